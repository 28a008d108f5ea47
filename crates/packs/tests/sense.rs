//! What has no meaning, or can never happen, where it stands.

use crate::common::{self, check, check_among};
use packs::{Never, Problem, Senseless};

const SCENES: &str = "scenes.toml";
const STORIES: &str = "stories.toml";

fn senseless(who: &str, why: Senseless) -> Problem {
    Problem::Senseless { who: who.to_string(), why }
}

/// FL-142: nobody plays a chapter or a finale; elsewhere people are who the card says.
#[test]
fn people_are_named_only_where_they_are_somebody() {
    let from = "{ satisfaction = 2, who = \"both\" }";
    let to = "{ satisfaction = 2, who = ^\"chooser\" }";
    check(SCENES, from, to, senseless("chooser", Senseless::OutsideOption));
    let to = "{ satisfaction = 2, who = ^\"other\" }";
    check(SCENES, from, to, senseless("other", Senseless::OutsideOption));
    let from = "{ tokens = \"curiosity up\", who = \"other\" }";
    let to = "{ tokens = \"curiosity up\", who = ^\"chose a\" }";
    check(SCENES, from, to, senseless("chose a", Senseless::InsideOption));
    let from = "{ tokens = \"sensitivity up\", who = \"player\" }";
    let to = "{ tokens = \"sensitivity up\", who = ^\"chose a\" }";
    check(SCENES, from, to, senseless("chose a", Senseless::NoChoice));
    let from = "{ discard-destiny = \"any\", who = \"both\" }";
    let to = "{ discard-destiny = \"any\", who = ^\"player\" }";
    check(STORIES, from, to, senseless("player", Senseless::NobodyPlays));
    let from = "{ tell = \"years-later\", who = \"first\" }";
    let to = "{ tell = \"years-later\", who = ^\"partner\" }";
    check(STORIES, from, to, senseless("partner", Senseless::NobodyPlays));
    let from = "draws = [\"sweet\"]";
    let to = "chooses = ^\"partner\"\ndraws = [\"sweet\"]";
    check_among(STORIES, from, to, senseless("partner", Senseless::NobodyPlays));
    let from = "[{ swap = \"occupations\" }]], who = \"chooser\"";
    let to = "[{ swap = \"occupations\" }]], who = ^\"both\"";
    check(SCENES, from, to, senseless("both", Senseless::OnePerson));
    let from = "rechoose = \"player\"";
    check(SCENES, from, "rechoose = ^\"first\"", senseless("first", Senseless::NotOfReaction));
}

#[test]
fn letters_are_those_of_the_card() {
    let problem = Problem::NoSuchOption { letter: 'd', options: 3 };
    check(SCENES, "pair = [\"a\", \"b\"]", "pair = [\"a\", ^\"d\"]", problem.clone());
    check(SCENES, "who = \"chose b\"", "who = ^\"chose b or d\"", problem);
    let problem = Problem::NoSuchOption { letter: 'c', options: 2 };
    check_among(SCENES, "match = \"a\"", "match = ^\"c\"", problem);
    let known = common::list(&["a", "b", "c", "d"]);
    let problem = Problem::Unknown { what: packs::What::Letter, given: "e".to_string(), known };
    check(SCENES, "pair = [\"a\", \"b\"]", "pair = [\"a\", ^\"e\"]", problem);
}

/// FL-163: a choice has two to four options, and somebody makes it.
#[test]
fn a_choice_has_two_to_four_options() {
    check(
        SCENES,
        "[[scene]]\nid = \"rainy-afternoon\"\ndeck = \"sweet\"\n",
        "^[[scene]]\nid = \"rainy-afternoon\"\ndeck = \"sweet\"\nchooses = \"both\"\n",
        Problem::NothingToChoose,
    );
    check_among(
        SCENES,
        "[[scene]]\nid = \"borrowed-sweater\"\ndeck = \"sweet\"\nchooses = \"partner\"",
        "^[[scene]]\nid = \"borrowed-sweater\"\ndeck = \"sweet\"",
        Problem::NobodyChooses,
    );
    let five = "[[scene.option]]\nchooser = 1\n".repeat(3);
    let from = "[[scene]]\nid = \"karaoke\"\ndeck = \"sweet\"\nchooses = \"partner\"\nmore = [{ tell = \"song\", who = \"partner\" }]\n";
    check_among(SCENES, from, &format!("^{from}{five}"), Problem::OptionCount(5));
    let from = "[[scene]]\nid = \"ring-catalogue\"\ndeck = \"serious\"\nchooses = \"partner\"\ntypes = [\"linked\"]\nevent = \"wedding-bells\"\n[[scene.option]]\neffects = [{ insert = \"wedding-bells\", deck = \"drama\", place = \"top\" }]\n[[scene.option]]\nother = -2\n";
    let to = "^[[scene]]\nid = \"ring-catalogue\"\ndeck = \"serious\"\nchooses = \"partner\"\ntypes = [\"linked\"]\nevent = \"wedding-bells\"\n[[scene.option]]\neffects = [{ insert = \"wedding-bells\", deck = \"drama\", place = \"top\" }]\n";
    check_among(SCENES, from, to, Problem::OptionCount(1));
    let from = "choose = [[{ trade = 1 }], [{ swap = \"occupations\" }]]";
    check(SCENES, from, "choose = ^[[{ trade = 1 }]]", Problem::OptionCount(1));
}

