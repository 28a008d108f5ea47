//! What happened, told to one who was there: “you” is whoever reads.
//!
//! What is kept or shown to others names people (see [`log`](super::log())); here the one whom something
//! concerns is spoken to. Where nothing concerns them, both say the same.

use super::{game_end, log, round_end};
use crate::Tongue;
use crate::speaker::Speaker;
use ::love_letter::{Card, Happened, Pile, RoundEnd, Sight};
use tabletop::{Seat, Seats};

/// What a viewer perceived, in one or more sentences to `you`, if that is anybody's seat.
pub fn tell(
    tongue: &Tongue,
    sight: &Sight,
    players: &[String],
    you: Option<Seat>,
) -> Option<String> {
    let kept = || log(tongue, sight, players);
    let Some(you) = you else { return kept() };
    Told { speaker: Speaker { tongue, players }, you }.tell(sight).or_else(kept)
}

/// Who has won the round and why, and whom the Spy rewards, told to `you`.
pub fn tell_round_end(
    tongue: &Tongue,
    end: RoundEnd,
    winners: Seats,
    spy: Option<Seat>,
    players: &[String],
    you: Option<Seat>,
) -> String {
    let told = you.and_then(|you| {
        Told { speaker: Speaker { tongue, players }, you }.round_end(end, winners, spy)
    });
    told.unwrap_or_else(|| round_end(tongue, end, winners, spy, players))
}

/// Who has won the game, told to `you`.
pub fn tell_game_end(
    tongue: &Tongue,
    winners: Seats,
    players: &[String],
    you: Option<Seat>,
) -> String {
    let told =
        you.and_then(|you| Told { speaker: Speaker { tongue, players }, you }.game_end(winners));
    told.unwrap_or_else(|| game_end(tongue, winners, players))
}

/// Somebody who speaks to somebody.
#[derive(Clone, Copy)]
struct Told<'a> {
    speaker: Speaker<'a>,
    you: Seat,
}

