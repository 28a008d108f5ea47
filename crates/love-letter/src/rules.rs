//! The rules, in the order of the rulebook. Numbers are those of `docs/rules/love-letter.md`.
//!
//! Each function tells what happens as events; what an event changes stands in `state.rs` and
//! `table.rs`, and what a viewer perceives of it in `happened.rs`.

use crate::action::{Action, Effect, Illegal};
use crate::{Card, Cards, Event, Happened, Pile, RoundEnd, State, Step};
use rand_core::Rng;
use std::cmp::Ordering;
use tabletop::{Ask, Seat, Seats, Turn, Witness, below};

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Who of these begins? (LL-14, LL-103)
    Starter(Seats),
    /// Which of these cards is it? With the round, if it is the first card of one.
    Card(Cards, Option<u8>),
}

/// An answer of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This seat begins.
    Starter(Seat),
    /// It is this card.
    Card(Card),
}

impl Ask for Question {
    type Outcome = Answer;

    #[inline(always)]
    fn pick(&self, rng: &mut impl Rng) -> Answer {
        match *self {
            Question::Card(cards, _) => Answer::Card(cards.draw(rng)),
            Question::Starter(seats) => {
                let seat = seats.nth(below(rng, seats.len()));
                Answer::Starter(seat.unwrap_or(Seat(0)))
            }
        }
    }

    fn outcomes(&self, mut each: impl FnMut(Answer, u32)) {
        match *self {
            Question::Card(cards, _) => {
                for card in cards.kinds().iter() {
                    each(Answer::Card(card), cards.count(card));
                }
            }
            Question::Starter(seats) => {
                for seat in seats {
                    each(Answer::Starter(seat), 1);
                }
            }
        }
    }

    #[inline(always)]
    fn opens_deal(&self) -> Option<u32> {
        match *self {
            Question::Card(_, round) => round.map(u32::from),
            Question::Starter(_) => None,
        }
    }
}

/// Whose move it is.
#[inline(always)]
pub(crate) fn turn(state: &State) -> Turn<Question> {
    let table = &state.table;
    match table.step {
        Step::Play | Step::Keep => Turn::Seats(Seats::one(table.active)),
        Step::Over(winners) => Turn::Over(winners),
        Step::Starter(among) => Turn::Chance(Question::Starter(among)),
        Step::SetAside => Turn::Chance(Question::Card(table.edition.deck(), Some(table.round + 1))),
        Step::Redraw(_) if table.deck == 0 => {
            Turn::Chance(Question::Card(state.aside_alone(), None))
        }
        Step::LayOpen(_) | Step::DealHand(_) | Step::Draw | Step::Redraw(_) | Step::Consult(_) => {
            Turn::Chance(Question::Card(state.top(), None))
        }
    }
}

#[inline(always)]
fn happen(state: &mut State, witness: &mut impl Witness<Event>, event: Event) {
    witness.witness(&event);
    state.apply(&event);
}

// 2. Set-up, and 3. the draw of a turn: whatever chance is asked for.

/// Chance answers the question that [`turn`] asks.
#[inline(always)]
pub(crate) fn deal(
    state: &mut State,
    answer: Answer,
    witness: &mut impl Witness<Event>,
) -> Result<(), Illegal> {
    match chance(state, |_| answer, witness) {
        Ok(true) => Ok(()),
        Ok(false) | Err(_) => Err(Illegal::NotInDeck),
    }
}

/// Chance is asked, if it is its turn, and answers.
#[inline(always)]
pub(crate) fn chance(
    state: &mut State,
    answer: impl FnOnce(&Question) -> Answer,
    witness: &mut impl Witness<Event>,
) -> Result<bool, Illegal> {
    let active = state.table.active;
    match state.table.step {
        Step::Draw => {
            let card = ask(state.top(), answer)?;
            happen(state, witness, Happened::Drew(active, card));
        }
        Step::DealHand(seat) => {
            let card = ask(state.shuffled, answer)?;
            happen(state, witness, Happened::Dealt(seat, card));
        }
        Step::LayOpen(place) => {
            let card = ask(state.shuffled, answer)?;
            happen(state, witness, Happened::LaidOpen(place, card));
        }
        Step::SetAside => {
            let deck = state.table.edition.deck();
            let card = ask_of(Question::Card(deck, Some(state.table.round + 1)), deck, answer)?;
            happen(state, witness, Happened::SetAside(card));
        }
        Step::Consult(_) => {
            let card = ask(state.top(), answer)?;
            happen(state, witness, Happened::Consulted(active, card));
        }
        Step::Redraw(seat) if state.table.deck > 0 => {
            let card = ask(state.top(), answer)?;
            redraw(state, seat, card, Pile::Deck, witness);
        }
        // The card set aside is what it is: chance decided at set-up (LL-64).
        Step::Redraw(seat) => {
            let card = ask(state.aside_alone(), answer)?;
            redraw(state, seat, card, Pile::Aside, witness);
        }
        Step::Starter(among) => match answer(&Question::Starter(among)) {
            Answer::Starter(seat) if among.has(seat) => {
                happen(state, witness, Happened::Starter(seat));
            }
            _ => return Err(Illegal::NotInDeck),
        },
        Step::Play | Step::Keep | Step::Over(_) => return Ok(false),
    }
    Ok(true)
}

