//! The rules of Fog of Love, for any pack of cards.

pub mod content;

mod code;
pub use code::Fact;

mod sets;
pub use sets::Scenes;

mod book;
pub use book::{Book, Unplayable};

mod setup;
pub use setup::{Refused, Setup};

mod frame;
pub use frame::{Frame, Marks, NOTHING, Source, Stage, other};

mod table;
pub use table::{
    Asked, Chance, Drawn, Entry, MOST_ENTERED, MOST_ENTRIES, Person, Phase, Pile, Table,
};

mod private;
pub use private::{MOST_DEALT, Private};

mod happened;
pub use happened::{Bend, Event, Happened, Sight, Why};

mod judge;
pub use judge::{Facts, ORDERS, Scope};

mod apply;

mod state;
pub use state::{Decks, State};

mod action;
pub use action::{Action, Illegal, MOST_ACTIONS, Seen};

mod rules;
pub use rules::Question;

mod view;
pub use view::{Known, Note, View};

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
}
