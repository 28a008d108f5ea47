//! Reactions, and what they do to the scene they answer (FL-245 to FL-256).

use super::card::Flow;
use super::{Run, played};
use crate::Event;
use crate::Happened;
use crate::content::{Letters, Moment, Rechoice, Scene};
use crate::frame::{Frame, Source, other};
use crate::happened::Bend;
use crate::marks::Mark;
use crate::progress::Progress;
use crate::stage::{Choosing, Reacts, Stage};
use crate::table::Asked;
use tabletop::{Seat, Seats, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// A moment at which both are asked, the card's partner first, whether they can react or not
    /// (FL-251, FL-252). `false` while somebody is asked.
    pub(super) fn moment(&mut self, frame: &mut Frame, moment: Moment, reacts: Reacts) -> bool {
        if frame.marks.has(Mark::Skipped) {
            frame.enter(Stage::Done);
            return true;
        }
        let asked = match reacts {
            Reacts::Partner => Some((frame.partner(), Reacts::Player)),
            Reacts::Player => Some((frame.player, Reacts::Nobody)),
            Reacts::Nobody => None,
        };
        if let Some((seat, next)) = asked {
            frame.enter(Stage::reactions(moment, next));
            self.pause(frame);
            self.ask(Asked::Reaction(moment), Seats::one(seat));
            return false;
        }
        let next = match moment {
            Moment::Played => Stage::Choosing(Choosing::Unasked),
            Moment::Revealed => Stage::Tokens,
            // The effects are resolved once more; choices stand as they are.
            Moment::Resolved if frame.marks.has(Mark::Repeat) => {
                frame.marks.clear(Mark::Repeat);
                frame.marks.set(Mark::Repeated);
                Stage::Tokens
            }
            Moment::Resolved => Stage::Done,
        };
        frame.enter(next);
        true
    }

    /// A reaction is played: it goes straight to the discard pile and is resolved at once.
    pub(super) fn react(&mut self, seat: Seat, scene: Scene) {
        self.emit(Happened::Reacted(seat, scene));
        self.begin(Frame::new(
            Source::Reaction(scene),
            seat,
            Stage::Choosing(Choosing::Unasked),
            None,
        ));
    }

    /// The scene that a reaction answers.
    fn answered(&self) -> Option<Frame> {
        let under = self.table().stack.len().checked_sub(2)?;
        let frame = self.table().stack[under];
        played(frame.source).map(|_| frame)
    }

    /// Bends the scene answered, if there is one.
    pub(super) fn bend(&mut self, bend: Bend) -> Flow {
        if self.answered().is_some() {
            self.emit(Happened::Bent(bend));
        }
        Flow::Next
    }

    /// Another option in place of the one chosen, or on top of it (FL-247, FL-254).
    pub(super) fn rechoose(&mut self, frame: &mut Frame, seat: Seat, how: Rechoice) -> bool {
        let Some(scene) = self.answered() else { return true };
        let Some(chosen) = scene.choice(seat) else { return true };
        if how == Rechoice::Copy {
            if let Some(letter) = scene.choice(other(seat)) {
                self.bend(Bend::Choice(seat, letter));
            }
            return true;
        }
        let Progress::Rechose(letter) = frame.progress else {
            let others: Letters = self.options(&scene).without(chosen);
            if others.is_empty() {
                return true;
            }
            let decides = if how == Rechoice::Force { frame.player } else { seat };
            self.stop(frame, Progress::Rechoosing);
            self.ask(Asked::Rechoice(others, seat), Seats::one(decides));
            return false;
        };
        self.bend(match how {
            Rechoice::Further => Bend::Further(seat, letter),
            _ => Bend::Choice(seat, letter),
        });
        true
    }
}
