//! The lessons of a first game: each is read when it comes to light, as soon as the one before it has been
//! (FL-304).

use crate::{Beat, Company, Kind, TakeIn};
use house::{FogOfLove, Glimpse, LessonWords, Titles};

/// The lessons that have come to light for the viewer's seat in a step, counted from 1, by their numbers.
/// Whoever looks on is taught nothing.
pub fn lessons(glimpse: &Glimpse<FogOfLove>, step: usize) -> Vec<u8> {
    let of_step = |(at, number): &(usize, u8)| (at + 1 == step).then_some(*number);
    let taught = glimpse.viewer.seat().map_or(&[][..], |_| &glimpse.lessons);
    taught.iter().filter_map(of_step).collect()
}

/// The same as beats, each by its number: they come after whatever else happened in their step.
pub(crate) fn lesson_beats(glimpse: &Glimpse<FogOfLove>, company: &Company<'_>) -> Vec<Beat<u8>> {
    let names = company.names();
    let titles = Titles::new(&glimpse.setup, company.tongue, &names);
    let taught = glimpse.viewer.seat().map_or(&[][..], |_| &glimpse.lessons);
    let beat = |&(step, number): &(usize, u8)| {
        let lesson = glimpse.view.lessons().find(|lesson| lesson.number == number)?;
        let LessonWords { title, paragraphs } = titles.lesson(glimpse.setup.story(), lesson)?;
        let text = paragraphs.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(" ");
        Some(Beat {
            step,
            kind: Kind::Lesson,
            by: None,
            on: glimpse.viewer.seat(),
            told: title.clone(),
            kept: title,
            take_in: Some(TakeIn { text, private: true, together: false }),
            what: number,
        })
    };
    taught.iter().filter_map(beat).collect()
}
