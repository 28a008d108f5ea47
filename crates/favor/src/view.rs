//! All that one viewer may know and remember.
//!
//! A view is folded from sights alone. It holds the public table and, for every door dealt, what
//! it may be by what this viewer has seen: one's own is known, others' are shown at the end of
//! the round. All doors are different, and nothing else can be deduced.

use crate::table::MOST_PLAYERS;
use crate::{Door, Doors, Happened, Score, Seen, Setup, Sight, Table};
use tabletop::{Seat, Viewer};

/// One viewer's knowledge of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose knowledge it is.
    pub viewer: Viewer,
    /// The public side.
    pub table: Table,
    /// What the door dealt to each seat was seen to be: one door, or any; empty where none is.
    pub(crate) doors: [Doors; MOST_PLAYERS],
}

impl View {
    pub(crate) fn new(setup: &Setup, viewer: Viewer) -> View {
        View { viewer, table: Table::new(setup), doors: [Doors::NONE; MOST_PLAYERS] }
    }

    /// The viewer's own identity; none for spectators.
    pub fn own(&self) -> Option<Door> {
        self.doors[self.viewer.seat()?.index()].only()
    }

    pub(crate) fn seen(&self) -> Option<Seen<'_>> {
        Some(Seen { table: &self.table, seat: self.viewer.seat()?, door: self.own() })
    }

    /// The view of somebody who takes a seat over, this being the public's: the identity is theirs
    /// to see.
    pub(crate) fn taken_over(&self, seen: Seen<'_>) -> View {
        let mut view = View { viewer: Viewer::Seat(seen.seat), ..*self };
        if let Some(door) = seen.door {
            view.doors[seen.seat.index()] = Doors::one(door);
        }
        view
    }

    /// What the door dealt to `seat` may be; empty where none is. All doors are different (FV-6).
    pub fn possible(&self, seat: Seat) -> Doors {
        let doors = self.doors[seat.index() % MOST_PLAYERS];
        if doors.len() > 1 { doors.minus(self.known_doors()) } else { doors }
    }

    /// The door dealt to `seat`, if this viewer can be sure of it.
    pub fn known(&self, seat: Seat) -> Option<Door> {
        self.possible(seat).only()
    }

    /// What the doors that nobody was dealt may be (FV-12). With two players there are two of
    /// them, with three one, with four none; at scoring they follow from the others.
    pub fn undealt(&self) -> Doors {
        let dealt = self.doors.into_iter().filter(|doors| !doors.is_empty()).count();
        if dealt == MOST_PLAYERS { Doors::NONE } else { Doors::ALL.minus(self.known_doors()) }
    }

    /// What the collection of `seat` is worth so far, the bonus apart, if this viewer knows the
    /// identity: during a round, the viewer's own.
    pub fn score(&self, seat: Seat) -> Option<Score> {
        Some(Score::of(self.known(seat)?, self.table.collection(seat)))
    }

    /// The doors of which it is known who has them.
    fn known_doors(&self) -> Doors {
        self.doors.into_iter().filter_map(Doors::only).collect()
    }

    pub(crate) fn see(&mut self, sight: &Sight) {
        match *sight {
            Happened::RoundBegan { .. } => self.doors = [Doors::NONE; MOST_PLAYERS],
            Happened::Dealt(seat, door) => {
                self.doors[seat.index()] = door.map_or(Doors::ALL, Doors::one);
            }
            Happened::Showed(seat, door) => self.doors[seat.index()] = Doors::one(door),
            _ => {}
        }
        self.table.apply(sight);
    }
}
