//! Who plays the games by which cards are judged.

use bots::Bot;
use bots::fog_of_love::{Alike, LEVELS};
use fog_of_love::FogOfLove;

/// Partners that are told apart.
pub const KINDS: usize = 8;

/// Those who may play: three that measure the cards, then the partners proper.
pub const NAMES: [&str; KINDS] = [
    "random",
    "half-alike",
    "alike",
    "casual",
    "club",
    "club-devoted",
    "club-selfish",
    "club-mischievous",
];

/// The first of the partners proper.
const PROPER: usize = 3;

/// Those who are no partners but a measure: random players who choose independently, agree half of
/// the time, agree always.
pub const MEASURES: [usize; 3] = [0, 1, 2];

/// A couple, as places among [`NAMES`].
pub type Couple = [usize; 2];

/// Whether somebody is a partner proper, and no measure.
pub fn is_proper(kind: usize) -> bool {
    kind >= PROPER
}

/// All couples: every partner with every other and with its like, after the three measures.
pub fn couples() -> Vec<Couple> {
    let measures = MEASURES.into_iter().map(|kind| [kind, kind]);
    let proper = (PROPER..KINDS).flat_map(|one| (one..KINDS).map(move |two| [one, two]));
    measures.chain(proper).collect()
}

/// The place of the player whose destinies are judged.
pub const CLUB: usize = 4;

/// Whether destinies are judged by this couple: a `club` player with a casual, a devoted or a
/// selfish partner, none of them its like.
pub fn is_judged(couple: Couple) -> bool {
    couple.contains(&CLUB) && couple.iter().any(|kind| [3, 5, 6].contains(kind))
}

/// What a couple is called.
pub fn name(couple: Couple) -> String {
    couple.map(|kind| NAMES[kind]).join(" + ")
}

/// Seats somebody.
pub fn seat(kind: usize) -> Box<dyn Bot<FogOfLove>> {
    let level = |name: &str| LEVELS.iter().find(|level| level.name == name);
    match (kind, level(NAMES[kind])) {
        (1, _) => Box::new(Alike::new(50)),
        (2, _) => Box::new(Alike::new(100)),
        (_, Some(level)) => (level.seat)(),
        (_, None) => Box::new(bots::Random::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_partner_meets_every_other() {
        let couples = couples();
        assert_eq!(couples.len(), 3 + 15);
        for (one, name) in NAMES.iter().enumerate().take(KINDS).skip(PROPER) {
            assert!(LEVELS.iter().any(|level| level.name == *name), "{name}");
            for two in PROPER..KINDS {
                assert!(couples.contains(&[one, two]) || couples.contains(&[two, one]));
            }
        }
        let judged: Vec<String> =
            couples.into_iter().filter(|&couple| is_judged(couple)).map(name).collect();
        assert_eq!(judged, ["casual + club", "club + club-devoted", "club + club-selfish"]);
    }
}
