//! What a page is made from.

use crate::{Desk, Looks};
use face::Person;
use house::AnyGlimpse;
use tables::{ChairPicture, Picture, Sitter};
use words::{Lang, Tongue};

/// Somebody visits a page.
#[derive(Clone, Copy, Debug)]
pub struct Visit<'a> {
    /// The language they read.
    pub lang: Lang,
    /// Where the parlour stands, for links to hand on: `https://parlour.example`.
    pub origin: &'a str,
    /// The path of the page, to come back to.
    pub path: &'a str,
    /// Whether they still want hints.
    pub hints: bool,
    /// What they want to be called; empty if they have not said.
    pub name: &'a str,
    /// How pages look to them.
    pub looks: Looks,
}

impl Visit<'_> {
    /// Their language, spoken.
    pub fn tongue(&self) -> &'static Tongue {
        Tongue::of(self.lang)
    }
}

/// A table as one page shows it.
#[derive(Clone, Copy)]
pub struct TablePage<'a> {
    /// Who visits.
    pub visit: Visit<'a>,
    /// The table's name in its address.
    pub key: &'a str,
    /// The table, the game apart.
    pub picture: &'a Picture,
    /// The seat whose eyes the page shows; none for spectators, and while a curtain hides it.
    pub seat: Option<u8>,
    /// The game as that seat, or the public, sees it, once one has begun.
    pub glimpse: Option<&'a AnyGlimpse>,
    /// What has been clicked.
    pub desk: &'a Desk,
    /// Why the last click did nothing, in one sentence.
    pub notice: Option<&'a str>,
    /// The private link of this seat, for taking it to another device.
    pub seat_link: Option<&'a str>,
    /// The topics that the seat of the page has asked to leave out of the next game, while it may.
    pub vetoed: Option<&'a [String]>,
    /// For the host of a running game: invitations to hand on.
    pub invitations: &'a [SeatInvitation],
}

/// An invitation to a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SeatInvitation {
    /// Which.
    pub seat: u8,
    /// Whether somebody has held it in this game, so that the host is asked all the same.
    pub held: bool,
    /// The link.
    pub link: String,
}

impl TablePage<'_> {
    /// Their language, spoken.
    pub fn tongue(&self) -> &'static Tongue {
        self.visit.tongue()
    }

    /// Whether more has happened than the page shows.
    pub fn is_behind(&self) -> bool {
        self.glimpse.is_some_and(|glimpse| glimpse.steps() < self.picture.steps)
    }

    /// The names by seat, as the games want them.
    pub fn names(&self) -> Vec<String> {
        self.picture.names()
    }
}

/// Everybody at a table, as faces speak of them.
pub fn people(picture: &Picture) -> Vec<Person> {
    let is_bot =
        |chair: &ChairPicture| matches!(chair.sitter, Sitter::Bot(_)) || chair.stand_in.is_some();
    let bots = picture.seats.iter().map(is_bot);
    picture.names().into_iter().zip(bots).map(|(name, bot)| Person { name, bot }).collect()
}
