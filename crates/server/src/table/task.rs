//! The task of a table: it owns the table and takes one errand at a time.
//!
//! Where parlours share a journal, each may have a task of the same table. The journal decides which of
//! them is right: whose append is refused takes the table as the journal has it and judges anew.
//!
//! Such tasks are replicas, folded from the journal. What the table refuses may look senseless only
//! here, so the journal is asked for news, and if there are any it is judged again; a move that was
//! meant for another moment is refused as always. What happens by itself (a bot's move or line,
//! silence, the host's role) is done by the parlour that comes first, one where somebody attends,
//! by the order of random numbers; the next waits a little longer, and if both do it, the journal
//! takes one. None of these times depends on anything hidden.

use super::askers::Asked;
use super::bot_clock::BotClock;
use super::gossip::Gossip;
use super::leaving::Leaving;
use super::peers::Word;
use super::seal::{Begin, Seal};
use super::window::WindowClock;
use super::{Asker, Errand, Grown, Reading, Slot, written};
use crate::keys::address_mark;
use crate::metrics::Lasting;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::visits;
use house::Number;
use journal::{Fault, News};
use std::sync::Arc;
use std::time::Duration;
use tables::{Asking, Attending, Command, Entry, Gone, Guest, Phase, Refusal, Request, Table};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::{debug, error};

/// How often what somebody asks is judged anew because others were faster.
const ATTEMPTS: usize = 8;

/// By how much each parlour lets the one before it go first, where something happens by itself: were
/// all of them at it at once, all but one would do it in vain.
const AFTER_YOU: Duration = Duration::from_secs(1);

/// Nobody lets more than so many go first: whoever has said that they would, and does not, holds nobody
/// up for longer.
const POLITE: u32 = 5;

/// So much longer silence is waited for where several parlours have the table: whoever holds on at
/// another is heard of by then.
const HEARSAY: Duration = Duration::from_millis(250);

/// A table and what it takes to run it.
pub(super) struct Task {
    parlour: Arc<Parlour>,
    slot: Arc<Slot>,
    inbox: mpsc::Receiver<Box<Errand>>,
    table: Box<Table>,
    grown: Grown,
    news: News,
    gossip: Gossip,
    bot: BotClock,
    window: WindowClock,
    seal: Seal,
    /// For how long those who play have been gone, by seat, when it was last looked after.
    gone: Vec<Option<Gone>>,
    /// At which step of which game bots have said what they have to say.
    told: Option<(u32, usize)>,
    /// How many entries that are no moves there were when it was last looked who would be missed.
    met: Option<u32>,
    /// When somebody was last interested.
    wanted: Instant,
}

/// The table is not what the journal has: it must be thrown away.
struct Broken;

/// When something happens by itself.
#[derive(Clone, Copy)]
struct Due {
    /// How often it had changed who is here.
    roll: u64,
    /// Whether other parlours have the table, too.
    others: bool,
    /// The next bot moves.
    bot_at: Option<Instant>,
    /// Silence passes.
    silent_at: Option<Instant>,
    /// Numbers for a seed are waited for no longer.
    sealed_at: Option<Instant>,
    /// There is something to look after, or to say.
    mark: Option<Instant>,
}

/// Why something was not stored.
enum Unstored {
    /// Another parlour was faster: there is more in the journal than the table knows of.
    Overtaken,
    Not(Rejection),
}

impl Task {
    pub fn new(
        parlour: &Arc<Parlour>,
        slot: &Arc<Slot>,
        inbox: mpsc::Receiver<Box<Errand>>,
        table: Box<Table>,
        grown: Grown,
        news: News,
    ) -> Task {
        Task {
            gossip: Gossip::new(parlour, slot.key, slot.version.subscribe()),
            parlour: parlour.clone(),
            slot: slot.clone(),
            inbox,
            bot: BotClock::new(&table),
            window: WindowClock::default(),
            seal: Seal::default(),
            table,
            grown,
            news,
            gone: Vec::new(),
            told: None,
            met: None,
            wanted: Instant::now(),
        }
    }

