//! 7.6 The Handmaid.

use crate::table::{Table, guess, on};
use love_letter::Action::Play;
use love_letter::Card::*;
use love_letter::Illegal;
use tabletop::{Seat, Viewer};

/// LL-69: Until their next turn nobody can choose the Handmaid's player, as all can see.
#[test]
fn the_handmaid_protects_her_player() {
    let table = Table::of(3).hands([Priest, Baron, King]).turn(Handmaid);
    table.told_all("0 plays handmaid; turn of 1");
    for viewer in Viewer::all(3) {
        assert!(table.view(viewer).table.protected.has(Seat(0)));
    }
    assert!(!table.draw(Guard).moves().contains(&on(Baron, 0)));
}

/// LL-69/1: She covers Guard, Priest, Baron, King and Prince, and leaves at the very start of the
/// next turn, before the draw.
#[test]
fn protection_ends_when_the_next_turn_begins() {
    for card in [Guard, Priest, Baron, King, Prince] {
        let table = Table::of(3).hands([Chancellor, card, Spy]).turn(Handmaid).draw(Spy);
        let action = if card == Guard { guess(0, Chancellor) } else { on(card, 0) };
        assert_eq!(table.refusal(action), Illegal::IsProtected(Seat(0)));
    }
    let table = Table::of(3).hands([Priest, Baron, King]).turn(Handmaid).turn(Spy);
    assert_eq!(table.protected(), [0]);
    let table = table.turn(Spy);
    table.told_all("2 plays spy; turn of 0");
    assert_eq!(table.protected(), [], "though the card is still to be drawn");
}

/// LL-70: A Handmaid discarded for a Prince protects nobody.
#[test]
fn a_discarded_handmaid_protects_nobody() {
    let table = Table::of(3).hands([Prince, Spy, Handmaid]).draw(Guard).play_on(Prince, 2);
    let table = table.redraw(King).draw(Baron);
    assert_eq!(table.protected(), []);
    assert_eq!(table.moves(), [Play(Spy), on(Baron, 0), on(Baron, 2)]);
}

/// LL-71: The second Handmaid renews the protection, so no opponent finds a gap.
#[test]
fn a_second_handmaid_renews_the_protection() {
    let table = Table::of(2).hands([Priest, Guard]).turn(Handmaid).turn(Spy).turn(Handmaid);
    assert_eq!((table.turn_of(), table.protected()), (Some(1), vec![0]));
    assert_eq!(table.draw(Spy).refusal(guess(0, Priest)), Illegal::IsProtected(Seat(0)));
}

/// LL-72: Her own player is not bound: after the Handmaid's turn one can choose oneself.
#[test]
fn protection_never_limits_its_owner() {
    let table = Table::of(2).hands([Prince, Baron]).turn(Handmaid).turn(Spy).draw(Guard);
    assert!(table.moves().contains(&on(Prince, 0)));
    table.play_on(Prince, 0).told_all("0 plays prince on 0; 0 discards guard");
}

/// LL-73: Protection does not matter in the final comparison, nor in the next round.
#[test]
fn protection_ends_with_the_round() {
    let table = Table::of(2).late(Baron, [Guard, King], [Handmaid]).turn(Handmaid);
    table.told_all("0 plays handmaid; 0 shows guard; 1 shows king; deck empty: token for 1");
    let table = table.hands([Priest, Baron]);
    assert_eq!((table.turn_of(), table.protected()), (Some(1), vec![]));
    assert_eq!(table.draw(Spy).play_on(Baron, 0).inside(), [0]);
}

/// LL-74: With all others still in the round protected, Guard, Priest, Baron and King do nothing;
/// who is out does not count.
#[test]
fn with_all_others_protected_the_card_has_no_effect() {
    for card in [Guard, Priest, Baron, King] {
        let table = Table::of(3).hands([Guard, card, Spy]).draw(Handmaid).guess(2, Spy);
        let table = table.turn(Countess).turn(Handmaid).draw(Chancellor);
        assert_eq!((table.inside(), table.protected()), (vec![0, 1], vec![0]));
        assert_eq!(table.moves(), [Play(card), Play(Chancellor)]);
        table.play(card).told_all(&format!("1 plays {}; turn of 0", card.name()));
    }
}

/// LL-74/1: Neither target nor name is given, the card lies in the row, and the round's end is
/// tested all the same.
#[test]
fn a_card_without_effect_still_ends_the_turn() {
    let table = Table::of(2).first(1).late(Baron, [King, Baron], [Handmaid, Guard]).turn(Handmaid);
    let table = table.draw(Guard);
    assert_eq!(table.refusal(guess(0, King)), Illegal::IsProtected(Seat(0)));
    assert_eq!(table.refusal(on(Guard, 0)), Illegal::MustName);
    let table = table.play(Guard);
    table.told_all("1 plays guard; 0 shows king; 1 shows baron; deck empty: token for 0");
    assert_eq!(table.row(1).last(), Some(&Guard));
}

/// LL-75: A Prince in the same place is aimed at his own player.
#[test]
fn with_all_others_protected_a_prince_hits_his_own_player() {
    let table = Table::of(2).hands([Guard, Prince]).turn(Handmaid).draw(Spy);
    assert_eq!(table.moves(), [on(Prince, 1), Play(Spy)]);
    assert_eq!(table.refusal(on(Prince, 0)), Illegal::IsProtected(Seat(0)));
}
