//! A game told again.

use crate::table::{Script, game};
use favor::*;
use tabletop::{Game, Seat, Seats, Viewer};

fn sights(script: &Script, viewer: Viewer) -> Vec<Sight> {
    script.events.iter().filter_map(|event| Favor::sight(event, viewer)).collect()
}

/// What is worth remembering, without where it happened.
fn told(script: &Script) -> Vec<Moment> {
    let players = script.table().players;
    let all = moments(&sights(script, Viewer::Public), players);
    all.into_iter().map(|(_, moment)| moment).collect()
}

#[test]
fn each_round_has_whoever_was_best() {
    let t = game(2).doors("RT BL").clues("RT RT BL").sell(0, 2).finish();
    let t = t.doors("RL BT").finish();
    let rounds = rounds(&sights(&t, Viewer::Public), 2);
    let [first, second] = rounds.as_slice() else { panic!("two rounds: {rounds:?}") };
    // Six for two Red Tigers; the one token that they cost goes to the other, who has the most.
    assert_eq!((first.round, first.best, first.points), (1, Seats::one(Seat(0)), 6));
    assert_eq!(first.all[..2], [6, 3]);
    // Nobody buys anything and everybody has five tokens.
    assert_eq!((second.best, second.points), (Seats::all(2), 3));
}

#[test]
fn a_bargain_and_a_burden_are_remembered() {
    let bargain = game(2).doors("RT BL").clues("RT RT").sell(0, 2).finish();
    let seat = Seat(0);
    assert!(told(&bargain).contains(&Moment::Bargain { seat, points: 6, price: 1 }));
    let burden = game(2).doors("RT BL").clues("BL BL").sell(0, 2).finish();
    assert!(told(&burden).contains(&Moment::Burden { seat, points: -4, price: 1 }));
    // Told once, although the lot was no bargain either.
    assert_eq!(told(&burden).iter().filter(|it| matches!(it, Moment::Bargain { .. })).count(), 0);
}

#[test]
fn what_a_lot_is_worth_depends_on_what_one_has() {
    // Blue/Red is worth nothing by itself, and two points to somebody who has a Blue Tiger.
    let t = game(2).doors("RT BL").clues("BT B/R RT").sell(0, 1).sell(0, 2).finish();
    assert!(told(&t).contains(&Moment::Bargain { seat: Seat(0), points: 5, price: 1 }));
}

#[test]
fn the_dearest_lot_is_remembered_if_it_was_dear() {
    let sold = |price| {
        // The caller's tokens are six after one sale to the other.
        let t = game(2).doors("RT BL").clues("RT RT RT").sell(1, 1).play("add call");
        told(&t.auction(0, price).finish())
    };
    let dearest = |price| Moment::Dearest { seat: Seat(0), points: 6, price };
    assert!(sold(6).contains(&dearest(6)));
    assert!(!sold(5).contains(&dearest(5)));
}

#[test]
fn a_large_lot_that_nobody_wants_is_remembered() {
    let discarded = |adding: usize| {
        told(&game(2).doors("RT BL").clues("RT BL").times(adding, "add").play("call - -").finish())
    };
    assert!(discarded(3).contains(&Moment::Unwanted { cards: 4, round: 1 }));
    let small = discarded(1);
    assert!(!small.contains(&Moment::Unwanted { cards: 2, round: 1 }), "{small:?}");
}

#[test]
fn whoever_buys_nothing_and_is_best_was_thrifty() {
    let t = game(2).doors("RT BL").clues("BL").sell(0, 1).finish();
    // The lot costs two points; the other has six tokens to four.
    assert_eq!(t.points(), [-2, 3]);
    let told = told(&t);
    assert!(told.contains(&Moment::Thrifty { seat: Seat(1), round: 1 }), "{told:?}");
    assert!(told.contains(&Moment::Lost { seat: Seat(0), points: -2, round: 1 }), "{told:?}");
}

#[test]
fn the_end_is_remembered_if_it_was_narrow_or_turned_the_tables() {
    let t = game(2).doors("RT BL").clues("RT").sell(0, 1).finish();
    let t = t.finish().finish();
    assert_eq!((0..3).map(|round| t.table().scores()[round][0]).collect::<Vec<_>>(), [3, 3, 3]);
    let told_narrow = told(&t);
    let narrow = |moment: &Moment| matches!(moment, Moment::Narrow { by: 0, .. });
    assert!(told_narrow.iter().any(narrow), "{told_narrow:?}");

    let t = game(2).doors("RT BL").clues("RT RT").sell(0, 2).finish().finish();
    let t = t.doors("RT BL").clues("BL BL BL RL").sell(1, 4).finish();
    let told = told(&t);
    assert!(told.contains(&Moment::FromBehind(Seat(1))), "{told:?}");
}

#[test]
fn few_are_told_in_their_order_the_same_to_everybody() {
    let t = game(3).doors("RT BL RL").clues("RT RT BL BL RL RL RT");
    let t = t.sell(0, 2).sell(1, 2).sell(2, 2).finish().sell(2, 3).finish().sell(1, 4).finish();
    let all = moments(&sights(&t, Viewer::Public), 3);
    assert!((1..=5).contains(&all.len()), "{all:?}");
    assert!(all.is_sorted_by_key(|(at, _)| *at));
    assert!(Viewer::all(3).all(|viewer| moments(&sights(&t, viewer), 3) == all));
}