    /// Runs the table until nobody is interested any more.
    pub async fn run(self) {
        let _counted = Lasting::new(&self.parlour.metrics.tables);
        let mut leaving =
            Leaving { parlour: self.parlour.clone(), slot: Some(self.slot.clone()), calm: false };
        let ended = self.sit().await;
        leaving.calm = ended.is_ok();
    }

    /// Carries out errands until nobody is interested any more.
    async fn sit(mut self) -> Result<(), Broken> {
        let mut due = self.settle().await?;
        loop {
            let Due { others, bot_at, silent_at, sealed_at, mark, .. } = due;
            let idle_at = self.wanted + self.parlour.config.idle;
            let mut reads = false;
            // Of what is ready at once, what the clock says goes first, since it comes seldom, and
            // errands last: a flood of them holds up neither the game nor the news.
            tokio::select! {
                biased;
                () = sleep_until(bot_at.unwrap_or_else(far_future)), if bot_at.is_some() => {
                    let ground = &self.parlour.ground;
                    if let Some(moved) = self.table.move_bot(&mut || ground.entropy()) {
                        self.store_own(&[moved]).await?;
                    }
                }
                () = sleep_until(silent_at.unwrap_or_else(far_future)), if silent_at.is_some() => {
                    let passed = self.table.fall_silent(self.window.held());
                    self.store_own(&passed).await?;
                }
                () = sleep_until(sealed_at.unwrap_or_else(far_future)), if sealed_at.is_some() => {}
                () = sleep_until(mark.unwrap_or_else(far_future)), if mark.is_some() => {}
                () = sleep_until(idle_at), if bot_at.or(silent_at).or(sealed_at).is_none() => {
                    if self.slot.roll().is_empty() {
                        break;
                    }
                    self.wanted = Instant::now();
                }
                entries = self.news.grown() => {
                    if entries > self.grown.next() {
                        Box::pin(self.catch_up()).await?;
                    }
                }
                word = self.gossip.news(others) => self.hear(word),
                errand = self.inbox.recv() => match errand {
                    Some(errand) => {
                        self.wanted = Instant::now();
                        reads = matches!(*errand, Errand::Read(_));
                        self.carry_out(*errand).await?;
                    }
                    None => return Ok(()),
                },
            }
            // What only reads changes nothing that is to be looked after, unless somebody came to read it.
            if !reads || self.slot.roll().changes() != due.roll {
                due = self.settle().await?;
            }
        }
        // Whoever comes now waits until everything that was asked is done, and then fetches the table
        // again.
        let slot = self.slot.clone();
        let _turn = slot.turn.lock().await;
        self.inbox.close();
        while let Some(errand) = self.inbox.recv().await {
            self.carry_out(*errand).await?;
        }
        self.begin_sealed().await?;
        self.say_farewell();
        Ok(())
    }

    /// Does what is to be done now, and says when there will be something again.
    async fn settle(&mut self) -> Result<Due, Broken> {
        let roll = self.slot.roll().changes();
        if self.seal.is_due(&self.table) {
            self.begin_sealed().await?;
        }
        self.look_after().await?;
        self.let_bots_tell().await?;
        let pace = web::Speed::Usual.pace(self.parlour.config.pace);
        self.window.follow(&self.table, Duration::from_millis(pace.staged));
        self.slot.roll().settle(|asking| self.table.still_asks(asking));
        self.speak();
        let (before, others) = self.before();
        let later = AFTER_YOU * before.min(POLITE);
        let bot_at = self.bot.due(&self.table, &self.parlour, &self.window);
        let hearsay = if others { HEARSAY } else { Duration::ZERO };
        Ok(Due {
            roll,
            others,
            bot_at: bot_at.map(|at| at + later),
            silent_at: self.window.due(&self.table).map(|at| at + later + hearsay),
            sealed_at: self.seal.until(),
            mark: self.next_mark(),
        })
    }

