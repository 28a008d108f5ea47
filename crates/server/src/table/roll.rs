//! The roll of a table: who is connected, since when the others are not, who waits for a seat, and when
//! that is told.

use super::askers::{Asked, Askers};
use super::gossip::Standing;
use super::peers::{Heard, Peer, Peers, Word};
use crate::Config;
use crate::config::Limits;
use crate::rejection::Rejection;
use std::sync::Arc;
use std::time::Duration;
use tables::{Asking, Attending, Gone, Guest};
use tokio::time::Instant;

/// How often it is told, at most, that one of the company comes or goes.
const OF_COMPANY: Duration = Duration::from_millis(250);

/// The same of strangers, who must not flood those who play.
const OF_STRANGERS: Duration = Duration::from_secs(1);

/// Where more than this attend, it is told less often of strangers, down to twice a minute.
const MANY: usize = 64;

/// Who is connected, and since when the others are not.
pub(super) struct Roll {
    /// Since when it is kept: whoever has not been here since was here before, if ever.
    since: Instant,
    /// Those who are connected, once for each page.
    here: Arc<Vec<Guest>>,
    /// Whom the table would miss. Of strangers nothing is remembered when they go: there may be
    /// thousands of them.
    company: Vec<Guest>,
    /// Those of the company who were connected, or asked for something, and when that was last. Whoever
    /// has been gone for long is left out: the roll has been kept for longer.
    left: Vec<(Guest, Instant)>,
    /// When it was last told who comes and goes.
    told: Option<Instant>,
    /// When it will be told next, if it will.
    due: Option<Instant>,
    /// Other parlours that have the table, and who is there.
    peers: Peers,
    /// Who waits for a seat in the running game.
    askers: Askers,
    /// How often somebody has come, gone, or been seen.
    changes: u64,
}

impl Roll {
    pub fn new() -> Roll {
        Roll {
            since: Instant::now(),
            here: Arc::default(),
            company: Vec::new(),
            left: Vec::new(),
            told: None,
            due: None,
            peers: Peers::default(),
            askers: Askers::default(),
            changes: 0,
        }
    }

    /// How often it has changed who is here.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// From now on these are the company.
    pub fn meet(&mut self, company: Vec<Guest>) {
        self.left.retain(|(one, _)| company.contains(one));
        self.company = company;
    }

    pub fn come(&mut self, guest: Guest) {
        self.changes += 1;
        self.left.retain(|(one, _)| *one != guest);
        Arc::make_mut(&mut self.here).push(guest);
    }

    /// One page of somebody's is closed.
    pub fn go(&mut self, guest: Guest, config: &Config) {
        self.changes += 1;
        if let Some(at) = self.here.iter().position(|one| *one == guest) {
            Arc::make_mut(&mut self.here).swap_remove(at);
        }
        self.seen(guest, config);
    }

    /// One of the company shows that they are there, connected or not: a program may do without a
    /// socket.
    pub fn seen(&mut self, guest: Guest, config: &Config) {
        if self.company.contains(&guest) && !self.here.contains(&guest) {
            self.changes += 1;
            self.left.retain(|(one, at)| *one != guest && at.elapsed() < config.gone);
            self.left.push((guest, Instant::now()));
        }
    }

    pub fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Whether somebody is connected at this parlour.
    pub fn is_here(&self, guest: Guest) -> bool {
        self.here.contains(&guest)
    }

    /// Somebody has come or gone. Says when that is to be told, unless something will be told by then.
    pub fn tell_of(&mut self, guest: Guest) -> Option<Instant> {
        let many = u32::try_from(self.here.len() / MANY).unwrap_or(u32::MAX);
        let calm = match self.company.contains(&guest) {
            true => OF_COMPANY,
            false => OF_STRANGERS * many.clamp(1, 30),
        };
        let at = self.told.map_or_else(Instant::now, |told| told + calm);
        if self.due.is_some_and(|due| due <= at) {
            return None;
        }
        self.due = Some(at);
        self.due
    }

