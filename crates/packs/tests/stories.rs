//! Stories that can be dealt and played, and cards that somebody will see.

use crate::common::{self, check, check_among, edited, findings, shown};
use fog_of_love::content::{Deck, Tag, Tags};
use packs::{Finding, Problem, Severity, TextFault, Unreachable, What, read};

const SCENES: &str = "scenes.toml";
const STORIES: &str = "stories.toml";

/// Edits and expects one finding at this line of this file.
#[track_caller]
fn check_at(file: &str, from: &str, to: &str, at: (&str, u32), problem: Problem) {
    let found = findings(edited(file, from, to));
    let here = |f: &&Finding| f.problem == problem && (f.file.as_str(), f.line) == at;
    assert!(found.iter().any(|f| here(&f)), "{}", shown(&found));
}

/// FL-115/1: the numbers add up to five.
#[test]
fn an_opening_hand_is_five_scenes() {
    let from = "opening-hand = { sweet = 3, serious = 1, drama = 1 }";
    let to = "opening-hand = ^{ sweet = 3, serious = 1, drama = 2 }";
    check(STORIES, from, to, Problem::OpeningHand(6));
    let to = "opening-hand = { sweet = 3, serious = 1, ^tragedy = 1 }";
    let known = vec!["sweet", "serious", "drama", "custom"];
    let problem = Problem::UnknownKey { key: "tragedy".to_string(), known };
    check_among(STORIES, from, to, problem);
}

/// FL-Q31: enough scenes for both starting hands.
#[test]
fn both_opening_hands_can_be_dealt() {
    let from = "opening-hand = { sweet = 3, serious = 1, drama = 1 }";
    let to = "opening-hand = { sweet = 4, serious = 1 }";
    let problem = Problem::ShortDeck { deck: Deck::Sweet, given: 6, least: 8 };
    check_at(STORIES, from, to, (STORIES, 24), problem);
}

/// FL-Q31: ten traits, six occupations, ten features, two destinies, a chapter and a finale.
#[test]
fn there_are_enough_cards() {
    let few = |what: &str, given, least| Problem::TooFew { what: what.to_string(), given, least };
    for (kind, what, given, least) in [
        ("[[trait]]\nid = \"fibber\"", "traits", 9, 10),
        ("[[occupation]]\nid = \"baker\"", "occupations", 5, 6),
        ("[[feature]]\nid = \"old-scar\"", "features", 9, 10),
    ] {
        let rest = kind.replacen("]]\nid = ", "-x]]\nid = ", 1);
        let problem = few(what, given, least);
        check_at("characters.toml", kind, &rest, ("pack.toml", 1), problem);
    }
    let from = "destinies = [\"steady-flame\", \"in-step\", \"two-suitcases\"]";
    let problem = few("destinies in the story", 1, 2);
    check_at(STORIES, from, "destinies = [\"two-suitcases\"]", (STORIES, 23), problem);
    let from = "draws = [\"sweet\"]";
    check(STORIES, from, "draws = ^[]", few("decks to draw from", 0, 1));
    let chapters = common::SMALL[5].1;
    let start = chapters.find("[[story.chapter]]").expect("chapters");
    let end = chapters.find("[story.finale]").expect("a finale");
    let problem = few("chapters in the story", 0, 1);
    check_at(STORIES, &chapters[start..end], "", (STORIES, 23), problem);
    let tail = &chapters[end..chapters.find("[story.tutorial]").expect("a tutorial")];
    check_at(STORIES, tail, "", (STORIES, 23), Problem::MissingKey("finale"));
}

#[test]
fn the_pile_holds_destinies_of_the_story() {
    let from = "destinies = [\"steady-flame\", \"in-step\", \"two-suitcases\"]\nin-pile = ";
    let to = "destinies = [\"steady-flame\", \"in-step\"]\nin-pile = ^";
    check_among(STORIES, from, to, Problem::NotInStory("two-suitcases".to_string()));
}

#[test]
fn chapters_draw_from_decks_that_have_scenes() {
    check_at(
        STORIES,
        "draws = [\"sweet\"]",
        "draws = [\"custom\"]",
        (STORIES, 24),
        Problem::EmptyDeck(Deck::Custom),
    );
}

/// What chapters and the finale touch on can be said, and asked for.
#[test]
fn chapters_and_the_finale_have_topics() {
    let plain = read(&[edited(STORIES, "length = 4", "length = 4")]).pack().expect("a pack");
    assert!(plain.content.stories[0].unavoidable().is_empty());
    for from in ["draws = [\"sweet\"]\n", "[story.finale]\n"] {
        let source = edited(STORIES, from, &format!("{from}tags = [\"old-flame\"]\n"));
        let tagged = read(&[source]).pack().expect("a pack").content;
        let story = &tagged.stories[0];
        assert_eq!(story.unavoidable(), Tags::one(Tag(0)));
        assert_eq!(story.chapters[0].tags.is_empty(), from.starts_with("[story"));
        assert_ne!(tagged.edition.hash, plain.content.edition.hash, "other cards");
    }
}

