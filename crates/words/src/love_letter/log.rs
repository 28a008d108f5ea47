//! The log: what happened, as one viewer perceived it.

use super::{game_end, round_end};
use crate::Tongue;
use crate::speaker::Speaker;
use ::love_letter::{Card, Happened, Pile, Sight};
use tabletop::Seat;

/// What a viewer perceived, in one or more sentences that name people and never say “you”. A card
/// that the viewer saw is named; of any other it says “a card”.
///
/// Only [`Happened::Turn`] is passed over in silence: a draw or the end of the round follows at
/// once and says whose turn it is.
pub fn log(tongue: &Tongue, sight: &Sight, players: &[String]) -> Option<String> {
    let speaker = Speaker { tongue, players };
    let who = |seat: Seat| speaker.who(seat);
    Some(match *sight {
        Happened::Turn(_) => return None,
        Happened::Starter(seat) => tongue.ll_log_starter(&who(seat)),
        Happened::SetAside(None) => tongue.ll_log_set_aside(),
        Happened::SetAside(Some(card)) => tongue.ll_log_set_aside_card(card),
        Happened::LaidOpen(_, card) => tongue.ll_log_laid_open(card),
        Happened::Dealt(seat, None) => tongue.ll_log_dealt(&who(seat)),
        Happened::Dealt(seat, Some(card)) => tongue.ll_log_dealt_card(&who(seat), card),
        Happened::Drew(seat, None) => tongue.ll_log_drew(&who(seat)),
        Happened::Drew(seat, Some(card)) => tongue.ll_log_drew_card(&who(seat), card),
        Happened::Played { seat, card, target, named } => speaker.played(seat, card, target, named),
        Happened::Missed { target, named } => tongue.ll_log_missed(&who(target), named),
        Happened::Looked { seat, target, card: None } => {
            tongue.ll_log_looked(&who(seat), &who(target))
        }
        Happened::Looked { seat, target, card: Some(card) } => {
            tongue.ll_log_looked_card(&who(seat), &who(target), card)
        }
        Happened::Compared { seat, target, cards, loser } => {
            speaker.compared(seat, target, cards, loser)
        }
        Happened::Swapped { seat, target, cards } => speaker.swapped(seat, target, cards),
        Happened::Discarded(seat, card) => tongue.ll_log_discarded(&who(seat), card),
        Happened::Redrew { seat, card, from } => speaker.redrew(seat, card, from),
        Happened::Consulted(seat, None) => tongue.ll_log_consulted(&who(seat)),
        Happened::Consulted(seat, Some(card)) => tongue.ll_log_consulted_card(&who(seat), card),
        Happened::Kept { seat, keep, under } => speaker.kept(seat, keep, under),
        Happened::Out(seat, card) => tongue.ll_log_out(&who(seat), card),
        Happened::Showed(seat, card) => tongue.ll_log_revealed(&who(seat), card),
        Happened::RoundEnded { end, winners, spy } => round_end(tongue, end, winners, spy, players),
        Happened::Won(winners) => game_end(tongue, winners, players),
    })
}

impl Speaker<'_> {
    fn played(self, seat: Seat, card: Card, target: Option<Seat>, named: Option<Card>) -> String {
        let (tongue, player) = (self.tongue, self.who(seat));
        match (card, target, named) {
            (Card::Guard, Some(target), Some(named)) => {
                tongue.ll_log_guessed(&player, &self.who(target), named)
            }
            (_, Some(target), _) if target == seat => tongue.ll_log_sent_home(&player, card),
            (_, Some(target), _) => tongue.ll_log_sent(&player, &self.who(target), card),
            // These choose somebody whenever they can (LL-24, LL-74).
            (Card::Guard | Card::Priest | Card::Baron | Card::King, None, _) => {
                tongue.ll_log_played_idle(&player, card)
            }
            (_, None, _) => tongue.ll_log_played(&player, card),
        }
    }

    fn compared(
        self,
        seat: Seat,
        target: Seat,
        (mine, theirs): (Option<Card>, Option<Card>),
        loser: Option<Seat>,
    ) -> String {
        let tongue = self.tongue;
        let holds = |seat, card| tongue.ll_log_holds(&self.who(seat), card);
        let begin = tongue.ll_log_compared(&self.who(seat), &self.who(target));
        let end = match loser {
            Some(loser) => tongue.ll_log_lower(&self.who(loser)),
            None => tongue.ll_log_equal(),
        };
        let cards = [mine.map(|card| holds(seat, card)), theirs.map(|card| holds(target, card))];
        tongue.text([begin].into_iter().chain(cards.into_iter().flatten()).chain([end]))
    }

    fn swapped(
        self,
        seat: Seat,
        target: Seat,
        (given, got): (Option<Card>, Option<Card>),
    ) -> String {
        let tongue = self.tongue;
        let holds = |seat, card| tongue.ll_log_now_holds(&self.who(seat), card);
        let begin = tongue.ll_log_swapped(&self.who(seat), &self.who(target));
        let cards = [got.map(|card| holds(seat, card)), given.map(|card| holds(target, card))];
        tongue.text([begin].into_iter().chain(cards.into_iter().flatten()))
    }

    fn redrew(self, seat: Seat, card: Option<Card>, from: Pile) -> String {
        let (tongue, player) = (self.tongue, self.who(seat));
        match (from, card) {
            (Pile::Deck, None) => tongue.ll_log_redrew(&player),
            (Pile::Deck, Some(card)) => tongue.ll_log_redrew_card(&player, card),
            (Pile::Aside, None) => tongue.ll_log_took_hidden(&player),
            (Pile::Aside, Some(card)) => tongue.ll_log_took_hidden_card(&player, card),
        }
    }

    fn kept(
        self,
        seat: Seat,
        keep: Option<Card>,
        (first, last): (Option<Card>, Option<Option<Card>>),
    ) -> String {
        let (tongue, player) = (self.tongue, self.who(seat));
        let (Some(keep), Some(first)) = (keep, first) else {
            return tongue.ll_log_kept(&player, if last.is_some() { 2 } else { 1 });
        };
        let keep = tongue.ll_log_kept_card(&player, keep);
        let first = tongue.ll_log_under_card(first);
        let last = last.flatten().map(|last| tongue.ll_log_bottom_card(last));
        tongue.text([keep, first].into_iter().chain(last))
    }
}
