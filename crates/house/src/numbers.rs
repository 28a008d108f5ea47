//! A seed that nobody chooses: the parlour and whoever takes part each add a number to it.
//!
//! Everybody first [pledges](Pledge) their number, the parlour too, and opens it when all pledges are on the
//! table: so nobody chooses theirs knowing another's. The seed is the hash of all that were opened.

use crate::Sealed;
use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// What is hashed before a number, so that a pledge of ours is a pledge of nothing else.
const PLEDGED: &[u8] = b"parlour pledge 1\n";
/// The same for a seed.
const SEEDED: &[u8] = b"parlour seed 1\n";

/// 32 bytes that somebody adds to a seed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Number([u8; 32]);

/// The hash of a number: it binds whoever gives it, and tells nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pledge([u8; 32]);

/// It is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotANumber;

impl fmt::Display for NotANumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not 64 hexadecimal digits")
    }
}

fn read(hex: &str) -> Result<[u8; 32], NotANumber> {
    let bytes = HEXLOWER_PERMISSIVE.decode(hex.as_bytes()).map_err(|_| NotANumber)?;
    bytes.try_into().map_err(|_| NotANumber)
}

macro_rules! written_in_hex {
    ($($kind:ident)*) => {$(
        impl $kind {
            /// 32 bytes.
            pub fn new(bytes: [u8; 32]) -> $kind {
                $kind(bytes)
            }

            /// What is written as 64 hexadecimal digits.
            ///
            /// # Errors
            ///
            /// If it is not.
            pub fn read(hex: &str) -> Result<$kind, NotANumber> {
                read(hex).map($kind)
            }

            /// As 64 hexadecimal digits.
            pub fn hex(&self) -> String {
                HEXLOWER.encode(&self.0)
            }
        }

        impl TryFrom<String> for $kind {
            type Error = NotANumber;
            fn try_from(hex: String) -> Result<$kind, NotANumber> {
                $kind::read(&hex)
            }
        }

        impl From<$kind> for String {
            fn from(value: $kind) -> String {
                value.hex()
            }
        }
    )*};
}

written_in_hex! { Number Pledge }

impl Number {
    /// What binds whoever has this number: the SHA-256 of `parlour pledge 1`, a line feed and the number.
    pub fn pledge(&self) -> Pledge {
        Pledge(Sha256::new().chain_update(PLEDGED).chain_update(self.0).finalize().into())
    }
}

/// Says that there is a number, not which.
impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Number({})", self.pledge().hex())
    }
}

/// What somebody at the table pledged, and their number if they opened it in time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Promise {
    /// Whose: the lowest seat of whoever pledged.
    pub seat: u8,
    /// What they pledged.
    pub pledge: Pledge,
    /// What they opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<Number>,
}

/// All numbers of which a seed is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Numbers {
    /// The parlour's own.
    number: Number,
    /// Those of the people, by seat.
    people: Vec<Promise>,
}

impl Numbers {
    /// The parlour's number and what the people promised.
    pub fn new(number: Number, mut people: Vec<Promise>) -> Numbers {
        people.sort_by_key(|one| one.seat);
        Numbers { number, people }
    }

    /// The parlour's own number: to be told when the game is over, and not before.
    pub fn number(&self) -> Number {
        self.number
    }

    /// What the people promised, by seat.
    pub fn people(&self) -> &[Promise] {
        &self.people
    }

    /// Whether seats are in order, each once, and whatever was opened is what was pledged.
    pub fn are_kept(&self) -> bool {
        let ordered = self.people.windows(2).all(|two| two[0].seat < two[1].seat);
        let kept = |one: &Promise| one.number.is_none_or(|number| number.pledge() == one.pledge);
        ordered && self.people.iter().all(kept)
    }

