//! A step is quiet if the log says nothing of it. That is known without a word of the log.

use house::{
    AnyMatch, AnySetup, FogOfLove, GameKind, Hosted, RecordedMatch, Sealed, Wanted, boxes,
};
use std::collections::BTreeSet;
use tabletop::{Viewer, Waiting};
use words::{Lang, Tongue};

/// The steps of which somebody's log says something, in words, counted from 1.
fn worded(game: &RecordedMatch<FogOfLove>, viewer: Viewer, lang: Lang) -> BTreeSet<usize> {
    let names = ["Anna", "Bruno"].map(String::from);
    let whole = game.glimpse_at(viewer, game.steps());
    whole.log(Tongue::of(lang), &names).into_iter().map(|(step, _)| step + 1).collect()
}

/// The latest step of which somebody is told anything, in words, counted from 1.
fn latest(game: &RecordedMatch<FogOfLove>, lang: Lang) -> Option<usize> {
    let names = ["Anna", "Bruno"].map(String::from);
    let log = game.glimpse(Viewer::Public).log(Tongue::of(lang), &names);
    log.last().map(|(step, _)| step + 1)
}

#[test]
fn a_step_is_quiet_if_the_log_says_nothing_of_it() {
    let (mut quiet, mut loud) = (0, 0);
    for (nth, cards) in boxes::offered().iter().enumerate() {
        for (story, id) in cards.stories.iter().enumerate() {
            for (round, level) in ["random", "club"].into_iter().enumerate() {
                let wanted = Wanted {
                    story: Some(id.clone()),
                    cards: Some(cards.cards.clone()),
                    tutorial: false,
                    ..Wanted::default()
                };
                let setup = FogOfLove::setup(&wanted).expect("a table");
                let seed = (nth * 64 + story * 2 + round) as u8;
                let lang = Lang::ALL[(story + round) % 4];
                let (mut sealed, mut dice) = (Sealed::new([seed; 32]), house::dice(seed.into()));
                let mut game = RecordedMatch::<FogOfLove>::new(setup);
                game.take(game.opening(&mut sealed).expect("a deal"));
                let mut then = Vec::new();
                loop {
                    let steps = game.steps();
                    let told = latest(&game, lang) == Some(steps);
                    assert_eq!(game.is_quiet(steps), !told, "{id}: step {steps}");
                    then.push(!told);
                    let Waiting::For(seats) = game.waiting() else { break };
                    let seat = seats.first().expect("somebody is asked");
                    let action = game.choose(seat, level, &mut dice).expect("a move");
                    game.take(game.decide(seat, action, &mut sealed).expect("legal"));
                }
                for (step, was) in then.iter().enumerate() {
                    assert_eq!(game.is_quiet(step + 1), *was, "{id}: what was quiet stays so");
                    *(if *was { &mut quiet } else { &mut loud }) += 1;
                }
                // What is told to each is what their beats tell.
                for viewer in [
                    Viewer::Public,
                    Viewer::Seat(tabletop::Seat(0)),
                    Viewer::Seat(tabletop::Seat(1)),
                ] {
                    let beats = game.glimpse_at(viewer, game.steps()).beats();
                    let told = beats.iter().filter(|beat| beat.what.is_told());
                    let told: BTreeSet<usize> = told.map(|beat| beat.step + 1).collect();
                    assert_eq!(told, worded(&game, viewer, lang), "{id}: {viewer:?}");
                }
            }
        }
    }
    println!("{quiet} quiet, {loud} loud");
    assert!(quiet > 1_000 && loud > 1_000, "{quiet} {loud}");
}

/// Where silence means nothing, every step is told.
#[test]
fn other_games_have_no_quiet_steps() {
    for game in [GameKind::LoveLetter, GameKind::Favor] {
        let mut live: AnyMatch = AnySetup::of(game, &Wanted::default()).expect("a table").begin();
        let (mut sealed, mut dice) = (Sealed::new([3; 32]), house::dice(3));
        let first = live.opening(&mut sealed).expect("a deal");
        live.take(first).expect("a step");
        while let Some(seat) = live.waiting().seats().first() {
            let action = live.choose(seat, "random", &mut dice).expect("a move");
            let step = live.decide(seat, action, &mut sealed).expect("legal");
            live.take(step).expect("a step");
            let steps = live.steps();
            assert!(!live.is_quiet(steps), "{game}: step {steps}");
            let names = vec!["Anna".to_string(); 6];
            let log = live.glimpse(Viewer::Public).log(Tongue::of(Lang::En), &names);
            assert_eq!(log.last().map(|(step, _)| step + 1), Some(steps), "{game}");
        }
    }
}
