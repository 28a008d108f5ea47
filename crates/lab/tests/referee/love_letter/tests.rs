//! Correct games are accepted, and the same games with an error planted are refused.

use serde_json::{Value, json};

use super::games::{
    classic_game, full_game, returned_cards_game, shared_game, shorts, three_player_game,
};
use super::{Tally, judge};

fn verdict(lines: &[Value]) -> Result<Tally, String> {
    let mut tally = Tally::default();
    judge(lines.iter().map(Value::to_string), &mut tally).map(|()| tally)
}

/// A refusal must name the line and a word of what was expected, such as the rule.
fn refused(lines: &[Value], line: usize, word: &str) {
    let why = verdict(lines).expect_err(&format!("line {line} ({word}) should be refused"));
    assert!(why.starts_with(&format!("line {line}: ")), "{word}: {why}");
    assert!(why.contains(word), "{word}: {why}");
}

/// Puts another value at one place of one line (from 1).
fn planted(mut lines: Vec<Value>, line: usize, place: &str, value: Value) -> Vec<Value> {
    *lines[line - 1].pointer_mut(place).expect("a place in the line") = value;
    lines
}

/// The number of the first line at or after `from` of this kind.
fn find(lines: &[Value], from: usize, kind: &str) -> usize {
    let of_kind = |line: &Value| line["line"] == kind;
    let skipped = lines.iter().skip(from - 1).position(of_kind);
    from + skipped.expect("a line of this kind")
}

#[test]
fn correct_games_are_accepted() {
    for game in
        [full_game(), shared_game(), classic_game(), three_player_game(), returned_cards_game()]
    {
        verdict(&game).expect("a correct game");
    }
    let both = [full_game(), shared_game()].concat();
    assert_eq!(verdict(&both).expect("two games").games, 2);
    assert_eq!(verdict(&[]).expect("no game").games, 0);
}

#[test]
fn the_tally_counts_corner_cases() {
    let tally = verdict(&[full_game(), shared_game()].concat()).expect("correct games");
    assert_eq!((tally.rounds, tally.rounds_by_deck, tally.rounds_by_last), (18, 2, 16));
    assert_eq!(tally.turns, 14 + 1 + 1 + 4 + 3 + 10 + 15);
    assert_eq!((tally.prince_drew_aside, tally.prince_forced_self), (1, 1));
    assert_eq!((tally.chancellor_two, tally.chancellor_one, tally.chancellor_none), (2, 1, 1));
    assert_eq!((tally.nobody_to_choose, tally.baron_ties), (2, 1));
    assert_eq!((tally.tied_rounds, tally.several_game_winners), (1, 1));
    assert_eq!((tally.spy_bonus, tally.countess_forced), (2, 2));
    assert_eq!((tally.princess_played, tally.bottom_card_drawn), (2, 5));
}

#[test]
fn a_wrong_header_is_refused() {
    for (place, value, word) in [
        ("/format", json!("other"), "format"),
        ("/version", json!(2), "version"),
        ("/game", json!("favor"), "game"),
        ("/rules", json!("2012"), "rules"),
        ("/players", json!(1), "LL-1"),
        ("/players", json!(7), "LL-1"),
        ("/seed", Value::Null, "seed"),
    ] {
        refused(&planted(full_game(), 1, place, value), 1, word);
    }
    refused(&planted(classic_game(), 1, "/players", json!(5)), 1, "LL-111");
}

#[test]
fn every_line_needs_exactly_its_fields() {
    let game = full_game();
    for (place, line) in game.iter().enumerate() {
        for field in line.as_object().expect("an object").keys() {
            let mut game = game.clone();
            game[place].as_object_mut().expect("an object").remove(field);
            refused(&game, place + 1, field);
            game[place][field] = json!({"other": "thing"});
            refused(&game, place + 1, field);
        }
        let mut game = game.clone();
        game[place]["extra"] = json!(1);
        refused(&game, place + 1, "extra");
    }
    let twice = game[0].to_string().replacen('{', "{\"players\":2,", 1);
    let why = judge([twice].into_iter(), &mut Tally::default());
    assert_eq!(why, Err("line 1: expected every field once, found one twice".into()));
}

