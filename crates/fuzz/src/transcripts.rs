//! Transcripts, as people bring them to be judged.

use house::Wanted;
use tabletop::{Seat, Viewer};
use words::{Lang, Tongue};

/// A transcript is followed or found wrong, and the same whoever tells it.
pub(crate) fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(games) = lab::read(text, &Wanted::default()) else { return };
    let lang = Lang::ALL[data.len() % 4];
    for game in games {
        let names: Vec<String> = (1..=game.players()).map(|n| format!("Player {n}")).collect();
        let [open, seat] = [None, Some(Viewer::Seat(Seat(0)))]
            .map(|viewer| game.replay(Tongue::of(lang), &names, viewer));
        match (open, seat) {
            (Ok(open), Ok(seat)) => assert_eq!(open.tally, seat.tally, "one game"),
            (Err(open), Err(seat)) => assert_eq!(open, seat, "one fault"),
            (open, seat) => panic!("{open:?} and {seat:?}"),
        }
        let _ = game.verify();
    }
}
