//! What is to be taken in comes first: until it has been, a page offers no move and says why, and clicks that
//! have nothing to do with it change nothing of it.

use crate::room::Room;
use face::queue::{Event, Pace, Queue, Step};
use house::GameKind;
use std::time::Duration;
use tables::Command;
use tabletop::{Seat, Viewer};
use web::{Click, Desk, Drawing, Memory, Speed, TablePage};
use words::{Lang, Tongue};

const ANNA: Viewer = Viewer::Seat(Seat(0));

/// A table at which Anna is asked, after a few steps.
fn asked(game: GameKind) -> Room {
    let mut room = Room::open(game, 2, false);
    room.sit("Bruno");
    room.ask(room.host, Command::Start);
    room.play(4);
    while !room.glimpse(ANNA).is_asked() {
        room.play(1);
    }
    room
}

fn pace() -> Pace {
    Speed::Usual.pace(Duration::from_secs(1))
}

/// Everything that can be picked on Anna's page, as it is drawn and as it is drawn ahead, and what it asks.
fn offered(room: &Room, desk: &Desk) -> (bool, Vec<String>, String) {
    let mut glimpse = room.glimpse(ANNA);
    desk.hush(Some(&mut glimpse));
    room.page(room.host, desk, |page| {
        let page = TablePage { glimpse: Some(&glimpse), ..*page };
        let frame = web::frame(&page).into_string();
        let ahead = Memory::default().draw(&page, Drawing::Alone).ahead.unwrap_or_default();
        let first = ahead.get("").map_or(Vec::new(), |point| point.next.keys().cloned().collect());
        let (_, prompt) = frame.split_once("id=\"prompt\" role=\"status\">").expect("a prompt");
        let prompt = prompt.split_once('<').expect("its end").0.to_string();
        assert_eq!(frame.contains("data-turn=\"true\""), !first.is_empty(), "{prompt}");
        (frame.contains(" data-pick=\""), first, prompt)
    })
}

#[test]
fn nothing_may_be_picked_before_all_is_taken_in() {
    for game in GameKind::ALL {
        let room = asked(game);
        let picture = room.picture(room.host);
        let (game, steps) = (picture.games, picture.steps);
        let first = Tongue::of(Lang::En).web_take_in();
        // The latest step has two things to take in, or nothing.
        let step = |step| Step { take_ins: 2 * usize::from(step == steps), ..Step::default() };
        let (mut queue, mut plain) = (Queue::default(), Queue::default());
        queue.on(Event::News { game, steps: steps - 1 }, 0, pace(), step);
        plain.on(Event::News { game, steps: steps - 1 }, 0, pace(), |_| Step::default());
        plain.on(Event::News { game, steps }, 0, pace(), |_| Step::default());
        let mut desk = Desk::new(false);
        desk.show(plain);
        let (drawn, picks, prompt) = offered(&room, &desk);
        assert!(drawn && !picks.is_empty() && prompt != first, "at once: {prompt}");
        let pick = Click::Pick { picks: vec![picks[0].clone()], steps };
        let moments = [
            (Event::News { game, steps }, 10, "it is told"),
            (Event::Tick, 1010, "the first waits"),
            (Event::GotIt { step: steps, which: 0 }, 1020, "the second waits"),
        ];
        for (event, now, when) in moments {
            queue.on(event, now, pace(), step);
            desk.show(queue);
            assert_eq!(offered(&room, &desk), (false, Vec::new(), first.clone()), "while {when}");
            let glimpse = room.glimpse(ANNA);
            let request = desk.click(pick.clone(), &picture, Some(&glimpse));
            assert!(request.is_none() && desk.picks.is_empty(), "picked while {when}");
        }
        queue.on(Event::GotIt { step: steps, which: 1 }, 1030, pace(), step);
        desk.show(queue);
        assert_eq!(offered(&room, &desk), (drawn, picks, prompt), "when all is taken in");
        let request = desk.click(pick, &picture, Some(&room.glimpse(ANNA)));
        assert!(request.is_some() || !desk.picks.is_empty(), "it can be picked");
    }
}

/// Picks, *Back*, settings and what is asked of a table are no affair of the queue.
#[test]
fn what_is_clicked_besides_changes_nothing_of_it() {
    let room = asked(GameKind::LoveLetter);
    let (picture, glimpse) = (room.picture(room.host), room.glimpse(ANNA));
    let news = Event::News { game: picture.games, steps: picture.steps };
    let mut desk = Desk::new(true);
    let mut queue = Queue::default();
    queue.on(news, 0, pace(), |_| Step { take_ins: 1, ..Step::default() });
    desk.show(queue);
    let clicks = [
        Click::Pick { picks: vec!["guard".into()], steps: picture.steps },
        Click::Cancel,
        Click::Ping,
        Click::Pace { speed: Speed::Instant },
        Click::Dim { on: false },
        Click::NoHints,
        Click::Ask { command: Command::Pause { on: true } },
    ];
    for click in clicks {
        let clicked = format!("{click:?}");
        desk.click(click, &picture, Some(&glimpse));
        assert_eq!(desk.shown(), (queue, None), "{clicked}");
    }
    desk.click(Click::GotIt { of: None }, &picture, Some(&glimpse));
    let (_, event) = desk.shown();
    assert_eq!(event, Some(Event::GotIt { step: picture.steps, which: 0 }), "but this does");
}
