//! Inputs to begin with, made by playing games. Those made by hand lie beside them.

use crate::clicks::Page;
use crate::moments::{self, Moment};
use crate::{GUESTS, Mutator};
use fog_of_love::Book;
use fog_of_love::content::Content;
use packs::{Source, press};
use serde_json::{Value, json};
use tables::{Attending, Request, Table, counting_entropy};

/// An input to begin with.
pub struct Seed {
    /// Of which target.
    pub target: &'static str,
    /// What it is called.
    pub name: String,
    /// The input.
    pub bytes: Vec<u8>,
}

/// Inputs to begin with, the same in every run.
pub fn seeds(small: &[(&str, &str)]) -> Vec<Seed> {
    let mut seeds = Vec::new();
    let mut keep = |target, name: &str, bytes: Vec<u8>| {
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
        let name = format!("{}.txt", name.to_lowercase().chars().map(plain).collect::<String>());
        seeds.push(Seed { target, name: name.replace("--", "-"), bytes });
    };
    let mut dice = Mutator::new(5);
    for (number, moment) in moments::moments().iter().enumerate() {
        if number % 3 == 0 {
            keep("clicks", &moment.name, clicks(number, moment, &mut dice).into_bytes());
        }
        if number % 3 == 1 {
            keep("commands", &moment.name, commands(number, moment, &mut dice).into_bytes());
        }
        if number % 3 == 2 && moment.journal.len() < 24 {
            keep("entries", &moment.name, moment.journal.join("\n").into_bytes());
        }
        if moment.name.ends_with("over") && !moment.name.contains("device") {
            let text = moment.table().record(GUESTS[0]).expect("it is over").text();
            keep("transcripts", &moment.name, text.clone().into_bytes());
            let lines: Vec<&str> = text.lines().collect();
            for part in [3, 9] {
                let piece = lines[..lines.len() * part / 10].join("\n");
                keep("transcripts", &format!("{} {part} tenths", moment.name), piece.into_bytes());
            }
        }
    }
    for (number, files) in variants(small).into_iter().enumerate() {
        let text: String = files.iter().map(|(name, text)| format!("=== {name}\n{text}")).collect();
        keep("packs", &format!("small {number}"), text.into_bytes());
    }
    let whole = packs::read(&[Source::new(small.iter().copied())]).pack().expect("a sound pack");
    keep("kept", "small", press(&whole));
    for (number, cards) in without(&press(&whole)).into_iter().enumerate() {
        keep("kept", &format!("small without {number}"), cards);
    }
    for (number, cards) in otherwise(&press(&whole), &mut dice).into_iter().enumerate() {
        keep("kept", &format!("small otherwise {number}"), cards);
    }
    seeds
}

/// Kept cards without their words, and each time without one card.
fn without(pressed: &[u8]) -> Vec<Vec<u8>> {
    let whole: Value = serde_json::from_slice(pressed).expect("JSON");
    let lists = whole["content"].as_object().expect("lists of cards").iter();
    let places = lists.flat_map(|(name, list)| {
        (0..list.as_array().map_or(0, Vec::len)).map(move |at| (name.clone(), at))
    });
    let one_less = places.step_by(4).map(|(name, at)| {
        let mut cards = whole.clone();
        cards["words"] = json!({});
        if let Some(list) = cards["content"][name].as_array_mut() {
            list.remove(at);
        }
        cards.to_string().into_bytes()
    });
    one_less.collect()
}

