//! What holds from one moment to the next in any game: FV-I4, FV-I13, and equal deals.

#![allow(clippy::unwrap_used)]

use favor::*;
use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
use tabletop::{Deals, Game, Seat, Turn, Witness, below};

/// Plays a random game and tells `witness` everything.
fn play(players: u8, deals: u64, choices: u64, witness: &mut impl Witness<Event>) {
    let setup = Setup::new(players).unwrap().starting_with(Seat(0)).unwrap();
    let mut state = Favor::start(&setup);
    let (mut deals, mut rng) = (Deals::new(deals), SplitMix64::seed_from_u64(choices));
    let mut menu = Vec::new();
    loop {
        match Favor::turn(&state) {
            Turn::Chance(ask) => {
                let answer = deals.answer(&ask);
                Favor::deal(&mut state, answer, witness).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                menu.clear();
                Favor::legal(Favor::seen(&state, seat), &mut menu);
                let action = menu[below(&mut rng, menu.len() as u32) as usize];
                Favor::act(&mut state, seat, action, witness).unwrap();
            }
            Turn::Over(_) => return,
        }
    }
}

fn journal(players: u8, deals: u64, choices: u64) -> Vec<Event> {
    let mut events = Vec::new();
    play(players, deals, choices, &mut events);
    events
}

/// FV-I4: tokens go to the box only from a bid won by the caller or from the final auction.
#[test]
fn the_box_fills_only_by_two_ways() {
    for seed in 0..300 {
        let players = 2 + (seed % 3) as u8;
        let setup = Setup::new(players).unwrap().starting_with(Seat(0)).unwrap();
        let mut state = Favor::start(&setup);
        for event in journal(players, seed, seed) {
            let before = state.table().boxed;
            Favor::apply(&mut state, &event);
            let wanted = match event {
                Happened::RoundBegan { .. } => 0,
                Happened::Sold { to: Payee::Others { boxed, .. }, .. } => before + boxed,
                Happened::Sold { to: Payee::Box, price, .. } => before + price,
                _ => before,
            };
            assert_eq!(state.table().boxed, wanted, "after {event:?}");
        }
    }
}

/// FV-I13: a round has at most 13, 12 and 11 turns; adding all the way reaches that.
#[test]
fn a_round_has_only_so_many_turns() {
    let most = [13, 12, 11];
    let mut reached = [0; 3];
    for seed in 0..3_000 {
        let (mut round, mut turns) = (0, [0; 3]);
        for event in journal(2 + (seed % 3) as u8, seed, seed) {
            match event {
                Happened::RoundBegan { round: begun, .. } => round = usize::from(begun) - 1,
                Happened::ChoseToAdd(_) | Happened::Called(_) => turns[round] += 1,
                _ => {}
            }
        }
        for round in 0..3 {
            assert!(turns[round] <= most[round], "{turns:?} turns");
            reached[round] = reached[round].max(turns[round]);
        }
    }
    assert_eq!(reached, most);
}

/// One seed stands for one deal: the same doors and the same order of clues, however it is played.
#[test]
fn a_seed_stands_for_a_deal() {
    let dealt = |choices: u64| {
        let mut rounds: Vec<(Vec<Door>, Vec<Clue>)> = Vec::new();
        for event in journal(3, 5, choices) {
            match event {
                Happened::RoundBegan { .. } => rounds.push(Default::default()),
                Happened::Dealt(_, door) => rounds.last_mut().unwrap().0.push(door),
                Happened::Opened(clue) | Happened::Added(_, clue) => {
                    rounds.last_mut().unwrap().1.push(clue);
                }
                _ => {}
            }
        }
        rounds
    };
    assert!(dealt(1).iter().all(|(doors, clues)| (doors.len(), clues.len()) == (3, 14)));
    assert_ne!(journal(3, 5, 1), journal(3, 5, 2));
    assert_eq!(dealt(1), dealt(2));
}