    /// Whether it is to be told by now who has come and gone. Then it is.
    pub fn is_due(&mut self) -> bool {
        let now = Instant::now();
        if self.due.is_none_or(|due| due > now) {
            return false;
        }
        (self.told, self.due) = (Some(now), None);
        true
    }

    /// What the table is told.
    pub fn attending(&self, config: &Config) -> Attending {
        let gone = |since: Instant| match since.elapsed() {
            gone if gone >= config.gone => Some(Gone::Long),
            gone if gone >= config.stepped_out => Some(Gone::AWhile),
            _ => None,
        };
        let since = self.peers.iter().map(|peer| peer.since).fold(self.since, Instant::min);
        let mut attending = Attending::new(self.everywhere(), gone(since));
        for (guest, since) in self.last_seen() {
            attending.left(guest, gone(since));
        }
        attending.with_asking(self.askers.all())
    }

    /// Whether somebody may ask for a seat in this game of the table.
    pub fn check_asking(
        &mut self,
        asked: &Asked,
        game: u32,
        limits: &Limits,
    ) -> Result<(), Rejection> {
        let Roll { askers, peers, .. } = self;
        askers.check(asked, game, &elsewhere(peers), limits)
    }

    /// Somebody asks for a seat.
    pub fn ask(&mut self, asked: Asked) {
        let Roll { askers, peers, .. } = self;
        askers.ask(asked, &elsewhere(peers));
        self.tell_askers();
    }

    /// Somebody who asked thinks again.
    pub fn withdraw(&mut self, guest: Guest) {
        let Roll { askers, peers, .. } = self;
        askers.withdraw(guest, &elsewhere(peers));
        self.tell_askers();
    }

    /// Whoever has their answer waits no more.
    pub fn settle(&mut self, waits: impl Fn(&Asking) -> bool) {
        if self.askers.settle(waits) {
            self.tell_askers();
        }
    }

    /// Somebody who asked for a seat and is not connected makes room for others, if there is one.
    pub fn make_room(&mut self) -> bool {
        let Roll { askers, here, .. } = self;
        let made = askers.make_room(|guest| here.contains(&guest));
        if made {
            self.tell_askers();
        }
        made
    }

    fn tell_askers(&mut self) {
        let Roll { askers, peers, .. } = self;
        askers.tell(peers.iter().flat_map(|peer| &peer.asked));
    }

    /// Those who are connected, here or at another parlour.
    fn everywhere(&self) -> Arc<Vec<Guest>> {
        if self.peers.is_empty() {
            return self.here.clone();
        }
        let there = self.peers.iter().flat_map(|peer| {
            let strangers = (0..peer.strangers).map(|_| Guest::nobody());
            peer.here.iter().copied().chain(strangers)
        });
        Arc::new(self.here.iter().copied().chain(there).collect())
    }

    /// Those who were connected, and when that was last, wherever it was.
    fn last_seen(&self) -> Vec<(Guest, Instant)> {
        let mut seen = self.left.clone();
        for (guest, at) in self.peers.iter().flat_map(|peer| &peer.left) {
            merge(&mut seen, *guest, *at);
        }
        seen
    }

    /// When somebody will next have been gone for so long that it matters.
    pub fn next_mark(&self, config: &Config) -> Option<Instant> {
        let seen = self.last_seen();
        let since = [self.since].into_iter().chain(seen.iter().map(|(_, at)| *at));
        let marks = since.flat_map(|at| [at + config.stepped_out, at + config.gone]);
        let now = Instant::now();
        let marks = marks.chain(self.peers.next_mark());
        // A little later, so that it has surely come.
        marks.filter(|mark| *mark > now).min().map(|mark| mark + Duration::from_millis(1))
    }

    /// Another parlour tells who is there.
    pub fn hear(&mut self, word: &Word) -> Heard {
        let mut heard = self.peers.hear(word);
        self.askers.hear(&word.taken_back);
        if let Some(peer) = heard.left.take() {
            self.miss(peer);
        }
        self.tell_askers();
        heard
    }

