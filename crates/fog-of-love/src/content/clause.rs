//! The clauses of a card by name, as its author wrote them and not as the engine lays them out: a
//! card that waits in a journal is found again by whatever engine reads it.

use super::{Effect, Letter, Scene};
use serde::{Deserialize, Serialize};

/// A part of a card that has effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// What happens when a scene is played.
    OnPlay,
    /// The effects of an option.
    Option(Letter),
    /// The additional effects.
    More,
    /// What the follow-up of this situation adds to the next scene.
    FollowUp(Scene),
    /// What a secret does that was never revealed.
    Never,
    /// The finale's own effects.
    Finale,
}

/// A clause of a card: one effect of one of its parts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Clause {
    /// The part it stands in.
    pub part: Part,
    /// Its number in the part, from 0, in reading order: an effect comes before those inside it,
    /// and `then` before `else`. The number after the last one is the end of the part.
    pub number: u16,
}

impl Effect {
    /// The effect with this number among these, in reading order.
    pub fn numbered(effects: &[Effect], number: u16) -> Option<&Effect> {
        let mut left = number;
        Effect::count_down(effects, &mut left)
    }

    fn count_down<'e>(effects: &'e [Effect], left: &mut u16) -> Option<&'e Effect> {
        for effect in effects {
            match left.checked_sub(1) {
                None => return Some(effect),
                Some(less) => *left = less,
            }
            let inside = match effect {
                Effect::If { then, otherwise, .. } => {
                    Effect::count_down(then, left).or_else(|| Effect::count_down(otherwise, left))
                }
                Effect::Choose { options, .. } => {
                    options.iter().find_map(|option| Effect::count_down(option, left))
                }
                _ => None,
            };
            if inside.is_some() {
                return inside;
            }
        }
        None
    }
}
