//! What is noted while a pack is read: findings by place, and what cards do to each other.

use crate::problem::{Finding, Problem};
use fog_of_love::content::{Deck, Decks, Icon};

/// Findings beyond this many are not noted: nobody would read them.
const MOST_FINDINGS: usize = 500;

/// A place in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Place {
    /// The file's number.
    pub file: u16,
    /// The byte in it.
    pub at: u32,
}

/// A file as findings name it, and its text.
pub(crate) struct Page<'a> {
    pub path: String,
    pub text: &'a str,
}

/// Everything that is noted.
#[derive(Default)]
pub(crate) struct Notes {
    findings: Vec<(Place, Problem)>,
    /// A place that is also worth a word: where flags are looked at.
    pub tested: Vec<(u8, Place)>,
    /// Where secrets that were never revealed ask for the destinies.
    pub after_reveal: Vec<Place>,
    /// Flags that something raises, as bits.
    pub raised: u32,
    /// Special events that something inserts.
    pub inserted: Vec<(u8, Place)>,
    /// Decks that effects draw from.
    pub drawn: Decks,
    /// Searches: in which deck, for what.
    pub searches: Vec<(Deck, Icon, Place)>,
    /// Where effects need secrets to work on.
    pub secrets: Vec<Place>,
    /// Tags that secrets are revealed by.
    pub tags: Vec<(u8, Place)>,
    /// How many effects there are in all.
    pub effects: usize,
    /// How many conditions there are in all.
    pub conditions: usize,
    /// Prompts: the message, the attribute.
    pub prompts: Vec<(String, String)>,
}

impl Notes {
    pub fn say(&mut self, place: Place, problem: Problem) {
        match self.findings.len() {
            0..MOST_FINDINGS => self.findings.push((place, problem)),
            MOST_FINDINGS => self.findings.push((place, Problem::More)),
            _ => {}
        }
    }

    /// Whether nothing more is noted.
    pub fn is_full(&self) -> bool {
        self.findings.len() > MOST_FINDINGS
    }

    /// The findings in the order of the files, with lines and columns.
    pub fn findings(mut self, pages: &[Page<'_>]) -> Vec<Finding> {
        self.findings.sort_by_key(|(place, _)| *place);
        self.findings.dedup();
        let findings = self.findings.into_iter();
        findings.map(|(place, problem)| found(pages, place, problem)).collect()
    }
}

fn found(pages: &[Page<'_>], place: Place, problem: Problem) -> Finding {
    let Some(page) = pages.get(place.file as usize) else {
        return Finding { file: String::new(), line: 0, column: 0, problem };
    };
    let (line, column) = position(page.text, place.at as usize);
    Finding { file: page.path.clone(), line, column, problem }
}

/// Line and column of a byte, both counted from 1, the column in characters.
pub(crate) fn position(text: &str, at: usize) -> (u32, u32) {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let line = before.bytes().filter(|&byte| byte == b'\n').count() as u32 + 1;
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (line, before[start..].chars().count() as u32 + 1)
}
