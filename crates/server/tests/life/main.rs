//! The life of a table over real connections: sitting down, playing, leaving, watching, coming
//! back, and being kept.

#[allow(dead_code)]
#[path = "../common/beats.rs"]
mod beats;
#[path = "../common/client.rs"]
#[allow(dead_code)]
mod client;
#[allow(dead_code)]
#[path = "../common/pages.rs"]
mod pages;
#[path = "../common/parlour.rs"]
#[allow(dead_code)]
mod parlour;

mod absence;
mod care;
mod changing_hands;
mod gathering;
mod growing;
mod keeping;
mod order;
mod playing;
mod private_links;
mod replaying;
mod sealing;
mod setting;
mod settings;
mod stories;
mod talking;
mod telling;
mod watching;
mod windows;
mod wire;
mod your_tables;
