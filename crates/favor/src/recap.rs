//! A game told again in a few words: who was best in each round, and what was memorable.
//!
//! Made of sights, and of what everybody saw: for whichever viewer, it comes out the same.

use crate::table::MOST_PLAYERS;
use crate::{Clues, Door, Happened, Score, Sight};
use std::cmp::Reverse;
use std::mem::discriminant;
use tabletop::{Seat, Seats};

/// How many moments are told, and how many of one kind.
const MOST: usize = 5;
const MOST_ALIKE: usize = 2;

/// A lot that pays so much for so few tokens is a bargain.
const BARGAIN_POINTS: i8 = 5;
const BARGAIN_PRICE: u8 = 1;
/// So much is a price to talk about, and so many cards are a lot that somebody might have wanted.
const DEAR: u8 = 6;
const LARGE: u8 = 4;
/// A lead of so few points is a narrow one.
const NARROW: i16 = 2;

/// A round that has been scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundScored {
    /// Which, from 1.
    pub round: u8,
    /// Its end among the sights.
    pub at: usize,
    /// Who made the most points in it.
    pub best: Seats,
    /// How many.
    pub points: i8,
    /// The points of everybody.
    pub all: [i8; MOST_PLAYERS],
}

/// Something worth remembering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// A lot was worth a lot to whoever took it for next to nothing.
    Bargain {
        /// Who took it.
        seat: Seat,
        /// What it was worth.
        points: i8,
        /// What it cost.
        price: u8,
    },
    /// Somebody paid for a lot that made them poorer in points, too.
    Burden {
        /// Who.
        seat: Seat,
        /// How many points it cost.
        points: i8,
        /// What they paid for it.
        price: u8,
    },
    /// No lot of the game was dearer.
    Dearest {
        /// Who took it.
        seat: Seat,
        /// What it was worth.
        points: i8,
        /// What it cost.
        price: u8,
    },
    /// Nobody wanted a lot of many cards.
    Unwanted {
        /// How many.
        cards: u8,
        /// In which round.
        round: u8,
    },
    /// Somebody bought nothing in a round and made the most points of all.
    Thrifty {
        /// Who.
        seat: Seat,
        /// In which round.
        round: u8,
    },
    /// Nobody ever made more points in a round.
    Great {
        /// Who.
        seat: Seat,
        /// How many.
        points: i8,
        /// In which round.
        round: u8,
    },
    /// Somebody lost points in a round.
    Lost {
        /// Who.
        seat: Seat,
        /// How many.
        points: i8,
        /// In which round.
        round: u8,
    },
    /// Whoever won had been last before the last round.
    FromBehind(Seat),
    /// The game was won by very little.
    Narrow {
        /// Who won.
        seat: Seat,
        /// Who was next.
        next: Seat,
        /// By how many points; by none if a tie was broken.
        by: i16,
    },
}

impl Moment {
    /// How memorable it is.
    fn weight(&self) -> i16 {
        match *self {
            Moment::FromBehind(_) => 30,
            Moment::Narrow { .. } => 28,
            Moment::Thrifty { .. } => 25,
            Moment::Great { .. } => 20,
            Moment::Burden { points, .. } => 15 - i16::from(points),
            Moment::Lost { points, .. } => 14 - i16::from(points),
            Moment::Bargain { points, .. } => 10 + i16::from(points),
            Moment::Dearest { price, .. } => 10 + i16::from(price),
            Moment::Unwanted { cards, .. } => 6 + i16::from(cards),
        }
    }
}

/// The rounds that have been scored. All sights of a game must be there.
pub fn rounds(sights: &[Sight], players: u8) -> Vec<RoundScored> {
    let seats = Seats::all(players);
    let mut rounds = Vec::new();
    for (at, sight) in sights.iter().enumerate() {
        if let Happened::RoundEnded { points: all, .. } = *sight {
            let of = |seat: Seat| all[seat.index()];
            let points = seats.into_iter().map(of).max().unwrap_or(0);
            let best = seats.into_iter().filter(|&seat| of(seat) == points).collect();
            rounds.push(RoundScored { round: rounds.len() as u8 + 1, at, best, points, all });
        }
    }
    rounds
}

/// What is worth remembering, in the order in which it happened, and where among the sights: the most
/// memorable, and not too often the same. All sights of a game must be there.
pub fn moments(sights: &[Sight], players: u8) -> Vec<(usize, Moment)> {
    let rounds = rounds(sights, players);
    let sales = sales(sights);
    let mut all: Vec<_> = sales.iter().filter_map(Sale::moment).collect();
    all.extend(dearest(&sales));
    all.extend(unwanted(sights));
    all.extend(by_round(&rounds, &sales));
    all.extend(in_the_end(sights, &rounds, players));
    all.sort_by_key(|(at, moment)| (Reverse(moment.weight()), *at));
    let mut chosen: Vec<(usize, Moment)> = Vec::new();
    for (at, moment) in all {
        let alike = |(_, one): &&(usize, Moment)| discriminant(one) == discriminant(&moment);
        let told = chosen.iter().any(|(then, one)| *one == moment || *then == at && is_sale(one));
        if chosen.len() < MOST && !told && chosen.iter().filter(alike).count() < MOST_ALIKE {
            chosen.push((at, moment));
        }
    }
    chosen.sort_by_key(|(at, _)| *at);
    chosen
}

/// Whether a moment is about a lot that was sold, of which one thing is enough to tell.
fn is_sale(moment: &Moment) -> bool {
    matches!(moment, Moment::Bargain { .. } | Moment::Burden { .. } | Moment::Dearest { .. })
}

