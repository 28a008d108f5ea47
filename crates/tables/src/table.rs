//! A table, from its opening on.

mod absence;
mod admit;
pub use admit::{Door, Invitation};
mod decide;
mod look;
mod setting;
mod silence;
mod story;
mod telling;
pub use look::{Eyes, Look, Record, Sights};
pub use setting::SettingPicture;
pub use story::Reading;
use story::{Latecomer, Retired};
use telling::Lent;

use crate::window::USUAL_SECONDS;
use crate::{
    Asking, Attending, Chair, Change, Entry, FormerName, Guest, Opening, OtherCards, Refusal,
    Request, Said, Sitter, TableGame, TakenOver, Won,
};
use house::{AnySetup, Chronicle, GameKind, Hosted, Numbers, Sealed, Wanted, with_game};
use serde_json::value::RawValue;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
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

/// Who opens a table, and how.
pub struct Host<'a> {
    /// Who.
    pub guest: Guest,
    /// Their name; one is found if it is empty.
    pub name: &'a str,
    /// The language they read.
    pub lang: Lang,
    /// The level of the bots that take all other seats, if the game is to begin at once.
    pub bots: Option<&'a str>,
}

/// A table.
pub struct Table {
    pub(crate) opening: Opening,
    pub(crate) setup: AnySetup,
    pub(crate) host: Guest,
    /// Who opened it: the host, while they are here.
    pub(crate) opener: Guest,
    pub(crate) chairs: Vec<Chair>,
    /// How many people have sat down here.
    pub(crate) sittings: u32,
    pub(crate) first: Option<u8>,
    pub(crate) watchers: bool,
    pub(crate) paused: bool,
    /// How long windows are; none if everybody is asked each time, or there are none.
    pub(crate) window_seconds: Option<u8>,
    /// Whom the host has asked to leave.
    pub(crate) removed: Vec<Guest>,
    /// Who asks for a seat in the running game, as far as it is stored: all did before requests were kept
    /// in memory.
    pub(crate) asking: Vec<Asking>,
    /// How many requests are stored since the table was opened.
    pub(crate) asked: u32,
    /// To whom the host has said no in this game.
    pub(crate) declined: Vec<Guest>,
    /// The seats that changed hands in this game.
    pub(crate) taken_over: Vec<TakenOver>,
    /// What seats were called earlier, since this game began.
    pub(crate) former: Vec<FormerName>,
    pub(crate) game: Option<TableGame>,
    /// The seats that agree that others read the story of the game.
    pub(crate) sharing: Vec<u8>,
    /// The seats that somebody took after the game was over.
    pub(crate) latecomers: Vec<Latecomer>,
    /// Who played a game to its end and was removed afterwards.
    pub(crate) retired: Vec<Retired>,
    pub(crate) games: u32,
    pub(crate) talk: VecDeque<(u8, Said)>,
    /// The story that is told beside the game.
    pub(crate) chronicle: Chronicle,
    /// Of each line that was told: the same in each language, if a card lent it.
    lent: Vec<Lent>,
}

impl Table {
    /// Opens a table. Its host takes the first seat, or all of them if they share one device; with
    /// bots in the other seats the game begins at once.
    ///
    /// # Errors
    ///
    /// If there can be no such table.
    pub fn open(
        opening: Opening,
        host: &Host<'_>,
        entropy: &mut dyn Entropy,
    ) -> Result<(Table, Vec<Entry>), Refusal> {
        Table::open_without(opening, host, &[], None, entropy)
    }

