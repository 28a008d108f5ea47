//! What faces have in common: eyes, lids, cheeks, and fingers.

use maud::{Markup, html};

/// An open eye at a place on the sheet; `glance` moves the pupil, from -2 (left) to 2 (right).
pub(super) fn eye(x: f32, y: f32, glance: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            path.linen.bare d="M-4.8 .8Q0-4.6 4.8 .8Q0 4.2-4.8 .8Z" {}
            circle.solid cx=(glance) cy=".5" r="2.1" {}
            path d="M-5.2 1Q0-4.8 5.2 .8" {}
        }
    }
}

/// A closed eye, content, with its lashes.
pub(super) fn lid(x: f32, y: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            path d="M-5-.6Q0 4.4 5-.6" {}
            path.fine d="M-3.6 1l-1.6 2M0 2.2v2.4M3.6 1l1.6 2" {}
        }
    }
}

/// A touch of colour on a cheek.
pub(super) fn blush(x: f32, y: f32) -> Markup {
    html! { ellipse.blush cx=(x) cy=(y) rx="4.6" ry="3" {} }
}

/// Fingers laid over an edge: each is a short stroke, drawn in ink and then in `skin`.
pub(super) fn fingers(d: &str, skin: &str) -> Markup {
    html! {
        path.finger d=(d) {}
        path class={ "finger-in " (skin) } d=(d) {}
    }
}
