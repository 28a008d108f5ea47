//! The rules of Fog of Love for two, with any pack of cards.
//!
//! Two people make up two characters and a romance between them: scenes are played, choices are
//! made in secret and revealed together, secrets lie face down, destinies are kept and let go, and
//! in the finale each sees whether theirs came true. What the cards say is [`content`]: this crate
//! knows no card by name.
//!
//! List moves:
//!
//! ```
//! use fog_of_love::{Action, FogOfLove, Setup, content::Gender};
//! use tabletop::{Game, Seat, Turn};
//!
//! // Somebody who stands on this crate reads packs; this is the one that comes with the parlour.
//! # let text = serde_json::to_string(&packs::base().content).unwrap();
//! # let content = serde_json::from_str(&text).unwrap();
//! let book = fog_of_love::Book::new(content).unwrap();
//! let setup = Setup::new(&book, "sunday-morning-date").unwrap().starting_with(Seat(0)).unwrap();
//! let mut state = FogOfLove::start(&setup);
//!
//! // Chance is dealt from outside: here, every deck is shuffled by always answering 0.
//! while let Turn::Chance(_) = FogOfLove::turn(&state) {
//!     FogOfLove::deal(&mut state, 0, &mut ()).unwrap();
//! }
//! let mut moves = Vec::new();
//! FogOfLove::legal(FogOfLove::seen(&state, Seat(1)), &mut moves);
//! assert_eq!(moves, Gender::ALL.map(Action::Gender));
//! ```
//!
//! Play one. Both are asked at once, and may answer in any order:
//!
//! ```
//! # use fog_of_love::{Action, Asked, FogOfLove, Setup, content::Gender};
//! # use tabletop::{Game, Seat, Turn};
//! # let text = serde_json::to_string(&packs::base().content).unwrap();
//! # let content = serde_json::from_str(&text).unwrap();
//! # let book = fog_of_love::Book::new(content).unwrap();
//! # let setup = Setup::new(&book, "sunday-morning-date").unwrap().starting_with(Seat(0)).unwrap();
//! # let mut state = FogOfLove::start(&setup);
//! # while let Turn::Chance(_) = FogOfLove::turn(&state) {
//! #     FogOfLove::deal(&mut state, 0, &mut ()).unwrap();
//! # }
//! FogOfLove::act(&mut state, Seat(1), Action::Gender(Gender::Woman), &mut ()).unwrap();
//! FogOfLove::act(&mut state, Seat(0), Action::Gender(Gender::Neither), &mut ()).unwrap();
//! assert_eq!(state.table().asked, Asked::Traits); // five were dealt to each; keep three
//! FogOfLove::act(&mut state, Seat(0), Action::Keep([0, 1, 2].into_iter().collect()), &mut ()).unwrap();
//! ```
//!
//! See the end:
//!
//! ```
//! # use fog_of_love::{Action, FogOfLove, MOST_ACTIONS, Setup};
//! # use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
//! # let text = serde_json::to_string(&packs::base().content).unwrap();
//! # let content = serde_json::from_str(&text).unwrap();
//! # let book = fog_of_love::Book::new(content).unwrap();
//! # let setup = Setup::new(&book, "sunday-morning-date").unwrap();
//! use tabletop::{Deals, play_random};
//!
//! let mut places = [Action::GoOn; MOST_ACTIONS];
//! let mut rng = SplitMix64::seed_from_u64(7);
//! let end = play_random::<FogOfLove, _>(&setup, &mut Deals::new(7), &mut rng, &mut places);
//! assert!(end.unwrap().winners.len() <= 2); // both, one or neither
//! ```

pub mod content;

mod code;
pub use code::Fact;

mod sets;
pub use sets::Scenes;

mod book;
pub use book::{Book, Unplayable};

mod setup;
pub use setup::{Refused, Setup};

mod stage;
pub use stage::{Choosing, Reacts, Stage, Taken};

mod progress;
pub use progress::Progress;

mod marks;
pub use marks::{Mark, Marks};

mod frame;
pub use frame::{Frame, Guess, Source, other};

mod table;
pub use table::{
    Asked, Chance, Drawn, MOST_ENTERED, MOST_ENTRIES, ManualResult, Person, Phase, Pile, Table,
};

mod private;
pub use private::{MOST_DEALT, Private};

mod vision;
pub use vision::{Clear, Dealt, Fogged, Held, Shown, Switch, Thing, Vision};

mod happened;
pub use happened::{Bend, Event, Happened, Sight, Why};

mod judge;
pub use judge::{Facts, ORDERS, Scope};

mod apply;

mod state;
pub use state::{Decks, State};

mod action;
pub use action::{Action, Illegal, MOST_ACTIONS, Seen};

mod check;
mod legal;

mod rules;
pub use rules::Question;

mod view;
pub use view::{Denied, Known, Note, View};

mod way;
pub use way::Way;

mod lessons;
pub use lessons::MOST_LESSONS;

mod world;

mod chronicle;
pub use chronicle::{Chronicle, LONGEST_LINE, LONGEST_NAME, MOST_LINES, Told, Untold};

#[cfg(test)]
mod lawful;

use tabletop::{Game, Menu, Seat, Turn, Viewer, Witness};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct FogOfLove;

impl Game for FogOfLove {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Ask = Question;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Seen<'a> = Seen<'a>;
    type Illegal = Illegal;

    fn players(_: &Setup) -> u8 {
        2
    }

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
        answer: u8,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        rules::deal(state, answer, witness)
    }

    fn apply(state: &mut State, event: &Event) {
        let State { book, truth } = state;
        truth.apply(book, event);
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
