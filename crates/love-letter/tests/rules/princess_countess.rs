//! 7.1 The Princess and 7.2 the Countess.

use crate::table::{Table, on};
use love_letter::Action::{Keep, Play};
use love_letter::Card::*;
use love_letter::{Card, Illegal};
use tabletop::Viewer::Public;

/// LL-42, LL-42/1: Whoever lays the Princess goes out: by choice, by another's Prince, by one's
/// own.
#[test]
fn whoever_plays_or_discards_the_princess_goes_out() {
    Table::of(3)
        .hands([Princess, Prince, Spy])
        .draw(Guard)
        .play(Princess)
        .told_all("0 plays princess; 0 is out with guard; turn of 1");
    Table::of(3)
        .first(1)
        .hands([Princess, Prince, Spy])
        .draw(Guard)
        .play_on(Prince, 0)
        .told_all("1 plays prince on 0; 0 is out with princess; turn of 2");
    Table::of(3)
        .hands([Princess, Baron, Spy])
        .draw(Prince)
        .play_on(Prince, 0)
        .told_all("0 plays prince on 0; 0 is out with princess; turn of 1");
}

/// LL-43: Handed over by a King, put under the deck, or shown at the end, she puts nobody out.
#[test]
fn a_princess_that_is_handed_over_returned_or_shown_puts_nobody_out() {
    let handed = Table::of(3).hands([Princess, Baron, Spy]).draw(King).play_on(King, 1);
    assert_eq!((handed.inside(), handed.hand(1)), (vec![0, 1, 2], vec![Princess]));
    let returned = Table::of(3).hands([Princess, Baron, Spy]).draw(Chancellor).play(Chancellor);
    let returned = returned.consult([Guard, Guard]).keep(Guard, [Princess, Guard]);
    assert_eq!((returned.inside(), returned.row(0)), (vec![0, 1, 2], vec![Chancellor]));
    let shown = Table::of(2).late(Baron, [Princess, Baron], [Handmaid]).turn(Handmaid);
    shown.told_all("0 plays handmaid; 0 shows princess; 1 shows baron; deck empty: token for 0");
}

/// LL-44: Princess and Countess: either may be played.
#[test]
fn princess_and_countess_oblige_to_nothing() {
    let table = Table::of(3).hands([Princess, Baron, Spy]).draw(Countess);
    assert_eq!(table.moves(), [Play(Princess), Play(Countess)]);
    assert_eq!(table.clone().play(Countess).hand(0), [Princess]);
    assert_eq!(table.play(Princess).inside(), [1, 2]);
}

/// LL-45: The Countess does nothing, played or discarded.
#[test]
fn the_countess_does_nothing() {
    let table = Table::of(3).hands([Baron, Countess, Prince]).turn(Spy).draw(Guard).play(Countess);
    table.told_all("1 plays countess; turn of 2");
    let table = Table::of(3).hands([Prince, Countess, Spy]).draw(Guard).play_on(Prince, 1);
    table.told_all("0 plays prince on 1; 1 discards countess");
    assert_eq!(table.redraw(Guard).inside(), [0, 1, 2]);
}

/// Asserts that the Countess, held with `other`, is the one move.
#[track_caller]
fn obliged(table: &Table, other: Card) {
    assert_eq!(table.moves(), [Play(Countess)]);
    for target in 0..table.players() {
        assert_eq!(table.refusal(on(other, target)), Illegal::CountessFirst(other));
    }
    assert_eq!(table.refusal(Play(other)), Illegal::CountessFirst(other));
}

/// LL-46, LL-46/1: Countess with King or Prince: she must be played, whichever was drawn, though
/// all others are protected, and though the deck is empty.
#[test]
fn with_the_king_or_a_prince_the_countess_must_be_played() {
    for other in [King, Prince] {
        obliged(&Table::of(3).hands([Countess, Baron, Spy]).draw(other), other);
        obliged(&Table::of(3).hands([other, Baron, Spy]).draw(Countess), other);
        let protected = Table::of(2).first(1).hands([other, Baron]).turn(Handmaid).draw(Countess);
        assert_eq!(protected.protected(), [1]);
        obliged(&protected, other);
        let emptied = Table::of(2).late(Spy, [other, Spy], [Countess]).draw(Countess);
        assert_eq!(emptied.deck(), 0);
        obliged(&emptied, other);
    }
}

/// LL-46/2, LL-47: With any other card the choice is free, and the Countess may be played.
#[test]
fn with_any_other_card_the_choice_is_free() {
    for other in Card::ALL.into_iter().filter(|card| ![King, Prince, Countess].contains(card)) {
        for (held, drawn) in [(Countess, other), (other, Countess)] {
            let table = Table::of(3).hands([held, Baron, Priest]).draw(drawn);
            let plays_other = |action: &_| match *action {
                Play(card) | love_letter::Action::PlayOn(card, _) => card == other,
                _ => other == Guard,
            };
            assert!(table.moves().contains(&Play(Countess)));
            assert!(table.moves().iter().any(plays_other), "{other:?} may be played");
            table.play(Countess).told_all("0 plays countess; turn of 1");
        }
    }
}

/// LL-48, LL-48/1: Whether the Countess was forced, nobody else can tell: they hear the same, know
/// the same, and are offered the same.
#[test]
fn nobody_can_tell_a_forced_countess_from_a_chosen_one() {
    let [forced, chosen] = [King, Guard].map(|held| {
        Table::of(3).aside(Spy).hands([held, Baron, Spy]).draw(Countess).play(Countess)
    });
    for seat in [1, 2] {
        assert_eq!(forced.heard(seat), chosen.heard(seat));
        assert_eq!(forced.view(seat), chosen.view(seat));
        assert_eq!(forced.moves_of(seat), chosen.moves_of(seat));
        assert!(forced.possible(seat, 0).has(King) && forced.possible(seat, 0).has(Guard));
    }
    assert_eq!(forced.heard(Public), chosen.heard(Public));
    assert_eq!(forced.view(Public), chosen.view(Public));
}

/// LL-49, LL-49/1: Holding Countess, King and another during a Chancellor, any one may be kept.
#[test]
fn the_obligation_does_not_apply_to_a_chancellor() {
    let table = Table::of(3).hands([Countess, Baron, Spy]).draw(Chancellor).play(Chancellor);
    let table = table.consult([King, Guard]);
    for (keep, first, last) in
        [(Countess, King, Guard), (King, Guard, Countess), (Guard, Countess, King)]
    {
        assert!(table.moves().contains(&Keep(keep, first, Some(last))));
        assert!(table.moves().contains(&Keep(keep, last, Some(first))));
    }
    assert_eq!(table.keep(King, [Countess, Guard]).hand(0), [King]);
}

/// LL-49/2: The Countess kept, and a King or a Prince drawn on the next turn: now she must go.
#[test]
fn the_obligation_applies_on_the_next_turn() {
    for other in [King, Prince] {
        let table = Table::of(2).hands([Countess, Baron]).draw(Chancellor).play(Chancellor);
        let table = table.consult([Priest, Handmaid]).keep(Countess, [Priest, Handmaid]);
        obliged(&table.turn(Spy).draw(other), other);
    }
}
