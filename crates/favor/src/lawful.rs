//! What Favor tells the laws about itself, and the laws over random games.
//!
//! The invariants that speak of more than one moment, FV-I4 and FV-I13, are in
//! `tests/invariants.rs`; FV-I12 is the first line of `agrees`.

use crate::{Action, CLUES, Clue, Clues, Door, Doors, Event, Favor, Happened};
use crate::{ROUNDS, Setup, State, Step, TOKENS, View};
use rand_core::Rng;
use tabletop::laws::{self, Lawful};
use tabletop::{Seat, Seats, Viewer, below};

impl Lawful for Favor {
    fn universe(_: &Setup) -> Vec<Action> {
        let bids = (0..=25).chain([100, 255]).map(Action::Bid);
        bids.chain([Action::Add, Action::Call, Action::Pass]).collect()
    }

    fn agrees(view: &View, state: &State) -> Result<(), String> {
        if view.table != state.table {
            return Err(format!("FV-I12: sees {:?}, but is {:?}", view.table, state.table));
        }
        for seat in seats(state) {
            let (may_be, door) = (view.possible(seat), state.door(seat));
            if !door.map_or(may_be.is_empty(), |door| may_be.has(door)) {
                return Err(format!("holds {may_be:?} possible for {seat:?}, but is {door:?}"));
            }
            if view.known(seat).is_some_and(|known| Some(known) != door) {
                return Err(format!("is wrong about {seat:?} in {state:?}"));
            }
        }
        if !state.undealt.minus(view.undealt()).is_empty() {
            return Err(format!("holds {:?} undealt in {state:?}", view.undealt()));
        }
        Ok(())
    }

    fn sound(_: &Setup, state: &State) -> Result<(), String> {
        cards_are_conserved(state)?;
        doors_are_different(state)?;
        turns_have_cards(state)?;
        bids_rise(state)?;
        scores_add_up(state)?;
        let table = &state.table;
        let held: u8 = seats(state).into_iter().map(|seat| table.tokens.of(seat)).sum();
        check(
            held + table.boxed == TOKENS * table.players && table.tokens.total() == held,
            "FV-I3: tokens are lost",
        )
    }

    fn disguise(event: &Event, viewer: Viewer, rng: &mut impl Rng) -> Event {
        match *event {
            Happened::Dealt(seat, _) if !viewer.is(seat) => {
                Happened::Dealt(seat, Door::ALL[below(rng, 4) as usize])
            }
            event => event,
        }
    }

    fn longest(_: &Setup) -> usize {
        // Each round has four doors, 14 clues, at most 13 turns with up to four bids, and the
        // final auction.
        1 + 3 * (4 + 14 + 13 * 5 + 4)
    }
}

fn check(rule: bool, name: &str) -> Result<(), String> {
    if rule { Ok(()) } else { Err(name.to_string()) }
}

fn seats(state: &State) -> Seats {
    Seats::all(state.table.players)
}

/// Whether a round runs, its doors all dealt and its score not yet counted.
fn runs(state: &State) -> bool {
    matches!(state.table.step, Step::Open(_) | Step::Turn | Step::Add | Step::Bid)
}

/// FV-I1: every clue is somewhere, and only once.
fn cards_are_conserved(state: &State) -> Result<(), String> {
    let table = &state.table;
    let mut cards: Clues = table.deck.iter().chain(table.lot.iter()).collect();
    cards.add_all(table.discard);
    for seat in seats(state) {
        cards.add_all(table.collection(seat));
    }
    check(cards == CLUES, "FV-I1: a clue is lost")?;
    check(table.deck.len() == u32::from(table.left), "FV-I1: the deck is miscounted")
}

/// FV-I2: one door each, all different, the rest undealt.
fn doors_are_different(state: &State) -> Result<(), String> {
    let dealt: Vec<Door> = state.doors.into_iter().flatten().collect();
    let set: Doors = dealt.iter().copied().collect();
    check(set.len() as usize == dealt.len(), "FV-I2: a door is dealt twice")?;
    check(state.undealt == Doors::ALL.minus(set), "FV-I2: a door is lost")?;
    let all = dealt.len() == usize::from(state.table.players);
    check(!runs(state) || all, "FV-I2: somebody has no door")
}

