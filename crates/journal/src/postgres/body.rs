//! The entries of one append in one value: the length of each, four bytes, and then itself.

use bytes::{Buf, BufMut, Bytes, BytesMut};

use crate::chain::{self, Follow};
use crate::{Fault, LONGEST, TableId};

/// The longest append that is taken: a value in the database has an end too.
const MOST: usize = 256 << 20;

pub fn pack(entries: &[Bytes]) -> Result<Bytes, Fault> {
    if entries.iter().any(|entry| entry.len() > LONGEST) {
        return Err(Fault::TooLong);
    }
    let size = entries.iter().map(|entry| 4 + entry.len()).sum();
    if size > MOST {
        return Err(Fault::TooLong);
    }
    let mut body = BytesMut::with_capacity(size);
    for entry in entries {
        body.put_u32(entry.len() as u32);
        body.put_slice(entry);
    }
    Ok(body.freeze())
}

/// A row of the log as it is stored: the entries from number `at` up to but not including `until`.
pub struct Stored {
    pub at: i32,
    pub until: i32,
    pub body: Bytes,
    /// Its checksum, linked to the row before.
    pub sum: u64,
    /// The day on which it was written, if the checksum covers it.
    pub day: Option<i32>,
}

/// The checksum of a row that is to begin at a number, before it is linked; of old ones without the
/// day.
pub fn own(table: TableId, at: i32, day: Option<i32>, body: &[u8]) -> u64 {
    let at = at.cast_unsigned();
    match day {
        Some(day) => chain::own_of_day(table, at, day.cast_unsigned(), body),
        None => chain::own(table, at, body),
    }
}

/// The entries of a table from a number on, out of the rows that hold them and, if there is one, the
/// row before: what the first of them is linked to.
pub fn unpack(
    table: TableId,
    from: u32,
    rows: impl Iterator<Item = Stored>,
) -> Result<Vec<Bytes>, Fault> {
    let damaged = |at: i32| Fault::Damaged { entry: at.cast_unsigned() };
    let mut entries = Vec::new();
    let mut next = None;
    let mut follow = Follow::from(table, 0, 0);
    for Stored { at, until, mut body, sum, day } in rows {
        let follows = next.map_or(0..=i64::from(from), |next| i64::from(next)..=i64::from(next));
        if !follows.contains(&i64::from(at)) || until <= at {
            return Err(damaged(at));
        }
        if next.is_none() && at > 0 {
            // Only there for its checksum: nothing of it is wanted.
            if i64::from(until) > i64::from(from) {
                return Err(damaged(at));
            }
            follow = Follow::from(table, until.cast_unsigned(), sum);
            next = Some(until);
            continue;
        }
        follow.go_on(own(table, at, day, &body), until.abs_diff(at), sum)?;
        for number in at..until {
            let length = body.try_get_u32().map_err(|_| damaged(number))? as usize;
            if body.len() < length {
                return Err(damaged(number));
            }
            let entry = body.split_to(length);
            if i64::from(number) >= i64::from(from) {
                entries.push(entry);
            }
        }
        if body.has_remaining() {
            return Err(damaged(until));
        }
        next = Some(until);
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId([7; 16]);

    /// Rows as they are stored one after the other, the first of them at this number.
    fn rows(at: i32, rows: &[&[&'static str]]) -> Vec<Stored> {
        let (mut at, mut sum) = (at, 0);
        let rows = rows.iter().map(|entries| {
            let entries: Vec<_> =
                entries.iter().map(|entry| Bytes::from_static(entry.as_bytes())).collect();
            let body = pack(&entries).unwrap();
            // Every other row is from before the day was covered.
            let day = (at % 2 == 0).then_some(20_000);
            sum = chain::link(sum, own(TABLE, at, day, &body));
            let row = Stored { at, until: at + entries.len() as i32, body, sum, day };
            at = row.until;
            row
        });
        rows.collect()
    }

    #[test]
    fn entries_are_read_from_the_middle_of_a_row() {
        let all = || rows(0, &[&["a", "b", "c"], &["d", "", "f"], &["g"]]);
        assert_eq!(unpack(TABLE, 1, all().into_iter()).unwrap(), ["b", "c", "d", "", "f", "g"]);
        assert_eq!(unpack(TABLE, 5, all().into_iter()).unwrap(), ["f", "g"]);
        assert_eq!(unpack(TABLE, 6, all().into_iter().skip(1)).unwrap(), ["g"]);
        assert_eq!(unpack(TABLE, 9, all().into_iter().skip(1)).unwrap(), [""; 0]);
    }

    #[test]
    fn gaps_overlaps_flips_and_cut_rows_are_noticed() {
        let all = || rows(0, &[&["a", "b"], &["c"], &["d"]]);
        let altered = |alter: fn(&mut Vec<Stored>)| {
            let mut rows = all();
            alter(&mut rows);
            unpack(TABLE, 0, rows.into_iter())
        };
        for alter in [
            (|rows| drop(rows.remove(0))) as fn(&mut Vec<Stored>),
            |rows| drop(rows.remove(1)),
            |rows| rows.swap(1, 2),
            |rows| rows[1].at = 1,
            |rows| rows[0].until = 1,
            |rows| rows[2].sum ^= 1,
            |rows| rows[0].day = Some(20_001),
            |rows| rows[0].day = None,
            |rows| rows[2].day = Some(20_000),
            |rows| rows[1].body = pack(&[Bytes::from_static(b"C")]).unwrap(),
            |rows| rows[0].body = rows[0].body.slice(..rows[0].body.len() - 1),
        ] {
            assert!(matches!(altered(alter), Err(Fault::Damaged { .. })));
        }
        assert!(unpack(TABLE, 2, all().into_iter().skip(1)).is_err(), "the row before is missing");
    }
}
