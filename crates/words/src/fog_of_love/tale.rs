//! A game that is over, as a tale to keep: who the two were, what they went through, how it ended
//! and why.
//!
//! It is made of the game with nothing hidden, in the language of whoever reads it, and is data:
//! a page draws it, [`markdown`] writes it down.
//!
//! Its voice is one: of two people by name, in the third person, and over. Only what somebody says
//! stays as it was said. How cards were handled and what they counted is in it as well
//! ([`Passage::Handled`], [`Passage::Came`], [`Reason`]), for whoever asks; the tale does without.
//!
//! A pack may have a second wording of its situations for it (`.told`); where it has none, the card
//! is quoted ([`Narration`]). What people told stands under the question that it answers. A
//! secret's situation is told where it comes out. Last comes the pack's epilogue for the way in
//! which it ended, of which each paragraph is told if everything that it speaks of is known.

mod author;
mod fate;
mod keeping;
mod markdown;

pub use author::tale;
pub use markdown::{SHAPES, markdown};

use super::Epilogue;
use tabletop::Seat;

/// A game that is over, as a tale.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tale {
    /// The title of the love story.
    pub title: String,
    /// What it is about.
    pub synopsis: Option<Narration>,
    /// Who played.
    pub names: [String; 2],
    /// The two characters.
    pub portraits: [Portrait; 2],
    /// What was told before the first chapter.
    pub prologue: Vec<Passage>,
    /// The chapters and the finale.
    pub parts: Vec<Part>,
    /// How it ended, in a few sentences.
    pub ending: String,
    /// What became of the destinies.
    pub fates: Vec<Fate>,
    /// What became of the two, if the story's pack says so.
    pub epilogue: Option<Epilogue>,
}

/// What a page of the story says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Narration {
    /// In the voice of the tale.
    Told(String),
    /// As the card says it, where its pack has no other words: to be quoted.
    Card(String),
}

/// A character.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Portrait {
    /// The occupation in the beginning.
    pub occupation: Option<String>,
    /// What caught the other's eye.
    pub features: Vec<String>,
    /// The traits at the end, and whether their goals were met.
    pub traits: Vec<(String, bool)>,
}

/// A chapter, or the finale.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// “Chapter 1”
    pub heading: String,
    /// Its title.
    pub title: Option<String>,
    /// Its text.
    pub text: Option<Narration>,
    /// What happened before its first scene.
    pub passages: Vec<Passage>,
    /// Its scenes.
    pub scenes: Vec<SceneTold>,
}

/// A scene.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneTold {
    /// Who played it.
    pub seat: Seat,
    /// Its title.
    pub title: String,
    /// What its player says.
    pub spoken: Option<String>,
    /// The situation.
    pub text: Option<Narration>,
    /// Of a secret: that it was one, and when it came out.
    pub secret: Option<String>,
    /// What happened in it.
    pub passages: Vec<Passage>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Passage {
    /// Somebody chose this.
    Chose(Seat, String),
    /// Both chose this.
    Matched(String),
    /// Somebody told this.
    Told(Seat, String),
    /// What was told in answer to a question.
    Answers {
        /// The question, as the card asks it.
        question: String,
        /// Who told what.
        told: Vec<(Seat, String)>,
    },
    /// Another card cuts in: a reaction, or a secret that comes out.
    Card {
        /// Whose.
        seat: Seat,
        /// What it is, in a sentence with its title.
        title: String,
        /// What is said.
        said: Option<String>,
        /// What happens, or comes out.
        text: Option<Narration>,
    },
    /// Anything else, in a sentence.
    Note(String),
    /// How cards were handled: no part of the tale.
    Handled(String),
    /// What came of it, counted: no part of the tale.
    Came(String),
}

/// What became of somebody's destiny.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fate {
    /// Whose.
    pub seat: Seat,
    /// Whether it came true, in a sentence with its title.
    pub sentence: String,
    /// Whether they stay or leave.
    pub stance: String,
    /// The words that lead to the conditions.
    pub lead: String,
    /// Whether it came true.
    pub fulfilled: bool,
    /// Its conditions.
    pub reasons: Vec<Reason>,
}

/// A condition of a destiny.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// What it asks for, as the card says it: the rest of a sentence that begins with “if”.
    pub text: String,
    /// What there was, where numbers are compared.
    pub values: Vec<i16>,
    /// Whether it held.
    pub holds: bool,
}

/// A line that somebody told, after so many steps of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who.
    pub seat: Seat,
    /// After how many steps.
    pub step: usize,
    /// What.
    pub text: String,
}
