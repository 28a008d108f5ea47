//! 8. End of a round.

use crate::table::Table;
use love_letter::Card::*;
use love_letter::{Happened, RoundEnd, Step};
use tabletop::{Seat, Seats};

/// LL-94, LL-94/1: As soon as one player is left the round ends, in the middle of a turn and with
/// cards in the deck: by Guard, Baron or Prince.
#[test]
fn the_round_ends_when_one_player_is_left() {
    let guard = Table::of(2).hands([Guard, Princess]).draw(Spy).guess(1, Princess);
    let baron = Table::of(2).hands([Baron, Priest]).draw(King).play_on(Baron, 1);
    let prince = Table::of(2).hands([Prince, Princess]).draw(Guard).play_on(Prince, 1);
    for table in [guard, baron, prince] {
        assert_eq!((table.tokens(), table.deck()), (vec![1, 0], 14));
        assert_eq!(table.step(), Step::SetAside, "no more turns are taken");
        assert!(table.heard(1).ends_with("one left: token for 0"));
    }
}

/// LL-94/2: Who puts themself out gives the round to the other.
#[test]
fn the_active_player_going_out_gives_the_round_to_the_other() {
    let princess = Table::of(2).hands([Princess, Priest]).draw(Guard).play(Princess);
    princess.told_all("0 plays princess; 0 is out with guard; one left: token for 1");
    let baron = Table::of(2).hands([Spy, Priest]).draw(Baron).play_on(Baron, 1);
    let prince = Table::of(2).hands([Prince, Priest]).draw(Princess).play_on(Prince, 0);
    for table in [princess, baron, prince] {
        assert_eq!(table.tokens(), [0, 1]);
    }
}

/// LL-95: The last one left shows nothing.
#[test]
fn the_survivor_does_not_show_the_hand() {
    let table = Table::of(2).hands([Guard, King]).draw(Princess).guess(1, King);
    assert!(!table.heard(1).contains("shows"));
    assert_eq!((table.known(1, 0), table.hand(0)), (None, vec![Princess]));
}

/// LL-96: After a turn that leaves the deck empty all show their hands, and the highest wins.
#[test]
fn with_an_empty_deck_the_highest_hand_wins() {
    let table = Table::of(3).late(Baron, [Prince, King, Prince], [Countess, Princess]);
    assert_eq!(table.turn_of(), Some(0));
    table.turn(Countess).draw(Princess).play_on(King, 2).told(
        0,
        "1 plays king on 2; 1 gives 2 the ? for the ?; \
         0 shows prince; 1 shows prince; 2 shows princess; deck empty: token for 2",
    );
}

/// LL-96/1: The deck is looked at only when the whole turn is over: not before the last card drawn
/// is played, not before a Prince's victim has drawn.
#[test]
fn an_empty_deck_is_noticed_after_the_turn() {
    let table = Table::of(2).late(King, [Prince, Baron], [Guard]).draw(Guard);
    assert_eq!((table.deck(), table.step()), (0, Step::Play));
    let table = table.play_on(Prince, 1);
    assert_eq!(table.step(), Step::Redraw(Seat(1)));
    assert_eq!(table.redraw(King).tokens(), [0, 1]);
}

/// LL-96/2: Hidden and open cards play no part: the Princess lies aside, then open, and a Baron
/// wins.
#[test]
fn hidden_and_open_cards_are_not_compared() {
    for aside in [Princess, King] {
        let table = Table::of(2).late(aside, [Baron, Priest], [Guard]).draw(Guard);
        table.guess(1, Princess).told_all(
            "0 plays guard on 1 naming princess; 1 has no princess; \
             0 shows baron; 1 shows priest; deck empty: token for 0",
        );
    }
}

/// LL-97, LL-97/1: All who share the highest value win, two or three, whatever lies before them.
#[test]
fn all_who_tie_for_the_highest_hand_win() {
    let two = Table::of(2).late(King, [Priest, Priest], [Handmaid]).turn(Handmaid);
    two.told_all("0 plays handmaid; 0 shows priest; 1 shows priest; deck empty: token for 0+1");
    assert_ne!(two.row(0), two.row(1));
    let three = Table::of(3).late(Princess, [Guard, Guard, Guard], [Priest]).draw(Priest);
    assert_eq!(three.active(), 2);
    let three = three.play_on(Priest, 0);
    assert!(three.heard(0).ends_with("deck empty: token for 0+1+2"));
    assert_eq!(three.tokens(), [1, 1, 1]);
}

/// LL-98: One left and the deck empty at once is one round end with one token.
#[test]
fn one_player_left_and_an_empty_deck_is_one_end() {
    let table = Table::of(2).late(Spy, [Prince, King], [Guard]).draw(Guard).guess(1, King);
    assert_eq!(table.deck(), 0);
    let ends = |event: &&_| matches!(event, Happened::RoundEnded { .. });
    let last = Happened::RoundEnded { end: RoundEnd::Last, winners: Seats(1), spy: None };
    assert_eq!(table.journal.iter().filter(ends).collect::<Vec<_>>(), [&last]);
}

/// LL-99: Only the hand counts: a Countess in the row does not help a Guard.
#[test]
fn the_row_is_not_compared() {
    let table = Table::of(2).late(King, [Guard, Baron], [Countess]).turn(Countess);
    table.told_all("0 plays countess; 0 shows guard; 1 shows baron; deck empty: token for 1");
}

/// LL-100: The tokens for winning and for the Spy come in one step, before the game's end is
/// judged: the bonus alone can end it, and so can both together.
#[test]
fn all_tokens_are_granted_before_the_end_is_judged() {
    let table = Table::of(2).round_for(0).round_for(0).round_for(0).round_for(0);
    let table = table.late(Spy, [King, Priest], [Spy]).turn(Spy);
    table.told_all(
        "0 plays spy; 0 shows king; 1 shows priest; deck empty: token for 0, spy 0; game won by 0",
    );
    assert_eq!(table.tokens(), [6, 0]);
}
