//! Tables of bots for the tests.

use bots::Bot;
use bots::love_letter::LEVELS;
use love_letter::{Action, LoveLetter, View};
use tabletop::Game;

/// A table of bots, by the names of their levels.
pub fn table(players: u8, level: impl Fn(u8) -> &'static str) -> Vec<Box<dyn Bot<LoveLetter>>> {
    let seat = |name| {
        let level = LEVELS.iter().find(|level| level.name == name).expect("a level of that name");
        (level.seat)()
    };
    (0..players).map(|chair| seat(level(chair))).collect()
}

/// The viewer's legal moves.
pub fn legal(view: &View) -> Vec<Action> {
    let mut moves = Vec::new();
    LoveLetter::legal(LoveLetter::seen_in(view).expect("a seat"), &mut moves);
    moves
}
