//! Who tells other parlours which tables have grown, and hears it from them.
//!
//! A hint inside of the transaction that appends would make all commits of the database wait for
//! each other. So it follows after it, on a line of its own that nobody waits for, and may get
//! lost: when a line is new, and every other second, we look for ourselves.

use std::collections::HashMap;
use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{MissedTickBehavior, interval, timeout, timeout_at};
use tokio_postgres::{AsyncMessage, Client, Connection, Socket, Statement, tls::NoTlsStream};

use super::line::{Address, Driver, PATIENCE, Pauses};
use super::writer::{Grown, HEADS};
use crate::news::Followed;
use crate::{Fault, TableId};

/// How often we look for ourselves.
const LOOK: Duration = Duration::from_secs(2);

/// How many tables are looked at with one question.
const TABLES: usize = 1000;

/// The most that the database takes in one piece is a byte less than 8000.
const PIECE: usize = 7900;

const MANNERS: &str = "SET synchronous_commit = off; SET plan_cache_mode = force_generic_plan;
    SET enable_seqscan = off; SET enable_bitmapscan = off; SET jit = off; LISTEN parlour";

const TELL: &str = "SELECT pg_notify('parlour', piece) FROM unnest($1::text[]) AS piece";

pub struct Hints {
    pub address: Address,
    pub followed: Arc<Followed>,
    pub grown: UnboundedReceiver<Grown>,
}

impl Hints {
    /// Tells and hears for as long as it is let. A line that is lost is called again.
    pub async fn run(mut self) {
        let mut pauses = Pauses::new();
        loop {
            if let Ok((client, driver)) = self.call().await {
                pauses = Pauses::new();
                // How the line was lost matters to nobody: the next one is called.
                let _ = self.talk(&client, driver).await;
            }
            let next = tokio::time::Instant::now() + pauses.next();
            // Nobody can be told meanwhile; they will look for themselves.
            while let Ok(Some(_)) = timeout_at(next, self.grown.recv()).await {}
        }
    }

    async fn call(&self) -> Result<(Client, Driver), Fault> {
        let (client, connection) = self.address.call().await?;
        let followed = self.followed.clone();
        let driver = Driver(tokio::spawn(hear(connection, followed)));
        let ready = timeout(PATIENCE, client.batch_execute(MANNERS)).await;
        ready.map_err(|_| Fault::Unreachable("no answer".into()))??;
        Ok((client, driver))
    }

    async fn talk(&mut self, client: &Client, mut driver: Driver) -> Result<(), Fault> {
        let heads = client.prepare(HEADS).await?;
        let tell = client.prepare(TELL).await?;
        let mut look = interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut news = Vec::new();
        loop {
            tokio::select! {
                // The first tick comes at once: what was said before we listened is lost.
                _ = look.tick() => patiently(self.look(client, &heads)).await?,
                _ = self.grown.recv_many(&mut news, TABLES) => {
                    let pieces = pieces(news.drain(..));
                    patiently(async {
                        client.execute(&tell, &[&pieces]).await?;
                        Ok(())
                    })
                    .await?;
                }
                _ = &mut driver.0 => return Ok(()),
            }
        }
    }

    /// Compares where the tables stand that somebody follows with what they were told.
    async fn look(&self, client: &Client, heads: &Statement) -> Result<(), Fault> {
        for tables in self.followed.list().chunks(TABLES) {
            for row in client.query(heads, &[&tables]).await? {
                let entries: i32 = row.try_get(1)?;
                self.followed.tell(row.try_get(0)?, entries.unsigned_abs());
            }
        }
        Ok(())
    }
}

async fn patiently(what: impl Future<Output = Result<(), Fault>>) -> Result<(), Fault> {
    timeout(2 * PATIENCE, what).await.unwrap_or(Err(Fault::Unreachable("no answer".into())))
}

/// Drives the line, and passes on what is heard on it.
async fn hear(mut connection: Connection<Socket, NoTlsStream>, followed: Arc<Followed>) {
    while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
        if let AsyncMessage::Notification(hint) = message {
            parse(hint.payload()).for_each(|(table, entries)| followed.tell(table, entries));
        }
    }
}

/// Hints as text, the last of each table, in pieces that the database takes.
fn pieces(news: impl Iterator<Item = Grown>) -> Vec<String> {
    let latest: HashMap<TableId, u32> = news.collect();
    let mut pieces = vec![String::new()];
    for (table, entries) in latest {
        let hint = format!("{table:?}{entries} ");
        match pieces.last_mut() {
            Some(piece) if piece.len() + hint.len() <= PIECE => piece.push_str(&hint),
            _ => pieces.push(hint),
        }
    }
    pieces
}

/// Anybody who may write to the database may say anything: what is no hint is passed over.
fn parse(piece: &str) -> impl Iterator<Item = Grown> {
    piece.split_ascii_whitespace().filter_map(|hint| {
        let (table, entries) = hint.split_at_checked(32)?;
        let table = u128::from_str_radix(table, 16).ok()?;
        Some((TableId(table.to_be_bytes()), entries.parse().ok()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_survive_being_cut_into_pieces_and_each_table_has_one() {
        let table =
            |n: u32| TableId(u128::from(n).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c).to_be_bytes());
        let said = (0..1000).flat_map(|n| [(table(n), n), (table(n), u32::MAX - n)]);
        let pieces = pieces(said);
        assert!(pieces.len() > 1 && pieces.iter().all(|piece| piece.len() < 8000));
        let mut heard: Vec<_> = pieces.iter().flat_map(|piece| parse(piece)).collect();
        heard.sort_unstable_by_key(|(_, entries)| std::cmp::Reverse(*entries));
        assert_eq!(heard, (0..1000).map(|n| (table(n), u32::MAX - n)).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_no_hint_is_passed_over() {
        let hints = "hello 1 00000000000000000000000000000000 ö0000000000000000000000000000000000007 \
                     0000000000000000000000000000000b3 0000000000000000000000000000000b-3";
        assert_eq!(parse(hints).collect::<Vec<_>>(), [(TableId(11u128.to_be_bytes()), 3)]);
    }
}
