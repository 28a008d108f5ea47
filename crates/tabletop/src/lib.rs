//! The contract that every game of the parlour keeps.
//!
//! Read this crate first: it defines the words that all others use.
//!
//! * An **action** is what a seat decides: play this card on that player.
//! * An **event** is one thing that truly happened: a card was drawn, and it was the King.
//!   The state of a game changes only by events, so a journal of events rebuilds it exactly.
//! * A **sight** is an event as one viewer perceives it: *somebody drew a card*. The function
//!   [`Game::sight`] is the only door through which information leaves the true state.
//! * A **view** is all that one viewer may know and remember. It is folded from that viewer's
//!   sights and from nothing else.
//! * A **witness** is told each event as it happens. A simulation has none and pays for none.
//! * An **ask** is a question to chance: *which card is on top?* The rules never roll dice; they
//!   stop at [`Turn::Chance`] and somebody outside deals: a seeded shuffle, a script in a test, a
//!   solver that tries everything.
//! * A **match** is a game being played: the state, and a witness who is told of it. Its **audience**
//!   is the witness that keeps every viewer's view.
//! * A **world** is a full state that a viewer holds possible. Bots imagine worlds; they never see
//!   the true one.
//!
//! Playing any game to its end is one loop:
//!
//! ```
//! use tabletop::{Ask, Game, Turn, below};
//! use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
//! # use tabletop::toy::{Toy, Setup};
//! # type AnyGame = Toy;
//! # let setup = Setup { players: 3 };
//! let mut chance = SplitMix64::seed_from_u64(7);
//! let mut state = AnyGame::start(&setup);
//! let mut menu = Vec::new();
//! let winners = loop {
//!     match AnyGame::turn(&state) {
//!         Turn::Chance(ask) => {
//!             let outcome = ask.pick(&mut chance);
//!             AnyGame::deal(&mut state, outcome, &mut ()).unwrap();
//!         }
//!         Turn::Seats(seats) => {
//!             let seat = seats.first().unwrap();
//!             menu.clear();
//!             AnyGame::legal(AnyGame::seen(&state, seat), &mut menu);
//!             let action = menu[below(&mut chance, menu.len() as u32) as usize];
//!             AnyGame::act(&mut state, seat, action, &mut ()).unwrap();
//!         }
//!         Turn::Over(winners) => break winners,
//!     }
//! };
//! assert!(!winners.is_empty());
//! ```

mod seat;
pub use seat::{Seat, Seats, Viewer};

mod game;
pub use game::{Game, Imagine, Turn, Witness};

mod menu;
pub use menu::{List, Menu};

mod chance;
pub use chance::{Ask, Deals, below, mix, shuffle};

pub mod cards;

mod tokens;
pub use tokens::Tokens;

mod play;
pub use play::{Audience, Made, Match, Waiting};

mod random;
pub use random::{Tally, play_random, play_random_watched};

pub mod laws;

#[doc(hidden)]
pub mod toy;
