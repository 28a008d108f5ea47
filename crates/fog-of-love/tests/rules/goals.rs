//! 8. Trait goals.

use crate::table::{ANNA, BEN, Pack, Play, at_least, both, change_one, option, sat, scene};
use crate::table::{aspect, tokens, trait_card};
use fog_of_love::content::{ChangeOf, Effect, Goal, Measure, Trait, TraitCard, Who};
use fog_of_love::{Action, Asked, Happened};

const UP: &str = "gentleness up";
const DOWN: &str = "gentleness down";

fn own(on: &str, number: u8) -> TraitCard {
    trait_card(&format!("own-{on}-{number}"), on, Goal::Individual, number)
}

fn shared(on: &str, number: u8) -> TraitCard {
    trait_card(&format!("shared-{on}-{number}"), on, Goal::Shared, number)
}

/// Tokens of Anna: so many up, so many down.
fn anna(up: i8, down: i8) -> [Effect; 2] {
    [tokens(Who::Pink, UP, up), tokens(Who::Pink, DOWN, down)]
}

/// Tokens of Ben: so many up, so many down.
fn ben(up: i8, down: i8) -> [Effect; 2] {
    [tokens(Who::Blue, UP, up), tokens(Who::Blue, DOWN, down)]
}

fn game(traits: &[TraitCard], effects: &[Effect]) -> Play {
    Play::begin(&Pack::chapters_giving(&[effects]).anna_has(traits))
}

/// Which of Anna's first traits have their goals completed at the end of a game with these tokens.
fn met<const N: usize>(traits: &[TraitCard; N], effects: &[Effect]) -> [bool; N] {
    let mut play = game(traits, effects);
    play.finish();
    std::array::from_fn(|n| play.happened(&Happened::JudgedGoal(ANNA, Trait(n as u8), true)))
}

/// How many goals Anna completes if they count in this order.
fn met_in_order(traits: &[TraitCard; 3], up: i8, order: [u8; 3]) -> u8 {
    let mut play = game(traits, &anna(up, 0));
    while play.table().asked != Asked::Order {
        play.first_legal();
    }
    play.act(ANNA, Action::Order(order)).finish();
    play.table().person(ANNA).goals
}

/// FL-65: three hearts for this one, and each trait is judged.
#[test]
fn completed_goals_give_satisfaction() {
    let mut play = game(&[own(UP, 2)], &anna(2, 0));
    assert_eq!(play.finish().hearts(), (3, 0));
    assert_eq!(play.count(|event| matches!(event, Happened::JudgedGoal(ANNA, ..))), 3);
}

/// FL-66: not as soon as the tokens lie there.
#[test]
fn goals_are_judged_at_the_end_of_the_game() {
    let mut play = game(&[own(UP, 2)], &anna(2, 0));
    assert_eq!(play.reach_finale().hearts(), (0, 0));
    assert_eq!(play.count(|event| matches!(event, Happened::JudgedGoal(..))), 0);
    assert_eq!(play.finish().satisfaction(ANNA), 3);
}

/// FL-66/1: only the end counts.
#[test]
fn a_goal_may_be_reached_and_lost_and_the_reverse() {
    for (first, second, hearts) in [(anna(3, 0), anna(0, 1), 0), (anna(2, 0), anna(1, 0), 3)] {
        let pack = Pack::chapters_giving(&[&first, &second]).anna_has(&[own(UP, 3)]);
        assert_eq!(Play::begin(&pack).finish().satisfaction(ANNA), hearts);
    }
}

/// FL-67, FL-67/1: up minus down.
#[test]
fn an_individual_goal_asks_for_a_balance() {
    let cases = [(3, 0, true), (5, 2, true), (5, 3, false), (2, 0, false), (9, 0, true)];
    for (up, down, yes) in cases {
        assert_eq!(met(&[own(UP, 3)], &anna(up, down)), [yes], "{up} up, {down} down");
    }
}

/// FL-67/2: for better or worse.
#[test]
fn an_individual_goal_ignores_the_partners_tokens() {
    assert_eq!(met(&[own(UP, 3)], &[anna(2, 0), ben(9, 0)].concat()), [false]);
    assert_eq!(met(&[own(UP, 3)], &[anna(3, 0), ben(0, 9)].concat()), [true]);
}

/// FL-68: down minus up.
#[test]
fn a_goal_on_a_downward_aspect_turns_the_balance_around() {
    assert_eq!(met(&[own(DOWN, 3)], &anna(2, 5)), [true]);
    assert_eq!(met(&[own(DOWN, 3)], &anna(3, 5)), [false]);
    assert_eq!(met(&[own(DOWN, 3)], &anna(3, 0)), [false]);
}

