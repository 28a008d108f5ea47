//! What is shown is shown once, in order, and waits for whoever must take it in.

mod evening;
mod fault;

use super::*;

const USUAL: Pace = Pace { step: 1000, breath: 400, staged: 5000 };
const INSTANT: Pace = Pace { step: 0, breath: 0, staged: 0 };

/// Every third step is quiet, every fourth has something to take in, every eighth two things.
fn step(number: usize) -> Step {
    let take_ins = if number.is_multiple_of(8) { 2 } else { usize::from(number.is_multiple_of(4)) };
    Step { quiet: number.is_multiple_of(3), take_ins, staged: number.is_multiple_of(5) }
}

fn plain(_: usize) -> Step {
    Step::default()
}

fn news(steps: usize) -> Event {
    Event::News { game: 1, steps }
}

/// What waits, or would, has been taken in.
fn got_it(queue: &Queue) -> Event {
    Event::GotIt { step: queue.shown(), which: queue.taken() }
}

fn again(steps: usize) -> Event {
    Event::Again { game: 1, steps }
}

/// Somebody who came in at the first step and has been told of so many.
fn told(steps: usize, step: fn(usize) -> Step) -> Queue {
    let mut queue = Queue::default();
    queue.on(news(1), 0, USUAL, step);
    queue.on(news(steps), 0, USUAL, step);
    queue
}

#[test]
fn what_is_staged_is_seen_to_its_end() {
    let mut queue = Queue::default();
    let staged = |number| Step { staged: number == 2, ..Step::default() };
    queue.on(news(1), 0, USUAL, staged);
    queue.on(news(3), 10, USUAL, staged);
    assert_eq!((queue.shown(), queue.due()), (2, Some(5010)));
    queue.on(Event::Tick, 5009, USUAL, staged);
    assert_eq!(queue.shown(), 2);
    queue.on(Event::Tick, 5010, USUAL, staged);
    assert_eq!((queue.shown(), queue.due()), (3, None));
}

#[test]
fn whoever_comes_in_sees_the_table_as_it_is() {
    let mut queue = Queue::default();
    queue.on(news(17), 5, USUAL, plain);
    assert_eq!((queue.shown(), queue.asking(), queue.due()), (17, None, None));
    assert!(queue.is_present());
}

#[test]
fn a_move_is_seen_before_what_it_reveals() {
    let mut queue = Queue::default();
    queue.on(news(3), 0, USUAL, step);
    queue.on(news(4), 10, USUAL, step);
    assert_eq!((queue.shown(), queue.asking()), (4, None));
    queue.on(Event::Tick, 1009, USUAL, step);
    assert_eq!(queue.asking(), None);
    queue.on(Event::Tick, 1010, USUAL, step);
    assert_eq!(queue.asking(), Some(0));
}

/// From the move on until all of it has been taken in, nothing can be picked; and whoever has nothing to take
/// in need not wait for anything.
#[test]
fn nobody_moves_over_what_is_to_be_taken_in() {
    let mut queue = Queue::default();
    queue.on(news(7), 0, USUAL, step);
    queue.on(Event::Tick, 0, USUAL, step);
    assert!(queue.is_present() && !queue.waits());
    queue.on(news(8), 10, USUAL, step);
    assert!(queue.waits() && !queue.is_present(), "it is being told");
    queue.on(Event::Tick, 1010, USUAL, step);
    assert!(queue.waits() && !queue.is_present(), "the first of two");
    queue.on(got_it(&queue), 1020, USUAL, step);
    assert!(queue.waits() && !queue.is_present(), "the second");
    queue.on(got_it(&queue), 1030, USUAL, step);
    assert!(!queue.waits() && queue.is_present(), "the breath is nobody's hurdle");
    queue.on(news(10), 2000, USUAL, step);
    queue.on(Event::Tick, 2000, USUAL, step);
    assert_eq!(queue.shown(), 10, "9 is quiet");
    assert!(queue.due().is_none() && queue.is_present(), "10 is being told, and asks for nothing");
}

#[test]
fn nothing_goes_on_while_something_waits_to_be_taken_in() {
    let mut queue = Queue::default();
    queue.on(news(7), 0, USUAL, step);
    queue.on(news(8), 0, USUAL, step);
    queue.on(news(12), 900, USUAL, step);
    queue.on(Event::Tick, 100_000, USUAL, step);
    assert_eq!((queue.shown(), queue.asking(), queue.due()), (8, Some(0), None));
    queue.on(got_it(&queue), 100_000, USUAL, step);
    assert_eq!(queue.asking(), Some(1), "one after the other");
    queue.on(got_it(&queue), 100_500, USUAL, step);
    assert_eq!((queue.shown(), queue.asking(), queue.due()), (8, None, Some(100_900)), "a breath");
    queue.on(Event::Tick, 100_900, USUAL, step);
    assert_eq!(queue.shown(), 10, "9 is quiet");
}

#[test]
fn whoever_presses_twice_has_taken_in_one_thing() {
    let mut queue = Queue::default();
    queue.on(news(8), 0, USUAL, step);
    let first = got_it(&queue);
    queue.on(first, 10, USUAL, step);
    assert_eq!(queue.asking(), Some(1));
    queue.on(first, 20, USUAL, step);
    queue.on(Event::GotIt { step: 4, which: 1 }, 30, USUAL, step);
    assert_eq!(queue.asking(), Some(1), "neither of them is meant");
}