    /// The same for a host who would rather not meet some topics, and where the game begins at once and
    /// the host took part in its seed, with the numbers of which that is made.
    ///
    /// # Errors
    ///
    /// If there can be no such table.
    pub fn open_without(
        opening: Opening,
        host: &Host<'_>,
        topics: &[String],
        numbers: Option<Numbers>,
        entropy: &mut dyn Entropy,
    ) -> Result<(Table, Vec<Entry>), Refusal> {
        let cards = setup_of(&opening, None)?.cards().map(str::to_string);
        let private_topics = setting::can_leave_topics_out(&opening)?;
        let opening = Opening { cards, private_topics, ..opening };
        setting::check_room(&opening)?;
        let first = Entry::Opened(opening, host.guest);
        let mut table = Table::of(&first)?;
        let mut entries = vec![first];
        let seats = if table.opening.one_device { table.chairs.len() } else { 1 };
        for seat in 0..seats {
            let given = if seat == 0 { host.name } else { "" };
            let (seat, guest, lang) = (seat as u8, host.guest, host.lang);
            let nobody = Attending::default();
            let name = table.name_or_new(given, Some(seat), guest, &nobody, entropy)?;
            table.take(Entry::Changed(Change::Sat { seat, guest, name, lang }), &mut entries)?;
        }
        if !topics.is_empty() {
            let veto = table.veto(host.guest, 0, topics.to_vec())?;
            table.take(Entry::Changed(veto), &mut entries)?;
        }
        if let Some(level) = host.bots {
            for entry in table.fill_and_start(Some(level), numbers, entropy)? {
                table.take(entry, &mut entries)?;
            }
        }
        Ok((table, entries))
    }

    /// Makes an entry part of the table and of a list.
    fn take(&mut self, entry: Entry, entries: &mut Vec<Entry>) -> Result<(), Refusal> {
        self.apply(entry.clone())?;
        entries.push(entry);
        Ok(())
    }

    /// The table that these entries tell of.
    ///
    /// # Errors
    ///
    /// If they do not fit together, or the cards they were played with are not at hand.
    pub fn rebuild(entries: Vec<Entry<Box<RawValue>>>) -> Result<Table, Refusal> {
        Table::rebuild_until(entries, u32::MAX)
    }

    /// The table as it was at the end of an earlier game, the first being 1.
    ///
    /// # Errors
    ///
    /// If the entries do not fit together.
    pub fn rebuild_until(entries: Vec<Entry<Box<RawValue>>>, game: u32) -> Result<Table, Refusal> {
        // The rules follow what has happened without asking whether it can be: that makes them fast.
        // Where a journal was tampered with, they may find no card or seat to follow it with.
        let rebuilt = catch_unwind(|| Table::rebuilt(entries, game));
        rebuilt.unwrap_or(Err(Refusal::Damaged))
    }

    fn rebuilt(entries: Vec<Entry<Box<RawValue>>>, game: u32) -> Result<Table, Refusal> {
        let mut entries = entries.into_iter();
        let Some(Entry::Opened(opening, host)) = entries.next() else {
            return Err(Refusal::Damaged);
        };
        let kind = opening.game;
        let mut table = Table::of(&Entry::Opened(opening, host))?;
        for entry in entries {
            // Whoever takes another name afterwards had the old one in this game.
            if table.games >= game && table.phase() == Phase::Over {
                break;
            }
            table.apply(entry.read(kind)?)?;
        }
        Ok(table)
    }

    /// The table follows what somebody else has added to its journal.
    ///
    /// # Errors
    ///
    /// If that does not fit: the table must be thrown away and [rebuilt](Table::rebuild).
    pub fn follow(&mut self, entries: Vec<Entry<Box<RawValue>>>) -> Result<(), Refusal> {
        let kind = self.kind();
        // If it breaks off in the middle, nobody looks at the table any more.
        let followed = catch_unwind(AssertUnwindSafe(|| {
            entries.into_iter().try_for_each(|entry| self.apply(entry.read(kind)?))
        }));
        followed.unwrap_or(Err(Refusal::Damaged))
    }

    fn of(first: &Entry) -> Result<Table, Refusal> {
        let Entry::Opened(opening, host) = first else { return Err(Refusal::Damaged) };
        let setup = setup_of(opening, None)?;
        let windows = with_game!(setup.kind(), G => G::WINDOWS);
        Ok(Table {
            opening: opening.clone(),
            chairs: vec![Chair::free(); setup.players().into()],
            setup,
            host: *host,
            opener: *host,
            sittings: 0,
            first: None,
            watchers: true,
            paused: false,
            window_seconds: windows.then_some(USUAL_SECONDS),
            removed: Vec::new(),
            asking: Vec::new(),
            asked: 0,
            declined: Vec::new(),
            taken_over: Vec::new(),
            former: Vec::new(),
            game: None,
            sharing: Vec::new(),
            latecomers: Vec::new(),
            retired: Vec::new(),
            games: 0,
            talk: VecDeque::new(),
            chronicle: Chronicle::default(),
            lent: Vec::new(),
        })
    }

