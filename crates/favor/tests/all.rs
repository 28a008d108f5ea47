//! The rules of Favor, from outside: one program, which is linked once.

mod auctions;
mod ending;
mod final_auction;
mod golden;
mod invariants;
mod recap;
mod scoring;
mod setup;
mod table;
