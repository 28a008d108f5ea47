//! Discarding, drawing and searching.

use crate::table::{ANNA, BEN, DISCARD, Pack, Play, change, destiny, sat, scene};
use fog_of_love::content::{
    ChangeOf, Deck, Effect, FollowUp, HowMany, Icon, Kind, Moment, Pick, Which, Who,
};
use fog_of_love::{Action, Chance, Drawn, FogOfLove, Happened, Illegal, Pile};
use tabletop::{Game, Viewer};

fn discard(who: Who, count: HowMany, pick: Pick) -> Effect {
    Effect::DiscardScenes { who, count, pick }
}

/// Anna has played a scene with these effects, and nobody reacted.
fn played(effects: &[Effect]) -> Play {
    let mut play = Play::begin(&Pack::anna([scene("card").more(effects)]));
    play.play(ANNA, "card").go_on();
    play
}

/// FL-203: so many scenes go face down to the pile.
#[test]
fn a_discarded_scene_goes_face_down_on_the_pile() {
    let mut play = played(&[discard(Who::Player, HowMany::Exactly(1), Pick::Chosen)]);
    let (gone, discards) = (play.scene("anna-plain-2"), play.table().discards);
    play.act(ANNA, Action::Discard(gone));
    assert!(play.own(ANNA).face_down.has(gone) && !play.own(ANNA).hand.has(gone));
    assert_eq!((play.table().person(ANNA).face_down, play.table().discards), (1, discards));
}

/// FL-204: by effect face down, exchanged face up, changed under its deck, a destiny on one's own.
#[test]
fn discarding_has_four_meanings() {
    let effects = [
        discard(Who::Player, HowMany::Exactly(1), Pick::Chosen),
        change(Who::Player, ChangeOf::Trait, Pick::Chosen),
        destiny(Who::Player, DISCARD, Which::Any),
    ];
    let cards = [scene("card").more(&effects), scene("minor").kind(Kind::Minor)];
    let mut play = Play::begin(&Pack::anna(cards));
    let (minor, gone) = (play.scene("minor"), play.scene("anna-plain-2"));
    play.act(ANNA, Action::Exchange(minor)).play(ANNA, "card").go_on();
    assert!(play.table().discards.has(minor));
    play.act(ANNA, Action::Discard(gone)).act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0));
    assert!(play.state.decks().pile(Pile::Character(ChangeOf::Trait)).contains(&0));
    play.first_legal();
    assert_eq!((play.table().person(ANNA).pile, play.table().person(ANNA).face_down), (1, 1));
    assert!(!play.table().discards.has(gone));
}

/// FL-205: Ben learns that a scene was discarded, and Anna remembers which.
#[test]
fn a_face_down_discard_is_known_only_to_its_owner() {
    let mut play = played(&[discard(Who::Player, HowMany::Exactly(1), Pick::Chosen)]);
    let gone = play.scene("anna-plain-2");
    play.act(ANNA, Action::Discard(gone));
    for viewer in [Viewer::Seat(BEN), Viewer::Public] {
        assert!(play.sights(viewer, 0).contains(&Happened::Discarded(ANNA, None)));
    }
    let own = |seat| play.view(seat).own.as_ref().is_some_and(|own| own.face_down.has(gone));
    assert!(own(ANNA) && !own(BEN));
    // Nobody may look through it, so whoever takes Anna's seat over does not know it either.
    let newcomer = FogOfLove::newcomer(play.public(), FogOfLove::seen(&play.state, ANNA));
    assert!(newcomer.own.is_some_and(|own| !own.face_down.has(gone)));
}

/// FL-189: as many as one likes, all, or some at random.
#[test]
fn scenes_are_discarded_at_will_all_or_at_random() {
    let mut play = played(&[discard(Who::Partner, HowMany::Any, Pick::Chosen)]);
    let gone = play.scene("ben-plain-0");
    play.act(BEN, Action::Discard(gone)).act(BEN, Action::GoOn).go_on();
    assert_eq!((play.table().person(BEN).hand, play.table().person(BEN).face_down), (4, 1));

    let mut play = played(&[discard(Who::Partner, HowMany::All, Pick::Chosen)]);
    assert_eq!(play.refused(BEN, Action::GoOn), Illegal::MayNotLeave);
    assert_eq!(play.rest().table().person(BEN).face_down, 5);

    let mut play = played(&[discard(Who::Player, HowMany::Exactly(2), Pick::Random)]);
    assert_eq!(play.table().chance, Chance::Random(ANNA, Drawn::DiscardScene, 4));
    play.chance(3).chance(0);
    assert!(play.own(ANNA).face_down.has(play.scene("anna-plain-4")));
    assert_eq!(play.table().person(ANNA).face_down, 2);
}

