//! Misspelt words, wrong forms, numbers out of range: each at its line and column.

use crate::common::{self, check, check_among, list};
use packs::{Problem, Shape, What};

fn unknown(what: What, given: &str, known: &[&str]) -> Problem {
    Problem::Unknown { what, given: given.to_string(), known: list(known) }
}

const DECKS: [&str; 4] = ["sweet", "serious", "drama", "custom"];
const DESTINIES: [&str; 3] = ["steady-flame", "in-step", "two-suitcases"];

#[test]
fn a_word_that_names_nothing_is_told_what_it_could_be() {
    let scenes = "scenes.toml";
    check(scenes, "deck = \"sweet\"", "deck = ^\"swet\"", unknown(What::Deck, "swet", &DECKS));
    let from = "switch-in = \"two-suitcases\"";
    check(
        scenes,
        from,
        "switch-in = ^\"two-suits\"",
        unknown(What::Destiny, "two-suits", &DESTINIES),
    );
    let from = "raise = \"moved-in\"";
    check_among(scenes, from, "raise = ^\"moved\"", unknown(What::Flag, "moved", &["moved-in"]));
    let from = "tag = \"old-flame\"";
    check(scenes, from, "tag = ^\"affair\"", unknown(What::Tag, "affair", &["old-flame"]));
    for from in ["draws = [\"sweet\"]\n", "[story.finale]\n"] {
        let to = format!("{from}tags = [^\"affair\"]\n");
        check("stories.toml", from, &to, unknown(What::Tag, "affair", &["old-flame"]));
    }
    let from = "types = [\"situation\"]";
    let kinds = [
        "situation",
        "secret",
        "minor",
        "reveal-secret",
        "reaction",
        "special-effect",
        "special-event",
        "linked",
    ];
    check(scenes, from, "types = [^\"mood\"]", unknown(What::Kind, "mood", &kinds));
    let mut icons = kinds.to_vec();
    icons.push("follow-up");
    let from = "for = \"secret\"";
    check(scenes, from, "for = ^\"heart\"", unknown(What::Icon, "heart", &icons));
    let dimensions =
        ["discipline", "curiosity", "extroversion", "sensitivity", "gentleness", "sincerity"];
    let from = "tokens = { gentleness = 1 }";
    let to = "tokens = { ^kindness = 1 }";
    check(scenes, from, to, unknown(What::Dimension, "kindness", &dimensions));
    let people =
        ["chooser", "other", "player", "partner", "both", "first", "second", "pink", "blue"];
    let from = "satisfaction = 2, who = \"both\"";
    let to = "satisfaction = 2, who = ^\"everyone\"";
    check(scenes, from, to, unknown(What::Who, "everyone", &people));
    let choices = ["partner", "both", "player", "nobody"];
    let from = "chooses = \"partner\"\n[[scene.option]]\ntokens = { gentleness = 1 }\nother = 2";
    let to = "chooses = ^\"anyone\"\n[[scene.option]]\ntokens = { gentleness = 1 }\nother = 2";
    check_among(scenes, from, to, unknown(What::Choice, "anyone", &choices));
}

#[test]
fn cards_that_do_not_exist_are_named() {
    let stories = "stories.toml";
    let known: Vec<&str> = common::SMALL[4]
        .1
        .lines()
        .filter_map(|line| line.strip_prefix("id = \"").and_then(|rest| rest.strip_suffix('"')))
        .collect();
    let from = "events = [\"wedding-bells\"]";
    check(stories, from, "events = [^\"divorce\"]", unknown(What::Scene, "divorce", &known));
    let from = "deck = \"drama\"\nchooses = \"partner\"\ntypes = [\"secret\"]";
    let to = "deck = \"drama\"\nstory = ^\"monday\"\nchooses = \"partner\"\ntypes = [\"secret\"]";
    check("scenes.toml", from, to, unknown(What::Story, "monday", &["sunday-soup"]));
    let from = "languages = [\"en\", \"it\"]";
    let to = "languages = [\"en\", \"it\", ^\"eo\"]";
    check("pack.toml", from, to, unknown(What::Language, "eo", &["en", "it", "de", "fr"]));
    let from = "aspect = \"discipline up\"";
    let problem =
        common::findings(common::edited("characters.toml", from, "aspect = \"order up\""));
    assert_eq!(problem.len(), 1);
    assert_eq!((problem[0].line, problem[0].column), (5, 10));
    assert!(matches!(&problem[0].problem, Problem::Unknown { what: What::Aspect, .. }));
}

