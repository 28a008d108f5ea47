//! A game being played: the one driver that simulations, bots, tables and transcripts share.

use crate::{Ask, Game, Seat, Seats, Turn, Viewer, Witness};

/// What moves a game on: an answer of chance, or a decision of a seat.
pub enum Made<G: Game> {
    /// Chance gave this answer.
    Chance(<G::Ask as Ask>::Outcome),
    /// This seat did this.
    Action(Seat, G::Action),
}

impl<G: Game> Clone for Made<G> {
    fn clone(&self) -> Self {
        match self {
            Made::Chance(outcome) => Made::Chance(*outcome),
            Made::Action(seat, action) => Made::Action(*seat, action.clone()),
        }
    }
}

/// Whom a game waits for, once chance has answered all it was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// These seats are to act.
    For(Seats),
    /// Nobody: these have won.
    Over(Seats),
}

impl Waiting {
    /// The seats that are to act.
    pub fn seats(self) -> Seats {
        match self {
            Waiting::For(seats) => seats,
            Waiting::Over(_) => Seats::NONE,
        }
    }

    /// Who has won, if the game is over.
    pub fn winners(self) -> Option<Seats> {
        match self {
            Waiting::For(_) => None,
            Waiting::Over(winners) => Some(winners),
        }
    }
}

/// A game being played: the truth, and a witness who is told everything that happens.
///
/// ```
/// use tabletop::{Audience, Deals, Game, Match, Viewer, Waiting};
/// # use tabletop::toy::{Toy, Setup};
/// # type AnyGame = Toy;
/// # let setup = Setup { players: 3 };
/// let mut deals = Deals::new(7);
/// let mut game = Match::<AnyGame>::new(&setup, Audience::everybody(&setup));
/// let winners = loop {
///     match game.settle(|ask| deals.answer(ask)).unwrap() {
///         Waiting::Over(winners) => break winners,
///         Waiting::For(seats) => {
///             let seat = seats.first().unwrap();
///             let mut menu = Vec::new();
///             let view = game.witness().view(Viewer::Seat(seat));
///             AnyGame::legal(AnyGame::seen_in(view).unwrap(), &mut menu);
///             game.act(seat, menu.swap_remove(0)).unwrap();
///         }
///     }
/// };
/// assert!(!winners.is_empty());
/// ```
pub struct Match<G: Game, W = Audience<G>> {
    state: G::State,
    witness: W,
}

impl<G: Game, W: Clone> Clone for Match<G, W> {
    fn clone(&self) -> Self {
        Match { state: self.state.clone(), witness: self.witness.clone() }
    }
}

impl<G: Game, W: Witness<G::Event>> Match<G, W> {
    /// A game that has not begun.
    #[inline(always)]
    pub fn new(setup: &G::Setup, witness: W) -> Self {
        Match { state: G::start(setup), witness }
    }

    /// The game as it stands, gone on with from here before another witness.
    pub fn from_here<V: Witness<G::Event>>(&self, witness: V) -> Match<G, V> {
        Match { state: self.state.clone(), witness }
    }

    /// The truth.
    #[inline(always)]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who has been told everything.
    #[inline(always)]
    pub fn witness(&self) -> &W {
        &self.witness
    }

    /// The same, to be changed.
    #[inline(always)]
    pub fn witness_mut(&mut self) -> &mut W {
        &mut self.witness
    }

    /// The truth and its witness, when there is no more to tell.
    pub fn into_parts(self) -> (G::State, W) {
        (self.state, self.witness)
    }

