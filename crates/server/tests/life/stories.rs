//! The story of a game that is over: its players read it, others once both agree.

use crate::client::Reply;
use crate::parlour::{Dice, Parlour, Player, code, play_out};
use data_encoding::BASE64;
use serde_json::json;
use sha2::{Digest, Sha256};
use std::time::Duration;

async fn page(player: &Player, rest: &str) -> Reply {
    player.caller.get(&format!("/t/{}/story{rest}", player.name())).await.expect("a page")
}

/// A page about their table.
async fn page_of(player: &Player, rest: &str) -> String {
    player.caller.get(&format!("/t/{}{rest}", player.name())).await.expect("a page").body
}

/// What somebody gets at all three addresses.
async fn statuses(player: &Player) -> [u16; 3] {
    [
        page(player, "").await.status,
        page(player, ".md").await.status,
        page(player, ".html").await.status,
    ]
}

#[tokio::test]
async fn a_story_is_its_players_until_both_share_it() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "fog-of-love", "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut ben = anna.friend();
    ben.does(json!({ "do": "sit", "name": "Ben" })).await;
    anna.does(json!({ "do": "start" })).await;
    assert_eq!(statuses(&anna).await, [404; 3], "not before it is over");
    assert_eq!(
        anna.may_not(json!({ "do": "share_story", "seat": 0, "on": true })).await,
        "not_over"
    );
    play_out(&mut [&mut anna, &mut ben], &mut Dice(4)).await;

    let stranger = anna.friend();
    assert_eq!((statuses(&anna).await, statuses(&ben).await), ([200; 3], [200; 3]));
    assert_eq!(statuses(&stranger).await, [404; 3]);
    assert_eq!(
        anna.may_not(json!({ "do": "share_story", "seat": 1, "on": true })).await,
        "not_yours"
    );
    anna.does(json!({ "do": "share_story", "seat": 0, "on": true })).await;
    assert_eq!(statuses(&stranger).await, [404; 3], "one is not both");
    ben.does(json!({ "do": "share_story", "seat": 1, "on": true })).await;
    assert_eq!(statuses(&stranger).await, [200; 3]);
    assert_eq!(anna.look().await["picture"]["story_shared"], json!([0, 1]));

    // The page names the people and their story; the file needs nothing from anywhere.
    let shown = page(&stranger, "").await;
    assert!(shown.body.contains("Anna") && shown.body.contains("Sunday Morning Date"));
    assert!(
        !shown.body.contains("<form method=\"post\" action=\"/t/"),
        "nothing to say for others"
    );
    assert!(page(&anna, "").await.body.contains("name=\"on\" value=\"false\""));
    let file = page(&stranger, ".html").await;
    assert!(
        !file.body.contains("src=") && !file.body.contains("href=") && !file.body.contains("url(")
    );
    // Where it is opened no parlour says what it may do, so it says it itself: nothing.
    let (head, rest) = file.body.split_once("<style>").expect("a style");
    let style = Sha256::digest(rest.split("</style>").next().unwrap_or_default());
    let policy = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         style-src 'sha256-{}'; base-uri 'none'; form-action 'none'\">",
        BASE64.encode(&style)
    );
    assert!(head.contains(&policy), "{policy} stands before what it is to judge: {head}");
    assert!(!rest.contains("style="), "no style that the policy would forbid");
    assert_eq!(
        file.header("content-disposition"),
        Some("attachment; filename=\"love-story.html\"")
    );
    let text = page(&stranger, ".md").await;
    assert!(text.body.starts_with("# Sunday Morning Date\n"), "{}", text.body);

    // Whoever agreed may think again, and a new game is a new story.
    ben.does(json!({ "do": "share_story", "seat": 1, "on": false })).await;
    assert_eq!(statuses(&stranger).await, [404; 3]);
    ben.does(json!({ "do": "share_story", "seat": 1, "on": true })).await;
    ben.does(json!({ "do": "rematch" })).await;
    assert_eq!((statuses(&ben).await, statuses(&stranger).await), ([404; 3], [404; 3]));
}

