//! Hidden information: who may know what, and what a view remembers.

use crate::table::{Table, above, kinds, seat};
use love_letter::Card::*;
use love_letter::{Action, Card, Kinds, LoveLetter};
use tabletop::Viewer::Public;
use tabletop::{Game, Seat, Viewer};

/// LL-11: Nobody knows the hidden card: whatever it is, no view is another.
#[test]
fn nobody_knows_the_hidden_card() {
    let [king, guard] =
        [King, Guard].map(|aside| Table::of(3).aside(aside).hands([Spy, Baron, Priest]));
    for viewer in Viewer::all(3) {
        assert_eq!(king.view(viewer), guard.view(viewer));
        assert!(king.view(viewer).unseen().has(King));
    }
}

/// LL-13, LL-19: A hand is known to its holder: whatever is dealt or drawn, no other view changes.
#[test]
fn a_hand_is_known_only_to_its_holder() {
    let [one, other] = [(King, Priest), (Spy, Princess)]
        .map(|(hand, draw)| Table::of(3).first(1).hands([Baron, hand, Guard]).draw(draw));
    for viewer in [seat(0), seat(2), Public] {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_eq!(one.known(viewer, 1), None);
    }
    assert_eq!((one.known(1, 1), other.known(1, 1)), (Some(King), Some(Spy)));
}

/// LL-21, LL-48: The list of moves is for the active player alone.
#[test]
fn only_the_active_player_sees_their_moves() {
    let table = Table::of(3).hands([Priest, Baron, King]).draw(Spy);
    assert_eq!(table.moves_of(0).len(), 3);
    assert_eq!((table.moves_of(1), table.moves_of(2)), (vec![], vec![]));
    assert!(LoveLetter::seen_in(table.view(Public)).is_none(), "a spectator has no moves at all");
    let seen = LoveLetter::seen_in(table.view(1)).unwrap();
    assert_eq!(seen.hand.cards().collect::<Vec<_>>(), [Baron]);
}

/// LL-80: What a Priest saw is known while the card is held, and forgotten when it is laid.
#[test]
fn a_card_seen_is_known_until_it_is_laid() {
    let seen = Table::of(3).hands([Priest, Baron, Spy]).draw(King).play_on(Priest, 2);
    let seen = seen.turn(Handmaid).draw(Guard);
    let kept = seen.clone().guess(0, Prince);
    assert_eq!((kept.known(0, 2), kept.known(1, 2)), (Some(Spy), None));
    let laid = seen.play(Spy);
    assert_eq!(laid.known(0, 2), None);
    assert!(laid.possible(0, 2).has(Guard) && laid.possible(0, 2).has(Princess));
}

/// LL-80, LL-54: What a Priest saw and what a Chancellor put under the deck goes with whoever saw it.
/// Somebody who takes the seat over sees its hand, and what follows from that.
#[test]
fn whoever_takes_a_seat_over_has_seen_nothing() {
    let newcomer = |table: &Table, at: u8| {
        let seen = LoveLetter::seen_in(table.view(at)).expect("a seat");
        LoveLetter::newcomer(table.view(Public), seen)
    };
    let seen = Table::of(3).hands([Priest, Baron, Spy]).draw(King).play_on(Priest, 2);
    assert_eq!(seen.known(0, 2), Some(Spy));
    let fresh = newcomer(&seen, 0);
    assert_eq!((fresh.known(Seat(2)), fresh.known(Seat(0))), (None, Some(King)));
    assert_eq!(fresh.hand().cards().collect::<Vec<_>>(), [King]);
    // A comparison that ended equal was seen by all: now her own hand says what the other's is.
    let equal = Table::of(3).hands([Baron, Handmaid, Spy]).draw(Handmaid).play_on(Baron, 1);
    let fresh = newcomer(&equal, 0);
    assert_eq!(fresh.known(Seat(1)), Some(Handmaid));
}

/// LL-53, LL-54: What a Chancellor's player looks at, keeps and returns changes no other view; a
/// hand known before is known no more.
#[test]
fn a_chancellor_hides_the_hand_again() {
    let seen = Table::of(3).hands([Priest, Baron, Spy]).draw(King).play_on(Priest, 1);
    let seen = seen.draw(Chancellor);
    assert_eq!(seen.known(0, 1), Some(Baron));
    let seen = seen.play(Chancellor);
    let kept = seen.clone().consult([Guard, Handmaid]).keep(Baron, [Guard, Handmaid]);
    let left = seen.consult([Prince, Prince]).keep(Prince, [Baron, Prince]);
    for viewer in [seat(0), seat(2), Public] {
        assert_eq!(kept.view(viewer), left.view(viewer));
    }
    assert_eq!(kept.known(0, 1), None);
    assert!(kept.possible(0, 1).has(Baron) && kept.possible(0, 1).has(Princess));
}

