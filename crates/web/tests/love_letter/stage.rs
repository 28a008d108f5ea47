//! A table to look at: a real game, and whoever looks at it.

use house::{AnyAction, AnyGlimpse, AnyMatch, AnySetup, GameKind, Sealed, Wanted};
use love_letter::Sight;
use tables::{ChairPicture, Phase, Picture, Sitter};
use tabletop::{Seat, Viewer};
use web::{Desk, Parts, TablePage, Visit};
use words::Lang;

pub const NAMES: [&str; 6] = ["Anna", "Bruno", "Carla", "Dario", "Emma", "Fritz"];

/// A game that is being played.
pub struct Stage {
    pub live: AnyMatch,
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
        let setup = AnySetup::of(GameKind::LoveLetter, &wanted).expect("a table that may be");
        let mut live = setup.begin();
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let mut dealer = Sealed::new(bytes);
        let first = live.opening(&mut dealer).expect("a deal");
        live.take(first).expect("a step of this game");
        Stage { live, dealer }
    }

    /// Who is to move; nobody when the game is over.
    pub fn mover(&self) -> Option<Seat> {
        self.live.waiting().seats().first()
    }

    /// Somebody moves.
    pub fn act(&mut self, seat: Seat, action: AnyAction) {
        let step = self.live.decide(seat, action, &mut self.dealer).expect("a legal move");
        self.live.take(step).expect("a step of this game");
    }

    /// What somebody sees.
    pub fn glimpse(&self, viewer: Viewer) -> AnyGlimpse {
        self.live.glimpse(viewer)
    }

    /// What somebody has perceived in the latest step.
    pub fn latest(&self, viewer: Viewer) -> Vec<Sight> {
        let AnyMatch::LoveLetter(game) = &self.live else { panic!("another game") };
        game.sights(viewer, game.steps() - 1).concat()
    }

    /// Whoever is to move makes the move that `choose` picks out of so many.
    pub fn step(&mut self, choose: impl FnOnce(usize) -> usize) -> bool {
        let Some(seat) = self.mover() else { return false };
        let mut moves = self.glimpse(Viewer::Seat(seat)).moves();
        let action = moves.swap_remove(choose(moves.len()));
        self.act(seat, action);
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
        character: None,
        lang: Lang::En,
        host: seat == 0,
        stand_in: None,
        here: true,
        gone: None,
        won: Some(0),
        won_before: Some(0),
    });
    Picture {
        game: GameKind::LoveLetter,
        rules: None,
        phase: Phase::Playing,
        one_device: false,
        paused: false,
        telling: None,
        watchers: true,
        host: false,
        removed: false,
        yours: viewer.seat().map(|seat| seat.0).into_iter().collect(),
        free_seat: None,
        seats: seats.collect(),
        story: None,
        tutorial: false,
        setting: None,
        first: None,
        games: 1,
        steps,
        sealing: None,
        deal: None,
        talk: Vec::new(),
        watching: 0,
        requests: Vec::new(),
        taken_over: Vec::new(),
        shared: Vec::new(),
        story_shared: Vec::new(),
        borrowed: Vec::new(),
        former: Vec::new(),
        windows: None,
    }
}

/// Shows a glimpse to whoever has this desk.
pub fn show<T>(
    glimpse: &AnyGlimpse,
    players: u8,
    lang: Lang,
    desk: &Desk,
    look: impl FnOnce(&TablePage<'_>) -> T,
) -> T {
    let picture = picture(players, glimpse.steps(), glimpse.viewer());
    look(&TablePage {
        visit: Visit {
            lang,
            origin: "https://parlour.example",
            path: "/t/key",
            hints: true,
            name: "",
            looks: web::Looks::default(),
        },
        key: "key",
        picture: &picture,
        seat: glimpse.viewer().seat().map(|seat| seat.0),
        glimpse: Some(glimpse),
        desk,
        notice: None,
        seat_link: None,
        vetoed: None,
        invitations: &[],
    })
}

/// A desk on which something was picked.
pub fn desk(picks: &[&str]) -> Desk {
    let mut desk = Desk::new(true);
    desk.picks = picks.iter().map(ToString::to_string).collect();
    desk
}

/// Everything that is shown of the game, as markup.
pub fn markup(glimpse: &AnyGlimpse, players: u8, lang: Lang, desk: &Desk) -> String {
    show(glimpse, players, lang, desk, |page| {
        let parts = web::parts(page);
        let drawn = ["prompt", "revealed", "played", "tray"].map(|id| match id {
            "prompt" => said(&web::whole(&parts, id)).unwrap_or_default(),
            _ => web::whole(&parts, id),
        });
        drawn.join("\n")
    })
}

/// What the first paragraph says.
pub fn said(html: &str) -> Option<String> {
    let (_, said) = html.split_once("<p")?.1.split_once('>')?;
    said.split_once("</p>").map(|(said, _)| said.to_string())
}

/// A part of a page, if it is there.
pub fn part(page: &TablePage<'_>, id: &str) -> Option<String> {
    let parts = web::parts(page);
    parts.contains_key(id).then(|| web::whole(&parts, id))
}

/// What the hint of a page says, if there is one.
pub fn hint(page: &TablePage<'_>) -> Option<String> {
    said(&part(page, "hint")?)
}

/// The table and the tray of some parts, as markup.
pub fn table_and_tray(parts: &Parts) -> String {
    web::whole(parts, "played") + &web::whole(parts, "tray")
}