/// Plays to the end of a game in which both choose at once: a bot may be quicker.
async fn play_beside_a_bot(player: &mut Player) {
    let mut dice = Dice(6);
    loop {
        let seen = player.look().await;
        if seen["picture"]["phase"] == "over" {
            return;
        }
        match dice.pick(seen["moves"].as_array().map_or(&[][..], Vec::as_slice)) {
            Some(action) => {
                let played = json!({ "do": "play", "seat": 0, "action": action });
                let reply = player.ask(played).await;
                assert!([200, 409].contains(&reply.status), "{}", reply.body);
            }
            None => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
}

/// A bot agrees by itself; whoever takes its seat afterwards has not played.
#[tokio::test]
async fn bots_agree_by_themselves() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "fog-of-love", "name": "Anna", "bots": "random" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    play_beside_a_bot(&mut anna).await;
    let mut late = anna.friend();
    late.does(json!({ "do": "sit", "seat": 1, "name": "Carla" })).await;
    assert_eq!((statuses(&anna).await, statuses(&late).await), ([200; 3], [404; 3]));
    assert_eq!(
        late.may_not(json!({ "do": "share_story", "seat": 1, "on": true })).await,
        "not_yours"
    );
    anna.does(json!({ "do": "share_story", "seat": 0, "on": true })).await;
    assert_eq!(statuses(&late).await, [200; 3]);
}

#[tokio::test]
async fn other_games_tell_no_story() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "favor", "players": 2, "name": "Anna", "bots": "random" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    play_out(&mut [&mut anna], &mut Dice(6)).await;
    assert_eq!(statuses(&anna).await, [404; 3]);
    let refused = anna.ask(json!({ "do": "share_story", "seat": 0, "on": true })).await;
    assert_eq!((refused.status, code(&refused)), (404, "no_story".to_string()));
}

/// Whoever played a game to its end has its story and its replay, whatever the host thinks of them
/// afterwards; and of what happens at the table since then they see nothing.
#[tokio::test]
async fn whoever_is_removed_after_the_end_keeps_what_they_played() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "fog-of-love", "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut ben = anna.friend();
    ben.does(json!({ "do": "sit", "name": "Ben" })).await;
    anna.does(json!({ "do": "start" })).await;
    play_out(&mut [&mut anna, &mut ben], &mut Dice(4)).await;
    anna.does(json!({ "do": "watchers", "allowed": false })).await;
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    anna.does(json!({ "do": "say", "seat": 0, "text": "Good riddance" })).await;
    let mut carla = anna.friend();
    carla.does(json!({ "do": "sit", "seat": 1, "name": "Carla" })).await;
    let stranger = anna.friend();

    // The table itself is closed to them.
    let replays = |player: &Player, rest: &str| {
        let (caller, key) = (player.caller.clone(), player.name().to_string());
        let rest = rest.to_string();
        async move {
            let mut answers = Vec::new();
            for path in [
                format!("/t/{key}/replay?step=3{rest}"),
                format!("/t/{key}/replay/steps?step=3{rest}"),
                format!("/t/{key}/transcript?{rest}"),
                format!("/api/v1/tables/{key}/replay?step=3{rest}"),
                format!("/api/v1/tables/{key}/transcript?{rest}"),
            ] {
                answers.push(caller.get(&path).await.expect("an answer"));
            }
            answers
        }
    };
    assert_eq!((ben.get("").await.status, code(&ben.get("").await).as_str()), (403, "removed"));
    assert_eq!((statuses(&ben).await, statuses(&carla).await), ([200; 3], [404; 3]));
    assert_eq!(statuses(&stranger).await, [404; 3]);
    for rest in ["", "&seat=1", "&seat=0", "&game=1"] {
        for answer in replays(&ben, rest).await {
            assert_eq!(answer.status, 200, "{rest}: {}", answer.body);
            for later in ["Good riddance", "Carla"] {
                assert!(!answer.body.contains(later), "{rest}: {later} is none of his business");
            }
        }
        for answer in replays(&stranger, rest).await {
            assert_eq!(answer.status, 403, "{rest}: {}", answer.body);
        }
    }
    // He finds it among his tables, as it was when he left.
    let yours = ben.caller.get("/api/v1/tables").await.expect("an answer").json();
    assert_eq!(yours["tables"][0]["table"], ben.name());
    assert_eq!(yours["tables"][0]["others"], json!(["Anna"]));
    assert!(page_of(&ben, "/replay").await.contains(&format!("/t/{}/story", ben.name())));
    assert!(!page_of(&anna, "/replay?game=1").await.contains("/story\""), "of which game?");
    // It takes his word, too, for others to read it.
    anna.does(json!({ "do": "share_story", "seat": 0, "on": true })).await;
    assert_eq!(statuses(&stranger).await, [404; 3]);
    ben.does(json!({ "do": "share_story", "seat": 1, "on": true })).await;
    assert_eq!(statuses(&stranger).await, [200; 3]);
    ben.does(json!({ "do": "share_story", "seat": 1, "on": false })).await;
    // He has no other say, and cannot come back.
    assert_eq!(ben.may_not(json!({ "do": "rematch" })).await, "not_yours");
    assert_eq!(ben.may_not(json!({ "do": "sit" })).await, "removed");

    // The next game is not his; the one he played stays. After a restart as well.
    anna.does(json!({ "do": "rematch" })).await;
    let parlour = Parlour::again(parlour.close().await, |_| {}).await;
    ben.caller.address = parlour.address;
    for (rest, status) in [("&game=1", 200), ("", 403), ("&game=2", 403)] {
        for answer in replays(&ben, rest).await {
            assert_eq!(answer.status, status, "{rest}: {}", answer.body);
        }
    }
    assert_eq!(statuses(&ben).await, [404; 3]);
}