    /// A seat acts. A refused move changes nothing.
    ///
    /// # Errors
    ///
    /// Why the rules refuse it.
    #[inline(always)]
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        G::act(&mut self.state, seat, action, &mut self.witness)
    }

    /// Lets chance answer once, if it is asked. Says whether it was.
    ///
    /// # Errors
    ///
    /// If the answer is impossible.
    #[inline(always)]
    pub fn chance(
        &mut self,
        answer: impl FnOnce(&G::Ask) -> <G::Ask as Ask>::Outcome,
    ) -> Result<bool, G::Illegal> {
        G::chance(&mut self.state, answer, &mut self.witness)
    }

    /// Lets chance answer until somebody is asked, or the game is over.
    ///
    /// # Errors
    ///
    /// If an answer is impossible.
    #[inline(always)]
    pub fn settle(
        &mut self,
        mut answer: impl FnMut(&G::Ask) -> <G::Ask as Ask>::Outcome,
    ) -> Result<Waiting, G::Illegal> {
        while self.chance(&mut answer)? {}
        Ok(self.waiting())
    }

    /// Whom the game waits for; nobody while chance is asked.
    #[inline(always)]
    pub fn waiting(&self) -> Waiting {
        match G::turn(&self.state) {
            Turn::Seats(seats) => Waiting::For(seats),
            Turn::Over(winners) => Waiting::Over(winners),
            Turn::Chance(_) => Waiting::For(Seats::NONE),
        }
    }

    /// Takes one step, as somebody decides who is shown the truth and what is asked. Gives what was
    /// done; nothing if they have no answer, or the game is over.
    ///
    /// # Errors
    ///
    /// If what they decide is not possible.
    pub fn step(
        &mut self,
        decide: impl FnOnce(&G::State, Turn<G::Ask>) -> Option<Made<G>>,
    ) -> Result<Option<Made<G>>, G::Illegal> {
        let Some(made) = decide(&self.state, G::turn(&self.state)) else { return Ok(None) };
        self.take(made.clone())?;
        Ok(Some(made))
    }

    /// Takes a step that has been decided. Out of line: the rules are large, and whoever is not in a
    /// hurry should share one copy of them.
    ///
    /// # Errors
    ///
    /// If it is not possible; nothing has changed then.
    #[inline(never)]
    pub fn take(&mut self, made: Made<G>) -> Result<(), G::Illegal> {
        match made {
            Made::Chance(outcome) => G::deal(&mut self.state, outcome, &mut self.witness),
            Made::Action(seat, action) => self.act(seat, action),
        }
    }

    /// Follows what a journal tells.
    #[inline(never)]
    pub fn follow(&mut self, events: &[G::Event]) {
        for event in events {
            G::apply(&mut self.state, event);
            self.witness.witness(event);
        }
    }
}

/// Everybody's eyes: a witness that folds what each viewer perceives into their view.
pub struct Audience<G: Game> {
    /// Of every seat, then of the public if it looks on.
    views: Vec<G::View>,
    players: u8,
}

impl<G: Game> Clone for Audience<G> {
    fn clone(&self) -> Self {
        Audience { views: self.views.clone(), players: self.players }
    }
}

impl<G: Game> Audience<G> {
    /// The players alone, watched by nobody.
    pub fn players(setup: &G::Setup) -> Self {
        let players = G::players(setup);
        let seats = Seats::all(players).into_iter().map(Viewer::Seat);
        Audience { views: seats.map(|viewer| G::view(setup, viewer)).collect(), players }
    }

    /// The players and the public.
    pub fn everybody(setup: &G::Setup) -> Self {
        let mut audience = Audience::players(setup);
        audience.views.push(G::view(setup, Viewer::Public));
        audience
    }

    /// What a viewer may know. A seat that is not there sees what the public sees.
    pub fn view(&self, viewer: Viewer) -> &G::View {
        let last = self.views.len() - 1;
        &self.views[viewer.seat().map_or(last, |seat| seat.index().min(last))]
    }
}

impl<G: Game> Witness<G::Event> for Audience<G> {
    #[inline(never)]
    fn witness(&mut self, event: &G::Event) {
        for (viewer, view) in Viewer::all(self.players).zip(&mut self.views) {
            if let Some(sight) = G::sight(event, viewer) {
                G::see(view, &sight);
            }
        }
    }
}
