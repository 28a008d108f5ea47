//! What several people send to a table, one line after the other.

use crate::{GUESTS, Moment, moments};
use tables::Guest;

/// More lines than this tell nothing new.
const MOST_LINES: usize = 24;

/// Who a line is from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// One of the guests, by their place among them: `a` to `e`.
    Guest(usize),
    /// The next bot is to move: `*`.
    Bot,
}

impl Who {
    /// The guest, if it is one.
    pub fn guest(self) -> Option<Guest> {
        match self {
            Who::Guest(at) => GUESTS.get(at).copied(),
            Who::Bot => None,
        }
    }
}

/// The table that an input is about, by the number on its first line, and what is sent to it:
/// `a {"do":"start"}`.
pub(crate) fn script(data: &[u8]) -> (&'static Moment, Vec<(Who, &str)>) {
    let mut lines = data.split(|byte| *byte == b'\n');
    let first = lines.next().unwrap_or_default();
    let digits = first.iter().filter(|byte| byte.is_ascii_digit());
    let number =
        digits.fold(0_usize, |n, digit| n.wrapping_mul(10).wrapping_add(usize::from(digit - b'0')));
    let said = lines.take(MOST_LINES).filter_map(|line| {
        let (who, rest) = line.split_first()?;
        let who = match who {
            b'*' => Who::Bot,
            letter => Who::Guest(usize::from(letter.wrapping_sub(b'a')) % GUESTS.len()),
        };
        Some((who, std::str::from_utf8(rest).ok()?.trim_start()))
    });
    (&moments()[number % moments().len()], said.collect())
}
