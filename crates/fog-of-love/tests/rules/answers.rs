//! What reactions do to the scene they answer.

use crate::table::{ANNA, BEN, Pack, Play, aspect, both, letters, option, sat, scene, when};
use fog_of_love::content::{Condition, Effect, Letter, Moment, OptionCard, Rechoice, Who};
use fog_of_love::{Action, Asked, Event};
use tabletop::Seats;

fn options() -> [OptionCard; 3] {
    let a = option(&["sincerity up"], &[sat(Who::Chooser, 3), sat(Who::Other, 1)]);
    [a, option(&["sincerity down"], &[sat(Who::Chooser, 5)]), option(&[], &[])]
}

/// Ben answers Anna's scene, on which she chose A and he chose B, with these effects. A match gives
/// 10 to both.
fn answered(effect: Effect) -> Play {
    let matched = when(Condition::Match(letters("abc")), &[sat(Who::Both, 10)]);
    let card = both("card", &options()).more(&[matched]);
    let reaction = scene("but").reaction(Moment::Revealed).more(&[effect]);
    let mut play = Play::begin(&Pack::hands([card], [reaction]));
    play.play(ANNA, "card")
        .go_on()
        .act(ANNA, Action::Choose(Letter::A))
        .act(BEN, Action::Choose(Letter::B));
    play.react(BEN, "but");
    play
}

/// FL-254, FL-256: the new option replaces the old one in tokens, effects and match.
#[test]
fn a_changed_choice_replaces_the_old_one_in_every_respect() {
    let mut play = answered(Effect::Rechoose { who: Who::Partner, how: Rechoice::Force });
    assert_eq!(play.table().waiting, Seats::one(BEN), "Ben decides for Anna");
    assert_eq!(
        play.legal(BEN),
        [Action::Choose(Letter::B), Action::Choose(Letter::C)],
        "another one"
    );
    play.act(BEN, Action::Choose(Letter::B)).rest();
    assert_eq!(play.tokens(ANNA, aspect("sincerity down")), 1);
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 0);
    assert_eq!(play.hearts(), (15, 15));
}

/// FL-256: whoever chose picks another option openly.
#[test]
fn a_choice_may_be_made_anew() {
    let mut play = answered(Effect::Rechoose { who: Who::Partner, how: Rechoice::Pick });
    assert_eq!(play.table().asked, Asked::Rechoice(letters("bc"), ANNA));
    assert_eq!(play.table().waiting, Seats::one(ANNA));
    assert_eq!(play.act(ANNA, Action::Choose(Letter::C)).rest().hearts(), (0, 5));
}

/// FL-256: a choice becomes the same as the other person's.
#[test]
fn a_choice_may_be_copied() {
    let mut play = answered(Effect::Rechoose { who: Who::Player, how: Rechoice::Copy });
    assert_eq!(play.rest().hearts(), (14, 14), "both A, and a match");
}

/// FL-256: one more option on top, with tokens and effects; the match stays as it was.
#[test]
fn a_further_option_may_be_taken() {
    let mut play = answered(Effect::Rechoose { who: Who::Player, how: Rechoice::Further });
    play.act(BEN, Action::Choose(Letter::A)).rest();
    assert_eq!(play.hearts(), (4, 9), "A and B for Ben, A for Anna");
    let has = |on| play.tokens(BEN, aspect(on));
    assert_eq!((has("sincerity up"), has("sincerity down")), (1, 1));
}

/// FL-256: a choice gives nothing.
#[test]
fn a_choice_may_be_made_void() {
    let mut play = answered(Effect::Void(Who::Partner));
    assert_eq!(play.rest().hearts(), (0, 5));
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 0);
}

/// FL-256: a void choice still makes a match.
#[test]
fn a_void_choice_still_counts_for_a_match() {
    let matched = when(Condition::Match(letters("a")), &[sat(Who::Both, 10)]);
    let void = scene("but").reaction(Moment::Revealed).more(&[Effect::Void(Who::Partner)]);
    let card = both("card", &options()).more(&[matched]);
    let mut play = Play::begin(&Pack::hands([card], [void]));
    play.play(ANNA, "card")
        .go_on()
        .act(ANNA, Action::Choose(Letter::A))
        .act(BEN, Action::Choose(Letter::A));
    assert_eq!(
        play.react(BEN, "but").rest().hearts(),
        (11, 13),
        "nothing of Anna's A but the match"
    );
}

