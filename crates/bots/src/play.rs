//! A game among bots, from the first card to the last.

use crate::Bot;
use rand_core::Rng;
use tabletop::{
    Ask, Audience, Deals, Game, Made, Match, Seat, Seats, Tally, Viewer, Waiting, Witness, below,
};

/// Plays one game, each seat choosing from its own view, and says who won.
///
/// # Errors
///
/// If a bot chooses an illegal move.
pub fn play<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    deals: &mut Deals,
    rng: &mut dyn Rng,
) -> Result<Seats, G::Illegal> {
    play_watched(setup, bots, deals, rng, |_, _, _| {})
}

/// The same, with somebody who watches: `watch` is shown the truth, the view of a seat that acts
/// and what it has chosen, before that happens.
///
/// # Errors
///
/// If a bot chooses an illegal move.
pub fn play_watched<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    deals: &mut Deals,
    rng: &mut dyn Rng,
    watch: impl FnMut(&G::State, &G::View, &G::Action),
) -> Result<Seats, G::Illegal> {
    let among = Among { setup, bots, deals, rng };
    Ok(among.play(&mut (), |_| {}, watch, |(), _| {})?.winners)
}

/// Bots around a table.
pub struct Among<'a, G: Game> {
    /// What was settled beforehand.
    pub setup: &'a G::Setup,
    /// A bot for each seat.
    pub bots: &'a mut [Box<dyn Bot<G>>],
    /// Who answers for chance.
    pub deals: &'a mut Deals,
    /// Where the bots' luck comes from.
    pub rng: &'a mut dyn Rng,
}

impl<G: Game> Among<'_, G> {
    /// Plays one game. `witness` is told each event, and shown to `ended` with the last state;
    /// `made` is told each answer of chance and each move; `watch` is shown the truth, the view of a
    /// seat that acts and what it has chosen, before that happens.
    ///
    /// # Errors
    ///
    /// If a bot chooses an illegal move.
    pub fn play<W: Witness<G::Event>>(
        self,
        witness: &mut W,
        mut made: impl FnMut(Made<G>),
        mut watch: impl FnMut(&G::State, &G::View, &G::Action),
        ended: impl FnOnce(&mut W, &G::State),
    ) -> Result<Tally, G::Illegal> {
        let audience = Audience::<G>::players(self.setup);
        let mut game = Match::<G, _>::new(self.setup, (audience, witness));
        let mut tally = Tally::default();
        loop {
            let waiting = game.settle(|ask| {
                tally.deals += u32::from(ask.opens_deal().is_some());
                let outcome = self.deals.answer(ask);
                made(Made::Chance(outcome));
                outcome
            })?;
            match waiting {
                Waiting::For(seats) => {
                    let n = if seats.len() == 1 { 0 } else { below(self.rng, seats.len()) };
                    let seat = seats.nth(n).unwrap_or(Seat(0));
                    let view = game.witness().0.view(Viewer::Seat(seat));
                    let action = self.bots[seat.index()].choose(view, self.rng);
                    watch(game.state(), view, &action);
                    made(Made::Action(seat, action.clone()));
                    game.act(seat, action)?;
                    tally.actions += 1;
                }
                Waiting::Over(winners) => {
                    let (state, (_, witness)) = game.into_parts();
                    ended(witness, &state);
                    return Ok(Tally { winners, ..tally });
                }
            }
        }
    }
}
