//! The six scales: how much of each aspect somebody has shown, and where one's own goals lie.

use super::drawing::{Drawing, PEOPLE, ink, shape, signed};
use ::fog_of_love::content::{Aspect, Dimension, Direction, Goal};
use maud::{Markup, html};
use words::fog_of_love::dimension;

/// Half of a scale: so many tokens to each side are told apart.
const REACH: i16 = 8;

/// Where a balance stands on a scale of 200 × 24.
fn place(balance: i16) -> i16 {
    100 + balance.clamp(-REACH, REACH) * 11
}

/// All six.
pub(super) fn scales(drawing: &Drawing<'_>) -> Markup {
    html! {
        ul.fl-scales id="fl-scales" {
            @for one in Dimension::ALL { (scale(drawing, one)) }
        }
    }
}

fn scale(drawing: &Drawing<'_>, of: Dimension) -> Markup {
    let tongue = drawing.tongue;
    let up = Aspect::up(of);
    let balances = PEOPLE.map(|seat| drawing.table().person(seat).balance(up));
    let spoken = tongue.flw_scale(
        drawing.name(PEOPLE[0]),
        drawing.name(PEOPLE[1]),
        &signed(balances[0]),
        &signed(balances[1]),
        &signed(balances[0] + balances[1]),
    );
    html! {
        li id={ "fl-scale-" (of.name()) } {
            button.fl-scale type="button" data-explain={ "dimension-" (of.name()) } {
                span.name { (dimension(tongue, of)) }
                svg viewBox="0 0 200 24" aria-hidden="true" {
                    path.axis d="M8 12H192M100 7V17" {}
                    @for (at, own) in goals(drawing, of) {
                        @if own { path.goal d={ "M" (place(at)) " 3V21" } {} }
                        @else { path.goal.shared d={ "M" (place(at)) " 3V21" } {} }
                    }
                    @if balances[0] != 0 || balances[1] != 0 {
                        circle.ours cx=(place(balances[0] + balances[1])) cy="12" r="8" {}
                    }
                    circle.ink-one cx=(place(balances[0])) cy="9" r="4.5" {}
                    path.ink-two d={ "M" (place(balances[1])) " 9l5.5 5.5l-5.5 5.5l-5.5 -5.5z" } {}
                }
                span.figures aria-hidden="true" {
                    @for (seat, balance) in PEOPLE.into_iter().zip(balances) {
                        span class=(ink(seat)) { (shape(seat)) (signed(balance)) }
                    }
                }
                span.sr { (spoken) }
            }
        }
    }
}

/// Where the viewer's goals lie on a scale, and whether each is for their own balance alone.
fn goals(drawing: &Drawing<'_>, of: Dimension) -> Vec<(i16, bool)> {
    let Some(own) = drawing.own() else { return Vec::new() };
    let cards = own.traits.iter().flatten().map(|card| &drawing.content().traits[card.index()]);
    let here = cards.filter(|card| card.aspect.dimension == of);
    here.map(|card| {
        let needed = i16::from(card.number);
        let at = if card.aspect.direction == Direction::Up { needed } else { -needed };
        (at, card.goal == Goal::Individual)
    })
    .collect()
}
