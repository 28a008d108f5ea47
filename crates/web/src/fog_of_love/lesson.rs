//! The lessons of a first game: one at a time, beside what it is about.

use super::drawing::Drawing;
use ::fog_of_love::content::{Lesson, LessonPart};
use maud::{Markup, html};

/// The latest lesson that has come to light, and those before it for whoever wants to read again.
pub(super) fn lessons(drawing: &Drawing<'_>) -> Markup {
    let lessons: Vec<&Lesson> = drawing.view.lessons().collect();
    let Some((latest, before)) = lessons.split_last().filter(|_| drawing.desk.hints) else {
        return html! {};
    };
    let tongue = drawing.tongue;
    html! {
        aside.fl-lesson id="fl-lesson" aria-label=(tongue.flw_lessons()) {
            details open id={ "lesson-" (latest.number) } { (lesson(drawing, latest)) }
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