/// Which of these cards is it?
#[inline(always)]
fn ask(cards: Cards, answer: impl FnOnce(&Question) -> Answer) -> Result<Card, Illegal> {
    ask_of(Question::Card(cards, None), cards, answer)
}

#[inline(always)]
fn ask_of(
    question: Question,
    cards: Cards,
    answer: impl FnOnce(&Question) -> Answer,
) -> Result<Card, Illegal> {
    match answer(&question) {
        Answer::Card(card) if cards.has(card) => Ok(card),
        _ => Err(Illegal::NotInDeck),
    }
}

// 3. The turn

/// The active player plays a card (LL-21), or keeps one after a Chancellor (LL-54).
#[inline(always)]
pub(crate) fn act(
    state: &mut State,
    seat: Seat,
    action: Action,
    witness: &mut impl Witness<Event>,
) -> Result<(), Illegal> {
    match state.seen(seat).check(action)? {
        Effect::Princess => princess(state, seat, witness),
        Effect::Nothing(card) => without_effect(state, seat, card, witness),
        Effect::King(target) => king(state, seat, target, witness),
        Effect::Chancellor => chancellor(state, seat, witness),
        Effect::Keep(keep, under) => keep_one(state, seat, keep, under, witness),
        Effect::Prince(target) => prince(state, seat, target, witness),
        Effect::Handmaid => handmaid(state, seat, witness),
        Effect::Baron(target) => baron(state, seat, target, witness),
        Effect::Priest(target) => priest(state, seat, target, witness),
        Effect::Guard(target, named) => guard(state, seat, target, named, witness),
    }
    Ok(())
}

/// The card goes to the row before its effect is worked out (LL-23).
#[inline(always)]
fn lay(
    state: &mut State,
    seat: Seat,
    card: Card,
    target: Option<Seat>,
    named: Option<Card>,
    witness: &mut impl Witness<Event>,
) {
    happen(state, witness, Happened::Played { seat, card, target, named });
}

/// The turn is over: the round ends or the next player's turn begins (LL-25).
#[inline(always)]
fn end_turn(state: &mut State, witness: &mut impl Witness<Event>) {
    let table = &state.table;
    if table.inside.len() == 1 {
        end_round(state, RoundEnd::Last, table.inside, witness);
    } else if table.deck == 0 {
        compare_hands(state, witness);
    } else if let Some(next) = table.inside.after(table.active) {
        happen(state, witness, Happened::Turn(next));
    }
}

// 5. Going out of the round

/// The seat lays its hand open, whose effect is not resolved (LL-31, LL-32).
#[inline(always)]
fn go_out(state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
    if let Some(card) = state.held(seat) {
        happen(state, witness, Happened::Out(seat, card));
    }
}

// 7. The characters

/// 7.1 Whoever plays the Princess goes out (LL-42).
#[inline(always)]
fn princess(state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
    lay(state, seat, Card::Princess, None, None, witness);
    go_out(state, seat, witness);
    end_turn(state, witness);
}

/// 7.2 The Countess and 7.10 the Spy do nothing when played (LL-45, LL-87); nor does a Guard,
/// Priest, Baron or King when everybody else is protected (LL-74).
#[inline(always)]
fn without_effect(state: &mut State, seat: Seat, card: Card, witness: &mut impl Witness<Event>) {
    lay(state, seat, card, None, None, witness);
    end_turn(state, witness);
}

/// 7.3 The King exchanges hands (LL-50).
#[inline(always)]
fn king(state: &mut State, seat: Seat, target: Seat, witness: &mut impl Witness<Event>) {
    lay(state, seat, Card::King, Some(target), None, witness);
    if let (Some(given), Some(got)) = (state.held(seat), state.held(target)) {
        happen(state, witness, Happened::Swapped { seat, target, cards: (given, got) });
    }
    end_turn(state, witness);
}

/// 7.4 The Chancellor draws two, or as many as there are (LL-53, LL-55). The draws and the choice
/// follow as steps of their own; with an empty deck nothing follows (LL-56).
#[inline(always)]
fn chancellor(state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
    let works = state.table.deck > 0;
    lay(state, seat, Card::Chancellor, None, None, witness);
    if !works {
        end_turn(state, witness);
    }
}

