//! Worlds that a viewer holds possible.

use crate::counting::{Place, Slots};
use crate::state::Under;
use crate::{Drawn, LoveLetter, State, View};
use rand_core::Rng;
use tabletop::Imagine;

impl Imagine for LoveLetter {
    /// Every way of dealing the unseen cards that agrees with the view is equally likely: how
    /// players choose their plays is not weighed.
    fn world(view: &View, rng: &mut impl Rng) -> State {
        let slots = Slots::of(view);
        let (filling, mut left) = slots.fill(rng);
        let mut state = State {
            table: view.table,
            held: [None; crate::MOST_PLAYERS],
            drawn: Drawn::NONE,
            aside: None,
            shuffled: left,
            under: Under::EMPTY,
        };
        let (mut drawn, mut under) = ([None; 2], [None; 4]);
        for (slot, card) in slots.iter().zip(filling) {
            match slot.place {
                Place::Held(seat) => state.held[seat.index()] = Some(card),
                Place::Drawn(place) => drawn[place] = Some(card),
                Place::Under(place) => under[place] = Some(card),
            }
        }
        for card in drawn.into_iter().flatten() {
            state.drawn = state.drawn.and(card);
        }
        for card in under.into_iter().flatten() {
            state.under.push(card);
        }
        if view.table.aside {
            let card = left.draw(rng);
            left.take(card);
            state.aside = Some(card);
        }
        state.shuffled = left;
        state
    }
}
