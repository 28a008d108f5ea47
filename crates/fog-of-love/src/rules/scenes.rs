//! What effects do with scenes in hand: drawing, discarding, showing, searching, trading.

use super::Run;
use crate::content::{Deck, Destiny, HowMany, Icon, Pick, RevealOf, Scene, Trait};
use crate::frame::Frame;
use crate::table::{Asked, Chance, Drawn, Pile};
use crate::{Event, Happened, Private};
use tabletop::{Seat, Seats, Witness};

/// The cards of one kind that a person could still show, in a fixed order.
pub(super) fn hidden_cards(own: &Private, what: RevealOf) -> impl Iterator<Item = u8> {
    let (traits, destinies, scenes) = match what {
        RevealOf::Trait => (Some(own.traits), None, None),
        RevealOf::Destiny | RevealOf::NamedDestiny(_) => (None, Some(own.destinies), None),
        RevealOf::Scenes => (None, None, Some(own.hand)),
    };
    let traits = traits.into_iter().flatten().flatten().map(|Trait(card)| card);
    let destinies = destinies.into_iter().flat_map(|set| set.iter()).map(|Destiny(card)| card);
    let scenes = scenes.into_iter().flat_map(|set| set.iter()).map(|Scene(card)| card);
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
                self.emit(Happened::Showed(seat, RevealOf::Destiny, card.0));
                self.emit(Happened::Covered(seat));
            }
            return true;
        }
        let there = hidden_cards(self.own(seat), what).count() as u8;
        let done = match pick {
            Pick::All => there == 0,
            _ => frame.sub >= count || there == 0,
        };
        if done || frame.sub >= 16 {
            self.emit(Happened::Covered(seat));
            return true;
        }
        frame.sub += 1;
        self.pause(frame);
        match pick {
            Pick::All => {
                let card = hidden_cards(self.own(seat), what).next();
                if let Some(card) = card {
                    self.emit(Happened::Showed(seat, what, card));
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
        let stopped = frame.sub > 0 && count == HowMany::Any && frame.answer == 0;
        let enough = matches!(count, HowMany::Exactly(count) if frame.sub >= count);
        if there == 0 || stopped || enough {
            return true;
        }
        frame.sub = frame.sub.saturating_add(1);
        frame.answer = 1;
        self.pause(frame);
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
            Some(card) => self.emit(Happened::Found(seat, deck, card)),
            None => self.emit(Happened::SearchedInVain(seat, deck)),
        }
    }

    /// Both lay scenes aside in secret and exchange them at once; `false` while it has to wait.
    pub(super) fn trade(&mut self, frame: &mut Frame, count: u8) -> bool {
        let both = [Seat(0), Seat(1)];
        if frame.sub == 0 {
            let least = both.map(|seat| self.table().person(seat).hand);
            frame.left = count.min(least[0]).min(least[1]);
        }
        if frame.sub < frame.left {
            frame.sub += 1;
            self.pause(frame);
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
                self.emit(Happened::Offered(seat, scene.0));
            }
        }
        self.hand_over();
    }

    fn hand_over(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            for scene in self.own(seat).offered.iter() {
                self.emit(Happened::Handed(seat, scene.0));
            }
        }
    }
}
