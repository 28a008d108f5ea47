//! Bots at the table.

use crate::table::{Entropy, number};
use crate::{Entry, Phase, Play, Sitter, Table};
use tabletop::Seat;

impl Table {
    /// The seat whose bot is to move next, if one is. Bots rest while nobody is at the table.
    pub fn bot_to_move(&self) -> Option<Seat> {
        let somebody =
            |chair: &crate::Chair| chair.sitter == Sitter::Person && chair.stand_in.is_none();
        let waited_for = self.game()?.game.waiting().seats();
        if self.paused || self.phase() != Phase::Playing || !self.chairs.iter().any(somebody) {
            return None;
        }
        let bot = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(|c| c.bot().is_some());
        waited_for.into_iter().find(bot)
    }

    /// Whether something happened in the latest step that people should be given time to take in.
    pub fn is_solemn(&self) -> bool {
        self.game().is_some_and(|game| game.game.is_solemn())
    }

    /// Lets the bot that is to move do so.
    pub fn move_bot(&mut self, entropy: &mut dyn Entropy) -> Option<Entry> {
        let seat = self.bot_to_move()?;
        let level = self.chair(seat.0).ok()?.bot()?.to_string();
        let mut dice = house::dice(number(entropy));
        let action = self.game()?.game.choose(seat, &level, &mut dice)?;
        let entry = self.play(Play { seat: seat.0, steps: None, action }).ok()?;
        self.apply(entry.clone()).ok()?;
        Some(entry)
    }
}
