//! The whole truth of a game.
//!
//! Decks are shuffled for good at the start, card by card, since a search or a card put on top
//! needs an order; the order is here and in no view.

use crate::content::{ChangeOf, MOST_PER_DECK, Scene};
use crate::table::{Asked, Chance, Person, Phase, Pile, Table};
use crate::{Book, Event, Facts, Private, Seen, Setup};
use arrayvec::ArrayVec;
use std::sync::Arc;
use tabletop::{Seat, Seats};

/// The order of the seven decks, the top card last. Nobody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decks {
    piles: [ArrayVec<u8, MOST_PER_DECK>; Pile::COUNT],
}

impl Decks {
    /// One deck, the top card last.
    #[inline(always)]
    pub fn pile(&self, pile: Pile) -> &[u8] {
        &self.piles[pile.index()]
    }

    #[inline(always)]
    pub(crate) fn pile_mut(&mut self, pile: Pile) -> &mut ArrayVec<u8, MOST_PER_DECK> {
        &mut self.piles[pile.index()]
    }

    /// The top card.
    #[inline(always)]
    pub(crate) fn top(&self, pile: Pile) -> Option<u8> {
        self.piles[pile.index()].last().copied()
    }
}

/// Everything but the cards' book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Truth {
    pub table: Table,
    pub people: [Private; 2],
    pub decks: Decks,
}

impl Truth {
    /// Decks in the order of the content, or of the tutorial.
    pub(crate) fn new(setup: &Setup) -> Truth {
        let mut decks = Decks::default();
        for pile in Pile::ALL {
            decks.pile_mut(pile).extend(setup.pile(pile));
        }
        Truth { table: Table::new(setup), people: [setup.private(), setup.private()], decks }
    }

    #[inline(always)]
    pub(crate) fn apply(&mut self, book: &Book, event: &Event) {
        self.decks.apply(event, &self.people);
        self.table.apply(book.content(), event);
        let [pink, blue] = &mut self.people;
        pink.apply(Seat(0), event);
        blue.apply(Seat(1), event);
    }

    #[inline(always)]
    pub(crate) fn facts<'a>(&'a self, book: &'a Book) -> Facts<'a> {
        let [pink, blue] = &self.people;
        Facts { content: book.content(), table: &self.table, hidden: [Some(pink), Some(blue)] }
    }
}

/// The true state of a game: the table, what each holds hidden, and the order of the decks.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) book: Arc<Book>,
    pub(crate) truth: Truth,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.truth == other.truth && self.book == other.book
    }
}

impl Table {
    /// The table before anything has happened.
    pub(crate) fn new(setup: &Setup) -> Table {
        let content = setup.book.content();
        let story = &content.stories[usize::from(setup.story)];
        let person = Person {
            satisfaction: story.satisfaction.into(),
            destinies: story.destinies.minus(story.in_pile).count(),
            pile: story.in_pile.count(),
            ..Person::default()
        };
        let mut decks = [0; Pile::COUNT];
        for (size, pile) in decks.iter_mut().zip(Pile::ALL) {
            *size = setup.pile(pile).count() as u8;
        }
        Table {
            story: setup.story,
            tutorial: setup.tutorial,
            first: setup.first.unwrap_or(Seat(0)),
            phase: Phase::First,
            active: setup.first.unwrap_or(Seat(0)),
            chapter: 0,
            count: 0,
            skipped: 0,
            people: [person; 2],
            decks,
            laid: ArrayVec::new(),
            discards: crate::Scenes::NONE,
            events: setup.events.iter().filter(|&event| setup.in_play(event)).collect(),
            flags: 0,
            follow_up: None,
            stack: ArrayVec::new(),
            asked: Asked::Nothing,
            waiting: Seats::NONE,
            chance: if setup.first.is_none() { Chance::First } else { Chance::Nothing },
            entries: ArrayVec::new(),
            orders: [[0, 1, 2]; 2],
            together: false,
        }
    }
}

/// The first deck from place `from` on that wants shuffling.
#[inline]
pub(crate) fn next_shuffle(decks: &[u8; Pile::COUNT], from: usize) -> Chance {
    let pile = Pile::ALL.into_iter().skip(from).find(|pile| decks[pile.index()] > 1);
    pile.map_or(Chance::Nothing, |pile| Chance::Shuffle(pile, decks[pile.index()]))
}

impl Setup {
    /// The cards of a deck at the start, the top card last.
    pub(crate) fn pile(&self, pile: Pile) -> Box<dyn Iterator<Item = u8> + '_> {
        let content = self.book.content();
        let all = |count: usize| Box::new(0..count as u8);
        match (pile, self.tutorial()) {
            (Pile::Scenes(deck), _) => Box::new(self.deck(deck).map(|scene: Scene| scene.0)),
            (Pile::Character(ChangeOf::Trait), None) => all(content.traits.len()),
            (Pile::Character(ChangeOf::Occupation), None) => all(content.occupations.len()),
            (Pile::Character(ChangeOf::Feature), None) => all(content.features.len()),
            (Pile::Character(ChangeOf::Trait), Some(tutorial)) => {
                Box::new(tutorial.traits.iter().rev().map(|card| card.0))
            }
            (Pile::Character(ChangeOf::Occupation), Some(tutorial)) => {
                Box::new(tutorial.occupations.iter().rev().map(|card| card.0))
            }
            (Pile::Character(ChangeOf::Feature), Some(tutorial)) => {
                Box::new(tutorial.features.iter().rev().map(|card| card.0))
            }
        }
    }

    /// What a person holds at the start: destinies (FL-34, FL-269).
    pub(crate) fn private(&self) -> Private {
        let story = &self.book.content().stories[usize::from(self.story)];
        Private {
            destinies: story.destinies.minus(story.in_pile),
            pile: story.in_pile,
            ..Private::default()
        }
    }
}

impl State {
    pub(crate) fn new(setup: &Setup) -> State {
        let truth = match &setup.start {
            Some(start) => Truth::clone(start),
            None => Truth::new(setup),
        };
        State { book: setup.book.clone(), truth }
    }

    /// The cards.
    pub fn book(&self) -> &Arc<Book> {
        &self.book
    }

    /// What everybody can see.
    pub fn table(&self) -> &Table {
        &self.truth.table
    }

    /// What a seat holds hidden.
    pub fn private(&self, seat: Seat) -> &Private {
        &self.truth.people[seat.index() & 1]
    }

    /// The order of the decks.
    pub fn decks(&self) -> &Decks {
        &self.truth.decks
    }

    /// All that can be read of the game.
    pub fn facts(&self) -> Facts<'_> {
        self.truth.facts(&self.book)
    }

    #[inline(always)]
    pub(crate) fn seen(&self, seat: Seat) -> Seen<'_> {
        Seen { book: &self.book, table: &self.truth.table, own: self.private(seat), seat }
    }
}