/// FL-256: a reaction says at which moment it answers, and does what fits there.
#[test]
fn reactions_do_what_only_they_can_at_their_moment() {
    let only = |effect: &str| Problem::OnlyReactions(effect.to_string());
    let from = "{ manual = \"gaze\" },";
    for (effect, name) in [
        ("\"skip\"", "skip"),
        ("\"replace\"", "replace"),
        ("\"repeat\"", "repeat"),
        ("\"redirect\"", "redirect"),
        ("{ void = \"player\" }", "void"),
        ("{ ignore = \"both\" }", "ignore"),
        ("{ rechoose = \"partner\", how = \"copy\" }", "rechoose"),
    ] {
        check(SCENES, from, &format!("{from} ^{effect},"), only(name));
    }
    let from = "{ rechoose = \"player\", how = \"pick\" }";
    let other =
        |effect: &str, moments| Problem::OtherMoment { effect: effect.to_string(), moments };
    check(SCENES, from, "^\"repeat\"", other("repeat", "resolved"));
    let moved = common::edited(SCENES, "moment = \"revealed\"", "moment = \"resolved\"");
    let found = common::findings(moved);
    assert_eq!(found.len(), 1, "{}", common::shown(&found));
    assert_eq!(found[0].problem, other("rechoose", "revealed"));
    let played = common::edited(SCENES, "moment = \"revealed\"", "moment = \"played\"");
    let found = common::findings(played);
    assert!(found.iter().any(|f| f.problem == Problem::Never(Never::DoesNotChoose)));
}

#[test]
fn the_end_is_known_only_at_the_end() {
    let from = "{ manual = \"gaze\" },";
    let to = "{ manual = \"gaze\" }, ^{ override-destiny = \"in-step\", who = \"player\" },";
    check(SCENES, from, to, Problem::OnlyAtTheEnd("override-destiny".to_string()));
    let never = |why| Problem::Never(why);
    let from = "if = \"no-match\"";
    check(SCENES, from, "if = ^\"together\"", never(Never::BeforeTheEnd));
    for condition in [
        "{ stance = \"stay\", who = \"partner\" }",
        "{ final-destiny = \"in-step\", who = \"partner\" }",
        "{ opposed-trait = \"player\" }",
    ] {
        check(SCENES, from, &format!("if = ^{condition}"), never(Never::BeforeTheEnd));
    }
    check(SCENES, from, "if = ^{ fulfilled = \"player\" }", never(Never::OnlyDestinies));
}

#[test]
fn what_can_never_hold_is_found() {
    let never = |why| Problem::Never(why);
    let from = "more = [{ tell = \"song\", who = \"partner\" }]";
    let asks = |condition: &str| {
        format!(
            "more = [{{ if = ^{condition}, then = [{{ tell = \"song\", who = \"partner\" }}] }}]"
        )
    };
    for condition in [
        "{ match = \"any\" }",
        "\"no-match\"",
        "{ pair = [\"a\", \"b\"] }",
        "{ exactly-one = \"a\" }",
    ] {
        check(SCENES, from, &asks(condition), never(Never::NotBoth));
    }
    let condition = "{ chose = \"a\", who = \"player\" }";
    check(SCENES, from, &asks(condition), never(Never::DoesNotChoose));
    check(SCENES, from, &asks("\"guessed\""), never(Never::NoGuess));
    let condition = "[{ compare = \"gap\", at-least = 5 }, { compare = \"gap\", less-than = 5 }]";
    check(SCENES, from, &asks(condition), never(Never::Contradiction));
    let from = "{ tokens = \"curiosity up\", who = \"other\" }";
    let to = "{ if = ^{ chose = \"a\" }, then = [{ tokens = \"curiosity up\", who = \"other\" }] }";
    check(SCENES, from, to, never(Never::OtherOption));
    let from = "{ guess-trait = \"player\" },\n";
    let found = common::findings(common::edited(SCENES, from, ""));
    assert_eq!(found.len(), 2, "{}", common::shown(&found));
    assert!(found.iter().all(|finding| finding.problem == never(Never::NoGuess)));
    let flag = never(Never::FlagNeverRaised("moved-in".to_string()));
    let from = "{ raise = \"moved-in\" }, ";
    let found = common::findings(common::edited(SCENES, from, ""));
    assert_eq!((found.len(), found[0].line), (1, 109), "{}", common::shown(&found));
    assert_eq!(found[0].problem, flag);
    let found = common::findings(common::edited(SCENES, "tags = [\"old-flame\"]\n", ""));
    assert_eq!(found[0].problem, never(Never::NoSecretTagged("old-flame".to_string())));
    let from = "{ search = \"drama\", for = \"secret\"";
    let to = "^{ search = \"sweet\", for = \"secret\"";
    check(SCENES, from, to, never(Never::NothingToFind(fog_of_love::content::Deck::Sweet)));
    let from = "types = [\"secret\"]\ntags = [\"old-flame\"]\n[scene.secret]\n";
    let found = common::findings(common::edited(SCENES, from, "[scene.none]\n"));
    let none = found.iter().filter(|finding| finding.problem == never(Never::NoSecrets));
    assert_eq!(none.map(|finding| finding.line).collect::<Vec<_>>(), [158, 179]);
    let from = "switch-in = \"two-suitcases\"";
    check(SCENES, from, "switch-in = ^[]", never(Never::NoDestiny));
}

