//! A table as somebody sees it, as far as that follows from the journal alone: who is connected and how
//! long a window lasts is left out.

use serde_json::value::RawValue;
use std::hash::{DefaultHasher, Hash, Hasher};
use tables::{Attending, Eyes, Guest, Phase, Refusal, Table};

/// What somebody sees, or why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// This, hashed: after so many steps of this game.
    View(u32, usize, u64),
    /// Nothing, for this reason.
    Hidden(String),
    /// A private link that is good, or is not.
    Good(bool),
    /// There is no table yet.
    Nothing,
}

/// What somebody sees and can do.
#[derive(Clone)]
pub struct View {
    pub sight: Sight,
    pub game: u32,
    pub steps: usize,
    pub phase: Phase,
    pub is_host: bool,
    pub is_paused: bool,
    /// Whether all seats are taken.
    pub is_full: bool,
    /// Whether a window is open.
    pub has_window: bool,
    /// The seat that is theirs,
    pub seat: Option<u8>,
    /// and whether a bot plays for it.
    pub is_away: bool,
    /// The other seats.
    pub others: Vec<u8>,
    /// Who asks for a seat.
    pub requests: Vec<u32>,
    pub moves: Vec<Box<RawValue>>,
}

impl View {
    pub fn of(table: &Table, guest: Guest) -> Result<View, Refusal> {
        let (eyes, nobody) = (Eyes::Page { open: None }, Attending::default());
        let look = table.look_around(guest, eyes, &nobody)?;
        let requests = look.picture.requests.iter().map(|one| one.request).collect();
        let picture = look.picture;
        let mut hasher = DefaultHasher::new();
        serde_json::to_string(&picture).unwrap_or_default().hash(&mut hasher);
        look.seat.hash(&mut hasher);
        let mut moves = Vec::new();
        let last = table.steps().saturating_sub(1);
        match table.sights(guest, eyes, last, &nobody) {
            Ok(sights) => {
                sights.sights.iter().for_each(|sight| sight.get().hash(&mut hasher));
                sights.moves.get().hash(&mut hasher);
                moves = serde_json::from_str(sights.moves.get()).unwrap_or_default();
            }
            Err(Refusal::NotPlaying) => {}
            Err(why) => return Err(why),
        }
        let mine = |seat: &u8| look.seat == Some(*seat);
        let seats = || picture.seats.iter();
        Ok(View {
            sight: Sight::View(picture.games, picture.steps, hasher.finish()),
            game: picture.games,
            steps: picture.steps,
            phase: picture.phase,
            is_host: picture.host,
            is_paused: picture.paused,
            is_full: seats().all(|seat| seat.sitter != tables::Sitter::Nobody),
            has_window: picture.window().is_some(),
            seat: look.seat,
            is_away: seats().any(|seat| mine(&seat.seat) && seat.stand_in.is_some()),
            others: seats().map(|seat| seat.seat).filter(|seat| !mine(seat)).collect(),
            requests,
            moves,
        })
    }

    /// What there is to be seen at a table.
    pub fn sight(table: &Table, guest: Guest) -> Sight {
        match View::of(table, guest) {
            Ok(view) => view.sight,
            Err(why) => Sight::Hidden(why.code()),
        }
    }
}
