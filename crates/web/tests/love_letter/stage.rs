//! A table to look at: a real game, and whoever looks at it.

use house::{Glimpse, Live, Sealed, Waiting, Wanted};
use std::sync::Arc;
use tables::{ChairPicture, Phase, Picture, Sitter};
use tabletop::{Seat, Viewer};
use web::{Desk, Face, Scene, Visit, face};
use words::Lang;

pub const NAMES: [&str; 6] = ["Anna", "Bruno", "Carla", "Dario", "Emma", "Fritz"];

/// The face of the game.
pub fn love_letter() -> &'static dyn Face {
    face("love-letter").expect("Love Letter has a face")
}

/// A game that is being played.
pub struct Stage {
    pub live: Box<dyn Live>,
    pub dealer: Sealed,
}

impl Stage {
    /// A game that has just been dealt; the seed decides all cards. Seat 0 begins.
    pub fn new(players: u32, rules: &str, seed: u64) -> Stage {
        let wanted = Wanted {
            players: Some(players),
            rules: Some(rules.to_string()),
            first: Some(0),
            ..Wanted::default()
        };
        let game = house::table("love-letter").expect("Love Letter can be played");
        let mut live = game.open(&wanted).expect("a table that may be");
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let mut dealer = Sealed::new(bytes);
        live.begin(&mut dealer).expect("a deal");
        Stage { live, dealer }
    }

    /// Who is to move; nobody when the game is over.
    pub fn mover(&self) -> Option<Seat> {
        match self.live.waiting() {
            Waiting::For(seats) => seats.first(),
            Waiting::Over(_) => None,
        }
    }

    /// Somebody moves.
    pub fn act(&mut self, seat: Seat, action: &str) {
        self.live.act(seat, action, &mut self.dealer).expect("a legal move");
    }

    /// What somebody sees.
    pub fn glimpse(&self, viewer: Viewer) -> Arc<dyn Glimpse> {
        self.live.glimpse(viewer)
    }

    /// Whoever is to move makes the move that `choose` picks out of so many.
    pub fn step(&mut self, choose: impl FnOnce(usize) -> usize) -> bool {
        let Some(seat) = self.mover() else { return false };
        let moves = self.glimpse(Viewer::Seat(seat)).moves();
        let action = moves[choose(moves.len())].get().to_string();
        self.act(seat, &action);
        true
    }
}

/// Numbers that look random and are the same every time.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }
}

/// The table around a game.
pub fn picture(players: u8, steps: usize, viewer: Viewer) -> Picture {
    let seats = (0..players).map(|seat| ChairPicture {
        seat,
        sitter: Sitter::Person,
        name: NAMES[seat as usize].to_string(),
        lang: Lang::En,
        host: seat == 0,
        stand_in: None,
    });
    Picture {
        game: "love-letter",
        rules: None,
        phase: Phase::Playing,
        one_device: false,
        paused: false,
        watchers: true,
        host: false,
        yours: viewer.seat().map(|seat| seat.0).into_iter().collect(),
        free_seat: None,
        seats: seats.collect(),
        levels: Vec::new(),
        minutes: (10, 25),
        games: 1,
        steps,
        deal: None,
        talk: Vec::new(),
    }
}

/// Shows a glimpse to whoever has this desk.
pub fn show<T>(
    glimpse: &dyn Glimpse,
    players: u8,
    lang: Lang,
    desk: &Desk,
    look: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let picture = picture(players, glimpse.steps(), glimpse.viewer());
    look(&Scene {
        visit: Visit { lang, origin: "https://parlour.example", path: "/t/key", hints: true },
        key: "key",
        picture: &picture,
        here: &[true; 6][..players as usize],
        watching: 0,
        seat: glimpse.viewer().seat().map(|seat| seat.0),
        glimpse: Some(glimpse),
        desk,
        notice: None,
        seat_link: None,
    })
}

/// A desk on which something was picked.
pub fn desk(picks: &[&str]) -> Desk {
    let mut desk = Desk::new(true);
    desk.picks = picks.iter().map(ToString::to_string).collect();
    desk
}

/// Everything the face shows, as markup.
pub fn markup(glimpse: &dyn Glimpse, players: u8, lang: Lang, desk: &Desk) -> String {
    show(glimpse, players, lang, desk, |scene| {
        let face = love_letter();
        let reveal = face.reveal(scene, glimpse).map(|reveal| reveal.into_string());
        [
            face.prompt(scene, glimpse),
            face.hint(scene, glimpse).unwrap_or_default(),
            reveal.unwrap_or_default(),
            face.middle(scene, glimpse).into_string(),
            face.tray(scene, glimpse).into_string(),
        ]
        .join("\n")
    })
}
