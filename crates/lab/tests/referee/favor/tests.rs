//! The referee of Favor, tested on a game reckoned by hand and on planted errors.

use super::*;
use serde_json::json;

/// The deck of every round of the sample game, top first.
#[rustfmt::skip]
const DECK: [&str; CLUES] = [
    "red-lady", "blue-tiger", "blue/red", "red-tiger", "blue-lady",
    "red-lady", "lady/tiger", "blue-tiger", "red-tiger", "blue-lady",
    "red-lady", "blue-tiger", "red-tiger", "blue-lady",
];

/// Writes a transcript; who does what and what comes of it is spelled out by the caller.
#[derive(Default)]
struct Script {
    lines: Vec<String>,
    drawn: usize,
}

impl Script {
    fn line(&mut self, line: &Value) -> &mut Self {
        self.lines.push(line.to_string());
        self
    }

    fn draw(&mut self, cards: usize) -> &'static [&'static str] {
        self.drawn += cards;
        &DECK[self.drawn - cards..self.drawn]
    }

    fn round(&mut self, round: usize, first: usize, doors: [&str; 3]) -> &mut Self {
        self.drawn = 0;
        let lot = self.draw(round);
        self.line(
            &json!({"line": "round", "round": round, "first": first, "doors": doors, "lot": lot}),
        )
    }

    fn adds(&mut self, seats: &[usize]) -> &mut Self {
        for seat in seats {
            let card = self.draw(1)[0];
            self.line(&json!({"line": "add", "seat": seat, "card": card}));
        }
        self
    }

    fn call(&mut self, seat: usize) -> &mut Self {
        self.line(&json!({"line": "call", "seat": seat}))
    }

    /// Bids as seat, amount, lowest and highest legal bid.
    fn bids(&mut self, bids: [(usize, u64, u64, u64); 3]) -> &mut Self {
        for (seat, amount, low, high) in bids {
            let options: Vec<u64> = (low..=high).chain([0]).collect();
            self.line(&json!({"line": "bid", "seat": seat, "amount": amount, "options": options}));
        }
        self
    }

    fn sold(
        &mut self,
        caller: Option<usize>,
        winner: Option<usize>,
        amount: u64,
        tokens: [u64; 3],
    ) -> &mut Self {
        self.line(&json!({
            "line": "auction_end", "caller": caller, "winner": winner,
            "amount": amount, "tokens": tokens, "final": caller.is_none(),
        }))
    }

    fn lot(&mut self, cards: usize) -> &mut Self {
        let cards = self.draw(cards);
        self.line(&json!({"line": "lot", "cards": cards}))
    }

    fn round_end(&mut self, scores: [i64; 3], tokens: [u64; 3]) -> &mut Self {
        self.line(&json!({"line": "round_end", "scores": scores, "tokens": tokens, "left": []}))
    }
}

/// A complete game of three, reckoned by hand; it ends in a tie on points and on tokens.
fn sample() -> Vec<String> {
    let mut game = Script::default();
    game.line(&json!({"format": "parlour-transcript", "version": 1, "game": "favor", "players": 3, "seed": "s"}));
    round_one(&mut game);
    round_two(&mut game);
    round_three(&mut game);
    game.line(&json!({"line": "game_end", "totals": [14, 14, 1], "winners": [1]}));
    game.lines
}

fn round_one(game: &mut Script) {
    game.round(1, 1, ["red-lady", "blue-tiger", "red-tiger"])
        .adds(&[1, 2])
        .call(0)
        .bids([(1, 2, 1, 5), (2, 0, 3, 5), (0, 5, 3, 5)])
        .sold(Some(0), Some(0), 5, [0, 7, 7])
        .lot(1)
        .call(1)
        .bids([(2, 0, 1, 7), (0, 0, 1, 0), (1, 4, 1, 7)])
        .sold(Some(1), Some(1), 4, [2, 3, 9])
        .lot(1)
        .call(2)
        .bids([(0, 0, 1, 2), (1, 0, 1, 3), (2, 1, 1, 9)])
        .sold(Some(2), Some(2), 1, [2, 3, 8])
        .lot(1)
        .call(0)
        .bids([(1, 0, 1, 3), (2, 0, 1, 8), (0, 0, 1, 2)])
        .sold(Some(0), None, 0, [2, 3, 8])
        .lot(1)
        .call(1)
        .bids([(2, 3, 1, 8), (0, 0, 4, 2), (1, 0, 4, 3)])
        .sold(Some(1), Some(2), 3, [2, 6, 5])
        .lot(1)
        .adds(&[2, 0, 1, 2, 0, 1])
        .bids([(2, 0, 1, 5), (0, 2, 1, 2), (1, 0, 3, 6)])
        .sold(None, Some(0), 2, [0, 6, 5])
        .round_end([6, 4, -2], [0, 6, 5]);
}

