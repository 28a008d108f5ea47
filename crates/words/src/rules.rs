//! The rules of the games, as pages to read.

mod terminal;

pub use terminal::{Ansi, Block, blocks, render_terminal};

use crate::Lang;
use crate::tongue::RULES;

/// The rules of a game (`love-letter`, `favor`, `fog-of-love`) in a language, as Markdown: headings, paragraphs
/// and flat lists, with bold and italic words.
///
/// ```
/// use words::{Lang, rules::rules_page};
/// assert!(rules_page(Lang::It, "love-letter").unwrap().starts_with("# Love Letter\n"));
/// assert!(rules_page(Lang::It, "chess").is_none());
/// ```
pub fn rules_page(lang: Lang, game: &str) -> Option<&'static str> {
    RULES.iter().find(|(of, name, _)| *of == lang && *name == game).map(|(_, _, page)| *page)
}

/// The games that have a page of rules.
pub fn games_with_rules() -> impl Iterator<Item = &'static str> {
    RULES.iter().filter(|(lang, ..)| *lang == Lang::ALL[0]).map(|(_, name, _)| *name)
}

#[cfg(test)]
mod tests;
