//! `parlour migrate`: the journal taken from a folder to a database, or back.

use crate::problem::Problem;
use crate::progress::bar;
use journal::{Fault, Place, Stuck};
use std::io::Write;
use words::Tongue;

pub fn run(from: &Place, to: &Place, tongue: &Tongue) -> Result<(), Problem> {
    let stuck = |why: std::io::Error| {
        Problem::Migrate(Stuck { place: from.clone(), fault: Fault::Io(why.to_string()) })
    };
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(stuck)?;
    let bar = bar();
    let progress = |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    };
    let migrated = runtime.block_on(journal::migrate(from, to, &progress));
    bar.finish_and_clear();
    let counts = migrated.map_err(Problem::Migrate)?;
    let told = tongue.migrate_done(&to.to_string(), counts.tables.cast_signed());
    writeln!(std::io::stdout(), "{told}").map_err(Problem::from_output)
}

/// Why it could not be done, in one sentence.
pub fn say(stuck: &Stuck, tongue: &Tongue) -> String {
    let place = &stuck.place.to_string();
    match &stuck.fault {
        Fault::Newer { .. } => tongue.migrate_newer(place),
        Fault::NotOurs => tongue.migrate_not_ours(place),
        Fault::Locked => tongue.migrate_locked(place),
        Fault::Missing => tongue.migrate_missing(place),
        Fault::Exists => tongue.migrate_exists(place),
        Fault::Differs(what) => tongue.migrate_differs(place, what),
        fault => crate::journal::say(fault, place.as_ref(), tongue),
    }
}
