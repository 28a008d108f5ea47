//! What Love Letter looks like.

mod card;
mod choice;
mod deck;
mod drawing;
mod guess;
mod hand;
mod knowledge;
mod players;
mod recap;
mod reveal;
mod room;
mod rules;
mod told;

use crate::told::beginnings;
use crate::{GameUi, Picked, Room, TablePage, Told};
use choice::{Next, read};
use drawing::Drawing;
use house::{AnyAction, Glimpse, LoveLetter};
use love_letter::{Happened, Sight};
use maud::{Markup, html};
pub(crate) use rules::{emblem, ornament};
use tabletop::Seat;
use words::{Lang, Tongue};

impl GameUi for Glimpse<LoveLetter> {
    fn prompt(&self, page: &TablePage<'_>) -> String {
        let asked = hand::ask(&Drawing::of(page, self));
        asked.unwrap_or_else(|| self.ask(page.tongue(), &page.names()))
    }

    fn middle(&self, page: &TablePage<'_>) -> Markup {
        let drawing = Drawing::of(page, self);
        html! {
            div.open {
                (players::others(&drawing))
                div.centre {
                    (deck::deck(&drawing))
                    (players::oneself(&drawing))
                }
                (deck::remains(&drawing))
            }
            @if drawing.me().is_some() { (knowledge::private(&drawing)) }
        }
    }

    fn tray(&self, page: &TablePage<'_>) -> Markup {
        let drawing = Drawing::of(page, self);
        if drawing.me().is_none() {
            return html! {};
        }
        html! {
            (guess::names(&drawing))
            (hand::order(&drawing))
            (hand::hand(&drawing))
        }
    }

    fn told(&self, page: &TablePage<'_>) -> Vec<Told> {
        told::told(&Drawing::of(page, self))
    }

    fn scene(&self, page: &TablePage<'_>) -> Option<Markup> {
        told::scene(&Drawing::of(page, self))
    }

    fn reveal(&self, page: &TablePage<'_>) -> Option<Markup> {
        reveal::reveal(&Drawing::of(page, self))
    }

    fn explanations(&self, page: &TablePage<'_>) -> Vec<(String, Markup)> {
        rules::explanations(page.tongue(), &self.setup)
    }

    fn hint(&self, page: &TablePage<'_>) -> Option<String> {
        rules::hint(&Drawing::of(page, self))
    }

    fn summary(&self, page: &TablePage<'_>) -> Markup {
        rules::summary(page.tongue(), &self.setup)
    }

    fn rounds(&self, tongue: &Tongue) -> Vec<(usize, String)> {
        let is_new = |sight: &Sight| matches!(sight, Happened::SetAside(_));
        // The latest is known by its number, and the others are counted from it.
        let begun = self.recent.iter().filter(|sight| is_new(sight)).count();
        let mut round = i64::from(self.view.table.round) - begun as i64;
        let begins = |sight: &Sight| {
            is_new(sight).then(|| {
                round += 1;
                tongue.ll_round(round)
            })
        };
        beginnings(&self.recent, begins, |sight| matches!(sight, Happened::Starter(_)))
    }

    fn recap(&self, page: &TablePage<'_>) -> Option<Markup> {
        Some(recap::recap(page, self))
    }

    fn picked(&self, picks: &[String]) -> Picked {
        match read(self.view.viewer.seat(), &self.moves(), picks) {
            Next::Move(action) => Picked::Move(AnyAction::LoveLetter(action)),
            Next::More(choice) => Picked::More(choice.picks()),
        }
    }

    fn room(&self, seat: Seat, _: Lang, since: Option<usize>) -> Room {
        room::room(self, seat, since)
    }

    /// A Guard may ask everybody for everything.
    fn pick_room(&self, _: Seat, _: Lang) -> usize {
        640 + 560 * usize::from(self.view.table.players)
    }
}
