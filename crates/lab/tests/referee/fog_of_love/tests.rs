//! The same games with an error planted are refused.

use super::{Tally, judge};
use serde_json::{Value, json};

/// A game by chance, of each of the four stories in turn.
fn game(number: u64) -> Vec<Value> {
    let stories = <house::FogOfLove as house::Hosted>::stories();
    let story = &stories[number as usize % stories.len()];
    let lines = crate::fog_of_love_lines(story, false, number, 0);
    lines.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn verdict(lines: &[Value]) -> Result<(), String> {
    judge(lines.iter().map(Value::to_string), &mut Tally::default())
}

/// A refusal names the line.
fn refused(lines: &[Value], what: &str) {
    let why = verdict(lines).expect_err(what);
    assert!(why.starts_with("line "), "{what}: {why}");
}

#[test]
fn correct_games_are_accepted() {
    let both = [game(0), game(1)].concat();
    verdict(&both).expect("two correct games");
    verdict(&[]).expect("no game");
}

#[test]
fn a_wrong_header_is_refused() {
    for (field, value) in [
        ("format", json!("other")),
        ("version", json!(2)),
        ("game", json!("favor")),
        ("story", json!("another")),
        ("pack", json!("base 0.0.1")),
        ("players", json!(3)),
    ] {
        let mut lines = game(0);
        lines[0][field] = value;
        refused(&lines, field);
    }
}

#[test]
fn a_header_that_names_other_cards_is_refused() {
    for (field, value) in [
        ("events", json!([])),
        ("events", json!(["burnt-moka"])),
        ("all_stories", json!(true)),
        ("without", json!(["burnt-moka"])),
        ("without", json!(["no-such-scene"])),
    ] {
        let mut lines = game(1);
        lines[0][field] = value;
        refused(&lines, field);
    }
}

#[test]
fn no_line_may_be_missing_or_come_twice() {
    let game = game(2);
    for place in (0..game.len()).step_by(7) {
        let mut missing = game.clone();
        missing.remove(place);
        assert!(verdict(&missing).is_err(), "line {} may not be missing", place + 1);
        let mut twice = game.clone();
        twice.insert(place, game[place].clone());
        assert!(verdict(&twice).is_err(), "line {} may not come twice", place + 1);
    }
}

#[test]
fn every_option_counts() {
    let game = game(3);
    let decisions = (0..game.len()).filter(|&place| game[place]["line"] == "decision");
    for place in decisions.step_by(5) {
        let mut more = game.clone();
        more[place]["options"].as_array_mut().expect("a list").push(json!({"play": 99}));
        refused(&more, "an option too many");
        let mut fewer = game.clone();
        fewer[place]["options"].as_array_mut().expect("a list").pop();
        refused(&fewer, "an option too few");
        let mut other = game.clone();
        other[place]["seat"] = json!(1 - game[place]["seat"].as_u64().expect("a seat"));
        refused(&other, "somebody else's decision");
    }
}

/// Every number inside an event, a deck or the end of the game matters.
#[test]
fn every_number_counts() {
    for number in [4, 5] {
        let game = game(number);
        let told = |place: &usize| game[*place]["line"] != "decision" && *place > 1;
        for place in (0..game.len()).filter(told).step_by(11) {
            for pointer in numbers(&game[place], String::new()) {
                let mut other = game.clone();
                let value = other[place].pointer_mut(&pointer).expect("a place");
                *value = json!(value.as_i64().expect("a number") + 1);
                let why = format!("line {}: {pointer} of {}", place + 1, game[place]);
                assert!(verdict(&other).is_err(), "{why}");
            }
        }
    }
}

/// Where the numbers of a line stand. What a card owes when it begins is nothing, and not read.
fn numbers(value: &Value, path: String) -> Vec<String> {
    match value {
        Value::Number(_) => vec![path],
        Value::Array(list) => {
            let items = list.iter().enumerate();
            items.flat_map(|(key, item)| numbers(item, format!("{path}/{key}"))).collect()
        }
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(key, _)| *key != "owed");
            fields.flat_map(|(key, item)| numbers(item, format!("{path}/{key}"))).collect()
        }
        _ => Vec::new(),
    }
}
