//! The whole truth of a match, in a small value that copies.

use crate::table::MOST_PLAYERS;
use crate::{Card, Cards, Event, Happened, Pile, Seen, Setup, Table};
use tabletop::Seat;

/// Cards returned under the deck, the first to be drawn in front. Two Chancellors return at
/// most four.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Under<C> {
    cards: [Option<C>; 4],
    len: u8,
}

impl<C: Copy> Under<C> {
    pub(crate) const EMPTY: Under<C> = Under { cards: [None; 4], len: 0 };

    pub(crate) fn front(&self) -> Option<C> {
        self.cards[0]
    }

    pub(crate) fn pop(&mut self) {
        let [_, b, c, d] = self.cards;
        self.cards = [b, c, d, None];
        self.len -= 1;
    }

    pub(crate) fn push(&mut self, card: C) {
        self.cards[self.len as usize & 3] = Some(card);
        self.len += 1;
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = C> {
        self.cards.into_iter().flatten()
    }

    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }
}

/// What one player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// The card held between turns.
    pub held: Option<Card>,
    /// What was drawn on this turn and not yet decided on: one card to begin with, up to two with
    /// the Chancellor.
    pub drawn: Drawn,
}

impl Hand {
    /// The cards, the one held first.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        [self.held, self.drawn.first(), self.drawn.second()].into_iter().flatten()
    }
}

/// Up to two cards drawn on this turn and not yet decided on, in one word: it is written and read
/// whole, many millions of times a second. 0 is no card, 1 the Spy, and so on.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Drawn(u32);

impl Drawn {
    /// No card.
    pub const NONE: Drawn = Drawn(0);

    /// Just this one.
    #[inline(always)]
    pub fn one(card: Card) -> Drawn {
        Drawn(card as u32 + 1)
    }

    /// With another card.
    #[inline(always)]
    pub fn and(self, card: Card) -> Drawn {
        let place = if self.0 == 0 { 0 } else { 4 };
        Drawn(self.0 | (card as u32 + 1) << place)
    }

    /// The card drawn first.
    #[inline(always)]
    pub fn first(self) -> Option<Card> {
        CARDS[self.0 as usize & 15]
    }

    /// The card drawn second.
    #[inline(always)]
    pub fn second(self) -> Option<Card> {
        CARDS[self.0 as usize >> 4 & 15]
    }
}

impl std::fmt::Debug for Drawn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries([self.first(), self.second()].into_iter().flatten()).finish()
    }
}

/// No card, then each by value.
const CARDS: [Option<Card>; 16] = {
    let mut cards = [None; 16];
    let mut value = 0;
    while value < 10 {
        cards[value + 1] = Some(Card::ALL[value]);
        value += 1;
    }
    cards
};

/// The true state of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The public side.
    pub(crate) table: Table,
    /// The card each seat holds between turns.
    pub(crate) held: [Option<Card>; MOST_PLAYERS],
    /// What the active player has drawn and not yet decided on.
    pub(crate) drawn: Drawn,
    /// The card set aside face down, while it lies there.
    pub(crate) aside: Option<Card>,
    /// The shuffled part of the deck. Its order is decided as it is drawn, so nobody, not even
    /// this state, knows it before.
    pub(crate) shuffled: Cards,
    /// The bottom of the deck, as Chancellors have left it.
    pub(crate) under: Under<Card>,
}

impl State {
    #[inline(always)]
    pub(crate) fn new(setup: &Setup) -> State {
        State {
            table: Table::new(setup),
            held: [None; MOST_PLAYERS],
            drawn: Drawn::NONE,
            aside: None,
            shuffled: setup.edition().deck(),
            under: Under::EMPTY,
        }
    }

    /// The public side.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What a seat holds.
    #[inline(always)]
    pub fn hand(&self, seat: Seat) -> Hand {
        let drawn = if seat == self.table.active { self.drawn } else { Drawn::NONE };
        Hand { held: self.held[seat.index() % MOST_PLAYERS], drawn }
    }

