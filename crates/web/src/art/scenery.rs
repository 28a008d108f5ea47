//! Where scenes play, what stands on the table between two people, and what they hold in the end.

use super::people::Skin;
use super::sheet::{Sheet, show};
use maud::{Markup, html};
use packs::{Held, Prop, Setting};

/// A place behind the two people, 1280 × 360; the style sheet crops it from the bottom centre.
pub fn backdrop(place: Setting) -> Markup {
    html! {
        svg.art.place viewBox="0 0 1280 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" {
            (Sheet::of(place).part(&format!("place-{}", place.name())))
        }
    }
}

/// What stands on the table.
pub fn prop(prop: Prop) -> Markup {
    let view = if prop == Prop::Candle { "0 0 60 120" } else { "0 0 60 60" };
    show(Sheet::Props, &format!("prop-{}", prop.name()), "art prop", view)
}

/// What both hold in the last picture of a story, in front of two busts, with the hands of both.
pub fn held(held: Held, [left, right]: [Skin; 2]) -> Markup {
    let class = format!("art held left-{} right-{}", left.name(), right.name());
    show(Sheet::Props, &format!("held-{}", held.name()), &class, "0 0 246 150")
}
