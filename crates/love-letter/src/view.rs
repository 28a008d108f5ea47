//! All that one viewer may know and remember.
//!
//! A view is folded from sights alone. It holds the public table and, for every card that lies
//! face down somewhere, the characters it may still be by what this viewer has seen: a Priest's
//! look leaves one, a Guard's miss strikes one, a Baron's survivor is above the loser. What
//! follows by counting copies is worked out on demand, in `counting.rs`.

use crate::card::above;
use crate::counting::Slots;
use crate::state::Under;
use crate::table::MOST_PLAYERS;
use crate::{Card, Cards, Drawn, Hand, Happened, Kinds, Pile, Seen, Setup, Sight, Table};
use tabletop::{Seat, Viewer};

/// One viewer's knowledge of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose knowledge it is.
    pub viewer: Viewer,
    /// The public side.
    pub table: Table,
    /// What the card held by each seat may be; empty where no card is.
    pub(crate) held: [Kinds; MOST_PLAYERS],
    /// Seats of one number above 0 are known to hold equal cards, since a Baron found them so.
    pub(crate) equal: [u8; MOST_PLAYERS],
    /// What the active player's undecided draws may be.
    pub(crate) drawn: [Kinds; 2],
    /// What the cards returned under the deck may be, the first to be drawn in front.
    pub(crate) under: Under<Kinds>,
    /// Who has just won a Baron's comparison, until the loser's card is shown.
    baron_winner: Option<Seat>,
}

impl View {
    pub(crate) fn new(setup: &Setup, viewer: Viewer) -> View {
        View {
            viewer,
            table: Table::new(setup),
            held: [Kinds::NONE; MOST_PLAYERS],
            equal: [0; MOST_PLAYERS],
            drawn: [Kinds::NONE; 2],
            under: Under::EMPTY,
            baron_winner: None,
        }
    }

    /// The viewer's own hand; empty for spectators.
    pub fn hand(&self) -> Hand {
        let Viewer::Seat(seat) = self.viewer else { return Hand::default() };
        let mine = if seat == self.table.active { self.drawn } else { [Kinds::NONE; 2] };
        let drawn = mine.into_iter().filter_map(Kinds::only).fold(Drawn::NONE, Drawn::and);
        Hand { held: self.held[seat.index()].only(), drawn }
    }

