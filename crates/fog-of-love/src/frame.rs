//! A card in the course of being resolved.

use crate::content::{Moment, Scene};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// No letter, no answer.
pub const NOTHING: u8 = u8::MAX;

/// Which card, and in which of its roles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A scene played in the ordinary way.
    Scene(Scene),
    /// A secret that has been revealed (FL-223).
    Revealed(Scene),
    /// A secret that was never revealed, in the finale (FL-226).
    Never(Scene),
    /// A reaction (FL-245).
    Reaction(Scene),
    /// The chapter, by its number from 1.
    Chapter(u8),
    /// The finale's choices.
    Finale,
    /// The finale's own effects.
    FinaleEffects,
    /// Not a card in course: features and occupations at creation, trait goals at the end.
    Character,
}

impl Source {
    /// The scene behind it, if it is one.
    #[inline]
    pub fn scene(self) -> Option<Scene> {
        match self {
            Source::Scene(scene)
            | Source::Revealed(scene)
            | Source::Never(scene)
            | Source::Reaction(scene) => Some(scene),
            Source::Chapter(_) | Source::Finale | Source::FinaleEffects | Source::Character => None,
        }
    }

    /// Whether somebody played it, so that player and partner have a meaning (FL-142).
    #[inline]
    pub fn is_played(self) -> bool {
        self.scene().is_some()
    }
}

/// Where in a card the resolution stands (FL-180).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Stage {
    /// What happens at the moment of playing.
    OnPlay,
    /// Reactions to a scene played.
    Played,
    /// Choices are made.
    Choosing,
    /// Reactions to choices revealed.
    Revealed,
    /// First: tokens are placed.
    Tokens,
    /// Second: the effects of the choices.
    Effects,
    /// Third: additional effects.
    More,
    /// … and those that a follow-up adds.
    FollowUp,
    /// Reactions to a scene resolved.
    Resolved,
    /// The card is done.
    Done,
}

impl Stage {
    /// The reaction moment that this stage is.
    pub(crate) fn moment(self) -> Option<Moment> {
        match self {
            Stage::Played => Some(Moment::Played),
            Stage::Revealed => Some(Moment::Revealed),
            Stage::Resolved => Some(Moment::Resolved),
            _ => None,
        }
    }
}

/// What reactions and guesses have done to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks(pub u16);

impl Marks {
    /// The choice of seat 0 gives nothing; seat 1 is the next bit.
    pub const VOID: Marks = Marks(1);
    /// Seat 0's satisfaction is left alone; seat 1 is the next bit.
    pub const IGNORE: Marks = Marks(4);
    /// Chooser and other trade places.
    pub const REDIRECT: Marks = Marks(16);
    /// The guess was right.
    pub const GUESSED: Marks = Marks(32);
    /// The card is skipped.
    pub const SKIPPED: Marks = Marks(64);
    /// The card is skipped, and another is played instead.
    pub const REPLACED: Marks = Marks(128);
    /// The effects are to be resolved once more.
    pub const REPEAT: Marks = Marks(256);
    /// They have been.
    pub const REPEATED: Marks = Marks(512);

    /// The mark of a seat.
    #[inline(always)]
    pub fn of(self, seat: Seat) -> Marks {
        Marks(self.0 << (seat.0 & 1))
    }

    /// Whether a mark is there.
    #[inline(always)]
    pub fn has(self, mark: Marks) -> bool {
        self.0 & mark.0 != 0
    }

    /// Sets a mark.
    #[inline(always)]
    pub fn set(&mut self, mark: Marks) {
        self.0 |= mark.0;
    }

    /// Takes a mark away.
    #[inline(always)]
    pub fn clear(&mut self, mark: Marks) {
        self.0 &= !mark.0;
    }
}

/// A card in the course of being resolved. Everything in it is public: a choice is in it only once
/// it is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// Which card.
    pub source: Source,
    /// Who played it; on chapters and finales the first player.
    pub player: Seat,
    /// Where it stands.
    pub stage: Stage,
    /// Which person of the two that a stage deals with in turn.
    pub turn: u8,
    /// The clause that is being carried out, or [`Frame::FRESH`] at the beginning of a stage.
    pub at: u16,
    /// Which of the people that the clause concerns.
    pub nth: u8,
    /// How far the clause has got with that person.
    pub sub: u8,
    /// How often it still has to be done.
    pub left: u8,
    /// The last answer: a number, a letter, an aspect.
    pub answer: u8,
    /// The options chosen, by seat.
    pub choices: [u8; 2],
    /// Options chosen on top of that, by seat.
    pub further: [u8; 2],
    /// Satisfaction of this step, by seat, not yet settled (FL-54).
    pub owed: [i16; 2],
    /// The scene whose follow-up concerns this one.
    pub under: Option<Scene>,
    /// What reactions and guesses have done.
    pub marks: Marks,
    /// The aspect guessed.
    pub guess: u8,
}

impl Frame {
    /// No clause of the stage has been begun.
    pub const FRESH: u16 = u16::MAX;

    /// A card at its first stage.
    #[inline]
    pub fn new(source: Source, player: Seat, stage: Stage, under: Option<Scene>) -> Frame {
        Frame {
            source,
            player,
            stage,
            turn: 0,
            at: Frame::FRESH,
            nth: 0,
            sub: 0,
            left: 0,
            answer: NOTHING,
            choices: [NOTHING; 2],
            further: [NOTHING; 2],
            owed: [0; 2],
            under,
            marks: Marks::default(),
            guess: NOTHING,
        }
    }

    /// Who did not play it.
    #[inline(always)]
    pub fn partner(&self) -> Seat {
        other(self.player)
    }

    /// Goes to a stage.
    #[inline]
    pub(crate) fn enter(&mut self, stage: Stage) {
        self.stage = stage;
        self.turn = 0;
        self.begin();
    }

    /// Goes to the next person of a stage.
    #[inline]
    pub(crate) fn next_turn(&mut self) {
        self.turn += 1;
        self.begin();
    }

    #[inline]
    fn begin(&mut self) {
        self.at = Frame::FRESH;
        self.next_clause(Frame::FRESH);
    }

    /// Goes to a clause.
    #[inline(always)]
    pub(crate) fn next_clause(&mut self, at: u16) {
        self.at = at;
        self.nth = 0;
        self.next_step(0);
    }

    /// Goes to the next person whom the clause concerns.
    #[inline(always)]
    pub(crate) fn next_person(&mut self) {
        self.nth += 1;
        self.next_step(0);
    }

    #[inline(always)]
    fn next_step(&mut self, sub: u8) {
        self.sub = sub;
        self.left = 0;
        self.answer = NOTHING;
    }

    /// The option that a seat chose.
    #[inline(always)]
    pub fn choice(&self, seat: Seat) -> Option<u8> {
        let letter = self.choices[seat.index() & 1];
        (letter != NOTHING).then_some(letter)
    }
}

/// The other person.
#[inline(always)]
pub fn other(seat: Seat) -> Seat {
    Seat(seat.0 & 1 ^ 1)
}
