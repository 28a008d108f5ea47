//! Writes a golden journal: tables of all three games, in every state of a table's life, and what each
//! seat is shown of them. Later versions must rebuild it (`tests/golden`).
//!
//!     cargo run --release -p server --example golden -- FOLDER
//!     cargo run --release -p server --example golden -- FOLDER hands
//!
//!     cargo run --release -p server --example golden -- FOLDER telling
//!
//!     cargo run --release -p server --example golden -- FOLDER numbers
//!
//! With `hands` it is tables whose seats have changed hands, in every way there is; with `telling` one
//! where a story is told; with `numbers` tables where people added numbers of their own to the seed, and
//! the transcript of a game that is over.
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
use house::Number;
use parlour::{Dice, Parlour, Player, play_out, play_until};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

#[tokio::main]
async fn main() {
    let folder = std::env::args().nth(1).expect("a folder to write to");
    let what = std::env::args().nth(2);
    let parlour = Parlour::open().await;
    let exhibits = match what.as_deref() {
        None => all_states(&parlour).await,
        Some("hands") => {
            let mut exhibits = Vec::new();
            for (game, players) in GAMES {
                exhibits.push(change_hands(&parlour, game, players).await);
            }
            exhibits
        }
        Some("telling") => vec![tell(&parlour).await],
        Some("numbers") => add_numbers(&parlour, Path::new(&folder)).await,
        Some(what) => panic!("no golden journal is called {what}"),
    };
    std::fs::create_dir_all(&folder).expect("the folder");
    let file = Path::new(&folder).join("journal.sqlite");
    parlour.back_up(&file);
    let text = serde_json::to_string(&exhibits).expect("plain data");
    std::fs::write(Path::new(&folder).join("shown.json"), text + "\n").expect("the answers");
    parlour.close().await;
}

const GAMES: [(&str, u8); 3] = [("love-letter", 3), ("favor", 3), ("fog-of-love", 2)];

/// Tables of all three games, in every state of a table's life.
async fn all_states(parlour: &Parlour) -> Vec<Exhibit> {
    let mut exhibits = Vec::new();
    for (game, players) in GAMES {
        for state in ["midst", "over", "rematched", "paused", "device"] {
            let exhibit = play(parlour, game, players, state).await;
            println!("{game}, {state}: {} pages", exhibit.answers.len());
            exhibits.push(exhibit);
        }
    }
    exhibits
}

/// Tables where people added numbers of their own to the seed: a game that is over, one in its midst in
/// which somebody did not open theirs, and one that is played again with other numbers.
async fn add_numbers(parlour: &Parlour, folder: &Path) -> Vec<Exhibit> {
    let mut exhibits = Vec::new();
    for ((game, players), state) in GAMES.into_iter().zip(["over", "unopened", "rematched"]) {
        let opening = json!({ "game": game, "players": players, "name": "Anna" });
        let mut anna = Player::open(parlour.somebody(), opening).await;
        let mut bruno = anna.friend();
        bruno.does(json!({ "do": "sit", "name": "Bruno", "lang": "it" })).await;
        ask_each_time(&mut anna, game).await;
        let (both, mut dice) = (&mut [&mut anna, &mut bruno], Dice(game.len() as u64));
        begin_sealed(both, "start", 1, state != "unopened").await;
        if state != "unopened" {
            play_out(both, &mut dice).await;
        }
        if state == "rematched" {
            begin_sealed(both, "rematch", 3, true).await;
        }
        if state != "over" {
            play_until(both, &mut dice, 5).await;
            wait_for_people(&anna, &bruno).await;
        } else {
            let transcript = anna.get("/transcript").await.body;
            std::fs::create_dir_all(folder).expect("the folder");
            std::fs::write(folder.join("transcript.jsonl"), transcript).expect("the transcript");
        }
        let visitors = vec![(&anna, vec![0]), (&bruno, vec![1])];
        exhibits.push(exhibit(parlour, game, state, visitors).await);
    }
    exhibits
}

/// Two people pledge numbers, and a game begins when they are opened; or the second keeps theirs.
async fn begin_sealed(both: &mut [&mut Player; 2], how: &str, first: u8, opens: bool) {
    let [anna, bruno] = both;
    let numbers = [first, first + 1].map(|byte| Number::new([byte; 32]));
    let mut lines = Vec::new();
    for (player, number) in [&mut *anna, &mut *bruno].into_iter().zip(&numbers) {
        let path = format!("{}/socket", player.table);
        lines.push(player.caller.socket(&path, &[]).await.expect("a socket"));
        player.does(json!({ "do": "pledge", "pledge": number.pledge().hex() })).await;
    }
    let mut opening = [anna.clone(), bruno.clone()];
    let open = async {
        while !opening[0].look().await["picture"]["sealing"].is_object() {}
        for (player, number) in opening.iter_mut().zip(&numbers).take(1 + usize::from(opens)) {
            player.does(json!({ "do": "redeem", "number": number.hex() })).await;
        }
    };
    tokio::join!(anna.does(json!({ "do": how })), open);
    drop(lines);
    // Whoever looks at it later is not connected either.
    let here = |seen: &Value, seat: usize| seen["picture"]["seats"][seat]["here"] == true;
    loop {
        let seen = anna.look().await;
        if !here(&seen, 0) && !here(&seen, 1) {
            return;
        }
    }
}

