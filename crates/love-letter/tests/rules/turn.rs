//! 3. The turn.

use crate::table::{Table, guess, on};
use love_letter::Card::*;
use love_letter::{Action, Illegal};
use tabletop::Viewer::Public;
use tabletop::{Game, Seats, Turn};

/// LL-17: Turns go clockwise from the first player, round and round.
#[test]
fn turns_go_clockwise() {
    let table = Table::of(3).first(1).hands([Priest, Baron, King]);
    assert_eq!(table.turn_of(), Some(1));
    let table = table.turn(Spy);
    table.told_all("1 plays spy; turn of 2");
    table.turn(Handmaid).turn(Spy).told_all("0 plays spy; turn of 1");
}

/// LL-18, LL-18/1: Whoever is out is passed over: one seat, two in a row, or the active player.
#[test]
fn a_player_who_is_out_is_passed_over() {
    let table = Table::of(5).hands([Guard, Priest, Baron, King, Spy]);
    let next_out = table.draw(Guard).guess(1, Priest);
    next_out.told_all("0 plays guard on 1 naming priest; 1 is out with priest; turn of 2");
    let two_out = next_out.turn(Handmaid).draw(Guard).guess(4, Spy).draw(Guard).guess(3, King);
    two_out.told_all("0 plays guard on 3 naming king; 3 is out with king; turn of 2");
    assert_eq!(two_out.turn(Handmaid).turn_of(), Some(0));
    let active_out = Table::of(4).first(3).hands([Priest, Baron, King, Princess]);
    active_out
        .draw(Guard)
        .play(Princess)
        .told_all("3 plays princess; 3 is out with guard; turn of 0");
}

/// LL-19: The active player draws one card, which only they see, and holds two.
#[test]
fn the_turn_begins_by_drawing_one_card() {
    let before = Table::of(3).hands([Priest, Baron, King]);
    let table = before.clone().draw(Handmaid);
    table.told(0, "0 draws handmaid").told(1, "0 draws ?").told(Public, "0 draws ?");
    assert_eq!(table.hand(0), [Priest, Handmaid]);
    assert_eq!(table.deck(), before.deck() - 1);
}

/// LL-21: One of the two cards is played; there is no pass and no playing twice, and nobody else
/// is asked.
#[test]
fn exactly_one_card_is_played() {
    let table = Table::of(3).hands([Priest, Baron, King]).draw(Handmaid);
    assert_eq!(table.moves(), [on(Priest, 1), on(Priest, 2), Action::Play(Handmaid)]);
    assert_eq!(love_letter::LoveLetter::turn(&table.state), Turn::Seats(Seats(0b001)));
    assert_eq!(table.refusal(Action::Play(Princess)), Illegal::NotInHand(Princess));
    assert_eq!(table.refusal(Action::Keep(Priest, Handmaid, None)), Illegal::NotNow);
    assert_eq!(table.refusal_of(1, on(Baron, 2)), Illegal::NotYourTurn);
    let table = table.play(Handmaid);
    assert_eq!(table.hand(0), [Priest]);
    assert_eq!(table.refusal_of(0, on(Priest, 1)), Illegal::NotYourTurn);
    assert_eq!(table.refusal_of(1, on(Baron, 2)), Illegal::NotNow);
}

/// LL-22, LL-22/1: The card held and the card drawn may be played alike, even the Princess.
#[test]
fn either_card_may_be_played() {
    let table = Table::of(3).hands([Spy, Baron, King]).draw(Princess);
    assert_eq!(table.clone().play(Spy).hand(0), [Princess]);
    let table = table.play(Princess);
    table.told_all("0 plays princess; 0 is out with spy; turn of 1");
    let drawn = Table::of(3).hands([Princess, Baron, King]).draw(Spy);
    assert_eq!(drawn.moves(), [Action::Play(Princess), Action::Play(Spy)]);
    assert_eq!(drawn.play(Spy).hand(0), [Princess]);
}

/// LL-23: The played card lies face up for all; the other stays in hand, unseen.
#[test]
fn the_played_card_lies_face_up() {
    let table = Table::of(3).hands([Spy, Baron, King]).draw(Prince).play(Spy);
    table.told_all("0 plays spy; turn of 1");
    assert_eq!(table.row(0), [Spy]);
    assert_eq!(table.hand(0), [Prince]);
    assert_eq!(table.known(1, 0), None);
}

/// LL-23/1: King, Baron, Prince and Chancellor act on the other card, not on themselves.
#[test]
fn the_effect_acts_on_the_other_card() {
    let king = Table::of(2).hands([King, Baron]).draw(Priest).play_on(King, 1);
    assert_eq!([king.hand(0), king.hand(1)], [[Baron], [Priest]]);
    let baron = Table::of(2).hands([Baron, Priest]).draw(Spy).play_on(Baron, 1);
    assert_eq!(baron.inside(), [1], "the Spy is compared, and loses to a Priest");
    let prince = Table::of(2).hands([Prince, Baron]).draw(Priest).play_on(Prince, 0);
    prince.told_all("0 plays prince on 0; 0 discards priest");
    let chancellor = Table::of(2).hands([Chancellor, Baron]).draw(Priest).play(Chancellor);
    assert_eq!(chancellor.consult([King, Spy]).hand(0), [Priest, King, Spy]);
}

/// LL-24, LL-24/1: With somebody to choose, a card may not be played idly: the Guard needs a
/// target and a name, the others a target, and cards that choose nobody may not be given one.
#[test]
fn the_effect_must_be_resolved_in_full() {
    let table = Table::of(3).first(2).hands([Guard, Priest, Spy]).turn(Handmaid).draw(Baron);
    assert_eq!(table.refusal(Action::Play(Guard)), Illegal::MustChoose(Guard));
    assert_eq!(table.refusal(on(Guard, 1)), Illegal::MustName);
    assert_eq!(table.refusal(Action::Play(Baron)), Illegal::MustChoose(Baron));
    assert_eq!(table.guess(1, Priest).inside(), [0, 2]);
    let table = Table::of(2).hands([Priest, Guard]).draw(King);
    assert_eq!(table.refusal(Action::Play(Priest)), Illegal::MustChoose(Priest));
    assert_eq!(table.refusal(Action::Play(King)), Illegal::MustChoose(King));
    let table = Table::of(2).hands([Prince, Guard]).draw(Handmaid);
    assert_eq!(table.refusal(Action::Play(Prince)), Illegal::MustChoose(Prince));
    assert_eq!(table.refusal(on(Handmaid, 1)), Illegal::ChoosesNobody(Handmaid));
    assert_eq!(table.refusal(guess(1, Spy)), Illegal::NotInHand(Guard));
}

/// LL-25: When the effect is resolved the next player's turn begins, or the round ends.
#[test]
fn the_turn_ends_when_the_effect_is_resolved() {
    let table = Table::of(3).hands([Prince, Baron, King]).draw(Spy).play_on(Prince, 2);
    table.told_all("0 plays prince on 2; 2 discards king");
    assert_eq!(table.turn_of(), None, "the new hand is still to be drawn");
    table.redraw(Guard).told(1, "2 takes ? from deck; turn of 1");
    let table = Table::of(2).hands([Guard, Baron]).draw(Spy).guess(1, Baron);
    table.told_all("0 plays guard on 1 naming baron; 1 is out with baron; one left: token for 0");
}