    pub(crate) fn seen(&self) -> Option<Seen<'_>> {
        let seat = self.viewer.seat()?;
        Some(Seen { table: &self.table, seat, hand: self.hand() })
    }

    /// The view of somebody who takes a seat over, this being the public's: the hand is theirs to
    /// see, and what follows from it, but neither what the seat was shown nor what it put under the
    /// deck.
    pub(crate) fn taken_over(&self, seen: Seen<'_>) -> View {
        let mut view = View { viewer: Viewer::Seat(seen.seat), ..*self };
        if let Some(card) = seen.hand.held {
            view.learn(seen.seat, Kinds::one(card));
        }
        let drawn = [seen.hand.drawn.first(), seen.hand.drawn.second()];
        for (place, card) in view.drawn.iter_mut().zip(drawn) {
            if let Some(card) = card {
                *place = Kinds::one(card);
            }
        }
        view
    }

    /// The cards that this viewer cannot see anywhere: neither laid, nor open, nor in their hand.
    pub fn unseen(&self) -> Cards {
        let mut cards = self.table.unlaid();
        for card in self.hand().cards() {
            cards.take(card);
        }
        cards
    }

    /// What the card that `seat` holds between turns may be, by everything seen and by counting.
    /// Empty where no card is.
    pub fn possible(&self, seat: Seat) -> Kinds {
        Slots::of(self).possible_in_hand(seat)
    }

    /// The card that `seat` holds between turns, if this viewer can be sure of it.
    pub fn known(&self, seat: Seat) -> Option<Card> {
        self.possible(seat).only()
    }

    /// What the cards returned under the deck may be, the first to be drawn in front: this
    /// viewer's own returns are known, others' usually are not.
    pub fn returned(&self) -> impl Iterator<Item = Kinds> {
        self.under.iter()
    }

    /// Whether these two seats are known to hold equal cards.
    pub fn known_equal(&self, a: Seat, b: Seat) -> bool {
        let group = self.equal[a.index()];
        group != 0 && group == self.equal[b.index()]
    }

    /// Every character of the deck, or the one seen.
    fn kinds(&self, card: Option<Card>) -> Kinds {
        card.map_or(self.table.edition.deck().kinds(), Kinds::one)
    }

    /// Whoever holds a card equal to `seat`'s is known as well as `seat`.
    fn learn(&mut self, seat: Seat, kinds: Kinds) {
        let group = self.equal[seat.index()];
        for (held, other) in self.held.iter_mut().zip(self.equal) {
            if group != 0 && other == group {
                *held = held.and(kinds);
            }
        }
        self.held[seat.index()] = self.held[seat.index()].and(kinds);
    }

    /// The seat's card is gone or replaced by another.
    fn replace(&mut self, seat: Seat, kinds: Kinds) {
        self.held[seat.index()] = kinds;
        self.equal[seat.index()] = 0;
    }

    /// The next card of the deck, known where it was returned by somebody and seen doing so.
    fn take_top(&mut self, card: Option<Card>) -> Kinds {
        let kinds = self.kinds(card);
        if self.table.deck as usize > self.under.len() {
            return kinds;
        }
        let top = self.under.front().unwrap_or(kinds);
        self.under.pop();
        top.and(kinds)
    }

    pub(crate) fn see(&mut self, sight: &Sight) {
        match *sight {
            Happened::SetAside(_) => {
                self.held = [Kinds::NONE; MOST_PLAYERS];
                self.equal = [0; MOST_PLAYERS];
                self.drawn = [Kinds::NONE; 2];
                self.under = Under::EMPTY;
            }
            Happened::Dealt(seat, card) => self.held[seat.index()] = self.kinds(card),
            Happened::Drew(_, card) => self.drawn[0] = self.take_top(card),
            Happened::Played { seat, card, .. } => self.see_play(seat, card),
            Happened::Missed { target, named } => {
                self.learn(target, Kinds::ALL.without(named));
            }
            Happened::Looked { target, card, .. } => self.learn(target, self.kinds(card)),
            Happened::Compared { seat, target, cards, loser } => {
                self.see_comparison(seat, target, cards, loser);
            }
            Happened::Swapped { seat, target, cards: (given, got) } => {
                self.held.swap(seat.index(), target.index());
                self.equal.swap(seat.index(), target.index());
                self.learn(seat, self.kinds(got));
                self.learn(target, self.kinds(given));
            }
            Happened::Discarded(seat, card) => {
                self.learn(seat, Kinds::one(card));
                self.replace(seat, Kinds::NONE);
            }
            Happened::Redrew { seat, card, from } => {
                let kinds = match from {
                    Pile::Deck => self.take_top(card),
                    Pile::Aside => self.kinds(card),
                };
                self.replace(seat, kinds);
            }
            Happened::Consulted(_, card) => {
                let place = usize::from(!self.drawn[0].is_empty());
                self.drawn[place] = self.take_top(card);
            }
            Happened::Kept { seat, keep, under } => self.see_return(seat, keep, under),
            Happened::Out(seat, card) => {
                self.learn(seat, Kinds::one(card));
                self.replace(seat, Kinds::NONE);
                if let Some(winner) = self.baron_winner.take() {
                    self.learn(winner, above(card));
                }
            }
            Happened::Showed(seat, card) => self.learn(seat, Kinds::one(card)),
            Happened::Starter(_)
            | Happened::LaidOpen(..)
            | Happened::Turn(_)
            | Happened::RoundEnded { .. }
            | Happened::Won(_) => {}
        }
        self.table.apply(sight);
    }

    /// One of two cards is laid: what is left is the other.
    fn see_play(&mut self, seat: Seat, card: Card) {
        let (held, drawn) = (self.held[seat.index()], self.drawn[0]);
        let mut left = Kinds::NONE;
        if drawn.has(card) {
            left = left.or(held);
        }
        if held.has(card) {
            left = left.or(drawn);
        }
        // With the Countess, neither King nor Prince may be played (LL-46).
        if matches!(card, Card::King | Card::Prince) {
            left = left.without(Card::Countess);
        }
        self.drawn[0] = Kinds::NONE;
        if !held.has(card) {
            self.learn(seat, left);
        } else {
            if !drawn.has(card) {
                self.learn(seat, Kinds::one(card));
            }
            self.replace(seat, left);
        }
    }

    fn see_comparison(
        &mut self,
        seat: Seat,
        target: Seat,
        cards: (Option<Card>, Option<Card>),
        loser: Option<Seat>,
    ) {
        self.learn(seat, self.kinds(cards.0));
        self.learn(target, self.kinds(cards.1));
        match loser {
            Some(loser) => self.baron_winner = Some(if loser == seat { target } else { seat }),
            None => self.see_tie(seat, target),
        }
    }

    /// Equal hands: what is known of one is known of the other, from now on too.
    fn see_tie(&mut self, seat: Seat, target: Seat) {
        let shared = self.held[seat.index()].and(self.held[target.index()]);
        self.learn(seat, shared);
        self.learn(target, shared);
        let (old, new) = (self.equal[seat.index()], self.equal[target.index()]);
        // A number nobody bears: a seat that left its group may have left others behind in it.
        let free = (1..).find(|number| !self.equal.contains(number));
        let group = if new != 0 { new } else { free.unwrap_or(u8::MAX) };
        for equal in &mut self.equal {
            if old != 0 && *equal == old {
                *equal = group;
            }
        }
        self.equal[seat.index()] = group;
        self.equal[target.index()] = group;
    }

    /// Three cards, or two, are parted between the hand and the bottom of the deck.
    fn see_return(
        &mut self,
        seat: Seat,
        keep: Option<Card>,
        (first, last): (Option<Card>, Option<Option<Card>>),
    ) {
        let any = self.held[seat.index()].or(self.drawn[0]).or(self.drawn[1]);
        self.drawn = [Kinds::NONE; 2];
        self.replace(seat, any.and(self.kinds(keep)));
        self.under.push(any.and(self.kinds(first)));
        if let Some(last) = last {
            self.under.push(any.and(self.kinds(last)));
        }
    }
}
