//! Writing a transcript, and following one again.

use crate::{BadSetup, Wanted};
use serde_json::{Map, Value};
use tabletop::{Ask, Game, Made, Seat, Seats};

/// One line of a transcript.
pub type Line = Value;

/// Puts into an order what nobody has turned over: a shuffle in a simulation, the recorded order
/// when a transcript is followed.
pub type Arrange<'a> = &'a mut dyn FnMut(Vec<Value>) -> Vec<Value>;

/// One step of a game, with the true states around it.
pub struct Taken<'a, G: Game> {
    /// The state before.
    pub before: &'a G::State,
    /// What was done.
    pub made: &'a Made<G>,
    /// What happened.
    pub events: &'a [G::Event],
    /// The state after.
    pub after: &'a G::State,
}

/// Writes down a game as it is played.
pub trait Scribe<G: Game> {
    /// One step was taken: adds its lines.
    fn step(&mut self, step: &Taken<'_, G>, arrange: Arrange<'_>, lines: &mut Vec<Line>);
}

/// Reads decisions and cards out of a transcript, in the order in which a game asks for them.
pub trait Follow<G: Game>: Sized {
    /// Prepares the lines of one game, header excluded.
    fn new(setup: &G::Setup, lines: &[Line]) -> Self;
    /// The answer that chance gave to this question.
    fn answer(&mut self, state: &G::State, ask: &G::Ask) -> Option<<G::Ask as Ask>::Outcome>;
    /// The move that was made, and by whom.
    fn action(&mut self, state: &G::State) -> Option<(Seat, G::Action)>;
}

/// A line as an object, from its kind and fields.
pub(crate) fn line<const N: usize>(kind: &str, fields: [(&str, Value); N]) -> Line {
    let mut object = Map::new();
    object.insert("line".into(), kind.into());
    for (name, value) in fields {
        object.insert(name.into(), value);
    }
    Value::Object(object)
}

/// Two lines say the same: lists of options and of winners may stand in any order.
pub(crate) fn same(a: &Line, b: &Line) -> bool {
    let sorted = |line: &Line| {
        let mut line = line.clone();
        for field in ["options", "winners"] {
            if let Some(Value::Array(items)) = line.get_mut(field) {
                items.sort_by_key(Value::to_string);
            }
        }
        line
    };
    a == b || sorted(a) == sorted(b)
}

/// A seat's number, or null.
pub(crate) fn maybe_seat(seat: Option<Seat>) -> Value {
    seat.map_or(Value::Null, |seat| seat.0.into())
}

/// The numbers of some seats.
pub(crate) fn seats(seats: Seats) -> Value {
    seats.into_iter().map(|seat| seat.0).collect()
}

/// A value for every seat.
pub(crate) fn by_seat<T: Into<Value>>(players: u8, of: impl Fn(Seat) -> T) -> Value {
    Seats::all(players).into_iter().map(of).collect()
}

/// The legal moves of a seat.
pub(crate) fn legal<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut menu = Vec::new();
    G::legal(G::seen(state, seat), &mut menu);
    menu
}

/// Reads a seat's number.
pub(crate) fn seat(value: &Value) -> Option<Seat> {
    value.as_u64().and_then(|number| u8::try_from(number).ok()).map(Seat)
}

/// Reads a value or null: `Some(None)` for null, `None` for nonsense.
pub(crate) fn optional<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<Option<T>> {
    if value.is_null() { Some(None) } else { read(value).map(Some) }
}

/// How many play and who begins, as the games count: too large a number becomes one that every
/// game refuses.
pub(crate) fn seats_wanted(wanted: &Wanted, usual: u8) -> (u8, Option<Seat>) {
    let narrow = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
    (wanted.players.map_or(usual, narrow), wanted.first.map(|seat| Seat(narrow(seat))))
}

/// Refuses packs, stories and tutorials, for games whose cards are settled.
pub(crate) fn no_cards_of_its_own(wanted: &Wanted) -> Result<(), BadSetup> {
    match &wanted.story {
        Some(story) => Err(BadSetup::Story { wanted: story.clone(), known: Vec::new() }),
        None if wanted.cards.is_some() => Err(BadSetup::NoPacks),
        None if wanted.tutorial => Err(BadSetup::NoTutorial),
        None => no_choice_of_cards(wanted),
    }
}

/// Refuses whatever chooses among the cards of a pack.
fn no_choice_of_cards(wanted: &Wanted) -> Result<(), BadSetup> {
    if let Some(events) = &wanted.events {
        let wanted = events.first().cloned().unwrap_or_default();
        return Err(BadSetup::Event { wanted, known: Vec::new() });
    }
    if let Some(topic) = wanted.topics.first() {
        return Err(BadSetup::Topic { wanted: topic.clone(), known: Vec::new() });
    }
    if wanted.all_stories {
        return Err(BadSetup::Story { wanted: String::new(), known: Vec::new() });
    }
    match wanted.without.first().or(wanted.unseen.first()) {
        Some(card) => Err(BadSetup::Card(card.clone())),
        None => Ok(()),
    }
}
