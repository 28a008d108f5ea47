//! What every part of the table is drawn from.

use super::picks::{Next, read};
use crate::{Desk, TablePage};
use ::fog_of_love::content::{Content, Letter, Trait};
use ::fog_of_love::{
    Action, Asked, Facts, Frame, Private, Seen, Sight, Source, Table, View, other,
};
use house::{FogOfLove, Glimpse, Titles};
use maud::{Markup, html};
use tabletop::{Game, Seat};
use words::fog_of_love::{CardContext, CardNames, CardText, Line, Titled, Voice, trait_goal_of};
use words::{Lang, Tongue};

/// One viewer's drawing at the table.
pub(super) struct Drawing<'a> {
    pub(super) tongue: &'static Tongue,
    pub(super) names: Vec<String>,
    pub(super) glimpse: &'a Glimpse<FogOfLove>,
    pub(super) view: &'a View,
    pub(super) desk: &'a Desk,
    /// The viewer's legal moves; none in a replay.
    pub(super) moves: Vec<Action>,
    /// What is picked, short of a move.
    pub(super) picks: Vec<String>,
}

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

impl<'a> Drawing<'a> {
    /// What a page shows of a glimpse.
    pub(super) fn of(page: &TablePage<'a>, glimpse: &'a Glimpse<FogOfLove>) -> Drawing<'a> {
        // An earlier moment can be looked at, but not played.
        let now = page.picture.steps == glimpse.steps && page.seat.is_some();
        let moves = if now { glimpse.moves() } else { Vec::new() };
        let picks = match read(&moves, &page.desk.picks) {
            Next::More(picks) => picks,
            Next::Move(_) => Vec::new(),
        };
        Drawing {
            tongue: page.tongue(),
            names: page.names(),
            glimpse,
            view: &glimpse.view,
            desk: page.desk,
            moves,
            picks,
        }
    }

    pub(super) fn table(&self) -> &'a Table {
        &self.view.table
    }

    pub(super) fn content(&self) -> &'a Content {
        self.glimpse.setup.book().content()
    }

    /// The viewer's seat.
    pub(super) fn me(&self) -> Option<Seat> {
        self.view.seat()
    }

    /// What only the viewer sees.
    pub(super) fn own(&self) -> Option<&'a Private> {
        self.view.own.as_ref()
    }

    pub(super) fn facts(&self) -> Facts<'a> {
        self.view.facts()
    }

    /// What the viewer sees when considering a move.
    pub(super) fn seen(&self) -> Option<Seen<'a>> {
        FogOfLove::seen_in(self.view)
    }

    /// What was perceived lately, oldest first.
    pub(super) fn recent(&self) -> &'a [Sight] {
        &self.glimpse.recent
    }

    /// Somebody's name.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The words of the cards.
    pub(super) fn titles(&self) -> Titles<'_> {
        Titles::new(&self.glimpse.setup, self.tongue, &self.names)
    }

    /// What a card that this seat plays or holds says.
    pub(super) fn says(&self, card: CardContext, text: CardText, player: Seat) -> Option<String> {
        self.titles().text(card, text, player)
    }

    /// What a card is called.
    pub(super) fn title(&self, of: Titled) -> String {
        self.titles().title(of).unwrap_or_default()
    }

    /// A text of a card.
    pub(super) fn text(&self, of: Titled, attribute: &str) -> Option<String> {
        self.titles().text_of(of, attribute)
    }

    /// The language of a card that does not speak the reader's, as an attribute of what it says.
    pub(super) fn foreign(&self, card: CardContext) -> Option<&'static str> {
        self.titles().foreign_card(card).map(Lang::code)
    }

    /// What a card says of itself.
    pub(super) fn voice<T>(&self, card: CardContext, say: impl FnOnce(&Voice<'_>) -> T) -> T {
        let titles = self.titles();
        say(&Voice::new(self.tongue, self.content(), &titles, card))
    }

    /// The same of a card that somebody holds: whoever reads their own is spoken to.
    pub(super) fn voice_of<T>(
        &self,
        card: CardContext,
        holder: Seat,
        say: impl FnOnce(&Voice<'_>) -> T,
    ) -> T {
        let names = [Seat(0), Seat(1)].map(|seat| self.name(seat).to_string());
        self.voice(card, |voice| match self.me() == Some(holder) {
            true => say(voice),
            false => say(&voice.of(&names, holder)),
        })
    }

    /// What a trait of somebody's wants, likewise.
    pub(super) fn goal(&self, holder: Seat, card: Trait) -> String {
        let holder = (self.me() != Some(holder)).then(|| self.name(holder));
        trait_goal_of(self.tongue, &self.content().traits[card.index()], holder)
    }

    /// What the viewer is asked, if they are.
    pub(super) fn asked(&self) -> Option<Asked> {
        (!self.moves.is_empty()).then_some(self.table().asked)
    }

    /// Whether something is picked.
    pub(super) fn is_picked(&self, pick: &str) -> bool {
        self.picks.iter().any(|other| other == pick)
    }

    /// The card in course that people are to look at, and whose it is.
    pub(super) fn in_course(&self) -> Option<(&'a Frame, CardContext)> {
        let frame = self.table().frame()?;
        Some((frame, self.context(frame.source)))
    }

    /// The card whose options are chosen from: the one in course, or the one that a reaction answers when
    /// it asks for another option.
    pub(super) fn choosing(&self) -> Option<(&'a Frame, CardContext)> {
        let Asked::Rechoice(..) = self.table().asked else { return self.in_course() };
        let stack = &self.table().stack;
        let frame = &stack[stack.len().checked_sub(2)?];
        Some((frame, self.context(frame.source)))
    }

    /// The card behind a source.
    pub(super) fn context(&self, source: Source) -> CardContext {
        let story = self.table().story;
        match source {
            Source::Scene(scene)
            | Source::Revealed(scene)
            | Source::Never(scene)
            | Source::Reaction(scene) => CardContext::Scene(scene),
            Source::Chapter(number) => {
                CardContext::Chapter { story, chapter: number.saturating_sub(1) }
            }
            Source::Finale | Source::FinaleEffects | Source::Character => {
                CardContext::Finale { story }
            }
        }
    }

    /// Somebody's mark: the shape of their ink, and their name.
    pub(super) fn person(&self, seat: Seat) -> Markup {
        html! { span class={ "fl-who " (ink(seat)) } { span aria-hidden="true" { (shape(seat)) } " " (self.name(seat)) } }
    }

    /// The partner of the viewer.
    pub(super) fn partner(&self) -> Option<Seat> {
        self.me().map(other)
    }
}
