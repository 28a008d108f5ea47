//! The thread that reads, so that reading does not wait for writing.

use std::sync::mpsc::Receiver;

use bytes::Bytes;
use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::{Fault, TableId, store};

/// What the reader is asked for.
pub enum Ask {
    Read(TableId, oneshot::Sender<Result<Vec<Bytes>, Fault>>),
    Close,
}

/// Answers until it is told to close.
pub fn run(mut db: Connection, asks: &Receiver<Ask>) {
    while let Ok(Ask::Read(table, answer)) = asks.recv() {
        // Who asked may have gone away meanwhile.
        let _ = answer.send(store::read(&mut db, table));
    }
}
