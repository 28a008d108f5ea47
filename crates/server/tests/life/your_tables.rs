//! Somebody's tables, as their browser finds them again on the first page.

use crate::client::Caller;
use crate::parlour::{Dice, Parlour, Player, play_out};
use serde_json::json;

async fn home(caller: &Caller) -> String {
    let page = caller.get("/").await.expect("an answer");
    assert_eq!(page.status, 200);
    page.body
}

/// What stands between two words of the page for the first time.
fn between<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let rest = page.split_once(from).map_or("", |(_, rest)| rest);
    rest.split_once(to).map_or(rest, |(inner, _)| inner)
}

/// Anna and Bruno at a table of Love Letter, whoever's turn it is.
async fn two(parlour: &Parlour, anna: &Caller, bruno: &Caller) -> [Player; 2] {
    let opening = json!({ "game": "love-letter", "players": 2, "name": "Anna" });
    let mut host = Player::open(anna.clone(), opening).await;
    let mut guest = Player::at(Caller { address: parlour.address, ..bruno.clone() }, &host.table);
    guest.does(json!({ "do": "sit", "name": "Bruno" })).await;
    host.does(json!({ "do": "start" })).await;
    [host, guest]
}

#[tokio::test]
async fn a_browser_finds_its_tables_again_and_nobody_elses() {
    let parlour = Parlour::open().await;
    let nobody = parlour.somebody();
    assert!(!home(&nobody).await.contains("Your tables"));
    let [mut anna, mut bruno] = two(&parlour, &nobody, &nobody).await;
    let link = format!("href=\"/t/{}\"", anna.name());
    let asked = !anna.look().await["moves"].as_array().expect("a list").is_empty();
    for (player, other, mine) in [(&anna, "Bruno", asked), (&bruno, "Anna", !asked)] {
        let page = home(&player.caller).await;
        assert!(page.contains(&link) && page.contains(&format!("with {other}")), "{page}");
        assert_eq!(page.contains("Your turn"), mine);
        assert_eq!(page.contains(&format!("Waiting for {other}")), !mine);
    }
    let stranger = parlour.somebody_with(Some("77777777777777777777777777".into()));
    for caller in [&nobody, &stranger] {
        let page = home(caller).await;
        assert!(!page.contains("Your tables") && !page.contains(anna.name()), "{page}");
    }

    let listed = anna.caller.get("/api/v1/tables").await.expect("an answer").json();
    let stands = if asked { json!("your_turn") } else { json!({ "turn_of": ["Bruno"] }) };
    let table = json!({ "table": anna.name(), "game": "love-letter", "others": ["Bruno"], "stands": stands });
    assert_eq!(listed, json!({ "tables": [table] }));
    let none = nobody.get("/api/v1/tables").await.expect("an answer").json();
    assert_eq!(none, json!({ "tables": [] }));

    // Another table, where somebody is to move, comes before one that is over.
    play_out(&mut [&mut anna, &mut bruno], &mut Dice(5)).await;
    let over = format!("/t/{}/replay", anna.name());
    let opening = json!({ "game": "favor", "players": 2, "bots": "random", "name": "Anna" });
    let later = Player::open(anna.caller.clone(), opening).await;
    let page = home(&anna.caller).await;
    let running = between(&page, "id=\"yours\"", "Finished");
    assert!(running.contains(later.name()) && !running.contains(anna.name()), "{page}");
    assert!(between(&page, "Finished", "</section>").contains(&over), "{page}");

    // The parlour is closed and opened again; whoever is removed afterwards has played all the same.
    let parlour = Parlour::again(parlour.close().await, |_| {}).await;
    let again = |player: &Player| parlour.somebody_with(player.caller.secret.clone());
    let (hers, his) = (again(&anna), again(&bruno));
    assert!(home(&hers).await.contains(&over) && home(&his).await.contains(&over));
    let mut host = Player::at(hers.clone(), &anna.table);
    host.does(json!({ "do": "remove", "seat": 1 })).await;
    let page = home(&his).await;
    assert!(page.contains(&over) && page.contains("with Anna"), "{page}");
    let his = Player::at(his, &anna.table);
    assert_eq!(his.look().await["picture"]["yours"], json!([]));

    // What is over can be forgotten.
    let form = ["Content-Type: application/x-www-form-urlencoded"];
    let body = format!("table={}", anna.name());
    assert_eq!(hers.call("POST", "/forget", &form, &body).await.expect("an answer").status, 303);
    let page = home(&hers).await;
    assert!(!page.contains(&over) && page.contains(later.name()), "{page}");
    let no = parlour.somebody().call("POST", "/forget", &form, &body).await.expect("an answer");
    assert_eq!(no.status, 401, "nobody has no list");
    parlour.close().await;
}

#[tokio::test]
async fn the_list_is_short_and_what_waits_is_not_lost_in_it() {
    let parlour = Parlour::open().await;
    let [anna, mut bruno] = two(&parlour, &parlour.somebody(), &parlour.somebody()).await;
    // Until it is Anna's turn.
    while anna.look().await["moves"].as_array().is_some_and(Vec::is_empty) {
        bruno.moves(&mut Dice(1)).await;
    }
    for _ in 0..15 {
        let opening = json!({ "game": "love-letter", "players": 2 });
        Player::open(anna.caller.clone(), opening).await;
    }
    let page = home(&anna.caller).await;
    assert_eq!(page.matches("href=\"/t/").count(), 12, "{page}");
    assert!(page.contains(anna.name()), "her turn comes before tables that have not begun");
    parlour.close().await;
}