    /// The deal that follows from them: its seed is the SHA-256 of `parlour seed 1`, a line feed, the
    /// parlour's number and, seat by seat, of each number that was opened the seat as one byte and the
    /// number.
    pub fn deal(&self) -> Sealed {
        let mut hash = Sha256::new().chain_update(SEEDED).chain_update(self.number.0);
        for one in &self.people {
            if let Some(number) = one.number {
                hash.update([one.seat]);
                hash.update(number.0);
            }
        }
        Sealed::new(hash.finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted() -> Number {
        Number(std::array::from_fn(|at| at as u8))
    }

    fn opened(seat: u8, byte: u8) -> Promise {
        let number = Number([byte; 32]);
        Promise { seat, pledge: number.pledge(), number: Some(number) }
    }

    #[test]
    fn a_pledge_is_the_hash_that_anybody_can_work_out() {
        // (printf 'parlour pledge 1\n'; printf 000102…1f | xxd -r -p) | sha256sum
        let pledge = "a04a805bcb73b9a31de686dd4ca9965dbcdad352ae60e536a71c236669b2c202";
        assert_eq!(counted().pledge().hex(), pledge);
        let pledge = "b5867a715187d9d7db7913b171543abc8a92b499a6c8a33d6fbe395da906d9f9";
        assert_eq!(Number([0x11; 32]).pledge().hex(), pledge);
    }

    #[test]
    fn a_seed_is_the_hash_of_all_numbers_that_were_opened() {
        let seed = |people: &[Promise]| Numbers::new(counted(), people.to_vec()).deal().broken();
        // (printf 'parlour seed 1\n'; printf 000102…1f | xxd -r -p) | sha256sum
        let alone = "e3762e73166030090a6d11dc085f70fd6594ff5342611d6697603be68b950b6f";
        assert_eq!(seed(&[]), alone);
        // … printf 00111111…11 | xxd -r -p; printf 01222222…22 | xxd -r -p …
        let both = "7acf312a7ca60223662b242099e4d5f861bf984b2a549906b4d78a8d76fe27fa";
        assert_eq!(seed(&[opened(0, 0x11), opened(1, 0x22)]), both);
        assert_eq!(seed(&[opened(1, 0x22), opened(0, 0x11)]), both, "seats have an order");
        // Who pledged and did not open is left out.
        let unopened = Promise { number: None, ..opened(0, 0x11) };
        let second = "485b60518b784996b850424d3a3d968679b98d14c5c9e44b91093949462db514";
        assert_eq!(seed(&[unopened, opened(1, 0x22)]), second);
        assert_eq!(seed(&[opened(1, 0x22)]), second);
    }

    #[test]
    fn every_number_and_every_seat_matters() {
        let deal = |people: &[Promise]| Numbers::new(counted(), people.to_vec()).deal();
        let all = [opened(0, 1), opened(1, 2), opened(2, 3)];
        let mut others = vec![deal(&all[1..]), deal(&[opened(0, 1), opened(1, 3), opened(2, 2)])];
        for at in 0..3 {
            let mut changed = all.clone();
            changed[at] = opened(at as u8, 9);
            others.push(deal(&changed));
        }
        others.push(Numbers::new(Number([7; 32]), all.to_vec()).deal());
        assert!(others.iter().all(|other| *other != deal(&all)));
    }

    #[test]
    fn what_is_opened_is_what_was_pledged() {
        let kept = |people: Vec<Promise>| Numbers { number: counted(), people }.are_kept();
        assert!(kept(vec![opened(0, 1), opened(3, 2)]));
        assert!(kept(vec![Promise { number: None, ..opened(0, 1) }]));
        assert!(!kept(vec![Promise { number: Some(counted()), ..opened(0, 1) }]));
        assert!(!kept(vec![opened(1, 1), opened(0, 2)]), "in order");
        assert!(!kept(vec![opened(1, 1), opened(1, 1)]), "once");
    }

    #[test]
    fn numbers_are_read_as_they_are_written_and_nothing_else_is() {
        let numbers = Numbers::new(counted(), vec![opened(0, 1)]);
        let written = serde_json::to_string(&numbers).unwrap();
        assert_eq!(serde_json::from_str::<Numbers>(&written).unwrap(), numbers);
        for wrong in ["", "12", &"0".repeat(63), &"0".repeat(66), &"+1".repeat(32), &"é".repeat(32)]
        {
            assert_eq!(Number::read(wrong), Err(NotANumber));
            assert_eq!(Pledge::read(wrong), Err(NotANumber));
        }
    }

    #[test]
    fn a_number_is_not_printed_by_accident() {
        assert!(!format!("{:?}", counted()).contains("0001"));
    }
}