    /// The game that is played here.
    pub fn kind(&self) -> GameKind {
        self.setup.kind()
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

    /// Whether the game rests.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// The seats, by number.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The names by seat, as the games want them.
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// The game being played, or played last. It holds the truth: what somebody may see of it is
    /// [decided here](Table::look).
    pub(crate) fn game(&self) -> Option<&TableGame> {
        self.game.as_ref()
    }

    /// How many games have begun here.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// Whether nothing that everybody saw of a step, counted from 1, is worth being shown.
    pub fn is_quiet(&self, step: usize) -> bool {
        self.game().is_some_and(|game| game.game.is_quiet(step))
    }

    /// How many steps the game has taken.
    pub fn steps(&self) -> usize {
        self.game.as_ref().map_or(0, TableGame::steps)
    }

    /// The seats that somebody acts for, lowest first.
    pub fn seats_of(&self, guest: Guest) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(&self.chairs);
        seats.filter(|(_, chair)| chair.is_of(guest)).map(|(seat, _)| seat).collect()
    }

    /// Those whom the table would miss: whoever has a seat, and the host.
    pub fn company(&self) -> Vec<Guest> {
        let seated = self.chairs.iter().flat_map(|chair| &chair.guests);
        seated.chain([&self.host]).copied().collect()
    }

    /// Who looks after the table.
    pub fn host(&self) -> Guest {
        self.host
    }

    /// Whether somebody is the host.
    pub fn is_host(&self, guest: Guest) -> bool {
        self.host == guest
    }

    /// The first seat that a newcomer may take: a free one, or one that a bot keeps warm.
    pub fn free_seat(&self) -> Option<u8> {
        let place = |wanted: fn(&Chair) -> bool| self.chairs.iter().position(wanted);
        let free = place(|chair| chair.sitter == Sitter::Nobody);
        let bot = || place(|chair| matches!(chair.sitter, Sitter::Bot(_)));
        let seat = free.or_else(|| if self.opening.one_device { None } else { bot() });
        seat.map(|seat| seat as u8)
    }

