//! 6. Satisfaction.

use crate::table::{ANNA, BEN, Card, Pack, Play, both, expose, option, sat, scene, trait_card};
use fog_of_love::Happened;
use fog_of_love::content::{Effect, Goal, Who};
use tabletop::Viewer;

/// A game in which Anna's satisfaction has changed by these amounts, one turn after the other.
fn after(changes: &[i8]) -> Play {
    let card =
        |(n, &plus): (usize, &i8)| scene(&format!("scene-{n}")).more(&[sat(Who::Player, plus)]);
    let cards: Vec<Card> = changes.iter().enumerate().map(card).collect();
    let mut play = Play::begin(&Pack::anna(cards).chapters_long(&[20]));
    for n in 0..changes.len() {
        play.play_out(ANNA, &format!("scene-{n}")).plain_turn(BEN);
    }
    play
}

/// FL-49: one is happy, the other is not.
#[test]
fn each_player_has_their_own_satisfaction() {
    assert_eq!(after(&[4]).hearts(), (4, 0));
}

/// FL-50: nothing, or what the synopsis says.
#[test]
fn satisfaction_starts_at_zero_unless_the_synopsis_says_otherwise() {
    assert_eq!(Play::begin(&Pack::of([])).hearts(), (0, 0));
    let pack = Pack::of([]).with(|content| content.stories[0].satisfaction = 3);
    assert_eq!(Play::begin(&pack).hearts(), (3, 3));
}

/// FL-51: up and down by exactly that number.
#[test]
fn each_plus_or_minus_moves_the_marker() {
    assert_eq!(after(&[5]).satisfaction(ANNA), 5);
    assert_eq!(after(&[5, -2]).satisfaction(ANNA), 3);
    assert_eq!(after(&[5, -2, 1]).satisfaction(ANNA), 4);
}

/// FL-52, FL-52/1: past every ten and back.
#[test]
fn the_track_goes_on_after_ten() {
    assert_eq!(after(&[9, 3]).satisfaction(ANNA), 12);
    assert_eq!(after(&[9, 3, -4]).satisfaction(ANNA), 8);
    assert_eq!(after(&[19, 1]).satisfaction(ANNA), 20);
    assert_eq!(after(&[99, 99, 99]).satisfaction(ANNA), 297, "there is no upper limit");
}

/// FL-53, FL-53/1: the unpaid part is forgotten.
#[test]
fn satisfaction_is_never_negative() {
    assert_eq!(after(&[-3]).satisfaction(ANNA), 0);
    assert_eq!(after(&[2, -5]).satisfaction(ANNA), 0);
    assert_eq!(after(&[2, -5, 3]).satisfaction(ANNA), 3);
}

fn tease(effects: &[Effect]) -> Play {
    let a = option(&[], &[sat(Who::Chooser, 2), sat(Who::Other, -2)]);
    let mut play = Play::begin(&Pack::anna([both("tease", &[a]).more(effects)]));
    play.play_both(ANNA, "tease", 'a', 'a');
    play
}

/// FL-54, FL-54/1: as chooser and as other at once.
#[test]
fn gains_and_losses_of_one_step_are_added_up_first() {
    assert_eq!(tease(&[]).hearts(), (0, 0));
}

/// FL-54: choices first, with the floor, then additional effects.
#[test]
fn different_steps_are_applied_one_after_the_other() {
    let a = option(&[], &[sat(Who::Other, -3)]);
    let quarrel = both("quarrel", &[a]).more(&[sat(Who::Both, 2)]);
    let mut play = Play::begin(&Pack::anna([quarrel]));
    play.play_both(ANNA, "quarrel", 'a', 'a');
    assert_eq!(play.hearts(), (2, 2), "and not max(0, -3 + 2)");
    assert_eq!(tease(&[sat(Who::Player, 1)]).hearts(), (1, 0));
}

/// FL-55: four sources, told by their marks.
#[test]
fn satisfaction_comes_from_scenes_chapters_secrets_and_goals() {
    let affair = scene("affair").secret(&[], &[]).more(&[sat(Who::Player, 10)]);
    let letter = scene("letter").more(&[expose(Who::Partner), sat(Who::Both, 1)]);
    let goal = trait_card("kind", "gentleness up", Goal::Individual, 0);
    let mut pack = Pack::hands([affair], [letter]).anna_has(&[goal]);
    pack.story().chapters[0].more = vec![sat(Who::Pink, 100)];
    let mut play = Play::begin(&pack);
    assert_eq!(play.satisfaction(ANNA), 100, "the chapter");
    play.play(ANNA, "affair").play_out(BEN, "letter");
    assert_eq!(play.satisfaction(ANNA), 111, "the scene and the secret");
    assert_eq!(play.finish().satisfaction(ANNA), 114, "the goal");
}

/// FL-56: of both, to the partner and to spectators.
#[test]
fn satisfaction_is_visible_to_all() {
    let play = after(&[4, 3]);
    for view in [play.view(ANNA), play.view(BEN), play.public()] {
        assert_eq!(view.table.people.map(|person| person.satisfaction), [7, 0]);
    }
    let credited = |sight: &_| matches!(sight, Happened::Credited(ANNA, 4, _));
    assert!(play.sights(Viewer::Seat(BEN), 0).iter().any(credited));
}
