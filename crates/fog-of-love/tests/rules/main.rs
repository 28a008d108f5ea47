//! Every rule of the catalogue, as a player would see it.

mod changing;
mod choosing;
mod discarding;
mod playing;
mod resolving;
mod revealing;
mod situations;
mod swapping;
mod table;
