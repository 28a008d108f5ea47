//! The six scales: how much of each aspect somebody has shown, and where one's own goals lie.

use super::Table;
use super::card::options_of;
use super::cards::{Cards, PEOPLE, ink, signed};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Aspect, Dimension, Direction, Goal};
use face::fog_of_love::Pick;
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::dimension;

/// Half of a scale: so many tokens to each side are told apart.
const REACH: i16 = 7;

/// Where a balance stands on a scale of 200 × 26.
fn place(balance: i16) -> i16 {
    100 + balance.clamp(-REACH, REACH) * 13
}

/// The marks of a scale, the middle apart.
const TICKS: &str = "M9 11V16M22 11V16M35 11V16M48 11V16M61 11V16M74 11V16M87 11V16\
                     M113 11V16M126 11V16M139 11V16M152 11V16M165 11V16M178 11V16M191 11V16";

/// One of the scales.
#[derive(Hash)]
struct Scale<'a> {
    cards: Cards<'a>,
    of: Dimension,
    /// By seat.
    balances: [i16; 2],
    /// Where the viewer's goals lie, and whether each is for their own balance alone.
    goals: Vec<(i16, bool)>,
    /// Whose balance the option that is picked surely moves, and where to.
    moves: Option<(Seat, i16)>,
}

/// All six.
pub(super) fn scales(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let scales = Dimension::ALL.map(|of| {
        let balance = |seat| table.face().table.person(seat).balance(Aspect::up(of));
        let balances = PEOPLE.map(balance);
        let moves = moves(table, of).map(|(seat, by)| (seat, balances[seat.index()] + by));
        let scale = Scale { cards: table.cards(), of, balances, goals: goals(table, of), moves };
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
    let [one, two] = balances.map(place);
    html! {
        li id={ "fl-scale-" (of.name()) } {
            button.fl-scale.moves[scale.moves.is_some()] type="button" data-explain={ "dimension-" (of.name()) } {
                span.ends {
                    span aria-hidden="true" { (cards.tongue().flw_end_down(of)) }
                    b { (dimension(cards.tongue(), of)) }
                    span aria-hidden="true" { (cards.tongue().flw_end_up(of)) }
                }
                svg viewBox="0 0 200 26" aria-hidden="true" focusable="false" {
                    path.axis d="M6 13.5H194M100 7V20" {}
                    path.ticks d=(TICKS) {}
                    @for (at, own) in &scale.goals {
                        path.goal.shared[!own] d={ "M" (place(*at)) " 23V0l9 3.4l-9 3.6" } {}
                    }
                    @if one != two { circle.ours cx=(place(balances[0] + balances[1])) cy="13.5" r="10" {} }
                    @if let Some((seat, to)) = scale.moves {
                        @let (from, to, down) = (balances[seat.index()], place(to), 9 * i16::from(seat.0));
                        path class={ "path " (ink(seat)) } d={ "M" (place(from)) " " (9 + down) "H" (to) } {}
                        circle class={ "ghost " (ink(seat)) } cx=(to) cy=(9 + down) r="4.6" {}
                    }
                    path.ink-two d={ "M" (two) " 12.4l5.6 5.6l-5.6 5.6l-5.6 -5.6z" } {}
                    circle.ink-one cx=(one) cy="9" r="5" {}
                }
                span.sr { (spoken) }
            }
        }
    }
}

/// Whose balance the option that is picked surely moves on a scale, and by how much.
fn moves(table: &Table<'_>, of: Dimension) -> Option<(Seat, i16)> {
    let which = table.picks.iter().find_map(|pick| match pick {
        Pick::Option(which) => Some(*which),
        _ => None,
    })?;
    let frame = table.asking().filter(|frame| frame.under.is_none())?;
    let cards = table.cards();
    let option = options_of(&cards, table.context(frame.source)).get(which.index())?;
    let here = option.tokens.iter().filter(|gift| gift.aspect.dimension == of);
    let by = here.map(|gift| match gift.aspect.direction {
        Direction::Up => i16::from(gift.count),
        Direction::Down => -i16::from(gift.count),
    });
    let by: i16 = by.sum();
    Some((table.face().you?, by)).filter(|(_, by)| *by != 0)
}

/// Where the viewer's goals lie on a scale, and whether each is for their own balance alone.
fn goals(table: &Table<'_>, of: Dimension) -> Vec<(i16, bool)> {
    let content = table.cards().content();
    let goals = table.face().own.iter().flat_map(|own| &own.goals);
    let cards = goals.map(|goal| (&content.traits[goal.card.index()], goal.needed));
    let here = cards.filter(|(card, _)| card.aspect.dimension == of);
    here.map(|(card, needed)| {
        let at = if card.aspect.direction == Direction::Up { needed } else { -needed };
        (at, card.goal == Goal::Individual)
    })
    .collect()
}
