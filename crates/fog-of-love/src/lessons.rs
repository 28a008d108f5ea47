//! Which lessons of a tutorial have come to light.

use crate::content::{Cue, FinaleStep, Kind, Lesson, Scene};
use crate::table::{Asked, Phase};
use crate::{Happened, Sight, View};

/// Most lessons of a tutorial.
pub const MOST_LESSONS: usize = 64;

/// The lessons that a viewer has seen come to light, by their places in the tutorial.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lessons {
    seen: u64,
    /// How often the turn has passed.
    passed: u8,
}

impl View {
    /// The lessons that have come to light by now, in their order (FL-304). They tell of what
    /// everybody sees and of the viewer's own cards; outside a tutorial there are none.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        let seen = self.lessons.seen;
        let lessons = self.all_lessons().iter().enumerate();
        lessons.filter(move |(place, _)| seen >> place & 1 != 0).map(|(_, lesson)| lesson)
    }

    fn all_lessons(&self) -> &[Lesson] {
        let story = &self.book.content().stories[usize::from(self.table.story)];
        let tutorial = story.tutorial.as_ref().filter(|_| self.table.tutorial);
        tutorial.map_or(&[], |tutorial| &tutorial.lessons)
    }

    /// Takes in what has just been seen; nothing, before the first sight.
    pub(crate) fn look_for_lessons(&mut self, sight: Option<&Sight>) {
        if !self.table.tutorial {
            return;
        }
        if let Some(Happened::TurnPassed(_)) = sight {
            self.lessons.passed = self.lessons.passed.saturating_add(1);
        }
        let mut seen = self.lessons.seen;
        for (place, lesson) in self.all_lessons().iter().enumerate().take(MOST_LESSONS) {
            if seen >> place & 1 == 0 && lesson.when.iter().any(|&cue| self.is_due(cue, sight)) {
                seen |= 1 << place;
            }
        }
        self.lessons.seen = seen;
    }

    /// Whether a cue is given now.
    fn is_due(&self, cue: Cue, sight: Option<&Sight>) -> bool {
        use Happened as H;
        let table = &self.table;
        match cue {
            Cue::Start => true,
            Cue::Traits => table.phase == Phase::Traits,
            Cue::Occupations => table.phase == Phase::Occupations,
            Cue::Features => matches!(table.phase, Phase::Features(_)),
            Cue::Introductions => table.phase == Phase::Introductions,
            Cue::Chapter(number) => table.chapter >= number,
            // Turns alternate strictly (FL-I18).
            Cue::Turn(number) => {
                let turn = self.lessons.passed / 2 + 1;
                table.phase == Phase::Turn && table.active == table.first && turn >= number
            }
            Cue::Choices => matches!(sight, Some(H::Chose(_))),
            Cue::Tell => matches!(sight, Some(H::Prompted(..))),
            Cue::HoldOn => matches!(table.asked, Asked::Reaction(_)),
            Cue::Draw => matches!(sight, Some(H::Drew(..))) && table.phase == Phase::Draw,
            Cue::DiscardDestiny => matches!(table.asked, Asked::DropDestiny { .. }),
            Cue::SwitchDestiny => matches!(table.asked, Asked::Switch { .. }),
            Cue::Chooses(choice) => match sight {
                Some(&H::Played(_, scene)) => {
                    self.book.content().scenes[scene.index()].choice == choice
                }
                _ => false,
            },
            Cue::Scene(kind) => self.meets(kind, sight),
            Cue::Finale(step) => self.has_reached(step),
            Cue::End => table.phase == Phase::Over,
        }
    }

    /// Whether the viewer holds a scene of this kind, or one comes to the table.
    fn meets(&self, kind: Kind, sight: Option<&Sight>) -> bool {
        use Happened as H;
        let is = |scene: Scene| {
            let kinds = self.book.content().scenes[scene.index()].kinds;
            kinds.has(kind) || kind == Kind::Minor && kinds.is_minor()
        };
        let shown = match sight {
            Some(
                &H::Played(_, scene)
                | &H::Reacted(_, scene)
                | &H::Exchanged(_, scene)
                | &H::RevealedSecret(_, _, scene),
            ) => is(scene),
            Some(H::LaidSecret(..)) => kind == Kind::Secret,
            _ => false,
        };
        shown || self.own.as_ref().is_some_and(|own| own.hand.iter().any(is))
    }

    /// Whether the finale has come to a step.
    fn has_reached(&self, step: FinaleStep) -> bool {
        let story = &self.book.content().stories[usize::from(self.table.story)];
        let place = story.finale.steps.iter().position(|&other| other == step);
        let done = match self.table.phase {
            Phase::Finale(done) => usize::from(done),
            Phase::Judge | Phase::Over => story.finale.steps.len(),
            _ => 0,
        };
        place.is_some_and(|place| place < done)
    }
}
