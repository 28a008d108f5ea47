//! What the cards of Fog of Love say they do.

mod catalogue;
mod goldens;
mod grammar;
mod table;
