//! The score of several games at one table.

use maud::{Markup, html};
use tables::{Picture, Tally};
use words::Tongue;

/// Who has won how many games at a table, from the second game on.
pub(crate) fn score(picture: &Picture) -> Vec<Tally> {
    let seats = picture.seats.iter().filter(|_| picture.games > 1);
    let tally = |won, name: &String| Tally { name: name.clone(), won };
    seats.filter_map(|chair| Some(tally(chair.won?, &chair.name))).collect()
}

/// The same as a paragraph, if there is anything to say.
pub(crate) fn drawn(tongue: &Tongue, score: &[Tally]) -> Markup {
    html! {
        @if !score.is_empty() {
            p.score {
                span.sr { (tongue.web_score()) " " }
                @for (at, part) in parts(tongue, score).iter().enumerate() {
                    @if at > 0 { " · " }
                    span { (part) }
                }
            }
        }
    }
}

/// The same in one line.
pub(crate) fn line(tongue: &Tongue, score: &[Tally]) -> String {
    parts(tongue, score).join(" · ")
}

/// Two stand against each other; more stand in a row.
fn parts(tongue: &Tongue, score: &[Tally]) -> Vec<String> {
    match score {
        [one, other] => {
            let (won, lost) = (one.won.into(), other.won.into());
            vec![tongue.web_score_two(&one.name, &other.name, won, lost)]
        }
        several => {
            several.iter().map(|one| tongue.web_score_of(&one.name, one.won.into())).collect()
        }
    }
}
