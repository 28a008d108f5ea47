//! Who plays the games by which cards are judged.

use bots::Bot;
use bots::fog_of_love::{Alike, LEVELS};
use fog_of_love::FogOfLove;

/// Partners that are told apart.
pub const KINDS: usize = 9;

/// Those who may play: three that measure the cards, then the partners proper, newcomers first.
pub const NAMES: [&str; KINDS] = [
    "random",
    "half-alike",
    "alike",
    "newcomer",
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

/// All couples: the three measures and two newcomers, each with its like; then every other partner
/// with every other and with its like.
pub fn couples() -> Vec<Couple> {
    let alone = MEASURES.into_iter().chain([NEWCOMER]).map(|kind| [kind, kind]);
    let proper = (CASUAL..KINDS).flat_map(|one| (one..KINDS).map(move |two| [one, two]));
    alone.chain(proper).collect()
}

/// The place of those who play for the first time.
const NEWCOMER: usize = 3;
/// The place of the casual player.
const CASUAL: usize = 4;
/// The place of the player whose destinies are judged.
pub const CLUB: usize = 5;
/// The places of the devoted and the selfish player.
const FIRM: [usize; 2] = [6, 7];

/// A first evening: two newcomers.
pub fn is_first_evening(couple: Couple) -> bool {
    couple == [NEWCOMER; 2]
}

/// A `club` player with a casual partner.
pub fn is_with_casual(couple: Couple) -> bool {
    couple == [CASUAL, CLUB]
}

/// A `club` player with a devoted or a selfish partner.
pub fn is_with_firm(couple: Couple) -> bool {
    FIRM.into_iter().any(|kind| couple == [CLUB, kind])
}

/// Whether destinies are judged by this couple: a `club` player with a casual, a devoted or a
/// selfish partner, none of them its like.
pub fn is_judged(couple: Couple) -> bool {
    is_with_casual(couple) || is_with_firm(couple)
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
        assert_eq!(couples.len(), 3 + 1 + 15);
        for (one, name) in NAMES.iter().enumerate().take(KINDS).skip(CASUAL) {
            assert!(LEVELS.iter().any(|level| level.name == *name), "{name}");
            for two in CASUAL..KINDS {
                assert!(couples.contains(&[one, two]) || couples.contains(&[two, one]));
            }
        }
        let those = |which: fn(Couple) -> bool| -> Vec<String> {
            couples.iter().copied().filter(|&couple| which(couple)).map(name).collect()
        };
        assert_eq!(those(is_first_evening), ["newcomer + newcomer"]);
        assert_eq!(those(is_with_casual), ["casual + club"]);
        assert_eq!(those(is_with_firm), ["club + club-devoted", "club + club-selfish"]);
        let judged = ["casual + club", "club + club-devoted", "club + club-selfish"];
        assert_eq!(those(is_judged), judged);
    }
}
