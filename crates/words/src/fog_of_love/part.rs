//! The parts of an effect between which somebody decides.

use super::line::capital;
use super::teller::Teller;
use super::{CardContext, Voice};
use ::fog_of_love::content::{Content, Effect, Scene};
use ::fog_of_love::{Asked, Book, Frame, Seen, Source, Stage};

/// A decision that a card leaves to somebody.
#[derive(Clone, Copy, PartialEq)]
enum Decision<'e> {
    /// Between these.
    Between(&'e [Vec<Effect>]),
    /// Whether this happens.
    Whether(&'e Effect),
}

impl Teller<'_> {
    /// What the part of an effect with this number does. Nothing where the card leaves several
    /// decisions of that size, since the table does not tell which of them is being taken.
    pub(super) fn part(self, seen: Seen<'_>, number: u8) -> Option<String> {
        let Asked::Option(count) = seen.table.asked else { return None };
        let frame = seen.table.frame()?;
        let (card, effects) = in_course(seen.book, seen.table.story, frame)?;
        let mut found = Vec::new();
        gather(effects, count.into(), &mut found);
        let (&first, rest) = found.split_first()?;
        if rest.iter().any(|other| *other != first) {
            return None;
        }
        let voice = Voice::new(self.tongue, seen.book.content(), self.names, card);
        let chosen = match (first, number) {
            (Decision::Between(options), _) => options.get(usize::from(number))?.as_slice(),
            (Decision::Whether(effect), 0) => return Some(whether(&voice, effect)),
            (Decision::Whether(_), _) => &[],
        };
        Some(match voice.effects(chosen).as_slice() {
            [] => capital(&voice.sentence(&self.tongue.fl_nothing())),
            lines => voice.text(lines),
        })
    }
}

/// What may be left, said as if it were done.
fn whether(voice: &Voice<'_>, effect: &Effect) -> String {
    let mut effect = effect.clone();
    if let Effect::Insert { optional, .. } = &mut effect {
        *optional = false;
    }
    voice.text(&voice.effect(&effect))
}

/// All decisions between so many parts, however deep inside.
fn gather<'e>(effects: &'e [Effect], count: usize, found: &mut Vec<Decision<'e>>) {
    for effect in effects {
        match effect {
            Effect::If { then, otherwise, .. } => {
                gather(then, count, found);
                gather(otherwise, count, found);
            }
            Effect::Choose { options, .. } => {
                if options.len() == count {
                    found.push(Decision::Between(options));
                }
                options.iter().for_each(|option| gather(option, count, found));
            }
            Effect::Insert { optional: true, .. } if count == 2 => {
                found.push(Decision::Whether(effect));
            }
            _ => {}
        }
    }
}

/// The card in course, and those of its effects that are being resolved.
fn in_course<'b>(book: &'b Book, story: u8, frame: &Frame) -> Option<(CardContext, &'b [Effect])> {
    let content = book.content();
    let card = match frame.source {
        Source::Scene(scene)
        | Source::Revealed(scene)
        | Source::Never(scene)
        | Source::Reaction(scene) => CardContext::Scene(scene),
        Source::Chapter(number) => {
            CardContext::Chapter { story, chapter: number.saturating_sub(1) }
        }
        Source::Finale | Source::FinaleEffects | Source::Character => CardContext::Finale { story },
    };
    let effects = match frame.stage {
        Stage::OnPlay => at_once(content, story, frame.source)?,
        Stage::Effects => {
            let seat = if frame.turn & 1 == 0 { frame.player } else { frame.partner() };
            let letters = if frame.turn < 2 { frame.choices } else { frame.further };
            let letter = letters[seat.index() & 1];
            &book.options(story, frame.source).get(usize::from(letter))?.effects
        }
        Stage::More => more(content, card)?,
        Stage::FollowUp => {
            let Scene(under) = frame.under?;
            let effects = &content.scenes.get(usize::from(under))?.follow_up.as_ref()?.effects;
            return Some((CardContext::Scene(Scene(under)), effects));
        }
        _ => return None,
    };
    Some((card, effects))
}

/// What happens when a card is played, or comes up in the finale.
fn at_once(content: &Content, story: u8, source: Source) -> Option<&[Effect]> {
    Some(match source {
        Source::Never(scene) => &content.scenes.get(scene.index())?.secret.as_ref()?.never,
        Source::Scene(scene) => &content.scenes.get(scene.index())?.on_play,
        Source::FinaleEffects => &content.stories.get(usize::from(story))?.finale.effects,
        _ => return None,
    })
}

/// The additional effects of a card.
fn more(content: &Content, card: CardContext) -> Option<&[Effect]> {
    Some(match card {
        CardContext::Scene(scene) => &content.scenes.get(scene.index())?.more,
        CardContext::Chapter { story, chapter } => {
            let story = content.stories.get(usize::from(story))?;
            &story.chapters.get(usize::from(chapter))?.more
        }
        CardContext::Finale { story } => &content.stories.get(usize::from(story))?.finale.more,
        CardContext::Destiny(_) => return None,
    })
}
