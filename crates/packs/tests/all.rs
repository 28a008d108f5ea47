//! Packs of cards, read and checked: one program, which is linked once.

mod base;
mod common;
mod docs;
mod files;
mod looks;
mod played;
mod sense;
mod small;
mod stories;
mod texts;
mod together;
mod words_and_values;
