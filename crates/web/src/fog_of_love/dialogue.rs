//! Telling as dialogue: what a card asks, and what both say to it, each in their own voice.

use super::cards::{Cards, ink};
use super::{Table, invite};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::Sight;
use maud::{Markup, html};
use tabletop::Seat;

/// A question, and what was told since.
#[derive(Hash)]
pub(super) struct Dialogue<'a> {
    asked: Sight,
    told: Vec<(Seat, &'a str)>,
    /// Whether the viewer may answer it.
    open: bool,
}

/// The questions that the page still tells of, and those that the viewer may answer.
pub(super) fn dialogues<'a>(table: &'a Table<'_>) -> Vec<Dialogue<'a>> {
    let (face, lang) = (table.face(), table.lang());
    let telling = table.page().picture.telling.as_ref();
    let told = telling.map_or(&[][..], |telling| &telling.told);
    let told = || told.iter().filter(|told| told.step <= face.steps);
    let asks = |you: Seat| face.questions.iter().rposition(|one| one.seats.contains(&you));
    let mine = face.you.and_then(|you| Some((you, asks(you)?)));
    let questions = face.questions.iter().enumerate().filter_map(|(at, question)| {
        let next = face.questions.get(at + 1).map_or(usize::MAX, |next| next.step);
        let since = |from: usize, to: usize| told().filter(move |t| (from..to).contains(&t.step));
        let open = mine.is_some_and(|(you, last)| {
            last == at && !since(question.step, usize::MAX).any(|told| told.seat == you.0)
        });
        let told = since(question.step, next).map(|told| (Seat(told.seat), told.text_in(lang)));
        let asked = question.sight;
        (open || question.is_of_now()).then(|| Dialogue { asked, told: told.collect(), open })
    });
    questions.collect()
}

/// What is asked and told now.
pub(super) fn dialogue(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let dialogues = dialogues(table);
    let dialogues = (!dialogues.is_empty()).then_some((table.cards(), dialogues))?;
    Some(sheet.part("fl-dialogue", &dialogues, draw))
}

fn draw((cards, dialogues): &(Cards<'_>, Vec<Dialogue<'_>>)) -> Markup {
    html! {
        div.fl-dialogue id="fl-dialogue" {
            @for Dialogue { asked, told, open } in dialogues {
                @if let Some(asked) = invite(&(*cards, *asked)) {
                    p.asked id=[open.then_some("tell-asked")] { (asked.text) }
                    @for (seat, text) in told {
                        blockquote class={ "fl-tale " (ink(*seat)) } { (cards.person(*seat)) " " span.words { (text) } }
                    }
                }
            }
        }
    }
}
