//! Reads and checks packs of Fog of Love: TOML and Fluent into what the engine plays.
//!
//! Files go in, content and words come out, or findings that say what is wrong and where:
//!
//! ```
//! use packs::{Source, read};
//!
//! let source = Source::new([("pack.toml", "id = \"mine\"\nversion = 1\n")]);
//! let reading = read(&[source]);
//! let first = &reading.findings()[0];
//! assert_eq!((first.file.as_str(), first.line), ("pack.toml", 1));
//! assert!(first.problem.sentence().ends_with('.'));
//! assert!(reading.pack().is_err());
//! ```
//!
//! A pack from a folder on disk, safely:
//!
//! ```
//! use std::path::Path;
//!
//! # let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/small");
//! let source = packs::folder(Path::new(folder)).map_err(|finding| finding.to_string())?;
//! let pack = packs::read(&[source]).pack().map_err(|findings| findings[0].to_string())?;
//! let words = pack.words("it").ok_or("Italian is spoken")?;
//! assert!(words.get("scene-burnt-toast", None, "Ada", "Ugo").is_some());
//! # Ok::<(), String>(())
//! ```
//!
//! Several packs are read together, and cards may name cards of other packs (FL-320).

mod names;
mod notes;
mod words;
pub use words::{Name, Slot, Words};

mod problem;
pub use problem::{
    Finding, Never, Problem, Senseless, Severity, Shape, TextFault, Unfit, Unreachable, What,
};
mod report;

mod source;
pub use source::{MOST_BYTES, MOST_FILE_BYTES, MOST_FILES, Source, folder};

mod looks;
pub use looks::{
    Clothes, Held, Looks, Mood, Paint, Paints, Prop, SceneLook, Setting, Sign, StoryLook, Thing,
    Trick, Wear, usual_place,
};

mod brackets;
mod walk;

mod character;
mod clause;
mod condition;
mod effect;
mod manifest;
mod scene;
mod scope;
mod story;
mod tutorial;
mod value;
pub use manifest::LANGUAGES;

mod epilogue;
pub use epilogue::{MOST_PARAGRAPH, MOST_PARAGRAPHS, epilogue_key, paragraphs};

mod fluent;
mod read;
mod texts;
pub use texts::{MOST_OPTION, MOST_PROMPT, MOST_TEXT, MOST_TITLE, MOST_WORDS, SMALL_WORDS};

mod check;

mod pack;
pub use pack::{Pack, Reading, combine, read};

mod base;
pub use base::{base, base_book, base_source, second, second_source};

mod kept;
pub use kept::{MOST_KEPT, Unkept, press, unpress};
