//! A table, from its opening on.

mod decide;

use crate::{Chair, Command, Entry, Guest, Opening, Refusal, Said, Sitter, TableGame};
use house::{Sealed, Seating, Wanted};
use std::collections::VecDeque;
use tabletop::Seat;
use words::Lang;

/// Where surprise comes from: the operating system, or a test.
pub trait Entropy {
    /// 32 bytes that nobody can guess.
    fn bytes(&mut self) -> [u8; 32];
}

impl<F: FnMut() -> [u8; 32]> Entropy for F {
    fn bytes(&mut self) -> [u8; 32] {
        self()
    }
}

/// Entropy for tests and examples, which anybody can guess.
pub fn counting_entropy(first: u64) -> impl Entropy + Send {
    let mut next = first;
    move || {
        next = next.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        std::array::from_fn(|at| next.rotate_left(at as u32 * 7).to_le_bytes()[at % 8])
    }
}

/// A number out of some entropy.
pub(crate) fn number(entropy: &mut dyn Entropy) -> u64 {
    let bytes = entropy.bytes();
    u64::from_le_bytes(std::array::from_fn(|at| bytes[at]))
}

/// Where a table stands in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People are sitting down.
    Gathering,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over,
}

/// How many lines of talk a table remembers.
const REMEMBERED: usize = 40;

/// A table.
pub struct Table {
    pub(crate) opening: Opening,
    pub(crate) seating: &'static dyn Seating,
    pub(crate) host: Guest,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) watchers: bool,
    pub(crate) paused: bool,
    pub(crate) game: Option<TableGame>,
    pub(crate) games: u32,
    pub(crate) talk: VecDeque<(u8, Said)>,
}

impl Table {
    /// Opens a table. Its host takes the first seat, or all of them if they share one device.
    pub fn open(
        opening: Opening,
        host: Guest,
        host_name: &str,
        lang: Lang,
        entropy: &mut dyn Entropy,
    ) -> Result<(Table, Vec<Entry>), Refusal> {
        let first = Entry::Opened(opening, host);
        let mut table = Table::of(&first)?;
        let mut entries = vec![first];
        let seats = if table.opening.one_device { table.chairs.len() } else { 1 };
        for seat in 0..seats {
            let given = if seat == 0 { host_name } else { "" };
            let entry = Entry::Sat {
                seat: seat as u8,
                guest: host,
                name: table.name_or_new(given, entropy)?,
                lang,
            };
            table.apply(&entry)?;
            entries.push(entry);
        }
        Ok((table, entries))
    }

    /// The table that these entries tell of.
    pub fn rebuild(entries: &[Entry]) -> Result<Table, Refusal> {
        let (first, rest) = entries.split_first().ok_or(Refusal::Damaged)?;
        let mut table = Table::of(first)?;
        for entry in rest {
            table.apply(entry)?;
        }
        Ok(table)
    }

    fn of(first: &Entry) -> Result<Table, Refusal> {
        let Entry::Opened(opening, host) = first else { return Err(Refusal::Damaged) };
        let seating = house::table(&opening.game).ok_or(Refusal::UnknownGame)?;
        let live = seating.open(&wanted(opening)).map_err(Refusal::Setup)?;
        Ok(Table {
            opening: opening.clone(),
            seating,
            host: *host,
            chairs: vec![Chair::free(); live.players().into()],
            watchers: true,
            paused: false,
            game: None,
            games: 0,
            talk: VecDeque::new(),
        })
    }

