//! What the others may have seen of the bot's own card.

use super::judgement::{keeping, laid};
use love_letter::{Action, Card, Laid, View};
use tabletop::Seat;

/// Follows, from turn to turn, how likely somebody has seen the card that the bot holds.
///
/// The table shows which cards were laid, not on whom: a Priest may have been for the bot.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Memory {
    round: u8,
    /// How many cards lay on the table when the bot last looked.
    laid: usize,
    /// The card kept at the end of the bot's turn, unless that is open.
    kept: Option<Card>,
    /// Whether a Handmaid has protected it since.
    safe: bool,
    /// The chance that somebody has seen the card held since the last turn.
    shown: f64,
}

impl Memory {
    /// Takes in what has happened since the bot's last move.
    pub(crate) fn look(&mut self, view: &View, me: Seat) {
        let table = &view.table;
        if table.round != self.round {
            *self = Memory { round: table.round, ..Memory::default() };
        }
        let others = table.inside.without(me);
        let on_me = 1.0 / f64::from(others.len().max(1));
        let mut swapped = false;
        for (seat, card, how) in table.rows.iter().skip(self.laid) {
            if seat == me || how == Laid::Discarded || self.safe {
                continue;
            }
            swapped |= card == Card::King;
            if card == Card::Priest {
                self.shown = 1.0 - (1.0 - self.shown) * (1.0 - on_me);
            }
        }
        if self.kept.is_some() && self.kept != view.hand().held {
            self.shown = f64::from(swapped);
        }
        if others.into_iter().any(|seat| view.known_equal(me, seat)) {
            self.shown = 1.0;
        }
        self.laid = table.rows.len();
    }

    /// Takes in the bot's own move.
    pub(crate) fn act(&mut self, view: &View, action: Action) {
        if let Action::Keep(kept, ..) = action {
            self.shown = self.shown_if_kept(view, kept);
            self.kept = Some(kept);
        } else if let Some(card) = laid(action) {
            let kept = keeping(view, card);
            self.shown = self.shown_if_kept(view, kept);
            self.kept = Some(kept);
            self.safe = card == Card::Handmaid;
            self.laid += 1;
        }
        if let Action::PlayOn(Card::King, _) = action {
            self.shown = 1.0;
            self.kept = None;
        }
    }

    /// The chance that the card has been seen if it is this one that is kept now.
    pub(crate) fn shown_if_kept(&self, view: &View, kept: Card) -> f64 {
        if view.hand().held == Some(kept) { self.shown } else { 0.0 }
    }
}
