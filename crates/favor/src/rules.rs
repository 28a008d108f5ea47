//! The rules, in the order of the rulebook. Numbers are those of `docs/rules/favor.md`.
//!
//! Each function tells what happens as events; what an event changes stands in `state.rs` and
//! `table.rs`, what a viewer perceives of it in `happened.rs`, and what cards are worth in
//! `score.rs`.

use crate::action::{Action, Illegal};
use crate::setup::ROUNDS;
use crate::{Clue, Clues, Door, Doors, Event, Happened, Payee, State, Step, score};
use rand_core::Rng;
use tabletop::{Ask, Seat, Seats, Turn, Witness, below};

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Who of these begins? (FV-16)
    Starter(Seats),
    /// Which of these doors is dealt? With the round, if it is the first card of one (FV-10).
    Door(Doors, Option<u8>),
    /// Which of these clues is on top of the deck? (FV-13)
    Clue(Clues),
}

/// An answer of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This seat begins.
    Starter(Seat),
    /// It is this door.
    Door(Door),
    /// It is this clue.
    Clue(Clue),
}

impl Ask for Question {
    type Outcome = Answer;

    #[inline(always)]
    fn pick(&self, rng: &mut impl Rng) -> Answer {
        match *self {
            Question::Clue(clues) => Answer::Clue(clues.draw(rng)),
            Question::Door(doors, _) => Answer::Door(doors.draw(rng)),
            Question::Starter(seats) => {
                let seat = seats.nth(below(rng, seats.len()));
                Answer::Starter(seat.unwrap_or(Seat(0)))
            }
        }
    }

    fn outcomes(&self, mut each: impl FnMut(Answer, u32)) {
        match *self {
            Question::Clue(clues) => {
                for clue in Clue::ALL.into_iter().filter(|&clue| clues.has(clue)) {
                    each(Answer::Clue(clue), clues.count(clue));
                }
            }
            Question::Door(doors, _) => doors.iter().for_each(|door| each(Answer::Door(door), 1)),
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
            Question::Door(_, round) => round.map(u32::from),
            Question::Clue(_) | Question::Starter(_) => None,
        }
    }
}

/// Whose move it is. The common steps come first: this is asked before every move and every card.
#[inline(always)]
pub(crate) fn turn(state: &State) -> Turn<Question> {
    let table = &state.table;
    match table.step {
        Step::Bid | Step::Turn => Turn::Seats(Seats::one(table.active)),
        Step::Add | Step::Open(_) => Turn::Chance(Question::Clue(table.deck)),
        // A round begins with its first door: all doors are shuffled (FV-10).
        Step::Door(Seat(0)) => Turn::Chance(Question::Door(Doors::ALL, Some(table.round + 1))),
        Step::Door(_) => Turn::Chance(Question::Door(state.undealt, None)),
        Step::Starter => Turn::Chance(Question::Starter(Seats::all(table.players))),
        Step::Over(winner) => Turn::Over(Seats::one(winner)),
    }
}

#[inline(always)]
fn happen(state: &mut State, witness: &mut impl Witness<Event>, event: Event) {
    witness.witness(&event);
    state.apply(&event);
}

// 2. Set-up of a round, and every card that is turned up: whatever chance is asked for.

/// Chance answers the question that [`turn`] asks.
#[inline(always)]
pub(crate) fn deal(
    state: &mut State,
    answer: Answer,
    witness: &mut impl Witness<Event>,
) -> Result<(), Illegal> {
    let active = state.table.active;
    match (state.table.step, answer) {
        (Step::Add, Answer::Clue(clue)) if state.table.deck.has(clue) => {
            turn_up(state, Happened::Added(active, clue), witness);
        }
        (Step::Open(_), Answer::Clue(clue)) if state.table.deck.has(clue) => {
            turn_up(state, Happened::Opened(clue), witness);
        }
        (Step::Door(Seat(0)), Answer::Door(door)) => begin_round(state, door, witness),
        (Step::Door(seat), Answer::Door(door)) if state.undealt.has(door) => {
            happen(state, witness, Happened::Dealt(seat, door));
        }
        (Step::Starter, Answer::Starter(seat)) if seat.0 < state.table.players => {
            happen(state, witness, Happened::Starter(seat));
        }
        _ => return Err(Illegal::NotInDeck),
    }
    Ok(())
}

