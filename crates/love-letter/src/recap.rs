//! A game told again in a few words: who won each round and by what, and what was memorable.
//!
//! Made of sights, and of what everybody saw: for whichever viewer, it comes out the same.

use crate::{Card, Happened, RoundEnd, Sight};
use std::cmp::Reverse;
use std::mem::discriminant;
use tabletop::{Seat, Seats};

/// How many moments are told, and how many of one kind.
const MOST: usize = 5;
const MOST_ALIKE: usize = 2;

/// A round that has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundWon {
    /// Which, from 1.
    pub round: u8,
    /// Its end among the sights.
    pub at: usize,
    /// Why it ended.
    pub end: RoundEnd,
    /// Who won it.
    pub winners: Seats,
    /// What they won it with, where hands were compared.
    pub card: Option<Card>,
    /// Who gained the Spy's token.
    pub spy: Option<Seat>,
    /// How many cards were played.
    pub played: u8,
}

/// Something worth remembering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// A Guard asked for the Princess, and she was there.
    PrincessFound {
        /// Whose Guard.
        seat: Seat,
        /// Where.
        target: Seat,
    },
    /// A Prince made somebody else lose the Princess.
    PrincessLost {
        /// Whose Prince.
        seat: Seat,
        /// Who.
        target: Seat,
    },
    /// Somebody played the Princess, or had their own Prince take her.
    PrincessThrown(Seat),
    /// Somebody won a round with the Princess in hand.
    PrincessKept {
        /// Who.
        seat: Seat,
        /// Which round.
        round: u8,
    },
    /// The first card of a round was a Guard, and found what it named.
    FoundAtOnce {
        /// Whose Guard.
        seat: Seat,
        /// Where.
        target: Seat,
        /// What.
        card: Card,
        /// In which round.
        round: u8,
    },
    /// A Guard found what it named.
    Found {
        /// Whose Guard.
        seat: Seat,
        /// Where.
        target: Seat,
        /// What.
        card: Card,
    },
    /// Somebody sent a Baron and lost.
    BaronLost {
        /// Who.
        seat: Seat,
        /// To whom.
        target: Seat,
        /// Holding this.
        card: Card,
    },
    /// Somebody sent a Baron and won.
    BaronWon {
        /// Who.
        seat: Seat,
        /// Against whom.
        target: Seat,
        /// Who held this.
        card: Card,
    },
    /// Nobody's card was higher.
    Tied {
        /// Who shared the round.
        winners: Seats,
        /// Which.
        round: u8,
    },
    /// A Spy brought a token.
    Spied(Seat),
    /// A round was shorter than all others.
    Swift {
        /// Who won it.
        winners: Seats,
        /// Which.
        round: u8,
        /// How many cards were played.
        played: u8,
    },
}

impl Moment {
    /// How memorable it is. Whoever falls from high falls with a noise.
    fn weight(&self) -> u8 {
        match *self {
            Moment::PrincessFound { .. } => 20,
            Moment::PrincessThrown(_) => 19,
            Moment::PrincessLost { .. } => 18,
            Moment::FoundAtOnce { card, .. } => 8 + card.value(),
            Moment::Swift { .. } => 14,
            Moment::Tied { .. } => 13,
            Moment::PrincessKept { .. } => 12,
            Moment::BaronLost { card, .. } => 6 + card.value(),
            Moment::Spied(_) => 9,
            Moment::BaronWon { card, .. } => 3 + card.value(),
            Moment::Found { card, .. } => 2 + card.value(),
        }
    }
}

/// The rounds that have ended. All sights of a game must be there.
pub fn rounds(sights: &[Sight]) -> Vec<RoundWon> {
    let mut rounds: Vec<RoundWon> = Vec::new();
    let (mut played, mut shown) = (0, None);
    for (at, sight) in sights.iter().enumerate() {
        match *sight {
            Happened::SetAside(_) => (played, shown) = (0, None),
            Happened::Played { .. } => played += 1,
            Happened::Showed(_, card) => shown = shown.max(Some(card)),
            Happened::RoundEnded { end, winners, spy } => {
                let round = rounds.len() as u8 + 1;
                rounds.push(RoundWon { round, at, end, winners, card: shown, spy, played });
            }
            _ => {}
        }
    }
    rounds
}