    async fn carry_out(&mut self, errand: Errand) -> Result<(), Broken> {
        match errand {
            Errand::Ask(asker, request, then, reply) => {
                let begin = Begin { asker, request, then, reply };
                if !self.must_wait(&begin) {
                    return self.answer(begin).await;
                }
                self.let_begin(begin);
                Ok(())
            }
            Errand::Judge(asker, judge, reply) => {
                let attending = self.attending().with_window(self.window.running());
                let answer = match judge(&self.table, &attending) {
                    Ok(Some(request)) => self.ask(asker, request).await.map(Some),
                    Ok(None) => Ok(None),
                    Err(refusal) => Err(refusal.into()),
                };
                let broken = is_broken(&answer);
                let _ = reply.send(answer);
                if broken { Err(Broken) } else { Ok(()) }
            }
            Errand::Refresh(reply) => {
                Box::pin(self.catch_up()).await?;
                let _ = reply.send(());
                Ok(())
            }
            Errand::Read(read) => {
                self.read(read);
                Ok(())
            }
        }
    }

    fn read(&self, read: Reading) {
        read(&self.table, &self.attending().with_window(self.window.running()));
    }

    /// Somebody is answered. If the table is not what the journal has, it breaks.
    async fn answer(&mut self, begin: Begin) -> Result<(), Broken> {
        let Begin { asker, request, then, reply } = begin;
        let answer = self.ask(asker, request).await;
        if let Some(then) = then.filter(|_| answer.is_ok()) {
            self.read(then);
        }
        let broken =
            matches!(answer, Err(Rejection::NotStored | Rejection::NotRead | Rejection::Damaged));
        // Whoever asked may have left: then nobody hears the answer.
        let _ = reply.send(answer);
        if broken { Err(Broken) } else { Ok(()) }
    }

    /// Whether somebody wants a game to begin who may, and the numbers of others are waited for.
    fn must_wait(&mut self, Begin { asker, request, .. }: &Begin) -> bool {
        let Request::Command(command) = request else { return false };
        let Some(begins) = command.begins() else { return false };
        let limits = &self.parlour.config.limits;
        let may = self.table.check_may_begin(asker.guest, begins).is_ok()
            && self.grown.check(limits, &self.table, asker.guest, request).is_ok();
        if !may || self.seal.until().is_some() {
            return may;
        }
        let (roll, ground) = (self.slot.roll(), &self.parlour.ground);
        let number = || Number::new(ground.entropy());
        let wait = self.parlour.config.sealing;
        self.seal.lay_open(&self.table, number, |guest| roll.is_here(guest), wait)
    }

    /// Somebody waits for a game to begin. Who does so already is told that it begins.
    fn let_begin(&mut self, begin: Begin) {
        if !self.seal.is_awaited_by(begin.asker.guest) {
            self.seal.wait(begin);
            self.slot.news(|version| version.around += 1);
            return;
        }
        let first = matches!(begin.request, Request::Command(Command::Start));
        let refusal = if first { Refusal::Begun } else { Refusal::NotOver };
        let _ = begin.reply.send(Err(refusal.into()));
    }

    /// The numbers for a seed are there, or have been waited for: those who want the game to begin are
    /// judged, as if they asked now.
    async fn begin_sealed(&mut self) -> Result<(), Broken> {
        if self.seal.until().is_none() {
            return Ok(());
        }
        for begin in self.seal.close() {
            Box::pin(self.answer(begin)).await?;
        }
        self.seal.forget();
        self.slot.news(|version| version.around += 1);
        Ok(())
    }

    /// Somebody adds a number of their own to the next seed. What makes no sense here may do so after
    /// what happened at another parlour.
    async fn add_number(&mut self, guest: Guest, command: &Command) -> Result<usize, Rejection> {
        self.see(guest);
        let mut added = self.try_number(guest, command);
        if matches!(added, Err(Refusal::NotYours | Refusal::NotSealing))
            && self.parlour.journal.is_shared()
            && Box::pin(self.catch_up()).await.is_ok()
        {
            added = self.try_number(guest, command);
        }
        added.map(|()| self.table.steps()).map_err(Rejection::from)
    }

