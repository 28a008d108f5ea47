//! `parlour check`: a whole journal judged, and nothing changed.

use crate::problem::Problem;
use crate::progress::bar;
use journal::{Fault, Place};
use server::{Checked, Flaw};
use std::io::Write;
use words::Tongue;

pub fn run(place: &Place, tongue: &Tongue) -> Result<(), Problem> {
    let path = &place.to_string();
    let (sound, summary) = match judge(place, tongue)? {
        Ok(checked) => (checked.flaws == 0, sum_up(&checked, path, tongue)),
        // It is there, and it cannot be read: that is a judgement, too.
        Err(Fault::Corrupt(_) | Fault::Damaged { .. }) => (false, tongue.check_lost(path)),
        Err(fault) => return Err(Problem::Check(place.clone(), fault)),
    };
    writeln!(std::io::stdout(), "{summary}").map_err(Problem::from_output)?;
    if sound { Ok(()) } else { Err(Problem::Flawed) }
}

/// Judges a journal, and prints a line for each flaw.
pub fn judge(place: &Place, tongue: &Tongue) -> Result<Result<Checked, Fault>, Problem> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime =
        runtime.map_err(|why| Problem::Check(place.clone(), Fault::Io(why.to_string())))?;
    let bar = bar();
    let mut told = Ok(());
    let mut tell = |flaw: Flaw| {
        let line = say(&flaw, tongue);
        let written = bar.suspend(|| writeln!(std::io::stdout(), "{line}"));
        if let (Ok(()), Err(why)) = (&told, written) {
            told = Err(Problem::from_output(why));
        }
    };
    let progress = |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    };
    let checked = runtime.block_on(server::check(place, &mut tell, &progress));
    bar.finish_and_clear();
    told?;
    Ok(checked)
}

/// All of it in one line.
fn sum_up(checked: &Checked, path: &str, tongue: &Tongue) -> String {
    let number = u64::cast_signed;
    let (tables, entries) = (number(checked.tables), number(checked.entries));
    let (games, flaws) = (number(checked.games), number(checked.flaws));
    match flaws {
        0 => tongue.check_sound(path, tables, entries, games),
        _ => tongue.check_flawed(path, tables, entries, games, flaws),
    }
}

/// What is wrong, and what to do, in one line.
fn say(flaw: &Flaw, tongue: &Tongue) -> String {
    match flaw {
        Flaw::File(flaws) => tongue.check_file(*flaws as i64),
        Flaw::Entry { table, entry } => tongue.check_entry(table, (*entry).into()),
        Flaw::Unreadable { table } => tongue.check_unreadable(table),
        Flaw::Senseless { table, entry } => tongue.check_senseless(table, (*entry).into()),
        Flaw::Rules { table } => tongue.check_rules(table),
        Flaw::Cards { table } => tongue.check_cards(table),
        Flaw::Seal { table, game } => tongue.check_seal(table, (*game).into()),
    }
}

/// Whether it is not the folder of a journal but a file, which should be a copy of one.
fn is_file(place: &Place) -> bool {
    matches!(place, Place::Folder(path) if path.is_file())
}

/// Why a journal cannot be judged, in one sentence.
pub fn stuck(fault: &Fault, place: &Place, tongue: &Tongue) -> String {
    let path = &place.to_string();
    match fault {
        Fault::Locked => tongue.check_busy(path),
        Fault::Missing => tongue.migrate_missing(path),
        Fault::NotOurs if is_file(place) => tongue.check_not_ours(path),
        Fault::NotOurs => tongue.migrate_not_ours(path),
        Fault::Newer { .. } => tongue.migrate_newer(path),
        fault => crate::journal::say(fault, path.as_ref(), tongue),
    }
}
