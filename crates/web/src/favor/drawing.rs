//! A viewer at a Favor table.

use super::story::Story;
use crate::TablePage;
use crate::table::thrown_in;
use ::favor::{Clues, Door, Score, Sight, Table, View};
use house::{Favor, Glimpse};
use maud::Markup;
use tabletop::{Seat, Seats};
use words::Tongue;

/// What one viewer sees, and the words to say it in.
pub(super) struct Drawing<'a> {
    pub(super) tongue: &'static Tongue,
    pub(super) names: Vec<String>,
    pub(super) view: &'a View,
    /// What was perceived lately, oldest first.
    pub(super) recent: &'a [Sight],
    /// What somebody has just thrown in, and who.
    thrown_in: Option<(u8, crate::table::ThrownIn)>,
}

impl<'a> Drawing<'a> {
    /// What one viewer sees.
    pub(super) fn new(page: &TablePage<'_>, glimpse: &'a Glimpse<Favor>) -> Drawing<'a> {
        let (view, recent) = (&glimpse.view, &glimpse.recent);
        let thrown_in = thrown_in(page);
        Drawing { tongue: page.tongue(), names: page.names(), view, recent, thrown_in }
    }

    /// The public side.
    pub(super) fn table(&self) -> &'a Table {
        &self.view.table
    }

    /// The viewer's seat; none for spectators.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    /// The viewer's own identity.
    pub(super) fn own(&self) -> Option<Door> {
        self.view.own()
    }

    /// Everybody in turn order, from the round's first player.
    pub(super) fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        in_turn(self.table().first, self.table().players)
    }

    /// A seat's name; one without a name is called by its number.
    pub(super) fn who(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| self.tongue.seat_number(i64::from(seat.0) + 1))
    }

    /// What a seat has just thrown in.
    pub(super) fn thrown_in(&self, seat: Seat) -> Option<Markup> {
        self.thrown_in.filter(|(by, _)| *by == seat.0).map(|(_, said)| said.draw(self.tongue))
    }

    /// Several names.
    pub(super) fn all(&self, seats: Seats) -> Vec<String> {
        seats.into_iter().map(|seat| self.who(seat)).collect()
    }

    /// What the lot would add to the viewer's score.
    pub(super) fn lot_worth(&self) -> Option<i8> {
        let (seat, door) = (self.seat()?, self.own()?);
        let now = self.table().collection(seat);
        let mut then = now;
        then.add_all(self.table().lot);
        Some(points(door, then) - points(door, now))
    }

    /// What has happened to the cards lately.
    pub(super) fn story(&self) -> Story {
        Story::of(self.recent)
    }
}

fn points(door: Door, clues: Clues) -> i8 {
    Score::of(door, clues).points()
}

/// All seats in turn order, from this one on.
pub(super) fn in_turn(first: Seat, players: u8) -> impl Iterator<Item = Seat> + use<> {
    std::iter::successors(Some(first), move |seat| Some(seat.left(players)))
        .take(usize::from(players))
}
