//! The laws prove themselves: a sound game passes, and each planted defect is found, with a
//! message that names the seat and the step.

use tabletop::laws::{self, Broken};
use tabletop::toy::{self, Setup, Toy};

/// What the laws say of a toy with a planted defect, over some hundred games.
fn verdict<const DEFECT: u8>() -> Option<Broken> {
    (0..300).find_map(|seed| {
        let setup = Setup { players: 2 + (seed % 3) as u8 };
        laws::check::<Toy<DEFECT>>(&setup, seed).err()
    })
}

/// The defect is found by this law, and the message says for whom and when.
fn found_by<const DEFECT: u8>(law: &str) {
    found_by_any::<DEFECT>(&[law]);
}

fn found_by_any<const DEFECT: u8>(laws: &[&str]) {
    let broken = verdict::<DEFECT>().expect("the planted defect is found");
    let message = broken.to_string();
    assert!(laws.contains(&broken.law), "{message}");
    assert!(message.contains(&format!("at step {}", broken.step)), "{message}");
    assert!(message.contains("for seat ") || message.contains("for spectators"), "{message}");
}

#[test]
fn a_sound_game_passes() {
    assert!(verdict::<{ toy::NONE }>().is_none());
}

#[test]
fn a_leak_in_sight_is_found() {
    found_by::<{ toy::LEAK_IN_SIGHT }>("secret");
}

#[test]
fn a_leak_through_the_menu_is_found() {
    // The view lists other moves than the truth, or a newcomer's or an imagined world does.
    found_by_any::<{ toy::LEAK_IN_MENU }>(&["menu", "newcomer", "world"]);
}

#[test]
fn a_lost_card_is_found() {
    found_by::<{ toy::LOST_CARD }>("sound");
}

#[test]
fn a_legal_move_refused_is_found() {
    found_by::<{ toy::LEGAL_REFUSED }>("legal");
}

#[test]
fn a_journal_that_does_not_rebuild_is_found() {
    found_by::<{ toy::JOURNAL_FORGETS }>("journal");
}

#[test]
fn a_refusal_that_leaves_a_trace_is_found() {
    found_by::<{ toy::REFUSAL_LEAVES_TRACE }>("legal");
}

#[test]
fn a_stale_memory_is_found() {
    found_by::<{ toy::STALE_MEMORY }>("truth");
}

#[test]
fn a_world_that_contradicts_the_view_is_found() {
    found_by::<{ toy::WRONG_WORLD }>("world");
}

#[test]
fn an_endless_game_is_found() {
    found_by::<{ toy::ENDLESS }>("end");
}

#[test]
fn a_newcomer_who_does_not_see_the_hand_is_found() {
    found_by::<{ toy::NEWCOMER_EMPTY_HANDED }>("newcomer");
}

#[test]
fn a_newcomer_who_believes_what_is_not_true_is_found() {
    found_by::<{ toy::NEWCOMER_IMAGINES }>("newcomer");
}
