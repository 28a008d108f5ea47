//! Stamps: short numbers that stand for what something is drawn from.
//!
//! They are made for every part of every page, so they are made quickly. They never leave the process, and
//! whoever could bring about two that are alike would only see the older of two parts.

use foldhash::quality::FixedState;
use std::hash::{BuildHasher, Hash};

/// A number that stands for something.
pub fn stamp(of: &(impl Hash + ?Sized)) -> u64 {
    FixedState::default().hash_one(of)
}
