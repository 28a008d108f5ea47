//! The pages that are not tables.

mod home;
pub use home::home;

mod prose;
mod rules;
pub use rules::rules_page;

mod settings;
pub use settings::{Settings, settings_page};

mod replay;
pub use replay::{Replay, ReplayStep, replay_page, replay_path, replay_step};

mod story;
pub use story::{Sharing, story_file, story_page, story_text};

mod letters;
pub(crate) use letters::asked;
pub use letters::{door_page, error_page, invited_page, seat_page};
