//! Changing traits, features and occupations.

use crate::table::{ANNA, BEN, Pack, Play, aspect, change, dealt, sat, scene, when};
use fog_of_love::content::{
    Amount, Change, ChangeOf, Condition, Effect, Feature, Kept, Occupation, Pick, Trait, Who,
};
use fog_of_love::{Action, Asked, Chance, Dealt, Drawn, Event, Happened, Held, Illegal, Pile};
use tabletop::{Seats, Viewer};

/// A pack whose first scene changes something of its player.
fn changing(what: ChangeOf, pick: Pick) -> Pack {
    Pack::anna([scene("new").more(&[change(Who::Player, what, pick)])])
}

/// Anna has played that scene and is asked what to give up, or what to take.
fn begun(what: ChangeOf, pick: Pick) -> Play {
    let mut play = Play::begin(&changing(what, pick));
    play.play(ANNA, "new").go_on();
    play
}

/// FL-190: by choice, she is asked; at random, chance is.
#[test]
fn one_card_is_given_up_by_choice_or_at_random() {
    let mut play = begun(ChangeOf::Trait, Pick::Chosen);
    assert_eq!(play.legal(ANNA), [0, 1, 2].map(Action::GiveUp));
    play.act(ANNA, Action::GiveUp(1));
    assert!(play.happened(&Event::GaveUp(ANNA, Held::Trait(Trait(1)))));

    let mut play = begun(ChangeOf::Feature, Pick::Random);
    assert_eq!(play.table().chance, Chance::Random(ANNA, Drawn::GiveUp(ChangeOf::Feature), 3));
    play.chance(2);
    assert!(play.happened(&Event::GaveUp(ANNA, Held::Feature(Feature(7)))));
}

/// FL-190/1: there is only one occupation: nobody is asked, not even chance.
#[test]
fn with_one_occupation_random_and_choice_are_the_same() {
    let by_choice = begun(ChangeOf::Occupation, Pick::Chosen);
    let at_random = begun(ChangeOf::Occupation, Pick::Random);
    assert_eq!(by_choice.table().asked, Asked::Take(ChangeOf::Occupation, ANNA));
    assert_eq!(by_choice.events, at_random.events);
}

/// FL-191, FL-191/1: under its own deck, and not to the discards.
#[test]
fn the_card_given_up_goes_under_its_deck() {
    let mut play = begun(ChangeOf::Trait, Pick::Chosen);
    let discards = play.table().discards;
    play.act(ANNA, Action::GiveUp(0));
    assert_eq!(play.state.decks().pile(Pile::Character(ChangeOf::Trait))[0], 0);
    assert_eq!(play.table().discards, discards);
}

/// FL-192: three are drawn from the top, and one is taken.
#[test]
fn one_of_three_cards_is_selected() {
    let mut play = begun(ChangeOf::Trait, Pick::Chosen);
    play.act(ANNA, Action::GiveUp(0));
    assert_eq!(play.own(ANNA).dealt[..], dealt(ChangeOf::Trait, [10, 11, 3]));
    assert_eq!(play.refused(ANNA, Action::Take(3)), Illegal::NoSuchPlace);
    play.act(ANNA, Action::Take(1));
    assert!(play.own(ANNA).has_trait(Trait(11)) && !play.own(ANNA).has_trait(Trait(0)));
}

/// FL-192/1: the card is under the deck before three are drawn, so it comes up when few are left.
#[test]
fn with_few_cards_a_card_given_up_is_drawn_again() {
    let again = change(Who::Player, ChangeOf::Trait, Pick::Chosen);
    let pack = Pack::anna([scene("new").more(&[again.clone(), again])])
        .with(|content| content.traits.truncate(10));
    let mut play = Play::begin(&pack);
    play.play(ANNA, "new").go_on();
    play.act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0)).act(ANNA, Action::GiveUp(1));
    assert_eq!(play.own(ANNA).dealt[..], dealt(ChangeOf::Trait, [9, 0, 4]), "trait 0 is back");
    let gave_up = play.place(0, |event| matches!(event, Event::GaveUp(..)));
    let drew = play.place(gave_up, |event| matches!(event, Event::Dealt(..)));
    assert!(drew > 0);
}

