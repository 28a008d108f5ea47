//! Random play, as fast as it goes.
//!
//! Unwatched play costs nothing for what nobody sees: the witness is `()`, places for moves are
//! lent, nothing is allocated, and the states of Love Letter and Favor are small values that copy.
//! Rule functions are inlined into the loop here, so an event that nobody hears is never built.
//! `cargo bench -p lab` measures it.

use crate::{Ask, Deals, Game, List, Match, Seats, Waiting, Witness, below};
use rand_core::Rng;

/// What a game took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    /// Who won.
    pub winners: Seats,
    /// How many actions the seats made; chance does not count.
    pub actions: u32,
    /// How many deals were made: a game's rounds.
    pub deals: u32,
}

/// Plays one game, every seat choosing uniformly from its full list of legal moves, unwatched.
///
/// `places` for the moves are lent so that nothing is allocated and nothing is cleared twice.
#[inline]
pub fn play_random<G: Game, const N: usize>(
    setup: &G::Setup,
    deals: &mut Deals,
    rng: &mut impl Rng,
    places: &mut [G::Action; N],
) -> Result<Tally, G::Illegal>
where
    G::Action: Copy,
{
    play_random_watched::<G, N, ()>(setup, deals, rng, places, &mut (), |(), _| {})
}

/// The same, watched: `witness` is told each event, and shown the state in which the game ends.
#[inline(always)]
pub fn play_random_watched<G: Game, const N: usize, W: Witness<G::Event>>(
    setup: &G::Setup,
    deals: &mut Deals,
    rng: &mut impl Rng,
    places: &mut [G::Action; N],
    witness: &mut W,
    ended: impl FnOnce(&mut W, &G::State),
) -> Result<Tally, G::Illegal>
where
    G::Action: Copy,
{
    let mut game = Match::<G, &mut W>::new(setup, witness);
    let mut tally = Tally::default();
    loop {
        let answer = |ask: &G::Ask| {
            tally.deals += u32::from(ask.opens_deal().is_some());
            deals.answer(ask)
        };
        if game.chance(answer)? {
            continue;
        }
        match game.waiting() {
            Waiting::For(seats) => {
                let seat = if seats.len() == 1 {
                    seats.first()
                } else {
                    seats.nth(below(rng, seats.len()))
                };
                let Some(seat) = seat else { return Ok(tally) };
                let mut menu = List::over(places);
                G::legal(G::seen(game.state(), seat), &mut menu);
                let action = menu[below(rng, menu.len() as u32) as usize];
                game.act(seat, action)?;
                tally.actions += 1;
            }
            Waiting::Over(winners) => {
                tally.winners = winners;
                let (state, witness) = game.into_parts();
                ended(witness, &state);
                return Ok(tally);
            }
        }
    }
}
