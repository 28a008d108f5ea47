//! The whole box: complete, in four languages, and playable in all its stories.

use crate::common;
use fog_of_love::content::{Choice, Content, Deck, Goal, Kind, SceneCard, Tag, Tags};
use fog_of_love::{Action, Book, FogOfLove, MOST_ACTIONS, Setup};
use packs::{Pack, folder, read};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::path::Path;
use tabletop::{Deals, play_random};

fn whole_box() -> Pack {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/base");
    let source = folder(&path).expect("the folder of the pack");
    let reading = read(&[source]);
    let findings: Vec<String> = reading.findings().iter().map(ToString::to_string).collect();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
    reading.pack().expect("a pack")
}

#[test]
fn the_box_has_as_many_cards_as_it_should() {
    let content = whole_box().content;
    let characters = [content.traits.len(), content.occupations.len(), content.features.len()];
    assert_eq!((content.scenes.len(), characters), (113, [38, 36, 60]));
    assert_eq!((content.destinies.len(), content.stories.len()), (7, 4));
    assert_eq!(content.stories.iter().map(|story| story.chapters.len()).sum::<usize>(), 13);
    let shared = content.traits.iter().filter(|card| card.goal == Goal::Shared);
    assert_eq!(shared.count(), 21);
    let events = content.scenes.iter().filter(|card| card.kinds.has(Kind::SpecialEvent));
    assert_eq!(events.count(), 3);
}

/// How many scenes of a deck are of this kind, those of one story and of special events left out.
fn ordinary(content: &Content, deck: Deck, is: impl Fn(&SceneCard) -> bool) -> usize {
    let bound = |card: &SceneCard| {
        card.story.is_some() || card.event.is_some() || card.kinds.has(Kind::SpecialEvent)
    };
    let cards = content.scenes.iter().filter(|card| card.deck == deck && !bound(card));
    cards.filter(|card| is(card)).count()
}

#[test]
fn the_kinds_of_scenes_are_spread_as_in_the_printed_box() {
    let content = whole_box().content;
    let decks = [Deck::Sweet, Deck::Serious, Deck::Drama];
    let plain = |card: &SceneCard, choice: Choice| card.kinds.0 == 0 && card.choice == choice;
    let count = |is: &dyn Fn(&SceneCard) -> bool| decks.map(|deck| ordinary(&content, deck, is));
    assert_eq!(count(&|card| plain(card, Choice::Both)), [20, 17, 5]);
    assert_eq!(count(&|card| plain(card, Choice::Partner)), [9, 9, 9]);
    assert_eq!(count(&|card| card.kinds.has(Kind::Situation)), [5, 0, 1]);
    assert_eq!(count(&|card| card.kinds.has(Kind::Secret)), [1, 2, 2]);
    assert_eq!(count(&|card| card.kinds.has(Kind::Reaction)), [0, 1, 6]);
    assert_eq!(count(&|card| card.kinds.has(Kind::RevealSecret)), [0, 0, 2]);
    assert_eq!(count(&|card| card.kinds.has(Kind::SpecialEffect)), [0, 1, 7]);
    assert_eq!(count(&|_| true).iter().sum::<usize>(), 97);
}

/// A language that lacks a text is a finding, so whoever is listed is complete.
#[test]
fn every_word_is_there_in_four_languages() {
    let pack = whole_box();
    let spoken: Vec<&str> = pack.languages().collect();
    assert_eq!(spoken, ["de", "en", "fr", "it"]);
    let counts: Vec<usize> =
        spoken.iter().map(|lang| pack.words(lang).expect("words").count()).collect();
    assert!(counts.iter().all(|count| *count == counts[0]), "{counts:?}");
}

#[test]
fn every_story_is_played_to_its_end() {
    common::play(&whole_box(), 200);
}

/// The scenes with an asterisk are those that the tutorial deals, and no others.
#[test]
fn the_tutorial_deals_the_scenes_with_an_asterisk() {
    let content = whole_box().content;
    let story = content.story("sunday-morning-date").expect("the first story");
    let tutorial = content.stories[usize::from(story)].tutorial.as_ref().expect("its tutorial");
    for (number, card) in content.scene_numbers().zip(&content.scenes) {
        assert_eq!(card.tutorial, tutorial.deals(number), "{}", card.id);
    }
}

