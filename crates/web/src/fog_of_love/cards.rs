//! The cards in words, which most parts of the table are drawn from.

use crate::stamp::stamp;
use ::fog_of_love::Setup;
use ::fog_of_love::content::{Content, Letter, Trait};
use house::Titles;
use maud::{Markup, html};
use std::hash::{Hash, Hasher};
use tabletop::Seat;
use words::fog_of_love::{CardContext, CardNames, CardText, Line, Titled, Voice, trait_goal_of};
use words::{Lang, Tongue};

/// The two people, in the order of their seats.
pub(super) const PEOPLE: [Seat; 2] = [Seat(0), Seat(1)];

/// The shape of somebody's ink: colour is never alone.
pub(super) fn shape(seat: Seat) -> &'static str {
    if seat == Seat(0) { "●" } else { "◆" }
}

/// The class of somebody's ink.
pub(super) fn ink(seat: Seat) -> &'static str {
    if seat == Seat(0) { "ink-one" } else { "ink-two" }
}

/// A number with its sign.
pub(super) fn signed(number: i16) -> String {
    match number {
        ..0 => format!("−{}", number.unsigned_abs()),
        0 => "0".to_string(),
        1.. => format!("+{number}"),
    }
}

/// “A”
pub(super) fn letter(letter: Letter) -> String {
    char::from(b'A' + letter as u8).to_string()
}

/// Sentences on a card, those under a line with a colon set in.
pub(super) fn lines(lines: &[Line]) -> Markup {
    html! {
        @if !lines.is_empty() {
            ul.fl-lines { @for line in lines { li.deeper[line.depth > 0] { (line.text) } } }
        }
    }
}

/// The cards of a pack in a language, as they speak of these two.
#[derive(Clone, Copy)]
pub(super) struct Cards<'a> {
    pub lang: Lang,
    pub names: &'a [String],
    pub setup: &'a Setup,
    /// Stands for all of them.
    pub stamp: u64,
}

/// A pack is known by its own hash, and all that is written on it never changes.
impl Hash for Cards<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.stamp.hash(state);
    }
}

impl<'a> Cards<'a> {
    pub fn of(lang: Lang, names: &'a [String], setup: &'a Setup) -> Cards<'a> {
        let pack = &setup.book().content().edition.hash;
        let stamp = stamp(&(lang, names, pack, setup.story()));
        Cards { lang, names, setup, stamp }
    }

    pub fn tongue(&self) -> &'static Tongue {
        Tongue::of(self.lang)
    }

    pub fn content(&self) -> &'a Content {
        self.setup.book().content()
    }

    /// Somebody's name.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The words of the cards.
    pub fn titles(&self) -> Titles<'a> {
        Titles::new(self.setup, self.tongue(), self.names)
    }

    /// What a card that this seat plays or holds says.
    pub fn says(&self, card: CardContext, text: CardText, player: Seat) -> Option<String> {
        self.titles().text(card, text, player)
    }

    /// What a card is called.
    pub fn title(&self, of: Titled) -> String {
        self.titles().title(of).unwrap_or_default()
    }

    /// A text of a card.
    pub fn text(&self, of: Titled, attribute: &str) -> Option<String> {
        self.titles().text_of(of, attribute)
    }

    /// The language of a card that does not speak the reader's, as an attribute of what it says.
    pub fn foreign(&self, card: CardContext) -> Option<&'static str> {
        self.titles().foreign_card(card).map(Lang::code)
    }

    /// What a card says of itself.
    pub fn voice<T>(&self, card: CardContext, say: impl FnOnce(&Voice<'_>) -> T) -> T {
        let titles = self.titles();
        say(&Voice::new(self.tongue(), self.content(), &titles, card))
    }

    /// The same of a card that somebody holds: whoever reads their own is spoken to.
    pub fn voice_of<T>(
        &self,
        card: CardContext,
        holder: Holder,
        say: impl FnOnce(&Voice<'_>) -> T,
    ) -> T {
        let names = PEOPLE.map(|seat| self.name(seat).to_string());
        self.voice(card, |voice| match holder.is_reader() {
            true => say(voice),
            false => say(&voice.of(&names, holder.seat)),
        })
    }

    /// What a trait of somebody's wants, likewise.
    pub fn goal(&self, holder: Holder, card: Trait) -> String {
        let whose = (!holder.is_reader()).then(|| self.name(holder.seat));
        trait_goal_of(self.tongue(), &self.content().traits[card.index()], whose)
    }

    /// Somebody's mark: the shape of their ink, and their name.
    pub fn person(&self, seat: Seat) -> Markup {
        html! { span class={ "fl-who " (ink(seat)) } { span aria-hidden="true" { (shape(seat)) } " " (self.name(seat)) } }
    }
}

/// Who holds a card, and who reads it.
#[derive(Clone, Copy, Hash)]
pub(super) struct Holder {
    pub seat: Seat,
    pub reader: Option<Seat>,
}

impl Holder {
    fn is_reader(self) -> bool {
        self.reader == Some(self.seat)
    }
}
