//! Players for any game of the parlour.
//!
//! A bot sees what a person in its seat would see: a view. What it cannot see it must imagine.

use rand_core::Rng;
use tabletop::{Game, below};

mod play;
pub use play::{Among, play, play_watched};

pub mod favor;
pub mod fog_of_love;
pub mod love_letter;

/// The random source that bots are lent in simulations.
pub type Dice = rand_xoshiro::Xoshiro256PlusPlus;

/// Somebody who plays: chooses a legal move from a view.
pub trait Bot<G: Game>: Send {
    /// The move for the seat whose view this is. It is that seat's turn.
    fn choose(&mut self, view: &G::View, rng: &mut dyn Rng) -> G::Action;
}

/// A level of play that a game offers.
pub struct Level<G: Game> {
    /// Its name on the command line: `club`.
    pub name: &'static str,
    /// Seats a new bot of this level.
    pub seat: fn() -> Box<dyn Bot<G>>,
}

/// Chooses uniformly among all legal moves, the foolish ones included.
#[derive(Debug, Default)]
pub struct Random<A> {
    menu: Vec<A>,
}

impl<A> Random<A> {
    /// A new random player.
    pub fn new() -> Self {
        Random { menu: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    fn choose(&mut self, view: &G::View, rng: &mut dyn Rng) -> G::Action {
        self.menu.clear();
        if let Some(seen) = G::seen_in(view) {
            G::legal(seen, &mut self.menu);
        }
        let n = below(rng, self.menu.len() as u32) as usize;
        self.menu.swap_remove(n)
    }
}
