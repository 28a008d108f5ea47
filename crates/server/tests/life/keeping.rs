//! Tables are kept: put away when nobody looks, rebuilt when somebody does, over restarts and in
//! copies.

use crate::parlour::{Dice, Parlour, Player, play_out, play_until};
use serde_json::json;
use std::time::Duration;

async fn two(parlour: &Parlour, game: &str) -> (Player, Player) {
    let opening = json!({ "game": game, "players": 3, "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "start" })).await;
    (anna, bruno)
}

/// Everything that somebody may see, once the bots have come to rest.
async fn seen(player: &Player) -> String {
    let mut last = String::new();
    loop {
        let now = format!("{}{}", player.look().await, player.looks("/sights").await);
        if now == last {
            return now;
        }
        last = now;
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}

#[tokio::test]
async fn tables_nobody_looks_at_are_put_away_and_rebuilt() {
    let parlour = Parlour::with(|config| config.idle = Duration::from_millis(50)).await;
    let mut dice = Dice(31);
    for game in ["love-letter", "favor"] {
        let (mut anna, mut bruno) = two(&parlour, game).await;
        play_until(&mut [&mut anna, &mut bruno], &mut dice, 3).await;
        let before = seen(&anna).await;
        for _ in 0..200 {
            if parlour.metric("parlour_tables").await == 0.0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(parlour.metric("parlour_tables").await, 0.0);
        assert_eq!(seen(&anna).await, before, "it is the same table");
        assert_eq!(parlour.metric("parlour_tables").await, 1.0);
        play_out(&mut [&mut anna, &mut bruno], &mut dice).await;
        assert_eq!(anna.looks("/replay").await["honest"], true);
    }
}

#[tokio::test]
async fn a_restart_continues_the_game_where_it_was() {
    let parlour = Parlour::open().await;
    let mut dice = Dice(41);
    let (mut anna, mut bruno) = two(&parlour, "love-letter").await;
    bruno.does(json!({ "do": "say", "seat": 1, "text": "See you after the restart" })).await;
    play_until(&mut [&mut anna, &mut bruno], &mut dice, 5).await;
    let before = [seen(&anna).await, seen(&bruno).await];
    let link = anna.looks("/seat").await["token"].clone();
    let mut line =
        anna.caller.socket(&format!("{}/socket", anna.table), &[]).await.expect("a socket");
    let folder = parlour.close().await;
    while line.text().await.is_some() {}

    let parlour = Parlour::again(folder, |_| {}).await;
    for player in [&mut anna, &mut bruno] {
        player.caller.address = parlour.address;
    }
    assert_eq!([seen(&anna).await, seen(&bruno).await], before);
    assert_eq!(anna.looks("/seat").await["token"], link, "private links stay good");
    play_out(&mut [&mut anna, &mut bruno], &mut dice).await;
    assert_eq!(anna.looks("/replay").await["honest"], true);
}

#[tokio::test]
async fn a_copy_of_a_running_parlour_opens_and_goes_on() {
    let parlour = Parlour::open().await;
    let mut dice = Dice(51);
    let (mut anna, mut bruno) = two(&parlour, "favor").await;
    play_until(&mut [&mut anna, &mut bruno], &mut dice, 4).await;
    let before = seen(&anna).await;
    let folder = tempfile::tempdir().expect("a folder");
    parlour.back_up(&folder.path().join("parlour.sqlite"));
    // The original goes on, and the copy knows nothing of it.
    play_out(&mut [&mut anna, &mut bruno], &mut dice).await;

    let copy = Parlour::again(folder, |_| {}).await;
    let elsewhere = |player: &Player| {
        Player::at(copy.somebody_with(player.caller.secret.clone()), &player.table)
    };
    let (mut anna, mut bruno) = (elsewhere(&anna), elsewhere(&bruno));
    assert_eq!(seen(&anna).await, before);
    play_out(&mut [&mut anna, &mut bruno], &mut dice).await;
    assert_eq!(anna.looks("/replay").await["honest"], true);
}
