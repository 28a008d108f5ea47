//! What the cards of a pack are called, in a language.

use crate::cards;
use fog_of_love::Setup;
use fog_of_love::content::Content;
use packs::{Pack, Words};
use std::sync::Arc;
use tabletop::Seat;
use words::Tongue;
use words::fog_of_love::{CardContext, CardNames, Prompt, Titled};

/// The titles of a pack's cards. A language that the pack does not speak is answered in English.
pub struct Titles<'a> {
    content: &'a Content,
    pack: Option<Arc<Pack>>,
    language: &'static str,
    people: [&'a str; 2],
}

impl<'a> Titles<'a> {
    /// The titles of a table's cards, in a language.
    pub fn new(setup: &'a Setup, tongue: &Tongue, players: &'a [String]) -> Titles<'a> {
        let hash = &setup.book().content().edition.hash;
        let name = |seat: usize| players.get(seat).map_or("", String::as_str);
        Titles {
            content: setup.book().content(),
            pack: cards::take(hash).map(|brought| brought.pack),
            language: tongue.lang().code(),
            people: [name(0), name(1)],
        }
    }

    /// The same, for a card that this seat plays or holds.
    #[must_use]
    pub fn of(mut self, player: Seat) -> Titles<'a> {
        if player == Seat(1) {
            self.people.swap(0, 1);
        }
        self
    }

    /// A text of a card: its `text`, the words of its option `a`.
    pub fn text_of(&self, of: Titled, attribute: &str) -> Option<String> {
        self.text(&self.key(of)?, Some(attribute))
    }

    /// A text of a card that can speak, or its title.
    pub fn card_text(&self, card: CardContext, attribute: Option<&str>) -> Option<String> {
        self.text(&self.card_key(card), attribute)
    }

    /// The name of something in the words of a pack.
    fn key(&self, of: Titled) -> Option<String> {
        let content = self.content;
        Some(match of {
            Titled::Scene(card) => format!("scene-{}", content.scenes.get(card.index())?.id),
            Titled::Trait(card) => format!("trait-{}", content.traits.get(card.index())?.id),
            Titled::Occupation(card) => {
                format!("occupation-{}", content.occupations.get(card.index())?.id)
            }
            Titled::Feature(card) => format!("feature-{}", content.features.get(card.index())?.id),
            Titled::Destiny(card) => {
                format!("destiny-{}", content.destinies.get(card.index())?.id)
            }
            Titled::Story(story) => {
                format!("story-{}", content.stories.get(usize::from(story))?.id)
            }
            Titled::Flag(flag) => format!("flag-{}", content.flags.get(flag.index())?),
            Titled::Tag(tag) => format!("tag-{}", content.tags.get(tag.index())?),
        })
    }

    fn card_key(&self, card: CardContext) -> String {
        let content = self.content;
        let story = |story: u8| &content.stories[usize::from(story)].id;
        match card {
            CardContext::Scene(card) => format!("scene-{}", content.scenes[card.index()].id),
            CardContext::Chapter { story: of, chapter } => {
                format!("chapter-{}-{}", story(of), chapter + 1)
            }
            CardContext::Finale { story: of } => format!("finale-{}", story(of)),
            CardContext::Destiny(card) => format!("destiny-{}", content.destinies[card.index()].id),
        }
    }

    fn words(&self) -> Option<&Words> {
        let pack = self.pack.as_ref()?;
        pack.words(self.language).or_else(|| pack.words("en"))
    }

    fn text(&self, key: &str, attribute: Option<&str>) -> Option<String> {
        let [player, partner] = self.people;
        self.words()?.get(key, attribute, player, partner)
    }
}

impl CardNames for Titles<'_> {
    fn title(&self, of: Titled) -> Option<String> {
        self.text(&self.key(of)?, None)
    }

    fn prompt(&self, card: CardContext, prompt: Prompt<'_>) -> Option<String> {
        let attribute = match prompt {
            Prompt::Tell(name) => format!("tell-{name}"),
            Prompt::Manual(name) => format!("manual-{name}"),
        };
        self.text(&self.card_key(card), Some(&attribute))
    }
}
