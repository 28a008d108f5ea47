//! Parts that were drawn for everybody, kept for whoever is to see the same.
//!
//! What the public sees at a table is drawn once for a step and a language, and lies here for all pages of
//! that table. Only what is drawn for the public is laid down, so that how long a page takes tells nothing
//! of what others hold.

use std::sync::Arc;
use words::Lang;

/// No more bytes of parts are kept in a language: more than any step changes, and less than whole pages.
const MOST: usize = 24 * 1024;

/// The parts that were drawn for everybody at the latest moment, by their keys. A copy is cheap: whoever
/// draws for a seat takes from one, and keeps nobody waiting meanwhile.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// Which game of the table, and how many steps of it have been taken.
    moment: (u32, usize),
    parts: Vec<(u64, Arc<str>)>,
    /// Which of the languages is drawn in, and how much there is in each.
    lang: usize,
    bytes: [usize; Lang::ALL.len()],
}

impl Shelf {
    /// Makes room for a moment, if it is later than the one before. What is put there from now on is in this
    /// language.
    pub(crate) fn turn_to(&mut self, moment: (u32, usize), lang: Lang) {
        if moment > self.moment {
            *self = Shelf { moment, ..Shelf::default() };
        }
        self.lang = lang as usize;
    }

    pub(crate) fn get(&self, key: u64) -> Option<&str> {
        self.parts.iter().find(|(of, _)| *of == key).map(|(_, html)| &**html)
    }

    pub(crate) fn put(&mut self, key: u64, html: &str) {
        let bytes = &mut self.bytes[self.lang];
        if *bytes + html.len() <= MOST {
            *bytes += html.len();
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
        shelf.turn_to((1, 2), Lang::En);
        for key in 0..100 {
            shelf.put(key, &"x".repeat(1000));
        }
        let full = |shelf: &Shelf, lang| shelf.bytes[lang as usize] > MOST - 1000;
        assert!(full(&shelf, Lang::En) && shelf.get(0).is_some() && shelf.get(99).is_none());
        shelf.turn_to((1, 2), Lang::It);
        shelf.put(200, "y");
        assert!(shelf.get(200).is_some(), "each language has room of its own");
        shelf.turn_to((1, 1), Lang::En);
        assert!(shelf.get(0).is_some(), "whoever is behind takes nothing away");
        shelf.turn_to((1, 3), Lang::En);
        assert!(shelf.get(0).is_none() && shelf.bytes == [0; Lang::ALL.len()]);
    }
}
