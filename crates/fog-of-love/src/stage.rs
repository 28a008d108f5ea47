//! The stages of resolving a card (FL-180).

use crate::content::Moment;
use serde::{Deserialize, Serialize};

/// Where in a card the resolution stands (FL-180). A later stage is greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// What happens at the moment of playing.
    OnPlay,
    /// Reactions to a scene played.
    Played(Reacts),
    /// Choices are made.
    Choosing(Choosing),
    /// Reactions to choices revealed.
    Revealed(Reacts),
    /// First: tokens are placed.
    Tokens,
    /// Second: the effects of the choices.
    Effects(Taken),
    /// Third: additional effects.
    More,
    /// … and those that a follow-up adds.
    FollowUp,
    /// Reactions to a scene resolved.
    Resolved(Reacts),
    /// The card is done.
    Done,
    /// The player of a reaction has drawn for it (FL-249).
    Drawn,
}

/// Who is asked next whether to react: the card's partner first (FL-252).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reacts {
    /// The card's partner.
    Partner,
    /// The card's player.
    Player,
    /// Both have been asked.
    Nobody,
}

/// How far choosing has got.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choosing {
    /// Nobody has been asked.
    Unasked,
    /// Everybody has been asked who chooses, or the first of two who choose in order.
    Asked,
    /// The second of two who choose in order has been asked as well.
    AskedSecond,
}

/// Whose option takes effect: the card's player first, and what a reaction gave on top comes last
/// (FL-183, FL-186, FL-254).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taken {
    /// What the player chose.
    Player,
    /// What the partner chose.
    Partner,
    /// What the player chose on top.
    PlayerFurther,
    /// What the partner chose on top.
    PartnerFurther,
}

impl Taken {
    #[inline(always)]
    pub(crate) fn next(self) -> Option<Taken> {
        match self {
            Taken::Player => Some(Taken::Partner),
            Taken::Partner => Some(Taken::PlayerFurther),
            Taken::PlayerFurther => Some(Taken::PartnerFurther),
            Taken::PartnerFurther => None,
        }
    }
}

impl Stage {
    /// The stage of reactions at a moment.
    #[inline(always)]
    pub(crate) fn reactions(moment: Moment, next: Reacts) -> Stage {
        match moment {
            Moment::Played => Stage::Played(next),
            Moment::Revealed => Stage::Revealed(next),
            Moment::Resolved => Stage::Resolved(next),
        }
    }
}
