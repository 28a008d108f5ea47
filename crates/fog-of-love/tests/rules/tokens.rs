//! 7. Personality tokens.

use crate::table::{ANNA, BEN, Pack, Play, aspect, both, change_one, option, scene, tokens};
use fog_of_love::content::{Amount, Aspect, ChangeOf, Dimension, Effect, TokenGift, Who};
use fog_of_love::{Action, Happened};
use tabletop::Viewer;

/// What a player gained by playing a scene with these effects, by aspect.
fn gained(effects: &[Effect]) -> [Vec<(Aspect, i16)>; 2] {
    let mut play = Play::begin(&Pack::anna([scene("scene").more(effects)]));
    let before = play.table().people;
    play.play_out(ANNA, "scene");
    [0, 1].map(|seat| {
        let tokens = |aspect: Aspect, people: &[fog_of_love::Person; 2]| {
            i16::from(people[seat].tokens[aspect.index()])
        };
        let change = |a: Aspect| (a, tokens(a, &play.table().people) - tokens(a, &before));
        Aspect::all().map(change).filter(|(_, change)| *change != 0).collect()
    })
}

/// FL-57: six arrows up and six down.
#[test]
fn there_are_twelve_aspects() {
    assert_eq!((Dimension::ALL.len(), Aspect::all().count()), (6, 12));
    let names = Dimension::ALL.map(Dimension::name);
    let expected =
        ["discipline", "curiosity", "extroversion", "sensitivity", "gentleness", "sincerity"];
    assert_eq!(names, expected);
}

/// FL-58, FL-59: the player's own colour, on that aspect and no other.
#[test]
fn a_gained_point_is_a_token_of_ones_own_on_the_aspect_shown() {
    let [anna, ben] = gained(&[tokens(Who::Player, "gentleness down", 1)]);
    assert_eq!(anna, [(aspect("gentleness down"), 1)]);
    assert_eq!(ben, []);
    let [anna, ben] = gained(&[tokens(Who::Partner, "gentleness down", 1)]);
    assert_eq!((anna, ben), (vec![], vec![(aspect("gentleness down"), 1)]));
}

/// FL-60: three up and two down lie there side by side.
#[test]
fn tokens_on_both_aspects_of_a_dimension_do_not_cancel() {
    let [up, down] = ["sincerity up", "sincerity down"];
    let [anna, _] = gained(&[tokens(Who::Player, up, 3), tokens(Who::Player, down, 2)]);
    assert_eq!(anna, [(aspect(up), 3), (aspect(down), 2)]);
}

/// FL-61: through turns, chapters and the finale.
#[test]
fn tokens_stay_unless_a_card_takes_them() {
    let none: &[Effect] = &[];
    let mut play = Play::begin(&Pack::chapters_giving(&[none, none]));
    let before = play.table().people.map(|person| person.tokens);
    play.finish();
    assert_eq!(play.table().people.map(|person| person.tokens), before);
    let up = aspect("discipline up");
    let [anna, _] = gained(&[Effect::Remove(Who::Player, up, Some(Amount::fixed(1)))]);
    assert_eq!(anna, [(up, -1)]);
}

/// FL-62: the old card's token goes, the new card's comes.
#[test]
fn a_changed_occupation_or_feature_takes_its_token_along() {
    let changes = [ChangeOf::Occupation, ChangeOf::Feature];
    let move_on = scene("move-on").more(&changes.map(|what| change_one(Who::Player, what)));
    let mut play = Play::begin(&Pack::anna([move_on]));
    assert_eq!(play.tokens(ANNA, Aspect::at(0)), 1, "the occupation");
    play.play_out(ANNA, "move-on").act(ANNA, Action::Take(1));
    assert_eq!(play.tokens(ANNA, Aspect::at(0)), 0);
    assert_eq!(play.tokens(ANNA, Aspect::at(7)), 2, "a feature and the new occupation");
    assert_eq!(play.tokens(ANNA, Aspect::at(5)), 1, "the first feature");
    play.act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0));
    assert_eq!(play.tokens(ANNA, Aspect::at(5)), 0);
    assert_eq!(play.tokens(ANNA, Aspect::at(10)), 1);
}

/// FL-62: traits give none.
#[test]
fn a_changed_trait_takes_no_token() {
    let crisis = scene("crisis").more(&[change_one(Who::Player, ChangeOf::Trait)]);
    let mut play = Play::begin(&Pack::anna([crisis]));
    let before = play.table().people.map(|person| person.tokens);
    play.play_out(ANNA, "crisis").act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0));
    assert_eq!(play.table().people.map(|person| person.tokens), before);
}

/// FL-63: to the partner and to spectators.
#[test]
fn tokens_are_visible_to_all() {
    let give = [tokens(Who::Player, "sincerity up", 2)];
    let mut play = Play::begin(&Pack::anna([scene("scene").more(&give)]));
    play.play_out(ANNA, "scene");
    for view in [play.view(ANNA), play.view(BEN), play.public()] {
        assert_eq!(view.table.person(ANNA).tokens, play.table().person(ANNA).tokens);
    }
    let placed = |sight: &_| matches!(sight, Happened::Tokens(ANNA, on, 2, _) if *on == aspect("sincerity up"));
    assert!(play.sights(Viewer::Public, 0).iter().any(placed));
}

/// FL-64: two of one and one of another.
#[test]
fn an_effect_may_give_several_tokens() {
    let mut generous = option(&["sincerity up", "curiosity up"], &[]);
    generous.tokens[0] = TokenGift { aspect: aspect("sincerity up"), count: 2 };
    let mut play = Play::begin(&Pack::anna([both("gift", &[generous])]));
    let before = ["sincerity up", "curiosity up"].map(|on| play.tokens(ANNA, aspect(on)));
    play.play_both(ANNA, "gift", 'a', 'a');
    let after = ["sincerity up", "curiosity up"].map(|on| play.tokens(ANNA, aspect(on)));
    assert_eq!(after, [before[0] + 2, before[1] + 1]);
}
