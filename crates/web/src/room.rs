//! Room for what a seat sees beside the public.
//!
//! What a seat is sent is as long as what the public would be sent, and so much longer. How much is
//! reckoned here, from what everybody knows: the largest hand that there can be at this moment, whatever
//! is held. A card more or less in a hand is known to all, and so is what is asked; which cards they
//! are is not, and it makes no difference.

use crate::{favor, fog_of_love, love_letter};
use house::AnyGlimpse;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul};
use tabletop::Seat;
use words::Lang;

/// So many bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Room {
    /// Of what is compressed.
    pub squeezed: usize,
    /// Of what is sent as it is.
    pub plain: usize,
}

impl Room {
    /// So much of either.
    pub const fn of(squeezed: usize, plain: usize) -> Room {
        Room { squeezed, plain }
    }
}

impl Add for Room {
    type Output = Room;

    fn add(self, other: Room) -> Room {
        Room::of(self.squeezed + other.squeezed, self.plain + other.plain)
    }
}

impl AddAssign for Room {
    fn add_assign(&mut self, other: Room) {
        *self = *self + other;
    }
}

impl Mul<usize> for Room {
    type Output = Room;

    fn mul(self, times: usize) -> Room {
        Room::of(self.squeezed * times, self.plain * times)
    }
}

impl Sum for Room {
    fn sum<I: Iterator<Item = Room>>(rooms: I) -> Room {
        rooms.fold(Room::default(), Add::add)
    }
}

/// What stands around a game on the page of a seat alone: its own chair, its link, what may be said and
/// done at a table. Also what the public's page is reckoned without: the table's name and the seal, which
/// are letters drawn at random.
const AROUND: Room = Room::of(1024, 16 * 1024);

/// The same where it is sent because it has changed: a hint, or why a click did nothing.
const AROUND_ANEW: Room = Room::of(320, 4 * 1024);

/// What a host may choose before a game, and what somebody would rather not meet in it.
const LOBBY: Room = Room::of(4 * 1024, 48 * 1024);

/// Room for all that a seat sees beside the public on a page, given the game as the public sees it;
/// or for what of it may be new to somebody who was last shown it after so many steps.
pub fn room(public: Option<&AnyGlimpse>, seat: Seat, lang: Lang, since: Option<usize>) -> Room {
    let Some(public) = public else { return LOBBY };
    let around = if since.is_some() { AROUND_ANEW } else { AROUND };
    around
        + match public {
            AnyGlimpse::LoveLetter(public) => love_letter::room(public, seat, since),
            AnyGlimpse::Favor(_) => favor::room(),
            AnyGlimpse::FogOfLove(public) => fog_of_love::room(public, seat, lang, since),
        }
}

/// How much all that may be picked takes, compressed, for a seat that the public sees asked: the most,
/// likewise.
pub fn pick_room(public: &AnyGlimpse, seat: Seat, lang: Lang) -> usize {
    match public {
        AnyGlimpse::LoveLetter(public) => love_letter::pick_room(public),
        AnyGlimpse::Favor(public) => favor::pick_room(public, seat),
        AnyGlimpse::FogOfLove(public) => fog_of_love::pick_room(public, seat, lang),
    }
}

/// The same in a replay, where less is drawn: nothing is explained and nothing can be done. From step to
/// step most is as it was, and what is compressed refers to it.
pub fn replay_room(
    public: Option<&AnyGlimpse>,
    seat: Seat,
    lang: Lang,
    since: Option<usize>,
) -> Room {
    let room = room(public, seat, lang, since);
    match since {
        None => Room::of(room.squeezed / 2, room.plain / 2),
        Some(_) => Room::of(room.squeezed / 4, room.plain / 4),
    }
}
