//! How it ended, and why each destiny came true or did not.

use super::drawing::{Drawing, PEOPLE, ink};
use super::mine::conditions;
use maud::{Markup, html};
use words::fog_of_love::{Titled, ending as told, stance};

/// The written ending, then each of the two with what they wanted.
pub(super) fn ending(drawing: &Drawing<'_>) -> Markup {
    let (tongue, table) = (drawing.tongue, drawing.table());
    let titles = drawing.titles();
    html! {
        div.fl-ending {
            h2 { (told(tongue, &titles, table, &drawing.names)) }
            div.fl-ends {
                @for seat in PEOPLE {
                    @let person = table.person(seat);
                    section class={ "fl-end " (ink(seat)) } {
                        h3 { (drawing.person(seat)) " " small { "♥ " (person.satisfaction) } }
                        @if let Some(card) = person.destiny {
                            p {
                                strong { (drawing.title(Titled::Destiny(card))) } " "
                                span.badge { (stance(tongue, drawing.content().destinies[card.index()].stance)) } " "
                                span.badge.fulfilled[person.fulfilled] { @if person.fulfilled { (tongue.flw_came_true()) } @else { (tongue.flw_stayed_dream()) } }
                            }
                            (conditions(drawing, seat, card))
                        }
                    }
                }
            }
        }
    }
}
