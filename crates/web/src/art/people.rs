//! The people of Fog of Love: busts put together from parts, in the colours and the expression of the moment.
//!
//! A [`Person`] is what a player may choose: head, hair, skin and so on. Until somebody chooses, all of it
//! follows from a seed, each slot by its own hash: nothing is read from a name, a pronoun or another
//! slot, except that hair stays legible on skin. A [`Portrait`] is a person dressed for an occupation, with what
//! their features add. [`bust`] draws it.

mod bust;
mod dress;
mod person;
mod slots;
mod things;

pub use bust::{Side, bust};
pub use dress::Portrait;
pub use person::{Palette, Person};
pub use slots::{Beard, Glasses, Hair, HairColour, Head, Nose, Skin};
