//! What can go wrong with a call, put into words.

use house::Refusal;
use lab::Trouble;
use std::io;
use std::path::{Path, PathBuf};
use words::{Lang, Tongue};

/// Why a call cannot be answered.
pub enum Problem {
    UnknownLanguage(String),
    UnknownGame(String),
    UnknownLevel {
        game: &'static str,
        level: String,
        known: Vec<&'static str>,
    },
    /// Some bots were named, but neither one nor one for each seat.
    Bots {
        named: usize,
        seats: usize,
    },
    Refused(&'static str, Refusal),
    NoGames,
    /// This game has no chart to draw.
    NoChart(&'static str),
    Threads,
    CannotRead(PathBuf, io::Error),
    CannotWrite(PathBuf, io::Error),
    Transcript(PathBuf, Trouble),
    NoSuchGame {
        path: PathBuf,
        wanted: usize,
        games: usize,
    },
    NoSuchSeat(u8),
    CannotListen(String, String),
    Journal(PathBuf, journal::Fault),
    /// A game was not dealt as it was sealed, or was not sealed at all.
    Verdict {
        path: PathBuf,
        game: usize,
        verdict: lab::Verdict,
    },
    /// What is wrong has been told at length.
    AlreadyTold,
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
                let keys: Vec<&str> = house::games().iter().map(|game| game.key()).collect();
                tongue.error_unknown_game(given, &tongue.list(&keys))
            }
            Problem::UnknownLevel { game, level, known } => {
                tongue.error_unknown_level(&title(tongue, game), level, &tongue.list(known))
            }
            Problem::Bots { named, seats } => {
                tongue.error_bots_for_seats(&named.to_string(), *seats as i64)
            }
            Problem::Refused(game, refusal) => refused(tongue, game, refusal),
            Problem::NoGames => tongue.error_none(),
            Problem::NoChart(game) => tongue.error_no_chart(&title(tongue, game)),
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
            Problem::Journal(path, fault) => crate::journal::say(fault, path, tongue),
            Problem::Verdict { path, game, verdict } => {
                let (path, game) = (shown(path), *game as i64);
                match verdict {
                    lab::Verdict::NotSealed => tongue.verify_not_sealed(&path, game),
                    lab::Verdict::OtherSeal => tongue.verify_other_seal(&path, game),
                    _ => tongue.verify_other_cards(&path, game),
                }
            }
            Problem::AlreadyTold | Problem::NobodyListens => String::new(),
        }
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The name of a game in print.
pub fn title(tongue: &Tongue, key: &str) -> String {
    match key {
        "love-letter" => tongue.game_love_letter(),
        "favor" => tongue.game_favor(),
        "fog-of-love" => tongue.game_fog_of_love(),
        other => other.to_string(),
    }
}

fn refused(tongue: &Tongue, game: &str, refusal: &Refusal) -> String {
    let title = title(tongue, game);
    match refusal {
        Refusal::Players { wanted, fewest, most, rules } => {
            let (wanted, fewest, most) = (wanted.to_string(), *fewest as i64, *most as i64);
            match rules {
                None => tongue.error_players(&title, &wanted, fewest, most),
                Some(_) => tongue.error_players_classic(&title, &wanted, fewest, most),
            }
        }
        Refusal::Rules { known, .. } if known.is_empty() => tongue.error_one_edition(&title),
        Refusal::Rules { wanted, known } => {
            tongue.error_unknown_edition(&title, wanted, &tongue.list(known))
        }
        Refusal::Story { known, .. } if known.is_empty() => tongue.error_no_stories(&title),
        Refusal::Story { wanted, known } => {
            tongue.error_unknown_story(&title, wanted, &tongue.list(known))
        }
        Refusal::Pack { wanted, known } => tongue.error_other_pack(wanted, known),
        Refusal::NoPacks => tongue.error_no_packs(&title),
        Refusal::Unplayable(why) => tongue.error_unplayable(why),
        Refusal::Seat(seat) => tongue.error_no_seat(&seat.to_string()),
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
