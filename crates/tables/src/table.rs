//! A table, from its opening on.

use crate::names::name;
use crate::{
    Chair, Command, Entry, Guest, Opening, Refusal, Said, Sitter, TableGame, bot_name, person_name,
};
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

    /// Whether somebody may see the table: who sits there always may.
    pub fn may_look(&self, guest: Guest) -> bool {
        let mine = self.is_host(guest) || !self.seats_of(guest).is_empty();
        mine || self.watchers || self.free_seat().is_some()
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

    fn decide(
        &mut self,
        guest: Guest,
        command: Command,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Entry>, Refusal> {
        if let Some((seat, said)) = command.said() {
            self.check_mine(guest, seat)?;
            return Ok(vec![Entry::Said(seat, said.ok_or(Refusal::BadText)?)]);
        }
        Ok(match command {
            Command::Sit { seat, name, lang } => {
                let lang = lang.unwrap_or(Lang::En);
                self.sit(guest, seat, name.as_deref().unwrap_or(""), lang, entropy)?
            }
            Command::Rename { seat, name: wanted } => {
                self.check_mine(guest, seat)?;
                vec![Entry::Renamed(seat, name(&wanted).ok_or(Refusal::BadName)?)]
            }
            Command::Speak { seat, lang } => {
                self.check_mine(guest, seat)?;
                vec![Entry::Spoke(seat, lang)]
            }
            Command::Bot { seat, level } => vec![self.seat_bot(guest, seat, level, entropy)?],
            Command::Remove { seat } => vec![self.remove(guest, seat)?],
            Command::Start => {
                self.check_host(guest)?;
                self.check_phase(Phase::Gathering, Refusal::Begun)?;
                self.start(entropy)?
            }
            Command::Rematch => {
                if self.seats_of(guest).is_empty() {
                    return Err(Refusal::NotYours);
                }
                self.check_phase(Phase::Over, Refusal::NotOver)?;
                self.start(entropy)?
            }
            Command::Leave { seat } => self.leave(guest, seat)?,
            Command::Return { seat } => {
                let chair = self.check_mine(guest, seat)?;
                if chair.stand_in.is_none() {
                    return Err(Refusal::NotAway);
                }
                vec![Entry::Back(seat)]
            }
            Command::Pause { on } => {
                self.check_host(guest)?;
                self.check_phase(Phase::Playing, Refusal::NotPlaying)?;
                vec![Entry::Paused(on)]
            }
            Command::Watchers { allowed } => {
                self.check_host(guest)?;
                vec![Entry::Watchers(allowed)]
            }
            Command::Claim { seat } => {
                let chair = self.chair(seat)?;
                if chair.sitter != Sitter::Person {
                    return Err(Refusal::NotYours);
                }
                if chair.is_of(guest) { vec![] } else { vec![Entry::Claimed { seat, guest }] }
            }
            Command::Play { .. } | Command::Say { .. } | Command::React { .. } => Vec::new(),
        })
    }

    fn sit(
        &self,
        guest: Guest,
        seat: Option<u8>,
        wanted: &str,
        lang: Lang,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Entry>, Refusal> {
        // The same link in the same browser is the same seat.
        if !self.seats_of(guest).is_empty() {
            return Ok(Vec::new());
        }
        let seat = seat.or_else(|| self.free_seat()).ok_or(Refusal::Full)?;
        if self.chair(seat)?.sitter == Sitter::Person {
            return Err(Refusal::Taken);
        }
        Ok(vec![Entry::Sat { seat, guest, name: self.name_or_new(wanted, entropy)?, lang }])
    }

    fn seat_bot(
        &self,
        guest: Guest,
        seat: u8,
        level: String,
        entropy: &mut dyn Entropy,
    ) -> Result<Entry, Refusal> {
        self.check_host(guest)?;
        self.check_level(&level)?;
        let chair = self.chair(seat)?;
        match chair.sitter {
            Sitter::Person if self.phase() == Phase::Gathering => Err(Refusal::Taken),
            Sitter::Person => Ok(Entry::Away(seat, level)),
            _ => {
                let kept = matches!(chair.sitter, Sitter::Bot(_)).then(|| chair.name.clone());
                let new = || bot_name(number(entropy), &self.names());
                Ok(Entry::Bot { seat, level, name: kept.unwrap_or_else(new) })
            }
        }
    }

    fn remove(&self, guest: Guest, seat: u8) -> Result<Entry, Refusal> {
        self.check_host(guest)?;
        let chair = self.chair(seat)?;
        match (self.phase(), &chair.sitter) {
            (Phase::Gathering, _) => Ok(Entry::Freed(seat)),
            (_, Sitter::Person) => Ok(Entry::Gone { seat, level: self.usual_level().into() }),
            _ => Err(Refusal::Begun),
        }
    }

    fn leave(&self, guest: Guest, seat: u8) -> Result<Vec<Entry>, Refusal> {
        self.check_mine(guest, seat)?;
        let mut entries = vec![match self.phase() {
            Phase::Gathering => Entry::Freed(seat),
            _ => Entry::Away(seat, self.usual_level().into()),
        }];
        // Somebody who is still there must be able to look after the table.
        let here = |chair: &&Chair| !chair.is_of(guest) && chair.stand_in.is_none();
        let next = self.chairs.iter().filter(here).find_map(|chair| chair.guests.first());
        if let (true, Some(next)) = (self.is_host(guest), next) {
            entries.push(Entry::Host(*next));
        }
        Ok(entries)
    }

    /// Seats bots where nobody sits and deals a new game.
    fn start(&mut self, entropy: &mut dyn Entropy) -> Result<Vec<Entry>, Refusal> {
        let mut entries = Vec::new();
        let mut names = self.names();
        for (seat, chair) in self.chairs.iter().enumerate() {
            if chair.sitter == Sitter::Nobody {
                let name = bot_name(number(entropy), &names);
                names[seat].clone_from(&name);
                let level = self.usual_level().to_string();
                entries.push(Entry::Bot { seat: seat as u8, level, name });
            }
        }
        let mut sealed = Sealed::new(entropy.bytes());
        let mut live = self.seating.open(&wanted(&self.opening)).map_err(Refusal::Setup)?;
        let first = live.begin(&mut sealed).map_err(|_| Refusal::Damaged)?;
        entries.push(Entry::Started { seed: sealed.broken(), first });
        self.begin(TableGame { live, sealed });
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

    fn check_mine(&self, guest: Guest, seat: u8) -> Result<&Chair, Refusal> {
        let chair = self.chair(seat)?;
        if chair.is_of(guest) { Ok(chair) } else { Err(Refusal::NotYours) }
    }

    fn check_host(&self, guest: Guest) -> Result<(), Refusal> {
        if self.is_host(guest) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn check_phase(&self, phase: Phase, refusal: Refusal) -> Result<(), Refusal> {
        if self.phase() == phase { Ok(()) } else { Err(refusal) }
    }

    fn check_level(&self, level: &str) -> Result<(), Refusal> {
        let known = self.seating.levels().contains(&level);
        if known { Ok(()) } else { Err(Refusal::UnknownLevel) }
    }

    /// The level of bots that nobody chose.
    fn usual_level(&self) -> &'static str {
        let levels = self.seating.levels();
        let casual = levels.iter().find(|level| **level == "casual");
        casual.or(levels.last()).copied().unwrap_or("random")
    }

    fn name_or_new(&self, wanted: &str, entropy: &mut dyn Entropy) -> Result<String, Refusal> {
        if wanted.trim().is_empty() {
            return Ok(person_name(number(entropy), &self.names()));
        }
        name(wanted).ok_or(Refusal::BadName)
    }
}

/// What a game is asked for by an opening.
pub(crate) fn wanted(opening: &Opening) -> Wanted {
    Wanted { players: opening.players, rules: opening.rules.clone(), ..Wanted::default() }
}
