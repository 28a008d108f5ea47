//! The place for what is to be done: always there, so that nothing moves when something is picked.

use super::Table;
use crate::art::{Icon, icon};
use crate::parts::{Sheet, Slot};
use face::Pick as _;
use face::love_letter::{Chosen, Pick};
use love_letter::Card;
use maud::{Markup, html};
use words::love_letter::card_name;
use words::{Lang, Tongue};

/// What stands there.
#[derive(Hash)]
struct Acts {
    lang: Lang,
    says: Says,
    /// What may go to the very bottom for a Chancellor, where it makes a difference, and what is to.
    lasts: Vec<Card>,
    last: Option<Card>,
    /// Whether there is something to take back; none while nothing can be picked.
    back: Option<bool>,
}

/// The largest of it.
#[derive(Hash)]
enum Says {
    ChooseCard,
    ChoosePlayer,
    NameCard,
    ChooseBottom,
    /// Only a yes is missing.
    Confirm(Chosen),
    /// These move before.
    After(Vec<String>),
    Out,
    Nothing,
}

/// What is to be done, the yes that ends a move, and the way back.
pub(super) fn acts(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let (face, chosen) = (table.face(), table.chosen);
    let lasts = face.lasts(chosen);
    let last = match chosen {
        Chosen::Bottom(_, last) => Some(last),
        _ => None,
    };
    // At an earlier moment the same is asked, and nothing can be picked.
    let asked = face.ended.is_none()
        && face.you.and_then(|you| face.player(you)).is_some_and(|you| you.active);
    let says = match chosen {
        _ if face.ended.is_some() => Says::Nothing,
        _ if !asked => waiting(table),
        Chosen::Nothing => Says::ChooseCard,
        Chosen::Guard(_) => Says::NameCard,
        _ if face.is_whole(chosen) => Says::Confirm(chosen),
        Chosen::Keep(_) => Says::ChooseBottom,
        _ => Says::ChoosePlayer,
    };
    let back = asked.then_some(chosen != Chosen::Nothing);
    sheet.part("acts", &Acts { lang: table.lang(), says, lasts, last, back }, draw)
}

fn waiting(table: &Table<'_>) -> Says {
    let face = table.face();
    let before = face.before_you();
    let inside = face.you.and_then(|you| face.player(you)).is_some_and(|you| you.inside);
    match before.is_empty() {
        _ if face.won.is_some() => Says::Nothing,
        true if inside => Says::Nothing,
        true => Says::Out,
        false => {
            let company = table.company();
            Says::After(before.into_iter().map(|seat| company.name(seat)).collect())
        }
    }
}

fn draw(acts: &Acts) -> Markup {
    let tongue = Tongue::of(acts.lang);
    html! {
        div.acts id="acts" {
            @if !acts.lasts.is_empty() { (order(acts, tongue)) }
            (says(tongue, &acts.says))
            @if let Some(some) = acts.back {
                button.button.ghost #cancel type="button" data-back disabled[!some] {
                    (icon(Icon::Back))
                    span { (tongue.llw_cancel()) }
                }
            }
        }
    }
}

fn says(tongue: &Tongue, says: &Says) -> Markup {
    let wait = |text: String| html! { p.wait { (text) } };
    match says {
        Says::ChooseCard => wait(tongue.llt_choose_card()),
        Says::ChoosePlayer => wait(tongue.llt_choose_player()),
        Says::NameCard => wait(tongue.llt_name_card()),
        Says::ChooseBottom => wait(tongue.llt_choose_bottom()),
        Says::After(names) => {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            wait(tongue.llt_after(&tongue.list(&names)))
        }
        Says::Out => wait(tongue.llt_out()),
        Says::Nothing => wait(String::new()),
        Says::Confirm(chosen) => confirm(tongue, *chosen),
    }
}

/// The button that ends a move.
fn confirm(tongue: &Tongue, chosen: Chosen) -> Markup {
    let label = match chosen {
        Chosen::Keep(card) | Chosen::Bottom(card, _) => tongue.llw_keep(card),
        _ => chosen.card().map(|card| tongue.llw_play(card)).unwrap_or_default(),
    };
    let danger = matches!(chosen, Chosen::Card(Card::Princess) | Chosen::Farewell(_));
    html! {
        button.button.primary[!danger].danger[danger] #confirm type="button" data-pick=(Pick::Play.name()) { (label) }
    }
}

/// Which of the two cards returned for the Chancellor goes to the very bottom.
fn order(acts: &Acts, tongue: &Tongue) -> Markup {
    html! {
        div.order role="group" aria-label=(tongue.llt_choose_bottom()) {
            @for &card in &acts.lasts {
                @let selected = acts.last == Some(card);
                button.button.rank.selected[selected] type="button" id={ "under-" (card.name()) }
                    data-key=(card.value()) data-final aria-pressed=(selected) data-pick=(Pick::Under(card).name()) {
                    span.sr { (tongue.llw_bottom(card)) }
                    span aria-hidden="true" { b { (card.value()) } " " (card_name(tongue, card)) }
                }
            }
        }
    }
}
