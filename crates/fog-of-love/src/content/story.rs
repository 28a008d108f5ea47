//! Love stories: synopsis, chapters, finale, tutorial.

use super::{
    Choice, Decks, Destinies, Effect, Feature, Lesson, Occupation, OptionCard, Scene, Tags, Trait,
};
use serde::{Deserialize, Serialize};

/// A love story: `[[story]]` in `stories.toml`. Its words stand under `story-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Story {
    /// `id = "sunday-morning-date"`
    pub id: String,
    /// `opening-hand = { sweet = 3, serious = 1, drama = 1 }`, five in all (FL-115).
    pub opening_hand: [u8; 4],
    /// `satisfaction = 0`: what both start with (FL-50).
    pub satisfaction: u8,
    /// `destinies = [...]`: those in play (FL-34).
    pub destinies: Destinies,
    /// `in-pile = [...]`: those of them that start in the personal pile (FL-269).
    pub in_pile: Destinies,
    /// `events = [...]`: special events that the story includes of itself.
    pub events: Vec<Scene>,
    /// `[[story.chapter]]`, in order.
    pub chapters: Vec<Chapter>,
    /// `[story.finale]`
    pub finale: Finale,
    /// `[story.tutorial]`: how it is played as a first game, if it can be.
    pub tutorial: Option<Tutorial>,
}

impl Story {
    /// The topics that its chapters and its finale touch on. Scenes can be left out for a topic's sake,
    /// chapters cannot: whoever offers the story says so beforehand.
    pub fn unavoidable(&self) -> Tags {
        let chapters = self.chapters.iter().map(|chapter| chapter.tags);
        chapters.fold(self.finale.tags, |all, tags| Tags(all.0 | tags.0))
    }
}

/// Contents of before chapters had tags keep the hash they have.
fn untagged(tags: &Tags) -> bool {
    tags.is_empty()
}

/// A chapter (FL-144): `[[story.chapter]]`. Its words stand under `chapter-<story>-<number>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chapter {
    /// `draws = ["sweet"]`: the draw sources.
    pub draws: Decks,
    /// `length = 6`
    pub length: u8,
    /// `tags = ["drink"]`: topics that it touches on. It is played all the same.
    #[serde(default, skip_serializing_if = "untagged")]
    pub tags: Tags,
    /// `chooses = "both"`, the usual; never player or partner (FL-142, FL-143).
    pub choice: Choice,
    /// `[[story.chapter.option]]`
    pub options: Vec<OptionCard>,
    /// `more = [...]`
    pub more: Vec<Effect>,
}

/// A finale (FL-297): `[story.finale]` with `steps = [...]` in its own order. Its words stand under
/// `finale-<story>`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Finale {
    /// The steps; [`FinaleStep::USUAL`] unless given.
    pub steps: Vec<FinaleStep>,
    /// `tags = [...]`: topics that it touches on, as on a chapter.
    #[serde(default, skip_serializing_if = "untagged")]
    pub tags: Tags,
    /// `[[story.finale.option]]`, for the step `"choices"`.
    pub options: Vec<OptionCard>,
    /// `more = [...]`: additional effects of those choices.
    pub more: Vec<Effect>,
    /// `effects = [...]`, for the step `"effects"`.
    pub effects: Vec<Effect>,
}

/// A step of a finale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FinaleStep {
    /// `"choices"`: the finale's own choices.
    Choices,
    /// `"select-destiny"`: each selects the final destiny, in secret.
    SelectDestiny,
    /// `"reveal-destinies"`: both are shown, which fixes who stays.
    RevealDestinies,
    /// `"secrets"`: the remaining secrets are revealed and resolved, first player first (FL-290).
    Secrets,
    /// `"goals"`: traits are shown, goals on one aspect put in order, all of them scored.
    Goals,
    /// `"effects"`: the finale's own effects.
    Effects,
}

impl FinaleStep {
    /// The order of FL-289; judging always comes last.
    pub const USUAL: [FinaleStep; 5] = [
        FinaleStep::Choices,
        FinaleStep::SelectDestiny,
        FinaleStep::Secrets,
        FinaleStep::Goals,
        FinaleStep::RevealDestinies,
    ];

    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            FinaleStep::Choices => "choices",
            FinaleStep::SelectDestiny => "select-destiny",
            FinaleStep::RevealDestinies => "reveal-destinies",
            FinaleStep::Secrets => "secrets",
            FinaleStep::Goals => "goals",
            FinaleStep::Effects => "effects",
        }
    }

    /// All of them.
    pub const ALL: [FinaleStep; 6] = [
        FinaleStep::Choices,
        FinaleStep::SelectDestiny,
        FinaleStep::RevealDestinies,
        FinaleStep::Secrets,
        FinaleStep::Goals,
        FinaleStep::Effects,
    ];
}

/// A tutorial (FL-308): `[story.tutorial]` with the six decks, top card first, and numbered
/// lessons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tutorial {
    /// `sweet = [...]` and so on: scenes by deck, top first.
    pub scenes: [Vec<Scene>; 4],
    /// `traits = [...]`
    pub traits: Vec<Trait>,
    /// `occupations = [...]`
    pub occupations: Vec<Occupation>,
    /// `features = [...]`
    pub features: Vec<Feature>,
    /// `[[story.tutorial.lesson]]`
    #[serde(default)]
    pub lessons: Vec<Lesson>,
}

impl Tutorial {
    /// Whether it deals a scene.
    pub fn deals(&self, scene: Scene) -> bool {
        self.scenes.iter().flatten().any(|&dealt| dealt == scene)
    }
}
