//! What a viewer may not know is not in the page, in no form.

use crate::common::{Played, open, viewers, whole};
use house::{Live, Written};
use serde_json::Value;
use std::sync::Arc;
use tabletop::Viewer;
use web::Desk;
use words::Lang;

/// The same step with other doors: `doors[seat]` is dealt to that seat.
fn with_doors(written: &Written, doors: &[&str]) -> Written {
    let mut events: Vec<Value> = serde_json::from_str(written.events.get()).unwrap();
    for event in &mut events {
        if let Some(dealt) = event.get_mut("dealt") {
            let seat = dealt[0].as_u64().unwrap() as usize;
            dealt[1] = doors[seat].into();
        }
    }
    Written { events: serde_json::value::to_raw_value(&events).unwrap(), ..written.clone() }
}

/// The doors dealt in the first step, by seat, and then those that were not.
fn doors(written: &Written) -> Vec<String> {
    let events: Vec<Value> = serde_json::from_str(written.events.get()).unwrap();
    let dealt = events.iter().filter_map(|event| event.get("dealt")?[1].as_str());
    let mut doors: Vec<String> = dealt.map(str::to_string).collect();
    for door in favor::Door::ALL {
        if !doors.iter().any(|dealt| dealt == door.name()) {
            doors.push(door.name().to_string());
        }
    }
    doors
}

/// The other order of the doors that `viewer` does not know: each moves on by one.
fn shifted(doors: &[String], viewer: Viewer) -> Vec<String> {
    let own = viewer.seat().map(|seat| seat.index());
    let hidden: Vec<usize> = (0..doors.len()).filter(|place| Some(*place) != own).collect();
    let mut other = doors.to_vec();
    for (n, place) in hidden.iter().enumerate() {
        other[*place] = doors[hidden[(n + 1) % hidden.len()]].clone();
    }
    other
}

fn page(live: &dyn Live, viewer: Viewer, players: u8) -> String {
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
            let other: Vec<&str> = other.iter().map(String::as_str).collect();
            let (mut one, mut two) = (open(players), open(players));
            for (step, written) in game.journal.iter().enumerate() {
                one.follow(written).unwrap();
                two.follow(&if step == 0 { with_doors(written, &other) } else { written.clone() })
                    .unwrap();
                assert_eq!(
                    page(one.as_ref(), viewer, players),
                    page(two.as_ref(), viewer, players),
                    "seed {seed}, step {step}: {viewer:?} sees more than is allowed"
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
    let other: Vec<&str> =
        [3, 1, 2].into_iter().map(|place: usize| truth[place].as_str()).collect();
    let (mut one, mut two) = (open(3), open(3));
    one.follow(&game.journal[0]).unwrap();
    two.follow(&with_doors(&game.journal[0], &other)).unwrap();
    let own = viewers(3)[0];
    assert_ne!(page(one.as_ref(), own, 3), page(two.as_ref(), own, 3));
}

#[test]
fn a_spectator_has_no_tray() {
    let game = Played::new(4, 2);
    let glimpse: Arc<_> = game.live.glimpse(Viewer::Public);
    let tray = crate::common::with_scene(Lang::En, &glimpse, 4, &Desk::new(true), |scene| {
        crate::common::favor().tray(scene, glimpse.as_ref()).into_string()
    });
    assert_eq!(tray, "");
}

/// Plays until the first round is about to be scored.
fn one_round(players: u8, seed: u64) -> Played {
    let mut game = Played::new(players, seed);
    let mut dice = house::dice(seed);
    while let Some(seat) = game.mover() {
        let action = game.live.choose(seat, "casual", &mut dice).unwrap();
        game.act(seat, action.get());
        let scored = game.journal.last().unwrap().events.get().contains("round_ended");
        if scored {
            game.journal.pop();
            break;
        }
    }
    game
}
