//! What effects do with scenes in hand: drawing, discarding, showing, searching, trading.

use super::Run;
use crate::content::{Deck, HowMany, Icon, Pick, RevealOf, Scene};
use crate::frame::Frame;
use crate::progress::Progress;
use crate::table::{Asked, Chance, Drawn, Pile};
use crate::vision::Shown;
use crate::{Event, Happened, Private};
use tabletop::{Seat, Seats, Witness};

/// Most cards that one effect shows of a person.
const MOST_SHOWN: u8 = 16;

/// The cards of one kind that a person could still show, in a fixed order.
pub(super) fn hidden_cards(own: &Private, what: RevealOf) -> impl Iterator<Item = Shown> {
    let (traits, destinies, scenes) = match what {
        RevealOf::Trait => (Some(own.traits), None, None),
        RevealOf::Destiny | RevealOf::NamedDestiny(_) => (None, Some(own.destinies), None),
        RevealOf::Scenes => (None, None, Some(own.hand)),
    };
    let traits = traits.into_iter().flatten().flatten().map(Shown::Trait);
    let destinies = destinies.into_iter().flat_map(|set| set.iter()).map(Shown::Destiny);
    let scenes = scenes.into_iter().flat_map(|set| set.iter()).map(Shown::Scene);
    traits.chain(destinies).chain(scenes).filter(|card| !own.shown.contains(card))
}

impl<W: Witness<Event>> Run<'_, W> {
    /// Shows cards to the partner and hides them again (FL-200); `false` while it has to wait.
    pub(super) fn reveal(
        &mut self,
        frame: &mut Frame,
        seat: Seat,
        what: RevealOf,
        pick: Pick,
        count: u8,
    ) -> bool {
        if let RevealOf::NamedDestiny(card) = what {
            if self.own(seat).destinies.has(card) {
                self.emit(Happened::Showed(seat, Shown::Destiny(card)));
                self.emit(Happened::Covered(seat));
            }
            return true;
        }
        let there = hidden_cards(self.own(seat), what).count() as u8;
        let shown = match frame.progress {
            Progress::Showing(shown) => shown,
            _ => 0,
        };
        let most = if pick == Pick::All { MOST_SHOWN } else { count.min(MOST_SHOWN) };
        if shown >= most || there == 0 {
            // Where there was nothing to show, there is nothing to hide again.
            if shown > 0 {
                self.emit(Happened::Covered(seat));
            }
            return true;
        }
        self.stop(frame, Progress::Showing(shown + 1));
        match pick {
            Pick::All => {
                let card = hidden_cards(self.own(seat), what).next();
                if let Some(card) = card {
                    self.emit(Happened::Showed(seat, card));
                }
            }
            Pick::Random => {
                let chance = Chance::Random(seat, Drawn::Reveal(what), there);
                self.emit(Happened::Chanced(chance));
            }
            Pick::Chosen | Pick::Guessed => self.ask(Asked::Reveal(what), Seats::one(seat)),
        }
        false
    }

    /// Discards scenes face down (FL-203); `false` while it has to wait.
    pub(super) fn discard_scenes(
        &mut self,
        frame: &mut Frame,
        seat: Seat,
        count: HowMany,
        pick: Pick,
    ) -> bool {
        let there = self.table().person(seat).hand;
        let done = match frame.progress {
            Progress::DiscardingScenes(done) => done,
            Progress::Left => return true,
            _ => 0,
        };
        let enough = matches!(count, HowMany::Exactly(count) if done >= count);
        if there == 0 || enough {
            return true;
        }
        self.stop(frame, Progress::DiscardingScenes(done.saturating_add(1)));
        if pick == Pick::Random {
            let chance = Chance::Random(seat, Drawn::DiscardScene, there);
            self.emit(Happened::Chanced(chance));
        } else {
            let may_stop = count == HowMany::Any;
            self.ask(Asked::DiscardScene { may_stop }, Seats::one(seat));
        }
        false
    }

    /// Takes the first fitting scene from the top; the rest keeps its order (FL-207).
    pub(super) fn search(&mut self, seat: Seat, deck: Deck, icon: Icon) {
        let scenes = &self.content().scenes;
        let pile = self.truth.decks.pile(Pile::Scenes(deck));
        let found = pile.iter().rev().copied().find(|&card| scenes[usize::from(card)].shows(icon));
        match found {
            Some(card) => self.emit(Happened::Found(seat, deck, Scene(card))),
            None => self.emit(Happened::SearchedInVain(seat, deck)),
        }
    }

    /// Both lay scenes aside in secret and exchange them at once; `false` while it has to wait.
    pub(super) fn trade(&mut self, frame: &mut Frame, count: u8) -> bool {
        let both = [Seat(0), Seat(1)];
        let (round, rounds) = match frame.progress {
            Progress::Trading { round, rounds } => (round, rounds),
            _ => {
                let [pink, blue] = both.map(|seat| self.table().person(seat).hand);
                (0, count.min(pink).min(blue))
            }
        };
        if round < rounds {
            self.stop(frame, Progress::Trading { round: round + 1, rounds });
            self.ask(Asked::Trade, Seats::all(2));
            return false;
        }
        self.hand_over();
        true
    }

    /// All scenes in hand change owners.
    pub(super) fn swap_hands(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            for scene in self.own(seat).hand.iter() {
                self.emit(Happened::Offered(seat, scene));
            }
        }
        self.hand_over();
    }

    fn hand_over(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            for scene in self.own(seat).offered.iter() {
                self.emit(Happened::Handed(seat, scene));
            }
        }
    }
}
