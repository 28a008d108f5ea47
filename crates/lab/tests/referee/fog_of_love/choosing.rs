//! Choices (FL-174 to FL-179), and what follow-ups do to them (FL-218).

use super::Judge;
use super::conditions::letters;
use super::pack::text;
use super::record::Verdict;
use super::world::Frame;
use serde_json::{Value as Json, json};

impl Frame {
    /// The options that may be chosen: those printed, without forbidden ones unless no other is
    /// left.
    pub fn choosable(&self) -> Vec<usize> {
        let forbidden = |change: &toml::Value| Some(letters(text(change.as_table()?, "forbid")?));
        let forbidden: Vec<usize> = self.changes().iter().filter_map(forbidden).flatten().collect();
        let printed: Vec<usize> = (0..self.card.options.len()).collect();
        let allowed: Vec<usize> =
            printed.iter().copied().filter(|option| !forbidden.contains(option)).collect();
        if allowed.is_empty() { printed } else { allowed }
    }
}

/// An option as the record writes it.
pub fn letter(option: usize) -> Json {
    json!(["a", "b", "c", "d"][option])
}

/// Options as the record writes them.
pub fn set(options: &[usize]) -> Json {
    options.iter().map(|&option| letter(option)).collect()
}

/// The option that an action takes.
pub fn taken(action: &Json) -> Verdict<usize> {
    let found = (0..4).find(|&option| letter(option) == action["choose"]);
    found.ok_or_else(|| format!("`choose`: expected a letter, found {action}"))
}

impl Judge<'_> {
    /// The choices of the card in course; whether there were any.
    pub(super) fn choices(&mut self) -> Verdict<bool> {
        let frame = self.frame()?.clone();
        if frame.card.options.is_empty() {
            return Ok(false); // FL-188
        }
        let mut taken = [None; 2];
        match frame.chooses().as_str() {
            "nobody" => return Ok(false),
            "partner" => self.choose(1 - frame.player, &mut taken)?, // FL-176
            "player" => self.choose(frame.player, &mut taken)?,
            _ if frame.bent("in-order") => {
                self.choose(1 - frame.player, &mut taken)?;
                self.revealed(taken)?;
                self.choose(frame.player, &mut taken)?;
                self.tally.count("choices in order");
            }
            // FL-177: neither is shown before both are in.
            _ => self.both_in_any_order(|judge, seat| judge.choose(seat, &mut taken))?,
        }
        if frame.bent("for-each-other") {
            taken.swap(0, 1);
            self.tally.count("choices for each other");
        }
        self.revealed(taken)?;
        self.frame_mut()?.chosen = taken;
        Ok(true)
    }

    fn choose(&mut self, seat: usize, taken: &mut [Option<usize>; 2]) -> Verdict {
        let options = self.frame()?.choosable();
        let letters: Vec<Json> =
            options.iter().map(|&option| json!({"choose": letter(option)})).collect();
        let asked = json!({"choice": set(&options)});
        let action = self.ask(seat, asked, letters, "FL-178")?;
        let option = self::taken(&action)?;
        self.event(json!({"committed": [seat, letter(option)]}), "FL-177")?;
        taken[seat] = Some(option);
        Ok(())
    }

    fn revealed(&mut self, taken: [Option<usize>; 2]) -> Verdict {
        let by_seat = taken.map(|option| option.map(letter));
        self.event(json!({"chose": by_seat}), "FL-177")
    }
}
