//! Swaps and trades.

use crate::table::{ANNA, BEN, Pack, Play, aspect, sat, scene, tokens};
use fog_of_love::content::{Effect, Feature, HowMany, Occupation, Pick, SwapOf, Who};
use fog_of_love::{Action, Asked, Happened, Illegal};
use tabletop::{Seats, Viewer};

/// Anna has played a scene with these effects, and nobody reacted.
fn played(effects: &[Effect]) -> Play {
    let mut play = Play::begin(&Pack::anna([scene("card").more(effects)]));
    play.play(ANNA, "card").go_on();
    play
}

/// FL-189: occupations change owners, and their tokens with them.
#[test]
fn occupations_are_swapped_with_their_tokens() {
    let play = played(&[Effect::Swap(SwapOf::Occupations)]);
    let jobs = [ANNA, BEN].map(|seat| play.table().person(seat).occupation);
    assert_eq!(jobs, [Some(Occupation(3)), Some(Occupation(0))]);
    assert_eq!(play.tokens(ANNA, aspect("curiosity down")), 1);
    assert_eq!(play.tokens(ANNA, aspect("discipline up")), 0);
    assert_eq!(play.tokens(BEN, aspect("discipline up")), 2, "with feature 0");
}

/// FL-189: the card's player picks one feature of each.
#[test]
fn features_are_swapped_by_the_cards_player() {
    let mut play = played(&[Effect::Swap(SwapOf::Features)]);
    assert_eq!((play.table().asked, play.table().waiting), (Asked::SwapFeatures, Seats::one(ANNA)));
    play.act(ANNA, Action::SwapFeatures(1, 2)).go_on();
    assert_eq!(play.table().person(ANNA).features, [5, 2, 7].map(|n| Some(Feature(n))));
    assert_eq!(play.table().person(BEN).features, [0, 1, 6].map(|n| Some(Feature(n))));
    assert_eq!(play.tokens(ANNA, aspect("curiosity up")), 1);
    assert_eq!(play.tokens(BEN, aspect("sensitivity up")), 1);
}

/// FL-189: Ben as the card's player names his own feature first.
#[test]
fn the_second_player_swaps_features_too() {
    let card = scene("card").more(&[Effect::Swap(SwapOf::Features)]);
    let mut play = Play::begin(&Pack::hands([], [card]));
    play.plain(ANNA).play(BEN, "card").go_on().act(BEN, Action::SwapFeatures(0, 2));
    assert_eq!(play.table().person(BEN).features, [7, 1, 2].map(|n| Some(Feature(n))));
}

/// FL-189: all scenes in hand change owners, and both know them then.
#[test]
fn hands_are_swapped() {
    let mut play = Play::begin(&Pack::anna([scene("card").more(&[Effect::Swap(SwapOf::Hands)])]));
    let hers: Vec<String> = play.hand(ANNA).split_off(1);
    let his = play.hand(BEN);
    play.play(ANNA, "card").go_on();
    assert_eq!(play.hand(BEN), hers);
    assert!(his.iter().all(|id| play.holds(ANNA, id)));
    assert!(play.view(ANNA).known.hand.has(play.scene("anna-plain-1")));
}

/// FL-189: satisfaction and the tokens on an aspect can be swapped.
#[test]
fn satisfaction_and_tokens_are_swapped() {
    let first = scene("first").more(&[sat(Who::Player, 4), tokens(Who::Player, "sincerity up", 3)]);
    let swaps =
        [Effect::Swap(SwapOf::Satisfaction), Effect::Swap(SwapOf::Tokens(aspect("sincerity up")))];
    let mut play = Play::begin(&Pack::hands([first], [scene("swap").more(&swaps)]));
    play.turn(ANNA, "first").turn(BEN, "swap");
    assert_eq!(play.hearts(), (0, 4));
    let has = |seat| play.tokens(seat, aspect("sincerity up"));
    assert_eq!((has(ANNA), has(BEN)), (0, 3));
}

/// FL-189: both lay a scene aside in secret, and exchange them at once.
#[test]
fn scenes_are_traded_in_secret_and_at_once() {
    let mut play = played(&[Effect::Trade { count: 1 }]);
    let (hers, his) = (play.scene("anna-plain-1"), play.scene("ben-plain-4"));
    play.act(BEN, Action::Offer(his));
    assert!(play.sights(Viewer::Seat(ANNA), 0).contains(&Happened::Offered(BEN, None)));
    assert_eq!(play.refused(BEN, Action::Offer(his)), Illegal::NotAsked);
    play.act(ANNA, Action::Offer(hers));
    assert!(play.holds(ANNA, "ben-plain-4") && play.holds(BEN, "anna-plain-1"));
    assert!(!play.sights(Viewer::Public, 0).contains(&Happened::Handed(BEN, Some(his))));
}

/// FL-189: no more is traded than the smaller hand allows.
#[test]
fn a_trade_is_limited_by_the_smaller_hand() {
    let count = HowMany::Exactly(4);
    let discard = Effect::DiscardScenes { who: Who::Partner, count, pick: Pick::Chosen };
    let mut play = played(&[discard, Effect::Trade { count: 3 }]);
    play.rest();
    assert_eq!(play.count(|event| matches!(event, Happened::Handed(ANNA, _))), 1);
    assert_eq!(play.table().person(BEN).hand, 1);
}

/// FL-189: flags are raised and lowered.
#[test]
fn flags_are_raised_and_lowered() {
    let flag = fog_of_love::content::Flag(1);
    let mut play = Play::begin(&Pack::hands(
        [scene("up").more(&[Effect::Raise(flag)])],
        [scene("down").more(&[Effect::Lower(flag)])],
    ));
    assert!(play.turn(ANNA, "up").table().flag(flag));
    assert!(!play.turn(BEN, "down").table().flag(flag));
}
