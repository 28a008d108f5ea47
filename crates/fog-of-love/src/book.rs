//! A content made ready to play.

use crate::code::{At, Code, Op, Parts};
use crate::content::{
    Choice, Clause, Condition, Content, Effect, Kind, MOST_CARDS, MOST_DESTINIES, MOST_FLAGS,
    MOST_PER_DECK, MOST_SECRETS, MOST_TAGS, Measure, OptionCard, Part, Scene, Which,
};
use crate::{Frame, MOST_LESSONS, Source};
use std::fmt;
use std::sync::Arc;

/// Why a content cannot be played. The reader of packs finds these things earlier and says where;
/// this is the engine's own guard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayable(pub String);

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unplayable {}

/// A content and its clauses, laid out for the engine. Shared by all tables that play it.
#[derive(PartialEq, Eq)]
pub struct Book {
    content: Content,
    code: Code,
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book({:?})", self.content.edition)
    }
}

impl Book {
    /// Makes a content ready, if every number in it refers to something and all is within bounds.
    pub fn new(content: Content) -> Result<Arc<Book>, Unplayable> {
        Guard { content: &content }.check()?;
        let code = Code::new(&content);
        if code.ops.len() >= usize::from(u16::MAX) || code.conditions.len() >= usize::from(u16::MAX)
        {
            return Err(Unplayable("the cards hold too many clauses".into()));
        }
        Ok(Arc::new(Book { content, code }))
    }

    /// The content.
    #[inline(always)]
    pub fn content(&self) -> &Content {
        &self.content
    }

    #[inline(always)]
    pub(crate) fn op(&self, at: At) -> Op {
        self.code.ops[usize::from(at)]
    }

    /// Where the clauses of a part of a card in course begin.
    #[inline(always)]
    pub(crate) fn start(&self, story: u8, source: Source, part: Part) -> At {
        let source = match part {
            Part::FollowUp(situation) => Source::Scene(situation),
            _ => source,
        };
        self.parts(story, source).start(part)
    }

    /// The place of a clause of the part that begins at `start`.
    #[inline(always)]
    pub(crate) fn place(&self, start: At, number: u16) -> At {
        self.code.place(start, number)
    }

    /// The number of the clause at a place, in the part that begins at `start`.
    #[inline(always)]
    pub(crate) fn number(&self, start: At, at: At) -> u16 {
        self.code.number(start, at)
    }

    /// The clause at which a card in course stands, as it is written on the card.
    pub fn clause(&self, story: u8, frame: &Frame) -> Option<&Effect> {
        self.named(story, frame.source, frame.clause?)
    }

    /// A clause of a card, as it is written there.
    pub fn named(&self, story: u8, source: Source, clause: Clause) -> Option<&Effect> {
        let scenes = &self.content.scenes;
        let scene = source.scene().and_then(|scene| scenes.get(scene.index()));
        let tale = self.content.stories.get(usize::from(story))?;
        let effects: &[Effect] = match clause.part {
            Part::OnPlay => &scene?.on_play,
            Part::Option(letter) => &self.options(story, source).get(letter.index())?.effects,
            Part::More => match (scene, source) {
                (Some(scene), _) => &scene.more,
                (None, Source::Chapter(number)) => {
                    &tale.chapters.get(usize::from(number).checked_sub(1)?)?.more
                }
                (None, _) => &tale.finale.more,
            },
            Part::FollowUp(under) => &scenes.get(under.index())?.follow_up.as_ref()?.effects,
            Part::Never => &scene?.secret.as_ref()?.never,
            Part::Finale => &tale.finale.effects,
        };
        Effect::numbered(effects, clause.number)
    }

    #[inline(always)]
    pub(crate) fn condition(&self, at: u16) -> &Condition {
        &self.code.conditions[usize::from(at)]
    }

    #[inline(always)]
    fn parts(&self, story: u8, source: Source) -> &Parts {
        match source {
            Source::Scene(scene)
            | Source::Revealed(scene)
            | Source::Never(scene)
            | Source::Reaction(scene) => &self.code.scenes[scene.index()],
            Source::Chapter(number) => {
                &self.code.chapters[usize::from(story)][usize::from(number.saturating_sub(1))]
            }
            Source::Finale | Source::FinaleEffects | Source::Character => {
                &self.code.finales[usize::from(story)]
            }
        }
    }

