//! Our own drawings, as inline SVG: ink lines over a few flat colours.
//!
//! Every drawing is decorative and hidden from screen readers: the words beside it say what it is.
//! None has an id, so that copies may stand on one page, and none has a size: the style sheet gives
//! it one through the class of the `svg` element. All colours are classes too, so a drawing
//! follows the theme.

mod favor;
mod icon;
mod letter;
mod portrait;

pub use favor::{clue, coin, door, door_shut, gavel};
pub use icon::{Icon, icon};
pub use letter::{broken_seal, deck, envelope, mark, seal, seal_empty, shield};
pub use portrait::portrait;
