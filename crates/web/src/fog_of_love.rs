//! What Fog of Love looks like: a novel that two people write at one table, each hiding something. Its
//! face, drawn in parts.
//!
//! Above is the stage with its two people and their scales (`stage.rs`, `us.rs`; `board.rs` has all
//! that lies open), in the middle the open page (`leaf.rs`, and the questions of `ask.rs`; what people
//! tell is in `dialogue.rs`), below one's own cards (`hand.rs`, `mine.rs`, `notebook.rs`). The stage is drawn from what everybody sees and from nothing else: `faces.rs` says
//! what both faces show. A move is a path of picks, and every legal one can be clicked together
//! (`tests/fog_of_love/clicking.rs`). In the finale each thing is turned over by itself
//! ([`face::fog_of_love::Together`]). `assets/stage.js` has what is left to a script.

mod ask;
mod board;
mod card;
mod cards;
mod choice;
mod creation;
mod dialogue;
mod ending;
mod faces;
mod forecast;
mod gives;
mod hand;
mod heft;
mod leaf;
mod lesson;
mod letters;
mod mine;
mod notebook;
mod options;
mod portrait;
mod reveal;
mod room;
mod rules;
mod scale;
mod stage;
mod told;
mod us;

use crate::parts::{Sheet, Slot};
use crate::play::{Leads, Play};
use crate::stamp::stamp;
use crate::table::{Tells, telling, tells};
use crate::{Desk, TablePage, people};
use ::fog_of_love::{Action, Setup, Sight, Source};
use cards::{Cards, Holder, PEOPLE};
use ending::{Ending, Last};
use face::fog_of_love::{Face, Next, Pick, Tree};
use face::{Company, Pick as _};
use house::{FogOfLove, Glimpse, Hosted, Telling};
use maud::{Markup, html};
pub(crate) use room::{pick_room, room};
pub(crate) use rules::{drawn_gist, picture};
use std::rc::Rc;
use tabletop::Seat;
use words::fog_of_love::{CardContext, label};
use words::{Lang, Tongue};

/// A table of Fog of Love, with something picked.
pub(crate) struct Table<'a> {
    shown: Rc<Shown<'a>>,
    /// What is picked, short of a move.
    picks: Vec<Pick>,
}

/// What every point of a choice has in common.
struct Shown<'a> {
    page: TablePage<'a>,
    names: Vec<String>,
    setup: &'a Setup,
    /// Stands for the cards in words.
    stamp: u64,
    face: Face,
    tree: Tree,
}

impl<'a> Table<'a> {
    /// What a page shows of a glimpse, with what has been picked.
    pub fn of(page: &TablePage<'a>, glimpse: &'a Glimpse<FogOfLove>) -> Table<'a> {
        let people = people(page.picture);
        let company = Company { tongue: page.tongue(), people: &people };
        let mut face = Face::of(glimpse, &company);
        // An earlier moment can be looked at, but not played.
        if page.picture.steps != glimpse.steps || page.seat.is_none() {
            face.moves.clear();
        }
        let tree = Tree::of(&face.moves);
        let picks = standing(&tree, &page.desk.picks);
        let (names, setup) = (company.names(), &glimpse.setup);
        let stamp = Cards::of(page.visit.lang, &names, setup).stamp;
        Table { shown: Rc::new(Shown { page: *page, names, setup, stamp, face, tree }), picks }
    }
}

impl Table<'_> {
    fn face(&self) -> &Face {
        &self.shown.face
    }

    fn page(&self) -> &TablePage<'_> {
        &self.shown.page
    }

    fn desk(&self) -> &Desk {
        self.shown.page.desk
    }

    fn lang(&self) -> Lang {
        self.shown.page.visit.lang
    }

    fn cards(&self) -> Cards<'_> {
        let Shown { names, setup, stamp, .. } = &*self.shown;
        Cards { lang: self.lang(), names, setup, stamp: *stamp }
    }

    /// The viewer, who reads their own cards.
    fn oneself(&self) -> Holder {
        let you = self.face().you;
        Holder { seat: you.unwrap_or(Seat(0)), reader: you }
    }

    /// Whether something is picked.
    fn is_picked(&self, pick: Pick) -> bool {
        self.picks.contains(&pick)
    }

    /// A move in words.
    fn label(&self, action: Action) -> String {
        let cards = self.cards();
        let seen = self.face().seen(cards.setup.book());
        let say = |seen| label(cards.tongue(), &cards.titles(), action, seen, cards.names);
        seen.map(say).unwrap_or_default()
    }

    /// What a last pick would do with what is picked, in words.
    fn label_of(&self, last: Pick) -> Option<String> {
        match self.shown.tree.and(&self.picks, last) {
            Next::Move(action) => Some(self.label(action)),
            Next::More(_) => None,
        }
    }

    /// The card behind a source.
    fn context(&self, source: Source) -> CardContext {
        let story = self.face().table.story;
        match source {
            Source::Scene(scene)
            | Source::Revealed(scene)
            | Source::Never(scene)
            | Source::Reaction(scene) => CardContext::Scene(scene),
            Source::Chapter(number) => {
                CardContext::Chapter { story, chapter: number.saturating_sub(1) }
            }
            Source::Finale | Source::FinaleEffects | Source::Character => {
                CardContext::Finale { story }
            }
        }
    }

    /// The lesson that the viewer is to read now, if it is one's turn among what is to be taken in.
    fn lesson_asked(&self) -> Option<u8> {
        let (face, desk) = (self.face(), self.desk());
        let latest = face.revealed.iter().filter(|(step, _)| step + 1 == face.steps);
        let before = reveal::things(latest.map(|(_, revealed)| revealed)).0.len();
        face.new_lessons.get(desk.asking?.checked_sub(before)?).copied()
    }

    /// Who may tell something, and what a card asks for.
    fn tells(&self) -> Option<Tells<'_, Asked<'_>>> {
        let you = self.face().you?;
        let mine = self.face().questions.iter().rev().find(|one| one.seats.contains(&you));
        tells(&self.shown.page, mine.map(|one| (one.step, (self.cards(), one.sight))))
    }
}

