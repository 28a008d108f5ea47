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
mod tests;
