//! The stepper: a number that only legal bids can be, *Bid* beside it, *Pass* apart.

use super::drawing::Drawing;
use super::picks::{Picks, bids};
use super::tray::{choice, take_back};
use ::favor::{Action, Illegal};
use maud::{Markup, html};
use words::favor::{Ask, ask, illegal};

/// No more than so many bids are offered at a click.
const FEW: usize = 6;

/// Bids and pass.
pub(super) fn stepper(drawing: &Drawing<'_>, moves: &[Action], picks: Picks) -> Markup {
    let tongue = drawing.tongue;
    let bids = bids(moves);
    let Some(&least) = bids.first() else { return only_pass(drawing, picks) };
    let amount = picks.amount.unwrap_or(least);
    let offered = |bid: u8| bids.contains(&bid).then_some(bid);
    let why_not_less = illegal(tongue, Illegal::MustRaise(drawing.table().auction.high));
    let held = drawing.seat().map_or(0, |seat| drawing.table().tokens.of(seat));
    let why_not_more = illegal(tongue, Illegal::TooFewTokens(held));
    let less = Turn { id: "fv-less", sign: "−", to: offered(amount - 1) };
    let more = Turn { id: "fv-more", sign: "+", to: offered(amount + 1) };
    html! {
        div.stepper {
            div.fv-number role="group" aria-label=(tongue.fvw_your_bid()) {
                (less.button(less.to.map_or_else(|| tongue.fvw_lower(), |to| tongue.fvw_lower_to(to.into())), &why_not_less))
                output id="fv-amount" { (amount) }
                (more.button(more.to.map_or_else(|| tongue.fvw_raise(), |to| tongue.fvw_raise_to(to.into())), &why_not_more))
            }
            (choice(tongue, Action::Bid(amount), picks, "button primary"))
            (choice(tongue, Action::Pass, picks, "button pass"))
            (take_back(tongue, picks))
        }
        @if (2..=FEW).contains(&bids.len()) { (quick(drawing, &bids, amount)) }
    }
}

/// No bid is possible: it says why.
fn only_pass(drawing: &Drawing<'_>, picks: Picks) -> Markup {
    html! {
        p.fv-why { (ask(drawing.tongue, Ask::now(drawing.view), &drawing.names)) }
        div.stepper {
            (choice(drawing.tongue, Action::Pass, picks, "button"))
            (take_back(drawing.tongue, picks))
        }
    }
}

/// All bids at a click, when there are few.
fn quick(drawing: &Drawing<'_>, bids: &[u8], amount: u8) -> Markup {
    let tongue = drawing.tongue;
    html! {
        div.actions.fv-quick role="group" aria-label=(tongue.fvw_quick_bids()) {
            @for &bid in bids {
                button.button type="button" id={ "fv-quick-" (bid) } aria-pressed=(bid == amount)
                    aria-label=(tongue.fv_do_bid(bid.into())) data-pick=(format!("bid-{bid}")) { (bid) }
            }
        }
    }
}

/// One end of the stepper.
struct Turn {
    id: &'static str,
    sign: &'static str,
    /// The number it leads to, if that is a legal bid.
    to: Option<u8>,
}

impl Turn {
    fn button(&self, label: String, why_not: &str) -> Markup {
        let why = format!("{}-why", self.id);
        html! {
            @if let Some(to) = self.to {
                button.button.icon-only type="button" id=(self.id) aria-label=(label)
                    data-pick=(format!("raise-{to}")) { (self.sign) }
            } @else {
                button.button.icon-only type="button" id=(self.id) aria-label=(label) title=(why_not)
                    aria-disabled="true" aria-describedby=(why) { (self.sign) }
                span.sr id=(why) { (why_not) }
            }
        }
    }
}
