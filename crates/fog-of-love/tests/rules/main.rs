//! Every rule of the catalogue, as a player would see it.

mod cards;
mod chapters;
mod choosing;
mod creation;
mod decks;
mod destiny_goals;
mod goals;
mod satisfaction;
mod secrecy;
mod setting_up;
mod table;
mod telling;
mod tokens;
mod turns;
