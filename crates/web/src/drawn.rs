//! What one page shows, as far as it was sent: only what has changed is drawn, and sent again.

use crate::ahead::{Ahead, ahead, is_now};
use crate::parts::{Parts, Sent, Sheet, Work};
use crate::play::{Play, play};
use crate::shelf::Drawing;
use crate::stamp::stamp;
use crate::{TablePage, table};
use std::hash::Hash;

/// What a page was sent.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    parts: Sent,
    /// Stands for what picks would show; 0 if nothing was sent.
    ahead: u64,
}

/// What is new on a page.
#[derive(Debug, Default)]
pub struct Drawn {
    /// The parts that have changed.
    pub parts: Parts,
    /// What picks would show, if that has changed.
    pub ahead: Option<Ahead>,
    /// What that took.
    pub work: Work,
}

impl Memory {
    /// Draws what is new on a page since it was drawn last.
    pub fn draw(&mut self, page: &TablePage<'_>, mut drawing: Drawing<'_>) -> Drawn {
        let game = play(page);
        if let Drawing::Public(shelf) = &mut drawing {
            let steps = page.glimpse.map_or(0, |glimpse| glimpse.steps());
            shelf.turn_to((page.picture.games, steps), page.visit.lang);
        }
        let mut sheet = Sheet::drawn_by(&self.parts, drawing);
        table::draw(&mut sheet, page, game.as_deref());
        let mut work = sheet.work();
        let (parts, sent) = sheet.finish();
        self.parts = sent;
        let ahead = self.ahead(page, game.as_deref(), &mut work);
        Drawn { parts, ahead, work }
    }

    /// What picks would show, if that is new.
    fn ahead(
        &mut self,
        page: &TablePage<'_>,
        game: Option<&dyn Play>,
        work: &mut Work,
    ) -> Option<Ahead> {
        let Some(game) = game.filter(|_| is_now(page)) else {
            return self.renew(key(&0)).then(Ahead::new);
        };
        let known = key(&(game.key(), game.picks(), table::is_asked(page)));
        self.renew(known).then(|| ahead(page, game, &self.parts, work))
    }

    /// Why a click did nothing: all that is new then.
    pub fn notice(&mut self, notice: &str) -> Parts {
        table::notice(&mut self.parts, notice)
    }

    fn renew(&mut self, ahead: u64) -> bool {
        std::mem::replace(&mut self.ahead, ahead) != ahead
    }
}

/// Never 0, which stands for nothing sent.
fn key(of: &impl Hash) -> u64 {
    stamp(of) | 1
}
