//! `parlour simulate`: many games between bots.

use crate::call::Simulate;
use crate::problem::{MOST_THREADS, Problem};
use house::{GameKind, Hosted, Report, Sheet, Study, Wanted, with_game};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Plan, Results, Rotation, Simulated, simulate};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use words::Tongue;

pub fn run(wanted: &Simulate, tongue: &Tongue) -> Result<(), Problem> {
    let kind = crate::problem::game(&wanted.game)?;
    with_game!(kind, G => run_game::<G>(kind, wanted, tongue))
}

fn run_game<G: Hosted>(kind: GameKind, wanted: &Simulate, tongue: &Tongue) -> Result<(), Problem> {
    let setup = G::setup(&table(wanted)?).map_err(|why| Problem::Refused(kind, why))?;
    let levels = levels(kind, wanted, G::players(&setup))?;
    if wanted.games == 0 {
        return Err(Problem::NoGames);
    }
    let plan = Plan::<G> {
        setup: &setup,
        levels,
        rotation: if wanted.swap { Rotation::Duplicate } else { Rotation::Fixed },
        games: wanted.games,
        seed: wanted.seed,
        threads: threads(wanted.threads)?,
    };
    let simulated = match &wanted.transcripts {
        None => play(&plan, None).map_err(Problem::from_output)?,
        Some(path) => play_and_write(&plan, path)?,
    };
    let Simulated { results, study } = simulated;
    let names = &kind.about().levels;
    let report = G::Study::LEARNS.then(|| study.report(&setup, names, tongue));
    if let Some(path) = &wanted.chart {
        let picture = report.as_ref().and_then(lab::chart).ok_or(Problem::NoChart(kind))?;
        std::fs::write(path, picture).map_err(|why| Problem::CannotWrite(path.clone(), why))?;
    }
    let text = if wanted.json {
        as_json(kind, &plan, wanted, &results, report.as_ref()).to_string()
    } else {
        let mut text = as_table(kind, &plan, &results, tongue);
        for sheet in report.iter().flat_map(|report| &report.sheets) {
            text += "\n\n";
            text += &as_sheet(sheet);
        }
        text
    };
    writeln!(std::io::stdout().lock(), "{text}").map_err(Problem::from_output)
}

fn table(wanted: &Simulate) -> Result<Wanted, Problem> {
    // A bot for each seat says how many seats there are.
    let seats = (wanted.bots.len() > 1).then_some(wanted.bots.len() as u32);
    let first = wanted.first.map(|seat| seat.checked_sub(1).ok_or(Problem::NoSuchSeat(seat)));
    Ok(Wanted {
        players: wanted.players.or(seats),
        rules: wanted.rules.clone(),
        story: wanted.story.clone(),
        tutorial: wanted.tutorial,
        cards: match &wanted.from_box {
            Some(key) => {
                let unknown = |why| Problem::Refused(GameKind::FogOfLove, why);
                Some(house::boxes::named(key).map_err(unknown)?.cards.clone())
            }
            None => crate::cards::cards(&wanted.pack)?,
        },
        first: first.transpose()?,
        events: match wanted.event.as_slice() {
            [] => None,
            [none] if none == "none" => Some(Vec::new()),
            events => Some(events.to_vec()),
        },
        all_stories: wanted.all_stories,
        without: wanted.without.clone(),
        topics: wanted.without_topics.clone(),
        ..Wanted::default()
    })
}

fn levels(kind: GameKind, wanted: &Simulate, players: u8) -> Result<Vec<usize>, Problem> {
    let known = &kind.about().levels;
    let number = |name: &String| {
        let level = known.iter().position(|level| level == name);
        level.ok_or_else(|| Problem::UnknownLevel { game: kind, level: name.clone() })
    };
    let named: Vec<usize> = wanted.bots.iter().map(number).collect::<Result<_, _>>()?;
    let seats = usize::from(players);
    match named.as_slice() {
        [] => Ok(vec![0; seats]),
        [one] => Ok(vec![*one; seats]),
        all if all.len() == seats => Ok(named),
        all => Err(Problem::Bots { named: all.len(), seats }),
    }
}

/// How many threads play: as many as wanted, or one for each core.
pub fn threads(wanted: Option<usize>) -> Result<usize, Problem> {
    match wanted {
        None => Ok(std::thread::available_parallelism().map_or(1, |cores| cores.get())),
        Some(threads) if (1..=MOST_THREADS).contains(&threads) => Ok(threads),
        Some(_) => Err(Problem::Threads),
    }
}

/// A bar on a terminal, nothing in a pipe.
fn play<G: Hosted>(
    plan: &Plan<'_, G>,
    file: Option<&mut dyn Write>,
) -> std::io::Result<Simulated<G>> {
    if !std::io::stderr().is_terminal() {
        return simulate(plan, file, &|_| {});
    }
    let bar = ProgressBar::new(plan.games);
    let style = "{bar:40.red/white} {human_pos}/{human_len}  {per_sec}  {eta}";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style.progress_chars("━━─"));
    }
    let results = simulate(plan, file, &|games| bar.inc(games));
    bar.finish_and_clear();
    results
}

