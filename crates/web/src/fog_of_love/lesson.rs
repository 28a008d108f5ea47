//! The lessons of a first game, beside what they are about.

use super::Table;
use super::cards::Cards;
use crate::parts::{Sheet, Slot};
use crate::table::got_it;
use ::fog_of_love::content::{Lesson, LessonPart};
use maud::{Markup, html};
use words::{Lang, Tongue};

/// The lesson that is to be read now, and those before for whoever wants to read again. Those that come at
/// once are read one after the other; what has been read stays, the latest open.
pub(super) fn lessons(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let (face, desk, asked) = (table.face(), table.desk(), table.lesson_asked());
    if !desk.hints && asked.is_none() {
        return None;
    }
    let (new, known) = (&face.new_lessons, &face.lessons);
    // What has not been asked for yet comes to light when it is.
    let read = match asked {
        Some(asked) => new.iter().take_while(|number| **number != asked).count(),
        None if desk.waits => 0,
        None => new.len(),
    };
    let is_read = |number: &&u8| !new[read..].contains(number);
    let mut before: Vec<u8> = known.iter().filter(is_read).copied().collect();
    let open = asked.or_else(|| before.pop())?;
    let cards = table.cards();
    let mut part = |number: u8, lies: Lies| {
        sheet.part(format!("lesson-{number}"), &(cards, number, lies), folded)
    };
    let open = part(open, Lies::Open);
    let before = before.into_iter().rev();
    let before: Vec<Slot> = before.map(|number| part(number, Lies::Folded)).collect();
    let take_in = asked.map(|_| (face.steps, desk.asking.unwrap_or_default()));
    Some(sheet.part("fl-lesson", &(cards.lang, take_in, open, before), draw))
}

/// In which language, which of the things to take in it is, if it is one, what is open, and those before.
type Lessons = (Lang, Option<(usize, usize)>, Slot, Vec<Slot>);

fn draw((lang, take_in, open, before): &Lessons) -> Markup {
    let tongue = Tongue::of(*lang);
    html! {
        aside.fl-lesson id="fl-lesson" aria-label=(tongue.flw_lessons())
            data-take-in=[take_in.map(|(step, which)| format!("{step}-{which}"))] {
            (open)
            @if let Some(of) = take_in { div.actions { (got_it(tongue, *of)) } }
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
    let id = format!("lesson-{number}");
    html! {
        @match lies {
            Lies::Open => details open id=(id) { (inside) },
            Lies::Folded => details name="lesson" id=(id) { (inside) },
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
