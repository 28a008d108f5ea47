//! Every rule of the catalogue, as a player would see it.

mod choosing;
mod table;
