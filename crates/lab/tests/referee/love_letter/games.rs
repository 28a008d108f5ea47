//! Small games written out by hand.

use serde_json::{Value, json};

const STANDARD: &str =
    "spy*2 guard*6 priest*2 baron*2 handmaid*2 prince*2 chancellor*2 king*1 countess*1 princess*1";
const CLASSIC: &str = "guard*5 priest*2 baron*2 handmaid*2 prince*2 king*1 countess*1 princess*1";

/// Words written in one text: `"king guard"`.
fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// A play in short: `spy`, `baron>1`, `guard>1:king`.
fn short(text: &str) -> Value {
    let (card, aim) = text.split_once('>').unwrap_or((text, ""));
    let (target, name) = aim.split_once(':').unwrap_or((aim, ""));
    let name = Some(name).filter(|name| !name.is_empty());
    json!({"card": card, "target": target.parse::<usize>().ok(), "name": name})
}

/// Plays in short; `guard>1:*` stands for every name of the standard deck.
pub fn shorts(text: &str) -> Vec<Value> {
    let names = words("spy priest baron handmaid prince chancellor king countess princess");
    let expand = |play: &str| match play.strip_suffix('*') {
        Some(aim) => names.iter().map(|name| short(&format!("{aim}{name}"))).collect(),
        None => vec![short(play)],
    };
    words(text).into_iter().flat_map(expand).collect()
}

fn header(rules: &str, players: usize) -> Value {
    json!({"format": "parlour-transcript", "version": 1, "game": "love-letter",
           "rules": rules, "players": players, "seed": "7: \"seven\""})
}

/// The lines of one game as far as it is written.
struct Script {
    lines: Vec<Value>,
    rounds: usize,
    deck: &'static str,
}

impl Script {
    fn new(rules: &str, players: usize) -> Self {
        let deck = if rules == "classic" { CLASSIC } else { STANDARD };
        Script { lines: vec![header(rules, players)], rounds: 0, deck }
    }

    fn round(&mut self, first: usize, hands: &str, open: &str) {
        self.rounds += 1;
        self.lines.push(json!({"line": "round", "round": self.rounds, "first": first,
                               "hands": words(hands), "open": words(open)}));
    }

    /// A `turn` line and its `play`.
    fn turn(&mut self, seat: usize, draw: &str, options: &str, play: &str) {
        self.lines
            .push(json!({"line": "turn", "seat": seat, "draw": draw, "options": shorts(options)}));
        let mut line = short(play);
        line["line"] = json!("play");
        line["seat"] = json!(seat);
        self.lines.push(line);
    }

    fn draw(&mut self, seat: usize, card: &str, from: &str) {
        self.lines.push(json!({"line": "draw", "seat": seat, "card": card, "from": from}));
    }

    /// A choice in short: `king/guard,spy` keeps the King and puts the Spy at the very bottom.
    fn keep(&mut self, seat: usize, options: &str, choice: &str) {
        let read = |text: &str| {
            let (keep, bottom) = text.split_once('/').expect("a choice in short");
            json!({"keep": keep, "bottom": bottom.split(',').collect::<Vec<_>>()})
        };
        let mut line = read(choice);
        line["line"] = json!("keep");
        line["seat"] = json!(seat);
        line["options"] = words(options).into_iter().map(read).collect();
        self.lines.push(line);
    }

    fn out(&mut self, seat: usize, card: &str) {
        self.lines.push(json!({"line": "out", "seat": seat, "card": card}));
    }

    /// A round won by the last player; of the cards not `seen`, one is hidden, the others are left.
    fn last(
        &mut self,
        winner: usize,
        spy: Option<usize>,
        tokens: &[usize],
        hand: &str,
        seen: &str,
    ) {
        let mut hands = vec![Value::Null; tokens.len()];
        hands[winner] = json!(hand);
        let mut left = Vec::new();
        for kind in words(self.deck) {
            let (card, copies) = kind.split_once('*').expect("a card and its copies");
            let copies: usize = copies.parse().expect("a number of copies");
            let gone = words(seen).into_iter().filter(|&other| other == card).count();
            left.extend(vec![card; copies - gone]);
        }
        let aside = left.pop();
        self.lines
            .push(json!({"line": "round_end", "reason": "last", "winners": [winner], "spy": spy,
                               "tokens": tokens, "hands": hands, "aside": aside, "left": left}));
    }