/// What people click on the pages of a table.
fn clicks(number: usize, moment: &Moment, dice: &mut Mutator) -> String {
    let (mut table, mut entropy) = (moment.table(), counting_entropy(1));
    let mut pages = GUESTS.map(Page::new);
    let mut script = format!("{number}\n");
    for _ in 0..10 {
        if dice.below(4) == 0 {
            script += "*\n";
            table.move_bot(&mut entropy);
            continue;
        }
        let at = dice.below(3);
        let mut buttons = pages[at].buttons(&table);
        // Everything can be asked about; what else can be done is more interesting.
        buttons.retain(|button| !button.contains("explain") || dice.below(8) == 0);
        let Some(button) = buttons.get(dice.below(buttons.len())) else { continue };
        script += &format!("{} {button}\n", char::from(b'a' + at as u8));
        let click = serde_json::from_str(button).ok();
        if let Some(request) = click.and_then(|click| pages[at].click(click, &table)) {
            let _ = table.handle(GUESTS[at], request, &Attending::of(&GUESTS[..3]), &mut entropy);
        }
    }
    script
}

/// Commands that a page offers, and moves that are legal.
fn commands(number: usize, moment: &Moment, dice: &mut Mutator) -> String {
    let (mut table, mut entropy) = (moment.table(), counting_entropy(1));
    let mut script = format!("{number}\n");
    for _ in 0..10 {
        let (who, line) = match (dice.below(3), legal(&table, dice)) {
            (0, _) => {
                script += "*\n";
                table.move_bot(&mut entropy);
                continue;
            }
            (1, Some((at, play))) => (at, play),
            _ => {
                let at = dice.below(3);
                let asks = |button: &String| button.contains("\"do\"");
                let mut buttons = Page::new(GUESTS[at]).buttons(&table);
                buttons.retain(asks);
                let Some(button) = buttons.get(dice.below(buttons.len())) else { continue };
                (at, button.replace("\"click\":\"ask\",", ""))
            }
        };
        script += &format!("{} {line}\n", char::from(b'a' + who as u8));
        if let Ok(request) = Request::read(table.kind(), &line) {
            let _ = table.handle(GUESTS[who], request, &Attending::of(&GUESTS[..3]), &mut entropy);
        }
    }
    script
}

/// A legal move of somebody who is asked, as a program writes it.
fn legal(table: &Table, dice: &mut Mutator) -> Option<(usize, String)> {
    let (guest, seat, moves) = moments::legal(table)?;
    let action = serde_json::to_string(&moves[dice.below(moves.len())]).ok()?;
    Some((guest, format!(r#"{{"do":"play","seat":{seat},"action":{action}}}"#)))
}

/// Kept cards without their words, with other numbers on them that can still be played.
fn otherwise(pressed: &[u8], dice: &mut Mutator) -> Vec<Vec<u8>> {
    let mut whole: Value = serde_json::from_slice(pressed).expect("JSON");
    whole["words"] = json!({});
    let whole = whole.to_string().into_bytes();
    let content = |cards: &[u8]| {
        let cards: Value = serde_json::from_slice(cards).ok()?;
        serde_json::from_value::<Content>(cards["content"].clone()).ok()
    };
    let changed = (0..).map(|_| dice.change(&whole, &whole));
    let sound = changed.filter(|cards| {
        content(cards).is_some_and(|changed| {
            Some(&changed) != content(&whole).as_ref() && Book::new(changed).is_ok()
        })
    });
    sound.take(12).collect()
}

type Files = Vec<(String, String)>;

/// A small pack, whole and with each of its cards left out.
fn variants(small: &[(&str, &str)]) -> Vec<Files> {
    let whole: Files = small.iter().map(|(n, t)| (n.to_string(), t.to_string())).collect();
    let mut all = vec![whole.clone()];
    for (file, (name, text)) in whole.iter().enumerate().filter(|(_, (n, _))| n.ends_with(".toml"))
    {
        let starts: Vec<usize> = text.match_indices("\n[[").map(|(at, _)| at + 1).collect();
        for (nth, start) in starts.iter().enumerate().filter(|(nth, _)| nth % 4 == 0) {
            let end = starts.get(nth + 1).copied().unwrap_or(text.len());
            let mut files = whole.clone();
            files[file] = (name.clone(), format!("{}{}", &text[..*start], &text[end..]));
            all.push(files);
        }
    }
    all
}
