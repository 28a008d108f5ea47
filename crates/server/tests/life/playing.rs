//! Playing, pausing, leaving, coming back, playing again.

use crate::parlour::{Dice, Parlour, Player, play_out, play_until};
use serde_json::{Value, json};
use std::time::Duration;

/// Two people and as many bots as are left, with the game begun.
async fn two_at(parlour: &Parlour, opening: Value) -> (Player, Player) {
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "start" })).await;
    (anna, bruno)
}

#[tokio::test]
async fn both_games_are_played_to_the_end_by_legal_moves() {
    let parlour = Parlour::open().await;
    let mut dice = Dice(7);
    for opening in [
        json!({ "game": "love-letter", "players": 2 }),
        json!({ "game": "love-letter", "players": 4, "rules": "classic" }),
        json!({ "game": "love-letter", "players": 6 }),
        json!({ "game": "favor", "players": 2 }),
        json!({ "game": "favor", "players": 4 }),
    ] {
        let (mut anna, mut bruno) = two_at(&parlour, opening.clone()).await;
        let seal = anna.look().await["picture"]["deal"]["seal"].clone();
        assert!(anna.look().await["picture"]["deal"]["seed"].is_null(), "the seed is a secret");
        play_out(&mut [&mut anna, &mut bruno], &mut dice).await;
        let seen = bruno.look().await;
        assert_eq!(seen["moves"], json!([]), "{opening}");
        assert!(!seen["view"]["winners"].as_array().expect("winners").is_empty(), "{opening}");
        assert_eq!(seen["picture"]["deal"]["seal"], seal, "the seal stays what it was");
        assert_eq!(seen["picture"]["deal"]["seed"].as_str().map(str::len), Some(64));
        let action =
            if opening["game"] == "favor" { json!("pass") } else { json!({ "play": "spy" }) };
        let play = json!({ "do": "play", "seat": 0, "action": action });
        assert_eq!(anna.may_not(play).await, "not_playing");
    }
    assert!(parlour.metric("parlour_moves_total").await > 100.0);
    assert_eq!(parlour.metric("parlour_table_panics_total").await, 0.0);
    assert_eq!(parlour.metric("parlour_tight_total").await, 0.0);
}

#[tokio::test]
async fn moves_are_judged_before_they_are_made() {
    let parlour = Parlour::open().await;
    let (anna, bruno) = two_at(&parlour, json!({ "game": "favor", "players": 2 })).await;
    let hers = !anna.look().await["moves"].as_array().expect("a list").is_empty();
    let (mut first, mut other) = if hers { (anna, bruno) } else { (bruno, anna) };
    let seen = first.look().await;
    let (seat, steps) = (seen["seat"].clone(), seen["steps"].clone());
    let play =
        |action: Value| json!({ "do": "play", "seat": seat, "steps": steps, "action": action });
    assert_eq!(first.may_not(play(json!({ "bid": 1 }))).await, "no_auction");
    assert_eq!(first.may_not(play(json!("sing"))).await, "malformed_move");
    assert_eq!(other.may_not(play(json!("add"))).await, "not_yours");
    let turn = json!({ "do": "play", "seat": other.look().await["seat"], "action": "add" });
    assert_eq!(other.may_not(turn).await, "not_your_turn");
    assert_eq!(first.look().await["steps"], steps, "nothing has happened");
    first.does(play(json!("add"))).await;
    assert_eq!(first.may_not(play(json!("add"))).await, "stale", "a click too many is refused");
}

#[tokio::test]
async fn a_bot_plays_for_whoever_leaves_until_they_return() {
    let parlour = Parlour::open().await;
    let (mut anna, mut bruno) =
        two_at(&parlour, json!({ "game": "love-letter", "players": 2 })).await;
    assert_eq!(bruno.may_not(json!({ "do": "return", "seat": 1 })).await, "not_away");
    bruno.does(json!({ "do": "leave", "seat": 1 })).await;
    assert_eq!(anna.look().await["picture"]["seats"][1]["stand_in"], "casual");
    let mut dice = Dice(1);
    play_until(&mut [&mut anna], &mut dice, 3).await;
    bruno.does(json!({ "do": "return", "seat": 1 })).await;
    assert!(bruno.look().await["picture"]["seats"][1]["stand_in"].is_null());
    play_until(&mut [&mut bruno, &mut anna], &mut dice, 4).await;

    // The host goes: somebody who is still there looks after the table.
    anna.does(json!({ "do": "leave", "seat": 0 })).await;
    let seen = bruno.look().await;
    assert_eq!(
        (&seen["picture"]["host"], &seen["picture"]["seats"][1]["host"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(anna.may_not(json!({ "do": "pause", "on": true })).await, "not_host");
    // If all have left, the bots rest.
    bruno.does(json!({ "do": "leave", "seat": 1 })).await;
    tokio::time::sleep(Duration::from_millis(60)).await;
    let steps = anna.look().await["steps"].clone();
    tokio::time::sleep(Duration::from_millis(60)).await;
    assert_eq!(anna.look().await["steps"], steps);
    // Away or not, the seat is still theirs.
    anna.does(json!({ "do": "return", "seat": 0 })).await;
    play_out(&mut [&mut anna], &mut dice).await;
}

#[tokio::test]
async fn a_game_rests_while_it_is_paused() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "love-letter", "players": 3 });
    let (mut anna, mut bruno) = two_at(&parlour, opening).await;
    assert_eq!(bruno.may_not(json!({ "do": "pause", "on": true })).await, "not_host");
    anna.does(json!({ "do": "pause", "on": true })).await;
    let seen = bruno.look().await;
    assert_eq!(seen["picture"]["paused"], true);
    tokio::time::sleep(Duration::from_millis(60)).await;
    assert_eq!(bruno.look().await["steps"], seen["steps"], "bots rest too");
    for player in [&mut anna, &mut bruno] {
        let seen = player.look().await;
        if let Some(action) = seen["moves"].get(0) {
            let play = json!({ "do": "play", "seat": seen["seat"], "action": action });
            assert_eq!(player.may_not(play).await, "paused");
        }
    }
    anna.does(json!({ "do": "pause", "on": false })).await;
    play_out(&mut [&mut anna, &mut bruno], &mut Dice(3)).await;
    assert_eq!(anna.may_not(json!({ "do": "pause", "on": true })).await, "not_playing");
}

