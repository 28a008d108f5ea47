//! Pages: what a viewer may see, as HTML, with our own art.
//!
//! Nothing here waits, stores or decides about a game: a [`Scene`] goes in, markup comes out. A
//! scene holds a [`Glimpse`](house::Glimpse) and so nothing that its viewer may not know. What
//! somebody has clicked so far, before it becomes a move, is their [`Desk`].

mod scene;
pub use scene::{Scene, Visit};

mod desk;
pub use desk::{Click, Desk, Panel};

mod face;
pub use face::{Face, Picked, face};

mod shell;

mod table;
pub use table::{frame, table_page};

mod pages;
pub use pages::{error_page, home, replay_page, rules_page, seat_page};

mod favor;
mod love_letter;

pub mod art;

pub mod assets;
pub use assets::asset;
