//! Walking through TOML values with their places, noting what is wrong on the way.

use crate::names::Names;
use crate::notes::{Notes, Place};
use crate::problem::{Problem, Shape, What};
use std::ops::{Range, RangeInclusive};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value and where it stands.
pub(crate) type Node<'a> = Spanned<DeValue<'a>>;

/// Where a reader sits: which file is open, what is known, what is noted. Every way of reading
/// returns nothing when it has noted why.
pub(crate) struct Desk<'n> {
    pub file: u16,
    pub names: &'n Names,
    pub notes: &'n mut Notes,
    /// The message of the card that is being read, for its prompts.
    pub key: String,
    /// Whether the card has made a guess so far.
    pub guessed: bool,
}

impl Desk<'_> {
    pub fn place(&self, span: Range<usize>) -> Place {
        Place { file: self.file, at: span.start as u32 }
    }

    pub fn say(&mut self, node: &Node<'_>, problem: Problem) {
        self.say_at(node.span(), problem);
    }

    pub fn say_at(&mut self, span: Range<usize>, problem: Problem) {
        let place = self.place(span);
        self.notes.say(place, problem);
    }

    fn wrong(&mut self, node: &Node<'_>, expected: Shape) {
        self.say(node, Problem::WrongType { expected, found: shape(node.get_ref()) });
    }

    pub fn text<'a>(&mut self, node: &'a Node<'_>) -> Option<&'a str> {
        let text = node.get_ref().as_str();
        if text.is_none() {
            self.wrong(node, Shape::Text);
        }
        text
    }

    pub fn truth(&mut self, node: &Node<'_>) -> Option<bool> {
        let truth = node.get_ref().as_bool();
        if truth.is_none() {
            self.wrong(node, Shape::Truth);
        }
        truth
    }

    pub fn list<'a>(&mut self, node: &'a Node<'a>) -> Option<&'a [Node<'a>]> {
        let list = node.get_ref().as_array().map(|array| &**array);
        if list.is_none() {
            self.wrong(node, Shape::List);
        }
        list
    }

    pub fn fields<'a>(&mut self, node: &'a Node<'a>) -> Option<Fields<'a>> {
        match node.get_ref().as_table() {
            Some(table) => Some(Fields::of(table, node.span())),
            None => {
                self.wrong(node, Shape::Table);
                None
            }
        }
    }

    /// A whole number within a range. It must fit into whatever the caller keeps it in.
    pub fn number<T: TryFrom<i64>>(
        &mut self,
        node: &Node<'_>,
        range: RangeInclusive<i64>,
    ) -> Option<T> {
        let Some(integer) = node.get_ref().as_integer() else {
            self.wrong(node, Shape::Number);
            return None;
        };
        let number = i64::from_str_radix(integer.as_str(), integer.radix()).ok();
        let fits = number.filter(|number| range.contains(number));
        if fits.is_none() {
            let given = integer.to_string();
            self.say(
                node,
                Problem::OutOfRange { given, least: *range.start(), most: *range.end() },
            );
        }
        fits.and_then(|number| T::try_from(number).ok())
    }

    /// One of a few words.
    pub fn word<T: Copy>(
        &mut self,
        node: &Node<'_>,
        what: What,
        words: &[(&'static str, T)],
    ) -> Option<T> {
        let given = self.text(node)?;
        let found = words.iter().find(|(word, _)| *word == given).map(|(_, value)| *value);
        if found.is_none() {
            let known = words.iter().map(|(word, _)| word.to_string()).collect();
            self.say(node, Problem::Unknown { what, given: given.to_string(), known });
        }
        found
    }

    /// The number of a card, a flag or a tag that the text names.
    pub fn named(&mut self, node: &Node<'_>, what: What) -> Option<u8> {
        let given = self.text(node)?;
        let index = self.names.of(what);
        let number = index.number(given);
        if number.is_none() {
            let known = index.list().to_vec();
            self.say(node, Problem::Unknown { what, given: given.to_string(), known });
        }
        number
    }

    /// A list of names, none of them twice.
    pub fn all_named<'a>(&mut self, node: &'a Node<'a>, what: What) -> Vec<u8> {
        let mut numbers = Vec::new();
        for item in self.list(node).unwrap_or_default() {
            if let Some(number) = self.named(item, what) {
                self.push_once(item, &mut numbers, number);
            }
        }
        numbers
    }

    pub fn push_once<T: PartialEq>(&mut self, node: &Node<'_>, list: &mut Vec<T>, value: T) {
        if list.contains(&value) {
            let word = node.get_ref().as_str().unwrap_or_default().to_string();
            self.say(node, Problem::Repeated(word));
        } else {
            list.push(value);
        }
    }
}

fn shape(value: &DeValue<'_>) -> Shape {
    match value {
        DeValue::String(_) => Shape::Text,
        DeValue::Integer(_) => Shape::Number,
        DeValue::Boolean(_) => Shape::Truth,
        DeValue::Array(_) => Shape::List,
        DeValue::Table(_) => Shape::Table,
        DeValue::Float(_) | DeValue::Datetime(_) => Shape::Other,
    }
}

/// A table whose keys are asked for one by one; what nobody asked for is unknown.
pub(crate) struct Fields<'a> {
    table: &'a DeTable<'a>,
    pub span: Range<usize>,
    asked: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    pub fn of(table: &'a DeTable<'a>, span: Range<usize>) -> Fields<'a> {
        Fields { table, span, asked: Vec::new() }
    }

    pub fn has(&self, key: &str) -> bool {
        self.table.get(key).is_some()
    }

    pub fn get(&mut self, key: &'static str) -> Option<&'a Node<'a>> {
        self.asked.push(key);
        self.table.get(key)
    }

    pub fn need(&mut self, key: &'static str, desk: &mut Desk<'_>) -> Option<&'a Node<'a>> {
        let node = self.get(key);
        if node.is_none() {
            desk.say_at(self.span.clone(), Problem::MissingKey(key));
        }
        node
    }

    /// The keys and values, for tables whose keys are free.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, Range<usize>, &'a Node<'a>)> + use<'a> {
        self.table.iter().map(|(key, value)| (key.get_ref().as_ref(), key.span(), value))
    }

    /// The first of these keys that is there.
    pub fn head<T: Copy>(&self, heads: &[(&'static str, T)]) -> Option<(&'static str, T)> {
        heads.iter().copied().find(|(head, _)| self.has(head))
    }

    /// Notes every key that nobody asked for. If it is one of `heads`, two clauses share a table.
    pub fn finish<T>(self, desk: &mut Desk<'_>, heads: &[(&'static str, T)]) {
        for (key, span, _) in self.entries() {
            if self.asked.contains(&key) {
                continue;
            }
            let problem = match heads.iter().any(|(head, _)| *head == key) {
                true => {
                    let first = self.asked.first().copied().unwrap_or_default().to_string();
                    Problem::TwoClauses { first, second: key.to_string() }
                }
                false => Problem::UnknownKey { key: key.to_string(), known: self.asked.clone() },
            };
            desk.say_at(span, problem);
        }
    }

    /// Notes every key that nobody asked for.
    pub fn done(self, desk: &mut Desk<'_>) {
        self.finish::<()>(desk, &[]);
    }
}
