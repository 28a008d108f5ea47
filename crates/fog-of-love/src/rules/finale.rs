//! The finale (FL-284 to FL-297).

use super::Run;
use crate::Event;
use crate::Happened;
use crate::content::FinaleStep;
use crate::frame::{Frame, Source};
use crate::happened::Why;
use crate::stage::{Choosing, Stage};
use crate::table::{Asked, Phase};
use tabletop::{Seat, Seats, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Takes the step of the finale with this number, in the story's own order.
    pub(super) fn finale(&mut self, number: u8) {
        let story = &self.book.content().stories[usize::from(self.table().story)];
        let Some(&step) = story.finale.steps.get(usize::from(number)) else {
            return self.emit(Happened::Went(Phase::Judge));
        };
        let first = self.table().first;
        let next = Phase::Finale(number + 1);
        match step {
            FinaleStep::Choices => {
                self.emit(Happened::Went(next));
                self.begin(Frame::new(
                    Source::Finale,
                    first,
                    Stage::Choosing(Choosing::Unasked),
                    None,
                ));
            }
            FinaleStep::Effects => {
                self.emit(Happened::Went(next));
                self.begin(Frame::new(Source::FinaleEffects, first, Stage::OnPlay, None));
            }
            FinaleStep::SelectDestiny => {
                self.emit(Happened::Went(next));
                self.ask(Asked::FinalDestiny, Seats::all(2));
            }
            FinaleStep::RevealDestinies => {
                self.emit(Happened::Went(next));
                for seat in self.in_order() {
                    // A secret may have overridden it while it still lay face down.
                    let destiny = self.table().person(seat).destiny.or(self.own(seat).destiny);
                    if let Some(destiny) = destiny {
                        self.emit(Happened::ShowedDestiny(seat, destiny));
                    }
                }
            }
            FinaleStep::Secrets => self.next_secret(next),
            FinaleStep::Goals => self.goals(next),
        }
    }

    /// The secrets that are left, the first player's first, each in the order played (FL-287,
    /// FL-290). The step is done when none is left.
    fn next_secret(&mut self, next: Phase) {
        for seat in self.in_order() {
            if let Some(&scene) = self.own(seat).secrets.first() {
                self.emit(Happened::RevealedSecret(seat, 0, scene));
                let source = Source::Never(scene);
                self.begin(Frame::new(source, seat, Stage::OnPlay, None));
                self.secret_tokens(seat, source);
                return;
            }
        }
        self.emit(Happened::Went(next));
    }

    /// Traits are shown, goals on one aspect put in order, and all of them scored (FL-75, FL-288).
    fn goals(&mut self, next: Phase) {
        for seat in self.in_order() {
            if let [Some(a), Some(b), Some(c)] = self.own(seat).traits {
                self.emit(Happened::ShowedTraits(seat, [a, b, c]));
            }
        }
        let doubled = |seat: &Seat| self.facts().has_doubled_goals(self.own(*seat));
        let asked: Seats = self.in_order().into_iter().filter(doubled).collect();
        self.emit(Happened::Went(next));
        self.begin(Frame::new(Source::Character, self.table().first, Stage::Done, None));
        if !asked.is_empty() {
            self.ask(Asked::Order, asked);
        }
    }

    /// Scores the goals of both, in one step, when their order is fixed.
    pub(super) fn score_goals(&mut self) {
        let orders = self.table().orders;
        for seat in self.in_order() {
            let own = self.own(seat);
            let met = self.facts().goals(own, seat, orders[seat.index()]);
            for (card, met) in own.traits.into_iter().zip(met) {
                let Some(card) = card else { continue };
                let worth = self.content().traits[card.index()].worth(met);
                self.emit(Happened::JudgedGoal(seat, card, met));
                if worth != 0 {
                    self.emit(Happened::Credited(seat, worth.into(), Why::Goal(card)));
                }
            }
        }
        self.emit(Happened::Settled);
        self.emit(Happened::Ended);
    }

    /// Each destiny is judged by itself, both on the same state (FL-293).
    pub(super) fn judge(&mut self) {
        let fulfilled = [Seat(0), Seat(1)].map(|s| self.facts().fulfilled(s));
        self.emit(Happened::Judged(fulfilled));
        self.emit(Happened::Went(Phase::Over));
    }
}
