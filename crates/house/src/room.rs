//! Tables that forget which game they are, so that the laboratory, the command line and the server
//! can hold any of them.

use crate::record::{Flaw, Line, Taken, same};
use crate::sealed::answer;
use crate::study::{Learnt, Report, Study};
use crate::{Follow, Hosted, Refusal, Scribe, Sealed, Wanted};
use bots::{Bot, Dice, Made, Playing};
use rand_core::SeedableRng;
use serde_json::{Map, Value};
use std::marker::PhantomData;
use tabletop::{Ask, Deals, Game, Seat, Seats, Turn, Viewer, Witness, below};
use words::Tongue;

/// A game the house offers.
pub trait Offer: Sync {
    /// Its name on the command line.
    fn key(&self) -> &'static str;
    /// The sets of rules it knows; empty if there is only one.
    fn rules(&self) -> &'static [&'static str];
    /// The stories it tells; empty if it tells none.
    fn stories(&self) -> Vec<String>;
    /// The levels of its bots, weakest first.
    fn levels(&self) -> Vec<&'static str>;
    /// A room for the table somebody wants.
    fn room(&self, wanted: &Wanted) -> Result<Box<dyn Room>, Refusal>;
    /// A room for the table that the header of a transcript describes; what it does not say is as
    /// wanted.
    fn room_of(
        &self,
        header: &Map<String, Value>,
        wanted: &Wanted,
    ) -> Result<Box<dyn Room>, Refusal>;
}

/// How a game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who won.
    pub winners: Seats,
    /// How many moves the seats made.
    pub actions: u32,
    /// How many rounds it took.
    pub rounds: u32,
}

/// A transcript followed to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// The log, line by line.
    pub log: Vec<String>,
    /// How it went.
    pub played: Played,
}

/// A table of a certain size and certain rules, ready to play any number of games.
pub trait Room: Send + Sync {
    /// How many sit here.
    fn players(&self) -> u8;
    /// Whether the players contend for one victory, which a tie shares. Otherwise each wins or loses
    /// alone.
    fn is_contest(&self) -> bool;
    /// What the header of a transcript says.
    fn header(&self, seed: &str) -> Line;
    /// Plays one game between bots, `levels` by seat as numbers into [`Offer::levels`]. The same
    /// deal seed deals the same cards; both seeds together give the same game. With `lines`, the
    /// transcript is added to them, header excluded. `learnt` watches.
    fn play(
        &self,
        levels: &[usize],
        deal: u64,
        choice: u64,
        lines: Option<&mut Vec<Line>>,
        learnt: &mut Learnt,
    ) -> Played;
    /// A study of games at this table.
    fn study(&self) -> Learnt;
    /// Adds what the second study has learnt to the first.
    fn merge(&self, sum: &mut Learnt, part: Learnt);
    /// What came of a study; `None` if this game has nothing to learn about.
    fn report(
        &self,
        learnt: &mut Learnt,
        levels: &[&'static str],
        tongue: &Tongue,
    ) -> Option<Report>;
    /// Follows the lines of a transcript, header excluded, and tells the game as `viewer` saw it,
    /// or with nothing hidden.
    fn replay(
        &self,
        lines: &[Line],
        tongue: &Tongue,
        players: &[String],
        viewer: Option<Viewer>,
    ) -> Result<Replayed, Flaw>;
    /// Follows the lines of a transcript, header excluded, and says whether chance gave every answer
    /// that this sealed deal gives.
    fn is_dealt_by(&self, lines: &[Line], sealed: &Sealed) -> Result<bool, Flaw>;
}

/// The offer of a game known at compile time.
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    pub(crate) const NEW: Of<G> = Of(PhantomData);
}

impl<G: Hosted> Offer for Of<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn rules(&self) -> &'static [&'static str] {
        G::RULES
    }

    fn stories(&self) -> Vec<String> {
        G::stories()
    }

    fn levels(&self) -> Vec<&'static str> {
        G::levels().iter().map(|level| level.name).collect()
    }

    fn room(&self, wanted: &Wanted) -> Result<Box<dyn Room>, Refusal> {
        Ok(Box::new(RoomOf::<G> { setup: G::setup(wanted)? }))
    }

    fn room_of(
        &self,
        header: &Map<String, Value>,
        wanted: &Wanted,
    ) -> Result<Box<dyn Room>, Refusal> {
        Ok(Box::new(RoomOf::<G> { setup: G::read_header(header, wanted)? }))
    }
}

struct RoomOf<G: Game> {
    setup: G::Setup,
}

impl<G: Hosted> Room for RoomOf<G> {
    fn players(&self) -> u8 {
        G::players(&self.setup)
    }

    fn is_contest(&self) -> bool {
        G::CONTEST
    }

