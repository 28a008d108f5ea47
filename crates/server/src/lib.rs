//! The parlour on the network: tables as tasks, pages, sockets, the API.
//!
//! [`router`](router()) shows every address on one page. Behind it, each table that somebody looks at
//! is a task (`table.rs`) that owns the table and takes one order at a time: it changes the table,
//! has the journal store what happened, and only then answers or lets anybody look. Tables nobody
//! looks at are in the journal alone.

mod network;
pub use network::{Network, NoNetwork};

mod config;
pub use config::{Config, Limits, Room};

mod ground;

mod keys;
pub use keys::{Secret, TableKey};

mod metrics;

mod connection;

mod guard;

mod wire;

mod table;

mod rejection;
mod screen;
pub use rejection::CODES;

mod parlour;
pub use parlour::Parlour;

mod visits;

mod census;

mod stored;
mod story;

mod security;
pub use security::{Security, SecurityTold, SecurityUnfit};

mod check;
pub use check::{Checked, Flaw, check};

mod tidy;
pub use tidy::{Tidied, tidy, would_tidy};

mod door;

mod veil;

mod frames;

mod turns;

mod upgrade;

mod socket;

mod page_socket;

mod pages;
mod public;

mod reading;
mod replay;

mod settings;

mod api;
pub use api::description;

mod router;
pub use router::router;

mod serve;
pub use serve::{Serving, Trouble, open, serve};

#[cfg(test)]
mod two_truths;

#[cfg(test)]
mod lengths;

#[cfg(test)]
mod timings;

#[cfg(test)]
mod pairs;

#[cfg(test)]
mod sent;

#[cfg(test)]
mod windows;

#[cfg(test)]
mod nodes;

#[cfg(test)]
mod world;
