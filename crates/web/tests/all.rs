//! Pages, as those who look at them see them: one program, which is linked once.

mod boxes;
mod contrast;
mod drawings;
mod favor;
mod fog_of_love;
mod frames;
mod incremental;
mod love_letter;
mod markup;
mod pages;
mod people;
mod plain;
mod room;
mod score;
mod setting;
mod sheets;
mod shown;
mod styles;
mod taking_in;
mod telling;
mod window;
