//! Everything that Love Letter says.
//!
//! Players' names are handed in by seat. A seat without a name is called by its number.

mod ask;
mod ending;
mod illegal;
mod log;
mod recap;
mod told;

pub use ask::{Ask, ask};
pub use ending::{game_end, round_end};
pub use illegal::{illegal, refused};
pub use log::log;
pub use recap::{moment, won_by, won_spy};
pub use told::{tell, tell_game_end, tell_round_end};

use crate::Tongue;
use ::love_letter::{Card, Edition, Laid, Table};
use tabletop::Seat;

/// “Guard”
pub fn card_name(tongue: &Tongue, card: Card) -> String {
    tongue.ll_card(card)
}

/// What a card does, in one line.
pub fn card_line(tongue: &Tongue, card: Card) -> String {
    tongue.ll_line(card)
}

/// The full rule of a card, in up to four sentences.
pub fn card_rule(tongue: &Tongue, card: Card) -> String {
    tongue.ll_rule(card)
}

/// “2019 edition”, “Classic version”
pub fn edition(tongue: &Tongue, edition: Edition) -> String {
    match edition {
        Edition::Standard => tongue.ll_edition_standard(),
        Edition::Classic => tongue.ll_edition_classic(),
    }
}

/// How a card came to lie in a row: “played”, “discarded”.
pub fn laid(tongue: &Tongue, laid: Laid) -> String {
    match laid {
        Laid::Played => tongue.ll_laid_played(),
        Laid::Discarded => tongue.ll_laid_discarded(),
    }
}

/// How a seat stands in the round: “in the round”, “protected”, “out”.
pub fn status(tongue: &Tongue, table: &Table, seat: Seat) -> String {
    if !table.inside.has(seat) {
        tongue.ll_status_out()
    } else if table.protected.has(seat) {
        tongue.ll_status_protected()
    } else {
        tongue.ll_status_in()
    }
}

/// “1 favour token”, “2 favour tokens”
pub fn tokens(tongue: &Tongue, count: u8) -> String {
    tongue.ll_tokens(count.into())
}
