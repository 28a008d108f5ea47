//! Set-up and the creation of characters (FL-22 to FL-36, FL-99 to FL-117).

use super::Run;
use crate::Event;
use crate::Happened;
use crate::content::{ChangeOf, Deck, Feature};
use crate::frame::other;
use crate::happened::Why;
use crate::state::next_shuffle;
use crate::table::{Asked, Chance, Phase, Pile};
use crate::vision::Dealt;
use tabletop::{Seat, Seats, Witness};

/// Traits dealt to each player (FL-100).
const TRAITS: u8 = 5;
/// Occupations dealt to each player (FL-104).
const OCCUPATIONS: u8 = 3;
/// Features dealt to each player (FL-107).
const FEATURES: u8 = 5;
/// Features placed in all (FL-108).
const PLACED: u8 = 6;

impl<W: Witness<Event>> Run<'_, W> {
    /// Takes the next step of set-up or creation.
    pub(super) fn create(&mut self, phase: Phase) {
        let both = Seats::all(2);
        match phase {
            Phase::First => self.shuffle(),
            Phase::Shuffle => {
                self.emit(Happened::Went(Phase::Gender));
                self.ask(Asked::Gender, both);
            }
            Phase::Gender => {
                self.deal(ChangeOf::Trait, TRAITS);
                self.emit(Happened::Went(Phase::Traits));
                self.ask(Asked::Traits, both);
            }
            Phase::Traits => {
                self.give_back(ChangeOf::Trait);
                self.deal(ChangeOf::Occupation, OCCUPATIONS);
                self.emit(Happened::Went(Phase::Occupations));
                self.ask(Asked::Occupation, both);
            }
            Phase::Occupations => {
                self.show_occupations();
                self.give_back(ChangeOf::Occupation);
                self.deal(ChangeOf::Feature, FEATURES);
                self.emit(Happened::Went(Phase::Features(0)));
                self.ask(Asked::Feature, Seats::one(self.table().first));
            }
            Phase::Features(placed) => self.next_feature(placed + 1),
            Phase::Introductions => {
                self.emit(Happened::Went(Phase::Hands));
                self.opening_hands();
            }
            _ => self.emit(Happened::Went(Phase::Chapter)),
        }
    }

    /// Shuffles the decks one by one, then goes on (FL-31, FL-33). A tutorial is never shuffled
    /// (FL-299).
    fn shuffle(&mut self) {
        self.emit(Happened::Went(Phase::Shuffle));
        if !self.table().tutorial {
            let chance = next_shuffle(&self.table().decks, 0);
            self.emit(Happened::Chanced(chance));
        }
    }

    /// Deals cards to both, the first player first, each seen only by its receiver.
    fn deal(&mut self, what: ChangeOf, count: u8) {
        for seat in self.in_order() {
            self.deal_to(seat, what, count);
        }
    }

    /// Deals so many cards to a seat, or as many as there are (FL-150).
    pub(super) fn deal_to(&mut self, seat: Seat, what: ChangeOf, count: u8) {
        for _ in 0..count {
            let Some(card) = self.truth.decks.top(Pile::Character(what)) else { return };
            self.emit(Happened::Dealt(seat, Dealt::numbered(what, card)));
        }
    }

    /// What was not kept goes under the deck.
    fn give_back(&mut self, what: ChangeOf) {
        for seat in self.in_order() {
            self.emit(Happened::Returned(seat, what));
        }
    }

    /// Both occupations are revealed at the same time (FL-105).
    fn show_occupations(&mut self) {
        for seat in self.in_order() {
            let Some(card) = self.own(seat).occupation else { continue };
            self.emit(Happened::TookOccupation(seat, card));
            let aspect = self.content().occupations[card.index()].aspect;
            self.emit(Happened::Tokens(seat, aspect, 1, Why::Occupation(card)));
        }
    }

    /// One of the holder's features goes to the partner's character (FL-108, FL-112).
    pub(super) fn place_feature(&mut self, by: Seat, card: Feature) {
        self.emit(Happened::PlacedFeature(by, card));
        let aspect = self.content().features[card.index()].aspect;
        self.emit(Happened::Tokens(other(by), aspect, 1, Why::Feature(card)));
    }

    fn next_feature(&mut self, placed: u8) {
        if placed < PLACED {
            let first = self.table().first;
            let next = if placed.is_multiple_of(2) { first } else { other(first) };
            self.emit(Happened::Went(Phase::Features(placed)));
            self.ask(Asked::Feature, Seats::one(next));
        } else {
            self.give_back(ChangeOf::Feature);
            self.emit(Happened::Went(Phase::Introductions));
            self.ask(Asked::Introduction, Seats::all(2));
        }
    }

    /// Each draws the opening hand, the first player first (FL-115, FL-116).
    fn opening_hands(&mut self) {
        let story = usize::from(self.table().story);
        let counts = self.content().stories[story].opening_hand;
        for seat in self.in_order() {
            for deck in Deck::ALL {
                for _ in 0..counts[deck as usize] {
                    self.draw(seat, deck);
                }
            }
        }
    }

    /// After a deck has been shuffled at set-up, the next one (FL-31).
    pub(super) fn shuffled(&mut self, pile: Pile) {
        if self.table().phase == Phase::Shuffle && self.table().chance == Chance::Nothing {
            let chance = next_shuffle(&self.table().decks, pile.index() + 1);
            self.emit(Happened::Chanced(chance));
        }
    }
}
