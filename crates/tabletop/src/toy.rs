//! A toy game, small enough to read at a glance, on which the laws test themselves.
//!
//! Each player is dealt a face-down card out of the numbers 1 to 2n. In turn each may peek at the
//! left neighbour's card, change the own card for an unseen one, or stand. Then all cards are
//! shown and the highest wins. `DEFECT` plants a bug; 0 is the game as it should be.

use crate::laws::Lawful;
use crate::{Ask, Game, Imagine, Menu, Seat, Seats, Turn, Viewer, Witness, below};
use rand_core::Rng;

/// Nothing is wrong.
pub const NONE: u8 = 0;
/// Spectators see what is dealt.
pub const LEAK_IN_SIGHT: u8 = 1;
/// Only whoever holds less than the neighbour may change cards.
pub const LEAK_IN_MENU: u8 = 2;
/// A card that is given back is gone.
pub const LOST_CARD: u8 = 3;
/// Standing with the lowest card is listed but refused.
pub const LEGAL_REFUSED: u8 = 4;
/// The event of a change does not say what was given back.
pub const JOURNAL_FORGETS: u8 = 5;
/// A refused move still passes the turn.
pub const REFUSAL_LEAVES_TRACE: u8 = 6;
/// The view remembers a peek at a card that was changed since.
pub const STALE_MEMORY: u8 = 7;
/// Imagined worlds ignore what was peeked at.
pub const WRONG_WORLD: u8 = 8;
/// The turn never passes.
pub const ENDLESS: u8 = 9;
/// Whoever takes a seat over does not see the card it holds.
pub const NEWCOMER_EMPTY_HANDED: u8 = 10;
/// Whoever takes a seat over believes that the neighbour holds the same card.
pub const NEWCOMER_IMAGINES: u8 = 11;

/// The toy game.
#[derive(Debug)]
pub struct Toy<const DEFECT: u8 = NONE>;

/// How many play, up to 4.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The number of players.
    pub players: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Action {
    Peek,
    Change,
    Stand,
}

#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Happened<C> {
    Dealt(Seat, C),
    Peeked(Seat, C),
    Returned(Seat, C),
    Redrew(Seat, C),
    Stood(Seat),
    Showed(Seat, u8),
}

/// What all see: who acts, whether a card is being replaced, what was shown.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Table {
    players: u8,
    dealt: u8,
    active: u8,
    redraw: bool,
    shown: [u8; 4],
}

/// The truth: 0 is no card.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    table: Table,
    hands: [u8; 4],
    stock: Vec<u8>,
}

/// What one viewer knows: 0 is an unknown card.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    viewer: Viewer,
    table: Table,
    hands: [u8; 4],
}

/// Whose moves, what they hold, and whether they may change it.
#[derive(Debug, PartialEq)]
pub struct Seen<'a> {
    table: &'a Table,
    seat: Seat,
    own: u8,
    change: bool,
}

/// A card out of these.
#[derive(Clone, PartialEq, Debug)]
pub struct Draw(Vec<u8>);

impl Ask for Draw {
    type Outcome = u8;
    fn pick(&self, rng: &mut impl Rng) -> u8 {
        self.0[below(rng, self.0.len() as u32) as usize]
    }
    fn outcomes(&self, mut each: impl FnMut(u8, u32)) {
        self.0.iter().for_each(|&card| each(card, 1));
    }
    fn opens_deal(&self) -> Option<u32> {
        None
    }
}

impl Table {
    fn done(&self) -> bool {
        self.active >= self.players
    }

    fn apply<C>(&mut self, event: &Happened<C>) {
        match *event {
            Happened::Dealt(..) => self.dealt += 1,
            Happened::Returned(..) => self.redraw = true,
            Happened::Redrew(..) => {
                self.redraw = false;
                self.active += 1;
            }
            Happened::Peeked(..) | Happened::Stood(_) => self.active += 1,
            Happened::Showed(seat, card) => self.shown[seat.index()] = card,
        }
    }
}

impl<const DEFECT: u8> Toy<DEFECT> {
    fn happen(state: &mut State, witness: &mut impl Witness<Happened<u8>>, event: Happened<u8>) {
        witness.witness(&event);
        Self::apply(state, &event);
        if state.table.done() && state.table.shown == [0; 4] {
            for seat in Seats::all(state.table.players) {
                let event = Happened::Showed(seat, state.hands[seat.index()]);
                witness.witness(&event);
                Self::apply(state, &event);
            }
        }
    }
}

