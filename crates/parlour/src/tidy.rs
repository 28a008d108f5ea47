//! `parlour tidy`: tables in which nothing has happened for long are removed.

use crate::problem::Problem;
use journal::{Fault, Place, Stuck};
use std::io::Write;
use words::Tongue;

pub fn run(data: &Place, days: u32, dry_run: bool, tongue: &Tongue) -> Result<(), Problem> {
    let stuck = |fault| match data {
        Place::Folder(data) => Problem::Journal(data.clone(), fault),
        Place::Database(_) => Problem::Migrate(Stuck { place: data.clone(), fault }),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|why| stuck(Fault::Io(why.to_string())))?;
    let tidied = runtime.block_on(async {
        match dry_run {
            true => server::would_tidy(data, days).await,
            false => server::tidy(data, days).await,
        }
    });
    let tidied = tidied.map_err(stuck)?;
    let (tables, size) = (tidied.tables.cast_signed(), tongue.bytes(tidied.bytes));
    let told = match dry_run {
        true => tongue.tidy_would(tables, &size),
        false => tongue.tidy_done(tables, &size),
    };
    let mut out = std::io::stdout();
    writeln!(out, "{told}").map_err(Problem::from_output)?;
    if tidied.damaged > 0 {
        let told = tongue.tidy_damaged(tidied.damaged.cast_signed());
        writeln!(out, "{told}").map_err(Problem::from_output)?;
    }
    Ok(())
}
