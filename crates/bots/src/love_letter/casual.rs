//! Somebody who has played a few evenings: thumb rules, a look at the table, a poor memory.

use super::judgement::{keeping, list_moves, throws_princess_away};
use crate::Bot;
use love_letter::{Action, Card, LoveLetter, View};
use rand_core::Rng;
use tabletop::{Seat, below};

/// Plays by thumb rules and by what lies on the table, and remembers half of what it was shown.
#[derive(Debug, Default)]
pub struct Casual {
    menu: Vec<Action>,
}

/// One time in so many, a card that was shown has slipped the mind.
const FORGETS: u32 = 2;
/// How far a mood may push a move, in points of value.
const MOOD: u32 = 4;

impl Bot<LoveLetter> for Casual {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        list_moves(view, &mut self.menu);
        let recalled = recall(view, rng);
        let mood = Card::ALL.map(|_| below(rng, MOOD + 1) as i32);
        let mut best = (i32::MIN, self.menu[0]);
        for &action in &self.menu {
            let appeal = appeal(view, action, recalled, mood) * 16 + below(rng, 16) as i32;
            if appeal > best.0 {
                best = (appeal, action);
            }
        }
        match best.1 {
            Action::Guess(target, named) if recalled != Some((target, named)) => {
                Action::Guess(target, name(view, rng))
            }
            action => action,
        }
    }
}

/// A card of somebody else that comes to mind, if one was shown and is not forgotten.
fn recall(view: &View, rng: &mut dyn Rng) -> Option<(Seat, Card)> {
    let others = view.table.choosable();
    let shown = others.into_iter().find_map(|seat| Some((seat, view.known(seat)?)))?;
    (below(rng, FORGETS) != 0).then_some(shown)
}

/// A character for the Guard to name: any that is still about, the more copies the likelier.
fn name(view: &View, rng: &mut dyn Rng) -> Card {
    let about = view.unseen().only(view.table.edition.nameable());
    if about.is_empty() { Card::Princess } else { about.draw(&mut &mut *rng) }
}

/// How much a move appeals, in points of value.
fn appeal(view: &View, action: Action, recalled: Option<(Seat, Card)>, mood: [i32; 10]) -> i32 {
    if throws_princess_away(view, action) {
        return -100;
    }
    match action {
        Action::Play(card) => lay(view, card, mood),
        Action::PlayOn(card, target) => {
            let theirs = recalled.filter(|(seat, _)| *seat == target).map(|(_, card)| card);
            lay(view, card, mood) + aim(view, card, target, theirs)
        }
        Action::Guess(target, named) => {
            let hit = recalled == Some((target, named));
            lay(view, Card::Guard, mood) + if hit { 20 } else { 0 }
        }
        // The Chancellor: the higher the better.
        Action::Keep(kept, ..) => 2 * i32::from(kept.value()) + mood[kept as usize],
    }
}

/// How gladly a card is laid: low ones before high ones.
fn lay(view: &View, card: Card, mood: [i32; 10]) -> i32 {
    let kept = keeping(view, card).value();
    let taste = match card {
        Card::Baron if kept <= Card::Handmaid.value() => -5,
        Card::Baron => 3,
        Card::King if kept <= Card::Baron.value() => 3,
        Card::Handmaid => 2,
        _ => 0,
    };
    taste + mood[card as usize] - i32::from(card.value())
}

/// How well a target suits a card, given the target's card if it comes to mind.
fn aim(view: &View, card: Card, target: Seat, theirs: Option<Card>) -> i32 {
    let kept = keeping(view, card);
    match (card, theirs) {
        (Card::Prince, _) if view.viewer.is(target) => -4,
        (Card::Prince, Some(Card::Princess)) => 20,
        (Card::Baron, Some(theirs)) if kept > theirs => 20,
        (Card::Baron, Some(_)) => -20,
        (Card::King, Some(theirs)) => i32::from(theirs.value()) - i32::from(kept.value()),
        (Card::Priest, Some(_)) => -3,
        _ => 0,
    }
}
