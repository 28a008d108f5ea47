//! Where on somebody a thing is worn, and what it is painted over.

use super::slots::Hair;
use packs::Thing;

/// A place on somebody; two things never share one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Pocket,
    Sleeve,
    Neck,
    Hand,
    Lapel,
    Ear,
    Eyes,
    Crown,
    Air,
    Strap,
}

/// When a thing is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layer {
    /// Upon the clothes.
    Body,
    /// In place of glasses.
    Eyes,
    /// Upon the hair; it moves with the head.
    Head,
    /// Before everything.
    Top,
    /// Beside the person; it does not lean with them.
    Air,
}

pub(super) fn spot(thing: Thing) -> Spot {
    use Thing as T;
    match thing {
        T::Fork | T::Pens | T::Brushes | T::Badge | T::Keys | T::Cards => Spot::Pocket,
        T::Domino | T::Vial | T::Spoon | T::Cone | T::Candles | T::Fish => Spot::Pocket,
        T::Carrot | T::Handkerchief | T::Ticket | T::Biscuit => Spot::Pocket,
        T::Spanner | T::Toothbrush => Spot::Pocket,
        T::Flour | T::Map | T::Crumbs | T::Bread | T::Drops | T::Pawprints => Spot::Sleeve,
        T::Whistle | T::Tape | T::Loupe | T::Binoculars => Spot::Neck,
        T::Goggles | T::Scarf | T::Collar | T::Napkin => Spot::Neck,
        T::Mic | T::Book | T::Wave | T::Parcel => Spot::Hand,
        T::Bee | T::Moth | T::Petals | T::Watch | T::Cutlery | T::Pen => Spot::Lapel,
        T::Sock | T::Shell | T::Palm | T::Needle | T::Rosette => Spot::Lapel,
        T::Pencil | T::Headphones | T::Earring => Spot::Ear,
        T::Sunglasses => Spot::Eyes,
        T::Leaf | T::Mask => Spot::Crown,
        T::Note => Spot::Air,
        T::Strap => Spot::Strap,
    }
}

pub(super) fn layer(thing: Thing) -> Layer {
    use Thing as T;
    match thing {
        T::Goggles | T::Scarf | T::Bee | T::Moth | T::Petals | T::Watch => Layer::Top,
        T::Palm | T::Needle | T::Rosette => Layer::Top,
        other => match spot(other) {
            Spot::Pocket | Spot::Sleeve | Spot::Neck | Spot::Lapel | Spot::Strap => Layer::Body,
            Spot::Hand => Layer::Top,
            Spot::Ear | Spot::Crown => Layer::Head,
            Spot::Eyes => Layer::Eyes,
            Spot::Air => Layer::Air,
        },
    }
}

/// Whether a thing would lie on another one, or be hidden by it.
pub(super) fn clash(one: Thing, other: Thing) -> bool {
    let (one, other) = (spot(one), spot(other));
    let covers = |spot, other| match spot {
        Spot::Sleeve => other == Spot::Hand,
        Spot::Hand => matches!(other, Spot::Sleeve | Spot::Pocket),
        Spot::Strap => {
            matches!(other, Spot::Hand | Spot::Sleeve | Spot::Neck | Spot::Lapel | Spot::Pocket)
        }
        _ => false,
    };
    one == other || covers(one, other) || covers(other, one)
}

/// Whether hair leaves a thing to be seen.
pub(super) fn is_seen(thing: Thing, hair: Hair) -> bool {
    match spot(thing) {
        Spot::Neck | Spot::Ear => hair != Hair::Shawl,
        Spot::Lapel => hair != Hair::Braid || layer(thing) == Layer::Top,
        _ => true,
    }
}