/// FL-69, FL-69/1: two down ask for five up.
#[test]
fn opposite_tokens_must_be_made_up_for_one_by_one() {
    assert_eq!(met(&[own(UP, 3)], &anna(4, 2)), [false]);
    assert_eq!(met(&[own(UP, 3)], &anna(5, 2)), [true]);
}

/// FL-70, FL-70/1, FL-72: the worrier's five, of both together.
#[test]
fn a_shared_goal_takes_both_players_tokens_together() {
    let cases = [((6, 0), (0, 1), true), ((0, 0), (5, 0), true), ((5, 0), (0, 1), false)];
    for (mine, theirs, yes) in cases {
        let effects = [anna(mine.0, mine.1), ben(theirs.0, theirs.1)].concat();
        assert_eq!(met(&[shared(UP, 5)], &effects), [yes], "{mine:?} and {theirs:?}");
    }
}

/// FL-71: the partner's tokens helped, and the partner gets nothing.
#[test]
fn only_the_player_holding_the_trait_is_rewarded() {
    assert_eq!(game(&[shared(UP, 5)], &ben(5, 0)).finish().hearts(), (3, 0));
}

/// FL-73: two goals of 3 ask for 3 and 6.
#[test]
fn a_second_goal_on_the_same_aspect_needs_twice_its_number() {
    let twins = [own(UP, 3), own(UP, 3)];
    assert_eq!(met(&twins, &anna(3, 0)), [true, false]);
    assert_eq!(met(&twins, &anna(5, 0)), [true, false]);
    assert_eq!(met(&twins, &anna(6, 0)), [true, true]);
}

/// FL-73/1: nor another dimension.
#[test]
fn opposite_directions_do_not_double() {
    let opposed = [own(DOWN, 3), own(UP, 3)];
    assert_eq!(met(&opposed, &anna(3, 0)), [false, true]);
    let apart = [own("sincerity up", 3), own(UP, 3)];
    assert_eq!(met(&apart, &anna(3, 0)), [false, true]);
}

/// FL-74: three goals of 2 ask for 2, 4 and 6.
#[test]
fn a_third_goal_on_the_same_aspect_needs_three_times_its_number() {
    let triplets = [own(UP, 2), own(UP, 2), own(UP, 2)];
    assert_eq!(met(&triplets, &anna(5, 0)), [true, true, false]);
    assert_eq!(met(&triplets, &anna(6, 0)), [true, true, true]);
}

/// FL-75, FL-75/1: 4 and then 3, not 3 and then 4.
#[test]
fn the_player_decides_which_goal_counts_first() {
    let traits = [own(UP, 3), own(UP, 4), own("sincerity up", 9)];
    assert_eq!(met_in_order(&traits, 6, [1, 0, 2]), 2);
    assert_eq!(met_in_order(&traits, 6, [0, 1, 2]), 1);
}

/// FL-75/2: all orders of 2, 3 and 4 with a balance of 8.
#[test]
fn of_three_goals_on_one_aspect_two_orders_complete_all() {
    let traits = [own(UP, 2), own(UP, 3), own(UP, 4)];
    for order in fog_of_love::ORDERS {
        let all = [[1, 2, 0], [2, 1, 0]].contains(&order);
        assert_eq!(met_in_order(&traits, 8, order), if all { 3 } else { 2 }, "{order:?}");
    }
}

/// FL-75: at the end, and only by the player who has such goals.
#[test]
fn nobody_is_asked_for_an_order_without_doubled_goals() {
    let mut play = game(&[own(UP, 3), own(DOWN, 3), own("sincerity up", 3)], &[]);
    play.finish();
    assert_eq!(play.count(|event| matches!(event, Happened::Asked(Asked::Order, _))), 0);
    let mut play = game(&[own(UP, 3), own(UP, 3)], &[]);
    while play.table().asked != Asked::Order {
        play.first_legal();
    }
    assert!(matches!(play.table().phase, fog_of_love::Phase::Finale(_)));
    assert!(play.legal(BEN).is_empty());
}

/// FL-76: 9 first and 1 second: 2 are enough for the second.
#[test]
fn failing_the_first_goal_does_not_spoil_the_second() {
    assert_eq!(met(&[own(UP, 9), own(UP, 1)], &anna(2, 0)), [false, true]);
    assert_eq!(met(&[own(UP, 9), own(UP, 1)], &anna(1, 0)), [false, false]);
}