impl<const DEFECT: u8> Game for Toy<DEFECT> {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Ask = Draw;
    type Event = Happened<u8>;
    type Sight = Happened<Option<u8>>;
    type View = View;
    type Seen<'a> = Seen<'a>;
    type Illegal = &'static str;

    fn players(setup: &Setup) -> u8 {
        setup.players
    }

    fn start(setup: &Setup) -> State {
        let table = Table { players: setup.players, ..Table::default() };
        State { table, hands: [0; 4], stock: (1..=2 * setup.players).collect() }
    }

    fn turn(state: &State) -> Turn<Draw> {
        let table = &state.table;
        if table.dealt < table.players || table.redraw {
            Turn::Chance(Draw(state.stock.clone()))
        } else if table.done() {
            let best = table.shown.iter().max().copied().unwrap_or(0);
            let won = |seat: &Seat| table.shown[seat.index()] == best;
            Turn::Over(Seats::all(table.players).into_iter().filter(won).collect())
        } else {
            Turn::Seats(Seats::one(Seat(table.active)))
        }
    }

    fn seen(state: &State, seat: Seat) -> Seen<'_> {
        let left = seat.left(state.table.players).index();
        let own = state.hands[seat.index()];
        let lower = own < state.hands[left];
        Seen { table: &state.table, seat, own, change: DEFECT != LEAK_IN_MENU || lower }
    }

    fn seen_in(view: &View) -> Option<Seen<'_>> {
        let seat = view.viewer.seat()?;
        Some(Seen { table: &view.table, seat, own: view.hands[seat.index()], change: true })
    }

    fn legal(seen: Seen<'_>, menu: &mut impl Menu<Action>) {
        let table = seen.table;
        if seen.seat.0 != table.active || table.dealt < table.players || table.redraw {
            return;
        }
        menu.push(Action::Peek);
        menu.push(Action::Stand);
        if seen.change {
            menu.push(Action::Change);
        }
    }

    fn act(
        state: &mut State,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Happened<u8>>,
    ) -> Result<(), &'static str> {
        let mut menu = Vec::new();
        Self::legal(Self::seen(state, seat), &mut menu);
        if !menu.contains(&action) {
            if DEFECT == REFUSAL_LEAVES_TRACE && !state.table.done() {
                state.table.active += 1;
            }
            return Err("not now");
        }
        let own = state.hands[seat.index()];
        if DEFECT == LEGAL_REFUSED && action == Action::Stand && own == 1 {
            return Err("too low to stand");
        }
        let left = seat.left(state.table.players);
        let event = match action {
            Action::Peek => Happened::Peeked(seat, state.hands[left.index()]),
            Action::Stand => Happened::Stood(seat),
            Action::Change if DEFECT == JOURNAL_FORGETS => {
                let event = Happened::Returned(seat, 0);
                witness.witness(&event);
                Self::apply(state, &event);
                state.stock.pop();
                state.stock.push(own);
                return Ok(());
            }
            Action::Change => Happened::Returned(seat, own),
        };
        Self::happen(state, witness, event);
        Ok(())
    }

    fn deal(
        state: &mut State,
        card: u8,
        witness: &mut impl Witness<Happened<u8>>,
    ) -> Result<(), &'static str> {
        let Turn::Chance(Draw(stock)) = Self::turn(state) else { return Err("not now") };
        if !stock.contains(&card) {
            return Err("no such card");
        }
        let event = if state.table.redraw {
            Happened::Redrew(Seat(state.table.active), card)
        } else {
            Happened::Dealt(Seat(state.table.dealt), card)
        };
        Self::happen(state, witness, event);
        Ok(())
    }

    fn apply(state: &mut State, event: &Happened<u8>) {
        match *event {
            Happened::Dealt(seat, card) | Happened::Redrew(seat, card) => {
                state.stock.retain(|&other| other != card);
                state.hands[seat.index()] = card;
            }
            Happened::Returned(seat, card) => {
                if DEFECT != LOST_CARD {
                    state.stock.push(card);
                }
                state.hands[seat.index()] = 0;
            }
            Happened::Peeked(..) | Happened::Stood(_) | Happened::Showed(..) => {}
        }
        state.table.apply(event);
        if DEFECT == ENDLESS {
            state.table.active = 0;
        }
    }

    fn sight(event: &Happened<u8>, viewer: Viewer) -> Option<Happened<Option<u8>>> {
        let leak = DEFECT == LEAK_IN_SIGHT && viewer == Viewer::Public;
        Some(match *event {
            Happened::Dealt(seat, card) => {
                Happened::Dealt(seat, (viewer.is(seat) || leak).then_some(card))
            }
            Happened::Peeked(seat, card) => Happened::Peeked(seat, viewer.is(seat).then_some(card)),
            Happened::Returned(seat, card) => {
                Happened::Returned(seat, viewer.is(seat).then_some(card))
            }
            Happened::Redrew(seat, card) => Happened::Redrew(seat, viewer.is(seat).then_some(card)),
            Happened::Stood(seat) => Happened::Stood(seat),
            Happened::Showed(seat, card) => Happened::Showed(seat, card),
        })
    }

    fn view(setup: &Setup, viewer: Viewer) -> View {
        let table = Table { players: setup.players, ..Table::default() };
        View { viewer, table, hands: [0; 4] }
    }

    fn see(view: &mut View, sight: &Happened<Option<u8>>) {
        match *sight {
            Happened::Dealt(seat, card) | Happened::Redrew(seat, card) => {
                view.hands[seat.index()] = card.unwrap_or(0);
            }
            Happened::Peeked(seat, card) => {
                let left = seat.left(view.table.players).index();
                if let Some(card) = card {
                    view.hands[left] = card;
                }
            }
            Happened::Returned(seat, _) if DEFECT == STALE_MEMORY && !view.viewer.is(seat) => {}
            Happened::Returned(seat, _) => view.hands[seat.index()] = 0,
            Happened::Stood(_) => {}
            Happened::Showed(seat, card) => view.hands[seat.index()] = card,
        }
        view.table.apply(sight);
        if DEFECT == ENDLESS {
            view.table.active = 0;
        }
    }

    fn newcomer(public: &View, seen: Seen<'_>) -> View {
        let mut view = View { viewer: Viewer::Seat(seen.seat), ..public.clone() };
        if DEFECT != NEWCOMER_EMPTY_HANDED {
            view.hands[seen.seat.index()] = seen.own;
        }
        if DEFECT == NEWCOMER_IMAGINES {
            view.hands[seen.seat.left(seen.table.players).index()] = seen.own;
        }
        view
    }
}

