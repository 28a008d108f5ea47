//! Who tells other parlours which tables have grown, and what is said at them, and hears it from
//! them.
//!
//! A hint inside of the transaction that appends would make all commits of the database wait for
//! each other. So it follows after it, on a line of its own that nobody waits for, and may get
//! lost or not be given at all: when a line is new, and every other second, we look for ourselves.

use std::collections::HashMap;
use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout, timeout_at};
use tokio_postgres::{AsyncMessage, Client, Connection, Socket, Statement, tls::NoTlsStream};

use super::line::{Address, Driver, PATIENCE, Pauses};
use super::writer::HEADS;
use crate::news::Followed;
use crate::{Fault, TableId};

/// How often we look for ourselves.
const LOOK: Duration = Duration::from_secs(2);

/// Hints follow each other after so long at the soonest: every one wakes all parlours.
const GATHER: Duration = Duration::from_millis(50);

/// How many tables are looked at with one question.
const TABLES: usize = 1000;

/// The most that the database takes in one piece is a byte less than 8000.
const PIECE: usize = 7900;

const MANNERS: &str = "SET synchronous_commit = off; SET plan_cache_mode = force_generic_plan;
    SET enable_seqscan = off; SET enable_bitmapscan = off; SET jit = off; LISTEN parlour";

/// Between a table and what is said there.
const SAYS: char = ':';

const TELL: &str = "SELECT pg_notify('parlour', piece) FROM unnest($1::text[]) AS piece";

/// What parlours tell each other.
#[derive(Debug, PartialEq, Eq)]
pub enum Hint {
    /// A table has so many entries now.
    Grown(TableId, u32),
    /// Something is said at a table.
    Said(TableId, Bytes),
}

pub struct Hints {
    pub address: Address,
    pub followed: Arc<Followed>,
    pub told: UnboundedReceiver<Hint>,
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
            let next = Instant::now() + pauses.next();
            // Nobody can be told meanwhile; they will look for themselves.
            while let Ok(Some(_)) = timeout_at(next, self.told.recv()).await {}
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
        let (mut news, mut told) = (Vec::new(), Instant::now() - GATHER);
        loop {
            tokio::select! {
                // The first tick comes at once: what was said before we listened is lost.
                _ = look.tick() => patiently(self.look(client, &heads)).await?,
                _ = self.told.recv_many(&mut news, TABLES) => {
                    // Where nothing was told for a moment this is told at once, else with what comes.
                    sleep_until(told + GATHER).await;
                    while news.len() < TABLES && let Ok(more) = self.told.try_recv() {
                        news.push(more);
                    }
                    told = Instant::now();
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
            parse(hint.payload()).for_each(|hint| match hint {
                Hint::Grown(table, entries) => followed.tell(table, entries),
                Hint::Said(table, words) => followed.pass_on(table, words),
            });
        }
    }
}

/// Hints as text, in pieces that the database takes: of how tables have grown, the last of each.
fn pieces(news: impl Iterator<Item = Hint>) -> Vec<String> {
    let (mut latest, mut said) = (HashMap::new(), Vec::new());
    for hint in news {
        match hint {
            Hint::Grown(table, entries) => drop(latest.insert(table, entries)),
            Hint::Said(table, words) => said.push((table, words)),
        }
    }
    let grown = latest.into_iter().map(|(table, entries)| format!("{table:?}{entries} "));
    let said = said.into_iter().map(|(table, words)| {
        words.iter().fold(format!("{table:?}{SAYS}"), |said, byte| said + &format!("{byte:02x}"))
            + " "
    });
    let mut pieces = vec![String::new()];
    for hint in grown.chain(said) {
        match pieces.last_mut() {
            Some(piece) if piece.len() + hint.len() <= PIECE => piece.push_str(&hint),
            _ => pieces.push(hint),
        }
    }
    pieces
}

/// Anybody who may write to the database may say anything: what is no hint is passed over.
fn parse(piece: &str) -> impl Iterator<Item = Hint> {
    piece.split_ascii_whitespace().filter_map(|hint| {
        let (table, rest) = hint.split_at_checked(32)?;
        let table = TableId(u128::from_str_radix(table, 16).ok()?.to_be_bytes());
        match rest.strip_prefix(SAYS) {
            None => Some(Hint::Grown(table, rest.parse().ok()?)),
            Some(words) => Some(Hint::Said(table, unhex(words)?)),
        }
    })
}

fn unhex(digits: &str) -> Option<Bytes> {
    let (pairs, []) = digits.as_bytes().as_chunks::<2>() else { return None };
    // A number may begin with a sign, a digit may not be one.
    let byte = |pair: &[u8; 2]| {
        let digits = pair.iter().all(u8::is_ascii_hexdigit);
        digits.then(|| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())?
    };
    pairs.iter().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LONGEST_WHISPER;

    #[test]
    fn hints_survive_being_cut_into_pieces_and_each_table_has_one() {
        let table =
            |n: u32| TableId(u128::from(n).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c).to_be_bytes());
        let grown = |n: u32, entries: u32| Hint::Grown(table(n), entries);
        let told = (0..1000).flat_map(|n| [grown(n, n), grown(n, u32::MAX - n)]);
        let pieces = pieces(told);
        assert!(pieces.len() > 1 && pieces.iter().all(|piece| piece.len() < 8000));
        let mut heard: Vec<_> = pieces.iter().flat_map(|piece| parse(piece)).collect();
        heard.sort_unstable_by_key(|hint| match hint {
            Hint::Grown(_, entries) => std::cmp::Reverse(*entries),
            Hint::Said(..) => panic!("nothing was said"),
        });
        assert_eq!(heard, (0..1000).map(|n| grown(n, u32::MAX - n)).collect::<Vec<_>>());
    }

    #[test]
    fn whatever_is_said_is_heard() {
        let table = TableId([7; 16]);
        let words = [Bytes::new(), (0..=255).collect(), vec![b' '; LONGEST_WHISPER].into()];
        let said = || words.iter().map(|words| Hint::Said(table, words.clone()));
        let pieces = pieces(said().chain([Hint::Grown(table, 3)]));
        assert!(pieces.iter().all(|piece| piece.len() < 8000));
        let heard: Vec<_> = pieces.iter().flat_map(|piece| parse(piece)).collect();
        assert_eq!(heard, [Hint::Grown(table, 3)].into_iter().chain(said()).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_no_hint_is_passed_over() {
        let hints = "hello 1 00000000000000000000000000000000 ö0000000000000000000000000000000000007 \
                     0000000000000000000000000000000b3 0000000000000000000000000000000b-3 \
                     0000000000000000000000000000000b:7 0000000000000000000000000000000b:+7 \
                     0000000000000000000000000000000b:zz";
        let table = TableId(11u128.to_be_bytes());
        assert_eq!(parse(hints).collect::<Vec<_>>(), [Hint::Grown(table, 3)]);
    }
}
