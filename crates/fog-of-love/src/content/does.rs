//! What a scene does, for cards that answer or change only such scenes (FL-256).

use super::{Effect, SceneCard};
use serde::{Deserialize, Serialize};

/// A kind of effect that a scene has somewhere on it: `does = "destinies"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Does {
    /// `"satisfaction"`: it changes somebody's satisfaction.
    Satisfaction,
    /// `"tokens"`: it gives tokens or takes them away.
    Tokens,
    /// `"destinies"`: it moves destinies.
    Destinies,
    /// `"changes"`: it changes or swaps something about a character.
    Changes,
    /// `"reveals"`: it reveals cards or secrets.
    Reveals,
    /// `"scenes"`: it draws, discards, searches or trades scenes.
    Scenes,
}

impl Does {
    /// All of them.
    pub const ALL: [Does; 6] = [
        Does::Satisfaction,
        Does::Tokens,
        Does::Destinies,
        Does::Changes,
        Does::Reveals,
        Does::Scenes,
    ];

    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Does::Satisfaction => "satisfaction",
            Does::Tokens => "tokens",
            Does::Destinies => "destinies",
            Does::Changes => "changes",
            Does::Reveals => "reveals",
            Does::Scenes => "scenes",
        }
    }

    /// Whether an effect, or one inside it, is of this kind.
    fn is(self, effect: &Effect) -> bool {
        match effect {
            Effect::If { then, otherwise, .. } => {
                then.iter().chain(otherwise).any(|effect| self.is(effect))
            }
            Effect::Choose { options, .. } => options.iter().flatten().any(|e| self.is(e)),
            Effect::Satisfaction(..) => self == Does::Satisfaction,
            Effect::Tokens(..) | Effect::Remove(..) => self == Does::Tokens,
            Effect::Destiny { .. } | Effect::Override(..) => self == Does::Destinies,
            Effect::Change(_) | Effect::Swap(_) => self == Does::Changes,
            Effect::Reveal { .. } | Effect::RevealSecret { .. } => self == Does::Reveals,
            Effect::DiscardScenes { .. }
            | Effect::Draw { .. }
            | Effect::Search { .. }
            | Effect::Trade { .. } => self == Does::Scenes,
            _ => false,
        }
    }
}

impl SceneCard {
    /// Whether the scene does such a thing, on whatever condition.
    pub fn does(&self, does: Does) -> bool {
        let options = self.options.iter().flat_map(|option| &option.effects);
        let gives = || self.options.iter().any(|option| !option.tokens.is_empty());
        self.on_play.iter().chain(options).chain(&self.more).any(|effect| does.is(effect))
            || does == Does::Tokens && gives()
    }
}