/// FL-193: the two others go under the deck.
#[test]
fn the_cards_not_selected_go_under_the_deck() {
    let mut play = begun(ChangeOf::Trait, Pick::Chosen);
    play.act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0));
    let deck = play.state.decks().pile(Pile::Character(ChangeOf::Trait));
    assert_eq!(deck[..3], [3, 11, 0]);
    assert_eq!(play.table().person(ANNA).dealt, 0);
}

/// FL-194: the old token goes and the new one comes.
#[test]
fn the_token_of_a_feature_or_an_occupation_changes_with_it() {
    let mut play = begun(ChangeOf::Occupation, Pick::Chosen);
    assert_eq!(play.tokens(ANNA, aspect("discipline up")), 0, "of job 0");
    play.act(ANNA, Action::Take(1));
    assert_eq!(play.tokens(ANNA, aspect("sensitivity down")), 2, "of job 7 and feature 7");

    let mut play = begun(ChangeOf::Feature, Pick::Chosen);
    play.act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0));
    assert_eq!(play.tokens(ANNA, aspect("extroversion down")), 0, "of feature 5");
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 1, "of feature 10");
}

/// FL-194/1: the same aspect again leaves the number as it was.
#[test]
fn an_equal_aspect_leaves_the_tokens_as_they_are() {
    let pack = changing(ChangeOf::Occupation, Pick::Chosen).with(|content| {
        content.occupations[6].aspect = aspect("discipline up");
    });
    let mut play = Play::begin(&pack);
    play.turn(ANNA, "new");
    assert_eq!(play.table().person(ANNA).occupation, Some(Occupation(6)));
    assert_eq!(play.tokens(ANNA, aspect("discipline up")), 1);
}

/// FL-194/1: where the old token is gone already, nothing is taken away.
#[test]
fn a_token_that_is_gone_cannot_be_taken_away() {
    let gone = Effect::Remove(Who::Player, aspect("discipline up"), None);
    let anew = change(Who::Player, ChangeOf::Occupation, Pick::Chosen);
    let mut play = Play::begin(&Pack::anna([scene("new").more(&[gone, anew])]));
    play.turn(ANNA, "new");
    assert_eq!(play.tokens(ANNA, aspect("discipline up")), 0);
    assert_eq!(play.table().person(ANNA).tokens.iter().sum::<u8>(), 4);
}

/// FL-189: tokens are removed all together or by number, never below none.
#[test]
fn tokens_are_removed_but_never_below_none() {
    let some =
        |count| Effect::Remove(Who::Player, aspect("discipline up"), Some(Amount::fixed(count)));
    let more = Effect::Tokens(Who::Player, aspect("discipline up"), Amount::fixed(4));
    let mut play = Play::begin(&Pack::anna([
        scene("new").more(&[more, some(2)]),
        scene("off").more(&[some(9)]),
    ]));
    assert_eq!(play.turn(ANNA, "new").tokens(ANNA, aspect("discipline up")), 3);
    play.plain(BEN).turn(ANNA, "off");
    assert_eq!(play.tokens(ANNA, aspect("discipline up")), 0);
}

/// FL-195: Ben sees that a trait changed, and neither the old nor the new one.
#[test]
fn a_changed_trait_stays_hidden() {
    let mut play = begun(ChangeOf::Trait, Pick::Chosen);
    let from = play.events.len();
    play.act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0));
    for viewer in [Viewer::Seat(BEN), Viewer::Public] {
        let sights = play.sights(viewer, from);
        assert!(sights.contains(&Happened::GaveUp(ANNA, Held::Trait(None))));
        assert!(sights.contains(&Happened::Took(ANNA, ANNA, Held::Trait(None))));
    }
}

/// FL-196: the new feature is seen by both, the cards not selected are not.
#[test]
fn a_changed_feature_is_open_and_what_was_left_is_not() {
    let mut play = begun(ChangeOf::Feature, Pick::Chosen);
    let from = play.events.len();
    play.act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0));
    let sights = play.sights(Viewer::Seat(BEN), from);
    assert!(sights.contains(&Happened::Took(ANNA, ANNA, Held::Feature(Feature(10)))));
    assert!(sights.contains(&Happened::Dealt(ANNA, Dealt::Feature(None))));
    assert!(play.view(BEN).table.person(ANNA).features.contains(&Some(Feature(10))));
}

