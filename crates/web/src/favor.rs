//! What Favor looks like: its face, drawn in parts.
//!
//! It stands on the same table as Love Letter (`candle.css`), with a grid of its own (`fv-*.css`).
//! Each card of the lot says what it would add for whoever looks, one card after the other, so that
//! together they are worth what the lot is. Picking moves nothing: the places of all buttons are
//! there before they can be pressed.

mod auction;
mod clue;
mod ledger;
mod recap;
mod reveal;
mod room;
mod rules;
mod score;
mod seats;
mod stepper;
mod told;
mod tray;
mod verdict;

use crate::art::room::table as wood;
use crate::parts::{Sheet, Slot};
use crate::play::{Leads, Play};
use crate::stamp::stamp;
use crate::table::{ThrownIn, thrown_in};
use crate::{Desk, TablePage, people};
use ::favor::ROUNDS;
use clue::Reader;
use face::favor::{Chosen, Face, Next, Pick};
use face::{Company, Pick as _};
use house::{Favor, Glimpse};
use maud::{Markup, html};
pub(crate) use room::{pick_room, room};
pub(crate) use rules::{drawn_chapter, drawn_gist, picture, sign};
use std::rc::Rc;
use tabletop::Seat;
use words::{Lang, Tongue};

/// A table of Favor, with something chosen.
pub(crate) struct Table<'a> {
    shown: Rc<Shown<'a>>,
    chosen: Chosen,
}

/// What every point of a choice has in common.
struct Shown<'a> {
    page: TablePage<'a>,
    names: Vec<String>,
    face: Face,
    thrown_in: Option<(u8, ThrownIn)>,
}

impl<'a> Table<'a> {
    /// What a page shows of a glimpse, with what has been picked.
    pub fn of(page: &TablePage<'a>, glimpse: &'a Glimpse<Favor>) -> Table<'a> {
        let people = people(page.picture);
        let company = Company { tongue: page.tongue(), people: &people };
        let face = Face::of(glimpse, &company);
        let chosen = chosen(&face, &page.desk.picks);
        let (names, thrown_in) = (company.names(), thrown_in(page));
        Table { shown: Rc::new(Shown { page: *page, names, face, thrown_in }), chosen }
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

    fn names(&self) -> &[String] {
        &self.shown.names
    }

    /// Whoever reads what clues are worth.
    fn reader(&self) -> Reader {
        Reader { lang: self.lang(), door: self.face().own.map(|own| own.door) }
    }
}

/// What picks leave chosen, short of a move.
fn chosen(face: &Face, picks: &[String]) -> Chosen {
    let picks: Vec<Pick> = picks.iter().filter_map(|pick| Pick::named(pick)).collect();
    match face.picked(&picks) {
        Next::More(chosen) => chosen,
        Next::Move(_) => Chosen::default(),
    }
}

fn spelt(chosen: Chosen) -> Vec<String> {
    chosen.picks().iter().map(face::Pick::name).collect()
}

/// The middle of the table.
#[derive(Hash)]
struct Middle {
    others: Slot,
    oneself: Option<Slot>,
    auction: Slot,
    ledger: Slot,
    /// Where the candle stands: with oneself, or with one of so many others.
    candle: Option<(usize, usize)>,
}

fn middle(middle: &Middle) -> Markup {
    html! {
        div.open {
            (wood(middle.candle))
            (middle.auction)
            (middle.others)
            @if let Some(oneself) = &middle.oneself { ul.bidders.oneself { (oneself) } }
            (middle.ledger)
        }
    }
}

impl Table<'_> {
    /// With whom the candle stands: 0 is oneself, the others are counted from the left.
    fn candle(&self) -> Option<(usize, usize)> {
        let (face, others) = (self.face(), self.others());
        let active = face.players.iter().find(|player| player.active)?.seat;
        match others.iter().position(|player| player.seat == active) {
            Some(at) => Some((at + 1, others.len())),
            None => Some((0, others.len())),
        }
    }
}

impl Play for Table<'_> {
    fn prompt(&self) -> String {
        self.face().prompt(Tongue::of(self.lang()), self.chosen)
    }

    fn subtitle(&self) -> Option<String> {
        let tongue = Tongue::of(self.lang());
        Some(tongue.fvt_goal(ROUNDS.into(), self.face().round.max(1).into()))
    }

    fn hand_first(&self) -> bool {
        true
    }

    fn clears(&self) -> bool {
        self.face().won.is_some()
    }

    fn middle(&self, sheet: &mut Sheet<'_>) -> Slot {
        let parts = Middle {
            others: seats::others(sheet, self),
            oneself: seats::oneself(sheet, self),
            auction: auction::auction(sheet, self),
            ledger: ledger::ledger(sheet, self),
            candle: self.candle(),
        };
        sheet.part("played", &parts, middle)
    }

    fn tray(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        tray::tray(sheet, self)
    }

    fn stage(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        told::stage(sheet, self)
    }

    /// The latest move is told beneath the lot, and the log has all the others.
    fn since(&self, sheet: &mut Sheet<'_>) -> Slot {
        sheet.part("since", &(), |()| html! {})
    }

    fn reveal(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        reveal::reveal(sheet, self)
    }

    fn explanations(&self, sheet: &mut Sheet<'_>) -> Slot {
        sheet.part("explained-here", &self.lang(), rules::explanations)
    }

    fn summary(&self, sheet: &mut Sheet<'_>) -> Slot {
        sheet.part("summary", &self.lang(), rules::summary)
    }

    fn verdict(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        verdict::verdict(sheet, self)
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

    fn lately(&self, sheet: &mut Sheet<'_>, id: &'static str, next: Option<Seat>) -> Slot {
        told::lately(sheet, self, id, next)
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
        let face = self.face();
        let asked = (self.lang(), &face.asked, &face.moves);
        // A hint may be another one whenever something has happened.
        let hints = self.desk().hints.then_some(face.steps);
        stamp(&(asked, face.auction.is_some(), face.high(), face.tokens(), hints))
    }
}

/// What somebody is called.
fn name_in(names: &[String], tongue: &Tongue, seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) => name.clone(),
        None => tongue.seat_number(i64::from(seat.0) + 1),
    }
}
