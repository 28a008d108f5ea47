//! A referee for Love Letter: re-judges recorded games from the rulebook alone.
//!
//! The record says what happened; the referee knows only the rules (`LL-n`). At every point the rules
//! fix which line must come next, so the record is read strictly forwards: set-up, turns and their
//! effects, the end of each round, the end of the game.

mod record;
mod round;

#[cfg(test)]
mod games;
#[cfg(test)]
mod tests;

use record::{Card, Copies, Fields, Record, Verdict};
use round::Round;

/// How often each corner case occurred in the games judged.
#[derive(Debug, Default)]
pub struct Tally {
    /// Games judged to their end.
    pub games: u64,
    /// Rounds judged to their end.
    pub rounds: u64,
    /// Turns taken.
    pub turns: u64,
    /// A Prince's victim drew the hidden card (LL-64).
    pub prince_drew_aside: u64,
    /// A Chancellor drew two cards (LL-53).
    pub chancellor_two: u64,
    /// A Chancellor found a single card (LL-55).
    pub chancellor_one: u64,
    /// A Chancellor found the deck empty (LL-56).
    pub chancellor_none: u64,
    /// A Guard, Priest, Baron or King was played without effect (LL-74).
    pub nobody_to_choose: u64,
    /// A Prince had to be aimed at its own player (LL-67).
    pub prince_forced_self: u64,
    /// A Baron compared equal values (LL-77).
    pub baron_ties: u64,
    /// Several players won a round (LL-97).
    pub tied_rounds: u64,
    /// Rounds that ended with a single player in them (LL-94).
    pub rounds_by_last: u64,
    /// Rounds that ended with an empty deck (LL-96).
    pub rounds_by_deck: u64,
    /// Several players won a game (LL-106).
    pub several_game_winners: u64,
    /// A Spy earned a token (LL-88).
    pub spy_bonus: u64,
    /// The Countess was held together with the King or a Prince (LL-46).
    pub countess_forced: u64,
    /// The Princess was played by choice (LL-42).
    pub princess_played: u64,
    /// A card returned by a Chancellor was drawn again (LL-54).
    pub bottom_card_drawn: u64,
}

/// Judges a file of JSON lines holding any number of complete games.
///
/// The error names the first line (from 1) that breaks a rule or the format, and what was expected.
pub fn judge(mut lines: impl Iterator<Item = String>, tally: &mut Tally) -> Result<(), String> {
    let record = Record::new(&mut lines);
    let mut case = Case { record, tally };
    games(&mut case).map_err(|why| format!("line {}: {why}", case.record.number()))
}

/// What the referee has before them: the record being read and the tally being kept.
struct Case<'a> {
    record: Record<'a>,
    tally: &'a mut Tally,
}

/// What the header settles for the whole game.
struct Table {
    players: usize,
    deck: Copies,
}

fn games(case: &mut Case<'_>) -> Verdict {
    while let Some(first_line) = case.record.line()? {
        game(&header(first_line)?, case)?;
        case.tally.games += 1;
    }
    Ok(())
}

fn header(mut line: Fields) -> Verdict<Table> {
    line.agree("format", "parlour-transcript".to_string(), "header")?;
    line.agree("version", 1, "header")?;
    line.agree("game", "love-letter".to_string(), "header")?;
    let rules: String = line.take("rules")?;
    let players = line.take("players")?;
    line.seed()?;
    line.close()?;

    let (deck, most) = match rules.as_str() {
        "2019" => (Card::STANDARD_DECK, 6),
        "classic" => (Card::CLASSIC_DECK, 4),
        _ => return Err(format!("`rules`: expected 2019 or classic, found {rules}")),
    };
    if !(2..=most).contains(&players) {
        return Err(format!(
            "`players`: expected 2 to {most} with the {rules} rules, found {players} (LL-1, LL-111)"
        ));
    }
    Ok(Table { players, deck })
}

fn game(table: &Table, case: &mut Case<'_>) -> Verdict {
    // LL-9: nobody has a token at the start. LL-14: anybody may start the first round.
    let mut tokens = vec![0; table.players];
    let mut starters: Vec<usize> = (0..table.players).collect();
    let mut number = 1;
    while champions(&tokens).is_empty() {
        // LL-102, LL-103: the winner starts the next round, or one of the tied.
        starters = Round::judge(number, &starters, &mut tokens, table, case)?;
        number += 1;
    }
    let champions = champions(&tokens);
    let mut line = case.record.expect("game_end", "LL-105")?;
    line.agree_seats("winners", &champions, "LL-105, LL-107")?;
    line.close()?;
    case.tally.several_game_winners += u64::from(champions.len() > 1);
    Ok(())
}

/// LL-105, LL-107: all players at or above the threshold.
fn champions(tokens: &[usize]) -> Vec<usize> {
    let needed = match tokens.len() {
        2 => 6,
        3 => 5,
        4 => 4,
        _ => 3,
    };
    let mut seats: Vec<usize> = (0..tokens.len()).collect();
    seats.retain(|&seat| tokens[seat] >= needed);
    seats
}
