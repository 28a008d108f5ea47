//! What the cards of Fog of Love say about themselves.
//!
//! A pack brings titles, stories and the words of its options. What a card *does* is written here,
//! out of its mechanics, so that what players read cannot differ from what happens:
//!
//! ```
//! use fog_of_love::content::{Content, Effect, Scene, Who};
//! use words::fog_of_love::{CardContext, Untitled, Voice};
//! use words::{Lang, Tongue};
//!
//! let content = Content::default();
//! let card = CardContext::Scene(Scene(0));
//! let voice = Voice::new(Tongue::of(Lang::En), &content, &Untitled, card);
//! let lines = voice.effect(&Effect::satisfaction(Who::Both, 2));
//! assert_eq!(lines[0].text, "Both: +2 satisfaction.");
//! ```
//!
//! Sentences come as [`Line`]s, each with its depth: a condition that governs several sentences is
//! a line that ends with a colon, and they stand under it, one step deeper.

mod names;
pub use names::{
    CardContext, CardNames, CardText, Epilogue, Known, Prompt, Remark, Titled, Untitled, aspect,
    aspect_mark, deck, dimension, finale_step, gender, kind, stance,
};

mod who;
pub use who::Person;

mod line;
pub use line::Line;

mod voice;
pub use voice::Voice;

mod value;

mod condition;
pub use condition::{Holds, Relation};

mod effect;

mod clause;
pub use clause::Duty;

mod follow_up;

mod card;
pub use card::type_line;

mod destiny;
pub use destiny::{trait_goal, trait_goal_of};

// What happens at the table, and what is asked there.

mod teller;

mod log;
pub use log::log;

mod story;
pub use story::{Beat, Came, Change, Mark, Story, What, beat, story};

mod tale;
pub use tale::{
    Fate, Narration, Part, Passage, Portrait, Reason, SHAPES, Said, SceneTold, Tale, markdown, tale,
};

mod ask;
pub use ask::{Ask, Deed, ask};

mod part;

mod label;
pub use label::label;

mod illegal;
pub use illegal::{illegal, refused, untold};

mod ending;
pub use ending::ending;

mod heading;
pub use heading::{chapter, deck_left, note};