#[test]
fn no_line_may_be_missing_or_come_twice_or_too_early() {
    for game in [full_game(), shared_game(), three_player_game()] {
        for place in 0..game.len() {
            let mut missing = game.clone();
            missing.remove(place);
            verdict(&missing).expect_err("a missing line");
            let mut twice = game.clone();
            twice.insert(place, game[place].clone());
            verdict(&twice).expect_err("a line told twice");
            let mut early = game.clone();
            early.swap(place, (place + 1) % game.len());
            // Two cards drawn for one Chancellor may come in either order.
            let same = game[place]["line"] == "draw" && early[place]["line"] == "draw";
            assert!(same || verdict(&early).is_err(), "line {} too early", place + 2);
            let unfinished = &game[..place];
            assert_eq!(verdict(unfinished).is_ok(), unfinished.is_empty());
        }
    }
}

#[test]
fn a_wrong_set_up_is_refused() {
    for (place, value, word) in [
        ("/round", json!(2), "LL-101"),
        ("/first", json!(2), "LL-14"),
        ("/hands", json!(["spy"]), "LL-13"),
        ("/hands/1", json!("princes"), "LL-3"),
        ("/open", json!(["guard", "guard"]), "LL-12"),
        ("/open", json!(["king", "king", "guard"]), "LL-I1"),
    ] {
        refused(&planted(full_game(), 2, place, value), 2, word);
    }
    refused(
        &planted(three_player_game(), 2, "/open", json!(["guard", "guard", "guard"])),
        2,
        "LL-12",
    );
    refused(&planted(classic_game(), 2, "/hands/0", json!("spy")), 2, "LL-I1");
}

#[test]
fn wrong_options_are_refused() {
    let game = full_game();
    // On line 10 seat 1 is protected; on line 18 the Countess is held with a Prince.
    let lines = |place: usize, options: &str| {
        planted(game.clone(), place, "/options", json!(shorts(options)))
    };
    refused(&lines(10, "baron>1 prince>0"), 10, "LL-29");
    refused(&lines(10, "baron prince>0 prince>1"), 10, "LL-29");
    refused(&lines(10, "baron"), 10, "LL-67");
    refused(&lines(10, "baron baron prince>0"), 10, "LL-Q12");
    refused(&lines(18, "countess prince>0 prince>1"), 18, "LL-46");
    refused(&lines(14, "king>1 king>0 prince>0 prince>1"), 14, "LL-26");
    refused(&lines(14, "king>1 prince>1"), 14, "LL-27");
    refused(&lines(16, "prince>0 prince>1 guard>0:* guard>0:guard"), 16, "LL-81");
    refused(&lines(16, "prince>0 prince>1 guard>0:king"), 16, "LL-86");

    let named = shorts("guard>1:*");
    refused(&planted(classic_game(), 3, "/options", json!(named)), 3, "LL-86");
    let game = three_player_game();
    let at_out = shorts("spy guard>0:* guard>1:*");
    refused(&planted(game, 6, "/options", json!(at_out)), 6, "LL-28");
}

#[test]
fn a_wrong_turn_or_play_is_refused() {
    let game = full_game();
    for (line, place, value, word) in [
        (3, "/seat", json!(1), "LL-17"),
        (8, "/draw", json!("princess"), "LL-22"),
        (9, "/seat", json!(0), "LL-21"),
        (11, "/target", json!(1), "LL-74"),
        (17, "/name", json!("guard"), "LL-81"),
        (17, "/name", Value::Null, "LL-24"),
        (17, "/name", json!("countess"), "LL-82"),
        (19, "/card", json!("prince"), "LL-46"),
    ] {
        let planted = planted(game.clone(), line, place, value);
        // A Guard that hits must be followed by an `out` line.
        refused(&planted, if word == "LL-82" { 18 } else { line }, word);
    }
    refused(&planted(three_player_game(), 6, "/seat", json!(1)), 6, "LL-18");
}

