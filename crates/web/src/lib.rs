//! Pages: what a viewer may see, as HTML, with our own art.
//!
//! Nothing here waits, stores or decides about a game: a [`TablePage`] goes in, markup comes out. A
//! page holds a [`Glimpse`](house::Glimpse) and so nothing that its viewer may not know. What
//! somebody has clicked so far, before it becomes a move, is their [`Desk`].

mod table_page;
pub use table_page::{SeatInvitation, TablePage, Visit, people};

mod desk;
pub use desk::{Click, Desk};

mod pace;
pub use pace::Speed;

mod looks;
pub use looks::{Looks, Motion, Theme};

mod games;
mod gist;

mod play;

mod around;

mod score;

mod room;
pub use room::{Room, pick_room, replay_room, room};

mod told;

mod press;
mod shell;

mod table;
pub use table::{frame, parts, table_code, table_page};

mod parts;
pub use parts::{Parts, Sent, Work, whole};

mod shelf;
mod stamp;
pub use shelf::{Drawing, Shelf};
pub use stamp::stamp;

mod drawn;
pub use drawn::{Drawn, Memory};

mod dictionary;
pub use dictionary::{NoSample, Sample};

mod ahead;
pub use ahead::{Ahead, Next, Point};

mod pages;
pub use pages::{
    Replay, ReplayStep, Settings, Sharing, door_page, error_page, home, invited_page, replay_page,
    replay_path, replay_step, rules_page, seat_page, settings_page, story_file, story_page,
    story_text,
};

mod favor;
mod fog_of_love;
mod love_letter;

pub mod art;

pub mod assets;
pub use assets::asset;