fn round_two(game: &mut Script) {
    game.round(2, 0, ["blue-lady", "red-lady", "blue-tiger"])
        .adds(&[0, 1, 2, 0, 1, 2])
        .call(0)
        .bids([(1, 5, 1, 5), (2, 0, 6, 5), (0, 0, 6, 5)])
        .sold(Some(0), Some(1), 5, [10, 0, 5])
        .lot(2)
        .call(1)
        .bids([(2, 0, 1, 5), (0, 1, 1, 10), (1, 0, 2, 0)])
        .sold(Some(1), Some(0), 1, [9, 1, 5])
        .lot(2)
        .adds(&[2])
        .call(0)
        .bids([(1, 0, 1, 1), (2, 0, 1, 5), (0, 0, 1, 9)])
        .sold(Some(0), None, 0, [9, 1, 5])
        .lot(1)
        .bids([(1, 0, 1, 1), (2, 0, 1, 5), (0, 0, 1, 9)])
        .sold(None, None, 0, [9, 1, 5])
        .round_end([4, 8, 0], [9, 1, 5]);
}

fn round_three(game: &mut Script) {
    game.round(3, 1, ["red-tiger", "red-lady", "blue-lady"])
        .call(1)
        .bids([(2, 0, 1, 5), (0, 1, 1, 5), (1, 0, 2, 5)])
        .sold(Some(1), Some(0), 1, [4, 6, 5])
        .lot(3)
        .call(2)
        .bids([(0, 0, 1, 4), (1, 0, 1, 6), (2, 0, 1, 5)])
        .sold(Some(2), None, 0, [4, 6, 5])
        .lot(3)
        .adds(&[0, 1, 2])
        .call(0)
        .bids([(1, 0, 1, 6), (2, 0, 1, 5), (0, 0, 1, 4)])
        .sold(Some(0), None, 0, [4, 6, 5])
        .lot(2)
        .bids([(1, 2, 1, 6), (2, 0, 3, 5), (0, 0, 3, 4)])
        .sold(None, Some(1), 2, [4, 4, 5])
        .round_end([4, 2, 3], [4, 4, 5]);
}

fn verdict(lines: &[String]) -> Result<Tally, String> {
    let mut tally = Tally::default();
    judge(lines.iter().cloned(), &mut tally).map(|()| tally)
}

#[test]
fn a_correct_game_passes_and_its_corners_are_counted() {
    let expected = Tally {
        games: 1,
        rounds: 3,
        turns: 29,
        auctions: 14,
        unsold_auctions: 4,
        final_unsold: 1,
        caller_won_even: 1,
        caller_won_remainder: 1,
        caller_won_all_to_box: 1,
        short_lots_round_two: 1,
        short_lots_round_three: 1,
        final_by_add: 1,
        final_by_lot: 2,
        negative_round_scores: 1,
        negative_totals: 2,
        special_used: 4,
        second_tiebreak: 1,
        ..Tally::default()
    };
    assert_eq!(verdict(&sample()), Ok(expected));
}

#[test]
fn games_follow_one_another_and_may_name_their_rules() {
    let mut lines = [sample(), sample()].concat();
    lines[0] = lines[0].replace("\"seed\":\"s\"", "\"seed\":7,\"rules\":\"standard\"");
    assert_eq!(verdict(&lines).map(|tally| tally.games), Ok(2));
}

