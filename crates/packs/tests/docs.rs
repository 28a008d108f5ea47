//! The examples of docs/packs.md load, and between them show every word of the language.

use crate::common::{shown, small};
use packs::{Clothes, Held, Mood, Paint, Prop, Setting, Sign, Thing, Trick};
use packs::{Finding, Problem, Source, TextFault, read};

const PAGE: &str = include_str!("../../../docs/packs.md");

/// The blocks of the page: what stands behind the fence's language, the line, the text.
fn blocks() -> Vec<(String, usize, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(String, usize, String)> = None;
    for (number, line) in PAGE.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(info)) => open = Some((info.to_string(), number + 1, String::new())),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some((_, _, text)), None) => *text += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    blocks
}

/// All examples as one pack: named ones as files of their own, the others by the line of the page.
fn examples() -> Source {
    let files = blocks().into_iter().filter_map(|(info, line, text)| match info.split_once(' ') {
        Some(("toml", "pack")) => Some((format!("line-{line}.toml"), text)),
        Some((_, name)) => Some((name.to_string(), text)),
        None => None,
    });
    Source::new(files).labelled("examples")
}

/// FL-83, FL-91, FL-98, FL-144, FL-163, FL-189, FL-218, FL-231, FL-256, FL-258, FL-267, FL-297: a
/// pack can say all that printed cards say.
#[test]
fn every_example_loads() {
    let sources = [small().labelled("small"), examples()];
    assert!(sources[1].files.len() > 12, "there are examples");
    let reading = read(&sources);
    // The reference shows no words, but the first scene has all of its own.
    let wrong = |finding: &&Finding| match &finding.problem {
        Problem::Text(TextFault::Missing { name, .. }) => name.contains("last-dance"),
        _ => finding.is_error(),
    };
    let wrong: Vec<Finding> = reading.findings().iter().filter(wrong).cloned().collect();
    assert!(wrong.is_empty(), "{}", shown(&wrong));
}

#[test]
fn the_first_scene_is_sound_beside_a_whole_pack() {
    let mut source = examples();
    source.files.retain(|(name, _)| !name.starts_with("line-"));
    let names: Vec<&str> = source.files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["pack.toml", "scenes.toml", "en.ftl"]);
    let reading = read(&[small().labelled("small"), source]);
    assert_eq!(reading.findings(), [], "{}", shown(reading.findings()));
}

#[test]
fn every_word_of_the_language_is_shown() {
    let shown: String = blocks().into_iter().map(|(_, _, text)| text).collect();
    let keys = "satisfaction tokens remove change reveal discard-scenes draw search swap trade \
        discard-destiny switch-in switch-out recover reveal-secret discard-secret insert raise \
        lower guess-trait tell hint manual if then else may choose rechoose void ignore \
        override-destiny match pair exactly-one chose compare has-trait has-occupation \
        has-feature holds-destiny gender flag stance final-destiny fulfilled opposed-trait all \
        any not number lead balance secrets hand destinies goals at-least at-most more-than \
        less-than exactly forbid chooses does requires on-play more event tutorial place prop mood \
        clothes thing paint sign chapters finale ending held";
    for key in keys.split_whitespace() {
        let used = [format!("{key} = "), format!("{key}]")];
        assert!(used.iter().any(|used| shown.contains(used)), "{key} has an example");
    }
    let words = "skip replace repeat redirect no-match guessed together gap lowest highest scenes \
        swap-roles in-order for-each-other";
    for word in words.split_whitespace() {
        assert!(shown.contains(&format!("\"{word}\"")), "{word} has an example");
    }
}

#[test]
fn every_name_of_a_drawing_is_listed() {
    let names = Setting::all().map(Setting::name).chain(Prop::all().map(Prop::name));
    let names = names.chain(Held::all().map(Held::name)).chain(Mood::all().map(Mood::name));
    let names = names.chain(Clothes::all().map(Clothes::name)).chain(Thing::all().map(Thing::name));
    let names = names.chain(Trick::all().map(Trick::name)).chain(Paint::all().map(Paint::name));
    for name in names.chain(Sign::all().map(Sign::name)) {
        assert!(PAGE.contains(&format!("`{name}`")), "{name} is listed");
    }
}
