//! The story of a game that is over: its players read it, others once both agree.

use crate::client::Reply;
use crate::parlour::{Dice, Parlour, Player, code, play_out};
use serde_json::json;
use std::time::Duration;

async fn page(player: &Player, rest: &str) -> Reply {
    player.caller.get(&format!("/t/{}/story{rest}", player.name())).await.expect("a page")
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
