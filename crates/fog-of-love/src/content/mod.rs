//! The language of cards: what a pack can say, as data without words.
//!
//! Every doc comment here shows how an author writes the thing in a pack's TOML files. The crate
//! `packs` reads those files into these types and checks them; the crate `words` puts an effect
//! into sentences; the module `code` lays the effects out for the engine. So each of the three sees
//! the same card, and what players read cannot differ from what happens.

mod aspect;
pub use aspect::{Aspect, Dimension, Direction};

mod ids;
pub use ids::{
    Deck, Decks, Destinies, Destiny, Feature, Flag, Letter, Letters, Occupation, Places, Scene,
    Tag, Tags, Trait,
};

mod who;
pub use who::{Gender, Who};

mod value;
pub use value::{Amount, Comparison, Measure, Share};

mod condition;
pub use condition::Condition;

mod effect;
pub use effect::{
    Change, ChangeOf, DestinyMove, Effect, HowMany, Kept, Pick, Place, Rechoice, RevealOf, SwapOf,
    Which,
};

mod clause;
pub use clause::{Clause, Part};

mod card;
pub use card::{
    Answers, Choice, DestinyCard, FeatureCard, Fits, FollowUp, Goal, Icon, Kind, Kinds, Modifier,
    Moment, OccupationCard, OptionCard, Reaction, SceneCard, Secret, Stance, TokenGift, TraitCard,
};

mod does;
pub use does::Does;

mod story;
pub use story::{Chapter, Finale, FinaleStep, Story, Tutorial};

mod lesson;
pub use lesson::{Cue, Lesson, LessonPart};

mod library;
pub use library::{
    Content, Edition, MOST_CARDS, MOST_DESTINIES, MOST_FLAGS, MOST_PER_DECK, MOST_SECRETS,
    MOST_TAGS,
};
