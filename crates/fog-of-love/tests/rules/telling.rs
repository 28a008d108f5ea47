//! 4. Storytelling.

use crate::table::{ANNA, BEN, Pack, Play, change_one, sat, scene};
use fog_of_love::content::{ChangeOf, Effect, Occupation, Who};
use fog_of_love::{Action, Asked, Chronicle, Happened, Phase, Untold};

fn kiss(tell: bool) -> Play {
    let tells = tell.then(|| Effect::Tell(Who::Player, "first-kiss".into()));
    let effects: Vec<Effect> = tells.into_iter().chain([sat(Who::Both, 2)]).collect();
    let mut play = Play::begin(&Pack::anna([scene("kiss").more(&effects)]));
    play.play_out(ANNA, "kiss");
    play
}

/// FL-37: a card asks, and the player at a loss need not answer.
#[test]
fn a_card_may_ask_to_tell_something() {
    let play = kiss(true);
    assert_eq!(play.count(|event| matches!(event, Happened::Prompted(ANNA, _))), 1);
    assert_eq!((play.table().asked, play.asked()), (Asked::Turn, BEN), "the game has gone on");
}

/// FL-37/1: with the prompt or without it, all else is the same.
#[test]
fn telling_neither_blocks_nor_alters_a_card() {
    let (told, silent) = (kiss(true), kiss(false));
    assert_eq!(told.table(), silent.table());
    assert_eq!(told.hearts(), (2, 2));
}

/// FL-37: whatever is told lies beside the game.
#[test]
fn what_is_told_is_kept_in_order() {
    let mut chronicle = Chronicle::default();
    chronicle.tell(ANNA, 3, " It rained. ").expect("a line");
    chronicle.tell(BEN, 5, "I had the umbrella.").expect("a line");
    let lines: Vec<&str> = chronicle.lines().iter().map(|told| told.text.as_str()).collect();
    assert_eq!(lines, ["It rained.", "I had the umbrella."]);
    assert_eq!(chronicle.tell(ANNA, 6, "  "), Err(Untold::Empty));
    assert_eq!(chronicle.tell(ANNA, 6, "It\trained."), Err(Untold::Unprintable));
    chronicle.tell(ANNA, 6, "It rained.\nHard.").expect("over two lines");
    assert_eq!(chronicle.name(ANNA, "Anna", "Han\nnah"), Err(Untold::Unprintable));
}

/// FL-39: a character who began as one thing ends as another.
#[test]
fn characters_may_change_in_the_course_of_play() {
    let pack = Pack::anna([scene("fired").more(&[change_one(Who::Player, ChangeOf::Occupation)])]);
    let mut play = Play::begin(&pack);
    assert_eq!(play.table().person(ANNA).occupation, Some(Occupation(0)));
    play.play_out(ANNA, "fired").act(ANNA, Action::Take(1));
    assert_eq!(play.table().person(ANNA).occupation, Some(Occupation(7)));
}

/// FL-109: a line after each feature changes nothing, and no scene has been seen by then.
#[test]
fn with_each_feature_something_can_be_told_before_the_first_meeting() {
    let mut play = Play::until(&Pack::of([]), Asked::Feature);
    let mut chronicle = Chronicle::default();
    while play.table().asked == Asked::Feature {
        let seat = play.asked();
        play.act(seat, Action::Feature(0));
        chronicle.tell(seat, play.events.len() as u32, "Those eyes!").expect("a line");
    }
    assert_eq!(chronicle.lines().len(), 6);
    assert!(play.chapters_begun().is_empty());
    assert_eq!((play.hand_size(ANNA), play.hand_size(BEN)), (0, 0));
}

/// FL-2, FL-113: whatever the case and the spaces.
#[test]
fn a_characters_name_is_not_the_players_own() {
    let mut chronicle = Chronicle::default();
    for own in ["Anna", "anna", "  ANNA "] {
        assert_eq!(chronicle.name(ANNA, "Anna", own), Err(Untold::OwnName));
    }
    assert_eq!(chronicle.name_of(ANNA), None);
    chronicle.name(ANNA, "Anna", " Hannah ").expect("a name");
    assert_eq!(chronicle.name_of(ANNA), Some("Hannah"));
    chronicle.name(BEN, "Ben", "Anna").expect("only one's own name is taken");
}

/// FL-114: both, in any order, and the first meeting waits for both.
#[test]
fn the_characters_are_introduced_before_the_story_begins() {
    let mut play = Play::until(&Pack::of([]), Asked::Introduction);
    play.act(BEN, Action::Introduce);
    assert_eq!(play.table().phase, Phase::Introductions);
    assert!(play.chapters_begun().is_empty());
    play.act(ANNA, Action::Introduce);
    assert!(play.table().people.iter().all(|person| person.introduced));
    assert_eq!(play.chapters_begun(), [1]);
}
