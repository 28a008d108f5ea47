//! Whom a card speaks of, numbers read off the table, and conditions.

use super::pack::{Aspect, text};
use super::record::Verdict;
use super::world::{Frame, World};
use toml::{Table, Value};

/// `"a or c"`, `"any"`.
pub fn letters(word: &str) -> Vec<usize> {
    if word == "any" {
        return (0..4).collect();
    }
    let letter = |word: &str| "abcd".find(word.trim());
    word.split(" or ").filter_map(letter).collect()
}

impl World {
    /// The people meant, in the order of FL-186.
    pub fn who(&self, frame: &Frame, word: &str) -> Verdict<Vec<usize>> {
        let chooser = || {
            let chooser = frame.chooser.ok_or_else(|| format!("nobody chose: {word}"))?;
            let traded = frame.redirected != frame.bent("swap-roles");
            Ok::<usize, String>(if traded { 1 - chooser } else { chooser })
        };
        let mut people = match word {
            "chooser" => vec![chooser()?],
            "other" => vec![1 - chooser()?],
            "player" => vec![frame.player],
            "partner" => vec![1 - frame.player],
            "both" => vec![0, 1],
            "first" => vec![self.first],
            "second" => vec![1 - self.first],
            "pink" => vec![0],
            "blue" => vec![1],
            word => {
                let these = word.strip_prefix("chose ").ok_or(format!("{word}: nobody"))?;
                let these = letters(these);
                let chose = |seat: &usize| frame.chosen[*seat].is_some_and(|c| these.contains(&c));
                (0..2).filter(chose).collect()
            }
        };
        people.sort_by_key(|&seat| seat != frame.player);
        Ok(people)
    }

    /// One person.
    pub fn one(&self, frame: &Frame, word: &str) -> Verdict<usize> {
        self.who(frame, word)?.first().copied().ok_or_else(|| format!("{word}: nobody"))
    }

    /// A number read off the table.
    pub fn measure(&self, frame: &Frame, value: &Value) -> Verdict<i64> {
        if let Some(number) = value.as_integer() {
            return Ok(number);
        }
        let satisfaction = |seat: usize| self.people[seat].satisfaction;
        if let Some(word) = value.as_str() {
            let (pink, blue) = (satisfaction(0), satisfaction(1));
            return match word {
                "gap" => Ok((pink - blue).abs()),
                "lowest" => Ok(pink.min(blue)),
                "highest" => Ok(pink.max(blue)),
                "scenes" => Ok(self.count() as i64),
                other => Err(format!("{other}: not a measure")),
            };
        }
        let table = value.as_table().ok_or("a measure is a table")?;
        let sum = |key: &str, of: &dyn Fn(usize) -> i64| -> Verdict<i64> {
            let who = text(table, key).ok_or("a measure of somebody")?;
            Ok(self.who(frame, who)?.into_iter().map(of).sum())
        };
        let aspect = |key: &str| {
            let name = text(table, key).unwrap_or_default();
            Aspect::named(name).ok_or_else(|| format!("{name}: not an aspect"))
        };
        let people = &self.people;
        let key = table.keys().find(|key| *key != "of").map(String::as_str).unwrap_or_default();
        match key {
            "number" => Ok(table["number"].as_integer().unwrap_or(0)),
            "satisfaction" => sum(key, &satisfaction),
            "lead" => sum(key, &|seat| satisfaction(seat) - satisfaction(1 - seat)),
            "balance" => {
                let aspect = aspect(key)?;
                sum("of", &|seat| people[seat].balance(aspect))
            }
            "tokens" => {
                let aspect = aspect(key)?;
                sum("of", &|seat| people[seat].tokens[aspect.0])
            }
            "secrets" => sum(key, &|seat| people[seat].secrets.len() as i64),
            "hand" => sum(key, &|seat| people[seat].hand.len() as i64),
            "destinies" => sum(key, &|seat| people[seat].destinies.len() as i64),
            "goals" => sum(key, &|seat| people[seat].goals as i64),
            other => Err(format!("{other}: not a measure")),
        }
    }

    /// An amount: a number, or one counted off the table.
    pub fn amount(&self, frame: &Frame, value: &Value) -> Verdict<i64> {
        if let Some(number) = value.as_integer() {
            return Ok(number);
        }
        let table = value.as_table().ok_or("an amount is a table")?;
        let number =
            |key: &str, usual: i64| table.get(key).and_then(Value::as_integer).unwrap_or(usual);
        let Some(of) = table.get("of") else { return Ok(number("plus", 0)) };
        let counted = self.measure(frame, of)? / number("every", 1) * number("times", 1);
        let limit = number("limit", 9);
        Ok(counted.clamp(-limit, limit) + number("plus", 0))
    }

