//! What is settled before the first card is dealt.

use crate::{Card, Cards, Kinds};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Which deck is used. This is the whole difference between the two versions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// 21 cards, 2 to 6 players (LL-1, LL-3).
    #[serde(rename = "2019")]
    Standard,
    /// 16 cards, 2 to 4 players: one Guard, both Chancellors and both Spies stay in the bag
    /// (LL-111, LL-112).
    #[serde(rename = "classic")]
    Classic,
}

impl Edition {
    /// The cards in use (LL-3).
    #[inline(always)]
    pub const fn deck(self) -> Cards {
        //                           Spy Gu Pt Ba Ha Pr Ch Ki Co Ps
        match self {
            Edition::Standard => Cards::of([2, 6, 2, 2, 2, 2, 2, 1, 1, 1]),
            Edition::Classic => Cards::of([0, 5, 2, 2, 2, 2, 0, 1, 1, 1]),
        }
    }

    /// What a Guard may name (LL-81, LL-86).
    #[inline(always)]
    pub const fn nameable(self) -> Kinds {
        match self {
            Edition::Standard => of(&NAMES),
            Edition::Classic => of(&CLASSIC_NAMES),
        }
    }

    /// The largest table (LL-1, LL-111).
    pub fn most_players(self) -> u8 {
        match self {
            Edition::Standard => 6,
            Edition::Classic => 4,
        }
    }
}

/// What a Guard may name in the standard game: nine characters (LL-86).
pub(crate) const NAMES: [Card; 9] = [
    Card::Spy,
    Card::Priest,
    Card::Baron,
    Card::Handmaid,
    Card::Prince,
    Card::Chancellor,
    Card::King,
    Card::Countess,
    Card::Princess,
];

/// What a Guard may name in the classic version: seven characters (LL-86).
pub(crate) const CLASSIC_NAMES: [Card; 7] = [
    Card::Priest,
    Card::Baron,
    Card::Handmaid,
    Card::Prince,
    Card::King,
    Card::Countess,
    Card::Princess,
];

const fn of(cards: &[Card]) -> Kinds {
    let (mut bits, mut n) = (0, 0);
    while n < cards.len() {
        bits |= 1 << cards[n] as u16;
        n += 1;
    }
    Kinds::of_bits(bits)
}

/// The tokens that end the game (LL-105).
#[inline(always)]
pub(crate) fn tokens_to_win(players: u8) -> u8 {
    match players {
        2 => 6,
        3 => 5,
        4 => 4,
        _ => 3,
    }
}

/// A table that may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    edition: Edition,
    players: u8,
    first: Option<Seat>,
}

/// A table that may not be played, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The edition is for 2 to `most` players (LL-1, LL-111).
    Players {
        /// How many were wanted.
        wanted: u8,
        /// How many may sit down.
        most: u8,
    },
    /// Nobody sits there.
    NoSuchSeat(Seat),
}

impl Setup {
    /// A table for `players`; chance names the starter (LL-14).
    pub fn new(edition: Edition, players: u8) -> Result<Setup, Refused> {
        let most = edition.most_players();
        if (2..=most).contains(&players) {
            Ok(Setup { edition, players, first: None })
        } else {
            Err(Refused::Players { wanted: players, most })
        }
    }

    /// The same table with a starter named by the players (LL-14).
    pub fn starting_with(self, first: Seat) -> Result<Setup, Refused> {
        if first.0 < self.players {
            Ok(Setup { first: Some(first), ..self })
        } else {
            Err(Refused::NoSuchSeat(first))
        }
    }

    /// The deck in use.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// How many sit at the table.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The starter, where the players named one.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }
}
