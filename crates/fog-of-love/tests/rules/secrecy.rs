//! 5. What may be told to the partner.

use crate::table::{ANNA, BEN, Card, Pack, Play, scene, show_all};
use fog_of_love::content::{Destiny, DestinyMove, Effect, RevealOf, Trait, Which, Who};
use fog_of_love::{Action, Event, Happened, Shown, Sight};
use tabletop::Viewer;

/// What Ben and a spectator perceived of those events that the test picks.
fn perceived(play: &Play, test: impl Fn(&Event) -> bool) -> [Vec<Sight>; 2] {
    [Viewer::Seat(BEN), Viewer::Public].map(|viewer| {
        let sights = play.events.iter().zip(play.sights(viewer, 0));
        sights.filter(|(event, _)| test(event)).map(|(_, sight)| sight).collect()
    })
}

/// A game in which Anna has played a scene that shows all she has of this.
fn shown(what: RevealOf) -> Play {
    let mut play = Play::begin(&confession(what));
    play.play_out(ANNA, "confession");
    play
}

fn confession(what: RevealOf) -> Pack {
    Pack::anna([scene("confession").more(&[show_all(Who::Player, what)])])
}

/// FL-41: what is drawn stays unseen.
#[test]
fn scenes_in_hand_are_hidden() {
    let mut play = Play::begin(&Pack::of([]));
    play.plain_turn(ANNA);
    for sights in perceived(&play, |event| matches!(event, Happened::Drew(ANNA, ..))) {
        assert_eq!(sights.len(), 6);
        assert!(sights.iter().all(|sight| matches!(sight, Happened::Drew(ANNA, _, None))));
    }
    assert!(play.view(BEN).known.hand.is_empty());
}

/// FL-41: and then the partner, but no spectator, sees them.
#[test]
fn a_scene_may_allow_scenes_to_be_shown() {
    let play = shown(RevealOf::Scenes);
    let [ben, public] = perceived(&play, |event| matches!(event, Happened::Showed(..)));
    let card = play.scene("anna-plain-1");
    assert_eq!(ben[0], Happened::Showed(ANNA, Shown::Scene(Some(card))));
    assert!(public.iter().all(|sight| matches!(sight, Happened::Showed(_, Shown::Scene(None)))));
    assert_eq!((ben.len(), play.view(BEN).known.hand.count()), (4, 4));
}

/// FL-42: neither which are held nor which are discarded.
#[test]
fn destinies_are_hidden() {
    let how = DestinyMove::Discard { count: 1, reveal: false };
    let drop = Effect::Destiny { who: Who::Player, how, which: Which::Any, optional: false };
    let mut play = Play::begin(&Pack::anna([scene("doubt").more(&[drop])]));
    play.play_out(ANNA, "doubt").act(ANNA, Action::Drop(Destiny(2)));
    for sights in perceived(&play, |event| matches!(event, Happened::DiscardedDestiny(..))) {
        assert_eq!(sights, [Happened::DiscardedDestiny(ANNA, None)]);
    }
    assert_eq!(play.view(BEN).table.person(ANNA).destinies, 3);
    assert!(play.view(BEN).known.destinies.is_empty());
}

/// FL-42: and then the partner sees them.
#[test]
fn a_scene_may_allow_destinies_to_be_shown() {
    let play = shown(RevealOf::NamedDestiny(Destiny(1)));
    let [ben, public] = perceived(&play, |event| matches!(event, Happened::Showed(..)));
    assert_eq!(ben, [Happened::Showed(ANNA, Shown::Destiny(Some(Destiny(1))))]);
    assert_eq!(public, [Happened::Showed(ANNA, Shown::Destiny(None))]);
    assert!(play.view(BEN).known.destinies.has(Destiny(1)));
}

/// FL-43: nor their goals.
#[test]
fn traits_are_hidden() {
    let play = Play::begin(&Pack::of([]));
    for sights in perceived(&play, |event| matches!(event, Happened::KeptTraits(ANNA, _))) {
        assert_eq!(sights, [Happened::KeptTraits(ANNA, None)]);
    }
    assert!(play.view(BEN).known.traits.is_empty());
    assert_eq!(play.view(BEN).own.as_ref().map(|own| own.traits), Some(play.own(BEN).traits));
    assert!(play.public().own.is_none());
}

/// FL-43: and then the partner sees them.
#[test]
fn a_scene_may_allow_traits_to_be_shown() {
    let play = shown(RevealOf::Trait);
    let [ben, public] = perceived(&play, |event| matches!(event, Happened::Showed(..)));
    assert_eq!(ben, [0, 1, 2].map(|n| Happened::Showed(ANNA, Shown::Trait(Some(Trait(n))))));
    assert_eq!(public, [Happened::Showed(ANNA, Shown::Trait(None)); 3]);
    assert_eq!(play.view(BEN).known.traits[..], [0, 1, 2].map(Trait));
}

fn affair() -> [Card; 1] {
    [scene("affair").secret(&["sincerity down"], &[])]
}

/// FL-44: that there is one, and no more.
#[test]
fn secrets_in_play_are_hidden() {
    let mut play = Play::begin(&Pack::anna(affair()));
    play.play(ANNA, "affair");
    for sights in perceived(&play, |event| matches!(event, Happened::LaidSecret(..))) {
        assert_eq!(sights, [Happened::LaidSecret(ANNA, None)]);
    }
    assert_eq!(play.view(BEN).table.person(ANNA).secrets, 1);
    assert_eq!(play.own(ANNA).secrets[..], [play.scene("affair")]);
}

/// FL-44: and then everybody sees it.
#[test]
fn a_scene_may_allow_a_secret_to_be_revealed() {
    let letter = scene("letter").more(&[crate::table::expose(Who::Partner)]);
    let mut play = Play::begin(&Pack::hands(affair(), [letter]));
    play.play(ANNA, "affair").play_out(BEN, "letter");
    let affair = play.scene("affair");
    for sights in perceived(&play, |event| matches!(event, Happened::RevealedSecret(..))) {
        assert_eq!(sights, [Happened::RevealedSecret(ANNA, 0, affair)]);
    }
}
