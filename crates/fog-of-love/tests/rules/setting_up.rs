//! 1 to 3. Players, components and set-up.

use crate::table::{ANNA, BEN, Pack, Play, aspect, both, option, sat, scene, tokens};
use fog_of_love::content::{
    ChangeOf, Deck, Destinies, Destiny, Effect, FinaleStep, Kind, Letter, Letters, Scene, Tag,
    Tags, Who,
};
use fog_of_love::{
    Action, Asked, Book, Chance, FogOfLove, Happened, Illegal, Phase, Pile, Refused, Setup,
};
use tabletop::{Game, Seat, Seats, Turn};

/// FL-1: neither one nor three.
#[test]
fn exactly_two_play() {
    let setup = Pack::of([]).setup();
    assert_eq!(FogOfLove::players(&setup), 2);
    assert_eq!(setup.clone().starting_with(Seat(2)).err(), Some(Refused::Seat(2)));
    assert_eq!(Play::of(&setup).refused(Seat(2), Action::Introduce), Illegal::NotAsked);
}

/// FL-1, FL-23: seat 0 is pink, seat 1 is blue, whoever goes first.
#[test]
fn each_player_has_a_colour() {
    let pack = Pack::chapters_giving(&[&[sat(Who::Pink, 1), sat(Who::Blue, 2)]]);
    for first in [ANNA, BEN] {
        let mut play = Play::of(&pack.setup().starting_with(first).expect("a seat"));
        assert_eq!(play.reach_first_turn().hearts(), (1, 2));
    }
}

