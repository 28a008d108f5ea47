//! Set-up positions: the moments of a game that a table must have room for, as whole pages. They are
//! found by playing quickly without a browser, so that a test can look at many of them.

use crate::room::Room;
use favor::Step as Auction;
use house::{AnyGlimpse, GameKind};
use love_letter::{Card, Happened, Step, View};
use tables::{Command, Guest};
use tabletop::Viewer;
use web::Desk;
use words::Lang;

/// A moment, by name.
pub struct Position {
    pub name: String,
    /// The page of the one who looks at it.
    pub page: String,
    /// What is opened on it: an explanation, or a panel.
    pub opened: Option<String>,
}

/// A name as long as names may be, and without a gap to break it at.
pub const LONG: &str = "Wolfeschlegelsteinhausen";

/// A table at which Anna, somebody with a long name, and bots have begun to play.
fn begun(game: GameKind, players: u32, lang: Lang, seed: u64) -> Room {
    let mut room = Room::open(game, players, false);
    room.lang = lang;
    room.shuffle(seed);
    room.sit(LONG);
    room.ask(room.host, Command::Start);
    let text = format!("{LONG}{LONG}{LONG} and good luck");
    room.ask(room.host, Command::Say { seat: 0, text });
    room
}

/// The first moment of many games at which this is true of what Anna sees.
fn when(
    game: GameKind,
    players: u32,
    lang: Lang,
    wanted: impl Fn(&AnyGlimpse, bool) -> bool,
) -> Room {
    for seed in 0..2000 {
        let mut room = begun(game, players, lang, seed);
        for _ in 0..90 {
            let glimpse = room.glimpse(Viewer::Seat(tabletop::Seat(0)));
            if wanted(&glimpse, glimpse.is_asked()) {
                return room;
            }
            room.play(1);
        }
    }
    panic!("no such moment in {game}");
}

/// Anna's page when these have been picked and all has been taken in.
pub fn shown(room: &Room, name: &str, picks: &[&str]) -> Position {
    let mut desk = Desk::new(picks.is_empty());
    desk.picks = picks.iter().map(|pick| (*pick).to_owned()).collect();
    desk.taken_in = room.table.steps();
    on_desk(room, name, &desk)
}

pub fn on_desk(room: &Room, name: &str, desk: &Desk) -> Position {
    let page = room.page(room.host, desk, |page| web::table_page(page).into_string());
    Position { name: name.to_owned(), page, opened: None }
}

/// The page of somebody who looks on.
pub fn watched(room: &Room, name: &str) -> Position {
    watched_on(room, name, &Desk::new(true))
}

fn watched_on(room: &Room, name: &str, desk: &Desk) -> Position {
    let other = Guest::of_secret("other");
    let page = room.page(other, desk, |page| web::table_page(page).into_string());
    Position { name: name.to_owned(), page, opened: None }
}

fn love_letter(players: u32, wanted: impl Fn(&View, &[Card]) -> bool) -> Room {
    when(GameKind::LoveLetter, players, Lang::De, |glimpse, asked| {
        let AnyGlimpse::LoveLetter(glimpse) = glimpse else { return false };
        let hand: Vec<Card> = glimpse.view.hand().cards().collect();
        asked && wanted(&glimpse.view, &hand)
    })
}

/// Every step of every kind of move in Love Letter, at a full table and at a small one.
pub fn of_love_letter() -> Vec<Position> {
    let all_in = |view: &View| view.table.inside.len() == u32::from(view.table.players);
    let free = |view: &View| view.table.choosable().len() == u32::from(view.table.players) - 1;
    let mut positions = Vec::new();
    let first =
        love_letter(6, |view, hand| hand.contains(&Card::Guard) && all_in(view) && free(view));
    positions.push(shown(&first, "6-turn", &[]));
    positions.push(shown(&first, "6-whom", &["guard"]));
    positions.push(shown(&first, "6-guard", &["guard", "seat-3"]));
    for (name, opened) in [
        ("6-explained", "[data-explains=chancellor]"),
        ("6-panel-log", "#panel-log"),
        ("6-panel-chat", "#panel-chat"),
        ("6-panel-seats", "#panel-seats"),
    ] {
        positions.push(Position { opened: Some(opened.into()), ..shown(&first, name, &[]) });
    }
    positions.push(watched(&first, "6-watching"));
    let late = love_letter(6, |view, _| view.table.rows.len() > 12);
    positions.push(shown(&late, "6-late", &[]));
    let kept = love_letter(6, |view, hand| {
        let mut kinds = hand.to_vec();
        kinds.dedup();
        view.table.step == Step::Keep && kinds.len() == 3 && hand.contains(&Card::King)
    });
    let under = |room: &Room| {
        let AnyGlimpse::LoveLetter(glimpse) = room.glimpse(Viewer::Seat(tabletop::Seat(0))) else {
            panic!("another game")
        };
        let other = glimpse.view.hand().cards().find(|card| *card != Card::King);
        format!("under-{}", other.expect("another card").name())
    };
    positions.push(shown(&kept, "6-chancellor", &[]));
    positions.push(shown(&kept, "6-chancellor-keep", &["keep-king"]));
    positions.push(shown(&kept, "6-chancellor-order", &["keep-king", &under(&kept)]));
    let prince = love_letter(6, |view, hand| hand.contains(&Card::Prince) && free(view));
    positions.push(shown(&prince, "6-prince", &["prince"]));
    let farewell =
        love_letter(3, |_, hand| hand.contains(&Card::Prince) && hand.contains(&Card::Princess));
    positions.push(shown(&farewell, "3-farewell", &["prince", "seat-0"]));
    let bound =
        love_letter(4, |_, hand| hand.contains(&Card::Countess) && hand.contains(&Card::King));
    positions.push(shown(&bound, "4-countess", &[]));
    let princess = love_letter(4, |_, hand| hand.contains(&Card::Princess));
    positions.push(shown(&princess, "4-princess", &["princess"]));
    let maid =
        love_letter(4, |view, hand| hand.contains(&Card::Handmaid) && view.table.rows.len() > 6);
    positions.push(shown(&maid, "4-handmaid", &["handmaid"]));
    let two = love_letter(2, |view, hand| view.table.rows.len() > 9 && hand.contains(&Card::Guard));
    positions.push(shown(&two, "2-late", &[]));
    let mut desk = Desk::new(true);
    desk.taken_in = two.table.steps() - 1;
    positions.push(on_desk(&two, "2-revealed", &desk));
    positions.extend(ends_of_rounds());
    positions
}

