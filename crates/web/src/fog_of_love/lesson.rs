//! The lessons of a first game, beside what they are about.

use super::Table;
use super::cards::Cards;
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Lesson, LessonPart};
use maud::{Markup, html};
use words::{Lang, Tongue};

/// The lessons that have come to light since the viewer last moved, at least the latest, and those before
/// for whoever wants to read again.
pub(super) fn lessons(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let desk = table.desk();
    let latest = *table.face().lessons.last().filter(|_| desk.hints)?;
    let read = |number: &u8| match &desk.lessons {
        Some(read) => read.contains(number),
        None => *number != latest,
    };
    let (mut before, mut new): (Vec<u8>, Vec<u8>) =
        table.face().lessons.iter().partition(|number| read(number));
    if new.is_empty() {
        new.extend(before.pop());
    }
    let cards = table.cards();
    let mut part = |number: u8, lies: Lies| {
        sheet.part(format!("lesson-{number}"), &(cards, number, lies), folded)
    };
    let new: Vec<Slot> = new.into_iter().map(|number| part(number, Lies::Open)).collect();
    let before = before.into_iter().rev();
    let before: Vec<Slot> = before.map(|number| part(number, Lies::Folded)).collect();
    Some(sheet.part("fl-lesson", &(cards.lang, new, before), draw))
}

fn draw((lang, new, before): &(Lang, Vec<Slot>, Vec<Slot>)) -> Markup {
    let tongue = Tongue::of(*lang);
    html! {
        aside.fl-lesson id="fl-lesson" aria-label=(tongue.flw_lessons()) {
            @for one in new { (one) }
            @if !before.is_empty() {
                details.before id="lessons-before" {
                    summary { (tongue.flw_lessons_before()) " " span.badge { (before.len()) } }
                    @for one in before { (one) }
                }
            }
        }
    }
}

/// How a lesson lies on the page.
#[derive(Clone, Copy, PartialEq, Hash)]
enum Lies {
    Open,
    Folded,
}

fn folded((cards, number, lies): &(Cards<'_>, u8, Lies)) -> Markup {
    let one = of_story(cards).iter().find(|lesson| lesson.number == *number);
    let inside = html! { @if let Some(one) = one { (lesson(cards, one)) } };
    html! {
        @match lies {
            Lies::Open => details open id={ "lesson-" (number) } { (inside) },
            Lies::Folded => details name="lesson" id={ "lesson-" (number) } { (inside) },
        }
    }
}

fn of_story<'a>(cards: &Cards<'a>) -> &'a [Lesson] {
    let story = &cards.content().stories[usize::from(cards.setup.story())];
    story.tutorial.as_ref().map_or(&[], |tutorial| &tutorial.lessons)
}

/// All lessons that the story's tutorial has.
pub(super) fn all(cards: &Cards<'_>) -> Vec<Markup> {
    of_story(cards).iter().map(|one| lesson(cards, one)).collect()
}

fn lesson(cards: &Cards<'_>, lesson: &Lesson) -> Markup {
    let words = cards.titles().lesson(cards.setup.story(), lesson);
    html! {
        @if let Some(words) = words {
            summary { span.number { (lesson.number) } " " (words.title) }
            @for (part, text) in &words.paragraphs { p class=(kind(*part)) { (text) } }
        }
    }
}

/// How a paragraph is told apart from the others.
fn kind(part: LessonPart) -> &'static str {
    match part {
        LessonPart::Rule => "rule",
        LessonPart::Action => "action",
        LessonPart::Control => "control",
    }
}
