//! The turn and auctions: FV-19 to FV-38.

use crate::table::{self, game};
use favor::*;
use tabletop::Seat;

/// FV-19: a turn is either of two things.
#[test]
fn add_or_call() {
    let t = game(3).next();
    assert_eq!(t.options(), "add call");
    assert_eq!(t.refuses(1, Action::Add), Illegal::NotYourTurn);
}

/// FV-19/1: nobody may pass a turn, and both choices are open to the last.
#[test]
fn a_turn_is_never_passed() {
    let mut t = game(2).next();
    assert_eq!(t.refuses(0, Action::Pass), Illegal::NoAuction);
    assert_eq!(t.refuses(0, Action::Bid(1)), Illegal::NoAuction);
    while t.table().left > 1 {
        assert_eq!(t.options(), "add call");
        t = t.play("add");
        assert!(t.table().left > 0 && !t.lot().is_empty());
    }
    assert_eq!(t.options(), "add call");
}

/// FV-20: play passes to the left.
#[test]
fn play_passes_to_the_left() {
    let (asked, _) = game(3).asked_during("add add add add");
    assert_eq!(asked, [0, 1, 2, 0]);
}

/// FV-20/1: after an auction the caller's left neighbour is next, whoever won.
#[test]
fn after_an_auction_the_callers_left_neighbour_is_next() {
    for bids in ["1 - - -", "- 1 - -", "- - 1 -", "- - - 1", "- - - -"] {
        assert_eq!(game(4).play("call").play(bids).asked(), 1);
        assert_eq!(game(4).play("add add call").play(bids).asked(), 3);
    }
}

/// FV-21: the top card is turned up beside the others.
#[test]
fn adding_turns_up_the_top_card() {
    let t = game(2).clues("RT BL L/T").play("add");
    assert_eq!((t.lot().as_str(), t.table().left), ("BL RT", 12));
    assert_eq!(t.play("add").lot(), "BL RT L/T");
}

/// FV-21/1: the deck's last card brings the final auction.
#[test]
fn adding_the_last_card_brings_the_final_auction() {
    let t = game(2).times(13, "add");
    assert_eq!((t.table().left, t.options().as_str()), (0, "- 1 2 3 4 5"));
    assert_eq!(t.events.last(), Some(&Happened::FinalAuction(Seat(1))));
}

/// FV-22: everybody sees the lot, and it is sold as one.
#[test]
fn the_lot_is_open_and_sold_as_one() {
    let t = game(3).clues("RT BL B/R").play("add add");
    assert!((0..3).all(|seat| t.view(seat).table.lot == t.table().lot));
    let t = t.play("call 1 - -");
    assert_eq!(t.collection(0), "BL RT B/R");
}

/// FV-23: everybody has one chance, then the auction is over.
#[test]
fn one_chance_each() {
    let (asked, t) = game(3).play("call").asked_during("1 2 3");
    assert_eq!(asked, [1, 2, 0]);
    assert_eq!(t.options(), "add call");
}

/// FV-23/1: there is no second bid, not even after being outbid.
#[test]
fn no_second_bid() {
    let t = game(3).play("call 1 2");
    assert_eq!(t.refuses(1, Action::Bid(3)), Illegal::NotYourTurn);
    assert_eq!(t.refuses(0, Action::Call), Illegal::InAuction);
    let t = t.play("-");
    assert_eq!(t.refuses(1, Action::Bid(3)), Illegal::NoAuction);
    assert_eq!(t.collection(2), "RL");
}

/// FV-24: bidding goes clockwise from the caller's left, and the caller is last.
#[test]
fn the_caller_bids_last() {
    let (asked, t) = game(4).play("add call").asked_during("- - -");
    assert_eq!((asked, t.asked()), (vec![2, 3, 0], 1));
    assert_eq!(t.table().caller(), Some(Seat(1)));
    assert_eq!(t.table().bids().collect::<Vec<_>>(), [2, 3, 0].map(|seat| (Seat(seat), 0)));
}

/// FV-25, FV-25/1: a bid must be higher than the last: equal is refused, a jump is not.
#[test]
fn a_bid_must_be_higher() {
    let t = game(3).play("call 2");
    assert_eq!(t.options(), "- 3 4 5");
    assert_eq!(t.refuses(2, Action::Bid(2)), Illegal::MustRaise(2));
    assert_eq!(t.refuses(2, Action::Bid(1)), Illegal::MustRaise(2));
    let t = t.play("5 -");
    assert_eq!((t.collection(2).as_str(), t.tokens()), ("RL", vec![10, 5, 0]));
}

