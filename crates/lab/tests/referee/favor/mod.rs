//! A referee for transcripts of *The Lady and the Tiger: Favor*.
//!
//! It re-judges finished games from the rulebook alone: it deals nothing and decides nothing, it reads
//! what is said to have happened and works out for itself what must follow. Rules are cited by their
//! number in the catalogue (`FV-n`); `format` stands for the page that describes transcripts.

use serde_json::{Map, Value};
use std::fmt::Display;

/// The field that names the kind of a line.
const KIND: &str = "line";

/// Every kind of line and its fields.
const FIELDS: [(&str, &[&str]); 8] = [
    ("round", &["round", "first", "doors", "lot"]),
    ("add", &["seat", "card"]),
    ("call", &["seat"]),
    ("bid", &["seat", "amount", "options"]),
    ("auction_end", &["caller", "winner", "amount", "tokens", "final"]),
    ("lot", &["cards"]),
    ("round_end", &["scores", "tokens", "left"]),
    ("game_end", &["totals", "winners"]),
];

const ROUNDS: usize = 3; // FV-9
const CLUES: usize = 14; // FV-3
const TOKENS: u64 = 5; // FV-15
const BONUS: i64 = 3; // FV-61
const SPECIAL_CLUE: i64 = 0; // FV-59
const IMPROVEMENT: i64 = 2; // FV-55

/// How often each corner of the rules was visited.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    pub rounds: u64,
    pub turns: u64,
    /// All auctions, the final ones included.
    pub auctions: u64,
    /// Called auctions in which nobody bid (FV-34).
    pub unsold_auctions: u64,
    /// Final auctions in which nobody bid (FV-43).
    pub final_unsold: u64,
    /// The caller won and the bid could be shared without remainder (FV-32).
    pub caller_won_even: u64,
    /// The caller won, each other player got something and so did the box (FV-32).
    pub caller_won_remainder: u64,
    /// The caller won with a bid too small to share (FV-33).
    pub caller_won_all_to_box: u64,
    pub short_lots_round_two: u64,
    pub short_lots_round_three: u64,
    /// The last card of the deck was added to the lot (FV-39).
    pub final_by_add: u64,
    /// The last card of the deck was drawn to open a lot (FV-39).
    pub final_by_lot: u64,
    pub negative_round_scores: u64,
    /// Running totals below zero, looked at after every round (FV-62).
    pub negative_totals: u64,
    /// Rounds in which several players got the bonus (FV-61).
    pub bonus_shared: u64,
    /// Special clues that improved a card (FV-55).
    pub special_used: u64,
    /// Games decided by the tokens left (FV-68).
    pub first_tiebreak: u64,
    /// Games decided by the turn order of the last round (FV-69).
    pub second_tiebreak: u64,
}

/// Judges all games of a transcript.
///
/// # Errors
///
/// The first fault found: its line (from 1), the rule, what was expected and what was there.
pub fn judge(mut lines: impl Iterator<Item = String>, tally: &mut Tally) -> Result<(), String> {
    let mut record = Record { lines: &mut lines, number: 0, tally };
    while let Some(header) = record.next_line()? {
        judge_game(players(&header)?, &mut record)?;
    }
    Ok(())
}

fn judge_game(players: usize, record: &mut Record<'_>) -> Result<(), String> {
    let mut totals = vec![0; players];
    let mut starter = None; // FV-16: not to be known from the record
    let (mut first, mut tokens) = (0, Vec::new());
    for number in 1..=ROUNDS {
        let mut round = Round::set_up(number, players, starter, record)?;
        starter = Some(round.play(record)?);
        for (total, score) in totals.iter_mut().zip(round.end(record)?) {
            *total += score;
        }
        record.tally.negative_totals += count(&totals, |total| *total < 0);
        record.tally.rounds += 1;
        (first, tokens) = (round.first, round.tokens);
    }
    let (winner, rule) = winner(&totals, &tokens, first);
    let end = record.expect(&["game_end"], "FV-67")?;
    end.must_be("totals", "FV-64", totals)?;
    end.must_be("winners", rule, vec![winner])?;
    record.tally.first_tiebreak += u64::from(rule == "FV-68");
    record.tally.second_tiebreak += u64::from(rule == "FV-69");
    record.tally.games += 1;
    Ok(())
}

