//! What to do now.

use crate::Tongue;
use crate::speaker::Speaker;
use ::favor::{Action, Favor, ROUNDS, Step, Table, View};
use tabletop::{Game, Seat};

/// What a viewer is to do or to wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Wait: the doors are dealt.
    Deal,
    /// Wait: a new lot is opened.
    Opens,
    /// Wait: this seat's card is turned up.
    Adds(Seat),
    /// Wait: this seat adds a card or calls an auction.
    Chooses(Seat),
    /// Wait: this seat bids or passes.
    Bids(Seat),
    /// Add a card or call an auction (FV-19).
    Choose,
    /// Bid so many tokens, or pass (FV-25 to FV-28).
    Bid {
        /// The lowest bid allowed.
        least: u8,
        /// The highest: all the tokens one has.
        most: u8,
    },
    /// Pass: no bid is possible (FV-28).
    Pass {
        /// The tokens one has, too few of them.
        tokens: u8,
    },
    /// A round is scored, and this one follows.
    NextRound {
        /// Its number.
        round: u8,
        /// Who takes its first turn (FV-17, FV-18).
        first: Seat,
    },
    /// Nothing more: this seat has won the game. Why is said by [`game_end`](super::game_end).
    Over(Seat),
}

impl Ask {
    /// What the game asks of a viewer.
    pub fn now(view: &View) -> Ask {
        let table = &view.table;
        let mine = view.viewer.is(table.active);
        match table.step {
            Step::Door(Seat(0)) if is_between_rounds(table) => {
                Ask::NextRound { round: table.round + 1, first: table.active }
            }
            Step::Starter | Step::Door(_) => Ask::Deal,
            Step::Open(_) => Ask::Opens,
            Step::Add => Ask::Adds(table.active),
            Step::Turn if mine => Ask::Choose,
            Step::Turn => Ask::Chooses(table.active),
            Step::Bid if mine => bid_or_pass(view),
            Step::Bid => Ask::Bids(table.active),
            Step::Over(winner) => Ask::Over(winner),
        }
    }
}

fn is_between_rounds(table: &Table) -> bool {
    table.scored == table.round && (1..ROUNDS).contains(&table.scored)
}

/// The legal bids from the lowest to the highest, if there are any.
fn bid_or_pass(view: &View) -> Ask {
    let mut moves = Vec::new();
    if let Some(seen) = Favor::seen_in(view) {
        Favor::legal(seen, &mut moves);
    }
    let bids = moves.iter().filter_map(|action| match action {
        Action::Bid(amount) => Some(*amount),
        _ => None,
    });
    match (bids.clone().min(), bids.max()) {
        (Some(least), Some(most)) => Ask::Bid { least, most },
        _ => Ask::Pass { tokens: view.table.tokens.of(view.table.active) },
    }
}

/// The one sentence at the top of the table.
pub fn ask(tongue: &Tongue, ask: Ask, players: &[String]) -> String {
    let who = |seat| Speaker { tongue, players }.who(seat);
    match ask {
        Ask::Deal => tongue.fv_ask_deal(),
        Ask::Opens => tongue.fv_ask_opens(),
        Ask::Adds(seat) => tongue.fv_ask_adds(&who(seat)),
        Ask::Chooses(seat) => tongue.fv_ask_chooses(&who(seat)),
        Ask::Bids(seat) => tongue.fv_ask_bids(&who(seat)),
        Ask::Choose => tongue.fv_ask_choose(),
        Ask::Bid { least, most } if least == most => tongue.fv_ask_bid_only(least.into()),
        Ask::Bid { least, most } => tongue.fv_ask_bid(least.into(), most.into()),
        Ask::Pass { tokens } => tongue.fv_ask_pass(tokens.into()),
        Ask::NextRound { round, first } => tongue.fv_ask_next_round(&who(first), round.into()),
        Ask::Over(winner) => tongue.fv_ask_over(&who(winner)),
    }
}
