//! Transcripts: a game played again from what was decided, written down as it goes.

use crate::record::{Arrange, Line, Taken, same};
use crate::sealed::answer;
use crate::{Follow, Hosted, Perceived, Scribe, Sealed};
use serde_json::{Map, Value};
use tabletop::{Ask, Made, Match, Tally, Turn, Viewer};
use words::Tongue;

/// What is wrong with a transcript, for the person who reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The game stops before its end.
    Truncated,
    /// The line is not what the rules make of the lines before it. With the number of the line
    /// within its game, from 0, and what should stand there if that is certain.
    Line(usize, Option<String>),
}

/// A transcript followed to its end.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Replayed {
    /// The log, line by line.
    pub log: Vec<String>,
    /// How it went.
    pub tally: Tally,
}

/// The header of a transcript.
pub fn header<G: Hosted>(setup: &G::Setup, seed: &str) -> Line {
    let mut header = Map::new();
    header.insert("format".into(), "parlour-transcript".into());
    header.insert("version".into(), 1.into());
    header.insert("game".into(), G::KEY.into());
    header.extend(G::header(setup));
    header.insert("players".into(), G::players(setup).into());
    header.insert("seed".into(), seed.into());
    Value::Object(header)
}

/// A game played again, and written down again.
pub(crate) struct Retold<G: Hosted> {
    game: Match<G, Vec<G::Event>>,
    scribe: G::Scribe,
}

impl<G: Hosted> Retold<G> {
    pub fn new(setup: &G::Setup) -> Self {
        Retold { game: Match::new(setup, Vec::new()), scribe: G::scribe(setup) }
    }

    /// Takes a step as it was decided, and adds its lines; nothing if there is no more.
    pub fn step(
        &mut self,
        decide: impl FnOnce(&G::State, Turn<G::Ask>) -> Option<Made<G>>,
        arrange: Arrange<'_>,
        lines: &mut Vec<Line>,
    ) -> Result<Option<Made<G>>, G::Illegal> {
        let before = self.game.state().clone();
        self.game.witness_mut().clear();
        let made = self.game.step(decide)?;
        if let Some(made) = &made {
            let (events, after) = (self.game.witness(), self.game.state());
            self.scribe.step(&Taken { before: &before, made, events, after }, arrange, lines);
        }
        Ok(made)
    }
}

/// A game that is played again from its transcript, and written down again to compare.
struct Follower<'a, G: Hosted> {
    again: Retold<G>,
    follow: G::Follow,
    lines: &'a [Line],
    at: usize,
    tally: Tally,
}

impl<'a, G: Hosted> Follower<'a, G> {
    fn new(setup: &G::Setup, lines: &'a [Line]) -> Self {
        let follow = G::Follow::new(setup, lines);
        Follower { again: Retold::new(setup), follow, lines, at: 0, tally: Tally::default() }
    }

    /// Takes the next step of the transcript; nothing if the game is over.
    fn step(&mut self) -> Result<Option<Made<G>>, Flaw> {
        let (follow, tally) = (&mut self.follow, &mut self.tally);
        let mut over = false;
        let decide = |state: &G::State, turn: Turn<G::Ask>| match turn {
            Turn::Chance(ask) => {
                tally.deals += u32::from(ask.opens_deal().is_some());
                follow.answer(state, &ask).map(Made::Chance)
            }
            Turn::Seats(_) => {
                tally.actions += 1;
                follow.action(state).map(|(seat, action)| Made::Action(seat, action))
            }
            Turn::Over(winners) => {
                tally.winners = winners;
                over = true;
                None
            }
        };
        let recorded = &self.lines[self.at..];
        let mut arrange = |cards: Vec<Value>| recorded_order(recorded, cards);
        let mut written = Vec::new();
        let made = self.again.step(decide, &mut arrange, &mut written);
        match made {
            Ok(None) if over && self.at < self.lines.len() => Err(Flaw::Line(self.at, None)),
            Ok(None) if over => Ok(None),
            Ok(Some(made)) => {
                self.compare(written)?;
                Ok(Some(made))
            }
            _ if self.is_complete() => Err(Flaw::Line(self.at, None)),
            _ => Err(Flaw::Truncated),
        }
    }

    /// Whether the transcript goes on, and on to the end of a game.
    fn is_complete(&self) -> bool {
        let last = self.lines.last().and_then(|line| line.get("line"));
        self.at < self.lines.len() && last.is_some_and(|kind| kind == "game_end")
    }

    /// The step, written down again, is what stands in the transcript.
    fn compare(&mut self, written: Vec<Line>) -> Result<(), Flaw> {
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

/// Follows the lines of a transcript, header excluded, and tells the game as `viewer` saw it, or
/// with nothing hidden.
pub(crate) fn replay<G: Hosted>(
    setup: &G::Setup,
    lines: &[Line],
    tongue: &Tongue,
    players: &[String],
    viewer: Option<Viewer>,
) -> Result<Replayed, Flaw> {
    let mut follower = Follower::<G>::new(setup, lines);
    let mut sights = Vec::new();
    let onlooker = viewer.unwrap_or(Viewer::Public);
    let mut view = G::view(setup, onlooker);
    while follower.step()?.is_some() {
        for event in follower.again.game.witness() {
            if let Some(sight) = G::sight(event, onlooker) {
                G::see(&mut view, &sight);
            }
            let sight = match viewer {
                Some(viewer) => G::sight(event, viewer),
                None => Some(G::open(event)),
            };
            sights.extend(sight);
        }
    }
    let perceived = Perceived { view: &view, sights: &sights, most: usize::MAX };
    let log = G::log(setup, tongue, &perceived, players);
    let log = log.into_iter().map(|(_, line)| line).collect();
    Ok(Replayed { log, tally: follower.tally })
}

/// Follows the lines of a transcript, header excluded, and says whether chance gave every answer
/// that this sealed deal gives.
pub(crate) fn is_dealt_by<G: Hosted>(
    setup: &G::Setup,
    lines: &[Line],
    sealed: &Sealed,
) -> Result<bool, Flaw> {
    let mut follower = Follower::<G>::new(setup, lines);
    let (mut dealer, mut asked, mut same) = (sealed.clone(), 0, true);
    loop {
        let expected = match G::turn(follower.again.game.state()) {
            Turn::Chance(ask) => Some(answer(&mut dealer, asked, &ask)),
            _ => None,
        };
        let Some(made) = follower.step()? else { return Ok(same) };
        if let Made::Chance(outcome) = made {
            same &= expected == Some(outcome);
            asked += 1;
        }
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
