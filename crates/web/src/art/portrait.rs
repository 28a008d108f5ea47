//! The ten characters of Love Letter, each a bust in an oval medallion.
//!
//! All ten share one sheet of 120 × 150 and one oval (centre 60 78, radii 50 and 62). Shoulders end
//! on the oval itself, so nothing needs clipping; attributes may lean out of it.

mod baron;
mod chancellor;
mod countess;
mod face;
mod guard;
mod handmaid;
mod king;
mod priest;
mod prince;
mod princess;
mod spy;

use love_letter::Card;
use maud::{Markup, html};

/// The bust of a character. Decorative: the caller writes the name beside it.
pub(super) fn portrait(card: Card) -> Markup {
    match card {
        Card::Spy => medallion("plum", spy::bust()),
        Card::Guard => medallion("gold", guard::bust()),
        Card::Priest => medallion("sage", priest::bust()),
        Card::Baron => medallion("rose", baron::bust()),
        Card::Handmaid => medallion("sky", handmaid::bust()),
        Card::Prince => medallion("gold", prince::bust()),
        Card::Chancellor => medallion("rose", chancellor::bust()),
        Card::King => medallion("sage", king::bust()),
        Card::Countess => medallion("plum", countess::bust()),
        Card::Princess => medallion("sky", princess::bust()),
    }
}

/// An oval frame with a ground behind the bust: `rose`, `gold`, `sage`, `sky` or `plum`.
fn medallion(ground: &str, bust: Markup) -> Markup {
    html! {
        ellipse.rim cx="60" cy="78" rx="54" ry="66" {}
        ellipse class={ "ground " (ground) } cx="60" cy="78" rx="50" ry="62" {}
        (bust)
    }
}
