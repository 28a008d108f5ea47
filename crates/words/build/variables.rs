//! The variables that messages may take, and what each is in Rust.
//!
//! This list is the convention: a variable means the same in every message, its kind decides the
//! type of the argument, and the order of the list is the order of the arguments, so that no
//! rewording of a sentence can ever swap two of them. To use a new variable, add its line.

/// What a variable is in Rust.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Words put in as they are: `&str`.
    Text,
    /// A number to be shown, or to choose a plural by: `i64`.
    Number,
    /// A value of this type, whose `name()` the messages select on, a slash in it being a hyphen:
    /// Fluent allows none there.
    Named(&'static str),
}

/// Every variable with its kind, in the order of arguments.
pub const VARIABLES: &[(&str, Kind)] = &[
    // People.
    ("player", Kind::Text),
    ("target", Kind::Text),
    ("players", Kind::Text),
    // Love Letter.
    ("card", Kind::Named("::love_letter::Card")),
    // Favor.
    ("door", Kind::Named("::favor::Door")),
    ("clue", Kind::Named("::favor::Clue")),
    // Fog of Love: people, options, the names that cards use.
    ("who", Kind::Named("crate::fog_of_love::Person")),
    ("letters", Kind::Text),
    ("options", Kind::Text),
    ("others", Kind::Text),
    ("dimension", Kind::Named("::fog_of_love::content::Dimension")),
    ("direction", Kind::Named("::fog_of_love::content::Direction")),
    ("deck", Kind::Named("::fog_of_love::content::Deck")),
    ("kind", Kind::Named("::fog_of_love::content::Kind")),
    ("gender", Kind::Named("::fog_of_love::content::Gender")),
    ("choice", Kind::Named("::fog_of_love::content::Choice")),
    ("what", Kind::Named("::fog_of_love::content::ChangeOf")),
    ("pick", Kind::Named("::fog_of_love::content::Pick")),
    ("place", Kind::Named("::fog_of_love::content::Place")),
    ("stance", Kind::Named("::fog_of_love::content::Stance")),
    ("step", Kind::Named("::fog_of_love::content::FinaleStep")),
    ("moment", Kind::Named("::fog_of_love::content::Moment")),
    ("does", Kind::Named("::fog_of_love::content::Does")),
    ("answers", Kind::Named("::fog_of_love::content::Answers")),
    ("how", Kind::Named("::fog_of_love::content::Rechoice")),
    ("relation", Kind::Named("crate::fog_of_love::Relation")),
    ("duty", Kind::Named("crate::fog_of_love::Duty")),
    ("holds", Kind::Named("crate::fog_of_love::Holds")),
    ("deed", Kind::Named("crate::fog_of_love::Deed")),
    // Fog of Love: parts of what a card does, already in words.
    ("title", Kind::Text),
    ("left", Kind::Text),
    ("measure", Kind::Text),
    ("than", Kind::Text),
    ("condition", Kind::Text),
    ("clauses", Kind::Text),
    ("gain", Kind::Text),
    ("per", Kind::Text),
    ("amount", Kind::Text),
    ("penalty", Kind::Text),
    ("text", Kind::Text),
    // The parlour.
    ("level", Kind::Text),
    ("speed", Kind::Text),
    ("motion", Kind::Text),
    ("game", Kind::Text),
    ("option", Kind::Text),
    ("given", Kind::Text),
    ("choices", Kind::Text),
    ("path", Kind::Text),
    ("line", Kind::Number),
    ("address", Kind::Text),
    ("reason", Kind::Text),
    ("table", Kind::Text),
    ("entry", Kind::Number),
    ("tables", Kind::Number),
    ("entries", Kind::Number),
    ("games", Kind::Number),
    ("size", Kind::Text),
    // The pages.
    ("edition", Kind::Text),
    ("mood", Kind::Text),
    ("reaction", Kind::Text),
    // Parts of a list or of a text.
    ("first", Kind::Text),
    ("next", Kind::Text),
    ("last", Kind::Text),
    // Numbers.
    ("count", Kind::Number),
    ("price", Kind::Number),
    ("each", Kind::Number),
    ("rest", Kind::Number),
    ("most", Kind::Number),
    ("goal", Kind::Number),
    ("round", Kind::Number),
    ("chapter", Kind::Number),
    ("seat", Kind::Number),
];

/// The kind of a variable, and its place among the arguments.
pub fn variable(name: &str) -> Option<(usize, Kind)> {
    let place = VARIABLES.iter().position(|(known, _)| *known == name)?;
    Some((place, VARIABLES[place].1))
}
