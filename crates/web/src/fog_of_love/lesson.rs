//! The lessons of a first game, beside what they are about.

use super::drawing::Drawing;
use ::fog_of_love::content::{Lesson, LessonPart};
use maud::{Markup, html};

/// The lessons that have come to light since the viewer last moved, at least the latest, and those before
/// for whoever wants to read again.
pub(super) fn lessons(drawing: &Drawing<'_>) -> Markup {
    let lessons: Vec<&Lesson> = drawing.view.lessons().collect();
    let Some(latest) = lessons.last().copied().filter(|_| drawing.desk.hints) else {
        return html! {};
    };
    let read = |one: &&Lesson| match &drawing.desk.lessons {
        Some(read) => read.contains(&one.number),
        None => one.number != latest.number,
    };
    let (mut before, mut new): (Vec<&Lesson>, Vec<&Lesson>) = lessons.into_iter().partition(read);
    if new.is_empty() {
        new.extend(before.pop());
    }
    let tongue = drawing.tongue;
    html! {
        aside.fl-lesson id="fl-lesson" aria-label=(tongue.flw_lessons()) {
            @for one in new {
                details open id={ "lesson-" (one.number) } { (lesson(drawing, one)) }
            }
            @if !before.is_empty() {
                details.before id="lessons-before" {
                    summary { (tongue.flw_lessons_before()) " " span.badge { (before.len()) } }
                    @for one in before.iter().rev() {
                        details name="lesson" id={ "lesson-" (one.number) } { (lesson(drawing, one)) }
                    }
                }
            }
        }
    }
}

/// All lessons that the story's tutorial has.
pub(super) fn all(drawing: &Drawing<'_>) -> Vec<Markup> {
    let story = &drawing.content().stories[usize::from(drawing.table().story)];
    let lessons = story.tutorial.as_ref().map_or(&[][..], |tutorial| &tutorial.lessons);
    lessons.iter().map(|one| lesson(drawing, one)).collect()
}

fn lesson(drawing: &Drawing<'_>, lesson: &Lesson) -> Markup {
    let words = drawing.titles().lesson(drawing.table().story, lesson);
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
