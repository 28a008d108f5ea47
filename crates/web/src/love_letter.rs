//! What Love Letter looks like: its face, drawn in parts.

mod card;
mod deck;
mod guess;
mod hand;
mod knowledge;
mod players;
mod recap;
mod reveal;
mod room;
mod rules;
mod told;

use crate::parts::{Sheet, Slot};
use crate::play::{Leads, Play};
use crate::stamp::stamp;
use crate::table::{ThrownIn, thrown_in};
use crate::{Desk, TablePage, people};
use face::love_letter::{Chosen, Face, Next, Pick};
use face::{Company, Person, Pick as _};
use house::{Glimpse, LoveLetter};
use maud::{Markup, html};
pub(crate) use room::{pick_room, room};
pub(crate) use rules::{emblem, ornament};
use std::rc::Rc;
use tabletop::Seat;
use words::{Lang, Tongue};

/// A table of Love Letter, with something chosen.
pub(crate) struct Table<'a> {
    shown: Rc<Shown<'a>>,
    chosen: Chosen,
}

/// What every point of a choice has in common.
struct Shown<'a> {
    page: TablePage<'a>,
    people: Vec<Person>,
    names: Vec<String>,
    face: Face,
    thrown_in: Option<(u8, ThrownIn)>,
}

impl<'a> Table<'a> {
    /// What a page shows of a glimpse, with what has been picked.
    pub fn of(page: &TablePage<'a>, glimpse: &'a Glimpse<LoveLetter>) -> Table<'a> {
        let people = people(page.picture);
        let names = people.iter().map(|person| person.name.clone()).collect();
        let company = Company { tongue: page.tongue(), people: &people };
        let mut face = Face::of(glimpse, &company);
        // An earlier moment can be looked at, but not played.
        if page.picture.steps != glimpse.steps || page.seat.is_none() {
            face.moves.clear();
        }
        let chosen = chosen(&face, &page.desk.picks);
        let shown = Shown { page: *page, people, names, face, thrown_in: thrown_in(page) };
        Table { shown: Rc::new(shown), chosen }
    }

    fn face(&self) -> &Face {
        &self.shown.face
    }

    fn lang(&self) -> Lang {
        self.shown.page.visit.lang
    }

    fn desk(&self) -> &Desk {
        self.shown.page.desk
    }

    fn company(&self) -> Company<'_> {
        Company { tongue: self.shown.page.tongue(), people: &self.shown.people }
    }
}

/// What picks leave chosen, short of a move.
fn chosen(face: &Face, picks: &[String]) -> Chosen {
    let picks: Vec<Pick> = picks.iter().filter_map(|pick| Pick::named(pick)).collect();
    match face.picked(&picks) {
        Next::More(chosen) => chosen,
        Next::Move(_) => Chosen::Nothing,
    }
}

fn spelt(chosen: Chosen) -> Vec<String> {
    chosen.picks().iter().map(face::Pick::name).collect()
}

/// The middle of the table.
#[derive(Hash)]
struct Middle {
    others: Slot,
    deck: Slot,
    oneself: Option<Slot>,
    remains: Slot,
    private: Option<Slot>,
}

fn middle(middle: &Middle) -> Markup {
    html! {
        div.open {
            (middle.others)
            div.centre {
                (middle.deck)
                @if let Some(oneself) = &middle.oneself { ul.opponents.oneself { (oneself) } }
            }
            (middle.remains)
        }
        @if let Some(private) = &middle.private { (private) }
    }
}

/// The private tray.
#[derive(Hash)]
struct Tray {
    guess: Option<Slot>,
    order: Option<Slot>,
    hand: Slot,
}

fn tray(tray: &Tray) -> Markup {
    html! {
        @if let Some(guess) = &tray.guess { (guess) }
        @if let Some(order) = &tray.order { (order) }
        (tray.hand)
    }
}

impl Play for Table<'_> {
    fn prompt(&self) -> String {
        self.face().prompt(&self.company(), self.chosen)
    }

    fn middle(&self, sheet: &mut Sheet<'_>) -> Slot {
        let parts = Middle {
            others: players::others(sheet, self),
            deck: deck::deck(sheet, self),
            oneself: players::oneself(sheet, self),
            remains: deck::remains(sheet, self),
            private: knowledge::private(sheet, self),
        };
        sheet.part("played", &parts, middle)
    }

    fn tray(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        self.face().you?;
        let parts = Tray {
            guess: guess::names(sheet, self),
            order: hand::order(sheet, self),
            hand: hand::hand(sheet, self),
        };
        Some(sheet.part("tray", &parts, tray))
    }

    fn stage(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        told::stage(sheet, self)
    }

    fn since(&self, sheet: &mut Sheet<'_>) -> Slot {
        told::since(sheet, self)
    }

    fn hint(&self) -> Option<String> {
        self.desk().hints.then(|| self.face().hint(&self.company())).flatten()
    }

    fn reveal(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        reveal::reveal(sheet, self)
    }

    fn explanations(&self, sheet: &mut Sheet<'_>) -> Slot {
        let about = (self.lang(), self.face().edition);
        sheet.part("explained-here", &about, rules::explanations)
    }

    fn summary(&self, sheet: &mut Sheet<'_>) -> Slot {
        sheet.part("summary", &(self.lang(), self.face().edition), rules::summary)
    }

    fn verdict(&self, _: &mut Sheet<'_>) -> Option<Slot> {
        None
    }

    fn recap(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        Some(recap::recap(sheet, self))
    }

    fn log_steps(&self) -> Vec<usize> {
        told::log_steps(self.face())
    }

    fn log_step(&self, sheet: &mut Sheet<'_>, step: usize, more: &[String]) -> Slot {
        told::log_step(sheet, self, step, more)
    }

    fn latest(
        &self,
        sheet: &mut Sheet<'_>,
        id: &'static str,
        draw: fn(&[String]) -> Markup,
    ) -> Slot {
        told::latest(sheet, self, id, draw)
    }

    fn picks(&self) -> Vec<String> {
        spelt(self.chosen)
    }

    fn next(&self) -> Vec<(String, Leads)> {
        let next = |(pick, next): (Pick, Next)| match next {
            Next::Move(_) => (pick.name(), Leads::Move),
            Next::More(chosen) => (pick.name(), Leads::To(spelt(chosen))),
        };
        self.face().next(self.chosen).into_iter().map(next).collect()
    }

    fn at(&self, picks: &[String]) -> Box<dyn Play + '_> {
        Box::new(Table { shown: Rc::clone(&self.shown), chosen: chosen(self.face(), picks) })
    }

    fn key(&self) -> u64 {
        stamp(&(self.face(), self.lang(), &self.shown.names, self.desk().dim))
    }
}

/// What somebody is called.
fn name_in(names: &[String], tongue: &Tongue, seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) => name.clone(),
        None => tongue.seat_number(i64::from(seat.0) + 1),
    }
}
