//! 13. Chapters.

use crate::table::{ANNA, BEN, Card, Pack, Play, aspect, expose, option, sat, scene, tokens};
use fog_of_love::content::{
    Choice, Deck, Destiny, DestinyMove, Effect, Kind, Letter, Letters, Which, Who,
};
use fog_of_love::{Action, Asked, Book, Happened, Phase};
use tabletop::{Seats, Viewer};

fn affair() -> Card {
    scene("affair").secret(&[], &[])
}

/// A scene that reveals a secret of the partner; it counts itself.
fn letter() -> Card {
    scene("letter").more(&[expose(Who::Partner)])
}

/// FL-127: and none would be no story.
#[test]
fn chapters_are_followed_by_the_finale() {
    for count in [3, 4] {
        let mut play = Play::begin(&Pack::of([]).chapters_long(&vec![2; count]));
        play.finish();
        assert_eq!(play.chapters_begun(), (1..=count as u8).collect::<Vec<_>>());
        let last = play.position(|event| *event == Happened::ChapterBegan(count as u8));
        assert!(last < play.position(|event| *event == Happened::FinaleBegan));
    }
    assert!(Book::new(Pack::of([]).chapters_long(&[]).content).is_err());
}

/// A first chapter with a choice and additional effects.
fn first_date() -> Pack {
    let a = option(&["sincerity up"], &[sat(Who::Chooser, 2), sat(Who::Other, 1)]);
    let b = option(&["gentleness up"], &[sat(Who::Chooser, 5)]);
    Pack::of([]).with(|content| {
        let chapter = &mut content.stories[0].chapters[0];
        (chapter.choice, chapter.options) = (Choice::Both, vec![a, b]);
        chapter.more = vec![sat(Who::Chose(Letters::one(Letter::B)), 10)];
    })
}

const A_OR_B: Asked = Asked::Choice(Letters(0b11));

/// FL-128, FL-144: choices, tokens, effects, additional effects.
#[test]
fn chapter_one_is_the_first_card_of_the_game() {
    let mut play = Play::until(&first_date(), A_OR_B);
    assert_eq!((play.table().chapter, play.table().waiting), (1, Seats::all(2)));
    assert_eq!(play.count(|event| matches!(event, Happened::Played(..))), 0);
    play.both('a', 'b');
    assert_eq!(play.hearts(), (2, 16));
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 1);
    assert_eq!(play.tokens(BEN, aspect("gentleness up")), 1);
}

/// FL-129: whoever that is.
#[test]
fn after_chapter_one_the_first_player_takes_the_first_turn() {
    for first in [ANNA, BEN] {
        let mut play = Play::of(&first_date().setup().starting_with(first).expect("a seat"));
        while play.table().asked != A_OR_B {
            play.first_legal();
        }
        play.both('a', 'a');
        assert_eq!((play.table().phase, play.asked()), (Phase::Turn, first));
    }
}

/// FL-132: after the third scene and not before.
#[test]
fn a_chapter_ends_once_so_many_scenes_have_been_played() {
    let mut play = Play::begin(&Pack::of([]).chapters_long(&[3, 9]));
    play.plain_turn(ANNA).plain_turn(BEN);
    assert_eq!(play.table().chapter, 1);
    play.plain_turn(ANNA);
    assert_eq!(play.table().chapter, 2);
}

/// FL-133: neither moves the count.
#[test]
fn unrevealed_secrets_and_minor_scenes_do_not_count() {
    let tea = scene("tea").kind(Kind::Minor);
    let mut play = Play::begin(&Pack::hands([affair()], [tea]).chapters_long(&[1, 9]));
    play.play(ANNA, "affair").play_out(BEN, "tea");
    assert_eq!((play.table().chapter, play.table().count), (1, 0));
    play.plain_turn(ANNA);
    assert_eq!(play.table().chapter, 2);
}

/// FL-134: only scenes do.
#[test]
fn the_chapter_card_itself_does_not_count() {
    let mut play = Play::begin(&Pack::of([]).chapters_long(&[1, 9]));
    assert_eq!((play.table().chapter, play.table().count), (1, 0));
    play.plain_turn(ANNA);
    assert_eq!((play.table().chapter, play.table().count), (2, 0));
}

/// FL-135: like most scenes.
#[test]
fn situations_count() {
    let storm = scene("storm").follow_up(&[], &[]);
    let mut play = Play::begin(&Pack::anna([storm]));
    play.play_out(ANNA, "storm");
    assert_eq!(play.table().count, 1);
}

/// FL-136, FL-136/1: played in Chapter One, it counts in Chapter Three.
#[test]
fn a_secret_counts_for_the_chapter_in_which_it_is_revealed() {
    let reveal = letter().kind(Kind::RevealSecret);
    let pack = Pack::hands([affair()], [reveal]).chapters_long(&[1, 1, 2]);
    let mut play = Play::begin(&pack);
    play.play(ANNA, "affair").play_out(BEN, "ben-plain-1").play_out(ANNA, "anna-plain-1");
    assert_eq!((play.table().chapter, play.table().count), (3, 0));
    play.play_out(BEN, "letter");
    assert_eq!((play.table().chapter, play.table().count), (3, 1));
    assert_eq!(play.table().laid[..], [play.scene("affair")]);
}

