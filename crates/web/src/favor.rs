//! What Favor looks like.
//!
//! Everything is made from a [`Glimpse`]: the viewer's own view, and the sights that led to it.

mod clue;
mod drawing;
mod explain;
mod hint;
mod ledger;
mod lot;
mod picks;
mod players;
mod recap;
mod reveal;
mod score;
mod stepper;
mod story;
mod told;
mod tray;

use crate::told::beginnings;
use crate::{GameUi, Picked, Room, TablePage, Told};
use ::favor::{Happened, Sight, Step};
use drawing::Drawing;
pub(crate) use explain::{emblem, ornament};
use house::{AnyAction, Favor, Glimpse};
use maud::{Markup, html};
use tabletop::Seat;
use words::{Lang, Tongue};

impl GameUi for Glimpse<Favor> {
    fn prompt(&self, page: &TablePage<'_>) -> String {
        let asked = || self.ask(page.tongue(), &page.names());
        let chosen = picks::Picks::read(&self.moves(), &page.desk.picks).chosen;
        chosen.map_or_else(asked, |action| tray::sure(page.tongue(), action))
    }

    fn middle(&self, page: &TablePage<'_>) -> Markup {
        let drawing = Drawing::new(page, self);
        html! {
            div.open {
                (lot::lot(&drawing))
                (players::players(&drawing))
                (ledger::ledger(&drawing))
            }
        }
    }

    fn tray(&self, page: &TablePage<'_>) -> Markup {
        tray::tray(&Drawing::new(page, self), &self.moves(), &page.desk.picks)
    }

    fn told(&self, page: &TablePage<'_>) -> Vec<Told> {
        told::told(&Drawing::new(page, self))
    }

    fn scene(&self, page: &TablePage<'_>) -> Option<Markup> {
        told::scene(&Drawing::new(page, self))
    }

    fn reveal(&self, page: &TablePage<'_>) -> Option<Markup> {
        reveal::reveal(&Drawing::new(page, self), self, page.desk.taken_in)
    }

    fn recap(&self, page: &TablePage<'_>) -> Option<Markup> {
        Some(recap::recap(page, self))
    }

    fn explanations(&self, page: &TablePage<'_>) -> Vec<(String, Markup)> {
        explain::explanations(page.tongue())
    }

    fn hint(&self, page: &TablePage<'_>) -> Option<String> {
        if page.desk.hints { hint::hint(&Drawing::new(page, self)) } else { None }
    }

    fn summary(&self, page: &TablePage<'_>) -> Markup {
        explain::summary(page.tongue())
    }

    fn rounds(&self, tongue: &Tongue) -> Vec<(usize, String)> {
        let begins = |sight: &Sight| match *sight {
            Happened::RoundBegan { round, .. } => Some(words::favor::round(tongue, round)),
            _ => None,
        };
        beginnings(&self.recent, begins, |sight| matches!(sight, Happened::Starter(_)))
    }

    fn picked(&self, picks: &[String]) -> Picked {
        match picks::Picks::read(&self.moves(), picks).picked() {
            Ok(action) => Picked::Move(AnyAction::Favor(action)),
            Err(picks) => Picked::More(picks),
        }
    }

    /// One's identity and what things are worth to it.
    fn room(&self, _: Seat, _: Lang, _: Option<usize>) -> Room {
        Room::of(768, 8 * 1024)
    }

    /// A bid may be as high as somebody has tokens.
    fn pick_room(&self, seat: Seat, _: Lang) -> usize {
        match self.view.table.step {
            Step::Bid => 1024 + 96 * usize::from(self.view.table.tokens.of(seat)),
            _ => 768,
        }
    }
}
