//! One's hand: scenes by deck. Those that can be played stand up; a blocked one says why.

use super::card::{deck_class, deck_sign};
use super::drawing::Drawing;
use super::picks;
use ::fog_of_love::content::Scene;
use ::fog_of_love::{Action, Asked};
use maud::{Markup, html};
use words::fog_of_love::{Titled, illegal, type_line};

/// What a scene in hand can do now.
struct Held {
    scene: Scene,
    pick: String,
    /// Whether it can be picked.
    can: bool,
    /// Why it cannot be played, where one might expect it.
    why: Option<String>,
}

/// The scenes in hand.
pub(super) fn hand(drawing: &Drawing<'_>) -> Markup {
    let Some(own) = drawing.own() else { return html! {} };
    let tongue = drawing.tongue;
    let content = drawing.content();
    let mut scenes: Vec<Scene> = own.hand.iter().collect();
    scenes.sort_by_key(|scene| content.scenes[scene.index()].deck);
    let held: Vec<Held> = scenes.into_iter().map(|scene| held(drawing, scene)).collect();
    let playable = held.iter().any(|one| one.can);
    let cards = html! {
        @if held.is_empty() { p.help { (tongue.flw_hand_empty()) } }
        ul { @for one in &held { li { (face(drawing, one)) } } }
    };
    html! {
        // Where there is something to pick it lies open; else a telephone has it behind its name.
        @if playable {
            section.fl-hand id="fl-hand-up" aria-label=(tongue.flw_hand()) { (cards) }
        } @else {
            details.fl-hand id="fl-hand" {
                summary { (tongue.flw_hand()) " " span.badge { (held.len()) } }
                (cards)
            }
        }
    }
}

/// A scene as it lies in a hand.
pub(super) fn card(drawing: &Drawing<'_>, scene: Scene) -> Markup {
    html! { li { (face(drawing, &held(drawing, scene))) } }
}

fn held(drawing: &Drawing<'_>, scene: Scene) -> Held {
    let can = drawing.moves.iter().any(|action| match *action {
        Action::Play(card)
        | Action::Exchange(card)
        | Action::React(card)
        | Action::Discard(card)
        | Action::ShowScene(card)
        | Action::Offer(card) => card == scene,
        _ => false,
    });
    let turn = drawing.asked() == Some(Asked::Turn);
    let why = drawing.seen().filter(|_| turn).and_then(|seen| seen.can_play(scene).err());
    let why = why.map(|why| illegal(drawing.tongue, why));
    Held { scene, pick: picks::scene(scene), can, why }
}

fn face(drawing: &Drawing<'_>, held: &Held) -> Markup {
    let card = &drawing.content().scenes[held.scene.index()];
    let class = format!("fl-card {}", deck_class(card.deck));
    let picked = drawing.is_picked(&held.pick);
    let inside = html! {
        span.sign aria-hidden="true" { (deck_sign(card.deck)) }
        strong { (drawing.title(Titled::Scene(held.scene))) }
        span.kind { (type_line(drawing.tongue, card)) }
        @if let Some(why) = &held.why { span.why { (why) } }
    };
    html! {
        @if held.can {
            button type="button" class={ (class) " playable" @if picked { " selected" } } id=(held.pick) data-pick=(held.pick) aria-pressed=(picked) { (inside) }
        } @else {
            button type="button" class=(class) id=(held.pick) data-explain=(held.pick) { (inside) }
        }
    }
}
