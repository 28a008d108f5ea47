//! What reactions have done to a card.

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use tabletop::Seat;

/// Something that a reaction has done to a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The choice of this seat gives nothing.
    Void(Seat),
    /// This seat's satisfaction is left alone.
    Ignore(Seat),
    /// Chooser and other trade places.
    Redirected,
    /// The card is skipped.
    Skipped,
    /// The card is skipped, and another is played instead.
    Replaced,
    /// The effects are to be resolved once more.
    Repeat,
    /// They have been.
    Repeated,
}

impl Mark {
    const ALL: [Mark; 9] = [
        Mark::Void(Seat(0)),
        Mark::Void(Seat(1)),
        Mark::Ignore(Seat(0)),
        Mark::Ignore(Seat(1)),
        Mark::Redirected,
        Mark::Skipped,
        Mark::Replaced,
        Mark::Repeat,
        Mark::Repeated,
    ];

    #[inline(always)]
    fn bit(self) -> u16 {
        match self {
            Mark::Void(seat) => 1 << (seat.0 & 1),
            Mark::Ignore(seat) => 4 << (seat.0 & 1),
            Mark::Redirected => 16,
            Mark::Skipped => 32,
            Mark::Replaced => 64,
            Mark::Repeat => 128,
            Mark::Repeated => 256,
        }
    }
}

/// What reactions have done to a card, written as a list of [`Mark`]s.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Marks(u16);

impl Marks {
    /// Whether a mark is there.
    #[inline(always)]
    pub fn has(self, mark: Mark) -> bool {
        self.0 & mark.bit() != 0
    }

    /// The marks that are there.
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.into_iter().filter(move |&mark| self.has(mark))
    }

    /// Sets a mark.
    #[inline(always)]
    pub(crate) fn set(&mut self, mark: Mark) {
        self.0 |= mark.bit();
    }

    /// Takes a mark away.
    #[inline(always)]
    pub(crate) fn clear(&mut self, mark: Mark) {
        self.0 &= !mark.bit();
    }

    /// Sets a mark, or takes it away if it is there.
    #[inline(always)]
    pub(crate) fn toggle(&mut self, mark: Mark) {
        self.0 ^= mark.bit();
    }
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Marks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Marks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Marks, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Marks;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of marks")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Marks, A::Error> {
                let mut marks = Marks::default();
                while let Some(mark) = list.next_element()? {
                    marks.set(mark);
                }
                Ok(marks)
            }
        }
        deserializer.deserialize_seq(List)
    }
}
