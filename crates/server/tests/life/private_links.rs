//! The private link with which somebody takes their seat to another device.

use crate::client::Caller;
use crate::parlour::{Parlour, Player, code};
use serde_json::json;

async fn link_of(player: &Player) -> (String, String) {
    let link = player.looks("/seat").await;
    let token = link["token"].as_str().expect("a token").to_string();
    assert_eq!(link["link"], format!("http://{}/seat/{token}", player.caller.address));
    (token.clone(), format!("/api/v1/seats/{token}"))
}

async fn claim(caller: &mut Caller, path: &str) -> (u16, String) {
    let reply = caller.post(path, &json!({})).await.expect("an answer");
    if reply.status == 200 { (200, String::new()) } else { (reply.status, code(&reply)) }
}

#[tokio::test]
async fn a_seat_moves_to_a_second_device_by_its_private_link() {
    let parlour = Parlour::open().await;
    let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "start" })).await;
    let stranger = anna.friend();
    let refused = stranger.get("/seat").await;
    assert_eq!((refused.status, code(&refused).as_str()), (403, "not_yours"));

    let (token, path) = link_of(&bruno).await;
    let page = parlour.somebody().get(&format!("/seat/{token}")).await.expect("a page");
    assert!(page.status == 200 && page.body.contains("Bruno"), "the page asks before it acts");
    let mut phone = Player::at(parlour.somebody(), &bruno.table);
    assert_eq!(claim(&mut phone.caller, &path).await.0, 200);
    assert_ne!(phone.caller.secret, bruno.caller.secret, "each device has a secret of its own");
    assert_eq!(phone.look().await["picture"]["yours"], json!([1]));
    assert_eq!(phone.look().await["view"]["hand"], bruno.look().await["view"]["hand"]);
    assert_eq!(link_of(&phone).await.0, token, "the link is the seat's, whichever device asks");
    // Taken twice is taken once.
    assert_eq!(claim(&mut phone.caller, &path).await.0, 200);

    // A letter changed is no link, wherever it stands: table, seat or proof.
    for at in [3, 26, 40] {
        let mut forged = token.clone();
        forged.replace_range(at..=at, if &token[at..=at] == "0" { "1" } else { "0" });
        let (status, why) =
            claim(&mut parlour.somebody(), &format!("/api/v1/seats/{forged}")).await;
        assert_eq!((status, why.as_str()), (404, "no_table"), "{at}");
    }
}

#[tokio::test]
async fn the_private_link_ends_with_the_seat() {
    let parlour = Parlour::open().await;
    let mut anna = Player::open(parlour.somebody(), json!({ "game": "favor", "players": 2 })).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    let (_, his) = link_of(&bruno).await;

    // Before the game the seat goes to somebody else.
    bruno.does(json!({ "do": "leave", "seat": 1 })).await;
    assert_eq!(claim(&mut parlour.somebody(), &his).await, (404, "no_table".into()));
    let mut clara = anna.friend();
    clara.does(json!({ "do": "sit", "name": "Clara" })).await;
    assert_eq!(claim(&mut parlour.somebody(), &his).await, (404, "no_table".into()));
    assert_eq!(claim(&mut bruno.caller, &his).await, (404, "no_table".into()));

    // In a game a bot has it from now on.
    let (_, hers) = link_of(&clara).await;
    anna.does(json!({ "do": "start" })).await;
    clara.does(json!({ "do": "leave", "seat": 1 })).await;
    let mut phone = parlour.somebody();
    assert_eq!(claim(&mut phone, &hers).await.0, 200, "away is not gone");
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    assert_eq!(claim(&mut parlour.somebody(), &hers).await, (404, "no_table".into()));
    let phone = Player::at(phone, &anna.table);
    assert_eq!(phone.look().await["picture"]["yours"], json!([]), "no device keeps it");
}
