//! A table where tests deal and play: a scripted deal, a move, what is seen.
//!
//! ```text
//! Table::of(3).aside(Guard).hands([Priest, Baron, King]).draw(Handmaid).play_on(Priest, 2)
//! ```
//!
//! Seats are plain numbers and seat 0 begins. What a test does not script at set-up is a Guard.

mod idle;
mod look;
pub use look::seat;

use love_letter::{
    Action, Answer, Card, Edition, Event, Illegal, Kinds, LoveLetter, Setup, State, Step, View,
};
use tabletop::{Game, Seat, Viewer};

/// A match with everybody who watches it.
#[derive(Clone)]
pub struct Table {
    setup: Setup,
    pub state: State,
    views: Vec<View>,
    pub journal: Vec<Event>,
    /// Where the events of the latest call begin.
    latest: usize,
}

/// Six hands that a Guard can name in any edition.
const PLAIN: [Card; 6] =
    [Card::Priest, Card::Baron, Card::Handmaid, Card::King, Card::Countess, Card::Princess];

/// What a hand may be.
pub fn kinds<const N: usize>(cards: [Card; N]) -> Kinds {
    cards.into_iter().collect()
}

/// What a hand may be that beats this card.
pub fn above(card: Card) -> Kinds {
    Card::ALL.into_iter().filter(|other| other.value() > card.value()).collect()
}

/// Plays Priest, Baron, Prince or King on a seat.
pub fn on(card: Card, target: u8) -> Action {
    Action::PlayOn(card, Seat(target))
}

/// Plays the Guard on a seat.
pub fn guess(target: u8, named: Card) -> Action {
    Action::Guess(Seat(target), named)
}

// Set-up

impl Table {
    /// A table of the 2019 edition.
    pub fn of(players: u8) -> Table {
        Table::new(Edition::Standard, players)
    }

    /// A table of the classic version.
    pub fn classic(players: u8) -> Table {
        Table::new(Edition::Classic, players)
    }

    pub fn new(edition: Edition, players: u8) -> Table {
        let setup = Setup::new(edition, players).expect("a table for so many");
        Table::set(setup.starting_with(Seat(0)).expect("a seat"))
    }

    /// A table as set up.
    pub fn set(setup: Setup) -> Table {
        Table {
            setup,
            state: LoveLetter::start(&setup),
            views: Viewer::all(setup.players())
                .map(|viewer| LoveLetter::view(&setup, viewer))
                .collect(),
            journal: Vec::new(),
            latest: 0,
        }
    }

    /// Somebody else begins the first round.
    pub fn first(self, seat: u8) -> Table {
        Table::set(self.setup.starting_with(Seat(seat)).expect("a seat"))
    }

    /// Chance names who begins.
    pub fn starter(self, seat: u8) -> Table {
        self.call().chance(Answer::Starter(Seat(seat)))
    }

    /// The card set aside face down.
    pub fn aside(self, card: Card) -> Table {
        assert_eq!(self.step(), Step::SetAside);
        self.call().card(card)
    }

    /// The three cards laid open for two players.
    pub fn open(self, cards: [Card; 3]) -> Table {
        let table = self.set_aside();
        assert_eq!(table.step(), Step::LayOpen(0));
        cards.into_iter().fold(table.call(), Table::card)
    }

    /// The hands, by seat.
    pub fn hands<const N: usize>(self, hands: [Card; N]) -> Table {
        self.deal(&hands)
    }

    /// The hands, by seat.
    pub fn deal(self, hands: &[Card]) -> Table {
        let mut table = self.set_aside();
        assert_eq!(hands.len(), table.setup.players().into(), "a hand for each seat");
        if table.step() == Step::LayOpen(0) {
            table = table.open([Card::Guard; 3]);
        }
        table = table.call();
        while let Step::DealHand(seat) = table.step() {
            table = table.card(hands[seat.index()]);
        }
        table
    }

    fn set_aside(self) -> Table {
        if self.step() == Step::SetAside { self.aside(Card::Guard) } else { self }
    }
}

