//! A game in words, as everybody at the table reads it.

use crate::love_letter::stage::{Numbers, Stage, desk, markup};
use tabletop::Viewer;
use web::Desk;
use words::Lang;

/// What is read: the texts of a page line by line, and in brackets what is said of drawings.
pub fn text(markup: &str) -> String {
    let mut text = String::new();
    let mut rest = markup;
    while let Some((before, after)) = rest.split_once('<') {
        text.push_str(before);
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap_or("");
        let inline = ["span", "strong", "svg", "use"];
        text.push(if inline.contains(&name) { ' ' } else { '\n' });
        if let Some((_, label)) = tag.split_once("aria-label=\"") {
            text.push_str(&format!("[{}] ", label.split('"').next().unwrap_or("")));
        }
        rest = after;
    }
    text.push_str(rest);
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Three moments of one game: early, with a card chosen; late in a round; after a round.
fn game(lang: Lang) -> String {
    let mut told = String::new();
    let mut stage = Stage::new(3, "2019", 11);
    let mut numbers = Numbers(11);
    for step in 0..=13 {
        let mover = stage.mover();
        for viewer in Viewer::all(3) {
            let glimpse = stage.glimpse(viewer);
            let mut desk: Desk = desk(&[]);
            desk.taken_in = glimpse.steps() - 1;
            if viewer.seat() == mover && step == 3 {
                let action: serde_json::Value =
                    serde_json::to_value(&glimpse.moves()[0]).expect("a move");
                let played = action.as_object().and_then(|action| action.iter().next());
                let (kind, of) = played.expect("a move is an object");
                let card = match kind.as_str() {
                    "play" => of.as_str(),
                    "play_on" => of[0].as_str(),
                    _ => Some("guard"),
                };
                desk.picks = vec![card.expect("a card").to_string()];
            }
            if [3, 8, 13].contains(&step) {
                let shown = text(&markup(&glimpse, 3, lang, &desk));
                told.push_str(&format!("=== after {step} moves, {viewer:?}\n{shown}\n\n"));
            }
        }
        stage.step(|count| numbers.below(count));
    }
    told
}

#[test]
fn a_game_reads_like_this_in_english() {
    insta::assert_snapshot!(game(Lang::En));
}

#[test]
fn a_game_reads_like_this_in_italian() {
    insta::assert_snapshot!(game(Lang::It));
}

#[test]
fn a_game_reads_like_this_in_german() {
    insta::assert_snapshot!(game(Lang::De));
}

#[test]
fn a_game_reads_like_this_in_french() {
    insta::assert_snapshot!(game(Lang::Fr));
}
