//! Reading the record: events, decisions and chance, each compared with what the rules demand.

use serde_json::{Value, json};

/// A finding, or what was expected instead.
pub type Verdict<T = ()> = Result<T, String>;

/// The lines of the record, numbered from 1.
pub struct Record<'a> {
    lines: &'a mut dyn Iterator<Item = String>,
    number: u64,
    ahead: Option<Value>,
}

impl<'a> Record<'a> {
    pub fn new(lines: &'a mut dyn Iterator<Item = String>) -> Self {
        Record { lines, number: 0, ahead: None }
    }

    /// The number of the line last read.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The next line, or nothing at the end of the record.
    pub fn line(&mut self) -> Verdict<Option<Value>> {
        self.peek()?;
        let line = self.ahead.take();
        self.number += 1;
        Ok(line)
    }

    /// The next line without reading on.
    pub fn peek(&mut self) -> Verdict<Option<&Value>> {
        if self.ahead.is_none() {
            let parse = |text: String| serde_json::from_str(&text);
            let line = self.lines.next().map(parse).transpose();
            self.ahead = line.map_err(|why| format!("expected JSON: {why}"))?;
        }
        Ok(self.ahead.as_ref())
    }

    /// The next line, which must be of this kind.
    pub fn expect(&mut self, kind: &str, rule: &str) -> Verdict<Value> {
        let Some(line) = self.line()? else {
            return Err(format!("expected `{kind}` ({rule}), found the end"));
        };
        if line["line"] != kind {
            return Err(format!("expected `{kind}` ({rule}), found {}", short(&line)));
        }
        Ok(line)
    }

    /// The next line must be exactly this event.
    pub fn event(&mut self, expected: &Value, rule: &str) -> Verdict {
        let Some(line) = self.line()? else {
            return Err(format!("expected {expected} ({rule}), found the end"));
        };
        if line["line"] != "event" || line["event"] != *expected {
            return Err(format!("expected {expected} ({rule}), found {}", short(&line)));
        }
        Ok(())
    }

    /// These events in any order.
    pub fn events_in_any_order(&mut self, mut expected: Vec<Value>, rule: &str) -> Verdict {
        while !expected.is_empty() {
            let line = self.expect("event", rule)?;
            let Some(place) = expected.iter().position(|event| *event == line["event"]) else {
                let expected = json!(expected);
                return Err(format!("expected {expected} ({rule}), found {}", short(&line)));
            };
            expected.swap_remove(place);
        }
        Ok(())
    }

    /// Whether the next line is an event of this name; its content.
    pub fn next_event(&mut self, name: &str) -> Verdict<Option<Value>> {
        let line = self.peek()?;
        let event = line.filter(|line| line["line"] == "event").map(|line| &line["event"]);
        Ok(event.and_then(|event| event.get(name)).cloned())
    }

    /// The next line must be an event of this name; its content.
    pub fn content(&mut self, name: &str, rule: &str) -> Verdict<Value> {
        let line = self.expect("event", rule)?;
        let content = line["event"].get(name).cloned();
        content.ok_or_else(|| format!("expected `{name}` ({rule}), found {}", short(&line)))
    }

    /// Chance answers a question with so many answers.
    pub fn chance(&mut self, about: &Value, answers: usize, rule: &str) -> Verdict<usize> {
        let line = self.expect("chance", rule)?;
        if line["about"] != *about || line["answers"] != answers {
            let found = short(&line);
            return Err(format!(
                "expected chance of {answers} about {about} ({rule}), found {found}"
            ));
        }
        match line["answer"].as_u64().map(|answer| answer as usize) {
            Some(answer) if answer < answers => Ok(answer),
            _ => Err(format!("`answer`: expected less than {answers}, found {}", line["answer"])),
        }
    }

    /// Somebody decides among exactly these options; the action taken.
    pub fn decision(&mut self, seat: usize, ask: &Ask<'_>) -> Verdict<Value> {
        let (asked, rule) = (&ask.asked, ask.rule);
        let line = self.expect("decision", rule)?;
        if line["seat"] != seat || line["asked"] != *asked {
            let found = short(&line);
            return Err(format!("expected seat {seat} asked {asked} ({rule}), found {found}"));
        }
        let listed = line["options"].as_array().ok_or("`options`: expected a list")?;
        for (place, option) in listed.iter().enumerate() {
            if listed[..place].contains(option) {
                return Err(format!("`options`: {option} twice ({rule})"));
            }
            if !ask.options.contains(option) {
                return Err(format!("`options` for {asked}: {option} is not legal ({rule})"));
            }
        }
        if let Some(missing) = ask.options.iter().find(|option| !listed.contains(option)) {
            return Err(format!("`options` for {asked}: {missing} is missing ({rule})"));
        }
        for seat in 0..2 {
            let mut found = numbers(&line["hands"][seat]);
            let mut hand = ask.hands[seat].to_vec();
            found.sort_unstable();
            hand.sort_unstable();
            if found != hand {
                return Err(format!("hand of {seat}: expected {hand:?}, found {found:?} (FL-I1)"));
            }
        }
        if !ask.options.contains(&line["action"]) {
            return Err(format!("`action`: {} is not legal ({rule})", line["action"]));
        }
        Ok(line["action"].clone())
    }

    /// Whose decision the next line is, if it is one.
    pub fn next_decider(&mut self) -> Verdict<Option<usize>> {
        let line = self.peek()?;
        let line = line.filter(|line| line["line"] == "decision");
        Ok(line.and_then(|line| line["seat"].as_u64()).map(|seat| seat as usize))
    }
}

/// A question, what may be answered, and both hands as they must be.
pub struct Ask<'a> {
    pub asked: Value,
    pub options: Vec<Value>,
    pub hands: [&'a [usize]; 2],
    pub rule: &'a str,
}

/// A list of numbers.
pub fn numbers(value: &Value) -> Vec<usize> {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().filter_map(Value::as_u64).map(|number| number as usize).collect()
}

/// A number, or an error that names the thing.
pub fn number(value: &Value, what: &str) -> Verdict<usize> {
    let found = value.as_u64().map(|number| number as usize);
    found.ok_or_else(|| format!("`{what}`: expected a number, found {value}"))
}

fn short(line: &Value) -> String {
    line.to_string().chars().take(600).collect()
}
