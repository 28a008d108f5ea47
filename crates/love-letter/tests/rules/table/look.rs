//! What a test asks about a table.

use super::Table;
use crate::story::tell;
use love_letter::{Action, Card, Hand, Illegal, Kinds, Laid, LoveLetter, Step, View};
use tabletop::{Game, Seat, Turn, Viewer};

/// Somebody who watches: a seat's number, or [`Viewer::Public`].
pub trait Who {
    fn viewer(self) -> Viewer;
}

impl Who for u8 {
    fn viewer(self) -> Viewer {
        seat(self)
    }
}

impl Who for Viewer {
    fn viewer(self) -> Viewer {
        self
    }
}

/// The player at a seat, as somebody who watches.
pub fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat(number))
}

// What somebody sees

impl Table {
    /// Asserts all that somebody is told of the latest call.
    #[track_caller]
    pub fn told(&self, who: impl Who, story: &str) -> &Table {
        assert_eq!(self.heard(who), story);
        self
    }

    /// Asserts that all viewers are told the same.
    #[track_caller]
    pub fn told_all(&self, story: &str) -> &Table {
        for viewer in Viewer::all(self.players()) {
            assert_eq!(self.heard(viewer), story, "as {viewer:?} hears it");
        }
        self
    }

    /// What somebody is told of the latest call.
    pub fn heard(&self, who: impl Who) -> String {
        let viewer = who.viewer();
        let sights = self.journal[self.latest..].iter();
        let sights = sights.filter_map(|event| LoveLetter::sight(event, viewer));
        sights.map(|sight| tell(&sight)).collect::<Vec<_>>().join("; ")
    }

    /// All that somebody may know.
    pub fn view(&self, who: impl Who) -> &View {
        let viewer = who.viewer();
        self.views.iter().find(|view| view.viewer == viewer).expect("somebody at the table")
    }

    /// The card that `who` knows `seat` to hold.
    pub fn known(&self, who: impl Who, seat: u8) -> Option<Card> {
        self.view(who).known(Seat(seat))
    }

    /// What `who` holds possible in the hand of `seat`.
    pub fn possible(&self, who: impl Who, seat: u8) -> Kinds {
        self.view(who).possible(Seat(seat))
    }
}

// What somebody may do

impl Table {
    /// The legal moves of the active player.
    pub fn moves(&self) -> Vec<Action> {
        self.moves_of(self.active())
    }

    /// The legal moves of a seat, by its own view.
    pub fn moves_of(&self, seat: u8) -> Vec<Action> {
        let (mut moves, mut truly) = (Vec::new(), Vec::new());
        let seen = LoveLetter::seen_in(self.view(seat)).expect("a player sees their hand");
        LoveLetter::legal(seen, &mut moves);
        LoveLetter::legal(LoveLetter::seen(&self.state, Seat(seat)), &mut truly);
        assert_eq!(moves, truly, "the view lists what the truth lists");
        moves
    }

    /// Why the active player may not do this. Nothing happens.
    #[track_caller]
    pub fn refusal(&self, action: Action) -> Illegal {
        self.refusal_of(self.active(), action)
    }

    /// Why a seat may not do this. Nothing happens, and the move is not listed.
    #[track_caller]
    pub fn refusal_of(&self, seat: u8, action: Action) -> Illegal {
        let (mut state, mut events) = (self.state, Vec::new());
        let why = LoveLetter::act(&mut state, Seat(seat), action, &mut events);
        let why = why.expect_err("a move against the rules");
        assert!(state == self.state && events.is_empty(), "a refused move leaves no trace");
        assert!(!self.moves_of(seat).contains(&action), "a refused move is not offered");
        why
    }
}

// The truth

impl Table {
    pub fn players(&self) -> u8 {
        self.setup.players()
    }

    pub fn step(&self) -> Step {
        self.state.table().step
    }

    pub fn active(&self) -> u8 {
        self.state.table().active.0
    }

    /// Whose turn it is, if somebody must draw or act.
    pub fn turn_of(&self) -> Option<u8> {
        let running = matches!(self.step(), Step::Draw | Step::Play | Step::Keep);
        running.then_some(self.active())
    }

    /// Who has won the game, if it is over.
    pub fn champions(&self) -> Option<Vec<u8>> {
        match LoveLetter::turn(&self.state) {
            Turn::Over(seats) => Some(seats.into_iter().map(|seat| seat.0).collect()),
            _ => None,
        }
    }

    /// How many cards the deck holds.
    pub fn deck(&self) -> u8 {
        self.state.table().deck
    }

    /// The cards in a hand, the one held first.
    pub fn hand(&self, seat: u8) -> Vec<Card> {
        let hand: Hand = self.state.hand(Seat(seat));
        hand.cards().collect()
    }

    /// The cards before a seat, as everybody sees them.
    pub fn row(&self, seat: u8) -> Vec<Card> {
        self.row_with_how(seat).into_iter().map(|(card, _)| card).collect()
    }

    pub fn row_with_how(&self, seat: u8) -> Vec<(Card, Laid)> {
        self.view(Viewer::Public).table.rows.of(Seat(seat)).collect()
    }

    /// Who is in the round, as everybody sees it.
    pub fn inside(&self) -> Vec<u8> {
        self.view(Viewer::Public).table.inside.into_iter().map(|seat| seat.0).collect()
    }

    /// Who is protected, as everybody sees it.
    pub fn protected(&self) -> Vec<u8> {
        self.view(Viewer::Public).table.protected.into_iter().map(|seat| seat.0).collect()
    }

    /// The tokens by seat, as everybody sees them.
    pub fn tokens(&self) -> Vec<u8> {
        let tokens = self.view(Viewer::Public).table.tokens;
        (0..self.players()).map(|seat| tokens.of(Seat(seat))).collect()
    }
}