/// FV-26: a player may choose not to bid.
#[test]
fn one_may_pass() {
    let t = game(2).play("call");
    assert!(t.options().starts_with("- 1"));
    let t = t.play("-");
    assert_eq!(t.table().auction.bid_of(Seat(1)), Some(0));
    assert_eq!(t.table().auction.bid_of(Seat(0)), None);
}

/// FV-26/1: all others pass and the caller bids 1; or everybody passes, the caller included.
#[test]
fn all_others_pass() {
    assert_eq!(game(3).play("call - - 1").collection(0), "RL");
    let t = game(3).play("call - - -");
    assert_eq!((t.discard().as_str(), t.tokens()), ("RL", vec![5, 5, 5]));
}

/// FV-27: the first bid is at least 1.
#[test]
fn the_first_bid_is_at_least_one() {
    let t = game(2).play("call");
    assert_eq!(t.options(), "- 1 2 3 4 5");
    assert_eq!(t.refuses(1, Action::Bid(0)), Illegal::MustRaise(0));
}

/// FV-28: nobody bids more than they have.
#[test]
fn a_bid_is_limited_by_ones_tokens() {
    let t = game(2).play("call 5 - call");
    assert_eq!(t.tokens(), [10, 0]);
    assert_eq!(t.options(), "- 1 2 3 4 5 6 7 8 9 10");
    assert_eq!(t.refuses(0, Action::Bid(11)), Illegal::TooFewTokens(10));
    assert_eq!(t.play("10").tokens(), [10, 0]);
}

/// FV-28/1: with no tokens, or no more than the highest bid, one can only pass.
#[test]
fn too_few_tokens_to_bid() {
    let t = game(2).play("call 5 - call -");
    assert_eq!((t.tokens(), t.options().as_str()), (vec![10, 0], "-"));
    assert_eq!(t.refuses(1, Action::Bid(1)), Illegal::TooFewTokens(0));
    let t = game(3).play("call 5");
    assert_eq!((t.tokens()[2], t.options().as_str()), (5, "-"));
    assert_eq!(t.refuses(2, Action::Bid(6)), Illegal::TooFewTokens(5));
}

/// FV-29: the highest bidder takes the whole lot.
#[test]
fn the_highest_bidder_takes_the_lot() {
    let t = game(3).clues("RT BL").play("add call 1 3 -");
    assert_eq!([0, 1, 2].map(|seat| t.collection(seat)), ["BL RT", "", ""]);
    assert_eq!(t.lot().len(), 2);
}

/// FV-29/1: there is no tie, since the last bid is always the highest.
#[test]
fn there_is_no_tie() {
    let t = game(4).play("call 1 - 4");
    assert_eq!((t.table().auction.leader(), t.table().auction.high), (Some(Seat(3)), 4));
    assert_eq!(t.refuses(0, Action::Bid(4)), Illegal::MustRaise(4));
}

/// FV-30: a winner who did not call pays the caller.
#[test]
fn the_winner_pays_the_caller() {
    let t = game(3).play("add call - 3 -");
    assert_eq!((t.tokens(), t.table().boxed), (vec![2, 8, 5], 0));
}

/// FV-30/1: the caller's tokens may rise above five, without limit.
#[test]
fn tokens_may_rise_without_limit() {
    let t = game(4).play("call 5 - - - add add add call - 5 - -");
    assert_eq!(t.tokens(), [15, 0, 0, 5]);
    let t = t.play("add add add call - - 5 -");
    assert_eq!(t.tokens(), [20, 0, 0, 0]);
    assert!(t.play("call - -").options().ends_with(" 19 20"));
}

/// FV-31: whoever does not win keeps their tokens.
#[test]
fn losers_keep_their_tokens() {
    let t = game(4).play("call 1 2 3 -");
    assert_eq!(t.tokens(), [8, 5, 5, 2]);
}

/// FV-32, FV-32/1: the caller's bid is shared among the others and the rest goes to the box.
#[test]
fn the_callers_bid_is_shared() {
    let shared = |players: u8, bid: u8| {
        let t = game(players).play("call").auction(0, bid);
        assert_eq!(t.collection(0), "RL");
        (t.tokens(), t.table().boxed)
    };
    assert_eq!(shared(4, 3), (vec![2, 6, 6, 6], 0));
    assert_eq!(shared(4, 4), (vec![1, 6, 6, 6], 1));
    assert_eq!(shared(4, 5), (vec![0, 6, 6, 6], 2));
    assert_eq!(shared(3, 5), (vec![0, 7, 7], 1));
    assert_eq!(shared(3, 4), (vec![1, 7, 7], 0));
    assert_eq!(shared(2, 5), (vec![0, 10], 0));
}