/// LL-54, LL-58: Who returned a card knows who draws it, and what that seat then keeps; nobody
/// else does.
#[test]
fn a_returned_card_is_known_to_its_returner_when_drawn() {
    let table = Table::of(2).late(King, [Chancellor, Handmaid], [Baron, Priest, Guard]);
    let table = table.draw(Baron).play(Chancellor).consult([Priest, Guard]);
    let table = table.keep(Baron, [Guard, Priest]);
    let known: Vec<Kinds> = table.view(0).returned().collect();
    assert_eq!(known, [Kinds::one(Guard), Kinds::one(Priest)]);
    let table = table.draw(Guard).play(Handmaid);
    assert_eq!((table.known(0, 1), table.known(Public, 1)), (Some(Guard), None));
}

/// LL-76, LL-78: After a Baron the two know each other's card, the loser too; bystanders know that
/// the winner's is higher, until it may have changed.
#[test]
fn a_comparison_tells_the_two_everything_and_others_an_order() {
    let table = Table::of(4).hands([Handmaid, Prince, Spy, Guard]).draw(Baron).play_on(Baron, 1);
    assert_eq!(table.known(0, 1), Some(Prince), "who is out goes on knowing");
    assert_eq!(table.possible(2, 1), above(Handmaid));
    assert_eq!(table.possible(Public, 1), above(Handmaid));
    let lower = table.clone().turn(Spy);
    assert_eq!(lower.possible(2, 1), above(Handmaid), "a Spy was not the card compared");
    let higher = table.turn(Countess);
    assert!(higher.possible(2, 1).has(Guard), "a Countess may have been");
}

/// LL-77: After a tie the two know both cards; bystanders know them equal, so that a look at one
/// shows the other.
#[test]
fn a_tie_tells_bystanders_that_the_hands_are_equal() {
    let table = Table::of(3).hands([Guard, Priest, Guard]).draw(Baron).play_on(Baron, 2);
    assert_eq!((table.known(0, 2), table.known(2, 0)), (Some(Guard), Some(Guard)));
    assert_eq!((table.known(1, 0), table.known(1, 2)), (None, None));
    assert!(table.view(1).known_equal(Seat(0), Seat(2)));
    assert!(!table.view(1).known_equal(Seat(0), Seat(1)));
    let table = table.draw(King).play_on(Priest, 0);
    assert_eq!((table.known(1, 0), table.known(1, 2)), (Some(Guard), Some(Guard)));
    let table = table.draw(Handmaid).guess(0, Prince);
    assert!(!table.view(1).known_equal(Seat(0), Seat(2)), "the Guard has been played");
    assert_eq!((table.known(1, 0), table.known(1, 2)), (Some(Guard), None));
}

/// LL-77: Whoever has left a tie and ties again is not taken for equal to those left behind.
#[test]
fn a_second_tie_is_not_mixed_up_with_the_first() {
    let table = Table::of(3).hands([Guard, Guard, Priest]).draw(Baron).play_on(Baron, 1);
    let table = table.draw(Spy).play(Spy).draw(Countess).play(Countess);
    let table = table.draw(Priest).guess(2, King).draw(Spy).play(Spy);
    let table = table.draw(Guard).guess(1, King).draw(Baron).play_on(Baron, 2);
    assert!(table.view(1).known_equal(Seat(0), Seat(2)));
    assert!(!table.view(1).known_equal(Seat(1), Seat(2)), "the Guard of seat 1 is another matter");
}

/// LL-50, LL-51: After a King the two know both cards, and what others believed of one seat they
/// now believe of the other.
#[test]
fn an_exchange_carries_beliefs_along() {
    let seen = Table::of(4).hands([Priest, King, Spy, Baron]).draw(Prince).play_on(Priest, 2);
    let table = seen.draw(Guard).play_on(King, 2);
    assert_eq!((table.known(1, 2), table.known(2, 1)), (Some(Guard), Some(Spy)));
    assert_eq!((table.known(0, 1), table.known(0, 2)), (Some(Spy), None));
    assert_eq!((table.known(3, 1), table.known(3, 2)), (None, None));
    let missed = Table::of(4).hands([Guard, King, Spy, Baron]).draw(Prince).guess(2, Handmaid);
    let table = missed.draw(Priest).play_on(King, 2);
    assert!(!table.possible(3, 1).has(Handmaid) && table.possible(3, 2).has(Handmaid));
}

/// LL-83: A miss holds while the card is held, and no longer.
#[test]
fn a_miss_is_forgotten_when_the_card_may_have_changed() {
    let table = Table::of(3).hands([Guard, Baron, Spy]).draw(Priest).guess(2, King).turn(Handmaid);
    assert!(!table.possible(Public, 2).has(King));
    let table = table.draw(Countess).play(Spy);
    assert!(table.possible(Public, 2).has(King) && table.possible(0, 2).has(King));
}

