//! 7.9 The Guard.

use crate::table::{Table, guess, seat};
use love_letter::Card::*;
use love_letter::{Action, Card, Edition, Illegal};
use tabletop::Viewer;

/// LL-81, LL-81/1: The Guard names any character but the Guard.
#[test]
fn the_guard_may_not_be_named() {
    let table = Table::of(3).hands([Guard, Guard, Spy]).draw(Priest);
    assert_eq!(table.refusal(guess(1, Guard)), Illegal::NotNameable(Guard));
    table.guess(1, King).told_all("0 plays guard on 1 naming king; 1 has no king; turn of 1");
}

/// LL-82, LL-82/1: Whoever holds the character named goes out, be it Princess, Spy or Countess.
#[test]
fn whoever_holds_the_character_named_goes_out() {
    for card in Card::ALL.into_iter().filter(|&card| card != Guard) {
        let name = card.name();
        let table = Table::of(3).hands([Guard, card, Guard]).draw(Guard).guess(1, card);
        table.told_all(&format!(
            "0 plays guard on 1 naming {name}; 1 is out with {name}; turn of 2"
        ));
    }
}

/// LL-83: After a miss nothing happens, and everybody can strike the character for that seat.
#[test]
fn after_a_miss_everybody_knows_what_the_target_does_not_hold() {
    let table = Table::of(3).hands([Guard, Baron, Spy]).draw(Priest).guess(2, King);
    table.told_all("0 plays guard on 2 naming king; 2 has no king; turn of 1");
    assert_eq!(table.inside(), [0, 1, 2]);
    for viewer in Viewer::all(3) {
        assert!(!table.possible(viewer, 2).has(King));
        assert!(viewer == seat(0) || table.possible(viewer, 0).has(King));
    }
}

/// LL-84: The answer is true, whatever is held and whatever is named.
#[test]
fn the_target_answers_truthfully() {
    for held in Card::ALL {
        let table = Table::of(3).hands([Guard, held, Handmaid]).draw(Guard);
        for named in Card::ALL.into_iter().filter(|&card| card != Guard) {
            let out = table.clone().guess(1, named).inside() == [0, 2];
            assert_eq!(out, held == named, "{held:?} asked for {named:?}");
        }
    }
}

/// LL-85: A character of which all copies lie open may be named, in vain.
#[test]
fn a_character_that_is_all_visible_may_be_named() {
    let table = Table::of(2).open([Spy, King, Spy]).hands([Guard, Baron]).draw(Priest);
    table.guess(1, Spy).told_all("0 plays guard on 1 naming spy; 1 has no spy; turn of 1");
}

/// LL-86: Nine characters can be named, in classic seven.
#[test]
fn the_characters_of_the_deck_in_use_may_be_named() {
    for (edition, names) in [(Edition::Standard, 9), (Edition::Classic, 7)] {
        let table = Table::new(edition, 2).open([Priest, Priest, Prince]);
        let table = table.hands([Guard, Baron]).draw(Guard);
        let named = |action: Action| match action {
            Action::Guess(_, card) => card,
            other => panic!("{other:?} is no guess"),
        };
        let mut expected = edition.deck().kinds().without(Guard);
        for card in table.moves().into_iter().map(named) {
            assert!(expected.has(card), "{card:?} is listed once");
            expected = expected.without(card);
        }
        assert!(expected.is_empty());
        assert_eq!(table.moves().len(), names);
    }
    let table = Table::classic(2).hands([Guard, Baron]).draw(Priest);
    assert_eq!(table.refusal(guess(1, Spy)), Illegal::NotNameable(Spy));
    assert_eq!(table.refusal(guess(1, Chancellor)), Illegal::NotNameable(Chancellor));
}
