//! Invariants that show only in the course of a game: what happens in which order.

use super::{ensure, setups};
use crate::happened::{Bend, Why};
use crate::marks::Mark;
use crate::table::{Asked, Phase};
use crate::{Action, Chance, Event, FogOfLove, Happened, Setup, Shown, Source, State};
use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
use tabletop::{Game, Seat, Turn, Viewer, below, laws};

/// A random game, event by event.
fn events(setup: &Setup, seed: u64) -> Vec<Event> {
    let mut rng = SplitMix64::seed_from_u64(seed);
    let (mut state, mut events) = (FogOfLove::start(setup), Vec::new());
    loop {
        match FogOfLove::turn(&state) {
            Turn::Chance(ask) => {
                let answer = below(&mut rng, ask.answers.into()) as u8;
                FogOfLove::deal(&mut state, answer, &mut events).expect("an answer of chance");
            }
            Turn::Seats(seats) => {
                let seat = seats.nth(below(&mut rng, seats.len())).expect("somebody is asked");
                let mut moves: Vec<Action> = Vec::new();
                FogOfLove::legal(FogOfLove::seen(&state, seat), &mut moves);
                let action = moves[below(&mut rng, moves.len() as u32) as usize];
                FogOfLove::act(&mut state, seat, action, &mut events).expect("a legal move");
            }
            Turn::Over(_) => return events,
        }
    }
}

/// What has been seen of a game so far.
#[derive(Default)]
struct Course {
    /// Chapters begun.
    chapters: u8,
    finales: u8,
    /// Whoever's turn it is, once somebody's has been.
    turn: Option<Seat>,
    /// Secrets resolved, one way or the other.
    resolved: Vec<Source>,
    judged: u8,
    /// Whether a scene was replaced in this turn, so that its player plays on.
    replaced: bool,
    /// Tokens as they were gained and lost.
    tokens: [[u8; 12]; 2],
    /// Those that came with features and occupations.
    printed: [[i16; 12]; 2],
    /// Aspects on which an effect took tokens away or swapped them.
    disturbed: [[bool; 12]; 2],
}

impl Course {
    fn check(
        &mut self,
        setup: &Setup,
        before: &State,
        event: &Event,
        after: &State,
    ) -> Result<(), String> {
        self.chapters(setup, before, event)?;
        self.turns(event, after)?;
        self.end_of_turn(before, event)?;
        self.secrets(event)?;
        self.tokens(before, event, after)?;
        steps(before, event)?;
        choices(before, event)?;
        reveals(before, event, after)?;
        if let Happened::Judged(_) = event {
            self.judged += 1;
        }
        let over = after.table().phase == Phase::Over;
        ensure(!over || (self.judged, self.finales) == (1, 1), || {
            "FL-I21: the game ends without its results".into()
        })
    }

    /// One chapter after the other, then the finale, each once; the count begins at nothing.
    fn chapters(&mut self, setup: &Setup, before: &State, event: &Event) -> Result<(), String> {
        let content = setup.book().content();
        let story = &content.stories[usize::from(setup.story())];
        let table = before.table();
        match *event {
            Happened::Bent(Bend::Replace) => self.replaced = true,
            Happened::TurnPassed(_) => self.replaced = false,
            _ => {}
        }
        match *event {
            Happened::Asked(Asked::Turn, _) => {
                let more = table.count < table.length(content) || self.replaced;
                ensure(more, || "FL-I14: a turn too many".into())
            }
            Happened::ChapterBegan(number) => {
                ensure(table.count == 0 && table.laid.is_empty(), || {
                    "FL-I13: a chapter begins with scenes on the table".into()
                })?;
                self.chapters += 1;
                ensure(number == self.chapters && self.finales == 0, || {
                    format!("FL-I2: chapter {number} comes as number {}", self.chapters)
                })
            }
            Happened::FinaleBegan => {
                self.finales += 1;
                let all = usize::from(self.chapters) == story.chapters.len();
                ensure(all && self.finales == 1, || "FL-I2: the finale comes too soon".into())
            }
            _ => Ok(()),
        }
    }

    /// Turns alternate, whatever happens in between.
    fn turns(&mut self, event: &Event, after: &State) -> Result<(), String> {
        let active = after.table().active;
        match *event {
            Happened::TurnPassed(seat) => {
                let before = self.turn.replace(seat);
                ensure(before != Some(seat), || "FL-I18: somebody has two turns".into())
            }
            Happened::Played(seat, _) | Happened::LaidSecret(seat, _) | Happened::Skipped(seat) => {
                self.turn = Some(seat);
                ensure(seat == active, || "FL-I18: a play out of turn".into())
            }
            _ => ensure(self.turn.is_none_or(|turn| turn == active), || {
                "FL-I18: the turn goes astray".into()
            }),
        }
    }

    /// A hand is filled up, and a character complete, when the turn passes.
    fn end_of_turn(&self, before: &State, event: &Event) -> Result<(), String> {
        let Happened::TurnPassed(next) = *event else { return Ok(()) };
        let (table, content) = (before.table(), before.book().content());
        let full = table.person(crate::other(next)).hand >= 5;
        ensure(full || table.sources(content).is_empty(), || {
            "FL-I15: too few scenes in hand".into()
        })?;
        for (seat, person) in table.people.iter().enumerate() {
            let mut cards = [0i16; 12];
            for feature in person.features.iter().flatten() {
                cards[content.features[feature.index()].aspect.index()] += 1;
            }
            if let Some(job) = person.occupation {
                cards[content.occupations[job.index()].aspect.index()] += 1;
            }
            let same = |at: usize| self.disturbed[seat][at] || cards[at] == self.printed[seat][at];
            ensure((0..12).all(same), || "FL-I10: a token does not go with its card".into())?;
        }
        Ok(())
    }

