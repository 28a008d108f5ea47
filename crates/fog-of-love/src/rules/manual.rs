//! Effects that only people understand (FL-258).

use super::Run;
use crate::Event;
use crate::Happened;
use crate::content::Direction;
use crate::frame::{Frame, other};
use crate::happened::Why;
use crate::progress::Progress;
use crate::table::{Asked, ManualResult};
use tabletop::{Seat, Seats, Witness};

/// How often a result may be objected to before the effect is dropped, so that play goes on.
const OBJECTIONS: u8 = 2;

impl<W: Witness<Event>> Run<'_, W> {
    /// The card's player enters what came of it, the other person confirms; `false` while it has
    /// to wait.
    pub(super) fn manual(&mut self, frame: &mut Frame, why: Why) -> bool {
        match frame.progress {
            Progress::Fresh => {
                self.emit(Happened::Prompted(frame.player, why));
                self.enter_result(frame, 0)
            }
            Progress::Entering(objections) => {
                self.stop(frame, Progress::Confirming(objections));
                self.ask(Asked::Confirm, Seats::one(other(frame.player)));
                false
            }
            Progress::Objected(objections) if objections < OBJECTIONS => {
                self.enter_result(frame, objections)
            }
            _ => true,
        }
    }

    fn enter_result(&mut self, frame: &mut Frame, objections: u8) -> bool {
        self.stop(frame, Progress::Entering(objections));
        self.ask(Asked::Enter, Seats::one(frame.player));
        false
    }

    /// The result is confirmed and takes effect.
    pub(super) fn confirm(&mut self, seat: Seat) {
        let entries = self.table().entries.clone();
        self.emit(Happened::Confirmed(seat, true));
        let Some(Frame { source, clause: Some(clause), .. }) = self.table().frame() else { return };
        let why = Why::Clause(*source, *clause);
        for entry in entries {
            match entry {
                ManualResult::Satisfaction(seat, amount) => {
                    self.emit(Happened::Credited(seat, amount.into(), why));
                }
                ManualResult::Token(seat, aspect, Direction::Up) => {
                    self.emit(Happened::Tokens(seat, aspect, 1, why));
                }
                ManualResult::Token(seat, aspect, Direction::Down) => {
                    if self.table().person(seat).tokens[aspect.index()] > 0 {
                        self.emit(Happened::Tokens(seat, aspect, -1, why));
                    }
                }
            }
        }
    }
}
