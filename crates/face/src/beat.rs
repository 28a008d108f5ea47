//! What happened, one thing after the other, as one viewer is told it.

use tabletop::Seat;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat<W> {
    /// The step that it belongs to, counted from 0.
    pub step: usize,
    /// What sort of thing it is: for a picture, a sound, a voice.
    pub kind: Kind,
    /// Who did it.
    pub by: Option<Seat>,
    /// To whom.
    pub on: Option<Seat>,
    /// In words to this viewer, who is “you” in them. Empty if there is nothing to say.
    pub told: String,
    /// In words that name everybody: what is kept, and shown to others.
    pub kept: String,
    /// What this viewer must take in before anything else is shown, if anything.
    pub take_in: Option<TakeIn>,
    /// What the game itself says of it.
    pub what: W,
}

/// What sort of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Cards are shuffled, set aside, dealt: what chance and the rules do before anybody moves.
    Deal,
    /// Somebody draws.
    Draw,
    /// Somebody moves.
    Move,
    /// What came of a move.
    Result,
    /// Somebody goes out.
    Out,
    /// A chapter begins.
    Chapter,
    /// What lay face down is turned over, for all to see.
    Reveal,
    /// Somebody tells something.
    Tale,
    /// Something to learn comes to light.
    Lesson,
    /// A round is over.
    RoundEnd,
    /// The game is over.
    GameEnd,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 11] = [
        Kind::Deal,
        Kind::Draw,
        Kind::Move,
        Kind::Result,
        Kind::Out,
        Kind::Chapter,
        Kind::Reveal,
        Kind::Tale,
        Kind::Lesson,
        Kind::RoundEnd,
        Kind::GameEnd,
    ];

    /// Its name in pages and for programs.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Deal => "deal",
            Kind::Draw => "draw",
            Kind::Move => "move",
            Kind::Result => "result",
            Kind::Out => "out",
            Kind::Chapter => "chapter",
            Kind::Reveal => "reveal",
            Kind::Tale => "tale",
            Kind::Lesson => "lesson",
            Kind::RoundEnd => "round-end",
            Kind::GameEnd => "game-end",
        }
    }
}

/// Something to be taken in, which waits for “Got it”.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeIn {
    /// What is revealed, in a sentence or two to this viewer.
    pub text: String,
    /// Whether nobody else sees it.
    pub private: bool,
    /// Whether it is taken in at once with something before it in its step.
    pub together: bool,
}

impl<W> Beat<W> {
    /// Whether nothing is said of it, to anybody: then nobody need wait for it.
    pub fn is_quiet(&self) -> bool {
        self.kept.is_empty()
    }
}
