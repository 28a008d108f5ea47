//! The moments of Fog of Love that its table must have room for, as whole pages.

use crate::positions::{LONG, Position, on_desk, shown, watched};
use crate::room::Room;
use fog_of_love::{Action, Asked, Phase, View};
use house::{AnyAction, AnyGlimpse, GameKind};
use std::collections::BTreeSet;
use tables::{Attending, Command, Eyes, Opening, Play};
use tabletop::{Seat, Viewer};
use web::Desk;
use words::Lang;

const ANNA: Seat = Seat(0);

const STORIES: [&str; 4] =
    ["sunday-morning-date", "where-were-we", "nothing-serious", "second-helpings"];

/// A table at which Anna and somebody with a long name have sat down.
fn begun(lang: Lang, tutorial: bool, seed: u64) -> Room {
    let story = (!tutorial).then(|| STORIES[seed as usize % STORIES.len()].to_string());
    let mut room = Room::with(Opening { tutorial, story, ..Opening::of(GameKind::FogOfLove) });
    room.lang = lang;
    room.shuffle(seed);
    room.sit(if tutorial { "Bruno" } else { LONG });
    room.ask(room.host, Command::Start);
    room
}

/// What Anna sees.
fn view(room: &Room) -> View {
    match room.glimpse(Viewer::Seat(ANNA)) {
        AnyGlimpse::FogOfLove(glimpse) => glimpse.view,
        _ => panic!("another game"),
    }
}

/// What somebody can do.
fn moves(room: &Room, seat: Seat) -> Vec<Action> {
    let action = |action: AnyAction| match action {
        AnyAction::FogOfLove(action) => Some(action),
        _ => None,
    };
    room.glimpse(Viewer::Seat(seat)).moves().into_iter().filter_map(action).collect()
}

/// Somebody who is asked does something; nobody trades in for ever.
fn step(room: &mut Room, number: &mut u64) -> bool {
    let asked = room.glimpse(Viewer::Public).waiting().seats();
    let Some(seat) = asked.nth((*number >> 40) as u32 % asked.len().max(1)) else { return false };
    let mut can = moves(room, seat);
    if can.iter().any(|action| matches!(action, Action::Play(_))) && !number.is_multiple_of(8) {
        can.retain(|action| !matches!(action, Action::Exchange(_)));
    }
    *number = number.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    let action = can[(*number >> 33) as usize % can.len()];
    let (holder, _) = room.table.holder(seat.0).expect("somebody sits there");
    let action = AnyAction::FogOfLove(action);
    room.ask(holder.guest, Play { seat: seat.0, steps: None, action });
    true
}

