//! What is to be taken in before the game goes on.

use super::card::shown;
use super::drawing::{Drawing, seals};
use crate::art;
use love_letter::{Card, Happened, Pile, Sight};
use maud::{Markup, html};
use tabletop::{Seat, Seats};
use words::love_letter::{game_end, round_end};

/// What the viewer has not yet taken in: what concerned them, and the end of a round.
pub(super) fn reveal(drawing: &Drawing<'_>) -> Option<Markup> {
    let fresh = fresh(drawing)?;
    let mut parts = Vec::new();
    if let Some(me) = drawing.me() {
        let own = Own { drawing, me, fresh };
        parts.extend((0..fresh.len()).filter_map(|at| own.part(at)));
    }
    parts.extend(round(drawing, fresh));
    let any = !parts.is_empty();
    any.then(|| html! { @for part in parts { (part) } })
}

/// The sights that have not been taken in. A step begins with a move, and that with a card being
/// played or kept, so the steps can be told apart. What came before one's own latest move was there
/// to be seen when it was made; spectators are shown the latest step alone.
fn fresh<'a>(drawing: &Drawing<'a>) -> Option<&'a [Sight]> {
    let missed = drawing.steps.checked_sub(drawing.desk.taken_in).filter(|&missed| missed > 0)?;
    let mover = |sight: &Sight| match *sight {
        Happened::Played { seat, .. } | Happened::Kept { seat, .. } => Some(seat),
        _ => None,
    };
    let moves = drawing.recent.iter().enumerate().rev();
    let moves = moves.filter_map(|(at, sight)| mover(sight).map(|seat| (at, seat)));
    let mut from = 0;
    for (n, (at, seat)) in moves.enumerate() {
        if n == missed {
            break;
        }
        from = at;
        if drawing.me().is_none_or(|me| me == seat) {
            break;
        }
    }
    drawing.recent.get(from..)
}

/// What concerned one player.
struct Own<'a> {
    drawing: &'a Drawing<'a>,
    me: Seat,
    fresh: &'a [Sight],
}

