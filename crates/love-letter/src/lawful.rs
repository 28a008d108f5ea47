//! What Love Letter tells the laws about itself, and the laws over random games.

use crate::{Action, Card, Cards, Edition, Event, Happened, LoveLetter, Setup, State, Step, View};
use rand_core::Rng;
use tabletop::laws::{self, Lawful};
use tabletop::{Seat, Viewer, below};

impl Lawful for LoveLetter {
    fn universe(_: &Setup) -> Vec<Action> {
        let seats = || (0..8).map(Seat);
        let cards = || Card::ALL.into_iter();
        let pairs = || cards().flat_map(move |a| cards().map(move |b| (a, b)));
        let plays = cards().map(Action::Play);
        let plays_on = cards().flat_map(move |c| seats().map(move |s| Action::PlayOn(c, s)));
        let guesses = cards().flat_map(move |c| seats().map(move |s| Action::Guess(s, c)));
        let keeps = pairs().flat_map(move |(a, b)| {
            let three = cards().map(move |c| Action::Keep(a, b, Some(c)));
            three.chain([Action::Keep(a, b, None)])
        });
        plays.chain(plays_on).chain(guesses).chain(keeps).collect()
    }

    fn agrees(view: &View, state: &State) -> Result<(), String> {
        if view.table != state.table {
            return Err(format!("sees {:?}, but is {:?}", view.table, state.table));
        }
        let known = view.held.iter().copied().chain(view.drawn).chain(view.under.iter());
        let drawn = [state.drawn.first(), state.drawn.second()];
        let under = state.under.iter().map(Some);
        let truth = state.held.into_iter().chain(drawn).chain(under);
        if view.under.len() != state.under.len() {
            return Err("counts other cards under the deck".into());
        }
        for (place, (kinds, card)) in known.zip(truth).enumerate() {
            let agrees = card.map_or(kinds.is_empty(), |card| kinds.has(card));
            if !agrees {
                return Err(format!("holds {kinds:?} possible at place {place}, but is {card:?}"));
            }
        }
        // Counting takes its time; the seats take turns at it.
        let counted = Seat((view.table.deck + view.table.round) % view.table.players);
        let possible = view.possible(counted);
        if state.held(counted).is_some_and(|card| !possible.has(card)) {
            return Err(format!("counts {possible:?} for {counted:?} in {state:?}"));
        }
        for seat in (0..view.table.players).map(Seat) {
            for b in (0..view.table.players).map(Seat) {
                if view.known_equal(seat, b) && state.held(seat) != state.held(b) {
                    return Err(format!("believes {seat:?} and {b:?} equal in {state:?}"));
                }
            }
        }
        Ok(())
    }

    fn sound(setup: &Setup, state: &State) -> Result<(), String> {
        cards_are_conserved(state)?;
        hands_are_right(state)?;
        let table = &state.table;
        let running = matches!(table.step, Step::Draw | Step::Play | Step::Redraw(_) | Step::Keep);
        let check = |rule: bool, name: &str| if rule { Ok(()) } else { Err(name.to_string()) };
        check(!table.inside.is_empty(), "LL-I3: nobody is in the round")?;
        check(!running || table.inside.len() >= 2, "LL-I3: fewer than two go on")?;
        check(table.step != Step::Draw || table.deck > 0, "LL-I4: nothing to draw")?;
        check(!running || table.aside, "LL-I5: the card set aside is gone too early")?;
        let turn_begins = matches!(table.step, Step::Draw | Step::Play);
        check(
            !turn_begins || !table.protected.has(table.active),
            "LL-I6: protected on one's own turn",
        )?;
        check(table.protected.minus(table.inside).is_empty(), "LL-I6: out, but protected")?;
        let granted: u8 = (0..setup.players()).map(|seat| table.tokens.of(Seat(seat))).sum();
        check(table.supply() == 13u8.saturating_sub(granted), "LL-I8: tokens are lost")?;
        let over = matches!(table.step, Step::Over(_));
        let reached = !table.tokens.reaching(table.tokens_to_win()).is_empty();
        check(over == reached, "LL-I9: the game ends when and only when the tokens are reached")
    }

