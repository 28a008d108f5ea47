//! Somebody who plays for fun: looks at the own door and the own collection, not at the others.

use super::worth::{bids_last, own_gain};
use crate::Bot;
use favor::{Action, Favor, Step, View};
use rand_core::Rng;

/// Bids up to a part of what a lot is worth to it, and calls an auction when it likes the lot or
/// when the lot has grown large.
#[derive(Debug, Default)]
pub struct Casual;

/// What a point is worth in tokens, in hundredths.
const TOKENS_PER_POINT: i32 = 60;
/// How much of the most it would pay it bids at once, in hundredths.
const OPENING: i32 = 50;
/// A lot that gains so many points is worth an auction.
const GOOD_LOT: i8 = 3;
/// A lot of so many cards has waited long enough.
const LARGE_LOT: u32 = 4;

impl Bot<Favor> for Casual {
    fn choose(&mut self, view: &View, _: &mut dyn Rng) -> Action {
        match view.table.step {
            Step::Bid => bid(view),
            _ => add_or_call(view),
        }
    }
}

/// Bids half of what it would pay at most, and more only if it must.
fn bid(view: &View) -> Action {
    let table = &view.table;
    let tokens = view.viewer.seat().map_or(0, |me| table.tokens.of(me));
    let limit = (i32::from(own_gain(view)) * TOKENS_PER_POINT).div_euclid(100);
    let limit = limit.clamp(0, i32::from(tokens)) as u8;
    let enough = table.auction.high + 1;
    if enough > limit {
        Action::Pass
    } else if bids_last(view) {
        Action::Bid(enough)
    } else {
        Action::Bid(enough.max((i32::from(limit) * OPENING / 100) as u8))
    }
}

fn add_or_call(view: &View) -> Action {
    if own_gain(view) >= GOOD_LOT || view.table.lot.len() >= LARGE_LOT {
        Action::Call
    } else {
        Action::Add
    }
}
