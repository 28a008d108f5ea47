//! Envelopes for what parlours tell each other. Whoever may call the database at all hears what is
//! notified there and may notify anything; so what is said is closed with a key that follows from the
//! journal's secret, and whatever was not closed with it is not heard.
//!
//! Somebody who hears an envelope can say it again. Each therefore bears who closed it, a number that
//! only grows, and the time by the clock of the database, the one clock that all parlours have in
//! common: one that is old, or of which the number has been heard, is passed over.
//!
//! Keyed hashes of the names would not do: whispers speak of guests. Lengths are padded, so that
//! they tell nothing either.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use chacha20poly1305::aead::{Aead, KeyInit};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use data_encoding::BASE64_NOPAD;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::Fault;

/// How old an envelope may be when it is opened, and by how much clocks may differ.
const FRESH: Duration = Duration::from_secs(10);

/// What goes into an envelope is made longer, up to a multiple of so many bytes: how long it is would
/// tell how many are spoken of.
const STEP: usize = 256;

/// The database takes a byte less than 8000 in one piece, of six bits a character.
const LONGEST: usize = 22 * STEP;

/// The time comes first.
const TIME: usize = size_of::<u64>();

/// The most that goes into one envelope.
pub const ROOM: usize = LONGEST - TIME;

/// Who closed an envelope, as long as a parlour is open: a random number.
type Sender = [u8; 16];

/// Milliseconds by the clock of the database.
pub type Time = u64;

/// The key of a journal.
fn key(secret: &[u8; 32]) -> XChaCha20Poly1305 {
    // A key of any length will do for this algorithm.
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("any key will do");
    mac.update(b"parlour hints\n");
    XChaCha20Poly1305::new(&mac.finalize().into_bytes())
}

/// Sender and number make an envelope's nonce: no two have the same.
fn nonce(sender: Sender, number: u64) -> XNonce {
    let mut nonce = XNonce::default();
    nonce[..16].copy_from_slice(&sender);
    nonce[16..].copy_from_slice(&number.to_be_bytes());
    nonce
}

/// Closes envelopes.
pub struct Closing {
    key: XChaCha20Poly1305,
    sender: Sender,
    next: u64,
}

impl Closing {
    pub fn new(secret: &[u8; 32]) -> Result<Closing, Fault> {
        let mut sender = Sender::default();
        getrandom::fill(&mut sender).map_err(|error| Fault::Io(error.to_string()))?;
        Ok(Closing { key: key(secret), sender, next: 0 })
    }

    /// Puts at most [`ROOM`] bytes into an envelope, and zeroes after them.
    pub fn close(&mut self, now: Time, words: &[u8]) -> String {
        self.next += 1;
        let nonce = nonce(self.sender, self.next);
        let mut inside = now.to_be_bytes().to_vec();
        inside.extend(words);
        inside.resize(inside.len().next_multiple_of(STEP), 0);
        let closed = self.key.encrypt(&nonce, &inside[..]).expect("far less than it could take");
        BASE64_NOPAD.encode(&[&nonce[..], &closed].concat())
    }
}

/// Why an envelope is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strange {
    /// No parlour of this journal closed it.
    Forged,
    /// One did, but it was heard before, or long ago.
    Again,
    /// One did, and nobody heard it in time: whoever was stopped for a while finds such ones.
    Late,
}

/// Opens envelopes.
pub struct Opening {
    key: XChaCha20Poly1305,
    /// The last number of each sender, and when it was heard. Whoever says nothing is forgotten once
    /// all that they have ever said is old.
    heard: HashMap<Sender, (u64, Instant)>,
}

impl Opening {
    pub fn new(secret: &[u8; 32]) -> Opening {
        Opening { key: key(secret), heard: HashMap::new() }
    }

