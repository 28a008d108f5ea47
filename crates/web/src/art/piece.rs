//! Everything that is drawn, by name: where it stands in the sprite, and how a page shows it.

use super::icon::Icon;
use super::paint::PaintBox;
use super::{couple, favor, letter, portrait};
use crate::assets::url;
use ::favor::{Clue, Door};
use love_letter::Card;
use maud::{Markup, html};
use std::sync::LazyLock;

/// Something that is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// The bust of a character of Love Letter.
    Portrait(Card),
    /// The back of a Love Letter card: a sealed envelope, in the card's own 5:7.
    Envelope,
    /// A wax seal: a favour token of Love Letter.
    Seal,
    /// The place of a favour token not yet won.
    SealEmpty,
    /// A broken seal: somebody who is out of the round.
    BrokenSeal,
    /// Somebody protected by the Handmaid: a shield that wears her cap.
    Shield,
    /// What is left to draw: a stack of sealed envelopes.
    Deck,
    /// The mark of the Parlour: a letter closed with a heart, ajar like a door.
    Mark,
    /// An open door with whoever waits behind it.
    Door(Door),
    /// A shut door: an identity nobody may see yet.
    DoorShut,
    /// A clue.
    Clue(Clue),
    /// A Favor token.
    Coin,
    /// The auction.
    Gavel,
    /// The emblem of Fog of Love: two people who meet in it.
    Couple,
    /// A small sign.
    Icon(Icon),
}

impl Piece {
    /// All of them.
    pub fn all() -> Vec<Piece> {
        let single = [
            Piece::Envelope,
            Piece::Seal,
            Piece::SealEmpty,
            Piece::BrokenSeal,
            Piece::Shield,
            Piece::Deck,
            Piece::Mark,
            Piece::DoorShut,
            Piece::Coin,
            Piece::Gavel,
            Piece::Couple,
        ];
        let mut all = Vec::from(Card::ALL.map(Piece::Portrait));
        all.extend(Door::ALL.map(Piece::Door));
        all.extend(Clue::ALL.map(Piece::Clue));
        all.extend(single);
        all.extend(Icon::ALL.map(Piece::Icon));
        all
    }

    /// Its name in the sprite.
    fn name(self) -> String {
        match self {
            Piece::Portrait(card) => card.name().to_string(),
            Piece::Envelope => "envelope".to_string(),
            Piece::Seal => "seal".to_string(),
            Piece::SealEmpty => "seal-empty".to_string(),
            Piece::BrokenSeal => "seal-broken".to_string(),
            Piece::Shield => "shield".to_string(),
            Piece::Deck => "deck".to_string(),
            Piece::Mark => "mark".to_string(),
            Piece::Door(door) => format!("door-{}", door.name()),
            Piece::DoorShut => "door-shut".to_string(),
            Piece::Clue(clue) => format!("clue-{}", clue.name().replace('/', "-")),
            Piece::Coin => "coin".to_string(),
            Piece::Gavel => "gavel".to_string(),
            Piece::Couple => "couple".to_string(),
            Piece::Icon(icon) => format!("icon-{icon:?}").to_lowercase(),
        }
    }

    /// What the style sheet knows it by.
    fn class(self) -> &'static str {
        match self {
            Piece::Portrait(_) => "art portrait",
            Piece::Envelope => "art envelope",
            Piece::Seal => "art seal",
            Piece::SealEmpty => "art seal empty",
            Piece::BrokenSeal => "art seal broken",
            Piece::Shield => "art shield",
            Piece::Deck => "art deck",
            Piece::Mark => "art mark",
            Piece::Door(_) => "art door",
            Piece::DoorShut => "art door shut",
            Piece::Clue(_) => "art clue-art",
            Piece::Coin => "art coin",
            Piece::Gavel => "art gavel",
            Piece::Couple => "art couple",
            Piece::Icon(_) => "icon",
        }
    }

    /// The sheet it is drawn on.
    fn sheet(self) -> &'static str {
        match self {
            Piece::Portrait(_) => "0 0 120 150",
            Piece::Envelope => "0 0 100 140",
            Piece::Deck => "0 0 112 152",
            Piece::Door(_) | Piece::DoorShut => "0 0 120 160",
            Piece::Clue(_) => "0 0 100 100",
            Piece::Couple => "0 0 360 176",
            Piece::Icon(_) => "0 0 24 24",
            Piece::Seal
            | Piece::SealEmpty
            | Piece::BrokenSeal
            | Piece::Shield
            | Piece::Mark
            | Piece::Coin
            | Piece::Gavel => "0 0 48 48",
        }
    }

    /// What it is drawn with.
    fn lines(self) -> Markup {
        match self {
            Piece::Portrait(card) => portrait::portrait(card),
            Piece::Envelope => letter::envelope(),
            Piece::Seal => letter::seal(),
            Piece::SealEmpty => letter::seal_empty(),
            Piece::BrokenSeal => letter::broken_seal(),
            Piece::Shield => letter::shield(),
            Piece::Deck => letter::deck(),
            Piece::Mark => letter::mark(),
            Piece::Door(door) => favor::door(door),
            Piece::DoorShut => favor::door_shut(),
            Piece::Clue(clue) => favor::clue(clue),
            Piece::Coin => favor::coin(),
            Piece::Gavel => favor::gavel(),
            Piece::Couple => couple::couple(),
            Piece::Icon(icon) => html! { path d=(icon.d()) {} },
        }
    }

    /// The file it lies in.
    fn file(self) -> File {
        match self {
            Piece::Portrait(_) | Piece::Shield | Piece::Deck => File::Letter,
            Piece::Door(_) | Piece::DoorShut | Piece::Clue(_) | Piece::Coin | Piece::Gavel => {
                File::Favor
            }
            Piece::Envelope
            | Piece::Seal
            | Piece::SealEmpty
            | Piece::BrokenSeal
            | Piece::Mark
            | Piece::Couple
            | Piece::Icon(_) => File::All,
        }
    }

    /// The piece in a page.
    pub fn show(self) -> Markup {
        static FILES: LazyLock<[String; 3]> =
            LazyLock::new(|| File::ALL.map(|file| url(file.name())));
        html! {
            svg class=(self.class()) viewBox=(self.sheet()) aria-hidden="true" focusable="false" {
                use href={ (FILES[self.file() as usize]) "#" (self.name()) } {}
            }
        }
    }
}

/// A file of pieces: a page that shows none of them does not fetch it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum File {
    /// What pages of every game show.
    All,
    /// What only Love Letter shows.
    Letter,
    /// What only Favor shows.
    Favor,
}

impl File {
    /// All of them.
    pub const ALL: [File; 3] = [File::All, File::Letter, File::Favor];

    /// The name under which it is served.
    pub fn name(self) -> &'static str {
        match self {
            File::All => "art.svg",
            File::Letter => "letter.svg",
            File::Favor => "favor.svg",
        }
    }
}

/// A file with its drawings.
pub fn sprite(file: File) -> String {
    let pieces = Piece::all().into_iter().filter(|piece| piece.file() == file);
    let drawn = html! {
        svg xmlns="http://www.w3.org/2000/svg" {
            defs {
                @for piece in pieces { g id=(piece.name()) { (piece.lines()) } }
            }
        }
    };
    PaintBox::read(include_str!("../../assets/paint.css")).lay(&drawn.into_string())
}
