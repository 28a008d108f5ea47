//! A game told again.

use crate::table::Table;
use love_letter::Card::*;
use love_letter::{LoveLetter, Moment, RoundEnd, Sight, moments, rounds};
use tabletop::{Game, Seat, Seats, Viewer};

fn sights(table: &Table, viewer: Viewer) -> Vec<Sight> {
    table.journal.iter().filter_map(|event| LoveLetter::sight(event, viewer)).collect()
}

/// What is worth remembering, without where it happened.
fn told(table: &Table) -> Vec<Moment> {
    moments(&sights(table, Viewer::Public)).into_iter().map(|(_, moment)| moment).collect()
}

#[test]
fn each_round_has_its_winners_and_what_they_won_it_with() {
    let table = Table::of(2).hands([Guard, King]).draw(Baron).guess(1, King);
    let table = table.late(Spy, [Priest, King], [Spy]).turn(Spy);
    let won = rounds(&sights(&table, Viewer::Public));
    let [first, second] = won.as_slice() else { panic!("two rounds: {won:?}") };
    assert_eq!((first.round, first.end, first.card), (1, RoundEnd::Last, None));
    assert_eq!((first.winners, first.spy, first.played), (Seats::one(Seat(0)), None, 1));
    assert_eq!((second.round, second.end, second.card), (2, RoundEnd::Deck, Some(King)));
    assert_eq!((second.winners, second.spy), (Seats::one(Seat(1)), Some(Seat(0))));
}

#[test]
fn a_guard_that_finds_is_remembered_the_princess_above_all() {
    let found = |card| {
        let table = Table::of(3).hands([Guard, card, Priest]).draw(Handmaid).play(Handmaid);
        told(&table.draw(Spy).play(Spy).draw(Guard).guess(1, card))
    };
    let (seat, target) = (Seat(2), Seat(1));
    assert_eq!(found(King), [Moment::Found { seat, target, card: King }]);
    assert_eq!(found(Princess), [Moment::PrincessFound { seat, target }]);
    let at_once = Table::of(3).hands([Guard, King, Priest]).draw(Baron).guess(1, King);
    let expected = Moment::FoundAtOnce { seat: Seat(0), target, card: King, round: 1 };
    assert_eq!(told(&at_once), [expected]);
}

#[test]
fn a_baron_is_remembered_whoever_falls() {
    let table = Table::of(3).hands([Baron, King, Priest]);
    let [me, other] = [Seat(0), Seat(1)];
    let lost = table.clone().draw(Spy).play_on(Baron, 1);
    assert_eq!(told(&lost), [Moment::BaronLost { seat: me, target: other, card: Spy }]);
    let won = table.draw(Princess).play_on(Baron, 1);
    assert_eq!(told(&won), [Moment::BaronWon { seat: me, target: other, card: King }]);
}

#[test]
fn the_princess_is_remembered_however_she_goes() {
    let thrown = Table::of(3).hands([Priest, King, Baron]).turn(Princess);
    assert_eq!(told(&thrown), [Moment::PrincessThrown(Seat(0))]);
    let lost = Table::of(3).hands([Prince, Princess, Priest]).draw(King).play_on(Prince, 1);
    assert_eq!(told(&lost), [Moment::PrincessLost { seat: Seat(0), target: Seat(1) }]);
    let own = Table::of(3).hands([Prince, King, Priest]).draw(Princess).play_on(Prince, 0);
    assert_eq!(told(&own), [Moment::PrincessThrown(Seat(0))]);
}

#[test]
fn a_few_are_told_in_their_order_and_not_always_the_same() {
    let table = (0..5).fold(Table::of(4), |table, round| table.round_for(round % 3));
    let all = moments(&sights(&table, Viewer::Public));
    assert!((3..=5).contains(&all.len()), "{all:?}");
    assert!(all.is_sorted_by_key(|(at, _)| *at));
    let at_once = all.iter().filter(|(_, it)| matches!(it, Moment::FoundAtOnce { .. })).count();
    assert_eq!(at_once, 2, "every round of these begins with one: {all:?}");
}

#[test]
fn nothing_is_told_twice() {
    let thrown = |table: Table| table.hands([Priest, King]).turn(Princess);
    let told = told(&thrown(thrown(Table::of(2)).round_for(0)));
    let thrown = told.iter().filter(|it| matches!(it, Moment::PrincessThrown(_))).count();
    assert_eq!(thrown, 1, "{told:?}");
}

#[test]
fn everybody_is_told_the_same() {
    let table = (0..4).fold(Table::of(4), |table, round| table.round_for(round));
    let told = |viewer| {
        let sights = sights(&table, viewer);
        (rounds(&sights), moments(&sights))
    };
    let public = told(Viewer::Public);
    assert!(Viewer::all(4).all(|viewer| told(viewer) == public));
}
