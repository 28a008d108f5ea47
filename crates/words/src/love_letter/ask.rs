//! What to do now.

use super::game_end;
use crate::Tongue;
use crate::speaker::Speaker;
use ::love_letter::{Action, Card, LoveLetter, Step, View};
use tabletop::{Game, Seat, Seats};

/// What a viewer is to do or to wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Wait: a round is being set up.
    Deal,
    /// Wait: this seat draws.
    Draws(Seat),
    /// Wait: this seat chooses a card to play.
    Plays(Seat),
    /// Wait: this seat chooses a card to keep for the Chancellor.
    Keeps(Seat),
    /// Play a card.
    Play,
    /// Play the Countess, since the other card is this one (LL-46).
    PlayCountess(Card),
    /// Choose somebody for this card.
    Choose(Card),
    /// Name the character that the Guard looks for in this seat's hand.
    Name(Seat),
    /// Keep a card for the Chancellor and return so many (LL-54, LL-55).
    Keep {
        /// How many go under the deck: one or two.
        under: u8,
    },
    /// Say which of two returned cards goes to the very bottom (LL-54).
    Order,
    /// Nothing more: these seats have won the game.
    Over(Seats),
}

impl Ask {
    /// What the game asks of a viewer. The steps within a move ([`Ask::Choose`], [`Ask::Name`],
    /// [`Ask::Order`]) are the interface's own.
    pub fn now(view: &View) -> Ask {
        let table = &view.table;
        let mine = view.viewer.is(table.active);
        match table.step {
            Step::Starter(_) | Step::SetAside | Step::LayOpen(_) | Step::DealHand(_) => Ask::Deal,
            Step::Draw | Step::Consult(_) => Ask::Draws(table.active),
            Step::Redraw(seat) => Ask::Draws(seat),
            Step::Play if mine => bound_by(view).map_or(Ask::Play, Ask::PlayCountess),
            Step::Play => Ask::Plays(table.active),
            Step::Keep if mine => {
                Ask::Keep { under: (view.hand().cards().count() as u8).saturating_sub(1) }
            }
            Step::Keep => Ask::Keeps(table.active),
            Step::Over(winners) => Ask::Over(winners),
        }
    }
}

/// The card that obliges the viewer to play the Countess, if one does: with a free choice there
/// would be more moves than that one.
fn bound_by(view: &View) -> Option<Card> {
    let mut moves = Vec::new();
    LoveLetter::legal(LoveLetter::seen_in(view)?, &mut moves);
    let other = view.hand().cards().find(|&card| card != Card::Countess);
    other.filter(|_| moves == [Action::Play(Card::Countess)])
}

/// The one sentence at the top of the table.
pub fn ask(tongue: &Tongue, ask: Ask, players: &[String]) -> String {
    let who = |seat| Speaker { tongue, players }.who(seat);
    match ask {
        Ask::Deal => tongue.ll_ask_deal(),
        Ask::Draws(seat) => tongue.ll_ask_draws(&who(seat)),
        Ask::Plays(seat) => tongue.ll_ask_plays(&who(seat)),
        Ask::Keeps(seat) => tongue.ll_ask_keeps(&who(seat)),
        Ask::Play => tongue.ll_ask_play(),
        Ask::PlayCountess(card) => tongue.ll_ask_play_countess(card),
        Ask::Choose(card) => tongue.ll_ask_choose(card),
        Ask::Name(seat) => tongue.ll_ask_name(&who(seat)),
        Ask::Keep { under } => tongue.ll_ask_keep(under.into()),
        Ask::Order => tongue.ll_ask_order(),
        Ask::Over(winners) => game_end(tongue, winners, players),
    }
}
