//! Our own drawings, as inline SVG: ink lines over a few flat colours.
//!
//! Every drawing is decorative and hidden from screen readers: the words beside it say what it is.
//! None has an id, so that copies may stand on one page, and none has a size: the style sheet gives
//! it one through the class of the `svg` element. All colours are classes too, so a drawing
//! follows the theme.

mod portrait;

pub use portrait::portrait;
