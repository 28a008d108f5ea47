//! Epilogues: what a pack may say about how a story of its own ended, and what it may speak of.

use fog_of_love::Way;
use fog_of_love::content::{Content, Story};
use std::collections::BTreeSet;

/// Most characters in a paragraph of an epilogue.
pub const MOST_PARAGRAPH: usize = 1000;
/// Most paragraphs of an epilogue.
pub const MOST_PARAGRAPHS: usize = 8;
/// What stands behind the name of a paragraph and of those that may stand in its place, in this
/// order: the first is told of which everything is known.
const INSTEAD: [&str; 4] = ["", "-b", "-c", "-d"];

/// Whether a text belongs to an epilogue.
pub(crate) fn is_epilogue(name: &str) -> bool {
    name.starts_with("epilogue-")
}

/// The message of an epilogue.
pub fn epilogue_key(story: &str, way: Way) -> String {
    format!("epilogue-{story}-{}", way.name())
}

/// The attributes of an epilogue's paragraphs: for each, those that may stand there.
pub fn paragraphs() -> impl Iterator<Item = [String; 4]> {
    (1..=MOST_PARAGRAPHS).map(|number| INSTEAD.map(|instead| format!("part-{number}{instead}")))
}

/// The messages of the epilogues that a story may have, by its place.
pub(crate) fn keys(content: &Content, place: usize) -> Vec<String> {
    let Some(story) = content.stories.get(place) else { return Vec::new() };
    let ways = Way::possible(content, place).into_iter();
    ways.map(|way| epilogue_key(&story.id, way)).collect()
}

/// What an epilogue may speak of beside the names: `prompts` are those of the story's own pages.
pub(crate) fn facts<'p>(
    story: &Story,
    prompts: impl Iterator<Item = (&'p str, &'p str)>,
) -> BTreeSet<String> {
    let mut facts = vec!["occupation".to_string(), "feature".to_string()];
    let chapters = story.chapters.iter().enumerate();
    let choices = chapters.filter(|(_, chapter)| !chapter.options.is_empty());
    facts.extend(choices.map(|(number, _)| format!("chose-{}", number + 1)));
    if !story.finale.options.is_empty() {
        facts.push("chose-finale".to_string());
    }
    let (finale, chapter) = (format!("finale-{}", story.id), format!("chapter-{}-", story.id));
    for (key, prompt) in prompts {
        let number = key.strip_prefix(&chapter).and_then(|rest| rest.parse::<u8>().ok());
        let own = key == finale || number.is_some();
        facts.extend(prompt.strip_prefix("tell-").filter(|_| own).map(|it| format!("told-{it}")));
    }
    let both =
        facts.iter().flat_map(|fact| ["player", "partner"].map(|who| format!("{who}-{fact}")));
    both.collect()
}
