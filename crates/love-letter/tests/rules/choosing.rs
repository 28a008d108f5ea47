//! 4. Choosing players.

use crate::table::{Table, guess, on};
use love_letter::Action::Play;
use love_letter::Card::*;
use love_letter::Illegal;
use tabletop::Seat;

/// LL-26: Guard, Priest, Baron and King are for others only.
#[test]
fn nobody_chooses_themself_with_guard_priest_baron_or_king() {
    let table = Table::of(3).hands([Guard, Spy, Spy]).draw(Priest);
    assert_eq!(table.refusal(guess(0, Priest)), Illegal::NotOneself);
    assert_eq!(table.refusal(on(Priest, 0)), Illegal::NotOneself);
    let table = Table::of(3).hands([Baron, Spy, Spy]).draw(King);
    assert_eq!(table.moves(), [on(Baron, 1), on(Baron, 2), on(King, 1), on(King, 2)]);
    assert_eq!(table.refusal(on(Baron, 0)), Illegal::NotOneself);
    assert_eq!(table.refusal(on(King, 0)), Illegal::NotOneself);
}

/// LL-27, LL-27/1: The Prince is for anybody, oneself included, though others could be chosen.
#[test]
fn the_prince_may_choose_his_own_player() {
    let table = Table::of(3).hands([Prince, Spy, Spy]).draw(Guard);
    assert_eq!(table.moves()[..3], [on(Prince, 0), on(Prince, 1), on(Prince, 2)]);
    table.play_on(Prince, 0).told_all("0 plays prince on 0; 0 discards guard");
}

/// LL-28: Whoever is out cannot be chosen, nor an empty seat.
#[test]
fn a_player_who_is_out_cannot_be_chosen() {
    let table = Table::of(4).hands([Guard, Priest, Baron, King]).draw(Guard).guess(2, Baron);
    let table = table.turn(Handmaid).draw(Prince);
    assert_eq!(table.active(), 3);
    for action in [on(King, 2), on(Prince, 2)] {
        assert_eq!(table.refusal(action), Illegal::IsOut(Seat(2)));
    }
    for seat in [4, 8, 255] {
        assert_eq!(table.refusal(on(King, seat)), Illegal::IsOut(Seat(seat)));
    }
    assert_eq!(table.moves(), [on(King, 0), on(Prince, 0), on(Prince, 3)]);
}

/// LL-29: Whom a Handmaid protects nobody else can choose.
#[test]
fn a_protected_player_cannot_be_chosen() {
    let table = Table::of(3).hands([Spy, Guard, Priest]).turn(Handmaid).draw(Baron);
    assert_eq!(table.refusal(guess(0, Spy)), Illegal::IsProtected(Seat(0)));
    assert_eq!(table.refusal(on(Baron, 0)), Illegal::IsProtected(Seat(0)));
    assert!(table.moves().contains(&on(Baron, 2)));
}

/// LL-30: With two in the round the opponent is the only choice.
#[test]
fn with_two_players_left_the_opponent_is_the_only_candidate() {
    let table = Table::of(2).hands([Priest, Spy]);
    assert_eq!(table.clone().draw(Baron).moves(), [on(Priest, 1), on(Baron, 1)]);
    assert_eq!(table.draw(King).moves(), [on(Priest, 1), on(King, 1)]);
    let guesses = Table::of(2).hands([Guard, Spy]).draw(Guard).moves();
    assert!(guesses.iter().all(|action| matches!(action, love_letter::Action::Guess(Seat(1), _))));
}

/// LL-30/1: If the opponent is protected, the card has no effect and a Prince hits his own player.
#[test]
fn if_the_only_opponent_is_protected_the_card_has_no_effect() {
    for card in [Guard, Priest, Baron, King] {
        let table = Table::of(2).first(1).open([Spy, Spy, Priest]).hands([card, Chancellor]);
        let table = table.turn(Handmaid).draw(Prince);
        assert_eq!(table.moves(), [Play(card), on(Prince, 0)]);
        table.play(card).told_all(&format!("0 plays {}; turn of 1", card.name()));
    }
}
