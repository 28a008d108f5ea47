//! What is to be taken in before the game goes on.

use super::card::shown;
use super::{Table, name_in};
use crate::art;
use crate::parts::{Sheet, Slot};
use face::love_letter::{Face, Perceived, take_ins};
use love_letter::{Card, Edition, Happened, Pile, Sight};
use maud::{Markup, html};
use tabletop::Seat;
use words::{Lang, Tongue};

/// What the viewer has not yet taken in.
#[derive(Hash)]
struct Fresh<'a> {
    lang: Lang,
    names: &'a [String],
    edition: Edition,
    me: Seat,
    sights: &'a [Perceived],
    /// Which of them want to be confirmed.
    wanted: Vec<usize>,
    /// Whether no other round will come.
    last: bool,
}

impl Fresh<'_> {
    fn tongue(&self) -> &'static Tongue {
        Tongue::of(self.lang)
    }

    fn name(&self, seat: Seat) -> String {
        name_in(self.names, self.tongue(), seat)
    }

    fn sights(&self) -> impl DoubleEndedIterator<Item = &Sight> + ExactSizeIterator {
        self.sights.iter().map(|seen| &seen.sight)
    }
}

/// What the viewer has not yet taken in and concerned them. The end of a round is told on the table.
pub(super) fn reveal(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let face = table.face();
    let sights = fresh(face, table.desk().taken_in)?;
    let bare: Vec<Sight> = sights.iter().map(|seen| seen.sight).collect();
    let mut wanted = take_ins(face.you, &bare);
    if let Some(asking) = table.desk().asking {
        wanted = wanted.get(asking).copied().into_iter().collect();
    }
    wanted.retain(|at| !matches!(bare[*at], Happened::RoundEnded { .. }));
    if wanted.is_empty() {
        return None;
    }
    let fresh = Fresh {
        lang: table.lang(),
        names: &table.shown.names,
        edition: face.edition,
        me: face.you?,
        sights,
        wanted,
        last: bare.iter().any(|sight| matches!(sight, Happened::Won(_))),
    };
    Some(sheet.part("revealed", &fresh, draw))
}

fn draw(fresh: &Fresh<'_>) -> Markup {
    let own = Own { fresh, me: fresh.me };
    html! { @for &at in &fresh.wanted { @if let Some(part) = own.part(at) { (part) } } }
}

/// The play that led to what happened.
fn played_before(sights: &[Perceived], at: usize) -> Option<(Seat, Card)> {
    sights[..at].iter().rev().find_map(|seen| match seen.sight {
        Happened::Played { seat, card, .. } => Some((seat, card)),
        _ => None,
    })
}

/// The sights that have not been taken in. A step begins with a move, and that with a card being
/// played or kept, so the steps can be told apart. What came before one's own latest move was there
/// to be seen when it was made; spectators are shown the latest step alone.
fn fresh(face: &Face, taken_in: usize) -> Option<&[Perceived]> {
    let missed = face.steps.checked_sub(taken_in).filter(|&missed| missed > 0)?;
    let moves = face.happened.iter().enumerate().rev();
    let moves = moves.filter_map(|(at, seen)| seen.mover().map(|seat| (at, seat)));
    let mut from = 0;
    for (n, (at, seat)) in moves.enumerate() {
        if n == missed {
            break;
        }
        from = at;
        if face.you.is_none_or(|me| me == seat) {
            break;
        }
    }
    face.happened.get(from..)
}

/// What concerned one player.
struct Own<'a> {
    fresh: &'a Fresh<'a>,
    me: Seat,
}

impl Own<'_> {
    fn part(&self, at: usize) -> Option<Markup> {
        let (fresh, tongue, me) = (self.fresh, self.fresh.tongue(), self.me);
        match fresh.sights[at].sight {
            Happened::Looked { seat, target, card: Some(card) } if seat == me => {
                let told = tongue.llw_reveal_looked(&fresh.name(target), card);
                Some(self.tell(&told, &[(tongue.llw_their_card(&fresh.name(target)), card)]))
            }
            Happened::Looked { seat, target, card: Some(card) } if target == me => {
                let told = tongue.llw_reveal_seen(&fresh.name(seat), card);
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
                let told = tongue.llw_reveal_swapped(&fresh.name(other));
                let cards = [(tongue.llw_given(), given), (tongue.llw_received(), got)];
                Some(self.tell(&told, &cards))
            }
            Happened::Discarded(seat, card) if seat == me => self.discarded(at, card),
            Happened::Out(seat, card) if seat == me => self.out(at, card),
            _ => None,
        }
    }

    fn compared(&self, other: Seat, mine: Card, theirs: Card, loser: Option<Seat>) -> Markup {
        let (tongue, name) = (self.fresh.tongue(), self.fresh.name(other));
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
        let (fresh, tongue) = (self.fresh, self.fresh.tongue());
        let by = played_before(fresh.sights, at)
            .map(|(seat, _)| seat)
            .filter(|&seat| seat != self.me)?;
        let told = tongue.llw_reveal_discarded(&fresh.name(by), card);
        let next = fresh.sights().skip(at).find_map(|sight| match *sight {
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
        let (fresh, tongue) = (self.fresh, self.fresh.tongue());
        let (by, played) = played_before(fresh.sights, at)?;
        let (by_another, by) = (by != self.me, fresh.name(by));
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
                @if by_another && !fresh.last { p { (tongue.llw_reveal_out()) } }
            }
        })
    }

    fn tell(&self, told: &str, cards: &[(String, Card)]) -> Markup {
        let fresh = self.fresh;
        html! {
            section.told {
                p { (told) }
                div.cards {
                    @for (caption, card) in cards {
                        figure {
                            (shown(fresh.tongue(), fresh.edition, *card))
                            figcaption { (caption) }
                        }
                    }
                }
            }
        }
    }
}