#[test]
fn enough_ends_the_showing_and_no_question() {
    let mut queue = Queue::default();
    queue.on(news(3), 0, USUAL, step);
    queue.on(news(5), 0, USUAL, step);
    queue.on(Event::Enough, 10, USUAL, step);
    assert_eq!(queue.asking(), Some(0));
    queue.on(Event::Enough, 20, USUAL, step);
    assert_eq!(queue.asking(), Some(0));
}

#[test]
fn at_once_is_the_same_order_without_the_waiting() {
    let mut queue = Queue::default();
    queue.on(news(1), 0, INSTANT, step);
    queue.on(news(9), 0, INSTANT, step);
    assert_eq!((queue.shown(), queue.asking()), (4, Some(0)));
    queue.on(got_it(&queue), 0, INSTANT, step);
    assert_eq!((queue.shown(), queue.asking()), (8, Some(0)));
}

#[test]
fn a_new_game_is_seen_from_its_deal_on() {
    let mut queue = Queue::default();
    queue.on(news(40), 0, USUAL, plain);
    queue.on(Event::News { game: 2, steps: 3 }, 50, USUAL, plain);
    assert_eq!(queue.shown(), 1);
    queue.on(Event::Tick, 1050, USUAL, plain);
    assert_eq!(queue.shown(), 2);
}

/// A line that was lost changes nothing: what was being told goes on being told, and what waited waits.
#[test]
fn whoever_comes_again_goes_on_where_they_were() {
    let before = told(6, plain);
    for (at, shown) in [(400, 2), (999, 2), (1000, 3), (90_000, 3)] {
        let mut queue = before;
        queue.on(again(6), at, USUAL, plain);
        assert_eq!(queue.shown(), shown, "after {at} ms");
    }
    let mut queue = told(12, step);
    queue.on(Event::Tick, 1000, USUAL, step);
    queue.on(Event::Tick, 2000, USUAL, step);
    assert_eq!((queue.shown(), queue.asking()), (4, Some(0)));
    queue.on(again(11), 9000, USUAL, step);
    assert_eq!((queue.shown(), queue.asking()), (4, Some(0)), "it was not answered");
}

#[test]
fn whoever_comes_again_after_long_sees_the_table_and_first_what_waits() {
    let mut queue = told(2, plain);
    queue.on(again(2 + FAR + 1), 90_000, USUAL, plain);
    assert_eq!((queue.shown(), queue.is_present()), (2 + FAR + 1, true));
    // Something in 4, 8 and 12; 8 has two.
    let mut queue = told(2, step);
    queue.on(again(13), 90_000, USUAL, step);
    let mut asked = Vec::new();
    while let Some(which) = queue.asking() {
        asked.push((queue.shown(), which));
        queue.on(got_it(&queue), 90_000, USUAL, step);
        queue.on(Event::Tick, 90_400, USUAL, step);
    }
    assert_eq!(asked, [(4, 0), (8, 0), (8, 1), (12, 0)]);
    assert_eq!((queue.shown(), queue.is_present()), (13, true));
    let mut queue = told(2, plain);
    queue.on(Event::Again { game: 2, steps: 5 }, 10, USUAL, plain);
    assert_eq!((queue.shown(), queue.game()), (5, Some(2)), "another game");
}

#[test]
fn whoever_opens_the_curtain_sees_the_table_and_first_what_waits() {
    let mut queue = Queue::from_the_deal(1);
    queue.on(Event::CatchUp { steps: 11 }, 0, USUAL, step);
    assert_eq!((queue.shown(), queue.asking()), (4, Some(0)));
    let mut queue = Queue::from_the_deal(1);
    queue.on(Event::CatchUp { steps: 11 }, 0, USUAL, plain);
    assert_eq!((queue.shown(), queue.asking(), queue.is_present()), (11, None, true));
}

#[test]
fn one_tab_may_be_further_than_another() {
    let tabs = [told(1, step), told(4, step), told(12, step)];
    assert!(tabs[1].is_ahead_of(&tabs[0]) && !tabs[0].is_ahead_of(&tabs[1]));
    assert!(!tabs[1].is_ahead_of(&tabs[2]), "both are shown the second step");
    let mut further = tabs[2];
    for at in 1..9 {
        further.on(Event::Tick, 1000 * at, USUAL, step);
    }
    let before = further;
    further.on(got_it(&further), 9000, USUAL, step);
    assert!(further.is_ahead_of(&before), "what was taken in counts");
}

/// Of two tabs the one counts that has come further, be it by a question or by a moment.
#[test]
fn of_two_queues_the_one_that_was_asked_first_is_ahead() {
    let mut tabs = [told(3, step), told(3, step)];
    let mut hear = |tab: usize, event: Event, now| {
        tabs[tab].on(event, now, USUAL, step);
        (tabs[0].is_ahead_of(&tabs[1]), tabs[1].is_ahead_of(&tabs[0]))
    };
    hear(0, Event::Tick, 2000);
    hear(1, Event::Tick, 2000);
    hear(0, news(4), 3000);
    assert_eq!(hear(1, news(4), 3200), (true, false), "the other is told later");
    assert_eq!(hear(0, Event::Tick, 4000), (true, false), "the one is asked");
    assert_eq!(hear(1, Event::Tick, 4200), (false, false), "both are");
    let got_it = Event::GotIt { step: 4, which: 0 };
    assert_eq!(hear(1, got_it, 5000), (false, true));
    assert_eq!(hear(0, got_it, 5100), (false, true), "the other takes breath earlier");
}
