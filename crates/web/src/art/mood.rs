//! What two faces show. They know only what is public: until both seals are broken, both follow the card
//! alone, and no type here could tell them more.

use fog_of_love::content::{Deck, Dimension, Direction, TokenGift};
use packs::{Mood, SceneLook};

/// The faces of whoever plays a scene, and of the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faces {
    /// Whoever speaks.
    pub speaker: Mood,
    /// Whoever listens.
    pub listener: Mood,
}

/// What is to be seen once both have been told what came of a scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reckoning {
    /// How much happier somebody is for it.
    pub hearts: i16,
    /// Whether the two chose alike.
    pub chose: Chose,
}

/// Whether two people chose the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chose {
    /// The same option.
    Alike,
    /// Different ones, or only one of them chose.
    Apart,
}

/// A scene opens: its card says how they look, else its deck does.
pub fn opening(look: &SceneLook, deck: Deck) -> Faces {
    let (speaker, listener) = look.mood.unwrap_or(match deck {
        Deck::Sweet => (Mood::Smiling, Mood::Surprised),
        Deck::Serious | Deck::Custom => (Mood::Neutral, Mood::Neutral),
        Deck::Drama => (Mood::Hurt, Mood::Surprised),
    });
    Faces { speaker, listener }
}

/// The seals are broken, and somebody says what they chose: the option has a mood, else its tokens do, else
/// they look as they did when the scene opened.
pub fn answering(before: Mood, option: Option<Mood>, tokens: &[TokenGift]) -> Mood {
    option.or_else(|| tokens.iter().find_map(of_token)).unwrap_or(before)
}

/// What a token lets show. Most are no more than a thought.
fn of_token(gift: &TokenGift) -> Option<Mood> {
    match (gift.aspect.dimension, gift.aspect.direction) {
        (Dimension::Gentleness, Direction::Up) => Some(Mood::Smiling),
        (Dimension::Gentleness, Direction::Down) => Some(Mood::Angry),
        (Dimension::Sincerity, Direction::Down) => Some(Mood::Flirting),
        (Dimension::Curiosity, Direction::Up) => Some(Mood::Surprised),
        (Dimension::Sensitivity, Direction::Up) => Some(Mood::Hurt),
        _ => None,
    }
}

/// Hearts have been counted. Whoever lost some is hurt, whatever they chose; those who chose alike exchange
/// a look; two hearts or more are a smile.
pub fn reckoned(before: Mood, came: Reckoning) -> Mood {
    match (came.hearts, came.chose) {
        (..=-1, _) => Mood::Hurt,
        (_, Chose::Alike) => Mood::Flirting,
        (2.., Chose::Apart) => Mood::Smiling,
        (0..=1, Chose::Apart) => before,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fog_of_love::content::Aspect;

    fn gift(aspect: Aspect) -> TokenGift {
        TokenGift { aspect, count: 1 }
    }

    #[test]
    fn a_scene_opens_as_its_card_says_or_else_its_deck() {
        let plain = SceneLook::default();
        let sweet = Faces { speaker: Mood::Smiling, listener: Mood::Surprised };
        assert_eq!(opening(&plain, Deck::Sweet), sweet);
        let drama = Faces { speaker: Mood::Hurt, listener: Mood::Surprised };
        assert_eq!(opening(&plain, Deck::Drama), drama);
        let cross = SceneLook { mood: Some((Mood::Angry, Mood::Hurt)), ..plain };
        let faces = Faces { speaker: Mood::Angry, listener: Mood::Hurt };
        assert_eq!(opening(&cross, Deck::Sweet), faces);
    }

    #[test]
    fn an_answer_shows_its_own_mood_then_that_of_its_tokens() {
        let tokens =
            [gift(Aspect::up(Dimension::Discipline)), gift(Aspect::up(Dimension::Gentleness))];
        assert_eq!(answering(Mood::Hurt, None, &tokens), Mood::Smiling);
        assert_eq!(answering(Mood::Hurt, Some(Mood::Angry), &tokens), Mood::Angry);
        assert_eq!(answering(Mood::Hurt, None, &tokens[..1]), Mood::Hurt);
        let shown = |aspect| answering(Mood::Neutral, None, &[gift(aspect)]);
        assert_eq!(shown(Aspect::down(Dimension::Gentleness)), Mood::Angry);
        assert_eq!(shown(Aspect::down(Dimension::Sincerity)), Mood::Flirting);
        assert_eq!(shown(Aspect::up(Dimension::Sincerity)), Mood::Neutral);
        assert_eq!(shown(Aspect::up(Dimension::Curiosity)), Mood::Surprised);
        assert_eq!(shown(Aspect::up(Dimension::Sensitivity)), Mood::Hurt);
    }

    #[test]
    fn hearts_have_the_last_word() {
        let after = |hearts, chose| reckoned(Mood::Neutral, Reckoning { hearts, chose });
        assert_eq!(after(2, Chose::Apart), Mood::Smiling);
        assert_eq!(after(1, Chose::Apart), Mood::Neutral);
        assert_eq!(after(-1, Chose::Apart), Mood::Hurt);
        assert_eq!(after(3, Chose::Alike), Mood::Flirting);
        assert_eq!(after(-1, Chose::Alike), Mood::Hurt);
    }
}
