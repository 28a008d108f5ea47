//! Destinies in play (FL-268 to FL-283).

use super::Run;
use crate::Event;
use crate::Happened;
use crate::content::{Destiny, DestinyMove, Which};
use crate::frame::Frame;
use crate::progress::Progress;
use crate::table::Asked;
use crate::vision::Shown;
use tabletop::{Seat, Seats, Witness};

/// After discarding, a player has at least so many destinies in hand (FL-273).
const FEWEST: u8 = 2;

impl<W: Witness<Event>> Run<'_, W> {
    /// Moves a destiny of a seat; `false` while it has to wait.
    pub(super) fn move_destiny(
        &mut self,
        frame: &mut Frame,
        seat: Seat,
        how: DestinyMove,
        which: Which,
        optional: bool,
    ) -> bool {
        match how {
            DestinyMove::Discard { count, reveal } => {
                self.discard_destiny(frame, seat, which, count, reveal, optional)
            }
            DestinyMove::SwitchIn | DestinyMove::SwitchOut => {
                // Everybody sees an empty pile (FL-277); all else only the owner knows, so the
                // owner is asked in any case and whether anything happens stays secret (FL-281).
                let asked = frame.progress != Progress::Fresh;
                if asked || self.table().person(seat).pile == 0 {
                    return true;
                }
                self.stop(frame, Progress::Switching);
                self.ask(Asked::Switch { how, which, optional }, Seats::one(seat));
                false
            }
            DestinyMove::Recover => {
                // Where it may be left, leaving it must look like having nothing to take.
                let nothing = !optional && which.of(self.own(seat).pile).is_empty();
                let asked = frame.progress != Progress::Fresh;
                if asked || self.table().person(seat).pile == 0 || nothing {
                    return true;
                }
                self.stop(frame, Progress::Recovering);
                self.ask(Asked::Recover { which, optional }, Seats::one(seat));
                false
            }
        }
    }

    /// From hand to the personal pile, while two remain; what is too much is ignored (FL-273).
    fn discard_destiny(
        &mut self,
        frame: &mut Frame,
        seat: Seat,
        which: Which,
        count: u8,
        reveal: bool,
        optional: bool,
    ) -> bool {
        // Where it may be left, leaving it must look like having nothing to discard.
        let nothing = !optional && which.of(self.own(seat).free_destinies()).is_empty();
        let done = match frame.progress {
            Progress::DiscardingDestinies(done) => done,
            Progress::Left => return true,
            _ => 0,
        };
        if done >= count || self.table().person(seat).destinies <= FEWEST || nothing {
            return true;
        }
        self.stop(frame, Progress::DiscardingDestinies(done + 1));
        self.ask(Asked::DropDestiny { which, shown: reveal, optional }, Seats::one(seat));
        false
    }

    /// A destiny goes to the pile; where the clause wants it, the other person sees which.
    pub(super) fn drop_destiny(&mut self, seat: Seat, card: Destiny) {
        if matches!(self.table().asked, Asked::DropDestiny { shown: true, .. }) {
            self.emit(Happened::Showed(seat, Shown::Destiny(card)));
            self.emit(Happened::Covered(seat));
        }
        self.emit(Happened::DiscardedDestiny(seat, card));
    }
}
