//! What a host of a parlour may choose.

pub use crate::table::Room;
use crate::{Network, Security};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How a parlour is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of its journal.
    pub data: PathBuf,
    /// The address of the database that holds its journal instead, and which it may share with other
    /// parlours.
    pub database: Option<String>,
    /// Whether it stands behind a proxy of the host's, whose word on addresses and encryption is
    /// taken (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// The addresses that such a proxy may have: the word of others is not taken.
    pub trusted: Vec<Network>,
    /// The names under which it may be called, in small letters; under any if there are none.
    pub public_names: Vec<String>,
    /// Whom to tell of a hole, if the host has said.
    pub security: Option<Security>,
    /// What is too much.
    pub limits: Limits,
    /// How long a bot seems to think.
    pub bot_pause: Duration,
    /// How long a bot waits when people have something to take in, such as the end of a round.
    pub solemn_pause: Duration,
    /// How long a move is shown before the next, for whoever wants it at the usual speed.
    pub pace: Duration,
    /// How long the numbers are waited for that people have pledged for the seed of a game.
    pub sealing: Duration,
    /// How long a table nobody looks at is kept in memory: longer than somebody must have been `gone`, or
    /// whoever plays without a socket could never tell that somebody is.
    pub idle: Duration,
    /// After how long without a connection somebody counts as having stepped out,
    pub stepped_out: Duration,
    /// and after how long the others need not wait: a bot may play, and somebody else be the host.
    pub gone: Duration,
}

/// What is too much.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Tables opened from one address in an hour.
    pub tables_per_hour: u32,
    /// How often somebody at one address may sit down in an hour, or ask for a seat.
    pub sittings_per_hour: u32,
    /// Requests from one address in a second, on average; ten times as many may come in a burst.
    pub requests_per_second: u32,
    /// Messages on one socket in a second, on average; five times as many may come in a burst.
    pub messages_per_second: u32,
    /// Messages of somebody without a seat that are read on one socket in a second, on average; thirty
    /// times as many may come in a burst, and the rest has to wait.
    pub stranger_messages_per_second: u32,
    /// The longest message on a socket and the longest body of a request, in bytes.
    pub message: usize,
    /// Bytes that somebody without a seat is sent on one socket in a second, on average; eight times
    /// as many may be sent in a burst. All of them at one address have four times as much.
    pub stranger_bytes_per_second: u32,
    /// How long the head of a request may take to arrive, and then its body.
    pub arrival: Duration,
    /// How long somebody may refuse to take what is sent.
    pub slow: Duration,
    /// How long nothing may be heard on a socket, though it is asked three times.
    pub silence: Duration,
    /// Chat of one seat since the last deal. Those who have the seat by a private link have half of it.
    pub talk: Room,
    /// Whatever else the people of one seat change for themselves since the last deal; likewise.
    pub around: Room,
    /// What one host changes since the last deal.
    pub host: Room,
    /// How often people sit down at a table since the last deal. As many again may be invited.
    pub sittings: u32,
    /// How often one of them may, or may ask for a seat in a running game.
    pub sittings_of_one: u32,
    /// How many may wait for a seat in a running game from one address.
    pub asking_per_address: usize,
    /// All games of a table, and as much again of all that is no move. A game that has begun is never
    /// cut off.
    pub table: Room,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: PathBuf::from("parlour-data"),
            database: None,
            behind_proxy: false,
            trusted: Network::loopback(),
            public_names: Vec::new(),
            security: None,
            limits: Limits::default(),
            bot_pause: Duration::from_millis(900),
            solemn_pause: Duration::from_millis(3500),
            pace: Duration::from_millis(1800),
            sealing: Duration::from_secs(2),
            idle: Duration::from_secs(90),
            stepped_out: Duration::from_secs(10),
            gone: Duration::from_secs(60),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 8192,
            connections_per_address: 256,
            sockets_per_address: 64,
            tables_per_hour: 120,
            sittings_per_hour: 200,
            requests_per_second: 50,
            messages_per_second: 10,
            stranger_messages_per_second: 1,
            message: 16 * 1024,
            stranger_bytes_per_second: 64 * 1024,
            arrival: Duration::from_secs(10),
            slow: Duration::from_secs(20),
            silence: Duration::from_secs(27),
            talk: Room { entries: 500, bytes: 128 << 10 },
            around: Room { entries: 200, bytes: 64 << 10 },
            host: Room { entries: 1000, bytes: 256 << 10 },
            sittings: 2000,
            sittings_of_one: 8,
            asking_per_address: 2,
            table: Room { entries: 100_000, bytes: 32 << 20 },
        }
    }
}

impl Limits {
    /// Bytes that all without a seat at one address are sent in a second, on average.
    pub(crate) fn strangers_bytes(&self) -> f64 {
        f64::from(self.stranger_bytes_per_second) * 4.0
    }

    /// No limit that one machine could reach in a test of strength.
    pub fn generous() -> Limits {
        let room = Room { entries: u32::MAX, bytes: usize::MAX };
        Limits {
            talk: room,
            around: room,
            host: room,
            sittings: u32::MAX,
            sittings_of_one: u32::MAX,
            asking_per_address: usize::MAX,
            table: room,
            connections: 1 << 20,
            connections_per_address: 1 << 20,
            sockets_per_address: 1 << 20,
            tables_per_hour: u32::MAX,
            sittings_per_hour: u32::MAX,
            requests_per_second: 1 << 20,
            messages_per_second: 1 << 20,
            stranger_messages_per_second: 1 << 20,
            stranger_bytes_per_second: 1 << 30,
            ..Limits::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who was here, and when, is forgotten with the table.
    #[test]
    fn a_table_is_kept_until_it_is_known_who_is_gone() {
        let config = Config::default();
        assert!(config.idle >= config.gone + config.stepped_out);
    }
}
