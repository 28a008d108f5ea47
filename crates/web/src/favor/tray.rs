//! The private tray: one's door, what each clue is worth to it, and what can be done.

use super::clue::{self, Pile};
use super::score::added;
use super::stepper::stepper;
use super::{Table, auction, name_in};
use crate::art::{self, Icon, icon};
use crate::parts::{Sheet, Slot};
use crate::table::mark;
use ::favor::{Action, BONUS_POINTS, Clue, Door, EXACT_POINTS, OPPOSITE_POINTS, SHARED_POINTS};
use face::Pick as _;
use face::favor::{Own, Pick, confirm, label};
use maud::{Markup, html};
use tabletop::{Seat, Seats};
use words::favor::{clue_mark, clue_name, collection_worth, door_line};
use words::{Lang, Tongue};

/// What only this seat sees; nothing for spectators.
pub(super) fn tray(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let you = table.face().you?;
    let own = table
        .face()
        .own
        .map(|own| [oneself(sheet, table, you, own), price(sheet, table, you, own)]);
    let actions = actions(sheet, table);
    let hint = |tongue: &Tongue| table.face().hint(tongue, table.chosen);
    let hint = mark(sheet, &table.shown.page, hint);
    Some(sheet.part("tray", &(own, actions, hint), |(own, actions, hint)| {
        html! {
            @for own in own.iter().flatten() { (own) }
            (actions)
            @if let Some(hint) = hint { (hint) }
        }
    }))
}

/// Who the viewer is, and what they have won.
#[derive(Hash)]
struct Oneself {
    lang: Lang,
    door: Door,
    points: i8,
    won: Slot,
}

fn oneself(sheet: &mut Sheet<'_>, table: &Table<'_>, you: Seat, own: Own) -> Slot {
    let collection = table.face().player(you).map(|you| you.collection).unwrap_or_default();
    let won = clue::grouped(sheet, table, collection, Pile::Won, "fv-own-won");
    let oneself = Oneself { lang: table.lang(), door: own.door, points: own.points, won };
    sheet.part("fv-own", &oneself, draw_oneself)
}

fn draw_oneself(oneself: &Oneself) -> Markup {
    let (tongue, door) = (Tongue::of(oneself.lang), oneself.door);
    html! {
        section.fv-own id="fv-own" aria-labelledby="fv-own-title" {
            button.mine.fv-door type="button" id="fv-own-door" title=(door_line(tongue, door))
                data-explain={ "door-" (door.name()) } {
                (art::door(door))
                span.letter { (clue_mark(tongue, door.exact())) }
            }
            div.fv-self {
                h2 id="fv-own-title" { (tongue.fv_identity_is(door)) }
                p.secret { (tongue.fvw_private()) }
                div.fv-won { (oneself.won) p { (collection_worth(tongue, oneself.points)) } }
            }
        }
    }
}

/// What clues are worth to the viewer: each kind, and the lot.
#[derive(Hash)]
struct Price<'a> {
    lang: Lang,
    door: Door,
    /// What the lot would add, if there is one.
    lot: Option<i8>,
    /// Who would get the bonus as things stand.
    purse: Purse<'a>,
}

/// Who has the most tokens.
#[derive(Hash)]
struct Purse<'a> {
    you: Seat,
    names: &'a [String],
    richest: Seats,
    most: u8,
}

fn price(sheet: &mut Sheet<'_>, table: &Table<'_>, you: Seat, own: Own) -> Slot {
    let (richest, most) = table.face().richest();
    let purse = Purse { you, names: table.names(), richest, most };
    let price = Price { lang: table.lang(), door: own.door, lot: own.lot, purse };
    sheet.part("fv-price", &price, draw_price)
}

/// The four kinds of clue, the one that is most like somebody first.
fn kinds(door: Door) -> [(Clue, i8); 4] {
    [
        (door.exact(), EXACT_POINTS),
        (door.wrong_role(), SHARED_POINTS),
        (door.wrong_colour(), SHARED_POINTS),
        (door.opposite(), OPPOSITE_POINTS),
    ]
}

fn draw_price(price: &Price<'_>) -> Markup {
    let tongue = Tongue::of(price.lang);
    html! {
        section.fv-price id="fv-price" {
            h3.fv-likes { (tongue.fvt_likes()) }
            ul.fv-kinds {
                @for (clue, worth) in kinds(price.door) {
                    li {
                        (art::clue(clue))
                        b.neg[worth < 0] { (added(tongue, worth)) } " "
                        span.name { (clue_name(tongue, clue)) }
                    }
                }
            }
            p.fv-sum {
                @match price.lot {
                    Some(points) => {
                        span { (tongue.fvt_lot_worth()) } " "
                        b.worth.fv-loss[points < 0] { (added(tongue, points)) }
                    }
                    None => span { (tongue.fvw_lot_empty()) },
                }
            }
            p.fv-purse { (price.purse.say(tongue)) }
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

/// What can be done without an auction: a move, with what is chosen; or nothing before these have decided.
#[derive(Hash)]
enum Acts {
    Waits(Vec<String>),
    Turn(Option<Action>),
}

/// What can be done: it is drawn for every pick. The place stays when it is somebody else's turn.
fn actions(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let face = table.face();
    let acts = match face.auction {
        _ if face.moves.is_empty() => {
            let before = face.before_you().into_iter();
            Acts::Waits(before.map(|seat| auction::named(table, seat)).collect())
        }
        Some(_) => return stepper(sheet, table),
        None => Acts::Turn(table.chosen.action),
    };
    sheet.part("fv-actions", &(table.lang(), acts), |(lang, acts)| match acts {
        Acts::Waits(before) => waits(*lang, before),
        Acts::Turn(chosen) => turn(*lang, *chosen),
    })
}

/// Others decide before.
fn waits(lang: Lang, before: &[String]) -> Markup {
    let tongue = Tongue::of(lang);
    html! {
        div.fv-actions.waits id="fv-actions" {
            @if !before.is_empty() { p.wait { (tongue.fvt_after(&tongue.list(before))) } }
        }
    }
}

/// Add a card or call an auction.
fn turn(lang: Lang, chosen: Option<Action>) -> Markup {
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

/// The way back: its place is there before anything is chosen.
pub(super) fn take_back(tongue: &Tongue, chosen: bool) -> Markup {
    html! {
        button.button.ghost type="button" id="fv-take-back" data-back disabled[!chosen] {
            (icon(Icon::Back)) span { (tongue.fvw_take_back()) }
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
