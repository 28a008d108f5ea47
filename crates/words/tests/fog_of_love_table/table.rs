//! Two people, and titles as a pack would have them.

use tabletop::Seat;
use words::fog_of_love::{CardContext, CardNames, CardText, Prompt, Titled};

pub const ANNA: Seat = Seat(0);
pub const BRUNO: Seat = Seat(1);

pub fn players() -> Vec<String> {
    ["Anna", "Bruno"].map(String::from).to_vec()
}

/// Titles by kind and number, the same in every language: “Scene 3”.
pub struct Titles;

impl CardNames for Titles {
    fn title(&self, of: Titled) -> Option<String> {
        Some(match of {
            Titled::Scene(one) => format!("Scene {}", one.0),
            Titled::Trait(one) => format!("Trait {}", one.0),
            Titled::Occupation(one) => format!("Job {}", one.0),
            Titled::Feature(one) => format!("Feature {}", one.0),
            Titled::Destiny(one) => format!("Destiny {}", one.0),
            Titled::Story(one) => format!("Story {one}"),
            Titled::Flag(one) => format!("Flag {}", one.0),
            Titled::Tag(one) => format!("Tag {}", one.0),
        })
    }

    fn prompt(&self, _: CardContext, _: Prompt<'_>) -> Option<String> {
        None
    }

    fn text(&self, card: CardContext, text: CardText, player: Seat) -> Option<String> {
        let card = match card {
            CardContext::Scene(one) => format!("scene {}", one.0),
            CardContext::Chapter { chapter, .. } => format!("chapter {}", chapter + 1),
            CardContext::Finale { .. } => "the finale".to_owned(),
            CardContext::Destiny(one) => format!("destiny {}", one.0),
        };
        Some(match text {
            CardText::Title => format!("Title of {card}"),
            CardText::Option(letter) => format!("{letter:?} on {card} by seat {}", player.0),
            other => format!("{other:?} of {card}"),
        })
    }
}