/// A round has been won, at a full table and at a small one: for whoever played it, and for whoever looks on.
fn ends_of_rounds() -> Vec<Position> {
    let ended = |glimpse: &AnyGlimpse, _: bool| match glimpse {
        AnyGlimpse::LoveLetter(glimpse) => {
            let won = |sight: &_| matches!(sight, Happened::RoundEnded { .. });
            let at = glimpse.recent.iter().rposition(won);
            at.is_some_and(|at| glimpse.step_of(at) + 1 == glimpse.steps)
        }
        _ => false,
    };
    let mut positions = Vec::new();
    for players in [2, 4, 6] {
        let room = when(GameKind::LoveLetter, players, Lang::De, ended);
        let mut desk = Desk::new(true);
        desk.taken_in = room.table.steps() - 1;
        // Whatever else there was has been taken in.
        (desk.asking, desk.left) = (Some(usize::MAX), 1);
        positions.push(on_desk(&room, &format!("{players}-round-over"), &desk));
        positions.push(watched_on(&room, &format!("{players}-watched-round-over"), &desk));
    }
    positions
}

fn favor(wanted: impl Fn(&favor::View, bool) -> bool) -> Room {
    when(GameKind::Favor, 4, Lang::Fr, |glimpse, asked| match glimpse {
        AnyGlimpse::Favor(glimpse) => wanted(&glimpse.view, asked),
        _ => false,
    })
}

/// Every step of every kind of move in Favor.
pub fn of_favor() -> Vec<Position> {
    let mut positions = Vec::new();
    let turn = favor(|view, asked| asked && view.table.step == Auction::Turn);
    positions.push(shown(&turn, "turn", &[]));
    positions.push(shown(&turn, "call", &["call"]));
    positions.push(watched(&turn, "watching"));
    let opened = Some("[data-explains=blue-red]".into());
    positions.push(Position { opened, ..shown(&turn, "explained", &[]) });
    let full =
        favor(|view, asked| asked && view.table.step == Auction::Turn && view.table.lot.len() > 3);
    positions.push(shown(&full, "full-lot", &[]));
    let bidding = favor(|view, asked| {
        asked
            && view.table.step == Auction::Bid
            && view.table.scored > 0
            && view.table.lot.len() > 2
    });
    positions.push(shown(&bidding, "bidding", &[]));
    positions.push(shown(&bidding, "raised", &["raise-3"]));
    positions.push(shown(&bidding, "passing", &["pass"]));
    let waiting = favor(|view, asked| !asked && view.table.scored > 1);
    positions.push(shown(&waiting, "waiting", &[]));
    positions
}

/// The first moment of many games at which Anna's friends are at the table with her and this is true.
fn among_friends(
    game: GameKind,
    friends: &[&str],
    wanted: impl Fn(&AnyGlimpse) -> bool,
) -> (Room, Desk) {
    for seed in 0..4000 {
        let mut room = Room::open(game, friends.len() as u32 + 1, false);
        room.shuffle(seed);
        for name in friends {
            let guest = Guest::of_secret(name);
            let name = Some((*name).to_owned());
            room.ask(guest, Command::Sit { seat: None, name, lang: None });
        }
        room.ask(room.host, Command::Start);
        for _ in 0..60 {
            let glimpse = room.glimpse(Viewer::Seat(tabletop::Seat(0)));
            if glimpse.is_asked() && wanted(&glimpse) {
                let mut desk = Desk::new(false);
                desk.taken_in = room.table.steps();
                return (room, desk);
            }
            room.play(1);
        }
    }
    panic!("no such moment in {game}");
}

/// Love Letter as the README shows it: a table for four in the middle of a round.
pub fn pictured_love_letter() -> Position {
    let (room, desk) =
        among_friends(GameKind::LoveLetter, &["Bruno", "Carla", "Dora"], |glimpse| {
            let AnyGlimpse::LoveLetter(glimpse) = glimpse else { return false };
            let (table, hand) = (&glimpse.view.table, glimpse.view.hand());
            table.inside.len() == 4
                && table.rows.len() > 5
                && table.choosable().len() > 1
                && hand.cards().any(|card| card == Card::Princess)
        });
    on_desk(&room, "love-letter", &desk)
}

/// Favor as the README shows it: three bid for a lot.
pub fn pictured_favor() -> Position {
    let (room, desk) = among_friends(GameKind::Favor, &["Bruno", "Carla"], |glimpse| {
        let AnyGlimpse::Favor(glimpse) = glimpse else { return false };
        let table = &glimpse.view.table;
        table.step == Auction::Bid && table.lot.len() > 2 && table.scored > 0
    });
    on_desk(&room, "favor", &desk)
}