    /// Whether a condition holds; a list means all of them.
    pub fn holds(&self, frame: &Frame, value: &Value) -> Verdict<bool> {
        let all = |list: &[Value]| {
            list.iter()
                .try_fold(true, |so_far, one| Ok::<_, String>(so_far & self.holds(frame, one)?))
        };
        match value {
            Value::Array(list) => all(list),
            Value::String(word) => match (word.as_str(), frame.chosen) {
                ("no-match", [Some(one), Some(other)]) => Ok(one != other),
                ("no-match", _) => Ok(false),
                ("guessed", _) => Ok(frame.guess.is_some_and(|(_, right)| right)),
                ("together", _) => Ok(self.revealed && self.together()),
                (other, _) => Err(format!("{other:?}: not a condition")),
            },
            Value::Table(table) => self.table_holds(frame, table),
            other => Err(format!("{other:?}: not a condition")),
        }
    }

    fn table_holds(&self, frame: &Frame, table: &Table) -> Verdict<bool> {
        let word = |key: &str| text(table, key).unwrap_or_default();
        let everybody = |of: &dyn Fn(usize) -> bool| -> Verdict<bool> {
            let who = text(table, "who").unwrap_or("chooser");
            let who = self.who(frame, who)?;
            Ok(!who.is_empty() && who.into_iter().all(of))
        };
        let chose =
            |seat: usize, these: &[usize]| frame.chosen[seat].is_some_and(|c| these.contains(&c));
        let has = |key: &str| table.contains_key(key);
        if has("compare") {
            return self.compares(frame, table);
        } else if has("match") {
            let these = letters(word("match"));
            return Ok(frame.chosen[0] == frame.chosen[1] && chose(0, &these));
        } else if has("pair") {
            let pair = super::pack::words(table.get("pair"));
            let (one, two) = (letters(&pair[0]), letters(&pair[1]));
            return Ok((0..2).any(|seat| chose(seat, &one) && chose(1 - seat, &two)));
        } else if has("exactly-one") {
            let these = letters(word("exactly-one"));
            let [Some(_), Some(_)] = frame.chosen else { return Ok(false) };
            return Ok(chose(0, &these) != chose(1, &these));
        } else if has("chose") {
            let these = letters(word("chose"));
            return everybody(&|seat| chose(seat, &these));
        } else if has("has-trait") {
            let card = self.pack.traits.iter().position(|card| card.id == word("has-trait"));
            return everybody(&|seat| card.is_some_and(|c| self.people[seat].traits.contains(&c)));
        } else if has("has-occupation") {
            let card = |seat: usize| &self.pack.occupations[self.people[seat].occupation].0;
            return everybody(&|seat| card(seat) == word("has-occupation"));
        } else if has("has-feature") {
            let card = self.pack.features.iter().position(|card| card.0 == word("has-feature"));
            return everybody(&|seat| {
                card.is_some_and(|c| self.people[seat].features.contains(&c))
            });
        } else if has("holds-destiny") {
            let card = self.pack.destiny(word("holds-destiny"));
            return everybody(&|seat| {
                card.is_some_and(|c| self.people[seat].destinies.contains(&c))
            });
        } else if has("gender") {
            return everybody(&|seat| self.people[seat].gender == word("gender"));
        } else if has("flag") {
            return Ok(self.flags.contains(word("flag")));
        } else if has("stance") {
            let stance = |card: usize| self.pack.destinies[card].stance == word("stance");
            return everybody(&|seat| self.revealed && self.people[seat].last.is_some_and(stance));
        } else if has("final-destiny") {
            let card = self.pack.destiny(word("final-destiny"));
            return everybody(&|seat| self.revealed && self.people[seat].last == card);
        } else if has("opposed-trait") {
            let who = self.who(frame, word("opposed-trait"))?;
            return Ok(!who.is_empty() && who.into_iter().all(|seat| self.is_opposed(seat)));
        } else if let Some(Value::Array(list)) = table.get("all") {
            return self.holds(frame, &Value::Array(list.clone()));
        } else if let Some(Value::Array(list)) = table.get("any") {
            let or = |so_far, one| Ok::<_, String>(so_far | self.holds(frame, one)?);
            return list.iter().try_fold(false, or);
        } else if let Some(inner) = table.get("not") {
            return Ok(!self.holds(frame, inner)?);
        }
        Err(format!("{table:?}: not a condition that the referee knows"))
    }

    fn compares(&self, frame: &Frame, table: &Table) -> Verdict<bool> {
        let left = self.measure(frame, &table["compare"])?;
        for (word, right) in table {
            if word == "compare" {
                continue;
            }
            let right = self.measure(frame, right)?;
            return match word.as_str() {
                "at-least" => Ok(left >= right),
                "at-most" => Ok(left <= right),
                "more-than" => Ok(left > right),
                "less-than" => Ok(left < right),
                "exactly" => Ok(left == right),
                other => Err(format!("{other}: not a comparison")),
            };
        }
        Err("a comparison with nothing".into())
    }

    /// Whether the two ended on the other side of a goal that somebody wanted to share.
    fn is_opposed(&self, seat: usize) -> bool {
        self.people[seat].traits.iter().any(|&card| {
            let goal = &self.pack.traits[card];
            let balance: i64 = self.people.iter().map(|person| person.balance(goal.aspect)).sum();
            goal.shared && balance < 0
        })
    }

    /// FL-292: only if both final destinies stay.
    pub fn together(&self) -> bool {
        let stays = |card: usize| self.pack.destinies[card].stance == "stay";
        self.people.iter().all(|person| person.last.is_some_and(stays))
    }
}
