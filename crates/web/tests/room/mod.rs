//! A table that tests can play at, and look at through anybody's page.
#![allow(dead_code, unreachable_pub)]

use house::{AnyGlimpse, AnyMatch, AnySetup, GameKind, Sealed, Wanted};
use maud::Markup;
use std::sync::LazyLock;
use tables::{
    Asking, Attending, Command, Door, Entropy, Eyes, Guest, Host, Look, Opening, Phase, Picture,
    Play, Request, Stands, Table, Tally, YourTable, counting_entropy,
};
use tabletop::{Seat, Viewer, Waiting};
use web::{Desk, Replay, SeatInvitation, Settings, Sharing, Speed, TablePage, Visit};
use words::fog_of_love::{Said, Tale};
use words::{Lang, Tongue};

/// The name of a table as it stands in its address.
pub const KEY: &str = "t4b1et4b1et4b1et4b1et4b1e0";

/// Where links lead.
pub const ORIGIN: &str = "https://parlour.example";

/// A visit of somebody who reads this language.
pub fn visit(lang: Lang) -> Visit<'static> {
    Visit {
        lang,
        origin: ORIGIN,
        path: "/t/t4b1et4b1et4b1et4b1et4b1e0",
        hints: true,
        name: "",
        looks: web::Looks::default(),
    }
}

/// A table, its host Anna, and a guest.
pub struct Room {
    pub table: Table,
    pub host: Guest,
    pub guest: Guest,
    pub lang: Lang,
    pub notice: Option<&'static str>,
    entropy: Box<dyn Entropy>,
    /// Those who wait for a seat.
    asking: Vec<Asking>,
}

impl Room {
    /// Anna opens a table.
    pub fn open(game: GameKind, players: u32, one_device: bool) -> Room {
        Room::with(Opening { players: Some(players), one_device, ..Opening::of(game) })
    }

    /// Anna opens this table.
    pub fn with(opening: Opening) -> Room {
        let host = Guest::of_secret("host");
        let mut entropy: Box<dyn Entropy> = Box::new(counting_entropy(7));
        let anna = Host { guest: host, name: "Anna", lang: Lang::En, bots: None };
        let (table, _) = Table::open(opening, &anna, &mut *entropy).expect("a table");
        let guest = Guest::of_secret("guest");
        Room { table, host, guest, lang: Lang::En, notice: None, entropy, asking: Vec::new() }
    }

    /// From now on chance is another: other cards are dealt.
    pub fn shuffle(&mut self, seed: u64) {
        self.entropy = Box::new(counting_entropy(seed));
    }

    /// Somebody asks something of the table.
    pub fn ask(&mut self, guest: Guest, request: impl Into<Request>) {
        let (request, attending) = (request.into(), self.attending(&[]));
        let asking = self.table.asks_for(guest, &request, &attending, &mut *self.entropy);
        self.asking.extend(asking.expect("a request that is allowed"));
        self.table
            .handle(guest, request, &attending, &mut *self.entropy)
            .expect("a request that is allowed");
    }

    fn attending(&self, present: &[Guest]) -> Attending {
        Attending::of(present).with_asking(Some(self.asking.clone().into()))
    }

    /// The guest sits down, called like this.
    pub fn sit(&mut self, name: &str) {
        self.ask(self.guest, Command::Sit { seat: None, name: Some(name.into()), lang: None });
    }

    /// So many steps are taken, by anybody, or fewer if the game is over.
    pub fn play(&mut self, steps: usize) {
        let mut dice = house::dice(5);
        for _ in 0..steps {
            if self.table.move_bot(&mut *self.entropy).is_some() {
                continue;
            }
            if self.table.phase() != Phase::Playing {
                return;
            }
            let asked = self.glimpse(Viewer::Public).waiting().seats();
            let seat = asked.first().expect("somebody is asked");
            let moves = self.glimpse(Viewer::Seat(seat)).moves();
            let at = tabletop::below(&mut dice, moves.len() as u32) as usize;
            let (holder, _) = self.table.holder(seat.0).expect("somebody sits there");
            self.ask(holder.guest, Play { seat: seat.0, steps: None, action: moves[at].clone() });
        }
    }

    /// The table as somebody's page knows it: everybody is here, and one watches.
    pub fn look(&self, guest: Guest, desk: &Desk) -> Look {
        let sitting = self.table.chairs().iter().flat_map(|chair| chair.guests.iter().copied());
        let mut present: Vec<Guest> = sitting.collect();
        present.push(Guest::of_secret("a spectator"));
        let eyes = Eyes::Page { open: desk.open };
        let look = self.table.look(guest, eyes, &self.attending(&present)).expect("they may look");
        assert_eq!(look.seat, desk.seat(&look.picture), "a desk and the table agree on the eyes");
        look
    }

    /// The table as somebody sees it.
    pub fn picture(&self, guest: Guest) -> Picture {
        self.look(guest, &Desk::new(false)).picture
    }

