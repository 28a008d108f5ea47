//! Resolving a card: tokens, then choices, then the rest.

use crate::table::{
    ANNA, BEN, Pack, Play, aspect, both, change, dealt, letters, option, reveal_secret, sat, scene,
    tokens, when,
};
use fog_of_love::content::{
    ChangeOf, Choice, Comparison, Condition, Measure, OptionCard, Pick, Trait, Who,
};
use fog_of_love::{Asked, Event, Happened};
use tabletop::{Seat, Seats};

fn plain_options() -> [OptionCard; 3] {
    [(); 3].map(|()| option(&[], &[]))
}

/// FL-180, FL-I19: tokens, then what the choices do, then additional effects.
#[test]
fn a_card_is_resolved_in_three_steps() {
    let a = option(&["sincerity up"], &[sat(Who::Chooser, 1)]);
    let card = both("card", &[a]).more(&[sat(Who::Both, 5)]);
    let mut play = Play::begin(&Pack::anna([card]));
    let from = play.events.len();
    play.play_both(ANNA, "card", 'a', 'a');
    let steps = play.events[from..].iter().filter_map(|event| match event {
        Event::Tokens(..) => Some("tokens"),
        Event::Credited(_, 1, _) => Some("choice"),
        Event::Credited(_, 5, _) => Some("more"),
        Event::Settled => Some("settled"),
        _ => None,
    });
    let expected = ["tokens", "tokens", "choice", "choice", "settled", "more", "more", "settled"];
    assert_eq!(steps.collect::<Vec<_>>(), expected);
}

/// FL-181: the tokens of each option go to whoever took it.
#[test]
fn each_chooser_places_the_tokens_of_their_option() {
    let options =
        [option(&["sincerity up"], &[]), option(&["sincerity down", "gentleness up"], &[])];
    let mut play = Play::begin(&Pack::anna([both("card", &options)]));
    play.play_both(ANNA, "card", 'b', 'a');
    let has = |seat, on| play.tokens(seat, aspect(on));
    assert_eq!((has(ANNA, "sincerity down"), has(ANNA, "gentleness up")), (1, 1));
    assert_eq!((has(ANNA, "sincerity up"), has(BEN, "sincerity up")), (0, 1));
}

/// FL-182: where one chooses, one gets tokens.
#[test]
fn only_the_person_choosing_gets_tokens() {
    let card = scene("card").chooses(Choice::Partner, &[option(&["gentleness up"], &[])]);
    let mut play = Play::begin(&Pack::anna([card]));
    play.turn(ANNA, "card");
    let has = |seat: Seat| play.tokens(seat, aspect("gentleness up"));
    assert_eq!((has(ANNA), has(BEN)), (0, 1));
}

/// FL-183: additional effects find both choices settled.
#[test]
fn all_choice_effects_are_resolved_before_going_on() {
    let least = Condition::Compare(Measure::Lowest, Comparison::AtLeast, Measure::Number(3));
    let card = both("card", &[option(&[], &[sat(Who::Chooser, 3)])])
        .more(&[when(least, &[tokens(Who::Both, "sincerity up", 1)])]);
    let mut play = Play::begin(&Pack::anna([card]));
    play.play_both(ANNA, "card", 'a', 'a');
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 1);
}

/// FL-184, FL-184/1: the floor of satisfaction counts before additional effects do.
#[test]
fn additional_effects_see_satisfaction_after_its_floor() {
    let card = both("card", &[option(&[], &[sat(Who::Chooser, -5)])]).more(&[sat(Who::Both, 2)]);
    let mut play = Play::begin(&Pack::anna([card]));
    assert_eq!(play.play_both(ANNA, "card", 'a', 'a').hearts(), (2, 2));
}

