//! What the cards of a pack are called, in a language.

use crate::cards;
use fog_of_love::content::{Content, Lesson, LessonPart, Letter};
use fog_of_love::{Setup, Way};
use packs::{Looks, Name, Pack, Slot, Words};
use std::sync::Arc;
use tabletop::Seat;
use words::fog_of_love::{
    CardContext, CardNames, CardText, Epilogue, Known, Prompt, Remark, Titled,
};
use words::{Lang, Tongue};

/// The titles of a pack's cards. A card that does not speak the language is read in English, or in
/// whichever language it has.
pub struct Titles<'a> {
    content: &'a Content,
    pack: Option<Arc<Pack>>,
    lang: Lang,
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
            lang: tongue.lang(),
            people: [name(0), name(1)],
        }
    }

    /// What the cards look like, if they are at hand.
    pub fn looks(&self) -> Option<&Looks> {
        self.pack.as_ref().map(|pack| &pack.looks)
    }

    /// The words of a message, and their language.
    fn words(&self, key: &str) -> Option<(&str, &Words)> {
        self.pack.as_ref()?.words_of(key, self.lang.code())
    }

    fn foreign(&self, key: &str) -> Option<Lang> {
        let (code, _) = self.words(key).filter(|(code, _)| *code != self.lang.code())?;
        Lang::from_code(code)
    }

    /// The language that something is called in, if it is not the reader's.
    pub fn foreign_title(&self, of: Titled) -> Option<Lang> {
        self.foreign(&self.titled(of)?)
    }

    /// The language that a card speaks, if it is not the reader's.
    pub fn foreign_card(&self, card: CardContext) -> Option<Lang> {
        self.foreign(&self.key(card)?)
    }

    /// What somebody may borrow who is asked to tell this: the card's `.tell-NAME-1` and so on.
    pub fn ideas(&self, card: CardContext, name: &str) -> Vec<String> {
        let Some(key) = self.key(card) else { return Vec::new() };
        let idea = |number| self.of(&key, Some(&format!("tell-{name}-{number}")), Seat(0));
        (1..).map_while(idea).collect()
    }

    /// A text of a card that this seat plays.
    fn of(&self, key: &str, attribute: Option<&str>, player: Seat) -> Option<String> {
        self.filled(key, attribute, player, &Known::new())
    }

    /// A text in which everything is put that it asks for; nothing if something of it is not known.
    fn filled(
        &self,
        key: &str,
        attribute: Option<&str>,
        player: Seat,
        known: &Known,
    ) -> Option<String> {
        let [pink, blue] = self.people;
        let (player, partner) = if player == Seat(0) { (pink, blue) } else { (blue, pink) };
        let (code, said) = self.words(key)?;
        let lang = Lang::from_code(code).unwrap_or(self.lang);
        let name = |whose: Name| if whose == Name::Player { player } else { partner };
        said.fill(key, attribute, |slot| match slot {
            Slot::Name(whose) => Some(name(whose).to_owned()),
            Slot::Before(word, whose) => Some(words::before(lang, word, name(whose))),
            Slot::Fact(fact) => known.get(fact).cloned(),
        })
    }

    /// A text of a card beside its title: the `text` of a trait.
    pub fn text_of(&self, of: Titled, attribute: &str) -> Option<String> {
        self.of(&self.titled(of)?, Some(attribute), Seat(0))
    }

    /// The name of the message of something that has a title.
    fn titled(&self, of: Titled) -> Option<String> {
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

    /// The name of a card's message.
    fn key(&self, card: CardContext) -> Option<String> {
        let content = self.content;
        let story = |story: u8| Some(&content.stories.get(usize::from(story))?.id);
        Some(match card {
            CardContext::Scene(card) => format!("scene-{}", content.scenes.get(card.index())?.id),
            CardContext::Chapter { story: of, chapter } => {
                format!("chapter-{}-{}", story(of)?, chapter + 1)
            }
            CardContext::Finale { story: of } => format!("finale-{}", story(of)?),
            CardContext::Destiny(card) => {
                format!("destiny-{}", content.destinies.get(card.index())?.id)
            }
        })
    }
}

impl CardNames for Titles<'_> {
    fn title(&self, of: Titled) -> Option<String> {
        self.of(&self.titled(of)?, None, Seat(0))
    }

    fn prompt(&self, card: CardContext, prompt: Prompt<'_>) -> Option<String> {
        let attribute = match prompt {
            Prompt::Tell(name) => format!("tell-{name}"),
            Prompt::Manual(name) => format!("manual-{name}"),
        };
        self.of(&self.key(card)?, Some(&attribute), Seat(0))
    }

    fn synopsis(&self, story: u8) -> Option<String> {
        let id = &self.content.stories.get(usize::from(story))?.id;
        self.of(&format!("story-{id}"), Some("text"), Seat(0))
    }

    fn remark(&self, of: Titled, remark: Remark) -> Option<String> {
        let attribute = match remark {
            Remark::Told => "told",
            Remark::Undone => "undone",
        };
        self.text_of(of, attribute)
    }

    fn epilogue(&self, story: u8, way: Way, player: Seat, known: &Known) -> Option<Epilogue> {
        let id = &self.content.stories.get(usize::from(story))?.id;
        let key = packs::epilogue_key(id, way);
        let title = self.of(&key, None, player)?;
        let (mut paragraphs, mut own) = (Vec::new(), 0);
        for paragraph in packs::paragraphs() {
            let tell = |attribute: &String| self.filled(&key, Some(attribute), player, known);
            let mut told = paragraph.iter().map(tell).enumerate();
            if let Some((place, text)) = told.find_map(|(place, text)| Some((place, text?))) {
                own += usize::from(place == 0);
                paragraphs.push(text);
            }
        }
        Some(Epilogue { title, paragraphs, own })
    }

    fn text(&self, card: CardContext, text: CardText, player: Seat) -> Option<String> {
        let attribute = match text {
            CardText::Title => None,
            CardText::Spoken => Some("words"),
            CardText::Situation => Some("text"),
            CardText::Told => Some("told"),
            CardText::Never => Some("never"),
            CardText::Option(Letter::A) => Some("a"),
            CardText::Option(Letter::B) => Some("b"),
            CardText::Option(Letter::C) => Some("c"),
            CardText::Option(Letter::D) => Some("d"),
        };
        self.of(&self.key(card)?, attribute, player)
    }
}

/// A lesson of a tutorial, put into words.
pub struct LessonWords {
    /// Its title.
    pub title: String,
    /// Its paragraphs, each with its kind.
    pub paragraphs: Vec<(LessonPart, String)>,
}

impl Titles<'_> {
    /// What a lesson of a story's tutorial says.
    pub fn lesson(&self, story: u8, lesson: &Lesson) -> Option<LessonWords> {
        let story = &self.content.stories.get(usize::from(story))?.id;
        let key = format!("tutorial-{story}-{}", lesson.number);
        let text = |attribute: Option<&str>| self.of(&key, attribute, Seat(0));
        let paragraph = |(number, &part): (usize, &LessonPart)| {
            Some((part, text(Some(&format!("part-{}", number + 1)))?))
        };
        let paragraphs = lesson.parts.iter().enumerate().map(paragraph).collect::<Option<_>>()?;
        Some(LessonWords { title: text(None)?, paragraphs })
    }
}