impl Told<'_> {
    /// The sentence with “you” in it; none where nothing concerns the one who reads, or where a card
    /// that is theirs was not seen by them.
    fn tell(self, sight: &Sight) -> Option<String> {
        let (tongue, you) = (self.speaker.tongue, self.you);
        match *sight {
            Happened::Starter(seat) if seat == you => Some(tongue.ll_you_starter()),
            Happened::Dealt(seat, Some(card)) if seat == you => {
                Some(tongue.ll_you_dealt_card(card))
            }
            Happened::Drew(seat, Some(card)) if seat == you => Some(tongue.ll_you_drew_card(card)),
            Happened::Played { seat, card, target, named } => {
                self.played(seat, card, target, named)
            }
            Happened::Missed { target, named } if target == you => {
                Some(tongue.ll_to_you_missed(named))
            }
            Happened::Looked { seat, target, card: Some(card) } => self.looked(seat, target, card),
            Happened::Compared { seat, target, cards, loser } => {
                self.compared(seat, target, cards, loser)
            }
            Happened::Swapped { seat, target, cards } => self.swapped(seat, target, cards),
            Happened::Discarded(seat, card) if seat == you => Some(tongue.ll_you_discarded(card)),
            Happened::Redrew { seat, card: Some(card), from } if seat == you => Some(match from {
                Pile::Deck => tongue.ll_you_redrew_card(card),
                Pile::Aside => tongue.ll_you_took_hidden_card(card),
            }),
            Happened::Consulted(seat, Some(card)) if seat == you => {
                Some(tongue.ll_you_consulted_card(card))
            }
            Happened::Kept { seat, keep: Some(keep), under: (Some(first), last) }
                if seat == you =>
            {
                let last = last.flatten().map(|last| tongue.ll_log_bottom_card(last));
                let keep = [tongue.ll_you_kept_card(keep), tongue.ll_log_under_card(first)];
                Some(tongue.text(keep.into_iter().chain(last)))
            }
            Happened::Out(seat, card) if seat == you => Some(tongue.ll_you_out(card)),
            Happened::Showed(seat, card) if seat == you => Some(tongue.ll_you_revealed(card)),
            Happened::RoundEnded { end, winners, spy } => self.round_end(end, winners, spy),
            Happened::Won(winners) => self.game_end(winners),
            _ => None,
        }
    }

    fn played(
        self,
        seat: Seat,
        card: Card,
        target: Option<Seat>,
        named: Option<Card>,
    ) -> Option<String> {
        let tongue = self.speaker.tongue;
        if seat == self.you {
            return Some(match (card, target, named) {
                (Card::Guard, Some(target), Some(named)) => {
                    tongue.ll_you_guessed(&self.speaker.who(target), named)
                }
                (_, Some(target), _) if target == seat => tongue.ll_you_sent_home(card),
                (_, Some(target), _) => tongue.ll_you_sent(&self.speaker.who(target), card),
                // These choose somebody whenever they can (LL-24, LL-74).
                (Card::Guard | Card::Priest | Card::Baron | Card::King, None, _) => {
                    tongue.ll_you_played_idle(card)
                }
                (_, None, _) => tongue.ll_you_played(card),
            });
        }
        let player = self.speaker.who(seat);
        (target == Some(self.you)).then(|| match (card, named) {
            (Card::Guard, Some(named)) => tongue.ll_to_you_guessed(&player, named),
            _ => tongue.ll_to_you_sent(&player, card),
        })
    }

    fn looked(self, seat: Seat, target: Seat, card: Card) -> Option<String> {
        let (tongue, who) = (self.speaker.tongue, |seat| self.speaker.who(seat));
        if seat == self.you {
            Some(tongue.ll_you_looked_card(&who(target), card))
        } else if target == self.you {
            Some(tongue.ll_to_you_looked_card(&who(seat), card))
        } else {
            None
        }
    }

    fn compared(
        self,
        seat: Seat,
        target: Seat,
        (mine, theirs): (Option<Card>, Option<Card>),
        loser: Option<Seat>,
    ) -> Option<String> {
        let tongue = self.speaker.tongue;
        let begin = self.both(seat, target, Both::Compare)?;
        let holds = |seat, card| match seat == self.you {
            true => tongue.ll_you_hold(card),
            false => tongue.ll_log_holds(&self.speaker.who(seat), card),
        };
        let end = match loser {
            Some(loser) if loser == self.you => tongue.ll_you_lower(),
            Some(loser) => tongue.ll_log_lower(&self.speaker.who(loser)),
            None => tongue.ll_log_equal(),
        };
        let cards = [mine.map(|card| holds(seat, card)), theirs.map(|card| holds(target, card))];
        Some(tongue.text([begin].into_iter().chain(cards.into_iter().flatten()).chain([end])))
    }

    fn swapped(
        self,
        seat: Seat,
        target: Seat,
        (given, got): (Option<Card>, Option<Card>),
    ) -> Option<String> {
        let tongue = self.speaker.tongue;
        let begin = self.both(seat, target, Both::Swap)?;
        let holds = |seat, card| match seat == self.you {
            true => tongue.ll_you_now_hold(card),
            false => tongue.ll_log_now_holds(&self.speaker.who(seat), card),
        };
        let cards = [got.map(|card| holds(seat, card)), given.map(|card| holds(target, card))];
        Some(tongue.text([begin].into_iter().chain(cards.into_iter().flatten())))
    }

    /// Two do something, if the one who reads is one of them.
    fn both(self, seat: Seat, target: Seat, what: Both) -> Option<String> {
        let (tongue, who) = (self.speaker.tongue, |seat| self.speaker.who(seat));
        match what {
            Both::Compare if seat == self.you => Some(tongue.ll_you_compared(&who(target))),
            Both::Compare if target == self.you => Some(tongue.ll_to_you_compared(&who(seat))),
            Both::Swap if seat == self.you => Some(tongue.ll_you_swapped(&who(target))),
            Both::Swap if target == self.you => Some(tongue.ll_to_you_swapped(&who(seat))),
            Both::Compare | Both::Swap => None,
        }
    }

    /// None if it concerns others alone.
    fn round_end(self, end: RoundEnd, winners: Seats, spy: Option<Seat>) -> Option<String> {
        let tongue = self.speaker.tongue;
        let won = winners.has(self.you).then(|| match end {
            _ if winners.len() > 1 => {
                tongue.ll_you_round_tied(&self.speaker.all(winners.without(self.you)))
            }
            RoundEnd::Deck => tongue.ll_you_round_highest(),
            RoundEnd::Last => tongue.ll_you_round_last(),
        });
        let rewarded = spy == Some(self.you);
        if won.is_none() && !rewarded {
            return None;
        }
        let bonus = spy.map(|seat| match seat == self.you {
            // “A second one” needs a first one in the sentence before.
            true if winners == Seats::one(seat) => tongue.ll_you_round_spy_too(),
            true => tongue.ll_you_round_spy(),
            false => tongue.ll_round_spy(&self.speaker.who(seat)),
        });
        let others = || round_end(tongue, end, winners, None, self.speaker.players);
        Some(tongue.text([won.unwrap_or_else(others)].into_iter().chain(bonus)))
    }

    fn game_end(self, winners: Seats) -> Option<String> {
        let tongue = self.speaker.tongue;
        winners.has(self.you).then(|| match winners.len() > 1 {
            true => tongue.ll_you_game_shared(&self.speaker.all(winners.without(self.you))),
            false => tongue.ll_you_game_won(),
        })
    }
}

/// What two do with their hands.
#[derive(Clone, Copy)]
enum Both {
    Compare,
    Swap,
}