    /// Forgets parlours of which nothing was heard for long; says whether there was one.
    pub fn expire(&mut self) -> bool {
        let gone = self.peers.expire();
        let any = !gone.is_empty();
        gone.into_iter().for_each(|peer| self.miss(peer));
        if any {
            self.tell_askers();
        }
        any
    }

    /// Another parlour is gone, and whoever was there has left.
    fn miss(&mut self, mut peer: Peer) {
        for asked in std::mem::take(&mut peer.asked) {
            if self.here.contains(&asked.asking.guest) {
                self.askers.adopt(asked);
            }
        }
        for (guest, at) in peer.seen() {
            if self.company.contains(&guest) && !self.here.contains(&guest) {
                merge(&mut self.left, guest, at);
            }
        }
    }

    /// How many parlours go first where something is to be done once.
    pub fn before(&self, node: u64) -> u32 {
        self.peers.before(node, self.here.is_empty())
    }

    /// Who is there to talk about the table.
    pub fn standing(&self) -> Standing {
        let others = !self.peers.is_empty();
        let there = |guest: &Guest| self.peers.iter().any(|peer| peer.here.contains(guest));
        let missing = |guest: &&Guest| !self.here.contains(guest) && !there(guest);
        Standing {
            others,
            attended: !self.here.is_empty(),
            asked: !self.askers.here().is_empty(),
            missing: self.company.iter().any(|guest| missing(&guest)),
        }
    }

    /// What other parlours are told of who is here.
    pub fn word(&self, node: u64) -> Word {
        let millis = |at: Instant| u64::try_from(at.elapsed().as_millis()).unwrap_or(u64::MAX);
        let mut here: Vec<Guest> = self.here.to_vec();
        here.retain(|guest| self.company.contains(guest));
        let strangers = u32::try_from(self.here.len() - here.len()).unwrap_or(u32::MAX);
        here.sort_unstable();
        here.dedup();
        let left = self.left.iter().map(|(guest, at)| (*guest, millis(*at))).collect();
        let since = millis(self.since);
        let (asks, leaves, window) = (false, false, None);
        let (asked, taken_back) = (self.askers.here().to_vec(), self.askers.taken_back().to_vec());
        Word { node, asks, leaves, here, left, since, strangers, window, asked, taken_back }.short()
    }
}

/// Those who wait at other parlours.
fn elsewhere(peers: &Peers) -> Vec<&Asked> {
    peers.iter().flat_map(|peer| &peer.asked).collect()
}