#[test]
fn a_misspelt_key_is_told_the_nearest_one() {
    let to = "^chosses = \"both\"\ntutorial = true";
    let from = "chooses = \"both\"\ntutorial = true";
    let found = common::findings(common::edited("scenes.toml", from, &to.replace('^', "")));
    let key = found.iter().find(|finding| matches!(finding.problem, Problem::UnknownKey { .. }));
    let key = key.expect("an unknown key");
    assert_eq!((key.line, key.column), (6, 1));
    assert_eq!(key.problem.mend(), "Perhaps “chooses” is meant.");
    let known = vec![
        "id",
        "version",
        "languages",
        "reward",
        "penalty",
        "flags",
        "tags",
        "scene",
        "trait",
        "occupation",
        "feature",
        "destiny",
        "story",
        "look",
    ];
    let problem = Problem::UnknownKey { key: "licence".to_string(), known };
    check("pack.toml", "reward = 3", "reward = 3\n^licence = \"free\"", problem);
    let known = vec!["satisfaction", "who"];
    let problem = Problem::UnknownKey { key: "whom".to_string(), known };
    let from = "{ satisfaction = 2, who = \"both\" }";
    let to = "{ satisfaction = 2, who = \"both\", ^whom = 1 }";
    check("scenes.toml", from, to, problem);
}

#[test]
fn an_effect_that_nobody_knows_is_told_all_that_there_are() {
    let from = "{ satisfaction = 2, who = \"both\" }";
    let found = common::findings(common::edited("scenes.toml", from, "{ satisfacton = 2 }"));
    let [finding] = &found[..] else { panic!("{}", common::shown(&found)) };
    assert_eq!(finding.problem.sentence(), "There is no effect “satisfacton”.");
    assert_eq!(finding.problem.mend(), "Perhaps “satisfaction” is meant.");
    let two = "{ satisfaction = 2, who = \"both\", ^raise = \"moved-in\" }";
    let (first, second) = ("satisfaction".to_string(), "raise".to_string());
    check("scenes.toml", from, two, Problem::TwoClauses { first, second });
    let found =
        common::findings(common::edited("scenes.toml", "{ match = \"any\" }", "\"matched\""));
    assert_eq!(found[0].problem.mend(), "Use one of no-match, guessed, together.");
    let found = common::findings(common::edited("stories.toml", "\"gap\"", "\"distance\""));
    assert_eq!(found[0].problem.mend(), "Use one of gap, lowest, highest, scenes.");
    let from = "{ satisfaction = \"double\", who = \"both\" }";
    let found = common::findings(common::edited("scenes.toml", from, "\"upside-down\""));
    assert_eq!(found[0].problem.mend(), "Use one of swap-roles, in-order, for-each-other.");
}

#[test]
fn a_value_has_its_form() {
    let wrong = |expected, found| Problem::WrongType { expected, found };
    check("scenes.toml", "chooser = 1", "chooser = ^\"1\"", wrong(Shape::Number, Shape::Text));
    check("scenes.toml", "tutorial = true", "tutorial = ^1", wrong(Shape::Truth, Shape::Number));
    check("pack.toml", "version = \"1.0.0\"", "version = ^1.0", wrong(Shape::Text, Shape::Other));
    let from = "[\"wedding-bells\"]";
    check("stories.toml", from, "^\"wedding-bells\"", wrong(Shape::List, Shape::Text));
    let from = "opening-hand = { sweet = 3, serious = 1, drama = 1 }";
    check("stories.toml", from, "opening-hand = ^[3, 1, 1]", wrong(Shape::Table, Shape::List));
}

#[test]
fn numbers_keep_to_their_ranges() {
    let out =
        |given: &str, least, most| Problem::OutOfRange { given: given.to_string(), least, most };
    check("scenes.toml", "chooser = 1", "chooser = ^21", out("21", -20, 20));
    check("scenes.toml", "satisfaction = 8", "satisfaction = ^-30", out("-30", -20, 20));
    check("scenes.toml", "trade = 1", "trade = ^0", out("0", 1, 10));
    check("scenes.toml", "gentleness = 1", "gentleness = ^0", out("0", 1, 5));
    check("scenes.toml", "every = 5", "every = ^0", out("0", 1, 20));
    check("pack.toml", "reward = 3", "reward = ^99", out("99", -20, 20));
    check("pack.toml", "penalty = -1", "penalty = ^-21", out("-21", -20, 20));
    check("characters.toml", "number = 3", "number = ^0", out("0", 1, 20));
    check("stories.toml", "length = 4", "length = ^0", out("0", 1, 40));
    check("stories.toml", "length = 4", "length = ^41", out("41", 1, 40));
    let huge = "99999999999999999999999";
    check("stories.toml", "length = 4", &format!("length = ^{huge}"), out(huge, 1, 40));
}

