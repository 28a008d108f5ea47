//! What holds at every moment of every game.

use crate::games::{Moment, game, games, turns};
use love_letter::Card::*;
use love_letter::{
    Action, Card, Cards, Edition, Event, Happened, Laid, LoveLetter, Pile, Setup, State, Step,
};
use tabletop::{Game, Seat, Viewer};

/// Calls `check` at every moment of many games.
fn always(mut check: impl FnMut(&Moment)) {
    for (_, moments) in games() {
        moments.iter().for_each(&mut check);
    }
}

/// All events of a turn.
fn events(turn: &[Moment]) -> impl Iterator<Item = &Event> {
    turn.iter().flat_map(|moment| &moment.events)
}

fn seats(state: &State) -> impl Iterator<Item = Seat> {
    (0..state.table().players).map(Seat)
}

/// LL-I1: Deck, hands, rows, hidden and open cards are the whole deck, copy by copy.
#[test]
fn no_card_is_lost_and_none_appears() {
    always(|Moment { after: state, .. }| {
        let table = state.table();
        if table.round == 0 {
            return;
        }
        let hands = seats(state).flat_map(|seat| state.hand(seat).cards().collect::<Vec<_>>());
        let rows = table.rows.iter().map(|(_, card, _)| card);
        let set_aside = table.open.into_iter().flatten().chain(state.aside());
        let mut cards: Cards = hands.chain(rows).chain(set_aside).chain(state.returned()).collect();
        let (in_sight, deck) = (cards.len(), u32::from(table.deck));
        for card in Card::ALL {
            (0..state.shuffled().count(card)).for_each(|_| cards.add(card));
        }
        assert_eq!(cards, table.edition.deck());
        assert_eq!(deck, cards.len() - in_sight + state.returned().count() as u32);
    });
}

/// LL-I2: Between turns one card for each in the round and none for who is out; two after the
/// draw, one after playing, up to three for a Chancellor.
#[test]
fn hands_have_their_size() {
    always(|Moment { after: state, .. }| {
        let table = state.table();
        let active = match table.step {
            Step::Draw | Step::Redraw(_) => 1..=1,
            Step::Play => 2..=2,
            Step::Consult(_) => 1..=2,
            Step::Keep => 2..=3,
            _ => return,
        };
        for seat in seats(state) {
            let held = state.hand(seat).cards().count();
            if !table.inside.has(seat) || table.step == Step::Redraw(seat) {
                assert_eq!(held, 0);
            } else if seat == table.active {
                assert!(active.contains(&held), "{held} cards at {:?}", table.step);
            } else {
                assert_eq!(held, 1);
            }
        }
    });
}

/// LL-I3, LL-35: Nobody goes out with another, so somebody is always in the round, and two or more
/// while it runs.
#[test]
fn no_turn_puts_two_players_out() {
    for (_, moments) in games() {
        for turn in turns(&moments) {
            assert!(events(turn).filter(|event| matches!(event, Happened::Out(..))).count() <= 1);
            assert!(turn[0].before.table().inside.len() >= 2);
            assert!(turn.iter().all(|moment| !moment.after.table().inside.is_empty()));
        }
    }
}

/// LL-I4, LL-20: Whoever begins a turn finds a card to draw.
#[test]
fn there_is_always_a_card_to_draw() {
    always(|moment| {
        assert!(moment.after.table().step != Step::Draw || moment.after.table().deck > 0);
    });
}

/// LL-I5, LL-65: The hidden card stays until a Prince's victim draws it from aside, with the deck
/// empty; then the round is over.
#[test]
fn the_hidden_card_leaves_only_on_the_last_turn() {
    let mut drawn = 0;
    always(|Moment { before, events, after, .. }| {
        if before.table().aside && !after.table().aside {
            drawn += 1;
            assert_eq!(before.table().deck, 0);
            assert!(matches!(events[0], Happened::Redrew { from: Pile::Aside, .. }));
            assert!(events.iter().any(|event| matches!(event, Happened::RoundEnded { .. })));
        }
    });
    assert!(drawn > 10, "it was drawn in {drawn} rounds");
}

/// LL-I6: Protected is whoever played a Handmaid on their latest turn, and nobody on their own turn
/// or out.
#[test]
fn only_a_handmaid_played_last_turn_protects() {
    always(|Moment { after: state, .. }| {
        let table = state.table();
        if table.step != Step::Draw {
            return;
        }
        for seat in seats(state) {
            let played = table.rows.of(seat).filter(|(_, how)| *how == Laid::Played);
            let latest = played.map(|(card, _)| card).last();
            let may = latest == Some(Handmaid) && seat != table.active && table.inside.has(seat);
            assert_eq!(table.protected.has(seat), may, "{seat:?} in {table:?}");
        }
    });
}

/// LL-I7, LL-108: Tokens are never lost, and granted only at the end of a round: one for each
/// winner, and one at most for a Spy.
#[test]
fn tokens_come_only_at_the_end_of_a_round() {
    always(|Moment { before, events, after, .. }| {
        let granted: u8 = events.iter().fold(0, |sum, event| match event {
            Happened::RoundEnded { winners, spy, .. } => {
                sum + winners.len() as u8 + u8::from(spy.is_some())
            }
            _ => sum,
        });
        let (was, is) = (before.table().tokens, after.table().tokens);
        assert_eq!(is.total(), was.total() + granted);
        assert!(
            seats(after).all(|seat| is.of(seat) >= was.of(seat) && is.of(seat) <= was.of(seat) + 2)
        );
        let won = events.iter().position(|event| matches!(event, Happened::Won(_)));
        let ended = events.iter().position(|event| matches!(event, Happened::RoundEnded { .. }));
        assert!(won.is_none() || won == ended.map(|at| at + 1), "the game ends with a round");
    });
}

