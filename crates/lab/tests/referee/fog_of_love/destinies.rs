//! Destinies in play (FL-268 to FL-283).

use super::Judge;
use super::clauses::count_of;
use super::pack::{Pack, words};
use super::record::{Verdict, number};
use super::world::sorted;
use serde_json::{Value as Json, json};
use toml::{Table, Value};

/// Which destinies a clause means, as the record writes it and as a list.
struct Which {
    asked: Json,
    meant: Vec<usize>,
}

impl Which {
    fn read(pack: &Pack, value: &Value) -> Which {
        let all: Vec<usize> = (0..pack.destinies.len()).collect();
        let number = |id: String| pack.destiny(&id);
        if value.as_str() == Some("any") {
            return Which { asked: json!("any"), meant: all };
        }
        if let Some(except) = value.as_table().and_then(|table| table.get("except")) {
            let these: Vec<usize> = words(Some(except)).into_iter().filter_map(number).collect();
            let meant = all.into_iter().filter(|card| !these.contains(card)).collect();
            return Which { asked: json!({"except": sorted(&these)}), meant };
        }
        let meant: Vec<usize> = words(Some(value)).into_iter().filter_map(number).collect();
        Which { asked: json!({"named": sorted(&meant)}), meant }
    }

    fn among(&self, cards: &[usize]) -> Vec<usize> {
        cards.iter().copied().filter(|card| self.meant.contains(card)).collect()
    }
}

impl Judge<'_> {
    pub(super) fn destiny(&mut self, seat: usize, kind: &str, table: &Table) -> Verdict {
        let which = Which::read(&self.world.pack, &table[kind]);
        let optional = table.get("optional").and_then(Value::as_bool).unwrap_or(false);
        match kind {
            "discard-destiny" => {
                let shown = table.get("reveal").and_then(Value::as_bool).unwrap_or(false);
                for _ in 0..count_of(table, "count") {
                    self.drop_destiny(seat, &which, shown, optional)?;
                }
                Ok(())
            }
            "recover" => self.recover(seat, &which, optional),
            _ => self.switch(seat, kind, &which, optional),
        }
    }

    /// At least two stay in hand (FL-273).
    fn drop_destiny(&mut self, seat: usize, which: &Which, shown: bool, optional: bool) -> Verdict {
        let hand = &self.world.people[seat].destinies;
        let cards = which.among(hand);
        if hand.len() <= 2 {
            self.tally.count("a discard ignored at two destinies");
            return Ok(());
        }
        if cards.is_empty() {
            self.tally.count_if(!optional, "a named destiny not in hand");
            if !optional {
                return Ok(()); // FL-274
            }
            // Leaving it and having nothing to discard look the same (FL-268).
            self.tally.count("a named destiny not in hand that might be kept");
        }
        let mut options: Vec<Json> = cards.iter().map(|card| json!({"drop": card})).collect();
        if optional {
            options.push(json!("go_on"));
        }
        let asked = json!({"which": which.asked, "shown": shown, "optional": optional});
        let action = self.ask(seat, json!({"drop_destiny": asked}), options, "FL-273, FL-274")?;
        if action == "go_on" {
            return self.event(json!({"left": seat}), "FL-274");
        }
        let card = number(&action["drop"], "drop")?;
        if shown {
            self.event(json!({"showed": [seat, {"destiny": card}]}), "FL-200")?;
            self.event(json!({"covered": seat}), "FL-200")?;
        }
        self.event(json!({"discarded_destiny": [seat, card]}), "FL-274")?;
        let person = &mut self.world.people[seat];
        person.destinies.retain(|&held| held != card);
        person.pile.push(card);
        self.tally.count("a destiny discarded");
        Ok(())
    }

    /// Whether anything can be switched is not told, so the question comes even if nothing can
    /// (FL-281), unless everybody sees that the pile is empty (FL-277).
    fn switch(&mut self, seat: usize, kind: &str, which: &Which, optional: bool) -> Verdict {
        let person = &self.world.people[seat];
        if person.pile.is_empty() {
            self.tally.count("a switch with an empty pile");
            return Ok(());
        }
        let (coming, leaving) = match kind {
            "switch-in" => (which.among(&person.pile), person.destinies.clone()), // FL-275
            _ => (person.pile.clone(), which.among(&person.destinies)),           // FL-276, FL-277
        };
        let pairs = coming.iter().flat_map(|take| leaving.iter().map(move |give| [*take, *give]));
        let mut options: Vec<Json> = pairs.map(|pair| json!({"switch": pair})).collect();
        let possible = !options.is_empty();
        if optional || !possible {
            options.push(json!("go_on"));
        }
        let how = if kind == "switch-in" { "switch-in" } else { "switch-out" };
        let asked = json!({"how": how, "which": which.asked, "optional": optional});
        let action = self.ask(seat, json!({"switch": asked}), options, "FL-275 to FL-278")?;
        self.tally.count(match (kind, possible) {
            ("switch-in", true) => "a switch in with effect",
            ("switch-in", false) => "a switch in without effect",
            (_, true) => "a switch out with effect",
            (_, false) => "a switch out without effect",
        });
        if action == "go_on" {
            return self.event(json!({"switched_destiny": [seat, "nothing"]}), "FL-281");
        }
        let take = number(&action["switch"][0], "switch")?;
        let give = number(&action["switch"][1], "switch")?;
        let cards = json!({"cards": {"took": take, "gave": give}});
        self.event(json!({"switched_destiny": [seat, cards]}), "FL-275, FL-276")?;
        let person = &mut self.world.people[seat];
        person.pile.retain(|&card| card != take);
        person.destinies.retain(|&card| card != give);
        person.pile.push(give);
        person.destinies.push(take);
        Ok(())
    }

    /// From the personal pile to the hand (FL-279).
    fn recover(&mut self, seat: usize, which: &Which, optional: bool) -> Verdict {
        let cards = which.among(&self.world.people[seat].pile);
        if self.world.people[seat].pile.is_empty() || cards.is_empty() && !optional {
            self.tally.count("nothing to recover");
            return Ok(());
        }
        let mut options: Vec<Json> = cards.iter().map(|card| json!({"recover": card})).collect();
        if optional {
            options.push(json!("go_on"));
        }
        let asked = json!({"which": which.asked, "optional": optional});
        let action = self.ask(seat, json!({"recover": asked}), options, "FL-279")?;
        if action == "go_on" {
            return self.event(json!({"left": seat}), "FL-279");
        }
        let card = number(&action["recover"], "recover")?;
        self.event(json!({"recovered_destiny": [seat, card]}), "FL-279")?;
        let person = &mut self.world.people[seat];
        person.pile.retain(|&held| held != card);
        person.destinies.push(card);
        self.tally.count("a destiny recovered");
        Ok(())
    }
}
