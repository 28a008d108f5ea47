//! Every legal move can be clicked together, and nothing else can.

use crate::favor::common::{Played, part, picture, tags, viewers, whole, with_page};
use crate::favor::reading::text_of;
use favor::Action;
use house::{AnyAction, AnyGlimpse};
use rand::Random;
use std::collections::{BTreeSet, HashSet};
use tables::{Play, Request};
use tabletop::{Seat, Viewer};
use web::{Click, Desk, Drawing, Drawn, Memory};
use words::Lang;

/// Dice for tests.
mod rand {
    /// A little source of numbers.
    pub struct Random(pub u64);

    impl Random {
        /// A number below `end`.
        pub fn below(&mut self, end: usize) -> usize {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = self.0;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            (mixed ^ (mixed >> 31)) as usize % end
        }
    }
}

/// The way back is no pick.
const BACK: &str = "back";

/// A page with all that may be picked on it.
struct Page<'a> {
    glimpse: &'a AnyGlimpse,
    players: u8,
    drawn: Drawn,
}

impl Page<'_> {
    fn of(glimpse: &AnyGlimpse, players: u8) -> Page<'_> {
        let drawn = with_page(Lang::En, glimpse, players, &Desk::new(true), |page| {
            Memory::default().draw(page, Drawing::Alone)
        });
        Page { glimpse, players, drawn }
    }

    /// What the tray offers to be clicked: it was drawn ahead, or is asked for.
    fn offered(&self, desk: &Desk) -> Vec<String> {
        let ahead = self.drawn.ahead.as_ref().unwrap();
        let tray = match ahead.get(&desk.picks.join(" ")) {
            Some(point) => {
                let mut parts = self.drawn.parts.clone();
                parts.extend(point.parts.clone());
                web::whole(&parts, "tray")
            }
            None => part(Lang::En, self.glimpse, self.players, desk, "tray").unwrap(),
        };
        let tags = tags(&tray);
        let mut offered: Vec<String> =
            tags.iter().filter_map(|tag| tag.attribute("data-pick")).collect();
        let back = tags.iter().any(|tag| tag.attributes.contains(" data-back"));
        offered.extend(back.then(|| BACK.to_string()));
        offered
    }
}

fn legal(glimpse: &AnyGlimpse) -> BTreeSet<String> {
    glimpse.moves().iter().map(written).collect()
}

/// A move as other programs write it.
fn written(action: &AnyAction) -> String {
    serde_json::to_string(action).unwrap()
}

/// The move that a click makes, if it makes one.
fn click(desk: &mut Desk, sent: &str, glimpse: &AnyGlimpse, players: u8) -> Option<AnyAction> {
    let seat = glimpse.viewer().seat().map(|seat| seat.0);
    let picks = desk.picks.iter().cloned().chain([sent.to_string()]).collect();
    let click = match sent {
        BACK => Click::Cancel,
        _ => Click::Pick { picks, steps: glimpse.steps() },
    };
    match desk.click(click, &picture(players, seat, glimpse.steps()), Some(glimpse))? {
        Request::Play(Play { seat: played, action, .. }) if Some(played) == seat => Some(action),
        other => panic!("{sent} asks for {other:?}"),
    }
}

/// Every move that can be clicked together from a tidy desk.
fn reachable(glimpse: &AnyGlimpse, players: u8) -> BTreeSet<String> {
    let mut moves = BTreeSet::new();
    let mut seen = HashSet::new();
    let page = Page::of(glimpse, players);
    let mut open = vec![Desk::new(true)];
    while let Some(desk) = open.pop() {
        if !seen.insert(desk.picks.clone()) {
            continue;
        }
        for sent in page.offered(&desk) {
            let mut desk = desk.clone();
            desk.refresh(Some(glimpse));
            moves.extend(click(&mut desk, &sent, glimpse, players).as_ref().map(written));
            open.push(desk);
        }
    }
    moves
}

/// Plays a random game and shows every moment of it before it moves on.
fn random_game(seed: u64, mut look: impl FnMut(&Played, Seat, u8)) {
    let players = 2 + (seed % 3) as u8;
    let mut random = Random(seed);
    let mut game = Played::new(players, seed);
    while let Some(seat) = game.mover() {
        look(&game, seat, players);
        let moves = game.live.glimpse(Viewer::Seat(seat)).moves();
        game.act(seat, moves[random.below(moves.len())].clone());
    }
}

#[test]
fn every_legal_move_can_be_clicked_together_and_nothing_else() {
    for seed in 0..120 {
        random_game(seed, |game, seat, players| {
            let glimpse = game.live.glimpse(Viewer::Seat(seat));
            assert_eq!(reachable(&glimpse, players), legal(&glimpse), "seed {seed}");
        });
    }
}