#[test]
fn what_is_required_must_be_there() {
    let missing = |key| Problem::MissingKey(key);
    check_among(
        "scenes.toml",
        "[[scene]]\nid = \"two-spoons\"\ndeck = \"sweet\"",
        "^[[scene]]\nid = \"two-spoons\"",
        missing("deck"),
    );
    check(
        "scenes.toml",
        "{ satisfaction = 2, who = \"both\" }",
        "^{ satisfaction = 2 }",
        missing("who"),
    );
    check(
        "scenes.toml",
        "{ search = \"drama\", for = \"secret\",",
        "^{ search = \"drama\",",
        missing("for"),
    );
    check(
        "stories.toml",
        "{ compare = \"gap\", at-most = 3 }",
        "^{ compare = \"gap\" }",
        missing("at-least"),
    );
    check_among(
        "stories.toml",
        "[[story.chapter]]\ndraws = [\"sweet\"]\n",
        "^[[story.chapter]]\n",
        missing("draws"),
    );
    check(
        "stories.toml",
        "[[destiny]]\nid = \"in-step\"\nstance = \"stay\"",
        "^[[destiny]]\nid = \"in-step\"",
        missing("stance"),
    );
    check(
        "scenes.toml",
        "{ rechoose = \"player\", how = \"pick\" }",
        "^{ rechoose = \"player\" }",
        missing("how"),
    );
    check(
        "characters.toml",
        "[[trait]]\nid = \"peeker\"\naspect = \"curiosity up\"\n",
        "^[[trait]]\nid = \"peeker\"\n",
        missing("aspect"),
    );
}

#[test]
fn names_and_versions_are_plain() {
    let bad = |id: &str| Problem::BadId(id.to_string());
    let version = |version: &str| Problem::BadVersion(version.to_string());
    check_among("scenes.toml", "tell = \"song\"", "tell = ^\"Song!\"", bad("Song!"));
    check_among("scenes.toml", "id = \"two-spoons\"", "id = ^\"Two spoons\"", bad("Two spoons"));
    check_among("stories.toml", "id = \"in-step\"", "id = ^\"any\"", bad("any"));
    check_among("pack.toml", "id = \"small\"", "id = ^\"../small\"", bad("../small"));
    check_among("pack.toml", "[\"moved-in\"]", "[\"moved-in\", ^\"x y\"]", bad("x y"));
    check("pack.toml", "version = \"1.0.0\"", "version = ^\"1.0\"", version("1.0"));
}

#[test]
fn nothing_is_named_twice() {
    let twice = |word: &str| Problem::Repeated(word.to_string());
    check("pack.toml", "[\"old-flame\"]", "[\"old-flame\", ^\"old-flame\"]", twice("old-flame"));
    check("scenes.toml", "[\"situation\"]", "[\"situation\", ^\"situation\"]", twice("situation"));
    check("scenes.toml", "player-chose = \"a or b\"", "player-chose = ^\"a or a\"", twice("a"));
    check("stories.toml", "draws = [\"sweet\"]", "draws = [\"sweet\", ^\"sweet\"]", twice("sweet"));
    let from = "destinies = [\"steady-flame\",";
    let to = "destinies = [\"steady-flame\", ^\"steady-flame\",";
    check("stories.toml", from, to, twice("steady-flame"));
    let duplicate = |what, id: &str, first: &str| {
        let (id, first) = (id.to_string(), first.to_string());
        Problem::DuplicateId { what, id, first }
    };
    let problem = duplicate(What::Scene, "burnt-toast", "scenes.toml:4");
    check_among("scenes.toml", "id = \"karaoke\"", "id = ^\"burnt-toast\"", problem);
    let problem = duplicate(What::Trait, "list-maker", "characters.toml:4");
    check_among("characters.toml", "id = \"fibber\"", "id = ^\"list-maker\"", problem);
}
