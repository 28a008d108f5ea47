//! The private tray: identity, score, what the lot is worth, and what can be done.

use super::stepper::stepper;
use super::{Table, name_in};
use crate::art;
use crate::parts::{Sheet, Slot};
use ::favor::{Action, BONUS_POINTS, Door};
use face::Pick as _;
use face::favor::{Own, Pick, confirm, label};
use maud::{Markup, html};
use tabletop::{Seat, Seats};
use words::favor::{clue_mark, collection_worth, door_line, door_name, lot_worth};
use words::{Lang, Tongue};

/// What only this seat sees; nothing for spectators.
pub(super) fn tray(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let you = table.face().you?;
    let own = table.face().own.map(|own| oneself(sheet, table, you, own));
    let actions = (!table.face().moves.is_empty()).then(|| actions(sheet, table));
    Some(sheet.part("tray", &(own, actions), |(own, actions)| {
        html! {
            @if let Some(own) = own { (own) }
            @if let Some(actions) = actions { (actions) }
        }
    }))
}

/// Who the viewer is, and the numbers that go with it.
#[derive(Hash)]
struct Oneself<'a> {
    lang: Lang,
    own: Own,
    /// Who would get the bonus as things stand, until the game is over.
    purse: Option<Purse<'a>>,
}

/// Who has the most tokens.
#[derive(Hash)]
struct Purse<'a> {
    you: Seat,
    names: &'a [String],
    richest: Seats,
    most: u8,
}

fn oneself(sheet: &mut Sheet<'_>, table: &Table<'_>, you: Seat, own: Own) -> Slot {
    let (richest, most) = table.face().richest();
    let playing = table.face().won.is_none();
    let purse = playing.then(|| Purse { you, names: table.names(), richest, most });
    sheet.part("fv-own", &Oneself { lang: table.lang(), own, purse }, |oneself| {
        let tongue = Tongue::of(oneself.lang);
        html! { div.fv-own { (identity(tongue, oneself.own.door)) (sums(tongue, oneself)) } }
    })
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
fn sums(tongue: &Tongue, Oneself { own, purse, .. }: &Oneself<'_>) -> Markup {
    html! {
        div.fv-sums {
            h2 {
                (tongue.fv_identity()) " "
                @if purse.is_some() { small.badge title=(tongue.fvw_private()) { (tongue.fv_identity_secret()) } }
            }
            p { (collection_worth(tongue, own.points)) }
            @if let Some(points) = own.lot {
                p class=(if points < 0 { "worth fv-loss" } else { "worth" }) { (lot_worth(tongue, points)) }
            }
            @if let Some(purse) = purse { p { (purse.say(tongue)) } }
        }
    }
}

impl Purse<'_> {
    /// Who would get the bonus as things stand.
    fn say(&self, tongue: &Tongue) -> String {
        let names = |seats: Seats| seats.into_iter().map(|seat| name_in(self.names, tongue, seat));
        if !self.richest.has(self.you) {
            let names: Vec<String> = names(self.richest).collect();
            tongue.fvw_most_others(&tongue.list(&names), self.most.into())
        } else if self.richest.len() == 1 {
            tongue.fvw_most_alone(BONUS_POINTS.into())
        } else {
            let others = names(self.richest.without(self.you));
            let everyone: Vec<String> = std::iter::once(tongue.fvw_you()).chain(others).collect();
            tongue.fvw_most_shared(&tongue.list(&everyone), BONUS_POINTS.into())
        }
    }
}

/// What can be done: it is drawn for every pick.
fn actions(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    match table.face().auction {
        Some(_) => stepper(sheet, table),
        None => sheet.part("fv-actions", &(table.lang(), table.chosen.action), turn),
    }
}

/// Add a card or call an auction.
fn turn(&(lang, chosen): &(Lang, Option<Action>)) -> Markup {
    let button =
        |action| choice(&Button { lang, action, chosen: chosen == Some(action), class: "button" });
    html! {
        div.fv-actions id="fv-actions" {
            div.fv-choice {
                (button(Action::Add))
                (button(Action::Call))
                (take_back(Tongue::of(lang), chosen.is_some()))
            }
        }
    }
}

/// The way back, once something is chosen.
pub(super) fn take_back(tongue: &Tongue, chosen: bool) -> Markup {
    html! {
        @if chosen {
            button.button.quiet type="button" id="fv-take-back" data-back {
                (tongue.fvw_take_back())
            }
        }
    }
}

/// A button for a move.
#[derive(Hash)]
pub(super) struct Button {
    pub lang: Lang,
    pub action: Action,
    /// Whether it is chosen.
    pub chosen: bool,
    pub class: &'static str,
}

/// What the button of a move is called.
pub(super) fn id_of(action: Action) -> &'static str {
    match action {
        Action::Add => "fv-add",
        Action::Call => "fv-call",
        Action::Bid(_) => "fv-bid",
        Action::Pass => "fv-pass",
    }
}

/// A button for a move: the first click chooses it, the second confirms.
pub(super) fn choice(&Button { lang, action, chosen, class }: &Button) -> Markup {
    let (tongue, id) = (Tongue::of(lang), id_of(action));
    html! {
        @if chosen {
            button class={ (class) " primary fv-confirm" } type="button" id=(id) aria-pressed="true"
                data-pick=(Pick::Confirm.name()) { (confirm(tongue, action)) }
        } @else {
            button class=(class) type="button" id=(id) aria-pressed="false"
                data-pick=(Pick::Do(action).name()) { (label(tongue, action)) }
        }
    }
}
