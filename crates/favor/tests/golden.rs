//! One whole game for three, as each seat and a spectator live through it: what they see, what
//! they may do, what they do, and in the end what they know.

#![allow(clippy::unwrap_used)]

use favor::*;
use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
use std::fmt::Write;
use tabletop::{Deals, Game, Seat, Turn, Viewer, below};

/// The game as text, for one viewer.
fn game(viewer: Viewer) -> String {
    let setup = Setup::new(3).unwrap();
    let (mut deals, mut rng) = (Deals::new(1882), SplitMix64::seed_from_u64(1882));
    let (mut state, mut view) = (Favor::start(&setup), Favor::view(&setup, viewer));
    let mut text = String::new();
    loop {
        let mut events = Vec::new();
        match Favor::turn(&state) {
            Turn::Chance(ask) => {
                let answer = deals.answer(&ask);
                Favor::deal(&mut state, answer, &mut events).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let mut menu = Vec::new();
                Favor::legal(Favor::seen(&state, seat), &mut menu);
                let action = menu[below(&mut rng, menu.len() as u32) as usize];
                if viewer.is(seat) {
                    writeln!(text, "  {menu:?} > {action:?}").unwrap();
                }
                Favor::act(&mut state, seat, action, &mut events).unwrap();
            }
            Turn::Over(_) => break,
        }
        for sight in events.iter().filter_map(|event| Favor::sight(event, viewer)) {
            Favor::see(&mut view, &sight);
            writeln!(text, "{}", line(&sight)).unwrap();
        }
    }
    let totals: Vec<i8> = (0..3).map(|seat| view.table.total(Seat(seat))).collect();
    writeln!(text, "totals {totals:?}, undealt {:?}", view.undealt()).unwrap();
    text
}

/// A sight in one line, a blank one before each round.
fn line(sight: &Sight) -> String {
    match sight {
        Happened::RoundBegan { .. } => format!("\n{sight:?}"),
        sight => format!("{sight:?}"),
    }
}

#[test]
fn as_seat_0() {
    insta::assert_snapshot!(game(Viewer::Seat(Seat(0))));
}

#[test]
fn as_seat_1() {
    insta::assert_snapshot!(game(Viewer::Seat(Seat(1))));
}

#[test]
fn as_seat_2() {
    insta::assert_snapshot!(game(Viewer::Seat(Seat(2))));
}

#[test]
fn as_a_spectator() {
    insta::assert_snapshot!(game(Viewer::Public));
}
