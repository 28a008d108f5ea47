//! Our own drawings: ink lines over a few flat colours.
//!
//! Every drawing is decorative and hidden from screen readers: the words beside it say what it is.
//! What it is drawn with is in a few files that a browser fetches once ([`sprite`]); a page only refers
//! to them, so a table full of portraits weighs little. The people of Fog of Love, their places and their
//! signs lie in files of their own ([`Sheet`]), which only pages that show them fetch. None has a size:
//! the style sheet gives it one through the class of the `svg` element. All colours are custom properties of the page, so a drawing
//! follows the theme.

mod couple;
mod favor;
mod icon;
mod letter;
mod paint;
mod piece;
mod portrait;
mod sheet;

pub mod mood;
pub mod people;
pub mod room;
pub mod scenery;
pub mod signs;

pub use icon::Icon;
pub use piece::{File, Piece, sprite};
pub use sheet::Sheet;

use ::favor::{Clue, Door};
use love_letter::Card;
use maud::Markup;

/// A sign. Decorative: the button around it says in words what it does.
pub fn icon(icon: Icon) -> Markup {
    Piece::Icon(icon).show()
}

/// The bust of a character.
pub fn portrait(card: Card) -> Markup {
    Piece::Portrait(card).show()
}

/// An open door with whoever waits behind it.
pub fn door(door: Door) -> Markup {
    Piece::Door(door).show()
}

/// A clue: a figure on its colour, or for the special ones the two halves they exchange.
pub fn clue(clue: Clue) -> Markup {
    Piece::Clue(clue).show()
}

/// The back of a Love Letter card: a sealed envelope.
pub fn envelope() -> Markup {
    Piece::Envelope.show()
}

/// A wax seal: a favour token of Love Letter.
pub fn seal() -> Markup {
    Piece::Seal.show()
}

/// The place of a favour token not yet won.
pub fn seal_empty() -> Markup {
    Piece::SealEmpty.show()
}

/// A broken seal: somebody who is out of the round.
pub fn broken_seal() -> Markup {
    Piece::BrokenSeal.show()
}

/// Somebody protected by the Handmaid.
pub fn shield() -> Markup {
    Piece::Shield.show()
}

/// The emblem of Fog of Love.
pub fn couple() -> Markup {
    Piece::Couple.show()
}

/// What is left to draw.
pub fn deck() -> Markup {
    Piece::Deck.show()
}

/// The mark of the Parlour.
pub fn mark() -> Markup {
    Piece::Mark.show()
}

/// A shut door: an identity nobody may see yet.
pub fn door_shut() -> Markup {
    Piece::DoorShut.show()
}

/// A Favor token.
pub fn coin() -> Markup {
    Piece::Coin.show()
}

/// The auction.
pub fn gavel() -> Markup {
    Piece::Gavel.show()
}
