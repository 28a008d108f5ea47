//! Looking after a journal: checking it, removing what nobody touches any more, counting.

use crate::parlour::{Dice, Parlour, Player, play_out, play_until};
use journal::{Fault, Place};
use rusqlite::Connection;
use serde_json::json;
use server::{Checked, Flaw, check, tidy, would_tidy};
use std::path::Path;
use std::time::Duration;

async fn two(parlour: &Parlour, game: &str) -> (Player, Player) {
    let opening = json!({ "game": game, "players": 2, "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
    anna.does(json!({ "do": "start" })).await;
    (anna, bruno)
}

fn open(folder: &Path) -> Connection {
    Connection::open(folder.join("parlour.sqlite")).expect("the journal")
}

/// As if nothing had happened for so many days at the tables that this condition names.
fn age(folder: &Path, days: u32, which: &str) {
    let db = open(folder);
    let mix = |day: i64| day.wrapping_mul(0x9e37_79b9_7f4a_7c15_u64.cast_signed());
    let mut select = db
        .prepare(&format!("SELECT no, day, seal FROM tables WHERE {which}"))
        .expect("the journal");
    let rows = select
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .expect("the journal");
    let rows: Vec<(i64, i64, i64)> = rows.map(|row| row.expect("a row")).collect();
    assert!(!rows.is_empty());
    for (no, day, seal) in rows {
        let then = day - i64::from(days);
        let seal = seal ^ mix(day) ^ mix(then);
        let update = "UPDATE tables SET day = ?2, seal = ?3 WHERE no = ?1";
        db.execute(update, (no, then, seal)).expect("the journal");
    }
}

async fn judged(folder: &Path) -> (Checked, Vec<Flaw>) {
    let mut flaws = Vec::new();
    let place = Place::Folder(folder.to_owned());
    let checked = check(&place, &mut |flaw| flaws.push(flaw), &|_, _| {}).await.expect("a journal");
    assert_eq!(checked.flaws, flaws.len() as u64);
    (checked, flaws)
}

fn short(player: &Player) -> String {
    player.name().chars().take(6).collect()
}

/// A parlour with a game of each kind: one that is over, one over and begun again, one in its midst.
async fn filled() -> (Parlour, Vec<Player>) {
    let parlour = Parlour::open().await;
    let mut dice = Dice(3);
    let mut players = Vec::new();
    for (game, moves) in [("love-letter", usize::MAX), ("favor", 4), ("fog-of-love", 8)] {
        let (mut anna, mut bruno) = two(&parlour, game).await;
        play_until(&mut [&mut anna, &mut bruno], &mut dice, moves).await;
        if game == "love-letter" {
            anna.does(json!({ "do": "rematch" })).await;
            play_out(&mut [&mut anna, &mut bruno], &mut dice).await;
        }
        players.push(anna);
    }
    (parlour, players)
}

#[tokio::test]
async fn a_sound_journal_is_called_sound_open_and_closed() {
    let (parlour, _) = filled().await;
    let (open, flaws) = judged(parlour.folder.path()).await;
    assert_eq!((flaws, open.tables, open.games), (vec![], 3, 2));
    let folder = parlour.close().await;
    assert_eq!(judged(folder.path()).await, (open, vec![]));
}

#[tokio::test]
async fn every_kind_of_damage_is_named_with_its_table() {
    let (parlour, players) = filled().await;
    let folder = parlour.close().await;
    let db = open(folder.path());
    let whole = std::fs::read(folder.path().join("parlour.sqlite")).expect("the file");
    let no = |player: &Player| -> i64 {
        let name: server::TableKey = player.name().parse().expect("a name");
        let find = "SELECT no FROM tables WHERE id = ?1";
        db.query_row(find, [name.0.0], |row| row.get(0)).expect("the table")
    };
    let [favor, fog] = [no(&players[1]), no(&players[2])];
    let find = "SELECT table_no FROM log WHERE seq = 0 AND instr(body, '\"reward\":3')";
    let cards: i64 = db.query_row(find, [], |row| row.get(0)).expect("the cards");
    drop(db);
    let entry = |player: &Player, entry| Flaw::Entry { table: short(player), entry };
    for (damage, expected) in [
        (
            format!("UPDATE log SET body = x'00' WHERE table_no = {favor} AND seq = 4"),
            entry(&players[1], 4),
        ),
        (format!("DELETE FROM log WHERE table_no = {fog} AND seq = 2"), entry(&players[2], 2)),
        (format!("UPDATE tables SET next = next - 1 WHERE no = {fog}"), Flaw::File(0)),
    ] {
        open(folder.path()).execute_batch(&damage).expect("damage");
        let (_, flaws) = judged(folder.path()).await;
        match expected {
            Flaw::File(_) => assert!(matches!(flaws[..], [Flaw::Entry { .. }]), "{flaws:?}"),
            expected => assert_eq!(flaws, [expected], "{damage}"),
        }
        std::fs::write(folder.path().join("parlour.sqlite"), &whole).expect("as it was");
    }
    // Cards that are not what they were: the table is named, and so are they themselves.
    let altered =
        "UPDATE log SET body = CAST(replace(body, '\"reward\":3', '\"reward\":4') AS BLOB)";
    open(folder.path())
        .execute_batch(&format!("{altered} WHERE table_no = {cards}"))
        .expect("the journal");
    let (_, flaws) = judged(folder.path()).await;
    assert!(flaws.contains(&Flaw::Cards { table: short(&players[2]) }), "{flaws:?}");
    assert_eq!(flaws.len(), 2, "{flaws:?}");
}

/// What was written with right checksums and is wrong all the same.
#[tokio::test]
async fn what_makes_no_sense_is_found_though_it_is_as_it_was_written() {
    use journal::{Journal, Sqlite};
    let (parlour, players) = filled().await;
    let folder = parlour.close().await;
    let journal = Sqlite::open(folder.path()).expect("the journal");
    let name = |player: &Player| player.name().parse::<server::TableKey>().expect("a name").0;
    for (player, last) in [(&players[0], "nonsense"), (&players[1], r#"{"moved":{}}"#)] {
        let next = journal.read(name(player)).await.expect("entries").len() as u32;
        journal.append(name(player), next, vec![last.into()]).await.expect("stored");
    }
    journal.close().await.expect("closed");
    let (_, mut flaws) = judged(folder.path()).await;
    flaws.sort_by_key(|flaw| matches!(flaw, Flaw::Rules { .. }));
    assert!(
        matches!(&flaws[..], [Flaw::Senseless { table, .. }, Flaw::Rules { table: other }]
            if *table == short(&players[0]) && *other == short(&players[1])),
        "{flaws:?}"
    );
}

#[tokio::test]
async fn a_damaged_table_is_refused_as_damaged_and_the_others_are_served() {
    let (parlour, mut players) = filled().await;
    let folder = parlour.close().await;
    let damage = "UPDATE log SET body = x'7b7d' WHERE seq = 3 AND table_no =
                  (SELECT no FROM tables WHERE id = ?1)";
    let key: server::TableKey = players[1].name().parse().expect("a name");
    assert_eq!(open(folder.path()).execute(damage, [key.0.0]).expect("damage"), 1);
    let parlour = Parlour::again(folder, |_| {}).await;
    for player in &mut players {
        player.caller.address = parlour.address;
    }
    for path in ["", "/sights", "/replay"] {
        let reply = players[1].get(path).await;
        assert_eq!((reply.status, &reply.json()["error"]["code"]), (500, &json!("damaged")));
        assert!(reply.body.contains("parlour check"), "{}", reply.body);
    }
    let page = parlour.somebody().get(&format!("/t/{}", players[1].name())).await.expect("a page");
    assert_eq!(page.status, 500);
    assert!(page.body.contains("parlour check") && !page.body.contains("sqlite"), "{}", page.body);
    assert_eq!(players[1].may_not(json!({ "do": "pause", "on": true })).await, "damaged");
    for served in [0, 2] {
        players[served].look().await;
        players[served].does(json!({ "do": "watchers", "allowed": true })).await;
    }
}

/// The cards of an earlier day are only in the journal: if they are not what they were, the table is
/// refused when somebody comes, and not when a card is needed.
#[tokio::test]
async fn altered_cards_are_found_when_the_table_is_fetched() {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/data/format-3-other-cards");
    let exhibits = std::fs::read_to_string(format!("{golden}/shown.json")).expect("exhibits");
    let exhibits: serde_json::Value = serde_json::from_str(&exhibits).expect("exhibits");
    let table = |game: &str| {
        let all = exhibits.as_array().expect("exhibits");
        let exhibit = all.iter().find(|exhibit| exhibit["game"] == game).expect("an exhibit");
        exhibit["table"].as_str().expect("a table").to_string()
    };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("parlour.sqlite");
    std::fs::copy(format!("{golden}/journal.sqlite"), file).expect("a copy");
    // Format 3 has no checksums yet: only their own hash can tell.
    let altered =
        "UPDATE log SET body = CAST(replace(CAST(body AS TEXT), '\"reward\":', '\"reward\":1')
                   AS BLOB) WHERE CAST(body AS TEXT) LIKE '%\"reward\":%'";
    assert_eq!(open(folder.path()).execute(altered, []).expect("altered"), 1);
    let parlour = Parlour::again(folder, |_| {}).await;
    let anybody = parlour.somebody();
    let reply = anybody.get(&table("fog-of-love")).await.expect("an answer");
    assert_eq!((reply.status, &reply.json()["error"]["code"]), (500, &json!("damaged")));
    let reply = anybody.get(&table("favor")).await.expect("an answer");
    assert_eq!(reply.status, 200, "{}", reply.body);
}

fn at(folder: &Path) -> Place {
    Place::Folder(folder.to_owned())
}

#[tokio::test]
async fn tables_that_nobody_touched_for_long_are_removed_and_no_others() {
    let (parlour, mut players) = filled().await;
    assert_eq!(
        tidy(&at(parlour.folder.path()), 30).await,
        Err(Fault::Locked),
        "the parlour is open"
    );
    let folder = parlour.close().await;
    let size = || std::fs::metadata(folder.path().join("parlour.sqlite")).expect("a file").len();
    // All but the first table: the cards of Fog of Love are old as well.
    age(folder.path(), 40, "no > 1");
    let trial = would_tidy(&at(folder.path()), 30).await.expect("a trial");
    assert_eq!((trial.tables, trial.damaged), (2, 0));
    assert_eq!(would_tidy(&at(folder.path()), 41).await.expect("a trial").tables, 0);
    let before = size();
    let done = tidy(&at(folder.path()), 30).await.expect("tidied");
    assert_eq!((done.tables, done.damaged), (2, 0));
    assert_eq!(done.bytes, before - size());
    assert_eq!(tidy(&at(folder.path()), 30).await.expect("tidied").tables, 0);
    let (checked, flaws) = judged(folder.path()).await;
    assert_eq!((checked.tables, flaws), (1, vec![]));
    // The lists of those who sat at the other tables are gone with them.
    let left: i64 = open(folder.path())
        .query_row("SELECT count(*) FROM tables", [], |row| row.get(0))
        .expect("the journal");
    assert_eq!(left, 4, "a table, the lists of two guests, cards");

    let parlour = Parlour::again(folder, |_| {}).await;
    for player in &mut players {
        player.caller.address = parlour.address;
    }
    assert_eq!(players[0].looks("/replay").await["honest"], true);
    assert_eq!(players[1].get("").await.status, 404);
    two(&parlour, "fog-of-love").await;
}

#[tokio::test]
async fn a_folder_without_a_journal_is_not_given_one() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(tidy(&at(folder.path()), 30).await, Err(Fault::Missing));
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 0);
}

#[tokio::test]
async fn tables_that_were_left_are_counted() {
    let (parlour, _) = filled().await;
    let stored = parlour.metric("parlour_stored_tables").await;
    assert!((3.0..=4.0).contains(&stored), "{stored}: the cards may be counted too");
    let folder = parlour.close().await;
    age(folder.path(), 30, "true");
    let parlour = Parlour::again(folder, |_| {}).await;
    // Counted in the background: of three, one is over.
    for _ in 0..500 {
        if parlour.metric("parlour_abandoned_tables").await > 0.0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(parlour.metric("parlour_abandoned_tables").await, 2.0);
    assert_eq!(parlour.metric("parlour_stored_tables").await, 4.0, "with the cards of one");
}
