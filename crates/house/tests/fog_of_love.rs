//! Fog of Love's transcripts: complete, documented, and followed again to the same end.

use house::{AnySetup, BadSetup, Flaw, FogOfLove, GameKind, Hosted, Titles, Wanted};
use serde_json::Value;
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Viewer};
use words::{Lang, Tongue};

/// A table, and a game between two bots of a level there.
fn played(wanted: &Wanted, level: usize, deal: u64, choice: u64) -> (AnySetup, Vec<Value>) {
    let setup = FogOfLove::setup(wanted).expect("a table");
    let mut lines = Vec::new();
    let mut study = <FogOfLove as Hosted>::Study::default();
    house::play::<FogOfLove>(&setup, &[level; 2], deal, choice, Some(&mut lines), &mut study);
    (AnySetup::FogOfLove(setup), lines)
}

fn transcript(seed: u64) -> (AnySetup, Vec<Value>) {
    played(&Wanted::default(), 0, seed, seed)
}

fn replay(room: &AnySetup, lines: &[Value]) -> Result<house::Replayed, Flaw> {
    let players = ["Anna".to_string(), "Ben".to_string()];
    room.replay(lines, Tongue::of(Lang::En), &players, None)
}

/// The names of the events in a transcript.
fn events(lines: &[Value]) -> BTreeSet<String> {
    let events = lines.iter().filter_map(|line| line.get("event"));
    let name = |event: &Value| match event {
        Value::String(name) => name.clone(),
        Value::Object(object) => object.keys().next().cloned().unwrap_or_default(),
        other => other.to_string(),
    };
    events.map(name).collect()
}

#[test]
fn a_transcript_is_followed_to_the_same_end() {
    for seed in 0..20 {
        let (room, lines) = transcript(seed);
        let replayed = replay(&room, &lines).expect("the rules agree");
        let end = lines.last().expect("an end");
        let winners = end["winners"].as_array().expect("a list").len();
        assert_eq!(replayed.tally.winners.len() as usize, winners);
    }
}

#[test]
fn an_altered_transcript_is_found_out() {
    let (room, mut lines) = transcript(3);
    let at = lines.iter().position(|line| line["line"] == "decision").expect("a decision");
    lines[at]["options"] = Value::Array(Vec::new());
    assert_eq!(
        replay(&room, &lines).map_err(|flaw| matches!(flaw, Flaw::Line(n, _) if n == at)),
        Err(true)
    );
    let (room, mut lines) = transcript(3);
    lines.truncate(lines.len() / 2);
    assert_eq!(replay(&room, &lines).err(), Some(Flaw::Truncated));
}

