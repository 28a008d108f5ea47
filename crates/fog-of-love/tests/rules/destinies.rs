//! Destinies in play.

use crate::table::{ANNA, BEN, DISCARD, Pack, Play, destiny, named, sat, scene};
use fog_of_love::content::{Destinies, Destiny, DestinyMove, Effect, Which, Who};
use fog_of_love::{Action, Asked, Event, Happened, Illegal, Shown};
use tabletop::{Seats, Viewer};

const LOVE: Destiny = Destiny(0);
const EQUAL: Destiny = Destiny(1);
const TEAM: Destiny = Destiny(2);
const EXIT: Destiny = Destiny(3);

fn set(cards: &[Destiny]) -> Destinies {
    cards.iter().copied().collect()
}

/// Anna has played a scene with this effect, while these destinies started in the pile.
fn played(effect: Effect, in_pile: &[Destiny]) -> Play {
    let pack = Pack::anna([scene("card").more(&[effect, sat(Who::Both, 1)])]);
    let mut play = Play::begin(&pack.telling(|story| story.in_pile = set(in_pile)));
    play.play(ANNA, "card").go_on();
    play
}

fn in_hand(play: &Play) -> Destinies {
    play.own(ANNA).destinies
}

/// FL-268, FL-270, FL-272: Ben sees that a destiny went to her own pile, and not which.
#[test]
fn destinies_are_discarded_in_secret() {
    let mut play = played(destiny(Who::Player, DISCARD, Which::Any), &[]);
    play.act(ANNA, Action::Drop(TEAM));
    assert_eq!((play.own(ANNA).pile, in_hand(&play)), (set(&[TEAM]), set(&[LOVE, EQUAL, EXIT])));
    for viewer in [Viewer::Seat(BEN), Viewer::Public] {
        assert!(play.sights(viewer, 0).contains(&Happened::DiscardedDestiny(ANNA, None)));
    }
    let seen = &play.view(BEN).table;
    assert_eq!((seen.person(ANNA).pile, seen.person(BEN).pile), (1, 0));
}

/// FL-269, FL-271: all are in hand, the same for both.
#[test]
fn both_start_with_all_destinies_in_hand() {
    let play = Play::begin(&Pack::of([]));
    assert_eq!(in_hand(&play), set(&[LOVE, EQUAL, TEAM, EXIT]));
    assert_eq!(play.own(BEN).destinies, play.own(ANNA).destinies);
}

/// FL-269: the synopsis may lay some of them in the pile.
#[test]
fn some_destinies_may_start_in_the_pile() {
    let play = Play::begin(&Pack::of([]).telling(|story| story.in_pile = set(&[EXIT])));
    for seat in [ANNA, BEN] {
        assert_eq!(play.own(seat).pile, set(&[EXIT]));
        assert_eq!(play.own(seat).destinies, set(&[LOVE, EQUAL, TEAM]));
    }
}

/// FL-273, FL-273/1: of two discards with three in hand one happens; with two in hand none.
#[test]
fn two_destinies_always_stay_in_hand() {
    let two = DestinyMove::Discard { count: 2, reveal: false };
    let mut play = played(destiny(Who::Player, two, Which::Any), &[EXIT]);
    play.act(ANNA, Action::Drop(LOVE)).go_on();
    assert_eq!((in_hand(&play).count(), play.hearts()), (2, (1, 1)), "and the card goes on");

    let play = played(destiny(Who::Player, DISCARD, Which::Any), &[EXIT, TEAM]);
    assert_eq!((in_hand(&play).count(), play.hearts()), (2, (1, 1)));
    let play = played(destiny(Who::Player, DISCARD, named(0)), &[EXIT, TEAM]);
    assert_eq!((in_hand(&play).count(), play.hearts()), (2, (1, 1)));
}

/// FL-273: with enough in hand two are discarded.
#[test]
fn several_destinies_may_be_discarded() {
    let two = DestinyMove::Discard { count: 2, reveal: false };
    let mut play = played(destiny(Who::Player, two, Which::Any), &[]);
    play.act(ANNA, Action::Drop(LOVE)).act(ANNA, Action::Drop(EXIT));
    assert_eq!(in_hand(&play), set(&[EQUAL, TEAM]));
}

