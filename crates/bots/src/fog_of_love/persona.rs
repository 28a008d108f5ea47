//! What a player is after.

use fog_of_love::content::{Content, Deck, Kind};
use fog_of_love::{Action, Scenes};

/// What a player of Fog of Love is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Persona {
    /// Has both in mind, itself first; the more so the more the partner does.
    Plain,
    /// Wishes the partner's destiny and happiness more than its own, whatever the partner does.
    Devoted,
    /// Cares for its own destiny, goals and satisfaction.
    Selfish,
    /// Likes secrets, drama, reactions and changes of destiny, at some cost to itself.
    Mischievous,
}

/// What a point of satisfaction is worth for its own sake, where a fulfilled destiny is worth 1:
/// enough to decide between moves that change no destiny, too little to give one up.
pub(crate) const POINT: f64 = 0.002;

/// How much a plain player wishes for a partner who thinks of nobody else, and for one who has both
/// in mind.
const PLAIN: [f64; 2] = [0.2, 0.8];
/// How much a devoted one wishes for any partner.
const DEVOTED: f64 = 1.3;
/// How much a mischievous one does.
const MISCHIEVOUS: f64 = 0.25;

/// How much of a destiny a mischievous player gives for a secret.
const SECRET: f64 = 0.06;
/// … for a scene of the drama deck, or for a reaction.
const DRAMA: f64 = 0.03;
/// … for another destiny in hand.
const SWITCH: f64 = 0.04;

impl Persona {
    /// How much the partner's lot counts, where the own counts 1; `trust` says how likely the
    /// partner has both in mind.
    fn regard(self, trust: f64) -> f64 {
        match self {
            Persona::Plain => PLAIN[0] + (PLAIN[1] - PLAIN[0]) * trust,
            Persona::Devoted => DEVOTED,
            Persona::Selfish => 0.0,
            Persona::Mischievous => MISCHIEVOUS,
        }
    }

    /// What an outlook is worth: the chances of fulfilment and the satisfactions of both, the own
    /// ones first; `trust` says how likely the partner has both in mind.
    pub(crate) fn worth(self, chances: [f64; 2], satisfactions: [f64; 2], trust: f64) -> f64 {
        let one = |n: usize| chances[n] + POINT * satisfactions[n];
        one(0) + self.regard(trust) * one(1)
    }

    /// What a move is worth for the fun of it.
    pub(crate) fn fun(self, content: &Content, hand: Scenes, action: Action) -> f64 {
        if self != Persona::Mischievous {
            return 0.0;
        }
        match action {
            Action::Play(scene) if hand.has(scene) => {
                let card = &content.scenes[scene.index()];
                let secret = if card.kinds.has(Kind::Secret) { SECRET } else { 0.0 };
                secret + if card.deck == Deck::Drama { DRAMA } else { 0.0 }
            }
            Action::React(_) => DRAMA,
            Action::Switch(..) | Action::Recover(_) => SWITCH,
            _ => 0.0,
        }
    }
}
