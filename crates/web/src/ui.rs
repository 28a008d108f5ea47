//! What a game looks like.

use crate::parts::{Sent, Sheet, Slot, whole};
use crate::play::{Play, play};
use crate::{Room, TablePage, Told, favor, fog_of_love, love_letter};
use house::{AnyAction, AnyGlimpse, GameKind};
use maud::{Markup, PreEscaped};
use tabletop::Seat;
use words::{Lang, Tongue};

/// What a list of picks amounts to.
#[derive(Clone, PartialEq, Debug)]
pub enum Picked {
    /// More is needed: these picks stand. A pick that means nothing here is left out; one that
    /// contradicts an earlier pick replaces it.
    More(Vec<String>),
    /// A whole move.
    Move(AnyAction),
}

/// What a game looks like: implemented by the glimpse of each game, for a glimpse is all that a page
/// is drawn from.
pub trait GameUi {
    /// The one sentence at the top: what to do now, given what has been picked.
    fn prompt(&self, page: &TablePage<'_>) -> String;
    /// The middle of the table: `.open` is what everybody sees, with what can be picked; `.private`
    /// beside it is what only this seat knows.
    fn middle(&self, page: &TablePage<'_>) -> Markup;
    /// The private tray of the seat; nothing for spectators.
    fn tray(&self, page: &TablePage<'_>) -> Markup;
    /// The moves since the viewer's own latest one, the latest last.
    fn told(&self, page: &TablePage<'_>) -> Vec<Told>;
    /// The latest move as a picture.
    fn scene(&self, page: &TablePage<'_>) -> Option<Markup>;
    /// What the latest steps have revealed to this seat and is to be taken in (“Got it”), if
    /// anything: a hand seen by a Priest, the end of a round.
    fn reveal(&self, page: &TablePage<'_>) -> Option<Markup>;
    /// Everything that can be asked about, by name, in a sentence and by its full rule. A pick and what
    /// it is about have one name.
    fn explanations(&self, page: &TablePage<'_>) -> Vec<(String, Markup)>;
    /// A hint for somebody's first game, if there is one for this moment.
    fn hint(&self, page: &TablePage<'_>) -> Option<String>;
    /// The short rules beside the table: every card with its line.
    fn summary(&self, page: &TablePage<'_>) -> Markup;
    /// How the game ended, for games in which more is to be said than who won.
    fn verdict(&self, _: &TablePage<'_>) -> Option<Markup> {
        None
    }
    /// The rounds or chapters that have begun among the recent sights: at which of them, and what each
    /// is called.
    fn rounds(&self, tongue: &Tongue) -> Vec<(usize, String)>;
    /// How the game went, once it is over: its rounds, and what is worth remembering.
    fn recap(&self, _: &TablePage<'_>) -> Option<Markup> {
        None
    }
    /// What the picks amount to.
    fn picked(&self, picks: &[String]) -> Picked;
    /// How much a seat may see on its page beside the public, whose glimpse this is: the most, whatever
    /// it holds. With a step, what of it may be new since then.
    fn room(&self, seat: Seat, lang: Lang, since: Option<usize>) -> Room;
    /// How much all that may be picked takes, compressed, for a seat that the public sees asked: the
    /// most, likewise.
    fn pick_room(&self, seat: Seat, lang: Lang) -> usize;
}

/// What a game that is drawn whole says, or what one that is drawn in parts does.
macro_rules! old {
    ($any:expr, $glimpse:ident => $old:expr, $new:expr) => {
        match $any {
            AnyGlimpse::LoveLetter(_) | AnyGlimpse::FogOfLove(_) => $new,
            AnyGlimpse::Favor($glimpse) => $old,
        }
    };
}

impl GameUi for AnyGlimpse {
    fn prompt(&self, page: &TablePage<'_>) -> String {
        old!(self, glimpse => glimpse.prompt(page), game(page, |game| game.prompt()))
    }

    fn middle(&self, page: &TablePage<'_>) -> Markup {
        old!(self, glimpse => glimpse.middle(page), drawn(page, |game, sheet| Some(game.middle(sheet))))
    }

    fn tray(&self, page: &TablePage<'_>) -> Markup {
        old!(self, glimpse => glimpse.tray(page), drawn(page, |game, sheet| game.tray(sheet)))
    }

    fn told(&self, page: &TablePage<'_>) -> Vec<Told> {
        old!(self, glimpse => glimpse.told(page), Vec::new())
    }

    fn scene(&self, page: &TablePage<'_>) -> Option<Markup> {
        old!(self, glimpse => glimpse.scene(page), None)
    }

    fn reveal(&self, page: &TablePage<'_>) -> Option<Markup> {
        let drawn = || drawn(page, |game, sheet| game.reveal(sheet));
        old!(self, glimpse => glimpse.reveal(page), Some(drawn()).filter(|it| !it.0.is_empty()))
    }

    fn explanations(&self, page: &TablePage<'_>) -> Vec<(String, Markup)> {
        old!(self, glimpse => glimpse.explanations(page), Vec::new())
    }

    fn hint(&self, page: &TablePage<'_>) -> Option<String> {
        old!(self, glimpse => glimpse.hint(page), game(page, |game| game.hint()))
    }

    fn summary(&self, page: &TablePage<'_>) -> Markup {
        old!(self, glimpse => glimpse.summary(page), drawn(page, |game, sheet| Some(game.summary(sheet))))
    }

    fn verdict(&self, page: &TablePage<'_>) -> Option<Markup> {
        old!(self, glimpse => glimpse.verdict(page), None)
    }

    fn rounds(&self, tongue: &Tongue) -> Vec<(usize, String)> {
        match self {
            AnyGlimpse::LoveLetter(glimpse) => love_letter::rounds(glimpse, tongue),
            AnyGlimpse::Favor(glimpse) => glimpse.rounds(tongue),
            AnyGlimpse::FogOfLove(glimpse) => fog_of_love::rounds(glimpse, tongue),
        }
    }

    fn recap(&self, page: &TablePage<'_>) -> Option<Markup> {
        old!(self, glimpse => glimpse.recap(page), Some(drawn(page, |game, sheet| game.recap(sheet))))
    }

    fn picked(&self, picks: &[String]) -> Picked {
        match self {
            AnyGlimpse::LoveLetter(glimpse) => love_letter::picked(glimpse, picks),
            AnyGlimpse::Favor(glimpse) => glimpse.picked(picks),
            AnyGlimpse::FogOfLove(glimpse) => fog_of_love::picked(glimpse, picks),
        }
    }

    fn room(&self, seat: Seat, lang: Lang, since: Option<usize>) -> Room {
        match self {
            AnyGlimpse::LoveLetter(glimpse) => love_letter::room(glimpse, seat, since),
            AnyGlimpse::Favor(glimpse) => glimpse.room(seat, lang, since),
            AnyGlimpse::FogOfLove(glimpse) => fog_of_love::room(glimpse, seat, lang, since),
        }
    }

    fn pick_room(&self, seat: Seat, lang: Lang) -> usize {
        match self {
            AnyGlimpse::LoveLetter(glimpse) => love_letter::pick_room(glimpse),
            AnyGlimpse::Favor(glimpse) => glimpse.pick_room(seat, lang),
            AnyGlimpse::FogOfLove(glimpse) => fog_of_love::pick_room(glimpse, seat, lang),
        }
    }
}

/// Asks a game that is drawn in parts.
fn game<T: Default>(page: &TablePage<'_>, ask: impl FnOnce(&dyn Play) -> T) -> T {
    play(page).map(|game| ask(&*game)).unwrap_or_default()
}

/// Draws some parts of such a game, and puts them together.
fn drawn(
    page: &TablePage<'_>,
    part: impl FnOnce(&dyn Play, &mut Sheet<'_>) -> Option<Slot>,
) -> Markup {
    game(page, |game| {
        let nothing = Sent::default();
        let mut sheet = Sheet::new(&nothing);
        let slot = part(game, &mut sheet);
        let parts = sheet.finish().0;
        slot.map(|slot| PreEscaped(whole(&parts, slot.id()))).unwrap_or_default()
    })
}

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