/// FL-309: thirty lessons, each of them short enough to be read between two cards, in every language.
#[test]
fn the_tutorial_has_thirty_lessons_in_four_languages() {
    let pack = whole_box();
    let story = &pack.content.stories[0];
    let lessons = &story.tutorial.as_ref().expect("a tutorial").lessons;
    let numbers: Vec<u8> = lessons.iter().map(|lesson| lesson.number).collect();
    assert_eq!(numbers, (1..=30).collect::<Vec<u8>>());
    for language in pack.languages() {
        let words = pack.words(language).expect("words");
        for lesson in lessons {
            let key = format!("tutorial-{}-{}", story.id, lesson.number);
            let part = |number: usize| {
                let part = words.get(&key, Some(&format!("part-{number}")), "Anna", "Ben");
                part.expect("a paragraph").split_whitespace().count()
            };
            let count: usize = (1..=lesson.parts.len()).map(part).sum();
            assert!((30..=90).contains(&count), "{language} {key}: {count} words");
        }
    }
}

/// The topics of the pack, as a set.
fn topics(content: &Content, names: &[&str]) -> Tags {
    let number = |name: &&str| content.tags.iter().position(|tag| tag == name).expect("a topic");
    names.iter().map(|name| Tag(number(name) as u8)).collect()
}

/// Whoever leaves out “drink” meets no scene about it; that The Good Bottle stays is said before the
/// story is chosen.
#[test]
fn stories_say_what_their_chapters_touch_on() {
    let content = whole_box().content;
    let told = |id: &str| {
        let story = content.story(id).expect("a story");
        content.stories[usize::from(story)].unavoidable()
    };
    assert!(told("sunday-morning-date").is_empty());
    assert_eq!(told("where-were-we"), topics(&content, &["ageing"]));
    assert_eq!(told("nothing-serious"), topics(&content, &["parting"]));
    let helpings = ["former-partners", "family", "ageing", "grief", "drink"];
    assert_eq!(told("second-helpings"), topics(&content, &helpings));
}

/// Every topic is on some scene, and all of them can be left out at once, in every story, and the game
/// still be played to its end.
#[test]
fn every_topic_can_be_left_out() {
    let content = whole_box().content;
    let all: Tags = (0..content.tags.len() as u8).map(Tag).collect();
    for tag in all.iter() {
        let name = &content.tags[tag.index()];
        assert!(content.scenes.iter().any(|card| card.tags.has(tag)), "no scene is about {name}");
    }
    let book = Book::new(content.clone()).expect("content that can be played");
    let mut menu = [Action::GoOn; MOST_ACTIONS];
    for story in &content.stories {
        let setup = Setup::new(&book, &story.id).and_then(|setup| setup.without_tags(all));
        let setup = setup.expect("enough scenes");
        for seed in 0..50 {
            let (mut deals, mut dice) = (Deals::new(seed), Xoshiro256PlusPlus::seed_from_u64(seed));
            let played = play_random::<FogOfLove, _>(&setup, &mut deals, &mut dice, &mut menu);
            assert!(played.is_ok(), "{} with seed {seed}: {played:?}", story.id);
        }
    }
}

/// In French whoever tells the story says *vous*, as the pages do; only characters say *tu*: in what they
/// say, in their answers, and between quotation marks.
#[test]
fn in_french_only_the_characters_say_tu() {
    let pack = whole_box();
    let french = pack.words("fr").expect("French");
    let content = &pack.content;
    let scenes = content.scenes.iter().map(|card| format!("scene-{}", card.id));
    let pages = content.stories.iter().flat_map(|story| {
        let chapters = (1..=story.chapters.len()).map(|n| format!("chapter-{}-{n}", story.id));
        chapters.chain([format!("story-{}", story.id), format!("finale-{}", story.id)])
    });
    let mut read = 0;
    for key in scenes.chain(pages) {
        for part in ["text", "rules", "never"] {
            let Some(told) = french.get(&key, Some(part), "Anna", "Bruno") else { continue };
            read += 1;
            let outside: String = told
                .split('«')
                .map(|text| text.split_once('»').map_or(text, |(_, after)| after))
                .collect();
            let mut words = outside.split(|letter: char| !letter.is_alphabetic());
            let tu = words.find(|word| ["tu", "Tu", "te", "toi", "tes", "ta"].contains(word));
            assert_eq!(tu, None, "{key}.{part}: {told}");
        }
    }
    assert!(read > 130, "{read}");
}