/// What is worth remembering, in the order in which it happened, and where among the sights: the most
/// memorable, and not too often the same. All sights of a game must be there.
pub fn moments(sights: &[Sight]) -> Vec<(usize, Moment)> {
    let mut all = within_rounds(sights);
    all.extend(ends_of_rounds(&rounds(sights)));
    all.sort_by_key(|(at, moment)| (Reverse(moment.weight()), *at));
    let mut chosen: Vec<(usize, Moment)> = Vec::new();
    for (at, moment) in all {
        let alike = |(_, one): &&(usize, Moment)| discriminant(one) == discriminant(&moment);
        let same = chosen.iter().any(|(_, one)| *one == moment);
        if chosen.len() < MOST && !same && chosen.iter().filter(alike).count() < MOST_ALIKE {
            chosen.push((at, moment));
        }
    }
    chosen.sort_by_key(|(at, _)| *at);
    chosen
}

/// A card that was played.
#[derive(Clone, Copy)]
struct Play {
    seat: Seat,
    card: Card,
    target: Option<Seat>,
}

/// What cards did to people.
fn within_rounds(sights: &[Sight]) -> Vec<(usize, Moment)> {
    let mut moments = Vec::new();
    let (mut round, mut plays, mut latest) = (0, 0, None);
    for (at, sight) in sights.iter().enumerate() {
        match *sight {
            Happened::SetAside(_) => (round, plays, latest) = (round + 1, 0, None),
            Happened::Played { seat, card, target, .. } => {
                plays += 1;
                latest = Some(Play { seat, card, target });
                if card == Card::Princess {
                    moments.push((at, Moment::PrincessThrown(seat)));
                }
            }
            Happened::Out(out, card) => {
                let first = (plays == 1).then_some(round);
                moments.extend(latest.and_then(|by| fall(by, out, card, first)).map(|it| (at, it)));
            }
            _ => {}
        }
    }
    moments
}

/// Somebody went out holding a card; `first` is the round, if it began with that.
fn fall(by: Play, out: Seat, card: Card, first: Option<u8>) -> Option<Moment> {
    let Play { seat, card: played, target } = by;
    let target = target?;
    match (played, card, first) {
        (Card::Guard, Card::Princess, _) => Some(Moment::PrincessFound { seat, target }),
        (Card::Guard, card, Some(round)) => Some(Moment::FoundAtOnce { seat, target, card, round }),
        (Card::Guard, card, None) => Some(Moment::Found { seat, target, card }),
        (Card::Prince, Card::Princess, _) if target == seat => Some(Moment::PrincessThrown(seat)),
        (Card::Prince, Card::Princess, _) => Some(Moment::PrincessLost { seat, target }),
        (Card::Baron, card, _) if out == seat => Some(Moment::BaronLost { seat, target, card }),
        (Card::Baron, card, _) => Some(Moment::BaronWon { seat, target, card }),
        _ => None,
    }
}

/// How rounds ended.
fn ends_of_rounds(rounds: &[RoundWon]) -> Vec<(usize, Moment)> {
    let mut moments = Vec::new();
    for &RoundWon { round, at, winners, card, spy, played, .. } in rounds {
        let others = rounds.iter().filter(|other| other.round != round);
        if rounds.len() > 1 && others.into_iter().all(|other| other.played > played) {
            moments.push((at, Moment::Swift { winners, round, played }));
        }
        if winners.len() > 1 {
            moments.push((at, Moment::Tied { winners, round }));
        }
        if let (Some(Card::Princess), Some(seat)) = (card, winners.first()) {
            moments.push((at, Moment::PrincessKept { seat, round }));
        }
        moments.extend(spy.map(|seat| (at, Moment::Spied(seat))));
    }
    moments
}
