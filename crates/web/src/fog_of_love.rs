//! What Fog of Love looks like: a novel that two people write at one table, each hiding something.

mod ask;
mod card;
mod creation;
mod drawing;
mod ending;
mod forecast;
mod hand;
mod heft;
mod leaf;
mod lesson;
mod mine;
mod picks;
mod portrait;
mod reveal;
mod room;
mod rules;
mod scale;
mod told;
mod us;

use crate::table::telling;
use crate::{GameUi, Picked, Room, TablePage, Told};
use ::fog_of_love::Happened;
use drawing::Drawing;
use house::{AnyAction, FogOfLove, Glimpse};
use maud::{Markup, html};
use picks::{Next, read};
pub(crate) use rules::{emblem, ornament};
use tabletop::Seat;
use words::{Lang, Tongue};

impl GameUi for Glimpse<FogOfLove> {
    fn prompt(&self, page: &TablePage<'_>) -> String {
        leaf::prompt(&Drawing::of(page, self))
    }

    fn middle(&self, page: &TablePage<'_>) -> Markup {
        let drawing = Drawing::of(page, self);
        let telling = page.glimpse.map(|glimpse| telling(page, glimpse)).unwrap_or_default();
        html! {
            div.open.fl {
                (us::us(&drawing))
                (leaf::leaf(&drawing, &telling))
            }
        }
    }

    fn tray(&self, page: &TablePage<'_>) -> Markup {
        let drawing = Drawing::of(page, self);
        if drawing.own().is_none() {
            return html! {};
        }
        html! {
            // It may be longer than its place, and is then scrolled, with keys too.
            div.fl-tray tabindex="0" role="group" aria-label=(drawing.tongue.flw_mine()) {
                (hand::hand(&drawing))
                (mine::mine(&drawing))
            }
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
        rules::explanations(&Drawing::of(page, self))
    }

    fn hint(&self, page: &TablePage<'_>) -> Option<String> {
        rules::hint(&Drawing::of(page, self))
    }

    fn summary(&self, page: &TablePage<'_>) -> Markup {
        rules::summary(page.tongue())
    }

    fn verdict(&self, page: &TablePage<'_>) -> Option<Markup> {
        Some(ending::ending(&Drawing::of(page, self)))
    }

    fn rounds(&self, tongue: &Tongue) -> Vec<(usize, String)> {
        let chapters = self.recent.iter().enumerate().filter_map(|(at, sight)| match sight {
            _ if at == 0 && self.step_of(at) == 0 => Some((at, tongue.ft_creation())),
            Happened::ChapterBegan(number) => Some((at, tongue.ft_chapter_short((*number).into()))),
            Happened::FinaleBegan => Some((at, tongue.ft_finale())),
            _ => None,
        });
        chapters.collect()
    }

    fn lessons(&self) -> Vec<u8> {
        self.view.lessons().map(|lesson| lesson.number).collect()
    }

    fn picked(&self, picks: &[String]) -> Picked {
        match read(&self.moves(), picks) {
            Next::Move(action) => Picked::Move(AnyAction::FogOfLove(action)),
            Next::More(standing) => Picked::More(standing),
        }
    }

    fn room(&self, seat: Seat, lang: Lang, since: Option<usize>) -> Room {
        room::room(self, seat, lang, since)
    }

    fn pick_room(&self, seat: Seat, lang: Lang) -> usize {
        room::pick_room(self, seat, lang)
    }
}
