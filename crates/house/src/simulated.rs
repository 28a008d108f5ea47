//! Games between bots, one after the other, for the laboratory.

use crate::retold::Retold;
use crate::{Hosted, Line, Study};
use bots::{Among, Bot, Dice};
use rand_core::SeedableRng;
use serde_json::Value;
use tabletop::{Deals, Seat, Seats, Tally, shuffle};

/// Plays one game between bots, `levels` by seat as numbers into [`Hosted::levels`]. The same deal
/// seed deals the same cards; both seeds together give the same game. With `lines`, the transcript is
/// added to them, header excluded. The study watches.
pub fn play<G: Hosted>(
    setup: &G::Setup,
    levels: &[usize],
    deal: u64,
    choice: u64,
    lines: Option<&mut Vec<Line>>,
    study: &mut G::Study,
) -> Tally {
    let mut deals = Deals::new(deal);
    let mut dice = Dice::seed_from_u64(choice);
    if lines.is_none() && levels.iter().all(|&level| level == 0) {
        return G::play_random(setup, &mut deals, &mut dice, study);
    }
    let all = G::levels();
    let level = |seat: Seat| levels.get(seat.index()).copied().unwrap_or(0) % all.len();
    let seats = Seats::all(G::players(setup));
    let mut bots: Vec<Box<dyn Bot<G>>> =
        seats.into_iter().map(|seat| (all[level(seat)].seat)()).collect();
    let mut made = Vec::new();
    let among = Among { setup, bots: &mut bots, deals: &mut deals, rng: &mut dice };
    let keep = lines.is_some();
    let played = among.play(
        study,
        |step| {
            if keep {
                made.push(step);
            }
        },
        |_, _, _| {},
        |study, state| study.end(setup, state, levels),
    );
    // A bot that breaks the rules has no business here; its game has no winner.
    debug_assert!(played.is_ok(), "a bot chose an illegal move: {played:?}");
    if let Some(lines) = lines {
        // What nobody drew is turned over after the fact: as good as a shuffle.
        let rest = deals.rng();
        let mut arrange = |mut cards: Vec<Value>| {
            shuffle(&mut cards, rest);
            cards
        };
        let mut made = made.into_iter();
        let mut again = Retold::<G>::new(setup);
        while let Ok(Some(_)) = again.step(|_, _| made.next(), &mut arrange, lines) {}
    }
    played.unwrap_or_default()
}