/// FV-33, FV-33/1: a bid too small to be shared goes to the box, which cannot happen between two.
#[test]
fn a_small_bid_goes_to_the_box() {
    let boxed = |players: u8, bid: u8| {
        let t = game(players).play("call").auction(0, bid);
        (t.tokens(), t.table().boxed)
    };
    assert_eq!(boxed(4, 1), (vec![4, 5, 5, 5], 1));
    assert_eq!(boxed(4, 2), (vec![3, 5, 5, 5], 2));
    assert_eq!(boxed(3, 1), (vec![4, 5, 5], 1));
    assert_eq!(boxed(2, 1), (vec![4, 6], 0));
}

/// FV-34: a lot without bids is discarded.
#[test]
fn a_lot_without_bids_is_discarded() {
    let t = game(2).clues("RT BL RL").play("add call - -");
    assert_eq!((t.discard().as_str(), t.lot().as_str()), ("BL RT", "RL"));
    assert_eq!([t.collection(0), t.collection(1)], ["", ""]);
}

/// FV-34/1: it scores for nobody and is back in the next round.
#[test]
fn a_discarded_lot_scores_for_nobody() {
    let t = game(2).doors("RT BL").clues("RT BL").play("add call - -").finish();
    assert_eq!(t.points(), [3, 3]);
    let t = t.next();
    assert_eq!((t.discard().as_str(), t.table().deck.len() + t.table().lot.len()), ("", 14));
}

/// FV-35: everybody sees every collection.
#[test]
fn collections_are_open() {
    let t = game(3).clues("L/T RT").play("call 2 - -").play("call - - 1");
    for view in [t.view(0), t.view(1), t.view(2), t.public()] {
        assert_eq!(view.table.collection(Seat(1)), table::clues("L/T RT").into_iter().collect());
    }
}

/// FV-36: any lot may be put up, even one card, and by a player without tokens.
#[test]
fn anybody_may_call_at_any_time() {
    let t = game(2).play("call 5 -");
    assert_eq!((t.asked(), t.tokens()[1], t.table().lot.len()), (1, 0, 1));
    assert_eq!(t.options(), "add call");
    assert_eq!(t.play("call 1 -").tokens(), [9, 1]);
}

/// FV-36/1: also when nobody has a token; then the lot is discarded.
#[test]
fn an_auction_without_any_tokens() {
    let t = game(4).times(8, "call - - - 2").times(4, "call - - - 1");
    assert_eq!((t.tokens(), t.table().boxed), (vec![0; 4], 20));
    let t = t.play("call");
    assert_eq!(t.options(), "-");
    assert_eq!(t.play("- - - -").table().discard.len(), 1);
}

/// FV-37: a new lot has one card in round one, two in round two, three in round three.
#[test]
fn a_new_lot_grows_with_the_round() {
    let t = game(2).clues("RT BL").play("call 1 -");
    assert_eq!(t.lot(), "BL");
    let t = t.finish().clues("RT RT BL BT").play("call 1 -");
    assert_eq!(t.lot(), "BL BT");
    let t = t.finish().clues("RT RT RT BL BT RL").play("call 1 -");
    assert_eq!(t.lot(), "RL BL BT");
}

/// FV-37/1: it is there before the next turn, also after an auction that nobody won.
#[test]
fn a_new_lot_comes_before_the_next_turn() {
    for bids in ["1 -", "- 1", "- -"] {
        let t = game(2).clues("RT BL").play("call").play(bids);
        assert_eq!(
            (t.lot().as_str(), t.options().as_str(), t.table().left),
            ("BL", "add call", 12)
        );
    }
}

/// FV-38, FV-38/1: a lot that lacks cards takes all that are left: one in round two, one or two
/// in round three.
#[test]
fn a_lot_that_lacks_cards_takes_what_is_left() {
    let lot = |rounds: usize, adds: usize| {
        let t = (0..rounds).fold(game(2), |t, _| t.finish());
        let t = t.times(adds, "add").play("call - -");
        assert_eq!((t.table().left, t.options().starts_with('-')), (0, true));
        t.table().lot.len()
    };
    assert_eq!(lot(1, 11), 1);
    assert_eq!(lot(2, 10), 1);
    assert_eq!(lot(2, 9), 2);
}
