//! What only one of them knows: traits and how far each goal is, destinies and how near, secrets.

use super::drawing::{Drawing, signed};
use ::fog_of_love::content::{Condition, Destiny, Measure, Trait};
use ::fog_of_love::{ORDERS, Phase, Scope};
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::{CardContext, Titled, aspect_mark, stance};

/// Traits, destinies and secrets.
pub(super) fn mine(drawing: &Drawing<'_>) -> Markup {
    let (Some(own), Some(me)) = (drawing.own(), drawing.me()) else { return html! {} };
    let tongue = drawing.tongue;
    let traits: Vec<Trait> = own.traits.iter().flatten().copied().collect();
    html! {
        details.fl-mine id="fl-mine" {
            summary { (tongue.flw_mine()) }
            div.fl-private {
                @if !own.secrets.is_empty() {
                    section {
                        h3 { (tongue.flw_my_secrets()) }
                        ul { @for scene in &own.secrets { li { button.fl-word type="button" data-explain={ "scene-" (scene.0) } { (drawing.title(Titled::Scene(*scene))) } } } }
                    }
                }
                @if !traits.is_empty() {
                    section {
                        h3 { (tongue.flw_my_traits()) }
                        ul.fl-goals { @for card in traits { (goal(drawing, me, card)) } }
                    }
                }
                @if !own.destinies.is_empty() {
                    section {
                        h3 { (tongue.flw_my_destinies()) }
                        @for card in own.destinies.iter() { (destiny(drawing, me, card)) }
                        @if !own.pile.is_empty() {
                            p.help {
                                (tongue.flw_put_away()) " "
                                @for card in own.pile.iter() { span.badge { (drawing.title(Titled::Destiny(card))) } " " }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A trait and how far its goal is.
fn goal(drawing: &Drawing<'_>, me: Seat, card: Trait) -> Markup {
    let face = &drawing.content().traits[card.index()];
    let (now, needed) = (drawing.facts().balance(face, me), i16::from(face.number));
    html! {
        li.met[now >= needed] {
            button.fl-word type="button" data-explain={ "trait-" (card.0) } { (drawing.title(Titled::Trait(card))) }
            " " span.mark { (aspect_mark(drawing.tongue, face.aspect)) } " "
            span.far { (signed(now)) " / " (needed) @if now >= needed { " ✓" } }
        }
    }
}

/// A destiny, each of its conditions with how things stand.
pub(super) fn destiny(drawing: &Drawing<'_>, me: Seat, card: Destiny) -> Markup {
    let face = &drawing.content().destinies[card.index()];
    html! {
        details.fl-destiny name="fl-destiny" id={ "fl-destiny-" (card.0) } {
            summary {
                (drawing.title(Titled::Destiny(card))) " "
                span.badge { (stance(drawing.tongue, face.stance)) }
            }
            (conditions(drawing, me, card))
        }
    }
}

/// What must hold for a destiny, and whether it does.
pub(super) fn conditions(drawing: &Drawing<'_>, holder: Seat, card: Destiny) -> Markup {
    let face = &drawing.content().destinies[card.index()];
    let list = match &face.when {
        Condition::All(all) => all.as_slice(),
        one => std::slice::from_ref(one),
    };
    html! {
        ul.fl-conditions {
            @for condition in list {
                @let (mark, value) = standing(drawing, holder, condition);
                li {
                    span.state aria-hidden="true" { (mark) } " "
                    (drawing.voice_of(CardContext::Destiny(card), holder, |voice| capital(&drawing.tongue.flw_condition(&voice.condition(condition)))))
                    @if let Some(value) = value { " " span.far { (drawing.tongue.flw_now(&value)) } }
                }
            }
        }
    }
}

/// Whether a condition holds as far as the viewer can tell, and the number it looks at.
fn standing(
    drawing: &Drawing<'_>,
    holder: Seat,
    condition: &Condition,
) -> (&'static str, Option<String>) {
    let (facts, scope) = (drawing.facts(), Scope::of(holder));
    if let Condition::Compare(Measure::Goals(_), how, Measure::Number(needed)) = condition
        && let Some(own) = drawing.own().filter(|_| drawing.me() == Some(holder))
        && drawing.table().phase != Phase::Over
    {
        // Goals are judged at the end; as things stand, in the best order.
        let met =
            ORDERS.map(|order| facts.goals(own, holder, order).iter().filter(|met| **met).count());
        let best = met.into_iter().max().unwrap_or(0) as i16;
        return (tick(how.holds(best, *needed)), Some(best.to_string()));
    }
    match condition {
        Condition::Compare(left, ..) => {
            let value = facts.measure(*left, &scope);
            let value = match left {
                Measure::Lead(_) | Measure::Balance(..) => signed(value),
                _ => value.to_string(),
            };
            (tick(facts.holds(condition, &scope)), Some(value))
        }
        Condition::Stance(..)
        | Condition::FinalDestiny(..)
        | Condition::Fulfilled(_)
        | Condition::Together => {
            let revealed = super::drawing::PEOPLE
                .iter()
                .all(|seat| drawing.table().person(*seat).destiny.is_some());
            (if revealed { tick(facts.holds(condition, &scope)) } else { "?" }, None)
        }
        _ => (tick(facts.holds(condition, &scope)), None),
    }
}

fn tick(holds: bool) -> &'static str {
    if holds { "✓" } else { "·" }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
