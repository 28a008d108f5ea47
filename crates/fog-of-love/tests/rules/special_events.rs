//! Special effects, special events and linked scenes.

use crate::table::{ANNA, BEN, Card, Pack, Play, both, option, sat, scene};
use fog_of_love::content::{Deck, Effect, Icon, Kind, Place, Scene, Who};
use fog_of_love::{Action, Asked, Chance, Happened, Pile, Setup};
use tabletop::Seats;

/// The first scene of the pack is the event, so that cards can name it.
const EVENT: Scene = Scene(0);

fn insert(deck: Deck, place: Place, optional: bool) -> Effect {
    Effect::Insert { event: EVENT, deck, place, optional }
}

/// A wedding, and a proposal that puts it into a deck.
fn wedding(effect: Effect) -> Pack {
    let event = scene("wedding").kind(Kind::SpecialEvent).more(&[sat(Who::Both, 9)]);
    Pack::of([event, scene("proposal").linked(EVENT).more(&[effect])])
}

/// A game in which the wedding is included, and Anna has proposed.
fn proposed(effect: Effect) -> Play {
    let setup = wedding(effect).setup().with_event("wedding").expect("an event");
    let mut play = Play::of(&setup);
    play.create().rest().play(ANNA, "proposal").go_on();
    play
}

/// FL-257, FL-257/1: it lies on the table and counts, unless it is minor.
#[test]
fn special_effect_scenes_count_unless_they_are_minor() {
    let special = |id: &str| scene(id).kind(Kind::SpecialEffect);
    let cards = Pack::hands([special("dance")], [special("wink").kind(Kind::Minor)]);
    let mut play = Play::begin(&cards);
    play.turn(ANNA, "dance").turn(BEN, "wink");
    assert_eq!((play.laid(), play.table().count), (vec!["dance".into()], 1));
}

/// FL-258: it may offer choices, be followed up, and combine effects.
#[test]
fn a_special_effect_scene_may_combine_anything() {
    let draw = Effect::Draw { who: Who::Chooser, deck: Deck::Sweet, count: 1 };
    let card: Card = both("dance", &[option(&[], &[draw, sat(Who::Other, 2)])])
        .kind(Kind::SpecialEffect)
        .follow_up(&[], &[sat(Who::Player, 3)])
        .more(&[sat(Who::Player, 1)]);
    let mut play = Play::begin(&Pack::anna([card]));
    play.play_both(ANNA, "dance", 'a', 'a').rest();
    assert_eq!((play.hearts(), play.table().person(BEN).hand), ((3, 2), 6));
    assert_eq!(play.plain(BEN).hearts(), (3, 5));
}

/// FL-163, FL-189: what stands under “on play” happens before reactions and choices.
#[test]
fn some_effects_come_at_the_moment_of_playing() {
    let card = both("dance", &[option(&[], &[])]).on_play(&[sat(Who::Player, 2)]);
    let mut play = Play::begin(&Pack::anna([card]));
    play.play(ANNA, "dance");
    assert_eq!((play.hearts(), play.table().waiting), ((2, 0), Seats::one(BEN)));
}

/// FL-259: it is in no deck, but under the synopsis for all to see.
#[test]
fn a_special_event_waits_under_the_synopsis() {
    let setup = wedding(insert(Deck::Sweet, Place::Top, false)).setup();
    let play = Play::of(&setup.with_event("wedding").expect("an event"));
    assert!(play.public().table.events.has(EVENT));
    assert!(
        Deck::ALL.iter().all(|&deck| !play.state.decks().pile(Pile::Scenes(deck)).contains(&0))
    );
}

/// FL-260, FL-266: the linked scene puts it on a deck; then it is drawn and played like any other.
#[test]
fn a_linked_scene_puts_the_event_into_a_deck() {
    let mut play = proposed(insert(Deck::Sweet, Place::Top, false));
    assert!(!play.table().events.has(EVENT));
    play.rest();
    assert!(play.holds(ANNA, "wedding"), "she drew from the top");
    play.plain(BEN).turn(ANNA, "wedding");
    assert_eq!((play.hearts(), play.laid().len()), ((9, 9), 3));
}

