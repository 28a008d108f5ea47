//! The parlour's command line: what is wanted, handed to the crate that does it.

mod balance;
mod call;
mod cards;
mod check;
mod journal;
mod migrate;
mod problem;
mod progress;
mod replay;
mod rules;
mod security;
mod serve;
mod shelf;
mod simulate;
mod tidy;

use call::{Call, Command, Packs};
use clap::Parser;
use problem::Problem;
use std::process::ExitCode;
use words::{Lang, Tongue};

/// Tables are many small things that come and go: it keeps a third less for them, and is faster.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let call = Call::parse();
    let wanted = call.lang.as_deref();
    let lang = wanted.and_then(Lang::from_code).unwrap_or_else(spoken_here);
    let tongue = Tongue::of(lang);
    let done = match wanted {
        Some(code) if Lang::from_code(code).is_none() => {
            Err(Problem::UnknownLanguage(code.to_string()))
        }
        _ => run(call.command, tongue),
    };
    match done {
        Ok(()) | Err(Problem::NobodyListens) => ExitCode::SUCCESS,
        Err(Problem::AlreadyTold) => ExitCode::from(2),
        Err(Problem::Flawed) => ExitCode::from(1),
        Err(why) => {
            eprintln!("{}", why.say(tongue));
            ExitCode::from(2)
        }
    }
}

fn run(command: Option<Command>, tongue: &Tongue) -> Result<(), Problem> {
    match command {
        None => serve::run(&Call::usual(), tongue),
        Some(Command::Serve(wanted)) => serve::run(&wanted, tongue),
        Some(Command::Backup { file, data }) => journal::backup(&data, &file, tongue),
        Some(Command::Migrate { from, to }) => migrate::run(&from, &to, tongue),
        Some(Command::Check { place }) => check::run(&place, tongue),
        Some(Command::Tidy { older_than, data, dry_run }) => {
            tidy::run(&data, older_than, dry_run, tongue)
        }
        Some(Command::Simulate(wanted)) => simulate::run(&wanted, tongue),
        Some(Command::Rules { game }) => rules::run(&game, tongue),
        Some(Command::Replay(wanted)) => replay::run(&wanted, tongue),
        Some(Command::Packs(Packs::Check { folders })) => cards::run(&folders),
        Some(Command::Packs(Packs::Balance(wanted))) => balance::run(&wanted),
    }
}

/// The language that the machine is set to, if the parlour speaks it.
fn spoken_here() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|code| !code.is_empty())
        .and_then(|code| Lang::from_code(&code))
        .unwrap_or(Lang::En)
}
