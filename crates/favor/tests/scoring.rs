//! Scoring a round: FV-46 to FV-64.

use crate::table::{clues, doors, game};
use favor::*;
use tabletop::Seat;

/// What a collection is worth to an identity, without the bonus.
fn worth(door: &str, collection: &str) -> i8 {
    Score::of(doors(door)[0], clues(collection).into_iter().collect()).points()
}

/// FV-46: the cards in one's own collection count, when the round ends.
#[test]
fn ones_own_collection_counts() {
    let t = game(2).doors("RT BL").clues("RT RT BL").sell(0, 2);
    assert!(t.table().scores().is_empty());
    let t = t.sell(1, 1).finish();
    assert_eq!([t.collection(0), t.collection(1)], ["RT RT", "BL"]);
    // Each has bought for one token from the other.
    assert_eq!((t.tokens(), t.points()), (vec![5, 5], vec![6 + 3, 3 + 3]));
}

/// FV-47: a card matching both features is worth 3.
#[test]
fn an_exact_match_is_worth_three() {
    assert_eq!(worth("RT", "RT"), 3);
    assert_eq!(worth("BL", "BL BL BL"), 9);
}

/// FV-48: a card sharing one feature is worth 1.
#[test]
fn one_shared_feature_is_worth_one() {
    assert_eq!((worth("RT", "RL"), worth("RT", "BT")), (1, 1));
    assert_eq!(worth("BL", "RL RL BT"), 3);
}

/// FV-49: a card sharing no feature costs 2.
#[test]
fn no_shared_feature_costs_two() {
    assert_eq!(worth("RT", "BL"), -2);
    assert_eq!(worth("BL", "RT RT"), -4);
}

/// FV-50: the rulebook's example, with the Red Tiger as identity.
#[test]
fn the_example_of_the_red_tiger() {
    assert_eq!(["RT", "RL", "BT", "BL"].map(|clue| worth("RT", clue)), [3, 1, 1, -2]);
}

/// FV-50/1: every identity against every ordinary clue.
#[test]
fn every_identity_against_every_clue() {
    let points = |door| ["RL", "BL", "RT", "BT"].map(|clue| worth(door, clue));
    assert_eq!(points("RL"), [3, 1, 1, -2]);
    assert_eq!(points("BL"), [1, 3, -2, 1]);
    assert_eq!(points("RT"), [1, -2, 3, 1]);
    assert_eq!(points("BT"), [-2, 1, 1, 3]);
}

/// FV-51: Blue/Red makes a card of the right role an exact match.
#[test]
fn blue_red_changes_a_colour() {
    assert_eq!(worth("RT", "BT B/R"), 3);
    assert_eq!(worth("BL", "RL B/R"), 3);
}

/// FV-52: Lady/Tiger makes a card of the right colour an exact match.
#[test]
fn lady_tiger_changes_a_role() {
    assert_eq!(worth("RT", "RL L/T"), 3);
    assert_eq!(worth("BL", "BT L/T"), 3);
}

/// FV-53: neither changes a card unless an exact match results.
#[test]
fn only_an_exact_match_may_result() {
    assert_eq!(worth("RT", "RL B/R"), 1);
    assert_eq!(worth("RT", "BT L/T"), 1);
    assert_eq!(worth("RT", "BL B/R"), -2);
}

/// FV-53/1: a card sharing no feature is never changed, not even by both.
#[test]
fn an_opposite_is_never_changed() {
    assert_eq!(worth("RT", "BL B/R L/T"), -2);
    assert_eq!(worth("BT", "RL RL B/R L/T"), -4);
}

/// FV-53/2: an exact match is not worsened.
#[test]
fn an_exact_match_is_not_worsened() {
    assert_eq!(worth("RT", "RT B/R L/T"), 3);
}

/// FV-54: each special clue changes one card.
#[test]
fn each_changes_one_card() {
    assert_eq!(worth("RT", "BT BT BT B/R"), 3 + 1 + 1);
    assert_eq!(worth("RT", "RL RL L/T"), 3 + 1);
}

/// FV-55: so each that can be used is worth 2 more.
#[test]
fn each_is_worth_two_more() {
    assert_eq!(worth("RT", "BT B/R") - worth("RT", "BT"), 2);
    assert_eq!(worth("RT", "RL BL L/T") - worth("RT", "RL BL"), 2);
}

/// FV-55/1: without a suitable card it gives nothing.
#[test]
fn without_a_suitable_card_it_gives_nothing() {
    assert_eq!((worth("RT", "B/R"), worth("RT", "L/T"), worth("RT", "B/R L/T")), (0, 0, 0));
    assert_eq!(worth("RT", "RL RT B/R"), 4);
}

/// FV-56: with both, two cards are improved, one of each sort.
#[test]
fn both_improve_two_cards() {
    assert_eq!(worth("RT", "BT RL B/R L/T"), 6);
    assert_eq!(worth("RT", "BT BT B/R L/T"), 4);
}