/// FV-I5, FV-I6 and FV-I8: deck and lot are as large as they must be.
fn turns_have_cards(state: &State) -> Result<(), String> {
    let table = &state.table;
    let turn = matches!(table.step, Step::Turn | Step::Add);
    check(!turn || table.left > 0, "FV-I5: a turn without a deck")?;
    check(!turn || !table.lot.is_empty(), "FV-I5: a turn without a lot")?;
    let may_be_empty = table.step == Step::Bid || !runs(state);
    check(table.left > 0 || may_be_empty, "FV-I6: the deck is empty too early")?;
    if let Step::Open(more) = table.step {
        let open = table.lot.len() as u8;
        let size = table.round.min(open + table.left);
        check(more > 0 && open + more == size, "FV-I8: a lot of a wrong size")?;
    }
    Ok(())
}

/// FV-I7: each bid is above the last and can be paid, and each player bids at most once.
fn bids_rise(state: &State) -> Result<(), String> {
    let table = &state.table;
    if table.step != Step::Bid {
        return Ok(());
    }
    let mut high = 0;
    let mut had_chance = Seats::NONE;
    for (seat, bid) in table.bids() {
        check(!had_chance.has(seat), "FV-I7: a second bid")?;
        had_chance = had_chance.with(seat);
        if bid > 0 {
            check(bid > high, "FV-I7: a bid that is no higher")?;
            check(bid <= table.tokens.of(seat), "FV-I7: a bid that cannot be paid")?;
            high = bid;
        }
    }
    check(high == table.auction.high, "FV-I7: the highest bid is forgotten")?;
    check(!had_chance.has(table.active), "FV-I7: asked twice")
}

/// FV-I9 to FV-I11, while the cards of a scored round still lie there.
fn scores_add_up(state: &State) -> Result<(), String> {
    let table = &state.table;
    if table.scored == 0 || table.scored < table.round || runs(state) {
        return Ok(());
    }
    let over = matches!(table.step, Step::Over(_));
    check(over == (table.scored == ROUNDS), "FV-I11: the game ends after three rounds")?;
    let points = table.scores()[usize::from(table.scored) - 1];
    let most = seats(state).into_iter().map(|seat| table.tokens.of(seat)).max();
    let mut bonuses = 0;
    for seat in seats(state) {
        let Some(door) = state.door(seat) else {
            return Err("FV-I9: scored without a door".into());
        };
        let bonus = if Some(table.tokens.of(seat)) == most { 3 } else { 0 };
        bonuses += bonus;
        let right = worth(door, table.collection(seat)) + bonus;
        check(i32::from(points[seat.index()]) == right, "FV-I9: a wrong score")?;
    }
    check(bonuses >= 3, "FV-I10: nobody gets the bonus")
}

/// FV-I9 card by card: 3E + O − 2N + 2S.
fn worth(door: Door, collection: Clues) -> i32 {
    let (mut sum, mut colours, mut roles) = (0, 0, 0);
    for clue in collection.iter().filter_map(Clue::door) {
        match (clue.colour() == door.colour(), clue.role() == door.role()) {
            (true, true) => sum += 3,
            (false, false) => sum -= 2,
            (true, false) => (sum, roles) = (sum + 1, 1),
            (false, true) => (sum, colours) = (sum + 1, 1),
        }
    }
    let uses = |clue, cards| if collection.has(clue) { 2 * cards } else { 0 };
    sum + uses(Clue::BlueRed, colours) + uses(Clue::LadyTiger, roles)
}

fn every_setup() -> Vec<Setup> {
    let of = |players: u8| {
        let setup = Setup::new(players).expect("a table for two to four");
        [setup, setup.starting_with(Seat(players - 1)).expect("a seat")]
    };
    (2..=4).flat_map(of).collect()
}

#[test]
fn the_laws_hold_in_random_games() {
    laws::check_all::<Favor>(&every_setup(), laws::games(2_000, 100_000), 1882);
}