#[test]
fn a_wrong_effect_is_refused() {
    let game = full_game();
    let prince = find(&game, 20, "draw");
    let aside = find(&game, prince + 6, "draw");
    let princess = find(&game, 35, "out");
    let baron = game.len() - 2;
    for (line, place, value, word) in [
        (prince, "/from", json!("aside"), "LL-61"),
        (prince, "/seat", json!(1), "LL-61"),
        (prince, "/card", json!("king"), "LL-I1"),
        (aside, "/from", json!("deck"), "LL-64"),
        (aside, "/card", json!("guard"), "LL-I1"),
        (princess, "/card", json!("princess"), "LL-31"),
        (princess, "/seat", json!(1), "LL-42"),
        (baron, "/seat", json!(0), "LL-76"),
        (baron, "/card", json!("king"), "LL-31"),
    ] {
        refused(&planted(game.clone(), line, place, value), line, word);
    }
}

#[test]
fn a_wrong_chancellor_is_refused() {
    let game = full_game();
    let keep = find(&game, 1, "keep");
    for (line, place, value, word) in [
        (keep, "/keep", json!("king"), "LL-54"),
        (keep, "/bottom", json!(["spy"]), "LL-54"),
        (keep, "/bottom", json!(["spy", "baron"]), "LL-54"),
        (keep, "/options/0/keep", json!("princess"), "LL-54"),
        (keep, "/options/1/bottom", json!(["baron", "guard"]), "LL-Q12"),
        (keep - 1, "/seat", json!(1), "LL-53"),
        (keep - 1, "/from", json!("aside"), "LL-53"),
    ] {
        refused(&planted(game.clone(), line, place, value), line, word);
    }
    // Laid down the other way round, the Spy would come up before the Guard.
    let spy_first = planted(game.clone(), keep, "/bottom", json!(["spy", "guard"]));
    let second_keep = find(&game, keep + 1, "keep");
    refused(&spy_first, second_keep + 1, "LL-54");
}

#[test]
fn a_wrong_round_end_is_refused() {
    let game = full_game();
    let by_deck = find(&game, 1, "round_end");
    let by_last = find(&game, by_deck + 1, "round_end");
    for (line, place, value, word) in [
        (by_deck, "/reason", json!("last"), "LL-96"),
        (by_deck, "/winners", json!([1]), "LL-96"),
        (by_deck, "/winners", json!([0, 0]), "LL-96"),
        (by_deck, "/spy", Value::Null, "LL-88"),
        (by_deck, "/tokens", json!([1, 0]), "LL-91"),
        (by_deck, "/hands/1", json!("guard"), "LL-I2"),
        (by_deck, "/aside", json!("guard"), "LL-64"),
        (by_deck, "/left", json!(["guard"]), "LL-I14"),
        (by_last, "/reason", json!("deck"), "LL-94"),
        (by_last, "/spy", json!(1), "LL-88"),
        (by_last, "/hands/0", json!("handmaid"), "LL-I2"),
        (by_last, "/aside", Value::Null, "LL-I5"),
        (by_last, "/aside", json!("princess"), "LL-I1"),
        (by_last, "/left/0", json!("princess"), "LL-I1"),
        (by_last + 1, "/first", json!(0), "LL-102"),
        (game.len(), "/winners", json!([0, 1]), "LL-107"),
    ] {
        refused(&planted(game.clone(), line, place, value), line, word);
    }
    let game = shared_game();
    let (tie, end) = (game.len() - 1, game.len());
    refused(&planted(game.clone(), tie, "/winners", json!([0])), tie, "LL-97");
    refused(&planted(game, end, "/winners", json!([0])), end, "LL-107");
}

#[test]
fn a_game_ends_exactly_at_the_threshold() {
    // Six rounds of five lines each lie between the header and the end.
    let game = classic_game();
    let early = [&game[..26], &game[31..]].concat();
    refused(&early, 27, "LL-101");
    let late = [&game[..31], &game[26..]].concat();
    refused(&late, 32, "LL-105");
}

#[test]
fn returned_cards_lie_at_the_end_of_what_is_left() {
    let game = returned_cards_game();
    let end = find(&game, 1, "round_end");
    let last = game[end - 1]["left"].as_array().map_or(0, Vec::len) - 1;
    for place in [0, last - 1] {
        let mut game = game.clone();
        let left = game[end - 1]["left"].as_array_mut();
        left.expect("a list").swap(place, last);
        refused(&game, end, "LL-54");
    }
}
