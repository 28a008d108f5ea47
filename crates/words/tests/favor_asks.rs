//! Favor says what to do now.

use favor::{Action, Answer, Clue, Door, Favor, Happened, Payee, Question, Setup, State, View};
use std::collections::BTreeSet;
use tabletop::{Ask as _, Game, Seat, Seats, Turn, Viewer};
use words::favor::{Ask, ask, log};
use words::{Lang, Tongue};

const ANNA: Seat = Seat(0);
const BRUNO: Seat = Seat(1);
const CARLA: Seat = Seat(2);

fn players() -> Vec<String> {
    ["Anna", "Bruno", "Carla"].map(String::from).to_vec()
}

/// The first turn, Anna's, as somebody sees it.
fn first_turn(viewer: Viewer) -> View {
    let setup = Setup::new(3).expect("three may play");
    let setup = setup.starting_with(ANNA).expect("Anna sits there");
    let mut view = Favor::view(&setup, viewer);
    assert_eq!(Ask::now(&view), Ask::Deal);
    let events = [
        Happened::RoundBegan { round: 1, first: ANNA },
        Happened::Dealt(ANNA, Door::RedLady),
        Happened::Dealt(BRUNO, Door::BlueLady),
        Happened::Dealt(CARLA, Door::RedTiger),
    ];
    for event in events {
        if let Some(sight) = Favor::sight(&event, viewer) {
            Favor::see(&mut view, &sight);
        }
    }
    assert_eq!(Ask::now(&view), Ask::Opens);
    Favor::see(&mut view, &Happened::Opened(Clue::BlueTiger));
    view
}

#[test]
fn the_view_tells_what_is_asked() {
    let [mut mine, mut theirs, mut public] =
        [Viewer::Seat(ANNA), Viewer::Seat(BRUNO), Viewer::Public].map(first_turn);
    let mut now = |event| {
        [&mut mine, &mut theirs, &mut public].map(|view| {
            if let Some(event) = &event {
                Favor::see(view, event);
            }
            Ask::now(view)
        })
    };
    assert_eq!(now(None), [Ask::Choose, Ask::Chooses(ANNA), Ask::Chooses(ANNA)]);
    assert_eq!(now(Some(Happened::ChoseToAdd(ANNA))), [Ask::Adds(ANNA); 3]);
    let added = Happened::Added(ANNA, Clue::BlueRed);
    assert_eq!(now(Some(added)), [Ask::Chooses(BRUNO), Ask::Choose, Ask::Chooses(BRUNO)]);
    assert_eq!(now(Some(Happened::Called(BRUNO))), [Ask::Bids(CARLA); 3]);
    assert_eq!(
        now(Some(Happened::Bid(CARLA, 2))),
        [Ask::Bid { least: 3, most: 5 }, Ask::Bids(ANNA), Ask::Bids(ANNA)]
    );
    assert_eq!(
        now(Some(Happened::Bid(ANNA, 5))),
        [Ask::Bids(BRUNO), Ask::Pass { tokens: 5 }, Ask::Bids(BRUNO)]
    );
    assert_eq!(now(Some(Happened::Passed(BRUNO)))[1], Ask::Bids(CARLA));
    let sold = Happened::Sold { seat: ANNA, price: 5, to: Payee::Caller(BRUNO) };
    assert_eq!(now(Some(sold)), [Ask::Opens; 3]);
}

#[test]
fn between_rounds_the_next_one_is_announced() {
    let mut view = first_turn(Viewer::Public);
    Favor::see(&mut view, &Happened::FinalAuction(BRUNO));
    Favor::see(&mut view, &Happened::Sold { seat: CARLA, price: 1, to: Payee::Box });
    let scored = Happened::RoundEnded { points: [0; 4], bonus: Seats::one(ANNA) };
    Favor::see(&mut view, &scored);
    assert_eq!(Ask::now(&view), Ask::NextRound { round: 2, first: CARLA });
    Favor::see(&mut view, &Happened::RoundBegan { round: 2, first: CARLA });
    assert_eq!(Ask::now(&view), Ask::Deal);
}

/// The first thing that chance may say.
fn answer(question: &Question) -> Answer {
    let mut first = None;
    question.outcomes(|answer, _| first = first.or(Some(answer)));
    first.expect("an answer")
}

/// A decision, now this one and now that one.
fn decision(state: &State, seat: Seat, turn: usize) -> Action {
    let mut moves = Vec::new();
    Favor::legal(Favor::seen(state, seat), &mut moves);
    moves[(turn / 2) % moves.len()]
}

#[test]
fn a_whole_game_is_told_and_asked_without_a_gap() {
    let setup = Setup::new(3).unwrap();
    let mut state = Favor::start(&setup);
    let mut views: Vec<View> = Viewer::all(3).map(|one| Favor::view(&setup, one)).collect();
    let mut asked = BTreeSet::new();
    for turn in 0.. {
        assert!(turn < 1000);
        let mut events = Vec::new();
        match Favor::turn(&state) {
            Turn::Over(_) => break,
            Turn::Chance(question) => {
                Favor::deal(&mut state, answer(&question), &mut events).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = decision(&state, seat, turn);
                Favor::act(&mut state, seat, action, &mut events).unwrap();
            }
        }
        for view in &mut views {
            for event in &events {
                let sight = Favor::sight(event, view.viewer).unwrap();
                Favor::see(view, &sight);
                let told = log(Tongue::of(Lang::En), &sight, &players());
                let silent = matches!(sight, Happened::ChoseToAdd(_));
                assert_eq!(told.is_none(), silent, "{sight:?}");
            }
            asked.insert(ask(Tongue::of(Lang::En), Ask::now(view), &players()));
        }
    }
    for some in ["Your turn", "Bid ", "is weighing", "is choosing", "Round 3", "has won"] {
        assert!(asked.iter().any(|text| text.contains(some)), "{some}: {asked:#?}");
    }
    assert!(asked.iter().all(|text| !text.contains("Round 4")), "{asked:#?}");
}

#[test]
fn every_question_is_put_differently() {
    let asks = [
        (Ask::Deal, None),
        (Ask::Opens, None),
        (Ask::Adds(BRUNO), Some("Bruno")),
        (Ask::Chooses(BRUNO), Some("Bruno")),
        (Ask::Bids(BRUNO), Some("Bruno")),
        (Ask::Choose, None),
        (Ask::Bid { least: 1, most: 1 }, Some("1")),
        (Ask::Bid { least: 4, most: 4 }, Some("4")),
        (Ask::Bid { least: 1, most: 5 }, Some("1")),
        (Ask::Pass { tokens: 0 }, None),
        (Ask::Pass { tokens: 1 }, None),
        (Ask::Pass { tokens: 2 }, Some("2")),
        (Ask::NextRound { round: 2, first: CARLA }, Some("Carla")),
        (Ask::Over(BRUNO), Some("Bruno")),
    ];
    for lang in Lang::ALL {
        let mut texts = BTreeSet::new();
        for (one, holds) in asks {
            let text = ask(Tongue::of(lang), one, &players());
            assert!(text.ends_with('.'), "{lang:?}: {text}");
            assert!(text.contains(holds.unwrap_or_default()), "{lang:?}: {text}");
            assert!(texts.insert(text.clone()), "twice the same: {text}");
        }
    }
}
