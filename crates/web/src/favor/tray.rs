//! The private tray: identity, score, what the lot is worth, and what can be done.

use super::drawing::Drawing;
use super::picks::{Picks, pick_of};
use super::stepper::stepper;
use crate::art;
use ::favor::{Action, BONUS_POINTS, Door, Step};
use maud::{Markup, html};
use tabletop::Seat;
use words::Tongue;
use words::favor::{clue_mark, collection_worth, door_line, door_name, lot_worth};

/// What only this seat sees; nothing for spectators.
pub(super) fn tray(drawing: &Drawing<'_>, moves: &[Action], picks: &[String]) -> Markup {
    let Some(seat) = drawing.seat() else { return html! {} };
    let picks = Picks::read(moves, picks);
    html! {
        @if let Some(door) = drawing.own() {
            div.fv-own {
                (identity(drawing.tongue, door))
                (sums(drawing, seat))
            }
        }
        @if !moves.is_empty() {
            div.fv-actions id="fv-actions" {
                @if moves.contains(&Action::Add) { (turn(drawing.tongue, picks)) }
                @else { (stepper(drawing, moves, picks)) }
            }
        }
    }
}

fn identity(tongue: &Tongue, door: Door) -> Markup {
    html! {
        div.doors {
            button.mine.fv-door type="button" id="fv-own-door" title=(door_line(tongue, door))
                data-explain={ "door-" (door.name()) } {
                (art::door(door))
                span.letter aria-hidden="true" { (clue_mark(tongue, door.exact())) } " "
                span.name { (door_name(tongue, door)) }
            }
        }
    }
}

/// The numbers that go with the identity.
fn sums(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let tongue = drawing.tongue;
    let over = matches!(drawing.table().step, Step::Over(_));
    let lot = drawing.lot_worth().filter(|_| !drawing.table().lot.is_empty());
    html! {
        div.fv-sums {
            h2 {
                (tongue.fv_identity()) " "
                @if !over { small.badge title=(tongue.fvw_private()) { (tongue.fv_identity_secret()) } }
            }
            @if let Some(score) = drawing.view.score(seat) {
                p { (collection_worth(tongue, score.points())) }
            }
            @if let Some(points) = lot {
                p class=(if points < 0 { "worth fv-loss" } else { "worth" }) { (lot_worth(tongue, points)) }
            }
            @if !over { p { (purse(drawing, seat)) } }
        }
    }
}

/// Who would get the bonus as things stand.
fn purse(drawing: &Drawing<'_>, seat: Seat) -> String {
    let (tongue, table) = (drawing.tongue, drawing.table());
    let richest = table.tokens.most(table.players);
    if !richest.has(seat) {
        let most = richest.first().map_or(0, |seat| table.tokens.of(seat));
        tongue.fvw_most_others(&tongue.list(&drawing.all(richest)), most.into())
    } else if richest.len() == 1 {
        tongue.fvw_most_alone(BONUS_POINTS.into())
    } else {
        let others = drawing.all(richest.without(seat));
        let everyone: Vec<String> = std::iter::once(tongue.fvw_you()).chain(others).collect();
        tongue.fvw_most_shared(&tongue.list(&everyone), BONUS_POINTS.into())
    }
}

/// Add a card or call an auction.
fn turn(tongue: &Tongue, picks: Picks) -> Markup {
    html! {
        div.fv-choice {
            (choice(tongue, Action::Add, picks, "button"))
            (choice(tongue, Action::Call, picks, "button"))
            (take_back(tongue, picks))
        }
    }
}

/// The way back, once something is chosen.
pub(super) fn take_back(tongue: &Tongue, picks: Picks) -> Markup {
    html! {
        @if picks.chosen.is_some() {
            button.button.quiet type="button" id="fv-take-back" data-back {
                (tongue.fvw_take_back())
            }
        }
    }
}

/// A button for a move: the first click chooses it, the second confirms.
pub(super) fn choice(tongue: &Tongue, action: Action, picks: Picks, class: &str) -> Markup {
    let chosen = picks.chosen == Some(action);
    let id = match action {
        Action::Add => "fv-add",
        Action::Call => "fv-call",
        Action::Bid(_) => "fv-bid",
        Action::Pass => "fv-pass",
    };
    html! {
        @if chosen {
            button class={ (class) " primary fv-confirm" } type="button" id=(id) aria-pressed="true"
                data-pick="confirm" { (confirm(tongue, action)) }
        } @else {
            button class=(class) type="button" id=(id) aria-pressed="false"
                data-pick=(pick_of(action)) { (label(tongue, action)) }
        }
    }
}

fn label(tongue: &Tongue, action: Action) -> String {
    match action {
        Action::Add => tongue.fv_do_add(),
        Action::Call => tongue.fv_do_call(),
        Action::Bid(amount) => tongue.fv_do_bid(amount.into()),
        Action::Pass => tongue.fv_do_pass(),
    }
}

fn confirm(tongue: &Tongue, action: Action) -> String {
    match action {
        Action::Add => tongue.fvw_confirm_add(),
        Action::Call => tongue.fvw_confirm_call(),
        Action::Bid(amount) => tongue.fvw_confirm_bid(amount.into()),
        Action::Pass => tongue.fvw_confirm_pass(),
    }
}

/// The one sentence at the top when a move waits to be confirmed.
pub(super) fn sure(tongue: &Tongue, action: Action) -> String {
    match action {
        Action::Add => tongue.fvw_sure_add(),
        Action::Call => tongue.fvw_sure_call(),
        Action::Bid(amount) => tongue.fvw_sure_bid(amount.into()),
        Action::Pass => tongue.fvw_sure_pass(),
    }
}
