//! Everything the parlour says, in English, Italian, German and French.
//!
//! The texts are [Fluent](https://projectfluent.org) files, one or more for each game and one for
//! the parlour, in `locales/{en,it,de,fr}`. When the crate is built, every message becomes a method of
//! [`Tongue`], so that a wrong name or a forgotten argument does not compile:
//!
//! ```
//! use words::{Lang, Tongue};
//! use love_letter::Card;
//!
//! let tongue = Tongue::of(Lang::De);
//! assert_eq!(tongue.ll_log_drew_card("Anna", Card::Prince), "Anna zieht den Prinzen.");
//! assert_eq!(tongue.list(&["Anna", "Bruno", "Carla"]), "Anna, Bruno und Carla");
//! ```
//!
//! For whole events, refusals and prompts of a game, ask the game's module:
//!
//! ```
//! use love_letter::Happened;
//! use tabletop::Seat;
//! use words::{Lang, Tongue, love_letter::log};
//!
//! let players = ["Anna".to_owned(), "Bruno".to_owned()];
//! let sight = Happened::Drew(Seat(1), None);
//! let line = log(Tongue::of(Lang::Fr), &sight, &players);
//! assert_eq!(line.as_deref(), Some("Bruno pioche une carte."));
//! ```
//!
//! The cards of Fog of Love come from packs, which bring titles and stories; what a card does is
//! put into words by [`fog_of_love::Voice`], out of its mechanics.
//!
//! # What the build refuses
//!
//! A language file fails the build, with its name and line, if it has a syntax error; lacks a
//! message or a whole file that another language has, or has one too many; says something twice;
//! takes other variables than English does, or one that is not listed in `build/variables.rs`;
//! refers to what does not exist; keeps a term or an attribute that nothing refers to; or selects
//! by a name that English does not know, or forgets one without an `other`.
//!
//! # Conventions of the files
//!
//! * A message `ll-log-drew` becomes the method `ll_log_drew`. Its arguments stand in the order of
//!   `build/variables.rs`, which also gives their types: numbers are `i64`, `$card` is a
//!   [`Card`](::love_letter::Card), `$door` and `$clue` are Favor's [`Door`](::favor::Door) and
//!   [`Clue`](::favor::Clue), `$who`, `$deck` and their like are names of Fog of Love, all else is
//!   `&str`.
//! * Grammar is each language's own affair and stays in its file: articles, cases and elisions are
//!   attributes of a message (`ll-card.accusative`), which sentences refer to. Rust never joins
//!   words to sentences. Where an event takes several sentences, `sentences` joins them.
//! * People's names have no gender here. A word that changes before a name is called with it: French
//!   `{ DE($player) }` says *d’Anna* and *de Bruno*, Italian `{ A($player) }` *ad Anna* and *a Bruno*,
//!   `{ E($last) }` *ed Elena* and *e Bruno*. No French *que* stands before a name.
//!
//! # A new game
//!
//! Put `locales/*/{game}.ftl` and `locales/*/rules/{game}.md` into all four folders; they are found
//! by their names. Give the messages a prefix (`fv-` for Favor), list new variables in
//! `build/variables.rs`, and write a module like [`love_letter`].

mod lang;
pub use lang::Lang;

mod written;

mod euphony;
pub use euphony::{before, small_words};

mod figures;

mod tongue;
pub use tongue::Tongue;

mod speaker;

pub mod favor;

pub mod fog_of_love;

pub mod love_letter;

pub mod rules;
