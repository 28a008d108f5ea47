//! The small pack, whole or with an edit.
#![allow(dead_code)]

use fog_of_love::{Action, Book, FogOfLove, MOST_ACTIONS, Setup};
use packs::{Finding, Pack, Problem, Source, read};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tabletop::{Deals, play_random};

/// The files of the small pack.
pub const SMALL: [(&str, &str); 6] = [
    ("characters.toml", include_str!("../small/characters.toml")),
    ("en.ftl", include_str!("../small/en.ftl")),
    ("it.ftl", include_str!("../small/it.ftl")),
    ("pack.toml", include_str!("../small/pack.toml")),
    ("scenes.toml", include_str!("../small/scenes.toml")),
    ("stories.toml", include_str!("../small/stories.toml")),
];

pub fn small() -> Source {
    Source::new(SMALL)
}

/// The small pack with the first `from` in a file replaced.
pub fn edited(file: &str, from: &str, to: &str) -> Source {
    let files = SMALL.map(|(name, text)| {
        if name != file {
            return (name, text.to_string());
        }
        assert!(text.contains(from), "{file} contains {from}");
        (name, text.replacen(from, to, 1))
    });
    Source::new(files)
}

pub fn findings(source: Source) -> Vec<Finding> {
    read(&[source]).findings().to_vec()
}

/// Replaces the first `from` by `to` and expects one finding, at the mark `^` in `to`.
#[track_caller]
pub fn check(file: &str, from: &str, to: &str, problem: Problem) {
    let (place, found) = marked(file, from, to);
    assert_eq!(found.len(), 1, "{}", shown(&found));
    expect(&found[0], file, place, &problem);
}

/// The same, but other findings may follow from it.
#[track_caller]
pub fn check_among(file: &str, from: &str, to: &str, problem: Problem) {
    let (place, found) = marked(file, from, to);
    let Some(one) = found.iter().find(|finding| finding.problem == problem) else {
        panic!("{problem:?} is not among\n{}", shown(&found));
    };
    expect(one, file, place, &problem);
}

#[track_caller]
fn marked(file: &str, from: &str, to: &str) -> ((u32, u32), Vec<Finding>) {
    let source = edited(file, from, to);
    let text = &source.files.iter().find(|(name, _)| name == file).expect("the file").1;
    let text = std::str::from_utf8(text).expect("text");
    let at = text.find('^').expect("a mark");
    let line = text[..at].matches('\n').count() as u32 + 1;
    let column = text[..at].rsplit('\n').next().unwrap_or_default().chars().count() as u32 + 1;
    ((line, column), findings(edited(file, from, &to.replace('^', ""))))
}

#[track_caller]
fn expect(finding: &Finding, file: &str, place: (u32, u32), problem: &Problem) {
    assert_eq!(finding.problem, *problem, "{finding}");
    assert_eq!(finding.file, file, "{finding}");
    assert_eq!((finding.line, finding.column), place, "{finding}");
}

pub fn shown(findings: &[Finding]) -> String {
    findings.iter().map(|finding| format!("{finding}\n")).collect()
}

pub fn list(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| word.to_string()).collect()
}

/// Plays games of every story of a pack with random moves, and of its tutorial if it has one.
pub fn play(pack: &Pack, games: u64) {
    let book = Book::new(pack.content.clone()).expect("content that can be played");
    let mut menu = [Action::GoOn; MOST_ACTIONS];
    for story in &pack.content.stories {
        let shuffled = Setup::new(&book, &story.id).expect("a story that can be dealt");
        let tutorial = shuffled.clone().as_tutorial();
        assert_eq!(tutorial.is_ok(), story.tutorial.is_some(), "{}", story.id);
        for setup in std::iter::once(shuffled).chain(tutorial) {
            for seed in 0..games {
                let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
                let mut deals = Deals::new(seed);
                let played = play_random::<FogOfLove, _>(&setup, &mut deals, &mut dice, &mut menu);
                assert!(played.is_ok(), "{} with seed {seed}: {played:?}", story.id);
            }
        }
    }
}