/// A table where a story is told.
async fn tell(parlour: &Parlour) -> Exhibit {
    let game = "fog-of-love";
    let mut anna = Player::open(parlour.somebody(), json!({ "game": game, "name": "Anna" })).await;
    let mut bruno = anna.friend();
    bruno.does(json!({ "do": "sit", "name": "Bruno", "lang": "it" })).await;
    ask_each_time(&mut anna, game).await;
    anna.does(json!({ "do": "start" })).await;
    anna.does(json!({ "do": "character", "seat": 0, "name": "Robin" })).await;
    bruno.does(json!({ "do": "character", "seat": 1, "name": "Kim" })).await;
    anna.does(json!({ "do": "tell", "seat": 0, "text": "It rained." })).await;
    let mut dice = Dice(9);
    play_until(&mut [&mut anna, &mut bruno], &mut dice, 3).await;
    bruno.does(json!({ "do": "tell", "seat": 1, "text": "I had the umbrella." })).await;
    anna.does(json!({ "do": "tell", "seat": 0, "text": "You kept it to yourself." })).await;
    anna.does(json!({ "do": "window", "seconds": 2 })).await;
    let visitors: Vec<(&Player, Vec<u8>)> = vec![(&anna, vec![0]), (&bruno, vec![1])];
    exhibit(parlour, game, "telling", visitors).await
}

/// What is shown must not depend on how long somebody looks.
async fn ask_each_time(host: &mut Player, game: &str) {
    if game == "fog-of-love" {
        host.does(json!({ "do": "window" })).await;
    }
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
    ask_each_time(&mut anna, game).await;
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
    let visitors: Vec<(&Player, Vec<u8>)> = match device {
        true => vec![(&anna, (0..players).collect())],
        false => vec![(&anna, vec![0]), (&bruno, vec![1])],
    };
    exhibit(parlour, game, state, visitors).await
}

/// The first visitor's table, as all of them and somebody without a seat see it.
async fn exhibit(
    parlour: &Parlour,
    game: &str,
    state: &str,
    visitors: Vec<(&Player, Vec<u8>)>,
) -> Exhibit {
    let table = visitors[0].0.table.clone();
    let known = visitors
        .into_iter()
        .map(|(player, seats)| Visitor { secret: player.caller.secret.clone(), seats });
    let mut exhibit = Exhibit {
        game: game.to_string(),
        state: state.to_string(),
        table,
        visitors: known.chain([Visitor { secret: None, seats: Vec::new() }]).collect(),
        answers: Vec::new(),
    };
    exhibit.answers = exhibit.shown(parlour).await;
    exhibit
}

/// A table at which seats were asked for in vain and with success, lent, and had back. At the games of
/// three somebody is still asking.
async fn change_hands(parlour: &Parlour, game: &str, players: u8) -> Exhibit {
    let opening = json!({ "game": game, "players": players, "name": "Anna" });
    let mut anna = Player::open(parlour.somebody(), opening).await;
    anna.does(json!({ "do": "start" })).await;
    let mut dice = Dice(game.len() as u64);
    // Where all move at once, a bot is quicker than a person.
    if players > 2 {
        play_until(&mut [&mut anna], &mut dice, 3).await;
    }
    asks(&anna, "Bruno").await;
    answers(&mut anna, "decline").await;
    let mut carla = asks(&anna, "Carla").await;
    carla.does(json!({ "do": "withdraw" })).await;
    let mut dora = asks(&anna, "Dora").await;
    answers(&mut anna, "admit").await;
    let seat = dora.look().await["seat"].as_u64().expect("her seat");
    play_until(&mut [&mut anna, &mut dora], &mut dice, 4).await;
    let mut emil = borrows(&dora).await;
    dora.does(json!({ "do": "reclaim", "seat": seat })).await;
    emil.may_not(json!({ "do": "release", "seat": seat })).await;
    let mut fausta = borrows(&dora).await;
    fausta.does(json!({ "do": "release", "seat": seat })).await;
    let guido = if players > 2 { Some(asks(&anna, "Guido").await) } else { None };
    wait_for_people(&anna, &dora).await;
    let mut visitors = vec![(&anna, vec![0]), (&dora, vec![seat as u8])];
    visitors.extend(guido.as_ref().map(|guido| (guido, Vec::new())));
    exhibit(parlour, game, "hands", visitors).await
}

/// Somebody asks for a seat in the running game.
async fn asks(anna: &Player, name: &str) -> Player {
    let mut somebody = anna.friend();
    somebody.does(json!({ "do": "sit", "name": name, "lang": "it" })).await;
    somebody
}

/// The host answers whoever asks.
async fn answers(anna: &mut Player, answer: &str) {
    let request = anna.look().await["picture"]["requests"][0]["request"].clone();
    anna.does(json!({ "do": answer, "request": request })).await;
}

/// Another browser acts for a seat, by its private link.
async fn borrows(player: &Player) -> Player {
    let token = player.looks("/seat").await["token"].as_str().expect("a token").to_string();
    let mut other = player.friend();
    let claimed = other.caller.post(&format!("/api/v1/seats/{token}"), &json!({})).await;
    let claimed = claimed.expect("an answer");
    assert_eq!(claimed.status, 200, "{}", claimed.body);
    other
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
