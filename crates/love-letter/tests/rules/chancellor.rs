//! 7.4 The Chancellor.

use crate::table::{Table, seat};
use love_letter::Action::{Keep, Play};
use love_letter::Card::*;
use love_letter::{Answer, Illegal, LoveLetter, Step};
use tabletop::Viewer::Public;
use tabletop::{Game, Seat, Viewer};

/// Seat 0 plays a Chancellor in the first turn of a game for three.
fn consulting() -> Table {
    Table::of(3).hands([Priest, Baron, Spy]).draw(Chancellor).play(Chancellor)
}

/// LL-53, LL-53/1: Two cards join the one held; the Chancellor lies on the table already.
#[test]
fn the_chancellor_draws_two_cards() {
    let table = consulting();
    table.told_all("0 plays chancellor");
    assert_eq!(table.row(0), [Chancellor]);
    let table = table.consult([King, Guard]);
    assert_eq!(table.hand(0), [Priest, King, Guard]);
    table.told(0, "0 consults king; 0 consults guard");
    table.told(1, "0 consults ?; 0 consults ?").told(Public, "0 consults ?; 0 consults ?");
}

/// LL-54: One is kept and two go under the deck, which nobody else sees.
#[test]
fn one_card_is_kept_and_two_go_under_the_deck() {
    let table = consulting().consult([King, Guard]).keep(King, [Guard, Priest]);
    table.told(0, "0 keeps king, under guard priest; turn of 1");
    table
        .told(1, "0 keeps ?, under ? ?; turn of 1")
        .told(Public, "0 keeps ?, under ? ?; turn of 1");
    assert_eq!(table.hand(0), [King]);
    assert_eq!(table.state.returned().collect::<Vec<_>>(), [Guard, Priest]);
}

/// LL-54/1: Any of the three may be kept, in either order of the others; the order is the one in
/// which they are drawn.
#[test]
fn the_order_under_the_deck_is_the_order_of_drawing() {
    let table = Table::of(2).late(King, [Chancellor, Baron], [Priest, Handmaid, Guard]);
    let table = table.draw(Priest).play(Chancellor).consult([Handmaid, Guard]);
    let all = [
        Keep(Priest, Handmaid, Some(Guard)),
        Keep(Priest, Guard, Some(Handmaid)),
        Keep(Handmaid, Priest, Some(Guard)),
        Keep(Handmaid, Guard, Some(Priest)),
        Keep(Guard, Priest, Some(Handmaid)),
        Keep(Guard, Handmaid, Some(Priest)),
    ];
    assert_eq!(table.moves().len(), 6);
    assert!(all.iter().all(|action| table.moves().contains(action)));
    let table = table.keep(Guard, [Priest, Handmaid]);
    let wrong = LoveLetter::deal(&mut table.state.clone(), Answer::Card(Handmaid), &mut ());
    assert_eq!(wrong, Err(Illegal::NotInDeck), "the Priest lies above");
    table
        .draw(Priest)
        .play_on(Priest, 0)
        .draw(Handmaid)
        .play(Handmaid)
        .told_all("0 plays handmaid; 0 shows guard; 1 shows baron; deck empty: token for 1");
}

/// LL-54/2: The choice comes after the draw, as a step of its own, and nobody acts in between.
#[test]
fn the_choice_is_made_after_seeing_the_cards() {
    let table = consulting();
    assert_eq!(table.step(), Step::Consult(2));
    assert_eq!(table.refusal_of(0, Keep(Priest, King, Some(Guard))), Illegal::NotNow);
    let table = table.consult([King, Guard]);
    assert_eq!(table.step(), Step::Keep);
    assert_eq!(table.refusal(Play(Priest)), Illegal::NotNow);
    assert_eq!(table.refusal_of(1, Keep(Priest, King, Some(Guard))), Illegal::NotYourTurn);
    for wrong in [
        Keep(Priest, King, None),
        Keep(Priest, King, Some(King)),
        Keep(Chancellor, King, Some(Guard)),
    ] {
        assert_eq!(table.refusal(wrong), Illegal::NotTheseCards);
    }
}

