//! What the packs' own pages say of them: how many scenes of which kind, and what each is about.

use fog_of_love::content::{Choice, Content, Deck, Kind, SceneCard, Story, Tag};
use packs::{Pack, folder, read};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const DECKS: [Deck; 3] = [Deck::Sweet, Deck::Serious, Deck::Drama];

fn place(pack: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs").join(pack)
}

/// Both packs together, and how many of the scenes belong to the first.
fn packs() -> (Pack, usize) {
    let source = |name: &str| folder(&place(name)).expect("a folder").labelled(name);
    let base = read(&[source("base")]).pack().expect("a sound pack").content.scenes.len();
    (read(&[source("base"), source("second")]).pack().expect("sound packs"), base)
}

fn page(pack: &str) -> String {
    std::fs::read_to_string(place(pack).join("README.md")).expect("a page")
}

/// The one word by which the pages call a scene's kind.
fn kind(card: &SceneCard) -> &'static str {
    let kinds = [
        (Kind::Secret, "secret"),
        (Kind::Situation, "situation"),
        (Kind::Reaction, "reaction"),
        (Kind::RevealSecret, "reveal a secret"),
        (Kind::SpecialEffect, "special effect"),
        (Kind::SpecialEvent, "special event"),
        (Kind::Linked, "linked"),
    ];
    let named = kinds.into_iter().find(|(kind, _)| card.kinds.has(*kind));
    match (named, card.choice) {
        (Some((_, name)), _) => name,
        (None, Choice::Partner) => "partner",
        (None, _) => "both",
    }
}

/// A row that counts scenes by deck, and all of them.
fn row<'a>(name: &str, cards: impl Iterator<Item = &'a SceneCard>) -> String {
    let cards: Vec<&SceneCard> = cards.collect();
    let decks = DECKS.map(|deck| cards.iter().filter(|card| card.deck == deck).count().to_string());
    format!("| {name} | {} | {} |", decks.join(" | "), cards.len())
}

/// Where a topic is touched on by what is always told.
fn pages(content: &Content, names: &[&str], tag: Tag) -> String {
    let of = |(story, name): (&Story, &&str)| {
        let chapters = (1..).zip(&story.chapters).filter(|(_, chapter)| chapter.tags.has(tag));
        let mut pages: Vec<String> = chapters.map(|(number, _)| number.to_string()).collect();
        pages.extend(story.finale.tags.has(tag).then(|| "finale".to_string()));
        (!pages.is_empty()).then(|| format!("{name} {}", pages.join(", ")))
    };
    let told: Vec<String> = content.stories.iter().zip(names).filter_map(of).collect();
    if told.is_empty() { "–".into() } else { told.join("; ") }
}

#[test]
fn the_pages_count_their_scenes() {
    let (pack, base) = packs();
    let content = &pack.content;
    let names = ["Sunday Morning Date", "Where Were We?", "Nothing Serious", "Second Helpings"];
    let (first, second) = content.scenes.split_at(base);
    for (name, scenes) in [("base", first), ("second", second)] {
        let page = page(name);
        let mut rows = vec![row("all", scenes.iter())];
        let kinds: BTreeSet<&str> = scenes.iter().map(kind).collect();
        rows.extend(kinds.iter().map(|&k| row(k, scenes.iter().filter(|card| kind(card) == k))));
        let of = |story: Option<u8>| scenes.iter().filter(move |card| card.story == story);
        rows.extend((0..).zip(names).map(|(number, story)| row(story, of(Some(number)))));
        rows.push(row("whichever", of(None)));
        for (number, tag) in (0..).map(Tag).zip(&content.tags) {
            let count = scenes.iter().filter(|card| card.tags.has(number)).count();
            rows.push(match name {
                "base" => format!("| {tag} | {count} | {} |", pages(content, &names, number)),
                _ => format!("| {tag} | {count} |"),
            });
        }
        let untouched = scenes.iter().filter(|card| card.tags.is_empty()).count();
        rows.push(format!("| none | {untouched} |"));
        for row in rows {
            assert!(page.contains(&row), "packs/{name}/README.md lacks: {row}");
        }
    }
}

#[test]
fn no_two_scenes_have_the_same_premise() {
    let (pack, base) = packs();
    let (first, second) = pack.content.scenes.split_at(base);
    let mut premises = BTreeSet::new();
    for (name, scenes) in [("base", first), ("second", second)] {
        let page = page(name);
        for card in scenes {
            let head = format!("| `{}` | {} | {} | ", card.id, card.deck.name(), kind(card));
            let told: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(&head)).collect();
            assert_eq!(told.len(), 1, "packs/{name}/README.md has one line that begins {head}");
            assert!(told[0].len() > 10, "{} is about something", card.id);
            assert!(premises.insert(told[0].to_string()), "{}: {}", card.id, told[0]);
        }
    }
    assert_eq!(premises.len(), pack.content.scenes.len());
}