    /// The game that has begun, through eyes that somebody here may look through.
    pub fn glimpse(&self, viewer: Viewer) -> AnyGlimpse {
        let (guest, eyes) = match viewer.seat() {
            None => (self.host, Eyes::Public),
            Some(seat) => {
                let (holder, _) = self.table.holder(seat.0).expect("somebody sits there");
                (holder.guest, Eyes::Seat(seat.0))
            }
        };
        let look = self.table.look(guest, eyes, &Attending::default()).expect("they may look");
        look.glimpse.expect("a game has begun")
    }

    /// Somebody's page, at this moment.
    pub fn page<T>(&self, guest: Guest, desk: &Desk, show: impl FnOnce(&TablePage<'_>) -> T) -> T {
        self.show(&self.look(guest, desk), desk, show)
    }

    /// Somebody's page when it shows what a seat saw after so many steps.
    pub fn page_at<T>(
        &self,
        guest: Guest,
        desk: &Desk,
        seat: Option<u8>,
        steps: usize,
        show: impl FnOnce(&TablePage<'_>) -> T,
    ) -> T {
        let eyes = seat.map_or(Eyes::Public, Eyes::Seat);
        let look = self.table.look_back(guest, eyes, steps).expect("they may look back");
        self.show(&look, desk, show)
    }

    /// The same with every hand open.
    pub fn page_openly<T>(
        &self,
        guest: Guest,
        desk: &Desk,
        steps: usize,
        show: impl FnOnce(&TablePage<'_>, &Replay<'_>) -> T,
    ) -> T {
        let looks = self.table.look_back_openly(guest, steps).expect("the game is over");
        let (public, hands) = looks;
        self.show(&public, desk, |page| {
            let theirs = |look: &Look| TablePage {
                picture: page.picture,
                seat: look.seat,
                glimpse: None,
                ..*page
            };
            let mut pages: Vec<TablePage<'_>> = hands.iter().map(theirs).collect();
            for (page, look) in pages.iter_mut().zip(&hands) {
                page.glimpse = look.glimpse.as_ref();
            }
            let steps = self.table.steps();
            show(page, &Replay { steps, hands: Some(&pages), ..Replay::default() })
        })
    }

    fn show<T>(&self, look: &Look, desk: &Desk, show: impl FnOnce(&TablePage<'_>) -> T) -> T {
        show(&TablePage {
            visit: visit(self.lang),
            key: KEY,
            picture: &look.picture,
            seat: look.seat,
            glimpse: look.glimpse.as_ref(),
            desk,
            notice: self.notice,
            seat_link: look.seat.map(|_| "https://parlour.example/seat/t0ken"),
            vetoed: look.vetoed.as_deref(),
            invitations: &self.invitations(look),
        })
    }

    fn invitations(&self, look: &Look) -> Vec<SeatInvitation> {
        let link = |(seat, invitation): &(u8, tables::Invitation)| SeatInvitation {
            seat: *seat,
            held: invitation.held,
            link: format!("https://parlour.example/seat/invite{seat}"),
        };
        look.invitations.iter().map(link).collect()
    }

    /// The frame of somebody's page.
    pub fn frame(&self, guest: Guest, desk: &Desk) -> String {
        self.page(guest, desk, |page| web::frame(page).into_string())
    }
}

/// Every kind of page, with a name: in the languages asked for.
pub fn every_page(lang: Lang) -> Vec<(String, Markup)> {
    let visit = visit(lang);
    let mut pages = vec![
        (
            "settings".to_owned(),
            web::settings_page(&visit, &Settings { speed: Speed::Quick, said: Some(Ok(())) }),
        ),
        ("home".to_owned(), web::home(&visit, &your_tables())),
        ("error".to_owned(), web::error_page(&visit, "This table has been cleared away.")),
        ("seat".to_owned(), web::seat_page(&visit, "Anna", GameKind::LoveLetter, "t0ken")),
        ("invited".to_owned(), web::invited_page(&visit, "Anna", GameKind::Favor, "t0ken")),
        ("invited-nobody".to_owned(), web::invited_page(&visit, "", GameKind::Favor, "t0ken")),
        ("door".to_owned(), web::door_page(&visit, &door(false), KEY)),
        ("door-asked".to_owned(), web::door_page(&visit, &door(true), KEY)),
    ];
    let (ours, theirs) = (Sharing { yours: true, both: false }, None);
    pages.push(("story".to_owned(), web::story_page(&visit, KEY, &tale(lang), Some(ours))));
    pages.push(("story-shared".to_owned(), web::story_page(&visit, KEY, &tale(lang), theirs)));
    for game in GameKind::ALL {
        pages.push((format!("rules-{game}"), web::rules_page(&visit, game)));
    }
    for game in [GameKind::LoveLetter, GameKind::Favor] {
        pages.extend(pages_of(game, false, lang));
        pages.extend(pages_of(game, true, lang));
    }
    pages
}

/// A game of Fog of Love between bots, played to its end once.
static LOVE: LazyLock<AnyMatch> = LazyLock::new(|| {
    let setup = AnySetup::of(GameKind::FogOfLove, &Wanted::default()).expect("a table");
    let (mut sealed, mut dice) = (Sealed::new([4; 32]), house::dice(4));
    let mut game = setup.begin();
    game.take(game.opening(&mut sealed).expect("a deal")).expect("a step");
    while let Waiting::For(seats) = game.waiting() {
        let seat = seats.into_iter().next().expect("somebody is asked");
        let action = game.choose(seat, "random", &mut dice).expect("a move");
        game.take(game.decide(seat, action, &mut sealed).expect("legal")).expect("a step");
    }
    game
});

/// That game as a tale.
pub fn tale(lang: Lang) -> Tale {
    let told = [Said { seat: Seat(0), step: 40, text: "<i>Once</i> upon a time".into() }];
    let names = ["<b>Anna</b>".to_string(), "Ben".to_string()];
    LOVE.tale(Tongue::of(lang), &told, &names).expect("a tale")
}

fn door(asking: bool) -> Door {
    Door { game: GameKind::LoveLetter, host: "Anna".into(), asking }
}

fn pages_of(game: GameKind, one_device: bool, lang: Lang) -> Vec<(String, Markup)> {
    let mut pages = Vec::new();
    let mut room = Room { lang, ..Room::open(game, 3, one_device) };
    let mut desk = Desk::new(true);
    let (host, guest) = (room.host, room.guest);
    let way = if one_device { "device" } else { "table" };
    let mut keep = |name: &str, page: Markup| pages.push((format!("{game}-{way}-{name}"), page));
    keep("lobby", room.page(host, &desk, web::table_page));
    keep("lobby-newcomer", room.page(guest, &desk, web::table_page));
    if !one_device {
        room.sit("Bruno");
        keep("lobby-guest", room.page(guest, &desk, web::table_page));
    }
    room.ask(host, Command::Start);
    room.ask(host, Command::Say { seat: 0, text: "Good luck, everybody!".into() });
    room.ask(host, Command::React { seat: 0, reaction: tables::Reaction::Heart });
    room.play(4);
    keep("start", room.page(host, &desk, web::table_page));
    keep("spectator", room.page(Guest::of_secret("other"), &desk, web::table_page));
    if !one_device {
        let (carla, phone) = (Guest::of_secret("carla"), Guest::of_secret("phone"));
        let ask = Command::Sit { seat: Some(2), name: Some("Carla".into()), lang: None };
        room.ask(carla, ask.clone());
        let of = room.table.holder(1).expect("somebody's").0;
        room.ask(phone, Command::Claim { seat: 1, of });
        keep("request", room.page(host, &desk, web::table_page));
        keep("request-others", room.page(guest, &desk, web::table_page));
        keep("request-mine", room.page(carla, &desk, web::table_page));
        keep("borrowed", room.page(phone, &desk, web::table_page));
        let request = room.asking[0].number;
        room.ask(host, Command::Admit { request });
        keep("taken-over", room.page(carla, &desk, web::table_page));
        let replay = |page: &TablePage<'_>| {
            web::replay_page(page, &Replay { steps: 4, ..Replay::default() })
        };
        keep("replay-newcomer", room.page_at(carla, &desk, Some(2), 2, replay));
        room.ask(carla, Command::Leave { seat: 2 });
    }
    desk.open = Some(0);
    room.notice = Some("Something happened in the meantime.");
    room.ask(host, Command::Pause { on: true });
    keep("play", room.page(host, &desk, web::table_page));
    room.ask(host, Command::Pause { on: false });
    room.play(1000);
    desk = Desk::new(false);
    room.notice = None;
    keep("over", room.page(host, &desk, web::table_page));
    let steps = room.table.steps();
    for (name, at) in [("replay", steps / 2), ("replay-end", steps)] {
        let replay = |page: &TablePage<'_>| {
            web::replay_page(page, &Replay { steps, honest: Some(true), ..Replay::default() })
        };
        keep(name, room.page_at(host, &desk, Some(1), at, replay));
    }
    keep("replay-all", room.page_openly(host, &desk, steps / 2, web::replay_page));
    room.ask(host, Command::Rematch);
    room.play(4);
    keep("rematch", room.page(host, &desk, web::table_page));
    room.play(1000);
    keep("rematch-over", room.page(host, &desk, web::table_page));
    pages
}

/// One of each kind of somebody's tables.
pub fn your_tables() -> Vec<(String, YourTable)> {
    let names = || vec!["Bruno".to_string(), "Carla <3".to_string()];
    let stands = [
        Stands::YourTurn,
        Stands::TurnOf(names()),
        Stands::Gathering,
        Stands::Paused,
        Stands::Over(names()),
        Stands::Over(vec!["Anna".to_string()]),
    ];
    let table = |(at, stands): (u32, Stands)| {
        // Several games have been played at every other table.
        let tally = |won| move |name| Tally { name, won };
        let score = names().into_iter().map(tally(at)).filter(|_| at % 2 == 1).collect();
        let table = YourTable { game: GameKind::LoveLetter, others: names(), stands, score };
        (format!("table{at}"), table)
    };
    (0..).zip(stands).map(table).collect()
}