    fn empty_deck(
        &mut self,
        winners: &[usize],
        spy: Option<usize>,
        tokens: &[usize],
        hands: &str,
        aside: Value,
    ) {
        self.lines.push(json!({"line": "round_end", "reason": "deck", "winners": winners, "spy": spy,
                               "tokens": tokens, "hands": words(hands), "aside": aside, "left": []}));
    }

    /// The starter of a two-player round wins it with a Baron.
    fn baron_round(&mut self, winner: usize, tokens: &[usize]) {
        let other = 1 - winner;
        let hands = if winner == 0 { "king guard" } else { "guard king" };
        self.round(winner, hands, "guard guard guard");
        let options = format!("baron>{other} king>{other}");
        self.turn(winner, "baron", &options, &format!("baron>{other}"));
        self.out(other, "guard");
        self.last(winner, None, tokens, "king", "king guard guard guard guard baron");
    }

    /// Seat 0 starts and plays the Princess.
    fn princess_round(&mut self, tokens: &[usize]) {
        self.round(0, "princess spy", "guard guard guard");
        self.turn(0, "handmaid", "handmaid princess", "princess");
        self.out(0, "handmaid");
        self.last(1, None, tokens, "spy", "princess spy guard guard guard handmaid");
    }

    fn game_end(&mut self, winners: &[usize]) {
        self.lines.push(json!({"line": "game_end", "winners": winners}));
    }
}

/// Fourteen turns until the deck is empty: both keep their place in the round throughout.
fn long_round(game: &mut Script) {
    game.round(0, "spy priest", "guard guard guard");
    game.turn(0, "chancellor", "spy chancellor", "chancellor");
    game.draw(0, "baron", "deck");
    game.draw(0, "guard", "deck");
    let keeps = "spy/baron,guard spy/guard,baron baron/spy,guard baron/guard,spy guard/spy,baron guard/baron,spy";
    game.keep(0, keeps, "baron/guard,spy");
    game.turn(1, "handmaid", "priest>0 handmaid", "handmaid");
    game.turn(0, "prince", "baron prince>0", "baron");
    game.turn(1, "countess", "priest>0 countess", "priest>0");
    game.turn(0, "king", "king>1 prince>0 prince>1", "king>1");
    game.turn(1, "guard", "prince>0 prince>1 guard>0:*", "guard>0:princess");
    game.turn(0, "prince", "countess", "countess");
    game.turn(1, "handmaid", "prince>0 prince>1 handmaid", "handmaid");
    game.turn(0, "guard", "guard prince>0", "prince>0");
    game.draw(0, "priest", "deck");
    game.turn(1, "chancellor", "prince>0 prince>1 chancellor", "chancellor");
    game.draw(1, "princess", "deck");
    game.draw(1, "baron", "deck");
    let keeps = "prince/princess,baron prince/baron,princess princess/prince,baron princess/baron,prince baron/prince,princess baron/princess,prince";
    game.keep(1, keeps, "prince/princess,baron");
    game.turn(0, "guard", "priest>1 guard>1:*", "priest>1");
    game.turn(1, "spy", "prince>0 prince>1 spy", "spy");
    game.turn(0, "princess", "princess guard>1:*", "guard>1:king");
    game.turn(1, "baron", "prince>0 prince>1 baron>0", "prince>1");
    game.draw(1, "spy", "aside");
    game.empty_deck(&[0], Some(1), &[1, 1], "princess spy", Value::Null);
}

/// A long round first, then rounds won by Princess, Prince, Guard and Baron.
pub fn full_game() -> Vec<Value> {
    let mut game = Script::new("2019", 2);
    long_round(&mut game);
    game.princess_round(&[1, 2]);

    game.round(1, "princess guard", "guard guard guard");
    game.turn(1, "prince", "prince>0 prince>1 guard>0:*", "prince>0");
    game.out(0, "princess");
    game.last(1, None, &[1, 3], "guard", "princess guard guard guard guard prince");

    game.round(1, "guard guard", "handmaid prince prince");
    game.turn(1, "baron", "baron>0 guard>0:*", "baron>0");
    game.turn(0, "spy", "spy guard>1:*", "spy");
    game.turn(1, "baron", "baron>0 guard>0:*", "guard>0:countess");
    game.turn(0, "king", "king>1 guard>1:*", "guard>1:baron");
    game.out(1, "baron");
    let seen = "guard guard handmaid prince prince baron spy baron king";
    game.last(0, Some(0), &[3, 3], "king", seen);

    for wins in 4..=6 {
        game.baron_round(0, &[wins, 3]);
    }
    game.game_end(&[0]);
    game.lines
}

