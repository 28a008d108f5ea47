//! Parts that were drawn for everybody, kept for whoever is to see the same.
//!
//! What the public sees at a table is drawn once for a step and a language, and lies here for all pages of
//! that table. Only what is drawn for the public is laid down, so that how long a page takes tells nothing
//! of what others hold.

use std::sync::Arc;

/// No more bytes of parts are kept: more than any step changes, and less than whole pages.
const MOST: usize = 24 * 1024;

/// The parts that were drawn for everybody at the latest moment, by their keys. A copy is cheap: whoever
/// draws for a seat takes from one, and keeps nobody waiting meanwhile.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// Which game of the table, and how many steps of it have been taken.
    moment: (u32, usize),
    parts: Vec<(u64, Arc<str>)>,
    bytes: usize,
}

impl Shelf {
    /// Makes room for a moment, if it is later than the one before.
    pub(crate) fn turn_to(&mut self, moment: (u32, usize)) {
        if moment > self.moment {
            *self = Shelf { moment, ..Shelf::default() };
        }
    }

    pub(crate) fn get(&self, key: u64) -> Option<&str> {
        self.parts.iter().find(|(of, _)| *of == key).map(|(_, html)| &**html)
    }

    pub(crate) fn put(&mut self, key: u64, html: &str) {
        if self.bytes + html.len() <= MOST {
            self.bytes += html.len();
            self.parts.push((key, html.into()));
        }
    }
}

/// Who draws: where what is drawn comes from, and whether others are to have it.
#[derive(Debug)]
pub enum Drawing<'a> {
    /// Somebody for themselves alone.
    Alone,
    /// A seat: what everybody sees is taken from the shelf.
    Own(&'a Shelf),
    /// The public: what is drawn is laid down there.
    Public(&'a mut Shelf),
}

impl Drawing<'_> {
    pub(crate) fn get(&self, key: u64) -> Option<&str> {
        match self {
            Drawing::Alone => None,
            Drawing::Own(shelf) => shelf.get(key),
            Drawing::Public(shelf) => shelf.get(key),
        }
    }

    pub(crate) fn put(&mut self, key: u64, html: &str) {
        if let Drawing::Public(shelf) = self {
            shelf.put(key, html);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shelf_keeps_what_is_latest_and_no_more_than_it_has_room_for() {
        let mut shelf = Shelf::default();
        shelf.turn_to((1, 2));
        for key in 0..100 {
            shelf.put(key, &"x".repeat(1000));
        }
        assert!(shelf.bytes <= MOST && shelf.get(0).is_some() && shelf.get(99).is_none());
        shelf.turn_to((1, 1));
        assert!(shelf.get(0).is_some(), "whoever is behind takes nothing away");
        shelf.turn_to((1, 3));
        assert!(shelf.get(0).is_none() && shelf.bytes == 0);
    }
}