/// The transcripts appear under their name only when they are complete.
fn play_and_write<G: Hosted>(plan: &Plan<'_, G>, path: &Path) -> Result<Simulated<G>, Problem> {
    let cannot = |why| Problem::CannotWrite(path.to_path_buf(), why);
    if path.is_dir() {
        return Err(cannot(std::io::ErrorKind::IsADirectory.into()));
    }
    let part = beside(path);
    let file = File::create(&part).map_err(cannot)?;
    let mut out = BufWriter::new(file);
    let written = play(plan, Some(&mut out)).and_then(|results| {
        out.into_inner().map_err(|why| why.into_error())?.sync_all()?;
        std::fs::rename(&part, path)?;
        Ok(results)
    });
    written.map_err(|why| {
        // The part is of no use to anybody; if it cannot be removed there is nothing more to do.
        let _ = std::fs::remove_file(&part);
        cannot(why)
    })
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

fn as_json<G: Hosted>(
    kind: GameKind,
    plan: &Plan<'_, G>,
    wanted: &Simulate,
    results: &Results,
    report: Option<&Report>,
) -> Value {
    let names = &kind.about().levels;
    let rows: Vec<Value> = results
        .rows(names)
        .into_iter()
        .map(|row| {
            json!({
                "level": row.level,
                "seat": row.seat,
                "games": row.games,
                "wins": row.wins,
                "share": row.interval.rate,
                "low": row.interval.low,
                "high": row.interval.high,
            })
        })
        .collect();
    let mut object = house::header::<G>(plan.setup, &plan.seed.to_string());
    let more = json!({
        "games": results.games,
        "bots": plan.levels.iter().map(|&level| names[level]).collect::<Vec<_>>(),
        "swap": wanted.swap,
        "rounds": results.rounds,
        "actions": results.actions,
        "seconds": results.seconds,
        "cpu_seconds": results.cpu_seconds,
        "actions_per_cpu_second": results.actions_per_cpu_second(),
        "wins": results.wins(),
        "by_level": rows,
    });
    if let (Value::Object(object), Value::Object(more)) = (&mut object, more) {
        object.remove("format");
        object.remove("version");
        object.extend(more);
        let figures = report.into_iter().flat_map(|report| &report.figures);
        object.extend(figures.map(|(name, value)| ((*name).to_string(), value.clone())));
    }
    object
}

fn as_table<G: Hosted>(
    kind: GameKind,
    plan: &Plan<'_, G>,
    results: &Results,
    tongue: &Tongue,
) -> String {
    let seats = tongue.simulate_seats(G::players(plan.setup).into());
    let title = kind.title(tongue);
    let speed = tongue.decimal(results.actions_per_cpu_second() / 1e6, 1);
    let mut lines = vec![
        tongue.simulate_heading(&seats, &title, results.games as i64),
        [
            tongue.simulate_rounds(results.rounds as i64),
            tongue.simulate_actions(results.actions as i64),
            tongue.simulate_speed(&speed),
        ]
        .join(" · "),
        String::new(),
    ];
    let mut cells = vec![vec![
        tongue.heading_level(),
        tongue.heading_seat(),
        tongue.heading_games(),
        tongue.heading_wins(),
        tongue.heading_share(),
        tongue.heading_interval(),
    ]];
    for row in results.rows(&kind.about().levels) {
        cells.push(vec![
            tongue.level(row.level),
            row.seat.map_or(tongue.all_seats(), |seat| (seat + 1).to_string()),
            row.games.to_string(),
            tongue.decimal(row.wins, 1),
            tongue.percent(row.interval.rate),
            format!("{} – {}", tongue.percent(row.interval.low), tongue.percent(row.interval.high)),
        ]);
    }
    lines.extend(columns(&cells));
    lines.join("\n")
}

fn as_sheet(sheet: &Sheet) -> String {
    let mut cells = vec![sheet.head.clone()];
    cells.extend(sheet.rows.iter().cloned());
    let lines = [sheet.title.clone(), String::new()].into_iter().chain(columns(&cells));
    lines.collect::<Vec<_>>().join("\n")
}

/// Words to the left, numbers to the right.
fn columns(cells: &[Vec<String>]) -> Vec<String> {
    let columns = cells.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |n: usize| cells.iter().filter_map(move |row| row.get(n)).map(|c| c.chars().count());
    let widths: Vec<usize> = (0..columns).map(|n| width(n).max().unwrap_or(0)).collect();
    let row = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(n, (cell, &width))| match n {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_string()
    };
    cells.iter().map(row).collect()
}