    /// The card a seat holds between turns.
    #[inline(always)]
    pub(crate) fn held(&self, seat: Seat) -> Option<Card> {
        self.held[seat.index() % MOST_PLAYERS]
    }

    #[inline(always)]
    pub(crate) fn seen(&self, seat: Seat) -> Seen<'_> {
        Seen { table: &self.table, seat, hand: self.hand(seat) }
    }

    /// The card set aside face down, unless a Prince's victim has drawn it.
    pub fn aside(&self) -> Option<Card> {
        self.aside
    }

    /// The shuffled part of the deck, in no order: it lies above what Chancellors returned.
    pub fn shuffled(&self) -> Cards {
        self.shuffled
    }

    /// What Chancellors have returned and nobody has drawn yet, uppermost first.
    pub fn returned(&self) -> impl Iterator<Item = Card> {
        self.under.iter()
    }

    /// What the top card of the deck may be.
    #[inline(always)]
    pub(crate) fn top(&self) -> Cards {
        if self.shuffled.is_empty() {
            self.under.front().map_or(Cards::NONE, Cards::one)
        } else {
            self.shuffled
        }
    }

    /// The card set aside, or nothing.
    #[inline(always)]
    pub(crate) fn aside_alone(&self) -> Cards {
        self.aside.map_or(Cards::NONE, Cards::one)
    }

    #[inline(always)]
    fn take_top(&mut self, card: Card) {
        if self.shuffled.is_empty() {
            self.under.pop();
        } else {
            self.shuffled.take(card);
        }
    }

    #[inline(always)]
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Happened::SetAside(card) => {
                self.shuffled = self.table.edition.deck();
                self.shuffled.take(card);
                self.aside = Some(card);
                self.held = [None; MOST_PLAYERS];
                self.drawn = Drawn::NONE;
                self.under = Under::EMPTY;
            }
            Happened::LaidOpen(_, card) => self.shuffled.take(card),
            Happened::Dealt(seat, card) => {
                self.shuffled.take(card);
                self.held[seat.index() % MOST_PLAYERS] = Some(card);
            }
            Happened::Drew(_, card) => {
                self.take_top(card);
                self.drawn = Drawn::one(card);
            }
            Happened::Played { seat, card, .. } => {
                // One of the two stays, and is written either way: a branch would be guessed wrong
                // half of the time.
                let held = &mut self.held[seat.index() % MOST_PLAYERS];
                let drawn = self.drawn.first();
                *held = if *held == Some(card) { drawn } else { *held };
                self.drawn = Drawn::NONE;
            }
            Happened::Swapped { seat, target, cards: (given, got) } => {
                self.held[seat.index() % MOST_PLAYERS] = Some(got);
                self.held[target.index() % MOST_PLAYERS] = Some(given);
            }
            Happened::Redrew { seat, card, from } => {
                match from {
                    Pile::Deck => self.take_top(card),
                    Pile::Aside => self.aside = None,
                }
                self.held[seat.index() % MOST_PLAYERS] = Some(card);
            }
            Happened::Consulted(_, card) => {
                self.take_top(card);
                self.drawn = self.drawn.and(card);
            }
            Happened::Kept { seat, keep, under } => {
                self.held[seat.index() % MOST_PLAYERS] = Some(keep);
                self.drawn = Drawn::NONE;
                self.under.push(under.0);
                if let Some(card) = under.1 {
                    self.under.push(card);
                }
            }
            Happened::Discarded(seat, _) | Happened::Out(seat, _) => {
                self.held[seat.index() % MOST_PLAYERS] = None;
            }
            Happened::Starter(_)
            | Happened::Turn(_)
            | Happened::Missed { .. }
            | Happened::Looked { .. }
            | Happened::Compared { .. }
            | Happened::Showed(..)
            | Happened::RoundEnded { .. }
            | Happened::Won(_) => {}
        }
        self.table.apply(event);
    }
}
