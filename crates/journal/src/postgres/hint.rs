//! What parlours tell each other, as bytes: a letter for its kind, the table, and the rest.

use std::collections::HashMap;

use bytes::{Buf, BufMut, Bytes};

use super::envelope::ROOM;
use crate::TableId;

const GROWN: u8 = b'g';
const SAID: u8 = b's';

/// What parlours tell each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A table has so many entries now.
    Grown(TableId, u32),
    /// Something is said at a table.
    Said(TableId, Bytes),
}

impl Hint {
    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Hint::Grown(table, entries) => {
                out.put_u8(GROWN);
                out.put_slice(&table.0);
                out.put_u32(*entries);
            }
            Hint::Said(table, words) => {
                out.put_u8(SAID);
                out.put_slice(&table.0);
                out.put_u16(words.len() as u16);
                out.put_slice(words);
            }
        }
    }
}

/// Hints in pieces that fit into an envelope: of how tables have grown, the last of each.
pub fn write(news: impl Iterator<Item = Hint>) -> Vec<Vec<u8>> {
    let (mut latest, mut said) = (HashMap::new(), Vec::new());
    for hint in news {
        match hint {
            Hint::Grown(table, entries) => drop(latest.insert(table, entries)),
            Hint::Said(..) => said.push(hint),
        }
    }
    let grown = latest.into_iter().map(|(table, entries)| Hint::Grown(table, entries));
    let (mut pieces, mut bytes) = (Vec::new(), Vec::new());
    for hint in grown.chain(said) {
        bytes.clear();
        hint.write(&mut bytes);
        match pieces.last_mut() {
            Some(piece) if Vec::len(piece) + bytes.len() <= ROOM => piece.extend_from_slice(&bytes),
            _ => pieces.push(bytes.clone()),
        }
    }
    pieces
}

/// The hints in a piece, and in zeroes after them none. Other parlours may be of another day: where
/// something is not understood, it ends.
pub fn read(piece: Vec<u8>) -> impl Iterator<Item = Hint> {
    let mut rest = Bytes::from(piece);
    std::iter::from_fn(move || {
        let kind = rest.try_get_u8().ok()?;
        let table = TableId(rest.try_get_u128().ok()?.to_be_bytes());
        match kind {
            GROWN => Some(Hint::Grown(table, rest.try_get_u32().ok()?)),
            SAID => {
                let length = usize::from(rest.try_get_u16().ok()?);
                (length <= rest.len()).then(|| Hint::Said(table, rest.split_to(length)))
            }
            _ => None,
        }
    })
    .fuse()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LONGEST_WHISPER;

    fn heard(pieces: Vec<Vec<u8>>) -> Vec<Hint> {
        pieces
            .into_iter()
            .flat_map(|mut piece| {
                assert!(piece.len() <= ROOM);
                piece.resize(ROOM, 0);
                read(piece)
            })
            .collect()
    }

    #[test]
    fn hints_survive_being_cut_into_pieces_and_each_table_has_one() {
        let table =
            |n: u32| TableId(u128::from(n).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c).to_be_bytes());
        let grown = |n: u32, entries: u32| Hint::Grown(table(n), entries);
        let pieces = write((0..1000).flat_map(|n| [grown(n, n), grown(n, u32::MAX - n)]));
        assert!(pieces.len() > 1);
        let mut heard = heard(pieces);
        heard.sort_unstable_by_key(|hint| match hint {
            Hint::Grown(_, entries) => std::cmp::Reverse(*entries),
            Hint::Said(..) => panic!("nothing was said"),
        });
        assert_eq!(heard, (0..1000).map(|n| grown(n, u32::MAX - n)).collect::<Vec<_>>());
    }

    #[test]
    fn whatever_is_said_is_heard() {
        let table = TableId([7; 16]);
        let words = [Bytes::new(), (0..=255).collect(), vec![b' '; LONGEST_WHISPER].into()];
        let said = || words.iter().map(|words| Hint::Said(table, words.clone()));
        let all = heard(write(said().chain([Hint::Grown(table, 3)])));
        assert_eq!(all, [Hint::Grown(table, 3)].into_iter().chain(said()).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_not_understood_ends_it() {
        let table = TableId([7; 16]);
        let mut piece = write([Hint::Grown(table, 3)].into_iter()).concat();
        for more in [&b"x"[..], b"g123", b"s0123456789abcdef\xff\xffwords", b"\0\0g"] {
            let mut longer = piece.clone();
            longer.extend(more);
            assert_eq!(read(longer).collect::<Vec<_>>(), [Hint::Grown(table, 3)], "{more:?}");
        }
        piece.pop();
        assert_eq!(read(piece).count(), 0);
    }
}
