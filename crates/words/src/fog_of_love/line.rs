//! Sentences on a card.

use super::Voice;
use crate::{Lang, Tongue};

/// A sentence on a card, or a line with a colon over those that belong to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// How far it is set in: what stands under a line with a colon is one deeper.
    pub depth: u8,
    /// The words.
    pub text: String,
}

/// Lines in the making.
#[derive(Default)]
pub(super) struct Lines {
    pub(super) lines: Vec<Line>,
    pub(super) depth: u8,
}

impl Lines {
    /// Adds a line of this text, beginning with a capital.
    pub(super) fn push(&mut self, text: &str) {
        self.lines.push(Line { depth: self.depth, text: capital(text) });
    }

    /// Adds what stands under the last line.
    pub(super) fn deeper(&mut self, inner: impl FnOnce(&mut Lines)) {
        self.depth = self.depth.saturating_add(1);
        inner(self);
        self.depth = self.depth.saturating_sub(1);
    }
}

/// The text with a capital letter, if it begins with a letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A sentence of a pack, which may or may not bring its own stop.
pub(super) fn stopped(tongue: &Tongue, text: &str) -> String {
    let text = text.trim();
    let done = text.ends_with(['.', '!', '?', '…', ':', '”', '“', '»', ')']);
    if done { text.to_owned() } else { tongue.fl_sentence(text) }
}

impl Voice<'_> {
    /// All lines as one running text.
    pub fn text(&self, lines: &[Line]) -> String {
        self.tongue.text(lines.iter().map(|line| line.text.clone()))
    }

    /// A clause with its stop.
    pub(super) fn sentence(&self, clause: &str) -> String {
        self.tongue.fl_sentence(clause)
    }

    /// A sentence of a pack, which may or may not bring its own stop.
    pub(super) fn stopped(&self, text: &str) -> String {
        stopped(self.tongue, text)
    }

    /// Clauses after a colon, where German begins a whole sentence with a capital.
    pub(super) fn after_colon(&self, clauses: &str) -> String {
        match self.tongue.lang() {
            Lang::De => capital(clauses),
            Lang::En | Lang::It | Lang::Fr => clauses.to_owned(),
        }
    }

    /// Clauses of one sentence.
    pub(super) fn joined(&self, clauses: impl IntoIterator<Item = String>) -> String {
        let then = |text: String, next: String| self.tongue.fl_then(&text, &next);
        clauses.into_iter().reduce(then).unwrap_or_default()
    }

    /// “A”, “A or C”, “A, B or C”
    pub(super) fn any_of(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first, middle @ .., last] => {
                let more = |list: String, next: &String| self.tongue.fl_or_more(&list, next);
                self.tongue.fl_or(&middle.iter().fold(first.clone(), more), last)
            }
        }
    }
}
