//! The rules of Love Letter: the 2019 edition for 2 to 6 players and the classic version for 2
//! to 4.
//!
//! A handful of cards, one in each hand. Draw one, play one, do what it says; be the last one
//! standing or hold the highest card when the deck runs out, and your letter reaches the Princess.
//!
//! List moves, play one, see the end:
//!
//! ```
//! use love_letter::{Action, Answer, Card, Edition, LoveLetter, Setup};
//! use tabletop::{Game, Seat, Turn};
//!
//! let setup = Setup::new(Edition::Standard, 3)?.starting_with(Seat(0))?;
//! let mut state = LoveLetter::start(&setup);
//! let mut heard = Vec::new();
//!
//! // Chance is dealt from outside: one card aside, a hand each, then the first draw.
//! for card in [Card::Guard, Card::Priest, Card::Baron, Card::Princess, Card::Handmaid] {
//!     LoveLetter::deal(&mut state, Answer::Card(card), &mut heard).unwrap();
//! }
//! let mut moves = Vec::new();
//! LoveLetter::legal(LoveLetter::seen(&state, Seat(0)), &mut moves);
//! assert_eq!(moves.len(), 3); // the Priest on either neighbour, or the Handmaid
//!
//! LoveLetter::act(&mut state, Seat(0), Action::PlayOn(Card::Priest, Seat(2)), &mut heard).unwrap();
//! assert!(matches!(LoveLetter::turn(&state), Turn::Chance(_))); // the next player draws
//! # Ok::<(), love_letter::Refused>(())
//! ```

mod card;
pub use card::{Card, Cards, Kinds};

mod setup;
pub use setup::{Edition, Refused, Setup};

mod happened;
pub use happened::{Event, Happened, Pile, RoundEnd, Sight};

mod table;
pub use table::{Laid, MOST_PLAYERS, Rows, Step, Table};

mod state;
pub use state::{Drawn, Hand, State};

mod action;
pub use action::{Action, Illegal, MOST_ACTIONS, Seen};

mod rules;
pub use rules::{Answer, Question};

mod view;
pub use view::View;

mod recap;
pub use recap::{Moment, RoundWon, moments, rounds};

mod counting;

mod world;

#[cfg(test)]
mod lawful;

use tabletop::{Game, Menu, Seat, Turn, Viewer, Witness};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct LoveLetter;

impl Game for LoveLetter {
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

    #[inline(always)]
    fn chance(
        state: &mut State,
        answer: impl FnOnce(&Question) -> Answer,
        witness: &mut impl Witness<Event>,
    ) -> Result<bool, Illegal> {
        rules::chance(state, answer, witness)
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
