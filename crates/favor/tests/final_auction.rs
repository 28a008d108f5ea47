//! The final auction: FV-39 to FV-45.

use crate::table::{Script, game};
use favor::*;
use tabletop::Seat;

/// A table with so many rounds behind it and so many cards added.
fn after(players: u8, rounds: usize, adds: usize) -> Script {
    (0..rounds).fold(game(players), |t, _| t.finish()).times(adds, "add")
}

fn is_final(t: &Script) -> bool {
    t.table().step == Step::Bid && t.table().left == 0 && t.table().caller().is_none()
}

/// FV-39: with the last card of the deck comes the final auction.
#[test]
fn the_last_card_brings_the_final_auction() {
    let t = after(3, 0, 12);
    assert_eq!((t.table().left, t.options().as_str()), (1, "add call"));
    assert!(is_final(&t.play("add")));
}

/// FV-39/1: whether the card was added or opened a lot; no other turn is taken.
#[test]
fn by_adding_or_by_opening() {
    let added = after(3, 0, 13);
    let opened = after(3, 0, 12).play("call - - -");
    for t in [added, opened] {
        assert!(is_final(&t));
        assert_eq!(t.refuses(t.asked(), Action::Add), Illegal::InAuction);
        assert_eq!(t.play("- - -").table().scored, 1);
    }
}

/// FV-39/2: a new lot may use up the deck exactly: two cards in round two, three in round three.
#[test]
fn a_new_lot_may_use_up_the_deck() {
    let t = after(2, 1, 10).play("call - -");
    assert_eq!((is_final(&t), t.table().lot.len()), (true, 2));
    let t = after(2, 2, 8).play("call - -");
    assert_eq!((is_final(&t), t.table().lot.len()), (true, 3));
}

/// FV-40: everybody has one chance, beginning with whoever would have had the next turn.
#[test]
fn one_chance_each_from_the_next_turn() {
    let (asked, t) = after(3, 0, 13).asked_during("1 2 3");
    assert_eq!(asked, [1, 2, 0]);
    assert_eq!(t.table().scored, 1);
}

/// FV-40/1: it begins with the left neighbour of whoever added the last card, or of whoever
/// called the auction before it; that player is last.
#[test]
fn the_left_neighbour_begins() {
    let (asked, t) = after(4, 0, 12).asked_during("add - - - -");
    assert_eq!((asked, t.table().scored), (vec![0, 1, 2, 3, 0], 1));
    let (asked, t) = after(4, 0, 12).asked_during("call - - - 1 - - - -");
    assert_eq!((asked, t.table().scored), (vec![0, 1, 2, 3, 0, 1, 2, 3, 0], 1));
}

/// FV-41: raising, passing, the least bid and one's tokens bind here too.
#[test]
fn the_rules_of_bidding_hold() {
    let t = after(3, 0, 13);
    assert_eq!(t.refuses(1, Action::Bid(0)), Illegal::MustRaise(0));
    assert_eq!(t.refuses(1, Action::Bid(6)), Illegal::TooFewTokens(5));
    let t = t.play("2");
    assert_eq!(t.refuses(2, Action::Bid(2)), Illegal::MustRaise(2));
    assert_eq!(t.options(), "- 3 4 5");
}

/// FV-42: the winner takes the lot and pays the box.
#[test]
fn the_winner_pays_the_box() {
    let t = game(3).play("call - - 1").times(12, "add").play("- 3 -");
    assert_eq!(t.table().collection(Seat(0)).len(), 1);
    assert_eq!(t.table().collection(Seat(2)).len(), 13);
    assert_eq!((t.tokens(), t.table().boxed), (vec![4, 5, 2], 4));
}

/// FV-42/1: nobody receives tokens, not even if whoever drew the last card wins.
#[test]
fn nobody_receives_tokens() {
    let t = after(2, 0, 13);
    assert_eq!(t.asked(), 1);
    let t = t.play("- 5");
    assert_eq!((t.tokens(), t.table().boxed), (vec![0, 5], 5));
}

/// FV-43: without bids the lot is discarded.
#[test]
fn without_bids_the_lot_is_discarded() {
    let t = after(2, 0, 13).play("- -");
    assert_eq!((t.table().discard, t.tokens()), (CLUES, vec![5, 5]));
}

/// FV-44: the round ends with it.
#[test]
fn the_round_ends() {
    let t = after(2, 0, 13).play("-");
    assert_eq!(t.table().scored, 0);
    let t = t.play("1");
    assert_eq!(t.table().scores().len(), 1);
    assert!(matches!(t.events.last(), Some(Happened::RoundEnded { .. })));
}

/// FV-45: a round has one final auction, and in no other is the deck empty.
#[test]
fn one_final_auction_a_round() {
    let t = game(3).times(13, "call - - -");
    assert!(is_final(&t));
    let mut t = t.play("- - -");
    let finals = |t: &Script| {
        t.events.iter().filter(|event| matches!(event, Happened::FinalAuction(_))).count()
    };
    assert_eq!(finals(&t), 1);
    for _ in 0..2 {
        t = t.next();
        while t.table().left > 0 {
            assert!(!t.table().is_final());
            t = t.play("call - - 1");
        }
        t = t.play("- - -");
    }
    assert_eq!(finals(&t), 3);
}