impl Own<'_> {
    fn part(&self, at: usize) -> Option<Markup> {
        let (drawing, tongue, me) = (self.drawing, self.drawing.tongue, self.me);
        match self.fresh[at] {
            Happened::Looked { seat, target, card: Some(card) } if seat == me => {
                let told = tongue.llw_reveal_looked(&drawing.name(target), card);
                Some(self.tell(&told, &[(tongue.llw_their_card(&drawing.name(target)), card)]))
            }
            Happened::Looked { seat, target, card: Some(card) } if target == me => {
                let told = tongue.llw_reveal_seen(&drawing.name(seat), card);
                Some(self.tell(&told, &[(tongue.llw_your_card(), card)]))
            }
            Happened::Compared { seat, target, cards: (Some(a), Some(b)), loser }
                if seat == me || target == me =>
            {
                let (other, mine, theirs) = if seat == me { (target, a, b) } else { (seat, b, a) };
                Some(self.compared(other, mine, theirs, loser))
            }
            Happened::Swapped { seat, target, cards: (Some(a), Some(b)) }
                if seat == me || target == me =>
            {
                let (other, given, got) = if seat == me { (target, a, b) } else { (seat, b, a) };
                let told = tongue.llw_reveal_swapped(&drawing.name(other));
                let cards = [(tongue.llw_given(), given), (tongue.llw_received(), got)];
                Some(self.tell(&told, &cards))
            }
            Happened::Discarded(seat, card) if seat == me => self.discarded(at, card),
            Happened::Out(seat, card) if seat == me => self.out(at, card),
            _ => None,
        }
    }

    fn compared(&self, other: Seat, mine: Card, theirs: Card, loser: Option<Seat>) -> Markup {
        let (tongue, name) = (self.drawing.tongue, self.drawing.name(other));
        let end = match loser {
            Some(loser) if loser == self.me => tongue.llw_reveal_lower(),
            Some(_) => tongue.llw_reveal_higher(&name),
            None => tongue.ll_log_equal(),
        };
        let told = tongue.sentences(&tongue.llw_reveal_compared(&name), &end);
        self.tell(&told, &[(tongue.llw_your_card(), mine), (tongue.llw_their_card(&name), theirs)])
    }

    /// A Prince of one's own is no surprise, nor is the Princess discarded: she goes out.
    fn discarded(&self, at: usize, card: Card) -> Option<Markup> {
        let (drawing, tongue) = (self.drawing, self.drawing.tongue);
        let by = self.played_before(at).map(|(seat, _)| seat).filter(|&seat| seat != self.me)?;
        let told = tongue.llw_reveal_discarded(&drawing.name(by), card);
        let next = self.fresh[at..].iter().find_map(|sight| match *sight {
            Happened::Redrew { seat, card: Some(card), from: Pile::Deck | Pile::Aside }
                if seat == self.me =>
            {
                Some((tongue.llw_new_card(), card))
            }
            _ => None,
        });
        Some(self.tell(&told, &Vec::from_iter(next)))
    }

    /// Whoever loses a comparison has been told so.
    fn out(&self, at: usize, card: Card) -> Option<Markup> {
        let (drawing, tongue) = (self.drawing, self.drawing.tongue);
        let (by, played) = self.played_before(at)?;
        let (by_another, by) = (by != self.me, drawing.name(by));
        let why = match played {
            Card::Baron => return None,
            Card::Guard => tongue.llw_reveal_guessed(&by, card),
            Card::Prince if by_another => tongue.llw_reveal_discarded(&by, card),
            _ => tongue.llw_reveal_princess(),
        };
        Some(html! {
            section.told.farewell {
                (art::broken_seal())
                p { (why) }
                @if by_another { p { (tongue.llw_reveal_out()) } }
            }
        })
    }

    /// The play that led to what happened.
    fn played_before(&self, at: usize) -> Option<(Seat, Card)> {
        self.fresh[..at].iter().rev().find_map(|sight| match *sight {
            Happened::Played { seat, card, .. } => Some((seat, card)),
            _ => None,
        })
    }

    fn tell(&self, told: &str, cards: &[(String, Card)]) -> Markup {
        let drawing = self.drawing;
        html! {
            section.told {
                p { (told) }
                div.cards {
                    @for (caption, card) in cards {
                        figure {
                            (shown(drawing.tongue, drawing.view.table.edition, *card))
                            figcaption { (caption) }
                        }
                    }
                }
            }
        }
    }
}

/// The end of a round: who won it and why, what they held, and who has how many tokens.
fn round(drawing: &Drawing<'_>, fresh: &[Sight]) -> Option<Markup> {
    let (tongue, table) = (drawing.tongue, &drawing.view.table);
    let at = fresh.iter().rposition(|sight| matches!(sight, Happened::RoundEnded { .. }))?;
    let Happened::RoundEnded { end, winners, spy } = fresh[at] else { return None };
    let won = fresh[at..].iter().find_map(|sight| match *sight {
        Happened::Won(winners) => Some(winners),
        _ => None,
    });
    let hands: Vec<(Seat, Card)> = fresh[..at]
        .iter()
        .filter_map(|sight| match *sight {
            Happened::Showed(seat, card) => Some((seat, card)),
            _ => None,
        })
        .collect();
    let begun = fresh[at..].iter().filter(|sight| matches!(sight, Happened::SetAside(_))).count();
    let number = i64::from(table.round) - begun as i64;
    Some(html! {
        section.told.round-end {
            h2 { (tongue.llw_round_over(number)) }
            p { (round_end(tongue, end, winners, spy, &drawing.names)) }
            @if let Some(winners) = won { p { strong { (game_end(tongue, winners, &drawing.names)) } } }
            @if !hands.is_empty() {
                div.cards {
                    @for (seat, card) in hands {
                        figure.winner[winners.has(seat)] {
                            (shown(tongue, table.edition, card))
                            figcaption { (drawing.name(seat)) }
                        }
                    }
                }
            }
            ul.standing aria-label=(tongue.ll_column_tokens()) {
                @for seat in Seats::all(table.players) {
                    li { span.called { (drawing.name(seat)) } " " (seals(drawing, seat)) }
                }
            }
        }
    })
}
