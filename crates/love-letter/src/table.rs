//! What everybody can see. The true state and every view hold one of these and change it by the
//! same function.

use crate::setup::tokens_to_win;
use crate::{Card, Cards, Edition, Happened, Pile, Setup};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, Tokens};

/// Room for the most players any edition seats, rounded up to a power of two.
pub const MOST_PLAYERS: usize = 8;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Chance names the starter among these (LL-14, LL-103).
    Starter(Seats),
    /// A card is set aside face down (LL-11).
    SetAside,
    /// A card is laid open on this place, two players only (LL-12).
    LayOpen(u8),
    /// This seat is dealt its starting hand (LL-13).
    DealHand(Seat),
    /// The active player draws (LL-19).
    Draw,
    /// The active player plays a card (LL-21).
    Play,
    /// This seat replaces the hand that a Prince made it discard (LL-61).
    Redraw(Seat),
    /// The active player draws for the Chancellor, so many more times (LL-53).
    Consult(u8),
    /// The active player keeps one card for the Chancellor (LL-54).
    Keep,
    /// These seats have won the game (LL-106).
    Over(Seats),
}

/// How a card came to lie in a row (LL-40).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Laid {
    /// By being played.
    Played,
    /// By a Prince or by going out.
    Discarded,
}

/// All cards played or discarded this round, oldest first (LL-38 to LL-40).
///
/// One list for the whole table: a row is the part of it that lies before one seat. It has more
/// room than 21 cards need, so that its index is masked rather than divided.
#[derive(Clone, Copy)]
pub struct Rows {
    laid: [u8; 32],
    len: u8,
}

impl Default for Rows {
    #[inline(always)]
    fn default() -> Rows {
        Rows { laid: [0; 32], len: 0 }
    }
}

/// Only what lies there counts, not what an earlier round left in unused places.
impl PartialEq for Rows {
    fn eq(&self, other: &Rows) -> bool {
        self.laid[..self.len as usize] == other.laid[..other.len as usize]
    }
}

impl Eq for Rows {}

impl Rows {
    #[inline(always)]
    pub(crate) fn lay(&mut self, seat: Seat, card: Card, how: Laid) {
        self.laid[self.len as usize % 32] = seat.0 << 5 | (how as u8) << 4 | card as u8;
        self.len += 1;
    }

    #[inline(always)]
    fn clear(&mut self) {
        self.len = 0;
    }

    /// Every card laid, in order: before whom, which, and how.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Card, Laid)> {
        self.laid[..self.len as usize].iter().map(|&byte| {
            let how = if byte >> 4 & 1 == 0 { Laid::Played } else { Laid::Discarded };
            (Seat(byte >> 5), Card::ALL[(byte & 15) as usize], how)
        })
    }

    /// The cards before one seat, in order.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (Card, Laid)> {
        self.iter().filter(move |(owner, _, _)| *owner == seat).map(|(_, card, how)| (card, how))
    }

    /// How many cards lie on the table.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.len as usize
    }
}

impl std::fmt::Debug for Rows {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The public side of a match: everything that every seat and every spectator sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
// In this order, no byte that is read soon after its neighbours are written begins a word: it would
// be read as one, and the processor would have to wait until all four are stored.
#[repr(C)]
pub struct Table {
    /// The deck in use.
    pub edition: Edition,
    /// How many play.
    pub players: u8,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// What comes next.
    pub step: Step,
    /// The starter of this round.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Who is in the round; the others' seals are broken (LL-34).
    pub inside: Seats,
    /// Who is protected by a Handmaid (LL-69).
    pub protected: Seats,
    /// Who has played or discarded a Spy this round (LL-88).
    pub spied: Seats,
    /// How many cards the deck holds (LL-41).
    pub deck: u8,
    /// Whether the card set aside face down is still there (LL-64).
    pub aside: bool,
    /// The cards laid open at set-up (LL-12).
    pub open: [Option<Card>; 3],
    /// Favour tokens by seat (LL-105).
    pub tokens: Tokens,
    /// What lies before the players (LL-38).
    pub rows: Rows,
}

impl Table {
    #[inline(always)]
    pub(crate) fn new(setup: &Setup) -> Table {
        let first = setup.first().unwrap_or(Seat(0));
        Table {
            edition: setup.edition(),
            players: setup.players(),
            round: 0,
            step: match setup.first() {
                Some(_) => Step::SetAside,
                None => Step::Starter(Seats::all(setup.players())),
            },
            first,
            active: first,
            inside: Seats::all(setup.players()),
            protected: Seats::NONE,
            spied: Seats::NONE,
            deck: setup.edition().deck().len() as u8,
            aside: false,
            open: [None; 3],
            tokens: Tokens::default(),
            rows: Rows::default(),
        }
    }

