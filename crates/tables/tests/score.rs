//! The score over several games at one table follows from its journal, and tells nothing before its time.

use house::GameKind;
use serde_json::value::RawValue;
use tables::{
    Attending, Command, Entry, Eyes, Guest, Host, Opening, Phase, Play, Request, Stands, Table,
    counting_entropy,
};
use words::Lang;

fn anna() -> Guest {
    Guest::of_secret("anna")
}

fn bruno() -> Guest {
    Guest::of_secret("bruno")
}

/// A table, and its journal as it would be read back.
struct Evening {
    table: Table,
    journal: Vec<Entry<Box<RawValue>>>,
    entropy: Box<dyn tables::Entropy>,
    dice: usize,
}

impl Evening {
    /// Anna opens a table and Bruno sits down.
    fn of(opening: Opening) -> Evening {
        let mut entropy = Box::new(counting_entropy(11));
        let host = Host { guest: anna(), name: "Anna", lang: Lang::En, bots: None };
        let (table, entries) = Table::open(opening, &host, &mut *entropy).expect("a table");
        let mut evening = Evening { table, journal: Vec::new(), entropy, dice: 0 };
        evening.keep(&entries);
        evening
    }

    fn for_two(game: GameKind) -> Evening {
        let mut evening = Evening::of(Opening { players: Some(2), ..Opening::of(game) });
        let sit = Command::Sit { seat: None, name: Some("Bruno".into()), lang: Some(Lang::De) };
        evening.ask(bruno(), sit);
        evening
    }

    fn keep(&mut self, entries: &[Entry]) {
        let stored = serde_json::to_string(entries).expect("it can be written");
        let stored: Vec<Entry<Box<RawValue>>> = serde_json::from_str(&stored).expect("and read");
        self.journal.extend(stored);
    }

    fn ask(&mut self, guest: Guest, request: impl Into<Request>) {
        let (nobody, entropy) = (Attending::default(), &mut *self.entropy);
        let entries = self.table.handle(guest, request, &nobody, entropy).expect("it is granted");
        self.keep(&entries);
    }

    /// Moves once: whoever is to, somehow.
    fn step(&mut self) {
        if let Some(moved) = self.table.move_bot(&mut *self.entropy) {
            return self.keep(&[moved]);
        }
        let seats = [anna(), bruno()].into_iter().flat_map(|guest| {
            self.table.seats_of(guest).into_iter().map(move |seat| (guest, seat.0))
        });
        let moves = |(guest, seat): (Guest, u8)| {
            let look = self.table.look(guest, Eyes::Seat(seat), &Attending::default()).ok()?;
            let moves = look.glimpse?.moves();
            (!moves.is_empty()).then_some((guest, seat, moves))
        };
        let (guest, seat, moves) = seats.filter_map(moves).next().expect("somebody is to move");
        self.dice = self.dice.wrapping_mul(25_214_903_917).wrapping_add(11);
        let action = moves[(self.dice >> 16) % moves.len()].clone();
        self.ask(guest, Play { seat, steps: None, action });
    }

    /// Plays on until the game is over; gives who has won.
    fn play(&mut self) -> Vec<String> {
        while self.table.phase() == Phase::Playing {
            self.step();
        }
        match self.table.glance().of(anna()).expect("it is Anna's table").stands {
            Stands::Over(winners) => winners,
            stands => panic!("{stands:?}"),
        }
    }

    /// The score as somebody sees it after so many steps.
    fn seen(&self, guest: Guest, steps: usize) -> Vec<Option<u32>> {
        let eyes = Eyes::Page { open: None };
        let look = self.table.look_then(guest, eyes, steps, &Attending::default());
        look.expect("they may look").picture.seats.iter().map(|chair| chair.won).collect()
    }

    fn now(&self) -> Vec<Option<u32>> {
        self.seen(bruno(), self.table.steps())
    }
}

/// The names at a table, for counting.
const BOTH: [&str; 2] = ["Anna", "Bruno"];

