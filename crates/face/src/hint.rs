//! Words of help for somebody's first game.

/// A word of help for this very moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Hint {
    /// What it is about.
    pub beside: Beside,
    /// One or two short sentences.
    pub text: String,
}

/// What a hint is about: it points there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Beside {
    /// One's own cards.
    Hand,
    /// The others at the table.
    Others,
    /// What remains, and what may be named.
    Rack,
    /// The cards on offer.
    Lot,
    /// What can be done.
    Acts,
}

impl Beside {
    /// A name for it.
    pub fn name(self) -> &'static str {
        match self {
            Beside::Hand => "hand",
            Beside::Others => "others",
            Beside::Rack => "rack",
            Beside::Lot => "lot",
            Beside::Acts => "acts",
        }
    }
}
