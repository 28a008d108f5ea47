//! Random games, step by step, for what must hold in all of them.

use love_letter::{Action, Edition, Event, LoveLetter, Setup, State};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::SeedableRng;
use tabletop::{Deals, Game, Seat, Turn, below, mix};

/// One step of a game: a card dealt or a move made.
pub struct Moment {
    pub before: State,
    /// The move, unless chance dealt.
    pub action: Option<(Seat, Action)>,
    pub events: Vec<Event>,
    pub after: State,
}

/// A whole game of random moves; one seed is one game.
pub fn game(setup: &Setup, seed: u64) -> Vec<Moment> {
    let (mut deals, mut rng) = (Deals::new(seed), SplitMix64::seed_from_u64(mix(seed, 1)));
    let mut state = LoveLetter::start(setup);
    let mut moments = Vec::new();
    loop {
        let (before, mut events, mut action) = (state, Vec::new(), None);
        let done = match LoveLetter::turn(&state) {
            Turn::Over(_) => return moments,
            Turn::Chance(ask) => LoveLetter::deal(&mut state, deals.answer(&ask), &mut events),
            Turn::Seats(_) => {
                let (seat, mut moves) = (state.table().active, Vec::new());
                LoveLetter::legal(LoveLetter::seen(&state, seat), &mut moves);
                let chosen = moves[below(&mut rng, moves.len() as u32) as usize];
                action = Some((seat, chosen));
                LoveLetter::act(&mut state, seat, chosen, &mut events)
            }
        };
        done.expect("a listed move and a possible card");
        moments.push(Moment { before, action, events, after: state });
    }
}

/// Many games at every kind of table.
pub fn games() -> impl Iterator<Item = (Setup, Vec<Moment>)> {
    let standard = (2..=6).map(|players| Setup::new(Edition::Standard, players));
    let setups = standard.chain((2..=4).map(|players| Setup::new(Edition::Classic, players)));
    setups.flatten().flat_map(|setup| (0..60).map(move |seed| (setup, game(&setup, seed))))
}

/// The steps of each turn of a game, from the draw to the last effect.
pub fn turns(moments: &[Moment]) -> impl Iterator<Item = &[Moment]> {
    let draws = |moment: &Moment| matches!(moment.events[0], love_letter::Happened::Drew(..));
    let begins: Vec<usize> = (0..moments.len()).filter(|&at| draws(&moments[at])).collect();
    begins.into_iter().map(move |from| {
        let ends = |moment: &Moment| {
            use love_letter::Happened::{RoundEnded, Turn};
            moment.events.iter().any(|event| matches!(event, Turn(_) | RoundEnded { .. }))
        };
        let length = moments[from..].iter().position(ends).expect("every turn ends");
        &moments[from..=from + length]
    })
}
