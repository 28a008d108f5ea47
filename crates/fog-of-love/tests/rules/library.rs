//! Love stories, scenes and events as a library.

use crate::table::{Pack, Play, destiny, named, scene};
use fog_of_love::content::{
    Deck, Destiny, DestinyMove, Effect, Kind, Place, Scene, Tag, Tags, Who,
};
use fog_of_love::{Book, Pile, Refused, Setup};

/// A pack with a second story beside the usual one.
fn two_stories(cards: impl IntoIterator<Item = crate::table::Card>) -> Pack {
    Pack::of(cards).with(|content| {
        let mut second = content.stories[0].clone();
        second.id = "second".into();
        content.stories.push(second);
    })
}

/// FL-317: a scene of a story is used there, and in other stories if the players leave it in the
/// decks; a scene that belongs to none is used in all.
#[test]
fn normal_scenes_may_be_used_in_other_stories() {
    let mut own = scene("own");
    own.0.story = Some(0);
    let book = two_stories([own, scene("common")]).book();
    let table = |story| Setup::new(&book, story).expect("a story");
    let plays = |setup: &Setup| [0, 1].map(|scene| setup.in_play(Scene(scene)));
    assert_eq!(plays(&table("story")), [true, true]);
    assert_eq!(plays(&table("second")), [false, true]);
    let all = table("second").with_scenes_of_all_stories().expect("enough scenes");
    assert_eq!(plays(&all), [true, true]);
    let play = Play::of(&all);
    assert!(play.state.decks().pile(Pile::Scenes(Deck::Sweet)).contains(&0), "it lies in its deck");
}

/// FL-317: special events and linked scenes of other stories are no normal scenes.
#[test]
fn the_scenes_of_all_stories_do_not_bring_their_events() {
    let event = scene("wedding").kind(Kind::SpecialEvent);
    let pack = two_stories([event, scene("proposal").linked(Scene(0))]).with(|content| {
        (content.scenes[0].story, content.scenes[1].story) = (Some(0), Some(0));
    });
    let setup = Setup::new(&pack.book(), "second").expect("a story");
    let setup = setup.with_scenes_of_all_stories().expect("enough scenes");
    assert_eq!([0, 1].map(|n| setup.in_play(Scene(n))), [false, false]);
}

/// FL-318: an event and its linked scenes come and stay away together, in any story.
#[test]
fn events_and_their_linked_scenes_are_kept_together() {
    let event = scene("wedding").kind(Kind::SpecialEvent);
    let book = two_stories([event, scene("proposal").linked(Scene(0))]).book();
    for story in ["story", "second"] {
        let setup = Setup::new(&book, story).expect("a story");
        let both = |setup: &Setup| [0, 1].map(|n| setup.in_play(Scene(n)));
        assert_eq!(both(&setup), [false, false]);
        assert_eq!(both(&setup.with_event("wedding").expect("an event")), [true, true]);
    }
}

/// FL-319: single cards, or all with a tag, can be switched off.
#[test]
fn single_cards_can_be_left_out() {
    let pack = Pack::of([scene("kiss"), scene("affair").tag(Tag(0))]);
    let setup = pack.setup().without(&["kiss", "unknown"]).expect("enough scenes");
    assert!(!setup.in_play(Scene(0)) && setup.in_play(Scene(1)));
    let setup = setup.without_tags(Tags::one(Tag(0))).expect("enough scenes");
    let play = Play::of(&setup);
    let deck = play.state.decks().pile(Pile::Scenes(Deck::Sweet));
    assert!(!deck.contains(&0) && !deck.contains(&1) && deck.contains(&2));
}

/// FL-319: a chapter has its topics too, but it is told all the same: whoever offers the story can say
/// beforehand which they are.
#[test]
fn chapters_keep_to_their_place_whatever_is_left_out() {
    let topics = [Tag(0), Tag(1)].into_iter().collect();
    let mut pack = Pack::of([scene("affair").tag(Tag(0))]);
    assert_eq!(pack.content.stories[0].unavoidable(), Tags::NONE);
    let plain = Play::of(&pack.setup().without_tags(topics).expect("enough scenes"));
    let story = &mut pack.content.stories[0];
    (story.chapters[0].tags, story.finale.tags) = (Tags::one(Tag(1)), Tags::one(Tag(0)));
    assert_eq!(story.unavoidable(), topics);
    let tagged = Play::of(&pack.setup().without_tags(topics).expect("enough scenes"));
    assert_eq!(tagged.table().chapter, plain.table().chapter);
    let sweet = |play: &Play| play.state.decks().pile(Pile::Scenes(Deck::Sweet)).to_vec();
    assert_eq!(sweet(&tagged), sweet(&plain));
}

