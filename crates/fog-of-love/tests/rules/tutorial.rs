//! The tutorial: cards in a fixed order.

use crate::table::{ANNA, Pack, Play};
use fog_of_love::content::{
    ChangeOf, Deck, Feature, Occupation, Places, Scene, Trait, Tutorial, TutorialPart, TutorialStep,
};
use fog_of_love::{Action, Asked, Book, Chance, Event, FogOfLove, Phase, Pile, Setup};
use std::path::Path;
use tabletop::{Game, Turn};

/// The packs of these tests are laid out like a tutorial.
fn tutorial() -> Setup {
    Pack::of([]).setup()
}

/// The same cards in a story that is no tutorial.
fn shuffled() -> Setup {
    let book = Book::new(Pack::of([]).content).expect("a playable pack");
    Setup::new(&book, "story").and_then(|setup| setup.starting_with(ANNA)).expect("a story")
}

/// The tutorial that a pack of these tests comes with, and these steps.
fn with_steps(steps: Vec<TutorialStep>) -> Pack {
    let tutorial = Tutorial {
        scenes: [(0..40).map(Scene).collect(), Vec::new(), Vec::new(), Vec::new()],
        traits: (0..12).map(Trait).collect(),
        occupations: (0..8).map(Occupation).collect(),
        features: (0..14).map(Feature).collect(),
        steps,
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
    let reversed = with_steps(Vec::new()).telling(|story| {
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

/// FL-304, FL-304/1: a tutorial card in a deck is no scene: hands and counts stay as they are.
#[test]
fn a_tutorial_card_is_not_a_scene() {
    let parts = vec![TutorialPart::Rule];
    let step = TutorialStep { number: 1, parts, waits_for: None, deck: Some(Deck::Sweet) };
    let (with, without) = (with_steps(vec![step]), with_steps(Vec::new()));
    let (mut with, mut without) = (Play::begin(&with), Play::begin(&without));
    assert_eq!(with.hand(ANNA), without.hand(ANNA));
    with.finish();
    without.finish();
    assert_eq!(with.events, without.events);
}

/// FL-306, FL-308: three kinds of paragraphs, by name, and steps that wait for an action.
#[test]
fn a_step_has_paragraphs_of_three_kinds() {
    let parts = [TutorialPart::Rule, TutorialPart::Action, TutorialPart::Control];
    let names = parts.map(|part| serde_json::to_value(part).expect("a word"));
    assert_eq!(names, ["rule", "action", "control"]);
    let waits_for = Some("play-scene".to_owned());
    let step = TutorialStep { number: 7, parts: parts.into(), waits_for, deck: None };
    let text = serde_json::to_string(&step).expect("text");
    assert_eq!(serde_json::from_str::<TutorialStep>(&text).expect("a step"), step);
}

/// FL-308: a tutorial names cards that exist, and enough of them.
#[test]
fn a_tutorial_is_checked() {
    let book = |change: fn(&mut Tutorial)| {
        let pack = with_steps(Vec::new());
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

// The base pack, whose scenes with an asterisk are the tutorial's.

/// A file of the base pack.
fn base(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/base").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// How many lines of a file are just this.
fn lines(file: &str, line: &str) -> usize {
    base(file).lines().filter(|other| *other == line).count()
}

/// Scenes of a deck that carry the asterisk.
fn asterisks(deck: &str) -> usize {
    lines(&format!("scenes-{deck}.toml"), "tutorial = true")
}

/// FL-301: Sunday Morning Date has three chapters and a finale.
#[test]
fn the_tutorials_story_is_sunday_morning_date() {
    assert!(base("stories.toml").contains("id = \"sunday-morning-date\""));
    assert_eq!(lines("stories.toml", "[[story.chapter]]"), 3);
    assert_eq!(lines("stories.toml", "[story.finale]"), 1);
}

/// Tutorial cards, character cards and summary sheets, which are not in a pack.
const BESIDES: usize = 30 + 2 + 2;

/// FL-309, FL-309/1: 37 scenes, 16 traits, 9 occupations, 10 features, 119 cards in all.
#[test]
fn the_tutorial_has_119_cards() {
    let scenes = ["sweet", "serious", "drama"].map(asterisks);
    assert_eq!(scenes, [12, 10, 15]);
    let kinds = ["[[trait]]", "[[occupation]]", "[[feature]]"];
    let kinds = kinds.map(|kind| lines("characters.toml", kind));
    assert_eq!(kinds, [16, 9, 10]);
    let story = 1 + lines("stories.toml", "[[story.chapter]]") + 1;
    let destinies = 2 * lines("destinies.toml", "[[destiny]]");
    let all = BESIDES + story + destinies;
    assert_eq!(all + scenes.iter().sum::<usize>() + kinds.iter().sum::<usize>(), 119);
}

/// FL-313, FL-313/1: each small pile is its cards and one tutorial card; the large ones hold 81.
#[test]
fn the_piles_of_the_tutorial_have_their_sizes() {
    let kinds = ["[[trait]]", "[[occupation]]", "[[feature]]"];
    let small = kinds.map(|kind| lines("characters.toml", kind) + 1);
    let large = [34, 60 - 34, 81 - 60];
    assert_eq!((large, small), ([34, 26, 21], [17, 10, 11]));
    assert_eq!(119 - small.iter().sum::<usize>(), large.iter().sum::<usize>());
    let scenes = ["sweet", "serious", "drama"].map(asterisks);
    assert!(scenes.iter().zip(large).all(|(scenes, pile)| *scenes < pile));
}

/// FL-314: four destinies for each colour.
#[test]
fn the_tutorial_has_four_destinies_for_each() {
    assert_eq!(lines("destinies.toml", "[[destiny]]"), 4);
}
