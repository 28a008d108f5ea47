//! 7.5 The Prince.

use crate::table::{Table, on};
use love_letter::Action::Play;
use love_letter::Card::*;
use love_letter::{Answer, Illegal, LoveLetter};
use tabletop::Game;
use tabletop::Viewer::Public;

/// LL-61: The chosen player lays the hand open and draws a new card, which only they see.
#[test]
fn the_chosen_player_discards_and_draws_a_new_hand() {
    let table = Table::of(3).hands([Prince, Baron, Spy]).draw(Guard).play_on(Prince, 1);
    table.told_all("0 plays prince on 1; 1 discards baron");
    let table = table.redraw(King);
    table.told(1, "1 takes king from deck; turn of 1");
    table.told(0, "1 takes ? from deck; turn of 1").told(Public, "1 takes ? from deck; turn of 1");
    assert_eq!((table.hand(1), table.row(1), table.deck()), (vec![King], vec![Baron], 15));
}

/// LL-61/1: No effect of the card discarded is resolved, but a Spy counts for the bonus.
#[test]
fn a_card_discarded_for_a_prince_has_no_effect() {
    for card in [Handmaid, Countess, Guard, Priest, Baron, King, Chancellor, Prince, Spy] {
        let table = Table::of(3).aside(Handmaid).hands([Prince, card, Baron]).draw(Priest);
        let table = table.play_on(Prince, 1).redraw(Guard);
        table.told(2, "1 takes ? from deck; turn of 1");
        assert_eq!((table.protected(), table.inside()), (vec![], vec![0, 1, 2]));
        assert_eq!([table.hand(0), table.hand(1), table.hand(2)], [[Priest], [Guard], [Baron]]);
        assert_eq!(!table.view(0).table.spied.is_empty(), card == Spy);
    }
}

/// LL-62: Who must discard the Princess goes out and draws nothing; with an empty deck the hidden
/// card stays where it is.
#[test]
fn a_player_who_must_discard_the_princess_goes_out() {
    let table = Table::of(3).hands([Prince, Princess, Spy]).draw(Guard).play_on(Prince, 1);
    table.told_all("0 plays prince on 1; 1 is out with princess; turn of 2");
    assert_eq!((table.hand(1), table.deck()), (vec![], 16));
    let table = Table::of(2).late(Spy, [Prince, Princess], [Guard]).draw(Guard).play_on(Prince, 1);
    table.told_all("0 plays prince on 1; 1 is out with princess; one left: token for 0");
    assert_eq!(table.state.aside(), Some(Spy));
    assert!(table.view(1).table.aside);
}

/// LL-63, LL-63/1: One may choose oneself: the card left in hand is replaced, or, if it is the
/// Princess, one goes out.
#[test]
fn the_prince_may_be_aimed_at_oneself() {
    let table = Table::of(3).hands([Prince, Baron, Spy]).draw(Guard).play_on(Prince, 0);
    table.told_all("0 plays prince on 0; 0 discards guard");
    let table = table.redraw(King);
    table.told(0, "0 takes king from deck; turn of 1");
    assert_eq!((table.hand(0), table.row(0)), (vec![King], vec![Prince, Guard]));
    let table = Table::of(3).hands([Prince, Baron, Spy]).draw(Princess).play_on(Prince, 0);
    table.told_all("0 plays prince on 0; 0 is out with princess; turn of 1");
}

/// LL-64, LL-64/1: With an empty deck the hidden card is drawn, never an open one; only the drawer
/// sees it, until the comparison.
#[test]
fn with_an_empty_deck_the_hidden_card_is_drawn() {
    let table = Table::of(2).late(King, [Prince, Baron], [Guard]).draw(Guard).play_on(Prince, 1);
    for open in table.state.table().open.into_iter().flatten() {
        let wrong = LoveLetter::deal(&mut table.state.clone(), Answer::Card(open), &mut ());
        assert_eq!(wrong, Err(Illegal::NotInDeck), "{open:?} is not hidden");
    }
    let table = table.redraw(King);
    let end = "0 shows guard; 1 shows king; deck empty: token for 1";
    table.told(1, &format!("1 takes king from aside; {end}"));
    table.told(0, &format!("1 takes ? from aside; {end}"));
    table.told(Public, &format!("1 takes ? from aside; {end}"));
    assert!(!table.view(Public).table.aside);
}

/// LL-65: Whoever draws the hidden card draws it on the round's last turn, so nobody can again.
#[test]
fn the_hidden_card_is_drawn_once_at_most() {
    let table = Table::of(2).late(King, [Prince, Baron], [Prince]).draw(Prince).play_on(Prince, 0);
    let table = table.redraw(King);
    table.told(0, "0 takes king from aside; 0 shows king; 1 shows baron; deck empty: token for 0");
    assert_eq!((table.state.aside(), table.turn_of()), (None, None));
}

/// LL-66: If the new hand is the last card of the deck, the round ends; the hidden card stays.
#[test]
fn a_new_hand_may_be_the_last_card_of_the_deck() {
    let table = Table::of(2).first(1).late(King, [Prince, Baron], [Guard, Priest]).draw(Guard);
    let table = table.play_on(Prince, 1).redraw(Priest);
    table.told(0, "1 takes ? from deck; 0 shows guard; 1 shows priest; deck empty: token for 1");
    assert_eq!(table.state.aside(), Some(King));
}

/// LL-67, LL-67/1: With all others protected the Prince hits his own player; with the Princess in
/// hand either play puts that player out.
#[test]
fn with_all_others_protected_the_prince_must_be_aimed_at_oneself() {
    let table = Table::of(3).first(1).hands([Prince, Baron, Spy]).turn(Handmaid).turn(Handmaid);
    let harmless = table.clone().draw(Guard);
    assert_eq!(harmless.moves(), [on(Prince, 0), Play(Guard)]);
    assert_eq!(harmless.refusal(Play(Prince)), Illegal::MustChoose(Prince));
    let trapped = table.draw(Princess);
    assert_eq!(trapped.moves(), [on(Prince, 0), Play(Princess)]);
    for action in trapped.moves() {
        assert_eq!(trapped.clone().act(action).inside(), [1, 2]);
    }
}

/// LL-68: Drawing the new hand triggers nothing, be it the Princess or the Countess.
#[test]
fn the_new_hand_has_no_effect_of_its_own() {
    for card in [Princess, Countess, Handmaid, Spy] {
        let table = Table::of(3).hands([Prince, Baron, Priest]).draw(King).play_on(Prince, 1);
        let table = table.redraw(card);
        table.told(0, "1 takes ? from deck; turn of 1");
        assert_eq!((table.inside(), table.hand(1)), (vec![0, 1, 2], vec![card]));
        assert_eq!((table.protected(), table.row(1)), (vec![], vec![Baron]));
    }
}
