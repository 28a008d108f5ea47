//! What happened, one thing after the other.

use crate::{Beat, Company, Kind, TakeIn};
use house::{Glimpse, LoveLetter};
use love_letter::{Card, Happened, Pile, Sight};
use tabletop::Seat;
use words::love_letter::{log, tell};

/// What can be seen of it: the sight itself, in which a card that the viewer may not know is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// What was perceived.
    pub sight: Sight,
    /// Whether a Guard's guess was right, where it is one.
    pub hit: Option<bool>,
}

/// What happened lately, as far back as the glimpse remembers.
pub fn beats(glimpse: &Glimpse<LoveLetter>, company: &Company<'_>) -> Vec<Beat<Shown>> {
    let names = company.names();
    let you = glimpse.view.viewer.seat();
    let sights = &glimpse.recent;
    let beat = |(at, sight): (usize, &Sight)| {
        let kept = log(company.tongue, sight, &names)?;
        let (by, on) = people(sight);
        Some(Beat {
            step: glimpse.step_of(at),
            kind: kind(sight),
            by,
            on,
            told: tell(company.tongue, sight, &names, you).unwrap_or_default(),
            kept,
            take_in: take_in(sights, at, company, you),
            what: Shown { sight: *sight, hit: hit(sights, at) },
        })
    };
    sights.iter().enumerate().filter_map(beat).collect()
}

/// What sort of thing it is.
fn kind(sight: &Sight) -> Kind {
    match sight {
        Happened::Starter(_)
        | Happened::SetAside(_)
        | Happened::LaidOpen(..)
        | Happened::Dealt(..)
        | Happened::Turn(_) => Kind::Deal,
        Happened::Drew(..) | Happened::Consulted(..) => Kind::Draw,
        Happened::Played { .. } | Happened::Kept { .. } => Kind::Move,
        Happened::Missed { .. }
        | Happened::Looked { .. }
        | Happened::Compared { .. }
        | Happened::Swapped { .. }
        | Happened::Discarded(..)
        | Happened::Redrew { .. } => Kind::Result,
        Happened::Out(..) => Kind::Out,
        Happened::Showed(..) => Kind::Reveal,
        Happened::RoundEnded { .. } => Kind::RoundEnd,
        Happened::Won(_) => Kind::GameEnd,
    }
}

/// Who did it, and to whom.
fn people(sight: &Sight) -> (Option<Seat>, Option<Seat>) {
    match *sight {
        Happened::Played { seat, target, .. } => (Some(seat), target),
        Happened::Looked { seat, target, .. }
        | Happened::Compared { seat, target, .. }
        | Happened::Swapped { seat, target, .. } => (Some(seat), Some(target)),
        Happened::Missed { target, .. } => (None, Some(target)),
        Happened::Out(seat, _) | Happened::Discarded(seat, _) => (None, Some(seat)),
        Happened::Drew(seat, _)
        | Happened::Consulted(seat, _)
        | Happened::Redrew { seat, .. }
        | Happened::Kept { seat, .. }
        | Happened::Showed(seat, _) => (Some(seat), None),
        Happened::Dealt(seat, _) | Happened::Starter(seat) | Happened::Turn(seat) => {
            (None, Some(seat))
        }
        Happened::SetAside(_)
        | Happened::LaidOpen(..)
        | Happened::RoundEnded { .. }
        | Happened::Won(_) => (None, None),
    }
}

/// Whether a Guard's guess was right: somebody goes out before anything else is played.
fn hit(sights: &[Sight], at: usize) -> Option<bool> {
    let Happened::Played { named: Some(_), .. } = sights[at] else { return None };
    let came = sights[at + 1..].iter().take_while(|sight| kind(sight) != Kind::Move);
    Some(came.into_iter().any(|sight| matches!(sight, Happened::Out(..))))
}

/// What this viewer must take in: what was shown to them or done to them, and the end of a round.
fn take_in(
    sights: &[Sight],
    at: usize,
    company: &Company<'_>,
    you: Option<Seat>,
) -> Option<TakeIn> {
    let sight = &sights[at];
    if matches!(sight, Happened::RoundEnded { .. }) {
        let text = tell(company.tongue, sight, &company.names(), you)?;
        return Some(TakeIn { text, private: false, together: false });
    }
    let own = Own { sights, at, company, you: you? };
    let private = own.is_private();
    own.text().map(|text| TakeIn { text, private, together: false })
}

/// Something that concerns the viewer.
struct Own<'a> {
    sights: &'a [Sight],
    at: usize,
    company: &'a Company<'a>,
    you: Seat,
}

