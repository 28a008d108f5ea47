//! Names and secrets that nobody can guess.

use hmac::{Hmac, Mac};
use journal::TableId;
use sha2::Sha256;
use std::fmt;
use std::str::FromStr;
use tables::Guest;

/// The digits of our keys: no letter that looks like another.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut pending, mut bits) = (0u32, 0);
    for &byte in bytes {
        pending = pending << 8 | u32::from(byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(DIGITS[(pending >> bits & 31) as usize]));
        }
    }
    if bits > 0 {
        text.push(char::from(DIGITS[(pending << (5 - bits) & 31) as usize]));
    }
    text
}

/// The bytes, if this is just how [`write`] writes them.
fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let (mut pending, mut bits, mut at) = (0u32, 0, 0);
    for digit in text.bytes() {
        let value = DIGITS.iter().position(|known| *known == digit)?;
        pending = pending << 5 | value as u32;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            *bytes.get_mut(at)? = (pending >> bits) as u8;
            at += 1;
        }
    }
    (at == N && write(&bytes) == text).then_some(bytes)
}

/// 32 bytes from the operating system.
pub(crate) fn entropy() -> [u8; 32] {
    let mut bytes = [0; 32];
    // Without a source of randomness there are no fair deals and no secrets: better no table than
    // one that can be guessed. The panic is contained in the request or the table that asked.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

fn some<const N: usize>() -> [u8; N] {
    let bytes = entropy();
    std::array::from_fn(|at| bytes[at])
}

/// A table's name in its address: 26 characters, 128 random bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableKey(pub TableId);

impl TableKey {
    pub(crate) fn new() -> TableKey {
        TableKey(TableId(some()))
    }
}

impl fmt::Display for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(&self.0.0))
    }
}

impl FromStr for TableKey {
    type Err = ();

    fn from_str(text: &str) -> Result<TableKey, ()> {
        read(text).map(|bytes| TableKey(TableId(bytes))).ok_or(())
    }
}

/// What one browser knows and nobody else: 26 characters, 128 random bits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    pub(crate) fn new() -> Secret {
        Secret(write(&some::<16>()))
    }

    /// A secret that somebody brings along, if it looks like one of ours.
    pub fn read(text: &str) -> Option<Secret> {
        read::<16>(text).map(|_| Secret(text.to_string()))
    }

    /// Whoever knows it.
    pub fn guest(&self) -> Guest {
        Guest::of_secret(&self.0)
    }

    /// The secret itself, to be given to whoever it belongs to.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// The private link of a seat, for taking it to another device. Derived from the parlour's own
/// secret, so it need not be stored; bound to the person who sat there first, so that it ends when
/// the seat goes to somebody else.
pub(crate) fn seat_token(parlour: &[u8; 32], table: TableKey, seat: u8, first: Guest) -> String {
    let mut token = table.0.0.to_vec();
    token.push(seat);
    token.extend(&seal(parlour, &token, first)[..16]);
    write(&token)
}

/// The table and the seat that a private link names. Whether it is genuine must be
/// [checked](is_genuine) against the table.
pub(crate) fn read_seat_token(token: &str) -> Option<(TableKey, u8)> {
    let bytes = read::<33>(token)?;
    let table = std::array::from_fn(|at| bytes[at]);
    Some((TableKey(TableId(table)), bytes[16]))
}

/// Whether a private link is the seat's own.
pub(crate) fn is_genuine(parlour: &[u8; 32], token: &str, first: Guest) -> bool {
    let Some(bytes) = read::<33>(token) else { return false };
    let (said, tag) = bytes.split_at(17);
    mac(parlour, said, first).verify_truncated_left(tag).is_ok()
}

fn seal(parlour: &[u8; 32], said: &[u8], first: Guest) -> [u8; 32] {
    mac(parlour, said, first).finalize().into_bytes().into()
}

fn mac(parlour: &[u8; 32], said: &[u8], first: Guest) -> Hmac<Sha256> {
    // A key of any length will do for this algorithm.
    let mut mac = Hmac::<Sha256>::new_from_slice(parlour).expect("any key will do");
    mac.update(b"parlour seat\n");
    mac.update(said);
    mac.update(&first.bytes());
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written_and_in_no_other_way() {
        let key = TableKey::new();
        let text = key.to_string();
        assert_eq!(text.len(), 26);
        assert_eq!(text.parse(), Ok(key));
        let last = &text[..25];
        for wrong in ["", "x", last, &format!("{text}0"), &text.to_uppercase(), &format!("{last}é")]
        {
            assert!(wrong == text || wrong.parse::<TableKey>().is_err(), "{wrong}");
        }
        // The last character carries three bits only: no second spelling of the same key.
        let spellings = DIGITS
            .iter()
            .filter(|digit| format!("{last}{}", char::from(**digit)).parse::<TableKey>().is_ok());
        assert_eq!(spellings.count(), 8);
    }

    #[test]
    fn a_private_link_is_good_for_its_seat_and_person_only() {
        let (parlour, table) = ([7; 32], TableKey::new());
        let (anna, bruno) = (Guest::of_secret("anna"), Guest::of_secret("bruno"));
        let token = seat_token(&parlour, table, 2, anna);
        assert_eq!(read_seat_token(&token), Some((table, 2)));
        assert!(is_genuine(&parlour, &token, anna));
        assert!(!is_genuine(&parlour, &token, bruno));
        assert!(!is_genuine(&[8; 32], &token, anna));
        let mut forged = token.clone().into_bytes();
        forged[26] = if forged[26] == b'0' { b'8' } else { b'0' };
        assert!(!is_genuine(&parlour, &String::from_utf8_lossy(&forged), anna));
        assert!(!is_genuine(&parlour, "", anna));
    }
}