/// The winner of the game, and the rule that decided (FV-67, FV-68, FV-69).
fn winner(totals: &[i64], tokens: &[u64], first: usize) -> (usize, &'static str) {
    // The seats in turn order of the last round, which is the last tie-break.
    let mut tied: Vec<usize> = (first..totals.len()).chain(0..first).collect();
    let best = totals.iter().max();
    tied.retain(|&seat| Some(&totals[seat]) == best);
    if tied.len() == 1 {
        return (tied[0], "FV-67");
    }
    let most = tied.iter().map(|&seat| tokens[seat]).max();
    tied.retain(|&seat| Some(tokens[seat]) == most);
    let rule = if tied.len() == 1 { "FV-68" } else { "FV-69" };
    (tied[0], rule)
}

/// The seat that takes the first turn of a round, and the rule that says so.
type Starter = (usize, &'static str);

#[derive(Clone, Copy)]
struct Bid {
    seat: usize,
    amount: u64,
}

struct Round {
    number: usize,
    players: usize,
    first: usize,
    doors: Vec<Features>,
    /// The clues still face down; their order shows only as they are drawn.
    deck: Vec<Clue>,
    lot: Vec<Clue>,
    collections: Vec<Vec<Clue>>,
    discard: Vec<Clue>,
    tokens: Vec<u64>,
    in_box: u64,
}

impl Round {
    fn set_up(
        number: usize,
        players: usize,
        starter: Option<Starter>,
        record: &mut Record<'_>,
    ) -> Result<Self, String> {
        let line = record.expect(&["round"], "FV-9")?;
        line.must_be("round", "FV-9", number)?;
        if let Some((seat, rule)) = starter {
            line.must_be("first", rule, seat)?;
        }
        let mut round = Round {
            number,
            players,
            first: line.seat("first", players)?,
            doors: doors(&line, players)?,
            deck: all_clues(),
            lot: Vec::new(),
            collections: vec![Vec::new(); players],
            discard: Vec::new(),
            tokens: vec![TOKENS; players],
            in_box: 0,
        };
        round.open_lot(&line, "lot", "FV-14")?;
        Ok(round)
    }

    /// Plays to the end of the final auction; says who begins the next round.
    fn play(&mut self, record: &mut Record<'_>) -> Result<Starter, String> {
        let mut seat = self.first;
        while !self.deck.is_empty() {
            self.turn(seat, record)?;
            seat = self.left_of(seat); // FV-20
        }
        // FV-40: the player who would have had the next turn bids first.
        let high = self.auction(None, seat, record)?;
        record.tally.final_unsold += u64::from(high.is_none());
        Ok(high.map_or((seat, "FV-18"), |bid| (bid.seat, "FV-17")))
    }

    /// FV-19: add a card to the lot, or call an auction.
    fn turn(&mut self, seat: usize, record: &mut Record<'_>) -> Result<(), String> {
        let line = record.expect(&["add", "call"], "FV-19")?;
        line.must_be("seat", "FV-20", seat)?;
        record.tally.turns += 1;
        if line.kind() == Some("add") {
            self.draw(line.clue(&line.fields["card"])?, &line)?; // FV-21
            record.tally.final_by_add += u64::from(self.deck.is_empty());
            return Ok(());
        }
        let high = self.auction(Some(seat), self.left_of(seat), record)?; // FV-24
        record.tally.unsold_auctions += u64::from(high.is_none());
        self.open_lot(&record.expect(&["lot"], "FV-37")?, "cards", "FV-37")?;
        record.tally.final_by_lot += u64::from(self.deck.is_empty());
        let short = u64::from(self.lot.len() < self.number); // FV-38
        match self.number {
            2 => record.tally.short_lots_round_two += short,
            _ => record.tally.short_lots_round_three += short,
        }
        Ok(())
    }

    /// FV-14, FV-37: as many cards as the number of the round; FV-38: or all that are left.
    fn open_lot(&mut self, line: &Line, key: &str, rule: &str) -> Result<(), String> {
        let cards = line.clues(key)?;
        let wanted = self.number.min(self.deck.len());
        if cards.len() != wanted {
            let rule = if wanted < self.number { "FV-38" } else { rule };
            return line.refuse(rule, format!("a lot of {wanted}"), cards.len());
        }
        cards.into_iter().try_for_each(|clue| self.draw(clue, line))
    }

    /// FV-I1: a clue can be drawn only while the deck still holds one like it.
    fn draw(&mut self, clue: Clue, line: &Line) -> Result<(), String> {
        let Some(place) = self.deck.iter().position(|&other| other == clue) else {
            return line.refuse("FV-5", "a card still in the deck", &line.text);
        };
        self.lot.push(self.deck.swap_remove(place));
        Ok(())
    }

    /// One auction from the first bid to the payment; without a caller it is the final one.
    fn auction(
        &mut self,
        caller: Option<usize>,
        first: usize,
        record: &mut Record<'_>,
    ) -> Result<Option<Bid>, String> {
        let order = if caller.is_some() { "FV-24" } else { "FV-40" };
        let high = self.bidding(first, order, record)?;
        let payment = self.pay(caller, high, record.tally);
        match high {
            Some(bid) => self.collections[bid.seat].append(&mut self.lot), // FV-29, FV-42
            None => self.discard.append(&mut self.lot),                    // FV-34, FV-43
        }
        let end = record.expect(&["auction_end"], "FV-23")?;
        end.must_be("caller", order, caller)?;
        end.must_be("winner", "FV-29", high.map(|bid| bid.seat))?;
        end.must_be("amount", "FV-29", high.map_or(0, |bid| bid.amount))?;
        end.must_be("tokens", payment, self.tokens.clone())?;
        end.must_be("final", "FV-39", caller.is_none())?;
        record.tally.auctions += 1;
        Ok(high)
    }

    /// FV-23: every seat has one chance, clockwise from the first; the highest bid stands.
    fn bidding(
        &self,
        first: usize,
        order: &str,
        record: &mut Record<'_>,
    ) -> Result<Option<Bid>, String> {
        let mut high: Option<Bid> = None;
        for seat in (first..self.players).chain(0..first) {
            let line = record.expect(&["bid"], "FV-23")?;
            line.must_be("seat", order, seat)?;
            let legal = legal_bids(high.map_or(0, |bid| bid.amount), self.tokens[seat]);
            let mut options = line.numbers("options")?;
            options.sort_unstable();
            if options != legal {
                let expected = format!("`options` {legal:?}");
                return line.refuse("FV-25 to FV-28", expected, format!("{options:?}"));
            }
            let amount = line.number(&line.fields["amount"])?;
            if !legal.contains(&amount) {
                let expected = format!("an `amount` out of {legal:?}");
                return line.refuse("FV-25 to FV-28", expected, amount);
            }
            if amount > 0 {
                high = Some(Bid { seat, amount });
            }
        }
        Ok(high)
    }

    /// Moves the tokens; returns the rule that says how.
    fn pay(&mut self, caller: Option<usize>, high: Option<Bid>, tally: &mut Tally) -> &'static str {
        let Some(Bid { seat, amount }) = high else {
            return "FV-31";
        };
        self.tokens[seat] -= amount;
        match caller {
            Some(caller) if caller == seat => self.share(caller, amount, tally),
            Some(caller) => {
                self.tokens[caller] += amount;
                "FV-30"
            }
            None => {
                self.in_box += amount;
                "FV-42"
            }
        }
    }

    /// FV-32, FV-33: equal shares for the others, the remainder to the box.
    fn share(&mut self, caller: usize, amount: u64, tally: &mut Tally) -> &'static str {
        let others = self.players as u64 - 1;
        let (share, remainder) = (amount / others, amount % others);
        for seat in (0..self.players).filter(|&seat| seat != caller) {
            self.tokens[seat] += share;
        }
        self.in_box += remainder;
        match (share, remainder) {
            (0, _) => tally.caller_won_all_to_box += 1,
            (_, 0) => tally.caller_won_even += 1,
            _ => tally.caller_won_remainder += 1,
        }
        if share == 0 { "FV-33" } else { "FV-32" }
    }

    /// FV-46 to FV-61: the points of the round, by seat.
    fn end(&self, record: &mut Record<'_>) -> Result<Vec<i64>, String> {
        let won: usize = self.collections.iter().map(Vec::len).sum();
        debug_assert_eq!(won + self.discard.len(), CLUES, "FV-I1");
        let held: u64 = self.tokens.iter().sum();
        debug_assert_eq!(held + self.in_box, TOKENS * self.players as u64, "FV-I3");

        let most = self.tokens.iter().max();
        let mut scores = Vec::new();
        for seat in 0..self.players {
            let (points, specials) = points(self.doors[seat], &self.collections[seat]);
            let leads = Some(&self.tokens[seat]) == most;
            scores.push(points + if leads { BONUS } else { 0 });
            record.tally.special_used += specials;
        }
        let line = record.expect(&["round_end"], "FV-44")?;
        line.must_be("tokens", "FV-61", self.tokens.clone())?;
        line.must_be("scores", "FV-46 to FV-61", scores.clone())?;
        line.must_be("left", "FV-39", Vec::<Value>::new())?;
        record.tally.bonus_shared += u64::from(count(&self.tokens, |held| Some(held) == most) > 1);
        record.tally.negative_round_scores += count(&scores, |score| *score < 0);
        Ok(scores)
    }

    fn left_of(&self, seat: usize) -> usize {
        (seat + 1) % self.players
    }
}

