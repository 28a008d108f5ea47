//! What the clauses of a card do (FL-189).

use super::Run;
use super::card::Flow;
use crate::Event;
use crate::Happened;
use crate::code::{Fact, Op, Raised};
use crate::content::{Aspect, Clause, Deck, Kind, Place, Scene, Who};
use crate::frame::Frame;
use crate::happened::{Bend, Why};
use crate::progress::Progress;
use crate::table::{Asked, Chance, Pile};
use tabletop::{Seat, Seats, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Carries out a clause.
    pub(super) fn clause(&mut self, frame: &mut Frame, clause: Clause, op: Op) -> Flow {
        let why = Why::Clause(frame.source, clause);
        match op {
            Op::Satisfaction(who, amount) => self.each(frame, who, |run, frame, seat| {
                let amount = run.facts().amount(amount, &run.scope(frame));
                run.credit(frame, seat, amount, why);
                true
            }),
            Op::Tokens(who, aspect, amount) => self.each(frame, who, |run, frame, seat| {
                let count = run.facts().amount(amount, &run.scope(frame));
                run.tokens(seat, aspect, count, why);
                true
            }),
            Op::Remove(who, aspect, amount) => self.each(frame, who, |run, frame, seat| {
                let there = i16::from(run.table().person(seat).tokens[aspect.index()]);
                let count = match amount {
                    Some(amount) => run.facts().amount(amount, &run.scope(frame)),
                    None => there,
                };
                run.tokens(seat, aspect, -count.clamp(0, there), why);
                true
            }),
            Op::Change(change) => {
                self.each(frame, change.who, |run, frame, seat| run.change(frame, seat, change))
            }
            Op::Reveal { who, what, pick, count } => {
                self.each(frame, who, |run, frame, seat| run.reveal(frame, seat, what, pick, count))
            }
            Op::DiscardScenes { who, count, pick } => self
                .each(frame, who, |run, frame, seat| run.discard_scenes(frame, seat, count, pick)),
            Op::Draw { who, deck, count } => self.each(frame, who, |run, _, seat| {
                (0..count).for_each(|_| run.draw(seat, deck));
                true
            }),
            Op::Search { who, deck, icon } => self.each(frame, who, |run, _, seat| {
                run.search(seat, deck, icon);
                true
            }),
            Op::Swap(what) => done(self.swap(frame, what)),
            Op::Trade(count) => done(self.trade(frame, count)),
            Op::Destiny { who, how, which, optional } => {
                self.each(frame, who, |run, frame, seat| {
                    run.move_destiny(frame, seat, how, which, optional)
                })
            }
            Op::RevealSecret { who, count, tag } => self
                .each(frame, who, |run, frame, seat| run.reveal_secrets(frame, seat, count, tag)),
            Op::DiscardSecret { who, count } => {
                self.each(frame, who, |run, frame, seat| run.discard_secret(frame, seat, count))
            }
            Op::Insert { event, deck, place, optional } => {
                done(self.insert(frame, event, deck, place, optional))
            }
            Op::Flag(flag, raised) => {
                self.emit(Happened::Flagged(flag, raised == Raised::Up));
                Flow::Next
            }
            Op::GuessTrait(who) => self.each(frame, who, |run, frame, seat| {
                if frame.progress != Progress::Fresh {
                    return true;
                }
                run.stop(frame, Progress::Guessing);
                run.ask(Asked::Guess, Seats::one(seat));
                false
            }),
            Op::Tell(who) => self.each(frame, who, |run, _, seat| {
                run.emit(Happened::Prompted(seat, why));
                true
            }),
            Op::Manual => done(self.manual(frame, why)),
            Op::Admit(who, fact) => self.each(frame, who, |run, _, seat| {
                let own = run.own(seat);
                let yes = match fact {
                    Fact::Trait(card) => own.has_trait(card),
                    Fact::Destiny(card) => own.destinies.has(card),
                };
                run.emit(Happened::Admitted(seat, fact, yes));
                true
            }),
            Op::Unless { when, to } => {
                let holds = self.facts().holds(self.book.condition(when), &self.scope(frame));
                if holds { Flow::Next } else { Flow::Go(to) }
            }
            Op::Jump(to) => Flow::Go(to),
            Op::Choose { who, options, count } => {
                if let Progress::Picked(number) = frame.progress {
                    return Flow::Go(options[usize::from(number) & 3]);
                }
                // Nobody is meant, so nobody decides: the last option, which for “may” is nothing.
                let Some(&seat) = self.facts().people(who, &self.scope(frame)).first() else {
                    return Flow::Go(options[usize::from(count.saturating_sub(1)) & 3]);
                };
                self.stop(frame, Progress::Picking);
                self.ask(Asked::Option(count), Seats::one(seat));
                Flow::Wait
            }
            Op::Skip => self.bend(Bend::Skip),
            Op::Replace => self.bend(Bend::Replace),
            Op::Rechoose { who, how } => {
                self.each(frame, who, |run, frame, seat| run.rechoose(frame, seat, how))
            }
            Op::Void(who) => self.each(frame, who, |run, _, seat| {
                run.bend(Bend::Void(seat));
                true
            }),
            Op::Ignore(who) => self.each(frame, who, |run, _, seat| {
                run.bend(Bend::Ignore(seat));
                true
            }),
            Op::Repeat => self.bend(Bend::Repeat),
            Op::Redirect => self.bend(Bend::Redirect),
            Op::Override(who, destiny) => self.each(frame, who, |run, _, seat| {
                if run.table().person(seat).selected {
                    run.emit(Happened::Overrode(seat, destiny));
                }
                true
            }),
            Op::End => Flow::Next,
        }
    }

    /// Does something for each person meant, one after the other (FL-186). `act` says whether it
    /// is done with that person, or has to wait and be called again.
    #[inline(always)]
    fn each(
        &mut self,
        frame: &mut Frame,
        who: Who,
        mut act: impl FnMut(&mut Self, &mut Frame, Seat) -> bool,
    ) -> Flow {
        let people = self.facts().people(who, &self.scope(frame));
        for seat in people {
            // Those before the one whom it is busy with are done.
            if frame.progress != Progress::Fresh && frame.concerns != Some(seat) {
                continue;
            }
            frame.concerns = Some(seat);
            if !act(self, frame, seat) {
                return Flow::Wait;
            }
            frame.progress = Progress::Fresh;
        }
        Flow::Next
    }

    /// Gives tokens, or takes some away, never below none.
    fn tokens(&mut self, seat: Seat, aspect: Aspect, count: i16, why: Why) {
        let there = i16::from(self.table().person(seat).tokens[aspect.index()]);
        let change = count.clamp(-there.min(99), 99) as i8;
        if change != 0 {
            self.emit(Happened::Tokens(seat, aspect, change, why));
        }
    }

    /// A special event goes into a deck (FL-260, FL-264); ignored if it is not under the synopsis
    /// (FL-265). `false` while it has to wait.
    fn insert(
        &mut self,
        frame: &mut Frame,
        event: Scene,
        deck: Deck,
        place: Place,
        optional: bool,
    ) -> bool {
        let is_event = self.content().scenes[event.index()].kinds.has(Kind::SpecialEvent);
        if !is_event || !self.table().events.has(event) {
            return true;
        }
        match frame.progress {
            Progress::Fresh if optional => {
                self.stop(frame, Progress::Picking);
                self.ask(Asked::Option(2), Seats::one(frame.player));
                return false;
            }
            Progress::Fresh | Progress::Picked(0) => {}
            _ => return true,
        }
        self.stop(frame, Progress::Inserted);
        self.emit(Happened::Inserted(event, deck, place));
        let count = self.table().decks[Pile::Scenes(deck).index()];
        if place == Place::Shuffled && count > 1 {
            self.emit(Happened::Chanced(Chance::Shuffle(Pile::Scenes(deck), count)));
        }
        false
    }
}

/// What follows a clause that may have to wait.
fn done(done: bool) -> Flow {
    if done { Flow::Next } else { Flow::Wait }
}