#[test]
fn games_are_counted_as_they_are_won_and_rebuilt_so() {
    for game in [GameKind::LoveLetter, GameKind::Favor] {
        let mut evening = Evening::for_two(game);
        assert_eq!(evening.now(), [Some(0), Some(0)]);
        let mut won = [0, 0];
        for round in 0..5 {
            evening.ask(anna(), if round == 0 { Command::Start } else { Command::Rematch });
            assert_eq!(evening.now(), won.map(Some), "{game:?}: a new game changes nothing");
            let before = won;
            for winner in evening.play() {
                won[BOTH.iter().position(|name| *name == winner).expect("a name")] += 1;
            }
            assert_ne!(won, before, "{game:?}: somebody wins");
            assert_eq!(evening.now(), won.map(Some));
            let then = evening.table.steps() - 1;
            assert_eq!(evening.seen(anna(), then), before.map(Some), "who is behind is told later");
            assert_eq!(evening.seen(Guest::nobody(), then), before.map(Some));
            let again = Table::rebuild(evening.journal.clone()).expect("the journal is followed");
            let yours = |table: &Table| table.glance().of(anna()).expect("a table").score;
            assert_eq!(yours(&again), yours(&evening.table));
            let told: Vec<_> = yours(&again).into_iter().map(|one| (one.name, one.won)).collect();
            let all: Vec<_> = BOTH.map(str::to_string).into_iter().zip(won).collect();
            assert_eq!(told, if round == 0 { Vec::new() } else { all });
            evening.table = again;
            assert_eq!(evening.now(), won.map(Some), "{game:?}: a restart changes nothing");
        }
        assert!(won.iter().all(|games| *games > 0), "{game:?}: both have won some: {won:?}");
    }
}

#[test]
fn whoever_comes_later_has_won_nothing_yet() {
    let mut evening = Evening::for_two(GameKind::LoveLetter);
    evening.ask(anna(), Command::Start);
    while !evening.play().contains(&"Bruno".to_string()) {
        evening.ask(anna(), Command::Rematch);
    }
    let games = evening.now()[1].expect("a score");
    assert!(games > 0);
    evening.ask(bruno(), Command::Rename { seat: 1, name: "Benno".into() });
    assert_eq!(evening.now()[1], Some(games), "a name is a name");
    evening.ask(anna(), Command::Remove { seat: 1 });
    assert_eq!(evening.now()[1], Some(0), "a bot has the seat now");
    let carla = Guest::of_secret("carla");
    let sit = Command::Sit { seat: Some(1), name: Some("Carla".into()), lang: None };
    evening.ask(carla, sit);
    assert_eq!(evening.now()[1], Some(0));
}

#[test]
fn bots_count_as_themselves_however_well_they_play() {
    let opening = Opening { players: Some(3), ..Opening::of(GameKind::LoveLetter) };
    let mut evening = Evening::of(opening);
    for seat in [1, 2] {
        evening.ask(anna(), Command::Bot { seat, level: "random".into() });
    }
    evening.ask(anna(), Command::Start);
    let bots = |won: Vec<Option<u32>>| won[1].max(won[2]);
    evening.play();
    while bots(evening.now()) == Some(0) {
        evening.ask(anna(), Command::Rematch);
        evening.play();
    }
    let before = evening.now();
    for seat in [1, 2] {
        evening.ask(anna(), Command::Bot { seat, level: "club".into() });
    }
    assert_eq!(evening.now(), before);
}

#[test]
fn those_who_share_a_device_have_a_score_each() {
    let opening = Opening { players: Some(2), one_device: true, ..Opening::of(GameKind::Favor) };
    let mut evening = Evening::of(opening);
    evening.ask(anna(), Command::Start);
    for _ in 0..2 {
        evening.play();
        evening.ask(anna(), Command::Rematch);
    }
    let score = evening.now();
    assert_eq!(score.iter().flatten().sum::<u32>(), 2, "{score:?}");
}

#[test]
fn nobody_counts_where_two_tell_a_story() {
    let mut evening = Evening::for_two(GameKind::FogOfLove);
    evening.ask(anna(), Command::Start);
    evening.step();
    assert_eq!(evening.now(), [None, None]);
    assert!(evening.table.glance().of(anna()).expect("a table").score.is_empty());
}
