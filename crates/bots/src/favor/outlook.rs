//! Who will win the game, seen from a position: exactly at the end of the last round, estimated
//! before.

use super::doors::{Deal, MOST_DEALS};
use super::position::Position;
use favor::{BONUS_POINTS, Clue, Clues, Door, MOST_PLAYERS, ROUNDS, Score};

/// How far totals spread in the rounds still to come, by how many these are.
const SPREAD_AFTER: [f32; 3] = [0.0, 4.5, 6.5];
/// How far totals spread in the rest of a round: at least, and for each card of the deck.
const SPREAD: f32 = 1.0;
const SPREAD_PER_CARD: f32 = 0.3;
/// The same for the token bonus.
const BONUS_SPREAD: f32 = 0.8;
const BONUS_SPREAD_PER_CARD: f32 = 0.5;
/// How much of what somebody wants in the deck all players get together, and what each can count on
/// without a token.
const HUNGER: f32 = 1.3;
const BASE_POWER: f32 = 4.5;
/// What it is worth to have the next turn.
const TURN: f32 = 0.3;

/// Each seat's chance to win the game.
pub(crate) type Chances = [f32; MOST_PLAYERS];

/// The chances once the round is over (FV-46, FV-61, FV-67 to FV-69).
pub(crate) fn at_the_end(position: &Position, deal: &Deal) -> Chances {
    let most = position.tokens.into_iter().max();
    let mut totals = [0.0; MOST_PLAYERS];
    for seat in position.seats() {
        let at = seat.index();
        let cards = Score::of(deal[at], position.collections[at]).points();
        let bonus = if Some(position.tokens[at]) == most { BONUS_POINTS } else { 0 };
        totals[at] = f32::from(position.totals[at] + cards + bonus);
    }
    if position.round < ROUNDS {
        return shares(position, &totals, SPREAD_AFTER[usize::from(ROUNDS - position.round)]);
    }
    // Ties are broken by tokens, then by turn order.
    let rank = |at: usize| {
        let turn = (at + usize::from(position.players) - position.first.index())
            % usize::from(position.players);
        totals[at] + f32::from(position.tokens[at]) / 100.0 - turn as f32 / 1000.0
    };
    let players = usize::from(position.players);
    let winner = (0..players).max_by(|&a, &b| rank(a).total_cmp(&rank(b))).unwrap_or(0);
    std::array::from_fn(|at| if at == winner { 1.0 } else { 0.0 })
}

/// The chances between auctions, with cards left in the deck, deal by deal.
pub(crate) fn estimated(position: &Position, deals: &[Deal], next: usize) -> [Chances; MOST_DEALS] {
    let left = f32::from(position.left);
    let bonus = bonus_chances(position, BONUS_SPREAD + BONUS_SPREAD_PER_CARD * left);
    let all_tokens: u8 = position.tokens.into_iter().sum();
    let scale = HUNGER / (f32::from(all_tokens) + BASE_POWER * f32::from(position.players));
    let mut expected = [[0.0; 4]; MOST_PLAYERS];
    for seat in position.seats() {
        let at = seat.index();
        let own = position.collections[at];
        let power = (f32::from(position.tokens[at]) + BASE_POWER) * scale;
        let turn = if at == next { TURN } else { 0.0 };
        let base = f32::from(position.totals[at]) + f32::from(BONUS_POINTS) * bonus[at] + turn;
        for door in Door::ALL {
            expected[at][door as usize] = base
                + f32::from(Score::of(door, own).points())
                + power * wanted(door, own, position.deck);
        }
    }
    let later = SPREAD_AFTER[usize::from(ROUNDS - position.round)];
    let now = SPREAD_PER_CARD * left + SPREAD;
    let spread = (later * later + now * now).sqrt();
    let mut prospects = [[0.0; MOST_PLAYERS]; MOST_DEALS];
    for (chances, deal) in prospects.iter_mut().zip(deals) {
        let totals = std::array::from_fn(|at| expected[at][deal[at] as usize]);
        *chances = shares(position, &totals, spread);
    }
    prospects
}

/// What the cards of the deck that somebody wants are worth to them together.
fn wanted(door: Door, own: Clues, deck: Clues) -> f32 {
    let count = |clue| deck.count(clue) as f32;
    let mut sum = 3.0 * count(door.exact()) + count(door.wrong_colour()) + count(door.wrong_role());
    for (special, helps) in
        [(Clue::BlueRed, door.wrong_colour()), (Clue::LadyTiger, door.wrong_role())]
    {
        // A special clue in the deck, or one held that waits for its card.
        if deck.has(special) && (own.has(helps) || deck.has(helps)) {
            sum += if own.has(helps) { 2.0 } else { 1.0 };
        }
        if own.has(special) && !own.has(helps) && deck.has(helps) {
            sum += 2.0;
        }
    }
    sum
}

/// Each seat's chance of the bonus: surely for the leaders at the end of the round, less and less
/// surely the wider the spread.
fn bonus_chances(position: &Position, spread: f32) -> [f32; MOST_PLAYERS] {
    let mut chances = [0.0; MOST_PLAYERS];
    for seat in position.seats() {
        let mut chance = 1.0;
        for other in position.seats().without(seat) {
            let lead = f32::from(position.tokens[seat.index()])
                - f32::from(position.tokens[other.index()]);
            chance *= 1.0 / (1.0 + (-(lead + 0.5) / spread).exp());
        }
        chances[seat.index()] = chance;
    }
    chances
}

/// Chances out of expected totals: the wider the spread of what is still to come, the less a lead
/// says.
fn shares(position: &Position, totals: &[f32; MOST_PLAYERS], spread: f32) -> Chances {
    let mut chances = [0.0; MOST_PLAYERS];
    let best = position.seats().into_iter().map(|s| totals[s.index()]).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for seat in position.seats() {
        let at = seat.index();
        chances[at] = ((totals[at] - best) / spread).exp();
        sum += chances[at];
    }
    chances.map(|chance| chance / sum)
}