/// FL-261: the event shows its symbol.
#[test]
fn a_special_event_bears_its_symbol() {
    let content = wedding(Effect::Skip).content;
    assert!(content.scenes[0].shows(Icon::Kind(Kind::SpecialEvent)));
    assert!(!content.scenes[1].shows(Icon::Kind(Kind::SpecialEvent)));
    assert!(content.scenes[1].shows(Icon::Kind(Kind::Linked)));
}

/// FL-262, FL-263: any story may include it, and with it come its linked scenes.
#[test]
fn an_event_is_included_with_its_linked_scenes() {
    let without = wedding(insert(Deck::Sweet, Place::Top, false)).setup();
    let proposal = Scene(1);
    assert!(!without.in_play(EVENT) && !without.in_play(proposal));
    let with = without.with_event("wedding").expect("an event");
    assert!(with.in_play(EVENT) && with.in_play(proposal));
    let play = Play::of(&with);
    assert!(play.state.decks().pile(Pile::Scenes(Deck::Sweet)).contains(&1));
}

/// FL-262: a story of its own may bring it as well.
#[test]
fn a_story_includes_its_own_events() {
    let pack = wedding(Effect::Skip).telling(|story| story.events = vec![EVENT]);
    assert!(pack.setup().in_play(EVENT));
    assert!(Setup::new(&pack.book(), "story").is_ok());
}

/// FL-264: it is shuffled in: chance settles the order of the whole deck.
#[test]
fn an_event_is_shuffled_into_the_deck() {
    let mut play = proposed(insert(Deck::Sweet, Place::Shuffled, false));
    let count = play.table().decks[0];
    assert_eq!(play.table().chance, Chance::Shuffle(Pile::Scenes(Deck::Sweet), count));
    let mut shuffles = 0;
    while play.table().chance != Chance::Nothing {
        play.chance(0);
        shuffles += 1;
    }
    assert_eq!(shuffles, count - 1);
    let deck = play.state.decks().pile(Pile::Scenes(Deck::Sweet));
    assert_eq!(deck.iter().filter(|&&card| card == 0).count(), 1);
}

/// FL-264: into an empty deck there is nothing to shuffle.
#[test]
fn an_event_in_an_empty_deck_is_not_shuffled() {
    let play = proposed(insert(Deck::Drama, Place::Shuffled, false));
    assert_eq!(play.table().chance, Chance::Nothing);
    assert_eq!(play.state.decks().pile(Pile::Scenes(Deck::Drama)), [0]);
}

/// FL-265: an event that is not included is ignored.
#[test]
fn an_event_that_is_not_included_is_ignored() {
    let card = scene("proposal").more(&[insert(Deck::Sweet, Place::Top, false)]);
    let pack = Pack::of([scene("wedding").kind(Kind::SpecialEvent), card]);
    let mut play = Play::begin(&pack);
    play.turn(ANNA, "proposal");
    assert_eq!(play.count(|event| matches!(event, Happened::Inserted(..))), 0);
}

/// FL-265: the second time the event is no longer there.
#[test]
fn an_event_is_inserted_only_once() {
    let effect = insert(Deck::Drama, Place::Top, false);
    let pack = wedding(effect.clone());
    let pack = pack.with(|content| content.scenes[1].more.push(effect));
    let setup = pack.setup().with_event("wedding").expect("an event");
    let mut play = Play::of(&setup);
    play.create().rest().turn(ANNA, "proposal");
    assert_eq!(play.count(|event| matches!(event, Happened::Inserted(..))), 1);
}

/// FL-267: where inserting is optional, the card's player decides.
#[test]
fn inserting_may_be_optional() {
    let mut play = proposed(insert(Deck::Drama, Place::Top, true));
    assert_eq!((play.table().asked, play.table().waiting), (Asked::Option(2), Seats::one(ANNA)));
    play.act(ANNA, Action::Pick(1)).rest();
    assert!(play.table().events.has(EVENT), "she left it");
    let mut play = proposed(insert(Deck::Drama, Place::Top, true));
    play.act(ANNA, Action::Pick(0)).rest();
    assert!(play.happened(&Happened::Inserted(EVENT, Deck::Drama, Place::Top)));
}
