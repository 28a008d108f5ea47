//! What only one of them knows: traits and how far each goal is, destinies and how near, secrets.

use super::Table;
use super::cards::{Cards, Holder, signed};
use super::creation::pulls;
use super::notebook::notebook;
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
    put_away: Vec<Slot>,
    /// Whether two goals pull apart.
    opposed: bool,
    notebook: Option<Slot>,
}

/// Traits, destinies and secrets.
pub(super) fn mine(sheet: &mut Sheet<'_>, table: &Table<'_>, own: &Own) -> Slot {
    let (cards, holder) = (table.cards(), table.oneself());
    let mut destiny = |near: &Near| {
        let id = format!("fl-destiny-{}", near.card.0);
        sheet
            .part(id, &(cards, holder, near), |(cards, holder, near)| destiny(cards, *holder, near))
    };
    let destinies = own.destinies.iter().map(&mut destiny).collect();
    // How far they are is of no use any more; what they ask for can still be read (FL-282).
    let put_away = own.put_away.iter().map(|near| {
        let id = format!("fl-away-{}", near.card.0);
        sheet.part(id, &(cards, holder, near.card), away)
    });
    let put_away = put_away.collect();
    let content = cards.content();
    let aspects: Vec<_> =
        own.goals.iter().map(|goal| content.traits[goal.card.index()].aspect).collect();
    let notebook = notebook(sheet, table);
    let mine = Mine {
        cards,
        notebook,
        opposed: pulls(&aspects)[0],
        secrets: &own.holds.secrets,
        goals: &own.goals,
        destinies,
        put_away,
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
                        @if mine.opposed { p.help { (tongue.flw_goals_oppose()) } }
                    }
                }
                @if !mine.destinies.is_empty() {
                    section {
                        h3 { (tongue.flw_my_destinies()) }
                        @for one in &mine.destinies { (one) }
                        @if !mine.put_away.is_empty() {
                            p.help { (tongue.flw_put_away()) }
                            @for one in &mine.put_away { (one) }
                        }
                    }
                }
                @if let Some(notebook) = &mine.notebook { (notebook) }
            }
        }
    }
}

/// How far all goals are, in short: “1/3 · 2/3 · 4/10”.
fn far(goals: &[Goal]) -> String {
    let far = goals.iter().map(|goal| format!("{}/{}", signed(goal.now), goal.needed));
    far.collect::<Vec<_>>().join(" · ")
}

/// A trait and how far its goal is, as it counts.
fn goal(cards: &Cards<'_>, &Goal { card, now, needed, times, met }: &Goal) -> Markup {
    let (face, tongue) = (&cards.content().traits[card.index()], cards.tongue());
    html! {
        li.met[met] {
            button.fl-word type="button" data-explain={ "trait-" (card.0) } { (cards.title(Titled::Trait(card))) }
            " " span.mark { (aspect_mark(tongue, face.aspect)) } " "
            span.far { (tongue.flw_far(&signed(now), needed.into())) @if met { " ✓" } }
            @if times > 1 {
                " " span.times title=(tongue.flw_times(times.into())) {
                    span aria-hidden="true" { "×" (times) } span.sr { (tongue.flw_times(times.into())) }
                }
            }
        }
    }
}

/// A destiny, how far it is, and each of its conditions with how things stand.
pub(super) fn destiny(cards: &Cards<'_>, holder: Holder, near: &Near) -> Markup {
    let (face, tongue) = (&cards.content().destinies[near.card.index()], cards.tongue());
    html! {
        details.fl-destiny name="fl-destiny" id={ "fl-destiny-" (near.card.0) } {
            summary {
                (cards.title(Titled::Destiny(near.card))) " "
                span.badge { (stance(tongue, face.stance)) }
                @if near.holds() { " " span.far { "✓" } }
                @else if let Some(missing) = near.to_go() { " " span.far { (tongue.flw_to_go(missing.into())) } }
            }
            (conditions(cards, holder, near.card, &near.conditions))
        }
    }
}

/// A destiny that was put away, and what it asks for.
fn away((cards, holder, card): &(Cards<'_>, Holder, Destiny)) -> Markup {
    let (face, tongue) = (&cards.content().destinies[card.index()], cards.tongue());
    html! {
        details.fl-destiny.away name="fl-destiny" id={ "fl-away-" (card.0) } {
            summary { (cards.title(Titled::Destiny(*card))) " " span.badge { (stance(tongue, face.stance)) } }
            ul.fl-conditions {
                @for when in whens(&face.when) { li { (asks(cards, *holder, *card, when)) } }
            }
        }
    }
}

/// Something that must hold for a destiny, in words.
fn asks(cards: &Cards<'_>, holder: Holder, card: Destiny, when: &When) -> String {
    cards.voice_of(CardContext::Destiny(card), holder, |voice| {
        capital(&cards.tongue().flw_condition(&voice.condition(when)))
    })
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
                    (asks(cards, holder, card, when))
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
