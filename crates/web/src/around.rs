//! The table around a game, as one page shows it: what changes seldom, for parts to be drawn from.

use crate::{SeatInvitation, Speed, TablePage};
use house::GameKind;
use tables::{ChairPicture, DealPicture, Phase, RequestPicture, SettingPicture};
use words::{Lang, Tongue};

/// The table around a game, as one page shows it. Nothing in it changes with a move.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Around<'a> {
    pub lang: Lang,
    /// Where the parlour stands.
    pub origin: &'a str,
    /// The table's name in its address.
    pub key: &'a str,
    /// What the visitor wants to be called.
    pub name: &'a str,
    /// The seat whose eyes the page shows.
    pub seat: Option<u8>,
    pub seat_link: Option<&'a str>,
    pub invitations: &'a [SeatInvitation],
    pub vetoed: Option<&'a [String]>,
    pub speed: Speed,
    /// Whether impossible choices are dimmed.
    pub dim: bool,
    pub game: GameKind,
    pub rules: Option<&'a str>,
    pub phase: Phase,
    pub one_device: bool,
    pub paused: bool,
    /// How long silence lasts before it passes, where it means anything.
    pub windows: Option<Option<u8>>,
    pub watchers: bool,
    pub watching: usize,
    pub host: bool,
    pub removed: bool,
    pub yours: &'a [u8],
    pub free_seat: Option<u8>,
    pub seats: &'a [ChairPicture],
    pub tutorial: bool,
    pub setting: Option<&'a SettingPicture>,
    pub first: Option<u8>,
    pub games: u32,
    pub deal: Option<&'a DealPicture>,
    pub requests: &'a [RequestPicture],
    pub shared: &'a [u8],
    pub borrowed: &'a [u8],
    pub story_shared: &'a [u8],
    /// Whether choices lie face down, so that nobody may talk.
    pub choosing: bool,
}

impl<'a> Around<'a> {
    pub fn of(page: &TablePage<'a>) -> Around<'a> {
        let picture = page.picture;
        Around {
            lang: page.visit.lang,
            origin: page.visit.origin,
            key: page.key,
            name: page.visit.name,
            seat: page.seat,
            seat_link: page.seat_link,
            invitations: page.invitations,
            vetoed: page.vetoed,
            speed: page.desk.speed,
            dim: page.desk.dim,
            game: picture.game,
            rules: picture.rules.as_deref(),
            phase: picture.phase,
            one_device: picture.one_device,
            paused: picture.paused,
            windows: picture.windows.as_ref().map(|windows| windows.seconds),
            watchers: picture.watchers,
            watching: picture.watching,
            host: picture.host,
            removed: picture.removed,
            yours: &picture.yours,
            free_seat: picture.free_seat,
            seats: &picture.seats,
            tutorial: picture.tutorial,
            setting: picture.setting.as_ref(),
            first: picture.first,
            games: picture.games,
            deal: picture.deal.as_ref(),
            requests: &picture.requests,
            shared: &picture.shared,
            borrowed: &picture.borrowed,
            story_shared: &picture.story_shared,
            choosing: picture.telling.as_ref().is_some_and(|telling| telling.choosing),
        }
    }

    /// The language, spoken.
    pub fn tongue(&self) -> &'static Tongue {
        Tongue::of(self.lang)
    }

    /// What somebody in a seat is called.
    pub fn name_of(&self, seat: u8) -> &'a str {
        self.seats.get(usize::from(seat)).map_or("", |chair| chair.name.as_str())
    }
}
