//! The names of things: those that every pack shares, and those that a pack gives its cards.

use crate::Tongue;
use ::fog_of_love::Way;
use ::fog_of_love::content::{
    Aspect, Deck, Destiny, Dimension, Feature, FinaleStep, Flag, Gender, Kind, Letter, Occupation,
    Scene, Stance, Tag, Trait,
};
use std::collections::BTreeMap;
use tabletop::Seat;

/// “sincerity”
pub fn dimension(tongue: &Tongue, dimension: Dimension) -> String {
    tongue.fl_dimension(dimension)
}

/// “sincerity up”
pub fn aspect(tongue: &Tongue, aspect: Aspect) -> String {
    tongue.fl_aspect(aspect.dimension, aspect.direction)
}

/// “sincerity ↑”
pub fn aspect_mark(tongue: &Tongue, aspect: Aspect) -> String {
    tongue.fl_aspect_mark(aspect.dimension, aspect.direction)
}

/// “sweet”
pub fn deck(tongue: &Tongue, deck: Deck) -> String {
    tongue.fl_deck(deck)
}

/// “situation”, “minor scene”
pub fn kind(tongue: &Tongue, kind: Kind) -> String {
    tongue.fl_kind(kind)
}

/// “woman”, “man”, “neither”
pub fn gender(tongue: &Tongue, gender: Gender) -> String {
    tongue.fl_gender(gender)
}

/// “stay”, “separate”
pub fn stance(tongue: &Tongue, stance: Stance) -> String {
    tongue.fl_stance(stance)
}

/// What to do in a step of a finale, as a sentence.
pub fn finale_step(tongue: &Tongue, step: FinaleStep) -> String {
    tongue.fl_step(step)
}

/// Something that a pack gives a title.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Titled {
    /// A scene, a special event among them.
    Scene(Scene),
    /// A trait.
    Trait(Trait),
    /// An occupation.
    Occupation(Occupation),
    /// A feature.
    Feature(Feature),
    /// A destiny.
    Destiny(Destiny),
    /// A love story, by its place.
    Story(u8),
    /// What a flag stands for: “You live together”.
    Flag(Flag),
    /// What a tag stands for: “Affair”.
    Tag(Tag),
}

/// The card that speaks: it knows how many options it offers, and its own words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardContext {
    /// A scene.
    Scene(Scene),
    /// A chapter of a story, by their places.
    Chapter {
        /// The story.
        story: u8,
        /// Which of its chapters, from 0.
        chapter: u8,
    },
    /// The finale of a story.
    Finale {
        /// The story.
        story: u8,
    },
    /// A destiny: whoever holds it reads “you”.
    Destiny(Destiny),
}

/// Words that only the card itself has, by their name in the pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt<'a> {
    /// What to tell, `.tell-…`.
    Tell(&'a str),
    /// What to do by hand, `.manual-…`.
    Manual(&'a str),
}

/// The words of a card that everybody reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardText {
    /// Its title.
    Title,
    /// What its player says.
    Spoken,
    /// The situation.
    Situation,
    /// The situation as it is told afterwards: in the third person, and over.
    Told,
    /// What becomes of a secret that nobody asked about.
    Never,
    /// An option.
    Option(Letter),
}

/// What a tale says of something that has a title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// What a love story is about, or that a flag was raised: “They moved in together.”
    Told,
    /// That a flag was struck out.
    Undone,
}

/// What is known when a story is over, by the names that packs give it: `player-occupation`.
pub type Known = BTreeMap<String, String>;

/// What became of the two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epilogue {
    /// Its title.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
    /// How many of them speak of something that another game would not have had.
    pub own: usize,
}

/// The words that a pack has for its cards, in the language spoken. What it has no words for goes
/// by its id.
pub trait CardNames {
    /// The title of a card, or the label of a flag or a tag.
    fn title(&self, of: Titled) -> Option<String>;

    /// A whole sentence of a card.
    fn prompt(&self, card: CardContext, prompt: Prompt<'_>) -> Option<String>;

    /// What a love story is about.
    fn synopsis(&self, _story: u8) -> Option<String> {
        None
    }

    /// What a tale says of a love story or a flag.
    fn remark(&self, _of: Titled, _remark: Remark) -> Option<String> {
        None
    }

    /// What became of the two, told of `player` first.
    fn epilogue(&self, _story: u8, _way: Way, _player: Seat, _known: &Known) -> Option<Epilogue> {
        None
    }

    /// The words of a card that this seat plays.
    fn text(&self, _card: CardContext, _text: CardText, _player: Seat) -> Option<String> {
        None
    }
}

/// No words at all: everything goes by its id.
#[derive(Clone, Copy, Debug)]
pub struct Untitled;

impl CardNames for Untitled {
    fn title(&self, _: Titled) -> Option<String> {
        None
    }

    fn prompt(&self, _: CardContext, _: Prompt<'_>) -> Option<String> {
        None
    }
}
