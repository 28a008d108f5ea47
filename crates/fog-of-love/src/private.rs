//! What only one person can see.

use crate::Scenes;
use crate::content::{
    Aspect, Content, Destinies, Destiny, Letter, MOST_SECRETS, Occupation, Scene, Trait,
};
use crate::vision::{Dealt, Shown};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Most cards dealt to choose from.
pub const MOST_DEALT: usize = 5;

/// What one person holds hidden from the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Private {
    /// Scenes in hand.
    pub hand: Scenes,
    /// Traits, at most three.
    pub traits: [Option<Trait>; 3],
    /// Cards dealt to choose from.
    pub dealt: ArrayVec<Dealt, MOST_DEALT>,
    /// The occupation selected but not yet shown.
    pub occupation: Option<Occupation>,
    /// Destinies in hand.
    pub destinies: Destinies,
    /// Destinies in the personal pile.
    pub pile: Destinies,
    /// The final destiny.
    pub destiny: Option<Destiny>,
    /// Secrets in play, in the order played.
    pub secrets: ArrayVec<Scene, MOST_SECRETS>,
    /// Scenes discarded face down.
    pub face_down: Scenes,
    /// Scenes laid aside for a trade.
    pub offered: Scenes,
    /// Cards shown to the partner by the present effect, so that each is shown once.
    pub shown: ArrayVec<Shown, 16>,
    /// The option committed but not yet revealed.
    pub choice: Option<Letter>,
}

impl Private {
    /// What the person holds and may look at now. Nobody may look through face-down discards: what
    /// lies there is known by heart or not at all (FL-205).
    pub(crate) fn held(&self) -> Private {
        Private { face_down: Scenes::NONE, ..self.clone() }
    }

    /// Whether a trait is among them.
    pub fn has_trait(&self, card: Trait) -> bool {
        self.traits.contains(&Some(card))
    }

    /// Whether some trait has its goal on this aspect.
    pub fn strives_for(&self, content: &Content, aspect: Aspect) -> bool {
        self.traits.iter().flatten().any(|card| content.traits[card.index()].aspect == aspect)
    }

    /// The destinies in hand that may move: the one selected for good may not.
    #[inline]
    pub fn free_destinies(&self) -> Destinies {
        match self.destiny {
            Some(destiny) => self.destinies.without(destiny),
            None => self.destinies,
        }
    }
}
