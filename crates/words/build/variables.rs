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
    // The parlour.
    ("level", Kind::Text),
    ("game", Kind::Text),
    ("option", Kind::Text),
    ("given", Kind::Text),
    ("choices", Kind::Text),
    ("path", Kind::Text),
    ("line", Kind::Number),
    ("address", Kind::Text),
    ("reason", Kind::Text),
    // Parts of a list or of a text.
    ("first", Kind::Text),
    ("next", Kind::Text),
    ("last", Kind::Text),
    // Numbers.
    ("count", Kind::Number),
    ("each", Kind::Number),
    ("rest", Kind::Number),
    ("most", Kind::Number),
    ("goal", Kind::Number),
    ("round", Kind::Number),
    ("seat", Kind::Number),
];

/// The kind of a variable, and its place among the arguments.
pub fn variable(name: &str) -> Option<(usize, Kind)> {
    let place = VARIABLES.iter().position(|(known, _)| *known == name)?;
    Some((place, VARIABLES[place].1))
}