/// FL-231: a secret has its secret part, a reaction its moment, a situation its follow-up.
#[test]
fn types_and_parts_belong_together() {
    let scene = "[[scene]]\nid = \"unsent-letter\"\ndeck = \"drama\"\nchooses = \"partner\"\n";
    let from = format!("{scene}types = [\"secret\"]\n");
    check_among(SCENES, &from, &format!("^{scene}"), Problem::PartWithoutType("secret"));
    let scene = "[[scene]]\nid = \"karaoke\"\ndeck = \"sweet\"\n";
    for part in ["secret", "reaction"] {
        let to = format!("^{scene}types = [\"{part}\"]\n");
        check(SCENES, scene, &to, Problem::TypeWithoutPart(part));
    }
    let scene = "[[scene]]\nid = \"what-i-meant\"\ndeck = \"drama\"\n";
    let from = format!("{scene}types = [\"reaction\"]\n");
    check(SCENES, &from, &format!("^{scene}"), Problem::PartWithoutType("reaction"));
    let scene = "[[scene]]\nid = \"karaoke\"\ndeck = \"sweet\"\n";
    let to = format!("^{scene}types = [\"situation\"]\n");
    check(SCENES, scene, &to, Problem::NoFollowUp);
    let to = format!("^{scene}event = \"wedding-bells\"\n");
    check(SCENES, scene, &to, Problem::PartWithoutType("event"));
    let to = format!("^{scene}types = [\"linked\"]\n");
    check_among(SCENES, scene, &to, Problem::MissingKey("event"));
    let from =
        "[[scene]]\nid = \"unsent-letter\"\ndeck = \"drama\"\nchooses = \"partner\"\ntypes = [";
    check(
        SCENES,
        &format!("{from}\"secret\"]"),
        &format!("^{from}\"secret\", \"minor\"]"),
        Problem::MinorSecret,
    );
    let scene = "[[scene]]\nid = \"loose-lips\"\ndeck = \"drama\"\n";
    let from = format!(
        "{scene}types = [\"reveal-secret\"]\nmore = [{{ reveal-secret = 1, who = \"partner\" }}]\n"
    );
    check(SCENES, &from, &format!("^{scene}"), Problem::NothingHappens);
}

#[test]
fn lists_and_nests_are_bounded() {
    let from = "{ manual = \"gaze\" },";
    let many = from.repeat(13);
    let found = common::findings(common::edited(SCENES, from, &many));
    let most = Problem::TooMany { what: "effects in a list", most: 16 };
    assert_eq!(found.len(), 1, "{}", common::shown(&found));
    assert_eq!(found[0].problem, most);
    let from = "{ guess-trait = \"player\" },";
    let mut nested = from.trim_end_matches(',').to_string();
    for _ in 0..7 {
        nested = format!("{{ may = [{nested}], who = \"player\" }}");
    }
    let found = common::findings(common::edited(SCENES, from, &format!("{nested},")));
    assert_eq!(found[0].problem, Problem::TooNested(6), "{}", common::shown(&found));
    let mut nested = "{ flag = \"moved-in\" }".to_string();
    for _ in 0..7 {
        nested = format!("{{ not = {nested} }}");
    }
    let to = format!("requires = {nested}");
    let found = common::findings(common::edited(SCENES, "requires = { flag = \"moved-in\" }", &to));
    assert_eq!(found[0].problem, Problem::TooNested(6), "{}", common::shown(&found));
}