/// FL-297: a finale is an ordered list of steps.
#[test]
fn a_finale_has_its_steps_in_order() {
    let from =
        "steps = [\"select-destiny\", \"reveal-destinies\", \"secrets\", \"goals\", \"effects\"]";
    let to = "steps = ^[\"select-destiny\", \"secrets\", \"goals\", \"effects\"]";
    check(STORIES, from, to, Problem::NoStep("reveal-destinies"));
    let to =
        "steps = ^[\"reveal-destinies\", \"select-destiny\", \"secrets\", \"goals\", \"effects\"]";
    let problem = Problem::StepOrder { first: "select-destiny", then: "reveal-destinies" };
    check(STORIES, from, to, problem);
    let to =
        "steps = ^[\"select-destiny\", \"reveal-destinies\", \"goals\", \"secrets\", \"effects\"]";
    check(STORIES, from, to, Problem::StepOrder { first: "secrets", then: "goals" });
    let to = "steps = [\"select-destiny\", \"reveal-destinies\", \"secrets\", \"goals\", \"effects\", ^\"goals\"]";
    check(STORIES, from, to, Problem::StepTwice("goals"));
    let whole = format!("[story.finale]\n{from}");
    let to = "^[story.finale]\nsteps = [\"select-destiny\", \"reveal-destinies\", \"secrets\", \"goals\"]";
    check(STORIES, &whole, to, Problem::NoStep("effects"));
    let usual = findings(edited(STORIES, &format!("{from}\neffects"), "more"));
    let never = Problem::Never(packs::Never::BeforeTheEnd);
    let only = usual.iter().all(|finding| finding.problem == never);
    assert!(only, "the usual steps, in which destinies come last, stand where none are given");
}

#[test]
fn nobody_asks_for_destinies_that_are_not_revealed_yet() {
    let from =
        "steps = [\"select-destiny\", \"reveal-destinies\", \"secrets\", \"goals\", \"effects\"]";
    let to =
        "steps = [\"select-destiny\", \"effects\", \"secrets\", \"goals\", \"reveal-destinies\"]";
    let problem = Problem::Never(packs::Never::BeforeTheEnd);
    let found = findings(edited(STORIES, from, to));
    let at: Vec<(&str, u32)> = found.iter().map(|f| (f.file.as_str(), f.line)).collect();
    assert_eq!(at, [(SCENES, 146), (STORIES, 46)], "{}", shown(&found));
    assert!(found.iter().all(|finding| finding.problem == problem));
}

/// FL-267, FL-318: an event comes with its linked scenes.
#[test]
fn events_and_linked_scenes_are_kept_together() {
    let from = "types = [\"linked\"]\nevent = \"wedding-bells\"\n";
    check_at(SCENES, from, "", (SCENES, 125), Problem::NoLinkedScenes);
    let from = "types = [\"special-event\"]\n";
    let not = Problem::NotAnEvent("wedding-bells".to_string());
    check_at(SCENES, from, "", (SCENES, 116), not.clone());
    check_at(SCENES, from, "", (STORIES, 24), not.clone());
    check_at(SCENES, from, "", (SCENES, 122), not);
}

#[test]
fn cards_that_nobody_will_see_are_a_warning() {
    let unreachable = |why| Problem::Unreachable(why);
    let from = "effects = [{ insert = \"wedding-bells\", deck = \"drama\", place = \"top\" }]\n";
    let problem = unreachable(Unreachable::Event);
    check_at(SCENES, from, "", (SCENES, 126), problem.clone());
    assert_eq!(problem.severity(), Severity::Warning);
    let from = "deck = \"drama\"\ntypes = [\"reveal-secret\"]";
    let problem = unreachable(Unreachable::Deck(Deck::Custom));
    check_at(SCENES, from, &from.replace("drama", "custom"), (SCENES, 157), problem);
    let from = "destinies = [\"steady-flame\", \"in-step\", ";
    let problem = unreachable(Unreachable::Destiny);
    check_at(STORIES, from, "destinies = [\"steady-flame\", ", (STORIES, 11), problem);
    let odd = packs::read(&[edited(STORIES, from, "destinies = [\"steady-flame\", ")]);
    assert!(odd.pack().is_ok(), "warnings do not refuse a pack");
}

