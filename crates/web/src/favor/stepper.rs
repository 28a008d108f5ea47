//! The stepper: a number that only legal bids can be, *Bid* beside it, *Pass* apart.

use super::Table;
use super::seats::stack;
use super::tray::{Button, choice, id_of, take_back};
use crate::parts::{Sheet, Slot};
use ::favor::{Action, Illegal};
use face::Pick as _;
use face::favor::Pick;
use maud::{Markup, html};
use words::favor::illegal;
use words::{Lang, Tongue};

/// Bids and pass.
#[derive(Hash)]
struct Stepper<'a> {
    lang: Lang,
    /// Where no bid is possible: why, in words.
    why: Option<&'a str>,
    number: Option<Slot>,
    bid: Option<Slot>,
    pass: Slot,
    /// Whether something is chosen.
    chosen: bool,
}

/// Bids and pass.
pub(super) fn stepper(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let (lang, face, chosen) = (table.lang(), table.face(), table.chosen);
    let amount = face.amount(chosen);
    let class = if amount.is_some() { "button pass" } else { "button pass alone" };
    let stepper = Stepper {
        lang,
        why: amount.is_none().then_some(&face.asked),
        number: amount.map(|amount| number(sheet, table, amount)),
        bid: amount.map(|amount| button(sheet, table, Action::Bid(amount), "button primary")),
        pass: button(sheet, table, Action::Pass, class),
        chosen: chosen.action.is_some(),
    };
    sheet.part("fv-actions", &stepper, draw)
}

fn button(sheet: &mut Sheet<'_>, table: &Table<'_>, action: Action, class: &'static str) -> Slot {
    let chosen = table.chosen.action == Some(action);
    let button = Button { lang: table.lang(), action, chosen, class };
    sheet.part(id_of(action), &button, choice)
}

fn draw(stepper: &Stepper<'_>) -> Markup {
    html! {
        div.fv-actions id="fv-actions" {
            @if let Some(why) = stepper.why { p.fv-why.wait { (why) } }
            @if let Some(number) = &stepper.number { (number) }
            div.stepper {
                (take_back(Tongue::of(stepper.lang), stepper.chosen))
                (stepper.pass)
                @if let Some(bid) = &stepper.bid { (bid) }
            }
        }
    }
}

/// The number, between its ends.
#[derive(Hash)]
struct Number {
    lang: Lang,
    amount: u8,
    /// The bids below and above it, if they are legal.
    less: Option<u8>,
    more: Option<u8>,
    /// The highest bid so far, and the tokens one has.
    high: u8,
    tokens: u8,
}

fn number(sheet: &mut Sheet<'_>, table: &Table<'_>, amount: u8) -> Slot {
    let face = table.face();
    let offered = |bid: u8| face.moves.contains(&Action::Bid(bid)).then_some(bid);
    let number = Number {
        lang: table.lang(),
        amount,
        less: offered(amount.saturating_sub(1)),
        more: offered(amount.saturating_add(1)),
        high: face.high(),
        tokens: face.tokens(),
    };
    sheet.part("fv-number", &number, draw_number)
}

fn draw_number(&Number { lang, amount, less, more, high, tokens }: &Number) -> Markup {
    let tongue = Tongue::of(lang);
    let less = Turn { id: "fv-less", sign: "−", to: less };
    let lower = less.to.map_or_else(|| tongue.fvw_lower(), |to| tongue.fvw_lower_to(to.into()));
    let more = Turn { id: "fv-more", sign: "+", to: more };
    let raise = more.to.map_or_else(|| tongue.fvw_raise(), |to| tongue.fvw_raise_to(to.into()));
    html! {
        div.fv-number role="group" aria-label=(tongue.fvw_your_bid()) {
            (less.button(lower, &illegal(tongue, Illegal::MustRaise(high))))
            div.fv-mid {
                (stack(amount))
                output id="fv-amount" { (amount) }
                span.fv-of { (tongue.fvt_of(tokens.into())) }
            }
            (more.button(raise, &illegal(tongue, Illegal::TooFewTokens(tokens))))
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
                    data-pick=(Pick::Raise(to).name()) { (self.sign) }
            } @else {
                button.button.icon-only type="button" id=(self.id) aria-label=(label) title=(why_not)
                    aria-disabled="true" aria-describedby=(why) { (self.sign) }
                span.sr id=(why) { (why_not) }
            }
        }
    }
}
