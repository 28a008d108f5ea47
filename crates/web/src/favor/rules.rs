//! What things are, the rules in short, and the picture of the game.

use super::clue::{key, tint};
use crate::{art, told};
use ::favor::{BONUS_POINTS, Clue, Door, EXACT_POINTS, OPPOSITE_POINTS, SHARED_POINTS};
use maud::{Markup, html};
use words::favor::{clue_line, clue_mark, clue_name, clue_rule, door_line, door_name};
use words::{Lang, Tongue};

/// Every clue (`red-lady`, `blue-red`) and every door (`door-red-lady`).
pub(super) fn explanations(lang: &Lang) -> Markup {
    let tongue = Tongue::of(*lang);
    html! {
        @for clue in Clue::ALL { (told::explanation(&key(clue), explain_clue(tongue, clue))) }
        @for door in Door::ALL {
            (told::explanation(&format!("door-{}", door.name()), explain_door(tongue, door)))
        }
    }
}

fn explain_clue(tongue: &Tongue, clue: Clue) -> Markup {
    html! {
        div.fv-explained {
            (art::clue(clue))
            div {
                h3 { (clue_name(tongue, clue)) " " span.letter { (clue_mark(tongue, clue)) } }
                p { strong { (clue_line(tongue, clue)) } }
                p { (clue_rule(tongue, clue)) }
            }
        }
    }
}

fn explain_door(tongue: &Tongue, door: Door) -> Markup {
    html! {
        div.fv-explained {
            (art::door(door))
            div {
                h3 { (door_name(tongue, door)) " " span.letter { (clue_mark(tongue, door.exact())) } }
                p { strong { (door_line(tongue, door)) } }
                p { (tongue.fvw_door_rule()) }
            }
        }
    }
}

/// The rules in short.
pub(super) fn summary(lang: &Lang) -> Markup {
    let tongue = Tongue::of(*lang);
    html! {
        div.fv-summary {
            p { (tongue.fvw_sum_turn()) }
            p { (tongue.fvw_sum_pay()) }
            h3 { (tongue.fvw_sum_score()) }
            ul {
                li { (tongue.fv_match_exact(EXACT_POINTS.into())) }
                li { (tongue.fv_match_colour(SHARED_POINTS.into())) }
                li { (tongue.fv_match_role(SHARED_POINTS.into())) }
                li { (tongue.fv_match_none(OPPOSITE_POINTS.into())) }
            }
            p { (tongue.fvw_sum_bonus(BONUS_POINTS.into())) }
            h3 { (tongue.fvw_sum_clues()) }
            ul.fv-clues {
                @for clue in Clue::ALL {
                    li id={ "fv-sum-" (key(clue)) } {
                        span class=(tint(clue)) { (art::clue(clue)) span.letter aria-hidden="true" { (clue_mark(tongue, clue)) } }
                        p { b { (clue_name(tongue, clue)) } " " (clue_line(tongue, clue)) }
                    }
                }
            }
        }
    }
}

/// Two doors: behind one waits the lady, behind the other the tiger. What is bid lies between them.
pub(crate) fn picture() -> Markup {
    html! {
        span.lady { (art::door(Door::RedLady)) }
        span.coins { @for _ in 0..5 { (art::coin()) } }
        span.tiger { (art::door(Door::BlueTiger)) }
    }
}

/// One of the doors.
pub(crate) fn sign() -> Markup {
    art::door(Door::RedLady)
}

/// What the four points of the rules are drawn with.
pub(crate) fn drawn_gist() -> [Markup; 4] {
    let clues =
        html! { @for clue in &Clue::ALL[..2] { span class=(tint(*clue)) { (art::clue(*clue)) } } };
    [art::door(Door::RedLady), clues, art::gavel(), art::door_shut()]
}

/// The chapter of the cards begins with the four doors.
pub(crate) fn drawn_chapter(tongue: &Tongue, chapter: usize) -> Option<Markup> {
    (chapter == 2).then(|| {
        html! {
            div.plates {
                @for door in Door::ALL { figure { (art::door(door)) figcaption { (door_name(tongue, door)) } } }
            }
        }
    })
}