/// FL-77: each against its own balance.
#[test]
fn individual_and_shared_goals_on_one_aspect_double() {
    let mixed = [own(UP, 2), shared(UP, 3)];
    assert_eq!(met(&mixed, &[anna(2, 0), ben(3, 0)].concat()), [true, false]);
    assert_eq!(met(&mixed, &[anna(2, 0), ben(4, 0)].concat()), [true, true]);
    assert_eq!(met(&mixed, &[anna(1, 0), ben(5, 0)].concat()), [false, true]);
}

/// FL-78: both strive for the same and need no more for it.
#[test]
fn the_partners_goals_do_not_count_together_with_ones_own() {
    let pack = Pack::chapters_giving(&[&[anna(3, 0), ben(3, 0)].concat()]).anna_has(&[own(UP, 3)]);
    let pack = pack.with(|content| content.traits[5] = own(UP, 3));
    assert_eq!(Play::begin(&pack).finish().hearts(), (3, 3));
}

/// FL-79: a destiny asks for what it asks for.
#[test]
fn destinies_are_not_multiplied() {
    let pack = Pack::chapters_giving(&[&anna(3, 0)]).anna_has(&[own(UP, 3), own(UP, 3)]);
    let pack = pack.with(|content| {
        content.destinies[0].when = at_least(Measure::Balance(Who::Player, aspect(UP)), 3);
    });
    let mut play = Play::begin(&pack);
    play.end_with(0, 1);
    assert!(play.table().person(ANNA).fulfilled);
}

/// FL-80: both individual ones cannot succeed; one of them shared, they can.
#[test]
fn opposed_goals_are_allowed_and_may_even_both_succeed() {
    for balance in [anna(3, 0), anna(0, 3), anna(3, 3)] {
        assert_ne!(met(&[own(UP, 3), own(DOWN, 3)], &balance), [true, true]);
    }
    let effects = [anna(3, 0), ben(0, 6)].concat();
    assert_eq!(met(&[own(UP, 3), shared(DOWN, 3)], &effects), [true, true]);
}

/// FL-81: its reward goes along.
#[test]
fn a_trait_changed_away_takes_its_goal_along() {
    let crisis = scene("crisis").more(&[change_one(Who::Player, ChangeOf::Trait)]);
    let pack = Pack::anna([crisis]).anna_has(&[own(UP, 2)]);
    let pack = pack.with(|content| content.stories[0].chapters[0].more = anna(2, 0).to_vec());
    assert_eq!(Play::begin(&pack).finish().satisfaction(ANNA), 0, "the first trait is given up");
    let mut play = Play::begin(&pack);
    play.play_out(ANNA, "crisis").act(ANNA, Action::GiveUp(1)).act(ANNA, Action::Take(0));
    assert_eq!(play.finish().satisfaction(ANNA), 3);
}

/// FL-82: neither reward nor loss.
#[test]
fn a_goal_not_completed_gives_nothing() {
    let mut play = game(&[own(UP, 9)], &[sat(Who::Both, 5)]);
    assert_eq!(play.finish().hearts(), (5, 5));
}

/// FL-82, FL-83: what is printed on the card holds.
#[test]
fn a_trait_has_its_own_reward_and_penalty() {
    let card = TraitCard { reward: 5, penalty: -2, ..own(UP, 3) };
    let start = sat(Who::Both, 4);
    let hearts = |up| {
        let effects = [std::slice::from_ref(&start), anna(up, 0).as_slice()].concat();
        game(std::slice::from_ref(&card), &effects).finish().satisfaction(ANNA)
    };
    assert_eq!((hearts(3), hearts(2)), (9, 2));
}

/// FL-94: against it now, without it later.
#[test]
fn a_player_may_act_against_a_trait_and_change_it() {
    let options = [option(&[UP], &[]), option(&[DOWN], &[])];
    let cards =
        [both("row", &options), scene("crisis").more(&[change_one(Who::Player, ChangeOf::Trait)])];
    let mut play = Play::begin(&Pack::anna(cards).anna_has(&[own(UP, 3)]));
    play.play_both(ANNA, "row", 'b', 'a').plain_turn(BEN);
    assert_eq!(play.tokens(ANNA, aspect(DOWN)), 1);
    play.play_out(ANNA, "crisis").act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0));
    assert!(!play.own(ANNA).has_trait(Trait(0)));
}