#[test]
fn a_tutorial_deals_enough_cards() {
    let from = "[story.tutorial]\n";
    let end = common::SMALL[5].1.find(from).expect("a tutorial");
    let rest = &common::SMALL[5].1[end..];
    let found = findings(edited(STORIES, rest, from));
    let few = |what: &str, least| {
        let what = format!("{what} in the tutorial");
        Problem::TooFew { what, given: 0, least }
    };
    for problem in [few("traits", 10), few("occupations", 6), few("features", 10)] {
        let here =
            |f: &&Finding| f.problem == problem && (f.file.as_str(), f.line) == (STORIES, 48);
        assert!(found.iter().any(|f| here(&f)), "{}", shown(&found));
    }
}

/// FL-303, FL-306: a lesson says when it comes to light, and of what kind its paragraphs are.
#[test]
fn a_lesson_has_a_cue_and_paragraphs() {
    let from = "when = { turn = 1 }";
    for unknown in ["when = { turm = 1 }", "when = \"sunday\""] {
        let found = findings(edited(STORIES, from, unknown));
        let cue = |f: &Finding| matches!(f.problem, Problem::Unknown { what: What::Cue, .. });
        assert!(found.len() == 1 && cue(&found[0]), "{}", shown(&found));
    }
    let zero = Problem::OutOfRange { given: "0".into(), least: 1, most: 40 };
    check(STORIES, from, "when = { turn = ^0 }", zero);
    check_at(STORIES, from, "", (STORIES, 67), Problem::MissingKey("when"));
    let either =
        "when = [{ scene = \"secret\" }, { chooses = \"both\" }, { finale = \"goals\" }, \"end\"]";
    assert_eq!(findings(edited(STORIES, from, either)), []);
    let few = |what: &str| Problem::TooFew { what: what.into(), given: 0, least: 1 };
    check_at(STORIES, from, "when = []", (STORIES, 67), few("cues of the lesson"));
    let parts = "parts = [\"rule\", \"action\"]";
    check_at(STORIES, parts, "parts = []", (STORIES, 67), few("paragraphs of the lesson"));
    let name = "tutorial-sunday-soup-1.part-3".to_string();
    let more = "parts = [\"rule\", \"action\", \"control\"]";
    let found = findings(edited(STORIES, parts, more));
    let missing = |language: &str| {
        Problem::Text(TextFault::Missing { language: language.into(), name: name.clone() })
    };
    for language in ["en", "it"] {
        assert!(found.iter().any(|f| f.problem == missing(language)), "{}", shown(&found));
    }
}

#[test]
fn a_destiny_is_in_hand() {
    let from = "in-pile = [\"two-suitcases\"]";
    let to = "in-pile = ^[\"two-suitcases\", \"in-step\", \"steady-flame\"]";
    let what = "destinies in hand".to_string();
    check(STORIES, from, to, Problem::TooFew { what, given: 0, least: 1 });
}

#[test]
fn clauses_are_bounded_in_all() {
    let raise = "{ raise = \"moved-in\" },".repeat(16);
    let list = format!("{{ may = [{raise}], who = \"player\" }},").repeat(16);
    let mut scenes = common::SMALL[4].1.to_string();
    for number in 0..40 {
        let id = format!("many-{number}");
        scenes += &format!("[[scene]]\nid = \"{id}\"\ndeck = \"drama\"\nmore = [{list}]\n");
    }
    let found = findings(edited(SCENES, common::SMALL[4].1, &scenes));
    let problem = Problem::TooMany { what: "effects in all", most: 10_000 };
    assert!(found.iter().any(|finding| finding.problem == problem), "{}", shown(&found));
}

#[test]
fn a_tutorial_lists_scenes_under_their_decks() {
    let from = "serious = [\"second-key\", ";
    let to = "serious = [\"burnt-toast\", \"second-key\", ";
    check_at(STORIES, from, to, (STORIES, 24), Problem::WrongDeck(Deck::Sweet));
}

#[test]
fn there_are_not_too_many_cards() {
    let mut scenes = common::SMALL[4].1.to_string();
    for number in 0..240 {
        let deck = if number < 130 { "sweet" } else { "drama" };
        scenes += &format!(
            "[[scene]]\nid = \"more-{number}\"\ndeck = \"{deck}\"\n\
             more = [{{ satisfaction = 1, who = \"both\" }}]\n"
        );
    }
    let found = findings(edited(SCENES, common::SMALL[4].1, &scenes));
    let most = |what, most| Problem::TooMany { what, most };
    assert!(found.iter().any(|f| f.problem == most("scenes", 250)), "too many scenes");
    assert!(found.iter().any(|f| f.problem == most("scenes in a deck", 128)), "a deck too thick");
    assert!(found.iter().any(|f| f.problem == Problem::More), "not everything is told");
    let flags: Vec<String> = (0..33).map(|number| format!("\"f{number}\"")).collect();
    let to = format!("flags = [\"moved-in\", {}]", flags.join(", "));
    let found = findings(edited("pack.toml", "flags = [\"moved-in\"]", &to));
    assert_eq!(found[0].problem, most("flags", 32));
}
