//! A card in the course of being resolved.
//!
//! A card may stop in the middle of itself to ask somebody something. Frames lie on a stack, since
//! a secret that a scene reveals is resolved before the scene goes on. A frame is put away by an
//! event like everything else, so the journal rebuilds a game in mid-sentence.

use crate::content::{Aspect, Clause, Letter, Scene};
use crate::marks::{Mark, Marks};
use crate::progress::Progress;
use crate::stage::{Stage, Taken};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Which card, and in which of its roles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
    /// The two characters, whose goals are scored in the finale (FL-288).
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

/// What somebody guessed of the partner's traits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Guess {
    /// On which aspect the goal was said to be.
    pub aspect: Aspect,
    /// Whether it is there.
    pub right: bool,
}

/// A card in the course of being resolved. Everything in it is public: a choice is in it only once
/// it is revealed. Frames are stored, so they speak of the card as it is written and not of how the
/// engine has laid it out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// Which card.
    pub source: Source,
    /// Who played it; on chapters and finales the first player.
    pub player: Seat,
    /// Where it stands.
    pub stage: Stage,
    /// The clause that is being carried out, if the stage has begun with its clauses.
    pub clause: Option<Clause>,
    /// With whom of those whom the clause concerns it is busy.
    pub concerns: Option<Seat>,
    /// How far it has got.
    pub progress: Progress,
    /// The options chosen, by seat.
    pub choices: [Option<Letter>; 2],
    /// Options chosen on top of that, by seat.
    pub further: [Option<Letter>; 2],
    /// Satisfaction of this step, by seat, not yet settled (FL-54).
    pub owed: [i16; 2],
    /// The scene whose follow-up concerns this one.
    pub under: Option<Scene>,
    /// What reactions have done.
    pub marks: Marks,
    /// The last guess.
    pub guess: Option<Guess>,
}

impl Frame {
    /// A card at its first stage.
    #[inline]
    pub fn new(source: Source, player: Seat, stage: Stage, under: Option<Scene>) -> Frame {
        Frame {
            source,
            player,
            stage,
            clause: None,
            concerns: None,
            progress: Progress::Fresh,
            choices: [None; 2],
            further: [None; 2],
            owed: [0; 2],
            under,
            marks: Marks::default(),
            guess: None,
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
        self.clause = None;
        self.begin();
    }

    /// Goes to a clause.
    #[inline(always)]
    pub(crate) fn next_clause(&mut self, clause: Clause) {
        self.clause = Some(clause);
        self.begin();
    }

    #[inline(always)]
    fn begin(&mut self) {
        self.concerns = None;
        self.progress = Progress::Fresh;
    }

    /// The option that a seat chose.
    #[inline(always)]
    pub fn choice(&self, seat: Seat) -> Option<Letter> {
        self.choices[seat.index() & 1]
    }

    /// Whose option takes effect, and which.
    #[inline(always)]
    pub(crate) fn taken(&self, taken: Taken) -> (Seat, Option<Letter>) {
        let (seat, letters) = match taken {
            Taken::Player => (self.player, &self.choices),
            Taken::Partner => (self.partner(), &self.choices),
            Taken::PlayerFurther => (self.player, &self.further),
            Taken::PartnerFurther => (self.partner(), &self.further),
        };
        (seat, letters[seat.index() & 1])
    }

    /// Who made the choice whose effects are being resolved.
    #[inline(always)]
    pub fn chooser(&self) -> Option<Seat> {
        let Stage::Effects(taken) = self.stage else { return None };
        let (seat, _) = self.taken(taken);
        Some(if self.marks.has(Mark::Redirected) { other(seat) } else { seat })
    }
}

/// The other person.
#[inline(always)]
pub fn other(seat: Seat) -> Seat {
    Seat(seat.0 & 1 ^ 1)
}
