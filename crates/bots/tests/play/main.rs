//! What the levels of every game promise.

mod common;

mod love_letter;

mod certain;

mod club;

mod favor;

mod fog_of_love;

mod tutorial;
