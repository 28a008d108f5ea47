//! Bots at the table.

use crate::table::{Entropy, number};
use crate::{Entry, Phase, Sitter, Table};
use house::Waiting;
use tabletop::Seat;

impl Table {
    /// The seat whose bot is to move next, if one is. Bots rest while nobody is at the table.
    pub fn bot_to_move(&self) -> Option<Seat> {
        let somebody =
            |chair: &crate::Chair| chair.sitter == Sitter::Person && chair.stand_in.is_none();
        let Waiting::For(seats) = self.game.as_ref()?.waiting() else { return None };
        if self.paused || self.phase() != Phase::Playing || !self.chairs.iter().any(somebody) {
            return None;
        }
        let bot = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(|c| c.bot().is_some());
        seats.into_iter().find(bot)
    }

    /// Lets the bot that is to move do so.
    pub fn move_bot(&mut self, entropy: &mut dyn Entropy) -> Option<Entry> {
        let seat = self.bot_to_move()?;
        let level = self.chair(seat.0).ok()?.bot()?.to_string();
        let mut dice = house::dice(number(entropy));
        let action = self.game.as_ref()?.live.choose(seat, &level, &mut dice)?;
        self.play(seat.0, None, action.get()).ok()
    }
}
