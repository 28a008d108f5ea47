//! How a card is resolved, from the moment of playing to the end (FL-164, FL-180 to FL-188).

use super::Run;
use crate::Event;
use crate::Happened;
use crate::code::{At, Op};
use crate::content::{Aspect, Clause, Modifier, Moment, Part, Scene, TokenGift};
use crate::frame::{Frame, Source, other};
use crate::happened::Why;
use crate::judge::Scope;
use crate::marks::Mark;
use crate::progress::Progress;
use crate::stage::{Reacts, Stage, Taken};
use crate::table::Phase;
use tabletop::{Seat, Witness};

/// How a clause went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    /// Done: on to the next clause.
    Next,
    /// On to the clause at this place.
    Go(At),
    /// Somebody or chance is asked, or another card comes first; the frame has been put away.
    Wait,
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Resolves the innermost card until it ends or has to wait.
    pub(super) fn resolve(&mut self, mut frame: Frame) {
        loop {
            match frame.stage {
                Stage::OnPlay => {
                    let part = match frame.source {
                        Source::Never(_) => Part::Never,
                        Source::FinaleEffects => Part::Finale,
                        _ => Part::OnPlay,
                    };
                    if !self.part(&mut frame, part) {
                        return;
                    }
                    self.settle(&mut frame);
                    match frame.source {
                        Source::Scene(_) => frame.enter(Stage::Played(Reacts::Partner)),
                        _ => frame.enter(Stage::Done),
                    }
                }
                Stage::Played(next) | Stage::Revealed(next) | Stage::Resolved(next) => {
                    let moment = match frame.stage {
                        Stage::Played(_) => Moment::Played,
                        Stage::Revealed(_) => Moment::Revealed,
                        _ => Moment::Resolved,
                    };
                    if !self.moment(&mut frame, moment, next) {
                        return;
                    }
                }
                Stage::Choosing(choosing) => {
                    if !self.choosing(&mut frame, choosing) {
                        return;
                    }
                }
                Stage::Tokens => {
                    self.place_tokens(&mut frame);
                    frame.enter(Stage::Effects(Taken::Player));
                }
                Stage::Effects(taken) => {
                    if !self.choice_effects(&mut frame, taken) {
                        return;
                    }
                    self.settle(&mut frame);
                    frame.enter(Stage::More);
                }
                Stage::More => {
                    if !self.part(&mut frame, Part::More) {
                        return;
                    }
                    frame.enter(Stage::FollowUp);
                }
                Stage::FollowUp => {
                    if let Some(situation) = frame.under
                        && !self.part(&mut frame, Part::FollowUp(situation))
                    {
                        return;
                    }
                    self.settle(&mut frame);
                    frame.enter(self.after(&frame));
                }
                Stage::Done => return self.end(&mut frame),
                Stage::Drawn => return self.emit(Happened::Ended),
            }
        }
    }

    /// What follows the effects of a card: a scene may be answered once more.
    fn after(&self, frame: &Frame) -> Stage {
        match frame.source {
            Source::Scene(_) if !frame.marks.has(Mark::Repeated) => {
                Stage::Resolved(Reacts::Partner)
            }
            _ => Stage::Done,
        }
    }

    /// Puts the frame away, as it stands.
    pub(super) fn pause(&mut self, frame: &Frame) {
        self.emit(Happened::Paused(*frame));
    }

    /// Puts the frame away in the middle of a clause that has got so far.
    #[inline]
    pub(super) fn stop(&mut self, frame: &mut Frame, progress: Progress) {
        frame.progress = progress;
        self.pause(frame);
    }

    /// Carries out the clauses of a part; `false` if it has to wait.
    #[inline(always)]
    fn part(&mut self, frame: &mut Frame, part: Part) -> bool {
        let start = self.book.start(self.table().story, frame.source, part);
        let empty = frame.clause.is_none() && matches!(self.book.op(start), Op::End);
        empty || self.clauses(frame, part, start)
    }

    fn clauses(&mut self, frame: &mut Frame, part: Part, start: At) -> bool {
        let (mut at, mut clause) = match frame.clause {
            Some(clause) => (self.book.place(start, clause.number), clause),
            None => (start, Clause { part, number: 0 }),
        };
        frame.clause = Some(clause);
        loop {
            let op = self.book.op(at);
            if matches!(op, Op::End) {
                return true;
            }
            at = match self.clause(frame, clause, op) {
                Flow::Next => at + 1,
                Flow::Go(to) => to,
                Flow::Wait => return false,
            };
            clause.number = self.book.number(start, at);
            frame.next_clause(clause);
        }
    }

    /// The scene whose follow-up concerns this card, and what it changes.
    fn modifiers(&self, frame: &Frame) -> &[Modifier] {
        let follow_up = |scene: Scene| self.book.content().scenes[scene.index()].follow_up.as_ref();
        frame.under.and_then(follow_up).map_or(&[], |follow_up| &follow_up.changes)
    }

    /// The changes that a follow-up makes to this card.
    pub(super) fn changes(&self, frame: &Frame) -> impl Iterator<Item = Modifier> {
        self.modifiers(frame).iter().copied()
    }

    /// First: each chooser places the tokens of their option (FL-181); a secret's go to its player
    /// (FL-224).
    fn place_tokens(&mut self, frame: &mut Frame) {
        let story = self.table().story;
        if let Source::Revealed(_) = frame.source {
            self.secret_tokens(frame.player, frame.source);
        }
        for seat in [frame.player, frame.partner()] {
            if frame.marks.has(Mark::Void(seat)) {
                continue;
            }
            let letters = [frame.choices[seat.index() & 1], frame.further[seat.index() & 1]];
            for letter in letters.into_iter().flatten() {
                let book = self.book;
                let options = book.options(story, frame.source);
                let Some(option) = options.get(letter.index()) else { continue };
                let why = Why::Option(frame.source, letter);
                for gift in &option.tokens {
                    let times = self.token_factor(frame, gift.aspect);
                    self.give_tokens(seat, *gift, times, why);
                }
            }
        }
    }

    fn token_factor(&self, frame: &Frame, aspect: Aspect) -> u8 {
        self.changes(frame).fold(1, |times, change| match change {
            Modifier::Tokens(only, factor) if only.is_none_or(|only| only == aspect) => {
                times * factor
            }
            _ => times,
        })
    }

    pub(super) fn give_tokens(&mut self, seat: Seat, gift: TokenGift, times: u8, why: Why) {
        let count = gift.count.saturating_mul(times).min(99) as i8;
        if count > 0 {
            self.emit(Happened::Tokens(seat, gift.aspect, count, why));
        }
    }

    /// Second: the effects of the choices on chooser and other, the card's player first (FL-183,
    /// FL-186). Each person may have two options if a reaction gave one more.
    fn choice_effects(&mut self, frame: &mut Frame, mut taken: Taken) -> bool {
        loop {
            let (seat, letter) = frame.taken(taken);
            if let Some(letter) = letter
                && !frame.marks.has(Mark::Void(seat))
                && !self.part(frame, Part::Option(letter))
            {
                return false;
            }
            let Some(next) = taken.next() else { return true };
            taken = next;
            frame.enter(Stage::Effects(taken));
        }
    }

    /// Whom the words of the card mean now.
    #[inline]
    pub(super) fn scope(&self, frame: &Frame) -> Scope {
        let mut scope = Scope::in_course(frame);
        let swaps = self.changes(frame).filter(|change| *change == Modifier::SwapRoles).count();
        if swaps % 2 == 1 {
            scope.chooser = scope.chooser.map(other);
        }
        scope
    }

    /// Satisfaction of the present step, to be settled at its end (FL-54).
    #[inline]
    pub(super) fn credit(&mut self, frame: &mut Frame, seat: Seat, amount: i16, why: Why) {
        let amount = amount * self.satisfaction_factor(frame, seat);
        if amount != 0 {
            // The frame in hand is the truth until it is put away.
            self.pause(frame);
            self.emit(Happened::Credited(seat, amount, why));
            if let Some(top) = self.table().frame() {
                *frame = *top;
            }
        }
    }

    fn satisfaction_factor(&self, frame: &Frame, seat: Seat) -> i16 {
        if frame.marks.has(Mark::Ignore(seat)) {
            return 0;
        }
        if frame.under.is_none() {
            return 1;
        }
        let scope = self.scope(frame);
        self.changes(frame).fold(1, |times, change| match change {
            Modifier::Satisfaction(who, factor)
                if self.facts().people(who, &scope).contains(&seat) =>
            {
                times * i16::from(factor)
            }
            _ => times,
        })
    }

    /// The step is over: gains and losses are added up and applied once (FL-53, FL-54).
    pub(super) fn settle(&mut self, frame: &mut Frame) {
        if frame.owed != [0; 2] {
            self.pause(frame);
            self.emit(Happened::Settled);
            frame.owed = [0; 2];
        }
    }

    /// A card is done. A reaction's player draws (FL-249); a replaced scene lets its player play
    /// again; a follow-up waits from now on (FL-209).
    fn end(&mut self, frame: &mut Frame) {
        match frame.source {
            Source::Reaction(_) => {
                frame.enter(Stage::Drawn);
                self.pause(frame);
                self.draw_from_sources(frame.player);
            }
            Source::Scene(scene) => {
                self.emit(Happened::Ended);
                if frame.marks.has(Mark::Replaced) {
                    self.emit(Happened::Went(Phase::Again));
                }
                let has_follow_up = self.content().scenes[scene.index()].follow_up.is_some();
                if has_follow_up && !frame.marks.has(Mark::Skipped) {
                    self.emit(Happened::FollowUp(scene));
                }
            }
            Source::Character => self.score_goals(),
            _ => self.emit(Happened::Ended),
        }
    }
}
