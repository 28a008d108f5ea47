//! 12. Order of a turn.

use crate::table::{ANNA, BEN, Card, Pack, Play, expose, sat, scene};
use fog_of_love::content::{Condition, Deck, Effect, HowMany, Kind, Moment, Pick, Who};
use fog_of_love::{Action, Asked, Happened, Illegal, Phase};
use tabletop::Seat;

fn minor(id: &str) -> Card {
    scene(id).kind(Kind::Minor)
}

fn reactions() -> Vec<Card> {
    (0..5).map(|n| scene(&format!("answer-{n}")).reaction(Moment::Played)).collect()
}

/// FL-118: twice, and then a scene is played all the same.
#[test]
fn minor_scenes_may_be_exchanged_as_often_as_wished() {
    let mut play = Play::begin(&Pack::anna([minor("tea"), minor("coffee")]));
    for (id, new) in [("tea", "plain-0"), ("coffee", "plain-1")] {
        let exchange = Action::Exchange(play.scene(id));
        play.act(ANNA, exchange);
        assert!(!play.holds(ANNA, id) && play.holds(ANNA, new));
        assert_eq!((play.table().asked, play.asked()), (Asked::Turn, ANNA));
    }
    let plain = play.scene("anna-plain-2");
    assert_eq!(play.refused(ANNA, Action::Exchange(plain)), Illegal::NotMinor);
    play.play_out(ANNA, "plain-1");
    assert_eq!(play.asked(), BEN);
}

/// FL-118: not at all is as well.
#[test]
fn nobody_needs_to_exchange() {
    let mut play = Play::begin(&Pack::anna([minor("tea")]));
    play.play_out(ANNA, "anna-plain-1");
    assert!(play.holds(ANNA, "tea"));
}

/// FL-119: once, from hand, and then the partner's turn comes.
#[test]
fn a_player_plays_one_scene_and_resolves_it() {
    let mut play = Play::begin(&Pack::anna([scene("gift").more(&[sat(Who::Both, 2)])]));
    let foreign = play.scene("ben-plain-0");
    assert_eq!(play.refused(ANNA, Action::Play(foreign)), Illegal::NotInHand);
    play.play_out(ANNA, "gift");
    assert_eq!(play.hearts(), (2, 2));
    assert_eq!(play.table().laid[..], [play.scene("gift")]);
    let again = play.scene("anna-plain-1");
    assert_eq!(play.refused(ANNA, Action::Play(again)), Illegal::NotAsked);
}

/// FL-119: its effects wait.
#[test]
fn a_secret_is_not_resolved_but_stays_hidden() {
    let affair = scene("affair").secret(&["sincerity down"], &[]).more(&[sat(Who::Player, 2)]);
    let mut play = Play::begin(&Pack::anna([affair]));
    let before = play.table().person(ANNA).tokens;
    play.play(ANNA, "affair");
    assert_eq!((play.hearts(), play.table().person(ANNA).tokens), ((0, 0), before));
    assert!(play.table().laid.is_empty());
    assert_eq!(play.own(ANNA).secrets[..], [play.scene("affair")]);
    assert_eq!(play.asked(), BEN);
}

/// FL-119/1: no passing.
#[test]
fn playing_is_compulsory() {
    let play = Play::begin(&Pack::of([]));
    assert_eq!(play.refused(ANNA, Action::Skip), Illegal::MustPlay);
    assert!(play.legal(ANNA).iter().all(|action| matches!(action, Action::Play(_))));
}

/// Anna's hand before and after the draw at the end of a turn with these effects.
fn drawn(effects: &[Effect]) -> (usize, u8) {
    let pack = Pack::anna([scene("move").more(effects)]).and_plain(Deck::Drama, 9);
    let mut play = Play::begin(&pack);
    let from = play.events.len();
    play.play_out(ANNA, "move");
    while play.table().asked != Asked::Turn {
        play.first_legal();
    }
    let drew = |event: &_| matches!(event, Happened::Drew(ANNA, Deck::Sweet, _));
    (play.events[from..].iter().filter(|event| drew(event)).count(), play.hand_size(ANNA))
}

/// FL-120, FL-120/1: from four, from two, and from seven.
#[test]
fn a_player_draws_until_holding_five() {
    assert_eq!(drawn(&[]), (1, 5));
    let (who, pick) = (Who::Player, Pick::Chosen);
    let discard = Effect::DiscardScenes { who, count: HowMany::Exactly(2), pick };
    assert_eq!(drawn(&[discard]), (3, 5));
    assert_eq!(drawn(&[Effect::Draw { who, deck: Deck::Drama, count: 3 }]), (0, 7));
}

/// FL-124: nine are kept.
#[test]
fn there_is_no_upper_hand_limit() {
    let draw = Effect::Draw { who: Who::Partner, deck: Deck::Drama, count: 5 };
    let pack = Pack::anna([scene("gift").more(&[draw])]).and_plain(Deck::Drama, 9);
    let mut play = Play::begin(&pack);
    play.play_out(ANNA, "gift");
    assert_eq!(play.hand_size(BEN), 10);
    play.plain_turn(BEN).plain_turn(ANNA);
    assert_eq!(play.hand_size(BEN), 9);
    assert_eq!(play.table().person(BEN).face_down, 0);
}

/// FL-121: after the draw, every turn.
#[test]
fn it_is_checked_whether_the_chapter_ends() {
    let mut play = Play::begin(&Pack::of([]).chapters_long(&[2, 9]));
    play.plain_turn(ANNA);
    assert!(
        play.happened(&Happened::Went(Phase::Check)) && !play.happened(&Happened::ChapterEnded)
    );
    play.plain_turn(BEN);
    assert!(play.happened(&Happened::ChapterEnded));
}

