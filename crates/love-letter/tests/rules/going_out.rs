//! 5. Going out of the round.

use crate::table::Table;
use love_letter::Card::*;
use love_letter::Laid::{Discarded, Played};
use tabletop::Viewer::Public;
use tabletop::{Seat, Viewer};

/// LL-31: Whoever goes out lays the hand open before themself, and holds nothing.
#[test]
fn whoever_goes_out_discards_the_hand_face_up() {
    let table = Table::of(3).hands([Guard, King, Spy]).draw(Priest).guess(1, King);
    table.told_all("0 plays guard on 1 naming king; 1 is out with king; turn of 2");
    assert_eq!(table.row_with_how(1), [(King, Discarded)]);
    assert_eq!(table.hand(1), []);
    assert_eq!(table.inside(), [0, 2]);
    for viewer in Viewer::all(3) {
        assert!(table.possible(viewer, 1).is_empty(), "nobody believes in a hand that is gone");
    }
}

/// LL-31/1: After playing the Princess the other card goes too; after a lost Baron the card
/// compared.
#[test]
fn the_active_player_going_out_discards_the_other_card() {
    let table = Table::of(3).hands([Guard, King, Spy]).draw(Princess).play(Princess);
    assert_eq!(table.row_with_how(0), [(Princess, Played), (Guard, Discarded)]);
    let table = Table::of(3).hands([Guard, King, Spy]).draw(Baron).play_on(Baron, 1);
    assert_eq!(table.row_with_how(0), [(Baron, Played), (Guard, Discarded)]);
    assert_eq!([table.hand(0), table.hand(1)], [vec![], vec![King]]);
}

/// LL-32, LL-32/1: A card discarded by going out does nothing: a Princess puts nobody else out, a
/// Handmaid protects nobody, a Prince or a Chancellor draws nothing, and a Spy earns nothing.
#[test]
fn a_card_discarded_by_going_out_has_no_effect() {
    for card in [Princess, Handmaid, Prince, Chancellor, Countess] {
        let table = Table::of(3).hands([Guard, card, Priest]).draw(Baron).guess(1, card);
        assert_eq!(table.protected(), []);
        assert_eq!(table.inside(), [0, 2]);
        assert_eq!(table.turn_of(), Some(2), "the turn is over after {card:?}");
        assert_eq!(table.deck(), 16);
    }
    let table = Table::of(2).hands([Guard, Spy]).draw(Baron).guess(1, Spy);
    table.told_all("0 plays guard on 1 naming spy; 1 is out with spy; one left: token for 0");
}

/// LL-33: Who is out draws, plays and is chosen no more in this round, and is back in the next.
#[test]
fn being_out_lasts_until_the_next_round() {
    let table = Table::of(3).hands([Guard, King, Spy]).draw(Priest).guess(1, King);
    let table = table.turn(Handmaid).draw(Guard).play(Guard);
    assert_eq!((table.inside(), table.turn_of()), (vec![0, 2], Some(2)));
    let table = table.draw(Guard).guess(0, Priest);
    table.told_all("2 plays guard on 0 naming priest; 0 is out with priest; one left: token for 2");
    assert_eq!(table.inside(), [2]);
    assert_eq!(table.aside(Guard).inside(), [0, 1, 2]);
}

/// LL-34: The broken seal is there for all to see, and whole again in the next round.
#[test]
fn a_broken_seal_is_a_public_sign() {
    let table = Table::of(2).hands([Guard, King]).draw(Priest).guess(1, King);
    let next = table.clone().hands([Guard, King]);
    for viewer in Viewer::all(2) {
        assert!(!table.view(viewer).table.inside.has(Seat(1)));
        assert!(next.view(viewer).table.inside.has(Seat(1)));
    }
}

/// LL-36: On one's own turn one goes out by playing the Princess, by losing with the Baron, or by
/// one's own Prince with the Princess in hand.
#[test]
fn the_active_player_can_go_out_in_three_ways() {
    let played = Table::of(3).hands([Princess, King, Spy]).draw(Guard).play(Princess);
    let lost = Table::of(3).hands([Guard, King, Spy]).draw(Baron).play_on(Baron, 1);
    let forced = Table::of(3).hands([Princess, King, Spy]).draw(Prince).play_on(Prince, 0);
    for table in [played, lost, forced] {
        assert_eq!(
            table.view(Public).table.inside.into_iter().collect::<Vec<_>>(),
            [Seat(1), Seat(2)]
        );
        assert_eq!(table.turn_of(), Some(1));
    }
}

/// LL-37: On another's turn one goes out by a right guess, by losing to a Baron, or by a Prince
/// with the Princess in hand.
#[test]
fn another_player_can_go_out_in_three_ways() {
    let guessed = Table::of(3).hands([Guard, King, Spy]).draw(Guard).guess(1, King);
    let lost = Table::of(3).hands([King, Guard, Spy]).draw(Baron).play_on(Baron, 1);
    let forced = Table::of(3).hands([Prince, Princess, Spy]).draw(Guard).play_on(Prince, 1);
    for table in [guessed, lost, forced] {
        assert_eq!(table.inside(), [0, 2]);
        assert_eq!(table.turn_of(), Some(2));
    }
}
