//! Minor scenes, played and exchanged.

use crate::table::{ANNA, BEN, Card, Pack, Play, revealer, sat, scene};
use fog_of_love::content::{Deck, Effect, Icon, Kind, Moment, Who};
use fog_of_love::{Action, Asked, Event, Happened, Illegal, Pile};

fn minor(id: &str) -> Card {
    scene(id).kind(Kind::Minor)
}

/// FL-232, FL-233: it goes straight to the discards, face up, and does not count.
#[test]
fn a_minor_scene_is_discarded_and_does_not_count() {
    let mut play = Play::begin(&Pack::anna([minor("whim").more(&[sat(Who::Player, 2)])]));
    play.play(ANNA, "whim");
    assert!(play.public().table.discards.has(play.scene("whim")), "right after being played");
    play.rest();
    assert_eq!((play.table().count, play.laid().len(), play.hearts()), (0, 0, (2, 0)));
}

/// FL-234: it is laid open, and another is drawn at once.
#[test]
fn a_minor_scene_can_be_exchanged() {
    let mut play = Play::begin(&Pack::anna([minor("whim"), minor("fancy")]));
    let (whim, fancy) = (play.scene("whim"), play.scene("fancy"));
    play.act(ANNA, Action::Exchange(whim));
    assert!(play.public().table.discards.has(whim) && play.holds(ANNA, "plain-0"));
    play.act(ANNA, Action::Exchange(fancy));
    assert!(play.holds(ANNA, "plain-1"));
    assert_eq!((play.table().active, play.table().person(ANNA).hand), (ANNA, 5));
    assert_eq!(play.refused(ANNA, Action::Exchange(play.scene("plain-0"))), Illegal::NotMinor);
}

/// FL-234/1: one for one, whatever the hand.
#[test]
fn an_exchange_leaves_the_hand_as_large_as_it_was() {
    let draw = Effect::Draw { who: Who::First, deck: Deck::Sweet, count: 1 };
    let pack = Pack::anna([minor("whim")]).telling(|story| story.chapters[0].more = vec![draw]);
    let mut play = Play::begin(&pack);
    assert_eq!(play.table().person(ANNA).hand, 6);
    let whim = play.scene("whim");
    assert_eq!(play.act(ANNA, Action::Exchange(whim)).table().person(ANNA).hand, 6);
}

/// FL-234/1: not in the partner's turn, nor once a scene is played.
#[test]
fn minor_scenes_are_exchanged_only_at_the_start_of_ones_turn() {
    let mut play = Play::begin(&Pack::hands([minor("whim")], [minor("fancy")]));
    let (whim, fancy) =
        (Action::Exchange(play.scene("whim")), Action::Exchange(play.scene("fancy")));
    assert_eq!(play.refused(BEN, fancy), Illegal::NotAsked);
    play.play(ANNA, "anna-plain-1").act(BEN, Action::GoOn);
    assert_eq!(play.refused(ANNA, whim), Illegal::AskedElse);
}

/// FL-235: the replacement comes from the chapter's decks and from no other.
#[test]
fn replacements_come_from_the_draw_sources() {
    let pack = Pack::anna([minor("whim")]).also([scene("storm").deck(Deck::Drama)]);
    let pack = pack.also([scene("bill").deck(Deck::Serious)]);
    let pack = pack.telling(|story| {
        story.chapters[0].draws = [Deck::Sweet, Deck::Drama].into_iter().collect();
    });
    let mut play = Play::begin(&pack);
    let whim = play.scene("whim");
    play.act(ANNA, Action::Exchange(whim));
    assert_eq!(play.legal(ANNA), [Deck::Sweet, Deck::Drama].map(Action::DrawFrom));
    play.act(ANNA, Action::DrawFrom(Deck::Drama));
    assert!(play.holds(ANNA, "storm"));
    assert_eq!(play.table().asked, Asked::Turn);
}

/// FL-236, FL-236/1, FL-237: what is drawn may be exchanged too, until there is no more.
#[test]
fn minor_scenes_can_be_exchanged_until_the_decks_are_empty() {
    let pack = Pack::of((0..13).map(|n| minor(&format!("whim-{n}"))));
    let mut play = Play::begin(&pack.with(|content| content.scenes.truncate(13)));
    for n in [0, 10, 11] {
        let scene = play.scene(&format!("whim-{n}"));
        play.act(ANNA, Action::Exchange(scene));
    }
    assert_eq!(play.table().decks[Pile::Scenes(Deck::Sweet).index()], 0);
    assert!(play.holds(ANNA, "whim-12"));
    assert_eq!(play.refused(ANNA, Action::Exchange(play.scene("whim-12"))), Illegal::NothingToDraw);
    assert!(!play.legal(ANNA).iter().any(|action| matches!(action, Action::Exchange(_))));
}

/// FL-238, FL-238/1: in step 2 it is the turn's play, and the count stays.
#[test]
fn a_minor_scene_can_be_the_turns_play() {
    let mut play = Play::begin(&Pack::anna([minor("whim")]));
    play.turn(ANNA, "whim");
    assert_eq!((play.table().active, play.table().count), (BEN, 0));
    assert_eq!(play.table().person(ANNA).hand, 5);
}

/// FL-239, FL-239/1: reveal-a-secret scenes and reactions are minor, and can be exchanged.
#[test]
fn reveal_a_secret_scenes_and_reactions_are_minor() {
    let cards = [revealer("ask"), scene("no").reaction(Moment::Played)];
    let mut play = Play::begin(&Pack::anna(cards));
    for id in ["ask", "no"] {
        let scene = play.scene(id);
        play.act(ANNA, Action::Exchange(scene));
        assert!(play.table().discards.has(scene));
    }
    assert_eq!(play.count(|event| matches!(event, Event::Exchanged(..))), 2);
}

/// FL-240: the icon of minor scenes stands on all of them.
#[test]
fn minor_scenes_show_their_icon() {
    let icon = Icon::Kind(Kind::Minor);
    assert!(minor("whim").0.shows(icon) && revealer("ask").0.shows(icon));
    assert!(scene("no").reaction(Moment::Played).0.shows(icon));
    assert!(!scene("kiss").0.shows(icon));
}

/// FL-244: without a secret to reveal it cannot be played, only exchanged.
#[test]
fn without_a_secret_there_is_nothing_to_reveal() {
    let own = scene("lie").secret(&[], &[]);
    let mut play = Play::begin(&Pack::anna([own, revealer("ask")]));
    play.turn(ANNA, "lie").plain(BEN);
    let ask = play.scene("ask");
    assert_eq!(play.refused(ANNA, Action::Play(ask)), Illegal::NoSecret, "her own does not do");
    play.act(ANNA, Action::Exchange(ask));
    assert!(play.happened(&Happened::Exchanged(ANNA, ask)));
}