impl Own<'_> {
    fn text(&self) -> Option<String> {
        let (tongue, you) = (self.company.tongue, self.you);
        let name = |seat| self.company.name(seat);
        match self.sights[self.at] {
            Happened::Looked { seat, target, card: Some(card) } if seat == you => {
                Some(tongue.llw_reveal_looked(&name(target), card))
            }
            Happened::Looked { seat, target, card: Some(card) } if target == you => {
                Some(tongue.llw_reveal_seen(&name(seat), card))
            }
            Happened::Compared { seat, target, loser, .. } if seat == you || target == you => {
                let other = name(if seat == you { target } else { seat });
                let end = match loser {
                    Some(loser) if loser == you => tongue.llw_reveal_lower(),
                    Some(_) => tongue.llw_reveal_higher(&other),
                    None => tongue.ll_log_equal(),
                };
                Some(tongue.sentences(&tongue.llw_reveal_compared(&other), &end))
            }
            Happened::Swapped { seat, target, .. } if seat == you || target == you => {
                let other = if seat == you { target } else { seat };
                Some(tongue.llw_reveal_swapped(&name(other)))
            }
            Happened::Discarded(seat, card) if seat == you => self.discarded(card),
            Happened::Out(seat, card) if seat == you => self.out(card),
            _ => None,
        }
    }

    /// A Prince of one's own is no surprise, nor is the Princess discarded: she goes out.
    fn discarded(&self, card: Card) -> Option<String> {
        let (by, _) = self.played().filter(|(by, _)| *by != self.you)?;
        let after = self.sights.get(self.at + 1..).unwrap_or_default();
        let drew = |sight: &Sight| {
            matches!(*sight, Happened::Redrew { seat, from: Pile::Deck | Pile::Aside, .. }
                if seat == self.you)
        };
        let soon = after.iter().take_while(|sight| kind(sight) != Kind::Move).any(drew);
        soon.then(|| self.company.tongue.llw_reveal_discarded(&self.company.name(by), card))
    }

    /// Whoever loses a comparison has been told so.
    fn out(&self, card: Card) -> Option<String> {
        let tongue = self.company.tongue;
        let (by, played) = self.played()?;
        let (by_another, by) = (by != self.you, self.company.name(by));
        match played {
            Card::Baron => None,
            Card::Guard => Some(tongue.llw_reveal_guessed(&by, card)),
            Card::Prince if by_another => Some(tongue.llw_reveal_discarded(&by, card)),
            _ => Some(tongue.llw_reveal_princess()),
        }
    }

    /// The play that led to it.
    fn played(&self) -> Option<(Seat, Card)> {
        self.sights[..self.at].iter().rev().find_map(|sight| match *sight {
            Happened::Played { seat, card, .. } => Some((seat, card)),
            _ => None,
        })
    }

    /// Whether the others saw less of it.
    fn is_private(&self) -> bool {
        matches!(
            self.sights[self.at],
            Happened::Looked { .. } | Happened::Compared { .. } | Happened::Swapped { .. }
        )
    }
}

/// What a viewer must take in among what they perceived, by its places: what was shown to them or done to
/// them, and the end of a round.
pub fn take_ins(you: Option<Seat>, sights: &[Sight]) -> Vec<usize> {
    (0..sights.len()).filter(|&at| is_to_be_taken_in(you, sights, at)).collect()
}

fn is_to_be_taken_in(you: Option<Seat>, sights: &[Sight], at: usize) -> bool {
    let mine = |seat: Seat| you == Some(seat);
    let played = || {
        sights[..at].iter().rev().find_map(|sight| match *sight {
            Happened::Played { seat, card, .. } => Some((seat, card)),
            _ => None,
        })
    };
    match sights[at] {
        Happened::RoundEnded { .. } => true,
        Happened::Looked { seat, target, card: Some(_) } => mine(seat) || mine(target),
        Happened::Compared { seat, target, cards: (Some(_), Some(_)), .. }
        | Happened::Swapped { seat, target, cards: (Some(_), Some(_)) } => {
            mine(seat) || mine(target)
        }
        // A Prince of one's own is no surprise, nor is the Princess discarded: she goes out.
        Happened::Discarded(seat, _) => mine(seat) && played().is_some_and(|(by, _)| !mine(by)),
        // Whoever loses a comparison has been told so.
        Happened::Out(seat, _) => {
            mine(seat) && played().is_some_and(|(_, card)| card != Card::Baron)
        }
        _ => false,
    }
}
