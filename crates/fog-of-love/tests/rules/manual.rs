//! Effects that only people understand.

use crate::table::{ANNA, BEN, Pack, Play, aspect, sat, scene};
use fog_of_love::content::{Direction, Effect, Who};
use fog_of_love::{Action, Asked, Event, Happened, Illegal, ManualResult};
use tabletop::Seats;

/// Anna has played a scene that only people understand.
fn dance() -> Play {
    let effects = [Effect::Manual("dance".into()), sat(Who::Partner, 1)];
    let mut play = Play::begin(&Pack::anna([scene("dance").more(&effects)]));
    play.play(ANNA, "dance").go_on();
    play
}

fn hearts(amount: i8) -> Action {
    Action::Enter(ManualResult::Satisfaction(BEN, amount))
}

/// FL-258: the player enters what came of it, the partner confirms, and it counts.
#[test]
fn results_are_entered_and_confirmed() {
    let mut play = dance();
    assert_eq!((play.table().asked, play.table().waiting), (Asked::Enter, Seats::one(ANNA)));
    let up = ManualResult::Token(ANNA, aspect("sincerity up"), Direction::Up);
    let down = ManualResult::Token(ANNA, aspect("discipline up"), Direction::Down);
    play.act(ANNA, hearts(3)).act(ANNA, Action::Enter(up)).act(ANNA, Action::Enter(down));
    play.act(ANNA, Action::Done);
    assert_eq!((play.table().asked, play.table().waiting), (Asked::Confirm, Seats::one(BEN)));
    assert_eq!(play.hearts(), (0, 0), "not yet");
    play.act(BEN, Action::Confirm).rest();
    assert_eq!(play.hearts(), (0, 4));
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 1);
    assert_eq!(play.tokens(ANNA, aspect("discipline up")), 0);
}

/// FL-258: after an objection it is entered anew; after the second the effect is dropped.
#[test]
fn an_objection_lets_the_player_try_again_once() {
    let mut play = dance();
    play.act(ANNA, hearts(4)).act(ANNA, Action::Done).act(BEN, Action::Object);
    assert_eq!(play.table().asked, Asked::Enter);
    assert!(play.table().entries.is_empty(), "from the beginning");
    play.act(ANNA, hearts(2)).act(ANNA, Action::Done).act(BEN, Action::Object);
    assert_eq!(play.rest().hearts(), (0, 1), "the rest of the card goes on");
    let asked = |event: &Event| matches!(event, Event::Asked(Asked::Enter, _));
    assert_eq!(play.count(asked), 2);
}

/// FL-258: what was entered at the second try can be confirmed.
#[test]
fn the_second_result_may_be_right() {
    let mut play = dance();
    play.act(ANNA, hearts(4)).act(ANNA, Action::Done).act(BEN, Action::Object);
    play.act(ANNA, hearts(2)).act(ANNA, Action::Done).act(BEN, Action::Confirm);
    assert_eq!(play.rest().hearts(), (0, 3));
    assert_eq!(play.count(|event| matches!(event, Happened::Confirmed(..))), 2);
}

/// FL-258: nothing may come of it as well, and the entries have limits.
#[test]
fn entries_have_limits() {
    let mut play = dance();
    assert_eq!(play.refused(ANNA, hearts(0)), Illegal::NotEnterable);
    assert_eq!(play.refused(ANNA, hearts(5)), Illegal::NotEnterable);
    assert_eq!(play.refused(BEN, hearts(1)), Illegal::NotAsked);
    for _ in 0..4 {
        play.act(ANNA, hearts(1));
    }
    assert_eq!(play.refused(ANNA, hearts(1)), Illegal::NotEnterable);
    let mut play = dance();
    play.act(ANNA, Action::Done).act(BEN, Action::Confirm);
    assert_eq!(play.rest().hearts(), (0, 1));
}

/// FL-258: a token that is not there cannot be entered away.
#[test]
fn an_entry_takes_no_token_that_is_not_there() {
    let mut play = dance();
    let down = ManualResult::Token(BEN, aspect("sincerity up"), Direction::Down);
    play.act(ANNA, Action::Enter(down)).act(ANNA, Action::Done).act(BEN, Action::Confirm);
    assert_eq!(play.rest().tokens(BEN, aspect("sincerity up")), 0);
}