/// LL-55, LL-55/1: With one card in the deck it is drawn and one of two goes back; the round goes
/// on and the next player draws that card.
#[test]
fn with_one_card_in_the_deck_one_is_drawn_and_one_returned() {
    let table = Table::of(2).first(1).late(King, [Chancellor, Baron], [Priest, Guard]).draw(Priest);
    assert_eq!(table.deck(), 1);
    let table = table.play(Chancellor).consult([Guard]);
    assert_eq!(table.moves(), [Keep(Priest, Guard, None), Keep(Guard, Priest, None)]);
    let table = table.keep(Guard, [Priest]);
    table.told(0, "0 keeps guard, under priest; turn of 1");
    table.told(1, "0 keeps ?, under ?; turn of 1");
    assert_eq!(table.deck(), 1);
    assert_eq!(table.draw(Priest).hand(1), [Baron, Priest]);
}

/// LL-56, LL-56/1: With an empty deck the Chancellor does nothing, and the round ends.
#[test]
fn with_no_card_in_the_deck_the_chancellor_has_no_effect() {
    let table = Table::of(2).late(King, [Baron, Guard], [Chancellor]).draw(Chancellor);
    assert_eq!(table.deck(), 0);
    table
        .play(Chancellor)
        .told_all("0 plays chancellor; 0 shows baron; 1 shows guard; deck empty: token for 0");
}

/// LL-57: With two cards in the deck both are drawn and two returned: the deck is empty only in
/// the middle, and the round does not end.
#[test]
fn an_empty_deck_in_the_middle_of_the_effect_does_not_end_the_round() {
    let table = Table::of(2).late(King, [Chancellor, Baron], [Priest, Handmaid, Guard]);
    let table = table.draw(Priest).play(Chancellor).consult([Handmaid, Guard]);
    assert_eq!((table.deck(), table.step()), (0, Step::Keep));
    let table = table.keep(Priest, [Guard, Handmaid]);
    table.told(1, "0 keeps ?, under ? ?; turn of 1");
    assert_eq!((table.deck(), table.turn_of()), (2, Some(1)));
}

/// LL-58: Cards returned are neither played nor discarded: a Princess puts nobody out, a Spy earns
/// nothing, and nobody sees them.
#[test]
fn returned_cards_are_neither_played_nor_discarded() {
    let table = Table::of(3).hands([Priest, Baron, Handmaid]).draw(Chancellor).play(Chancellor);
    let table = table.consult([Princess, Spy]).keep(Priest, [Princess, Spy]);
    assert_eq!(table.inside(), [0, 1, 2]);
    for viewer in Viewer::all(3) {
        let view = table.view(viewer);
        assert_eq!(view.table.rows.of(Seat(0)).collect::<Vec<_>>().len(), 1);
        assert!(view.table.spied.is_empty());
        let knows = view.returned().map(|kinds| kinds.only()).collect::<Vec<_>>();
        let own = viewer == seat(0);
        assert_eq!(knows, if own { [Some(Princess), Some(Spy)] } else { [None, None] });
    }
}

/// LL-59: A Chancellor that works leaves the deck as large as after the turn's draw.
#[test]
fn the_chancellor_leaves_the_deck_at_its_size() {
    let drawn = Table::of(3).hands([Priest, Baron, Spy]).draw(Chancellor);
    let table = drawn.clone().play(Chancellor).consult([King, Guard]).keep(King, [Guard, Priest]);
    assert_eq!((drawn.deck(), table.deck()), (16, 16));
}

/// LL-60: The Chancellor chooses nobody: with all others protected it works all the same.
#[test]
fn handmaids_do_not_hinder_the_chancellor() {
    let table = Table::of(2).first(1).hands([Priest, Baron]).turn(Handmaid).draw(Chancellor);
    assert_eq!(table.protected(), [1]);
    assert_eq!(table.play(Chancellor).consult([King, Spy]).hand(0), [Priest, King, Spy]);
}