fn turns(play: &Play) -> Vec<Seat> {
    let turns = play.events.iter().filter_map(|event| match event {
        Happened::Played(seat, _) | Happened::LaidSecret(seat, _) => Some(*seat),
        _ => None,
    });
    turns.collect()
}

/// FL-122, FL-123: through secrets, minor scenes and chapters.
#[test]
fn the_players_take_turns_alternately() {
    let cards = [scene("affair").secret(&[], &[]), minor("tea")];
    let letter = scene("letter").more(&[expose(Who::Partner)]);
    let mut play = Play::begin(&Pack::hands(cards, [letter]).chapters_long(&[3, 1, 2]));
    play.play(ANNA, "affair").play_out(BEN, "letter").play_out(ANNA, "tea");
    play.finish();
    let turns = turns(&play);
    assert!(turns.len() >= 6);
    assert!(turns.iter().zip([ANNA, BEN].into_iter().cycle()).all(|(one, two)| *one == two));
}

/// FL-122: answering the partner's scene is no turn.
#[test]
fn a_reaction_does_not_shift_the_turns() {
    let answer = scene("answer").reaction(Moment::Played);
    let mut play = Play::begin(&Pack::hands([], [answer]));
    play.play(ANNA, "anna-plain-0").react(BEN, "answer").go_on();
    assert_eq!((play.table().asked, play.asked()), (Asked::Turn, BEN));
    assert_eq!(play.plain_turn(BEN).asked(), ANNA);
}

/// FL-123, FL-123/1: whoever would have been next.
#[test]
fn a_new_chapter_does_not_use_a_turn() {
    for length in [1, 2] {
        let mut play = Play::begin(&Pack::of([]).chapters_long(&[length, 9]));
        let next = if length == 1 { BEN } else { ANNA };
        while play.table().chapter == 1 {
            play.first_legal();
        }
        assert_eq!((play.table().chapter, play.asked()), (2, next));
    }
}

/// FL-125: a drama scene while the chapter draws sweet ones.
#[test]
fn any_scene_in_hand_may_be_played_whatever_the_chapter_draws() {
    let mut pack = Pack::of([]).and_plain(Deck::Drama, 2);
    pack.story().opening_hand = [4, 0, 1, 0];
    let mut play = Play::begin(&pack);
    play.play_out(ANNA, "drama-0");
    assert_eq!(play.table().laid[..], [play.scene("drama-0")]);
}

/// FL-126: first they are exchanged.
#[test]
fn who_has_only_reactions_must_exchange_them() {
    let mut play = Play::begin(&Pack::hands(reactions(), []));
    assert_eq!(play.refused(ANNA, Action::Skip), Illegal::MustPlay);
    assert!(play.legal(ANNA).iter().all(|action| matches!(action, Action::Exchange(_))));
    let exchange = Action::Exchange(play.scene("answer-0"));
    play.act(ANNA, exchange);
    let plain = play.scene("plain-0");
    assert!(play.legal(ANNA).contains(&Action::Play(plain)));
    assert_eq!(play.refused(ANNA, Action::Skip), Illegal::MustPlay);
}

/// FL-126: nor does a scene help that asks for what is not there.
#[test]
fn a_scene_whose_requirement_does_not_hold_cannot_be_played() {
    let never = || Condition::Any(Vec::new());
    let cards = (0..5).map(|n| scene(&format!("far-{n}")).requires(never()));
    let mut play = Play::begin(&Pack::anna(cards));
    let far = play.scene("far-0");
    assert_eq!(play.refused(ANNA, Action::Play(far)), Illegal::Requires);
    assert_eq!(play.legal(ANNA), [Action::Skip]);
    assert_eq!(play.act(ANNA, Action::Skip).asked(), BEN);
}

/// FL-126: with nothing to draw either, the turn's play is skipped.
#[test]
fn who_can_neither_play_nor_exchange_skips() {
    let pack = Pack::hands(reactions(), []).with(|content| content.scenes.truncate(10));
    let mut play = Play::begin(&pack);
    assert_eq!(play.legal(ANNA), [Action::Skip]);
    play.act(ANNA, Action::Skip);
    assert_eq!((play.asked(), play.hand_size(ANNA)), (BEN, 5));
}

/// FL-126/1: who is to play another scene and has none has nothing to play, like anybody else; and
/// where neither has, the chapter ends (FL-Q9).
#[test]
fn who_has_no_other_scene_to_play_skips_as_well() {
    let far = |name: &'static str| {
        let never = || Condition::Any(Vec::new());
        (0..4).map(move |n| scene(&format!("{name}-{n}")).requires(never()))
    };
    let other = scene("other").reaction(Moment::Played).more(&[Effect::Replace]);
    let hands = ([scene("card")].into_iter().chain(far("a")), [other].into_iter().chain(far("b")));
    let pack = Pack::hands(hands.0, hands.1).with(|content| content.scenes.truncate(10));
    let mut play = Play::begin(&pack.chapters_long(&[9, 9]));
    play.play(ANNA, "card").react(BEN, "other").rest();
    assert_eq!((play.asked(), play.legal(ANNA)), (ANNA, vec![Action::Skip]));
    play.act(ANNA, Action::Skip);
    assert_eq!((play.asked(), play.table().chapter), (BEN, 1));
    play.act(BEN, Action::Skip);
    assert_eq!((play.table().chapter, play.table().count), (2, 0));
}
