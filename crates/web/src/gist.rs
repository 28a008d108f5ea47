//! The rules of a game in a minute: four points, the aim first and the end last.

use crate::{favor, fog_of_love, love_letter};
use house::GameKind;
use maud::{Markup, html};
use words::Tongue;

/// One of the four.
pub(crate) struct Point {
    title: String,
    text: String,
    drawn: Markup,
}

/// The aim of a game, in one sentence or two.
pub(crate) fn aim(tongue: &Tongue, game: GameKind) -> String {
    match game {
        GameKind::LoveLetter => tongue.gist_love_letter_aim(),
        GameKind::Favor => tongue.gist_favor_aim(),
        GameKind::FogOfLove => tongue.gist_fog_of_love_aim(),
    }
}

/// All four.
pub(crate) fn points(tongue: &Tongue, game: GameKind) -> [Point; 4] {
    let (turn, besides, end) = match game {
        GameKind::LoveLetter => (
            tongue.gist_love_letter_turn(),
            (tongue.gist_love_letter_besides_title(), tongue.gist_love_letter_besides()),
            tongue.gist_love_letter_end(),
        ),
        GameKind::Favor => (
            tongue.gist_favor_turn(),
            (tongue.gist_favor_besides_title(), tongue.gist_favor_besides()),
            tongue.gist_favor_end(),
        ),
        GameKind::FogOfLove => (
            tongue.gist_fog_of_love_turn(),
            (tongue.gist_fog_of_love_besides_title(), tongue.gist_fog_of_love_besides()),
            tongue.gist_fog_of_love_end(),
        ),
    };
    let [aim_drawn, turn_drawn, besides_drawn, end_drawn] = drawn(tongue, game);
    [
        Point { title: tongue.gist_aim(), text: aim(tongue, game), drawn: aim_drawn },
        Point { title: tongue.gist_turn(), text: turn, drawn: turn_drawn },
        Point { title: besides.0, text: besides.1, drawn: besides_drawn },
        Point { title: tongue.gist_end(), text: end, drawn: end_drawn },
    ]
}

/// What is drawn beside each.
fn drawn(tongue: &Tongue, game: GameKind) -> [Markup; 4] {
    match game {
        GameKind::LoveLetter => love_letter::drawn_gist(tongue),
        GameKind::Favor => favor::drawn_gist(),
        GameKind::FogOfLove => fog_of_love::drawn_gist(),
    }
}

/// A point with its picture.
pub(crate) fn point(point: &Point) -> Markup {
    html! {
        div.point {
            span.drawn aria-hidden="true" { (point.drawn) }
            div { h3 { (point.title) } p { (point.text) } }
        }
    }
}
