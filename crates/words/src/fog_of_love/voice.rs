//! The voice of one card.

use super::who::People;
use super::{CardContext, CardNames, Prompt, Titled};
use crate::Tongue;
use ::fog_of_love::content::{Content, Letters, OptionCard};
use tabletop::Seat;

/// A card that says what it does.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    pub(super) tongue: &'a Tongue,
    pub(super) content: &'a Content,
    pub(super) names: &'a dyn CardNames,
    pub(super) card: CardContext,
    pub(super) people: Option<People<'a>>,
}

impl<'a> Voice<'a> {
    /// The voice of a card in a language.
    pub fn new(
        tongue: &'a Tongue,
        content: &'a Content,
        names: &'a dyn CardNames,
        card: CardContext,
    ) -> Voice<'a> {
        Voice { tongue, content, names, card, people: None }
    }

    /// The same voice where it speaks of somebody else's card: both names, and whose it is.
    pub fn of(self, names: &'a [String; 2], holder: Seat) -> Voice<'a> {
        self.telling_of(People { names, player: Some(holder), chooser: None })
    }

    /// The same voice where it is told of these people, by name.
    pub(super) fn telling_of(self, people: People<'a>) -> Voice<'a> {
        Voice { people: Some(people), ..self }
    }

    /// The language spoken.
    pub fn tongue(&self) -> &'a Tongue {
        self.tongue
    }

    /// What something is called: by its title, or else by its id, or else by its number.
    pub fn title(&self, of: Titled) -> String {
        let content = self.content;
        let (id, number) = match of {
            Titled::Scene(scene) => (content.scenes.get(scene.index()).map(|c| &c.id), scene.0),
            Titled::Trait(one) => (content.traits.get(one.index()).map(|c| &c.id), one.0),
            Titled::Occupation(one) => (content.occupations.get(one.index()).map(|c| &c.id), one.0),
            Titled::Feature(one) => (content.features.get(one.index()).map(|c| &c.id), one.0),
            Titled::Destiny(one) => (content.destinies.get(one.index()).map(|c| &c.id), one.0),
            Titled::Story(one) => (content.stories.get(usize::from(one)).map(|c| &c.id), one),
            Titled::Flag(flag) => (content.flags.get(flag.index()), flag.0),
            Titled::Tag(tag) => (content.tags.get(tag.index()), tag.0),
        };
        let by_id = || id.cloned().unwrap_or_else(|| number.to_string());
        self.names.title(of).unwrap_or_else(by_id)
    }

    /// The card's own words, or their name in the pack.
    pub(super) fn prompt(&self, prompt: Prompt<'_>) -> String {
        let name = match prompt {
            Prompt::Tell(name) | Prompt::Manual(name) => name,
        };
        let text = self.names.prompt(self.card, prompt);
        self.stopped(&text.unwrap_or_else(|| name.replace('-', " ")))
    }

    /// The options of the card that speaks.
    pub(super) fn options(&self) -> &'a [OptionCard] {
        let story = |story: u8| self.content.stories.get(usize::from(story));
        match self.card {
            CardContext::Scene(scene) => {
                self.content.scenes.get(scene.index()).map_or(&[][..], |card| &card.options)
            }
            CardContext::Chapter { story: place, chapter } => story(place)
                .and_then(|story| story.chapters.get(usize::from(chapter)))
                .map_or(&[][..], |chapter| &chapter.options),
            CardContext::Finale { story: place } => {
                story(place).map_or(&[][..], |story| &story.finale.options)
            }
            CardContext::Destiny(_) => &[],
        }
    }

    /// Whether these are all the options that there are.
    pub(super) fn is_every_option(&self, letters: Letters) -> bool {
        let count = match self.options().len() {
            0 => 4,
            offered => offered.min(4),
        };
        letters.0.trailing_ones() as usize >= count
    }
}
