//! Between rounds, and the end of the game: FV-65 to FV-69.

use crate::table::{Script, game};
use favor::*;
use tabletop::{Game, Seat, Seats, Turn};

/// FV-65: after scoring, everything is returned: tokens, clues and doors.
#[test]
fn everything_is_returned() {
    let t = game(2).doors("RT BL").play("call 3 -").play("call - 2").finish();
    assert!(!t.collection(1).is_empty());
    let t = t.doors("RL BT").next();
    assert_eq!([t.collection(0), t.collection(1), t.discard()], ["", "", ""]);
    assert_eq!((t.tokens(), t.table().boxed), (vec![5, 5], 0));
    assert_eq!(t.view(0).known(Seat(1)), None);
}

/// FV-66: a new round has new doors, five tokens each and a fresh deck.
#[test]
fn a_new_round_is_fresh() {
    let t = game(3).doors("RT BL RL").finish().doors("BT RT BL").next();
    assert_eq!(t.view(0).own(), Some(Door::BlueTiger));
    assert_eq!((t.table().round, t.table().left, t.tokens()), (2, 12, vec![5, 5, 5]));
    assert_eq!(t.table().bids().count(), 0);
}

/// FV-66/1: discarded lots and doors left over are back.
#[test]
fn discards_and_doors_left_over_are_back() {
    let t = game(2).doors("RT BL").clues("L/T B/R").play("add call - -").finish();
    assert_eq!(t.table().discard, CLUES);
    let t = t.doors("RL BT").clues("L/T B/R").next();
    assert_eq!((t.lot().as_str(), t.discard().as_str()), ("B/R L/T", ""));
    assert_eq!([t.view(0).own(), t.view(1).own()], [Some(Door::RedLady), Some(Door::BlueTiger)]);
}

/// FV-67: after the third round the highest total wins.
#[test]
fn the_highest_total_wins() {
    let t = game(2).doors("RT BL").clues("RT RT").sell(1, 2).finish();
    let t = t.finish().finish();
    assert!(t.totals()[0] > t.totals()[1]);
    assert_eq!(t.winner(), (0, Decision::Points));
    assert_eq!(Favor::turn(&t.state), Turn::Over(Seats::one(Seat(0))));
    assert_eq!(t.refuses(0, Action::Add), Illegal::NotNow);
}

/// A table before its third round, after two in which nobody bid; seat 1 will begin.
fn before_the_third_round() -> Script {
    let t = game(2).finish().finish();
    assert_eq!((t.totals(), t.table().active), (vec![6, 6], Seat(1)));
    t
}

/// FV-68: a tie goes to whoever has more tokens left.
#[test]
fn a_tie_goes_to_the_tokens() {
    let t = before_the_third_round().doors("BL RT").clues("RT B/R L/T").play("call").auction(1, 1);
    let t = t.finish();
    // Three points for the cards of one, three for the tokens of the other.
    assert_eq!((t.totals(), t.tokens()), (vec![9, 9], vec![6, 4]));
    assert_eq!(t.winner(), (0, Decision::Tokens));
}

/// FV-68/1: tokens count after the final auction has been paid; before, they would be equal and
/// the first player would win.
#[test]
fn tokens_count_after_the_final_payment() {
    let t = before_the_third_round().doors("BL RT");
    let t = t.clues("RL RL RL BL BL BL RT RT BT BT BT L/T RT B/R").times(4, "call - -");
    assert_eq!((t.lot().as_str(), t.tokens()), ("RT B/R", vec![5, 5]));
    let t = t.auction(1, 1);
    assert_eq!((t.totals(), t.tokens()), (vec![9, 9], vec![5, 4]));
    assert_eq!(t.winner(), (0, Decision::Tokens));
}

/// FV-69: a further tie goes to the first player of the last round.
#[test]
fn a_further_tie_goes_to_the_first_player() {
    let t = before_the_third_round().finish();
    assert_eq!((t.totals(), t.tokens()), (vec![9, 9], vec![5, 5]));
    assert_eq!(t.winner(), (1, Decision::TurnOrder));
}

/// FV-69: if the first player is not among the tied, the next in turn order wins.
#[test]
fn a_further_tie_goes_to_the_next_in_turn_order() {
    let t = game(3).doors("RT BL RL").clues("RT RT").play("add call - - 1");
    let t = t.finish().finish().finish();
    assert_eq!((t.totals(), t.tokens()), (vec![9, 2, 9], vec![5, 5, 5]));
    assert_eq!((t.table().first, t.winner()), (Seat(1), (2, Decision::TurnOrder)));
}
