//! What a page of a table shows at this moment.

use crate::Scene;
use crate::press::game_name;
use house::Glimpse;
use tables::Phase;

/// What a page of a table shows at this moment.
#[derive(Clone, Copy)]
pub(super) enum Now<'a> {
    /// People are sitting down.
    Gathering(&'a Scene<'a>),
    /// A curtain hides everything, on a device that is passed around.
    Covered(&'a Scene<'a>),
    /// A game that is being played, or is over.
    Game(&'a Scene<'a>, &'a dyn Glimpse),
}

impl<'a> Now<'a> {
    pub(super) fn of(scene: &'a Scene<'a>) -> Now<'a> {
        let picture = scene.picture;
        let Some(glimpse) = scene.glimpse else { return Now::Gathering(scene) };
        let theirs = picture.one_device && !picture.yours.is_empty();
        match picture.phase {
            Phase::Gathering => Now::Gathering(scene),
            Phase::Playing if theirs && scene.seat.is_none() => Now::Covered(scene),
            Phase::Playing | Phase::Over => Now::Game(scene, glimpse),
        }
    }

    /// The class of the frame.
    pub(super) fn class(self) -> &'static str {
        match self {
            Now::Gathering(_) => "lobby",
            Now::Covered(_) => "covered",
            Now::Game(..) => "table",
        }
    }

    /// Whether somebody alone at their device is to move.
    pub(super) fn is_my_turn(self) -> bool {
        match self {
            Now::Game(scene, glimpse) => !scene.picture.one_device && is_asked(scene, glimpse),
            _ => false,
        }
    }

    /// The title of the page. It may be seen by anybody in the room, so on a device that is passed
    /// around it does not say who is looking.
    pub(super) fn title(self) -> String {
        let (Now::Gathering(scene) | Now::Covered(scene) | Now::Game(scene, _)) = self;
        let tongue = scene.tongue();
        let game = game_name(tongue, scene.picture.game);
        let title = match scene.picture.phase {
            Phase::Gathering => tongue.web_lobby_title(&game),
            Phase::Over => tongue.web_title_over(&game),
            Phase::Playing if scene.picture.paused => tongue.web_title_paused(&game),
            Phase::Playing if self.is_my_turn() => tongue.web_title_turn(&game),
            Phase::Playing => match scene.glimpse.and_then(active) {
                Some(seat) => tongue.web_title_player(name(scene, seat), &game),
                None => tongue.web_title_waiting(&game),
            },
        };
        tongue.web_title(&title)
    }
}

/// Whether the seat of the page is to move, and nothing keeps it from moving.
pub(super) fn is_asked(scene: &Scene<'_>, glimpse: &dyn Glimpse) -> bool {
    let playing = scene.picture.phase == Phase::Playing && !scene.picture.paused;
    let there = |seat| {
        scene.picture.seats.get(usize::from(seat)).is_some_and(|chair| chair.stand_in.is_none())
    };
    playing && scene.seat.is_some_and(there) && glimpse.is_asked()
}

/// The seat that a game waits for.
pub(super) fn active(glimpse: &dyn Glimpse) -> Option<u8> {
    let picture = glimpse.picture();
    let over = picture.get("winners").is_some();
    let active = picture.get("active").and_then(serde_json::Value::as_u64)?;
    u8::try_from(active).ok().filter(|_| !over)
}

/// The seats that have won.
pub(super) fn winners(glimpse: &dyn Glimpse) -> Vec<u8> {
    let picture = glimpse.picture();
    let seats = picture.get("winners").and_then(serde_json::Value::as_array);
    let number = |seat: &serde_json::Value| seat.as_u64().and_then(|seat| u8::try_from(seat).ok());
    seats.into_iter().flatten().filter_map(number).collect()
}

/// What somebody in a seat is called.
pub(super) fn name<'a>(scene: &Scene<'a>, seat: u8) -> &'a str {
    scene.picture.seats.get(usize::from(seat)).map_or("", |chair| chair.name.as_str())
}
