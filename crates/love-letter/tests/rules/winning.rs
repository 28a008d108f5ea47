//! 10. Winning the game, and 11. mistakes and honesty.

use crate::table::{Table, on};
use love_letter::Card::*;
use love_letter::{Action, Illegal, Step};
use tabletop::Viewer::Public;

/// So many rounds for each seat, the highest seat first: seat 0 begins the next, if it won any.
fn after(table: Table, rounds: &[u8]) -> Table {
    let seats = rounds.iter().enumerate().rev();
    let seats = seats.flat_map(|(seat, &won)| vec![seat as u8; won.into()]);
    seats.fold(table, Table::round_for)
}

/// LL-105: So many tokens end the game, and no fewer.
#[test]
fn the_game_ends_when_a_player_has_enough_tokens() {
    for (players, goal) in [(2, 6), (3, 5), (4, 4), (5, 3), (6, 3)] {
        let mut table = Table::of(players);
        assert_eq!(table.view(Public).table.tokens_to_win(), goal);
        for _ in 0..goal {
            assert_eq!(table.champions(), None);
            table = table.round_for(1);
        }
        assert!(table.heard(0).ends_with("game won by 1"));
        assert_eq!(table.champions(), Some(vec![1]));
    }
}

/// LL-105/1: The goal is reached exactly, or passed by one with a win and a Spy.
#[test]
fn the_goal_may_be_passed_by_one() {
    for (before, tokens) in [(4, 6), (5, 7)] {
        let table = after(Table::of(2), &[before]).late(Spy, [King, Priest], [Spy]).turn(Spy);
        assert_eq!((table.tokens(), table.champions()), (vec![tokens, 0], Some(vec![0])));
    }
}

/// LL-106, LL-106/1: Several win together: by a tied round, or one by the round and the other by
/// the Spy.
#[test]
fn several_players_may_win_together() {
    let table = after(Table::of(2), &[5, 5]);
    let tied = table.clone().late(King, [Priest, Priest], [Handmaid]).turn(Handmaid);
    assert!(tied.heard(0).ends_with("deck empty: token for 0+1; game won by 0+1"));
    assert_eq!((tied.tokens(), tied.champions()), (vec![6, 6], Some(vec![0, 1])));
    let spied = table.late(Spy, [Priest, King], [Spy]).turn(Spy);
    assert!(spied.heard(0).ends_with("deck empty: token for 1, spy 0; game won by 0+1"));
    assert_eq!((spied.tokens(), spied.champions()), (vec![6, 6], Some(vec![0, 1])));
}

/// LL-107: Seven tokens do not beat six.
#[test]
fn a_surplus_token_gives_no_precedence() {
    let table = after(Table::of(2), &[5, 5]).late(Spy, [Priest, Priest], [Spy]).turn(Spy);
    assert_eq!((table.tokens(), table.champions()), (vec![7, 6], Some(vec![0, 1])));
}

/// LL-108: Nothing but the end of a round gives tokens or ends the game: with five tokens, a Spy
/// laid and everything won, the round is played to its end.
#[test]
fn the_game_ends_only_between_rounds() {
    let table = after(Table::of(3), &[4]).hands([Guard, King, Priest]).turn(Spy);
    let table = table.turn(Countess).turn(Handmaid).draw(Baron).guess(1, King);
    assert_eq!((table.tokens(), table.champions()), (vec![4, 0, 0], None));
    let table = table.draw(Guard).guess(0, Baron);
    assert_eq!((table.tokens(), table.champions()), (vec![4, 0, 1], None));
}

/// LL-109: The supply of 13 may run out; a token is granted all the same.
#[test]
fn the_supply_never_prevents_an_award() {
    let table = after(Table::of(4), &[3, 3, 3, 3]);
    assert_eq!(table.view(Public).table.supply(), 1);
    let table = table.plain_hands().turn(Spy).guards_for(0);
    table.told_all(
        "0 plays guard on 3 naming king; 3 is out with king; one left: token for 0, spy 0; \
         game won by 0",
    );
    assert_eq!((table.tokens(), table.view(Public).table.supply()), (vec![5, 3, 3, 3], 0));
}

/// LL-109/1: 13 tokens with two players; 14 by a win with a Spy with three, four or six; 15 by a
/// tie of four with five players, and in classic by a tie alone.
#[test]
fn more_than_thirteen_tokens_may_be_granted() {
    let granted = |table: &Table| table.tokens().into_iter().sum::<u8>();
    let two = after(Table::of(2), &[5, 5]).late(Spy, [Priest, Priest], [Spy]).turn(Spy);
    assert_eq!(granted(&two), 13);
    for (players, rounds) in [(3, vec![4; 3]), (4, vec![3; 4]), (6, vec![2; 6])] {
        let table = after(Table::of(players), &rounds).plain_hands().turn(Spy).guards_for(0);
        assert_eq!((granted(&table), table.champions()), (14, Some(vec![0])));
    }
    let five = after(Table::of(5), &[2; 5]);
    let five = five.late(Princess, [Guard, Guard, Guard, Guard, Spy], [Spy]).turn(Spy);
    assert_eq!((granted(&five), five.champions()), (15, Some(vec![0, 1, 2, 3])));
    let classic = after(Table::classic(3), &[4, 4, 4]);
    let classic = classic.late(Princess, [Guard, Guard, Guard], [Handmaid]).turn(Handmaid);
    assert_eq!((granted(&classic), classic.champions()), (15, Some(vec![0, 1, 2])));
}

/// LL-110: The two mistakes that the rulebook names cannot be made: the Countess is demanded, and
/// nobody is asked what they hold.
#[test]
fn mistakes_are_impossible() {
    let table = Table::of(2).hands([Countess, Priest]).draw(Prince);
    assert_eq!(table.refusal(on(Prince, 1)), Illegal::CountessFirst(Prince));
    let table = table.play(Countess).draw(Guard).guess(0, Prince);
    assert_eq!(table.step(), Step::SetAside, "the answer was given for them");
    assert_eq!(table.refusal_of(0, Action::Play(Prince)), Illegal::NotYourTurn);
}
