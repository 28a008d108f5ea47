//! What clicks come to, move by move.

use super::*;
use crate::Pick as _;
use Action::{Guess, Keep, Play, PlayOn};

fn picked(moves: &[Action], picks: &[&str]) -> Next {
    let picks: Vec<Pick> = picks.iter().filter_map(|pick| Pick::named(pick)).collect();
    read(Some(ANNA), moves, &picks)
}

const ANNA: Seat = Seat(0);
const BRUNO: Seat = Seat(1);

#[test]
fn a_card_that_chooses_nobody_is_played_by_a_second_click_or_by_the_button() {
    let moves = [Play(Card::Handmaid), Play(Card::Spy)];
    let chosen = Next::More(Chosen::Card(Card::Handmaid));
    assert_eq!(picked(&moves, &["handmaid"]), chosen);
    assert_eq!(picked(&moves, &["handmaid", "handmaid"]), Next::Move(Play(Card::Handmaid)));
    assert_eq!(picked(&moves, &["handmaid", "play"]), Next::Move(Play(Card::Handmaid)));
}

#[test]
fn another_card_changes_the_choice() {
    let moves = [Play(Card::Handmaid), Play(Card::Spy)];
    let chosen = Next::More(Chosen::Card(Card::Spy));
    assert_eq!(picked(&moves, &["handmaid", "spy"]), chosen);
}

#[test]
fn the_princess_is_never_played_by_a_slip_of_the_finger() {
    let moves = [Play(Card::Princess), Play(Card::Spy)];
    let chosen = Next::More(Chosen::Card(Card::Princess));
    assert_eq!(picked(&moves, &["princess", "princess", "princess"]), chosen);
    assert_eq!(picked(&moves, &["princess", "play"]), Next::Move(Play(Card::Princess)));
}

#[test]
fn the_prince_falls_on_oneself_only_by_choosing_oneself() {
    let moves = [PlayOn(Card::Prince, ANNA), Play(Card::Princess)];
    assert_eq!(picked(&moves, &["prince", "prince"]), Next::More(Chosen::Card(Card::Prince)));
}

#[test]
fn whoever_holds_the_princess_is_warned_before_the_prince_falls_on_them() {
    let moves = [PlayOn(Card::Prince, ANNA), PlayOn(Card::Prince, BRUNO), Play(Card::Princess)];
    let warned = Next::More(Chosen::Farewell(ANNA));
    assert_eq!(picked(&moves, &["prince", "seat-0"]), warned);
    assert_eq!(picked(&moves, &["prince", "seat-0", "seat-0", "prince", "seat-0"]), warned);
    let sure = picked(&moves, &["prince", "seat-0", "play"]);
    assert_eq!(sure, Next::Move(PlayOn(Card::Prince, ANNA)));
    let other = Next::Move(PlayOn(Card::Prince, BRUNO));
    assert_eq!(picked(&moves, &["prince", "seat-0", "seat-1"]), other);
    assert_eq!(picked(&moves, &["prince", "seat-1"]), other);
}

#[test]
fn a_card_that_chooses_is_played_on_whoever_is_clicked() {
    let moves = [PlayOn(Card::Prince, ANNA), PlayOn(Card::Prince, BRUNO)];
    assert_eq!(picked(&moves, &["prince", "prince"]), Next::More(Chosen::Card(Card::Prince)));
    assert_eq!(picked(&moves, &["prince", "seat-0"]), Next::Move(PlayOn(Card::Prince, ANNA)));
    assert_eq!(picked(&moves, &["prince", "seat-5"]), Next::More(Chosen::Card(Card::Prince)));
    assert_eq!(picked(&moves, &["seat-0"]), Next::More(Chosen::Nothing));
}

#[test]
fn the_guard_asks_whom_and_then_for_whom() {
    let guesses = [ANNA, BRUNO].map(|seat| [Card::King, Card::Spy].map(|card| Guess(seat, card)));
    let moves = guesses.concat();
    assert_eq!(picked(&moves, &["guard", "seat-1"]), Next::More(Chosen::Guard(BRUNO)));
    assert_eq!(picked(&moves, &["guard", "seat-1", "seat-0"]), Next::More(Chosen::Guard(ANNA)));
    let named = picked(&moves, &["guard", "seat-1", "name-king"]);
    assert_eq!(named, Next::Move(Guess(BRUNO, Card::King)));
    let guard = picked(&moves, &["guard", "seat-1", "name-guard"]);
    assert_eq!(guard, Next::More(Chosen::Guard(BRUNO)));
}

#[test]
fn with_one_to_question_a_second_click_on_the_guard_is_enough() {
    let moves = [Guess(BRUNO, Card::King), Guess(BRUNO, Card::Spy)];
    assert_eq!(picked(&moves, &["guard", "guard"]), Next::More(Chosen::Guard(BRUNO)));
}

#[test]
fn the_chancellor_asks_what_to_keep_and_then_what_goes_to_the_bottom() {
    let (king, spy, guard) = (Card::King, Card::Spy, Card::Guard);
    let moves = [Keep(king, spy, Some(guard)), Keep(king, guard, Some(spy))];
    assert_eq!(picked(&moves, &["keep-king", "keep-king"]), Next::More(Chosen::Keep(king)));
    assert_eq!(picked(&moves, &["keep-king", "play"]), Next::More(Chosen::Keep(king)));
    let bottom = Next::More(Chosen::Bottom(king, spy));
    assert_eq!(picked(&moves, &["keep-king", "under-guard", "under-spy"]), bottom);
    let done = Next::Move(Keep(king, guard, Some(spy)));
    assert_eq!(picked(&moves, &["keep-king", "under-spy", "play"]), done);
    assert_eq!(picked(&moves, &["keep-king", "under-spy", "under-spy"]), done);
}

#[test]
fn where_the_rest_is_alike_nothing_more_is_asked() {
    let moves = [Keep(Card::King, Card::Spy, Some(Card::Spy))];
    assert_eq!(picked(&moves, &["keep-king", "play"]), Next::Move(moves[0]));
}