    fn header(&self, seed: &str) -> Line {
        let mut header = Map::new();
        header.insert("format".into(), "parlour-transcript".into());
        header.insert("version".into(), 1.into());
        header.insert("game".into(), G::KEY.into());
        header.extend(G::header(&self.setup));
        header.insert("players".into(), self.players().into());
        header.insert("seed".into(), seed.into());
        Value::Object(header)
    }

    fn play(
        &self,
        levels: &[usize],
        deal: u64,
        choice: u64,
        lines: Option<&mut Vec<Line>>,
        learnt: &mut Learnt,
    ) -> Played {
        let mut deals = Deals::new(deal);
        let mut dice = Dice::seed_from_u64(choice);
        let mut fresh;
        let study = match learnt.of::<G::Study>() {
            Some(study) => study,
            None => {
                fresh = G::Study::default();
                &mut fresh
            }
        };
        if lines.is_none() && levels.iter().all(|&level| level == 0) {
            let tally = G::play_random(&self.setup, &mut deals, &mut dice, study);
            return Played { winners: tally.winners, actions: tally.actions, rounds: tally.deals };
        }
        play_bots::<G>(&self.setup, levels, deals, dice, lines, study)
    }

    fn study(&self) -> Learnt {
        Learnt(Box::new(G::Study::default()))
    }

    fn merge(&self, sum: &mut Learnt, part: Learnt) {
        if let (Some(sum), Ok(part)) = (sum.of::<G::Study>(), part.0.downcast::<G::Study>()) {
            sum.merge(*part);
        }
    }

    fn report(
        &self,
        learnt: &mut Learnt,
        levels: &[&'static str],
        tongue: &Tongue,
    ) -> Option<Report> {
        let study = learnt.of::<G::Study>().filter(|_| G::Study::LEARNS)?;
        Some(study.report(&self.setup, levels, tongue))
    }

    fn replay(
        &self,
        lines: &[Line],
        tongue: &Tongue,
        players: &[String],
        viewer: Option<Viewer>,
    ) -> Result<Replayed, Flaw> {
        let mut follower = Follower::<G>::new(&self.setup, lines);
        while let Some(events) = follower.step()? {
            for event in &events {
                let sight = match viewer {
                    Some(viewer) => G::sight(event, viewer),
                    None => Some(G::open(event)),
                };
                let line = sight.and_then(|sight| G::log(&self.setup, tongue, &sight, players));
                follower.replayed.log.extend(line);
            }
        }
        Ok(follower.replayed)
    }

    fn is_dealt_by(&self, lines: &[Line], sealed: &Sealed) -> Result<bool, Flaw> {
        let mut follower = Follower::<G>::new(&self.setup, lines);
        let (mut dealer, mut asked, mut same) = (sealed.clone(), 0, true);
        loop {
            let expected = match G::turn(&follower.state) {
                Turn::Chance(ask) => Some(answer(&mut dealer, asked, &ask)),
                _ => None,
            };
            let Some(made) = follower.step_made(&mut Vec::new())? else { return Ok(same) };
            if let Made::Chance(outcome) = made {
                same &= expected == Some(outcome);
                asked += 1;
            }
        }
    }
}

/// A game between bots, written down if somebody wants it.
fn play_bots<G: Hosted>(
    setup: &G::Setup,
    levels: &[usize],
    mut deals: Deals,
    mut dice: Dice,
    mut lines: Option<&mut Vec<Line>>,
    study: &mut G::Study,
) -> Played {
    let all = G::levels();
    let level = |seat: Seat| levels.get(seat.index()).copied().unwrap_or(0) % all.len();
    let seats = Seats::all(G::players(setup));
    let mut bots: Vec<Box<dyn Bot<G>>> =
        seats.into_iter().map(|seat| (all[level(seat)].seat)()).collect();
    let mut played = Played { winners: Seats::NONE, actions: 0, rounds: 0 };
    let mut scribe = G::scribe(setup);
    let mut playing = Playing::<G>::new(setup, &mut bots, &mut deals);
    loop {
        let before = lines.is_some().then(|| playing.state().clone());
        match playing.step(&mut dice, |_, _, _| {}) {
            Ok(bots::Step::NewDeal) => played.rounds += 1,
            Ok(bots::Step::Acted) => played.actions += 1,
            Ok(bots::Step::Dealt) => {}
            Ok(bots::Step::Over(winners)) => {
                study.end(setup, playing.state(), levels);
                return Played { winners, ..played };
            }
            // A bot that breaks the rules has no business here; its game has no winner.
            Err(why) => {
                debug_assert!(false, "a bot chose an illegal move: {why:?}");
                return played;
            }
        }
        playing.events().iter().for_each(|event| study.witness(event));
        if let (Some(before), Some(lines)) = (before, lines.as_deref_mut()) {
            write_down(&mut scribe, &before, &mut playing, lines);
        }
    }
}

fn write_down<G: Hosted>(
    scribe: &mut G::Scribe,
    before: &G::State,
    playing: &mut Playing<'_, G>,
    lines: &mut Vec<Line>,
) {
    // What nobody drew is turned over after the fact: as good as a shuffle.
    let mut rng = playing.deals().rng().clone();
    let mut order = |mut cards: Vec<Value>| {
        for n in (1..cards.len()).rev() {
            cards.swap(n, below(&mut rng, n as u32 + 1) as usize);
        }
        cards
    };
    if let Some(made) = playing.made() {
        let (events, after) = (playing.events(), playing.state());
        scribe.step(&Taken { before, made, events, after }, &mut order, lines);
    }
}

/// A game that is played again from its transcript, and written down again to compare.
struct Follower<'a, G: Hosted> {
    state: G::State,
    follow: G::Follow,
    scribe: G::Scribe,
    lines: &'a [Line],
    at: usize,
    replayed: Replayed,
}

