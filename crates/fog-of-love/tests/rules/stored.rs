//! What journals keep for ever. A change to these texts makes old games unreadable.

use crate::table::{ANNA, BEN, Pack, Play, both, change_one, option, sat, scene, when};
use fog_of_love::content::{
    ChangeOf, Chapter, Condition, DestinyMove, Effect, Finale, Flag, Letter, Tag, Tags, Which, Who,
};
use fog_of_love::{Action, Event, FogOfLove, Happened};
use tabletop::{Game, Viewer};

fn text(thing: &impl serde::Serialize) -> String {
    serde_json::to_string(thing).expect("plain data")
}

/// The last event that fits, as it is stored.
#[track_caller]
fn last(play: &Play, fits: impl Fn(&Event) -> bool) -> String {
    let found = play.events.iter().rev().find(|event| fits(event));
    text(found.expect("it happened"))
}

/// A card that waits is stored as it is written: part, number in reading order, how far it has got.
#[test]
fn a_card_in_course_names_its_clause_and_its_progress() {
    let not_up = Condition::Not(Box::new(Condition::Flag(Flag(0))));
    let inside = [sat(Who::Player, 2), change_one(Who::Partner, ChangeOf::Trait)];
    let card = scene("crisis").more(&[sat(Who::Player, 1), when(not_up, &inside)]);
    let mut play = Play::begin(&Pack::anna([card]));
    play.play_out(ANNA, "crisis");
    let paused = |event: &Event| matches!(event, Happened::Paused(_));
    let frame = |progress: &str| {
        format!(
            concat!(
                r#"{{"paused":{{"source":{{"scene":0}},"player":0,"stage":"more","#,
                r#""clause":{{"part":"more","number":3}},"concerns":1,"progress":"{}","#,
                r#""choices":[null,null],"further":[null,null],"owed":[3,0],"under":null,"#,
                r#""marks":[],"guess":null}}}}"#
            ),
            progress
        )
    };
    assert_eq!(last(&play, paused), frame("giving_up"));
    play.act(BEN, Action::GiveUp(1));
    assert_eq!(last(&play, paused), frame("taking"));
    assert_eq!(
        last(&play, |event| matches!(event, Happened::Credited(..))),
        r#"{"credited":[0,2,{"clause":[{"scene":0},{"part":"more","number":2}]}]}"#
    );
    assert_eq!(
        last(&play, |event| matches!(event, Happened::GaveUp(..))),
        r#"{"gave_up":[1,{"trait":6}]}"#
    );
}

/// Options go by their letters, and a hidden one is `null`.
#[test]
fn choices_are_stored_by_their_letters() {
    let card = both("quarrel", &[option(&["sincerity up"], &[]), option(&[], &[])]);
    let mut play = Play::begin(&Pack::anna([card]));
    play.play(ANNA, "quarrel").go_on().act(ANNA, Action::Choose(Letter::A));
    let committed = *play.events.last().expect("it happened");
    assert_eq!(text(&committed), r#"{"committed":[0,"a"]}"#);
    let sight = FogOfLove::sight(&committed, Viewer::Seat(BEN));
    assert_eq!(text(&sight), r#"{"committed":[0,null]}"#);
    play.act(BEN, Action::Choose(Letter::B)).go_on();
    let chose = last(&play, |event| matches!(event, Happened::Chose(_)));
    assert_eq!(chose, r#"{"chose":["a","b"]}"#);
    let aspect = r#"{"dimension":"sincerity","direction":"up"}"#;
    assert_eq!(
        last(&play, |event| matches!(event, Happened::Tokens(..))),
        format!(r#"{{"tokens":[0,{aspect},1,{{"option":[{{"scene":0}},"a"]}}]}}"#)
    );
}

/// A switch that did nothing is stored as such, and looks to others like any switch.
#[test]
fn a_switch_is_stored_with_what_came_of_it() {
    let switch = Effect::Destiny {
        who: Who::Player,
        how: DestinyMove::SwitchIn,
        which: Which::Any,
        optional: true,
    };
    let drop = crate::table::destiny(Who::Player, crate::table::DISCARD, Which::Any);
    let mut play = Play::begin(&Pack::anna([scene("fate").more(&[drop, switch])]));
    play.play(ANNA, "fate").go_on();
    play.first_legal();
    play.act(ANNA, Action::GoOn);
    let switched = play.events.iter().find(|event| matches!(event, Event::SwitchedDestiny(..)));
    let switched = *switched.expect("it happened");
    assert_eq!(text(&switched), r#"{"switched_destiny":[0,"nothing"]}"#);
    let sight = FogOfLove::sight(&switched, Viewer::Seat(BEN));
    assert_eq!(text(&sight), r#"{"switched_destiny":[0,null]}"#);
}

/// Chapters and finales came to have tags later: those without are written as they always were, so that
/// the cards of old games keep their hash; and what was written before can be read.
#[test]
fn chapters_without_tags_are_stored_as_before_there_were_any() {
    let story = &Pack::hands([], []).content.stories[0];
    let (chapter, finale) = (&story.chapters[0], &story.finale);
    let plain = r#"{"draws":["sweet"],"length":6,"choice":"nobody","options":[],"more":[]}"#;
    assert_eq!(text(chapter), plain);
    let ending = text(finale);
    assert!(ending.starts_with(r#"{"steps":["#) && !ending.contains("tags"), "{ending}");
    assert_eq!(serde_json::from_str::<Chapter>(plain).expect("a chapter"), *chapter);
    assert_eq!(serde_json::from_str::<Finale>(&ending).expect("a finale"), *finale);
    let tagged = Chapter { tags: Tags::one(Tag(1)), ..chapter.clone() };
    let stored =
        r#"{"draws":["sweet"],"length":6,"tags":[1],"choice":"nobody","options":[],"more":[]}"#;
    assert_eq!(text(&tagged), stored);
    assert_eq!(serde_json::from_str::<Chapter>(stored).expect("a chapter"), tagged);
}
