//! The tutorial: cards in a fixed order.

use crate::table::{ANNA, BEN, Pack, Play, scene};
use fog_of_love::content::{
    ChangeOf, Choice, Cue, Deck, Effect, Feature, FinaleStep, Kind, Lesson, LessonPart, Moment,
    Occupation, Places, Scene, Story, Trait, Tutorial,
};
use fog_of_love::{
    Action, Asked, Book, Chance, Event, FogOfLove, Phase, Pile, Refused, Setup, View,
};
use tabletop::{Game, Turn, Viewer};

/// The packs of these tests are laid out like a tutorial.
fn tutorial() -> Setup {
    Pack::of([]).setup()
}

/// The same cards in a story that is no tutorial.
fn shuffled() -> Setup {
    let book = Book::new(Pack::of([]).content).expect("a playable pack");
    Setup::new(&book, "story").and_then(|setup| setup.starting_with(ANNA)).expect("a story")
}

/// The tutorial that a pack of these tests comes with, and these lessons.
fn with_lessons(lessons: Vec<Lesson>) -> Pack {
    let tutorial = Tutorial {
        scenes: [(0..40).map(Scene).collect(), Vec::new(), Vec::new(), Vec::new()],
        traits: (0..12).map(Trait).collect(),
        occupations: (0..8).map(Occupation).collect(),
        features: (0..14).map(Feature).collect(),
        lessons,
    };
    Pack::of([]).telling(|story| story.tutorial = Some(tutorial))
}

/// FL-298: it is played from the first card to the finale.
#[test]
fn the_tutorial_is_a_complete_game() {
    let mut play = Play::of(&tutorial());
    play.finish();
    assert_eq!(play.table().phase, Phase::Over);
    assert_eq!(play.count(|event| *event == Event::FinaleBegan), 1);
}

/// FL-299: chance is asked nothing, while any other story asks it to shuffle.
#[test]
fn no_card_of_a_tutorial_is_shuffled() {
    assert!(tutorial().is_tutorial() && !shuffled().is_tutorial());
    let mut play = Play::of(&tutorial());
    while play.table().phase != Phase::Over {
        assert!(!matches!(FogOfLove::turn(&play.state), Turn::Chance(_)));
        play.first_legal();
    }
    let other = Play::of(&shuffled());
    assert!(matches!(other.table().chance, Chance::Shuffle(..)));
}

/// FL-299/1: the decks lie in the order given, and the same draws come whatever is chosen.
#[test]
fn the_same_draws_come_in_every_play_of_the_tutorial() {
    let drawn = |keep: Places, place: u8| {
        let mut play = Play::of(&tutorial());
        play.first_legal().first_legal();
        play.act(ANNA, Action::Keep(keep));
        while play.table().asked != Asked::Occupation {
            play.first_legal();
        }
        play.act(ANNA, Action::Occupation(place)).finish();
        let drew = play.events.iter().filter_map(|event| match event {
            Event::Drew(_, Deck::Sweet, card) => Some(*card),
            _ => None,
        });
        drew.collect::<Vec<_>>()
    };
    let cards = drawn(Places(0b111), 0);
    assert_eq!(cards, (0..cards.len() as u8).map(Scene).collect::<Vec<_>>(), "from the top");
    assert_eq!(drawn(Places(0b11100), 2), cards);
}

/// FL-300, FL-308: six decks lie on their places, each in the tutorial's own order.
#[test]
fn the_decks_of_a_tutorial_are_laid_out_in_its_order() {
    let reversed = with_lessons(Vec::new()).telling(|story| {
        let tutorial = story.tutorial.as_mut().expect("a tutorial");
        tutorial.scenes[0].reverse();
        tutorial.traits.reverse();
        tutorial.occupations.reverse();
        tutorial.features.reverse();
    });
    let play = Play::of(&reversed.setup());
    let tops = [
        Pile::Scenes(Deck::Sweet),
        Pile::Character(ChangeOf::Trait),
        Pile::Character(ChangeOf::Occupation),
        Pile::Character(ChangeOf::Feature),
    ];
    let tops = tops.map(|pile| play.state.decks().pile(pile).last().copied());
    assert_eq!(tops, [Some(39), Some(11), Some(7), Some(13)]);
}

/// A lesson that comes to light at any of these.
fn lesson(number: u8, when: &[Cue]) -> Lesson {
    Lesson { number, parts: vec![LessonPart::Rule], when: when.to_vec() }
}

/// The numbers of the lessons that a view has seen come to light.
fn seen(view: &View) -> Vec<u8> {
    view.lessons().map(|lesson| lesson.number).collect()
}