/// What a card asks somebody to tell.
type Asked<'a> = (Cards<'a>, Sight);

/// The same in words.
fn invite((cards, sight): &Asked<'_>) -> Option<Telling> {
    FogOfLove::telling(cards.setup, cards.tongue(), sight, cards.names)
}

fn named(picks: &[String]) -> Vec<Pick> {
    picks.iter().filter_map(|pick| Pick::named(pick)).collect()
}

fn spelt(picks: &[Pick]) -> Vec<String> {
    picks.iter().map(face::Pick::name).collect()
}

/// What picks leave picked, short of a move.
fn standing(tree: &Tree, picks: &[String]) -> Vec<Pick> {
    match tree.read(&named(picks)) {
        Next::More(standing) => standing,
        Next::Move(_) => Vec::new(),
    }
}

impl Play for Table<'_> {
    fn prompt(&self) -> String {
        self.face().asked.clone()
    }

    fn middle(&self, sheet: &mut Sheet<'_>) -> Slot {
        let heading = leaf::heading(sheet, self);
        let progress = us::progress(sheet, self);
        let plates = PEOPLE.map(|seat| us::person(sheet, self, seat));
        let stage = stage::stage(sheet, self, plates);
        let us = us::us(sheet, self);
        let lessons = lesson::lessons(sheet, self);
        let leaf = leaf::leaf(sheet, self);
        let seal = forecast::forecast(sheet, self);
        let letters = letters::letters(sheet, self);
        let all: Vec<Slot> = heading
            .into_iter()
            .chain([progress, stage, us])
            .chain(lessons)
            .chain([leaf])
            .chain(seal)
            .chain(letters)
            .collect();
        sheet.part("played", &all, |all| html! { div.open.fl { @for one in all { (one) } } })
    }

    fn tray(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        let own = self.face().own.as_ref()?;
        let hand = hand::hand(sheet, self, &own.hand);
        let mine = mine::mine(sheet, self, own);
        Some(sheet.part("tray", &(self.lang(), hand, mine), |(lang, hand, mine)| {
            html! {
                // It may be longer than its place, and is then scrolled, with keys too.
                div.fl-tray tabindex="0" role="group" aria-label=(Tongue::of(*lang).flw_mine()) {
                    (hand)
                    (mine)
                }
            }
        }))
    }

    /// What is to be seen is seen on the stage itself.
    fn stage(&self, _: &mut Sheet<'_>) -> Option<Slot> {
        None
    }

    fn since(&self, sheet: &mut Sheet<'_>) -> Slot {
        told::since(sheet, self)
    }

    fn hint(&self) -> Option<String> {
        self.desk().hints.then(|| self.face().hint(Tongue::of(self.lang()))).flatten()
    }

    fn reveal(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        reveal::reveal(sheet, self)
    }

    fn explanations(&self, sheet: &mut Sheet<'_>) -> Slot {
        rules::explanations(sheet, self)
    }

    fn summary(&self, sheet: &mut Sheet<'_>) -> Slot {
        sheet.part("summary", &self.lang(), rules::summary)
    }

    fn verdict(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        // What the finale asks can be answered now that there is time for it.
        let dialogue = dialogue::dialogue(sheet, self);
        let tells = self.tells().map(|tells| telling(sheet, &tells, invite));
        let last = (Last::of(self), Ending::of(self), [dialogue, tells]);
        Some(sheet.part("verdict", &last, ending::last_page))
    }

    fn recap(&self, _: &mut Sheet<'_>) -> Option<Slot> {
        None
    }

    fn log_steps(&self) -> Vec<usize> {
        told::log_steps(self)
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

    fn portrait(&self, sheet: &mut Sheet<'_>, seat: Seat) -> Option<Slot> {
        Some(stage::medal(sheet, self, seat))
    }

    fn picks(&self) -> Vec<String> {
        spelt(&self.picks)
    }

    fn next(&self) -> Vec<(String, Leads)> {
        let next = |(pick, next): (Pick, Next)| match next {
            Next::Move(_) => (pick.name(), Leads::Move),
            Next::More(standing) => (pick.name(), Leads::To(spelt(&standing))),
        };
        self.shown.tree.next(&self.picks).into_iter().map(next).collect()
    }

    fn at(&self, picks: &[String]) -> Box<dyn Play + '_> {
        let picks = standing(&self.shown.tree, picks);
        Box::new(Table { shown: Rc::clone(&self.shown), picks })
    }

    fn key(&self) -> u64 {
        let (face, desk) = (self.face(), self.desk());
        let asked = (self.cards(), face.you, &face.asked, &face.moves);
        let known = (&face.table, &face.own, &face.notes, self.came());
        let told = (self.tells(), dialogue::dialogues(self), stage::just_told(self));
        stamp(&(asked, known, &face.lessons, desk.hints, self.lesson_asked(), told))
    }
}
