//! What is to be decided beyond playing a scene and taking an option.

use super::card::{deck_label, small};
use super::drawing::Drawing;
use super::mine::conditions;
use super::picks::{LOCK, Next, destiny, read};
use ::fog_of_love::content::{Aspect, ChangeOf, Destiny, Trait};
use ::fog_of_love::{Action, Asked, Dealt, Private, other};
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::{Titled, aspect, label, trait_goal};

/// The question of this moment, where the card on the page does not ask it by its options.
pub(super) fn ask(drawing: &Drawing<'_>) -> Markup {
    let (Some(asked), Some(own), Some(me)) = (drawing.asked(), drawing.own(), drawing.me()) else {
        return html! {};
    };
    html! {
        div.fl-ask id="fl-ask" {
            @match asked {
                Asked::DrawFrom(decks) => div.fl-choices {
                    @for deck in decks.iter() {
                        @let pick = format!("deck-{}", deck.name());
                        button.fl-choice type="button" id=(pick) data-pick=(pick) { strong { (deck_label(drawing.tongue, deck)) } }
                    }
                },
                Asked::Option(_) | Asked::Enter => (parts(drawing)),
                Asked::GiveUp(what, _) => (give_up(drawing, own, me, what)),
                Asked::Take(..) => (taken(drawing, own)),
                Asked::DropDestiny { .. } | Asked::Recover { .. } | Asked::FinalDestiny => (destinies(drawing, me)),
                Asked::Switch { .. } => (switch(drawing, me)),
                Asked::Reveal(_) => { (shown_traits(drawing, own)) (destinies(drawing, me)) },
                Asked::Secret(owner) => (secrets(drawing, owner)),
                Asked::Guess => (guess(drawing)),
                Asked::SwapFeatures => (features(drawing, me)),
                Asked::Order => (order(drawing)),
                _ => {}
            }
        }
        (decide(drawing))
    }
}

/// What a last pick would do with what is picked, in words.
pub(super) fn label_of(drawing: &Drawing<'_>, last: &str) -> Option<String> {
    let seen = drawing.seen()?;
    let mut picks = drawing.picks.clone();
    picks.push(last.to_string());
    let Next::Move(action) = read(&drawing.moves, &picks) else { return None };
    let titles = drawing.titles();
    Some(label(drawing.tongue, &titles, action, seen, &drawing.names))
}

/// The press that makes a move of what is picked, and those that need no picking.
pub(super) fn decide(drawing: &Drawing<'_>) -> Markup {
    // An option that is picked has its own.
    let option = drawing.picks.iter().any(|pick| pick.starts_with("option-"));
    let plain = [
        (Action::GoOn, "go-on"),
        (Action::Skip, "skip"),
        (Action::Introduce, "introduce"),
        (Action::Done, "done"),
        (Action::Confirm, "confirm"),
        (Action::Object, "object"),
    ];
    let plain: Vec<_> =
        plain.into_iter().filter(|(action, _)| drawing.moves.contains(action)).collect();
    let lock = label_of(drawing, LOCK).filter(|_| !option);
    html! {
        @if lock.is_some() || !plain.is_empty() {
            div.actions.fl-decide id="fl-decide" {
                @if let Some(lock) = &lock {
                    button.button.primary type="button" id="confirm" data-pick=(LOCK) { (lock) }
                    button.button.quiet type="button" id="cancel" data-back { (drawing.tongue.flw_back()) }
                }
                @for (_, word) in plain {
                    button.button.primary[lock.is_none()] type="button" id={ "fl-" (word) } data-pick=(word) { (label_of(drawing, word).unwrap_or_default()) }
                }
            }
        }
    }
}

/// One of several cards.
fn choice(drawing: &Drawing<'_>, pick: &str, inside: Markup) -> Markup {
    html! { button.fl-choice type="button" id=(pick) data-pick=(pick) aria-pressed=(drawing.is_picked(pick)) { (inside) } }
}

/// The parts of an effect, or results to enter: each move in its own words. There are dozens of results:
/// once one is picked, it stands alone.
fn parts(drawing: &Drawing<'_>) -> Markup {
    let Some(seen) = drawing.seen() else { return html! {} };
    let entered = drawing.picks.iter().find(|pick| pick.starts_with("enter-"));
    let shows = |pick: &String| entered.is_none_or(|entered| entered == pick);
    let titles = drawing.titles();
    let say = |action: Action| label(drawing.tongue, &titles, action, seen, &drawing.names);
    html! {
        div.fl-choices {
            @for (nth, action) in drawing.moves.iter().enumerate() {
                @match action {
                    Action::Pick(number) => (choice(drawing, &format!("part-{number}"), html! { (say(*action)) })),
                    Action::Enter(_) => {
                        @let pick = format!("enter-{nth}");
                        @if shows(&pick) { (choice(drawing, &pick, html! { (say(*action)) })) }
                    },
                    _ => {}
                }
            }
        }
    }
}

/// A trait with its goal.
fn with_goal(drawing: &Drawing<'_>, card: Trait) -> Markup {
    html! {
        (small(drawing, Titled::Trait(card)))
        span.goal { (trait_goal(drawing.tongue, &drawing.content().traits[card.index()])) }
    }
}