/// Five rounds each, then a tie: two Chancellors find one card and none.
pub fn shared_game() -> Vec<Value> {
    let mut game = Script::new("2019", 2);
    (1..=5).for_each(|wins| game.baron_round(0, &[wins, 0]));
    game.princess_round(&[5, 1]);
    (2..=5).for_each(|wins| game.baron_round(1, &[5, wins]));

    game.round(1, "guard guard", "baron baron king");
    game.turn(1, "spy", "spy guard>0:*", "spy");
    game.turn(0, "spy", "spy guard>1:*", "spy");
    for _ in 0..2 {
        game.turn(1, "guard", "guard>0:*", "guard>0:king");
        game.turn(0, "guard", "guard>1:*", "guard>1:king");
    }
    for card in ["priest", "handmaid"] {
        let (at_0, at_1) = if card == "priest" { ("priest>0", "priest>1") } else { (card, card) };
        game.turn(1, card, &format!("{at_0} guard>0:*"), at_0);
        let guard = if card == "priest" { "guard>1:*" } else { "guard" };
        game.turn(0, card, &format!("{at_1} {guard}"), at_1);
    }
    game.turn(1, "prince", "guard prince>1", "guard");
    game.turn(0, "prince", "guard>1:* prince>0 prince>1", "guard>1:king");
    game.turn(1, "countess", "countess", "countess");
    game.turn(0, "chancellor", "chancellor prince>0 prince>1", "chancellor");
    game.draw(0, "chancellor", "deck");
    game.keep(0, "prince/chancellor chancellor/prince", "prince/chancellor");
    game.turn(1, "chancellor", "chancellor prince>0 prince>1", "chancellor");
    game.empty_deck(&[0, 1], None, &[6, 6], "prince prince", json!("princess"));
    game.game_end(&[1, 0]);
    game.lines
}

/// One turn puts seat 1 out with a Guard of the classic deck: seven names.
pub fn classic_game() -> Vec<Value> {
    let mut game = Script::new("classic", 2);
    let names = "guard>1:priest guard>1:baron guard>1:handmaid guard>1:prince guard>1:king guard>1:countess guard>1:princess";
    for wins in 1..=6 {
        game.round(0, "guard priest", "guard guard guard");
        game.turn(0, "guard", names, "guard>1:priest");
        game.out(1, "priest");
        game.last(0, None, &[wins, 0], "guard", "guard priest guard guard guard guard");
    }
    game.game_end(&[0]);
    game.lines
}

/// Three players, and seat 1 goes out first: turns pass over it.
pub fn three_player_game() -> Vec<Value> {
    let mut game = Script::new("2019", 3);
    for wins in 1..=5 {
        game.round(0, "guard priest spy", "");
        game.turn(0, "guard", "guard>1:* guard>2:*", "guard>1:priest");
        game.out(1, "priest");
        game.turn(2, "guard", "spy guard>0:*", "guard>0:spy");
        game.turn(0, "baron", "guard>2:* baron>2", "guard>2:spy");
        game.out(2, "spy");
        game.last(0, None, &[wins, 0, 0], "baron", "guard guard priest spy guard baron");
    }
    game.game_end(&[0]);
    game.lines
}

/// A round ends with two cards under the deck that a Chancellor returned.
pub fn returned_cards_game() -> Vec<Value> {
    let mut game = Script::new("2019", 2);
    game.round(0, "baron spy", "guard guard guard");
    game.turn(0, "chancellor", "baron>1 chancellor", "chancellor");
    game.draw(0, "king", "deck");
    game.draw(0, "baron", "deck");
    game.keep(0, "king/baron,baron baron/king,baron baron/baron,king", "baron/baron,king");
    game.turn(1, "guard", "spy guard>0:*", "spy");
    game.turn(0, "handmaid", "baron>1 handmaid", "handmaid");
    game.turn(1, "princess", "guard princess", "princess");
    game.out(1, "guard");
    let seen = "baron spy guard guard guard chancellor king baron guard handmaid princess";
    game.last(0, None, &[1, 0], "baron", seen);
    let round_end = game.lines.len() - 1;
    let left = game.lines[round_end]["left"].as_array_mut();
    left.expect("a list").extend([json!("baron"), json!("king")]);
    (2..=6).for_each(|wins| game.baron_round(0, &[wins, 0]));
    game.game_end(&[0]);
    game.lines
}
