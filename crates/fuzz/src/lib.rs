//! Whatever comes from outside, tried with what nobody would send.
//!
//! A [target](Target) takes any bytes, reads them as one kind of thing that comes from outside, and
//! panics if the parlour does what it never should: panic itself, change a table by something it
//! refused, accept what it cannot rebuild. Two drivers share the targets: the tests of this crate,
//! which change the kept inputs a little and are the same in every run, and `cargo fuzz` (the folder
//! `fuzz` beside the crates), which follows the paths it finds.
//!
//! ```
//! let commands = fuzz::TARGETS.iter().find(|target| target.name == "commands").unwrap();
//! (commands.run)(b"3\na {\"do\":\"start\"}\n* \nb {\"do\":\"nonsense\"}\n");
//! ```

mod moments;
pub use moments::{GUESTS, Moment, SECRETS, moments};

mod script;
mod seen;

mod clicks;
mod commands;
mod entries;
mod files;
mod kept;
mod requests;
mod transcripts;

mod seeds;
pub use seeds::{Seed, seeds};

mod mutate;
pub use mutate::Mutator;

/// Something that comes from outside.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, and that of the folder with its inputs.
    pub name: &'static str,
    /// Tries an input. Panics if the parlour should not have done what it did.
    pub run: fn(&[u8]),
    /// How many changed inputs take about five seconds.
    pub rounds: u32,
}

/// Everything that comes from outside.
pub const TARGETS: [Target; 7] = [
    Target { name: "clicks", run: clicks::run, rounds: 400 },
    Target { name: "commands", run: commands::run, rounds: 1000 },
    Target { name: "entries", run: entries::run, rounds: 10_000 },
    Target { name: "kept", run: kept::run, rounds: 15_000 },
    Target { name: "packs", run: files::run, rounds: 6000 },
    Target { name: "requests", run: requests::run, rounds: 3000 },
    Target { name: "transcripts", run: transcripts::run, rounds: 2500 },
];

/// Tries an input at the target of this name.
///
/// # Panics
///
/// If the parlour should not have done what it did, or there is no such target.
pub fn run(target: &str, data: &[u8]) {
    let found = TARGETS.iter().find(|known| known.name == target);
    (found.expect("a target that is listed").run)(data);
}
