//! A small pack without any game in it, and its titles.

use fog_of_love::content::{
    Choice, Content, Deck, Effect, Kinds, Letter, Letters, OptionCard, Scene, SceneCard, Tags, Who,
};
use words::fog_of_love::{CardContext, CardNames, Prompt, Titled, Voice};
use words::{Lang, Tongue};

/// Titles as a pack would have them, the same in every language.
pub struct Titles;

impl CardNames for Titles {
    fn title(&self, of: Titled) -> Option<String> {
        let title = match of {
            Titled::Scene(_) => "Wedding Bells",
            Titled::Trait(_) => "Worrier",
            Titled::Occupation(_) => "Florist",
            Titled::Feature(_) => "Freckles",
            Titled::Destiny(one) => ["Love Team", "Heartbreaker", "Equal Partners"][one.index()],
            Titled::Story(_) => "Sunday",
            Titled::Flag(_) => "Moved In",
            Titled::Tag(_) => "Affair",
        };
        Some(title.to_owned())
    }

    fn prompt(&self, _: CardContext, prompt: Prompt<'_>) -> Option<String> {
        match prompt {
            Prompt::Tell(_) => Some("Where did you first kiss?".to_owned()),
            Prompt::Manual(_) => Some("Swap seats".to_owned()),
        }
    }
}

/// A scene on which both choose between three options.
pub fn scene() -> SceneCard {
    let option = |plus| OptionCard {
        effects: vec![Effect::satisfaction(Who::Chooser, plus)],
        ..OptionCard::default()
    };
    SceneCard {
        id: "burnt-toast".to_owned(),
        deck: Deck::Sweet,
        choice: Choice::Both,
        kinds: Kinds::default(),
        tutorial: false,
        story: None,
        event: None,
        tags: Tags::default(),
        requires: None,
        on_play: Vec::new(),
        options: vec![option(1), option(2), option(-1)],
        more: Vec::new(),
        follow_up: None,
        secret: None,
        reaction: None,
    }
}

pub fn content() -> Content {
    Content { scenes: vec![scene()], ..Content::default() }
}

/// The letters of these options.
pub fn letters(numbers: &[u8]) -> Letters {
    numbers.iter().filter_map(|&number| Letter::at(number.into())).collect()
}

/// Hands a voice of the scene over.
pub fn with_voice<T>(lang: Lang, card: CardContext, then: impl FnOnce(Voice<'_>) -> T) -> T {
    let content = content();
    then(Voice::new(Tongue::of(lang), &content, &Titles, card))
}

pub const SCENE: CardContext = CardContext::Scene(Scene(0));
