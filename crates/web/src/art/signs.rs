//! Signs: the pictures of traits and destinies, and small marks for types of cards, decks, hearts, tokens.

use super::sheet::{Sheet, show};
use fog_of_love::content::{Choice, Deck, Kind, SceneCard};
use maud::Markup;
use packs::Sign;

/// A small mark of 24 × 24 in the colour of the text around it, legible at 16.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Mark {
    /// Both choose.
    Both,
    /// The partner chooses.
    Partner,
    /// Whoever played the card chooses.
    Player,
    Situation,
    Secret,
    Minor,
    Reveal,
    Reaction,
    SpecialEvent,
    SpecialEffect,
    Linked,
    Sweet,
    Serious,
    Drama,
    Custom,
    Heart,
    HeartUp,
    HeartDown,
    HeartBroken,
    /// A token of whoever sits on the left.
    Dot,
    /// A token of whoever sits on the right.
    Diamond,
    DotUp,
    DotDown,
    DiamondUp,
    DiamondDown,
}

impl Mark {
    /// All of them.
    pub const ALL: [Mark; 25] = [
        Mark::Both,
        Mark::Partner,
        Mark::Player,
        Mark::Situation,
        Mark::Secret,
        Mark::Minor,
        Mark::Reveal,
        Mark::Reaction,
        Mark::SpecialEvent,
        Mark::SpecialEffect,
        Mark::Linked,
        Mark::Sweet,
        Mark::Serious,
        Mark::Drama,
        Mark::Custom,
        Mark::Heart,
        Mark::HeartUp,
        Mark::HeartDown,
        Mark::HeartBroken,
        Mark::Dot,
        Mark::Diamond,
        Mark::DotUp,
        Mark::DotDown,
        Mark::DiamondUp,
        Mark::DiamondDown,
    ];

    /// The name of its drawing.
    pub fn name(self) -> &'static str {
        match self {
            Mark::Both => "both",
            Mark::Partner => "partner",
            Mark::Player => "player",
            Mark::Situation => "situation",
            Mark::Secret => "secret",
            Mark::Minor => "minor",
            Mark::Reveal => "reveal",
            Mark::Reaction => "reaction",
            Mark::SpecialEvent => "special-event",
            Mark::SpecialEffect => "special-effect",
            Mark::Linked => "linked",
            Mark::Sweet => "sweet",
            Mark::Serious => "serious",
            Mark::Drama => "drama",
            Mark::Custom => "custom",
            Mark::Heart => "heart",
            Mark::HeartUp => "heart-up",
            Mark::HeartDown => "heart-down",
            Mark::HeartBroken => "heart-broken",
            Mark::Dot => "dot",
            Mark::Diamond => "diamond",
            Mark::DotUp => "dot-up",
            Mark::DotDown => "dot-down",
            Mark::DiamondUp => "diamond-up",
            Mark::DiamondDown => "diamond-down",
        }
    }

    /// The mark of a deck.
    pub fn of_deck(deck: Deck) -> Mark {
        match deck {
            Deck::Sweet => Mark::Sweet,
            Deck::Serious => Mark::Serious,
            Deck::Drama => Mark::Drama,
            Deck::Custom => Mark::Custom,
        }
    }

    /// The mark of a type of scene.
    pub fn of_kind(kind: Kind) -> Mark {
        match kind {
            Kind::Situation => Mark::Situation,
            Kind::Secret => Mark::Secret,
            Kind::Minor => Mark::Minor,
            Kind::RevealSecret => Mark::Reveal,
            Kind::Reaction => Mark::Reaction,
            Kind::SpecialEffect => Mark::SpecialEffect,
            Kind::SpecialEvent => Mark::SpecialEvent,
            Kind::Linked => Mark::Linked,
        }
    }

    /// The mark of who chooses, if anybody does.
    pub fn of_choice(choice: Choice) -> Option<Mark> {
        match choice {
            Choice::Both => Some(Mark::Both),
            Choice::Partner => Some(Mark::Partner),
            Choice::Player => Some(Mark::Player),
            Choice::Nobody => None,
        }
    }

    /// The marks on a scene, in the order in which its types are named.
    pub fn of_scene(card: &SceneCard) -> Vec<Mark> {
        let kinds = Kind::ALL.into_iter().filter(|kind| card.kinds.has(*kind)).map(Mark::of_kind);
        Mark::of_choice(card.choice).into_iter().chain(kinds).collect()
    }
}

/// A small mark. Decorative: the words beside it say what it means.
pub fn mark(mark: Mark) -> Markup {
    show(Sheet::Marks, &format!("mark-{}", mark.name()), "icon mark-sign", "0 0 24 24")
}

/// The picture of a trait or of a destiny, with a margin for the tablet that it lies on by night. Decorative,
/// likewise.
pub fn sign(sign: Sign) -> Markup {
    let (kind, view) = match is_destiny(sign) {
        true => ("destiny", "-3 -3 70 70"),
        false => ("trait", "-3 -3 66 66"),
    };
    show(Sheet::Signs, &format!("{kind}-{}", sign.name()), "art sign", view)
}

/// Whether a picture was drawn for a destiny. A pack may use it for whatever it likes.
fn is_destiny(sign: Sign) -> bool {
    matches!(
        sign,
        Sign::UnconditionalLove
            | Sign::EqualPartners
            | Sign::LoveTeam
            | Sign::Dominant
            | Sign::SelfRealization
            | Sign::HonorableExit
            | Sign::Heartbreaker
    )
}
