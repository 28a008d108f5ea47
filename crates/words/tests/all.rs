//! What people read, game by game and language by language: one program, which is linked once.

mod favor;
mod favor_asks;
mod favor_grammar;
mod favor_you;
mod fog_of_love;
mod fog_of_love_table;
mod grammar;
mod locale_files;
mod love_letter;
mod love_letter_asks;
mod love_letter_you;
