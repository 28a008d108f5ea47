//! Telling over real connections: characters, their lines, and when nobody may talk.

use crate::parlour::{Dice, Parlour, Player};
use serde_json::json;
use server::Room;
use std::time::Duration;
use tokio::time::sleep;

/// Anna and Bruno play Fog of Love, everybody being asked each time.
async fn two(parlour: &Parlour) -> [Player; 2] {
    let opening = json!({ "game": "fog-of-love", "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "window" })).await;
    anna.does(json!({ "do": "start" })).await;
    [anna, bruno]
}

/// Logs use the names of the characters, seats those of the players, and both survive a restart.
#[tokio::test]
async fn a_character_has_a_name_and_tells_a_line() {
    let parlour = Parlour::open().await;
    let [mut anna, mut bruno] = two(&parlour).await;
    assert_eq!(
        anna.may_not(json!({ "do": "character", "seat": 0, "name": "anna" })).await,
        "own_name"
    );
    anna.does(json!({ "do": "character", "seat": 0, "name": "Robin" })).await;
    bruno.does(json!({ "do": "tell", "seat": 1, "text": "I had the umbrella." })).await;
    anna.moves(&mut Dice(1)).await;
    let (secret, table) = (anna.caller.secret.clone(), anna.table.clone());
    let again = Parlour::again(parlour.close().await, |_| {}).await;
    let anna = Player::at(again.somebody_with(secret), &table);
    let seen = anna.look().await;
    assert_eq!(seen["picture"]["seats"][0]["name"], "Anna");
    assert_eq!(seen["picture"]["seats"][0]["character"], "Robin");
    let told = &seen["picture"]["telling"]["told"];
    assert_eq!(told, &json!([{ "seat": 1, "step": 1, "text": "I had the umbrella." }]));
    let log = seen["log"].to_string();
    assert!(log.contains("Robin") && !log.contains("Anna"), "{log}");
    again.close().await;
}

#[tokio::test]
async fn nobody_talks_while_both_are_choosing() {
    let parlour = Parlour::open().await;
    let mut players = two(&parlour).await;
    let mut dice = Dice(4);
    let said = [
        json!({ "do": "say", "seat": 0, "text": "Take A!" }),
        json!({ "do": "react", "seat": 0, "reaction": "hmm" }),
        json!({ "do": "tell", "seat": 0, "text": "I’d take A." }),
    ];
    for _ in 0..200 {
        if players[0].look().await["picture"]["telling"]["choosing"] == true {
            break;
        }
        for player in &mut players {
            if player.moves(&mut dice).await {
                break;
            }
        }
    }
    for command in &said {
        assert_eq!(players[0].may_not(command.clone()).await, "choosing");
    }
    while players[0].look().await["picture"]["telling"]["choosing"] == true {
        for player in &mut players {
            player.moves(&mut dice).await;
        }
    }
    for command in said {
        players[0].does(command).await;
    }
    parlour.close().await;
}

/// A bot is somebody else, too: its character has a name as soon as the game begins.
#[tokio::test]
async fn a_bot_names_its_character() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "fog-of-love", "name": "Anna", "bots": "casual" });
    let anna = Player::open(parlour.somebody(), opening).await;
    for _ in 0..500 {
        let seen = anna.look().await;
        let bot = &seen["picture"]["seats"][1];
        if let Some(character) = bot["character"].as_str() {
            assert_ne!(character, bot["name"].as_str().expect("a name"));
            assert!(seen["picture"]["seats"][0]["character"].is_null(), "hers is hers to give");
            parlour.close().await;
            return;
        }
        sleep(Duration::from_millis(10)).await;
    }
    panic!("the bot's character has no name");
}

/// Lines count with the chat: there is an end to both.
#[tokio::test]
async fn what_is_told_counts_as_talk() {
    let room = Room { entries: 3, bytes: usize::MAX };
    let parlour = Parlour::with(|config| config.limits.talk = room).await;
    let [mut anna, _] = two(&parlour).await;
    let tell = json!({ "do": "tell", "seat": 0, "text": "It rained." });
    for _ in 0..3 {
        anna.does(tell.clone()).await;
    }
    assert_eq!(anna.may_not(tell).await, "talked_out");
    let say = json!({ "do": "say", "seat": 0, "text": "Hm" });
    assert_eq!(anna.may_not(say).await, "talked_out");
    parlour.close().await;
}
