//! What is too much from one address.

use crate::Limits;
use crate::connection::{Connection, Place, Standing};
use crate::turns::Queue;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tracing::warn;

/// How long nothing more is said of an address that was named in the log.
const SILENCE: Duration = Duration::from_secs(60);

/// How many seconds' worth strangers may be sent in a burst.
const BURST: f64 = 8.0;

/// How many seconds' worth strangers may say in a burst.
const STRANGER_BURST: f64 = 30.0;

/// A measure that fills up with time and is drawn from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    level: f64,
    at: Instant,
}

impl Bucket {
    pub fn full(size: f64, now: Instant) -> Bucket {
        Bucket { level: size, at: now }
    }

    /// Draws one, if there is one: it fills at `rate` a second up to `size`.
    pub fn draw(&mut self, rate: f64, size: f64, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + passed * rate).min(size);
        self.at = now;
        if self.level < 1.0 {
            return false;
        }
        self.level -= 1.0;
        true
    }

    /// Whether it has filled up again.
    fn is_full(&self, rate: f64, size: f64, now: Instant) -> bool {
        self.level + now.saturating_duration_since(self.at).as_secs_f64() * rate >= size
    }

    /// Draws what was taken already, even if that is more than there is. Says how long it takes until
    /// the debt is paid.
    pub fn owe(&mut self, much: f64, rate: f64, size: f64, now: Instant) -> Duration {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + passed * rate).min(size) - much;
        self.at = now;
        Duration::from_secs_f64((-self.level / rate).clamp(0.0, LONGEST_DEBT))
    }
}

/// Nobody is kept waiting longer than this for what others at their address were sent, in seconds.
const LONGEST_DEBT: f64 = 10.0;

struct Address {
    connections: usize,
    /// Those that would make room, the oldest first, in the order of [`Standing::YIELDING`].
    yielding: [BTreeMap<u64, Arc<Connection>>; 2],
    sockets: usize,
    requests: Bucket,
    tables: Bucket,
    /// How often somebody sits down there, or asks for a seat.
    sittings: Bucket,
    /// What its strangers were sent on sockets, and all who read or watched otherwise, in bytes.
    fed: Bucket,
    /// How many read something, or wait for it.
    readers: usize,
    /// When it was last named in the log as one that was turned away.
    named: Option<Instant>,
}

/// How soon an address makes room, the last one first: how many connections it has, its oldest one that
/// would make room, and which address it is.
type Rank = (usize, Reverse<u64>, IpAddr);

/// So many at one address may read something at a time, or wait for it.
const READERS: usize = 32;

/// As many readers of one address are few.
const FEW_READERS: usize = 2;

/// As many connections or sockets of one address are few: a household in which everybody plays.
const FEW: usize = 16;

/// Somebody who came just now has not had the time to ask for anything.
const JUST_NOW: Duration = Duration::from_secs(1);

/// What can be too much.
#[derive(Clone, Copy, Debug)]
enum Much {
    Connections,
    Sockets,
    Requests,
    Tables,
    Readers,
    Sittings,
    Messages,
}

/// Keeps an eye on addresses.
pub(crate) struct Guard {
    limits: Limits,
    addresses: Mutex<Addresses>,
}

#[derive(Default)]
struct Addresses {
    connections: usize,
    /// How many connections there ever were.
    numbered: u64,
    known: HashMap<IpAddr, Address>,
    /// Addresses with connections that would make room, in the order of [`Standing::YIELDING`].
    ranked: [BTreeSet<Rank>; 2],
    swept: Option<Instant>,
}

/// Those who share a network of the newer kind share a limit: one household has 2⁶⁴ addresses.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        address => address,
    }
}

/// Counts a socket until it is dropped.
pub(crate) struct Permit {
    guard: Arc<Guard>,
    pub address: IpAddr,
}

/// Counts somebody who reads until it is dropped.
pub(crate) struct Reader {
    guard: Arc<Guard>,
    address: IpAddr,
}

impl Guard {
    pub fn new(limits: Limits) -> Arc<Guard> {
        Arc::new(Guard { limits, addresses: Mutex::default() })
    }

