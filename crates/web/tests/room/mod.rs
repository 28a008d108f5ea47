//! A table that tests can play at, and look at through anybody's page.
#![allow(dead_code, unreachable_pub)]

use house::Waiting;
use maud::Markup;
use tables::{Command, Entropy, Guest, Opening, Table, counting_entropy};
use tabletop::{Seat, Viewer};
use web::{Desk, Scene, Visit};
use words::Lang;

/// Where links lead.
pub const ORIGIN: &str = "https://parlour.example";

/// A visit of somebody who reads this language.
pub fn visit(lang: Lang) -> Visit<'static> {
    Visit { lang, origin: ORIGIN, path: "/t/k3y", hints: true }
}

/// A table, its host Anna, and a guest.
pub struct Room {
    pub table: Table,
    pub host: Guest,
    pub guest: Guest,
    pub lang: Lang,
    pub notice: Option<&'static str>,
    entropy: Box<dyn Entropy>,
}

impl Room {
    /// Anna opens a table.
    pub fn open(game: &str, players: u32, one_device: bool) -> Room {
        let host = Guest::of_secret("host");
        let mut entropy: Box<dyn Entropy> = Box::new(counting_entropy(7));
        let players = Some(players);
        let opening = Opening { game: game.into(), players, one_device, ..Opening::default() };
        let (table, _) =
            Table::open(opening, host, "Anna", Lang::En, &mut *entropy).expect("a table");
        let guest = Guest::of_secret("guest");
        Room { table, host, guest, lang: Lang::En, notice: None, entropy }
    }

    /// From now on chance is another: other cards are dealt.
    pub fn shuffle(&mut self, seed: u64) {
        self.entropy = Box::new(counting_entropy(seed));
    }

    /// Somebody asks something of the table.
    pub fn ask(&mut self, guest: Guest, command: Command) {
        self.table.handle(guest, command, &mut *self.entropy).expect("a command that is allowed");
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
            let Some(game) = self.table.game() else { return };
            let Waiting::For(seats) = game.waiting() else { return };
            let seat = seats.into_iter().next().expect("somebody is asked");
            let moves = game.glimpse(Viewer::Seat(seat)).moves();
            let at = tabletop::below(&mut dice, moves.len() as u32) as usize;
            let action = serde_json::from_str(moves[at].get()).expect("a move");
            let mine = self.table.seats_of(self.host).contains(&seat);
            let guest = if mine { self.host } else { self.guest };
            self.ask(guest, Command::Play { seat: seat.0, steps: None, action });
        }
    }

    /// What somebody's page is made from, at this moment.
    pub fn scene<T>(&self, guest: Guest, desk: &Desk, look: impl FnOnce(&Scene<'_>) -> T) -> T {
        let picture = self.table.picture(guest);
        let seat = desk.seat(&picture);
        let steps = self.table.game().map_or(0, tables::TableGame::steps);
        self.scene_at(guest, desk, seat, steps, look)
    }

    /// What somebody's page is made from when it shows what a seat saw after so many steps.
    pub fn scene_at<T>(
        &self,
        guest: Guest,
        desk: &Desk,
        seat: Option<u8>,
        steps: usize,
        look: impl FnOnce(&Scene<'_>) -> T,
    ) -> T {
        let picture = self.table.picture(guest);
        let viewer = seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
        let glimpse = self.table.game().map(|game| game.glimpse_at(viewer, steps));
        look(&Scene {
            visit: visit(self.lang),
            key: "k3y",
            picture: &picture,
            here: &vec![true; picture.seats.len()],
            watching: 1,
            seat,
            glimpse: glimpse.as_deref(),
            desk,
            notice: self.notice,
            seat_link: seat.map(|_| "https://parlour.example/seat/t0ken"),
        })
    }

    /// The frame of somebody's page.
    pub fn frame(&self, guest: Guest, desk: &Desk) -> String {
        self.scene(guest, desk, |scene| web::frame(scene).into_string())
    }
}

/// Every kind of page, with a name: in the languages asked for.
pub fn every_page(lang: Lang) -> Vec<(String, Markup)> {
    let visit = visit(lang);
    let mut pages = vec![
        ("home".to_owned(), web::home(&visit)),
        ("error".to_owned(), web::error_page(&visit, "This table has been cleared away.")),
        ("seat".to_owned(), web::seat_page(&visit, "Anna", "love-letter", "t0ken")),
    ];
    for game in words::rules::games_with_rules() {
        pages.push((format!("rules-{game}"), web::rules_page(&visit, game).expect("rules")));
    }
    for game in ["love-letter", "favor"] {
        pages.extend(pages_of(game, false, lang));
        pages.extend(pages_of(game, true, lang));
    }
    pages
}

fn pages_of(game: &str, one_device: bool, lang: Lang) -> Vec<(String, Markup)> {
    let mut pages = Vec::new();
    let mut room = Room { lang, ..Room::open(game, 3, one_device) };
    let mut desk = Desk::new(true);
    let (host, guest) = (room.host, room.guest);
    let way = if one_device { "device" } else { "table" };
    let mut keep = |name: &str, page: Markup| pages.push((format!("{game}-{way}-{name}"), page));
    keep("lobby", room.scene(host, &desk, web::table_page));
    keep("lobby-newcomer", room.scene(guest, &desk, web::table_page));
    if !one_device {
        room.sit("Bruno");
        keep("lobby-guest", room.scene(guest, &desk, web::table_page));
    }
    room.ask(host, Command::Start);
    room.ask(host, Command::Say { seat: 0, text: "Good luck, everybody!".into() });
    room.ask(host, Command::React { seat: 0, reaction: tables::Reaction::Heart });
    room.play(4);
    keep("start", room.scene(host, &desk, web::table_page));
    keep("spectator", room.scene(Guest::of_secret("other"), &desk, web::table_page));
    desk.open = Some(0);
    desk.panel = web::Panel::Seats;
    desk.explained = Some("guard".into());
    room.notice = Some("Something happened in the meantime.");
    room.ask(host, Command::Pause { on: true });
    keep("play", room.scene(host, &desk, web::table_page));
    room.ask(host, Command::Pause { on: false });
    room.play(1000);
    desk = Desk::new(false);
    room.notice = None;
    keep("over", room.scene(host, &desk, web::table_page));
    let steps = room.table.game().map_or(0, tables::TableGame::steps);
    for (name, at) in [("replay", steps / 2), ("replay-end", steps)] {
        keep(
            name,
            room.scene_at(host, &desk, Some(1), at, |s| web::replay_page(s, steps, Some(true))),
        );
    }
    pages
}
