//! The life of a table: who sits there, what was played, who may see what.
//!
//! A [`Table`] is a fold over its journal. [`Table::handle`] takes one of a closed set of
//! [commands](Command) from somebody, changes the table and returns the [entries](Entry) that say
//! so; the same entries, read back, [rebuild](Table::rebuild) the same table. Nothing here waits,
//! stores, sends or asks a clock: the server does, and it shows nothing before it is stored.
//!
//! ```
//! use tables::{Command, Guest, Opening, Table};
//! use words::Lang;
//!
//! let anna = Guest::of_secret("anna's browser");
//! let mut entropy = tables::counting_entropy(1);
//! let opening = Opening { game: "love-letter".into(), players: Some(2), ..Opening::default() };
//! let (mut table, mut journal) = Table::open(opening, anna, "Anna", Lang::En, &mut entropy)?;
//! for command in [Command::Bot { seat: 1, level: "club".into() }, Command::Start] {
//!     journal.extend(table.handle(anna, command, &mut entropy)?);
//! }
//! assert!(table.game().is_some());
//! assert_eq!(Table::rebuild(&journal)?.picture(anna), table.picture(anna));
//! # Ok::<(), tables::Refusal>(())
//! ```

mod guest;
pub use guest::Guest;

mod names;
pub use names::{bot_name, person_name, tidy};

mod chair;
pub use chair::{Chair, Sitter};

mod entry;
pub use entry::{Entry, Opening, Reaction, Said};

mod command;
pub use command::{Command, Refusal};

mod game;
pub use game::TableGame;

mod table;
pub use table::{Entropy, Phase, Table, counting_entropy};

mod bots;

mod picture;
pub use picture::{ChairPicture, DealPicture, Picture, SaidPicture};
