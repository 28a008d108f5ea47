//! 7.10 The Spy.

use crate::table::Table;
use love_letter::Card::*;

/// LL-87: The Spy does nothing, played or discarded.
#[test]
fn the_spy_does_nothing() {
    Table::of(3).hands([Baron, King, Guard]).turn(Spy).told_all("0 plays spy; turn of 1");
    let table = Table::of(3).hands([Prince, Spy, Guard]).draw(King).play_on(Prince, 1);
    table.told_all("0 plays prince on 1; 1 discards spy");
    table.redraw(Priest).told(0, "1 takes ? from deck; turn of 1");
}

/// LL-88, LL-93: The only one still in the round to have laid a Spy gains a token, at either end
/// of a round.
#[test]
fn the_only_spy_player_still_in_the_round_gains_a_token() {
    let last =
        Table::of(2).hands([Guard, King]).turn(Spy).turn(Countess).draw(Baron).guess(1, King);
    last.told_all(
        "0 plays guard on 1 naming king; 1 is out with king; one left: token for 0, spy 0",
    );
    let deck = Table::of(2).late(Spy, [Priest, King], [Spy]).turn(Spy);
    deck.told_all("0 plays spy; 0 shows priest; 1 shows king; deck empty: token for 1, spy 0");
    assert_eq!([last.tokens(), deck.tokens()], [[2, 0], [1, 1]]);
}

/// LL-88/1: Two Spy players in the round: no bonus. One of them out: bonus for the other. All Spy
/// players out: no bonus.
#[test]
fn only_players_still_in_the_round_are_compared() {
    let both = Table::of(2).late(King, [Priest, Baron], [Spy, Spy, Guard]).turn(Spy).turn(Spy);
    let both = both.draw(Guard).guess(1, King);
    both.told_all(
        "0 plays guard on 1 naming king; 1 has no king; \
                   0 shows priest; 1 shows baron; deck empty: token for 1",
    );
    let one_out = Table::of(2).hands([Guard, King]).turn(Spy).turn(Spy).draw(Baron).guess(1, King);
    assert_eq!(one_out.tokens(), [2, 0]);
    let all_out = Table::of(2).hands([Priest, King]).turn(Spy).draw(Guard).guess(0, Priest);
    all_out
        .told_all("1 plays guard on 0 naming priest; 0 is out with priest; one left: token for 1");
    assert_eq!(all_out.tokens(), [0, 1]);
}

/// LL-89: A Spy discarded for a Prince counts like one played.
#[test]
fn a_spy_discarded_for_a_prince_counts() {
    let table = Table::of(2).hands([Prince, Spy]).draw(King).play_on(Prince, 1).redraw(Guard);
    table.draw(Guard).guess(0, King).told_all(
        "1 plays guard on 0 naming king; 0 is out with king; one left: token for 1, spy 1",
    );
}

/// LL-90: A Spy in hand, shown, open, hidden, or under the deck earns nothing.
#[test]
fn a_spy_that_is_not_laid_does_not_count() {
    let shown = Table::of(2).late(Spy, [Spy, King], [Guard]).draw(Guard).guess(1, Princess);
    assert_eq!(shown.tokens(), [0, 1], "one Spy was shown and one hidden");
    let open = Table::of(2).open([Spy, Guard, Spy]).hands([Guard, King]).draw(Baron).guess(1, King);
    assert_eq!(open.tokens(), [1, 0]);
    let under = Table::of(2).hands([Guard, King]).draw(Chancellor).play(Chancellor);
    let under = under.consult([Spy, Spy]).keep(Guard, [Spy, Spy]).turn(Countess);
    assert_eq!(under.draw(Baron).guess(1, King).tokens(), [1, 0]);
}

/// LL-91, LL-91/1: The bonus is no round win: with both, two tokens; with a lost comparison, one,
/// and the winner starts the next round.
#[test]
fn the_bonus_comes_beside_the_token_for_winning() {
    let both = Table::of(2).late(Spy, [King, Priest], [Spy]).turn(Spy);
    both.told_all("0 plays spy; 0 shows king; 1 shows priest; deck empty: token for 0, spy 0");
    assert_eq!(both.tokens(), [2, 0]);
    let lost = Table::of(2).late(Spy, [Priest, King], [Spy]).turn(Spy);
    assert_eq!((lost.tokens(), lost.hands([Guard, King]).turn_of()), (vec![1, 1], Some(1)));
}

/// LL-92: Two Spies before one player still earn one token.
#[test]
fn two_spies_give_one_token() {
    let table = Table::of(2).hands([Guard, King]).turn(Spy).turn(Countess).turn(Spy);
    let table = table.draw(Guard).guess(0, Baron).draw(Baron).guess(1, King);
    table.told_all(
        "0 plays guard on 1 naming king; 1 is out with king; one left: token for 0, spy 0",
    );
    assert_eq!((table.row(0), table.tokens()), (vec![Spy, Spy, Guard], vec![2, 0]));
}