/// LL-46: Whoever plays King or Prince does not hold the Countess, and all can tell.
#[test]
fn a_king_or_prince_played_rules_out_the_countess() {
    let prince = Table::of(3).hands([Prince, Baron, Spy]).draw(Guard).play_on(Prince, 1);
    let king = Table::of(3).hands([King, Baron, Spy]).draw(Guard).play_on(King, 1);
    for viewer in [seat(2), Public] {
        assert!(!prince.possible(viewer, 0).has(Countess));
        assert!(!king.possible(viewer, 1).has(Countess), "the King's player gave it away");
        assert!(king.possible(viewer, 0).has(Countess), "and got any card for it");
    }
    let priest = Table::of(3).hands([Priest, Baron, Spy]).draw(Guard).play_on(Priest, 1);
    assert!(priest.possible(Public, 0).has(Countess));
}

/// LL-61, LL-64: A Prince makes all that was known of a hand void; the new one is its holder's.
#[test]
fn a_new_hand_is_unknown_again() {
    let seen = Table::of(3).hands([Priest, Prince, Spy]).draw(Baron).play_on(Priest, 2);
    let table = seen.draw(Guard).play_on(Prince, 2);
    assert!(table.possible(0, 2).is_empty(), "there is no hand just now");
    let table = table.redraw(King);
    assert_eq!((table.known(0, 2), table.known(2, 2)), (None, Some(King)));
    assert!(table.possible(0, 2).has(King) && table.possible(0, 2).has(Spy));
}

/// LL-38, LL-41: Whoever counts rules out what lies in rows, open, or in their own hand, and what
/// they know to be in another's.
#[test]
fn counting_rules_out_what_is_seen_elsewhere() {
    let table = Table::of(2).open([Spy, King, Spy]).hands([Princess, Guard]).turn(Countess);
    let all = kinds([Guard, Priest, Baron, Handmaid, Prince, Chancellor]);
    assert_eq!(table.possible(0, 1), all);
    assert_eq!(table.possible(Public, 1), all.with(Princess));
    let table = Table::of(3).hands([Priest, Baron, Spy]).draw(King).play_on(Priest, 1);
    assert!(table.possible(0, 2).has(Baron), "there is a second one");
    let table = table.turn(Handmaid).draw(Baron).play_on(Baron, 0);
    assert_eq!((table.row(2), table.hand(2)), (vec![Baron, Spy], vec![]));
    let table = table.turn(Handmaid);
    assert!(!table.possible(1, 0).has(Baron), "one is laid and one is mine");
    assert!(table.possible(Public, 0).has(Princess));
}

/// LL-96: At the end of an empty deck everybody knows the hands of all who are in the round.
#[test]
fn hands_shown_are_known_to_all() {
    let table = Table::of(2).late(King, [Priest, Baron], [Handmaid]).turn(Handmaid);
    assert_eq!((table.known(Public, 0), table.known(Public, 1)), (Some(Priest), Some(Baron)));
}

/// LL-I11: A spectator sees what is public and no more: no hand, and one and the same view
/// whatever the hidden cards are.
#[test]
fn a_spectator_sees_only_what_is_public() {
    let [one, other] = [[Spy, Priest, Baron, King], [King, Handmaid, Spy, Princess]]
        .map(|[aside, first, second, third]| {
            Table::of(3).aside(aside).hands([first, second, third])
        })
        .map(|table| table.turn(Countess).draw(Guard).guess(2, Prince));
    assert_eq!(one.heard(Public), other.heard(Public));
    assert_eq!(one.view(Public), other.view(Public));
    assert_eq!(one.view(Public).hand().cards().count(), 0);
    assert_eq!(one.view(Public).unseen(), one.state.table().unlaid());
}

/// LL-24, LL-110: A refusal tells only what its receiver knows: other hands and another hidden card
/// change no answer, neither on one's turn nor off it.
#[test]
fn refusals_tell_nothing_hidden() {
    let [one, other] = [[Spy, King, Baron], [King, Princess, Spy]]
        .map(|[aside, first, second]| Table::of(3).aside(aside).hands([Guard, first, second]))
        .map(|table| table.draw(Countess));
    let seats = || (0..4).map(Seat);
    let actions = Card::ALL.into_iter().flat_map(|card| {
        let targeted = seats().map(move |seat| Action::PlayOn(card, seat));
        let guesses = seats().map(move |seat| Action::Guess(seat, card));
        targeted.chain(guesses).chain([Action::Play(card), Action::Keep(card, Guard, None)])
    });
    for action in actions {
        for seat in [Seat(0), Seat(1), Seat(3)] {
            let answer =
                |table: &Table| LoveLetter::act(&mut table.state.clone(), seat, action, &mut ());
            assert_eq!(answer(&one), answer(&other), "{action:?} by {seat:?}");
        }
    }
}
