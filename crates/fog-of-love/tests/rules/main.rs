//! Every rule of the catalogue, as a player would see it.

mod changing;
mod choosing;
mod playing;
mod resolving;
mod table;
