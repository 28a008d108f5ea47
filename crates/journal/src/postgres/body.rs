//! The entries of one append in one value: the length of each, four bytes, and then itself.

use bytes::{Buf, BufMut, Bytes, BytesMut};

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
}

/// The entries of a table from a number on, out of the rows that hold them.
pub fn unpack(
    table: TableId,
    from: u32,
    rows: impl Iterator<Item = Stored>,
) -> Result<Vec<Bytes>, Fault> {
    let damaged = |at: i32| Fault::Corrupt(format!("table {table:?} is damaged at entry {at}"));
    let mut entries = Vec::new();
    let mut next = None;
    for Stored { at, until, mut body } in rows {
        let first = next.is_none();
        // The first row is the one that holds number `from`, or the last of a shorter table.
        let follows = next.map_or(0..=i64::from(from), |next| i64::from(next)..=i64::from(next));
        if !follows.contains(&i64::from(at)) || until <= at {
            return Err(damaged(at));
        }
        for number in at..until {
            let length = body.try_get_u32().map_err(|_| damaged(number))? as usize;
            if body.len() < length {
                return Err(damaged(number));
            }
            let entry = body.split_to(length);
            if !first || i64::from(number) >= i64::from(from) {
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

    fn row(at: i32, entries: &[&'static str]) -> Stored {
        let entries: Vec<_> =
            entries.iter().map(|entry| Bytes::from_static(entry.as_bytes())).collect();
        let body = pack(&entries).unwrap();
        Stored { at, until: at + entries.len() as i32, body }
    }

    #[test]
    fn entries_are_read_from_the_middle_of_a_row() {
        let rows = || [row(3, &["d", "", "f"]), row(6, &["g"])].into_iter();
        assert_eq!(unpack(TABLE, 3, rows()).unwrap(), ["d", "", "f", "g"]);
        assert_eq!(unpack(TABLE, 5, rows()).unwrap(), ["f", "g"]);
        assert_eq!(unpack(TABLE, 9, [row(3, &["d"])].into_iter()).unwrap(), [""; 0]);
    }

    #[test]
    fn gaps_overlaps_and_cut_rows_are_noticed() {
        let cut = |by: usize| {
            let whole = row(0, &["a", "b"]);
            Stored { body: whole.body.slice(..whole.body.len() - by), ..whole }
        };
        let longer = Stored { until: 1, ..row(0, &["a", "b"]) };
        for rows in [
            vec![row(0, &["a"]), row(2, &["c"])],
            vec![row(0, &["a", "b"]), row(1, &["c"])],
            vec![row(1, &["b"])],
            vec![cut(1)],
            vec![cut(3)],
            vec![longer],
        ] {
            assert!(matches!(unpack(TABLE, 0, rows.into_iter()), Err(Fault::Corrupt(_))));
        }
    }
}