/// Line, text, its replacement, and how the refusal begins.
#[rustfmt::skip]
const PLANTED: [(usize, &str, &str, &str); 55] = [
    (1, "parlour-", "", "line 1: format: expected `format`"),
    (1, r#""version":1"#, r#""version":2"#, "line 1: format: expected `version`"),
    (1, "favor", "fog-of-love", "line 1: format: expected `game`"),
    (1, r#""players":3"#, r#""players":5"#, "line 1: FV-1:"),
    (1, r#""players":3"#, r#""players":"3""#, "line 1: format: expected a whole number"),
    (1, r#""s""#, "null", "line 1: format: expected a text or a number"),
    (1, r#""seed""#, r#""sead""#, "line 1: format: expected the fields"),
    (1, r#""seed""#, r#""rules":1,"seed""#, "line 1: format: expected a text"),
    (2, r#""round":1"#, r#""round":2"#, "line 2: FV-9:"),
    (2, r#""first":1"#, r#""first":3"#, "line 2: FV-1:"),
    (2, r#""first":1"#, r#""first":1.0"#, "line 2: FV-1:"),
    (2, r#""red-tiger"]"#, r#""red-lady"]"#, "line 2: FV-6:"),
    (2, r#""red-tiger"]"#, r#""blue/red"]"#, "line 2: FV-6:"),
    (2, r#","red-tiger"]"#, "]", "line 2: FV-10:"),
    (2, r#"["red-lady"]"#, r#"["red-lady","red-lady"]"#, "line 2: FV-14:"),
    (2, r#"["red-lady"]"#, r#""red-lady""#, "line 2: format: expected a list"),
    (3, r#""seat":1"#, r#""seat":2"#, "line 3: FV-20:"),
    (3, "blue-tiger", "green-tiger", "line 3: FV-4:"),
    (3, r#""seat":1"#, r#""seat":1,"options":[]"#, "line 3: format: expected the fields"),
    (3, r#""seat":1"#, r#""seat":2,"seat":1"#, "line 3: format: expected the fields"),
    (3, r#""seat":1"#, r#""chair":{"seat":1}"#, "line 3: format: expected the fields"),
    (3, "add", "pass", "line 3: FV-19:"),
    (3, "{", "", "line 3: format: expected a JSON object"),
    (6, r#""seat":1"#, r#""seat":0"#, "line 6: FV-24:"),
    (6, "4,5,0", "4,5", "line 6: FV-25 to FV-28: expected `options`"),
    (6, "4,5,0", "4,5,6,0", "line 6: FV-25 to FV-28: expected `options`"),
    (6, "4,5,0", "4,5,5,0", "line 6: FV-25 to FV-28: expected `options`"),
    (7, "[3", "[2,3", "line 7: FV-25 to FV-28: expected `options`"),
    (7, r#""amount":0"#, r#""amount":2"#, "line 7: FV-25 to FV-28: expected an `amount`"),
    (8, r#""amount":5"#, r#""amount":6"#, "line 8: FV-25 to FV-28: expected an `amount`"),
    (8, r#""amount":5"#, r#""amount":-1"#, "line 8: format: expected a whole number"),
    (9, r#""caller":0"#, r#""caller":null"#, "line 9: FV-24:"),
    (9, r#""winner":0"#, r#""winner":1"#, "line 9: FV-29:"),
    (9, r#""amount":5"#, r#""amount":4"#, "line 9: FV-29:"),
    (9, "[0,7,7]", "[1,7,7]", "line 9: FV-32:"),
    (9, "false", "true", "line 9: FV-39:"),
    (21, "[2,3,8]", "[2,4,8]", "line 21: FV-33:"),
    (27, r#""winner":null"#, r#""winner":0"#, "line 27: FV-29:"),
    (33, "[2,6,5]", "[2,3,5]", "line 33: FV-30:"),
    (37, "red-lady", "blue/red", "line 37: FV-5:"),
    (41, r#""seat":2"#, r#""seat":1"#, "line 41: FV-40:"),
    (44, r#""caller":null"#, r#""caller":1"#, "line 44: FV-40:"),
    (44, "[0,6,5]", "[0,8,5]", "line 44: FV-42:"),
    (45, "[6,", "[4,", "line 45: FV-46 to FV-61:"),
    (45, "-2", "1", "line 45: FV-46 to FV-61:"),
    (45, "[0,6,5]", "[5,5,5]", "line 45: FV-61:"),
    (45, r#""left":[]"#, r#""left":["red-lady"]"#, "line 45: FV-39:"),
    (46, r#""first":0"#, r#""first":2"#, "line 46: FV-17:"),
    (58, r#","blue-lady"]"#, "]", "line 58: FV-37:"),
    (71, r#""blue-lady""#, r#""blue-lady","blue-lady""#, "line 71: FV-38:"),
    (77, r#""first":1"#, r#""first":0"#, "line 77: FV-18:"),
    (104, "[14,14", "[14,13", "line 104: FV-64:"),
    (104, "[1]", "[0]", "line 104: FV-69:"),
    (104, "[1]", "[0,1]", "line 104: FV-69:"),
    (104, "[1]", "1", "line 104: FV-69:"),
];

#[test]
fn planted_errors_are_refused() {
    let lines = sample();
    for (number, from, to, refusal) in PLANTED {
        let mut lines = lines.clone();
        let planted = lines[number - 1].replacen(from, to, 1);
        assert_ne!(planted, lines[number - 1], "line {number} has no {from}");
        lines[number - 1] = planted;
        let error = verdict(&lines).expect_err(to);
        assert!(error.starts_with(refusal), "{from} -> {to}: {error}");
    }
}

#[test]
fn missing_repeated_and_surplus_lines_are_refused() {
    let lines = sample();
    for place in 0..lines.len() {
        let mut shorter = lines.clone();
        shorter.remove(place);
        assert!(verdict(&shorter).is_err(), "without line {}", place + 1);
        let mut longer = lines.clone();
        longer.insert(place, lines[place].clone());
        assert!(verdict(&longer).is_err(), "line {} twice", place + 1);
        if place > 0 {
            assert!(verdict(&lines[..place]).is_err(), "{place} lines only");
        }
    }
    assert!(verdict(&[lines.clone(), vec![String::new()]].concat()).is_err());
    let second_end = lines[lines.len() - 1..].to_vec();
    assert!(verdict(&[lines, second_end].concat()).is_err());
}

/// FV-50, for every door
#[test]
fn a_clue_is_worth_three_one_or_minus_two() {
    let names = ["red-tiger", "red-lady", "blue-tiger", "blue-lady"];
    let table = [[3, 1, 1, -2], [1, 3, -2, 1], [1, -2, 3, 1], [-2, 1, 1, 3]];
    for (door, row) in names.iter().zip(table) {
        for (clue, worth) in names.iter().zip(row) {
            assert_eq!(points_of(door, clue), (worth, 0), "{clue} at {door}");
        }
    }
}

fn points_of(door: &str, collection: &str) -> (i64, u64) {
    let clues: Vec<Clue> = collection.split(' ').filter_map(Clue::named).collect();
    points(Features::named(door).expect("a door"), &clues)
}

/// FV-51 to FV-60
#[test]
fn a_special_clue_improves_one_card_into_an_exact_match_only() {
    assert_eq!(points_of("red-tiger", "blue/red lady/tiger"), (0, 0));
    assert_eq!(points_of("red-tiger", "blue/red blue-tiger"), (3, 1));
    assert_eq!(points_of("red-tiger", "blue/red red-lady"), (1, 0));
    assert_eq!(points_of("red-tiger", "lady/tiger red-lady"), (3, 1));
    let hopeless = "lady/tiger blue/red blue-lady red-tiger";
    assert_eq!(points_of("red-tiger", hopeless), (1, 0));
    let one_each = "lady/tiger blue/red blue-tiger blue-tiger red-lady";
    assert_eq!(points_of("red-tiger", one_each), (7, 2));
}

/// FV-67 to FV-69
#[test]
fn ties_fall_to_tokens_and_then_to_turn_order() {
    assert_eq!(winner(&[3, 9, -1], &[9, 0, 9], 0), (1, "FV-67"));
    assert_eq!(winner(&[9, 9, 3], &[1, 2, 8], 0), (1, "FV-68"));
    assert_eq!(winner(&[9, 9, 3, 9], &[2, 2, 8, 2], 1), (1, "FV-69"));
    assert_eq!(winner(&[9, 9, 3, 9], &[2, 2, 8, 2], 2), (3, "FV-69"));
}
