//! A page in parts, so that only what has changed is drawn and sent.
//!
//! A part is drawn by a plain function from inputs that it declares: `sheet.part(id, &inputs, draw)`. The
//! function captures nothing, so what it needs must be among the inputs; and whoever has been sent a part
//! for the same inputs is neither drawn nor sent it again. Where one part stands in another, the outer one
//! has a [`Slot`] among its inputs and writes it as a comment with the inner one's id:
//! `<div id="table"><!--prompt--><!--middle--></div>`. Whoever knows all parts can put the page together,
//! from the part `table` inwards. Names and chat cannot pass for a comment: where they are written, their
//! `<` is none.
//!
//! A page drawn step by step is, byte for byte, the page drawn whole (`tests/incremental.rs`), and
//! what did not change costs a hash.

use crate::shelf::Drawing;
use crate::stamp::stamp;
use maud::{Markup, Render};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::Hash;
use std::ops::AddAssign;

/// Parts by their ids.
pub type Parts = BTreeMap<String, String>;

/// The place of a part in another.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Slot(Cow<'static, str>);

impl Render for Slot {
    fn render_to(&self, buffer: &mut String) {
        buffer.extend(["<!--", &self.0, "-->"]);
    }
}

/// The keys of all parts that somebody has: each stands for an id and what the part was drawn from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sent(Box<[u64]>);

impl Sent {
    fn has(&self, key: u64) -> bool {
        self.0.binary_search(&key).is_ok()
    }

    fn of(mut keys: Vec<u64>) -> Sent {
        keys.sort_unstable();
        Sent(keys.into())
    }

    /// One part is sent instead of another of its id. Gives it, unless it is there already.
    pub(crate) fn replace<I: Hash>(
        &mut self,
        id: &'static str,
        [before, after]: [&I; 2],
        draw: fn(&I) -> Markup,
    ) -> Parts {
        let keys = [before, after].map(|inputs| key(id, inputs));
        if self.has(keys[1]) {
            return Parts::new();
        }
        let kept = self.0.iter().copied().filter(|key| !keys.contains(key));
        *self = Sent::of(kept.chain([keys[1]]).collect());
        Parts::from([(id.to_string(), draw(after).into_string())])
    }
}

/// What it took to draw something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// How many parts were looked at, each with all that it is drawn from.
    pub parts: usize,
    /// How many of them were really drawn: others were there already.
    pub drawings: usize,
    /// How long all are that somebody had not been sent.
    pub bytes: usize,
}

impl AddAssign for Work {
    fn add_assign(&mut self, more: Work) {
        self.parts += more.parts;
        self.drawings += more.drawings;
        self.bytes += more.bytes;
    }
}

/// All parts of a page, of which those are drawn that somebody has not been sent.
pub struct Sheet<'a> {
    sent: &'a Sent,
    drawing: Drawing<'a>,
    keys: Vec<u64>,
    drawn: Parts,
    work: Work,
}

impl<'a> Sheet<'a> {
    /// A sheet for somebody who has these parts.
    pub fn new(sent: &'a Sent) -> Sheet<'a> {
        Sheet::drawn_by(sent, Drawing::Alone)
    }

    /// The same, drawn by these.
    pub(crate) fn drawn_by(sent: &'a Sent, drawing: Drawing<'a>) -> Sheet<'a> {
        let keys = Vec::with_capacity(sent.0.len() + 8);
        Sheet { sent, drawing, keys, drawn: Parts::new(), work: Work::default() }
    }

    /// A part of the page. It is drawn only if it is new.
    pub fn part<I: Hash + ?Sized>(
        &mut self,
        id: impl Into<Cow<'static, str>>,
        inputs: &I,
        draw: fn(&I) -> Markup,
    ) -> Slot {
        let id = id.into();
        let key = key(&id, inputs);
        self.keys.push(key);
        self.work.parts += 1;
        if !self.sent.has(key) {
            let html = match self.drawing.get(key) {
                Some(html) => html.to_string(),
                None => {
                    self.work.drawings += 1;
                    let html = draw(inputs).into_string();
                    self.drawing.put(key, &html);
                    html
                }
            };
            self.work.bytes += html.len();
            self.drawn.insert(id.to_string(), html);
        }
        Slot(id)
    }

    /// What it has taken so far.
    pub(crate) fn work(&self) -> Work {
        self.work
    }

    /// What was drawn, and the keys of all there is now.
    pub fn finish(self) -> (Parts, Sent) {
        (self.drawn, Sent::of(self.keys))
    }
}

fn key<I: Hash + ?Sized>(id: &str, inputs: &I) -> u64 {
    stamp(&(id, inputs))
}

/// Puts a part together with all that stands in it.
pub fn whole(parts: &Parts, id: &str) -> String {
    let mut html = String::new();
    put(parts, id, &mut html);
    html
}

fn put(parts: &Parts, id: &str, into: &mut String) {
    let Some(html) = parts.get(id) else { return };
    let mut pieces = html.split("<!--");
    into.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (id, rest) = piece.split_once("-->").unwrap_or((piece, ""));
        put(parts, id, into);
        into.push_str(rest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn number(number: &u8) -> Markup {
        html! { b { (number) } }
    }

    fn list(slots: &Vec<Slot>) -> Markup {
        html! { p { @for slot in slots { (slot) } } }
    }

    fn draw(sent: &Sent, numbers: &[u8]) -> (Parts, Sent) {
        let mut sheet = Sheet::new(sent);
        let slots = numbers.iter().enumerate();
        let slots =
            slots.map(|(at, it)| sheet.part(format!("n-{at}"), it, number)).collect::<Vec<_>>();
        sheet.part("table", &slots, list);
        sheet.finish()
    }

    #[test]
    fn only_what_is_new_is_drawn() {
        let (parts, sent) = draw(&Sent::default(), &[1, 2]);
        assert_eq!(whole(&parts, "table"), "<p><b>1</b><b>2</b></p>");
        let (none, same) = draw(&sent, &[1, 2]);
        assert_eq!((none, &same), (Parts::new(), &sent));
        let (one, later) = draw(&sent, &[1, 3]);
        assert_eq!(one.into_keys().collect::<Vec<_>>(), ["n-1"]);
        let (more, _) = draw(&later, &[1, 3, 3]);
        assert_eq!(more.into_keys().collect::<Vec<_>>(), ["n-2", "table"]);
    }

    #[test]
    fn one_part_is_sent_instead_of_another() {
        let (_, mut sent) = draw(&Sent::default(), &[1, 2]);
        assert_eq!(sent.replace("n-0", [&1, &7], number).len(), 1);
        assert_eq!(sent.replace("n-0", [&1, &7], number).len(), 0);
        let (back, _) = draw(&sent, &[1, 2]);
        assert_eq!(back.into_keys().collect::<Vec<_>>(), ["n-0"]);
    }
}