/// A pass, or more than the high bid and no more than one has (FV-25 to FV-28).
fn legal_bids(high: u64, tokens: u64) -> Vec<u64> {
    std::iter::once(0).chain(high + 1..=tokens).collect()
}

/// The points of a collection, and how many special clues improved a card.
fn points(door: Features, collection: &[Clue]) -> (i64, u64) {
    let mut points = 0;
    let mut specials = 0;
    for clue in collection {
        let (red, lady) = match clue {
            Clue::Ordinary(features) => {
                points += features.points_for(door);
                continue;
            }
            // FV-51, FV-53: it needs a card right in role and wrong in colour.
            Clue::BlueRed => (!door.red, door.lady),
            // FV-52, FV-53: it needs a card right in colour and wrong in role.
            Clue::LadyTiger => (door.red, !door.lady),
        };
        let usable = collection.contains(&Clue::Ordinary(Features { red, lady }));
        points += SPECIAL_CLUE + if usable { IMPROVEMENT } else { 0 };
        specials += u64::from(usable);
    }
    (points, specials)
}

fn count<T>(items: &[T], test: impl Fn(&T) -> bool) -> u64 {
    items.iter().filter(|item| test(item)).count() as u64
}

/// What a door and an ordinary clue show (FV-8): red or else blue, a lady or else a tiger.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Features {
    red: bool,
    lady: bool,
}