/// One card is kept, the others go under the deck (LL-54).
#[inline(always)]
fn keep_one(
    state: &mut State,
    seat: Seat,
    keep: Card,
    under: (Card, Option<Card>),
    witness: &mut impl Witness<Event>,
) {
    happen(state, witness, Happened::Kept { seat, keep, under });
    end_turn(state, witness);
}

/// 7.5 The Prince's choice discards the hand (LL-61) or, with the Princess, goes out (LL-62).
#[inline(always)]
fn prince(state: &mut State, seat: Seat, target: Seat, witness: &mut impl Witness<Event>) {
    lay(state, seat, Card::Prince, Some(target), None, witness);
    match state.held(target) {
        Some(Card::Princess) => {
            go_out(state, target, witness);
            end_turn(state, witness);
        }
        Some(card) => happen(state, witness, Happened::Discarded(target, card)),
        None => {}
    }
}

/// The replacement comes from the deck, or from aside when the deck is empty (LL-64).
#[inline(always)]
fn redraw(
    state: &mut State,
    seat: Seat,
    card: Card,
    from: Pile,
    witness: &mut impl Witness<Event>,
) {
    happen(state, witness, Happened::Redrew { seat, card, from });
    end_turn(state, witness);
}

/// 7.6 The Handmaid protects her player until their next turn (LL-69).
#[inline(always)]
fn handmaid(state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
    lay(state, seat, Card::Handmaid, None, None, witness);
    end_turn(state, witness);
}

/// 7.7 The Baron compares in secret; the lower hand goes out (LL-76), equal hands stay (LL-77).
#[inline(always)]
fn baron(state: &mut State, seat: Seat, target: Seat, witness: &mut impl Witness<Event>) {
    lay(state, seat, Card::Baron, Some(target), None, witness);
    if let (Some(mine), Some(theirs)) = (state.held(seat), state.held(target)) {
        let loser = match mine.cmp(&theirs) {
            Ordering::Less => Some(seat),
            Ordering::Equal => None,
            Ordering::Greater => Some(target),
        };
        happen(state, witness, Happened::Compared { seat, target, cards: (mine, theirs), loser });
        if let Some(loser) = loser {
            go_out(state, loser, witness);
        }
    }
    end_turn(state, witness);
}

/// 7.8 The Priest looks at a hand (LL-80).
#[inline(always)]
fn priest(state: &mut State, seat: Seat, target: Seat, witness: &mut impl Witness<Event>) {
    lay(state, seat, Card::Priest, Some(target), None, witness);
    if let Some(card) = state.held(target) {
        happen(state, witness, Happened::Looked { seat, target, card });
    }
    end_turn(state, witness);
}

/// 7.9 The Guard names a character; whoever holds it goes out (LL-82).
#[inline(always)]
fn guard(
    state: &mut State,
    seat: Seat,
    target: Seat,
    named: Card,
    witness: &mut impl Witness<Event>,
) {
    lay(state, seat, Card::Guard, Some(target), Some(named), witness);
    if state.held(target) == Some(named) {
        go_out(state, target, witness);
    } else {
        happen(state, witness, Happened::Missed { target, named });
    }
    end_turn(state, witness);
}

// 8. End of a round. Out of line: a turn can end in many places, and most do not end a round.

/// The deck is empty: all show their hands and the highest wins (LL-96), ties shared (LL-97).
#[inline(never)]
fn compare_hands(state: &mut State, witness: &mut impl Witness<Event>) {
    let mut winners = Seats::NONE;
    let mut highest = None;
    for seat in state.table.inside {
        let Some(card) = state.held(seat) else { continue };
        happen(state, witness, Happened::Showed(seat, card));
        if Some(card) > highest {
            highest = Some(card);
            winners = Seats::one(seat);
        } else if Some(card) == highest {
            winners = winners.with(seat);
        }
    }
    end_round(state, RoundEnd::Deck, winners, witness);
}

/// Tokens for winning and for the Spy are granted together (LL-88, LL-100); then the end of the
/// game is judged (LL-105 to LL-107). The winner starts the next round (LL-102).
#[inline(never)]
fn end_round(state: &mut State, end: RoundEnd, winners: Seats, witness: &mut impl Witness<Event>) {
    let spies = state.table.spied.and(state.table.inside);
    let spy = if spies.len() == 1 { spies.first() } else { None };
    happen(state, witness, Happened::RoundEnded { end, winners, spy });
    let champions = state.table.tokens.reaching(state.table.tokens_to_win());
    if !champions.is_empty() {
        happen(state, witness, Happened::Won(champions));
    }
}
