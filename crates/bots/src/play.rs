//! A game among bots, from the first card to the last.

use crate::Bot;
use rand_core::Rng;
use tabletop::{Ask, Deals, Game, Seat, Seats, Turn, Viewer, Witness, below};

/// Plays one game, each seat choosing from its own view, and says who won.
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
pub fn play_watched<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    deals: &mut Deals,
    rng: &mut dyn Rng,
    mut watch: impl FnMut(&G::State, &G::View, &G::Action),
) -> Result<Seats, G::Illegal> {
    let mut playing = Playing::new(setup, bots, deals);
    loop {
        if let Step::Over(winners) = playing.step(rng, &mut watch)? {
            return Ok(winners);
        }
    }
}

/// What a step was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Chance answered the first question of a new deal.
    NewDeal,
    /// Chance answered.
    Dealt,
    /// A seat acted.
    Acted,
    /// There is nothing left to do: these seats have won.
    Over(Seats),
}

/// What was done in a step, and by whom.
pub enum Made<G: Game> {
    /// Chance gave this answer.
    Chance(<G::Ask as Ask>::Outcome),
    /// This seat did this.
    Action(Seat, G::Action),
}

/// A game among bots, step by step. Every seat has a view of its own, folded from its sights.
pub struct Playing<'a, G: Game> {
    state: G::State,
    bots: &'a mut [Box<dyn Bot<G>>],
    deals: &'a mut Deals,
    eyes: Eyes<G>,
    made: Option<Made<G>>,
}

impl<'a, G: Game> Playing<'a, G> {
    /// A new game, a bot for each seat.
    pub fn new(setup: &G::Setup, bots: &'a mut [Box<dyn Bot<G>>], deals: &'a mut Deals) -> Self {
        let seats = Seats::all(G::players(setup)).into_iter();
        let views = seats.map(|seat| G::view(setup, Viewer::Seat(seat))).collect();
        let eyes = Eyes { views, events: Vec::new() };
        Playing { state: G::start(setup), bots, deals, eyes, made: None }
    }

    /// The truth.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What happened in the latest step.
    pub fn events(&self) -> &[G::Event] {
        &self.eyes.events
    }

    /// What was done in the latest step.
    pub fn made(&self) -> Option<&Made<G>> {
        self.made.as_ref()
    }

    /// Who answers for chance.
    pub fn deals(&mut self) -> &mut Deals {
        self.deals
    }

    /// Takes one step. `watch` is shown the truth, the view of a seat that acts and what it has
    /// chosen, before that happens.
    pub fn step(
        &mut self,
        rng: &mut dyn Rng,
        mut watch: impl FnMut(&G::State, &G::View, &G::Action),
    ) -> Result<Step, G::Illegal> {
        self.eyes.events.clear();
        match G::turn(&self.state) {
            Turn::Chance(ask) => {
                let opens = ask.opens_deal().is_some();
                let outcome = self.deals.answer(&ask);
                self.made = Some(Made::Chance(outcome));
                G::deal(&mut self.state, outcome, &mut self.eyes)?;
                Ok(if opens { Step::NewDeal } else { Step::Dealt })
            }
            Turn::Seats(seats) => {
                let n = if seats.len() == 1 { 0 } else { below(rng, seats.len()) };
                let seat = seats.nth(n).unwrap_or(Seat(0));
                let view = &self.eyes.views[seat.index()];
                let action = self.bots[seat.index()].choose(view, rng);
                watch(&self.state, view, &action);
                self.made = Some(Made::Action(seat, action.clone()));
                G::act(&mut self.state, seat, action, &mut self.eyes)?;
                Ok(Step::Acted)
            }
            Turn::Over(winners) => Ok(Step::Over(winners)),
        }
    }
}

/// Every seat's eyes: a witness that folds what each perceives into its view.
struct Eyes<G: Game> {
    views: Vec<G::View>,
    events: Vec<G::Event>,
}

impl<G: Game> Witness<G::Event> for Eyes<G> {
    fn witness(&mut self, event: &G::Event) {
        for (seat, view) in (0..).map(Seat).zip(&mut self.views) {
            if let Some(sight) = G::sight(event, Viewer::Seat(seat)) {
                G::see(view, &sight);
            }
        }
        self.events.push(event.clone());
    }
}