    /// Somebody asks something of the table: it is decided, the entries say what happened, and the
    /// table follows them. If the entries cannot be stored, the
    /// table must be thrown away and [rebuilt](Table::rebuild).
    ///
    /// # Errors
    ///
    /// Why it is refused; nothing has changed then.
    pub fn handle(
        &mut self,
        guest: Guest,
        request: impl Into<Request>,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Entry>, Refusal> {
        let entries = self.decide(guest, request.into(), attending, entropy)?;
        for entry in &entries {
            self.apply(entry.clone())?;
        }
        Ok(entries)
    }

    /// Makes an entry of the journal part of the table.
    pub(crate) fn apply(&mut self, entry: Entry) -> Result<(), Refusal> {
        match entry {
            Entry::Opened(..) => return Err(Refusal::Damaged),
            Entry::Changed(change) => {
                let before = self.game.is_some().then(|| self.names());
                self.change(change)?;
                self.keep_former(before.unwrap_or_default());
            }
            Entry::Started { seed, unseen, numbers, first } => {
                let sealed = Sealed::read(&seed).ok_or(Refusal::Damaged)?;
                let wanted = Wanted { unseen, ..wanted(&self.opening, self.first) };
                let mut game = setup(&self.opening, &wanted)?.begin();
                game.take(first)?;
                self.game = Some(TableGame { game, sealed, numbers });
                self.games += 1;
                self.paused = false;
                self.asking.clear();
                self.declined.clear();
                self.taken_over.clear();
                self.former.clear();
                self.chronicle = Chronicle::default();
                self.lent.clear();
                self.sharing.clear();
                self.latecomers.clear();
                for chair in &mut self.chairs {
                    chair.held = chair.sitter == Sitter::Person;
                    chair.won.begin();
                }
            }
            Entry::Moved(step) => {
                let game = self.game.as_mut().ok_or(Refusal::Damaged)?;
                game.game.take(step)?;
                self.count();
            }
        }
        Ok(())
    }

    /// Of those who are called otherwise now, keeps what they were called while the step was taken.
    fn keep_former(&mut self, before: Vec<String>) {
        let steps = self.steps();
        for (seat, name) in (0..).zip(before) {
            let now = self.chairs.get(usize::from(seat)).map(|chair| &chair.name);
            let kept = self.former.iter().any(|one| (one.seat, one.steps) == (seat, steps));
            if now != Some(&name) && !kept {
                self.former.push(FormerName { seat, steps, name });
            }
        }
    }

    /// What a seat was called while so many steps were taken.
    pub(crate) fn name_then(&self, seat: u8, steps: usize) -> String {
        let mut former = self.former.iter().filter(|one| one.seat == seat);
        let earlier = former.find(|one| steps <= one.steps).map(|one| &one.name);
        let now = self.chairs.get(usize::from(seat)).map(|chair| &chair.name);
        earlier.or(now).cloned().unwrap_or_default()
    }

    fn change(&mut self, change: Change) -> Result<(), Refusal> {
        match change {
            Change::Sat { seat, guest, name, lang } => {
                self.sittings += 1;
                let since = self.sittings;
                self.come_late(seat)?;
                let chair = self.chair_mut(seat)?;
                *chair = chair.with(guest, name, lang, since);

                self.asking.retain(|one| one.guest != guest);
            }
            Change::Bot { seat, level, name } => {
                let chair = self.chair_mut(seat)?;
                // A bot that plays better or worse from now on is the same one.
                let same = matches!(chair.sitter, Sitter::Bot(_)) && chair.name == name;
                let won = if same { chair.won } else { Won::default() };
                let (sitter, held) = (Sitter::Bot(level), chair.held);
                *chair = Chair { sitter, name, held, won, ..chair.freed() };
            }
            Change::Claimed { seat, guest } => self.chair_mut(seat)?.guests.push(guest),
            Change::Renamed(seat, name) => self.chair_mut(seat)?.name = name,
            Change::Spoke(seat, lang) => self.chair_mut(seat)?.lang = lang,
            Change::Freed(seat) => {
                let chair = self.chair_mut(seat)?;
                *chair = chair.freed();
            }
            Change::Away(seat, level) => self.chair_mut(seat)?.stand_in = Some(level),
            Change::Back(seat) => self.chair_mut(seat)?.stand_in = None,
            Change::Removed { seat, level } => {
                let host = self.host;
                let chair = self.chair_mut(seat)?;
                let gone = std::mem::take(&mut chair.guests);
                chair.stand_in = None;
                chair.won = Won::default();
                chair.topics.clear();
                match level {
                    Some(level) => chair.sitter = Sitter::Bot(level),
                    None => *chair = chair.freed(),
                }
                self.retire(seat, &gone);
                self.removed.extend(gone.into_iter().filter(|guest| *guest != host));
            }
            Change::Host(guest) => self.host = guest,
            Change::First(seat) => self.first = seat,
            Change::Players(players) => self.set_players(players)?,
            Change::Watchers(allowed) => self.watchers = allowed,
            Change::Set { story, events, all_stories, without, cards } => {
                let (story, events) = (Some(story), Some(events));
                let mut opening =
                    Opening { story, events, all_stories, without, ..self.opening.clone() };
                if let Some(OtherCards { hash, private_topics }) = cards {
                    opening = Opening { cards: Some(hash), private_topics, ..opening };
                }
                self.set_cards(opening)?;
            }
            Change::Vetoed { seat, topics } => self.chair_mut(seat)?.topics = topics,
            Change::Paused(on) => self.paused = on,
            Change::Window(seconds) => self.window_seconds = seconds,
            Change::Said(seat, said) => {
                self.talk.push_back((seat, said));
                if self.talk.len() > REMEMBERED {
                    self.talk.pop_front();
                }
            }
            Change::Told { seat, at, text, idea } => {
                let at = u32::try_from(at).map_err(|_| Refusal::Damaged)?;
                self.chronicle.tell(Seat(seat), at, &text).map_err(|_| Refusal::Damaged)?;
                self.lent.push(idea.map(|idea| self.lent(seat, idea)).unwrap_or_default());
            }
            Change::Character(seat, name) => {
                let player = self.chair(seat)?.name.clone();
                let named = self.chronicle.name(Seat(seat), &player, &name);
                named.map_err(|_| Refusal::Damaged)?;
            }
            Change::Asked { seat, guest, name, lang } => {
                self.asked += 1;
                self.asking.retain(|one| one.guest != guest);
                self.asking.push(Asking { number: self.asked, guest, seat, name, lang });
            }
            Change::Declined(number) => {
                let asked = self.asking.iter().position(|one| one.number == number);
                let asked = self.asking.remove(asked.ok_or(Refusal::Damaged)?);
                self.declined.push(asked.guest);
            }
            Change::Withdrawn(number) => self.asking.retain(|one| one.number != number),
            Change::TookOver { seat, guest, name, lang } => {
                self.take_over(seat, guest, name, lang)?
            }
            Change::Reclaimed(seat) => {
                let chair = self.chair_mut(seat)?;
                chair.guests.truncate(1);
                chair.links += 1;
            }
            Change::SharedStory(seat, on) => {
                self.chair(seat)?;
                self.sharing.retain(|one| *one != seat);
                self.sharing.extend(on.then_some(seat));
            }
            Change::Released { seat, guest } => {
                self.chair_mut(seat)?.guests.retain(|one| *one != guest);
            }
        }
        Ok(())
    }

    /// The table has so many seats from now on.
    fn set_players(&mut self, players: u32) -> Result<(), Refusal> {
        if self.game.is_some() {
            return Err(Refusal::Damaged);
        }
        let opening = Opening { players: Some(players), ..self.opening.clone() };
        self.setup = setup_of(&opening, None)?;
        self.opening = opening;
        self.chairs.resize(self.setup.players().into(), Chair::free());
        self.first = self.first.filter(|first| u32::from(*first) < players);
        Ok(())
    }

    /// A seat changes hands in a running game, and takes no memory with it.
    fn take_over(
        &mut self,
        seat: u8,
        guest: Guest,
        name: String,
        lang: Lang,
    ) -> Result<(), Refusal> {
        let game = self.game.as_mut().ok_or(Refusal::Damaged)?;
        let chair = self.chairs.get_mut(usize::from(seat)).ok_or(Refusal::NoSeat)?;
        game.game.take_over(Seat(seat));
        let from = std::mem::take(&mut chair.name);
        self.sittings += 1;
        *chair = chair.with(guest, name.clone(), lang, self.sittings);
        self.taken_over.push(TakenOver { seat, step: game.steps(), name, from });
        self.asking.retain(|one| one.guest != guest);
        Ok(())
    }

    pub(crate) fn chair(&self, seat: u8) -> Result<&Chair, Refusal> {
        self.chairs.get(usize::from(seat)).ok_or(Refusal::NoSeat)
    }

    fn chair_mut(&mut self, seat: u8) -> Result<&mut Chair, Refusal> {
        self.chairs.get_mut(usize::from(seat)).ok_or(Refusal::NoSeat)
    }
}

/// What is wanted of a table, somebody named to begin or not.
fn wanted(opening: &Opening, first: Option<u8>) -> Wanted {
    Wanted {
        players: opening.players,
        rules: opening.rules.clone(),
        story: opening.story.clone(),
        tutorial: opening.tutorial,
        cards: opening.cards.clone(),
        first: first.map(u32::from),
        events: opening.events.clone(),
        all_stories: opening.all_stories,
        without: opening.without.clone(),
        uncounted: opening.private_topics,
        ..Wanted::default()
    }
}

fn setup(opening: &Opening, wanted: &Wanted) -> Result<AnySetup, Refusal> {
    AnySetup::of(opening.game, wanted).map_err(Refusal::Setup)
}

/// The set-up of a table, somebody named to begin or not.
fn setup_of(opening: &Opening, first: Option<u8>) -> Result<AnySetup, Refusal> {
    setup(opening, &wanted(opening, first))
}
