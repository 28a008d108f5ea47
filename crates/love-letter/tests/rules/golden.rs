//! Two whole games as text, as every seat and a spectator live through them. A change in rules,
//! deals, sights or memory shows up here as a change in the story.

use crate::games::game;
use crate::story::tell;
use love_letter::{Edition, Event, Happened, LoveLetter, Setup, View};
use tabletop::{Game, Seat, Viewer};

/// LL-101: Three players play a game of the 2019 edition.
#[test]
fn a_game_for_three() {
    check("2019", &Setup::new(Edition::Standard, 3).unwrap(), 2019);
}

/// LL-113: Two players play a game of the classic version.
#[test]
fn a_classic_game_for_two() {
    check("classic", &Setup::new(Edition::Classic, 2).unwrap(), 2019);
}

/// Compares a game with its stored story, for each viewer.
fn check(name: &str, setup: &Setup, seed: u64) {
    let moments = game(setup, seed);
    let events: Vec<Event> = moments.into_iter().flat_map(|moment| moment.events).collect();
    for viewer in Viewer::all(setup.players()) {
        let who = match viewer {
            Viewer::Seat(seat) => format!("seat_{}", seat.0),
            Viewer::Public => "spectator".into(),
        };
        insta::assert_snapshot!(format!("{name}_{who}"), story(setup, viewer, &events));
    }
}

/// A paragraph for each round and a line for each turn. In brackets stands what the viewer has found
/// out about others' hands.
fn story(setup: &Setup, viewer: Viewer, events: &[Event]) -> String {
    let mut view = LoveLetter::view(setup, viewer);
    let mut text = String::new();
    for event in events {
        let sight = LoveLetter::sight(event, viewer).expect("all see something");
        LoveLetter::see(&mut view, &sight);
        match event {
            Happened::SetAside(_) => text += &format!("\n\nRound {}\n", view.table.round),
            Happened::Drew(..) | Happened::Starter(_) | Happened::Won(_) => text += "\n",
            _ => {}
        }
        let said = match event {
            Happened::Turn(_) => found_out(&view),
            Happened::RoundEnded { .. } => format!("{}\n{}", tell(&sight), tokens(&view)),
            _ => tell(&sight),
        };
        if !(said.is_empty() || text.is_empty() || text.ends_with('\n')) {
            text += "; ";
        }
        text += &said;
    }
    text.trim().into()
}

/// What the viewer knows of the others' hands.
fn found_out(view: &View) -> String {
    let others = (0..view.table.players).map(Seat).filter(|&seat| !view.viewer.is(seat));
    let known = others.filter_map(|seat| view.known(seat).map(|card| (seat.0, card.name())));
    let known: Vec<String> = known.map(|(seat, name)| format!("{seat}: {name}")).collect();
    if known.is_empty() { String::new() } else { format!("[{}]", known.join(", ")) }
}

fn tokens(view: &View) -> String {
    let tokens = (0..view.table.players).map(|seat| view.table.tokens.of(Seat(seat)).to_string());
    format!("tokens {}", tokens.collect::<Vec<_>>().join(" "))
}
