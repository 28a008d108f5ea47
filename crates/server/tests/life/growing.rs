//! A table's journal grows, but not without end.

use crate::parlour::{Dice, Parlour, Player, play_out};
use serde_json::json;
use server::Room;
use std::time::Duration;

async fn two(parlour: &Parlour) -> (Player, Player) {
    let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
    let anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    (anna, bruno)
}

#[tokio::test]
async fn chat_has_an_end_and_the_game_goes_on() {
    let parlour = Parlour::with(|config| config.limits.talk.entries = 5).await;
    let (mut anna, mut bruno) = two(&parlour).await;
    anna.does(json!({ "do": "start" })).await;
    let say = json!({ "do": "say", "seat": 0, "text": "so much to say" });
    for _ in 0..5 {
        anna.does(say.clone()).await;
    }
    assert_eq!(anna.may_not(say.clone()).await, "talked_out");
    // Others have as much to say.
    let react = json!({ "do": "react", "seat": 1, "reaction": "bravo" });
    for _ in 0..5 {
        bruno.does(react.clone()).await;
    }
    assert_eq!(bruno.may_not(react.clone()).await, "talked_out");
    // What is no chat is not hindered, least of all a move.
    anna.does(json!({ "do": "pause", "on": true })).await;
    anna.does(json!({ "do": "pause", "on": false })).await;
    play_out(&mut [&mut anna, &mut bruno], &mut Dice(7)).await;
    assert_eq!(anna.may_not(say.clone()).await, "talked_out");
    // With the next deal the chat opens again.
    anna.does(json!({ "do": "rematch" })).await;
    anna.does(say).await;
    bruno.does(react).await;
}

#[tokio::test]
async fn long_lines_count_by_their_length() {
    let room = Room { entries: 1000, bytes: 1000 };
    let parlour = Parlour::with(|config| config.limits.talk = room).await;
    let (mut anna, _) = two(&parlour).await;
    let say = json!({ "do": "say", "seat": 0, "text": "x".repeat(280) });
    for _ in 0..4 {
        anna.does(say.clone()).await;
    }
    assert_eq!(anna.may_not(say).await, "talked_out");
}

#[tokio::test]
async fn a_full_table_plays_its_game_to_the_end() {
    let parlour = Parlour::with(|config| {
        config.limits.table.entries = 12;
        config.limits.host.entries = 6;
    })
    .await;
    let (mut anna, mut bruno) = two(&parlour).await;
    anna.does(json!({ "do": "start" })).await;
    let pause = |on: bool| json!({ "do": "pause", "on": on });
    for on in [true, false, true, false, true] {
        anna.does(pause(on)).await;
    }
    anna.does(pause(false)).await;
    // Enough of that. What somebody else needs is none of it.
    assert_eq!(anna.may_not(pause(true)).await, "enough");
    assert_eq!(anna.may_not(pause(false)).await, "enough", "it is awake");
    assert_eq!(bruno.may_not(pause(true)).await, "not_host", "he is told what is so");
    bruno.does(json!({ "do": "leave", "seat": 1 })).await;
    bruno.does(json!({ "do": "return", "seat": 1 })).await;
    play_out(&mut [&mut anna, &mut bruno], &mut Dice(9)).await;
    assert_eq!(anna.may_not(json!({ "do": "rematch" })).await, "table_full");
    let say = json!({ "do": "say", "seat": 0, "text": "Good night" });
    anna.does(say.clone()).await;
    assert_eq!(anna.may_not(say.clone()).await, "table_full");
    // A table that was put away has not forgotten how long it is.
    let parlour =
        Parlour::again(parlour.close().await, |config| config.limits.table.entries = 12).await;
    anna.caller.address = parlour.address;
    assert_eq!(anna.may_not(say).await, "table_full");
    assert_eq!(anna.looks("/replay").await["honest"], true);
}

/// Somebody who leaves and comes back without end: it is the coming back that ends, so that whoever has
/// gone can always be played for.
#[tokio::test]
async fn whoever_comes_and_goes_without_end_is_played_for() {
    let parlour = Parlour::with(|config| {
        config.limits.around.entries = 4;
        config.stepped_out = Duration::from_millis(50);
        config.gone = Duration::from_millis(100);
    })
    .await;
    let (mut anna, mut bruno) = two(&parlour).await;
    anna.does(json!({ "do": "start" })).await;
    let (leave, back) = (json!({ "do": "leave", "seat": 1 }), json!({ "do": "return", "seat": 1 }));
    for _ in 0..4 {
        bruno.does(leave.clone()).await;
        bruno.does(leave.clone()).await;
        bruno.does(back.clone()).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    anna.does(json!({ "do": "stand_in", "seat": 1 })).await;
    assert_eq!(bruno.may_not(back).await, "enough");
    play_out(&mut [&mut anna], &mut Dice(3)).await;
}

/// Who looks after a table for a while uses up nothing of whoever opened it.
#[tokio::test]
async fn every_host_has_room_of_their_own() {
    let parlour = Parlour::with(|config| config.limits.host.entries = 6).await;
    let (mut anna, mut bruno) = two(&parlour).await;
    anna.does(json!({ "do": "start" })).await;
    let pause = |on: bool| json!({ "do": "pause", "on": on });
    anna.does(json!({ "do": "leave", "seat": 0 })).await;
    for on in [true, false, true, false, true, false] {
        bruno.does(pause(on)).await;
    }
    assert_eq!(bruno.may_not(pause(true)).await, "enough");
    anna.does(json!({ "do": "return", "seat": 0 })).await;
    let _here = anna.caller.socket(&format!("{}/socket", anna.table), &[]).await;
    for _ in 0..500 {
        if anna.look().await["picture"]["host"] == true {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for on in [true, false, true, false, true, false] {
        anna.does(pause(on)).await;
    }
}
