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
use house::{Number, Numbers};
use parlour::{Dice, Parlour, Player, play_out};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// The folder of tables whose seats have changed hands.
const HANDS: &str = "format-4-hands";
/// The folder of a table where a story is told.
const TELLING: &str = "format-4-telling";
/// The folder of tables where people added numbers to the seed.
const NUMBERS: &str = "format-4-numbers";

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
            () if version.ends_with(HANDS) || version.ends_with(NUMBERS) => 3,
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

/// The folder of a golden journal.
fn folder(version: &str) -> PathBuf {
    let folder = versions().into_iter().find(|folder| folder.ends_with(version));
    folder.expect("it is there")
}

/// How many changes of a kind a golden journal has.
fn kept(version: &str, kind: &str) -> u32 {
    entries(version, &format!(r#"{{"changed":{{"{kind}":%"#))
}

/// How many entries of a golden journal are written like this.
fn entries(version: &str, like: &str) -> u32 {
    // Nothing is written beside it either: nobody else has it open.
    let file = folder(version).join("journal.sqlite");
    let file = rusqlite::Connection::open_with_flags(
        format!("file:{}?immutable=1", file.display()),
        rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY | rusqlite::OpenFlags::SQLITE_OPEN_URI,
    )
    .expect("a journal");
    let count = "SELECT count(*) FROM log WHERE CAST(body AS TEXT) LIKE ?1";
    file.query_row(count, [like], |row| row.get(0)).expect("a number")
}

/// The golden journal of a story has its characters, what they said, and how long silence took.
#[tokio::test]
async fn what_was_told_is_kept() {
    for (kind, fewest) in [("character", 2), ("told", 3), ("window", 2)] {
        assert!(kept(TELLING, kind) >= fewest, "{kind}");
    }
    let (parlour, exhibits) = open(&folder(TELLING)).await;
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

/// What people pledged and opened is in the golden journal of numbers, and each game is dealt from a seed
/// that is made of it, the one that went on from there too.
#[tokio::test]
async fn numbers_that_people_added_are_kept_and_make_the_seed() {
    let started = entries(NUMBERS, r#"{"started":%"#);
    assert_eq!((started, entries(NUMBERS, r#"{"started":%"numbers":{%"#)), (4, 4));
    let (parlour, exhibits) = open(&folder(NUMBERS)).await;
    for exhibit in &exhibits {
        exhibit.ask_each_time(&parlour).await;
        let mut people = exhibit.visitors[..2].iter().map(|visitor| {
            Player::at(parlour.somebody_with(visitor.secret.clone()), &exhibit.table)
        });
        let (mut anna, mut bruno) = (people.next().expect("Anna"), people.next().expect("Bruno"));
        if exhibit.state != "over" {
            play_out(&mut [&mut anna, &mut bruno], &mut Dice(3)).await;
        }
        let games = if exhibit.state == "rematched" { 2 } else { 1 };
        for (game, first) in (1..=games).zip([1, 3]) {
            let transcript = anna.get(&format!("/transcript?game={game}")).await.body;
            let header = transcript.lines().next().expect("a header");
            let header: Value = serde_json::from_str(header).expect("JSON");
            let made: Numbers = serde_json::from_value(header["numbers"].clone()).expect("numbers");
            assert!(made.are_kept(), "what was opened is what was pledged");
            let number = |byte: u8| Some(Number::new([byte; 32]));
            let second = if exhibit.state == "unopened" { None } else { number(first + 1) };
            let opened: Vec<Option<Number>> = made.people().iter().map(|one| one.number).collect();
            assert_eq!(opened, [number(first), second], "{}", exhibit.game);
            let deal = made.deal();
            assert_eq!(header["seed"], deal.broken(), "{}", exhibit.game);
            assert_eq!(header["seal"], deal.seal(), "{}", exhibit.game);
            if exhibit.state == "over" {
                let then = std::fs::read_to_string(folder(NUMBERS).join("transcript.jsonl"));
                assert_eq!(transcript, then.expect("a transcript"), "to the letter");
            }
        }
    }
    parlour.close().await;
}