    /// What is in an envelope, with zeroes after it.
    pub fn open(&mut self, now: Time, envelope: &str) -> Result<Vec<u8>, Strange> {
        let bytes = BASE64_NOPAD.decode(envelope.as_bytes()).map_err(|_| Strange::Forged)?;
        let (sender, rest) = bytes.split_first_chunk().ok_or(Strange::Forged)?;
        let (number, closed) = rest.split_first_chunk().ok_or(Strange::Forged)?;
        let number = u64::from_be_bytes(*number);
        let opened = self.key.decrypt(&nonce(*sender, number), closed);
        let mut inside = opened.map_err(|_| Strange::Forged)?;
        let time = inside.first_chunk().copied().map(u64::from_be_bytes);
        let is_fresh = time.is_some_and(|time| {
            time.abs_diff(now) <= u64::try_from(FRESH.as_millis()).unwrap_or(u64::MAX)
        });
        let known = self.heard.get(sender).map(|(number, _)| *number);
        match known {
            Some(known) if number <= known => return Err(Strange::Again),
            Some(_) if !is_fresh => return Err(Strange::Late),
            None if !is_fresh => return Err(Strange::Again),
            Some(_) => {}
            None => self.heard.retain(|_, (_, when)| when.elapsed() <= 2 * FRESH),
        }
        self.heard.insert(*sender, (number, Instant::now()));
        Ok(inside.split_off(TIME))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: [u8; 32] = [7; 32];
    const NOW: Time = 1_700_000_000_000;

    fn closing() -> Closing {
        Closing::new(&SECRET).unwrap()
    }

    #[test]
    fn what_is_closed_is_opened_once_and_in_time() {
        let (mut here, mut there) = (closing(), Opening::new(&SECRET));
        for words in [&b""[..], b"anna", &[7; ROOM]] {
            let envelope = here.close(NOW, words);
            assert!(envelope.len() < 8000);
            let opened = there.open(NOW + 9_000, &envelope).unwrap();
            assert_eq!(
                opened.strip_prefix(words).map(|rest| rest.iter().all(|b| *b == 0)),
                Some(true)
            );
            assert_eq!(there.open(NOW, &envelope), Err(Strange::Again));
        }
        // A clock that is a little behind, and one that is not the database's.
        assert!(there.open(NOW - 9_000, &here.close(NOW, b"")).is_ok());
        assert_eq!(there.open(NOW - 11_000, &here.close(NOW, b"")), Err(Strange::Late));
        assert_eq!(there.open(NOW + 11_000, &here.close(NOW, b"")), Err(Strange::Late));
    }

    /// Whoever has listened for days says it again, also to somebody who was not there.
    #[test]
    fn what_is_said_again_is_not_heard() {
        let (mut here, mut there) = (closing(), Opening::new(&SECRET));
        let said: Vec<String> = (0..5).map(|n| here.close(NOW + n, b"anna is here")).collect();
        assert!(there.open(NOW, &said[2]).is_ok(), "the first ones got lost");
        for envelope in &said[..3] {
            assert_eq!(there.open(NOW, envelope), Err(Strange::Again));
        }
        let mut newcomer = Opening::new(&SECRET);
        for envelope in &said {
            assert_eq!(newcomer.open(NOW + 60_000, envelope), Err(Strange::Again));
        }
    }

    #[test]
    fn nobody_else_can_close_or_open_one() {
        let mut there = Opening::new(&SECRET);
        let envelope = closing().close(NOW, b"anna is here");
        assert_eq!(Opening::new(&[8; 32]).open(NOW, &envelope), Err(Strange::Forged));
        for at in 0..envelope.len() {
            let mut forged = envelope.clone().into_bytes();
            forged[at] = if forged[at] == b'A' { b'B' } else { b'A' };
            let forged = String::from_utf8(forged).unwrap();
            assert_eq!(there.open(NOW, &forged), Err(Strange::Forged), "{at}");
        }
        for junk in ["", "ö", "AAAA", &"A".repeat(7999), &envelope[..envelope.len() - 4]] {
            assert_eq!(there.open(NOW, junk), Err(Strange::Forged));
        }
        assert!(there.open(NOW, &envelope).is_ok());
    }

    #[test]
    fn how_much_is_said_does_not_show() {
        let mut here = closing();
        let lengths = [1, 20, 200].map(|long| here.close(NOW, &vec![7; long]).len());
        assert!(lengths.iter().all(|length| *length == lengths[0]));
    }

    /// However many parlours come and go, those of the last moments are remembered alone.
    #[test]
    fn those_who_are_gone_are_forgotten() {
        let mut there = Opening::new(&SECRET);
        for _ in 0..100 {
            there.open(NOW, &closing().close(NOW, b"")).unwrap();
        }
        let long_ago = Instant::now().checked_sub(3 * FRESH).unwrap();
        there.heard.values_mut().for_each(|(_, when)| *when = long_ago);
        there.open(NOW, &closing().close(NOW, b"")).unwrap();
        assert_eq!(there.heard.len(), 1);
    }
}
