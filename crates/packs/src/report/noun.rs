//! The words for things.

use crate::problem::{Shape, What};

/// What a word should have named.
pub(super) fn noun(what: What) -> &'static str {
    match what {
        What::Answers => "way to answer",
        What::Aspect => "aspect",
        What::Change => "thing to change",
        What::Choice => "way to choose",
        What::Clothes => "way to dress",
        What::Condition => "condition",
        What::Cue => "cue",
        What::Deck => "deck",
        What::Destiny => "destiny",
        What::Dimension => "dimension",
        What::Effect => "effect",
        What::Feature => "feature",
        What::Flag => "flag",
        What::Gender => "gender",
        What::Goal => "kind of goal",
        What::Held => "thing to hold at the end",
        What::Icon => "icon",
        What::Kind => "type of scene",
        What::Does => "thing that a scene does,",
        What::Language => "language",
        What::Letter => "option",
        What::Measure => "measure",
        What::Modifier => "change",
        What::Moment => "moment",
        What::Mood => "mood",
        What::Number => "number",
        What::Occupation => "occupation",
        What::Pack => "pack",
        What::Paint => "paint",
        What::Part => "part of a lesson",
        What::Pick => "way to pick",
        What::Place => "place",
        What::Prop => "prop",
        What::Rechoice => "way to choose again",
        What::Scene => "scene",
        What::Selects => "way to select",
        What::Setting => "drawn place",
        What::Sign => "sign",
        What::Stance => "stance",
        What::Step => "step of a finale",
        What::Story => "story",
        What::Swap => "thing to swap",
        What::Tag => "tag",
        What::Thing => "thing to carry",
        What::Trait => "trait",
        What::Trick => "change of a face",
        What::Who => "person",
    }
}

pub(super) fn form(shape: Shape) -> &'static str {
    match shape {
        Shape::Text => "a text in quotes",
        Shape::Number => "a whole number",
        Shape::Truth => "true or false",
        Shape::List => "a list in square brackets",
        Shape::Table => "a table in braces",
        Shape::Other => "a value that no card uses",
    }
}

/// A word as quoted in a report: shortened, and nothing in it that could upset a terminal.
pub(super) fn quoted(word: &str) -> String {
    let mut shown: String = word.chars().take(40).flat_map(char::escape_debug).collect();
    if word.chars().nth(40).is_some() {
        shown.push('…');
    }
    format!("“{shown}”")
}
