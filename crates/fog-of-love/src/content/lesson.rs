//! The lessons of a tutorial.

use super::{Choice, FinaleStep, Kind};
use serde::{Deserialize, Serialize};

/// A lesson of a tutorial: `[[story.tutorial.lesson]]`. Its words stand under
/// `tutorial-<story>-<number>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lesson {
    /// The number on the back of the card (FL-303).
    pub number: u8,
    /// `parts = ["rule", "action", "control"]`: the kinds of its paragraphs (FL-306).
    pub parts: Vec<LessonPart>,
    /// `when = "start"`: it comes to light at the first of these.
    pub when: Vec<Cue>,
}

/// The kind of a lesson's paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonPart {
    /// A rule; nothing to do.
    Rule,
    /// Something to carry out.
    Action,
    /// About the tutorial itself.
    Control,
}

/// What brings a lesson to light (FL-303, FL-304): something that everybody sees, or a card in
/// one's own hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cue {
    /// `"start"`: the game begins.
    Start,
    /// `"traits"`: traits are chosen.
    Traits,
    /// `"occupations"`: occupations are chosen.
    Occupations,
    /// `"features"`: features are placed.
    Features,
    /// `"introductions"`: the characters are introduced.
    Introductions,
    /// `{ chapter = 2 }`: this chapter begins.
    Chapter(u8),
    /// `{ turn = 2 }`: the first player's turn with this number begins.
    Turn(u8),
    /// `"choices"`: choices are revealed.
    Choices,
    /// `"tell"`: somebody may tell something.
    Tell,
    /// `"hold-on"`: it is asked whether anybody reacts.
    HoldOn,
    /// `"draw"`: somebody draws a scene after playing one.
    Draw,
    /// `"discard-destiny"`: somebody discards a destiny.
    DiscardDestiny,
    /// `"switch-destiny"`: somebody may switch destinies.
    SwitchDestiny,
    /// `{ chooses = "both" }`: a scene with such a choice is played.
    Chooses(Choice),
    /// `{ scene = "situation" }`: such a scene is played, or lies in one's own hand.
    Scene(Kind),
    /// `{ finale = "goals" }`: the finale has come to this step.
    Finale(FinaleStep),
    /// `"end"`: the game is over.
    End,
}

impl Cue {
    /// Those that are a word, with their names in a pack.
    pub const WORDS: [(&'static str, Cue); 12] = [
        ("start", Cue::Start),
        ("traits", Cue::Traits),
        ("occupations", Cue::Occupations),
        ("features", Cue::Features),
        ("introductions", Cue::Introductions),
        ("choices", Cue::Choices),
        ("tell", Cue::Tell),
        ("hold-on", Cue::HoldOn),
        ("draw", Cue::Draw),
        ("discard-destiny", Cue::DiscardDestiny),
        ("switch-destiny", Cue::SwitchDestiny),
        ("end", Cue::End),
    ];
}
