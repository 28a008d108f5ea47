//! The end of a round if everybody just draws and keeps the higher card.

use super::odds::Odds;
use super::prospects::Prospect;
use love_letter::MOST_PLAYERS;
use tabletop::Seats;

/// The chances of a hand, by value, that it is this or less when the deck runs out.
type UpTo = [f64; 10];

/// The chance of each seat to show the highest card, ties shared.
///
/// Exact when the deck is empty and there is one other player. Before that it tells who is ahead:
/// who has the last draw, who gets the cards that a Chancellor returned, who can still improve.
pub(crate) fn showdown(round: &Prospect) -> [f64; MOST_PLAYERS] {
    let mut hands = [[1.0; 10]; MOST_PLAYERS];
    for seat in round.inside {
        let hand = match seat == round.me {
            true => Odds::sure(round.mine),
            false => round.belief.hands[seat.index()],
        };
        hands[seat.index()] = hand.up_to();
    }
    let shuffled = usize::from(round.deck).saturating_sub(round.belief.returned);
    let deck = round.belief.deck.up_to();
    let mut seat = round.me;
    for turn in 0..usize::from(round.deck) {
        seat = round.inside.after(seat).unwrap_or(seat);
        let draw = match turn.checked_sub(shuffled) {
            None => deck,
            Some(place) => round.belief.under[place % 4].up_to(),
        };
        for (hand, draw) in hands[seat.index()].iter_mut().zip(draw) {
            *hand *= draw;
        }
    }
    highest(round.inside, &hands)
}

/// The chance of each of these seats to be highest.
fn highest(inside: Seats, hands: &[UpTo; MOST_PLAYERS]) -> [f64; MOST_PLAYERS] {
    let mut chances = [0.0; MOST_PLAYERS];
    for seat in inside {
        let own = &hands[seat.index()];
        for value in 0..10 {
            let lower = |hand: &UpTo| if value == 0 { 0.0 } else { hand[value - 1] };
            let mut chance = own[value] - lower(own);
            for other in inside.without(seat) {
                let theirs = &hands[other.index()];
                chance *= (theirs[value] + lower(theirs)) / 2.0;
            }
            chances[seat.index()] += chance;
        }
    }
    let sum: f64 = chances.iter().sum();
    chances.map(|chance| chance / sum.max(f64::MIN_POSITIVE))
}