    /// The tokens that end the game (LL-105).
    #[inline(always)]
    pub fn tokens_to_win(&self) -> u8 {
        tokens_to_win(self.players)
    }

    /// The tokens left in the supply of 13, which may run out (LL-9, LL-109).
    pub fn supply(&self) -> u8 {
        13u8.saturating_sub(self.tokens.total())
    }

    /// Whom the active player may choose among the others (LL-26, LL-28, LL-29).
    #[inline(always)]
    pub fn choosable(&self) -> Seats {
        self.inside.minus(self.protected).without(self.active)
    }

    /// The cards that nobody has seen laid: in hands, in the deck, or set aside.
    pub fn unlaid(&self) -> Cards {
        let mut cards = self.edition.deck();
        for (_, card, _) in self.rows.iter() {
            cards.take(card);
        }
        for card in self.open.into_iter().flatten() {
            cards.take(card);
        }
        cards
    }

    /// Changes the table as an event does. `C` is the card of the truth or a viewer's idea of it:
    /// nothing here looks at it.
    #[inline(always)]
    pub(crate) fn apply<C>(&mut self, event: &Happened<C>) {
        match *event {
            Happened::Starter(seat) => self.next_starter(seat),
            Happened::SetAside(_) => self.begin_round(),
            Happened::LaidOpen(place, card) => {
                self.deck -= 1;
                self.open[place.min(2) as usize] = Some(card);
                self.step =
                    if place == 2 { Step::DealHand(self.first) } else { Step::LayOpen(place + 1) };
            }
            Happened::Dealt(seat, _) => {
                self.deck -= 1;
                let next = seat.left(self.players);
                self.step = if next == self.first { Step::Draw } else { Step::DealHand(next) };
            }
            Happened::Turn(seat) => {
                self.active = seat;
                self.protected = self.protected.without(seat);
                self.step = Step::Draw;
            }
            Happened::Drew(..) => {
                self.deck -= 1;
                self.step = Step::Play;
            }
            Happened::Played { seat, card, .. } => {
                self.rows.lay(seat, card, Laid::Played);
                match card {
                    Card::Handmaid => self.protected = self.protected.with(seat),
                    Card::Spy => self.spied = self.spied.with(seat),
                    Card::Chancellor if self.deck > 0 => {
                        self.step = Step::Consult(self.deck.min(2))
                    }
                    _ => {}
                }
            }
            Happened::Missed { .. }
            | Happened::Looked { .. }
            | Happened::Compared { .. }
            | Happened::Swapped { .. }
            | Happened::Showed(..) => {}
            Happened::Discarded(seat, card) => {
                self.rows.lay(seat, card, Laid::Discarded);
                if card == Card::Spy {
                    self.spied = self.spied.with(seat);
                }
                self.step = Step::Redraw(seat);
            }
            Happened::Redrew { from: Pile::Deck, .. } => self.deck -= 1,
            Happened::Redrew { from: Pile::Aside, .. } => self.aside = false,
            Happened::Consulted(..) => {
                self.deck -= 1;
                if let Step::Consult(left) = self.step {
                    self.step = if left > 1 { Step::Consult(left - 1) } else { Step::Keep };
                }
            }
            Happened::Kept { ref under, .. } => self.deck += 1 + u8::from(under.1.is_some()),
            Happened::Out(seat, card) => {
                self.rows.lay(seat, card, Laid::Discarded);
                self.inside = self.inside.without(seat);
            }
            Happened::RoundEnded { winners, spy, .. } => {
                self.tokens.award(winners);
                if let Some(seat) = spy {
                    self.tokens.award(Seats::one(seat));
                }
                match winners.first() {
                    Some(winner) if winners.len() == 1 => self.next_starter(winner),
                    _ => self.step = Step::Starter(winners),
                }
            }
            Happened::Won(seats) => self.step = Step::Over(seats),
        }
    }

    #[inline(always)]
    fn next_starter(&mut self, seat: Seat) {
        self.first = seat;
        self.active = seat;
        self.step = Step::SetAside;
    }

    /// Everything but tokens and seats is cleared (LL-101, LL-104).
    #[inline(always)]
    fn begin_round(&mut self) {
        self.round += 1;
        self.inside = Seats::all(self.players);
        self.protected = Seats::NONE;
        self.spied = Seats::NONE;
        self.deck = self.edition.deck().len() as u8 - 1;
        self.aside = true;
        self.open = [None; 3];
        self.rows.clear();
        self.step = if self.players == 2 { Step::LayOpen(0) } else { Step::DealHand(self.first) };
    }
}
