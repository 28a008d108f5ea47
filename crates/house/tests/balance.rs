//! Cards judged by games.

use house::balance::{Balance, Plan, balance, games};
use house::cards;
use serde_json::Value;

/// As few games as every couple can have in every story.
fn judged(seed: u64, threads: usize) -> Balance {
    let plan = Plan { games: 1, seed, threads };
    balance(cards::hash(), plan, &|_| {}).expect("the cards of the house")
}

#[test]
fn the_same_seed_finds_the_same_whatever_the_number_of_threads() {
    let (one, three) = (judged(7, 1), judged(7, 3));
    assert_eq!(one.figures(), three.figures());
    assert_eq!(one.page("so"), three.page("so"));
    assert_eq!(one.picture(), three.picture());
    assert_ne!(one.figures(), judged(8, 2).figures(), "another seed, other games");
}

#[test]
fn every_couple_plays_every_story_and_all_of_it_is_counted() {
    let plan = Plan { games: 1, seed: 3, threads: 2 };
    let heard = std::sync::atomic::AtomicU64::new(0);
    let progress = |games| {
        heard.fetch_add(games, std::sync::atomic::Ordering::Relaxed);
    };
    let found = balance(cards::hash(), plan, &progress).expect("the cards of the house");
    assert_eq!(Ok(heard.into_inner()), games(cards::hash(), &plan));
    let figures = found.figures();
    let list = |value: &Value, key: &str| value[key].as_array().expect("a list").clone();
    let number = |value: &Value, key: &str| value[key].as_u64().expect("a number");
    assert_eq!(list(&figures, "stories").len(), 4);
    for story in list(&figures, "stories") {
        let couples = list(&story, "couples");
        assert_eq!(couples.len(), 18, "three measures and fifteen couples");
        for couple in couples {
            assert_eq!(number(&couple, "games"), 2, "{couple}");
            let chosen: u64 = list(&couple, "destinies").iter().map(|d| number(d, "chosen")).sum();
            assert_eq!(chosen, 4, "each of two people chooses in each of two games: {couple}");
        }
    }
    let options = list(&figures, "options");
    let first = options.iter().filter(|option| option["card"] == "sunday-morning-date 1");
    let taken: u64 = first.map(|option| number(option, "taken")).sum();
    assert_eq!(taken, 15 * 2 * 2, "every partner proper chooses once on the first chapter");
}

#[test]
fn the_report_says_what_was_asked_and_what_to_mend() {
    let page = judged(7, 2).page("parlour packs balance packs/base");
    for part in ["`parlour packs balance packs/base`", "## Verdict", "### To mend", "## Destinies"]
    {
        assert!(page.contains(part), "{part}");
    }
    for part in
        ["| club + club-selfish* |", "| burnt-moka | sweet |", "| second-helpings finale A |"]
    {
        assert!(page.contains(part), "{part}");
    }
    let picture = judged(7, 2).picture();
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    assert!(!picture.contains("NaN"), "{picture}");
}

#[test]
fn cards_that_are_not_at_hand_are_refused() {
    let plan = Plan { games: 1, seed: 1, threads: 1 };
    assert!(balance("no such cards", plan, &|_| {}).is_err());
    assert!(games("no such cards", &plan).is_err());
}