impl<const DEFECT: u8> Imagine for Toy<DEFECT> {
    fn world(view: &View, rng: &mut impl Rng) -> State {
        let table = view.table;
        let mut stock: Vec<u8> = (1..=2 * table.players).collect();
        let mut hands = view.hands;
        if DEFECT == WRONG_WORLD {
            for (seat, hand) in hands.iter_mut().enumerate() {
                let own = view.viewer.is(Seat(seat as u8));
                *hand = if own { *hand } else { 0 };
            }
        }
        stock.retain(|card| !hands.contains(card));
        for seat in 0..table.dealt {
            let replaced = table.redraw && seat == table.active;
            if hands[seat as usize] == 0 && !replaced {
                let card = stock.swap_remove(below(rng, stock.len() as u32) as usize);
                hands[seat as usize] = card;
            }
        }
        State { table, hands, stock }
    }
}

impl<const DEFECT: u8> Lawful for Toy<DEFECT> {
    fn universe(_: &Setup) -> Vec<Action> {
        vec![Action::Peek, Action::Change, Action::Stand]
    }

    fn agrees(view: &View, state: &State) -> Result<(), String> {
        if view.table != state.table {
            return Err(format!("sees {:?}, but is {:?}", view.table, state.table));
        }
        for (seat, (&known, &card)) in view.hands.iter().zip(&state.hands).enumerate() {
            if known != 0 && known != card {
                return Err(format!("believes in card {known} of seat {seat}, but it is {card}"));
            }
        }
        Ok(())
    }

    fn sound(setup: &Setup, state: &State) -> Result<(), String> {
        let mut cards: Vec<u8> =
            state.stock.iter().chain(&state.hands).copied().filter(|&card| card != 0).collect();
        cards.sort_unstable();
        let all: Vec<u8> = (1..=2 * setup.players).collect();
        if cards == all { Ok(()) } else { Err(format!("the cards are {cards:?}")) }
    }

    fn disguise(event: &Happened<u8>, viewer: Viewer, rng: &mut impl Rng) -> Happened<u8> {
        let other = 1 + below(rng, 8) as u8;
        match *event {
            Happened::Dealt(seat, _) if !viewer.is(seat) => Happened::Dealt(seat, other),
            Happened::Peeked(seat, _) if !viewer.is(seat) => Happened::Peeked(seat, other),
            Happened::Returned(seat, _) if !viewer.is(seat) => Happened::Returned(seat, other),
            Happened::Redrew(seat, _) if !viewer.is(seat) => Happened::Redrew(seat, other),
            event => event,
        }
    }

    fn longest(_: &Setup) -> usize {
        40
    }
}