/// FL-274, FL-274/1: a named one goes, and nothing where it is not in hand.
#[test]
fn a_named_destiny_is_discarded_from_hand_only() {
    let mut play = played(destiny(Who::Player, DISCARD, named(0)), &[]);
    assert_eq!(play.refused(ANNA, Action::Drop(TEAM)), Illegal::NotThatDestiny);
    play.act(ANNA, Action::Drop(LOVE));
    assert_eq!(play.own(ANNA).pile, set(&[LOVE]));
    let play = played(destiny(Who::Player, DISCARD, named(0)), &[LOVE]);
    assert_eq!((in_hand(&play).count(), play.hearts()), (3, (1, 1)));
}

/// FL-274: any but some, and such that may be left.
#[test]
fn a_discard_may_spare_some_or_be_left() {
    let except = Which::Except(set(&[LOVE, EQUAL]));
    let play = played(destiny(Who::Player, DISCARD, except), &[]);
    assert_eq!(play.legal(ANNA), [Action::Drop(TEAM), Action::Drop(EXIT)]);
    assert_eq!(play.refused(ANNA, Action::GoOn), Illegal::MayNotLeave);
    let optional =
        Effect::Destiny { who: Who::Player, how: DISCARD, which: Which::Any, optional: true };
    let mut play = played(optional, &[]);
    play.act(ANNA, Action::GoOn).go_on();
    assert_eq!((in_hand(&play).count(), play.hearts()), (4, (1, 1)));
}

/// FL-189: where the card says so, the destiny is shown before it goes.
#[test]
fn a_discarded_destiny_may_be_shown_first() {
    let shown = DestinyMove::Discard { count: 1, reveal: true };
    let mut play = played(destiny(Who::Player, shown, Which::Any), &[]);
    play.act(ANNA, Action::Drop(TEAM));
    let seen = Happened::Showed(ANNA, Shown::Destiny(Some(TEAM)));
    assert!(play.sights(Viewer::Seat(BEN), 0).contains(&seen));
    assert_eq!(play.own(ANNA).pile, set(&[TEAM]));
}

/// FL-275, FL-275/1, FL-278: the named one comes, a different one goes, also with two in hand.
#[test]
fn a_destiny_is_switched_in() {
    let mut play = played(destiny(Who::Player, DestinyMove::SwitchIn, named(2)), &[TEAM, EXIT]);
    assert_eq!(play.legal(ANNA), [Action::Switch(TEAM, LOVE), Action::Switch(TEAM, EQUAL)]);
    play.act(ANNA, Action::Switch(TEAM, LOVE));
    assert_eq!((in_hand(&play), play.own(ANNA).pile), (set(&[EQUAL, TEAM]), set(&[LOVE, EXIT])));
}

/// FL-275/1: in hand already, nothing happens.
#[test]
fn a_destiny_in_hand_is_not_switched_in() {
    let mut play = played(destiny(Who::Player, DestinyMove::SwitchIn, named(0)), &[TEAM]);
    assert_eq!(play.legal(ANNA), [Action::GoOn]);
    play.act(ANNA, Action::GoOn);
    assert_eq!(play.own(ANNA).pile, set(&[TEAM]));
}

/// FL-276, FL-276/1, FL-278: the named one goes, another one comes, and it must.
#[test]
fn a_destiny_is_switched_out() {
    let mut play = played(destiny(Who::Player, DestinyMove::SwitchOut, named(0)), &[TEAM, EXIT]);
    assert_eq!(play.legal(ANNA), [Action::Switch(TEAM, LOVE), Action::Switch(EXIT, LOVE)]);
    assert_eq!(play.refused(ANNA, Action::GoOn), Illegal::MayNotLeave);
    assert_eq!(play.refused(ANNA, Action::Switch(LOVE, LOVE)), Illegal::NotThatDestiny);
    play.act(ANNA, Action::Switch(EXIT, LOVE));
    assert_eq!((in_hand(&play), play.own(ANNA).pile), (set(&[EQUAL, EXIT]), set(&[LOVE, TEAM])));
}

/// FL-276/1: not in hand, nothing happens.
#[test]
fn a_destiny_not_in_hand_is_not_switched_out() {
    let play = played(destiny(Who::Player, DestinyMove::SwitchOut, named(2)), &[TEAM]);
    assert_eq!(play.legal(ANNA), [Action::GoOn]);
}

/// FL-277, FL-277/1: with an empty pile nobody is even asked.
#[test]
fn with_an_empty_pile_no_switch_is_possible() {
    for how in [DestinyMove::SwitchIn, DestinyMove::SwitchOut] {
        let play = played(destiny(Who::Player, how, named(0)), &[]);
        assert_eq!((in_hand(&play).count(), play.hearts()), (4, (1, 1)));
        assert!(in_hand(&play).has(LOVE));
        assert_eq!(play.count(|event| matches!(event, Event::SwitchedDestiny(..))), 0);
    }
}

