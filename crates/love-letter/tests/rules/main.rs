//! The rulebook as tests, in its order. A test's comment begins with the numbers it proves, those
//! of `docs/rules/love-letter.md`; `LL-46/1` is the first Edge line under LL-46.

mod story;
mod table;

mod components;
mod setup;
mod turn;
mod choosing;
mod going_out;
mod rows;

mod princess_countess;
mod king;
mod chancellor;
mod prince;
mod handmaid;
mod baron_priest;
mod guard;
mod spy;

mod round_end;
mod next_round;
mod winning;
mod classic;
