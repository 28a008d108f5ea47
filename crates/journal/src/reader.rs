//! The thread that reads, so that reading does not wait for writing.

use std::sync::mpsc::Receiver;

use bytes::Bytes;
use rusqlite::Connection;

use crate::queue::Answer;
use crate::store::{self, Finder};
use crate::{Listed, TableId};

/// What the reader is asked for.
pub enum Ask {
    /// The entries of a table from a number on.
    Read(TableId, u32, Answer<Vec<Bytes>>),
    /// The names after one.
    Tables(Option<TableId>, Answer<Vec<Listed>>),
    Close,
}

/// Answers until it is told to close.
pub fn run(mut db: Connection, asks: &Receiver<Ask>) {
    let mut finder = Finder::default();
    // Who asked may have gone away meanwhile.
    while let Ok(ask) = asks.recv() {
        match ask {
            Ask::Read(table, from, answer) => {
                let _ = answer.send(finder.read(&mut db, table, from));
            }
            Ask::Tables(after, answer) => {
                let _ = answer.send(store::tables(&db, after));
            }
            Ask::Close => break,
        }
    }
}
