//! Replays and transcripts: during a game one's own eyes, after it anybody's.

use crate::parlour::{Dice, Parlour, Player, code, play_out, play_until};
use serde_json::{Value, json};

#[tokio::test]
async fn a_replay_shows_ones_own_eyes_until_the_game_is_over() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    assert_eq!(code(&anna.get("/replay").await), "not_playing");
    assert_eq!(code(&anna.get("/sights").await), "not_playing");
    assert_eq!(code(&anna.get("/transcript").await), "not_over");
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "start" })).await;
    let before = bruno.looks("?seat=1").await["view"].clone();
    let mut dice = Dice(21);
    play_until(&mut [&mut anna, &mut bruno], &mut dice, 4).await;

    let moment = bruno.looks("/replay?step=1&seat=1").await;
    assert_eq!(moment["view"], before, "the first step as it was seen then");
    assert_eq!((&moment["steps"], &moment["seat"]), (&json!(1), &json!(1)));
    assert!(moment["of"].as_u64() > Some(1) && moment["honest"].is_null());
    // Another's eyes stay closed, for the other player and for everybody else.
    let public = anna.friend().looks("/replay?step=1").await;
    assert_eq!(public["view"]["hand"], json!([]));
    for player in [&anna, &anna.friend()] {
        assert_eq!(code(&player.get("/replay?step=1&seat=1").await), "not_yours");
    }
    assert_eq!(code(&bruno.get("/transcript").await), "not_over");
    let page = bruno.caller.get(&format!("/t/{}/transcript", anna.name())).await.expect("a page");
    assert_eq!(page.status, 409, "as the API answers");

    play_out(&mut [&mut anna, &mut bruno], &mut dice).await;
    let seen = anna.friend().looks("/replay?step=1&seat=1").await;
    assert_eq!(seen["view"], before, "now anybody may see what Bruno saw");
    assert_eq!(seen["honest"], true);
    let last = anna.friend().looks("/replay?step=100000").await;
    assert_eq!(last["steps"], last["of"], "past the end is the end");
}

/// The steps that a replay's script asks for, as somebody may see them.
async fn steps(player: &Player, rest: &str) -> Result<Value, u16> {
    let path = format!("/t/{}/replay/steps{rest}", player.name());
    let reply = player.caller.get(&path).await.expect("an answer");
    assert_eq!(reply.header("cache-control"), Some("no-store"), "{rest}");
    if reply.status == 200 { Ok(reply.json()) } else { Err(reply.status) }
}

#[tokio::test]
async fn the_steps_of_a_replay_show_no_more_than_its_pages() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    assert_eq!(steps(&anna, "").await, Err(409), "no game has begun");
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "start" })).await;
    let mut dice = Dice(21);
    play_until(&mut [&mut anna, &mut bruno], &mut dice, 4).await;

    // Before the end: one's own eyes, or the public's, and nobody has every hand.
    let stranger = anna.friend();
    for player in [&anna, &bruno, &stranger] {
        assert_eq!(steps(player, "?all=true").await, Err(409));
        assert_eq!(steps(player, "?all=true&seat=0").await, Err(409));
    }
    for player in [&anna, &stranger] {
        assert_eq!(steps(player, "?seat=1").await, Err(403));
    }
    let own = steps(&bruno, "?seat=1").await.expect("his own eyes");
    assert!(own["steps"][0]["parts"]["tray-place"].is_string());
    let public = steps(&stranger, "").await.expect("the public's eyes");
    for step in public["steps"].as_array().expect("steps") {
        let parts = step["parts"].as_object().expect("parts");
        assert!(parts.keys().all(|id| id != "tray-place" && !id.starts_with("hand-of")));
        assert!(!step["log"].as_str().expect("a log").contains("draws the"), "{step}");
    }

    // After it: everybody's, and all at once, some at a time.
    play_out(&mut [&mut anna, &mut bruno], &mut dice).await;
    let mut told = 0;
    loop {
        let some = steps(&stranger, &format!("?all=true&step={}", told + 1)).await.expect("steps");
        let list = some["steps"].as_array().expect("steps");
        assert!(!list.is_empty() && list.len() <= 24);
        for seat in ["hand-of-0", "hand-of-1"] {
            assert!(list[0]["parts"][seat].is_string(), "the first of them is whole");
        }
        told += list.len();
        if told as u64 == some["of"].as_u64().expect("how many there are") {
            break;
        }
    }
    assert!(steps(&stranger, "?seat=1").await.is_ok());
    let beyond = steps(&stranger, "?step=100000").await.expect("an answer");
    assert_eq!(beyond["steps"], json!([]));
    anna.does(json!({ "do": "rematch" })).await;
    assert_eq!(steps(&stranger, "?all=true").await, Err(409), "the next game is not over");
    assert!(steps(&stranger, "?all=true&game=1").await.is_ok());
    anna.does(json!({ "do": "watchers", "allowed": false })).await;
    assert_eq!(steps(&stranger, "?game=1").await, Err(403));
}

