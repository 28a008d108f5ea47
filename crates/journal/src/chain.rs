//! Checksums of entries, each linked to the one before it at its table.
//!
//! They are there for accidents: a bit that flips on the disk, an entry that gets lost, doubled or
//! into the wrong place. Whoever alters a journal on purpose can make them fit again.
//!
//! In a file each entry has one, and its table's row has that of its last entry and of the day. In
//! a database an append has one, which covers its day as well (of rows from before format 3 it does
//! not: `dated` says so); the database links it, which alone knows what came before. Every read
//! follows the chain from its beginning, or from the entry before the first wanted one. What does
//! not fit is [`Fault::Damaged`] with its place, and closes one table.

use std::hash::Hasher;

use siphasher::sip::SipHasher13;

use crate::{Fault, TableId};

/// The checksum of what stands at a place: these bytes, at this table, under this number.
pub fn own(table: TableId, at: u32, bytes: &[u8]) -> u64 {
    let mut hasher = SipHasher13::new();
    hasher.write(&table.0);
    hasher.write(&at.to_le_bytes());
    hasher.write(bytes);
    hasher.finish()
}

/// The same with the day on which it was written.
pub fn own_of_day(table: TableId, at: u32, day: u32, bytes: &[u8]) -> u64 {
    let mut hasher = SipHasher13::new();
    hasher.write(&table.0);
    hasher.write(&at.to_le_bytes());
    hasher.write(&day.to_le_bytes());
    hasher.write(bytes);
    hasher.finish()
}

/// The checksum of an entry and of all before it; before the first stands 0.
///
/// Simple enough that a database can do it too, which knows what came before when we do not.
pub fn link(before: u64, own: u64) -> u64 {
    own ^ before.rotate_left(1)
}

/// What a table's row says of its last entry's checksum: the day when it was written goes into it,
/// so that a flip in either is found.
pub fn seal(sum: u64, day: u32) -> u64 {
    sum ^ u64::from(day).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The other way round.
pub fn unseal(seal: u64, day: u32) -> u64 {
    self::seal(seal, day)
}

/// Follows a table's entries and compares their checksums, one after the other.
pub struct Follow {
    table: TableId,
    next: u32,
    sum: u64,
}

impl Follow {
    /// From an entry on that has this checksum before it.
    pub fn from(table: TableId, next: u32, before: u64) -> Follow {
        Follow { table, next, sum: before }
    }

    /// The entry that stands there next, with the checksum that was stored.
    pub fn step(&mut self, bytes: &[u8], stored: u64) -> Result<(), Fault> {
        self.go_on(own(self.table, self.next, bytes), 1, stored)
    }

    /// What stands there next, as so many entries, with its own checksum and the one that was stored.
    pub fn go_on(&mut self, own: u64, entries: u32, stored: u64) -> Result<(), Fault> {
        self.sum = link(self.sum, own);
        if self.sum != stored {
            return Err(Fault::Damaged { entry: self.next });
        }
        self.next += entries;
        Ok(())
    }

    /// The checksum by now.
    pub fn sum(&self) -> u64 {
        self.sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId([7; 16]);

    fn stored(entries: &[&str]) -> Vec<(String, u64)> {
        let mut sum = 0;
        let entries = entries.iter().zip(0..).map(|(entry, at)| {
            sum = link(sum, own(TABLE, at, entry.as_bytes()));
            (entry.to_string(), sum)
        });
        entries.collect()
    }

    fn found(table: TableId, entries: &[(String, u64)]) -> Option<u32> {
        let mut follow = Follow::from(table, 0, 0);
        let mut steps = entries.iter().map(|(entry, sum)| follow.step(entry.as_bytes(), *sum));
        match steps.find_map(Result::err) {
            Some(Fault::Damaged { entry }) => Some(entry),
            _ => None,
        }
    }

    #[test]
    fn whatever_is_not_as_it_was_is_found_where_it_begins() {
        let whole = stored(&["a", "b", "b", "c"]);
        assert_eq!(found(TABLE, &whole), None);
        assert_eq!(found(TableId([8; 16]), &whole), Some(0), "another table's");

        let altered = |alter: fn(&mut Vec<(String, u64)>)| {
            let mut entries = whole.clone();
            alter(&mut entries);
            found(TABLE, &entries)
        };
        assert_eq!(altered(|entries| entries[2].0 = "B".into()), Some(2), "a flip");
        assert_eq!(altered(|entries| entries[1].1 ^= 1 << 63), Some(1), "a flip in a checksum");
        assert_eq!(altered(|entries| entries.swap(0, 1)), Some(0), "swapped");
        assert_eq!(altered(|entries| drop(entries.remove(1))), Some(1), "missing");
        assert_eq!(altered(|entries| entries.insert(1, entries[1].clone())), Some(2), "doubled");
    }

    /// Journals are for ever, and so are these numbers.
    #[test]
    fn checksums_stay_what_they_are() {
        assert_eq!(own(TABLE, 3, b"a move"), 6_357_489_100_384_978_806);
        assert_eq!(own_of_day(TABLE, 3, 20_000, b"a move"), 4_559_080_308_720_394_430);
        assert_eq!(link(0x8000_0000_0000_0001, 0), 3);
        assert_eq!(unseal(seal(5, 20_000), 20_000), 5);
    }
}
