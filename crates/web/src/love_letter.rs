//! What Love Letter looks like: its face, drawn in parts.
//!
//! Its style sheets lay it out (`assets/css/ll-*.css`, on the table of `candle.css`): the parts of
//! the frame and of the game stand in one grid, which each window draws differently. The mat tells
//! the latest move. A step that ends a round goes on to the deal of the next, so until that end is
//! taken in the table is drawn as it lay then ([`Face::of_round_end`]), and the way on is a button
//! of the table ([`Play::onward`]). What flies is bridged after it was painted
//! (`assets/motion.js`), and sounds are synthesised (`assets/sounds.js`).

mod acts;
mod card;
mod deck;
mod hand;
mod knowledge;
mod mat;
mod rack;
mod recap;
mod reveal;
mod room;
mod rules;
mod seats;
mod told;

use crate::art::room::table as wood;
use crate::parts::{Sheet, Slot};
use crate::play::{Leads, Play};
use crate::stamp::stamp;
use crate::table::{ThrownIn, mark, thrown_in};
use crate::{Desk, TablePage, people};
use face::love_letter::{Chosen, Face, Next, Pick};
use face::{Company, Person, Pick as _};
use house::{Glimpse, LoveLetter};
use maud::{Markup, html};
pub(crate) use room::{pick_room, room};
pub(crate) use rules::{drawn_entry, drawn_gist, picture, sign};
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
        // Until it has been taken in that a round is over, its cards lie as they lay.
        let ended = (page.desk.left > 0).then(|| Face::of_round_end(glimpse, &company)).flatten();
        let mut face = ended.unwrap_or_else(|| Face::of(glimpse, &company));
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

    /// Whether the end of a round is what is to be taken in now: it is the last thing of its step.
    fn asks_round_end(&self) -> bool {
        let desk = self.desk();
        self.face().ended.is_some() && desk.asking.is_some() && desk.left == 1
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
    oneself: Option<Slot>,
    deck: Slot,
    rack: Slot,
    /// Where the candle stands: with one's own, or with one of so many others.
    candle: Option<(usize, usize)>,
}

fn middle(middle: &Middle) -> Markup {
    html! {
        div.open {
            (wood(middle.candle))
            (middle.others)
            @if let Some(oneself) = &middle.oneself { ul.opponents.oneself { (oneself) } }
            (middle.deck)
            (middle.rack)
        }
    }
}

/// The private tray.
fn tray((hand, acts, hint): &(Slot, Slot, Option<Slot>)) -> Markup {
    html! { (hand) (acts) @if let Some(hint) = hint { (hint) } }
}

impl Table<'_> {
    /// With whom the candle stands: 0 is oneself, the others are counted from the left.
    fn candle(&self) -> Option<(usize, usize)> {
        let face = self.face();
        let others: Vec<_> =
            face.players.iter().filter(|player| face.you != Some(player.seat)).collect();
        let shines = |seat: Seat| match &face.ended {
            Some(ended) => ended.winners.has(seat),
            None => face.player(seat).is_some_and(|player| player.active),
        };
        match face.you {
            Some(you) if shines(you) => Some((0, others.len())),
            _ => others
                .iter()
                .position(|player| shines(player.seat))
                .map(|at| (at + 1, others.len())),
        }
    }
}

impl Play for Table<'_> {
    fn prompt(&self) -> String {
        let won = self.face().round_won(&self.company()).filter(|_| self.asks_round_end());
        won.unwrap_or_else(|| self.face().prompt(&self.company(), self.chosen))
    }

    fn subtitle(&self) -> Option<String> {
        let (tongue, face) = (Tongue::of(self.lang()), self.face());
        Some(tongue.llt_goal(face.goal.into(), face.round.into()))
    }

    fn hand_first(&self) -> bool {
        true
    }

    fn onward(&self) -> Option<String> {
        let tongue = Tongue::of(self.lang());
        let over = self.face().ended.as_ref().is_some_and(|ended| ended.won.is_some());
        self.asks_round_end()
            .then(|| if over { tongue.llt_to_the_end() } else { tongue.llt_next_round() })
    }

    fn clears(&self) -> bool {
        self.face().won.is_some()
    }

    fn middle(&self, sheet: &mut Sheet<'_>) -> Slot {
        let know = knowledge::private(sheet, self);
        let parts = Middle {
            others: seats::others(sheet, self),
            oneself: seats::oneself(sheet, self),
            deck: deck::deck(sheet, self),
            rack: rack::rack(sheet, self, know),
            candle: self.candle(),
        };
        sheet.part("played", &parts, middle)
    }

    fn tray(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        self.face().you?;
        let hint = |tongue: &Tongue| self.face().hint(tongue, self.chosen);
        let hint = mark(sheet, &self.shown.page, hint);
        let parts = (hand::hand(sheet, self), acts::acts(sheet, self), hint);
        Some(sheet.part("tray", &parts, tray))
    }

    fn stage(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        mat::mat(sheet, self)
    }

    /// The mat has the latest move, and the log all the others.
    fn since(&self, sheet: &mut Sheet<'_>) -> Slot {
        sheet.part("since", &(), |()| html! {})
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

    fn verdict(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        let (face, page) = (self.face(), &self.shown.page);
        let winners = face.won?.into_iter();
        let verdict = mat::Verdict {
            lang: self.lang(),
            names: &self.shown.names,
            you: face.you,
            shared: page.picture.one_device,
            winners: winners
                .map(|seat| (seat, face.player(seat).map_or(0, |player| player.tokens)))
                .collect(),
            goal: face.goal,
            why: told::latest(sheet, self, "why", why),
        };
        Some(sheet.part("verdict", &verdict, mat::verdict))
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
        mat::lately(sheet, self, id, next)
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
        let desk = self.desk();
        let asks = (desk.dim, desk.hints, self.asks_round_end());
        stamp(&(self.face(), self.lang(), &self.shown.names, asks))
    }
}

/// The end of the latest step says how the last round went, and what decided the game.
fn why(lines: &[String]) -> Markup {
    let lines = &lines[lines.len().saturating_sub(2)..];
    html! { div.why { @for line in lines { p { (line) } } } }
}

/// What somebody is called.
fn name_in(names: &[String], tongue: &Tongue, seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) => name.clone(),
        None => tongue.seat_number(i64::from(seat.0) + 1),
    }
}
