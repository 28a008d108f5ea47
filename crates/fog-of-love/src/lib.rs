//! The rules of Fog of Love, for any pack of cards.

pub mod content;
