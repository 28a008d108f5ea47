//! Games played, told and dealt, whichever they are: one program, which is linked once.

mod balance;
mod boxes;
mod fairness;
mod favor;
mod fog_of_love;
mod hostile_tale;
mod keepsake;
mod quiet;
mod story;