#[test]
fn clicking_at_random_plays_thousands_of_games_to_their_end() {
    for seed in 0..2_000 {
        let players = 2 + (seed % 3) as u8;
        let mut random = Random(seed);
        let mut game = Played::new(players, seed);
        while let Some(seat) = game.mover() {
            let glimpse = game.live.glimpse(Viewer::Seat(seat));
            // One decision in three is clicked together, which is enough for so many games.
            if random.below(3) > 0 {
                let moves = glimpse.moves();
                game.act(seat, moves[random.below(moves.len())].clone());
                continue;
            }
            let page = Page::of(&glimpse, players);
            let mut desk = Desk::new(false);
            let mut clicks = 0;
            let action = loop {
                let offered = page.offered(&desk);
                assert!(!offered.is_empty(), "seed {seed}: nothing to click");
                let sent = &offered[random.below(offered.len())];
                if let Some(action) = click(&mut desk, sent, &glimpse, players) {
                    break action;
                }
                clicks += 1;
                assert!(clicks < 1_000, "seed {seed}: no move comes of it");
            };
            assert!(glimpse.moves().contains(&action), "seed {seed}: {action:?}");
            game.act(seat, action);
        }
    }
}

#[test]
fn whoever_is_not_asked_has_nothing_to_pick() {
    for seed in 0..40 {
        random_game(seed, |game, mover, players| {
            for viewer in viewers(players).into_iter().filter(|viewer| !viewer.is(mover)) {
                let page = whole(Lang::En, &game.live.glimpse(viewer), players, &Desk::new(true));
                assert!(!page.contains("pick"), "seed {seed}: {viewer:?} can pick something");
            }
        });
    }
}

#[test]
fn nonsense_picks_make_no_move() {
    let nonsense = ["", "confirm", "raise-9", "bid-0", "bid-6", "bid-03", "bid--1", "Add", "pass "];
    let game = Played::new(3, 5);
    let glimpse = game.live.glimpse(Viewer::Seat(Seat(0)));
    for what in nonsense {
        let mut desk = Desk::new(true);
        for _ in 0..3 {
            assert_eq!(click(&mut desk, what, &glimpse, 3), None, "{what:?}");
        }
        assert!(desk.picks.is_empty(), "{what:?} stands");
    }
}

#[test]
fn a_second_click_confirms_and_taking_back_leaves_the_stepper_where_it_was() {
    let mut game = Played::new(2, 5);
    game.act(Seat(0), AnyAction::Favor(Action::Call));
    let glimpse = game.live.glimpse(Viewer::Seat(Seat(1)));
    let mut desk = Desk::new(true);
    let mut sent = |what: &str| {
        let made = click(&mut desk, what, &glimpse, 2);
        (made, desk.picks.clone())
    };
    assert_eq!(sent("raise-4"), (None, vec!["raise-4".into()]));
    assert_eq!(sent("bid-4"), (None, vec!["raise-4".into(), "bid-4".into()]));
    assert_eq!(sent("pass"), (None, vec!["raise-4".into(), "pass".into()]));
    assert_eq!(sent("bid-2"), (None, vec!["raise-2".into(), "bid-2".into()]));
    assert_eq!(sent("bid-2"), (Some(AnyAction::Favor(Action::Bid(2))), vec![]));
    let _ = sent("bid-3");
    assert_eq!(click(&mut desk, BACK, &glimpse, 2), None);
    assert_eq!(desk.picks, ["raise-3"]);
}

#[test]
fn what_can_be_clicked_is_a_button_with_a_name_and_nothing_has_an_inline_style() {
    for seed in 0..30 {
        random_game(seed, |game, seat, players| {
            for viewer in viewers(players) {
                let glimpse = game.live.glimpse(viewer);
                for picks in [vec![], vec!["add".to_string()], vec!["bid-3".to_string()]] {
                    let picks = if viewer.is(seat) { picks } else { vec![] };
                    let mut desk = Desk::new(true);
                    desk.picks = picks;
                    let page = whole(Lang::De, &glimpse, players, &desk);
                    check_markup(&page);
                }
            }
        });
    }
}

fn check_markup(page: &str) {
    let mut ids = HashSet::new();
    for tag in tags(page) {
        let sends = [" data-send=", " data-pick=", " data-explain="];
        let sends = sends.iter().any(|does| tag.attributes.contains(does));
        assert!(!sends || tag.name == "button", "a {} sends", tag.name);
        for forbidden in [" style=", " onclick=", "<script"] {
            assert!(!tag.attributes.contains(forbidden), "{forbidden} in {}", tag.attributes);
        }
        if let Some(id) = tag.attribute("id") {
            assert!(ids.insert(id.clone()), "two elements are called {id}");
        }
    }
    for button in page.split("<button").skip(1) {
        let inside = button.split_once("</button>").unwrap().0;
        let (opening, content) = inside.split_once('>').unwrap();
        let named = opening.contains("aria-label=\"") || !text_of(content).is_empty();
        assert!(named, "no name: {inside}");
        assert!(opening.contains(r#"type="button""#), "submits: {opening}");
    }
}
