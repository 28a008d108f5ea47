//! Reading the record: one JSON object per line, every field of it accounted for.

use std::collections::BTreeSet;
use std::fmt::Debug;

use serde_json::{Map, Value};

/// The field that tells what a line is: `round`, `turn`, `play`...
const KIND: &str = "line";

/// A finding, or what was expected instead.
pub type Verdict<T = ()> = Result<T, String>;

/// The characters in the order of their values, 0 to 9 (LL-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Card {
    Spy,
    Guard,
    Priest,
    Baron,
    Handmaid,
    Prince,
    Chancellor,
    King,
    Countess,
    Princess,
}

/// How many copies of each character, by value.
pub type Copies = [usize; 10];

impl Card {
    pub const ALL: [Card; 10] = [
        Card::Spy,
        Card::Guard,
        Card::Priest,
        Card::Baron,
        Card::Handmaid,
        Card::Prince,
        Card::Chancellor,
        Card::King,
        Card::Countess,
        Card::Princess,
    ];
    /// LL-3.
    pub const STANDARD_DECK: Copies = [2, 6, 2, 2, 2, 2, 2, 1, 1, 1];
    /// LL-112: without one Guard, two Chancellors and two Spies.
    pub const CLASSIC_DECK: Copies = [0, 5, 2, 2, 2, 2, 0, 1, 1, 1];

    pub fn value(self) -> usize {
        self as usize
    }
}

/// One way to play a card: `name` is the character named with a Guard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Play {
    pub card: Card,
    pub target: Option<usize>,
    pub name: Option<Card>,
}

/// One way to finish a Chancellor: `bottom` in the order laid down, the last at the very bottom.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Keep {
    pub keep: Card,
    pub bottom: Vec<Card>,
}

/// The lines of the record, numbered from 1.
pub struct Record<'a> {
    lines: &'a mut dyn Iterator<Item = String>,
    number: u64,
}

impl<'a> Record<'a> {
    pub fn new(lines: &'a mut dyn Iterator<Item = String>) -> Self {
        Record { lines, number: 0 }
    }

    /// The number of the line last asked for.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The next line, or nothing at the end of the record.
    pub fn line(&mut self) -> Verdict<Option<Fields>> {
        self.number += 1;
        let next = self.lines.next();
        next.map(|text| Fields::parse(&text)).transpose()
    }

    /// The next line, which `rule` demands to be of this kind.
    pub fn expect(&mut self, kind: &str, rule: &str) -> Verdict<Fields> {
        let expected = format!("expected a `{kind}` line ({rule})");
        let Some(mut line) = self.line()? else {
            return Err(format!("{expected}, found the end of an unfinished game"));
        };
        match line.0.remove(KIND) {
            Some(Value::String(found)) if found == kind => Ok(line),
            Some(found) => Err(format!("{expected}, found {found}")),
            None => Err(format!("{expected}, found one without `{KIND}`")),
        }
    }

    /// The next line, which must be of this kind and about this seat.
    pub fn expect_of(&mut self, seat: usize, kind: &str, rule: &str) -> Verdict<Fields> {
        let mut line = self.expect(kind, rule)?;
        line.agree("seat", seat, rule)?;
        Ok(line)
    }
}

/// The fields of one object that have not been read yet.
pub struct Fields(Map<String, Value>);

impl Fields {
    fn parse(text: &str) -> Verdict<Self> {
        let value = serde_json::from_str(text).map_err(|why| format!("expected JSON: {why}"))?;
        // The parser keeps only the last of two equal keys, so both sides are counted.
        if keys_written(text) != keys_read(&value) {
            return Err("expected every field once, found one twice".into());
        }
        Fields::of(value)
    }

    fn of(value: Value) -> Verdict<Self> {
        match value {
            Value::Object(fields) => Ok(Fields(fields)),
            other => Err(format!("expected an object, found {other}")),
        }
    }

    /// Reads a field that must be there.
    pub fn take<T: Written>(&mut self, field: &str) -> Verdict<T> {
        let value = self.0.remove(field);
        let value = value.ok_or_else(|| format!("expected a field `{field}`"))?;
        T::read(value).map_err(|why| format!("`{field}`: {why}"))
    }

    /// Reads a field whose content the rule settles.
    pub fn agree<T>(&mut self, field: &str, expected: T, rule: &str) -> Verdict
    where
        T: Written + PartialEq + Debug,
    {
        let found: T = self.take(field)?;
        agree(found, expected, &format!("`{field}` ({rule})"))
    }

