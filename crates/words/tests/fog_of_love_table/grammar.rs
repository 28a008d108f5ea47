//! Whatever is said is whole, and differs from whatever else is said.

use crate::fog_of_love_table::catalogue::{
    ILLEGAL, UNTOLD, gathered, questions, refusals, silent, told,
};
use crate::fog_of_love_table::game::variant;
use crate::fog_of_love_table::pack::setup;
use crate::fog_of_love_table::table::{ANNA, BRUNO, Titles, players};
use fog_of_love::Happened;
use fog_of_love::content::{Letter, Scene};
use std::collections::BTreeSet;
use tabletop::Seats;
use words::fog_of_love::{
    Ask, CardContext, Deed, Mark, Untitled, What, ask, beat, illegal, log, refused, untold,
};
use words::{Lang, Tongue};

/// The names that no catalogue lists twice: told or silent, but all of them.
#[test]
fn every_sight_has_words_or_is_silent_on_purpose() {
    let spoken: BTreeSet<String> = told().iter().map(variant).collect();
    let quiet: BTreeSet<String> = silent().iter().chain(&gathered()).map(variant).collect();
    assert!(spoken.is_disjoint(&quiet));
    assert_eq!(spoken.len() + quiet.len(), 70);
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        for sight in [silent(), gathered()].concat() {
            assert_eq!(log(tongue, &Titles, &sight, &players()), None, "{sight:?}");
        }
        let mut texts = BTreeSet::new();
        for sight in told() {
            let text = log(tongue, &Titles, &sight, &players()).expect("words");
            assert!(text.ends_with('.'), "{lang:?}: {text}");
            assert!(!text.contains("  ") && !text.contains(['{', '}', '$']), "{lang:?}: {text}");
            assert!(texts.insert(text.clone()), "twice the same: {text}");
        }
    }
}

#[test]
fn a_card_that_was_not_seen_is_not_named() {
    for lang in Lang::ALL {
        let hidden = [
            Happened::LaidSecret(ANNA, None),
            Happened::DiscardedDestiny(ANNA, None),
            Happened::SwitchedDestiny(ANNA, None),
            Happened::SelectedDestiny(ANNA, None),
        ];
        for sight in hidden {
            let text = log(Tongue::of(lang), &Titles, &sight, &players()).expect("words");
            assert!(!text.contains(['“', '„', '«']), "{lang:?}: {text}");
        }
    }
}

#[test]
fn a_card_without_a_title_goes_by_its_number() {
    let played = What::Played(ANNA, fog_of_love::content::Scene(4), Mark::None);
    let line = |lang| beat(Tongue::of(lang), &Untitled, &setup(), &played, &players());
    assert_eq!(line(Lang::En), "Anna plays “No. 5”.");
    assert_eq!(line(Lang::De), "Anna spielt „Nr. 5“.");
    let chose = What::Chose(CardContext::Scene(Scene(4)), ANNA, [None, Some(Letter::B)]);
    let line = beat(Tongue::of(Lang::En), &Untitled, &setup(), &chose, &players());
    assert_eq!(line, "Bruno takes option B.");
    let chapter = beat(Tongue::of(Lang::En), &Untitled, &setup(), &What::Chapter(2), &players());
    assert_eq!(chapter, "Chapter 2 begins.");
}

#[test]
fn every_question_is_put_differently_and_every_wait_names_whom() {
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        let mut texts = BTreeSet::new();
        for asked in questions() {
            let text = ask(tongue, Ask::Yours(ANNA, asked), &players());
            assert!(text.ends_with(['.', '?']), "{lang:?}: {text}");
            assert!(!text.contains("Anna"), "Anna is spoken to: {text}");
            assert!(texts.insert(text.clone()), "twice the same: {text}");
            let wait = ask(tongue, Ask::Theirs(Seats::one(BRUNO), asked), &players());
            assert!(wait.contains("Bruno") && wait.ends_with('.'), "{lang:?}: {wait}");
        }
        let waits = Deed::ALL.map(|deed| tongue.ft_wait("Bruno", deed));
        assert_eq!(BTreeSet::from(waits).len(), Deed::ALL.len());
    }
}

#[test]
fn every_refusal_has_its_own_sentence() {
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        let mut texts = BTreeSet::new();
        let all = ILLEGAL.map(|why| illegal(tongue, why)).into_iter();
        let all = all.chain(refusals().into_iter().map(|why| refused(tongue, &why)));
        for text in all.chain(UNTOLD.map(|why| untold(tongue, why))) {
            assert!(text.ends_with('.'), "{lang:?}: {text}");
            assert!(texts.insert(text.clone()), "twice the same: {text}");
        }
    }
}
