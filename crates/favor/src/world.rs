//! Worlds that a viewer holds possible.

use crate::{Doors, Favor, State, View};
use rand_core::Rng;
use tabletop::Imagine;

impl Imagine for Favor {
    /// Every way of dealing the doors that agrees with the view is equally likely: how players
    /// choose their moves is not weighed. The deck needs no imagining, for its order is not
    /// decided before it is drawn.
    fn world(view: &View, rng: &mut impl Rng) -> State {
        let doors = view.doors.map(Doors::only);
        let undealt = Doors::ALL.minus(doors.into_iter().flatten().collect());
        let mut state = State { table: view.table, doors, undealt };
        for (door, may_be) in state.doors.iter_mut().zip(view.doors) {
            if door.is_none() && !may_be.is_empty() {
                let drawn = state.undealt.draw(rng);
                *door = Some(drawn);
                state.undealt = state.undealt.without(drawn);
            }
        }
        state
    }
}
