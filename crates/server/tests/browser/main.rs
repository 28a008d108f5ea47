//! The parlour as people see it: a real server, and Chromium that clicks through its pages.
//!
//! Each test opens a parlour of its own on a free port and drives browsers through `chromedriver`.
//! Two of them run at a time, however many threads there are. Pictures of every page are left in
//! `target/screenshots`.

#[allow(dead_code)]
#[path = "../common/beats.rs"]
mod beats;
#[allow(dead_code)]
#[path = "../common/client.rs"]
mod client;
#[allow(dead_code)]
#[path = "../common/parlour.rs"]
mod parlour;
#[path = "../../../web/tests/room/mod.rs"]
mod room;

mod axe;
mod browser;
mod cable;
mod player;
mod positions;
mod recorder;
mod sight;
mod stage;
mod wire;

mod absence;
mod again;
mod alone;
mod device;
mod far;
mod fit;
mod fog;
mod fog_looks;
mod fog_positions;
mod fog_share;
mod friends;
mod invite;
mod keyboard;
mod longest;
mod manners;
mod order;
mod pace;
mod pictures;
mod seal;
mod setting;
mod settings;
mod tour;
mod weight;
mod window;
mod yours;