/// FL-279, FL-279/1: a destiny of choice comes back, or the one named; else nothing.
#[test]
fn a_destiny_is_recovered() {
    let mut play = played(destiny(Who::Player, DestinyMove::Recover, Which::Any), &[TEAM, EXIT]);
    assert_eq!(play.legal(ANNA), [Action::Recover(TEAM), Action::Recover(EXIT)]);
    play.act(ANNA, Action::Recover(EXIT));
    assert_eq!((in_hand(&play).count(), play.own(ANNA).pile), (3, set(&[TEAM])));

    let play = played(destiny(Who::Player, DestinyMove::Recover, named(0)), &[TEAM]);
    assert_eq!((in_hand(&play).count(), play.hearts()), (3, (1, 1)), "in hand already");
    let play = played(destiny(Who::Player, DestinyMove::Recover, Which::Any), &[]);
    assert_eq!((in_hand(&play).count(), play.hearts()), (4, (1, 1)), "an empty pile");
}

/// FL-280: a destiny that the story does not have is ignored in every move.
#[test]
fn a_destiny_not_in_the_story_is_ignored() {
    let moves = [DISCARD, DestinyMove::SwitchIn, DestinyMove::SwitchOut, DestinyMove::Recover];
    for how in moves {
        let card = scene("card").more(&[destiny(Who::Player, how, named(3))]);
        let pack = Pack::anna([card]).telling(|story| {
            (story.destinies, story.in_pile) = (set(&[LOVE, EQUAL, TEAM]), set(&[LOVE]));
        });
        let mut play = Play::begin(&pack);
        play.turn(ANNA, "card");
        assert_eq!((in_hand(&play), play.own(ANNA).pile), (set(&[EQUAL, TEAM]), set(&[LOVE])));
    }
}

/// FL-281: a switch that worked and one that could not look alike to everybody else.
#[test]
fn whether_a_switch_worked_is_not_told() {
    let switch = scene("switch").more(&[destiny(Who::Player, DestinyMove::SwitchIn, named(0))]);
    let pack =
        Pack::anna([scene("drop").more(&[destiny(Who::Player, DISCARD, Which::Any)]), switch]);
    let game = |dropped, action| {
        let mut play = Play::begin(&pack);
        play.play(ANNA, "drop").go_on().act(ANNA, Action::Drop(dropped)).rest();
        play.plain(BEN).play(ANNA, "switch").go_on();
        assert_eq!(play.table().waiting, Seats::one(ANNA), "she is asked in any case");
        play.act(ANNA, action).rest();
        play
    };
    let worked = game(LOVE, Action::Switch(LOVE, TEAM));
    let failed = game(EQUAL, Action::GoOn);
    for viewer in [Viewer::Seat(BEN), Viewer::Public] {
        assert_eq!(worked.seen(viewer, 0), failed.seen(viewer, 0));
    }
    assert!(worked.view(BEN) == failed.view(BEN));
}

/// FL-281: discards and recoveries show in the numbers, and no more.
#[test]
fn discarding_and_recovering_show_only_in_numbers() {
    let mut play = played(destiny(Who::Player, DestinyMove::Recover, Which::Any), &[TEAM, EXIT]);
    play.act(ANNA, Action::Recover(EXIT));
    assert!(play.sights(Viewer::Seat(BEN), 0).contains(&Happened::RecoveredDestiny(ANNA, None)));
    assert_eq!(play.view(BEN).table.person(ANNA).destinies, 3);
}

/// FL-282: one's own pile may be looked at, the partner's not.
#[test]
fn players_see_their_own_pile() {
    let mut play = played(destiny(Who::Player, DISCARD, Which::Any), &[]);
    play.act(ANNA, Action::Drop(TEAM));
    let pile = |seat| play.view(seat).own.as_ref().map(|own| own.pile);
    assert_eq!((pile(ANNA), pile(BEN)), (Some(set(&[TEAM])), Some(Destinies::NONE)));
    assert!(play.public().own.is_none());
}

/// FL-189: an optional switch may be left, though it is possible.
#[test]
fn a_switch_may_be_optional() {
    let (how, which) = (DestinyMove::SwitchIn, named(2));
    let mut play =
        played(Effect::Destiny { who: Who::Player, how, which, optional: true }, &[TEAM]);
    play.act(ANNA, Action::GoOn);
    assert_eq!(play.own(ANNA).pile, set(&[TEAM]));
    assert_ne!(play.table().asked, Asked::Switch { how, which, optional: true });
}
