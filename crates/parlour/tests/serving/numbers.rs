//! Seeds to which people added numbers: anybody can check that the seed is made of them.

use super::{folder, text};
use crate::serving::client::{refuses, run};
use house::{AnySetup, GameKind, Number, Numbers, Promise, Wanted};
use serde_json::Value;
use std::path::{Path, PathBuf};
use tabletop::Viewer;

fn promise(seat: u8, byte: u8) -> Promise {
    let number = Number::new([byte; 32]);
    Promise { seat, pledge: number.pledge(), number: Some(number) }
}

/// The transcript of a game that was dealt from these numbers: its header, then line by line.
fn played(numbers: &Numbers) -> Vec<Value> {
    let wanted = Wanted { players: Some(2), ..Wanted::default() };
    let mut dealer = numbers.deal();
    let mut game = AnySetup::of(GameKind::Favor, &wanted).expect("a game").begin();
    game.take(game.opening(&mut dealer).expect("a deal")).expect("a step");
    while let Some(seat) = game.waiting().seats().first() {
        let action = game.glimpse(Viewer::Seat(seat)).moves().swap_remove(0);
        game.take(game.decide(seat, action, &mut dealer).expect("legal")).expect("a step");
    }
    let mut header = game.header(&dealer.broken());
    header["seal"] = dealer.seal().into();
    header["numbers"] = serde_json::to_value(numbers).expect("JSON");
    header["numbers"]["pledge"] = numbers.number().pledge().hex().into();
    let lines = game.transcript(&mut dealer).expect("a transcript");
    [header].into_iter().chain(lines).collect()
}

fn file(folder: &Path, name: &str, lines: &[Value]) -> PathBuf {
    let file = folder.join(name);
    let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
    std::fs::write(&file, lines).expect("a file");
    file
}

#[test]
fn a_seed_is_made_of_all_numbers_or_it_is_told() {
    let folder = folder("numbers");
    let people = vec![promise(0, 1), promise(1, 2)];
    let lines = played(&Numbers::new(Number::new([9; 32]), people.clone()));
    let output = run(&["replay", "--verify", text(&file(&folder, "whole.jsonl", &lines))]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("2 from the table"), "{told}");

    type Forgery = fn(&mut Value);
    let forgeries: [(&str, Forgery); 6] = [
        ("another number of the parlour", |made| made["number"] = "0a".repeat(32).into()),
        ("another number of somebody", |made| made["people"][1]["number"] = "0a".repeat(32).into()),
        ("a number left out", |made| made["people"][0]["number"] = Value::Null),
        ("somebody left out", |made| drop(made["people"].as_array_mut().map(|all| all.remove(0)))),
        ("another pledge", |made| made["pledge"] = "0a".repeat(32).into()),
        ("no numbers at all", |made| *made = "none".into()),
    ];
    for (what, forge) in forgeries {
        let mut forged = lines.clone();
        forge(&mut forged[0]["numbers"]);
        let forged = file(&folder, "forged.jsonl", &forged);
        let told = refuses(&["replay", "--verify", text(&forged)]);
        assert!(told.contains("numbers that were pledged"), "{what}: {told}");
    }

    // Whoever pledged and did not open is told of, and so is that nobody took part.
    let unopened = vec![promise(0, 1), Promise { number: None, ..promise(1, 2) }];
    let lines = played(&Numbers::new(Number::new([9; 32]), unopened));
    let output = run(&["replay", "--verify", text(&file(&folder, "unopened.jsonl", &lines))]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("one from the table") && told.contains("not opened"), "{told}");
    let mut alone = lines;
    if let Some(header) = alone[0].as_object_mut() {
        header.remove("numbers");
    }
    let output = run(&["replay", "--verify", text(&file(&folder, "alone.jsonl", &alone))]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && told.contains("alone"), "{told}");
}

/// A transcript that the parlour gave when it first knew of numbers, of the golden journal that has them.
#[test]
fn a_golden_transcript_is_verified_for_ever() {
    let golden = "../server/tests/golden/data/format-4-numbers/transcript.jsonl";
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(golden);
    let output = run(&["replay", "--verify", text(&golden)]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("2 from the table") && !told.contains("not opened"), "{told}");
}
