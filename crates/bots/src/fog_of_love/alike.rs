//! Players who agree by agreement: not partners, but a measure of what the cards give to those who do.

use crate::{Bot, Random};
use fog_of_love::{Action, Asked, FogOfLove, View};
use rand_core::Rng;
use tabletop::mix;

/// Plays at random, but so often in a hundred takes the option that a coin thrown for both says.
#[derive(Debug)]
pub struct Alike {
    percent: u64,
    random: Random<Action>,
}

impl Alike {
    /// A player who agrees with others of the kind so often in a hundred.
    pub fn new(percent: u64) -> Alike {
        Alike { percent, random: Random::new() }
    }
}

impl Bot<FogOfLove> for Alike {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        if let Asked::Choice(letters) = view.table.asked {
            // What lies on the table is the same for both, and hardly ever the same twice.
            let table = &view.table;
            let laid = table.laid.iter().fold(0, |seed, scene| mix(seed, u64::from(scene.0)));
            let people = table.people.map(|who| u64::from(who.satisfaction.unsigned_abs()));
            let coin = mix(mix(laid, people[0]), mix(people[1], u64::from(table.chapter)));
            let nth = (coin >> 8) % u64::from(letters.count().max(1));
            if coin % 100 < self.percent
                && let Some(letter) = letters.iter().nth(nth as usize)
            {
                return Action::Choose(letter);
            }
        }
        <Random<Action> as Bot<FogOfLove>>::choose(&mut self.random, view, rng)
    }
}
