//! How a round stands when the viewer's turn is over: who will win it, and what is that worth?

use super::belief::Belief;
use super::race::Race;
use super::showdown::showdown;
use love_letter::{Card, MOST_PLAYERS, View};
use tabletop::{Seat, Seats};

// What speaks for winning the round, in logarithmic odds. Tuned in matches against `casual` and
// against itself, with two and four players and both decks.

/// Being ahead if everybody just drew on.
const AHEAD: f64 = 0.45;
/// The same, the more of it the fewer turns are left.
const AHEAD_LATE: f64 = 0.6;
/// A Guard that names the viewer's card before the next turn.
const GUARD_DANGER: f64 = -6.0;
/// A Baron with a higher card.
const BARON_DANGER: f64 = -3.6;
/// A Prince, with the Princess in hand.
const PRINCE_DANGER: f64 = -3.5;
/// A King, the worse the higher the card.
const KING_DANGER: f64 = -0.6;
/// A Guard of one's own next turn, by the best guess there is.
const GUARD_CHANCE: f64 = 1.4;
/// A Baron of one's own next turn.
const BARON_CHANCE: f64 = 1.8;
/// What else a card is good for while the deck is full, by value.
const HELD_EARLY: [f64; 10] = [0.15, 0.6, -0.5, 0.0, -0.4, -0.2, 1.05, 0.9, 0.3, 0.75];

/// How often a loser is still in the round when it ends and takes the Spy's token.
const STAYS_IN: f64 = 0.7;

/// A round as the viewer leaves it to the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospect {
    /// The viewer's seat.
    pub(crate) me: Seat,
    /// The card in the viewer's hand.
    pub(crate) mine: Card,
    /// Whether a Handmaid protects it.
    pub(crate) safe: bool,
    /// The chance that somebody has seen it.
    pub(crate) shown: f64,
    /// Who is in the round.
    pub(crate) inside: Seats,
    /// Who has played or discarded a Spy.
    pub(crate) spied: Seats,
    /// How many cards the deck holds.
    pub(crate) deck: u8,
    /// What the viewer believes of the face-down cards.
    pub(crate) belief: Belief,
    /// The match.
    pub(crate) race: Race,
}

impl Prospect {
    /// The round as it stands for `me`, who is to be left with `mine`.
    pub(crate) fn of(view: &View, me: Seat, mine: Card) -> Prospect {
        Prospect {
            me,
            mine,
            safe: false,
            shown: 0.0,
            inside: view.table.inside,
            spied: view.table.spied,
            deck: view.table.deck,
            belief: Belief::of(view, me),
            race: Race::of(&view.table, me),
        }
    }

    /// The chance to win the match.
    pub(crate) fn worth(&self) -> f64 {
        let winners = self.winners();
        let round: f64 =
            self.inside.into_iter().map(|seat| winners[seat.index()] * self.race.after(seat)).sum();
        round + self.spy_bonus(&winners)
    }

    /// What the Spy's token adds: to whoever is the only one left with a Spy (LL-88).
    fn spy_bonus(&self, winners: &[f64; MOST_PLAYERS]) -> f64 {
        let spies = self.spied.and(self.inside);
        let stays = |seat: Seat| {
            let wins = winners[seat.index()];
            wins + (1.0 - wins) * STAYS_IN
        };
        let bonus = |seat: Seat| {
            let others = spies.without(seat).into_iter();
            let alone: f64 = others.map(|other| 1.0 - stays(other)).product();
            stays(seat) * alone * (self.race.after(seat) - self.race.now)
        };
        spies.into_iter().map(bonus).sum()
    }

    /// The chance of each seat to win the round.
    fn winners(&self) -> [f64; MOST_PLAYERS] {
        let mut chances = showdown(self);
        let ahead = chances[self.me.index()];
        let settled = self.deck == 0 || self.inside.len() == 1 || !self.inside.has(self.me);
        if settled {
            return chances;
        }
        let wins = 1.0 / (1.0 + (-self.log_odds(ahead)).exp());
        // The others share what is left as they would share a showdown.
        let scale = (1.0 - wins) / (1.0 - ahead).max(f64::MIN_POSITIVE);
        chances = chances.map(|chance| chance * scale);
        chances[self.me.index()] = wins;
        chances
    }

    /// The logarithmic odds of winning a round that goes on.
    fn log_odds(&self, ahead: f64) -> f64 {
        let players = f64::from(self.inside.len());
        let deck = f64::from(self.deck);
        let late = players / (players + deck);
        let early = deck / (deck + 2.0 * players);
        let ahead = ahead.clamp(0.02, 0.98);
        (AHEAD + AHEAD_LATE * late) * (ahead / (1.0 - ahead)).ln()
            + HELD_EARLY[self.mine as usize] * early
            + self.dangers()
            + self.chances()
    }

    /// What the others may do to the viewer's card before the viewer's next turn.
    fn dangers(&self) -> f64 {
        if self.safe {
            return 0.0;
        }
        let others = self.inside.without(self.me);
        let on_me = 1.0 / f64::from(others.len().max(1));
        let guessed = self.shown + (1.0 - self.shown) * self.belief.guess_at_own(self.mine);
        let draw = &self.belief.deck;
        let (mut no_guard, mut no_baron, mut no_prince, mut no_king) = (1.0, 1.0, 1.0, 1.0);
        for seat in others {
            let hand = &self.belief.hands[seat.index()];
            let has = |card: Card| 1.0 - (1.0 - hand.of(card)) * (1.0 - draw.of(card));
            let higher = hand.of(Card::Baron) * draw.above(self.mine)
                + draw.of(Card::Baron) * hand.above(self.mine);
            no_guard *= 1.0 - on_me * has(Card::Guard) * guessed;
            no_baron *= 1.0 - on_me * higher;
            no_prince *= 1.0 - on_me * has(Card::Prince);
            no_king *= 1.0 - on_me * has(Card::King);
        }
        let princess = f64::from(self.mine == Card::Princess);
        let height = f64::from(self.mine.value()) / 9.0;
        GUARD_DANGER * (1.0 - no_guard)
            + BARON_DANGER * (1.0 - no_baron)
            + PRINCE_DANGER * (1.0 - no_prince) * princess
            + KING_DANGER * (1.0 - no_king) * height
    }

    /// What the viewer may do to others on the next turn.
    fn chances(&self) -> f64 {
        let has = |card| if self.mine == card { 1.0 } else { self.belief.deck.of(card) };
        let (mut guess, mut beat) = (0.0f64, 0.0f64);
        for seat in self.inside.without(self.me) {
            let hand = &self.belief.hands[seat.index()];
            guess = guess.max(hand.best_guess());
            beat = beat.max(hand.below(self.mine));
        }
        GUARD_CHANCE * guess * has(Card::Guard) + BARON_CHANCE * beat * has(Card::Baron)
    }
}
