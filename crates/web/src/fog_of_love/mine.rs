//! What only one of them knows: traits and how far each goal is, destinies and how near, secrets.

use super::Table;
use super::cards::{Cards, Holder, signed};
use crate::art::{Icon, icon};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Condition as When, Destiny, Measure, Scene};
use face::fog_of_love::{Condition, Goal, Near, Own, Standing, whens};
use maud::{Markup, html};
use words::fog_of_love::{CardContext, Titled, aspect_mark, stance};

/// What one of them knows.
#[derive(Hash)]
struct Mine<'a> {
    cards: Cards<'a>,
    secrets: &'a [Scene],
    goals: &'a [Goal],
    destinies: Vec<Slot>,
    put_away: Vec<Destiny>,
}

/// Traits, destinies and secrets.
pub(super) fn mine(sheet: &mut Sheet<'_>, table: &Table<'_>, own: &Own) -> Slot {
    let (cards, holder) = (table.cards(), table.oneself());
    let mut destiny = |near: &Near| {
        let id = format!("fl-destiny-{}", near.card.0);
        sheet
            .part(id, &(cards, holder, near), |(cards, holder, near)| destiny(cards, *holder, near))
    };
    let mine = Mine {
        cards,
        secrets: &own.holds.secrets,
        goals: &own.goals,
        destinies: own.destinies.iter().map(&mut destiny).collect(),
        put_away: own.put_away.iter().map(|near| near.card).collect(),
    };
    sheet.part("fl-mine", &mine, draw)
}

fn draw(mine: &Mine<'_>) -> Markup {
    let (cards, tongue) = (&mine.cards, mine.cards.tongue());
    html! {
        details.fl-mine id="fl-mine" {
            summary { (icon(Icon::Mask)) span { (tongue.flw_tab_mine()) } @if !mine.goals.is_empty() { small { (far(mine.goals)) } } }
            div.fl-private tabindex="0" role="region" aria-label=(tongue.flw_mine()) {
                @if !mine.secrets.is_empty() {
                    section {
                        h3 { (tongue.flw_my_secrets()) }
                        ul { @for scene in mine.secrets { li { button.fl-word type="button" data-explain={ "scene-" (scene.0) } { (cards.title(Titled::Scene(*scene))) } } } }
                    }
                }
                @if !mine.goals.is_empty() {
                    section {
                        h3 { (tongue.flw_my_traits()) }
                        ul.fl-goals { @for one in mine.goals { (goal(cards, one)) } }
                    }
                }
                @if !mine.destinies.is_empty() {
                    section {
                        h3 { (tongue.flw_my_destinies()) }
                        @for one in &mine.destinies { (one) }
                        @if !mine.put_away.is_empty() {
                            p.help {
                                (tongue.flw_put_away()) " "
                                @for card in &mine.put_away { span.badge { (cards.title(Titled::Destiny(*card))) } " " }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How far all goals are, in short: “1/3 · 2/3 · 2/5”.
fn far(goals: &[Goal]) -> String {
    let far = goals.iter().map(|goal| format!("{}/{}", signed(goal.now), goal.needed));
    far.collect::<Vec<_>>().join(" · ")
}

/// A trait and how far its goal is.
fn goal(cards: &Cards<'_>, &Goal { card, now, needed, .. }: &Goal) -> Markup {
    let face = &cards.content().traits[card.index()];
    html! {
        li.met[now >= needed] {
            button.fl-word type="button" data-explain={ "trait-" (card.0) } { (cards.title(Titled::Trait(card))) }
            " " span.mark { (aspect_mark(cards.tongue(), face.aspect)) } " "
            span.far { (signed(now)) " / " (needed) @if now >= needed { " ✓" } }
        }
    }
}

/// A destiny, each of its conditions with how things stand.
pub(super) fn destiny(cards: &Cards<'_>, holder: Holder, near: &Near) -> Markup {
    let face = &cards.content().destinies[near.card.index()];
    html! {
        details.fl-destiny name="fl-destiny" id={ "fl-destiny-" (near.card.0) } {
            summary {
                (cards.title(Titled::Destiny(near.card))) " "
                span.badge { (stance(cards.tongue(), face.stance)) }
            }
            (conditions(cards, holder, near.card, &near.conditions))
        }
    }
}

/// What must hold for a destiny, and whether it does.
pub(super) fn conditions(
    cards: &Cards<'_>,
    holder: Holder,
    card: Destiny,
    conditions: &[Condition],
) -> Markup {
    let tongue = cards.tongue();
    let list = whens(&cards.content().destinies[card.index()].when).iter().zip(conditions);
    html! {
        ul.fl-conditions {
            @for (when, condition) in list {
                li {
                    span.state aria-hidden="true" { (mark(condition.standing)) } " "
                    (cards.voice_of(CardContext::Destiny(card), holder, |voice| capital(&tongue.flw_condition(&voice.condition(when)))))
                    @if let Some(now) = condition.now { " " span.far { (tongue.flw_now(&value(when, now))) } }
                }
            }
        }
    }
}

/// The number that a condition looks at: a balance has a sign.
fn value(when: &When, now: i16) -> String {
    match when {
        When::Compare(Measure::Lead(_) | Measure::Balance(..), ..) => signed(now),
        _ => now.to_string(),
    }
}

fn mark(standing: Standing) -> &'static str {
    match standing {
        Standing::Holds => "✓",
        Standing::Lacks => "·",
        Standing::Unknown => "?",
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
