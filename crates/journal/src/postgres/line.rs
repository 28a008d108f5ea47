//! Lines to the database: called, looked at, and called again when they are lost.

use std::env;
use std::time::Duration;

use bytes::BytesMut;
use percent_encoding::percent_decode_str;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::config::{SslMode, TargetSessionAttrs};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Config, Socket};

use super::format;
use super::tls::{Connector, Mode, Stream, Wanted};
use crate::{Fault, TableId};

/// How long somebody waits for a database that does not answer before being told so.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// The pauses between calls to a database that does not answer.
const SHORTEST: Duration = Duration::from_millis(50);
const LONGEST: Duration = Duration::from_secs(1);

type Error = Box<dyn std::error::Error + Sync + Send>;

/// Where the database is, and what we expect to find there.
#[derive(Clone)]
pub struct Address {
    config: Config,
    mode: Mode,
    tls: Connector,
    /// The secret of the journal, once it is known: another secret is another journal.
    pub secret: Option<[u8; 32]>,
}

/// The scheme of an address, `postgres` or `postgresql` in whichever letters, and what follows it.
pub fn split(url: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = url.split_once("://")?;
    let known = |known: &&str| scheme.eq_ignore_ascii_case(known);
    ["postgres", "postgresql"].iter().any(known).then_some((scheme, rest))
}

/// A line of ours, to be driven.
pub type Connection = tokio_postgres::Connection<Socket, Stream>;

/// Whether an address has a password in it; so has what is no address, for all we know.
pub fn has_password(url: &str) -> bool {
    parse(url).is_none_or(|(config, _)| config.get_password().is_some())
}

/// What an address says, and what it asks of lines.
fn parse(url: &str) -> Option<(Config, [Option<String>; 2])> {
    // A list such as `host=db password=…` would be understood, too; nobody is asked to write one,
    // and what has one form is easily shown without its password.
    let (_, rest) = split(url)?;
    let (rest, asked) = take(rest, ["sslmode", "sslrootcert"])?;
    let config = format!("postgres://{rest}").parse().ok()?;
    Some((config, asked))
}

/// Takes these settings out of what follows the scheme of an address. As tokio-postgres reads it, a
/// login ends at the first `@`, and settings begin at the next `?`.
fn take<const N: usize>(rest: &str, keys: [&str; N]) -> Option<(String, [Option<String>; N])> {
    let login = rest.find('@').unwrap_or(0);
    let mut taken = [const { None }; N];
    let Some(start) = rest[login..].find('?').map(|at| login + at + 1) else {
        return Some((rest.to_string(), taken));
    };
    let mut others = Vec::new();
    for setting in rest[start..].split('&') {
        let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
        match keys.iter().position(|known| *known == key) {
            Some(at) => {
                taken[at] = Some(percent_decode_str(value).decode_utf8().ok()?.into_owned());
            }
            None => others.push(setting),
        }
    }
    Some((format!("{}{}", &rest[..start], others.join("&")), taken))
}

impl Address {
    pub fn new(url: &str) -> Result<Address, Fault> {
        // What exactly is wrong is not told: it might be told with the password.
        let (mut config, [mode, roots]) = parse(url).ok_or(Fault::Address)?;
        if config.get_hosts().is_empty() {
            // By these it is called then, and has to be known.
            for address in config.get_hostaddrs().to_vec() {
                config.host(address.to_string());
            }
        }
        if config.get_hosts().is_empty() {
            return Err(Fault::Address);
        }
        if config.get_password().is_none()
            && let Some(password) = env::var_os("PGPASSWORD").filter(|given| !given.is_empty())
        {
            config.password(password.as_encoded_bytes());
        }
        let wanted = Wanted::new(mode, roots)?;
        config.ssl_mode(wanted.ssl_mode());
        // A replica is behind: what was acknowledged would not be in the answer.
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        // Those who died with a line open are found out.
        config.keepalives_idle(Duration::from_secs(30)).tcp_user_timeout(2 * PATIENCE);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        if config.get_application_name().is_none() {
            config.application_name("parlour");
        }
        Ok(Address { config, mode: wanted.mode(), tls: wanted.connector()?, secret: None })
    }

    /// Calls the database. Somebody has to drive the connection.
    pub async fn call(&self) -> Result<(Client, Connection), Fault> {
        let called = timeout(PATIENCE, self.connect()).await;
        called.map_err(|_| Fault::Unreachable("no answer".into()))?
    }

    async fn connect(&self) -> Result<(Client, Connection), Fault> {
        let unwelcome = Some(&SqlState::INVALID_AUTHORIZATION_SPECIFICATION);
        match self.config.connect(self.tls.clone()).await {
            Ok(called) => Ok(called),
            Err(error) => {
                let is_unwelcome = error.code() == unwelcome;
                let fault = Fault::from(error);
                // Whoever only prefers a secret line does without where there is none to be had.
                if self.mode == Mode::Prefer && (is_unwelcome || matches!(fault, Fault::Exposed(_)))
                {
                    let mut open = self.config.clone();
                    open.ssl_mode(SslMode::Disable);
                    return open.connect(self.tls.clone()).await.map_err(|_| fault);
                }
                Err(fault)
            }
        }
    }