/// FL-189: with fewer scenes than the card asks for, as many as there are.
#[test]
fn nobody_discards_more_than_there_is() {
    let mut play =
        played(&[discard(Who::Partner, HowMany::Exactly(9), Pick::Chosen), sat(Who::Partner, 1)]);
    play.rest();
    assert_eq!((play.table().person(BEN).face_down, play.hearts()), (5, (0, 1)));
}

/// FL-206: a card may let somebody draw, from a deck that the chapter does not name.
#[test]
fn a_card_explains_its_own_effects() {
    let draw = Effect::Draw { who: Who::Partner, deck: Deck::Drama, count: 3 };
    let dramas = [scene("storm").deck(Deck::Drama), scene("flood").deck(Deck::Drama)];
    let mut play = Play::begin(&Pack::anna([scene("card").more(&[draw])]).also(dramas));
    play.turn(ANNA, "card");
    assert!(play.holds(BEN, "storm") && play.holds(BEN, "flood"));
    assert_eq!(play.table().person(BEN).hand, 7, "two were there, not three");
}

/// A game in which Anna searches the drama deck.
fn searching(icon: Icon) -> Play {
    let search = Effect::Search { who: Who::Player, deck: Deck::Drama, icon };
    let mut calm = scene("calm").deck(Deck::Drama);
    calm.0.follow_up =
        Some(FollowUp { fits: Default::default(), changes: Vec::new(), effects: Vec::new() });
    let dramas = [
        scene("storm").deck(Deck::Drama),
        scene("lie").deck(Deck::Drama).secret(&[], &[]),
        scene("flood").deck(Deck::Drama),
        scene("affair").deck(Deck::Drama).secret(&[], &[]),
        scene("no").deck(Deck::Drama).reaction(Moment::Played),
        calm,
    ];
    let mut play = Play::begin(&Pack::anna([scene("card").more(&[search])]).also(dramas));
    play.turn(ANNA, "card");
    play
}

/// FL-207: the first fitting scene from the top, the rest in its order.
#[test]
fn a_search_takes_the_first_fitting_scene_and_keeps_the_order() {
    let play = searching(Icon::Kind(Kind::Secret));
    assert!(play.holds(ANNA, "lie") && !play.holds(ANNA, "affair"));
    let order = ["calm", "no", "affair", "flood", "storm"].map(|id| play.scene(id).0);
    assert_eq!(play.state.decks().pile(Pile::Scenes(Deck::Drama)), order);
}

/// FL-207, FL-211, FL-240: decks are searched by icon only: minor scenes, follow-ups.
#[test]
fn a_search_goes_by_the_icons() {
    assert!(searching(Icon::Kind(Kind::Minor)).holds(ANNA, "no"), "a reaction is minor");
    assert!(searching(Icon::FollowUp).holds(ANNA, "calm"), "though it is no situation");
}

/// FL-207: nobody else learns what was found, or passed over.
#[test]
fn a_search_discloses_nothing() {
    let play = searching(Icon::Kind(Kind::Secret));
    assert!(play.sights(Viewer::Seat(BEN), 0).contains(&Happened::Found(ANNA, Deck::Drama, None)));
}

/// FL-207: where nothing fits, nothing happens.
#[test]
fn a_search_in_vain_does_nothing() {
    let play = searching(Icon::Kind(Kind::Linked));
    assert!(play.happened(&Happened::SearchedInVain(ANNA, Deck::Drama)));
    assert_eq!(play.table().decks[Pile::Scenes(Deck::Drama).index()], 6);
    assert_eq!(play.table().person(ANNA).hand, 5);
}