/// FL-184/1: a trait changed by a choice is there for the additional effects.
#[test]
fn additional_effects_see_changed_traits() {
    let has = Condition::HasTrait(Who::Partner, Trait(10));
    let change = change(Who::Chooser, ChangeOf::Trait, Pick::Chosen);
    let card = scene("card")
        .chooses(Choice::Partner, &[option(&[], &[change])])
        .more(&[when(has, &[sat(Who::Both, 2)])]);
    let mut play = Play::begin(&Pack::anna([card]));
    assert_eq!(play.turn(ANNA, "card").hearts(), (2, 2));
}

/// FL-185: a match is the same option; it may be wanted on a certain letter.
#[test]
fn a_match_may_be_wanted_on_a_letter() {
    let hearts = |anna, ben| {
        let rewarded = when(Condition::Match(letters("b")), &[sat(Who::Both, 4)]);
        let any = when(Condition::Match(letters("abc")), &[sat(Who::Both, -1)]);
        let card = both("card", &plain_options()).more(&[rewarded, any, sat(Who::Both, 2)]);
        Play::begin(&Pack::anna([card])).play_both(ANNA, "card", anna, ben).hearts()
    };
    assert_eq!(hearts('b', 'b'), (5, 5));
    assert_eq!(hearts('a', 'a'), (1, 1), "a match that is not rewarded");
    assert_eq!(hearts('a', 'b'), (2, 2), "no match");
}

/// FL-186: the card's player changes first, and draws from the deck first.
#[test]
fn the_cards_player_goes_first() {
    let card = scene("card").more(&[change(Who::Both, ChangeOf::Trait, Pick::Chosen)]);
    let mut play = Play::begin(&Pack::hands([], [card]));
    play.plain(ANNA).play(BEN, "card").go_on();
    assert_eq!(play.table().waiting, Seats::one(BEN));
    play.first_legal();
    assert_eq!(
        play.own(BEN).dealt[..],
        dealt(ChangeOf::Trait, [10, 11, 3]),
        "Ben draws from the top"
    );
    play.first_legal();
    assert_eq!(
        (play.table().waiting, play.table().asked),
        (Seats::one(ANNA), Asked::GiveUp(ChangeOf::Trait, None))
    );
}

/// FL-186: on a chapter, the first player goes first.
#[test]
fn on_a_chapter_the_first_player_goes_first() {
    let effect = change(Who::Both, ChangeOf::Trait, Pick::Chosen);
    let pack = Pack::of([]).telling(|story| story.chapters[0].more = vec![effect]);
    let mut play = Play::of(&pack.setup().starting_with(BEN).expect("a seat"));
    play.create().first_legal().first_legal();
    assert_eq!(play.table().waiting, Seats::one(BEN));
}

/// FL-187: a secret that a scene reveals is finished before the scene goes on.
#[test]
fn an_inner_card_is_finished_before_the_outer_goes_on() {
    let secret = scene("secret").secret(&[], &[]).more(&[sat(Who::Player, 1)]);
    let outer = scene("outer").more(&[reveal_secret(Who::Partner, 1), sat(Who::Player, 2)]);
    let mut play = Play::begin(&Pack::hands([secret], [outer]));
    let from = play.turn(ANNA, "secret").events.len();
    play.turn(BEN, "outer");
    let inner = play.place(from, |event| matches!(event, Event::Credited(_, 1, _)));
    let done = play.place(from, |event| *event == Happened::Ended);
    let outer = play.place(from, |event| matches!(event, Event::Credited(_, 2, _)));
    assert!(inner < done && done < outer);
    assert_eq!(play.hearts(), (1, 2));
}

/// FL-188: no choice is asked, the text works by itself.
#[test]
fn a_card_without_choices_is_resolved_by_its_text() {
    let mut play = Play::begin(&Pack::anna([scene("card").more(&[sat(Who::Player, 2)])]));
    play.turn(ANNA, "card");
    assert_eq!(play.hearts(), (2, 0));
    assert_eq!(play.count(|event| matches!(event, Happened::Asked(Asked::Choice(_), _))), 0);
}