// The turn

impl Table {
    /// The active player draws.
    pub fn draw(self, card: Card) -> Table {
        assert_eq!(self.step(), Step::Draw);
        self.call().card(card)
    }

    /// A Prince's victim takes a new hand.
    pub fn redraw(self, card: Card) -> Table {
        assert!(matches!(self.step(), Step::Redraw(_)), "at {:?}", self.step());
        self.call().card(card)
    }

    /// The Chancellor's player draws.
    pub fn consult<const N: usize>(self, cards: [Card; N]) -> Table {
        assert_eq!(self.step(), Step::Consult(N as u8));
        cards.into_iter().fold(self.call(), Table::card)
    }

    /// The active player plays a card that chooses nobody.
    pub fn play(self, card: Card) -> Table {
        self.act(Action::Play(card))
    }

    /// The active player plays Priest, Baron, Prince or King on a seat.
    pub fn play_on(self, card: Card, target: u8) -> Table {
        self.act(on(card, target))
    }

    /// The active player plays the Guard.
    pub fn guess(self, target: u8, named: Card) -> Table {
        self.act(guess(target, named))
    }

    /// The Chancellor's player keeps a card and lays the others under the deck.
    pub fn keep<const N: usize>(self, keep: Card, under: [Card; N]) -> Table {
        self.act(Action::Keep(keep, under[0], under.get(1).copied()))
    }

    /// The active player acts.
    pub fn act(self, action: Action) -> Table {
        self.call().step_by(|state, events| {
            let active = state.table().active;
            LoveLetter::act(state, active, action, events)
        })
    }

    /// Draws and plays the same card: a turn that leaves the hand as it was.
    pub fn turn(self, card: Card) -> Table {
        self.draw(card).play(card)
    }

    /// A round that `winner` wins as the last one left.
    pub fn round_for(self, winner: u8) -> Table {
        self.plain_hands().guards_for(winner)
    }

    /// A hand for each that a Guard can name; no Guard and no Spy is dealt.
    pub fn plain_hands(self) -> Table {
        let players = self.setup.players();
        let mut table = self.aside(Card::Prince);
        if players == 2 {
            table = table.open([Card::Priest, Card::Prince, Card::Baron]);
        }
        table.deal(&PLAIN[..players.into()])
    }

    /// All turns of [`plain_hands`](Table::plain_hands) until `winner` is the last one left: the
    /// Guards put everybody else out.
    pub fn guards_for(self, winner: u8) -> Table {
        let mut table = self;
        while table.step() == Step::Draw {
            let others = table.state.table().choosable().without(Seat(winner));
            let (target, named) = match others.first() {
                Some(victim) => (victim.0, PLAIN[victim.index()]),
                None => (winner, PLAIN[(winner as usize + 1) % PLAIN.len()]),
            };
            table = table.draw(Card::Guard).guess(target, named);
        }
        table
    }
}

// How anything happens

impl Table {
    fn call(mut self) -> Table {
        self.latest = self.journal.len();
        self
    }

    fn card(self, card: Card) -> Table {
        self.chance(Answer::Card(card))
    }

    fn chance(self, answer: Answer) -> Table {
        self.step_by(|state, events| LoveLetter::deal(state, answer, events))
    }

    /// Takes a step, shows it to all viewers, and checks what no step may break: everybody sees
    /// one and the same table, and knows their own moves.
    fn step_by(
        mut self,
        step: impl FnOnce(&mut State, &mut Vec<Event>) -> Result<(), Illegal>,
    ) -> Table {
        let before = self.journal.len();
        if let Err(why) = step(&mut self.state, &mut self.journal) {
            panic!("refused: {why:?} at {:?}", self.step());
        }
        for view in &mut self.views {
            for event in &self.journal[before..] {
                let sight = LoveLetter::sight(event, view.viewer).expect("all see something");
                LoveLetter::see(view, &sight);
            }
            assert_eq!(&view.table, self.state.table(), "as {:?} sees it", view.viewer);
        }
        self
    }
}
