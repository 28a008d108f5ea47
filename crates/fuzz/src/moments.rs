//! Tables of every game in many states of their lives.

use house::{AnyAction, GameKind};
use serde_json::value::RawValue;
use std::sync::LazyLock;
use tables::{
    Attending, Command, Entropy, Entry, Eyes, Guest, Host, Opening, Phase, Play, Request, Table,
    counting_entropy,
};
use words::Lang;

/// An entry as it comes out of a journal.
pub(crate) type Stored = Entry<Box<RawValue>>;

/// The secrets of those who may come to a table: the host, a guest, and two who watch at first.
pub const SECRETS: [&str; 4] = [
    "anna0000000000000000000000",
    "bea00000000000000000000000",
    "car00000000000000000000000",
    "dan00000000000000000000000",
];

/// Those who may come to a table, and last somebody without a secret.
pub static GUESTS: LazyLock<[Guest; 5]> = LazyLock::new(|| {
    let [anna, bea, car, dan] = SECRETS.map(Guest::of_secret);
    [anna, bea, car, dan, Guest::nobody()]
});

/// A table at some moment, as its journal has it.
pub struct Moment {
    /// What there is to see.
    pub name: String,
    /// The journal, an entry a line.
    pub journal: Vec<String>,
}

impl Moment {
    /// The entries, read.
    pub(crate) fn entries(&self) -> Vec<Stored> {
        self.journal.iter().map(|line| read(line)).collect()
    }

    /// The table.
    pub(crate) fn table(&self) -> Table {
        Table::rebuild(self.entries()).expect("a journal of our own")
    }
}

/// A line of a journal that we have written ourselves.
pub(crate) fn read(line: &str) -> Stored {
    serde_json::from_str(line).expect("a line of our own")
}

/// An entry as a line of a journal.
pub(crate) fn written(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("an entry can be written")
}

/// Every moment, in an order that stays.
pub fn moments() -> &'static [Moment] {
    static MOMENTS: LazyLock<Vec<Moment>> = LazyLock::new(|| {
        let table = |game, players| Opening { players: Some(players), ..Opening::of(game) };
        let classic = || Some("classic".to_string());
        let letter = GameKind::LoveLetter;
        let mut openings = vec![
            table(letter, 2),
            table(letter, 4),
            table(letter, 6),
            Opening { rules: classic(), ..table(letter, 3) },
            Opening { one_device: true, ..table(letter, 3) },
            table(GameKind::Favor, 2),
            table(GameKind::Favor, 4),
            Opening { one_device: true, ..table(GameKind::Favor, 3) },
            Opening { one_device: true, ..table(GameKind::FogOfLove, 2) },
        ];
        for story in packs::base().content.stories.iter().map(|story| story.id.clone()) {
            openings.push(Opening { story: Some(story), ..table(GameKind::FogOfLove, 2) });
        }
        (0..).zip(openings).flat_map(|(seed, opening)| life(opening, seed)).collect()
    });
    &MOMENTS
}

/// How many steps a game has taken at the moments that are kept of it.
const STEPS: [usize; 7] = [1, 2, 4, 9, 16, 30, 55];

/// The moments of one table's life.
fn life(opening: Opening, seed: u64) -> Vec<Moment> {
    let mut at = Life::open(opening, seed);
    let mut moments = vec![at.moment("lobby")];
    if !at.table.opening().one_device {
        let name = Some("Bea".to_string());
        at.ask(1, Command::Sit { seat: None, name, lang: Some(Lang::De) });
        for seat in 2..at.table.chairs().len() as u8 {
            at.ask(0, Command::Bot { seat, level: "random".into() });
        }
        moments.push(at.moment("full"));
    }
    at.ask(0, Command::Start);
    at.ask(0, Command::Pause { on: true });
    moments.push(at.moment("pause"));
    at.ask(0, Command::Pause { on: false });
    for steps in STEPS {
        at.play(steps);
        moments.push(at.moment(&format!("step {steps}")));
    }
    at.play(usize::MAX);
    at.ask(0, Command::Say { seat: 0, text: "Well played!".into() });
    moments.push(at.moment("over"));
    at.ask(0, Command::Rematch);
    at.play(3);
    moments.push(at.moment("rematch"));
    moments
}

/// The legal moves of the first guest who is asked, and of which seat they are.
pub(crate) fn legal(table: &Table) -> Option<(usize, u8, Vec<AnyAction>)> {
    GUESTS.iter().enumerate().find_map(|(guest, who)| {
        table.seats_of(*who).into_iter().find_map(|seat| {
            let look = table.look(*who, Eyes::Seat(seat.0), &Attending::default()).ok()?;
            let moves = look.glimpse?.moves();
            (!moves.is_empty()).then_some((guest, seat.0, moves))
        })
    })
}

/// A table being played at.
struct Life {
    table: Table,
    journal: Vec<String>,
    entropy: Box<dyn Entropy>,
    dice: u64,
}

impl Life {
    fn open(opening: Opening, seed: u64) -> Life {
        let mut entropy: Box<dyn Entropy> = Box::new(counting_entropy(seed));
        let host = Host { guest: GUESTS[0], name: "Anna", lang: Lang::En, bots: None };
        let opened = Table::open(opening, &host, &mut *entropy);
        let (table, entries) = opened.expect("a table that can be had");
        Life { table, journal: entries.iter().map(written).collect(), entropy, dice: seed }
    }

    fn ask(&mut self, guest: usize, request: impl Into<Request>) {
        let entries = self.table.handle(
            GUESTS[guest],
            request,
            &Attending::of(&GUESTS[..3]),
            &mut *self.entropy,
        );
        self.journal.extend(entries.expect("it is allowed").iter().map(written));
    }

    /// Plays until so many steps have been taken, or the game is over.
    fn play(&mut self, steps: usize) {
        while self.table.steps() < steps && self.table.phase() == Phase::Playing {
            if let Some(entry) = self.table.move_bot(&mut *self.entropy) {
                self.journal.push(written(&entry));
                continue;
            }
            let (guest, play) = self.some_move();
            self.ask(guest, play);
        }
    }

    /// A legal move of somebody who is asked.
    fn some_move(&mut self) -> (usize, Play) {
        self.dice = self.dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let (guest, seat, moves) = legal(&self.table).expect("somebody is asked");
        let action = moves[(self.dice >> 33) as usize % moves.len()].clone();
        (guest, Play { seat, steps: None, action })
    }

    fn moment(&self, name: &str) -> Moment {
        let Opening { game, players, story, one_device, .. } = self.table.opening();
        let which = story.clone().or(players.map(|n| n.to_string())).unwrap_or_default();
        let device = if *one_device { " on one device" } else { "" };
        Moment { name: format!("{game} {which}{device}, {name}"), journal: self.journal.clone() }
    }
}