    fn try_number(&mut self, guest: Guest, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Pledge { pledge } => self.seal.pledge(&self.table, guest, pledge),
            Command::Redeem { number } => self.seal.redeem(guest, number),
            _ => Ok(()),
        }
    }

    /// Somebody asks for something. If another parlour was faster, it is judged anew: what was meant
    /// for another moment is refused.
    async fn ask(&mut self, asker: Asker, request: Request) -> Result<usize, Rejection> {
        let guest = asker.guest;
        if let Request::Command(command @ (Command::Pledge { .. } | Command::Redeem { .. })) =
            &request
        {
            return self.add_number(guest, command).await;
        }
        self.check_sitting(asker, &request)?;
        let moves = matches!(request, Request::Play(_));
        for _ in 0..ATTEMPTS {
            self.see(guest);
            self.grown.check(&self.parlour.config.limits, &self.table, guest, &request)?;
            let (attending, ground) = (self.attending(), &self.parlour.ground);
            let entropy = &mut || ground.entropy();
            let asks = self.table.asks_for(guest, &request, &attending, entropy);
            let decided = match asks {
                Ok(Some(asking)) => return self.let_wait(asker, asking),
                Ok(None) => self.table.handle(guest, request.clone(), &attending, entropy),
                Err(refusal) => Err(refusal),
            };
            // They may have sat down by it.
            if !moves {
                self.meet();
                self.see(guest);
            }
            let entries = match decided {
                Ok(entries) => entries,
                Err(Refusal::Crowded) if self.slot.roll().make_room() => continue,
                Err(refusal) => {
                    // What is refused here may make sense after what happened at another parlour.
                    let known = self.grown.next();
                    let fresh = self.parlour.journal.is_shared()
                        && Box::pin(self.catch_up()).await.is_ok()
                        && self.grown.next() > known;
                    if fresh {
                        continue;
                    }
                    return Err(refusal.into());
                }
            };
            match self.store(&entries).await {
                Ok(()) => {}
                Err(Unstored::Not(why)) => return Err(why),
                Err(Unstored::Overtaken) => {
                    Box::pin(self.rebuild()).await?;
                    continue;
                }
            }
            self.keep(guest, &request);
            for guest in visits::came(&entries) {
                self.parlour.remember(guest, self.slot.key).await;
            }
            return Ok(self.table.steps());
        }
        Err(Rejection::NotStored)
    }

    /// Whoever sits down takes room at the table, and from one address nobody takes all of it.
    fn check_sitting(&self, asker: Asker, request: &Request) -> Result<(), Rejection> {
        let sits = matches!(request, Request::Command(Command::Sit { .. }))
            && self.table.phase() != Phase::Playing
            && self.table.seats_of(asker.guest).is_empty();
        if !sits {
            return Ok(());
        }
        self.grown.check(&self.parlour.config.limits, &self.table, asker.guest, request)?;
        self.draw_sitting(asker)
    }

    fn draw_sitting(&self, asker: Asker) -> Result<(), Rejection> {
        if self.parlour.guard.sitting(asker.address) {
            return Ok(());
        }
        self.parlour.metrics.turned_away.inc();
        Err(Rejection::TooMuch)
    }

    /// Somebody asks for a seat in the running game. Nothing of it is stored: they wait until the host
    /// says yes, or no.
    fn let_wait(&self, asker: Asker, asking: Asking) -> Result<usize, Rejection> {
        let from = address_mark(&self.parlour.journal.secret(), asker.address);
        let asked = Asked { asking, from };
        let game = self.table.games();
        self.slot.roll().check_asking(&asked, game, &self.parlour.config.limits)?;
        self.draw_sitting(asker)?;
        self.slot.roll().ask(asked);
        self.slot.news(|version| version.around += 1);
        Ok(self.table.steps())
    }

    /// Keeps what was granted and is stored nowhere.
    fn keep(&mut self, guest: Guest, request: &Request) {
        let Request::Command(command) = request else { return };
        match command {
            Command::Hold { seat } if self.window.hold(*seat) => {}
            Command::Withdraw => self.slot.roll().withdraw(guest),
            _ => return,
        }
        self.slot.news(|version| version.around += 1);
    }

    /// Somebody has asked for something, so they are there.
    fn see(&self, guest: Guest) {
        self.slot.roll().seen(guest, &self.parlour.config);
    }

    /// Who is missed follows from who has a seat. A move changes nothing of that.
    fn meet(&self) {
        self.slot.roll().meet(self.table.company());
    }

    fn attending(&self) -> Attending {
        let attending = self.slot.roll().attending(&self.parlour.config);
        attending.with_sealing(self.seal.sealing())
    }

    /// How many parlours go first where something happens by itself, and whether there are any others.
    fn before(&self) -> (u32, bool) {
        let roll = self.slot.roll();
        (roll.before(self.parlour.node), roll.standing().others)
    }

    /// When there will be something to look after, or to say.
    fn next_mark(&self) -> Option<Instant> {
        let roll = self.slot.roll();
        let due = self.gossip.due(&roll.standing());
        [roll.next_mark(&self.parlour.config), due].into_iter().flatten().min()
    }

    /// Passes the role of the host on when that is due, and lets it be seen that somebody has been
    /// gone for so long that it matters.
    async fn look_after(&mut self) -> Result<(), Broken> {
        if self.met != Some(self.grown.beside()) {
            self.met = Some(self.grown.beside());
            self.meet();
        }
        let expired = self.slot.roll().expire();
        let attending = self.attending();
        if self.grown.may_pass_on()
            && self.before().0 == 0
            && let Some(passed_on) = self.table.pass_on(&attending)
        {
            self.store_own(&[passed_on]).await?;
        }
        let gone = self.table.gone(&attending);
        let before = std::mem::replace(&mut self.gone, gone);
        if expired || self.gone.iter().zip(&before).any(|(now, then)| now > then) {
            self.slot.news(|version| version.present += 1);
        }
        Ok(())
    }

    /// What bots have to say follows from the steps.
    async fn let_bots_tell(&mut self) -> Result<(), Broken> {
        let steps = Some((self.table.games(), self.table.steps()));
        if self.told == steps || self.before().0 > 0 {
            return Ok(());
        }
        self.told = steps;
        if self.grown.may_tell(&self.parlour.config.limits) {
            let told = self.table.bots_tell();
            self.store_own(&told).await?;
        }
        Ok(())
    }

    /// Stores what happened by itself. If another parlour was faster, it may happen another time.
    async fn store_own(&mut self, entries: &[Entry]) -> Result<(), Broken> {
        match self.store(entries).await {
            Ok(()) => Ok(()),
            Err(Unstored::Overtaken) => Box::pin(self.rebuild()).await.map_err(|_| Broken),
            Err(Unstored::Not(_)) => Err(Broken),
        }
    }

    /// Stores what happened, and lets it be seen.
    async fn store(&mut self, entries: &[Entry]) -> Result<(), Unstored> {
        if entries.is_empty() {
            return Ok(());
        }
        let key = self.slot.key;
        let bytes = written(entries).map_err(Unstored::Not)?;
        for hash in entries.iter().filter_map(Entry::cards) {
            self.parlour.keep_cards(hash).await.map_err(Unstored::Not)?;
        }
        let first = self.grown.next();
        // If it is not stored, the table is made anew, and with it what is counted here.
        for (entry, bytes) in entries.iter().zip(&bytes) {
            self.grown.add(entry, bytes.len());
        }
        let append = self.parlour.journal.append(key.0, first, bytes);
        #[cfg(test)]
        let append = crate::world::believed(&*self.parlour.ground, append);
        match append.await {
            Ok(()) => {}
            Err(Fault::Conflict) => {
                self.parlour.metrics.overtaken.inc();
                debug!(table = %key.short(), "another parlour was faster");
                return Err(Unstored::Overtaken);
            }
            Err(fault) => {
                error!(table = %key.short(), %fault, "a table could not be stored");
                return Err(Unstored::Not(Rejection::from(&fault)));
            }
        }
        let moves = entries.iter().filter(|entry| matches!(entry, Entry::Moved(_))).count();
        self.parlour.metrics.moves.inc_by(moves as u64);
        self.grow(moves < entries.len());
        // Where nobody attends, others need not have heard of us, and somebody may attend there.
        let standing = self.slot.roll().standing();
        if standing.others || !standing.attended {
            self.hint();
        }
        Ok(())
    }

    /// The table has grown as its journal has: that may be seen.
    fn grow(&mut self, around: bool) {
        self.news.know(self.grown.next());
        let around = around || self.table.phase() == Phase::Over;
        self.slot.news(|version| {
            version.game += 1;
            version.around += u64::from(around);
        });
    }

    /// Another parlour may have added something: the table follows it.
    async fn catch_up(&mut self) -> Result<(), Broken> {
        let key = self.slot.key;
        let stored = self.parlour.journal.read_from(key.0, self.grown.next()).await;
        let stored = stored.map_err(|fault| {
            error!(table = %key.short(), %fault, "news of a table could not be read");
            Broken
        })?;
        if stored.is_empty() {
            return Ok(());
        }
        let read = self.parlour.read_entries(key, &stored, &mut self.grown);
        let entries = read.map_err(|_| Broken)?;
        let moved = |entry: &Entry<_>| matches!(entry, Entry::Moved(_));
        let around = !entries.iter().all(moved);
        let host = self.table.host();
        self.parlour.fetch_cards_of(key, &entries).await.map_err(|_| Broken)?;
        let followed = self.table.follow(entries);
        followed.map_err(|_| {
            self.parlour.damaged(key);
            Broken
        })?;
        self.parlour.metrics.followed.inc();
        self.grow(around);
        self.meet_others(host);
        Ok(())
    }

    /// The table has followed what is not in the journal: it is made anew.
    async fn rebuild(&mut self) -> Result<(), Rejection> {
        let (table, grown) = self.parlour.load(self.slot.key).await?;
        let host = self.table.host();
        *self.table = table;
        self.grown = grown;
        (self.told, self.met) = (None, None);
        self.grow(true);
        self.meet_others(host);
        Ok(())
    }

    /// Somebody else has the table, too: who attends there? Whoever has become the host there surely
    /// does, though it is not said yet.
    fn meet_others(&mut self, former_host: Guest) {
        if !self.slot.roll().standing().others {
            self.gossip.ask();
        }
        self.meet();
        if self.table.host() != former_host {
            self.see(self.table.host());
        }
    }

    /// Lets other parlours that have the table look what is new.
    fn hint(&self) {
        self.parlour.journal.hint(self.slot.key.0, self.grown.next());
    }

    /// Tells other parlours how things are here, if they should hear it now.
    fn speak(&mut self) {
        let (standing, window) = (self.slot.roll().standing(), self.window.word());
        let word = || Word { window, ..self.slot.roll().word(self.parlour.node) };
        self.gossip.speak(&self.parlour, self.slot.key, &standing, word);
    }

    /// Tells other parlours, if there are any, that the table is put away.
    fn say_farewell(&self) {
        let roll = self.slot.roll();
        let word = Word { leaves: true, ..roll.word(self.parlour.node) };
        if roll.standing().others
            && let Ok(words) = serde_json::to_vec(&word)
        {
            self.parlour.journal.whisper(self.slot.key.0, words.into());
        }
    }

    /// Another parlour tells how things are there.
    fn hear(&mut self, word: Option<Word>) {
        let Some(word) = word.filter(|word| word.node != self.parlour.node) else { return };
        let heard = self.slot.roll().hear(&word);
        if word.asks || heard.is_new {
            self.gossip.is_asked();
        }
        // As long as we did not know of them, nobody told them what was stored here.
        if heard.is_new {
            self.hint();
        }
        let held = word.window.is_some_and(|window| self.window.hear(window));
        if heard.is_change || held {
            self.slot.news(|version| {
                version.present += u64::from(heard.is_change);
                version.around += u64::from(held);
            });
        }
    }
}

fn far_future() -> Instant {
    Instant::now() + Duration::from_secs(3600)
}

/// Whether what is in memory may not be what is stored.
fn is_broken<T>(answer: &Result<T, Rejection>) -> bool {
    matches!(answer, Err(Rejection::NotStored | Rejection::NotRead | Rejection::Damaged))
}
