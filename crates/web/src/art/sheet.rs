//! The larger drawings, each sheet a file of its own: a page that shows none of them fetches none of them.
//!
//! What is drawn lies in `assets/art`, one drawing a `<g>` with its name, written with the classes of a
//! sheet in `assets/art/paint`. It is sent painted and without the ends of its lines.

use super::paint::PaintBox;
use crate::assets::{source, sources_under, url};
use maud::{Markup, html};
use packs::Setting;
use std::sync::LazyLock;

/// A file of drawings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sheet {
    /// Everything that people are put together from.
    People,
    /// Places at home.
    Home,
    /// Places where one sits at a table and is served.
    Tables,
    /// Halls and waiting rooms.
    Halls,
    /// Places under the sky.
    Outside,
    /// What stands on the table, and what two people hold.
    Props,
    /// The pictures of traits and destinies.
    Signs,
    /// Small signs in the colour of the text: types of cards, decks, hearts, tokens.
    Marks,
    /// The guests, and what lies on their table.
    Room,
}

impl Sheet {
    /// All of them.
    pub const ALL: [Sheet; 9] = [
        Sheet::People,
        Sheet::Home,
        Sheet::Tables,
        Sheet::Halls,
        Sheet::Outside,
        Sheet::Props,
        Sheet::Signs,
        Sheet::Marks,
        Sheet::Room,
    ];

    /// The sheet with a place: those that are alike lie together, so that a story fetches few of them.
    pub(super) fn of(place: Setting) -> Sheet {
        use Setting as S;
        match place {
            S::Kitchen | S::KitchenCalm | S::KitchenRain | S::Sitting | S::Bedroom => Sheet::Home,
            S::BedroomPlain | S::Boxes | S::Piano | S::Stairs => Sheet::Home,
            S::Cafe | S::CafeEmpty | S::CafePaper => Sheet::Tables,
            S::Restaurant | S::RestaurantBill | S::Bar => Sheet::Tables,
            S::Hall | S::HallScarf | S::Gate | S::Hospital | S::Room214 | S::Train => Sheet::Halls,
            S::Quay | S::QuayNight | S::Balcony | S::Street | S::StreetRain => Sheet::Outside,
            S::Market | S::Park | S::Beach => Sheet::Outside,
        }
    }

    /// The name under which it is served.
    pub fn file(self) -> &'static str {
        match self {
            Sheet::People => "people.svg",
            Sheet::Home => "places-home.svg",
            Sheet::Tables => "places-tables.svg",
            Sheet::Halls => "places-halls.svg",
            Sheet::Outside => "places-outside.svg",
            Sheet::Props => "props.svg",
            Sheet::Signs => "signs.svg",
            Sheet::Marks => "marks.svg",
            Sheet::Room => "room.svg",
        }
    }

    /// What it is drawn in: a file, or a folder of them.
    fn drawn_in(self) -> &'static str {
        match self {
            Sheet::People => "art/people.svg",
            Sheet::Home => "art/places/home/",
            Sheet::Tables => "art/places/tables/",
            Sheet::Halls => "art/places/halls/",
            Sheet::Outside => "art/places/outside/",
            Sheet::Props => "art/props.svg",
            Sheet::Signs => "art/signs.svg",
            Sheet::Marks => "art/marks.svg",
            Sheet::Room => "art/room.svg",
        }
    }

    fn painted_by(self) -> &'static str {
        match self {
            Sheet::People => "art/paint/people.css",
            Sheet::Home | Sheet::Tables | Sheet::Halls | Sheet::Outside => "art/paint/places.css",
            Sheet::Props => "art/paint/props.css",
            Sheet::Signs | Sheet::Marks => "art/paint/signs.css",
            Sheet::Room => "art/paint/room.css",
        }
    }

    /// The lines of its drawings, as they are written.
    fn lines(self) -> String {
        // A window is an `svg` of its own within a place.
        let drawing = |line: &&str| !line.starts_with("<svg xmlns") && *line != "</svg>";
        let mut lines = String::new();
        for name in sources_under(self.drawn_in()) {
            lines.extend(source(&name).lines().filter(drawing));
        }
        lines
    }

    /// The file as it is served.
    pub(crate) fn sprite(self) -> String {
        let paint = source(self.painted_by());
        let painted = PaintBox::read(&paint).lay(&self.lines());
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>{painted}</defs></svg>")
    }

    /// A drawing of this sheet, to be shown inside an `svg` element.
    pub(super) fn part(self, name: &str) -> Markup {
        static FILES: LazyLock<[String; 9]> =
            LazyLock::new(|| Sheet::ALL.map(|sheet| url(sheet.file())));
        html! { use href={ (FILES[self as usize]) "#" (name) } {} }
    }
}

/// A drawing on its own, hidden from screen readers: what it shows is said in words beside it.
pub(super) fn show(sheet: Sheet, name: &str, class: &str, view: &str) -> Markup {
    html! {
        svg class=(class) viewBox=(view) aria-hidden="true" focusable="false" { (sheet.part(name)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn nothing_that_is_drawn_is_lost() {
        for sheet in Sheet::ALL {
            let files: Vec<String> =
                sources_under(sheet.drawn_in()).iter().map(|name| source(name)).collect();
            let tags: usize = files.iter().map(|file| file.matches('<').count() - 2).sum();
            assert!(!files.is_empty());
            assert_eq!(sheet.lines().matches('<').count(), tags, "{sheet:?}");
        }
    }

    #[test]
    fn every_class_of_a_drawing_is_painted() {
        for sheet in Sheet::ALL {
            let (lines, paint) = (sheet.lines(), source(sheet.painted_by()));
            let unknown: BTreeSet<String> =
                PaintBox::read(&paint).unknown(&lines).into_iter().map(str::to_string).collect();
            assert!(unknown.is_empty(), "{sheet:?}: {unknown:?}");
        }
    }
}
