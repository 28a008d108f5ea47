//! A journal at one end of a copy: in a file or in a database, and nobody else's meanwhile.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::pin;

use bytes::Bytes;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::Type;

use super::Place;
use crate::postgres::line::{Address, Called};
use crate::postgres::{body, format, reader};
use crate::{Counts, Fault, Journal, Listed, Listing, PAGE, Sqlite, TableId, chain, file};

/// How many entries are put into one row of a database, at most,
const ROW: usize = 256;
/// and of how many bytes, unless one alone has more.
const BYTES: usize = 1 << 20;

pub enum Side {
    File(Sqlite),
    /// In the middle of a transaction.
    Database(Called, [u8; 32]),
}

impl Side {
    /// The journal that is to be copied. None is made where there is none.
    pub async fn from(place: &Place) -> Result<Side, Fault> {
        match place {
            Place::Folder(folder) => {
                file::inspect(&file::path(folder))?;
                Ok(Side::File(Sqlite::open(folder)?))
            }
            Place::Database(address) => {
                let mut called = Address::new(address)?.client().await?;
                let secret = match format::inspect(&called.client).await {
                    Err(Fault::Outdated { .. }) => format::open(&mut called.client).await?,
                    found => found?,
                };
                called.client.batch_execute("BEGIN").await?;
                format::use_alone(&called.client).await?;
                Ok(Side::Database(called, secret))
            }
        }
    }

    /// The journal in a database, as it is at one moment, to be read beside those who use it.
    pub async fn to_read(place: &Place) -> Result<Side, Fault> {
        let Place::Database(address) = place else { return Side::from(place).await };
        let called = Address::new(address)?.client().await?;
        let secret = format::inspect(&called.client).await?;
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        called.client.batch_execute(begin).await?;
        Ok(Side::Database(called, secret))
    }

    pub fn secret(&self) -> [u8; 32] {
        match self {
            Side::File(journal) => journal.secret(),
            Side::Database(_, secret) => *secret,
        }
    }

    pub async fn count(&self) -> Result<Counts, Fault> {
        match self {
            Side::File(journal) => journal.count().await,
            Side::Database(called, _) => {
                reader::counts(&called.client.query_one(reader::COUNT, &[]).await?)
            }
        }
    }

    pub async fn tables(&self, after: Option<TableId>) -> Result<Vec<Listed>, Fault> {
        match self {
            Side::File(journal) => journal.tables(after).await,
            Side::Database(called, _) => {
                let ((id, at), most) = (reader::after(after), i64::from(PAGE));
                let rows = called.client.query(reader::TABLES, &[&id, &at, &most]).await?;
                reader::listed(&rows)
            }
        }
    }

    pub async fn read(&self, table: TableId) -> Result<Vec<Bytes>, Fault> {
        match self {
            Side::File(journal) => journal.read(table).await,
            Side::Database(called, _) => {
                let rows = called.client.query(reader::READ, &[&table, &0]).await?;
                reader::entries(table, 0, &rows)
            }
        }
    }

    /// Removes tables for good, and ends.
    pub async fn forget(self, tables: &[TableId]) -> Result<(), Fault> {
        let Side::Database(called, _) = self else { return Err(Fault::ReadOnly) };
        let delete = "DELETE FROM parlour.log WHERE id = ANY ($1)";
        called.client.execute(delete, &[&tables]).await?;
        called.client.batch_execute("COMMIT").await?;
        called.close().await;
        Ok(())
    }

    /// Writes whole tables, none of which is there yet.
    pub async fn write(&self, tables: Vec<(Listed, Vec<Bytes>)>) -> Result<(), Fault> {
        match self {
            Side::File(journal) => {
                let appends: Vec<_> = tables
                    .into_iter()
                    .map(|(Listed { table, day }, entries)| {
                        journal.append_on(day, table, 0, entries)
                    })
                    .collect();
                for append in appends {
                    append.await?;
                }
                Ok(())
            }
            Side::Database(called, _) => {
                let copy = "COPY parlour.log (id, at, until, nonce, body, sum, day, dated) FROM STDIN BINARY";
                let sink = called.client.copy_in(copy).await?;
                let kinds = [
                    Type::UUID,
                    Type::INT4,
                    Type::INT4,
                    Type::INT8,
                    Type::BYTEA,
                    Type::INT8,
                    Type::INT4,
                    Type::BOOL,
                ];
                let mut rows = pin!(BinaryCopyInWriter::new(sink, &kinds));
                for (Listed { table, day }, entries) in tables {
                    let (mut at, mut sum, day) = (0i32, 0, day.cast_signed());
                    for row in rows_of(&entries) {
                        let until =
                            i32::try_from(row.len()).map_or(None, |more| at.checked_add(more));
                        let (until, body) = (until.ok_or(Fault::TooLong)?, body::pack(row)?);
                        sum = chain::link(sum, body::own(table, at, Some(day), &body));
                        let (nonce, sum) = (0i64, sum.cast_signed());
                        rows.as_mut()
                            .write(&[&table, &at, &until, &nonce, &&body[..], &sum, &day, &true])
                            .await?;
                        at = until;
                    }
                }
                rows.finish().await?;
                Ok(())
            }
        }
    }
}

