//! The ways in which a love story can end, as far as the rules tell them apart.

use crate::Table;
use crate::content::{Content, Stance};
use tabletop::Seat;

/// A way in which a love story ends: whether both stay, and whose destiny came true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Way {
    /// Both stay, and both destinies came true.
    TogetherBoth,
    /// Both stay, and one destiny came true.
    TogetherOne,
    /// Both stay, and no destiny came true.
    TogetherNone,
    /// They part, and both destinies came true.
    ApartBoth,
    /// They part, and one destiny came true.
    ApartOne,
    /// They part, and no destiny came true.
    ApartNone,
}

impl Way {
    /// All six.
    pub const ALL: [Way; 6] = [
        Way::TogetherBoth,
        Way::TogetherOne,
        Way::TogetherNone,
        Way::ApartBoth,
        Way::ApartOne,
        Way::ApartNone,
    ];

    /// What packs call it.
    pub fn name(self) -> &'static str {
        match self {
            Way::TogetherBoth => "together-both",
            Way::TogetherOne => "together-one",
            Way::TogetherNone => "together-none",
            Way::ApartBoth => "apart-both",
            Way::ApartOne => "apart-one",
            Way::ApartNone => "apart-none",
        }
    }

    /// Whether they stay together.
    pub fn is_together(self) -> bool {
        matches!(self, Way::TogetherBoth | Way::TogetherOne | Way::TogetherNone)
    }

    /// The way in which a game ended that is over.
    pub fn of(table: &Table) -> Way {
        let fulfilled = [Seat(0), Seat(1)].map(|seat| table.person(seat).fulfilled);
        match (table.together, fulfilled) {
            (true, [true, true]) => Way::TogetherBoth,
            (true, [false, false]) => Way::TogetherNone,
            (true, _) => Way::TogetherOne,
            (false, [true, true]) => Way::ApartBoth,
            (false, [false, false]) => Way::ApartNone,
            (false, _) => Way::ApartOne,
        }
    }

    /// The ways in which a story can end: where no destiny leads out of the door, nobody parts.
    pub fn possible(content: &Content, story: usize) -> Vec<Way> {
        let Some(story) = content.stories.get(story) else { return Vec::new() };
        let has = |stance: Stance| {
            let cards = story.destinies.iter().filter_map(|one| content.destinies.get(one.index()));
            cards.into_iter().any(|card| card.stance == stance)
        };
        let (stay, part) = (has(Stance::Stay), has(Stance::Separate));
        let can = |way: &Way| if way.is_together() { stay } else { part };
        Way::ALL.into_iter().filter(can).collect()
    }
}
