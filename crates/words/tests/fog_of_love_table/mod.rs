//! What players of Fog of Love read at the table: the log, what to do, what can be done, why not,
//! and how it ends.

mod catalogue;
mod game;
mod goldens;
mod grammar;
mod pack;
mod table;
