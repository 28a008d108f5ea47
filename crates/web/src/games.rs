//! What each game looks like beside its table.

use crate::{favor, fog_of_love, love_letter};
use house::GameKind;
use maud::{Markup, html};
use words::Tongue;

/// The picture of a game, from edge to edge: the same by day and by night.
pub(crate) fn picture(tongue: &Tongue, game: GameKind) -> Markup {
    let drawn = match game {
        GameKind::LoveLetter => love_letter::picture(tongue),
        GameKind::Favor => favor::picture(),
        GameKind::FogOfLove => fog_of_love::picture(),
    };
    html! { div class={ "picture of-" (game) } aria-hidden="true" { (drawn) } }
}

/// A game in small.
pub(crate) fn sign(game: GameKind) -> Markup {
    match game {
        GameKind::LoveLetter => love_letter::sign(),
        GameKind::Favor => favor::sign(),
        GameKind::FogOfLove => fog_of_love::picture(),
    }
}

/// What an entry of the rules is about, as its title says: a character.
pub(crate) fn drawn_entry(game: GameKind, title: &str) -> Option<Markup> {
    match game {
        GameKind::LoveLetter => love_letter::drawn_entry(title),
        GameKind::Favor | GameKind::FogOfLove => None,
    }
}

/// What is shown at the beginning of a chapter of the rules.
pub(crate) fn drawn_chapter(tongue: &Tongue, game: GameKind, chapter: usize) -> Option<Markup> {
    match game {
        GameKind::Favor => favor::drawn_chapter(tongue, chapter),
        GameKind::LoveLetter | GameKind::FogOfLove => None,
    }
}

/// Whether choices that cannot be right can be dimmed; purists want to find out for themselves.
pub(crate) fn can_dim(game: GameKind) -> bool {
    match game {
        GameKind::LoveLetter => true,
        GameKind::Favor | GameKind::FogOfLove => false,
    }
}
