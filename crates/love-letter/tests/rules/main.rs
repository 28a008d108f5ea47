//! The rulebook as tests, in its order. A test's comment begins with the numbers it proves, those
//! of `docs/rules/love-letter.md`; `LL-46/1` is the first Edge line under LL-46.

// What the tests play with.
mod games;
mod story;
mod table;

// 1. Components and figures
mod components;

// 2. Set-up
mod setup;

// 3. The turn
mod turn;

// 4. Choosing players
mod choosing;

// 5. Going out of the round
mod going_out;

// 6. Played and discarded cards
mod rows;

// 7. The characters
mod princess_countess;

mod king;

mod chancellor;

mod prince;

mod handmaid;

mod baron_priest;

mod guard;

mod spy;

// 8. End of a round
mod round_end;

// 9. The next round
mod next_round;

// 10. Winning the game, 11. mistakes and honesty
mod winning;

// 12. The classic variant
mod classic;

// Who may know what
mod knowledge;

// The invariants
mod invariants;

// Positions and games as data
mod golden;
mod moves;

// A game told again.
mod recap;
