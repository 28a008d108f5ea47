//! The six scales: how much of each aspect somebody has shown, and where one's own goals lie.

use super::Table;
use super::cards::{Cards, PEOPLE, ink, shape, signed};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Aspect, Dimension, Direction, Goal};
use maud::{Markup, html};
use words::fog_of_love::dimension;

/// Half of a scale: so many tokens to each side are told apart.
const REACH: i16 = 8;

/// Where a balance stands on a scale of 200 × 24.
fn place(balance: i16) -> i16 {
    100 + balance.clamp(-REACH, REACH) * 11
}

/// One of the scales.
#[derive(Hash)]
struct Scale<'a> {
    cards: Cards<'a>,
    of: Dimension,
    /// By seat.
    balances: [i16; 2],
    /// Where the viewer's goals lie, and whether each is for their own balance alone.
    goals: Vec<(i16, bool)>,
}

/// All six.
pub(super) fn scales(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let scales = Dimension::ALL.map(|of| {
        let balance = |seat| table.face().table.person(seat).balance(Aspect::up(of));
        let balances = PEOPLE.map(balance);
        let scale = Scale { cards: table.cards(), of, balances, goals: goals(table, of) };
        sheet.part(format!("fl-scale-{}", of.name()), &scale, draw)
    });
    sheet.part("fl-scales", &scales, |scales| {
        html! { ul.fl-scales id="fl-scales" { @for scale in scales { (scale) } } }
    })
}

fn draw(scale: &Scale<'_>) -> Markup {
    let &Scale { ref cards, of, balances, .. } = scale;
    let spoken = cards.tongue().flw_scale(
        cards.name(PEOPLE[0]),
        cards.name(PEOPLE[1]),
        &signed(balances[0]),
        &signed(balances[1]),
        &signed(balances[0] + balances[1]),
    );
    html! {
        li id={ "fl-scale-" (of.name()) } {
            button.fl-scale type="button" data-explain={ "dimension-" (of.name()) } {
                span.name { (dimension(cards.tongue(), of)) }
                svg viewBox="0 0 200 24" aria-hidden="true" {
                    path.axis d="M8 12H192M100 7V17" {}
                    @for (at, own) in &scale.goals {
                        @if *own { path.goal d={ "M" (place(*at)) " 3V21" } {} }
                        @else { path.goal.shared d={ "M" (place(*at)) " 3V21" } {} }
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
fn goals(table: &Table<'_>, of: Dimension) -> Vec<(i16, bool)> {
    let content = table.cards().content();
    let cards = table.face().own.iter().flat_map(|own| &own.goals);
    let cards = cards.map(|goal| &content.traits[goal.card.index()]);
    let here = cards.filter(|card| card.aspect.dimension == of);
    here.map(|card| {
        let needed = i16::from(card.number);
        let at = if card.aspect.direction == Direction::Up { needed } else { -needed };
        (at, card.goal == Goal::Individual)
    })
    .collect()
}