/// FL-304, FL-304/1: a tutorial card is no scene: hands and counts stay as they are.
#[test]
fn a_tutorial_card_is_not_a_scene() {
    let (with, without) = (with_lessons(vec![lesson(1, &[Cue::Draw])]), with_lessons(Vec::new()));
    let (mut with, mut without) = (Play::begin(&with), Play::begin(&without));
    assert_eq!(with.hand(ANNA), without.hand(ANNA));
    with.finish();
    without.finish();
    assert_eq!(with.events, without.events);
    assert_eq!((seen(with.view(ANNA)), seen(without.view(ANNA))), (vec![1], vec![]));
}

/// FL-303, FL-304, FL-305: a lesson comes to light when its time has come, and stays.
#[test]
fn a_lesson_comes_to_light_at_its_cue() {
    let cues = [Cue::Start, Cue::Traits, Cue::Introductions, Cue::Chapter(1), Cue::Turn(2)];
    let lessons = (1..).zip(cues).map(|(number, cue)| lesson(number, &[cue])).collect();
    let mut play = Play::of(&with_lessons(lessons).setup());
    assert_eq!(seen(play.view(BEN)), [1]);
    for (phase, known) in [(Phase::Traits, 2), (Phase::Introductions, 3), (Phase::Turn, 4)] {
        while play.table().phase != phase {
            play.first_legal();
        }
        for view in [play.view(ANNA), play.view(BEN), play.public()] {
            assert_eq!(seen(view), (1..=known).collect::<Vec<u8>>(), "{phase:?}");
        }
    }
    play.plain(ANNA);
    assert_eq!(seen(play.view(ANNA)).len(), 4, "Ben's first turn is no second one");
    play.plain(BEN);
    assert_eq!(seen(play.view(ANNA)).len(), 5);
}

/// FL-304: whichever of its cues comes first.
#[test]
fn a_lesson_may_have_several_cues() {
    let either = lesson(1, &[Cue::SwitchDestiny, Cue::Finale(FinaleStep::Goals)]);
    let mut play = Play::begin(&with_lessons(vec![either, lesson(2, &[Cue::End])]));
    play.reach_finale();
    assert_eq!(seen(play.view(ANNA)), [0; 0]);
    play.finish();
    assert_eq!(seen(play.view(ANNA)), [1, 2]);
}

/// FL-304: what lies in the partner's hand brings no lesson, and neither does it to spectators.
#[test]
fn a_lesson_does_not_betray_a_hand() {
    let cue = Cue::Scene(Kind::Reaction);
    let no = scene("no").reaction(Moment::Played).more(&[Effect::Skip]);
    let pack = Pack::hands([], [no]).telling(|story| {
        let tutorial = with_lessons(vec![lesson(1, &[cue])]).content.stories.swap_remove(0);
        story.tutorial = tutorial.tutorial;
    });
    let mut play = Play::begin(&pack);
    let all = |play: &Play| [play.view(ANNA), play.view(BEN), play.public()].map(seen);
    assert_eq!(all(&play), [vec![], vec![1], vec![]]);
    // Whoever takes Ben's seat over reads it from his hand.
    let newcomer = FogOfLove::newcomer(play.public(), FogOfLove::seen(&play.state, BEN));
    assert_eq!(seen(&newcomer), [1]);
    let (first, no) = (play.hand(ANNA)[0].clone(), play.scene("no"));
    play.play(ANNA, &first).act(BEN, Action::React(no));
    assert_eq!(all(&play), [vec![1], vec![1], vec![1]], "now it lies on the table");
}

/// FL-304: outside the tutorial nothing is taught.
#[test]
fn a_shuffled_game_has_no_lessons() {
    let pack = with_lessons(vec![lesson(1, &[Cue::Start])]);
    assert_eq!(seen(&FogOfLove::view(&pack.setup(), Viewer::Public)), [1]);
    let setup = Setup::new(&pack.book(), "story").expect("a story");
    assert_eq!(seen(&FogOfLove::view(&setup, Viewer::Public)), [0; 0]);
}

/// FL-306, FL-308: three kinds of paragraphs, by name, and cues by name.
#[test]
fn a_lesson_has_paragraphs_of_three_kinds() {
    let parts = [LessonPart::Rule, LessonPart::Action, LessonPart::Control];
    let names = parts.map(|part| serde_json::to_value(part).expect("a word"));
    assert_eq!(names, ["rule", "action", "control"]);
    let when = vec![Cue::HoldOn, Cue::Chooses(Choice::Both), Cue::Scene(Kind::RevealSecret)];
    let lesson = Lesson { number: 7, parts: parts.into(), when };
    let text = serde_json::to_string(&lesson).expect("text");
    assert_eq!(serde_json::from_str::<Lesson>(&text).expect("a lesson"), lesson);
}

/// FL-308: a tutorial names cards that exist, and enough of them.
#[test]
fn a_tutorial_is_checked() {
    let book = |change: fn(&mut Tutorial)| {
        let pack = with_lessons(Vec::new());
        let pack = pack.telling(|story| change(story.tutorial.as_mut().expect("a tutorial")));
        Book::new(pack.content)
    };
    assert!(book(|_| {}).is_ok());
    assert!(book(|tutorial| tutorial.scenes[1].push(Scene(99))).is_err());
    assert!(book(|tutorial| tutorial.traits.push(Trait(99))).is_err());
    assert!(book(|tutorial| tutorial.features.truncate(9)).is_err());
}

