//! The contract itself.

use crate::{Ask, Menu, Seat, Seats, Viewer};
use rand_core::Rng;
use std::fmt::Debug;

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn<A> {
    /// These seats are asked to act. Where several are, each acts once, in any order, and none
    /// learns of another's choice before the rules reveal it.
    Seats(Seats),
    /// Chance is asked; [`Game::deal`] takes its answer.
    Chance(A),
    /// The game has ended and these seats have won it.
    Over(Seats),
}

/// Somebody who is told each event as it happens.
///
/// `()` is the witness of simulations: it hears nothing and costs nothing.
pub trait Witness<E> {
    /// `event` happens now.
    fn witness(&mut self, event: &E);
}

impl<E> Witness<E> for () {
    #[inline(always)]
    fn witness(&mut self, _: &E) {}
}

impl<E, W: Witness<E> + ?Sized> Witness<E> for &mut W {
    #[inline(always)]
    fn witness(&mut self, event: &E) {
        (**self).witness(event);
    }
}

/// Two witnesses are told one after the other.
impl<E, V: Witness<E>, W: Witness<E>> Witness<E> for (V, W) {
    #[inline(always)]
    fn witness(&mut self, event: &E) {
        self.0.witness(event);
        self.1.witness(event);
    }
}

impl<E: Clone> Witness<E> for Vec<E> {
    fn witness(&mut self, event: &E) {
        self.push(event.clone());
    }
}

/// The rules of one game: pure functions over a state, without clock, chance, text or I/O.
pub trait Game: Sized + 'static {
    /// What is settled before the first card: players, edition, who begins.
    type Setup: Clone + Debug + Send + Sync;
    /// The whole truth. It never leaves the process.
    type State: Clone + PartialEq + Debug + Send;
    /// What a seat may decide.
    type Action: Clone + PartialEq + Debug + Send;
    /// A question to chance.
    type Ask: Ask;
    /// One thing that truly happened.
    type Event: Clone + PartialEq + Debug + Send;
    /// One thing as a viewer perceives it.
    type Sight: Clone + PartialEq + Debug + Send;
    /// All that one viewer may know and remember.
    type View: Clone + PartialEq + Debug + Send;
    /// What a seat has before its eyes: the public table and what it holds. It decides the legal
    /// moves. The true state and the seat's view both lend it, and the laws demand that they lend
    /// the same.
    type Seen<'a>: PartialEq + Debug;
    /// Why a move is refused. Tells its maker nothing that the maker's view does not.
    type Illegal: Debug + PartialEq;

    /// How many seats the table has.
    fn players(setup: &Self::Setup) -> u8;
    /// The state before anything has happened.
    fn start(setup: &Self::Setup) -> Self::State;
    /// Whose move it is.
    fn turn(state: &Self::State) -> Turn<Self::Ask>;

    /// What `seat` sees of the true state when it considers its moves.
    fn seen(state: &Self::State, seat: Seat) -> Self::Seen<'_>;
    /// The same, out of a seat's view; `None` for spectators.
    fn seen_in(view: &Self::View) -> Option<Self::Seen<'_>>;
    /// Lists each legal move once. Nothing is listed for a seat that is not asked.
    fn legal(seen: Self::Seen<'_>, menu: &mut impl Menu<Self::Action>);

    /// A seat acts. A refused move leaves the state as it was.
    fn act(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Self::Illegal>;
    /// Chance answers. An impossible answer is refused and leaves the state as it was.
    fn deal(
        state: &mut Self::State,
        outcome: <Self::Ask as Ask>::Outcome,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Self::Illegal>;
    /// Asks chance whatever it is asked next and deals the answer; `false` if it is not asked.
    ///
    /// The same as [`turn`](Game::turn) and [`deal`](Game::deal) one after the other, and that is
    /// what it does unless a game can do both in one go. Simulations live on it.
    #[inline(always)]
    fn chance(
        state: &mut Self::State,
        answer: impl FnOnce(&Self::Ask) -> <Self::Ask as Ask>::Outcome,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<bool, Self::Illegal> {
        match Self::turn(state) {
            Turn::Chance(ask) => {
                let outcome = answer(&ask);
                Self::deal(state, outcome, witness).map(|()| true)
            }
            Turn::Seats(_) | Turn::Over(_) => Ok(false),
        }
    }
    /// Applies an event of the journal. [`act`](Game::act) and [`deal`](Game::deal) change the
    /// state through this alone.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// What `viewer` perceives of an event, if anything. **The** place where secrets are kept.
    fn sight(event: &Self::Event, viewer: Viewer) -> Option<Self::Sight>;
    /// The view of somebody who has seen nothing yet.
    fn view(setup: &Self::Setup, viewer: Viewer) -> Self::View;
    /// Folds a sight into a view.
    fn see(view: &mut Self::View, sight: &Self::Sight);
    /// The view of somebody who takes a seat over in the midst of a game: all that everybody may
    /// remember, and what the seat holds now. What the seat saw before is not theirs.
    fn newcomer(public: &Self::View, seen: Self::Seen<'_>) -> Self::View;
}

/// A game whose viewers can imagine full states.
pub trait Imagine: Game {
    /// A state that the viewer holds possible: it agrees with everything in the view, and the rest
    /// is dealt by `rng`, every consistent deal being equally likely unless the game says
    /// otherwise.
    fn world(view: &Self::View, rng: &mut impl Rng) -> Self::State;
}
