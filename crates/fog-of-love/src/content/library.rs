//! All that a table plays with.

use super::{DestinyCard, FeatureCard, Kind, OccupationCard, Scene, SceneCard, Story, TraitCard};
use serde::{Deserialize, Serialize};

/// Most scenes, and most cards of any other kind.
pub const MOST_CARDS: usize = 250;
/// Most cards in one deck.
pub const MOST_PER_DECK: usize = 128;
/// Most secrets among the scenes.
pub const MOST_SECRETS: usize = 32;
/// Most destinies.
pub const MOST_DESTINIES: usize = 16;
/// Most flags.
pub const MOST_FLAGS: usize = 32;
/// Most tags.
pub const MOST_TAGS: usize = 32;

/// Which pack, in which version, to the byte. A journal names it, so that a saved game goes on with
/// exactly the content it began with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Edition {
    /// `id = "base"`; several packs together are joined by `+`.
    pub id: String,
    /// `version = "1.0.0"`
    pub version: String,
    /// A hash of the mechanics, as hexadecimal digits.
    pub hash: String,
}

/// The cards of one pack, or of several together. Cards are known by their places in these lists.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Content {
    /// Which it is.
    pub edition: Edition,
    /// Scenes of all decks and types.
    pub scenes: Vec<SceneCard>,
    /// Traits.
    pub traits: Vec<TraitCard>,
    /// Occupations.
    pub occupations: Vec<OccupationCard>,
    /// Features.
    pub features: Vec<FeatureCard>,
    /// Destinies.
    pub destinies: Vec<DestinyCard>,
    /// Love stories.
    pub stories: Vec<Story>,
    /// Flags by name.
    pub flags: Vec<String>,
    /// Tags by name.
    pub tags: Vec<String>,
}

impl Content {
    /// The linked scenes of a special event.
    pub fn linked(&self, event: Scene) -> impl Iterator<Item = Scene> {
        self.scene_numbers().filter(move |&scene| {
            let card = &self.scenes[scene.index()];
            card.kinds.has(Kind::Linked) && card.event == Some(event)
        })
    }

    /// Every scene's number.
    pub fn scene_numbers(&self) -> impl Iterator<Item = Scene> {
        (0..self.scenes.len() as u8).map(Scene)
    }

    /// The place of a story with this id.
    pub fn story(&self, id: &str) -> Option<u8> {
        self.stories.iter().position(|story| story.id == id).map(|place| place as u8)
    }
}
