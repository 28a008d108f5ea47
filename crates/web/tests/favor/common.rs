//! A Favor table to look at.

use favor::Event;
use house::{AnyAction, AnyGlimpse, AnyMatch, AnySetup, AnyStep, GameKind, Sealed, Wanted};
use tables::{ChairPicture, Phase, Picture, Sitter};
use tabletop::{Seat, Viewer};
use web::{Desk, TablePage, Visit};
use words::Lang;

/// The names at the table, by seat.
pub const NAMES: [&str; 4] = ["Anna", "Bruno", "Carla", "Dario"];

/// A game in play, with all that its journal would say.
pub struct Played {
    pub live: AnyMatch,
    pub journal: Vec<AnyStep>,
    dealer: Sealed,
}

impl Played {
    /// A game that has just been dealt.
    pub fn new(players: u8, seed: u64) -> Played {
        let mut dealer = Sealed::new(std::array::from_fn(|n| seed.to_le_bytes()[n % 8]));
        let mut live = open(players);
        let first = live.opening(&mut dealer).unwrap();
        live.take(first.clone()).unwrap();
        Played { live, journal: vec![first], dealer }
    }

    /// Who is to move, unless the game is over.
    pub fn mover(&self) -> Option<Seat> {
        self.live.waiting().seats().first()
    }

    /// A seat moves.
    pub fn act(&mut self, seat: Seat, action: AnyAction) {
        let step = self.live.decide(seat, action, &mut self.dealer).unwrap();
        self.live.take(step.clone()).unwrap();
        self.journal.push(step);
    }
}

/// What truly happened in a step.
pub fn events(step: &AnyStep) -> &[Event] {
    match step {
        AnyStep::Favor(step) => &step.events,
        _ => panic!("another game"),
    }
}

/// A table at which nothing has happened.
pub fn open(players: u8) -> AnyMatch {
    let wanted = Wanted { players: Some(players.into()), first: Some(0), ..Wanted::default() };
    AnySetup::of(GameKind::Favor, &wanted).unwrap().begin()
}

/// The table as a seat's page knows it; without a seat, a spectator's.
pub fn picture(players: u8, seat: Option<u8>, steps: usize) -> Picture {
    let chair = |seat: u8| ChairPicture {
        seat,
        sitter: Sitter::Person,
        name: NAMES[usize::from(seat)].into(),
        character: None,
        lang: Lang::En,
        host: seat == 0,
        stand_in: None,
        here: true,
        gone: None,
        won: Some(0),
        won_before: Some(0),
    };
    Picture {
        game: GameKind::Favor,
        rules: None,
        phase: Phase::Playing,
        one_device: false,
        paused: false,
        telling: None,
        watchers: true,
        host: false,
        removed: false,
        yours: seat.into_iter().collect(),
        free_seat: None,
        seats: (0..players).map(chair).collect(),
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

/// Shows the page of a glimpse to `look`.
pub fn with_page<T>(
    lang: Lang,
    glimpse: &AnyGlimpse,
    players: u8,
    desk: &Desk,
    look: impl FnOnce(&TablePage<'_>) -> T,
) -> T {
    let seat = glimpse.viewer().seat().map(|seat| seat.0);
    let mut picture = picture(players, seat, glimpse.steps());
    if glimpse.waiting().winners().is_some() {
        picture.phase = Phase::Over;
    }
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
        seat,
        glimpse: Some(glimpse),
        desk,
        notice: None,
        seat_link: None,
        vetoed: None,
        invitations: &[],
    })
}

/// Everything that is shown of the game, in the order of the page.
pub fn whole(lang: Lang, glimpse: &AnyGlimpse, players: u8, desk: &Desk) -> String {
    with_page(lang, glimpse, players, desk, |page| {
        let parts = web::parts(page);
        let parts = ["prompt", "revealed", "played", "tray"].map(|id| web::whole(&parts, id));
        parts.join("\n")
    })
}

/// A part of the page, if it is there.
pub fn part(
    lang: Lang,
    glimpse: &AnyGlimpse,
    players: u8,
    desk: &Desk,
    id: &str,
) -> Option<String> {
    with_page(lang, glimpse, players, desk, |page| {
        let parts = web::parts(page);
        parts.contains_key(id).then(|| web::whole(&parts, id))
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