    /// The options printed on a card.
    #[inline(always)]
    pub fn options(&self, story: u8, source: Source) -> &[OptionCard] {
        let story = &self.content.stories[usize::from(story)];
        match source {
            Source::Scene(scene) | Source::Revealed(scene) | Source::Reaction(scene) => {
                &self.content.scenes[scene.index()].options
            }
            Source::Chapter(number) => {
                &story.chapters[usize::from(number.saturating_sub(1))].options
            }
            Source::Finale => &story.finale.options,
            Source::Never(_) | Source::FinaleEffects | Source::Character => &[],
        }
    }

    /// Who chooses on a card, as printed.
    #[inline(always)]
    pub(crate) fn choice(&self, story: u8, source: Source) -> Choice {
        match source {
            Source::Scene(scene) | Source::Revealed(scene) | Source::Reaction(scene) => {
                self.content.scenes[scene.index()].choice
            }
            Source::Chapter(number) => {
                let story = &self.content.stories[usize::from(story)];
                story.chapters[usize::from(number.saturating_sub(1))].choice
            }
            Source::Finale => Choice::Both,
            Source::Never(_) | Source::FinaleEffects | Source::Character => Choice::Nobody,
        }
    }
}

/// Checks that every number refers to something.
struct Guard<'a> {
    content: &'a Content,
}

fn need(holds: bool, what: impl FnOnce() -> String) -> Result<(), Unplayable> {
    if holds { Ok(()) } else { Err(Unplayable(what())) }
}

