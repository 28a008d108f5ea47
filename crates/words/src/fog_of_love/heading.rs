//! Headings of the table.

use super::line::capital;
use super::teller::Teller;
use super::{CardNames, Titled};
use crate::Tongue;
use ::fog_of_love::content::{Content, Deck};
use ::fog_of_love::{Note, Phase, Pile, Shown, Table};

/// Where the story stands: “Chapter 2: 3 of 6 scenes”, “Finale”.
pub fn chapter(tongue: &Tongue, content: &Content, table: &Table) -> String {
    match (table.phase, table.chapter) {
        (Phase::Finale(_) | Phase::Judge | Phase::Over, _) => tongue.ft_finale(),
        (_, 0) => tongue.ft_creation(),
        (_, chapter) => {
            let length = table.length(content);
            tongue.ft_chapter(table.count.into(), length.into(), chapter.into())
        }
    }
}

/// A deck and how many scenes are left in it: “Sweet (12)”.
pub fn deck_left(tongue: &Tongue, table: &Table, deck: Deck) -> String {
    let left = table.decks[Pile::Scenes(deck).index()];
    capital(&tongue.ft_deck_left(deck, left.into()))
}

/// A card that the other person once showed: “the trait ‘Worrier’, shown in chapter 2”.
pub fn note(tongue: &Tongue, names: &dyn CardNames, note: &Note) -> String {
    let title = |of| Teller::new(tongue, names, &[]).title(of);
    let chapter = i64::from(note.chapter);
    match note.card {
        Shown::Trait(card) => tongue.ft_note_trait(&title(Titled::Trait(card)), chapter),
        Shown::Destiny(card) => tongue.ft_note_destiny(&title(Titled::Destiny(card)), chapter),
        Shown::Scene(card) => tongue.ft_note_scene(&title(Titled::Scene(card)), chapter),
    }
}