/// Entries in rows of a handy size: reading the end of a table should not mean reading all of it.
fn rows_of(mut entries: &[Bytes]) -> impl Iterator<Item = &[Bytes]> {
    std::iter::from_fn(move || {
        let mut bytes = 0;
        let fits = |entry: &&Bytes| {
            bytes += entry.len();
            bytes <= BYTES
        };
        let count = entries.iter().take(ROW).take_while(fits).count().max(1);
        let (row, rest) = entries.split_at_checked(count)?;
        entries = rest;
        Some(row)
    })
}

/// Where the copy goes: seen by nobody before it is whole.
pub enum Target {
    /// A folder within the one where it is to be, which is locked.
    File {
        folder: PathBuf,
        _lock: fs::File,
    },
    Database,
}

/// Makes an empty journal with this secret at a place that has none.
pub async fn make(place: &Place, secret: [u8; 32]) -> Result<(Side, Target), Fault> {
    match place {
        Place::Folder(folder) => {
            file::make_folder(folder)?;
            // A journal that is there is in the way, and closing whoever uses it would not help.
            expect_none(folder)?;
            let lock = file::lock(folder)?;
            expect_none(folder)?;
            let part = part(folder);
            match fs::remove_dir_all(&part) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
                _ => file::make_folder(&part)?,
            }
            file::create(&part, secret)?;
            let journal = Side::File(Sqlite::open(&part)?);
            Ok((journal, Target::File { folder: folder.clone(), _lock: lock }))
        }
        Place::Database(address) => {
            let called = Address::new(address)?.client().await?;
            match format::inspect(&called.client).await {
                Ok(_) => expect_empty(&called).await?,
                Err(Fault::Missing | Fault::Outdated { .. }) => {}
                Err(fault) => return Err(fault),
            }
            called.client.batch_execute("BEGIN").await?;
            format::make_alone(&called.client).await?;
            format::use_alone(&called.client).await?;
            format::make(&called.client, secret).await?;
            expect_empty(&called).await?;
            let keep = "UPDATE parlour.journal SET secret = $1";
            called.client.execute(keep, &[&&secret[..]]).await?;
            Ok((Side::Database(called, secret), Target::Database))
        }
    }
}

/// Refuses a folder that has a journal.
fn expect_none(folder: &Path) -> Result<(), Fault> {
    match file::inspect(&file::path(folder)) {
        Err(Fault::Missing) => Ok(()),
        Ok(()) => Err(Fault::Exists),
        Err(fault) => Err(fault),
    }
}

/// Refuses a database whose journal has tables.
async fn expect_empty(called: &Called) -> Result<(), Fault> {
    let any = "SELECT EXISTS (SELECT FROM parlour.log)";
    match called.client.query_one(any, &[]).await?.try_get(0)? {
        true => Err(Fault::Exists),
        false => Ok(()),
    }
}

/// Lets the copy be what it was made for.
pub async fn keep(side: Side, target: Target) -> Result<(), Fault> {
    match (side, target) {
        (Side::File(journal), Target::File { folder, .. }) => {
            journal.close().await?;
            let part = part(&folder);
            fs::rename(file::path(&part), file::path(&folder))?;
            file::sync_folder(&folder)?;
            fs::remove_dir_all(&part)?;
        }
        (Side::Database(called, _), _) => {
            called.client.batch_execute("COMMIT").await?;
            called.close().await;
        }
        (Side::File(journal), Target::Database) => journal.close().await?,
    }
    Ok(())
}

fn part(folder: &Path) -> PathBuf {
    folder.join("parlour.migrating")
}
