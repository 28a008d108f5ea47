//! What the page of a table asks of a game: to be drawn in parts.
//!
//! The frame (`table/`) knows no game, and a game knows nothing of the frame. Each game has a module that
//! draws its face; [`Play`] is what such a module provides. A face is plain data (`face::love_letter::Face`
//! and its sisters), and each part of the page is drawn from as little of it as it shows, in words made
//! while it is drawn: so whatever did not change costs a hash.
//!
//! A game is asked for the same parts at every point of its choices: [`Play::at`] gives the table with some
//! picks on it, [`Play::next`] where each further pick leads. Only the parts that have what was picked among
//! their inputs differ there, and only those are drawn and sent ahead.
//!
//! [`play`] is the one place where a glimpse becomes a face. Nothing is drawn in order to find
//! something out: what picks come to, which rounds have begun and how many things wait to be taken
//! in is asked of `face`.

use crate::parts::{Sheet, Slot};
use crate::{TablePage, favor, fog_of_love, love_letter};
use house::AnyGlimpse;
use maud::Markup;
use tabletop::Seat;

/// Where a pick leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Leads {
    /// To another point: to these picks, which then stand.
    To(Vec<String>),
    /// To a move.
    Move,
}

/// A game on a page, with some picks.
pub(crate) trait Play {
    /// What is asked, in one sentence, given what has been picked.
    fn prompt(&self) -> String;
    /// What stands beside the name of the game: how far it has come, and what wins it.
    fn subtitle(&self) -> Option<String> {
        None
    }
    /// Whether one's own cards come before the middle of the table, for whoever hears it or goes through it
    /// with keys.
    fn hand_first(&self) -> bool {
        false
    }
    /// How to go on from what is to be taken in and is told on the table itself, without a dialog.
    fn onward(&self) -> Option<String> {
        None
    }
    /// Whether the game that is shown is over and its table cleared: its end is a page of its own.
    fn clears(&self) -> bool {
        false
    }
    /// The middle of the table: `.open` is what everybody sees, with what can be picked; `.private`
    /// beside it is what only this seat knows.
    fn middle(&self, sheet: &mut Sheet<'_>) -> Slot;
    /// The private tray of the seat; nothing for spectators.
    fn tray(&self, sheet: &mut Sheet<'_>) -> Option<Slot>;
    /// The latest move, staged. Its part is called after the step.
    fn stage(&self, sheet: &mut Sheet<'_>) -> Option<Slot>;
    /// The moves since the viewer's own latest one, the latest last: [`crate::told::list_since`] draws them.
    fn since(&self, sheet: &mut Sheet<'_>) -> Slot;
    /// A hint for somebody's first game that stands in the middle, if there is one for this moment. Those that
    /// change with what is picked stand with the tray.
    fn hint(&self) -> Option<String> {
        None
    }
    /// What the latest steps have revealed to this seat and is to be taken in (“Got it”), if anything: of the
    /// things that `face::take_ins` counts in the latest step the one that `Desk::asking` names, or where it
    /// names none, all since `Desk::taken_in`.
    fn reveal(&self, sheet: &mut Sheet<'_>) -> Option<Slot>;
    /// Everything that can be asked about, each as [`explanation`](crate::told::explanation) draws it.
    fn explanations(&self, sheet: &mut Sheet<'_>) -> Slot;
    /// The short rules beside the table.
    fn summary(&self, sheet: &mut Sheet<'_>) -> Slot;
    /// How the game ended, for games in which more is to be said than who won.
    fn verdict(&self, sheet: &mut Sheet<'_>) -> Option<Slot>;
    /// How the game went, once it is over.
    fn recap(&self, sheet: &mut Sheet<'_>) -> Option<Slot>;
    /// The steps of which the log says something, the oldest first.
    fn log_steps(&self) -> Vec<usize>;
    /// What the log says of a step, and then these lines: [`crate::told::log_step`] draws them.
    fn log_step(&self, sheet: &mut Sheet<'_>, step: usize, more: &[String]) -> Slot;
    /// What the log says of the latest step that has any lines, drawn so.
    fn latest(
        &self,
        sheet: &mut Sheet<'_>,
        id: &'static str,
        draw: fn(&[String]) -> Markup,
    ) -> Slot;
    /// The latest moves as everybody saw them, for whoever is to move next: [`crate::told::happened`] draws their
    /// words. Asked of a game only that is seen through nobody's eyes.
    fn lately(&self, sheet: &mut Sheet<'_>, id: &'static str, _next: Option<Seat>) -> Slot {
        self.latest(sheet, id, crate::told::happened)
    }
    /// Somebody's picture, as everybody may see it, where the game draws people.
    fn portrait(&self, _: &mut Sheet<'_>, _: Seat) -> Option<Slot> {
        None
    }
    /// The picks that stand here.
    fn picks(&self) -> Vec<String>;
    /// Everything that may be picked here, and where it leads. What leads nowhere else is left out.
    fn next(&self) -> Vec<(String, Leads)>;
    /// The same game with other picks.
    fn at(&self, picks: &[String]) -> Box<dyn Play + '_>;
    /// Stands for all that picks are drawn from.
    fn key(&self) -> u64;
}

/// The game of a page, with what has been picked.
pub(crate) fn play<'a>(page: &TablePage<'a>) -> Option<Box<dyn Play + 'a>> {
    Some(match page.glimpse? {
        AnyGlimpse::LoveLetter(glimpse) => Box::new(love_letter::Table::of(page, glimpse)),
        AnyGlimpse::Favor(glimpse) => Box::new(favor::Table::of(page, glimpse)),
        AnyGlimpse::FogOfLove(glimpse) => Box::new(fog_of_love::Table::of(page, glimpse)),
    })
}
