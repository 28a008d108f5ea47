//! Turns that change nothing, to bring a round near its end.

use super::Table;
use love_letter::{Action, Answer, Card, LoveLetter, Question, State, Step};
use std::collections::HashSet;
use tabletop::{Game, Seat, Turn};

/// What is drawn first: cards that are harmless only now and then, then those that always are.
/// Chancellors come last, for what they return is drawn after everything else.
const ORDER: [Card; 10] = [
    Card::King,
    Card::Baron,
    Card::Prince,
    Card::Countess,
    Card::Princess,
    Card::Priest,
    Card::Handmaid,
    Card::Guard,
    Card::Spy,
    Card::Chancellor,
];

/// One thing that is done while idling.
#[derive(Clone, Copy)]
enum Done {
    Dealt(Answer),
    Acted(Action),
}

impl Table {
    /// A round near its end: these hands, and just these cards left in the deck, the top first.
    /// The players have come here by the rules: nobody is out, all still hold what they were dealt,
    /// and no Spy bonus is in sight. With two players, cards that would do harm lie open.
    pub fn late<const N: usize, const M: usize>(
        self,
        aside: Card,
        hands: [Card; N],
        left: [Card; M],
    ) -> Table {
        let mut table = self.aside(aside);
        if N == 2 {
            table = table.open(harmful(hands.into_iter().chain(left).chain([aside]).collect()));
        }
        table.hands(hands).idle_until(&left)
    }

    fn idle_until(self, left: &[Card]) -> Table {
        let mut idle = Idle { left, start: self.state, done: Vec::new(), tried: HashSet::new() };
        assert!(idle.search(self.state), "no idle way to {left:?} from {:?}", self.state);
        idle.done.into_iter().fold(self, |table, done| match done {
            Done::Dealt(answer) => table.chance(answer),
            Done::Acted(action) => table.act(action),
        })
    }
}

/// Three cards that had better not be drawn, besides those `placed`: each changes a hand or puts
/// somebody out, and a Spy alone would earn a token.
fn harmful(mut placed: Vec<Card>) -> [Card; 3] {
    let mut take = |card| {
        let at = placed.iter().position(|&other| other == card);
        at.map(|at| placed.swap_remove(at)).is_none()
    };
    let mut spare: Vec<Card> = [Card::Princess, Card::Prince, Card::Prince].into_iter().collect();
    spare.retain(|&card| take(card));
    if [take(Card::Spy), take(Card::Spy)] == [false, true] {
        spare.push(Card::Spy);
    }
    spare.extend([Card::King, Card::Baron, Card::Baron].into_iter().filter(|&card| take(card)));
    spare.extend([Card::Guard; 3]);
    [spare[0], spare[1], spare[2]]
}

struct Idle<'a> {
    left: &'a [Card],
    start: State,
    done: Vec<Done>,
    /// Where a turn began before, and led nowhere.
    tried: HashSet<String>,
}

impl Idle<'_> {
    /// Finds a way on from `state`, and notes it.
    fn search(&mut self, state: State) -> bool {
        let turn_begins = state.table().step == Step::Draw;
        if turn_begins && !(self.harmless(&state) && self.is_new(&state)) {
            return false;
        }
        if turn_begins && usize::from(state.table().deck) <= self.left.len() {
            return self.arrived(&state);
        }
        self.ways_on(&state).into_iter().any(|done| {
            let mut next = state;
            self.done.push(done);
            let found = take(&mut next, done) && self.search(next);
            if !found {
                self.done.pop();
            }
            found
        })
    }

    /// What may be dealt or done now. Not inlined, like [`take`]: the search is deep, and unoptimised
    /// builds would keep all the room that the rules need at every level of it.
    #[inline(never)]
    fn ways_on(&self, state: &State) -> Vec<Done> {
        match LoveLetter::turn(state) {
            Turn::Chance(Question::Card(pool, _)) => {
                let cards = ORDER.into_iter();
                let cards = cards.filter(|&card| pool.has(card) && self.may_deal(state, card));
                cards.map(|card| Done::Dealt(Answer::Card(card))).collect()
            }
            Turn::Seats(_) => {
                let mut moves = Vec::new();
                LoveLetter::legal(LoveLetter::seen(state, state.table().active), &mut moves);
                moves.retain(|&action| is_idle(state, action));
                moves.into_iter().map(Done::Acted).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A turn draws what is not wanted later, and a new hand is like the old one.
    fn may_deal(&self, state: &State, card: Card) -> bool {
        let wanted = self.left.iter().filter(|&&other| other == card).count() as u32;
        let spare = state.shuffled().count(card) > wanted || state.shuffled().is_empty();
        match state.table().step {
            Step::Redraw(seat) => spare && self.start.hand(seat).held == Some(card),
            Step::Consult(_) => true,
            _ => spare,
        }
    }

    fn is_new(&mut self, state: &State) -> bool {
        let table = state.table();
        let seats = (table.active, table.protected, table.spied);
        assert!(self.tried.len() < 60, "no idle way to {:?} in sight", self.left);
        let deck = (state.shuffled(), state.returned().collect::<Vec<_>>());
        self.tried.insert(format!("{seats:?} {deck:?}"))
    }

    fn harmless(&self, state: &State) -> bool {
        let same = |seat| state.hand(seat) == self.start.hand(seat);
        (0..state.table().players).map(Seat).all(same)
            && state.table().round == self.start.table().round
    }

    /// What is left is what was wanted, and nobody is the only Spy.
    fn arrived(&self, state: &State) -> bool {
        let returned: Vec<Card> = state.returned().collect();
        let above = self.left.len().saturating_sub(returned.len());
        let spied = state.table().spied;
        self.left.ends_with(&returned)
            && state.shuffled() == self.left[..above].iter().copied().collect()
            && (spied == self.start.table().spied || spied.len() != 1)
    }
}

/// Does it, if the rules allow.
#[inline(never)]
fn take(state: &mut State, done: Done) -> bool {
    let seat = state.table().active;
    let taken = match done {
        Done::Dealt(answer) => LoveLetter::deal(state, answer, &mut ()),
        Done::Acted(action) => LoveLetter::act(state, seat, action, &mut ()),
    };
    taken.is_ok()
}

/// Whether a move plays the card just drawn, or keeps the card held.
fn is_idle(state: &State, action: Action) -> bool {
    let hand = state.hand(state.table().active);
    let drawn = hand.cards().nth(1);
    match action {
        Action::Play(card) | Action::PlayOn(card, _) => drawn == Some(card),
        Action::Guess(..) => drawn == Some(Card::Guard),
        Action::Keep(card, ..) => hand.held == Some(card),
    }
}
