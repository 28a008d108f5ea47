//! The life of a table: who sits there, what was played, who may see what.
//!
//! A [`Table`] is a fold over its journal. [`Table::handle`] takes a [request](Request) from somebody,
//! decides what comes of it, follows the [entries](Entry) that say so and returns them; the same
//! entries, read back, [rebuild](Table::rebuild) the same table. What somebody may see is decided by
//! [`Table::look`] and its neighbours. Nothing here waits, stores, sends or asks a clock: the server
//! does, and it shows nothing before it is stored.
//!
//! ```
//! use house::GameKind;
//! use tables::{Attending, Eyes, Guest, Host, Opening, Table};
//! use words::Lang;
//!
//! let anna = Guest::of_secret("anna's browser");
//! let mut entropy = tables::counting_entropy(1);
//! let opening = Opening { players: Some(2), ..Opening::of(GameKind::LoveLetter) };
//! let host = Host { guest: anna, name: "Anna", lang: Lang::En, bots: Some("club") };
//! let (table, entries) = Table::open(opening, &host, &mut entropy)?;
//! let stored = serde_json::to_string(&entries).unwrap();
//! let again = Table::rebuild(serde_json::from_str(&stored).unwrap())?;
//! let [now, then] = [table, again].map(|table| table.look(anna, Eyes::Seat(0), &Attending::default()).unwrap());
//! assert_eq!(now.picture, then.picture);
//! # Ok::<(), tables::Refusal>(())
//! ```

mod guest;
pub use guest::Guest;

mod window;
pub use window::{OpenWindow, Running, WINDOW_SECONDS, Window, WindowsPicture};

mod attending;
pub use attending::{Attending, Gone};

mod names;
pub use names::{bot_name, name, person_name, tidy};

mod chair;
pub use chair::{Chair, Holder, Sitter};

mod asking;
pub use asking::Asking;
use asking::{MOST_ASKING, MOST_DECLINED, TakenOver};

mod score;
pub use score::Tally;
use score::Won;

mod said;
pub use said::{Reaction, Said};

mod entry;
pub use entry::{Change, Entry, Opening, OtherCards};

mod command;
pub use command::{Command, Play, Request, Unreadable};

mod refusal;
pub use refusal::Refusal;

mod game;
use game::TableGame;

mod table;
pub use table::{
    Door, Entropy, Eyes, Host, Invitation, Look, Phase, Reading, Record, SettingPicture, Sights,
    Table, counting_entropy,
};

mod sealing;
pub use sealing::{Begins, NumbersPicture, PledgePicture, PromisePicture, Sealing, SealingPicture};

mod bots;

mod glance;
pub use glance::{Glance, Stands, YourTable};

mod picture;
pub use picture::{
    ChairPicture, DealPicture, FormerName, Picture, RequestPicture, SaidPicture, TakenOverPicture,
    TellingPicture, ToldPicture,
};
