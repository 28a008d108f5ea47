//! Who sits at the table.

use tabletop::{Seat, Seats};
use words::Tongue;

/// Somebody at the table, as everybody knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// Whether a bot plays in their seat.
    pub bot: bool,
}

/// In which language a face speaks, and of whom: what the games themselves do not know.
#[derive(Clone, Copy)]
pub struct Company<'a> {
    /// The language.
    pub tongue: &'static Tongue,
    /// Everybody by seat.
    pub people: &'a [Person],
}

impl Company<'_> {
    /// The names by seat.
    pub fn names(&self) -> Vec<String> {
        self.people.iter().map(|person| person.name.clone()).collect()
    }

    /// What a seat is called: by its number, if nobody has a name there.
    pub fn name(&self, seat: Seat) -> String {
        match self.people.get(seat.index()) {
            Some(person) => person.name.clone(),
            None => self.tongue.seat_number(i64::from(seat.0) + 1),
        }
    }

    /// Whether a bot plays for a seat.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.people.get(seat.index()).is_some_and(|person| person.bot)
    }
}

/// Everybody as one seat sees them: from its left clockwise, itself last; by number for spectators.
pub fn around(players: u8, you: Option<Seat>) -> Vec<Seat> {
    let Some(you) = you else { return Seats::all(players).into_iter().collect() };
    let mut seats = Vec::with_capacity(players.into());
    let mut seat = you;
    for _ in 0..players {
        seat = seat.left(players);
        seats.push(seat);
    }
    seats
}
