//! 9. The next round.

use crate::table::Table;
use love_letter::Card::*;
use love_letter::{Answer, Illegal, LoveLetter, Step};
use tabletop::Viewer::Public;
use tabletop::{Ask, Game, Seat, Seats, Turn};

/// LL-101, LL-101/1: All cards are shuffled again, one is hidden, with two players three lie open
/// once more, and everybody is back in the round.
#[test]
fn a_new_round_repeats_the_set_up() {
    let table = Table::of(2).hands([Guard, King]).draw(Baron).guess(1, King);
    assert_eq!(table.inside(), [0]);
    let Turn::Chance(ask) = LoveLetter::turn(&table.state) else { panic!("nothing is dealt") };
    let mut cards = 0;
    ask.outcomes(|_, copies| cards += copies);
    assert_eq!((cards, ask.opens_deal()), (21, Some(2)), "the whole deck, for round two");
    let table = table.aside(Guard).open([King, Baron, Guard]);
    table.told_all("open 1: king; open 2: baron; open 3: guard");
    let table = table.hands([Guard, Baron]);
    assert_eq!((table.inside(), table.deck(), table.turn_of()), (vec![0, 1], 15, Some(0)));
    assert_eq!(table.view(Public).table.round, 2);
}

/// LL-102: Whoever won the last round begins, and is dealt to first.
#[test]
fn the_winner_of_the_last_round_starts() {
    let table = Table::of(3).round_for(2).hands([Priest, Baron, King]);
    table.told(2, "2 is dealt king; 0 is dealt ?; 1 is dealt ?");
    assert_eq!(table.turn_of(), Some(2));
    assert_eq!(Table::of(3).round_for(1).hands([Priest, Baron, King]).turn_of(), Some(1));
}

/// LL-103, LL-103/1: After a tie chance picks among the tied alone, all alike; a Spy bonus makes
/// nobody a candidate.
#[test]
fn after_a_tie_the_starter_is_drawn_among_the_tied() {
    let table = Table::of(3).first(2).late(Princess, [Spy, Guard, Guard], [Spy, Priest]);
    let table = table.turn(Spy).draw(Priest).play_on(Priest, 2);
    assert!(table.heard(Public).ends_with("deck empty: token for 1+2, spy 0"));
    assert_eq!(table.step(), Step::Starter(Seats(0b110)));
    let Turn::Chance(ask) = LoveLetter::turn(&table.state) else { panic!("nobody is drawn") };
    let mut odds = Vec::new();
    ask.outcomes(|answer, weight| odds.push((answer, weight)));
    assert_eq!(odds, [1, 2].map(|seat| (Answer::Starter(Seat(seat)), 1)));
    let spy = LoveLetter::deal(&mut table.state.clone(), Answer::Starter(Seat(0)), &mut ());
    assert_eq!(spy, Err(Illegal::NotInDeck));
    let table = table.starter(2);
    table.told_all("2 starts");
    assert_eq!(table.hands([Priest, Baron, King]).turn_of(), Some(2));
}

/// LL-104: Tokens and seats stay; rows, hands, protection and being out are cleared.
#[test]
fn only_tokens_and_seats_stay() {
    let table = Table::of(3).hands([Guard, Spy, Priest]).turn(Handmaid).turn(Spy);
    let table = table.draw(Guard).guess(1, Spy).draw(Baron).guess(2, Priest);
    assert_eq!((table.tokens(), table.inside()), (vec![1, 0, 0], vec![0]));
    let table = table.hands([Guard, King, Baron]);
    assert_eq!((table.tokens(), table.inside()), (vec![1, 0, 0], vec![0, 1, 2]));
    assert_eq!((table.protected(), table.state.table().rows.len()), (vec![], 0));
    assert!(table.view(Public).table.spied.is_empty());
    assert_eq!([table.hand(0), table.hand(1), table.hand(2)], [[Guard], [King], [Baron]]);
    assert_eq!(table.known(0, 2), None, "and nobody remembers the old hands");
    assert!(table.possible(0, 2).has(Priest));
}