    /// Reads seats in any order, each once; `expected` is in ascending order.
    pub fn agree_seats(&mut self, field: &str, expected: &[usize], rule: &str) -> Verdict {
        let mut found: Vec<usize> = self.take(field)?;
        found.sort_unstable();
        agree(&found[..], expected, &format!("`{field}` ({rule})"))
    }

    /// Reads `options`: exactly the `legal` ones, each once, in any order.
    pub fn agree_options<T>(&mut self, legal: &BTreeSet<T>, rule: fn(&T) -> &str) -> Verdict
    where
        T: Written + Ord + Debug,
    {
        let mut listed = BTreeSet::new();
        for option in self.take::<Vec<T>>("options")? {
            if !legal.contains(&option) {
                let rule = rule(&option);
                return Err(format!("`options`: {option:?} is not legal ({rule})"));
            }
            if let Some(twice) = listed.replace(option) {
                return Err(format!("`options`: {twice:?} is listed twice (LL-Q12)"));
            }
        }
        if let Some(missing) = legal.difference(&listed).next() {
            let rule = rule(missing);
            return Err(format!("`options`: {missing:?} is missing ({rule})"));
        }
        Ok(())
    }

    /// Reads the header's `seed`: its meaning is the writer's own, but it must say something.
    pub fn seed(&mut self) -> Verdict {
        match self.0.remove("seed") {
            Some(Value::Number(_)) => Ok(()),
            Some(Value::String(seed)) if !seed.is_empty() => Ok(()),
            _ => Err("`seed`: expected a text or a number".into()),
        }
    }

    /// Reads all fields that are left as one thing.
    pub fn rest<T: Written>(self) -> Verdict<T> {
        T::read(Value::Object(self.0))
    }

    /// Nothing may be left unread.
    pub fn close(self) -> Verdict {
        match self.0.keys().next() {
            Some(unknown) => Err(format!("expected no field `{unknown}` here")),
            None => Ok(()),
        }
    }
}

/// Colons outside texts: one for each key.
fn keys_written(text: &str) -> usize {
    let (mut keys, mut in_text, mut escaped) = (0, false, false);
    for letter in text.chars() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => in_text = !in_text,
            ':' if !in_text => keys += 1,
            _ => {}
        }
    }
    keys
}

fn keys_read(value: &Value) -> usize {
    match value {
        Value::Object(fields) => fields.len() + fields.values().map(keys_read).sum::<usize>(),
        Value::Array(items) => items.iter().map(keys_read).sum(),
        _ => 0,
    }
}

/// `what` names the thing compared and the rule behind it.
pub fn agree<T: PartialEq + Debug>(found: T, expected: T, what: &str) -> Verdict {
    if found == expected {
        return Ok(());
    }
    Err(format!("{what}: expected {expected:?}, found {found:?}"))
}

/// What a field can hold.
pub trait Written: Sized {
    fn read(value: Value) -> Verdict<Self>;
}

impl Written for usize {
    fn read(value: Value) -> Verdict<Self> {
        let number = value.as_u64().and_then(|number| number.try_into().ok());
        number.ok_or_else(|| format!("expected a whole number, found {value}"))
    }
}

impl Written for String {
    fn read(value: Value) -> Verdict<Self> {
        match value {
            Value::String(text) => Ok(text),
            other => Err(format!("expected a text, found {other}")),
        }
    }
}

impl Written for Card {
    fn read(value: Value) -> Verdict<Self> {
        let named = |card: &Card| value == format!("{card:?}").to_lowercase();
        let card = Card::ALL.into_iter().find(named);
        card.ok_or_else(|| format!("expected a card (LL-3), found {value}"))
    }
}

impl Written for Play {
    fn read(value: Value) -> Verdict<Self> {
        let mut fields = Fields::of(value)?;
        let (card, name) = (fields.take("card")?, fields.take("name")?);
        let target = fields.take("target")?;
        fields.close().map(|()| Play { card, target, name })
    }
}

impl Written for Keep {
    fn read(value: Value) -> Verdict<Self> {
        let mut fields = Fields::of(value)?;
        let (keep, bottom) = (fields.take("keep")?, fields.take("bottom")?);
        fields.close().map(|()| Keep { keep, bottom })
    }
}

impl<T: Written> Written for Option<T> {
    fn read(value: Value) -> Verdict<Self> {
        match value {
            Value::Null => Ok(None),
            value => T::read(value).map(Some),
        }
    }
}

impl<T: Written> Written for Vec<T> {
    fn read(value: Value) -> Verdict<Self> {
        match value {
            Value::Array(items) => items.into_iter().map(T::read).collect(),
            other => Err(format!("expected a list, found {other}")),
        }
    }
}
