//! Shorter words for cards and turns.

use super::{Card, Pack, Play, aspect};
use fog_of_love::content::*;
use fog_of_love::{Asked, Dealt, Event, Phase};
use tabletop::{Seat, Viewer};

/// Tokens for somebody.
pub fn tokens(who: Who, on: &str, count: i8) -> Effect {
    Effect::Tokens(who, aspect(on), Amount::fixed(count))
}

/// Effects under a condition.
pub fn when(when: Condition, then: &[Effect]) -> Effect {
    Effect::If { when, then: then.to_vec(), otherwise: Vec::new() }
}

/// Cards of a kind, by number.
pub fn dealt<const N: usize>(kind: ChangeOf, numbers: [u8; N]) -> [Dealt; N] {
    numbers.map(|number| Dealt::numbered(kind, number))
}

/// `letter('a')`: A.
pub fn letter(text: char) -> Letter {
    Letter::at(text as usize - 'a' as usize).expect("a letter from a to d")
}

/// `letters("ac")`: A and C.
pub fn letters(text: &str) -> Letters {
    text.chars().map(letter).collect()
}

/// Satisfaction that grows with a measure.
pub fn per(who: Who, of: Measure, every: u8, times: i8, limit: u8) -> Effect {
    let share = Some(Share { of, every, times, limit });
    Effect::Satisfaction(who, Amount { plus: 0, share })
}

/// A change of a kind of card, the one given up being picked so.
pub fn change(who: Who, what: ChangeOf, pick: Pick) -> Effect {
    Effect::Change(Change { who, what, pick, selects: Kept::Self_ })
}

/// A move of a destiny.
pub fn destiny(who: Who, how: DestinyMove, which: Which) -> Effect {
    Effect::Destiny { who, how, which, optional: false }
}

/// One destiny is discarded.
pub const DISCARD: DestinyMove = DestinyMove::Discard { count: 1, reveal: false };

/// Just this destiny.
pub fn named(number: u8) -> Which {
    Which::Named(Destinies::one(Destiny(number)))
}

/// So many of somebody's secrets are revealed.
pub fn reveal_secret(who: Who, count: u8) -> Effect {
    Effect::RevealSecret { who, count: HowMany::Exactly(count), tag: None }
}

/// A reveal-a-secret scene.
pub fn revealer(id: &str) -> Card {
    super::scene(id).kind(Kind::RevealSecret).more(&[reveal_secret(Who::Partner, 1)])
}

impl Pack {
    /// With further scenes, below all others in their decks.
    pub fn also(self, cards: impl IntoIterator<Item = Card>) -> Pack {
        self.with(|content| content.scenes.extend(cards.into_iter().map(|card| card.0)))
    }

    /// Changes the story in passing.
    pub fn telling(mut self, change: impl FnOnce(&mut Story)) -> Pack {
        change(self.story());
        self
    }
}

impl Play {
    /// Goes on with first moves until somebody's turn begins, or the game is over.
    pub fn rest(&mut self) -> &mut Play {
        while !self.is_at_turn() && self.table().phase != Phase::Over {
            self.first_legal();
        }
        self
    }

    /// Whether a player is asked for the turn's play.
    pub fn is_at_turn(&self) -> bool {
        self.table().asked == Asked::Turn && !self.table().waiting.is_empty()
    }

    /// A turn with this scene, everything in it answered with first moves.
    #[track_caller]
    pub fn turn(&mut self, seat: Seat, id: &str) -> &mut Play {
        self.play(seat, id).rest()
    }

    /// A turn with the first plain scene in hand.
    #[track_caller]
    pub fn plain(&mut self, seat: Seat) -> &mut Play {
        let id = self.hand(seat).into_iter().find(|id| id.contains("plain"));
        self.turn(seat, &id.expect("a plain scene"))
    }

    /// The ids of the scenes on the table, in order.
    pub fn laid(&self) -> Vec<String> {
        let content = self.state.book().content();
        self.table().laid.iter().map(|scene| content.scenes[scene.index()].id.clone()).collect()
    }

    /// What somebody perceived of everything since the first `from` events, as text.
    pub fn seen(&self, viewer: Viewer, from: usize) -> String {
        serde_json::to_string(&self.sights(viewer, from)).expect("sights can be written")
    }

    /// Where the first event of a kind is among those since `from`.
    #[track_caller]
    pub fn place(&self, from: usize, test: impl Fn(&Event) -> bool) -> usize {
        self.events[from..].iter().position(test).expect("it happened")
    }
}
