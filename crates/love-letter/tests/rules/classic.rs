//! 12. The classic variant.

use crate::table::{Table, on};
use love_letter::Action::Play;
use love_letter::Card::*;
use love_letter::{Answer, Card, Edition, Illegal, LoveLetter, Refused, Setup};
use tabletop::Game;
use tabletop::Viewer::Public;

/// LL-111, LL-111/1: Two to four may play the classic version; five or six may not.
#[test]
fn the_classic_variant_is_for_two_to_four() {
    for players in 2..=4 {
        assert_eq!(Setup::new(Edition::Classic, players).unwrap().players(), players);
    }
    for wanted in [1, 5, 6, 7] {
        let refused = Refused::Players { wanted, most: 4 };
        assert_eq!(Setup::new(Edition::Classic, wanted), Err(refused));
    }
}

/// LL-112: One Guard, both Chancellors and both Spies stay in the bag: they are never dealt, and
/// everybody knows it.
#[test]
fn five_cards_are_left_in_the_bag() {
    let table = Table::classic(4).aside(Guard).hands([Guard, Guard, Guard, Guard]);
    for card in [Guard, Chancellor, Spy] {
        let dealt = LoveLetter::deal(&mut table.state.clone(), Answer::Card(card), &mut ());
        assert_eq!(dealt, Err(Illegal::NotInDeck), "no sixth Guard, no {card:?}");
    }
    let unseen = table.view(Public).unseen();
    assert_eq!((unseen.len(), unseen.has(Spy), unseen.has(Chancellor)), (16, false, false));
}

/// LL-113: Everything else is unchanged: set-up, cards, rounds and thresholds.
#[test]
fn everything_else_is_unchanged() {
    for (players, goal) in [(2, 6), (3, 5), (4, 4)] {
        let mut table = Table::classic(players);
        for _ in 0..goal {
            assert_eq!(table.champions(), None);
            table = table.round_for(0);
        }
        assert_eq!(table.champions(), Some(vec![0]));
    }
    let table = Table::classic(3).hands([Prince, Baron, King]).turn(Handmaid).draw(Guard);
    assert_eq!(table.protected(), [0]);
    table.play_on(Baron, 2).told(
        1,
        "1 plays baron on 2; 1 has guard, 2 has king: 1 loses; 1 is out with guard; turn of 2",
    );
}

/// LL-113/1: The printed values stay, 9 to 1 without 6, and rank as ever.
#[test]
fn the_printed_values_stay() {
    let kinds = Edition::Classic.deck().kinds();
    let values: Vec<u8> = kinds.iter().map(Card::value).collect();
    assert_eq!(values, [1, 2, 3, 4, 5, 7, 8, 9]);
    let table = Table::classic(2).first(1).late(Prince, [King, Prince], [Guard]).draw(Guard);
    assert!(table.guess(1, Baron).heard(Public).ends_with("deck empty: token for 0"));
}

/// LL-113/2: Nobody can earn a Spy bonus, and the Countess still yields to King and Prince alone.
#[test]
fn there_is_no_spy_and_the_countess_rule_stands() {
    let table = Table::classic(2).hands([Guard, Baron]);
    assert_eq!(table.draw(Priest).guess(1, Baron).tokens(), [1, 0]);
    for other in [King, Prince] {
        let table = Table::classic(2).hands([Countess, Baron]).draw(other);
        assert_eq!(table.moves(), [Play(Countess)]);
        assert_eq!(table.refusal(on(other, 1)), Illegal::CountessFirst(other));
    }
    let table = Table::classic(2).hands([Countess, Baron]).draw(Handmaid);
    assert_eq!(table.moves(), [Play(Countess), Play(Handmaid)]);
}
