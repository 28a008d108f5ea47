//! What a player has learnt of both people in the course of a game.

use super::manners::{Manners, WAYS};
use super::meeting::Mix;
use super::portrait::Portrait;
use fog_of_love::content::{Aspect, Letter, Moment, OptionCard};
use fog_of_love::{Asked, Source, Stage, View};
use tabletop::Seat;

/// Tokens by aspect.
type Tokens = [u8; Aspect::COUNT];

/// What was learnt by watching what people choose.
#[derive(Debug, Default)]
pub(crate) struct Acquaintance {
    /// What each seat has shown of its traits.
    pub(crate) portraits: [Portrait; 2],
    /// How the partner chooses.
    pub(crate) manners: Manners,
    /// The choice taken in last: chapter, scene of it, and letters.
    latest: Option<(u8, usize, [Option<Letter>; 2])>,
    /// A chapter's choice not yet taken in, and the tokens of both people before it.
    chapter: Option<(Source, [Tokens; 2])>,
}

impl Acquaintance {
    /// Takes in what can be seen now.
    pub(crate) fn watch(&mut self, view: &View) {
        let table = &view.table;
        if table.chapter == 0 {
            *self = Acquaintance::default();
            return;
        }
        self.recall(view);
        // Everybody is asked for reactions right after options are revealed.
        if let (Asked::Reaction(Moment::Revealed), Some(frame)) = (table.asked, table.frame()) {
            let now = (table.chapter, table.laid.len(), frame.choices);
            if self.latest.replace(now) != Some(now) {
                self.take_in(view, frame.source, [Seat(0), Seat(1)].map(|s| frame.choice(s)));
            }
        }
    }

    /// A choice is due on this card: remembers what the partner may take.
    pub(crate) fn foresee(&mut self, view: &View, card: Source, ways: [Mix; WAYS]) {
        self.manners.foresee(card, ways);
        if let Source::Chapter(_) = card {
            self.chapter = Some((card, view.table.people.map(|person| person.tokens)));
        }
    }

    /// Nobody reacts to chapters: which options were taken is read off the tokens.
    fn recall(&mut self, view: &View) {
        let Some((card, before)) = self.chapter else { return };
        let in_course =
            |frame: &fog_of_love::Frame| frame.source == card && frame.stage <= Stage::Tokens;
        if view.table.stack.iter().any(in_course) {
            return;
        }
        self.chapter = None;
        let options = view.book().options(view.table.story, card);
        let letters = [Seat(0), Seat(1)].map(|seat| {
            let after = &view.table.person(seat).tokens;
            let fits = |option: &OptionCard| gained(option, &before[seat.index()]) == *after;
            let mut fitting =
                Letter::ALL.into_iter().zip(options).filter(|(_, option)| fits(option));
            match (fitting.next(), fitting.next()) {
                (Some((letter, _)), None) => Some(letter),
                _ => None,
            }
        });
        self.take_in(view, card, letters);
    }

    fn take_in(&mut self, view: &View, card: Source, letters: [Option<Letter>; 2]) {
        let options = view.book().options(view.table.story, card);
        for (seat, letter) in [Seat(0), Seat(1)].into_iter().zip(letters) {
            let Some(letter) = letter.map(Letter::index) else { continue };
            self.portraits[seat.index()].saw(view.book().content(), options, letter);
            if view.seat() != Some(seat) {
                self.manners.saw(card, letter);
            }
        }
    }
}

/// The tokens of somebody who takes an option.
fn gained(option: &OptionCard, before: &Tokens) -> Tokens {
    let mut after = *before;
    for gift in &option.tokens {
        let tokens = &mut after[gift.aspect.index()];
        *tokens = tokens.saturating_add(gift.count);
    }
    after
}