/// FL-6: in this order.
#[test]
fn a_game_runs_from_set_up_to_the_finale() {
    let mut play = Play::of(&Pack::of([]).chapters_long(&[2, 2]).shuffled());
    play.finish();
    let went = |phase: Phase| play.position(|event| *event == Happened::Went(phase));
    let steps = [
        went(Phase::Shuffle),
        went(Phase::Gender),
        went(Phase::Introductions),
        play.position(|event| *event == Happened::ChapterBegan(1)),
        went(Phase::Turn),
        play.position(|event| *event == Happened::ChapterBegan(2)),
        play.position(|event| *event == Happened::FinaleBegan),
        went(Phase::Over),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

/// FL-10, FL-11, FL-12: a pack has its own numbers, but enough for two.
#[test]
fn a_pack_has_enough_traits_occupations_and_features_for_two() {
    let book = |traits: usize, occupations: usize, features: usize| {
        let pack = Pack::of([]).with(|content| {
            content.traits.truncate(traits);
            content.occupations.truncate(occupations);
            content.features.truncate(features);
        });
        Book::new(pack.content)
    };
    assert!(book(10, 6, 10).is_ok());
    assert!(book(9, 6, 10).is_err());
    assert!(book(10, 5, 10).is_err());
    assert!(book(10, 6, 9).is_err());
}

/// FL-15, FL-24: both may take D at once, and there is no E.
#[test]
fn each_has_four_choice_tokens() {
    let four = vec![option(&[], &[sat(Who::Chooser, 1)]); 4];
    let mut play = Play::begin(&Pack::anna([both("feast", &four)]));
    play.play(ANNA, "feast").go_on();
    assert_eq!(play.table().asked, Asked::Choice(Letters(0b1111)));
    assert_eq!(play.legal(BEN), Letter::ALL.map(Action::Choose));
    play.both('d', 'd');
    assert_eq!(play.hearts(), (1, 1));
    let five = Pack::anna([both("feast", &vec![option(&[], &[]); 5])]);
    assert!(Book::new(five.content).is_err());
}

/// FL-25: with its own scenes, chapters and finale, and without those of other stories.
#[test]
fn the_players_agree_on_a_love_story() {
    let pack = Pack::of([scene("here"), scene("there"), scene("anywhere")]).with(|content| {
        let mut other = content.stories[0].clone();
        other.id = "other".into();
        other.chapters.push(other.chapters[0].clone());
        other.finale.effects = vec![sat(Who::Both, 9)];
        other.finale.steps.push(FinaleStep::Effects);
        content.stories.push(other);
        (content.scenes[0].story, content.scenes[1].story) = (Some(0), Some(1));
    });
    let book = Book::new(pack.content).expect("a playable pack");
    for (story, in_play) in [("story", [true, false, true]), ("other", [false, true, true])] {
        let setup = Setup::new(&book, story).expect("a story");
        assert_eq!([0, 1, 2].map(|n| setup.in_play(Scene(n))), in_play);
        let sweet = FogOfLove::start(&setup).decks().pile(Pile::Scenes(Deck::Sweet)).to_vec();
        assert_eq!([0, 1, 2].map(|n| sweet.contains(&n)), in_play);
        let mut play = Play::of(&setup);
        let is_other = story == "other";
        assert_eq!(play.finish().chapters_begun().len(), if is_other { 2 } else { 1 });
        assert_eq!(play.hearts(), if is_other { (9, 9) } else { (0, 0) });
    }
    assert_eq!(Setup::new(&book, "third").err(), Some(Refused::Story("third".into())));
}

/// FL-26: what it says about the start holds.
#[test]
fn the_synopsis_may_have_special_rules() {
    let pack = Pack::of([]).with(|content| {
        content.stories[0].satisfaction = 4;
        content.stories[0].in_pile = Destinies::one(Destiny(3));
    });
    let play = Play::of(&pack.setup());
    assert_eq!(play.hearts(), (4, 4));
    assert_eq!(play.own(BEN).pile, Destinies::one(Destiny(3)));
    assert!(!play.own(BEN).destinies.has(Destiny(3)));
}

fn wedding() -> Pack {
    Pack::of([
        scene("wedding").kind(Kind::SpecialEvent),
        scene("ring").linked(Scene(0)).deck(Deck::Drama).tag(Tag(1)),
    ])
}

/// The numbers of all scenes in the decks and of those under the synopsis.
fn laid_out(setup: &Setup) -> (Vec<u8>, Vec<u8>) {
    let state = FogOfLove::start(setup);
    let decks = Deck::ALL.into_iter().flat_map(|deck| state.decks().pile(Pile::Scenes(deck)));
    let decks = decks.copied().collect();
    (decks, state.table().events.iter().map(|scene| scene.0).collect())
}

/// FL-27: none need be.
#[test]
fn special_events_are_included_only_if_the_players_wish() {
    let (decks, events) = laid_out(&wedding().setup());
    assert!(events.is_empty() && !decks.contains(&0) && !decks.contains(&1));
    let (decks, events) = laid_out(&wedding().setup().with_event("wedding").expect("an event"));
    assert_eq!(events, [0], "under the synopsis");
    assert!(!decks.contains(&0));
}

/// FL-27, FL-30: its own linked scenes come along.
#[test]
fn an_event_of_another_story_may_be_included() {
    let pack = wedding().with(|content| {
        (content.scenes[0].story, content.scenes[1].story) = (Some(1), Some(1));
    });
    let (decks, events) = laid_out(&pack.setup().with_event("wedding").expect("an event"));
    assert_eq!((events, decks.contains(&1)), (vec![0], true));
}

/// FL-30: into the deck that their symbol tells.
#[test]
fn linked_scenes_of_an_included_event_are_sorted_into_the_decks() {
    let setup = wedding().setup().with_event("wedding").expect("an event");
    let ring = wedding().number("ring").0;
    assert_eq!(FogOfLove::start(&setup).decks().pile(Pile::Scenes(Deck::Drama)), [ring]);
}

/// FL-30/1: neither without the other.
#[test]
fn an_event_without_linked_scenes_is_refused() {
    let lonely = Pack::of([scene("wedding").kind(Kind::SpecialEvent), scene("ring")]);
    let refused = |id: &str| lonely.setup().with_event(id).err();
    assert_eq!(refused("wedding"), Some(Refused::Event("wedding".into())));
    assert_eq!(refused("ring"), Some(Refused::Event("ring".into())), "not an event");
    let own = lonely.with(|content| content.stories[0].events = vec![Scene(0)]);
    assert_eq!(Setup::new(&own.book(), "story").err(), Some(Refused::Event("wedding".into())));
}

/// FL-30/1: leaving out one side leaves out the other.
#[test]
fn linked_scenes_are_not_in_play_without_their_event() {
    let included = || wedding().setup().with_event("wedding").expect("an event");
    let without = |id: &str| included().without(&[id]).expect("scenes enough");
    let untagged = included().without_tags(Tags::one(Tag(1))).expect("scenes enough");
    for setup in [without("wedding"), without("ring"), untagged] {
        let (decks, events) = laid_out(&setup);
        assert!(events.is_empty() && !decks.contains(&1));
    }
}

/// FL-28, FL-28/1: though all decks are shuffled, however chance answers.
#[test]
fn the_chapters_come_in_order_and_are_never_shuffled() {
    let pack = Pack::of([]).chapters_long(&[1, 2, 1]);
    for answer in [0, 1] {
        let mut play = Play::of(&pack.shuffled());
        while let Turn::Chance(_) = FogOfLove::turn(&play.state) {
            play.chance(answer);
        }
        play.finish();
        assert_eq!(play.chapters_begun(), [1, 2, 3]);
        assert!(play.happened(&Happened::FinaleBegan));
    }
}

/// FL-29, FL-160: circle, square, star.
#[test]
fn scenes_are_sorted_into_their_decks() {
    let pack = Pack::of([]).and_plain(Deck::Serious, 2).and_plain(Deck::Drama, 3);
    let state = FogOfLove::start(&pack.setup());
    for (deck, count) in [(Deck::Sweet, 40), (Deck::Serious, 2), (Deck::Drama, 3)] {
        let pile = state.decks().pile(Pile::Scenes(deck));
        assert_eq!(pile.len(), count);
        assert!(pile.iter().all(|&n| pack.content.scenes[usize::from(n)].deck == deck));
    }
}

/// FL-31, FL-33: card by card, and no card leaves its deck.
#[test]
fn each_deck_is_shuffled_on_its_own() {
    let pack = Pack::of([]).and_plain(Deck::Serious, 2).and_plain(Deck::Drama, 3);
    let mut play = Play::of(&pack.shuffled());
    let before = play.state.decks().clone();
    while let Turn::Chance(_) = FogOfLove::turn(&play.state) {
        play.chance(0);
    }
    for pile in Pile::ALL {
        let settled = |event: &_| matches!(event, Happened::Shuffled(of, ..) if *of == pile);
        let (old, new) = (before.pile(pile), play.state.decks().pile(pile));
        assert_eq!(play.count(settled), old.len().saturating_sub(1), "{pile:?}");
        assert!(old.is_empty() || old != new, "{pile:?} keeps its order");
        let [mut old, mut new] = [old.to_vec(), new.to_vec()];
        old.sort_unstable();
        new.sort_unstable();
        assert_eq!(old, new, "{pile:?}");
    }
    assert_eq!(play.table().decks[Pile::Character(ChangeOf::Trait).index()], 12);
}

/// FL-32, FL-148: empty, unless a story brings one.
#[test]
fn the_custom_deck_is_for_special_stories() {
    let play = Play::begin(&Pack::of([]));
    assert_eq!(play.table().decks[Pile::Scenes(Deck::Custom).index()], 0);
    let special = Pack::of([]).and_plain(Deck::Custom, 2).drawing(0, &[Deck::Custom]);
    let mut play = Play::begin(&special);
    play.plain_turn(ANNA);
    assert!(play.holds(ANNA, "custom-0"));
}

/// FL-13, FL-13/1, FL-34, FL-34/1: the same for both; others stay out.
#[test]
fn each_receives_the_destinies_that_the_story_specifies() {
    let three: Destinies = [0, 1, 3].map(Destiny).into_iter().collect();
    let pack = Pack::of([]).with(|content| content.stories[0].destinies = three);
    let play = Play::of(&pack.setup());
    for seat in [ANNA, BEN] {
        assert_eq!((play.own(seat).destinies, play.own(seat).pile), (three, Destinies::NONE));
    }
}

/// FL-35: the host, or else chance.
#[test]
fn somebody_goes_first() {
    let pack = Pack::of([]);
    let chosen = pack.setup().starting_with(BEN).expect("a seat");
    assert_eq!(Play::of(&chosen).table().first, BEN);
    for answer in [0, 1] {
        let mut play = Play::of(&pack.shuffled());
        assert_eq!(play.table().chance, Chance::First);
        assert_eq!(play.chance(answer).table().first, Seat(answer));
        assert_eq!(play.reach_first_turn().asked(), Seat(answer));
    }
}

/// FL-21, FL-21/1: scenes of all three decks.
#[test]
fn there_is_one_discard_pile() {
    let pack = Pack::of([]).and_plain(Deck::Serious, 2).and_plain(Deck::Drama, 2);
    let mut pack = pack.chapters_long(&[3, 6]);
    pack.story().opening_hand = [3, 1, 1, 0];
    let mut play = Play::begin(&pack);
    play.play_out(ANNA, "serious-0").play_out(BEN, "drama-1").play_out(ANNA, "plain-0");
    let discarded: Vec<Scene> = play.public().table.discards.iter().collect();
    let mut expected = ["plain-0", "serious-0", "drama-1"].map(|id| play.scene(id));
    expected.sort_unstable();
    assert_eq!(discarded, expected);
}

/// FL-17, FL-17/1: seven is seven, and the box's 55 are no limit.
#[test]
fn tokens_do_not_run_out() {
    let give = |count| tokens(Who::Pink, "sincerity up", count);
    let seven: &[Effect] = &[give(7)];
    let play = Play::begin(&Pack::chapters_giving(&[seven]));
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 7);
    let many: &[Effect] = &[give(50), give(50)];
    let play = Play::begin(&Pack::chapters_giving(&[many]));
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 100);
    assert_eq!(play.table().waiting, Seats::one(ANNA));
}