    /// A secret is resolved once, revealed or not.
    fn secrets(&mut self, event: &Event) -> Result<(), String> {
        let Happened::Began(frame) = event else { return Ok(()) };
        let (Source::Revealed(scene) | Source::Never(scene)) = frame.source else { return Ok(()) };
        let again = self.resolved.iter().any(|source| source.scene() == Some(scene));
        self.resolved.push(frame.source);
        ensure(!again, || "FL-I12: a secret is resolved twice".into())
    }

    /// Tokens are what was gained and lost, and each event moves those of one person.
    fn tokens(&mut self, before: &State, event: &Event, after: &State) -> Result<(), String> {
        let tokens = |state: &State| state.table().people.map(|person| person.tokens);
        let (was, is) = (tokens(before), tokens(after));
        match *event {
            Happened::Tokens(seat, aspect, change, why) => {
                if let Why::Occupation(_) | Why::Feature(_) = why {
                    self.printed[seat.index()][aspect.index()] += i16::from(change);
                } else if change < 0 {
                    self.disturbed[seat.index()][aspect.index()] = true;
                }
                let other = crate::other(seat).index();
                ensure(was[other] == is[other], || "FL-I11: the wrong tokens move".into())?;
                let there = &mut self.tokens[seat.index()][aspect.index()];
                let sum = i16::from(*there) + i16::from(change);
                ensure(sum >= 0, || "FL-I9: fewer tokens than none".into())?;
                *there = sum.min(255) as u8;
            }
            Happened::SwappedTokens(aspect) => {
                self.disturbed.iter_mut().for_each(|person| person[aspect.index()] = true);
                let [pink, blue] = &mut self.tokens;
                std::mem::swap(&mut pink[aspect.index()], &mut blue[aspect.index()]);
            }
            _ => ensure(was == is, || "FL-I11: tokens move by themselves".into())?,
        }
        ensure(self.tokens == is, || "FL-I10: tokens are not what was gained and lost".into())
    }
}

/// A card goes through its stages in order; only a repetition goes back.
fn steps(before: &State, event: &Event) -> Result<(), String> {
    let (Happened::Paused(frame), Some(was)) = (event, before.table().frame()) else {
        return Ok(());
    };
    let again = frame.marks.has(Mark::Repeated) && !was.marks.has(Mark::Repeated);
    ensure(frame.stage >= was.stage || again, || "FL-I19: a step comes too late".into())
}

/// Choices are revealed when they are all in.
fn choices(before: &State, event: &Event) -> Result<(), String> {
    let Happened::Chose(_) = event else { return Ok(()) };
    ensure(before.table().waiting.is_empty(), || "FL-I17: a choice is still missing".into())?;
    let shown = before.table().frame().map_or([None; 2], |frame| frame.choices);
    let committed = [Seat(0), Seat(1)].map(|seat| before.private(seat).choice.is_some());
    ensure(committed.contains(&true) && (shown == [None; 2] || committed != [true; 2]), || {
        "FL-I17: choices are revealed that nobody made".into()
    })
}

/// Showing a card moves none.
fn reveals(before: &State, event: &Event, after: &State) -> Result<(), String> {
    let (Happened::Showed(..) | Happened::Covered(_) | Happened::ShowedTraits(..)) = event else {
        return Ok(());
    };
    let hidden = |state: &State| {
        [Seat(0), Seat(1)].map(|seat| {
            let mut own = state.private(seat).clone();
            own.shown.clear();
            own
        })
    };
    let mut table = after.table().clone();
    (table.chance, table.waiting) = (before.table().chance, before.table().waiting);
    let same = hidden(before) == hidden(after)
        && before.decks() == after.decks()
        && *before.table() == table;
    ensure(same, || "FL-I20: a card moves that is only shown".into())
}

/// Whatever happens in a game of a random pack keeps the invariants.
#[test]
fn the_course_of_a_game_is_sound() {
    let games = laws::games(150, 3_000);
    let mut shown = 0;
    for (seed, setup) in (3_000..).zip(setups(3_000..3_000 + games)) {
        let mut course = Course::default();
        let mut state = FogOfLove::start(&setup);
        for event in events(&setup, seed) {
            let before = state.clone();
            FogOfLove::apply(&mut state, &event);
            if let Err(why) = course.check(&setup, &before, &event, &state) {
                panic!("pack {seed}, {event:?}: {why}");
            }
            shown += usize::from(matches!(event, Happened::Showed(_, Shown::Trait(_))));
        }
        assert_eq!(course.judged, 1, "pack {seed} is not played to the end");
        assert_eq!(state.table().chance, Chance::Nothing);
    }
    assert!(shown > 0, "some pack shows a trait");
}

/// What is stored is read back as it was: events, what each viewer perceives of them, and so the
/// whole game.
#[test]
fn what_is_stored_is_read_back() {
    fn again<T: serde::Serialize + serde::de::DeserializeOwned>(thing: &T) -> T {
        let text = serde_json::to_string(thing).expect("plain data");
        serde_json::from_str(&text).unwrap_or_else(|why| panic!("{text}: {why}"))
    }
    for (seed, setup) in (7_000..).zip(setups(7_000..7_040)) {
        let (mut state, mut rebuilt) = (FogOfLove::start(&setup), FogOfLove::start(&setup));
        for event in events(&setup, seed) {
            assert_eq!(again(&event), event);
            for viewer in Viewer::all(2) {
                let sight = FogOfLove::sight(&event, viewer);
                assert_eq!(again(&sight), sight);
            }
            FogOfLove::apply(&mut state, &event);
            FogOfLove::apply(&mut rebuilt, &again(&event));
        }
        assert!(state == rebuilt && state.table().phase == Phase::Over, "pack {seed}");
    }
}