impl Features {
    fn named(name: &str) -> Option<Self> {
        let (red, lady) = match name {
            "red-lady" => (true, true),
            "blue-lady" => (false, true),
            "red-tiger" => (true, false),
            "blue-tiger" => (false, false),
            _ => return None,
        };
        Some(Features { red, lady })
    }

    /// FV-47, FV-48, FV-49
    fn points_for(self, door: Features) -> i64 {
        match (self.red == door.red, self.lady == door.lady) {
            (true, true) => 3,
            (true, false) | (false, true) => 1,
            (false, false) => -2,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Clue {
    Ordinary(Features),
    BlueRed,
    LadyTiger,
}

impl Clue {
    fn named(name: &str) -> Option<Self> {
        match name {
            "blue/red" => Some(Clue::BlueRed),
            "lady/tiger" => Some(Clue::LadyTiger),
            _ => Features::named(name).map(Clue::Ordinary),
        }
    }
}

/// FV-4, FV-5: three of each combination and the two special clues.
fn all_clues() -> Vec<Clue> {
    let mut clues = vec![Clue::BlueRed, Clue::LadyTiger];
    for (red, lady) in [(true, true), (true, false), (false, true), (false, false)] {
        clues.extend([Clue::Ordinary(Features { red, lady }); 3]);
    }
    clues
}

/// FV-6, FV-10: one door for each seat, all different.
fn doors(line: &Line, players: usize) -> Result<Vec<Features>, String> {
    let mut doors = Vec::new();
    for value in line.list("doors")? {
        match value.as_str().and_then(Features::named) {
            Some(door) if !doors.contains(&door) => doors.push(door),
            Some(_) => return line.refuse("FV-6", "different doors", value),
            None => return line.refuse("FV-6", "a door", value),
        }
    }
    if doors.len() != players {
        return line.refuse("FV-10", format!("{players} doors"), doors.len());
    }
    Ok(doors)
}

/// Checks the header; returns the number of players.
fn players(header: &Line) -> Result<usize, String> {
    let mut fields = vec!["format", "version", "game", "players", "seed"];
    if let Some(rules) = header.fields.get("rules") {
        fields.push("rules");
        if !rules.is_string() {
            return header.refuse("format", "a text as `rules`", rules);
        }
    }
    header.must_have(&fields)?;
    header.must_be("format", "format", "parlour-transcript")?;
    header.must_be("version", "format", 1)?;
    header.must_be("game", "format", "favor")?;
    let seed = &header.fields["seed"];
    if !seed.is_string() && !seed.is_number() {
        return header.refuse("format", "a text or a number as `seed`", seed);
    }
    let players = &header.fields["players"];
    match header.number(players)? {
        2 => Ok(2),
        3 => Ok(3),
        4 => Ok(4),
        _ => header.refuse("FV-1", "2 to 4 `players`", players),
    }
}

/// The lines of a transcript as they are read, and what was seen in them.
struct Record<'a> {
    lines: &'a mut dyn Iterator<Item = String>,
    number: usize,
    tally: &'a mut Tally,
}

impl Record<'_> {
    fn next_line(&mut self) -> Result<Option<Line>, String> {
        self.number += 1;
        let number = self.number;
        let Some(text) = self.lines.next() else {
            return Ok(None);
        };
        let mut line = Line { number, text, fields: Map::new() };
        match serde_json::from_str(&line.text) {
            Ok(Value::Object(fields)) => line.fields = fields,
            _ => return line.refuse("format", "a JSON object", &line.text),
        }
        Ok(Some(line))
    }

    /// The next line, which the rule wants to be of one of these kinds.
    fn expect(&mut self, kinds: &[&str], rule: &str) -> Result<Line, String> {
        let wanted = format!("a line `{}`", kinds.join("` or `"));
        let Some(line) = self.next_line()? else {
            let number = self.number;
            return Err(refusal(number, rule, wanted, "the end of the input"));
        };
        let mut known = FIELDS.iter().filter(|(kind, _)| kinds.contains(kind));
        match known.find(|(kind, _)| line.kind() == Some(kind)) {
            Some((_, fields)) => line.must_have(&[&[KIND], *fields].concat())?,
            None => return line.refuse(rule, wanted, &line.text),
        }
        Ok(line)
    }
}

struct Line {
    number: usize,
    text: String,
    fields: Map<String, Value>,
}

impl Line {
    fn refuse<T>(
        &self,
        rule: &str,
        expected: impl Display,
        found: impl Display,
    ) -> Result<T, String> {
        Err(refusal(self.number, rule, expected, found))
    }