impl Guard<'_> {
    fn check(&self) -> Result<(), Unplayable> {
        let content = self.content;
        need(content.scenes.len() <= MOST_CARDS, || "there are too many scenes".into())?;
        for (count, most, what) in [
            (content.traits.len(), MOST_PER_DECK, "traits"),
            (content.occupations.len(), MOST_PER_DECK, "occupations"),
            (content.features.len(), MOST_PER_DECK, "features"),
            (content.destinies.len(), MOST_DESTINIES, "destinies"),
            (content.flags.len(), MOST_FLAGS, "flags"),
            (content.tags.len(), MOST_TAGS, "tags"),
            (content.stories.len(), 64, "stories"),
        ] {
            need(count <= most, || format!("there are more than {most} {what}"))?;
        }
        need(content.traits.len() >= 10, || "two players need ten traits".into())?;
        need(content.occupations.len() >= 6, || "two players need six occupations".into())?;
        need(content.features.len() >= 10, || "two players need ten features".into())?;
        let events = content.scenes.iter().filter(|card| card.kinds.has(Kind::SpecialEvent));
        let events = events.count();
        for deck in crate::content::Deck::ALL {
            let count = content.scenes.iter().filter(|card| card.deck == deck).count();
            need(count + events <= MOST_PER_DECK, || {
                format!("the deck {} is too large", deck.name())
            })?;
        }
        let secrets = content.scenes.iter().filter(|card| card.kinds.has(Kind::Secret)).count();
        need(secrets <= MOST_SECRETS, || format!("there are more than {MOST_SECRETS} secrets"))?;
        content.scenes.iter().try_for_each(|card| {
            self.options(&card.options, card.choice)?;
            need(card.kinds.has(Kind::Secret) == card.secret.is_some(), || {
                format!("{}: a secret needs its secret part, and nothing else has one", card.id)
            })?;
            need(card.kinds.has(Kind::Reaction) == card.reaction.is_some(), || {
                format!("{}: a reaction needs its reaction part", card.id)
            })?;
            need(!(card.kinds.has(Kind::Secret) && card.kinds.is_minor()), || {
                format!("{}: a secret is not a minor scene", card.id)
            })?;
            if let Some(event) = card.event {
                self.scene(event)?;
            }
            if let Some(requires) = &card.requires {
                self.condition(requires)?;
            }
            self.effects(&card.on_play)?;
            self.effects(&card.more)?;
            if let Some(follow) = &card.follow_up {
                self.effects(&follow.effects)?;
            }
            if let Some(secret) = &card.secret {
                self.effects(&secret.never)?;
            }
            Ok(())
        })?;
        content.destinies.iter().try_for_each(|card| self.condition(&card.when))?;
        content.stories.iter().try_for_each(|story| self.story(story))
    }

    fn story(&self, story: &crate::content::Story) -> Result<(), Unplayable> {
        let known = (1u32 << self.content.destinies.len()) - 1;
        need(u32::from(story.destinies.0) & !known == 0, || "an unknown destiny".into())?;
        need(story.in_pile.minus(story.destinies).is_empty(), || {
            format!("{}: the pile holds a destiny that is not in the story", story.id)
        })?;
        need(story.destinies.minus(story.in_pile).count() >= 1, || {
            format!("{}: a player needs a destiny in hand", story.id)
        })?;
        need(!story.chapters.is_empty() && story.chapters.len() <= 20, || {
            format!("{}: a story has 1 to 20 chapters", story.id)
        })?;
        need(story.opening_hand.iter().map(|&n| u32::from(n)).sum::<u32>() == 5, || {
            format!("{}: the opening hand is five scenes", story.id)
        })?;
        story.events.iter().try_for_each(|&event| self.scene(event))?;
        for chapter in &story.chapters {
            need(chapter.length >= 1, || format!("{}: a chapter without length", story.id))?;
            self.options(&chapter.options, chapter.choice)?;
            self.effects(&chapter.more)?;
        }
        self.options(&story.finale.options, Choice::Nobody)?;
        self.effects(&story.finale.more)?;
        self.effects(&story.finale.effects)?;
        if let Some(tutorial) = &story.tutorial {
            tutorial.scenes.iter().flatten().try_for_each(|&scene| self.scene(scene))?;
            let within = tutorial.traits.iter().all(|c| c.index() < self.content.traits.len())
                && tutorial.occupations.iter().all(|c| c.index() < self.content.occupations.len())
                && tutorial.features.iter().all(|c| c.index() < self.content.features.len());
            need(within, || format!("{}: an unknown card in the tutorial", story.id))?;
            let enough = tutorial.traits.len() >= 10
                && tutorial.occupations.len() >= 6
                && tutorial.features.len() >= 10;
            need(enough, || format!("{}: too few cards in the tutorial", story.id))?;
            need(tutorial.lessons.len() <= MOST_LESSONS, || {
                format!("{}: too many lessons in the tutorial", story.id)
            })?;
        }
        Ok(())
    }

    fn options(&self, options: &[OptionCard], choice: Choice) -> Result<(), Unplayable> {
        need(options.len() <= 4, || "a card has at most four options".into())?;
        need(choice == Choice::Nobody || !options.is_empty(), || {
            "a choice needs something to choose".into()
        })?;
        options.iter().try_for_each(|option| self.effects(&option.effects))
    }

    fn scene(&self, scene: Scene) -> Result<(), Unplayable> {
        need(scene.index() < self.content.scenes.len(), || "an unknown scene".into())
    }

    fn destinies(&self, which: Which) -> Result<(), Unplayable> {
        let (Which::Named(these) | Which::Except(these)) = which else { return Ok(()) };
        let known = (1u32 << self.content.destinies.len()) - 1;
        need(u32::from(these.0) & !known == 0, || "an unknown destiny".into())
    }

    fn effects(&self, effects: &[Effect]) -> Result<(), Unplayable> {
        effects.iter().try_for_each(|effect| self.effect(effect))
    }

    fn effect(&self, effect: &Effect) -> Result<(), Unplayable> {
        let destiny = |index: usize| {
            need(index < self.content.destinies.len(), || "an unknown destiny".into())
        };
        match effect {
            Effect::Destiny { which, .. } => self.destinies(*which),
            Effect::Insert { event, .. } => self.scene(*event),
            Effect::Override(_, card) => destiny(card.index()),
            Effect::Reveal { what: crate::content::RevealOf::NamedDestiny(card), .. } => {
                destiny(card.index())
            }
            Effect::Raise(flag) | Effect::Lower(flag) => {
                need(flag.index() < MOST_FLAGS, || "an unknown flag".into())
            }
            Effect::If { when, then, otherwise } => {
                self.condition(when)?;
                self.effects(then)?;
                self.effects(otherwise)
            }
            Effect::Choose { options, .. } => {
                need((1..=4).contains(&options.len()), || "1 to 4 things to choose from".into())?;
                options.iter().try_for_each(|effects| self.effects(effects))
            }
            _ => Ok(()),
        }
    }

    fn condition(&self, condition: &Condition) -> Result<(), Unplayable> {
        let content = self.content;
        let within =
            |index: usize, count: usize| need(index < count, || "an unknown card".to_string());
        match condition {
            Condition::HasTrait(_, card) => within(card.index(), content.traits.len()),
            Condition::HasOccupation(_, card) => within(card.index(), content.occupations.len()),
            Condition::HasFeature(_, card) => within(card.index(), content.features.len()),
            Condition::HoldsDestiny(_, card) | Condition::FinalDestiny(_, card) => {
                within(card.index(), content.destinies.len())
            }
            Condition::Compare(left, _, right) => {
                need(![left, right].contains(&&Measure::Number(i16::MIN)), || "a number".into())
            }
            Condition::All(list) | Condition::Any(list) => {
                list.iter().try_for_each(|condition| self.condition(condition))
            }
            Condition::Not(condition) => self.condition(condition),
            _ => Ok(()),
        }
    }
}
