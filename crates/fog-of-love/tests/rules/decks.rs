//! 13 and 14. Draw sources and decks.

use crate::table::{ANNA, BEN, Pack, Play, change_one, scene};
use fog_of_love::content::{ChangeOf, Deck, Decks, Effect, HowMany, Pick, Who};
use fog_of_love::{Action, Asked, Happened, Illegal, Pile};

/// FL-130: and from no other deck.
#[test]
fn scenes_are_drawn_from_the_deck_that_the_chapter_names() {
    let pack = Pack::of([]).and_plain(Deck::Serious, 5).and_plain(Deck::Drama, 5);
    let mut play = Play::begin(&pack.drawing(0, &[Deck::Drama]));
    let from = play.events.len();
    play.plain_turn(ANNA).plain_turn(BEN);
    let drew = |deck: Deck| {
        let drew = play.events[from..].iter();
        drew.filter(|event| matches!(event, Happened::Drew(_, of, _) if *of == deck)).count()
    };
    assert_eq!(Deck::ALL.map(drew), [0, 0, 2, 0]);
}

/// FL-130: a scene may say otherwise.
#[test]
fn a_scene_may_draw_from_another_deck() {
    let draw = Effect::Draw { who: Who::Player, deck: Deck::Drama, count: 1 };
    let pack = Pack::anna([scene("fate").more(&[draw])]).and_plain(Deck::Drama, 2);
    let mut play = Play::begin(&pack);
    play.play_out(ANNA, "fate");
    assert!(play.holds(ANNA, "drama-0"));
}

/// FL-131, FL-144: one after the other, as one likes.
#[test]
fn of_several_decks_the_player_picks_one_for_each_card() {
    let count = HowMany::Exactly(1);
    let lose = Effect::DiscardScenes { who: Who::Player, count, pick: Pick::Chosen };
    let pack = Pack::anna([scene("clumsy").more(&[lose])]).and_plain(Deck::Serious, 5);
    let mut play = Play::begin(&pack.drawing(0, &[Deck::Sweet, Deck::Serious]));
    play.play_out(ANNA, "clumsy").first_legal().go_on();
    let both: Decks = [Deck::Sweet, Deck::Serious].into_iter().collect();
    assert_eq!((play.table().asked, play.asked()), (Asked::DrawFrom(both), ANNA));
    assert_eq!(play.refused(ANNA, Action::DrawFrom(Deck::Drama)), Illegal::NotASource);
    play.act(ANNA, Action::DrawFrom(Deck::Serious));
    assert_eq!(play.table().asked, Asked::DrawFrom(both), "for each card");
    play.act(ANNA, Action::DrawFrom(Deck::Sweet));
    assert!(play.holds(ANNA, "serious-0") && play.holds(ANNA, "plain-0"));
    assert_eq!((play.hand_size(ANNA), play.asked()), (5, BEN));
}

/// FL-149: no choice is left then.
#[test]
fn an_empty_deck_leaves_the_other_named_decks() {
    let pack = Pack::of([]).with(|content| content.scenes.truncate(11));
    let pack = pack.and_plain(Deck::Serious, 3).drawing(0, &[Deck::Sweet, Deck::Serious]);
    let mut play = Play::begin(&pack);
    play.plain_turn(ANNA).act(ANNA, Action::DrawFrom(Deck::Sweet));
    play.plain_turn(BEN);
    assert!(play.holds(BEN, "serious-0"));
    assert_eq!(play.asked(), ANNA);
}

/// FL-149: though there are discards, and another deck that is not named.
#[test]
fn if_all_named_decks_are_empty_play_goes_on_with_smaller_hands() {
    let pack = Pack::of([]).with(|content| content.scenes.truncate(12));
    let mut play = Play::begin(&pack.and_plain(Deck::Drama, 3).chapters_long(&[2, 9]));
    play.plain_turn(ANNA).plain_turn(BEN);
    assert_eq!((play.hand_size(ANNA), play.table().discards.count()), (5, 2));
    play.plain_turn(ANNA);
    assert_eq!((play.hand_size(ANNA), play.asked()), (4, BEN));
    assert_eq!(play.table().decks[Pile::Scenes(Deck::Sweet).index()], 0);
    play.plain_turn(BEN).plain_turn(ANNA);
    assert_eq!(play.hand_size(ANNA), 3);
}

/// FL-150: fewer cards than that no book accepts, so that three can always be drawn.
#[test]
fn the_smallest_pack_leaves_three_cards_for_a_change() {
    let changes = [ChangeOf::Trait, ChangeOf::Occupation, ChangeOf::Feature];
    let crisis = scene("crisis").more(&changes.map(|what| change_one(Who::Player, what)));
    let pack = Pack::anna([crisis]).with(|content| {
        content.traits.truncate(10);
        content.occupations.truncate(6);
        content.features.truncate(10);
    });
    let mut play = Play::begin(&pack);
    play.play_out(ANNA, "crisis");
    for what in changes {
        if play.table().asked == Asked::GiveUp(what, None) {
            play.act(ANNA, Action::GiveUp(0));
        }
        assert_eq!((play.table().asked, play.own(ANNA).dealt.len()), (Asked::Take(what, ANNA), 3));
        assert_eq!(play.table().decks[Pile::Character(what).index()], 2, "of five");
        play.act(ANNA, Action::Take(0));
    }
}