#[tokio::test]
async fn whoever_is_removed_has_no_seat_and_a_bot_plays_on() {
    let parlour = Parlour::open().await;
    let (mut anna, mut bruno) = two_at(&parlour, json!({ "game": "favor", "players": 2 })).await;
    assert_eq!(bruno.may_not(json!({ "do": "remove", "seat": 0 })).await, "not_host");
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    let seen = bruno.look().await;
    assert_eq!(seen["seat"], json!(null));
    assert_eq!(seen["view"]["identity"], json!(null), "what was theirs is hidden from them now");
    assert_eq!(seen["picture"]["seats"][1]["sitter"], json!({ "bot": "casual" }));
    assert_eq!(bruno.may_not(json!({ "do": "return", "seat": 1 })).await, "not_yours");
    assert_eq!(anna.may_not(json!({ "do": "remove", "seat": 1 })).await, "begun");
    play_out(&mut [&mut anna], &mut Dice(5)).await;
}

#[tokio::test]
async fn a_rematch_keeps_the_seats_and_deals_anew() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "love-letter", "players": 3, "name": "Anna" });
    let (mut anna, mut bruno) = two_at(&parlour, opening).await;
    let mut dice = Dice(11);
    assert_eq!(anna.may_not(json!({ "do": "rematch" })).await, "not_over");
    assert_eq!(anna.may_not(json!({ "do": "start" })).await, "begun");
    play_out(&mut [&mut anna, &mut bruno], &mut dice).await;
    let first = anna.look().await["picture"].clone();
    assert_eq!(anna.friend().may_not(json!({ "do": "rematch" })).await, "not_yours");

    let socket = format!("{}/socket?from={}", anna.table, first["steps"]);
    let mut line = bruno.caller.socket(&socket, &[]).await.expect("a socket");
    bruno.does(json!({ "do": "rematch" })).await;
    let again = anna.look().await["picture"].clone();
    let names = |picture: &Value| {
        let seats = picture["seats"].as_array().cloned().unwrap_or_default();
        seats.iter().map(|seat| (seat["name"].clone(), seat["sitter"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(names(&again), names(&first));
    assert_eq!((&again["games"], &again["phase"]), (&json!(2), &json!("playing")));
    assert_ne!(again["deal"]["seal"], first["deal"]["seal"]);
    assert!(again["deal"]["seed"].is_null(), "the old seed is no longer told, the new not yet");
    // Whoever listens is told the new game from its first step.
    loop {
        let frame = line.frame().await.expect("a frame");
        if frame["is"] == "steps" && frame["game"] == 2 {
            assert_eq!(frame["from"], 0);
            break;
        }
    }
    play_out(&mut [&mut anna, &mut bruno], &mut dice).await;
}

#[tokio::test]
async fn one_device_serves_all_seats() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "favor", "players": 3, "one_device": true });
    let mut all = Player::open(parlour.somebody(), opening).await;
    assert_eq!(all.look().await["picture"]["yours"], json!([0, 1, 2]));
    assert_eq!(all.friend().may_not(json!({ "do": "sit" })).await, "full");
    all.does(json!({ "do": "start" })).await;
    let seen = all.look().await;
    assert_eq!((&seen["seat"], &seen["moves"]), (&json!(null), &json!([])), "nobody looks yet");
    let mut dice = Dice(2);
    while all.phase().await == "playing" {
        for seat in 0..3 {
            let seen = all.looks(&format!("?seat={seat}")).await;
            assert_eq!(seen["seat"], seat);
            assert!(seen["view"]["identity"].is_string());
            if let Some(action) = dice.pick(seen["moves"].as_array().expect("moves")) {
                let play =
                    json!({ "do": "play", "seat": seat, "steps": seen["steps"], "action": action });
                all.does(play).await;
            }
        }
    }
}
