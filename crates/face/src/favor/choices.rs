//! What may be chosen: a card more or an auction; a bid or a pass. Each is a move at once.

use crate::{Choice, Company, Leads, Point};
use favor::{Action, Step};
use house::{Favor, Glimpse};
use words::Tongue;
use words::favor::illegal;

/// Something that can be picked: in Favor a pick is a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick(pub Action);

impl crate::Pick for Pick {
    fn name(&self) -> String {
        match self.0 {
            Action::Add => "add".to_string(),
            Action::Call => "call".to_string(),
            Action::Pass => "pass".to_string(),
            Action::Bid(amount) => format!("bid-{amount}"),
        }
    }

    fn named(name: &str) -> Option<Pick> {
        Some(Pick(match name {
            "add" => Action::Add,
            "call" => Action::Call,
            "pass" => Action::Pass,
            bid => Action::Bid(bid.strip_prefix("bid-")?.parse().ok()?),
        }))
    }
}

/// What is asked, and what may be chosen. One pick is a move, so none ever stands.
pub(super) fn point(
    glimpse: &Glimpse<Favor>,
    company: &Company<'_>,
    _: &[Pick],
) -> Point<Pick, Action> {
    let tongue = company.tongue;
    let mut point = Point::waiting(glimpse.ask(tongue, &company.names()));
    let moves = glimpse.moves();
    if moves.is_empty() {
        return point;
    }
    let choice = |action: Action| {
        Choice::new(Pick(action), label(tongue, action), Leads::Move(action))
            .doing([surely(tongue, action)])
    };
    point.choices = moves.iter().copied().map(choice).collect();
    point.choices.extend(refused(glimpse, tongue));
    point
}

/// Where no bid is possible, one is shown with the reason.
fn refused(glimpse: &Glimpse<Favor>, tongue: &Tongue) -> Option<Choice<Pick, Action>> {
    let table = &glimpse.view.table;
    let least = Action::Bid(table.auction.high.saturating_add(1));
    if table.step != Step::Bid || glimpse.moves().contains(&least) {
        return None;
    }
    let seen = <Favor as tabletop::Game>::seen_in(&glimpse.view)?;
    let why = seen.check(least).err()?;
    let why = Leads::Nowhere(illegal(tongue, why));
    Some(Choice::new(Pick(least), label(tongue, least), why))
}

fn label(tongue: &Tongue, action: Action) -> String {
    match action {
        Action::Add => tongue.fv_do_add(),
        Action::Call => tongue.fv_do_call(),
        Action::Bid(amount) => tongue.fv_do_bid(amount.into()),
        Action::Pass => tongue.fv_do_pass(),
    }
}

fn surely(tongue: &Tongue, action: Action) -> String {
    match action {
        Action::Add => tongue.fvw_sure_add(),
        Action::Call => tongue.fvw_sure_call(),
        Action::Bid(amount) => tongue.fvw_sure_bid(amount.into()),
        Action::Pass => tongue.fvw_sure_pass(),
    }
}
