//! `parlour replay`: recorded games again, every line judged.

use crate::call::Replay;
use crate::problem::Problem;
use house::Wanted;
use lab::{Recorded, Verdict};
use std::io::Write;
use tabletop::{Seat, Viewer};
use words::Tongue;

pub fn run(wanted: &Replay, tongue: &Tongue) -> Result<(), Problem> {
    let path = &wanted.file;
    let text =
        std::fs::read_to_string(path).map_err(|why| Problem::CannotRead(path.clone(), why))?;
    let trouble = |trouble| Problem::Transcript(path.clone(), trouble);
    let cards = crate::cards::cards(&wanted.pack)?;
    let games = lab::read(&text, &Wanted { cards, ..Wanted::default() }).map_err(trouble)?;
    let chosen = match wanted.game {
        None => 0..games.len(),
        Some(n) if (1..=games.len()).contains(&n) => n - 1..n,
        Some(n) => {
            let games = games.len();
            return Err(Problem::NoSuchGame { path: path.clone(), wanted: n, games });
        }
    };
    let tell = chosen.len() == 1;
    // Everything is judged before anything is told.
    let mut told = Vec::new();
    for n in chosen.clone() {
        let game = &games[n];
        let replayed =
            game.replay(tongue, &names(game, tongue), viewer(wanted, game)?).map_err(trouble)?;
        if wanted.verify {
            let verdict = game.verify().map_err(trouble)?;
            if verdict != Verdict::Honest {
                return Err(Problem::Verdict { path: path.clone(), game: n + 1, verdict });
            }
        }
        if tell {
            let title = game.game.title(tongue);
            let players = game.players().into();
            let number = (n + 1).to_string();
            told.push(tongue.replay_heading(&title, &number, &games.len().to_string(), players));
            told.push(String::new());
            told.extend(replayed.log);
        }
    }
    if !tell {
        told.push(tongue.replay_good(chosen.len() as i64));
        told.push(tongue.replay_hint(&format!("parlour replay {} --game 1", path.display())));
    }
    if wanted.verify {
        told.push(tongue.verify_good(chosen.len() as i64));
        if tell {
            told.extend(games[chosen.start..chosen.end].iter().flat_map(|game| made(tongue, game)));
        }
    }
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", told.join("\n")).map_err(Problem::from_output)
}

/// Who took part in the seed of a game.
fn made(tongue: &Tongue, game: &Recorded) -> Vec<String> {
    let Some(numbers) = game.numbers() else { return vec![tongue.verify_alone()] };
    let (opened, unopened): (Vec<_>, Vec<_>) =
        numbers.people().iter().partition(|one| one.number.is_some());
    let left = (!unopened.is_empty()).then(|| tongue.verify_unopened(unopened.len() as i64));
    [tongue.verify_made_of(opened.len() as i64)].into_iter().chain(left).collect()
}

fn viewer(wanted: &Replay, game: &Recorded) -> Result<Option<Viewer>, Problem> {
    match wanted.seat {
        None => Ok(None),
        Some(number) => match u8::try_from(number).ok().and_then(|n| n.checked_sub(1)) {
            Some(seat) if seat < game.players() => Ok(Some(Viewer::Seat(Seat(seat)))),
            _ => Err(Problem::NoSuchSeat(number)),
        },
    }
}

fn names(game: &Recorded, tongue: &Tongue) -> Vec<String> {
    (0..game.players()).map(|seat| tongue.seat_number(i64::from(seat) + 1)).collect()
}
