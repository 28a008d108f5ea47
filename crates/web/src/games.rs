//! What each game looks like beside its table.

use crate::{favor, fog_of_love, love_letter};
use house::GameKind;
use maud::Markup;

/// A picture for the game.
pub(crate) fn emblem(game: GameKind) -> Markup {
    match game {
        GameKind::LoveLetter => love_letter::emblem(),
        GameKind::Favor => favor::emblem(),
        GameKind::FogOfLove => fog_of_love::emblem(),
    }
}

/// A small picture before a chapter of the rules.
pub(crate) fn ornament(game: GameKind, chapter: usize) -> Markup {
    match game {
        GameKind::LoveLetter => love_letter::ornament(chapter),
        GameKind::Favor => favor::ornament(chapter),
        GameKind::FogOfLove => fog_of_love::ornament(chapter),
    }
}

/// Whether choices that cannot be right can be dimmed; purists want to find out for themselves.
pub(crate) fn can_dim(game: GameKind) -> bool {
    match game {
        GameKind::LoveLetter => true,
        GameKind::Favor | GameKind::FogOfLove => false,
    }
}
