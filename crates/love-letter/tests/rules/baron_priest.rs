//! 7.7 The Baron and 7.8 the Priest.

use crate::table::{Table, above, kinds, seat};
use love_letter::Card::*;
use love_letter::{Card, Edition, Kinds};
use tabletop::Viewer::Public;

/// Seats 0 and 1 hold these, and seat 0 plays a Baron on seat 1; `None` if there are not so many
/// copies.
fn comparison(mine: Card, theirs: Card) -> Option<Table> {
    let mut deck = Edition::Standard.deck();
    for card in [Guard, Baron, mine, theirs] {
        if !deck.has(card) {
            return None;
        }
        deck.take(card);
    }
    let third = deck.kinds().iter().last()?;
    Some(Table::of(3).hands([mine, theirs, third]).draw(Baron).play_on(Baron, 1))
}

/// LL-76: The two compare in secret, and the lower goes out.
#[test]
fn the_baron_puts_the_lower_hand_out() {
    let table = Table::of(3).hands([King, Priest, Spy]).draw(Baron).play_on(Baron, 1);
    table.told(
        0,
        "0 plays baron on 1; 0 has king, 1 has priest: 1 loses; 1 is out with priest; turn of 2",
    );
    assert_eq!(table.inside(), [0, 2]);
}

/// LL-76/1, LL-77, LL-79: Either side may lose; equal hands both stay; a Spy loses to everything
/// but a Spy, and the Princess beats everything.
#[test]
fn every_comparison_is_decided_by_value() {
    let mut ties = Kinds::NONE;
    for mine in Card::ALL {
        for theirs in Card::ALL {
            let Some(table) = comparison(mine, theirs) else { continue };
            let inside: &[u8] = match mine.value().cmp(&theirs.value()) {
                std::cmp::Ordering::Less => &[1, 2],
                std::cmp::Ordering::Equal => &[0, 1, 2],
                std::cmp::Ordering::Greater => &[0, 2],
            };
            assert_eq!(table.inside(), inside, "{mine:?} against {theirs:?}");
            if mine == theirs {
                ties = ties.with(mine);
            }
        }
    }
    assert_eq!(ties, kinds([Spy, Guard, Priest, Handmaid, Prince, Chancellor]));
}

/// LL-77/1: After a tie everybody can count which characters it may have been: no Baron, and no
/// character with a single copy; in classic only four are left.
#[test]
fn only_characters_with_two_copies_can_tie() {
    let table = comparison(Priest, Priest).unwrap();
    table.told(2, "0 plays baron on 1; 0 has ?, 1 has ?: equal; turn of 1");
    let tied = kinds([Spy, Guard, Priest, Handmaid, Prince, Chancellor]);
    assert_eq!([table.possible(Public, 0), table.possible(Public, 1)], [tied, tied]);
    let table = Table::classic(3).hands([Guard, Guard, King]).draw(Baron).play_on(Baron, 1);
    let tied = kinds([Guard, Priest, Handmaid, Prince]);
    assert_eq!([table.possible(2, 0), table.possible(2, 1)], [tied, tied]);
}

/// LL-78, LL-78/1: Only the two see the cards. The loser's becomes public, the winner's does not:
/// others know no more than that it is higher.
#[test]
fn only_the_two_see_the_cards_compared() {
    let table = Table::of(3).hands([Guard, King, Spy]).draw(Baron).play_on(Baron, 1);
    let told =
        "0 plays baron on 1; 0 has guard, 1 has king: 0 loses; 0 is out with guard; turn of 1";
    table.told(0, told).told(1, told);
    let told = "0 plays baron on 1; 0 has ?, 1 has ?: 0 loses; 0 is out with guard; turn of 1";
    table.told(2, told).told(Public, told);
    assert_eq!(
        (table.known(0, 1), table.known(2, 1), table.known(Public, 1)),
        (Some(King), None, None)
    );
    assert_eq!(table.possible(2, 1), above(Guard));
    assert_eq!(table.possible(Public, 1), above(Guard));
}

/// LL-80, LL-80/1: The looker sees the hand, its holder knows it, and all others hear only who
/// looked at whom.
#[test]
fn the_priest_looks_at_a_hand_in_secret() {
    let table = Table::of(4).hands([Priest, Baron, King, Spy]).draw(Handmaid).play_on(Priest, 2);
    for one in [0, 2] {
        table.told(one, "0 plays priest on 2; 0 looks at 2: king; turn of 1");
    }
    for other in [seat(1), seat(3), Public] {
        table.told(other, "0 plays priest on 2; 0 looks at 2: ?; turn of 1");
        assert_eq!(table.known(other, 2), None);
    }
    assert_eq!((table.known(0, 2), table.known(2, 0)), (Some(King), None));
    assert_eq!((table.hand(2), table.row(2)), (vec![King], vec![]));
}
