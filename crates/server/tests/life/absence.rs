//! People who lose their line: a bot may play for them after a while, and the table is looked after.

use crate::client::Line;
use crate::parlour::{Dice, Parlour, Player};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Long enough for a slow machine, short enough for a test.
const STEPPED_OUT: Duration = Duration::from_millis(300);
const GONE: Duration = Duration::from_millis(1500);

async fn open() -> Parlour {
    Parlour::with(|config| {
        config.stepped_out = STEPPED_OUT;
        config.gone = GONE;
    })
    .await
}

/// Anna's table with Bruno and Carla, and the game has begun.
async fn three(parlour: &Parlour) -> [Player; 3] {
    let opening = json!({ "game": "love-letter", "players": 3 });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let (mut bruno, mut carla) = (anna.friend(), anna.friend());
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    carla.does(json!({ "do": "sit", "name": "Carla" })).await;
    anna.does(json!({ "do": "start" })).await;
    [anna, bruno, carla]
}

async fn line(player: &Player) -> Line {
    let mut line =
        player.caller.socket(&format!("{}/socket", player.table), &[]).await.expect("a socket");
    line.frame().await.expect("the table");
    line
}

/// Waits until the table is told with this in its picture.
async fn told(line: &mut Line, wanted: impl Fn(&Value) -> bool) -> Value {
    let told = async {
        loop {
            let frame = line.frame().await.expect("a frame");
            if frame["is"] == "table" && wanted(&frame["picture"]) {
                return frame["picture"].clone();
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), told).await.expect("it is told")
}

#[tokio::test]
async fn whoever_is_gone_for_long_is_played_for_until_they_are_back() {
    let parlour = open().await;
    let [anna, mut bruno, mut carla] = three(&parlour).await;
    let (_hers, mut line_of_carla) = (line(&anna).await, line(&carla).await);
    let line_of_bruno = line(&bruno).await;
    let asks = json!({ "do": "stand_in", "seat": 1 });
    assert_eq!(carla.may_not(asks.clone()).await, "present");
    drop(line_of_bruno);
    // It is told without anybody doing anything: first that he has stepped out, then that he is gone.
    told(&mut line_of_carla, |picture| picture["seats"][1]["gone"] == "a_while").await;
    assert_eq!(carla.may_not(asks.clone()).await, "too_soon");
    told(&mut line_of_carla, |picture| picture["seats"][1]["gone"] == "long").await;
    carla.does(asks).await;
    told(&mut line_of_carla, |picture| picture["seats"][1]["stand_in"] == "casual").await;
    bruno.does(json!({ "do": "return", "seat": 1 })).await;
    let back = told(&mut line_of_carla, |picture| picture["seats"][1]["stand_in"].is_null()).await;
    assert!(
        back["seats"][1].get("gone").is_none(),
        "whoever asks for something is not gone: {back}"
    );
    parlour.close().await;
}

#[tokio::test]
async fn the_table_of_a_host_who_is_gone_is_looked_after() {
    let parlour = open().await;
    let [anna, mut bruno, carla] = three(&parlour).await;
    let line_of_anna = line(&anna).await;
    let (mut line_of_bruno, _line_of_carla) = (line(&bruno).await, line(&carla).await);
    assert_eq!(bruno.may_not(json!({ "do": "pause", "on": true })).await, "not_host");
    drop(line_of_anna);
    let picture = told(&mut line_of_bruno, |picture| picture["host"] == true).await;
    assert_eq!(picture["seats"][1]["host"], true);
    bruno.does(json!({ "do": "pause", "on": true })).await;
    // It is kept, and given back when she comes.
    let parlour = Parlour::again(parlour.close().await, |_| {}).await;
    let [anna, bruno] = [&anna, &bruno]
        .map(|one| Player::at(parlour.somebody_with(one.caller.secret.clone()), &one.table));
    assert_eq!(bruno.look().await["picture"]["host"], true);
    let mut line_of_anna = line(&anna).await;
    while anna.look().await["picture"]["host"] != true {
        told(&mut line_of_anna, |picture| picture["host"] == true).await;
    }
    assert_eq!(bruno.look().await["picture"]["host"], false);
}

/// A bot waits before it moves, but not again for somebody who has thought already.
#[tokio::test]
async fn when_somebody_leaves_a_bot_plays_at_once() {
    let pause = Duration::from_secs(3);
    let parlour =
        Parlour::with(|config| (config.bot_pause, config.solemn_pause) = (pause, pause)).await;
    let opening = json!({ "game": "love-letter", "players": 2 });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "start" })).await;
    let asked = |seen: &Value| !seen["moves"].as_array().expect("a list").is_empty();
    let (leaver, seat, stays) = match asked(&anna.look().await) {
        true => (&mut anna, 0, &mut bruno),
        false => (&mut bruno, 1, &mut anna),
    };
    sleep(pause).await;
    let steps = leaver.does(json!({ "do": "leave", "seat": seat })).await;
    let left = Instant::now();
    while stays.look().await["steps"].as_u64() == Some(steps) {
        assert!(left.elapsed() < pause / 2, "the bot dawdles");
        sleep(Duration::from_millis(10)).await;
    }
    // After a move it waits as ever.
    while stays.moves(&mut Dice(1)).await {}
    parlour.close().await;
}
