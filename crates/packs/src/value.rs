//! Numbers that a card reads off the table.

use crate::problem::{Problem, What};
use crate::scope::Scope;
use crate::walk::{Desk, Node};
use fog_of_love::content::{Amount, Measure, Share, Who};
use std::ops::RangeInclusive;

/// The range of satisfaction that anything gives or takes.
pub(crate) const SATISFACTION: RangeInclusive<i64> = -20..=20;
/// The range of counts: tokens, scenes, destinies.
pub(crate) const COUNT: RangeInclusive<i64> = 1..=10;
/// The range of numbers to compare with.
const NUMBERS: RangeInclusive<i64> = -999..=999;

/// The measures that are tables, by the key that says which.
#[derive(Clone, Copy)]
enum Head {
    Number,
    Of(fn(Who) -> Measure),
    Lead,
    Balance,
    Tokens,
}

const HEADS: [(&str, Head); 9] = [
    ("number", Head::Number),
    ("satisfaction", Head::Of(Measure::Satisfaction)),
    ("lead", Head::Lead),
    ("balance", Head::Balance),
    ("tokens", Head::Tokens),
    ("secrets", Head::Of(Measure::Secrets)),
    ("hand", Head::Of(Measure::Hand)),
    ("destinies", Head::Of(Measure::Destinies)),
    ("goals", Head::Of(Measure::Goals)),
];

const BARE: [(&str, Measure); 4] = [
    ("gap", Measure::Gap),
    ("lowest", Measure::Lowest),
    ("highest", Measure::Highest),
    ("scenes", Measure::Scenes),
];

impl Desk<'_> {
    /// A number read off the game; a plain number stands for itself.
    pub fn measure<'a>(&mut self, node: &'a Node<'a>, scope: Scope) -> Option<Measure> {
        if node.get_ref().is_integer() {
            return self.number(node, NUMBERS).map(Measure::Number);
        }
        if node.get_ref().is_str() {
            return self.word(node, What::Measure, &BARE);
        }
        let mut fields = self.fields(node)?;
        let Some((key, head)) = fields.head(&HEADS) else {
            self.headless(node, What::Measure, &HEADS, &BARE);
            return None;
        };
        let value = fields.need(key, self)?;
        let measure = match head {
            Head::Number => self.number(value, NUMBERS).map(Measure::Number),
            Head::Of(make) => self.who(value, scope).map(make),
            Head::Lead => self.one_person(value, scope).map(Measure::Lead),
            Head::Balance | Head::Tokens => {
                let aspect = self.aspect(value);
                let of = fields.need("of", self).and_then(|of| self.who(of, scope));
                aspect.zip(of).map(|(aspect, of)| match head {
                    Head::Balance => Measure::Balance(of, aspect),
                    _ => Measure::Tokens(of, aspect),
                })
            }
        };
        fields.finish(self, &HEADS);
        measure
    }

    /// How much: a number, or a table that counts something.
    pub fn amount<'a>(
        &mut self,
        node: &'a Node<'a>,
        fixed: RangeInclusive<i64>,
        scope: Scope,
    ) -> Option<Amount> {
        if !node.get_ref().is_table() {
            return self.number(node, fixed).map(Amount::fixed);
        }
        let mut fields = self.fields(node)?;
        let of = fields.need("of", self).and_then(|of| self.measure(of, scope));
        let times = self.number_or(fields.get("times"), SATISFACTION, 1);
        let every = self.number_or(fields.get("every"), 1..=20, 1);
        let plus = self.number_or(fields.get("plus"), SATISFACTION, 0);
        let limit = self.number_or(fields.get("limit"), 1..=50, 9);
        fields.done(self);
        of.map(|of| Amount { plus, share: Some(Share { of, every, times, limit }) })
    }

    /// A number that may be left out.
    pub fn number_or<T: TryFrom<i64>>(
        &mut self,
        node: Option<&Node<'_>>,
        range: RangeInclusive<i64>,
        usual: T,
    ) -> T {
        node.and_then(|node| self.number(node, range)).unwrap_or(usual)
    }

    /// Notes a table in which no key says what it is.
    pub fn headless<S, T>(
        &mut self,
        node: &Node<'_>,
        what: What,
        heads: &[(&'static str, S)],
        bare: &[(&'static str, T)],
    ) {
        let keys = node.get_ref().as_table().into_iter().flat_map(|table| table.keys());
        let keys: Vec<&str> = keys.map(|key| key.get_ref().as_ref()).collect();
        let known = heads.iter().map(|(head, _)| *head).chain(bare.iter().map(|(word, _)| *word));
        let known: Vec<String> = known.map(str::to_string).collect();
        let near =
            |key: &&&str| crate::names::nearest(key, known.iter().map(String::as_str)).is_some();
        let given = keys.iter().find(near).or(keys.first()).map(|key| key.to_string());
        let given = given.unwrap_or_default();
        self.say(node, Problem::Unknown { what, given, known });
    }
}
