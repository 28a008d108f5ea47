//! A game among bots, from the first card to the last.

use crate::Bot;
use rand_core::Rng;
use tabletop::{Deals, Game, Seats, Turn, Viewer, Witness};

/// Plays one game, each seat choosing from its own view, and says who won.
pub fn play<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    deals: &mut Deals,
    rng: &mut dyn Rng,
) -> Result<Seats, G::Illegal> {
    play_watched(setup, bots, deals, rng, |_, _, _| {})
}

/// The same, with somebody who watches: `watch` is shown the truth, the view of the seat that
/// acts and what it has chosen, before that happens.
pub fn play_watched<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    deals: &mut Deals,
    rng: &mut dyn Rng,
    mut watch: impl FnMut(&G::State, &G::View, &G::Action),
) -> Result<Seats, G::Illegal> {
    let mut state = G::start(setup);
    let mut eyes = Eyes::<G>::open(setup);
    loop {
        match G::turn(&state) {
            Turn::Chance(ask) => {
                let outcome = deals.answer(&ask);
                G::deal(&mut state, outcome, &mut eyes)?;
            }
            Turn::Seats(seats) => {
                // Each decides before anybody learns what another has decided.
                let decide = |seat: tabletop::Seat| {
                    let view = &eyes.views[seat.index()];
                    let action = bots[seat.index()].choose(view, &mut *rng);
                    watch(&state, view, &action);
                    (seat, action)
                };
                let decisions: Vec<_> = seats.into_iter().map(decide).collect();
                for (seat, action) in decisions {
                    G::act(&mut state, seat, action, &mut eyes)?;
                }
            }
            Turn::Over(winners) => return Ok(winners),
        }
    }
}

/// Every seat's eyes: a witness that folds what each perceives into its view.
struct Eyes<G: Game> {
    views: Vec<G::View>,
}

impl<G: Game> Eyes<G> {
    fn open(setup: &G::Setup) -> Self {
        let seats = Seats::all(G::players(setup)).into_iter();
        Eyes { views: seats.map(|seat| G::view(setup, Viewer::Seat(seat))).collect() }
    }
}

impl<G: Game> Witness<G::Event> for Eyes<G> {
    fn witness(&mut self, event: &G::Event) {
        for (seat, view) in self.views.iter_mut().enumerate() {
            let viewer = Viewer::Seat(tabletop::Seat(seat as u8));
            if let Some(sight) = G::sight(event, viewer) {
                G::see(view, &sight);
            }
        }
    }
}