    /// The game's name: `love-letter`.
    pub fn key(&self) -> &'static str {
        self.seating.key()
    }

    /// What was settled when it was opened.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Where it stands in its life.
    pub fn phase(&self) -> Phase {
        match &self.game {
            None => Phase::Gathering,
            Some(game) if game.is_over() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// The seats, by number.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The names by seat, as the games want them.
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// The game being played, or played last.
    pub fn game(&self) -> Option<&TableGame> {
        self.game.as_ref()
    }

    /// How many games have begun here.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The seats that somebody acts for, lowest first.
    pub fn seats_of(&self, guest: Guest) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(&self.chairs);
        seats.filter(|(_, chair)| chair.is_of(guest)).map(|(seat, _)| seat).collect()
    }

    /// Whether somebody is the host.
    pub fn is_host(&self, guest: Guest) -> bool {
        self.host == guest
    }

    /// Whether somebody may see the table: who sits there always may, and whoever could sit down
    /// before the game.
    pub fn may_look(&self, guest: Guest) -> bool {
        let mine = self.is_host(guest) || !self.seats_of(guest).is_empty();
        let invited = self.phase() == Phase::Gathering && self.free_seat().is_some();
        mine || self.watchers || invited
    }

    /// The first seat that a newcomer may take: a free one, or one that a bot keeps warm.
    pub fn free_seat(&self) -> Option<u8> {
        let place = |wanted: fn(&Chair) -> bool| self.chairs.iter().position(wanted);
        let free = place(|chair| chair.sitter == Sitter::Nobody);
        let bot = || place(|chair| matches!(chair.sitter, Sitter::Bot(_)));
        let seat = free.or_else(|| if self.opening.one_device { None } else { bot() });
        seat.map(|seat| seat as u8)
    }

    /// Somebody asks something of the table. It changes at once; the entries say how, and if they
    /// cannot be stored, the table must be thrown away and [rebuilt](Table::rebuild).
    pub fn handle(
        &mut self,
        guest: Guest,
        command: Command,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Entry>, Refusal> {
        if let Command::Play { seat, steps, action } = command {
            self.check_mine(guest, seat)?;
            return Ok(vec![self.play(seat, steps, &action.to_string())?]);
        }
        let entries = self.decide(guest, command, entropy)?;
        for entry in &entries {
            // A game that begins or goes on has changed the table already.
            if !matches!(entry, Entry::Started { .. }) {
                self.apply(entry)?;
            }
        }
        Ok(entries)
    }

    fn begin(&mut self, game: TableGame) {
        self.game = Some(game);
        self.games += 1;
        self.paused = false;
    }

    /// A seat moves, be it a person's or a bot's.
    pub(crate) fn play(
        &mut self,
        seat: u8,
        steps: Option<usize>,
        action: &str,
    ) -> Result<Entry, Refusal> {
        let game = self.game.as_mut().ok_or(Refusal::NotPlaying)?;
        if game.is_over() {
            return Err(Refusal::NotPlaying);
        }
        if self.paused {
            return Err(Refusal::Paused);
        }
        if steps.is_some_and(|steps| steps != game.live.steps()) {
            return Err(Refusal::Stale);
        }
        Ok(Entry::Moved(game.live.act(Seat(seat), action, &mut game.sealed)?))
    }

    /// Makes an entry of the journal part of the table.
    fn apply(&mut self, entry: &Entry) -> Result<(), Refusal> {
        match entry {
            Entry::Opened(..) => return Err(Refusal::Damaged),
            Entry::Sat { seat, guest, name, lang } => {
                *self.chair_mut(*seat)? = Chair {
                    sitter: Sitter::Person,
                    name: name.clone(),
                    lang: *lang,
                    guests: vec![*guest],
                    stand_in: None,
                };
            }
            Entry::Bot { seat, level, name } => {
                let chair = self.chair_mut(*seat)?;
                let sitter = Sitter::Bot(level.clone());
                *chair = Chair { sitter, name: name.clone(), ..Chair::free() };
            }
            Entry::Claimed { seat, guest } => self.chair_mut(*seat)?.guests.push(*guest),
            Entry::Renamed(seat, name) => self.chair_mut(*seat)?.name.clone_from(name),
            Entry::Spoke(seat, lang) => self.chair_mut(*seat)?.lang = *lang,
            Entry::Freed(seat) => *self.chair_mut(*seat)? = Chair::free(),
            Entry::Away(seat, level) => self.chair_mut(*seat)?.stand_in = Some(level.clone()),
            Entry::Back(seat) => self.chair_mut(*seat)?.stand_in = None,
            Entry::Gone { seat, level } => {
                let chair = self.chair_mut(*seat)?;
                chair.sitter = Sitter::Bot(level.clone());
                chair.guests.clear();
                chair.stand_in = None;
            }
            Entry::Host(guest) => self.host = *guest,
            Entry::Watchers(allowed) => self.watchers = *allowed,
            Entry::Paused(on) => self.paused = *on,
            Entry::Started { seed, first } => {
                let sealed = Sealed::read(seed).ok_or(Refusal::Damaged)?;
                let mut live = self.seating.open(&wanted(&self.opening)).map_err(Refusal::Setup)?;
                live.follow(first).map_err(|_| Refusal::Damaged)?;
                self.begin(TableGame { live, sealed });
            }
            Entry::Moved(written) => {
                let game = self.game.as_mut().ok_or(Refusal::Damaged)?;
                game.live.follow(written).map_err(|_| Refusal::Damaged)?;
            }
            Entry::Said(seat, said) => {
                self.talk.push_back((*seat, said.clone()));
                if self.talk.len() > REMEMBERED {
                    self.talk.pop_front();
                }
            }
        }
        Ok(())
    }

    pub(crate) fn chair(&self, seat: u8) -> Result<&Chair, Refusal> {
        self.chairs.get(usize::from(seat)).ok_or(Refusal::NoSeat)
    }

    fn chair_mut(&mut self, seat: u8) -> Result<&mut Chair, Refusal> {
        self.chairs.get_mut(usize::from(seat)).ok_or(Refusal::NoSeat)
    }
}

/// What a game is asked for by an opening.
pub(crate) fn wanted(opening: &Opening) -> Wanted {
    Wanted { players: opening.players, rules: opening.rules.clone(), ..Wanted::default() }
}
