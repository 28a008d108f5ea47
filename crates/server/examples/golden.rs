//! Writes a golden journal: tables of all three games, in every state of a table's life, and what each
//! seat is shown of them. Later versions must rebuild it (`tests/golden`).
//!
//!     cargo run --release -p server --example golden -- FOLDER
//!
//! A journal that has been released is never written again: a new format gets a folder of its own.

#[path = "../tests/common/client.rs"]
#[allow(dead_code)]
mod client;
#[path = "../tests/golden/gallery.rs"]
#[allow(dead_code)]
mod gallery;
#[path = "../tests/common/parlour.rs"]
#[allow(dead_code)]
mod parlour;

use gallery::{Exhibit, Visitor};
use parlour::{Dice, Parlour, Player, play_out, play_until};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

#[tokio::main]
async fn main() {
    let folder = std::env::args().nth(1).expect("a folder to write to");
    let parlour = Parlour::open().await;
    let mut exhibits = Vec::new();
    for (game, players) in [("love-letter", 3), ("favor", 3), ("fog-of-love", 2)] {
        for state in ["midst", "over", "rematched", "paused", "device"] {
            let exhibit = play(&parlour, game, players, state).await;
            println!("{game}, {state}: {} pages", exhibit.answers.len());
            exhibits.push(exhibit);
        }
    }
    std::fs::create_dir_all(&folder).expect("the folder");
    let file = Path::new(&folder).join("journal.sqlite");
    parlour.back_up(&file);
    let text = serde_json::to_string(&exhibits).expect("plain data");
    std::fs::write(Path::new(&folder).join("shown.json"), text + "\n").expect("the answers");
    parlour.close().await;
}

/// A table that is left in some state.
async fn play(parlour: &Parlour, game: &str, players: u8, state: &str) -> Exhibit {
    let device = state == "device";
    let opening = json!({ "game": game, "players": players, "name": "Anna", "one_device": device });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    let mut bruno = anna.friend();
    if !device {
        bruno.does(json!({ "do": "sit", "name": "Bruno", "lang": "it" })).await;
        anna.does(json!({ "do": "say", "seat": 0, "text": "Good luck!" })).await;
        bruno.does(json!({ "do": "react", "seat": 1, "reaction": "heart" })).await;
        anna.does(json!({ "do": "first", "seat": 1 })).await;
    }
    anna.does(json!({ "do": "start" })).await;
    let mut dice = Dice(game.len() as u64 + state.len() as u64);
    if device {
        let mut anyone: Vec<Player> = (0..players).map(|seat| anna.in_seat(seat)).collect();
        let mut anyone: Vec<&mut Player> = anyone.iter_mut().collect();
        play_until(&mut anyone, &mut dice, 5).await;
    } else {
        let both = &mut [&mut anna, &mut bruno];
        match state {
            "over" => play_out(both, &mut dice).await,
            "rematched" => {
                play_out(both, &mut dice).await;
                both[0].does(json!({ "do": "rematch" })).await;
                play_until(both, &mut dice, 3).await;
            }
            _ => play_until(both, &mut dice, if game == "love-letter" { 4 } else { 24 }).await,
        }
        wait_for_people(&anna, &bruno).await;
        if state == "paused" {
            anna.does(json!({ "do": "pause", "on": true })).await;
        }
    }
    let people = if device { vec![&anna] } else { vec![&anna, &bruno] };
    let seats = |at: usize| if device { (0..players).collect() } else { vec![at as u8] };
    let visitors = people
        .iter()
        .enumerate()
        .map(|(at, player)| Visitor { secret: player.caller.secret.clone(), seats: seats(at) });
    let visitors = visitors.chain([Visitor { secret: None, seats: Vec::new() }]).collect();
    let mut exhibit = Exhibit {
        game: game.to_string(),
        state: state.to_string(),
        table: anna.table.clone(),
        visitors,
        answers: Vec::new(),
    };
    exhibit.answers = exhibit.shown(parlour).await;
    exhibit
}

/// Waits until no bot is to move, so that the table stands still.
async fn wait_for_people(anna: &Player, bruno: &Player) {
    let is_asked = |seen: Value| seen["moves"].as_array().is_some_and(|moves| !moves.is_empty());
    while anna.phase().await == "playing"
        && !is_asked(anna.look().await)
        && !is_asked(bruno.look().await)
    {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
