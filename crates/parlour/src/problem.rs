//! What can go wrong with a call, put into words.

use house::{BadSetup, GameKind, UnknownGame};
use lab::Trouble;
use std::io;
use std::path::{Path, PathBuf};
use words::{Lang, Tongue};

/// Why a call cannot be answered.
pub enum Problem {
    UnknownLanguage(String),
    UnknownGame(String),
    UnknownLevel {
        game: GameKind,
        level: String,
    },
    /// Some bots were named, but neither one nor one for each seat.
    Bots {
        named: usize,
        seats: usize,
    },
    Refused(GameKind, BadSetup),
    /// The engine cannot play these cards.
    Unplayable(String),
    NoGames,
    /// This game has no chart to draw.
    NoChart(GameKind),
    Threads,
    CannotRead(PathBuf, io::Error),
    CannotWrite(PathBuf, io::Error),
    Transcript(PathBuf, Trouble),
    NoSuchGame {
        path: PathBuf,
        wanted: usize,
        games: usize,
    },
    NoSuchSeat(u32),
    CannotListen(String, String),
    /// This is no level of the log, and no filter.
    Log(String),
    /// This cannot stand in `security.txt`.
    Security(server::SecurityUnfit),
    Journal(PathBuf, journal::Fault),
    /// A journal in a database cannot be had, or one cannot be taken elsewhere.
    Migrate(journal::Stuck),
    /// A database is backed up by its own means.
    NoBackup(journal::Place),
    /// There is no such folder for the copy.
    NoFolder(PathBuf),
    /// A database is no folder: it has an option of its own.
    DataIsDatabase,
    /// A journal cannot be judged.
    Check(journal::Place, journal::Fault),
    /// A game was not dealt as it was sealed, or was not sealed at all.
    Verdict {
        path: PathBuf,
        game: usize,
        verdict: lab::Verdict,
    },
    /// What is wrong has been told at length.
    AlreadyTold,
    /// So has what is wrong with a journal: the call was right, the journal is not.
    Flawed,
    /// Whoever read our output has gone.
    NobodyListens,
}

/// More threads than this help nobody.
pub const MOST_THREADS: usize = 1024;

impl Problem {
    /// What was asked for cannot be shown. A reader who has heard enough is no problem.
    pub fn from_output(why: io::Error) -> Problem {
        match why.kind() {
            io::ErrorKind::BrokenPipe => Problem::NobodyListens,
            _ => Problem::CannotWrite(PathBuf::from("stdout"), why),
        }
    }