    fn list(&self) -> MutexGuard<'_, Addresses> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, address: IpAddr, ask: impl FnOnce(&mut Address) -> T) -> T {
        let now = Instant::now();
        let mut addresses = self.list();
        addresses.sweep(&self.limits, now);
        ask(addresses.of(household(address), self, now))
    }

    /// Lets somebody in if there is room for them; else names their address in the log.
    fn admit(&self, address: IpAddr, much: Much, ask: impl FnOnce(&mut Address) -> bool) -> bool {
        let (admitted, name) = self.with(address, |from| {
            let admitted = ask(from);
            (admitted, !admitted && from.is_to_be_named(Instant::now()))
        });
        if name {
            turned_away(address, much);
        }
        admitted
    }

    fn burst(&self) -> f64 {
        f64::from(self.limits.requests_per_second) * 10.0
    }

    /// A connection comes in. Where there is no room, another one makes room that has no whole request
    /// to be answered: of the address that has most of them the oldest. Whoever has most already is
    /// turned away, which costs little. A proxy's are everybody's.
    pub fn connect(self: &Arc<Guard>, address: IpAddr, is_proxy: bool) -> Option<Place> {
        let (now, from) = (Instant::now(), household(address));
        let mut addresses = self.list();
        addresses.sweep(&self.limits, now);
        let here = addresses.of(from, self, now).connections;
        let crowded = !is_proxy && here >= self.limits.connections_per_address;
        let full = addresses.connections >= self.limits.connections;
        let room = match (crowded, full) {
            (true, _) => addresses.make_room(Some(from), now),
            (false, true) if !is_proxy && here > FEW && here >= addresses.most() => None,
            (false, true) => addresses.make_room(None, now),
            (false, false) => None,
        };
        // Those who take most of the room are too many, and not those who found none.
        let much = room.filter(|_| !is_proxy).or((crowded || full).then_some(from));
        let name = much.filter(|much| addresses.of(*much, self, now).is_to_be_named(now));
        let admitted = room.is_some() || !(crowded || full);
        let connection = admitted.then(|| addresses.enter(from, self, now));
        drop(addresses);
        if let Some(much) = name {
            turned_away(much, Much::Connections);
        }
        connection.map(|connection| Place { guard: self.clone(), connection })
    }

    /// What a connection does is something else now.
    pub fn stand(&self, connection: &Arc<Connection>, standing: Standing) {
        let mut addresses = self.list();
        let before = connection.standing();
        if before == standing || before == Standing::Gone {
            return;
        }
        addresses.change(connection.address, |from| {
            from.yielding(before, |list| {
                list.remove(&connection.number);
            });
            from.yielding(standing, |list| {
                list.insert(connection.number, connection.clone());
            });
        });
        connection.stand(standing);
    }

    /// A connection is over.
    pub fn leave(&self, connection: &Arc<Connection>) {
        self.list().remove(connection);
    }

    /// So many bytes were sent to somebody without a seat. Says how long nothing more is sent there.
    pub fn fed(&self, bucket: &mut Bucket, permit: &Permit, bytes: usize) -> Duration {
        let (bytes, now) = (bytes as f64, Instant::now());
        let (one, all) = (self.limits.stranger_bytes_per_second, self.limits.strangers_bytes());
        let alone = bucket.owe(bytes, f64::from(one), f64::from(one) * BURST, now);
        let together = self.with(permit.address, |from| from.fed.owe(bytes, all, all * BURST, now));
        alone.max(together)
    }

    /// How long it takes until what strangers and readers at this address were sent is paid for.
    pub fn owed(&self, address: IpAddr) -> Duration {
        self.has_read(address, 0)
    }

    /// So many bytes were sent to a reader at this address. Says how long it takes until they are paid
    /// for.
    pub fn has_read(&self, address: IpAddr, bytes: usize) -> Duration {
        let (all, now) = (self.limits.strangers_bytes(), Instant::now());
        self.with(address, |from| from.fed.owe(bytes as f64, all, all * BURST, now))
    }

    /// Somebody wants to read something.
    pub fn reader(self: &Arc<Guard>, address: IpAddr) -> Option<Reader> {
        let admitted = self.admit(address, Much::Readers, |from| {
            let free = from.readers < READERS;
            from.readers += usize::from(free);
            free
        });
        admitted.then(|| Reader { guard: self.clone(), address })
    }

    /// The measure of bytes for somebody without a seat on a new socket.
    pub fn feed(&self) -> Bucket {
        Bucket::full(f64::from(self.limits.stranger_bytes_per_second) * BURST, Instant::now())
    }

    /// A socket is opened.
    pub fn socket(self: &Arc<Guard>, address: IpAddr) -> Option<Permit> {
        let limits = self.limits;
        let admitted = self.admit(address, Much::Sockets, |from| {
            let free = from.sockets < limits.sockets_per_address;
            from.sockets += usize::from(free);
            free
        });
        admitted.then(|| Permit { guard: self.clone(), address })
    }

    /// Where somebody without a seat waits for their turn.
    pub fn queue(&self, address: IpAddr) -> Queue {
        // Behind a proxy an address has sockets and no connections.
        let is_crowd = |from: &mut Address| {
            from.sockets.max(from.connections) > FEW || from.readers > FEW_READERS
        };
        if self.with(address, is_crowd) { Queue::Crowd } else { Queue::Few }
    }

    /// A request is made.
    pub fn request(&self, address: IpAddr) -> bool {
        let (rate, burst) = (f64::from(self.limits.requests_per_second), self.burst());
        let draw = |from: &mut Address| from.requests.draw(rate, burst, Instant::now());
        self.admit(address, Much::Requests, draw)
    }

    /// A table is opened.
    pub fn table(&self, address: IpAddr) -> bool {
        let most = f64::from(self.limits.tables_per_hour);
        let draw = |from: &mut Address| from.tables.draw(most / 3600.0, most, Instant::now());
        self.admit(address, Much::Tables, draw)
    }

    /// Somebody sits down, or asks for a seat.
    pub fn sitting(&self, address: IpAddr) -> bool {
        let most = f64::from(self.limits.sittings_per_hour);
        let draw = |from: &mut Address| from.sittings.draw(most / 3600.0, most, Instant::now());
        self.admit(address, Much::Sittings, draw)
    }

    /// The measure of messages of a new socket.
    pub fn messages(&self) -> Bucket {
        Bucket::full(f64::from(self.limits.messages_per_second) * 5.0, Instant::now())
    }

    /// The measure of what is heard of somebody without a seat on a new socket.
    pub fn heard(&self) -> Bucket {
        let rate = f64::from(self.limits.stranger_messages_per_second);
        Bucket::full(rate * STRANGER_BURST, Instant::now())
    }

    /// Somebody without a seat was heard. Says how long nothing more is read of them: who plays has
    /// much to say, who watches has not.
    pub fn hear(&self, bucket: &mut Bucket) -> Duration {
        let rate = f64::from(self.limits.stranger_messages_per_second);
        bucket.owe(1.0, rate, rate * STRANGER_BURST, Instant::now())
    }

    /// A message comes in on a socket.
    pub fn message(&self, bucket: &mut Bucket, permit: &Permit) -> bool {
        let rate = f64::from(self.limits.messages_per_second);
        bucket.draw(rate, rate * 5.0, Instant::now())
            || self.admit(permit.address, Much::Messages, |_| false)
    }
}

