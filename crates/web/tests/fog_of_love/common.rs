//! A table of Fog of Love to look at.

use house::{AnyAction, AnyGlimpse, AnyMatch, AnySetup, GameKind, Sealed, Wanted};
use tables::{ChairPicture, Phase, Picture, Sitter};
use tabletop::{Seat, Viewer};
use web::{Desk, TablePage, Visit};
use words::Lang;

/// A little source of numbers.
pub struct Numbers(pub u64);

impl Numbers {
    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// A game in play.
pub struct Played {
    pub live: AnyMatch,
    dealer: Sealed,
}

impl Played {
    /// A game that has just been dealt.
    pub fn new(story: Option<&str>, seed: u64) -> Played {
        let mut dealer = Sealed::new(std::array::from_fn(|n| seed.to_le_bytes()[n % 8]));
        let wanted = Wanted { story: story.map(Into::into), first: Some(0), ..Wanted::default() };
        let mut live = AnySetup::of(GameKind::FogOfLove, &wanted).expect("a table").begin();
        let first = live.opening(&mut dealer).expect("a deal");
        live.take(first).expect("the deal fits");
        Played { live, dealer }
    }

    /// Who is to decide, unless the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.live.waiting().seats().first()
    }

    /// A seat decides.
    pub fn act(&mut self, seat: Seat, action: AnyAction) {
        let step = self.live.decide(seat, action, &mut self.dealer).expect("a legal move");
        self.live.take(step).expect("the move fits");
    }

    pub fn glimpse(&self, viewer: Viewer) -> AnyGlimpse {
        self.live.glimpse(viewer)
    }
}

/// The table as a page knows it.
pub fn picture(seat: Option<u8>, steps: usize, over: bool) -> Picture {
    let chair = |seat: u8| ChairPicture {
        seat,
        sitter: Sitter::Person,
        name: ["Ada", "Bruno"][usize::from(seat)].into(),
        lang: Lang::En,
        host: seat == 0,
        stand_in: None,
        character: None,
        here: true,
        gone: None,
        won: None,
        won_before: None,
    };
    Picture {
        game: GameKind::FogOfLove,
        rules: None,
        phase: if over { Phase::Over } else { Phase::Playing },
        one_device: false,
        paused: false,
        watchers: true,
        host: false,
        removed: false,
        yours: seat.into_iter().collect(),
        free_seat: None,
        seats: (0..2).map(chair).collect(),
        story: None,
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
        borrowed: Vec::new(),
        former: Vec::new(),
        windows: None,
        telling: None,
        tutorial: false,
        setting: None,
        story_shared: Vec::new(),
    }
}

/// Shows the page of a glimpse to `look`.
pub fn with_page<T>(
    lang: Lang,
    glimpse: &AnyGlimpse,
    desk: &Desk,
    look: impl FnOnce(&TablePage<'_>) -> T,
) -> T {
    let seat = glimpse.viewer().seat().map(|seat| seat.0);
    let picture = picture(seat, glimpse.steps(), glimpse.waiting().winners().is_some());
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

/// Everything that is shown of the game.
pub fn whole(lang: Lang, glimpse: &AnyGlimpse, desk: &Desk) -> String {
    with_page(lang, glimpse, desk, |page| web::frame(page).into_string())
}

/// What can be picked in a drawing.
pub fn offered(glimpse: &AnyGlimpse, desk: &Desk) -> Vec<String> {
    let drawn = with_page(Lang::En, glimpse, desk, |page| {
        let parts = web::parts(page);
        web::whole(&parts, "played") + &web::whole(&parts, "tray")
    });
    let picks = drawn.split(" data-pick=\"").skip(1);
    picks.filter_map(|rest| rest.split('"').next().map(Into::into)).collect()
}