#[tokio::test]
async fn a_transcript_of_a_game_that_is_over_tells_everything() {
    let parlour = Parlour::open().await;
    for game in ["love-letter", "favor"] {
        let opening = json!({ "game": game, "players": 3, "name": "Anna" });
        let mut anna = Player::open(parlour.somebody(), opening).await;
        anna.does(json!({ "do": "start" })).await;
        let seal = anna.look().await["picture"]["deal"]["seal"].clone();
        play_out(&mut [&mut anna], &mut Dice(8)).await;
        let reply = anna.friend().get("/transcript").await;
        assert_eq!(
            (reply.status, reply.header("content-type")),
            (200, Some("application/x-ndjson"))
        );
        let lines: Vec<Value> =
            reply.body.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let header = &lines[0];
        assert_eq!(
            (&header["format"], &header["version"]),
            (&json!("parlour-transcript"), &json!(1))
        );
        assert_eq!((&header["game"], &header["players"]), (&json!(game), &json!(3)));
        assert_eq!((&header["seal"], &header["names"][0]), (&seal, &json!("Anna")));
        assert_eq!(header["seed"], anna.look().await["picture"]["deal"]["seed"]);
        assert_eq!(lines.last().expect("a line")["line"], "game_end");
    }
}

/// A rematch does not take the game before it away.
#[tokio::test]
async fn games_before_a_rematch_stay_replayable() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "favor", "players": 2, "name": "Anna", "bots": "random" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut dice = Dice(5);
    let mut told = Vec::new();
    for game in 1..=3 {
        if game > 1 {
            anna.does(json!({ "do": "rematch" })).await;
        }
        play_out(&mut [&mut anna], &mut dice).await;
        let of = anna.looks("/replay").await["of"].clone();
        let last = anna.looks(&format!("/replay?step={of}&seat=1")).await;
        assert_eq!(anna.look().await["picture"]["games"], game);
        told.push((
            anna.get("/transcript").await.body,
            last["view"].clone(),
            last["log"].clone(),
            of,
        ));
    }
    anna.does(json!({ "do": "rematch" })).await;
    for (game, (transcript, view, log, of)) in (1..).zip(&told) {
        let again = anna.friend().get(&format!("/transcript?game={game}")).await;
        assert_eq!((again.status, &again.body), (200, transcript), "game {game}");
        let path = format!("/replay?game={game}&step={of}&seat=1");
        let last = anna.friend().looks(&path).await;
        assert_eq!((&last["view"], &last["log"], &last["honest"]), (view, log, &json!(true)));
        assert!(last["log"].as_array().is_some_and(|lines| lines.len() > 60), "the whole log");
        let page = format!("/t/{}{path}", anna.name());
        assert_eq!(anna.caller.get(&page).await.expect("a page").status, 200);
    }
    for game in [0, 5] {
        assert_eq!(code(&anna.get(&format!("/replay?game={game}")).await), "not_playing");
    }
    assert_eq!(code(&anna.get("/transcript?game=4").await), "not_over");
    anna.does(json!({ "do": "watchers", "allowed": false })).await;
    assert_eq!(code(&anna.friend().get("/transcript?game=1").await), "no_watchers");
}

#[tokio::test]
async fn sights_are_told_from_any_step_and_add_up() {
    let parlour = Parlour::open().await;
    let mut anna = Player::open(parlour.somebody(), json!({ "game": "favor", "players": 3 })).await;
    anna.does(json!({ "do": "start" })).await;
    play_out(&mut [&mut anna], &mut Dice(9)).await;
    let all = anna.looks("/sights").await;
    let steps = all["steps"].as_u64().expect("steps");
    let sights = all["sights"].as_array().expect("sights");
    assert_eq!(sights.len() as u64, steps);
    assert_eq!((&all["over"], &all["game"]), (&json!(true), &json!(1)));
    let late = anna.looks(&format!("/sights?from={}", steps - 2)).await;
    assert_eq!(late["sights"].as_array().expect("sights")[..], sights[sights.len() - 2..]);
    let none = anna.looks(&format!("/sights?from={}", steps + 50)).await;
    assert_eq!(none["sights"], json!([]));
    // A socket tells the same, and whoever asks for more than there is is told everything.
    for from in [0, steps, steps + 50] {
        let path = format!("{}/socket?from={from}", anna.table);
        let mut line = anna.caller.socket(&path, &[]).await.expect("a socket");
        let mut frame = line.frame().await.expect("a frame");
        while frame["is"] != "steps" {
            frame = line.frame().await.expect("a frame");
        }
        let told = if from == steps { &[][..] } else { &sights[..] };
        assert_eq!(frame["sights"].as_array().expect("sights")[..], *told, "from {from}");
        assert_eq!(frame["steps"], steps);
    }
}
