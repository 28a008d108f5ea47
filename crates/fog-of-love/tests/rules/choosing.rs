//! Choices, and who gets what of them.

use crate::table::{ANNA, BEN, Pack, Play, aspect, both, option, sat, scene};
use fog_of_love::content::{Choice, Letter, Who};
use fog_of_love::{Action, Book, Happened, Illegal};
use tabletop::{Seats, Viewer};

fn quarrel() -> Pack {
    let a = option(&["sincerity up"], &[sat(Who::Chooser, 3), sat(Who::Other, 1)]);
    let b = option(&["gentleness down"], &[sat(Who::Chooser, 4)]);
    Pack::anna([both("quarrel", &[a, b])])
}

/// FL-177, FL-177/1: the first to commit learns nothing, and neither does the second.
#[test]
fn a_choice_stays_hidden_until_both_are_in() {
    let mut play = Play::begin(&quarrel());
    play.play(ANNA, "quarrel").go_on();
    let from = play.events.len();
    play.act(ANNA, Action::Choose(Letter::B));
    assert_eq!(
        play.sights(Viewer::Seat(BEN), from),
        [Happened::Committed(ANNA, None)],
        "Ben learns that Anna has chosen and no more"
    );
    play.act(BEN, Action::Choose(Letter::A));
    assert!(play.happened(&Happened::Chose([Some(Letter::B), Some(Letter::A)])));
}

/// FL-171, FL-171/1: A for one and B for the other.
#[test]
fn each_gets_the_chooser_part_of_their_own_and_the_other_part_of_the_partners_option() {
    let mut play = Play::begin(&quarrel());
    let before = play.tokens(ANNA, aspect("sincerity up"));
    play.play_both(ANNA, "quarrel", 'a', 'b');
    assert_eq!(play.hearts(), (3, 5));
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), before + 1);
}

/// FL-178, FL-178/1: C is refused on a card with two options.
#[test]
fn only_printed_options_can_be_chosen() {
    let mut play = Play::begin(&quarrel());
    play.play(ANNA, "quarrel").go_on();
    assert_eq!(play.refused(ANNA, Action::Choose(Letter::C)), Illegal::NoSuchOption);
}

/// FL-172, FL-177/2: nothing keeps both from the same letter.
#[test]
fn both_may_take_the_same_option() {
    let mut play = Play::begin(&quarrel());
    play.play_both(ANNA, "quarrel", 'a', 'a');
    assert!(play.happened(&Happened::Chose([Some(Letter::A), Some(Letter::A)])));
    assert_eq!(play.hearts(), (4, 4));
}

/// FL-174: the choice cannot be passed over.
#[test]
fn a_choice_is_required() {
    let mut play = Play::begin(&quarrel());
    play.play(ANNA, "quarrel").go_on();
    assert_eq!(play.refused(BEN, Action::GoOn), Illegal::AskedElse);
    assert_eq!(play.legal(BEN), [Action::Choose(Letter::A), Action::Choose(Letter::B)]);
}

/// FL-175, FL-176: the partner alone, or both.
#[test]
fn either_the_partner_chooses_or_both_do() {
    let asks = |choice| {
        let card = scene("card").chooses(choice, &[option(&[], &[]), option(&[], &[])]);
        let mut play = Play::begin(&Pack::anna([card]));
        play.play(ANNA, "card").go_on();
        play.table().waiting
    };
    assert_eq!(asks(Choice::Partner), Seats::one(BEN));
    assert_eq!(asks(Choice::Both), Seats::all(2));
}

/// FL-178: four options are the most, and all of them can be taken.
#[test]
fn a_card_has_up_to_four_options() {
    let sweet = |n: i8| option(&[], &[sat(Who::Chooser, n)]);
    let mut play = Play::begin(&Pack::anna([both("four", &[1, 2, 3, 4].map(sweet))]));
    assert_eq!(play.play_both(ANNA, "four", 'd', 'c').hearts(), (4, 3));
    let five = Pack::anna([both("five", &[1, 2, 3, 4, 5].map(sweet))]);
    assert!(Book::new(five.content).is_err());
}

/// FL-179: once committed it stays, though the partner still thinks.
#[test]
fn a_committed_choice_cannot_be_taken_back() {
    let mut play = Play::begin(&quarrel());
    play.play(ANNA, "quarrel").go_on().act(ANNA, Action::Choose(Letter::A));
    assert_eq!(play.refused(ANNA, Action::Choose(Letter::B)), Illegal::NotAsked);
    play.act(BEN, Action::Choose(Letter::B));
    assert_eq!(play.chosen().map(|letters| letters[0]), Some(Letter::A));
}

/// FL-I17: the choice is resolved only when both are in.
#[test]
fn nothing_is_resolved_before_both_have_chosen() {
    let mut play = Play::begin(&quarrel());
    play.play(ANNA, "quarrel").go_on().act(BEN, Action::Choose(Letter::A));
    assert_eq!(play.hearts(), (0, 0));
    assert_eq!(play.count(|event| matches!(event, Happened::Chose(_))), 0);
}