/// FL-137: four of three, and the fourth is not carried over.
#[test]
fn a_chapter_may_overshoot_its_length() {
    let mut play = Play::begin(&Pack::hands([affair()], [letter()]).chapters_long(&[3, 9]));
    play.play(ANNA, "affair").play_out(BEN, "ben-plain-1").play_out(ANNA, "anna-plain-1");
    assert_eq!(play.table().count, 2);
    play.play_out(BEN, "letter");
    assert_eq!((play.table().chapter, play.table().count), (2, 0));
    assert_eq!(play.table().discards.count(), 4);
}

/// FL-138, FL-138/1: and from the old sources.
#[test]
fn the_chapter_ends_after_the_closing_draw() {
    let pack = Pack::of([]).and_plain(Deck::Drama, 9).chapters_long(&[1, 9]);
    let mut play = Play::begin(&pack.drawing(1, &[Deck::Drama]));
    let from = play.events.len();
    play.plain_turn(ANNA);
    let at =
        |event: &dyn Fn(&fog_of_love::Event) -> bool| play.events[from..].iter().position(event);
    let drew = at(&|event| matches!(event, Happened::Drew(ANNA, Deck::Sweet, _)));
    let ended = at(&|event| *event == Happened::ChapterEnded);
    assert!(drew.is_some() && drew < ended);
    play.plain_turn(BEN);
    assert!(play.holds(BEN, "drama-0"), "the new chapter's sources count from now on");
}

/// FL-139, FL-139/1: secrets stay before their players.
#[test]
fn all_cards_on_the_table_are_discarded_face_up() {
    let mut play = Play::begin(&Pack::anna([affair()]).chapters_long(&[2, 9]));
    play.play(ANNA, "affair").play_out(BEN, "ben-plain-0").play_out(ANNA, "anna-plain-1");
    assert!(play.table().laid.is_empty());
    let discarded: Vec<_> = play.public().table.discards.iter().collect();
    assert_eq!(discarded, ["anna-plain-1", "ben-plain-0"].map(|id| play.scene(id)));
    assert_eq!(play.own(ANNA).secrets[..], [play.scene("affair")]);
    assert_eq!(play.table().chapter, 2, "Chapter One lies on the table no more");
}

/// FL-140, FL-140/1: hearts, tokens, destinies, cards; and it does not count for its own length.
#[test]
fn the_next_chapter_is_revealed_and_resolved() {
    let how = DestinyMove::Discard { count: 1, reveal: false };
    let pack = Pack::chapters_giving(&[
        &[],
        &[
            sat(Who::Both, 3),
            tokens(Who::First, "sincerity up", 1),
            Effect::Draw { who: Who::Second, deck: Deck::Sweet, count: 2 },
            Effect::Destiny { who: Who::Pink, how, which: Which::Any, optional: false },
        ],
    ]);
    let mut play = Play::begin(&pack);
    play.plain_turn(ANNA).act(ANNA, Action::Drop(Destiny(3)));
    assert_eq!(play.hearts(), (3, 3));
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 1);
    assert_eq!((play.hand_size(BEN), play.table().person(ANNA).pile), (7, 1));
    assert_eq!((play.table().chapter, play.table().count, play.asked()), (2, 0, BEN));
}

/// FL-141: at once.
#[test]
fn after_the_last_chapter_comes_the_finale() {
    let mut play = Play::begin(&Pack::of([]).chapters_long(&[1]));
    play.plain_turn(ANNA);
    assert!(play.happened(&Happened::FinaleBegan));
    assert_eq!(play.table().asked, Asked::FinalDestiny);
}

/// FL-142: there is no card's player, but a first player and two colours.
#[test]
fn a_chapter_is_played_by_nobody() {
    let play = Play::begin(&Pack::chapters_giving(&[&[
        sat(Who::Player, 1),
        sat(Who::Partner, 2),
        sat(Who::First, 10),
        sat(Who::Blue, 20),
    ]]));
    assert_eq!(play.hearts(), (10, 20));
}

/// FL-143: the first to commit tells nothing.
#[test]
fn a_choice_on_a_chapter_is_made_by_both_in_secret() {
    let mut play = Play::until(&first_date(), A_OR_B);
    let from = play.events.len();
    play.act(BEN, Action::Choose(Letter::B));
    for viewer in [Viewer::Seat(ANNA), Viewer::Public] {
        assert_eq!(play.sights(viewer, from), [Happened::Committed(BEN, None)]);
    }
    play.act(ANNA, Action::Choose(Letter::A));
    assert_eq!(play.chosen(), Some([Letter::A, Letter::B]));
}
