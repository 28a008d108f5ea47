//! Chat and reactions.

use crate::parlour::{Parlour, Player};
use serde_json::json;

#[tokio::test]
async fn talk_is_short_and_only_the_latest_is_remembered() {
    let parlour = Parlour::open().await;
    let mut anna = Player::open(parlour.somebody(), json!({ "game": "favor" })).await;
    let mut stranger = anna.friend();
    let say = |text: &str| json!({ "do": "say", "seat": 0, "text": text });
    for wrong in ["", " \n ", &"x".repeat(281)] {
        assert_eq!(anna.may_not(say(wrong)).await, "bad_text");
    }
    assert_eq!(stranger.may_not(say("hello")).await, "not_yours");
    anna.does(say(&"x".repeat(280))).await;
    for number in 0..45 {
        anna.does(say(&format!("number {number}"))).await;
    }
    anna.does(say("<script>alert(1)</script>")).await;
    let picture = stranger.look().await["picture"].clone();
    let talk = picture["talk"].as_array().expect("talk");
    assert_eq!(talk.len(), 40);
    assert_eq!(talk[0], json!({ "seat": 0, "said": { "words": "number 6" } }));
    let page = stranger.caller.get(&format!("/t/{}", anna.name())).await.expect("a page").body;
    assert!(!page.contains("<script>alert"), "what people write is never markup");
}

#[tokio::test]
async fn reactions_come_from_a_short_list() {
    let parlour = Parlour::open().await;
    let mut anna = Player::open(parlour.somebody(), json!({ "game": "favor" })).await;
    for reaction in ["bravo", "ouch", "laugh", "heart", "hmm", "thanks"] {
        anna.does(json!({ "do": "react", "seat": 0, "reaction": reaction })).await;
    }
    let boo = json!({ "do": "react", "seat": 0, "reaction": "boo" });
    assert_eq!(anna.may_not(boo).await, "bad_request");
    let picture = anna.look().await["picture"].clone();
    assert_eq!(picture["talk"][5], json!({ "seat": 0, "said": { "reaction": "thanks" } }));
}

#[tokio::test]
async fn what_is_said_reaches_those_who_listen() {
    let parlour = Parlour::open().await;
    let mut anna = Player::open(parlour.somebody(), json!({ "game": "favor" })).await;
    let path = format!("{}/socket", anna.table);
    let mut line = anna.friend().caller.socket(&path, &[]).await.expect("a socket");
    anna.does(json!({ "do": "say", "seat": 0, "text": "Good evening" })).await;
    let said = json!([{ "seat": 0, "said": { "words": "Good evening" } }]);
    while line.frame().await.expect("a frame")["picture"]["talk"] != said {}
}