fn give_up(drawing: &Drawing<'_>, own: &Private, me: Seat, what: ChangeOf) -> Markup {
    let person = drawing.table().person(me);
    let can = |place: u8| drawing.moves.contains(&Action::GiveUp(place));
    let face = |place: u8| {
        let at = usize::from(place);
        Some(match what {
            ChangeOf::Trait => with_goal(drawing, own.traits.get(at).copied().flatten()?),
            ChangeOf::Occupation => small(drawing, Titled::Occupation(person.occupation?)),
            ChangeOf::Feature => {
                small(drawing, Titled::Feature(person.features.get(at).copied().flatten()?))
            }
        })
    };
    html! {
        div.fl-choices {
            @for place in (0..3).filter(|place| can(*place)) {
                @if let Some(face) = face(place) { (choice(drawing, &format!("place-{place}"), face)) }
            }
        }
    }
}

fn taken(drawing: &Drawing<'_>, own: &Private) -> Markup {
    html! {
        div.fl-choices {
            @for (place, card) in own.dealt.iter().enumerate() {
                @let face = match card {
                    Dealt::Trait(card) => with_goal(drawing, *card),
                    Dealt::Occupation(card) => small(drawing, Titled::Occupation(*card)),
                    Dealt::Feature(card) => small(drawing, Titled::Feature(*card)),
                };
                (choice(drawing, &format!("dealt-{place}"), face))
            }
        }
    }
}

/// The destinies that can be meant, each with how near it is.
fn destinies(drawing: &Drawing<'_>, me: Seat) -> Markup {
    let cards = drawing.moves.iter().filter_map(|action| match *action {
        Action::Drop(card)
        | Action::Recover(card)
        | Action::Select(card)
        | Action::ShowDestiny(card) => Some(card),
        _ => None,
    });
    let cards: Vec<Destiny> = cards.collect();
    html! {
        @if !cards.is_empty() {
            div.fl-choices.wide { @for card in cards { (choice(drawing, &destiny(card), face(drawing, me, card))) } }
        }
    }
}

fn face(drawing: &Drawing<'_>, me: Seat, card: Destiny) -> Markup {
    html! { (small(drawing, Titled::Destiny(card))) (conditions(drawing, me, card)) }
}

/// Which destiny comes to hand, and which leaves it.
fn switch(drawing: &Drawing<'_>, me: Seat) -> Markup {
    let pairs = drawing.moves.iter().filter_map(|action| match *action {
        Action::Switch(take, give) => Some((take, give)),
        _ => None,
    });
    let (mut takes, mut gives): (Vec<Destiny>, Vec<Destiny>) = pairs.unzip();
    for list in [&mut takes, &mut gives] {
        list.sort_unstable();
        list.dedup();
    }
    html! {
        @for (word, list, heading) in [("take", takes, drawing.tongue.flw_take_up()), ("give", gives, drawing.tongue.flw_put_down())] {
            @if !list.is_empty() {
                h3 { (heading) }
                div.fl-choices.wide { @for card in list { (choice(drawing, &format!("{word}-{}", card.0), face(drawing, me, card))) } }
            }
        }
    }
}

fn shown_traits(drawing: &Drawing<'_>, own: &Private) -> Markup {
    let places = drawing.moves.iter().filter_map(|action| match *action {
        Action::ShowTrait(place) => Some(place),
        _ => None,
    });
    let cards: Vec<(u8, Trait)> = places
        .filter_map(|place| Some((place, own.traits.get(usize::from(place)).copied().flatten()?)))
        .collect();
    html! {
        @if !cards.is_empty() {
            div.fl-choices { @for (place, card) in cards { (choice(drawing, &format!("place-{place}"), with_goal(drawing, card))) } }
        }
    }
}

/// Somebody's secrets, face down: one is picked blind.
fn secrets(drawing: &Drawing<'_>, owner: Seat) -> Markup {
    let count = drawing.table().person(owner).secrets;
    html! {
        div.fl-choices {
            @for number in 0..count {
                (choice(drawing, &format!("secret-{number}"), html! { (crate::art::envelope()) strong { (drawing.tongue.flw_secret_nth((number + 1).into())) } }))
            }
        }
    }
}

fn guess(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.fl-choices.many {
            @for one in Aspect::all() { (choice(drawing, &format!("aspect-{}", one.index()), html! { (aspect(drawing.tongue, one)) })) }
        }
    }
}

/// Which of the features goes where.
fn features(drawing: &Drawing<'_>, me: Seat) -> Markup {
    html! {
        @for (word, seat) in [("mine", me), ("theirs", other(me))] {
            h3 { (drawing.name(seat)) }
            div.fl-choices {
                @for (place, card) in drawing.table().person(seat).features.iter().enumerate() {
                    @if let Some(card) = card { (choice(drawing, &format!("{word}-{place}"), small(drawing, Titled::Feature(*card)))) }
                }
            }
        }
    }
}

fn order(drawing: &Drawing<'_>) -> Markup {
    let Some(seen) = drawing.seen() else { return html! {} };
    let titles = drawing.titles();
    html! {
        div.fl-choices.wide {
            @for action in &drawing.moves {
                @if let Action::Order([a, b, c]) = action {
                    (choice(drawing, &format!("order-{a}{b}{c}"), html! { (label(drawing.tongue, &titles, *action, seen, &drawing.names)) }))
                }
            }
        }
    }
}
