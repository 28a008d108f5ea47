//! Entries, as a journal may have them that was tampered with.

use crate::moments::{Stored, read, written};
use crate::seen;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;
use tables::{Entry, Table};

/// A journal gives a table or is refused; and entries are written as they were read.
pub(crate) fn run(data: &[u8]) {
    let lines = data.split(|byte| *byte == b'\n');
    let entries: Vec<Stored> = lines.filter_map(|line| serde_json::from_slice(line).ok()).collect();
    let Some(Entry::Opened(opening, _)) = entries.first() else { return };
    let kind = opening.game;
    for entry in entries.iter().cloned() {
        let Ok(entry) = entry.read(kind) else { continue };
        let line = written(&entry);
        let again = read(&line).read(kind).expect("what was written can be read");
        assert_eq!(written(&again), line, "written as it was read");
    }
    let [one, other] = [(); 2].map(|()| quietly(|| looked_at(entries.clone())));
    assert_eq!(one, other, "the same journal, the same table");
}

/// What there is to see of the table. What cannot have happened may lead to a table that breaks when
/// it is looked at; it must not break while it is rebuilt.
fn looked_at(entries: Vec<Stored>) -> Option<String> {
    let table = Table::rebuild(entries).ok()?;
    catch_unwind(AssertUnwindSafe(|| seen::ever(&table))).ok()
}

thread_local! {
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Does something, and nothing is said of what breaks in it.
fn quietly<T>(work: impl FnOnce() -> T) -> T {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = take_hook();
        set_hook(Box::new(move |what| {
            if !IS_QUIET.get() {
                loud(what);
            }
        }));
    });
    IS_QUIET.set(true);
    let done = work();
    IS_QUIET.set(false);
    done
}
