//! How far a clause has got that stops to ask somebody, or chance, in the middle of itself.

use crate::content::Letter;
use serde::{Deserialize, Serialize};

/// How far a clause has got with the person whom it concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// It begins.
    Fresh,
    /// A change: it is asked which card goes (FL-190).
    GivingUp,
    /// A change: it is asked which of the cards drawn is taken (FL-192).
    Taking,
    /// It is asked which features are swapped.
    SwappingFeatures,
    /// So many cards have been asked for, to be shown (FL-200).
    Showing(u8),
    /// So many scenes have been asked for, to be discarded (FL-203).
    DiscardingScenes(u8),
    /// Both are asked for a scene to trade, for the time `round` of `rounds`.
    Trading {
        /// From 1.
        round: u8,
        /// As many as the smaller hand allowed.
        rounds: u8,
    },
    /// So many destinies have been asked for, to be discarded (FL-274).
    DiscardingDestinies(u8),
    /// A switch of destinies is asked for (FL-275, FL-276).
    Switching,
    /// It is asked which destiny comes back (FL-279).
    Recovering,
    /// So many secrets have been revealed (FL-243).
    RevealingSecrets(u8),
    /// So many secrets have been discarded (FL-230).
    DiscardingSecrets(u8),
    /// A special event has gone into its deck (FL-260).
    Inserted,
    /// A trait is being guessed.
    Guessing,
    /// It is asked between parts of the effect.
    Picking,
    /// This part was picked, counted from 0.
    Picked(u8),
    /// It is asked for another option (FL-247).
    Rechoosing,
    /// This option was picked.
    Rechose(Letter),
    /// What came of it is being entered by hand (FL-258), after so many objections.
    Entering(u8),
    /// The other person is asked whether that is right, after so many objections.
    Confirming(u8),
    /// It is right.
    Confirmed,
    /// It is not, for so many times now.
    Objected(u8),
    /// What might be left was left.
    Left,
}
