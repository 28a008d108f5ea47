//! Letters and wax: the pieces of a Love Letter table, and the Parlour's own mark.

use maud::{Markup, html};

/// The heart pressed into every seal, on a sheet of 48 × 48.
const HEART: &str = "M24 33C17.5 28 14.5 24.5 14.5 20.5C14.5 15 21.5 13.5 24 19C26.5 13.5 33.5 15 33.5 20.5C33.5 24.5 30.5 28 24 33Z";

/// Wax never runs quite round.
const BLOB: &str = "M24 3.5C29 2 33 5.5 37 7.5C42 10 44.5 14 43.5 19C43 23 46 27 43.5 32C41 37.5 38 38.5 35 41.5C31 45.5 27 44 23 44.5C18 45 14 44 10.5 40C7.5 36.5 4 34.5 4 29C4 25 2 21 4.5 16C6.5 11.5 8.5 10.5 12 7.5C16 4 19.5 5 24 3.5Z";

/// The back of a Love Letter card: a sealed envelope, in the card's own 5:7.
pub(super) fn envelope() -> Markup {
    html! {
        rect.letter x="1" y="1" width="98" height="138" rx="6" {}
        path.lining d="M3 139L42 78M97 139L58 78" {}
        path.letter d="M2.5 4C2.5 2 4 1 6 1H94C96 1 97.5 2 97.5 4L56 72C53 77 47 77 44 72Z" {}
        path.gilt d="M13 10H87L53.5 65C51.5 68 48.5 68 46.5 65Z" {}
        g transform="translate(31 53) scale(.8)" { (wax_and_heart()) }
    }
}

/// A wax seal: a favour token of Love Letter.
pub(super) fn seal() -> Markup {
    html! {
        (wax_and_heart())
    }
}

/// The place of a favour token not yet won.
pub(super) fn seal_empty() -> Markup {
    html! {
        circle.dashed cx="24" cy="24" r="19.5" {}
        path.faint d=(HEART) {}
    }
}

/// A broken seal: somebody who is out of the round.
pub(super) fn broken_seal() -> Markup {
    html! {
        g transform="rotate(-9 10 40) translate(-2.5 1)" {
            path.wax d="M24 3.5L20.5 11L25.5 17L20 24.5L25 31L21 37.5L23 44.5C18 45 14 44 10.5 40C7.5 36.5 4 34.5 4 29C4 25 2 21 4.5 16C6.5 11.5 8.5 10.5 12 7.5C16 4 19.5 5 24 3.5Z" {}
            path.pressed d="M22.5 18C20.5 14.5 14.5 15.5 14.5 20.5C14.5 24 17.5 27.5 22 31.5" {}
        }
        g transform="rotate(10 38 40) translate(3.5 1)" {
            path.wax d="M24 3.5C29 2 33 5.5 37 7.5C42 10 44.5 14 43.5 19C43 23 46 27 43.5 32C41 37.5 38 38.5 35 41.5C31 45.5 27 44 23 44.5L21 37.5L25 31L20 24.5L25.5 17L20.5 11Z" {}
            path.pressed d="M26.5 17C29 13.5 33.5 16 33.5 20.5C33.5 24 30.5 28 26.5 31" {}
        }
        path.wax.fine d="M24 46l2.5-2l1 2.8z" {}
    }
}

/// Somebody protected by the Handmaid: a shield that wears her cap.
pub(super) fn shield() -> Markup {
    html! {
        path.sage d="M24 3.5C30 7.5 36.5 9 42.5 9C43.5 26 38 38 24 45C10 38 4.5 26 5.5 9C11.5 9 18 7.5 24 3.5Z" {}
        path.linen d="M15 26C10.5 24 11.5 17 17 16C19 11.5 29 11.5 31 16C36.5 17 37.5 24 33 26Z" {}
        path.linen d="M14.5 26C11.5 26.5 12 31 15 31C17 31.5 18.5 30 18.8 28.5C20 31 23.5 31 24 28.5C24.5 31 28 31 29.2 28.5C29.5 30 31 31.5 33 31C36 31 36.5 26.5 33.5 26C28 24 20 24 14.5 26Z" {}
    }
}

/// What is left to draw: a stack of sealed envelopes.
pub(super) fn deck() -> Markup {
    html! {
        rect.letter x="12" y="12" width="98" height="138" rx="6" {}
        rect.letter x="7" y="7" width="98" height="138" rx="6" {}
        (envelope())
    }
}

/// The mark of the Parlour: a letter closed with a heart, ajar like a door.
pub(super) fn mark() -> Markup {
    html! {
        path.linen d="M4 17.5L24 4L44 17.5V42C44 43.2 43.2 44 42 44H6C4.8 44 4 43.2 4 42Z" {}
        path.ground.rose d="M4 17.5L24 4L44 17.5L24 31Z" {}
        path.linen d="M10.5 11H37.5V30L24 38L10.5 30Z" {}
        path.linen d="M4 17.5L24 32L44 17.5V42C44 43.2 43.2 44 42 44H6C4.8 44 4 43.2 4 42Z" {}
        path d="M5 43L18.5 28.5M43 43L29.5 28.5" {}
        path.wax d="M24 41C15.5 34.5 12.5 31 12.5 26.5C12.5 20 21 18.5 24 25C27 18.5 35.5 20 35.5 26.5C35.5 31 32.5 34.5 24 41Z" {}
        path.shine d="M16.5 26.5C16.5 24.5 18 23.5 19.5 24" {}
    }
}

/// Wax with a heart pressed into it, on a sheet of 48 × 48.
fn wax_and_heart() -> Markup {
    html! {
        path.wax d=(BLOB) {}
        circle.pressed cx="24" cy="24" r="14.5" {}
        path.relief d=(HEART) {}
        path.shine d="M9.5 20C10 15.5 12.5 12.5 16 10.5" {}
    }
}
