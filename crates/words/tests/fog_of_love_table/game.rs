//! Whole games are told, asked and ended without a gap.

use crate::fog_of_love_table::catalogue::{gathered, silent};
use crate::fog_of_love_table::pack::setup;
use crate::fog_of_love_table::table::{Titles, players};
use fog_of_love::{Action, FogOfLove, Phase, Setup, Sight, State, View};
use std::collections::BTreeSet;
use tabletop::{Ask as _, Game, Turn, Viewer};
use words::fog_of_love::{Ask, Beat, Story, ask, ending, label, story};
use words::{Lang, Tongue};

/// The name of a variant, out of its debug form.
pub fn variant(thing: &impl std::fmt::Debug) -> String {
    let text = format!("{thing:?}");
    text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

/// Small numbers, one after the other.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// What was met in the games so far.
#[derive(Default)]
struct Met {
    sights: BTreeSet<String>,
    asked: BTreeSet<String>,
    actions: BTreeSet<String>,
    endings: BTreeSet<String>,
    parts: BTreeSet<String>,
    beats: BTreeSet<String>,
}

fn legal(state: &State, seat: tabletop::Seat) -> Vec<Action> {
    let mut moves = Vec::new();
    FogOfLove::legal(FogOfLove::seen(state, seat), &mut moves);
    moves
}

fn check_labels(state: &State, seat: tabletop::Seat, moves: &[Action], lang: Lang, met: &mut Met) {
    let mut labels = BTreeSet::new();
    for &action in moves {
        let seen = FogOfLove::seen(state, seat);
        let text = label(Tongue::of(lang), &Titles, action, seen, &players());
        assert!(!text.is_empty() && !text.contains(['{', '$']), "{action:?}: {text}");
        if let (Action::Pick(_), Lang::En) = (action, lang) {
            met.parts.insert(text.clone());
        }
        assert!(labels.insert(text.clone()), "two moves are called {text}: {moves:?}");
        met.actions.insert(variant(&action));
    }
}

/// The beats of what somebody saw, each sight a step of its own.
fn told(setup: &Setup, sights: &[Sight]) -> Vec<Beat> {
    let mut story = Story::new(setup);
    for (step, sight) in sights.iter().enumerate() {
        story.follow(step, [sight]);
    }
    story.beats()
}

fn play(seed: u64, met: &mut Met) {
    let setup = setup();
    let mut dice = Dice(seed);
    let mut state = FogOfLove::start(&setup);
    let mut views: Vec<View> = Viewer::all(2).map(|one| FogOfLove::view(&setup, one)).collect();
    let lang = Lang::ALL[seed as usize % 4];
    let tongue = Tongue::of(lang);
    let mut seen: Vec<Vec<Sight>> = vec![Vec::new(); views.len()];
    for step in 0.. {
        assert!(step < 20_000, "the game does not end");
        let mut events = Vec::new();
        match FogOfLove::turn(&state) {
            Turn::Over(_) => break,
            Turn::Chance(question) => {
                let mut answers = Vec::new();
                question.outcomes(|answer, _| answers.push(answer));
                let answer = answers[dice.below(answers.len())];
                FogOfLove::deal(&mut state, answer, &mut events).expect("chance is asked");
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let moves = legal(&state, seat);
                check_labels(&state, seat, &moves, lang, met);
                let action = moves[dice.below(moves.len())];
                FogOfLove::act(&mut state, seat, action, &mut events).expect("a legal move");
            }
        }
        for (at, view) in views.iter_mut().enumerate() {
            for event in &events {
                let sight = FogOfLove::sight(event, view.viewer).expect("a sight");
                FogOfLove::see(view, &sight);
                met.sights.insert(variant(&sight));
                seen[at].push(sight);
            }
            let now = Ask::now(view);
            let text = ask(tongue, now, &players());
            assert!(text.ends_with(['.', '?']) && !text.contains('{'), "{now:?}: {text}");
            if let Ask::Yours(_, asked) = now {
                met.asked.insert(variant(&asked));
            }
        }
    }
    for sights in &seen {
        let beats = told(&setup, sights);
        for (step, line) in story(tongue, &Titles, &setup, &beats, &players()) {
            assert!(
                line.ends_with(['.', '!', '?']) && !line.contains(['{', '$']),
                "{step}: {line}"
            );
        }
        met.beats.extend(beats.iter().map(|beat| variant(&beat.what)));
        assert!(beats.is_sorted_by_key(|beat| beat.step));
        // Whatever is told at some moment is told in the same words ever after.
        let asked =
            sights.iter().enumerate().filter(|(_, sight)| matches!(sight, Sight::Asked(..)));
        for (at, _) in asked.step_by(1 + seed as usize % 7) {
            let so_far = told(&setup, &sights[..=at]);
            assert_eq!(so_far[..], beats[..so_far.len()]);
        }
    }
    for view in &views {
        assert_eq!(view.table.phase, Phase::Over);
        assert_eq!(Ask::now(view), Ask::Over);
        met.endings.insert(ending(Tongue::of(Lang::En), &Titles, &view.table, &players()));
    }
}

#[test]
fn whole_games_are_told_and_asked_without_a_gap() {
    let mut met = Met::default();
    for seed in 0..160 {
        play(seed, &mut met);
    }
    let asked: BTreeSet<String> =
        crate::fog_of_love_table::catalogue::questions().iter().map(variant).collect();
    assert_eq!(met.asked, asked);
    let mut sights: BTreeSet<String> =
        crate::fog_of_love_table::catalogue::told().iter().map(variant).collect();
    sights.extend(silent().iter().chain(&gathered()).map(variant));
    assert_eq!(met.beats.len(), 16, "{:?}", met.beats);
    assert_eq!(met.sights, sights);
    assert!(met.actions.len() > 28, "{:?}", met.actions);
    assert!(met.endings.len() > 10, "{:?}", met.endings);
    let parts: Vec<&str> = met.parts.iter().map(String::as_str).collect();
    assert_eq!(
        parts,
        [
            "Anna: +2 satisfaction.",
            "Anna: −1 satisfaction.",
            "Bruno: +2 satisfaction.",
            "Bruno: −1 satisfaction.",
            "Nothing happens.",
            "Shuffle “Scene 0” into the sweet deck.",
        ]
    );
}