/// FL-197: whoever changes selects, also a feature, unless the card says otherwise.
#[test]
fn the_person_who_changes_selects() {
    let asked = |selects| {
        let effect =
            Change { who: Who::Partner, what: ChangeOf::Feature, pick: Pick::Chosen, selects };
        let mut play = Play::begin(&Pack::anna([scene("new").more(&[Effect::Change(effect)])]));
        play.play(ANNA, "new").go_on().act(BEN, Action::GiveUp(0));
        assert_eq!(play.table().asked, Asked::Take(ChangeOf::Feature, BEN));
        play.table().waiting
    };
    assert_eq!(asked(Kept::Self_), Seats::one(BEN));
    assert_eq!(asked(Kept::Other), Seats::one(ANNA));
}

/// FL-197: a trait that the partner selects is known to both, and to no spectator.
#[test]
fn a_trait_selected_by_the_partner_is_known_to_the_partner() {
    let effect = Change {
        who: Who::Player,
        what: ChangeOf::Trait,
        pick: Pick::Chosen,
        selects: Kept::Other,
    };
    let mut play = Play::begin(&Pack::anna([scene("new").more(&[Effect::Change(effect)])]));
    play.play(ANNA, "new").go_on().act(ANNA, Action::GiveUp(0)).act(BEN, Action::Take(2));
    let seen = |viewer| {
        play.sights(viewer, 0).contains(&Happened::Took(ANNA, BEN, Held::Trait(Some(Trait(3)))))
    };
    assert!(seen(Viewer::Seat(ANNA)) && seen(Viewer::Seat(BEN)) && !seen(Viewer::Public));
    assert!(play.own(ANNA).has_trait(Trait(3)));
    assert_eq!(play.view(BEN).known.traits[..], [Trait(3)]);
}

/// FL-198: three traits, three features, one occupation, as before.
#[test]
fn a_character_is_complete_after_a_change() {
    for what in [ChangeOf::Trait, ChangeOf::Feature, ChangeOf::Occupation] {
        let mut play = begun(what, Pick::Chosen);
        play.rest();
        let person = play.table().person(ANNA);
        assert_eq!((person.traits, person.features.iter().flatten().count()), (3, 3));
        assert!(person.occupation.is_some());
    }
}

/// FL-189: a guess names an aspect, and a trait guessed right may be the one that changes.
#[test]
fn a_trait_that_was_guessed_can_be_changed() {
    let effects = [
        Effect::GuessTrait(Who::Player),
        when(Condition::Guessed, &[sat(Who::Player, 2)]),
        change(Who::Partner, ChangeOf::Trait, Pick::Guessed),
    ];
    let mut play = Play::begin(&Pack::anna([scene("guess").more(&effects)]));
    play.play(ANNA, "guess").go_on().act(ANNA, Action::Guess(aspect("sensitivity up")));
    assert_eq!(play.table().asked, Asked::GiveUp(ChangeOf::Trait, Some(aspect("sensitivity up"))));
    assert_eq!(play.legal(BEN), [Action::GiveUp(1)], "trait 6");
    assert_eq!(play.rest().hearts(), (2, 0));
}

/// FL-189: a wrong guess is known to be wrong, and nothing comes of it.
#[test]
fn a_wrong_guess_changes_nothing() {
    let effects = [
        Effect::GuessTrait(Who::Player),
        when(Condition::Guessed, &[sat(Who::Player, 2)]),
        change(Who::Partner, ChangeOf::Trait, Pick::Guessed),
    ];
    let mut play = Play::begin(&Pack::anna([scene("guess").more(&effects)]));
    play.play(ANNA, "guess").go_on().act(ANNA, Action::Guess(aspect("discipline up")));
    assert!(play.happened(&Happened::Guessed(ANNA, aspect("discipline up"), false)));
    assert_eq!(play.rest().hearts(), (0, 0));
    assert_eq!(play.own(BEN).traits, [5, 6, 7].map(|n| Some(Trait(n))));
}