    fn disguise(event: &Event, viewer: Viewer, rng: &mut impl Rng) -> Event {
        let mut other = || Card::ALL[below(rng, 10) as usize];
        let one_of = |a: Seat, b: Seat| viewer.is(a) || viewer.is(b);
        match *event {
            Happened::SetAside(_) => Happened::SetAside(other()),
            Happened::Dealt(seat, _) if !viewer.is(seat) => Happened::Dealt(seat, other()),
            Happened::Drew(seat, _) if !viewer.is(seat) => Happened::Drew(seat, other()),
            Happened::Looked { seat, target, .. } if !one_of(seat, target) => {
                Happened::Looked { seat, target, card: other() }
            }
            Happened::Compared { seat, target, loser, .. } if !one_of(seat, target) => {
                Happened::Compared { seat, target, cards: (other(), other()), loser }
            }
            Happened::Swapped { seat, target, .. } if !one_of(seat, target) => {
                Happened::Swapped { seat, target, cards: (other(), other()) }
            }
            Happened::Redrew { seat, from, .. } if !viewer.is(seat) => {
                Happened::Redrew { seat, card: other(), from }
            }
            Happened::Consulted(seat, _) if !viewer.is(seat) => Happened::Consulted(seat, other()),
            Happened::Kept { seat, under, .. } if !viewer.is(seat) => {
                let under = (other(), under.1.map(|_| other()));
                Happened::Kept { seat, keep: other(), under }
            }
            event => event,
        }
    }

    fn longest(_: &Setup) -> usize {
        // At most 26 rounds (13 would do but for ties), each of 17 turns of up to five steps.
        26 * (30 + 17 * 5)
    }
}

/// LL-I1: every card is somewhere, and only once.
fn cards_are_conserved(state: &State) -> Result<(), String> {
    let table = &state.table;
    if table.round == 0 {
        return Ok(());
    }
    let drawn = [state.drawn.first(), state.drawn.second()];
    let loose = state.held.into_iter().chain(drawn).chain([state.aside]).flatten();
    let mut cards: Cards = loose.chain(state.under.iter()).collect();
    for (_, card, _) in table.rows.iter() {
        cards.add(card);
    }
    for card in table.open.into_iter().flatten() {
        cards.add(card);
    }
    for card in Card::ALL {
        let found = cards.count(card) + state.shuffled.count(card);
        let printed = table.edition.deck().count(card);
        if found != printed {
            return Err(format!("LL-I1: {found} of {printed} copies of {card:?} in {state:?}"));
        }
    }
    let deck = state.shuffled.len() + state.under.len() as u32;
    if deck != u32::from(table.deck) || state.aside.is_some() != table.aside {
        return Err(format!("LL-I1: the table miscounts the deck in {state:?}"));
    }
    Ok(())
}

/// LL-I2: one card each, two for the active player, three with a Chancellor.
fn hands_are_right(state: &State) -> Result<(), String> {
    let table = &state.table;
    let drawn = [state.drawn.first(), state.drawn.second()].into_iter().flatten().count();
    let wanted = match table.step {
        Step::Play => 1..=1,
        Step::Keep => 1..=2,
        Step::Consult(_) => 0..=1,
        _ => 0..=0,
    };
    if !wanted.contains(&drawn) {
        return Err(format!("LL-I2: {drawn} cards drawn at {:?}", table.step));
    }
    let dealing = matches!(
        table.step,
        Step::LayOpen(_) | Step::DealHand(_) | Step::SetAside | Step::Starter(_)
    );
    for seat in (0..table.players).map(Seat) {
        let empty = table.step == Step::Redraw(seat) || !table.inside.has(seat);
        if !dealing && state.held(seat).is_none() != empty {
            return Err(format!(
                "LL-I2: {seat:?} holds {:?} at {:?}",
                state.held(seat),
                table.step
            ));
        }
    }
    Ok(())
}

fn every_setup() -> Vec<Setup> {
    let of = |edition: Edition| {
        (2..=edition.most_players()).flat_map(move |players| {
            let setup = Setup::new(edition, players).expect("a table for two to six");
            [setup, setup.starting_with(Seat(players - 1)).expect("a seat")]
        })
    };
    of(Edition::Standard).chain(of(Edition::Classic)).collect()
}

#[test]
fn the_laws_hold_in_random_games() {
    laws::check_all::<LoveLetter>(&every_setup(), laws::games(2_000, 100_000), 2019);
}
