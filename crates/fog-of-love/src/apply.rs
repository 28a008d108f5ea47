//! How events change the table, a person's hidden side and the decks.

mod decks;
mod private;
mod table;
