//! What a page of a table shows at this moment.

use super::window;
use crate::TablePage;
use house::AnyGlimpse;
use tables::Phase;

/// What a page of a table shows at this moment.
#[derive(Clone, Copy)]
pub(super) enum Now<'a> {
    /// People are sitting down.
    Gathering(&'a TablePage<'a>),
    /// A curtain hides everything, on a device that is passed around.
    Covered(&'a TablePage<'a>),
    /// A game that is being played, or is over.
    Game(&'a TablePage<'a>, &'a AnyGlimpse),
}

impl<'a> Now<'a> {
    pub(super) fn of(page: &'a TablePage<'a>) -> Now<'a> {
        let picture = page.picture;
        let Some(glimpse) = page.glimpse else { return Now::Gathering(page) };
        let theirs = picture.one_device && !picture.yours.is_empty();
        match picture.phase {
            Phase::Gathering => Now::Gathering(page),
            Phase::Playing if theirs && page.seat.is_none() => Now::Covered(page),
            Phase::Playing | Phase::Over => Now::Game(page, glimpse),
        }
    }

    /// The class of the frame.
    pub(super) fn class(self) -> &'static str {
        match self {
            Now::Gathering(_) => "lobby",
            Now::Covered(_) => "covered",
            Now::Game(page, _) if page.picture.phase == Phase::Over => "table over",
            Now::Game(..) => "table playing",
        }
    }

    /// Whether somebody alone at their device is to move.
    pub(super) fn is_my_turn(self) -> bool {
        match self {
            Now::Game(page, _) => !page.picture.one_device && is_asked(page),
            _ => false,
        }
    }

    /// The title of the page. It may be seen by anybody in the room, so on a device that is passed
    /// around it does not say who is looking.
    pub(super) fn title(self) -> String {
        let (Now::Gathering(page) | Now::Covered(page) | Now::Game(page, _)) = self;
        let tongue = page.tongue();
        let game = page.picture.game.title(tongue);
        let title = match page.picture.phase {
            Phase::Gathering => tongue.web_lobby_title(&game),
            Phase::Over => tongue.web_title_over(&game),
            Phase::Playing if page.picture.paused => tongue.web_title_paused(&game),
            Phase::Playing if window::silent(page).is_some() => tongue.web_title_waiting(&game),
            Phase::Playing if self.is_my_turn() => tongue.web_title_turn(&game),
            Phase::Playing => match page.glimpse.and_then(|glimpse| waited_for(page, glimpse)) {
                Some(names) => tongue.web_title_player(&names, &game),
                None => tongue.web_title_waiting(&game),
            },
        };
        tongue.web_title(&title)
    }
}

/// Whether the seat of the page is to move, and nothing keeps it from moving, nor is anything to be taken in
/// first.
pub(crate) fn is_asked(page: &TablePage<'_>) -> bool {
    let playing = page.picture.phase == Phase::Playing && !page.picture.paused;
    let there = |seat| {
        page.picture.seats.get(usize::from(seat)).is_some_and(|chair| chair.stand_in.is_none())
    };
    let asked = page.glimpse.is_some_and(AnyGlimpse::is_asked);
    playing && page.seat.is_some_and(there) && asked && !page.desk.waits
}

/// The people that a game waits for, as a list of names; none if it is over.
pub(super) fn waited_for(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Option<String> {
    let seats = glimpse.waiting().seats();
    let names: Vec<&str> = seats.into_iter().map(|seat| name(page, seat.0)).collect();
    (!names.is_empty()).then(|| page.tongue().list(&names))
}

/// What somebody in a seat is called.
pub(super) fn name<'a>(page: &TablePage<'a>, seat: u8) -> &'a str {
    page.picture.seats.get(usize::from(seat)).map_or("", |chair| chair.name.as_str())
}
