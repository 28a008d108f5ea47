//! The rules of Favor, from The Lady and the Tiger, for 2 to 4 players.
//!
//! Behind each player's door stands somebody: a lady or a tiger, in red or in blue. Clues are
//! turned up into a lot; add one more, or call an auction and see who bids for it. What matches
//! your door is worth points, what does not costs you, and the tokens that you do not spend may be
//! worth more than either.
//!
//! List moves:
//!
//! ```
//! use favor::{Action, Answer, Clue, Door, Favor, Setup};
//! use tabletop::{Game, Seat};
//!
//! let setup = Setup::new(2)?.starting_with(Seat(0))?;
//! let mut state = Favor::start(&setup);
//!
//! // Chance is dealt from outside: a door each, then the starting lot.
//! for answer in [
//!     Answer::Door(Door::RedTiger),
//!     Answer::Door(Door::BlueLady),
//!     Answer::Clue(Clue::RedLady),
//! ] {
//!     Favor::deal(&mut state, answer, &mut ()).unwrap();
//! }
//! let mut moves = Vec::new();
//! Favor::legal(Favor::seen(&state, Seat(0)), &mut moves);
//! assert_eq!(moves, [Action::Add, Action::Call]);
//! # Ok::<(), favor::Refused>(())
//! ```
//!
//! Play one:
//!
//! ```
//! # use favor::{Action, Answer, Clue, Door, Favor, Setup};
//! # use tabletop::{Game, Seat};
//! # let setup = Setup::new(2)?.starting_with(Seat(0))?;
//! # let mut state = Favor::start(&setup);
//! # for answer in [
//! #     Answer::Door(Door::RedTiger),
//! #     Answer::Door(Door::BlueLady),
//! #     Answer::Clue(Clue::RedLady),
//! # ] {
//! #     Favor::deal(&mut state, answer, &mut ()).unwrap();
//! # }
//! let mut heard = Vec::new();
//! Favor::act(&mut state, Seat(0), Action::Call, &mut heard).unwrap();
//! Favor::act(&mut state, Seat(1), Action::Bid(2), &mut heard).unwrap();
//! Favor::act(&mut state, Seat(0), Action::Pass, &mut heard).unwrap();
//! assert_eq!(heard.len(), 4); // called, bid, passed, sold
//! assert!(state.table().collection(Seat(1)).has(Clue::RedLady));
//! assert_eq!(state.table().tokens.of(Seat(0)), 7); // the price goes to the caller
//! # Ok::<(), favor::Refused>(())
//! ```
//!
//! See the end:
//!
//! ```
//! # use favor::{Action, Favor, MOST_ACTIONS, Setup};
//! # use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
//! use tabletop::{Deals, play_random};
//!
//! let mut places = [Action::Pass; MOST_ACTIONS];
//! let mut rng = SplitMix64::seed_from_u64(7);
//! let end = play_random::<Favor, _>(&Setup::new(4)?, &mut Deals::new(7), &mut rng, &mut places);
//! let end = end.unwrap();
//! assert_eq!(end.deals, 3); // three rounds
//! assert_eq!(end.winners.len(), 1); // every tie is broken
//! # Ok::<(), favor::Refused>(())
//! ```

mod card;
pub use card::{Clue, Clues, Colour, Door, Doors, Role};

mod setup;
pub use setup::{CLUES, ROUNDS, Refused, Setup, TOKENS};

mod happened;
pub use happened::{Event, Happened, Payee, Sight};

mod table;
pub use table::{Auction, MOST_PLAYERS, Step, Table};

mod state;
pub use state::State;

mod action;
pub use action::{Action, Illegal, MOST_ACTIONS, Seen};

mod rules;
pub use rules::{Answer, Question};

mod score;
pub use score::{
    BONUS_POINTS, Decision, EXACT_POINTS, OPPOSITE_POINTS, SHARED_POINTS, SPECIAL_POINTS, Score,
};

mod view;
pub use view::View;

mod recap;
pub use recap::{Moment, RoundScored, moments, rounds};

mod world;

#[cfg(test)]
mod lawful;

use tabletop::{Game, Menu, Seat, Turn, Viewer, Witness};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Favor;

impl Game for Favor {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Ask = Question;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Seen<'a> = Seen<'a>;
    type Illegal = Illegal;

    fn players(setup: &Setup) -> u8 {
        setup.players()
    }

    #[inline(always)]
    fn start(setup: &Setup) -> State {
        State::new(setup)
    }

    #[inline(always)]
    fn turn(state: &State) -> Turn<Question> {
        rules::turn(state)
    }

    #[inline(always)]
    fn seen(state: &State, seat: Seat) -> Seen<'_> {
        state.seen(seat)
    }

    fn seen_in(view: &View) -> Option<Seen<'_>> {
        view.seen()
    }

    #[inline(always)]
    fn legal(seen: Seen<'_>, menu: &mut impl Menu<Action>) {
        seen.legal(menu);
    }

    #[inline(always)]
    fn act(
        state: &mut State,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        rules::act(state, seat, action, witness)
    }

    #[inline(always)]
    fn deal(
        state: &mut State,
        answer: Answer,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        rules::deal(state, answer, witness)
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        Some(happened::sight(event, viewer))
    }

    fn view(setup: &Setup, viewer: Viewer) -> View {
        View::new(setup, viewer)
    }

    fn see(view: &mut View, sight: &Sight) {
        view.see(sight);
    }

    fn newcomer(public: &View, seen: Seen<'_>) -> View {
        public.taken_over(seen)
    }
}
