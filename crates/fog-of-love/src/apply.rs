//! How events change the table, a person's hidden side and the decks.

mod decks;
mod private;
mod table;

/// A card as somebody perceives it, or as it is.
pub(crate) trait Face: Copy {
    fn shown(self) -> Option<u8>;
}

impl Face for u8 {
    #[inline(always)]
    fn shown(self) -> Option<u8> {
        Some(self)
    }
}

impl Face for Option<u8> {
    #[inline(always)]
    fn shown(self) -> Option<u8> {
        self
    }
}
