//! The life of a table: one program, which is linked once.

mod absence;
mod rebuild;
mod requests;
mod score;
mod sealing;
mod seats;
mod setting;
mod story;
mod window;