/// FL-319: what is left out in private is missed by nobody: a special event lies where it would lie,
/// and nothing brings it into play.
#[test]
fn cards_can_be_left_out_without_anybody_seeing_it() {
    let event = scene("wedding").kind(Kind::SpecialEvent).tag(Tag(0));
    let pack = Pack::of([event, scene("proposal").linked(Scene(0)), scene("quarrel").tag(Tag(0))]);
    let setup = pack.setup().with_event("wedding").expect("an event");
    let about: Vec<Scene> = setup.about(Tags::one(Tag(0))).collect();
    assert_eq!(about, [Scene(0), Scene(2)]);
    let unseen = setup.clone().without_unseen(&["wedding", "quarrel"]).expect("enough scenes");
    let (before, after) = (Play::of(&setup), Play::of(&unseen));
    assert_eq!(before.table().events, after.table().events, "under the synopsis");
    let sweet = |play: &Play| play.state.decks().pile(Pile::Scenes(Deck::Sweet)).to_vec();
    assert!(sweet(&before).contains(&1) && sweet(&before).contains(&2));
    assert!(!sweet(&after).contains(&1) && !sweet(&after).contains(&2));
    assert_eq!(unseen.unseen().collect::<Vec<_>>(), [0, 1, 2].map(Scene));
}

/// FL-27, FL-262: the events of the story can be exchanged for others, or for none.
#[test]
fn the_players_choose_the_special_events() {
    let event = |id: &str| scene(id).kind(Kind::SpecialEvent);
    let linked = |id: &str, event| scene(id).linked(Scene(event));
    let pack = Pack::of([event("wedding"), event("boat"), linked("ring", 0), linked("oar", 1)])
        .with(|content| content.stories[0].events = vec![Scene(0)]);
    let plays = |setup: &Setup| [0, 1, 2, 3].map(|n| setup.in_play(Scene(n)));
    assert_eq!(plays(&pack.setup()), [true, false, true, false]);
    let boat = pack.setup().with_events(&["boat"]).expect("an event");
    assert_eq!(plays(&boat), [false, true, false, true]);
    assert_eq!(plays(&pack.setup().with_events(&[]).expect("none")), [false; 4]);
    let refused = pack.setup().with_events(&["oar"]).err();
    assert_eq!(refused, Some(Refused::Event("oar".into())));
}

/// FL-319: but enough scenes must be left for the opening hands.
#[test]
fn enough_scenes_must_be_left() {
    let pack = Pack::of([]).with(|content| content.scenes.truncate(10));
    assert_eq!(pack.setup().without(&["plain-3"]).err(), Some(Refused::Scenes(Deck::Sweet)));
}

/// FL-320: a pack that names what it does not have is refused.
#[test]
fn a_library_is_checked() {
    let refused = |pack: Pack| Book::new(pack.content).is_err();
    let card = |effect: Effect| Pack::of([scene("card").more(&[effect])]);
    assert!(refused(card(destiny(Who::Player, DestinyMove::Recover, named(9)))), "a destiny");
    let (event, deck) = (Scene(99), Deck::Drama);
    assert!(refused(card(Effect::Insert { event, deck, place: Place::Top, optional: false })));
    assert!(refused(Pack::of([scene("card").linked(Scene(99))])), "a linked scene's event");
    assert!(refused(
        Pack::of([]).telling(|story| story.destinies = story.destinies.with(Destiny(9)))
    ));
    assert!(refused(Pack::of([]).telling(|story| story.opening_hand = [6, 6, 0, 0])));
    assert!(refused(Pack::of([]).telling(|story| story.chapters.clear())));
    assert!(refused(Pack::of([]).with(|content| content.traits.truncate(9))));
    assert!(!refused(Pack::of([])));
}

/// FL-320: a story or an event that is not there cannot be played.
#[test]
fn a_table_asks_for_what_there_is() {
    let pack = Pack::of([scene("wedding").kind(Kind::SpecialEvent), scene("kiss")]);
    let story = Setup::new(&pack.book(), "nowhere").err();
    assert_eq!(story, Some(Refused::Story("nowhere".into())));
    let event = |id: &str| pack.setup().with_event(id).err();
    assert_eq!(event("kiss"), Some(Refused::Event("kiss".into())), "no event");
    assert_eq!(event("wedding"), Some(Refused::Event("wedding".into())), "no linked scene");
}
