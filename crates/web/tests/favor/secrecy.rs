//! What a viewer may not know is not in the page, in no form.

use crate::favor::common::{Played, events, open, part, viewers, whole};
use favor::{Door, Happened};
use house::{AnyMatch, AnyStep};
use tabletop::Viewer;
use web::Desk;
use words::Lang;

/// The same step with other doors: `doors[seat]` is dealt to that seat.
fn with_doors(step: &AnyStep, doors: &[Door]) -> AnyStep {
    let mut step = step.clone();
    let AnyStep::Favor(other) = &mut step else { panic!("another game") };
    for event in &mut other.events {
        if let Happened::Dealt(seat, door) = event {
            *door = doors[seat.index()];
        }
    }
    step
}

/// The doors dealt in the first step, by seat, and then those that were not.
fn doors(step: &AnyStep) -> Vec<Door> {
    let dealt = events(step).iter().filter_map(|event| match event {
        Happened::Dealt(_, door) => Some(*door),
        _ => None,
    });
    let mut doors: Vec<Door> = dealt.collect();
    for door in Door::ALL {
        if !doors.contains(&door) {
            doors.push(door);
        }
    }
    doors
}

/// The other order of the doors that `viewer` does not know: each moves on by one.
fn shifted(doors: &[Door], viewer: Viewer) -> Vec<Door> {
    let own = viewer.seat().map(|seat| seat.index());
    let hidden: Vec<usize> = (0..doors.len()).filter(|place| Some(*place) != own).collect();
    let mut other = doors.to_vec();
    for (n, place) in hidden.iter().enumerate() {
        other[*place] = doors[hidden[(n + 1) % hidden.len()]];
    }
    other
}

fn page(live: &AnyMatch, viewer: Viewer, players: u8) -> String {
    whole(Lang::Fr, &live.glimpse(viewer), players, &Desk::new(true))
}

#[test]
fn pages_are_equal_to_the_byte_when_only_the_doors_of_others_differ() {
    let mut compared = 0;
    for seed in 0..60u64 {
        let players = 2 + (seed % 3) as u8;
        let game = one_round(players, seed);
        let truth = doors(&game.journal[0]);
        for viewer in viewers(players) {
            let other = shifted(&truth, viewer);
            let (mut one, mut two) = (open(players), open(players));
            for (number, step) in game.journal.iter().enumerate() {
                one.take(step.clone()).unwrap();
                two.take(if number == 0 { with_doors(step, &other) } else { step.clone() })
                    .unwrap();
                assert_eq!(
                    page(&one, viewer, players),
                    page(&two, viewer, players),
                    "seed {seed}, step {number}: {viewer:?} sees more than is allowed"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 2_000, "{compared}");
}

#[test]
fn a_page_changes_with_the_viewers_own_door() {
    let game = one_round(3, 1);
    let truth = doors(&game.journal[0]);
    let other = [3, 1, 2].map(|place: usize| truth[place]);
    let (mut one, mut two) = (open(3), open(3));
    one.take(game.journal[0].clone()).unwrap();
    two.take(with_doors(&game.journal[0], &other)).unwrap();
    let own = viewers(3)[0];
    assert_ne!(page(&one, own, 3), page(&two, own, 3));
}

#[test]
fn a_spectator_has_no_tray() {
    let game = Played::new(4, 2);
    let glimpse = game.live.glimpse(Viewer::Public);
    assert_eq!(part(Lang::En, &glimpse, 4, &Desk::new(true), "tray"), None);
}

/// Plays until the first round is about to be scored.
fn one_round(players: u8, seed: u64) -> Played {
    let mut game = Played::new(players, seed);
    let mut dice = house::dice(seed);
    while let Some(seat) = game.mover() {
        let action = game.live.choose(seat, "casual", &mut dice).unwrap();
        game.act(seat, action);
        let last = events(game.journal.last().unwrap());
        if last.iter().any(|event| matches!(event, Happened::RoundEnded { .. })) {
            game.journal.pop();
            break;
        }
    }
    game
}