#[test]
fn every_event_of_a_transcript_is_documented() {
    let page = include_str!("../../fog-of-love/TRANSCRIPTS.md");
    let mut seen = BTreeSet::new();
    for seed in 100..400 {
        seen.extend(events(&transcript(seed).1));
    }
    let missing: Vec<&String> =
        seen.iter().filter(|name| !page.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(seen.len() > 45, "only {} kinds of events: {seen:?}", seen.len());
}

/// A whole game, as one of its people or a spectator saw it.
fn told(lang: Lang, viewer: Viewer) -> String {
    let best = GameKind::FogOfLove.about().levels.len() - 1;
    let wanted = Wanted { first: Some(0), ..Wanted::default() };
    let (room, lines) = played(&wanted, best, 14, 2);
    let players = ["Anna".to_string(), "Ben".to_string()];
    let replayed = room.replay(&lines, Tongue::of(lang), &players, Some(viewer));
    replayed.expect("the rules agree").log.join("\n")
}

#[test]
fn a_game_as_anna_saw_it() {
    insta::assert_snapshot!(told(Lang::En, Viewer::Seat(Seat(0))));
}

#[test]
fn the_same_game_as_ben_saw_it_in_italian() {
    insta::assert_snapshot!(told(Lang::It, Viewer::Seat(Seat(1))));
}

#[test]
fn the_same_game_as_a_spectator_saw_it_in_german() {
    insta::assert_snapshot!(told(Lang::De, Viewer::Public));
}

/// What was hidden from Anna at the time is not in her tale: the truth tells more than she could.
#[test]
fn each_saw_something_that_the_other_did_not() {
    let [anna, ben, public] =
        [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public].map(|v| told(Lang::En, v));
    assert_ne!(anna, ben);
    assert_ne!(anna, public);
    assert_ne!(ben, public);
}

/// A table for the tutorial.
fn tutorial() -> Wanted {
    Wanted { tutorial: true, ..Wanted::default() }
}

#[test]
fn a_tutorial_is_set_up_again_from_its_header() {
    for (wanted, is_tutorial) in [(tutorial(), true), (Wanted::default(), false)] {
        let setup = FogOfLove::setup(&wanted).expect("a table");
        let header = FogOfLove::header(&setup);
        let again = FogOfLove::read_header(&header, &Wanted::default()).expect("a table");
        assert_eq!((setup.is_tutorial(), again.is_tutorial()), (is_tutorial, is_tutorial));
    }
    let (room, lines) = played(&tutorial(), 0, 5, 5);
    assert!(replay(&room, &lines).is_ok(), "the rules agree");
    assert!(lines.iter().all(|line| line["line"] != "deck"), "nothing is shuffled");
}

/// FL-27, FL-317, FL-319: the header says with which cards a game is played, if not with its story's.
#[test]
fn a_choice_of_cards_is_set_up_again_from_its_header() {
    let ids = |ids: &[&str]| ids.iter().map(ToString::to_string).collect::<Vec<_>>();
    let story = || Some("second-helpings".to_string());
    let plain = FogOfLove::setup(&Wanted { story: story(), ..Wanted::default() }).expect("a table");
    let header = FogOfLove::header(&plain);
    assert!(["events", "all_stories", "without"].iter().all(|field| !header.contains_key(*field)));
    for wanted in [
        Wanted { events: Some(Vec::new()), ..Wanted::default() },
        Wanted { events: Some(ids(&["one-roof"])), all_stories: true, ..Wanted::default() },
        // Without its linked scenes an event is not included, and everybody sees that.
        Wanted { without: ids(&["burnt-moka", "room-214"]), ..Wanted::default() },
        // What is left out unseen leaves it where it is.
        Wanted { topics: ids(&["marriage"]), uncounted: true, ..Wanted::default() },
    ] {
        let wanted = Wanted { story: story(), ..wanted };
        let setup = FogOfLove::setup(&wanted).expect("a table");
        let header = FogOfLove::header(&setup);
        let again = FogOfLove::read_header(&header, &Wanted::default()).expect("a table");
        assert_eq!(FogOfLove::header(&again), header);
        for scene in setup.book().content().scene_numbers() {
            assert_eq!(setup.in_play(scene), again.in_play(scene), "{wanted:?}: {scene:?}");
        }
        let (room, lines) = played(&wanted, 0, 7, 7);
        assert!(replay(&room, &lines).is_ok(), "{wanted:?}");
    }
}

/// What the chapters of a story touch on is described with the game, and every topic, chapters aside, can
/// be left out of every story.
#[test]
fn a_story_says_what_its_chapters_touch_on() {
    let about = house::boxes::printed();
    assert!(about.unavoidable("sunday-morning-date").is_empty());
    assert_eq!(about.unavoidable("nothing-serious"), ["parting"]);
    assert!(about.unavoidable("second-helpings").contains(&"drink".to_string()));
    assert!(about.unavoidable.iter().flat_map(|of| &of.topics).all(|t| about.topics.contains(t)));
    for story in &about.stories {
        let wanted = Wanted { story: Some(story.clone()), ..Wanted::default() };
        let plain = AnySetup::of(GameKind::FogOfLove, &wanted).expect("a table");
        assert_eq!(plain.unavoidable(), about.unavoidable(story));
        assert!(plain.can_leave_topics_out(), "{story}");
        let bare = Wanted { topics: about.topics.clone(), ..wanted };
        let bare = AnySetup::of(GameKind::FogOfLove, &bare).expect("a table");
        assert_eq!(bare.unavoidable(), plain.unavoidable(), "a wish changes no chapter");
    }
    assert!(GameKind::Favor.about().unavoidable.is_empty());
}

/// Where cards may be left out unseen, no number of them is told.
#[test]
fn an_uncounted_table_tells_no_numbers() {
    for uncounted in [false, true] {
        let wanted = Wanted { uncounted, ..Wanted::default() };
        let setup = FogOfLove::setup(&wanted).expect("a table");
        let view = FogOfLove::view_json(&setup, &FogOfLove::view(&setup, Viewer::Public));
        assert_eq!(view["decks"]["sweet"].is_null(), uncounted, "{}", view["decks"]);
        assert_eq!(view["decks"]["custom"], 0, "that there are none is no secret");
    }
}

#[test]
fn a_game_without_a_tutorial_refuses_one() {
    let elsewhere = Wanted { story: Some("second-helpings".into()), ..tutorial() };
    assert_eq!(FogOfLove::setup(&elsewhere).err(), Some(BadSetup::NoTutorial));
    assert_eq!(house::LoveLetter::setup(&tutorial()).err(), Some(BadSetup::NoTutorial));
    assert_eq!(house::Favor::setup(&tutorial()).err(), Some(BadSetup::NoTutorial));
}

/// The view tells which lessons have come to light, and their words are there in every language.
#[test]
fn lessons_are_told_in_every_language() {
    let setup = FogOfLove::setup(&tutorial()).expect("a table");
    let view = FogOfLove::view(&setup, Viewer::Public);
    assert_eq!(FogOfLove::view_json(&setup, &view)["lessons"], serde_json::json!([1]));
    let story = &setup.book().content().stories[usize::from(setup.story())];
    let lessons = &story.tutorial.as_ref().expect("a tutorial").lessons;
    let players = ["Anna".to_string(), "Ben".to_string()];
    for lang in Lang::ALL {
        let titles = Titles::new(&setup, Tongue::of(lang), &players);
        for lesson in lessons {
            let words = titles.lesson(setup.story(), lesson).expect("words");
            assert!(!words.title.is_empty(), "{lang:?} {}", lesson.number);
            assert_eq!(words.paragraphs.len(), lesson.parts.len());
        }
    }
    let shuffled = FogOfLove::setup(&Wanted::default()).expect("a table");
    let view = FogOfLove::view(&shuffled, Viewer::Public);
    assert!(FogOfLove::view_json(&shuffled, &view).get("lessons").is_none());
}
