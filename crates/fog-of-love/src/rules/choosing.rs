//! Choices (FL-174 to FL-179).

use super::Run;
use crate::Event;
use crate::Happened;
use crate::content::{Choice, Letter, Letters, Modifier};
use crate::frame::{Frame, Source, other};
use crate::stage::{Choosing, Reacts, Stage};
use crate::table::Asked;
use tabletop::{Seat, Seats, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Asks for the choices of a card and reveals them; `false` while it has to wait.
    pub(super) fn choosing(&mut self, frame: &mut Frame, choosing: Choosing) -> bool {
        let choosers = self.choosers(frame);
        let in_order =
            self.changes(frame).any(|change| change == Modifier::InOrder) && choosers.len() == 2;
        // Step by step: ask, wait, reveal; one after the other where the follow-up says so.
        let asked = match (in_order, choosing) {
            (_, Choosing::Unasked) if choosers.is_empty() => None,
            (false, Choosing::Unasked) => Some((choosers, Choosing::Asked)),
            (true, Choosing::Unasked) => Some((Seats::one(frame.partner()), Choosing::Asked)),
            (true, Choosing::Asked) => {
                self.reveal_choices(frame, Seats::one(frame.partner()));
                Some((Seats::one(frame.player), Choosing::AskedSecond))
            }
            _ => {
                self.reveal_choices(frame, choosers);
                None
            }
        };
        if let Some((seats, choosing)) = asked {
            frame.enter(Stage::Choosing(choosing));
            self.pause(frame);
            self.ask(Asked::Choice(self.options(frame)), seats);
            return false;
        }
        let answerable = matches!(frame.source, Source::Scene(_)) && !choosers.is_empty();
        frame.enter(if answerable { Stage::Revealed(Reacts::Partner) } else { Stage::Tokens });
        true
    }

    /// Who chooses, as printed or as a follow-up has it.
    fn choosers(&self, frame: &Frame) -> Seats {
        let printed = self.book.choice(self.table().story, frame.source);
        let choice = self.changes(frame).fold(printed, |choice, change| match change {
            Modifier::Chooses(other) if choice != Choice::Nobody => other,
            _ => choice,
        });
        if self.book.options(self.table().story, frame.source).is_empty() {
            return Seats::NONE;
        }
        match choice {
            Choice::Nobody => Seats::NONE,
            Choice::Partner => Seats::one(frame.partner()),
            Choice::Player => Seats::one(frame.player),
            Choice::Both => Seats::all(2),
        }
    }

    /// The options that may be chosen (FL-178).
    pub(super) fn options(&self, frame: &Frame) -> Letters {
        let count = self.book.options(self.table().story, frame.source).len();
        let printed: Letters = Letter::ALL.into_iter().take(count).collect();
        let allowed = self.changes(frame).fold(printed, |left, change| match change {
            Modifier::Forbid(letters) => left.minus(letters),
            _ => left,
        });
        if allowed.is_empty() { printed } else { allowed }
    }

    /// An option is taken: face down, or openly where a reaction asks for another one.
    pub(super) fn choose(&mut self, seat: Seat, letter: Letter) {
        match self.table().asked {
            Asked::Rechoice(..) => self.emit(Happened::Rechose(seat, letter)),
            _ => self.emit(Happened::Committed(seat, letter)),
        }
    }

    /// What these seats committed is revealed, together (FL-177).
    fn reveal_choices(&mut self, frame: &mut Frame, seats: Seats) {
        let crossed = self.changes(frame).any(|change| change == Modifier::ForEachOther)
            && self.choosers(frame).len() == 2;
        let mut letters = frame.choices;
        for seat in seats {
            if let Some(letter) = self.own(seat).choice {
                let takes = if crossed { other(seat) } else { seat };
                letters[takes.index() & 1] = Some(letter);
            }
        }
        debug_assert!(letters.iter().any(Option::is_some));
        self.emit(Happened::Chose(letters));
        frame.choices = letters;
    }
}