fn turned_away(address: IpAddr, much: Much) {
    warn!(address = %household(address), too_many = ?much, "somebody is turned away");
}

impl Address {
    /// Those of this standing, if they make room.
    fn yielding(
        &mut self,
        standing: Standing,
        change: impl FnOnce(&mut BTreeMap<u64, Arc<Connection>>),
    ) {
        let at = Standing::YIELDING.iter().position(|yielding| *yielding == standing);
        if let Some(list) = at.and_then(|at| self.yielding.get_mut(at)) {
            change(list);
        }
    }

    /// When it makes room, in the order of [`Standing::YIELDING`].
    fn ranks(&self, address: IpAddr) -> [Option<Rank>; 2] {
        self.yielding.each_ref().map(|list| {
            let (oldest, _) = list.first_key_value()?;
            Some((self.connections, Reverse(*oldest), address))
        })
    }

    /// Whether it has not been named in the log lately. It is now.
    fn is_to_be_named(&mut self, now: Instant) -> bool {
        let due = !self.is_named(now);
        if due {
            self.named = Some(now);
        }
        due
    }

    fn is_named(&self, now: Instant) -> bool {
        self.named.is_some_and(|at| now.saturating_duration_since(at) < SILENCE)
    }
}

impl Addresses {
    /// What is known of an address.
    fn of(&mut self, address: IpAddr, guard: &Guard, now: Instant) -> &mut Address {
        let limits = &guard.limits;
        self.known.entry(address).or_insert_with(|| Address {
            connections: 0,
            yielding: Default::default(),
            sockets: 0,
            requests: Bucket::full(guard.burst(), now),
            tables: Bucket::full(f64::from(limits.tables_per_hour), now),
            sittings: Bucket::full(f64::from(limits.sittings_per_hour), now),
            fed: Bucket::full(limits.strangers_bytes() * BURST, now),
            readers: 0,
            named: None,
        })
    }