    /// One clear sentence.
    pub fn say(&self, tongue: &Tongue) -> String {
        match self {
            Problem::UnknownLanguage(given) => {
                let codes: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
                tongue.error_unknown_language(given, &tongue.list(&codes))
            }
            Problem::UnknownGame(given) => {
                let keys = GameKind::ALL.map(GameKind::key);
                tongue.error_unknown_game(given, &tongue.list(&keys))
            }
            Problem::UnknownLevel { game, level } => {
                let known = tongue.list(&game.about().levels);
                tongue.error_unknown_level(&game.title(tongue), level, &known)
            }
            Problem::Bots { named, seats } => {
                tongue.error_bots_for_seats(&named.to_string(), *seats as i64)
            }
            Problem::Refused(game, refusal) => refused(tongue, *game, refusal),
            Problem::Unplayable(why) => tongue.error_unplayable(why),
            Problem::NoGames => tongue.error_none(),
            Problem::NoChart(game) => tongue.error_no_chart(&game.title(tongue)),
            Problem::Threads => tongue.error_threads(MOST_THREADS as i64),
            Problem::CannotRead(path, why) => {
                tongue.error_cannot_read(&shown(path), &why.to_string())
            }
            Problem::CannotWrite(path, why) => {
                tongue.error_cannot_write(&shown(path), &why.to_string())
            }
            Problem::Transcript(path, trouble) => {
                tongue.trouble(&shown(path), &troubled(tongue, trouble))
            }
            Problem::NoSuchGame { path, wanted, games } => {
                tongue.error_no_such_game(&wanted.to_string(), &shown(path), *games as i64)
            }
            Problem::NoSuchSeat(seat) => tongue.error_no_seat(&seat.to_string()),
            Problem::CannotListen(address, why) => tongue.error_cannot_listen(address, why),
            Problem::Log(given) => tongue.error_log(given),
            Problem::Security(unfit) => crate::security::say(unfit, tongue),
            Problem::Journal(path, fault) => crate::journal::say(fault, path, tongue),
            Problem::Migrate(stuck) => crate::migrate::say(stuck, tongue),
            Problem::NoBackup(place) => tongue.backup_database(&place.to_string()),
            Problem::NoFolder(path) => tongue.backup_no_folder(&shown(path)),
            Problem::DataIsDatabase => tongue.error_data_database(),
            Problem::Check(place, fault) => crate::check::stuck(fault, place, tongue),
            Problem::Verdict { path, game, verdict } => {
                let (path, game) = (shown(path), *game as i64);
                match verdict {
                    lab::Verdict::NotSealed => tongue.verify_not_sealed(&path, game),
                    lab::Verdict::OtherNumbers => tongue.verify_other_numbers(&path, game),
                    lab::Verdict::OtherSeal => tongue.verify_other_seal(&path, game),
                    _ => tongue.verify_other_cards(&path, game),
                }
            }
            Problem::AlreadyTold | Problem::Flawed | Problem::NobodyListens => String::new(),
        }
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The game that is called this.
pub fn game(key: &str) -> Result<GameKind, Problem> {
    key.parse().map_err(|UnknownGame(key)| Problem::UnknownGame(key))
}

fn refused(tongue: &Tongue, game: GameKind, refusal: &BadSetup) -> String {
    let title = game.title(tongue);
    match refusal {
        BadSetup::Players { wanted, fewest, most, rules } => {
            let (wanted, fewest, most) = (wanted.to_string(), *fewest as i64, *most as i64);
            match rules {
                None => tongue.error_players(&title, &wanted, fewest, most),
                Some(_) => tongue.error_players_classic(&title, &wanted, fewest, most),
            }
        }
        BadSetup::Rules { known, .. } if known.is_empty() => tongue.error_one_edition(&title),
        BadSetup::Rules { wanted, known } => {
            tongue.error_unknown_edition(&title, wanted, &tongue.list(known))
        }
        BadSetup::Story { known, .. } if known.is_empty() => tongue.error_no_stories(&title),
        BadSetup::Story { wanted, known } => {
            tongue.error_unknown_story(&title, wanted, &tongue.list(known))
        }
        BadSetup::Event { known, .. } if known.is_empty() => tongue.error_no_events(&title),
        BadSetup::Event { wanted, known } => {
            tongue.error_unknown_event(&title, wanted, &tongue.list(known))
        }
        BadSetup::Card(wanted) => tongue.error_unknown_card(&title, wanted),
        BadSetup::Topic { known, .. } if known.is_empty() => tongue.error_no_topics(&title),
        BadSetup::Topic { wanted, known } => {
            tongue.error_unknown_topic(&title, wanted, &tongue.list(known))
        }
        BadSetup::TooFew => tongue.error_too_few_cards(),
        BadSetup::FixedCards => tongue.error_fixed_cards(),
        BadSetup::NoTutorial => tongue.error_no_tutorial(&title),
        BadSetup::Box { wanted, known } => tongue.error_unknown_box(wanted, &tongue.list(known)),
        BadSetup::Pack { wanted, known } => tongue.error_other_pack(wanted, known),
        BadSetup::NoPacks => tongue.error_no_packs(&title),
        BadSetup::Unplayable(why) => tongue.error_unplayable(why),
        BadSetup::Seat(seat) => tongue.error_no_seat(&(seat + 1).to_string()),
    }
}

fn troubled(tongue: &Tongue, trouble: &Trouble) -> String {
    let number = |line: &usize| *line as i64;
    match trouble {
        Trouble::Empty => tongue.trouble_empty(),
        Trouble::NotJson(line) => tongue.trouble_not_json(number(line)),
        Trouble::NoHeader(line) => tongue.trouble_no_header(number(line)),
        Trouble::Version(line, given) => tongue.trouble_version(given, number(line)),
        Trouble::UnknownGame(line, given) => tongue.trouble_game(given, number(line)),
        Trouble::Table(line, _) => tongue.trouble_table(number(line)),
        Trouble::Wrong(line, None) => tongue.trouble_wrong(number(line)),
        Trouble::Wrong(line, Some(expected)) => tongue.trouble_expected(expected, number(line)),
        Trouble::Truncated(line) => tongue.trouble_truncated(number(line)),
    }
}
