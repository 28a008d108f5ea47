//! What may be chosen, point by point: in words for whoever reads it, and all that may be pressed.

use super::{Chosen, Face, Next, Pick};
use crate::{Choice, Company, Leads, Point};
use favor::{Action, Illegal};
use words::Tongue;
use words::favor::illegal;

/// A point in words.
pub(super) fn point(face: &Face, company: &Company<'_>, chosen: Chosen) -> Point<Pick, Action> {
    let tongue = company.tongue;
    let mut point = Point::waiting(face.prompt(tongue, chosen));
    point.picks = chosen.picks();
    let choice = |action: Action| {
        Choice::new(Pick::Do(action), label(tongue, action), Leads::Further)
            .doing([surely(tongue, action)])
    };
    point.choices = match chosen.action {
        Some(action) => {
            let yes = confirm(tongue, action);
            let yes = Choice::new(Pick::Confirm, yes, Leads::Move(action));
            vec![yes.doing([surely(tongue, action)])]
        }
        None => face.moves.iter().copied().map(choice).chain(refused(face, tongue)).collect(),
    };
    point
}

/// Where no bid is possible, one is shown with the reason.
fn refused(face: &Face, tongue: &Tongue) -> Option<Choice<Pick, Action>> {
    if face.auction.is_none() || face.moves.is_empty() || !face.bids().is_empty() {
        return None;
    }
    let least = Action::Bid(face.high().saturating_add(1));
    let why = Leads::Nowhere(illegal(tongue, Illegal::TooFewTokens(face.tokens())));
    Some(Choice::new(Pick::Do(least), label(tongue, least), why))
}

/// Everything that may be pressed, and what it comes to.
pub(super) fn next(face: &Face, chosen: Chosen) -> Vec<(Pick, Next)> {
    let amount = face.amount(chosen);
    let raised = |amount: u8| [amount.saturating_sub(1), amount.saturating_add(1)].map(Pick::Raise);
    let mut picks: Vec<Pick> = amount.map(raised).into_iter().flatten().collect();
    let others = face.moves.iter().copied().filter(|action| !matches!(action, Action::Bid(_)));
    let moves = amount.map(Action::Bid).into_iter().chain(others);
    picks.extend(moves.map(|action| match chosen.action {
        Some(chosen) if chosen == action => Pick::Confirm,
        _ => Pick::Do(action),
    }));
    let mut found: Vec<(Pick, Next)> = Vec::new();
    for pick in picks {
        let next = chosen.and(pick, &face.moves);
        if next != Next::More(chosen) && found.iter().all(|(other, _)| *other != pick) {
            found.push((pick, next));
        }
    }
    found
}

impl Face {
    /// What may be bid, the lowest first.
    pub fn bids(&self) -> Vec<u8> {
        let amount = |action: &Action| match action {
            Action::Bid(amount) => Some(*amount),
            _ => None,
        };
        self.moves.iter().filter_map(amount).collect()
    }

    /// What a bid would be: what was said, or the lowest; none if no bid is possible.
    pub fn amount(&self, chosen: Chosen) -> Option<u8> {
        let least = self.bids().first().copied()?;
        Some(chosen.amount.unwrap_or(least))
    }
}

/// A move, as on a button.
pub fn label(tongue: &Tongue, action: Action) -> String {
    match action {
        Action::Add => tongue.fv_do_add(),
        Action::Call => tongue.fv_do_call(),
        Action::Bid(amount) => tongue.fv_do_bid(amount.into()),
        Action::Pass => tongue.fv_do_pass(),
    }
}

/// Yes to a move that has been chosen, as on a button.
pub fn confirm(tongue: &Tongue, action: Action) -> String {
    match action {
        Action::Add => tongue.fvw_confirm_add(),
        Action::Call => tongue.fvw_confirm_call(),
        Action::Bid(amount) => tongue.fvw_confirm_bid(amount.into()),
        Action::Pass => tongue.fvw_confirm_pass(),
    }
}

/// What a move surely does, in one sentence.
pub fn surely(tongue: &Tongue, action: Action) -> String {
    match action {
        Action::Add => tongue.fvw_sure_add(),
        Action::Call => tongue.fvw_sure_call(),
        Action::Bid(amount) => tongue.fvw_sure_bid(amount.into()),
        Action::Pass => tongue.fvw_sure_pass(),
    }
}
