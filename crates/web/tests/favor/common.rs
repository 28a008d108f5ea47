//! A Favor table to look at.

use house::{Glimpse, Live, Sealed, Waiting, Wanted, Written};
use std::sync::Arc;
use tables::{ChairPicture, Phase, Picture, Sitter};
use tabletop::{Seat, Viewer};
use web::{Desk, Face, Scene, Visit, face};
use words::Lang;

/// The names at the table, by seat.
pub const NAMES: [&str; 4] = ["Anna", "Bruno", "Carla", "Dario"];

/// The face of the game.
pub fn favor() -> &'static dyn Face {
    face("favor").unwrap()
}

/// A game in play, with all that its journal would say.
pub struct Played {
    pub live: Box<dyn Live>,
    pub journal: Vec<Written>,
    dealer: Sealed,
}

impl Played {
    /// A game that has just been dealt.
    pub fn new(players: u8, seed: u64) -> Played {
        let mut dealer = Sealed::new(std::array::from_fn(|n| seed.to_le_bytes()[n % 8]));
        let mut live = open(players);
        let first = live.begin(&mut dealer).unwrap();
        Played { live, journal: vec![first], dealer }
    }

    /// Who is to move, unless the game is over.
    pub fn mover(&self) -> Option<Seat> {
        match self.live.waiting() {
            Waiting::For(seats) => seats.first(),
            Waiting::Over(_) => None,
        }
    }

    /// A seat moves.
    pub fn act(&mut self, seat: Seat, action: &str) {
        let written = self.live.act(seat, action, &mut self.dealer).unwrap();
        self.journal.push(written);
    }
}

/// A table at which nothing has happened.
pub fn open(players: u8) -> Box<dyn Live> {
    let wanted = Wanted { players: Some(players.into()), first: Some(0), ..Wanted::default() };
    house::table("favor").unwrap().open(&wanted).unwrap()
}

/// The table as a seat's page knows it; without a seat, a spectator's.
pub fn picture(players: u8, seat: Option<u8>, steps: usize) -> Picture {
    let chair = |seat: u8| ChairPicture {
        seat,
        sitter: Sitter::Person,
        name: NAMES[usize::from(seat)].into(),
        lang: Lang::En,
        host: seat == 0,
        stand_in: None,
    };
    Picture {
        game: "favor",
        rules: None,
        phase: Phase::Playing,
        one_device: false,
        paused: false,
        watchers: true,
        host: false,
        yours: seat.into_iter().collect(),
        free_seat: None,
        seats: (0..players).map(chair).collect(),
        levels: Vec::new(),
        minutes: (15, 25),
        games: 1,
        steps,
        deal: None,
        talk: Vec::new(),
    }
}

/// Shows a scene to `look`.
pub fn with_scene<T>(
    lang: Lang,
    glimpse: &Arc<dyn Glimpse>,
    players: u8,
    desk: &Desk,
    look: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let seat = glimpse.viewer().seat().map(|seat| seat.0);
    let picture = picture(players, seat, glimpse.steps());
    look(&Scene {
        visit: Visit { lang, origin: "https://parlour.example", path: "/t/key", hints: true },
        key: "key",
        picture: &picture,
        here: &[true; 4][..usize::from(players)],
        watching: 0,
        seat,
        glimpse: Some(glimpse.as_ref()),
        desk,
        notice: None,
        seat_link: None,
    })
}

/// Everything that the face shows of a scene, in the order of the page.
pub fn whole(lang: Lang, glimpse: &Arc<dyn Glimpse>, players: u8, desk: &Desk) -> String {
    with_scene(lang, glimpse, players, desk, |scene| {
        let (face, glimpse) = (favor(), glimpse.as_ref());
        let parts = [
            Some(format!("<p>{}</p>", face.prompt(scene, glimpse))),
            face.hint(scene, glimpse).map(|hint| format!("<p>{hint}</p>")),
            face.reveal(scene, glimpse).map(|markup| markup.into_string()),
            Some(face.middle(scene, glimpse).into_string()),
            Some(face.tray(scene, glimpse).into_string()),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join("\n")
    })
}

/// All viewers of a table.
pub fn viewers(players: u8) -> Vec<Viewer> {
    Viewer::all(players).collect()
}

/// A tag of some markup: its name and its attributes.
pub struct Tag<'a> {
    pub name: &'a str,
    pub attributes: &'a str,
}

impl Tag<'_> {
    /// The value of an attribute, as a browser reads it.
    pub fn attribute(&self, name: &str) -> Option<String> {
        let from = self.attributes.split_once(&format!(" {name}=\""))?.1;
        Some(unescaped(from.split_once('"')?.0))
    }
}

/// Every opening tag of some markup.
pub fn tags(markup: &str) -> Vec<Tag<'_>> {
    let tag = |piece| {
        let inside: &str = str::split_once(piece, '>')?.0;
        let end = inside.find(' ').unwrap_or(inside.len());
        Some(Tag { name: &inside[..end], attributes: &inside[end..] })
    };
    markup.split('<').skip(1).filter_map(tag).filter(|tag| !tag.name.starts_with('/')).collect()
}

/// Text as a browser reads it.
pub fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
