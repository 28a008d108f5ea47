//! Turns and chapters (FL-118 to FL-150).

use super::Run;
use crate::Event;
use crate::Happened;
use crate::content::{Deck, Kind, Scene};
use crate::frame::{Frame, Source, other};
use crate::stage::{Choosing, Stage};
use crate::table::{Asked, Phase, Pile};
use tabletop::{Seat, Seats, Witness};

/// How many scenes a player draws up to (FL-120).
const HAND: u8 = 5;
/// After so many turns in a row in which nothing could be played, the chapter ends (FL-Q9).
const SKIPS: u8 = 2;

impl<W: Witness<Event>> Run<'_, W> {
    /// Takes the next step of a turn or between turns.
    pub(super) fn take_turn(&mut self, phase: Phase) {
        let active = self.table().active;
        match phase {
            Phase::Chapter => self.next_chapter(),
            Phase::ChapterRead => {
                if self.chapter_is_over() {
                    self.end_chapter();
                } else {
                    self.begin_turn();
                }
            }
            Phase::Turn | Phase::Again => self.ask(Asked::Turn, Seats::one(active)),
            Phase::Exchange => {
                self.emit(Happened::Went(Phase::Turn));
                self.draw_from_sources(active);
            }
            Phase::Draw => {
                if self.table().person(active).hand >= HAND || !self.draw_from_sources(active) {
                    self.emit(Happened::Went(Phase::Check));
                }
            }
            _ => {
                let over = self.chapter_is_over();
                self.pass_turn();
                if over { self.end_chapter() } else { self.begin_turn() }
            }
        }
    }

    /// Turns alternate (FL-122), and chapters do not shift that (FL-123).
    fn pass_turn(&mut self) {
        let next = other(self.table().active);
        self.emit(Happened::TurnPassed(next));
    }

    fn begin_turn(&mut self) {
        self.emit(Happened::Went(Phase::Turn));
        self.ask(Asked::Turn, Seats::one(self.table().active));
    }

    /// The length is reached or passed (FL-132, FL-137), or nobody can play (FL-Q9).
    fn chapter_is_over(&self) -> bool {
        let table = self.table();
        table.count >= table.length(self.content()) || table.skipped >= SKIPS
    }

    /// All cards on the table are discarded and the next chapter comes (FL-139 to FL-141).
    fn end_chapter(&mut self) {
        self.emit(Happened::ChapterEnded);
        self.emit(Happened::Went(Phase::Chapter));
    }

    fn next_chapter(&mut self) {
        let table = self.table();
        let (number, first) = (table.chapter + 1, table.first);
        let chapters = &self.content().stories[usize::from(table.story)].chapters;
        if usize::from(number) <= chapters.len() {
            self.emit(Happened::ChapterBegan(number));
            self.emit(Happened::Went(Phase::ChapterRead));
            let source = Source::Chapter(number);
            self.begin(Frame::new(source, first, Stage::Choosing(Choosing::Unasked), None));
        } else {
            self.emit(Happened::FinaleBegan);
            self.emit(Happened::Went(Phase::Finale(0)));
        }
    }

    /// A minor scene is discarded face up for a new one (FL-234).
    pub(super) fn exchange(&mut self, seat: Seat, scene: Scene) {
        self.emit(Happened::Exchanged(seat, scene));
        self.emit(Happened::Went(Phase::Exchange));
    }

    /// The turn's play (FL-119).
    pub(super) fn play(&mut self, seat: Seat, scene: Scene) {
        let card = &self.content().scenes[scene.index()];
        self.emit(Happened::Went(Phase::Draw));
        if card.kinds.has(Kind::Secret) {
            self.emit(Happened::LaidSecret(seat, scene));
            return;
        }
        // A waiting follow-up concerns the next scene laid on the table, and only if it fits.
        let waiting = if card.kinds.is_minor() { None } else { self.table().follow_up };
        let under = waiting.filter(|&situation| {
            let follow_up = &self.content().scenes[situation.index()].follow_up;
            follow_up.as_ref().is_some_and(|follow_up| card.fits(follow_up.fits))
        });
        self.emit(Happened::Played(seat, scene));
        self.begin(Frame::new(Source::Scene(scene), seat, Stage::OnPlay, under));
    }

    /// Nothing can be played (FL-126).
    pub(super) fn skip(&mut self, seat: Seat) {
        self.emit(Happened::Skipped(seat));
        self.emit(Happened::Went(Phase::Draw));
    }

    /// Draws one scene from the chapter's draw sources, asking which if there are several (FL-130,
    /// FL-131). `false` if all are empty (FL-149).
    pub(super) fn draw_from_sources(&mut self, seat: Seat) -> bool {
        let sources = self.table().sources(self.content());
        let mut decks = sources.iter();
        match (decks.next(), decks.next()) {
            (None, _) => false,
            (Some(deck), None) => {
                self.draw(seat, deck);
                true
            }
            (Some(_), Some(_)) => {
                self.ask(Asked::DrawFrom(sources), Seats::one(seat));
                true
            }
        }
    }

    /// Draws the top scene of a deck, if there is one.
    #[inline(always)]
    pub(super) fn draw(&mut self, seat: Seat, deck: Deck) {
        if let Some(scene) = self.truth.decks.top(Pile::Scenes(deck)) {
            self.emit(Happened::Drew(seat, deck, Scene(scene)));
        }
    }
}
