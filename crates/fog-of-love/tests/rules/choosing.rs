//! Choices, and who gets what of them.

use crate::table::{ANNA, BEN, Pack, Play, aspect, both, option, sat};
use fog_of_love::content::Who;
use fog_of_love::{Action, Happened, Illegal};
use tabletop::Viewer;

fn quarrel() -> Pack {
    let a = option(&["sincerity up"], &[sat(Who::Chooser, 3), sat(Who::Other, 1)]);
    let b = option(&["gentleness down"], &[sat(Who::Chooser, 2)]);
    Pack::anna([both("quarrel", &[a, b])])
}

/// FL-177, FL-177/1: the first to commit learns nothing, and neither does the second.
#[test]
fn a_choice_stays_hidden_until_both_are_in() {
    let mut play = Play::begin(&quarrel());
    play.play(ANNA, "quarrel").go_on();
    let from = play.events.len();
    play.act(ANNA, Action::Choose(1));
    assert_eq!(
        play.sights(Viewer::Seat(BEN), from),
        [Happened::Committed(ANNA, None)],
        "Ben learns that Anna has chosen and no more"
    );
    play.act(BEN, Action::Choose(0));
    assert!(play.happened(&Happened::Chose([1, 0])));
}

/// FL-171, FL-171/1: A for one and B for the other.
#[test]
fn each_gets_the_chooser_part_of_their_own_and_the_other_part_of_the_partners_option() {
    let mut play = Play::begin(&quarrel());
    let before = play.tokens(ANNA, aspect("sincerity up"));
    play.play_both(ANNA, "quarrel", 'a', 'b');
    assert_eq!(play.hearts(), (3, 3));
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), before + 1);
}

/// FL-178, FL-178/1: C is refused on a card with two options.
#[test]
fn only_printed_options_can_be_chosen() {
    let mut play = Play::begin(&quarrel());
    play.play(ANNA, "quarrel").go_on();
    assert_eq!(play.refused(ANNA, Action::Choose(2)), Illegal::NoSuchOption);
}