/// FV-57: a special clue acts only for its owner, on the owner's cards.
#[test]
fn it_acts_only_in_its_owners_collection() {
    let t = game(2).doors("RT BL").clues("BT B/R").sell(0, 1).sell(1, 1).finish();
    assert_eq!([t.collection(0), t.collection(1)], ["BT", "B/R"]);
    assert_eq!((t.tokens(), t.points()), (vec![5, 5], vec![1 + 3, 3]));
}

/// FV-58: it is used whenever it can be, which is never to one's harm.
#[test]
fn it_never_harms() {
    for door in ["RL", "BL", "RT", "BT"] {
        for cards in 0..256u32 {
            let some = |kind: u32, name: &str| {
                format!("{name} ").repeat((cards >> (2 * kind) & 3) as usize)
            };
            let ordinary = some(0, "RL") + &some(1, "BL") + &some(2, "RT") + &some(3, "BT");
            let without = worth(door, &ordinary);
            let with = |special: &str| worth(door, &format!("{ordinary} {special}"));
            assert!(with("B/R") >= without && with("L/T") >= without);
            assert_eq!(with("B/R L/T") - without, with("B/R") + with("L/T") - 2 * without);
        }
    }
}

/// FV-59: a special clue itself scores nothing.
#[test]
fn a_special_clue_itself_scores_nothing() {
    assert_eq!(SPECIAL_POINTS, 0);
    let t = game(2).doors("RT BL").clues("B/R L/T").sell(0, 2).finish();
    assert_eq!((t.collection(0).as_str(), t.points()), ("B/R L/T", vec![0, 3]));
}

/// FV-60: one special clue cannot be changed by the other.
#[test]
fn special_clues_do_not_change_each_other() {
    for door in ["RL", "BL", "RT", "BT"] {
        assert_eq!(worth(door, "B/R L/T"), 0);
    }
}

/// FV-61: whoever has the most tokens gets 3 points.
#[test]
fn the_most_tokens_get_a_bonus() {
    let t = game(3).play("call - 1 -").finish();
    assert_eq!(t.tokens(), [6, 5, 4]);
    assert_eq!([t.points()[0], t.points()[1]], [3, 0]);
    assert!(
        matches!(t.events.last(), Some(Happened::RoundEnded { bonus, .. }) if bonus.len() == 1)
    );
}

/// FV-61/1: the final auction is paid before; and all who share the lead get all 3.
#[test]
fn the_bonus_is_counted_last_and_shared() {
    let t = game(3).play("call - - 2").until_final();
    assert_eq!(t.tokens(), [3, 6, 6]);
    let t = t.auction(1, 3);
    assert_eq!(t.tokens(), [3, 3, 6]);
    assert_eq!([t.points()[0] - worth("RL", "RL"), t.points()[2]], [0, 3]);
    assert_eq!(game(3).finish().points(), [3, 3, 3]);
}

/// FV-61/2: if nobody has a token left, all get the bonus.
#[test]
fn all_at_nothing_share_the_lead() {
    let t = game(4).doors("RL BL RT BT").times(8, "call - - - 2").times(4, "call - - - 1");
    let t = t.finish();
    assert_eq!(t.tokens(), [0; 4]);
    for seat in 0..4 {
        let view = t.view(seat);
        let cards = view.score(Seat(seat)).unwrap().points();
        assert_eq!(t.points()[usize::from(seat)], cards + 3);
    }
}

/// FV-62: a round may cost more than it brings.
#[test]
fn a_round_may_be_negative() {
    let t = game(2).doors("RT BL").clues("BL BL BL").sell(0, 3).finish();
    assert_eq!((t.tokens(), t.points()), (vec![4, 6], vec![-6, 3]));
}

/// FV-62/1: and so may the running total.
#[test]
fn a_total_may_be_negative() {
    let t = game(2).doors("RT BL").clues("BL BL BL").sell(0, 3).finish();
    assert_eq!(t.totals(), [-6, 3]);
    assert_eq!(t.finish().totals(), [-6 + 3, 3 + 3]);
}

/// FV-63: identities are revealed to all.
#[test]
fn identities_are_revealed() {
    let t = game(3).doors("RT BL RL").until_final();
    assert_eq!((t.public().known(Seat(1)), t.view(0).score(Seat(1))), (None, None));
    let t = t.play("- - -");
    for view in [t.view(0), t.view(1), t.view(2), t.public()] {
        let known = [0, 1, 2].map(|seat| view.known(Seat(seat)).unwrap());
        assert_eq!(known.as_slice(), doors("RT BL RL"));
    }
}

/// FV-64: the scores of the rounds are kept for all to see, and add up.
#[test]
fn scores_add_up() {
    let t = game(2).doors("RT BL").clues("RT").sell(0, 1).finish();
    let first = t.points();
    let t = t.doors("RT BL").clues("RL BT").finish();
    let second = t.points();
    assert_eq!(t.table().scores().len(), 2);
    assert_eq!(t.totals(), [first[0] + second[0], first[1] + second[1]]);
    assert_eq!(t.view(1).table.scores(), t.public().table.scores());
}