    fn enter(&mut self, address: IpAddr, guard: &Guard, now: Instant) -> Arc<Connection> {
        self.connections += 1;
        self.numbered += 1;
        let connection = Connection::new(address, self.numbered, now);
        self.of(address, guard, now);
        self.change(address, |from| {
            from.connections += 1;
            from.yielding(Standing::Waiting, |list| {
                list.insert(connection.number, connection.clone());
            });
        });
        connection
    }

    /// Changes what an address has open, and with it when it makes room.
    fn change(&mut self, address: IpAddr, change: impl FnOnce(&mut Address)) {
        let Some(from) = self.known.get_mut(&address) else { return };
        let before = from.ranks(address);
        change(from);
        for (ranked, (before, now)) in
            self.ranked.iter_mut().zip(before.into_iter().zip(from.ranks(address)))
        {
            if before != now {
                before.map(|before| ranked.remove(&before));
                ranked.extend(now);
            }
        }
    }

    /// How many connections the address has that makes room first.
    fn most(&self) -> usize {
        let most = self.ranked.iter().filter_map(|ranked| ranked.last());
        most.map(|(connections, ..)| *connections).max().unwrap_or(0)
    }

    /// The connection that makes room. Those of a household that has few are left in peace while there
    /// are others, and so is whoever came just now.
    fn first_to_go(&self, now: Instant) -> Option<Arc<Connection>> {
        let firsts = || {
            self.ranked.iter().enumerate().filter_map(|(at, ranked)| {
                let (connections, _, address) = ranked.last()?;
                let (_, connection) =
                    self.known.get(address)?.yielding.get(at)?.first_key_value()?;
                Some((*connections, connection))
            })
        };
        let old = |one: &Connection| now.saturating_duration_since(one.came) >= JUST_NOW;
        let of_many = firsts().find(|(connections, _)| *connections > FEW);
        let of_few = || firsts().find(|(_, one)| one.standing() != Standing::Waiting || old(one));
        let first = of_many.or_else(of_few).or_else(|| firsts().next())?;
        Some(first.1.clone())
    }

    /// A connection makes room, of this address or of the one that has most. Says whose it was.
    fn make_room(&mut self, of: Option<IpAddr>, now: Instant) -> Option<IpAddr> {
        let leaves = match of {
            Some(address) => {
                let lists = &self.known.get(&address)?.yielding;
                lists.iter().find_map(|list| list.values().next().cloned())
            }
            None => self.first_to_go(now),
        }?;
        self.remove(&leaves);
        leaves.stand(Standing::Gone);
        Some(leaves.address)
    }

    /// A connection is counted no more.
    fn remove(&mut self, connection: &Connection) {
        let standing = connection.standing();
        if standing == Standing::Gone {
            return;
        }
        self.connections = self.connections.saturating_sub(1);
        self.change(connection.address, |from| {
            from.connections = from.connections.saturating_sub(1);
            from.yielding(standing, |list| {
                list.remove(&connection.number);
            });
        });
    }

