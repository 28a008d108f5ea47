//! The score of several games at a table, on the pages that show it.

use crate::room::Room;
use house::GameKind;
use tables::{Command, Tally};
use web::Desk;
use words::{Lang, Tongue};

/// A table at which so many people have played two games; the second is over.
fn twice(game: GameKind, players: u32, lang: Lang) -> Room {
    let mut room = Room::open(game, players, false);
    room.lang = lang;
    room.sit("Bruno");
    room.ask(room.host, Command::Start);
    room.play(1000);
    room.ask(room.host, Command::Rematch);
    room
}

fn score(room: &Room) -> Vec<Tally> {
    let chairs = room.picture(room.host).seats;
    let tally = |chair: tables::ChairPicture| Tally {
        name: chair.name,
        won: chair.won.expect("it counts"),
    };
    chairs.into_iter().map(tally).collect()
}

/// What stands in the paragraphs of a page that tell the score, what only listeners hear included.
fn told(page: &str) -> Vec<String> {
    let paragraphs = page.split("<p class=\"score\">").skip(1);
    let told = paragraphs.map(|rest| rest.split("</p>").next().expect("it ends"));
    told.map(|html| html.split('<').map(|at| at.rsplit('>').next().expect("text")).collect())
        .collect()
}

#[test]
fn two_who_play_again_see_how_they_stand_at_the_table_and_at_the_end() {
    for game in [GameKind::LoveLetter, GameKind::Favor] {
        for lang in Lang::ALL {
            let mut room = twice(game, 2, lang);
            let line = |room: &Room| {
                let [anna, bruno] = &score(room)[..] else { panic!("two sit there") };
                let (won, lost) = (anna.won.into(), bruno.won.into());
                let tongue = Tongue::of(lang);
                format!(
                    "{} {}",
                    tongue.web_score(),
                    tongue.web_score_two("Anna", "Bruno", won, lost)
                )
            };
            let before = line(&room);
            let desk = Desk::new(false);
            for guest in [room.host, room.guest, tables::Guest::of_secret("somebody")] {
                // Beside the name of the game, and with the seats.
                assert_eq!(
                    told(&room.frame(guest, &desk)),
                    [&*before, &*before],
                    "{game} {lang:?}"
                );
            }
            room.play(1000);
            let after = line(&room);
            assert_ne!(before, after);
            assert_eq!(told(&room.frame(room.host, &desk)), [&*after, &*after], "{game} {lang:?}");
        }
    }
}

#[test]
fn more_than_two_stand_in_a_row() {
    let mut room = twice(GameKind::LoveLetter, 4, Lang::En);
    room.play(1000);
    let all: Vec<String> =
        score(&room).iter().map(|one| format!("{} {}", one.name, one.won)).collect();
    let told = told(&room.frame(room.host, &Desk::new(false)));
    assert_eq!(told[0], format!("Games won: {}", all.join(" · ")));
}

#[test]
fn a_first_game_has_no_score_and_neither_has_a_story() {
    for game in GameKind::ALL {
        let mut room = Room::open(game, 2, false);
        room.sit("Bruno");
        room.ask(room.host, Command::Start);
        for steps in [2, 1000] {
            room.play(steps);
            let page = room.frame(room.host, &Desk::new(false));
            assert!(told(&page).is_empty(), "{game}");
        }
        if game == GameKind::FogOfLove {
            room.ask(room.host, Command::Rematch);
            assert!(told(&room.frame(room.host, &Desk::new(false))).is_empty());
        }
    }
}
