//! What is too much from one address.

use crate::Limits;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tracing::warn;

/// How long nothing more is said of an address that was named in the log.
const SILENCE: Duration = Duration::from_secs(60);

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
}

struct Address {
    connections: usize,
    sockets: usize,
    requests: Bucket,
    tables: Bucket,
    /// When it was last named in the log as one that was turned away.
    named: Option<Instant>,
}

/// What can be too much.
#[derive(Clone, Copy, Debug)]
enum Much {
    Connections,
    Sockets,
    Requests,
    Tables,
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
    known: HashMap<IpAddr, Address>,
    swept: Option<Instant>,
}

/// Those who share a network of the newer kind share a limit: one household has 2⁶⁴ addresses.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        address => address,
    }
}

/// Counts a connection or a socket until it is dropped.
pub(crate) struct Permit {
    guard: Arc<Guard>,
    address: IpAddr,
    is_socket: bool,
}

impl Guard {
    pub fn new(limits: Limits) -> Arc<Guard> {
        Arc::new(Guard { limits, addresses: Mutex::default() })
    }

    fn with<T>(&self, address: IpAddr, ask: impl FnOnce(&mut Address, &mut usize) -> T) -> T {
        let now = Instant::now();
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        addresses.sweep(&self.limits, now);
        let Addresses { connections, known, .. } = &mut *addresses;
        let (burst, tables) = (self.burst(), f64::from(self.limits.tables_per_hour));
        let address = known.entry(household(address)).or_insert_with(|| Address {
            connections: 0,
            sockets: 0,
            requests: Bucket::full(burst, now),
            tables: Bucket::full(tables, now),
            named: None,
        });
        ask(address, connections)
    }

    /// Lets somebody in if there is room for them; else names their address in the log, though not
    /// so often that the log becomes the flood.
    fn admit(
        &self,
        address: IpAddr,
        much: Much,
        ask: impl FnOnce(&mut Address, &mut usize) -> bool,
    ) -> bool {
        let (admitted, name) = self.with(address, |from, all| {
            let admitted = ask(from, all);
            (admitted, !admitted && from.is_to_be_named(Instant::now()))
        });
        if name {
            warn!(address = %household(address), too_many = ?much, "somebody is turned away");
        }
        admitted
    }

    fn burst(&self) -> f64 {
        f64::from(self.limits.requests_per_second) * 10.0
    }

    /// A connection comes in.
    pub fn connect(self: &Arc<Guard>, address: IpAddr) -> Option<Permit> {
        let limits = self.limits;
        let admitted = self.admit(address, Much::Connections, |from, all| {
            let free =
                *all < limits.connections && from.connections < limits.connections_per_address;
            *all += usize::from(free);
            from.connections += usize::from(free);
            free
        });
        admitted.then(|| Permit { guard: self.clone(), address, is_socket: false })
    }

    /// A socket is opened.
    pub fn socket(self: &Arc<Guard>, address: IpAddr) -> Option<Permit> {
        let limits = self.limits;
        let admitted = self.admit(address, Much::Sockets, |from, _| {
            let free = from.sockets < limits.sockets_per_address;
            from.sockets += usize::from(free);
            free
        });
        admitted.then(|| Permit { guard: self.clone(), address, is_socket: true })
    }

    /// A request is made.
    pub fn request(&self, address: IpAddr) -> bool {
        let (rate, burst) = (f64::from(self.limits.requests_per_second), self.burst());
        let draw = |from: &mut Address| from.requests.draw(rate, burst, Instant::now());
        self.admit(address, Much::Requests, |from, _| draw(from))
    }

    /// A table is opened.
    pub fn table(&self, address: IpAddr) -> bool {
        let most = f64::from(self.limits.tables_per_hour);
        let draw = |from: &mut Address| from.tables.draw(most / 3600.0, most, Instant::now());
        self.admit(address, Much::Tables, |from, _| draw(from))
    }

    /// The measure of messages of a new socket.
    pub fn messages(&self) -> Bucket {
        Bucket::full(f64::from(self.limits.messages_per_second) * 5.0, Instant::now())
    }

    /// A message comes in on a socket.
    pub fn message(&self, bucket: &mut Bucket, permit: &Permit) -> bool {
        let rate = f64::from(self.limits.messages_per_second);
        bucket.draw(rate, rate * 5.0, Instant::now())
            || self.admit(permit.address, Much::Messages, |_, _| false)
    }
}

impl Address {
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
    /// Forgets addresses that have nothing open and have not asked for anything lately.
    fn sweep(&mut self, limits: &Limits, now: Instant) {
        let due = self.swept.is_none_or(|at| now.saturating_duration_since(at).as_secs() >= 60);
        if !due {
            return;
        }
        self.swept = Some(now);
        let tables = f64::from(limits.tables_per_hour);
        self.known.retain(|_, from| {
            let quiet = now.saturating_duration_since(from.requests.at).as_secs() >= 60;
            let idle = from.tables.level
                + now.saturating_duration_since(from.tables.at).as_secs_f64() * tables / 3600.0
                >= tables;
            from.connections > 0 || from.sockets > 0 || !quiet || !idle || from.is_named(now)
        });
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.guard.with(self.address, |from, all| {
            if self.is_socket {
                from.sockets = from.sockets.saturating_sub(1);
            } else {
                from.connections = from.connections.saturating_sub(1);
                *all = all.saturating_sub(1);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn ip(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn one_address_cannot_take_all_connections() {
        let guard =
            Guard::new(Limits { connections: 5, connections_per_address: 3, ..Limits::default() });
        let held: Vec<_> = (0..3).map(|_| guard.connect(ip(1))).collect();
        assert!(held.iter().all(Option::is_some));
        assert!(guard.connect(ip(1)).is_none());
        let others = [guard.connect(ip(2)), guard.connect(ip(2))];
        assert!(others.iter().all(Option::is_some));
        assert!(guard.connect(ip(3)).is_none(), "all are taken");
        drop(held);
        assert!(guard.connect(ip(1)).is_some(), "and given back");
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
