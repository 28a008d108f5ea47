//! The parts of an effect between which somebody decides.

use super::line::capital;
use super::teller::Teller;
use super::who::People;
use super::{CardContext, Voice};
use ::fog_of_love::content::{Clause, Effect, Part};
use ::fog_of_love::{Book, Frame, Seen, Source};

impl Teller<'_> {
    /// What the part of the effect does that is asked about now.
    pub(super) fn part_asked(self, seen: Seen<'_>, number: u8) -> Option<String> {
        self.part(seen.book, seen.table.story, seen.table.frame()?, number)
    }

    /// What the part of an effect with this number does.
    pub(super) fn part(self, book: &Book, story: u8, frame: &Frame, number: u8) -> Option<String> {
        let card = in_course(story, frame);
        let names = self.people();
        let player = frame.source.is_played().then_some(frame.player);
        let people = People { names: &names, player, chooser: frame.chooser() };
        let voice = Voice::new(self.tongue, book.content(), self.names, card).telling_of(people);
        let chosen = match (book.clause(story, frame)?, number) {
            (Effect::Choose { options, .. }, _) => options.get(usize::from(number))?.as_slice(),
            (&Effect::Insert { event, deck, place, .. }, 0) => {
                // What may be left, said as if it were done.
                &[Effect::Insert { event, deck, place, optional: false }]
            }
            (Effect::Insert { .. }, _) => &[],
            _ => return None,
        };
        Some(match voice.effects(chosen).as_slice() {
            [] => capital(&voice.sentence(&self.tongue.fl_nothing())),
            lines => voice.text(lines),
        })
    }
}

/// The card whose clause is being carried out.
pub(super) fn in_course(story: u8, frame: &Frame) -> CardContext {
    page_of(story, frame.source, frame.clause)
}

/// The card on which a clause stands.
pub(super) fn page_of(story: u8, source: Source, clause: Option<Clause>) -> CardContext {
    if let Some(Clause { part: Part::FollowUp(situation), .. }) = clause {
        return CardContext::Scene(situation);
    }
    match source {
        Source::Scene(scene)
        | Source::Revealed(scene)
        | Source::Never(scene)
        | Source::Reaction(scene) => CardContext::Scene(scene),
        Source::Chapter(number) => {
            CardContext::Chapter { story, chapter: number.saturating_sub(1) }
        }
        Source::Finale | Source::FinaleEffects | Source::Character => CardContext::Finale { story },
    }
}