/// Somebody was last seen then, or later.
fn merge(seen: &mut Vec<(Guest, Instant)>, guest: Guest, at: Instant) {
    match seen.iter_mut().find(|(one, _)| *one == guest) {
        Some((_, latest)) => *latest = at.max(*latest),
        None => seen.push((guest, at)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::window::WindowWord;
    use super::*;
    use tokio::time::advance;

    fn guest(number: usize) -> Guest {
        Guest::of_secret(&format!("guest {number}"))
    }

    #[tokio::test(start_paused = true)]
    async fn strangers_who_have_gone_are_forgotten() {
        let (config, anna) = (Config::default(), guest(0));
        let mut roll = Roll::new();
        roll.meet(vec![anna]);
        for number in 0..1000 {
            roll.come(guest(number));
        }
        advance(config.gone).await;
        for number in 0..1000 {
            roll.go(guest(number), &config);
            roll.seen(guest(number), &config);
        }
        assert_eq!(roll.left.len(), 1, "nothing is kept of a stranger");
        assert_eq!(roll.attending(&config).gone(anna), None, "she was here a moment ago");
        assert_eq!(roll.attending(&config).gone(guest(1)), Some(Gone::Long));
        // Whoever gives their seat up is a stranger from then on.
        roll.meet(Vec::new());
        assert!(roll.left.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn a_crowd_that_comes_and_goes_is_told_of_once_in_a_while() {
        let (config, anna) = (Config::default(), guest(0));
        let mut roll = Roll::new();
        roll.meet(vec![anna]);
        // The first is told at once, the others together.
        assert_eq!(roll.tell_of(guest(1)), Some(Instant::now()));
        assert!(roll.is_due() && !roll.is_due());
        assert_eq!(roll.tell_of(guest(2)), Some(Instant::now() + OF_STRANGERS));
        assert_eq!(roll.tell_of(guest(3)), None, "they are told of by then");
        advance(OF_STRANGERS).await;
        assert!(roll.is_due());
        // Of a large crowd seldom, of one of the company soon even so.
        for number in 0..30 * MANY {
            roll.come(guest(number));
        }
        assert_eq!(roll.tell_of(guest(1)), Some(Instant::now() + OF_STRANGERS * 30));
        roll.go(anna, &config);
        assert_eq!(roll.tell_of(anna), Some(Instant::now() + OF_COMPANY));
        assert!(!roll.is_due());
        advance(OF_COMPANY).await;
        assert!(roll.is_due(), "and the crowd is told of with her");
        advance(OF_STRANGERS * 30).await;
        assert!(!roll.is_due());
    }

    fn asked(who: usize, number: u32) -> Asked {
        let name = "\u{1f339}".repeat(24);
        let (guest, lang) = (guest(who), words::Lang::En);
        Asked { asking: Asking { number, guest, seat: 5, name, lang }, from: u64::MAX }
    }

    /// However many sit, left and wait there: what is too long is not even said.
    #[tokio::test(start_paused = true)]
    async fn a_word_is_short_enough_to_be_said() {
        let (config, mut roll) = (Config::default(), Roll::new());
        roll.meet((0..99).map(guest).collect());
        (0..99).for_each(|number| roll.come(guest(number)));
        (40..99).for_each(|number| roll.go(guest(number), &config));
        advance(Duration::from_secs(59)).await;
        (100..120).for_each(|number| roll.ask(asked(number, u32::MAX)));
        let elsewhere: Vec<Asked> = (0..20).map(|number| asked(200 + number, u32::MAX)).collect();
        let elsewhere: Vec<&Asked> = elsewhere.iter().collect();
        (200..220).for_each(|number| roll.askers.withdraw(guest(number), &elsewhere));
        let opened = (u32::MAX, usize::MAX);
        let held = tabletop::Seats(u8::MAX);
        let window = Some(WindowWord { opened, left: u64::MAX, held });
        let word = Word { window, strangers: u32::MAX, ..roll.word(u64::MAX) };
        let written = serde_json::to_vec(&word).expect("it can be written");
        assert!(written.len() <= journal::LONGEST_WHISPER, "{} bytes", written.len());
        assert_eq!((word.here.len(), word.left.len(), word.asked.len()), (14, 6, 6));
    }

    /// Whoever waits at another parlour is shown here, and goes on waiting where they are when that
    /// parlour is gone.
    #[tokio::test(start_paused = true)]
    async fn whoever_waits_elsewhere_waits_here_too() {
        let config = Config::default();
        let [mut here, mut there] = [Roll::new(), Roll::new()];
        let waiting = |roll: &Roll| roll.attending(&config).asking().len();
        there.ask(asked(1, 11));
        there.ask(asked(2, 12));
        assert!(there.standing().asked);
        assert!(here.hear(&there.word(7)).is_change);
        assert!(!here.hear(&there.word(7)).is_change, "the same again is nothing new");
        assert_eq!((waiting(&there), waiting(&here)), (2, 2));
        // One of them is connected here.
        here.come(guest(1));
        advance(Duration::from_secs(10)).await;
        assert!(here.expire());
        assert_eq!(here.attending(&config).asking()[0].number, 11);
        assert_eq!(waiting(&here), 1);
        here.settle(|_| false);
        assert_eq!(waiting(&here), 0);
    }

    fn told(node: u64, here: &[Guest], strangers: u32) -> Word {
        let mut there = Roll::new();
        there.meet(here.to_vec());
        here.iter().for_each(|guest| there.come(*guest));
        (0..strangers).for_each(|_| there.come(Guest::nobody()));
        there.word(node)
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_at_another_parlour_is_here() {
        let (config, anna, bruno) = (Config::default(), guest(0), guest(1));
        let mut roll = Roll::new();
        roll.meet(vec![anna, bruno]);
        roll.come(anna);
        assert!(roll.standing().missing && !roll.standing().others);
        advance(config.gone).await;
        let heard = roll.hear(&told(7, &[bruno], 3));
        assert!(heard.is_new && heard.is_change);
        let attending = roll.attending(&config);
        assert!(attending.is_here(anna) && attending.is_here(bruno));
        assert_eq!(attending.here().len(), 5, "and those who watch there");
        assert!(!roll.standing().missing);
        // The same again is nothing new.
        let heard = roll.hear(&told(7, &[bruno], 3));
        assert!(!heard.is_new && !heard.is_change);
        // He goes there, and is missed as if he had gone here.
        let mut word = told(7, &[], 0);
        word.left = vec![(bruno, 0)];
        assert!(roll.hear(&word).is_change);
        assert_eq!(roll.attending(&config).gone(bruno), None);
        advance(config.stepped_out).await;
        assert_eq!(roll.attending(&config).gone(bruno), Some(Gone::AWhile));
    }

    #[tokio::test(start_paused = true)]
    async fn a_parlour_that_falls_silent_takes_its_people_along() {
        let (config, anna, bruno) = (Config::default(), guest(0), guest(1));
        let mut roll = Roll::new();
        roll.meet(vec![anna, bruno]);
        roll.come(anna);
        roll.hear(&told(7, &[bruno], 0));
        advance(Duration::from_secs(9)).await;
        assert!(!roll.expire() && roll.attending(&config).is_here(bruno));
        advance(Duration::from_secs(1)).await;
        assert!(roll.expire());
        assert!(!roll.attending(&config).is_here(bruno));
        assert_eq!(roll.attending(&config).gone(bruno), Some(Gone::AWhile), "since the last word");
        // One that puts the table away says so.
        roll.hear(&told(8, &[bruno], 0));
        assert!(roll.hear(&Word { leaves: true, ..told(8, &[], 0) }).is_change);
        assert_eq!(roll.attending(&config).gone(bruno), None, "he was there a moment ago");
        assert!(!roll.standing().others);
    }

    #[tokio::test(start_paused = true)]
    async fn no_more_parlours_are_known_than_there_could_be() {
        let (config, anna, bruno) = (Config::default(), guest(0), guest(1));
        let mut roll = Roll::new();
        roll.meet(vec![anna, bruno]);
        for node in 0..1000 {
            roll.hear(&told(node, &[anna], 0));
        }
        assert_eq!(roll.peers.iter().count(), 32);
        assert!(!roll.hear(&told(1000, &[bruno], 0)).is_change);
        // Those who are known are heard, and whoever goes makes room.
        assert!(roll.hear(&told(7, &[anna, bruno], 0)).is_change);
        assert!(roll.hear(&Word { leaves: true, ..told(7, &[], 0) }).is_change);
        assert!(roll.hear(&told(1000, &[bruno], 0)).is_new);
        assert!(roll.attending(&config).is_here(bruno));
    }

    #[tokio::test(start_paused = true)]
    async fn one_parlour_goes_first() {
        let (anna, bruno) = (guest(0), guest(1));
        let [mut low, mut high] = [Roll::new(), Roll::new()];
        low.meet(vec![anna, bruno]);
        high.meet(vec![anna, bruno]);
        low.come(anna);
        high.come(bruno);
        let (of_low, of_high) = (low.word(1), high.word(2));
        low.hear(&of_high);
        high.hear(&of_low);
        assert_eq!((low.before(1), high.before(2)), (0, 1));
        // Where nobody is connected any more, others go first.
        low.go(anna, &Config::default());
        let word = low.word(1);
        high.hear(&word);
        assert_eq!((low.before(1), high.before(2)), (1, 0));
    }
}