/// A lot that was sold.
#[derive(Clone, Copy)]
struct Sale {
    at: usize,
    round: u8,
    seat: Seat,
    price: u8,
    /// What it was worth to whoever took it, as the doors told when the round was over.
    points: i8,
}

impl Sale {
    /// A sale that is memorable by itself.
    fn moment(&self) -> Option<(usize, Moment)> {
        let Sale { at, seat, price, points, .. } = *self;
        if points < 0 {
            Some((at, Moment::Burden { seat, points, price }))
        } else if points >= BARGAIN_POINTS && price <= BARGAIN_PRICE {
            Some((at, Moment::Bargain { seat, points, price }))
        } else {
            None
        }
    }
}

/// All lots that were sold in rounds that are over.
fn sales(sights: &[Sight]) -> Vec<Sale> {
    let mut sales: Vec<Sale> = Vec::new();
    let (mut round, mut begun) = (0, 0);
    let mut lot = Clues::default();
    let mut taken: Vec<(usize, Seat, u8, Clues)> = Vec::new();
    let mut doors: [Option<Door>; MOST_PLAYERS] = [None; MOST_PLAYERS];
    for (at, sight) in sights.iter().enumerate() {
        match *sight {
            Happened::RoundBegan { round: number, .. } => {
                (round, begun, lot) = (number, sales.len(), Clues::default());
                taken.clear();
                doors = [None; MOST_PLAYERS];
            }
            Happened::Opened(clue) | Happened::Added(_, clue) => lot.add(clue),
            Happened::Discarded => lot = Clues::default(),
            Happened::Sold { seat, price, .. } => {
                taken.push((at, seat, price, std::mem::take(&mut lot)));
            }
            Happened::Showed(seat, door) => doors[seat.index()] = Some(door),
            Happened::RoundEnded { .. } => {
                let mut collections = [Clues::default(); MOST_PLAYERS];
                for &(at, seat, price, lot) in &taken {
                    let Some(door) = doors[seat.index()] else { continue };
                    let collection = &mut collections[seat.index()];
                    let before = Score::of(door, *collection).points();
                    collection.add_all(lot);
                    let points = Score::of(door, *collection).points() - before;
                    sales.push(Sale { at, round, seat, price, points });
                }
                sales[begun..].sort_by_key(|sale| sale.at);
            }
            _ => {}
        }
    }
    sales
}

/// The dearest lot, if there was one and it was dear.
fn dearest(sales: &[Sale]) -> Option<(usize, Moment)> {
    let price = sales.iter().map(|sale| sale.price).max().filter(|&price| price >= DEAR)?;
    let mut dear = sales.iter().filter(|sale| sale.price == price);
    let (&Sale { at, seat, points, .. }, None) = (dear.next()?, dear.next()) else { return None };
    Some((at, Moment::Dearest { seat, points, price }))
}

/// Lots of many cards that nobody wanted.
fn unwanted(sights: &[Sight]) -> Vec<(usize, Moment)> {
    let mut moments = Vec::new();
    let (mut round, mut cards) = (0, 0);
    for (at, sight) in sights.iter().enumerate() {
        match *sight {
            Happened::RoundBegan { round: number, .. } => (round, cards) = (number, 0),
            Happened::Opened(_) | Happened::Added(..) => cards += 1,
            Happened::Sold { .. } => cards = 0,
            Happened::Discarded => {
                if cards >= LARGE {
                    moments.push((at, Moment::Unwanted { cards, round }));
                }
                cards = 0;
            }
            _ => {}
        }
    }
    moments
}

/// How people fared in a round.
fn by_round(rounds: &[RoundScored], sales: &[Sale]) -> Vec<(usize, Moment)> {
    let mut moments = Vec::new();
    let most = rounds.iter().map(|round| round.points).max();
    for &RoundScored { round, at, best, points, all } in rounds {
        if let [seat] = best.into_iter().collect::<Vec<_>>()[..] {
            let bought = sales.iter().any(|sale| sale.round == round && sale.seat == seat);
            if !bought {
                moments.push((at, Moment::Thrifty { seat, round }));
            }
            let others = rounds.iter().filter(|other| other.round != round);
            if Some(points) == most && others.into_iter().all(|other| other.points < points) {
                moments.push((at, Moment::Great { seat, points, round }));
            }
        }
        for (place, &points) in all.iter().enumerate().filter(|(_, points)| **points < 0) {
            moments.push((at, Moment::Lost { seat: Seat(place as u8), points, round }));
        }
    }
    moments
}

/// How the game was decided.
fn in_the_end(sights: &[Sight], rounds: &[RoundScored], players: u8) -> Vec<(usize, Moment)> {
    let won = sights.iter().enumerate().find_map(|(at, sight)| match *sight {
        Happened::Won { seat, .. } => Some((at, seat)),
        _ => None,
    });
    let Some((at, seat)) = won else { return Vec::new() };
    let total = |seat: Seat, rounds: &[RoundScored]| -> i16 {
        rounds.iter().map(|round| i16::from(round.all[seat.index()])).sum()
    };
    let rivals = || Seats::all(players).into_iter().filter(move |&other| other != seat);
    let mut moments = Vec::new();
    let before = &rounds[..rounds.len().saturating_sub(1)];
    if !before.is_empty() && rivals().all(|other| total(other, before) > total(seat, before)) {
        moments.push((at, Moment::FromBehind(seat)));
    }
    if let Some(next) = rivals().max_by_key(|&other| (total(other, rounds), Reverse(other))) {
        let by = total(seat, rounds) - total(next, rounds);
        if by <= NARROW {
            moments.push((at, Moment::Narrow { seat, next, by }));
        }
    }
    moments
}