    fn kind(&self) -> Option<&str> {
        self.fields.get(KIND).and_then(Value::as_str)
    }

    /// Exactly these fields, each of them once.
    fn must_have(&self, keys: &[&str]) -> Result<(), String> {
        // The parser keeps only the last of two equal keys, so they are counted in the text; inside a
        // string a quotation mark is escaped and cannot look like the end of a key.
        let text: String = self.text.split_whitespace().collect();
        let once = |key: &str| text.matches(&format!("\"{key}\":")).count() == 1;
        let there = |key: &&str| self.fields.contains_key(*key) && once(key);
        if self.fields.len() == keys.len() && keys.iter().all(there) {
            return Ok(());
        }
        self.refuse("format", format!("the fields {keys:?}"), &self.text)
    }

    fn must_be(&self, key: &str, rule: &str, expected: impl Into<Value>) -> Result<(), String> {
        let (expected, found) = (expected.into(), &self.fields[key]);
        if *found == expected {
            return Ok(());
        }
        self.refuse(rule, format!("`{key}` {expected}"), found)
    }

    fn number(&self, value: &Value) -> Result<u64, String> {
        match value.as_u64() {
            Some(number) => Ok(number),
            None => self.refuse("format", "a whole number", value),
        }
    }

    fn seat(&self, key: &str, players: usize) -> Result<usize, String> {
        let value = &self.fields[key];
        match (0..players).find(|seat| *value == *seat) {
            Some(seat) => Ok(seat),
            None => self.refuse("FV-1", format!("a seat below {players}"), value),
        }
    }

    fn clue(&self, value: &Value) -> Result<Clue, String> {
        match value.as_str().and_then(Clue::named) {
            Some(clue) => Ok(clue),
            None => self.refuse("FV-4", "a clue card", value),
        }
    }

    fn list(&self, key: &str) -> Result<&[Value], String> {
        match &self.fields[key] {
            Value::Array(list) => Ok(list),
            other => self.refuse("format", format!("a list of `{key}`"), other),
        }
    }

    fn numbers(&self, key: &str) -> Result<Vec<u64>, String> {
        let list = self.list(key)?.iter();
        list.map(|value| self.number(value)).collect()
    }

    fn clues(&self, key: &str) -> Result<Vec<Clue>, String> {
        let list = self.list(key)?.iter();
        list.map(|value| self.clue(value)).collect()
    }
}

fn refusal(line: usize, rule: &str, expected: impl Display, found: impl Display) -> String {
    format!("line {line}: {rule}: expected {expected}, found {found}")
}

#[cfg(test)]
mod tests;