/// Doors are dealt from seat 0 on, whoever begins, so that in a duplicate the same seats get the
/// same doors; then the starting lot is opened, as every lot is (FV-10, FV-14).
#[inline(always)]
fn begin_round(state: &mut State, door: Door, witness: &mut impl Witness<Event>) {
    let (round, first) = (state.table.round + 1, state.table.active);
    happen(state, witness, Happened::RoundBegan { round, first });
    happen(state, witness, Happened::Dealt(Seat(0), door));
}

// 3. The turn

/// The active player adds to the lot or calls an auction (FV-19), or has a chance to bid (FV-23).
#[inline(always)]
pub(crate) fn act(
    state: &mut State,
    seat: Seat,
    action: Action,
    witness: &mut impl Witness<Event>,
) -> Result<(), Illegal> {
    state.seen(seat).check(action)?;
    match action {
        Action::Add => happen(state, witness, Happened::ChoseToAdd(seat)),
        Action::Call => happen(state, witness, Happened::Called(seat)),
        Action::Bid(amount) => {
            happen(state, witness, Happened::Bid(seat, amount));
            after_chance(state, seat, witness);
        }
        Action::Pass => {
            happen(state, witness, Happened::Passed(seat));
            after_chance(state, seat, witness);
        }
    }
    Ok(())
}

/// A card is turned up, to be added to a lot or to open one (FV-21, FV-37). With the last one the
/// final auction takes place, beginning with whoever would have had the next turn (FV-39, FV-40).
#[inline(always)]
fn turn_up(state: &mut State, event: Event, witness: &mut impl Witness<Event>) {
    happen(state, witness, event);
    if state.table.is_final() {
        let first = state.table.active;
        happen(state, witness, Happened::FinalAuction(first));
    }
}

// 4. Auctions, and 5. the final auction

/// Everybody has one chance (FV-23); after the last one the auction is decided.
#[inline(always)]
fn after_chance(state: &mut State, seat: Seat, witness: &mut impl Witness<Event>) {
    if seat == state.table.auction.last {
        decide(state, witness);
    }
}

/// The highest bidder takes the lot (FV-29); if nobody has bid, it is discarded (FV-34, FV-43).
#[inline(always)]
fn decide(state: &mut State, witness: &mut impl Witness<Event>) {
    let auction = state.table.auction;
    let ends_round = state.table.is_final();
    if let Some(seat) = auction.leader() {
        let to = payee(state, seat);
        happen(state, witness, Happened::Sold { seat, price: auction.high, to });
    } else {
        happen(state, witness, Happened::Discarded);
    }
    if ends_round {
        end_round(state, witness);
    }
}

/// Who gets the price: the caller (FV-30), the others if the caller wins (FV-32, FV-33), the box
/// if it is the final auction (FV-42).
#[inline(always)]
fn payee(state: &State, winner: Seat) -> Payee {
    let table = &state.table;
    let (price, caller) = (table.auction.high, table.auction.last);
    if table.is_final() {
        Payee::Box
    } else if winner != caller {
        Payee::Caller(caller)
    } else {
        let (each, boxed) = share(price, table.players - 1);
        Payee::Others { each, boxed }
    }
}

/// Shares a price equally among so many; what cannot be shared is left over (FV-32).
#[inline(always)]
fn share(price: u8, others: u8) -> (u8, u8) {
    match others {
        1 => (price, 0),
        2 => (price / 2, price % 2),
        _ => (price / 3, price % 3),
    }
}

// 6. Scoring a round, and 8. the end of the game

/// Identities are revealed (FV-63) and the round is scored (FV-46); after the third the highest
/// total wins (FV-67).
#[inline(always)]
fn end_round(state: &mut State, witness: &mut impl Witness<Event>) {
    for seat in Seats::all(state.table.players) {
        if let Some(door) = state.door(seat) {
            happen(state, witness, Happened::Showed(seat, door));
        }
    }
    let (points, bonus) = score::round(state);
    happen(state, witness, Happened::RoundEnded { points, bonus });
    if state.table.scored == ROUNDS {
        let (seat, by) = score::winner(&state.table);
        happen(state, witness, Happened::Won { seat, by });
    }
}
