//! 6. Played and discarded cards.

use crate::table::Table;
use love_letter::Card::*;
use love_letter::Laid::{Discarded, Played};
use tabletop::{Seat, Viewer};

/// LL-38, LL-38/1: Everything laid stays visible to everyone: cards below others, and the rows of
/// those who are out.
#[test]
fn every_card_laid_stays_visible() {
    let table = Table::of(3).hands([Spy, Priest, King]).turn(Handmaid).turn(Spy);
    let table = table.draw(Guard).guess(1, Priest).turn(Countess);
    let rows = [vec![Handmaid, Countess], vec![Spy, Priest], vec![Guard]];
    for viewer in Viewer::all(3) {
        for (seat, row) in (0..).map(Seat).zip(&rows) {
            let seen = table.view(viewer).table.rows.of(seat).map(|(card, _)| card);
            assert_eq!(&seen.collect::<Vec<_>>(), row, "{seat:?} as {viewer:?} sees it");
        }
    }
}

/// LL-39, LL-39/1: A card lies before whoever laid it: a Spy that a King handed over and a Prince
/// forced out earns its token for the one who discarded it.
#[test]
fn a_card_lies_before_whoever_laid_it() {
    let table = Table::of(3).hands([King, Priest, Prince]).draw(Spy).play_on(King, 1);
    let table = table.turn(Countess).draw(Baron).play_on(Prince, 1).redraw(Guard);
    assert_eq!([table.row(0), table.row(1)], [vec![King], vec![Countess, Spy]]);
    let table = table.draw(Guard).guess(2, Baron).draw(Guard).guess(0, Priest);
    table.told_all(
        "1 plays guard on 0 naming priest; 0 is out with priest; one left: token for 1, spy 1",
    );
}

/// LL-40: The rows keep the order of the whole round, and whether a card was played or discarded.
#[test]
fn the_rows_keep_their_order_and_how_each_card_came() {
    let table = Table::of(3).hands([Prince, Priest, King]).draw(Guard).play_on(Prince, 1);
    let table = table.redraw(Guard).turn(Countess);
    let laid: Vec<_> = table.state.table().rows.iter().collect();
    assert_eq!(
        laid,
        [(Seat(0), Prince, Played), (Seat(1), Priest, Discarded), (Seat(1), Countess, Played),]
    );
}

/// LL-41: Everybody, spectators too, can count the deck: it shrinks with every draw and grows by
/// what a Chancellor returns.
#[test]
fn the_number_of_cards_left_is_public() {
    let table = Table::of(3).hands([Spy, Priest, King]);
    let drawn = table.clone().draw(Chancellor);
    let consulted = drawn.clone().play(Chancellor).consult([Guard, Baron]);
    let returned = consulted.clone().keep(Spy, [Guard, Baron]);
    for (table, left) in [(table, 17), (drawn, 16), (consulted, 14), (returned, 16)] {
        for viewer in Viewer::all(3) {
            assert_eq!(table.view(viewer).table.deck, left);
        }
    }
}
