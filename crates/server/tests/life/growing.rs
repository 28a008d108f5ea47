//! A table's journal grows, but not without end.

use crate::parlour::{Dice, Parlour, Player, play_out};
use serde_json::json;
use server::Room;

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
    let react = json!({ "do": "react", "seat": 1, "reaction": "bravo" });
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
        config.limits.around.entries = 6;
    })
    .await;
    let (mut anna, mut bruno) = two(&parlour).await;
    anna.does(json!({ "do": "start" })).await;
    let pause = |on: bool| json!({ "do": "pause", "on": on });
    for on in [true, false, true, false, true] {
        anna.does(pause(on)).await;
    }
    let leave = json!({ "do": "leave", "seat": 1 });
    bruno.does(leave).await;
    // Enough of that: but whoever is away comes back, and the game wakes up.
    assert_eq!(anna.may_not(pause(true)).await, "table_full");
    anna.does(pause(false)).await;
    assert_eq!(anna.may_not(pause(false)).await, "table_full", "it is awake");
    bruno.does(json!({ "do": "return", "seat": 1 })).await;
    play_out(&mut [&mut anna, &mut bruno], &mut Dice(9)).await;
    assert_eq!(anna.may_not(json!({ "do": "rematch" })).await, "table_full");
    let say = json!({ "do": "say", "seat": 0, "text": "Good night" });
    assert_eq!(anna.may_not(say.clone()).await, "table_full");
    // A table that was put away has not forgotten how long it is.
    let parlour =
        Parlour::again(parlour.close().await, |config| config.limits.table.entries = 12).await;
    anna.caller.address = parlour.address;
    assert_eq!(anna.may_not(say).await, "table_full");
    assert_eq!(anna.looks("/replay").await["honest"], true);
}
