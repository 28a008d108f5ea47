//! 7.3 The King.

use crate::table::{Table, seat};
use love_letter::Action::Play;
use love_letter::Card::*;
use love_letter::Illegal;
use tabletop::Viewer::Public;

/// LL-50: The King's player and another exchange hands.
#[test]
fn the_king_exchanges_hands() {
    let table = Table::of(3).hands([King, Baron, Spy]).draw(Priest).play_on(King, 2);
    assert_eq!([table.hand(0), table.hand(1), table.hand(2)], [[Spy], [Baron], [Priest]]);
    assert_eq!(table.row(0), [King]);
}

/// LL-50/1: The Princess changes hands without harm, the exchange cannot be declined, and on the
/// last turn the cards exchanged are the ones compared.
#[test]
fn the_exchange_is_compulsory_and_counts_at_the_end() {
    let table = Table::of(2).late(Spy, [Princess, Guard], [King]).draw(King);
    assert_eq!(table.refusal(Play(King)), Illegal::MustChoose(King));
    table.play_on(King, 1).told(
        0,
        "0 plays king on 1; 0 gives 1 the princess for the guard; \
         0 shows guard; 1 shows princess; deck empty: token for 1",
    );
}

/// LL-51: The two know each other's card from then on; nobody else sees either.
#[test]
fn only_the_two_know_the_cards_exchanged() {
    let table = Table::of(4).hands([King, Baron, Spy, Guard]).draw(Priest).play_on(King, 2);
    for one in [0, 2] {
        table.told(one, "0 plays king on 2; 0 gives 2 the priest for the spy; turn of 1");
        assert_eq!((table.known(one, 0), table.known(one, 2)), (Some(Spy), Some(Priest)));
    }
    for other in [seat(1), Public] {
        table.told(other, "0 plays king on 2; 0 gives 2 the ? for the ?; turn of 1");
        assert_eq!((table.known(other, 0), table.known(other, 2)), (None, None));
    }
}

/// LL-52: With everybody else protected the King does nothing.
#[test]
fn with_all_others_protected_the_king_has_no_effect() {
    let table = Table::of(3).first(1).hands([King, Baron, Spy]).turn(Handmaid).turn(Handmaid);
    let table = table.draw(Priest).play(King);
    table.told_all("0 plays king; turn of 1");
    assert_eq!([table.hand(0), table.hand(1), table.hand(2)], [[Priest], [Baron], [Spy]]);
}
