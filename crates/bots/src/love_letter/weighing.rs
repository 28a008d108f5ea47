//! What a move is worth: every way it may turn out, by its chance.

use super::judgement::keeping;
use super::memory::Memory;
use super::odds::Odds;
use super::prospects::Prospect;
use love_letter::{Action, Card, View};
use tabletop::Seat;

/// Weighs the moves of one view.
pub(crate) struct Weigher<'a> {
    view: &'a View,
    memory: Memory,
    /// The round before the move.
    now: Prospect,
}

impl<'a> Weigher<'a> {
    /// Gets ready to weigh the moves of `me`.
    pub(crate) fn new(view: &'a View, me: Seat, memory: Memory) -> Weigher<'a> {
        Weigher { view, memory, now: Prospect::of(view, me, Card::Spy) }
    }

    /// The chance to win the match with this move.
    pub(crate) fn weigh(&self, action: Action) -> f64 {
        match action {
            Action::Play(Card::Princess) => self.princess(),
            Action::Play(Card::Chancellor) => self.chancellor(),
            Action::Play(Card::Handmaid) => self.handmaid(),
            Action::Play(card) => self.lay(card).worth(),
            Action::PlayOn(Card::King, target) => self.king(target),
            Action::PlayOn(Card::Prince, target) if target == self.now.me => self.prince_on_self(),
            Action::PlayOn(Card::Prince, target) => self.prince(target),
            Action::PlayOn(Card::Baron, target) => self.baron(target),
            Action::PlayOn(_, target) => self.priest(target),
            Action::Guess(target, named) => self.guard(target, named),
            Action::Keep(keep, first, last) => self.keep(keep, first, last),
        }
    }

    /// The round once `card` is laid and the other kept.
    fn lay(&self, card: Card) -> Prospect {
        let mine = keeping(self.view, card);
        let shown = self.memory.shown_if_kept(self.view, mine);
        let mut next = Prospect { mine, shown, ..self.now };
        next.belief.lay(card);
        if card == Card::Spy {
            next.spied = next.spied.with(next.me);
        }
        next
    }

    fn princess(&self) -> f64 {
        out(&self.lay(Card::Princess), self.now.me).worth()
    }

    fn handmaid(&self) -> f64 {
        Prospect { safe: true, ..self.lay(Card::Handmaid) }.worth()
    }

    /// The hands change places, and the other knows what the viewer has got.
    fn king(&self, target: Seat) -> f64 {
        let next = self.lay(Card::King);
        let swapped = Prospect { shown: 1.0, ..knowing(&next, target, Odds::sure(next.mine)) };
        let theirs = next.belief.hands[target.index()];
        expect(theirs, |card| Prospect { mine: card, ..swapped }.worth())
    }

    /// The best of three: of the cards that may come, each is worth what it is worth to keep.
    fn chancellor(&self) -> f64 {
        let next = self.lay(Card::Chancellor);
        if next.deck == 0 {
            return next.worth();
        }
        let draw = next.belief.top(next.deck);
        let worth = Card::ALL.map(|card| match card == next.mine || draw.of(card) > 0.0 {
            true => Prospect { mine: card, ..next }.worth(),
            false => 0.0,
        });
        let held = worth[next.mine as usize];
        expect(draw, |first| {
            let best = held.max(worth[first as usize]);
            match next.deck {
                1 => best,
                _ => expect(draw, |second| best.max(worth[second as usize])),
            }
        })
    }

    fn keep(&self, keep: Card, first: Card, last: Option<Card>) -> f64 {
        let shown = self.memory.shown_if_kept(self.view, keep);
        let mut next = Prospect { mine: keep, shown, ..self.now };
        for card in [Some(first), last].into_iter().flatten() {
            next.belief.put_under(card);
            next.deck += 1;
        }
        next.worth()
    }

    fn prince_on_self(&self) -> f64 {
        let next = self.lay(Card::Prince);
        let mut redrawn = draw(&next);
        match next.mine {
            Card::Princess => return out(&next, next.me).worth(),
            Card::Spy => redrawn.spied = redrawn.spied.with(next.me),
            _ => {}
        }
        expect(next.belief.top(next.deck), |card| {
            Prospect { mine: card, shown: 0.0, ..redrawn }.worth()
        })
    }

    fn prince(&self, target: Seat) -> f64 {
        let next = self.lay(Card::Prince);
        let redrawn = knowing(&draw(&next), target, next.belief.top(next.deck));
        let theirs = next.belief.hands[target.index()];
        let (princess, spy) = (theirs.of(Card::Princess), theirs.of(Card::Spy));
        let spied = || Prospect { spied: redrawn.spied.with(target), ..redrawn }.worth();
        times(princess, || out(&next, target).worth())
            + times(spy, spied)
            + times(1.0 - princess - spy, || redrawn.worth())
    }

    /// The lower hand goes out; equal hands know each other.
    fn baron(&self, target: Seat) -> f64 {
        let next = self.lay(Card::Baron);
        let theirs = next.belief.hands[target.index()];
        let equal = knowing(&next, target, Odds::sure(next.mine));
        times(theirs.below(next.mine), || out(&next, target).worth())
            + times(theirs.of(next.mine), || Prospect { shown: 1.0, ..equal }.worth())
            + times(theirs.above(next.mine), || out(&next, next.me).worth())
    }

    fn priest(&self, target: Seat) -> f64 {
        let next = self.lay(Card::Priest);
        let theirs = next.belief.hands[target.index()];
        expect(theirs, |card| knowing(&next, target, Odds::sure(card)).worth())
    }

    fn guard(&self, target: Seat, named: Card) -> f64 {
        let next = self.lay(Card::Guard);
        let theirs = next.belief.hands[target.index()];
        let hit = theirs.of(named);
        times(hit, || out(&next, target).worth())
            + times(1.0 - hit, || knowing(&next, target, theirs.without(named)).worth())
    }
}

/// The mean over everything that a card may be.
fn expect(odds: Odds, worth: impl Fn(Card) -> f64) -> f64 {
    odds.iter().map(|(card, chance)| chance * worth(card)).sum()
}

/// A chance times what it leads to, which is not looked at when it cannot happen.
fn times(chance: f64, worth: impl Fn() -> f64) -> f64 {
    if chance > 0.0 { chance * worth() } else { 0.0 }
}

/// The round with this seat out.
fn out(next: &Prospect, seat: Seat) -> Prospect {
    Prospect { inside: next.inside.without(seat), ..*next }
}

/// The round with something learned about this seat's card.
fn knowing(next: &Prospect, seat: Seat, odds: Odds) -> Prospect {
    let mut next = *next;
    next.belief.hands[seat.index()] = odds;
    next
}

/// The round with one card less in the deck.
fn draw(next: &Prospect) -> Prospect {
    let mut next = *next;
    next.belief.draw(next.deck);
    next.deck = next.deck.saturating_sub(1);
    next
}
