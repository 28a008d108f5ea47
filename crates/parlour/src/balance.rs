//! `parlour packs balance`: how well the cards of a pack are balanced, by many games between bots.

use crate::call::Balance;
use crate::problem::Problem;
use crate::{cards, progress, simulate};
use house::balance::{Plan, balance, games};
use std::io::Write;

pub fn run(wanted: &Balance) -> Result<(), Problem> {
    if wanted.games == 0 {
        return Err(Problem::NoGames);
    }
    let threads = simulate::threads(wanted.threads)?;
    let plan = Plan { games: wanted.games, seed: wanted.seed, threads };
    let hash = cards::cards(&wanted.folders)?.unwrap_or_default();
    let bar = progress::bar();
    bar.set_length(games(&hash, &plan).map_err(cards::unplayable)?);
    let found = balance(&hash, plan, &|games| bar.inc(games)).map_err(cards::unplayable);
    bar.finish_and_clear();
    let found = found?;
    if let Some(path) = &wanted.svg {
        let cannot = |why| Problem::CannotWrite(path.clone(), why);
        std::fs::write(path, found.picture()).map_err(cannot)?;
    }
    let text = match wanted.json {
        true => format!("{}\n", found.figures()),
        false => found.page(&command(wanted)),
    };
    write!(std::io::stdout().lock(), "{text}").map_err(Problem::from_output)
}

/// What was called for, in as few words as it takes; how many threads play changes nothing.
fn command(wanted: &Balance) -> String {
    let folders = wanted.folders.iter().map(|folder| folder.display().to_string());
    let mut words = vec!["parlour packs balance".to_string()];
    words.extend(folders);
    words.push(format!("--games {}", wanted.games));
    words.push(format!("--seed {}", wanted.seed));
    words.join(" ")
}
