//! Effects that only people understand (FL-258).

use super::Run;
use crate::Event;
use crate::Happened;
use crate::content::Direction;
use crate::frame::{Frame, other};
use crate::happened::Why;
use crate::table::{Asked, Entry};
use tabletop::{Seat, Seats, Witness};

/// How often a result may be objected to before the effect is dropped, so that play goes on.
const OBJECTIONS: u8 = 2;

impl<W: Witness<Event>> Run<'_, W> {
    /// The card's player enters what came of it, the other person confirms; `false` while it has
    /// to wait.
    pub(super) fn manual(&mut self, frame: &mut Frame, why: Why) -> bool {
        match (frame.sub, frame.answer) {
            // A question first, then its answer; `left` counts the objections.
            (0, _) => {
                self.emit(Happened::Prompted(frame.player, why));
                frame.sub = 1;
                self.pause(frame);
                self.ask(Asked::Enter, Seats::one(frame.player));
                false
            }
            (1, _) => {
                frame.sub = 2;
                self.pause(frame);
                self.ask(Asked::Confirm, Seats::one(other(frame.player)));
                false
            }
            (_, 0) if frame.left + 1 < OBJECTIONS => {
                frame.left += 1;
                frame.sub = 1;
                self.pause(frame);
                self.ask(Asked::Enter, Seats::one(frame.player));
                false
            }
            _ => true,
        }
    }

    /// The result is confirmed and takes effect.
    pub(super) fn confirm(&mut self, seat: Seat) {
        let entries = self.table().entries.clone();
        self.emit(Happened::Confirmed(seat, true));
        let Some(&frame) = self.table().frame() else { return };
        let why = Why { source: frame.source, clause: frame.at };
        for entry in entries {
            match entry {
                Entry::Satisfaction(seat, amount) => {
                    self.emit(Happened::Credited(seat, amount.into(), why));
                }
                Entry::Token(seat, aspect, Direction::Up) => {
                    self.emit(Happened::Tokens(seat, aspect, 1, why));
                }
                Entry::Token(seat, aspect, Direction::Down) => {
                    if self.table().person(seat).tokens[aspect.index()] > 0 {
                        self.emit(Happened::Tokens(seat, aspect, -1, why));
                    }
                }
            }
        }
    }
}