    /// Forgets addresses that have nothing open and have not asked for anything lately.
    fn sweep(&mut self, limits: &Limits, now: Instant) {
        let due = self.swept.is_none_or(|at| now.saturating_duration_since(at).as_secs() >= 60);
        if !due {
            return;
        }
        self.swept = Some(now);
        let [tables, sittings] = [limits.tables_per_hour, limits.sittings_per_hour].map(f64::from);
        self.known.retain(|_, from| {
            let quiet = now.saturating_duration_since(from.requests.at).as_secs() >= 60;
            let idle = from.tables.is_full(tables / 3600.0, tables, now)
                && from.sittings.is_full(sittings / 3600.0, sittings, now);
            let open = from.connections > 0 || from.sockets > 0 || from.readers > 0;
            open || !quiet || !idle || from.is_named(now)
        });
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.guard.with(self.address, |from| from.sockets = from.sockets.saturating_sub(1));
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.guard.with(self.address, |from| from.readers = from.readers.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn ip(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn served(guard: &Arc<Guard>, from: u8) -> Option<Place> {
        let place = guard.connect(ip(from), false)?;
        guard.stand(&place.connection, Standing::Served);
        Some(place)
    }

    fn standing(places: &[Option<Place>]) -> Vec<Standing> {
        places.iter().flatten().map(|place| place.connection.standing()).collect()
    }

    #[test]
    fn one_address_cannot_take_all_connections() {
        let guard =
            Guard::new(Limits { connections: 5, connections_per_address: 3, ..Limits::default() });
        let held: Vec<_> = (0..3).map(|_| served(&guard, 1)).collect();
        assert!(held.iter().all(Option::is_some));
        assert!(guard.connect(ip(1), false).is_none());
        assert!(guard.connect(ip(1), true).is_some(), "a proxy's are everybody's");
        let others = [served(&guard, 2), served(&guard, 2)];
        assert!(others.iter().all(Option::is_some));
        assert!(guard.connect(ip(3), false).is_none(), "all are taken, and all are served");
        drop(held);
        assert!(guard.connect(ip(1), false).is_some(), "and given back");
    }

    #[test]
    fn whoever_has_no_request_makes_room_and_those_who_have_most_of_them_first() {
        use Standing::{Gone, Served, Waiting, Watching};
        let guard = Guard::new(Limits { connections: 6, ..Limits::default() });
        let honest = served(&guard, 9);
        let idle = [guard.connect(ip(8), false)];
        let flood: Vec<_> = (0..4).map(|_| guard.connect(ip(1), false)).collect();
        let newcomer = guard.connect(ip(2), false);
        assert!(newcomer.is_some());
        assert_eq!(standing(&flood), [Gone, Waiting, Waiting, Waiting], "the oldest of the flood");
        assert_eq!(standing(&idle), [Waiting]);
        let more: Vec<_> = (0..9).map(|_| guard.connect(ip(1), false)).collect();
        assert!(more.iter().all(Option::is_some), "a flood makes room for itself");
        assert_eq!(standing(&idle), [Waiting]);
        // When nobody waits, those who only watch make room.
        for place in flood.iter().chain(&more).chain(&idle).chain([&newcomer]).flatten() {
            guard.stand(&place.connection, Served);
        }
        assert!(guard.connect(ip(3), false).is_none());
        let watcher = more.last().unwrap().as_ref().unwrap();
        guard.stand(&watcher.connection, Watching);
        assert!(guard.connect(ip(3), false).is_some());
        assert_eq!(watcher.connection.standing(), Gone);
        assert_eq!(standing(&[honest]), [Served], "whoever is served is left in peace");
        drop((flood, more, idle, newcomer));
        let addresses = guard.addresses.lock().unwrap();
        assert_eq!(addresses.connections, 0, "each is counted back once");
        let lists = addresses.known.values().flat_map(|from| &from.yielding);
        assert!(lists.into_iter().all(BTreeMap::is_empty));
    }

    #[test]
    fn whoever_has_most_is_turned_away_and_a_small_household_is_left_in_peace() {
        use Standing::{Gone, Waiting, Watching};
        let guard = Guard::new(Limits { connections: 40, ..Limits::default() });
        let watch = |from: u8| {
            let place = guard.connect(ip(from), false);
            place.iter().for_each(|place| guard.stand(&place.connection, Watching));
            place
        };
        let first: Vec<_> = (0..20).map(|_| watch(1)).collect();
        let second: Vec<_> = (0..20).map(|_| watch(2)).collect();
        assert!(watch(1).is_none() && watch(2).is_none(), "they have as many as anybody");
        assert!(!standing(&first).contains(&Gone), "nobody leaves for them");
        // Somebody new gets in, and stays though nobody else waits for a request.
        let newcomers: Vec<_> = (0..3).map(|_| guard.connect(ip(3), false)).collect();
        assert_eq!(standing(&newcomers), [Waiting; 3]);
        let gone = |places: &[Option<Place>]| {
            standing(places).iter().filter(|standing| **standing == Gone).count()
        };
        assert_eq!((gone(&first), gone(&second)), (2, 1), "those who have most, in turn");
        assert!(watch(2).is_none(), "they still have most");
    }

    #[test]
    fn whoever_came_just_now_is_not_sent_away_for_the_next() {
        use Standing::{Gone, Waiting, Watching};
        let guard = Guard::new(Limits { connections: 6, ..Limits::default() });
        let watchers: Vec<_> = (1..=6).map(|from| guard.connect(ip(from), false)).collect();
        for place in watchers.iter().flatten() {
            guard.stand(&place.connection, Watching);
        }
        // From as many addresses, one each: those who watch make room before who came just now.
        let mut newcomers: Vec<_> = (7..=9).map(|from| guard.connect(ip(from), false)).collect();
        assert_eq!(standing(&newcomers), [Waiting; 3]);
        assert_eq!(standing(&watchers), [Gone, Gone, Gone, Watching, Watching, Watching]);
        let later = Instant::now() + JUST_NOW;
        let first = guard.list().first_to_go(later);
        assert_eq!(first.map(|one| one.address), Some(ip(7)), "a second later they had their time");
        newcomers.extend((10..=12).map(|from| guard.connect(ip(from), false)));
        assert_eq!(standing(&newcomers), [Waiting; 6]);
        // When there is nobody else, the oldest of them.
        assert!(guard.connect(ip(13), false).is_some());
        assert_eq!(standing(&newcomers)[..2], [Gone, Waiting]);
    }

    #[test]
    fn those_of_an_address_with_many_sockets_wait_apart() {
        let guard = Guard::new(Limits::default());
        let alone = guard.socket(ip(1)).expect("a socket");
        let many: Vec<_> = (0..=FEW).filter_map(|_| guard.socket(ip(2))).collect();
        assert_eq!((guard.queue(ip(1)), guard.queue(ip(2))), (Queue::Few, Queue::Crowd));
        let left: Vec<_> = many.into_iter().skip(1).collect();
        assert_eq!(guard.queue(ip(2)), Queue::Few, "one has left");
        let half_open: Vec<_> = (0..=FEW).map(|_| guard.connect(ip(1), false)).collect();
        assert_eq!(guard.queue(ip(1)), Queue::Crowd, "connections count as well");
        drop((half_open, left, alone));
        // So do those who read.
        let readers: Vec<_> = (0..=FEW_READERS).map(|_| guard.reader(ip(3))).collect();
        assert_eq!(guard.queue(ip(3)), Queue::Crowd);
        drop(readers);
        assert_eq!(guard.queue(ip(3)), Queue::Few);
    }

    #[test]
    fn whoever_reads_much_owes_for_it() {
        let limits = Limits { stranger_bytes_per_second: 1000, ..Limits::default() };
        let guard = Guard::new(limits);
        assert_eq!(guard.has_read(ip(1), 32_000), Duration::ZERO, "eight seconds' worth");
        let owed = guard.has_read(ip(1), 8_000);
        assert!(owed > Duration::from_millis(1900) && owed <= Duration::from_secs(2), "{owed:?}");
        assert!(guard.owed(ip(1)) > Duration::from_millis(1900));
        assert_eq!(guard.owed(ip(2)), Duration::ZERO, "others owe nothing");
        let readers: Vec<_> = (0..READERS).map(|_| guard.reader(ip(1))).collect();
        assert!(readers.iter().all(Option::is_some));
        assert!(guard.reader(ip(1)).is_none() && guard.reader(ip(2)).is_some());
        drop(readers);
        assert!(guard.reader(ip(1)).is_some());
    }

    #[test]
    fn sitting_down_is_counted_for_an_address() {
        let guard = Guard::new(Limits { sittings_per_hour: 3, ..Limits::default() });
        let sat: Vec<bool> = (0..5).map(|_| guard.sitting(ip(1))).collect();
        assert_eq!(sat, [true, true, true, false, false]);
        assert!(guard.sitting(ip(2)));
        // It is remembered for as long as it takes to be paid back.
        let mut addresses = guard.list();
        let later = |seconds| Instant::now() + Duration::from_secs(seconds);
        addresses.sweep(&guard.limits, later(1800));
        assert!(addresses.known.contains_key(&ip(1)));
        addresses.sweep(&guard.limits, later(8000));
        assert!(addresses.known.is_empty());
    }

    /// Finding who makes room takes no longer when thousands of addresses are known.
    #[test]
    fn ranks_follow_what_happens() {
        let guard = Guard::new(Limits { connections: 64, ..Limits::default() });
        let mut held = Vec::new();
        for number in 0..1000_u32 {
            let place = guard.connect(ip((number * 7 % 50) as u8), false);
            if let Some(place) = place.as_ref().filter(|_| number % 3 > 0) {
                let to = if number % 3 == 1 { Standing::Watching } else { Standing::Served };
                guard.stand(&place.connection, to);
            }
            held.push(place);
            if number % 5 == 0 {
                held.swap_remove((number as usize * 13) % held.len());
            }
            let list = guard.list();
            for (at, ranked) in list.ranked.iter().enumerate() {
                let all = list.known.iter().filter_map(|(address, from)| from.ranks(*address)[at]);
                assert_eq!(*ranked, all.collect::<BTreeSet<Rank>>());
            }
            let counted: usize = list.known.values().map(|from| from.connections).sum();
            assert_eq!(list.connections, counted);
        }
    }

    #[test]
    fn a_debt_is_paid_in_time() {
        let start = Instant::now();
        let mut bucket = Bucket::full(100.0, start);
        assert_eq!(bucket.owe(80.0, 10.0, 100.0, start), Duration::ZERO);
        assert_eq!(bucket.owe(40.0, 10.0, 100.0, start), Duration::from_secs(2));
        let later = start + Duration::from_secs(3);
        assert_eq!(bucket.owe(0.0, 10.0, 100.0, later), Duration::ZERO);
        assert_eq!(bucket.owe(1e9, 10.0, 100.0, later), Duration::from_secs(10));
    }

    #[test]
    fn a_household_counts_as_one() {
        let guard = Guard::new(Limits { sockets_per_address: 1, ..Limits::default() });
        let at = |last| IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, last]);
        let first = guard.socket(at(1));
        assert!(first.is_some() && guard.socket(at(2)).is_none());
        assert!(guard.socket(IpAddr::from([0x2001, 0xdb8, 0, 2, 0, 0, 0, 1])).is_some());
    }

    #[test]
    fn an_address_is_named_in_the_log_once_a_minute() {
        let guard = Guard::new(Limits { tables_per_hour: 1, ..Limits::default() });
        let named = |guard: &Guard, number| {
            let known = &guard.addresses.lock().unwrap().known;
            known.get(&ip(number)).and_then(|from| from.named)
        };
        assert!(guard.table(ip(1)) && named(&guard, 1).is_none());
        assert!(!guard.table(ip(1)));
        let first = named(&guard, 1);
        assert!(first.is_some() && !guard.table(ip(1)) && named(&guard, 1) == first);
        let later = |seconds| first.unwrap() + Duration::from_secs(seconds);
        let mut addresses = guard.addresses.lock().unwrap();
        let from = addresses.known.get_mut(&ip(1)).unwrap();
        assert!(!from.is_to_be_named(later(59)));
        assert!(from.is_to_be_named(later(60)));
        assert!(!from.is_to_be_named(later(119)));
        // It is forgotten like all that is known of an address.
        addresses.sweep(&guard.limits, later(8000));
        assert!(addresses.known.is_empty());
    }

    #[test]
    fn a_bucket_gives_bursts_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket::full(3.0, start);
        let at = |millis| start + Duration::from_millis(millis);
        let drawn: Vec<bool> = (0..4).map(|_| bucket.draw(2.0, 3.0, at(0))).collect();
        assert_eq!(drawn, [true, true, true, false]);
        assert!(!bucket.draw(2.0, 3.0, at(400)));
        assert!(bucket.draw(2.0, 3.0, at(600)));
    }
}
