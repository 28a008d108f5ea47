//! The layout of the journal in a database, and how older ones become it.

use std::time::{Duration, Instant};

use tokio_postgres::Client;
use tracing::{info, warn};

use super::body;
use crate::{Denial, Fault, TableId, chain, day};

/// How often it is told how far a journal has been brought up to date.
const TELLING: Duration = Duration::from_secs(2);

/// The present format.
pub const KNOWN: u32 = STEPS.len() as u32;

/// The oldest PostgreSQL that has all that is used here.
const OLDEST: i32 = 12;

/// Held by every parlour that uses the journal, together; alone by who changes its format or copies
/// it as a whole.
const IN_USE: i64 = 0x5061_726c_6f75_7201;

/// Held by who makes a journal: several parlours may be opened on a new database at once.
const MAKING: i64 = 0x5061_726c_6f75_7202;

/// `STEPS[n]` makes format `n + 1` out of format `n`; format 0 is a database without a journal.
///
/// A step that was released is never changed: databases of its time are out there.
const STEPS: [&str; 3] = [
    // A row an append, inserted and never touched again. A row of its own for where each table
    // stands would cost an update for each append, seven times as much as the insert; the end of
    // the table's last row says it as well. No number is longer than four bytes and nothing is
    // padded: the log is most of what is stored.
    "CREATE SCHEMA parlour;
     CREATE TABLE parlour.journal (
         only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
         format   int NOT NULL,
         secret   bytea NOT NULL CHECK (length(secret) = 32)
     );
     CREATE TABLE parlour.log (
         id    uuid NOT NULL,    -- the table
         at    int NOT NULL,     -- the number of the first entry of this append
         until int NOT NULL,     -- the number after its last
         nonce bigint NOT NULL,  -- who appended it: says whether an append was kept
         body  bytea NOT NULL,   -- its entries, each after its length in four bytes
         PRIMARY KEY (id, at),
         CHECK (0 <= at AND at < until)
     );",
    // `sum`: the checksum of the append and of all before it. `day`: when, in days since 1970.
    "ALTER TABLE parlour.log
         ADD COLUMN sum bigint NOT NULL DEFAULT 0,
         ADD COLUMN day int NOT NULL DEFAULT 0;
     ALTER TABLE parlour.log ALTER COLUMN sum DROP DEFAULT, ALTER COLUMN day DROP DEFAULT;",
    // `dated`: whether the checksum covers the day. Those of before are left as they are, however many
    // they may be.
    "ALTER TABLE parlour.log ADD COLUMN dated boolean NOT NULL DEFAULT false;
     ALTER TABLE parlour.log ALTER COLUMN dated DROP DEFAULT;",
];

/// The format from which on appends have checksums and days.
const SUMMED: i32 = 2;

/// What a database is found to be.
enum Found {
    Empty,
    Journal { format: u32, secret: [u8; 32] },
}

/// Looks at the journal in a database, and tells its secret. Changes nothing.
pub async fn inspect(db: &Client) -> Result<[u8; 32], Fault> {
    check_server(db).await?;
    match find(db).await? {
        Found::Journal { format: KNOWN, secret } => Ok(secret),
        Found::Journal { format: found, .. } => Err(Fault::Outdated { found }),
        Found::Empty => Err(Fault::Missing),
    }
}

/// Finds the journal in a database, makes it where there is none, and brings one of an older format
/// to the present one.
pub async fn open(db: &mut Client) -> Result<[u8; 32], Fault> {
    match inspect(db).await {
        Err(Fault::Missing | Fault::Outdated { .. }) => {}
        found => return found,
    }
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|error| Fault::Io(error.to_string()))?;
    let tx = db.transaction().await?;
    make_alone(tx.client()).await?;
    if let Found::Journal { format, .. } = find(tx.client()).await?
        && format != KNOWN
    {
        use_alone(tx.client()).await?;
    }
    let secret = make(tx.client(), secret).await?;
    tx.commit().await?;
    Ok(secret)
}

/// Makes a journal with this secret or brings the one that is there to the present format; tells
/// the secret that it has. To be called in a transaction.
pub async fn make(tx: &Client, secret: [u8; 32]) -> Result<[u8; 32], Fault> {
    let (format, secret) = match find(tx).await? {
        Found::Empty => (0, secret),
        Found::Journal { format, secret } => (format, secret),
    };
    for (step, made) in STEPS.iter().zip(1i32..).skip(format as usize) {
        tx.batch_execute(step).await?;
        if made == SUMMED {
            fill_sums(tx).await?;
        }
        tx.execute(
            "INSERT INTO parlour.journal (format, secret) VALUES ($1, $2)
             ON CONFLICT (only_one) DO UPDATE SET format = $1",
            &[&made, &&secret[..]],
        )
        .await?;
    }
    Ok(secret)
}

