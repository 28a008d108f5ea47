//! Golden journals: what an earlier version stored is rebuilt by this one, and shown as it was then.
//!
//! Each folder of `data` holds a journal that a version wrote (`examples/golden.rs`) and what each seat
//! was shown of its tables. Entries are for ever: these files are added to, and never changed.

#[path = "../common/client.rs"]
#[allow(dead_code)]
mod client;
mod gallery;
#[path = "../common/parlour.rs"]
#[allow(dead_code)]
mod parlour;

use gallery::Exhibit;
use parlour::{Dice, Parlour, Player, play_out};
use serde_json::json;
use std::path::{Path, PathBuf};

/// The folder of tables whose seats have changed hands.
const HANDS: &str = "format-4-hands";
/// The folder of a table where a story is told.
const TELLING: &str = "format-4-telling";

fn versions() -> Vec<PathBuf> {
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/data");
    let folders = std::fs::read_dir(data).expect("the folder of golden journals");
    let mut folders: Vec<PathBuf> = folders.map(|entry| entry.expect("a folder").path()).collect();
    folders.sort();
    assert!(!folders.is_empty(), "there are golden journals");
    folders
}

/// A parlour with a copy of a golden journal.
async fn open(version: &Path) -> (Parlour, Vec<Exhibit>) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("parlour.sqlite");
    std::fs::copy(version.join("journal.sqlite"), file).expect("a copy");
    let shown = std::fs::read_to_string(version.join("shown.json")).expect("what was shown");
    let exhibits = serde_json::from_str(&shown).expect("what was shown");
    (Parlour::again(folder, |_| {}).await, exhibits)
}

#[tokio::test]
async fn what_was_stored_is_shown_as_it_was() {
    for version in versions() {
        let (parlour, exhibits) = open(&version).await;
        let wanted = match () {
            () if version.ends_with(TELLING) => 1,
            () if version.ends_with(HANDS) => 3,
            () => 15,
        };
        assert_eq!(exhibits.len(), wanted, "three games in all states");
        for exhibit in &exhibits {
            exhibit.ask_each_time(&parlour).await;
            let now = exhibit.shown(&parlour).await;
            let about = format!("{version:?}: {} {}", exhibit.game, exhibit.state);
            assert_eq!(now.len(), exhibit.answers.len(), "{about}");
            for ((_, path, now), (who, _, then)) in now.iter().zip(&exhibit.answers) {
                assert_eq!(now, then, "{about}: what visitor {who} sees at {path}");
            }
        }
        parlour.close().await;
    }
}

/// A game goes on to its end with the cards it began with, whatever the pack says today: the cards are
/// in the journal beside it.
#[tokio::test]
async fn games_in_the_midst_go_on_to_their_end() {
    for version in versions() {
        let (parlour, exhibits) = open(&version).await;
        for exhibit in exhibits.iter().filter(|exhibit| exhibit.state != "over") {
            exhibit.ask_each_time(&parlour).await;
            let mut players: Vec<Player> = Vec::new();
            for visitor in &exhibit.visitors {
                let caller = parlour.somebody_with(visitor.secret.clone());
                let player = Player::at(caller, &exhibit.table);
                players.extend(visitor.seats.iter().map(|&seat| player.in_seat(seat)));
            }
            if exhibit.state == "paused" {
                players[0].does(json!({ "do": "pause", "on": false })).await;
            }
            let mut everybody: Vec<&mut Player> = players.iter_mut().collect();
            play_out(&mut everybody, &mut Dice(3)).await;
            let seen = players[0].look().await;
            let of = players[0].looks("/replay").await;
            assert_eq!(of["honest"], true, "{} {}", exhibit.game, exhibit.state);
            if exhibit.game == "fog-of-love" {
                let cards = &seen["view"]["pack"]["hash"];
                let then = &exhibit.answers[0].2["view"]["pack"]["hash"];
                assert_eq!(cards, then, "the cards of that day");
            }
        }
        parlour.close().await;
    }
}

/// The golden journal of seats that changed hands has an entry of each kind that does it.
#[test]
fn every_way_in_which_a_seat_changes_hands_is_kept() {
    for kind in ["asked", "declined", "withdrawn", "took_over", "claimed", "reclaimed", "released"]
    {
        assert!(kept(HANDS, kind) >= 3, "{kind}: at every table");
    }
}

/// How many entries of a kind a golden journal has.
fn kept(version: &str, kind: &str) -> u32 {
    let folder = versions().into_iter().find(|folder| folder.ends_with(version));
    let file = rusqlite::Connection::open_with_flags(
        folder.expect("it is there").join("journal.sqlite"),
        rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY,
    )
    .expect("a journal");
    let count = "SELECT count(*) FROM log WHERE CAST(body AS TEXT) LIKE ?1";
    let entry = format!(r#"{{"changed":{{"{kind}":%"#);
    file.query_row(count, [entry], |row| row.get(0)).expect("a number")
}

/// The golden journal of a story has its characters, what they said, and how long silence took.
#[tokio::test]
async fn what_was_told_is_kept() {
    for (kind, fewest) in [("character", 2), ("told", 3), ("window", 2)] {
        assert!(kept(TELLING, kind) >= fewest, "{kind}");
    }
    let version = versions().into_iter().find(|version| version.ends_with(TELLING));
    let (parlour, exhibits) = open(&version.expect("it is there")).await;
    let visitor = &exhibits[0].visitors[0];
    let anna = Player::at(parlour.somebody_with(visitor.secret.clone()), &exhibits[0].table);
    let picture = anna.look().await["picture"].take();
    let characters = [&picture["seats"][0]["character"], &picture["seats"][1]["character"]];
    assert_eq!(characters, ["Robin", "Kim"]);
    assert_eq!(picture["windows"]["seconds"], 2);
    let told: Vec<&str> = picture["telling"]["told"]
        .as_array()
        .expect("lines")
        .iter()
        .filter_map(|line| line["text"].as_str())
        .collect();
    assert_eq!(told, ["It rained.", "I had the umbrella.", "You kept it to yourself."]);
    parlour.close().await;
}