/// LL-I8: Supply and tokens make 13, until the supply is empty.
#[test]
fn supply_and_tokens_make_thirteen() {
    always(|Moment { after, .. }| {
        let granted: u8 = seats(after).map(|seat| after.table().tokens.of(seat)).sum();
        assert_eq!(after.table().supply(), 13u8.saturating_sub(granted));
    });
}

/// LL-I9: While rounds go on everybody is below the goal, and at the end the winners are those who
/// are not.
#[test]
fn the_game_goes_on_until_somebody_has_enough() {
    always(|Moment { after: state, .. }| {
        let table = state.table();
        let enough = |seat: &Seat| table.tokens.of(*seat) >= table.tokens_to_win();
        let there = seats(state).filter(enough).collect();
        assert!(if let Step::Over(won) = table.step { won == there } else { there.is_empty() });
    });
}

/// LL-I10: Nobody plays King or Prince while holding the Countess.
#[test]
fn nobody_withholds_the_countess() {
    let mut obliged = 0;
    always(|moment| {
        let Some((seat, action)) = moment.action else { return };
        let hand: Vec<Card> = moment.before.hand(seat).cards().collect();
        let both = hand.contains(&Countess) && (hand.contains(&King) || hand.contains(&Prince));
        if both && moment.before.table().step == Step::Play {
            obliged += 1;
            assert_eq!(action, Action::Play(Countess));
        }
    });
    assert!(obliged > 100, "it came up {obliged} times");
}

/// LL-I11: Rows and open cards are the same for every player and every spectator.
#[test]
fn everybody_sees_the_same_table() {
    for (setup, moments) in games().step_by(10) {
        for viewer in Viewer::all(setup.players()) {
            let mut view = LoveLetter::view(&setup, viewer);
            for Moment { events, after, .. } in &moments {
                for sight in events.iter().filter_map(|event| LoveLetter::sight(event, viewer)) {
                    LoveLetter::see(&mut view, &sight);
                }
                assert_eq!(view.table.rows, after.table().rows);
                assert_eq!(view.table.open, after.table().open);
            }
        }
    }
}

/// LL-I12: A turn adds one played card, to the row of its player; what else is laid is discarded by
/// going out or for a Prince.
#[test]
fn each_turn_plays_one_card() {
    for (_, moments) in games() {
        for turn in turns(&moments) {
            let (table, before) = (turn[turn.len() - 1].after.table(), turn[0].before.table());
            let new: Vec<_> = table.rows.iter().skip(before.rows.len()).collect();
            assert_eq!((new[0].0, new[0].2), (before.active, Laid::Played));
            assert!(new[1..].iter().all(|(_, _, how)| *how == Laid::Discarded));
            let discards =
                |event: &&Event| matches!(event, Happened::Out(..) | Happened::Discarded(..));
            assert_eq!(new.len() - 1, events(turn).filter(discards).count());
        }
    }
}

/// LL-I13: Guard, Priest, Baron and King never hit their own player.
#[test]
fn nobody_is_their_own_target() {
    always(|moment| {
        for event in &moment.events {
            if let Happened::Played { seat, card, target: Some(target), .. } = event {
                assert!(seat != target || *card == Prince, "{card:?}");
            }
        }
    });
}

/// LL-I14: Each turn takes one card off the deck, or two if a Prince's victim redraws; so a round
/// has no more turns than the deck had cards.
#[test]
fn each_turn_takes_a_card_off_the_deck() {
    for (_, moments) in games() {
        let mut left = 0;
        for turn in turns(&moments) {
            let (before, after) = (turn[0].before.table(), turn[turn.len() - 1].after.table());
            left = if before.rows.len() == 0 { before.deck } else { left };
            let redrawn =
                |event: &&Event| matches!(event, Happened::Redrew { from: Pile::Deck, .. });
            let taken = 1 + events(turn).filter(redrawn).count() as u8;
            assert_eq!(after.deck, before.deck - taken);
            left = left.checked_sub(1).expect("no more turns than cards");
        }
    }
}

/// LL-36, LL-37, LL-79: In all games nobody goes out but in the six ways of the rulebook, and no
/// loser of a comparison holds the Princess.
#[test]
fn there_are_six_ways_to_go_out() {
    let mut ways = std::collections::BTreeSet::new();
    always(|Moment { events, .. }| {
        let [Happened::Played { seat, card, named, .. }, ..] = events[..] else { return };
        for event in events {
            let Happened::Out(out, hand) = *event else { continue };
            let own = out == seat;
            match card {
                Princess => assert!(own),
                Guard => assert!(!own && named == Some(hand)),
                Prince => assert_eq!(hand, Princess),
                Baron => assert_ne!(hand, Princess),
                _ => panic!("out by {card:?}"),
            }
            ways.insert((card, own));
        }
    });
    let six = [(Guard, false), (Baron, false), (Baron, true), (Prince, false), (Prince, true)];
    assert_eq!(ways, six.into_iter().chain([(Princess, true)]).collect());
}

/// LL-113/2: In classic no round has a Spy's token.
#[test]
fn classic_rounds_have_no_spy() {
    let setup = Setup::new(Edition::Classic, 4).unwrap();
    for seed in 0..100 {
        let moments = game(&setup, seed);
        assert!(
            events(&moments)
                .all(|event| !matches!(event, Happened::RoundEnded { spy: Some(_), .. }))
        );
    }
}