    /// Calls the database, and has the connection driven in the background.
    pub async fn client(&self) -> Result<Called, Fault> {
        let (client, connection) = self.call().await?;
        // Whoever uses the client is told when the connection fails.
        let driver = Driver(tokio::spawn(async { drop(connection.await) }));
        let called = Called { client, driver };
        let ready = timeout(PATIENCE, called.client.batch_execute(MANNERS)).await;
        ready.map_err(|_| Fault::Unreachable("no answer".into()))??;
        Ok(called)
    }

    /// Whether this is the journal that was opened.
    pub async fn check(&self, client: &Client) -> Result<(), Fault> {
        let found = format::inspect(client).await?;
        match self.secret {
            Some(secret) if secret != found => Err(Fault::NotOurs),
            _ => Ok(()),
        }
    }
}

/// A line that is driven. Dropping it cuts it: nobody waits for a server that hangs.
pub struct Called {
    pub client: Client,
    driver: Driver,
}

impl Called {
    /// Says good-bye.
    pub async fn close(self) {
        let Called { client, mut driver } = self;
        drop(client);
        let _ = timeout(PATIENCE, &mut driver.0).await;
    }
}

/// What drives a line; dropping it cuts the line.
pub struct Driver(pub JoinHandle<()>);

impl Drop for Driver {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// What a line keeps to, however the database is set up. Each query finds its rows by the primary
/// key: a planner that has not seen the table yet must not think of reading all of it.
const MANNERS: &str = "SET client_min_messages = warning;
    SET default_transaction_isolation = 'read committed';
    SET lock_timeout = '5s';
    SET plan_cache_mode = force_generic_plan;
    SET enable_seqscan = off;
    SET enable_bitmapscan = off;
    SET jit = off";

/// Longer and longer pauses between attempts.
pub struct Pauses(Duration);

impl Pauses {
    pub fn new() -> Pauses {
        Pauses(SHORTEST)
    }

    pub fn next(&mut self) -> Duration {
        let pause = self.0;
        self.0 = (pause * 2).min(LONGEST);
        pause
    }
}

/// Whether the database has refused something for good, so that nothing of it was done: as long as
/// the line holds, it knows. All else leaves us in doubt.
pub fn refused(client: &Client, error: &tokio_postgres::Error) -> bool {
    use tokio_postgres::error::Severity;
    let severity = error.as_db_error().and_then(|told| told.parsed_severity());
    severity == Some(Severity::Error) && !client.is_closed()
}

/// A table's name is what the database calls a UUID: 16 bytes, compared quickly.
impl ToSql for TableId {
    fn to_sql(&self, _: &Type, out: &mut BytesMut) -> Result<IsNull, Error> {
        out.extend_from_slice(&self.0);
        Ok(IsNull::No)
    }

    fn accepts(kind: &Type) -> bool {
        *kind == Type::UUID
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for TableId {
    fn from_sql(_: &Type, raw: &'a [u8]) -> Result<TableId, Error> {
        Ok(TableId(raw.try_into()?))
    }

    fn accepts(kind: &Type) -> bool {
        *kind == Type::UUID
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_begins_with_its_scheme_in_whichever_letters() {
        for right in ["postgres://anna@db/p", "postgresql://db", "Postgres://anna:s#?e@db/p"] {
            assert!(Address::new(right).is_ok(), "{right}");
        }
    }

    #[test]
    fn settings_of_ours_are_taken_out_and_all_else_is_left() {
        let taken = |rest| take(rest, ["sslmode", "sslrootcert"]).unwrap();
        let (rest, [mode, roots]) =
            taken("anna:a?sslmode=b@db/p?port=7&sslrootcert=%2Fetc%2Fa%20b.crt&sslmode=require");
        assert_eq!(rest, "anna:a?sslmode=b@db/p?port=7");
        assert_eq!((mode.as_deref(), roots.as_deref()), (Some("require"), Some("/etc/a b.crt")));
        assert_eq!(taken("anna@db/p"), ("anna@db/p".into(), [None, None]));
        assert_eq!(taken("db?sslmode=disable").1[0].as_deref(), Some("disable"));
        assert!(take("db?sslmode=%ff", ["sslmode"]).is_none());
    }

    #[test]
    fn a_password_in_an_address_is_noticed() {
        for with in ["postgres://anna:a@db/p", "postgres://db/p?password=a&user=b", "host=db", "?"]
        {
            assert!(has_password(with), "{with}");
        }
        for without in ["postgres://anna@db/p", "postgres://db/p?user=b&sslmode=require"] {
            assert!(!has_password(without), "{without}");
        }
    }

    #[test]
    fn a_list_is_no_address() {
        for wrong in ["host=db user=anna password=secret", "host=db", "mysql://db/p", "//db/p", ""]
        {
            assert_eq!(Address::new(wrong).err(), Some(Fault::Address), "{wrong}");
        }
    }
}