/// Gives every append its checksum, table by table. When it was made is not known: the count of days
/// begins today.
async fn fill_sums(tx: &Client) -> Result<(), Fault> {
    let today = day::today().cast_signed();
    tx.execute("UPDATE parlour.log SET day = $1", &[&today]).await?;
    let select = "SELECT id, at, body FROM parlour.log
                  WHERE (id, at) > ($1, $2) ORDER BY id, at LIMIT 100";
    let update = "UPDATE parlour.log SET sum = new.sum
                  FROM unnest($1::uuid[], $2::int[], $3::bigint[]) AS new (id, at, sum)
                  WHERE log.id = new.id AND log.at = new.at";
    let (select, update) = (tx.prepare(select).await?, tx.prepare(update).await?);
    let (mut last, mut sum) = ((TableId([0; 16]), -1i32), 0);
    let (mut done, mut told) = (0, Instant::now());
    loop {
        let rows = tx.query(&select, &[&last.0, &last.1]).await?;
        if rows.is_empty() {
            return Ok(());
        }
        let (mut ids, mut ats, mut sums) = (Vec::new(), Vec::new(), Vec::new());
        for row in &rows {
            let (table, at): (TableId, i32) = (row.try_get(0)?, row.try_get(1)?);
            let before = if table == last.0 && last.1 >= 0 { sum } else { 0 };
            sum = chain::link(before, body::own(table, at, None, row.try_get(2)?));
            last = (table, at);
            ids.push(table);
            ats.push(at);
            sums.push(sum.cast_signed());
        }
        tx.execute(&update, &[&ids, &ats, &sums]).await?;
        done += rows.len();
        if told.elapsed() > TELLING {
            told = Instant::now();
            info!(done, "the journal is being brought up to date");
        }
    }
}

/// Waits a while until nobody else makes a journal here, to the end of the transaction.
pub async fn make_alone(tx: &Client) -> Result<(), Fault> {
    tx.execute("SELECT pg_advisory_xact_lock($1)", &[&MAKING]).await?;
    Ok(())
}

/// Waits a while until nobody else uses the journal, and keeps others out to the end of the
/// transaction.
pub async fn use_alone(tx: &Client) -> Result<(), Fault> {
    tx.execute("SELECT pg_advisory_xact_lock($1)", &[&IN_USE]).await?;
    Ok(())
}

/// Uses the journal beside others, as long as this line holds.
pub async fn use_together(db: &Client) -> Result<(), Fault> {
    db.execute("SELECT pg_advisory_lock_shared($1)", &[&IN_USE]).await?;
    Ok(())
}

/// Whether the server is one that can be relied on.
async fn check_server(db: &Client) -> Result<(), Fault> {
    let server = db
        .query_one(
            "SELECT current_setting('server_version_num')::int / 10000,
                 current_setting('fsync')::boolean",
            &[],
        )
        .await?;
    if server.try_get::<_, i32>(0)? < OLDEST {
        let needed = format!("PostgreSQL {OLDEST} or newer is needed");
        return Err(Fault::Refused(Denial::Work(needed)));
    }
    if !server.try_get::<_, bool>(1)? {
        return Err(Fault::NotDurable);
    }
    Ok(())
}

/// Says so in the log if anybody who may log in to the server may also call this database: they see
/// nothing of the journal, but they hear when parlours talk, and can be a nuisance.
pub async fn warn_of_strangers(db: &Client) -> Result<(), Fault> {
    let row = db
        .query_one(
            "SELECT current_database()::text, quote_ident(current_database()),
                 has_database_privilege('public', current_database(), 'CONNECT')",
            &[],
        )
        .await?;
    if row.try_get(2)? {
        let (database, quoted): (&str, &str) = (row.try_get(0)?, row.try_get(1)?);
        let mend = format!("REVOKE CONNECT, TEMPORARY ON DATABASE {quoted} FROM PUBLIC");
        warn!(
            database,
            mend, "every role of this PostgreSQL may connect to the journal's database"
        );
    }
    Ok(())
}

async fn find(db: &Client) -> Result<Found, Fault> {
    // The catalogue itself is asked: what answers by name may be a memory of a moment ago.
    let there = db
        .query_one(
            "SELECT count(DISTINCT n.oid) > 0, count(c.oid) > 0 FROM pg_namespace AS n
             LEFT JOIN pg_class AS c ON c.relnamespace = n.oid AND c.relname = 'journal'
             WHERE n.nspname = 'parlour'",
            &[],
        )
        .await?;
    match (there.try_get(0)?, there.try_get(1)?) {
        (false, _) => return Ok(Found::Empty),
        (true, false) => return Err(Fault::NotOurs),
        (true, true) => {}
    }
    let row = db.query_opt("SELECT format, secret FROM parlour.journal", &[]).await?;
    let row = row.ok_or_else(|| Fault::Corrupt("no format".into()))?;
    let format = u32::try_from(row.try_get::<_, i32>(0)?).unwrap_or_default();
    if format > KNOWN {
        return Err(Fault::Newer { found: format, known: KNOWN });
    }
    let secret = <[u8; 32]>::try_from(row.try_get::<_, &[u8]>(1)?);
    Ok(Found::Journal { format, secret: secret.map_err(|_| Fault::Corrupt("no secret".into()))? })
}
