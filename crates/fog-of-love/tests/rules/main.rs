//! Every rule of the catalogue, as a player would see it.

mod answers;
mod changing;
mod choosing;
mod conditions;
mod destinies;
mod discarding;
mod finale;
mod hidden;
mod library;
mod manual;
mod minor_scenes;
mod playing;
mod reactions;
mod resolving;
mod revealing;
mod secrets;
mod situations;
mod special_events;
mod swapping;
mod table;
mod tutorial;
