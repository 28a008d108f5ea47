//! What is to be taken in: what the other shows, a secret that comes out, and the finale.

use super::card::{kept, opening, small};
use super::drawing::{Drawing, signed};
use super::mine::conditions;
use ::fog_of_love::content::Scene;
use ::fog_of_love::{Happened, Shown, Sight, Source};
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::{CardContext, Titled, stance};

/// What the viewer has not yet taken in, one thing after the other.
pub(super) fn reveal(drawing: &Drawing<'_>) -> Option<Markup> {
    let glimpse = drawing.glimpse;
    let fresh = glimpse.recent.iter().enumerate();
    let fresh = fresh.filter(|(at, _)| glimpse.step_of(*at) >= drawing.desk.taken_in);
    let beats: Vec<Markup> = fresh.filter_map(|(_, sight)| beat(drawing, sight)).collect();
    let any = !beats.is_empty();
    any.then(|| html! { div.fl-beats { @for beat in beats { section.fl-beat { (beat) } } } })
}

fn beat(drawing: &Drawing<'_>, sight: &Sight) -> Option<Markup> {
    let tongue = drawing.tongue;
    match *sight {
        Happened::Showed(seat, card) if drawing.partner() == Some(seat) => {
            shown(drawing, seat, card)
        }
        Happened::RevealedSecret(seat, _, scene) if lasted(drawing, scene) => Some(html! {
            p.fl-byline { (drawing.person(seat)) " " (tongue.flw_stayed_secret()) }
            (kept(drawing, CardContext::Scene(scene), seat))
        }),
        Happened::RevealedSecret(seat, _, scene) => Some(html! {
            p.fl-byline { (drawing.person(seat)) " " (tongue.flw_was_secret()) }
            (opening(drawing, CardContext::Scene(scene), seat))
        }),
        Happened::ShowedDestiny(seat, card) | Happened::Overrode(seat, card) => Some(html! {
            p.fl-byline { (drawing.person(seat)) " " (tongue.flw_wanted()) }
            div.fl-choice { (small(drawing, Titled::Destiny(card))) span.badge { (stance(tongue, drawing.content().destinies[card.index()].stance)) } }
        }),
        Happened::ShowedTraits(seat, cards) => Some(html! {
            p.fl-byline { (drawing.person(seat)) " " (tongue.flw_really_was()) }
            ul.fl-goals { @for card in cards { (judged(drawing, seat, card)) } }
        }),
        Happened::Judged(_) => Some(super::ending::ending(drawing)),
        _ => None,
    }
}

/// Whether a secret comes out only now that nobody can find it any more.
fn lasted(drawing: &Drawing<'_>, scene: Scene) -> bool {
    drawing.recent().iter().any(
        |sight| matches!(sight, Happened::Began(frame) if frame.source == Source::Never(scene)),
    )
}

/// A card that the partner shows to nobody else.
fn shown(drawing: &Drawing<'_>, seat: Seat, card: Shown<::fog_of_love::Fogged>) -> Option<Markup> {
    let inside = match card {
        Shown::Trait(card) => {
            let card = card?;
            html! { (small(drawing, Titled::Trait(card))) span.goal { (drawing.goal(seat, card)) } }
        }
        Shown::Destiny(card) => {
            let card = card?;
            html! { (small(drawing, Titled::Destiny(card))) (conditions(drawing, seat, card)) }
        }
        Shown::Scene(card) => opening(drawing, CardContext::Scene(card?), seat),
    };
    Some(html! {
        p.fl-byline { (drawing.person(seat)) " " (drawing.tongue.flw_shows_you()) }
        div.fl-choice { (inside) }
    })
}

/// A trait in the finale, with whether its goal was reached.
fn judged(drawing: &Drawing<'_>, seat: Seat, card: ::fog_of_love::content::Trait) -> Markup {
    let face = &drawing.content().traits[card.index()];
    let verdict = drawing.recent().iter().rev().find_map(|sight| match *sight {
        Happened::JudgedGoal(whose, which, met) if whose == seat && which == card => Some(met),
        _ => None,
    });
    html! {
        li.met[verdict == Some(true)] {
            strong { (drawing.title(Titled::Trait(card))) } " "
            span.goal { (drawing.goal(seat, card)) } " "
            @if let Some(met) = verdict { span.badge { "♥ " (signed(face.worth(met).into())) } }
        }
    }
}
