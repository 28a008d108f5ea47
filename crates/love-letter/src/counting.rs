//! What follows by counting: every face-down card a viewer knows something about, and the ways
//! in which the unseen cards fit them all.

use crate::{Card, Cards, Kinds, View};
use rand_core::Rng;
use tabletop::{Seat, below};

/// Five hands, two draws and four returned cards at most; one's own are among them.
const MOST_SLOTS: usize = 12;

/// Where a face-down card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Held(Seat),
    Drawn(usize),
    Under(usize),
}

/// A face-down card and what it may be. Slots of one group above 0 hold equal cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) place: Place,
    kinds: Kinds,
    group: u8,
}

/// All face-down cards whose place is known, and the cards they are made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slots {
    slots: [Slot; MOST_SLOTS],
    len: usize,
    cards: Cards,
    /// All characters of the deck: a slot that may be any of them tells nothing.
    any: Kinds,
}

/// A full answer: the card in each slot, in the order of [`Slots::iter`].
pub(crate) type Filling = [Card; MOST_SLOTS];

impl Slots {
    /// The slots of a view, tightest first, so that a search fails early.
    pub(crate) fn of(view: &View) -> Slots {
        let nothing = Slot { place: Place::Drawn(0), kinds: Kinds::NONE, group: 0 };
        let mut slots = Slots {
            slots: [nothing; MOST_SLOTS],
            len: 0,
            cards: view.table.unlaid(),
            any: view.table.edition.deck().kinds(),
        };
        for seat in 0..view.table.players {
            let (kinds, group) = (view.held[seat as usize], view.equal[seat as usize]);
            slots.add(Place::Held(Seat(seat)), kinds, group);
        }
        for (place, kinds) in view.drawn.into_iter().enumerate() {
            slots.add(Place::Drawn(place), kinds, 0);
        }
        for (place, kinds) in view.under.iter().enumerate() {
            slots.add(Place::Under(place), kinds, 0);
        }
        slots.slots[..slots.len].sort_by_key(|slot| (slot.kinds.len(), slot.group == 0));
        slots
    }

    fn add(&mut self, place: Place, kinds: Kinds, group: u8) {
        if !kinds.is_empty() {
            self.slots[self.len] = Slot { place, kinds, group };
            self.len += 1;
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Slot> {
        self.slots.into_iter().take(self.len)
    }

    /// What the card held by `seat` may be, so that all others still find a card.
    pub(crate) fn possible_in_hand(&self, seat: Seat) -> Kinds {
        let Some(at) = self.iter().position(|slot| slot.place == Place::Held(seat)) else {
            return Kinds::NONE;
        };
        let fits = |card: &Card| {
            let mut one = *self;
            one.slots[at].kinds = Kinds::one(*card);
            one.slots[..=at].rotate_right(1);
            one.fits(0, self.cards, &mut [Card::Spy; MOST_SLOTS])
        };
        self.slots[at].kinds.iter().filter(fits).collect()
    }

    /// What slot `n` may be, given what the slots before it are.
    fn candidates(&self, n: usize, left: Cards, filled: &Filling) -> Cards {
        let slot = self.slots[n];
        let mut kinds = slot.kinds;
        for (earlier, &card) in self.slots[..n].iter().zip(filled) {
            if slot.group != 0 && earlier.group == slot.group {
                kinds = kinds.and(Kinds::one(card));
            }
        }
        left.only(kinds)
    }

    /// Whether the slots from `n` on can be filled.
    fn fits(&self, n: usize, left: Cards, filled: &mut Filling) -> bool {
        // Slots that may be anything come last and always find a card: there are enough.
        let slot = self.slots[n % MOST_SLOTS];
        if n == self.len || (slot.kinds == self.any && slot.group == 0) {
            return true;
        }
        let candidates = self.candidates(n, left, filled);
        Card::ALL.into_iter().any(|card| {
            candidates.has(card) && {
                filled[n] = card;
                let mut left = left;
                left.take(card);
                self.fits(n + 1, left, filled)
            }
        })
    }

    /// Fills all slots at random, each way of dealing the unseen cards that agrees with the slots
    /// being equally likely; returns the cards that are left too.
    ///
    /// Slot after slot draws among its candidates. That favours ways in which later slots find few
    /// candidates, so a filling is kept only with the matching chance. In the rare case that too
    /// many are thrown away, any filling will do.
    pub(crate) fn fill(&self, rng: &mut impl Rng) -> (Filling, Cards) {
        for _ in 0..200 {
            if let Some(filling) = self.try_fill(rng) {
                return filling;
            }
        }
        let mut filled = [Card::Spy; MOST_SLOTS];
        self.fits(0, self.cards, &mut filled);
        let mut left = self.cards;
        for (slot, card) in self.slots[..self.len].iter().zip(&mut filled) {
            if slot.kinds == self.any && slot.group == 0 {
                *card = left.draw(rng);
            }
            left.take(*card);
        }
        (filled, left)
    }

    fn try_fill(&self, rng: &mut impl Rng) -> Option<(Filling, Cards)> {
        let mut filled = [Card::Spy; MOST_SLOTS];
        let mut left = self.cards;
        for n in 0..self.len {
            let candidates = self.candidates(n, left, &filled);
            if candidates.is_empty() {
                return None;
            }
            // At the most this slot could have had as many candidates as the whole pool offers.
            let most = self.cards.only(self.slots[n].kinds).len();
            if below(rng, most) >= candidates.len() {
                return None;
            }
            filled[n] = candidates.draw(rng);
            left.take(filled[n]);
        }
        Some((filled, left))
    }
}
