//! What is shown is shown once, in order, and waits for whoever must take it in.

use super::*;

const USUAL: Pace = Pace { step: 1000, breath: 400 };
const INSTANT: Pace = Pace { step: 0, breath: 0 };

/// Every third step is quiet, every fourth has something to take in, every eighth two things.
fn step(number: usize) -> Step {
    let take_ins = if number.is_multiple_of(8) { 2 } else { usize::from(number.is_multiple_of(4)) };
    Step { quiet: number.is_multiple_of(3), take_ins }
}

fn plain(_: usize) -> Step {
    Step::default()
}

fn news(steps: usize) -> Event {
    Event::News { game: 1, steps }
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
    assert!(!queue.is_present(), "nothing is played over what is to be taken in");
    queue.on(Event::Tick, 1010, USUAL, step);
    assert_eq!(queue.asking(), Some(0));
}

#[test]
fn nothing_goes_on_while_something_waits_to_be_taken_in() {
    let mut queue = Queue::default();
    queue.on(news(7), 0, USUAL, step);
    queue.on(news(8), 0, USUAL, step);
    queue.on(news(12), 900, USUAL, step);
    queue.on(Event::Tick, 100_000, USUAL, step);
    assert_eq!((queue.shown(), queue.asking(), queue.due()), (8, Some(0), None));
    queue.on(Event::GotIt, 100_000, USUAL, step);
    assert_eq!(queue.asking(), Some(1), "one after the other");
    queue.on(Event::GotIt, 100_500, USUAL, step);
    assert_eq!((queue.shown(), queue.asking(), queue.due()), (8, None, Some(100_900)), "a breath");
    queue.on(Event::Tick, 100_900, USUAL, step);
    assert_eq!(queue.shown(), 10, "9 is quiet");
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
    queue.on(Event::GotIt, 0, INSTANT, step);
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

#[test]
fn whoever_comes_again_goes_on_where_they_were() {
    let mut queue = Queue::again(1, 8, 1);
    queue.on(news(12), 7, USUAL, step);
    assert_eq!((queue.shown(), queue.asking()), (8, Some(1)), "one of two was taken in");
    let mut queue = Queue::again(1, 8, 2);
    queue.on(news(8), 7, USUAL, step);
    assert_eq!((queue.shown(), queue.asking(), queue.is_present()), (8, None, true));
}

/// A small source of numbers for the walk below.
fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

/// Whatever happens in whichever order: steps are shown one after the other, what is to be taken in
/// is asked for once and in order, and everything is shown in the end.
#[test]
fn nothing_is_lost_told_twice_or_out_of_order() {
    for seed in 0..2000 {
        let (mut random, mut now, mut steps) = (seed, 0, 1);
        let mut queue = Queue::default();
        queue.on(news(1), now, USUAL, step);
        let mut seen: Vec<(usize, usize)> = Vec::new();
        let mut shown = queue.shown();
        for _ in 0..200 {
            let before = queue;
            let event = match next(&mut random) % 6 {
                0 | 1 => {
                    steps += (next(&mut random) % 3) as usize;
                    news(steps)
                }
                2 => Event::GotIt,
                3 => Event::Enough,
                4 if queue.is_present() => {
                    steps += 1;
                    Event::Moved { steps }
                }
                _ => Event::Tick,
            };
            now += next(&mut random) % 700;
            let pace = if next(&mut random).is_multiple_of(5) { INSTANT } else { USUAL };
            queue.on(event, now, pace, step);
            assert!(queue.shown() >= shown && queue.shown() <= steps, "never back, never ahead");
            for passed in shown..queue.shown() {
                let all = if passed == before.shown() { before.taken() } else { 0 };
                let taken = all + usize::from(event == Event::GotIt && passed == before.shown());
                assert!(taken >= step(passed).take_ins, "{passed} was passed over: {event:?}");
            }
            shown = queue.shown();
            if let Some(which) = queue.asking()
                && seen.last() != Some(&(shown, which))
            {
                assert!(seen.last().is_none_or(|last| *last < (shown, which)), "in order, once");
                seen.push((shown, which));
            }
        }
        for _ in 0..500 {
            now += 5000;
            let event = if queue.asking().is_some() { Event::GotIt } else { Event::Tick };
            queue.on(event, now, USUAL, step);
        }
        assert_eq!((queue.shown(), queue.is_present()), (steps, true), "{seed}");
    }
}