/// What is to be seen once: its name, when it is there, and what is picked then.
type Wanted = (&'static str, fn(&View, &[Action], bool) -> bool, fn(&[Action]) -> Vec<String>);

fn nothing(_: &[Action]) -> Vec<String> {
    Vec::new()
}

fn keep_three(_: &[Action]) -> Vec<String> {
    ["keep-0", "keep-2", "keep-4"].map(String::from).to_vec()
}

/// A scene that can be played.
fn scene(moves: &[Action]) -> Vec<String> {
    let scenes = moves.iter().filter_map(|action| match action {
        Action::Play(card) => Some(format!("scene-{}", card.0)),
        _ => None,
    });
    scenes.take(1).collect()
}

fn pair(moves: &[Action]) -> Vec<String> {
    let pairs = moves.iter().find_map(|action| match action {
        Action::Switch(take, give) => {
            Some(vec![format!("take-{}", take.0), format!("give-{}", give.0)])
        }
        Action::Offer(card) => Some(vec![format!("scene-{}", card.0)]),
        _ => None,
    });
    pairs.unwrap_or_default()
}

fn first(pick: &str) -> Vec<String> {
    vec![pick.to_string()]
}

/// A scene is in course, with options to take.
fn chooses(view: &View, moves: &[Action]) -> bool {
    matches!(view.table.asked, Asked::Choice(_)) && !moves.is_empty() && view.table.chapter > 0
}

const WANTED: [Wanted; 25] = [
    ("gender", |view, moves, _| view.table.asked == Asked::Gender && !moves.is_empty(), nothing),
    ("traits", |view, moves, _| view.table.asked == Asked::Traits && !moves.is_empty(), nothing),
    (
        "traits-kept",
        |view, moves, _| view.table.asked == Asked::Traits && !moves.is_empty(),
        keep_three,
    ),
    (
        "job",
        |view, moves, _| view.table.asked == Asked::Occupation && !moves.is_empty(),
        |_| first("dealt-1"),
    ),
    (
        "feature",
        |view, moves, _| view.table.asked == Asked::Feature && !moves.is_empty(),
        |_| first("dealt-0"),
    ),
    (
        "introduction",
        |view, moves, _| view.table.asked == Asked::Introduction && !moves.is_empty(),
        nothing,
    ),
    (
        "creation-waiting",
        |view, moves, _| matches!(view.table.phase, Phase::Features(_)) && moves.is_empty(),
        nothing,
    ),
    (
        "chapter",
        |view, moves, _| {
            view.table.asked == Asked::Turn && !moves.is_empty() && view.table.laid.is_empty()
        },
        nothing,
    ),
    (
        "turn",
        |view, moves, _| {
            view.table.asked == Asked::Turn && !moves.is_empty() && view.table.laid.len() > 3
        },
        nothing,
    ),
    (
        "considered",
        |view, moves, _| {
            view.table.asked == Asked::Turn && !moves.is_empty() && view.table.chapter > 1
        },
        scene,
    ),
    (
        "waiting",
        |view, moves, _| {
            view.table.asked == Asked::Turn && moves.is_empty() && view.table.chapter > 1
        },
        nothing,
    ),
    ("choice", |view, moves, _| chooses(view, moves), nothing),
    (
        "chosen",
        |view, moves, _| chooses(view, moves) && view.table.chapter > 1,
        |_| first("option-b"),
    ),
    (
        "sealed",
        |view, moves, _| {
            matches!(view.table.asked, Asked::Choice(_))
                && moves.is_empty()
                && view.table.chapter > 0
                && view.table.person(ANNA).committed
        },
        nothing,
    ),
    ("window", |_, _, open| open, nothing),
    (
        "reaction",
        |view, moves, open| {
            matches!(view.table.asked, Asked::Reaction(_)) && moves.len() > 1 && !open
        },
        nothing,
    ),
    (
        "draw",
        |view, moves, _| matches!(view.table.asked, Asked::DrawFrom(_)) && !moves.is_empty(),
        nothing,
    ),
    (
        "switch",
        |view, moves, _| matches!(view.table.asked, Asked::Switch { .. }) && moves.len() > 2,
        pair,
    ),
    ("guess", |view, moves, _| view.table.asked == Asked::Guess && !moves.is_empty(), nothing),
    ("trade", |view, moves, _| view.table.asked == Asked::Trade && !moves.is_empty(), pair),
    (
        "discard",
        |view, moves, _| {
            matches!(view.table.asked, Asked::DiscardScene { .. } | Asked::DropDestiny { .. })
                && !moves.is_empty()
        },
        nothing,
    ),
    (
        "new-trait",
        |view, moves, _| {
            matches!(view.table.asked, Asked::GiveUp(..) | Asked::Take(..)) && !moves.is_empty()
        },
        nothing,
    ),
    (
        "secrets-held",
        |view, _, _| view.own.as_ref().is_some_and(|own| own.secrets.len() > 1),
        nothing,
    ),
    (
        "final-destiny",
        |view, moves, _| view.table.asked == Asked::FinalDestiny && !moves.is_empty(),
        nothing,
    ),
    (
        "part",
        |view, moves, _| matches!(view.table.asked, Asked::Option(_)) && !moves.is_empty(),
        nothing,
    ),
];

/// The same moment with something opened on it.
fn opened(room: &Room, name: &str, opened: &str) -> Position {
    Position { opened: Some(opened.into()), ..shown(room, name, &[]) }
}

/// Whether a window is open in which Anna says nothing.
fn is_open(room: &Room) -> bool {
    let look = room.table.look(room.host, Eyes::Page { open: None }, &Attending::default());
    look.ok().and_then(|look| look.picture.window().cloned()).is_some()
}

/// Every kind of moment of Fog of Love, first to last.
pub fn of_fog_of_love(lang: Lang) -> Vec<Position> {
    let mut positions = Vec::new();
    let (mut missing, mut number): (Vec<Wanted>, u64) = (WANTED.to_vec(), 5);
    let mut beside = true;
    for seed in 0..120 {
        let mut room = begun(lang, false, seed);
        // Every other game asks each time whether somebody reacts.
        let seconds = (seed % 3 == 0).then_some(5);
        room.ask(room.host, Command::Window { seconds });
        loop {
            let (view, can, open) = (view(&room), moves(&room, ANNA), is_open(&room));
            missing.retain(|(name, is_there, picks)| {
                let there = is_there(&view, &can, open);
                if there {
                    let picks = picks(&can);
                    let picks: Vec<&str> = picks.iter().map(String::as_str).collect();
                    positions.push(shown(&room, name, &picks));
                }
                !there
            });
            if beside && view.table.asked == Asked::Turn && can.is_empty() && view.table.chapter > 1
            {
                beside = false;
                positions.extend(what_stands_beside(&mut room));
            }
            if !step(&mut room, &mut number) {
                break;
            }
        }
        if seed == 0 {
            positions.push(shown(&room, "over", &[]));
            let mut desk = Desk::new(false);
            desk.taken_in = room.table.steps() - 1;
            positions.push(on_desk(&room, "finale", &desk));
        }
        if missing.is_empty() {
            break;
        }
    }
    let missing: Vec<&str> = missing.iter().map(|(name, ..)| *name).collect();
    assert!(missing.is_empty(), "no such moments: {missing:?}");
    positions.extend(lessons(lang));
    let names: BTreeSet<&String> = positions.iter().map(|position| &position.name).collect();
    assert_eq!(names.len(), positions.len(), "each has a name of its own");
    positions
}

/// The questions that Anna is asked in a game of each of so many stories, every so many of them: in which
/// language, at which step, and her page.
pub fn questions(lang: Lang, stories: u64, every: usize) -> Vec<(Lang, String, String)> {
    let (mut all, mut number) = (Vec::new(), 11);
    for seed in 0..stories {
        let of = seed + lang as u64;
        let mut room = begun(lang, false, of);
        room.ask(room.host, Command::Window { seconds: None });
        let mut asked = 0;
        loop {
            if !moves(&room, ANNA).is_empty() {
                asked += 1;
                if asked % every == 0 {
                    let name = format!("{of}, step {}", room.table.steps());
                    // Where an option is to be taken, one is picked: then its seal wants room, too.
                    let choice = matches!(view(&room).table.asked, Asked::Choice(_));
                    let picks: &[&str] = if choice { &["option-b"] } else { &[] };
                    all.push((lang, name.clone(), shown(&room, &name, picks).page));
                }
            }
            if !step(&mut room, &mut number) {
                break;
            }
        }
    }
    all
}

/// What can be opened while the other has their turn, and what somebody sees of it who looks on.
fn what_stands_beside(room: &mut Room) -> Vec<Position> {
    let text = format!("{LONG}{LONG}{LONG} and good luck");
    room.ask(room.host, Command::Say { seat: 0, text });
    let mut all = vec![watched(room, "watching")];
    for (name, what) in [
        ("us-open", "#fl-more-us"),
        ("hand-open", "#fl-hand"),
        ("mine-open", "#fl-mine"),
        ("explained", "[data-explains^=scene-]"),
        ("panel-log", "#panel-log"),
        ("panel-chat", "#panel-chat"),
        ("panel-rules", "#panel-rules"),
        ("panel-seats", "#panel-seats"),
    ] {
        all.push(opened(room, name, what));
    }
    all
}

/// A first game with its lessons: at the beginning, and with many behind.
fn lessons(lang: Lang) -> Vec<Position> {
    let mut room = begun(lang, true, 1);
    let mut number = 9;
    let mut desk = Desk::new(true);
    let mut all = Vec::new();
    for (name, far) in [("lesson-first", 1), ("lesson-trait", 3), ("lesson-late", 60)] {
        while room.table.steps() < far && step(&mut room, &mut number) {}
        desk.taken_in = room.table.steps();
        all.push(on_desk(&room, name, &desk));
    }
    all
}

/// Fog of Love as the README shows it: a choice in the second chapter, with one's own half made.
pub fn pictured() -> Position {
    let mut number = 2;
    for seed in 0..200 {
        let mut room = Room::with(Opening::of(GameKind::FogOfLove));
        room.shuffle(seed);
        room.sit("Bruno");
        room.ask(room.host, Command::Start);
        room.ask(room.host, Command::Window { seconds: Some(0) });
        loop {
            let (view, can) = (view(&room), moves(&room, ANNA));
            let secrets = view.own.as_ref().map_or(0, |own| own.secrets.len());
            if chooses(&view, &can) && view.table.chapter == 2 && secrets > 0 {
                let mut desk = Desk::new(false);
                desk.taken_in = room.table.steps();
                desk.picks = first("option-b");
                return on_desk(&room, "fog-of-love", &desk);
            }
            if view.table.chapter > 2 || !step(&mut room, &mut number) {
                break;
            }
        }
    }
    panic!("no such moment");
}
