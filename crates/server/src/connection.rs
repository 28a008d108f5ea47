//! A connection as the guard knows it, and who makes room when there is none.
//!
//! Peers are not to be trusted with time. Each connection has a standing, and those who wait make
//! room first, then those who watch. Bodies are read at the door (`door.rs`), so that no handler
//! waits for one.

use crate::guard::Guard;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::time::Instant;
use tokio::sync::Notify;

/// What a connection is doing, as far as it matters when there is no room. Those that stand first
/// here make room first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Standing {
    /// No whole request has come, or the last one has been answered.
    Waiting,
    /// A socket of somebody without a seat.
    Watching,
    /// It is being served, or somebody with a seat talks on it.
    Served,
    /// It has made room for somebody else.
    Gone,
}

impl Standing {
    /// Those who make room, in this order.
    pub const YIELDING: [Standing; 2] = [Standing::Waiting, Standing::Watching];
}

/// A connection.
pub(crate) struct Connection {
    pub address: IpAddr,
    /// Connections are numbered as they come.
    pub number: u64,
    pub came: Instant,
    /// Changed by the guard alone, while it holds its list.
    standing: AtomicU8,
    leave: Notify,
}

impl Connection {
    pub fn new(address: IpAddr, number: u64, came: Instant) -> Arc<Connection> {
        let (standing, leave) = (AtomicU8::new(Standing::Waiting as u8), Notify::new());
        Arc::new(Connection { address, number, came, standing, leave })
    }

    pub fn standing(&self) -> Standing {
        let all = [Standing::Waiting, Standing::Watching, Standing::Served];
        let now = self.standing.load(Relaxed);
        all.into_iter().find(|standing| *standing as u8 == now).unwrap_or(Standing::Gone)
    }

    pub fn stand(&self, standing: Standing) {
        self.standing.store(standing as u8, Relaxed);
        if standing == Standing::Gone {
            self.leave.notify_one();
        }
    }

    /// Waits until it has to make room.
    pub async fn leave(&self) {
        self.leave.notified().await;
    }
}

/// The place of a connection, until it is dropped.
pub(crate) struct Place {
    pub guard: Arc<Guard>,
    pub connection: Arc<Connection>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.guard.leave(&self.connection);
    }
}

/// A connection that is being served, until this is dropped.
pub(crate) struct BeingServed {
    guard: Arc<Guard>,
    connection: Option<Arc<Connection>>,
}

impl BeingServed {
    pub fn new(guard: &Arc<Guard>, connection: Arc<Connection>) -> BeingServed {
        guard.stand(&connection, Standing::Served);
        BeingServed { guard: guard.clone(), connection: Some(connection) }
    }

    /// It is served beyond this, until somebody says otherwise.
    pub fn goes_on(mut self) {
        self.connection = None;
    }
}

impl Drop for BeingServed {
    fn drop(&mut self) {
        if let Some(connection) = &self.connection {
            self.guard.stand(connection, Standing::Waiting);
        }
    }
}
