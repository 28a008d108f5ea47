//! Transcripts of Fog of Love: the engine's own events, with cards by number and a list that names
//! them, every decision with its options, and every deck as it was shuffled. The crate's
//! `TRANSCRIPTS.md` describes the lines.

use crate::record::{by_seat, legal, line, seats};
use crate::{Follow, Line, Scribe, Taken};
use fog_of_love::{
    Action, Chance, FogOfLove, Happened, Phase, Pile, Question, Setup, State, content::ChangeOf,
};
use serde_json::{Value, json};
use std::collections::VecDeque;
use tabletop::{Game, Made, Seat, Seats, Turn};

/// Writes down Fog of Love.
#[derive(Default)]
pub struct Clerk {
    begun: bool,
}

impl Scribe<FogOfLove> for Clerk {
    fn step(&mut self, step: &Taken<'_, FogOfLove>, _: crate::Arrange<'_>, lines: &mut Vec<Line>) {
        if !std::mem::replace(&mut self.begun, true) {
            lines.push(cards(step.before));
        }
        match step.made {
            Made::Chance(answer) => lines.push(chance(step.before, *answer)),
            Made::Action(seat, action) => lines.push(decision(step.before, *seat, action)),
        }
        for event in step.events {
            match event {
                Happened::Shuffled(pile, at, _) if *at <= 1 => {
                    lines.push(deck(step.after, *pile));
                }
                // What the lines above already say, or where a card stops in the middle of itself.
                Happened::Shuffled(..)
                | Happened::Chanced(_)
                | Happened::Asked(..)
                | Happened::Paused(_) => {}
                event => lines.push(line("event", [("event", json!(event))])),
            }
        }
        if step.after.table().phase == Phase::Over && step.before.table().phase != Phase::Over {
            lines.push(game_end(step.after));
        }
    }
}

/// The ids of all cards: a card's number is its place here.
fn cards(state: &State) -> Line {
    let content = state.book().content();
    let ids = |ids: Vec<&str>| json!(ids);
    line(
        "cards",
        [
            ("scenes", ids(content.scenes.iter().map(|card| card.id.as_str()).collect())),
            ("traits", ids(content.traits.iter().map(|card| card.id.as_str()).collect())),
            ("occupations", ids(content.occupations.iter().map(|card| card.id.as_str()).collect())),
            ("features", ids(content.features.iter().map(|card| card.id.as_str()).collect())),
            ("destinies", ids(content.destinies.iter().map(|card| card.id.as_str()).collect())),
        ],
    )
}

/// Chance's answer, counted from 0, out of so many.
fn chance(before: &State, answer: u8) -> Line {
    let (about, answers) = match FogOfLove::turn(before) {
        Turn::Chance(ask) => (ask.about, ask.answers),
        _ => (Chance::Nothing, 0),
    };
    line(
        "chance",
        [("about", json!(about)), ("answers", answers.into()), ("answer", answer.into())],
    )
}

/// The order of a deck, top card first, when its shuffle is done.
fn deck(after: &State, pile: Pile) -> Line {
    let name = match pile {
        Pile::Scenes(deck) => deck.name(),
        Pile::Character(ChangeOf::Trait) => "traits",
        Pile::Character(ChangeOf::Occupation) => "occupations",
        Pile::Character(ChangeOf::Feature) => "features",
    };
    let order: Vec<u8> = after.decks().pile(pile).iter().rev().copied().collect();
    line("deck", [("deck", name.into()), ("order", json!(order))])
}

/// A decision: what was asked, every option, what was done, and both hands at that moment.
fn decision(before: &State, seat: Seat, action: &Action) -> Line {
    let hand = |seat| before.private(seat).hand.iter().map(|scene| scene.0).collect::<Vec<u8>>();
    let options = legal::<FogOfLove>(before, seat);
    line(
        "decision",
        [
            ("seat", seat.0.into()),
            ("asked", json!(before.table().asked)),
            ("options", json!(options)),
            ("action", json!(action)),
            ("hands", by_seat(2, hand)),
        ],
    )
}

fn game_end(after: &State) -> Line {
    let table = after.table();
    let content = after.book().content();
    let destiny = |seat| {
        let card = table.person(seat).destiny;
        card.map_or(Value::Null, |card| content.destinies[card.index()].id.clone().into())
    };
    let winners: Seats =
        Seats::all(2).into_iter().filter(|&seat| table.person(seat).fulfilled).collect();
    line(
        "game_end",
        [
            ("destinies", by_seat(2, destiny)),
            ("fulfilled", by_seat(2, |seat| table.person(seat).fulfilled)),
            ("together", table.together.into()),
            ("satisfaction", by_seat(2, |seat| table.person(seat).satisfaction)),
            ("goals", by_seat(2, |seat| table.person(seat).goals)),
            ("winners", seats(winners)),
        ],
    )
}

/// Reads Fog of Love back.
pub struct Reader {
    answers: VecDeque<u8>,
    actions: VecDeque<(Seat, Action)>,
}

impl Follow<FogOfLove> for Reader {
    fn new(_: &Setup, lines: &[Line]) -> Reader {
        let mut reader = Reader { answers: VecDeque::new(), actions: VecDeque::new() };
        // A line that cannot be read stops the queues there; following them stops there too.
        for line in lines {
            if reader.read(line).is_none() {
                break;
            }
        }
        reader
    }

    fn answer(&mut self, _: &State, _: &Question) -> Option<u8> {
        self.answers.pop_front()
    }

    fn action(&mut self, _: &State) -> Option<(Seat, Action)> {
        self.actions.pop_front()
    }
}

impl Reader {
    fn read(&mut self, line: &Line) -> Option<()> {
        match line.get("line")?.as_str()? {
            "chance" => {
                let answer = line.get("answer")?.as_u64()?;
                self.answers.push_back(u8::try_from(answer).ok()?);
            }
            "decision" => {
                let seat = crate::record::seat(line.get("seat")?)?;
                let action = serde_json::from_value(line.get("action")?.clone()).ok()?;
                self.actions.push_back((seat, action));
            }
            "cards" | "deck" | "event" | "game_end" => {}
            _ => return None,
        }
        Some(())
    }
}
