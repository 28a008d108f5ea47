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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Door, Happened, Setup};
    use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
    use tabletop::{Game, Seat, Viewer};

    /// The view of seat 1, with the Blue Lady, at a table for three.
    fn view() -> View {
        let setup = Setup::new(3).unwrap();
        let mut view = Favor::view(&setup, Viewer::Seat(Seat(1)));
        Favor::see(&mut view, &Happened::RoundBegan { round: 1, first: Seat(0) });
        for (seat, door) in [(0, None), (1, Some(Door::BlueLady)), (2, None)] {
            Favor::see(&mut view, &Happened::Dealt(Seat(seat), door));
        }
        view
    }

    #[test]
    fn every_possible_deal_is_equally_likely() {
        let (view, mut rng) = (view(), SplitMix64::seed_from_u64(3));
        let mut seen = [[0u32; 4]; 4];
        for _ in 0..60_000 {
            let [left, own, right, empty] = Favor::world(&view, &mut rng).doors;
            assert_eq!((own, empty), (Some(Door::BlueLady), None));
            seen[left.unwrap() as usize][right.unwrap() as usize] += 1;
        }
        for (left, row) in seen.into_iter().enumerate() {
            for (right, times) in row.into_iter().enumerate() {
                let own = Door::BlueLady as usize;
                let possible = left != right && left != own && right != own;
                let wanted = if possible { 9_600..10_400 } else { 0..1 };
                assert!(wanted.contains(&times), "{left} and {right}: {times}");
            }
        }
    }
}