/// FL-256: somebody's satisfaction stays as it is.
#[test]
fn somebody_may_ignore_what_a_scene_does_to_them() {
    let mut play = answered(Effect::Ignore(Who::Partner));
    assert_eq!(play.rest().hearts(), (0, 6));
}

/// FL-256: chooser and other trade places in the effects, not in the tokens.
#[test]
fn effects_may_be_redirected() {
    let mut play = answered(Effect::Redirect);
    assert_eq!(play.rest().hearts(), (6, 3), "Anna gets 1 and 5, Ben 3");
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 1);
}

/// FL-256: everything once more, tokens too, but nobody is asked again.
#[test]
fn a_scene_may_be_repeated() {
    let card = both("card", &options());
    let reaction = scene("again").reaction(Moment::Resolved).more(&[Effect::Repeat]);
    let mut play = Play::begin(&Pack::hands([card], [reaction]));
    play.play(ANNA, "card")
        .go_on()
        .act(ANNA, Action::Choose(Letter::A))
        .act(BEN, Action::Choose(Letter::B));
    while play.table().asked != Asked::Reaction(Moment::Resolved) {
        play.first_legal();
    }
    play.react(BEN, "again").rest();
    assert_eq!((play.hearts(), play.tokens(ANNA, aspect("sincerity up"))), ((6, 12), 2));
    assert_eq!(play.count(|event| matches!(event, Event::Committed(..))), 2);
    let asked = |event: &Event| matches!(event, Event::Asked(Asked::Reaction(Moment::Resolved), _));
    assert_eq!((play.laid(), play.count(asked)), (vec!["card".into()], 2));
}

/// FL-255, FL-256: a skipped scene lies there and counts; the turn is spent.
#[test]
fn a_skipped_scene_counts_but_is_not_resolved() {
    let skip = scene("no").reaction(Moment::Played).more(&[Effect::Skip]);
    let mut play = Play::begin(&Pack::hands([both("card", &options())], [skip]));
    play.play(ANNA, "card").react(BEN, "no").rest();
    assert_eq!((play.laid(), play.table().count), (vec!["card".into()], 1));
    assert_eq!((play.hearts(), play.table().active), ((0, 0), BEN));
    assert_eq!(play.count(|event| matches!(event, Event::Committed(..))), 0);
}

/// FL-255: a skip after the choices takes tokens and effects away.
#[test]
fn a_scene_may_be_skipped_after_the_choices() {
    let mut play = answered(Effect::Skip);
    assert_eq!((play.rest().hearts(), play.tokens(ANNA, aspect("sincerity up"))), ((0, 0), 0));
}

/// FL-255, FL-256, FL-322: where the card says so, another scene is played instead, and both count.
#[test]
fn a_replaced_scene_lets_its_player_play_another() {
    let other = scene("other").reaction(Moment::Played).more(&[Effect::Replace]);
    let mut play = Play::begin(&Pack::hands([both("card", &options())], [other]));
    play.play(ANNA, "card").react(BEN, "other").rest();
    assert_eq!((play.table().active, play.hearts()), (ANNA, (0, 0)));
    play.turn(ANNA, "anna-plain-1");
    assert_eq!((play.laid().len(), play.table().active), (2, BEN));
    assert_eq!(play.table().count, 2);
}

/// FL-217: a situation that is skipped leaves no follow-up behind.
#[test]
fn a_skipped_situation_has_no_follow_up() {
    let moon = scene("moon").follow_up(&[], &[sat(Who::Both, 4)]);
    let skip = scene("no").reaction(Moment::Played).more(&[Effect::Skip]);
    let mut play = Play::begin(&Pack::hands([moon], [skip]));
    play.play(ANNA, "moon").react(BEN, "no").rest();
    assert_eq!((play.table().follow_up, play.plain(BEN).hearts()), (None, (0, 0)));
}

/// FL-256: a reaction may offer options of its own, and do several things.
#[test]
fn a_reaction_may_offer_a_choice() {
    let reaction = scene("but").reaction(Moment::Played);
    let options = [option(&["gentleness up"], &[sat(Who::Chooser, 1)]), option(&[], &[])];
    let reaction = reaction.chooses(fog_of_love::content::Choice::Partner, &options);
    let mut play = Play::begin(&Pack::hands([], [reaction]));
    play.play(ANNA, "anna-plain-0").react(BEN, "but");
    assert_eq!(play.table().waiting, Seats::one(ANNA), "the reaction's partner");
    play.choose(ANNA, 'a');
    assert_eq!((play.hearts(), play.tokens(ANNA, aspect("gentleness up"))), ((1, 0), 1));
}