impl<'a, G: Hosted> Follower<'a, G> {
    fn new(setup: &G::Setup, lines: &'a [Line]) -> Self {
        Follower {
            state: G::start(setup),
            follow: G::Follow::new(setup, lines),
            scribe: G::scribe(setup),
            lines,
            at: 0,
            replayed: Replayed {
                log: Vec::new(),
                played: Played { winners: Seats::NONE, actions: 0, rounds: 0 },
            },
        }
    }

    /// Takes the next step of the transcript, or none if the game is over.
    fn step(&mut self) -> Result<Option<Vec<G::Event>>, Flaw> {
        let mut events = Vec::new();
        Ok(self.step_made(&mut events)?.map(|_| events))
    }

    /// The same, with what was done.
    fn step_made(&mut self, events: &mut Vec<G::Event>) -> Result<Option<Made<G>>, Flaw> {
        let before = self.state.clone();
        let made: Option<Made<G>> = match G::turn(&before) {
            Turn::Chance(ask) => {
                self.replayed.played.rounds += u32::from(ask.opens_deal().is_some());
                self.follow.answer(&before, &ask).map(Made::Chance)
            }
            Turn::Seats(_) => {
                self.replayed.played.actions += 1;
                self.follow.action(&before).map(|(seat, action)| Made::Action(seat, action))
            }
            Turn::Over(winners) => {
                self.replayed.played.winners = winners;
                return if self.at < self.lines.len() {
                    Err(Flaw::Line(self.at, None))
                } else {
                    Ok(None)
                };
            }
        };
        let taken = made.filter(|made| match made {
            Made::Chance(answer) => G::deal(&mut self.state, *answer, events).is_ok(),
            Made::Action(seat, action) => {
                G::act(&mut self.state, *seat, action.clone(), events).is_ok()
            }
        });
        let Some(made) = taken else {
            return Err(if self.complete() { Flaw::Line(self.at, None) } else { Flaw::Truncated });
        };
        self.compare(&before, &made, events)?;
        Ok(Some(made))
    }

    /// Whether the transcript goes on, and on to the end of a game.
    fn complete(&self) -> bool {
        let last = self.lines.last().and_then(|line| line.get("line"));
        self.at < self.lines.len() && last.is_some_and(|kind| kind == "game_end")
    }

    /// The step, written down again, is what stands in the transcript.
    fn compare(
        &mut self,
        before: &G::State,
        made: &Made<G>,
        events: &[G::Event],
    ) -> Result<(), Flaw> {
        let recorded = &self.lines[self.at..];
        let mut written = Vec::new();
        let mut order = |cards: Vec<Value>| recorded_order(recorded, cards);
        let step = Taken { before, made, events, after: &self.state };
        self.scribe.step(&step, &mut order, &mut written);
        for line in written {
            match self.lines.get(self.at) {
                Some(there) if same(there, &line) => self.at += 1,
                Some(_) => return Err(Flaw::Line(self.at, Some(line.to_string()))),
                None => return Err(Flaw::Truncated),
            }
        }
        Ok(())
    }
}

/// The order in which a transcript lists cards that nobody turned over, if it lists just these.
fn recorded_order(recorded: &[Line], cards: Vec<Value>) -> Vec<Value> {
    let left = recorded.iter().find_map(|line| line.get("left")).and_then(Value::as_array);
    let Some(there) = left.and_then(|left| left.get(..cards.len())) else { return cards };
    let sorted = |cards: &[Value]| {
        let mut names: Vec<String> = cards.iter().map(Value::to_string).collect();
        names.sort_unstable();
        names
    };
    if sorted(there) == sorted(&cards) { there.to_vec() } else { cards }
}
