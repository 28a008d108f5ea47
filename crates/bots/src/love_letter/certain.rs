//! Moves that are certain to lose the round, whatever the face-down cards are.

use super::judgement::keeping;
use love_letter::{Action, Card, Cards, Kinds, MOST_PLAYERS, View};
use tabletop::{Seat, Seats};

/// Whether this move of the viewer's loses the round for certain: in every way the unseen cards
/// may lie, by the end of the turn the viewer is out, or the deck has run out and somebody
/// shows a higher card.
///
/// Exact: it tries the deals that agree with the view, not each player's cards by themselves.
/// Beyond this turn nothing is certain, as others may blunder. The move is taken to be legal.
pub fn loses_for_certain(view: &View, action: Action) -> bool {
    let Some(me) = view.viewer.seat() else { return false };
    let last_turn = view.table.deck == 0;
    // A Prince's victim draws: the turn may empty the deck even if one card is left.
    let last_draw = view.table.deck <= 1;
    match action {
        Action::Play(Card::Princess) => true,
        Action::PlayOn(Card::Prince, target) if target == me => {
            keeping(view, Card::Prince) == Card::Princess
                || (last_draw && !Round::of(view, me).can_redraw_highest())
        }
        Action::PlayOn(Card::Prince, target) => {
            let mine = keeping(view, Card::Prince);
            last_draw && !Round::of(view, me).can_survive_redraw(mine, target)
        }
        Action::PlayOn(Card::Baron, target) if !last_turn => {
            let mine = keeping(view, Card::Baron);
            view.possible(target).and(up_to(mine)).is_empty()
        }
        Action::PlayOn(Card::King, target) => {
            let mine = keeping(view, Card::King);
            last_turn && !Round::of(view, me).can_swap_for_highest(mine, target)
        }
        Action::Guess(target, named) => {
            let mine = keeping(view, Card::Guard);
            last_turn && !Round::of(view, me).can_be_highest_unless(mine, target, named)
        }
        // On the last turn a Baron's loser goes out, so all the same nobody may hold more.
        Action::Play(card) | Action::PlayOn(card, _) => {
            last_turn && !Round::of(view, me).can_be_highest(keeping(view, card))
        }
        Action::Keep(..) => false,
    }
}

/// Every character up to `card`.
fn up_to(card: Card) -> Kinds {
    Card::ALL[..=card as usize].iter().copied().collect()
}

/// The face-down cards that matter on the last turn.
struct Round<'a> {
    view: &'a View,
    others: Seats,
    /// What each other player may hold.
    hands: [Kinds; MOST_PLAYERS],
    /// What the last card of the deck may be or, when that is drawn, the card set aside.
    next: Kinds,
    unseen: Cards,
}

impl<'a> Round<'a> {
    fn of(view: &'a View, me: Seat) -> Round<'a> {
        let others = view.table.inside.without(me);
        let mut hands = [Kinds::NONE; MOST_PLAYERS];
        for seat in others {
            hands[seat.index()] = view.possible(seat);
        }
        let next = view.returned().next().unwrap_or(Kinds::ALL);
        Round { view, others, hands, next, unseen: view.unseen() }
    }

    /// Nobody may hold more than `mine`.
    fn can_be_highest(&self, mine: Card) -> bool {
        self.fits(up_to(mine), &[], None)
    }

    /// Nobody may hold more than `mine`, unless the Guard puts the target out.
    fn can_be_highest_unless(&self, mine: Card, target: Seat, named: Card) -> bool {
        self.fits(up_to(mine), &[(target, up_to(mine).with(named))], None)
    }

    /// The viewer discards, and draws a card that nobody beats.
    fn can_redraw_highest(&self) -> bool {
        self.next.iter().any(|card| self.fits(up_to(card), &[], Some(Kinds::one(card))))
    }

    /// The target discards the Princess and goes out without drawing (LL-62), so that the round
    /// goes on if a card is left; or draws nothing higher than `mine`.
    fn can_survive_redraw(&self, mine: Card, target: Seat) -> bool {
        let princess = Kinds::one(Card::Princess);
        let anything_else = Kinds::ALL.without(Card::Princess);
        let goes_out = match self.view.table.deck {
            0 => self.fits(up_to(mine), &[(target, princess)], None),
            _ => self.hands[target.index()].has(Card::Princess),
        };
        goes_out || self.fits(up_to(mine), &[(target, anything_else)], Some(up_to(mine)))
    }

    /// The target gives a card that neither `mine` nor anybody's beats.
    fn can_swap_for_highest(&self, mine: Card, target: Seat) -> bool {
        let at_least = |card: &Card| *card >= mine;
        self.hands[target.index()]
            .iter()
            .filter(at_least)
            .any(|card| self.fits(up_to(card), &[(target, Kinds::one(card))], None))
    }

    /// Whether the unseen cards can lie so that all others hold one of `kinds`, or of what is said
    /// about them in particular, and the next card, if it is asked for, is one of `next`.
    fn fits(&self, kinds: Kinds, particular: &[(Seat, Kinds)], next: Option<Kinds>) -> bool {
        let mut wanted = self.hands.map(|hand| hand.and(kinds));
        for &(seat, kinds) in particular {
            wanted[seat.index()] = self.hands[seat.index()].and(kinds);
        }
        self.deal(self.others, &wanted, next.map(|kinds| kinds.and(self.next)), self.unseen)
    }

    /// Deals to these seats, one after the other, what is wanted of them; then the next card.
    fn deal(
        &self,
        seats: Seats,
        wanted: &[Kinds; MOST_PLAYERS],
        next: Option<Kinds>,
        left: Cards,
    ) -> bool {
        let Some(seat) = seats.first() else {
            return next.is_none_or(|kinds| !left.only(kinds).is_empty());
        };
        let seats = seats.without(seat);
        wanted[seat.index()].iter().filter(|&card| left.has(card)).any(|card| {
            let (mut wanted, mut left) = (*wanted, left);
            left.take(card);
            for other in seats.into_iter().filter(|&other| self.view.known_equal(seat, other)) {
                wanted[other.index()] = wanted[other.index()].and(Kinds::one(card));
            }
            self.deal(seats, &wanted, next, left)
        })
    }
}
