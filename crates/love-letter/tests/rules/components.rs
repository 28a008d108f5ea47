//! 1. Components and figures.

use crate::table::Table;
use love_letter::Card::*;
use love_letter::{Card, Edition, Refused, Setup};
use tabletop::Viewer::Public;

/// LL-1, LL-1/1: Two to six sit down; fewer or more are refused, and told how many may.
#[test]
fn the_game_is_for_two_to_six_players() {
    for players in 2..=6 {
        assert_eq!(Setup::new(Edition::Standard, players).unwrap().players(), players);
    }
    for wanted in [0, 1, 7, 255] {
        let refused = Refused::Players { wanted, most: 6 };
        assert_eq!(Setup::new(Edition::Standard, wanted), Err(refused));
    }
}

/// LL-2: 21 character cards, a reference card for each of six players, 13 tokens.
#[test]
fn the_box_holds_21_characters_and_13_tokens_for_six() {
    assert_eq!(Edition::Standard.deck().len(), 21);
    assert_eq!(Edition::Standard.most_players(), 6);
    assert_eq!(Table::of(6).view(Public).table.supply(), 13);
}

/// LL-3, LL-3/1: The ten characters with their values and copies sum to 21, in classic to 16.
#[test]
fn ten_characters_have_these_values_and_copies() {
    let printed = [
        (0, Spy, 2, 0),
        (1, Guard, 6, 5),
        (2, Priest, 2, 2),
        (3, Baron, 2, 2),
        (4, Handmaid, 2, 2),
        (5, Prince, 2, 2),
        (6, Chancellor, 2, 0),
        (7, King, 1, 1),
        (8, Countess, 1, 1),
        (9, Princess, 1, 1),
    ];
    for (value, card, standard, classic) in printed {
        assert_eq!(card.value(), value);
        assert_eq!(Edition::Standard.deck().count(card), standard, "{card:?}");
        assert_eq!(Edition::Classic.deck().count(card), classic, "{card:?}");
    }
    assert_eq!(printed.len(), Card::ALL.len());
    assert_eq!(Edition::Standard.deck().len(), 21);
    assert_eq!(Edition::Classic.deck().len(), 16);
}

/// LL-4: A value, like a name, belongs to one character, and the higher value is the higher card.
#[test]
fn cards_of_equal_value_are_the_same_character() {
    for a in Card::ALL {
        assert_eq!(Card::of_value(a.value()), Some(a));
        assert_eq!(Card::named(a.name()), Some(a));
        for b in Card::ALL {
            assert_eq!(a.value().cmp(&b.value()), a.cmp(&b));
        }
    }
    assert_eq!(Card::of_value(10), None);
}

/// LL-5: The yellow dots, what classic takes out: 1 of 6 Guards, both Chancellors, both Spies.
#[test]
fn yellow_dots_mark_the_copies_taken_out_for_classic() {
    let yellow = |card| Edition::Standard.deck().count(card) - Edition::Classic.deck().count(card);
    for card in Card::ALL {
        let dots = match card {
            Guard => 1,
            Chancellor | Spy => 2,
            _ => 0,
        };
        assert_eq!(yellow(card), dots, "{card:?}");
    }
}

/// LL-7, LL-7/1: What any viewer can look up lists the deck in use: 21 cards, in classic 16 with
/// five Guards, no Chancellor and no Spy.
#[test]
fn the_reference_card_lists_the_deck_in_use() {
    let listed = Table::of(3).view(Public).table.edition.deck();
    assert_eq!((listed.len(), listed.kinds().len()), (21, 10));
    let listed = Table::classic(3).view(Public).table.edition.deck();
    assert_eq!((listed.len(), listed.kinds().len()), (16, 8));
    assert_eq!((listed.count(Guard), listed.has(Chancellor), listed.has(Spy)), (5, false, false));
}
