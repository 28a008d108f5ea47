//! What a table by candlelight is laid with: its guests as cut-paper silhouettes, and things of brass.

use super::sheet::{Sheet, show};
use maud::{Markup, html};

/// Somebody at the table, as a silhouette in a medallion. Characters are painted, guests are cut from paper:
/// nobody mistakes a player for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Guest {
    Curls,
    Hat,
    Bun,
    Tricorne,
    Bonnet,
    Cap,
}

impl Guest {
    /// All of them, as many as fit round a table.
    pub const ALL: [Guest; 6] =
        [Guest::Curls, Guest::Hat, Guest::Bun, Guest::Tricorne, Guest::Bonnet, Guest::Cap];

    fn name(self) -> &'static str {
        match self {
            Guest::Curls => "guest-curls",
            Guest::Hat => "guest-hat",
            Guest::Bun => "guest-bun",
            Guest::Tricorne => "guest-tricorne",
            Guest::Bonnet => "guest-bonnet",
            Guest::Cap => "guest-cap",
        }
    }
}

/// The medallion of whoever sits in a seat.
pub fn seated(seat: usize) -> Markup {
    guest(Guest::ALL[seat % Guest::ALL.len()])
}

/// A guest's medallion.
pub fn guest(guest: Guest) -> Markup {
    show(Sheet::Room, guest.name(), "art guest", "-2 -2 104 128")
}

/// The medallion of whoever sits at a place, counted from 0.
pub(crate) fn medallion(place: usize) -> Markup {
    html! { span.med { (guest(Guest::ALL[place % Guest::ALL.len()])) } }
}

/// The table itself: its wood, its near edge, and the light of the candle, which stands with oneself (0), or with one
/// of so many others.
pub(crate) fn table(candle: Option<(usize, usize)>) -> Markup {
    let light = match candle {
        None => "light".to_string(),
        Some((0, _)) => "light at-me".to_string(),
        Some((at, of)) => format!("light at-{at} of-{of}"),
    };
    html! {
        div.wood aria-hidden="true" {}
        div.rim aria-hidden="true" {}
        div class=(light) aria-hidden="true" {}
    }
}

/// The candle stands with whoever's turn it is.
pub fn candle() -> Markup {
    show(Sheet::Room, "candle", "art candle", "0 0 40 92")
}

/// Two hands are compared.
pub fn scales() -> Markup {
    show(Sheet::Room, "scales", "art scales", "0 0 80 80")
}

/// Somebody has won.
pub fn laurel() -> Markup {
    show(Sheet::Room, "laurel", "art laurel", "-10 -10 320 320")
}