/// FL-315: ten features are all dealt, and four come back.
#[test]
fn with_ten_features_all_are_dealt_and_four_return() {
    let pack = Pack::of([]).with(|content| content.features.truncate(10));
    let mut play = Play::of(&pack.setup());
    let left = |play: &Play| play.table().decks[Pile::Character(ChangeOf::Feature).index()];
    while play.table().asked != Asked::Feature {
        play.first_legal();
    }
    assert_eq!(left(&play), 0);
    assert_eq!(left(play.create()), 4);
}

// The tutorial of the base pack.

/// The story that it tells, and its tutorial.
fn base() -> (&'static Story, &'static Tutorial) {
    let content = &packs::base().content;
    let story = content.story("sunday-morning-date").map(usize::from);
    let story = &content.stories[story.expect("the first story")];
    (story, story.tutorial.as_ref().expect("its tutorial"))
}

/// How many scenes of a deck it deals, all of which carry the asterisk.
fn asterisks(deck: Deck) -> usize {
    let scenes = &base().1.scenes[deck as usize];
    let marked = |scene: &&Scene| packs::base().content.scenes[scene.index()].tutorial;
    assert!(scenes.iter().all(|scene| marked(&scene)), "{deck:?}");
    scenes.len()
}

/// How many traits, occupations and features it deals.
fn characters() -> [usize; 3] {
    let tutorial = base().1;
    [tutorial.traits.len(), tutorial.occupations.len(), tutorial.features.len()]
}

/// FL-301: Sunday Morning Date has three chapters and a finale.
#[test]
fn the_tutorials_story_is_sunday_morning_date() {
    assert_eq!(base().0.chapters.len(), 3);
    assert!(base().0.finale.steps.contains(&FinaleStep::SelectDestiny));
    let with = packs::base().content.stories.iter().filter(|story| story.tutorial.is_some());
    assert_eq!(with.count(), 1);
}

/// FL-299: the story is shuffled like any other unless the tutorial is asked for, which other
/// stories do not have.
#[test]
fn the_tutorial_is_one_way_to_play_its_story() {
    let table = |story| Setup::new(packs::base_book(), story).expect("a story");
    assert!(!table("sunday-morning-date").is_tutorial());
    assert!(table("sunday-morning-date").as_tutorial().expect("a tutorial").is_tutorial());
    let refused = Refused::Tutorial("second-helpings".into());
    assert_eq!(table("second-helpings").as_tutorial().err(), Some(refused));
}

/// FL-299: cards that the tutorial does not deal are not in play, nor are special events without
/// their linked scenes.
#[test]
fn no_other_card_is_in_play() {
    let setup = Setup::new(packs::base_book(), "sunday-morning-date").and_then(Setup::as_tutorial);
    let setup = setup.expect("a tutorial");
    let content = setup.book().content();
    let in_play = content.scene_numbers().filter(|&scene| setup.in_play(scene));
    assert_eq!(in_play.count(), 37);
    assert!(Play::of(&setup).table().events.is_empty());
}

/// Tutorial cards, character cards and summary sheets, which are not in a pack.
const BESIDES: usize = 30 + 2 + 2;

/// FL-309, FL-309/1: 37 scenes, 16 traits, 9 occupations, 10 features, 119 cards in all.
#[test]
fn the_tutorial_has_119_cards() {
    let scenes = [Deck::Sweet, Deck::Serious, Deck::Drama].map(asterisks);
    assert_eq!(scenes, [12, 10, 15]);
    assert_eq!(characters(), [16, 9, 10]);
    let story = 1 + base().0.chapters.len() + 1;
    let destinies = 2 * usize::from(base().0.destinies.count());
    let all = BESIDES + story + destinies;
    assert_eq!(all + scenes.iter().sum::<usize>() + characters().iter().sum::<usize>(), 119);
}

/// FL-313, FL-313/1: each small pile is its cards and one tutorial card; the large ones hold 81.
#[test]
fn the_piles_of_the_tutorial_have_their_sizes() {
    let small = characters().map(|cards| cards + 1);
    let large = [34, 60 - 34, 81 - 60];
    assert_eq!((large, small), ([34, 26, 21], [17, 10, 11]));
    assert_eq!(119 - small.iter().sum::<usize>(), large.iter().sum::<usize>());
    let scenes = [Deck::Sweet, Deck::Serious, Deck::Drama].map(asterisks);
    assert!(scenes.iter().zip(large).all(|(scenes, pile)| *scenes < pile));
}

/// FL-314: four destinies for each colour.
#[test]
fn the_tutorial_has_four_destinies_for_each() {
    assert_eq!(base().0.destinies.count(), 4);
}
