//! `parlour serve`: a place to play.

use crate::call::Serve;
use crate::problem::Problem;
use crate::shelf;
use journal::{Place, Stuck};
use server::{Config, Network, Trouble};
use std::io::{IsTerminal, Write};
use std::net::ToSocketAddrs;
use std::os::unix::fs::PermissionsExt;
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};
use tracing::warn;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;
use words::Tongue;

pub fn run(wanted: &Serve, tongue: &Tongue) -> Result<(), Problem> {
    log(wanted)?;
    // No folder is made of an address, and nobody is shown it: it may have a password in it.
    if let Place::Database(_) = Place::of(&wanted.data) {
        return Err(Problem::DataIsDatabase);
    }
    let cannot = |why: &str| Problem::CannotListen(wanted.listen.clone(), why.to_string());
    let mut addresses = wanted.listen.to_socket_addrs().map_err(|why| cannot(&why.to_string()))?;
    let config = Config {
        listen: addresses.next().ok_or_else(|| cannot("?"))?,
        data: wanted.data.clone(),
        database: database(wanted)?,
        behind_proxy: wanted.behind_proxy,
        trusted: match wanted.trust.is_empty() {
            true => Network::loopback(),
            false => wanted.trust.clone(),
        },
        public_names: wanted.public_name.clone(),
        security: crate::security::told(&wanted.security)?,
        bot_pause: Duration::from_millis(wanted.bot_pause),
        ..Config::default()
    };
    // In a database there is no folder of data to look into.
    let lying = config.database.is_none().then(|| config.data.join("packs"));
    shelf::offer(&wanted.pack, lying.as_deref());
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|why| cannot(&why.to_string()))?;
    runtime.block_on(serve(config, wanted, tongue))
}

/// The database of the journal, if it is to be in one.
fn database(wanted: &Serve) -> Result<Option<String>, Problem> {
    if let Some(file) = &wanted.journal_file {
        let unread = |why| Problem::CannotRead(file.clone(), why);
        let address = std::fs::read_to_string(file).map_err(unread)?;
        return Ok(Some(address.trim().to_string()));
    }
    let set = || std::env::var("PARLOUR_JOURNAL").ok().filter(|address| !address.is_empty());
    Ok(wanted.journal.clone().or_else(set))
}

/// Says so in the log if others on this machine can read the password of the database.
fn warn_of_readers(wanted: &Serve) {
    let has_password = |address: &str| Place::Database(address.into()).has_password();
    if wanted.journal.as_deref().is_some_and(has_password) {
        warn!(
            "the list of processes shows the password of the database: \
             give it in PGPASSWORD, in PARLOUR_JOURNAL or in a file (--journal-file)"
        );
    }
    let Some(file) = &wanted.journal_file else { return };
    if std::fs::metadata(file).is_ok_and(|found| found.permissions().mode() & 0o007 != 0) {
        warn!(path = %file.display(), "everybody on this machine may read the address of the database");
    }
}

/// Writes what happens to standard error, as much of it as is wanted.
fn log(wanted: &Serve) -> Result<(), Problem> {
    let said = wanted.log.clone().or_else(|| std::env::var("RUST_LOG").ok());
    let said = said.filter(|said| !said.is_empty()).unwrap_or_else(|| "info".into());
    let filter: Targets = said.parse().map_err(|_| Problem::Log(said))?;
    let colours = std::io::stderr().is_terminal();
    // Only a second parlour in one process could have set it already.
    let written = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(colours);
    let _ = tracing_subscriber::registry().with(written.with_filter(filter)).try_init();
    Ok(())
}

async fn serve(config: Config, wanted: &Serve, tongue: &Tongue) -> Result<(), Problem> {
    let database = config.database.clone();
    let is_past = config.security.as_ref().is_some_and(server::Security::is_past);
    let serving = server::open(config).await.map_err(|trouble| match (trouble, database) {
        (Trouble::Listen(address, why), _) => {
            Problem::CannotListen(address.to_string(), why.to_string())
        }
        (Trouble::Journal(fault), Some(address)) => {
            Problem::Migrate(Stuck { place: Place::Database(address), fault })
        }
        (Trouble::Journal(fault), None) => Problem::Journal(wanted.data.clone(), fault),
    })?;
    warn_of_readers(wanted);
    if is_past {
        warn!(
            "what /.well-known/security.txt says holds no longer: give a later day (--security-expires)"
        );
    }
    let address = serving.address().map_or(wanted.listen.clone(), |address| address.to_string());
    // From the moment that anybody knows the address, it can be asked to close.
    let farewell = farewell();
    let mut out = std::io::stdout();
    // Whether anybody reads this or not, the parlour is open.
    let _ = writeln!(out, "{}", tongue.serve_open(&format!("http://{address}/")));
    let _ = writeln!(out, "{}", tongue.serve_close());
    let _ = out.flush();
    server::serve(serving, farewell).await;
    Ok(())
}

/// Waits until the parlour is asked to close.
fn farewell() -> impl Future<Output = ()> {
    // Heard from now on, not from when somebody waits for it.
    let asked = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    async move {
        match asked {
            (Ok(mut interrupt), Ok(mut terminate)) => {
                tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                }
            }
            _ => std::future::pending().await,
        }
    }
}
