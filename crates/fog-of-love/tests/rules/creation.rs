//! 10 and 11. The characters and their creation.

use crate::table::{ANNA, BEN, Card, Pack, Play, aspect, change_one, dealt, sat, scene};
use fog_of_love::content::{
    ChangeOf, Condition, Deck, Effect, Feature, Gender, Occupation, Places, Trait, Who,
};
use fog_of_love::{Action, Asked, Dealt, Happened, Illegal, Phase, Pile, Sight};
use tabletop::{Seat, Seats, Viewer};

fn at(asked: Asked) -> Play {
    Play::until(&Pack::of([]), asked)
}

const TRAITS: Pile = Pile::Character(ChangeOf::Trait);
const OCCUPATIONS: Pile = Pile::Character(ChangeOf::Occupation);
const FEATURES: Pile = Pile::Character(ChangeOf::Feature);

/// How often both the partner and a spectator saw this.
fn seen_by_others(play: &Play, sight: Sight) -> usize {
    let count = |viewer| play.sights(viewer, 0).into_iter().filter(|s| *s == sight).count();
    let [ben, public] = [Viewer::Seat(BEN), Viewer::Public].map(count);
    assert_eq!(ben, public, "a spectator sees what the partner sees");
    ben
}

/// FL-92, FL-99: whatever one likes, and everybody sees it.
#[test]
fn each_picks_a_side_of_the_character_card() {
    let mut play = at(Asked::Gender);
    play.act(BEN, Action::Gender(Gender::Man)).act(ANNA, Action::Gender(Gender::Neither));
    let sides = play.public().table.people.map(|person| person.gender);
    assert_eq!(sides, [Some(Gender::Neither), Some(Gender::Man)]);
}

/// FL-92: the side is kept for the card that asks for it.
#[test]
fn a_card_may_refer_to_the_side() {
    let when = Condition::IsGender(Who::Player, Gender::Woman);
    let (then, otherwise) = (vec![sat(Who::Player, 2)], vec![sat(Who::Player, 1)]);
    let mirror = scene("mirror").more(&[Effect::If { when, then, otherwise }]);
    for (gender, hearts) in [(Gender::Woman, 2), (Gender::Man, 1)] {
        let mut play = Play::of(&Pack::anna([Card(mirror.0.clone())]).setup());
        play.act(ANNA, Action::Gender(gender)).act(BEN, Action::Gender(Gender::Woman));
        play.reach_first_turn().play_out(ANNA, "mirror");
        assert_eq!(play.satisfaction(ANNA), hearts);
    }
}

/// FL-100: the backs are all that others see.
#[test]
fn five_traits_are_dealt_to_each_and_seen_only_by_that_player() {
    let play = at(Asked::Traits);
    assert_eq!(play.own(ANNA).dealt[..], dealt(ChangeOf::Trait, [0, 1, 2, 3, 4]));
    assert_eq!(play.own(BEN).dealt[..], dealt(ChangeOf::Trait, [5, 6, 7, 8, 9]));
    assert_eq!(seen_by_others(&play, Happened::Dealt(ANNA, Dealt::Trait(None))), 5);
    let own = Happened::Dealt(ANNA, Dealt::Trait(Some(Trait(4))));
    assert!(play.sights(Viewer::Seat(ANNA), 0).contains(&own));
}

/// FL-93, FL-101: three and hidden.
#[test]
fn each_keeps_three_traits_in_the_card_holder() {
    let mut play = at(Asked::Traits);
    play.act(ANNA, Action::Keep(Places(0b10101)));
    assert_eq!(play.own(ANNA).traits, [0, 2, 4].map(|card| Some(Trait(card))));
    assert_eq!(seen_by_others(&play, Happened::KeptTraits(ANNA, None)), 1);
    assert_eq!(play.view(BEN).table.person(ANNA).traits, 3);
    assert!(play.view(BEN).known.traits.is_empty());
}

/// FL-101/1: neither fewer nor more, nor cards that were not dealt.
#[test]
fn keeping_two_or_four_traits_is_refused() {
    let play = at(Asked::Traits);
    assert_eq!(play.refused(ANNA, Action::Keep(Places(0b00011))), Illegal::KeepThree);
    assert_eq!(play.refused(ANNA, Action::Keep(Places(0b01111))), Illegal::KeepThree);
    assert_eq!(play.refused(ANNA, Action::Keep(Places(0b100011))), Illegal::NoSuchPlace);
}

/// FL-101/1, FL-102: up and down of one dimension, or the same aspect twice.
#[test]
fn opposed_and_doubled_traits_may_be_kept() {
    let pack = Pack::of([]).with(|content| content.traits[2].aspect = aspect("discipline up"));
    let mut play = Play::until(&pack, Asked::Traits);
    play.act(ANNA, Action::Keep(Places(0b00111)));
    let kept = play.own(ANNA).traits.map(|card| card.map(|card| card.0));
    assert_eq!(kept, [Some(0), Some(1), Some(2)]);
}

/// FL-102, FL-102/1: whether goals agree is nobody else's business.
#[test]
fn the_partner_cannot_tell_opposed_traits_from_others() {
    let [mut opposed, mut harmless] = [at(Asked::Traits), at(Asked::Traits)];
    opposed.act(ANNA, Action::Keep(Places(0b00111)));
    harmless.act(ANNA, Action::Keep(Places(0b10101)));
    for viewer in [Viewer::Seat(BEN), Viewer::Public] {
        assert_eq!(opposed.sights(viewer, 0), harmless.sights(viewer, 0));
    }
}

/// FL-103, FL-103/1: of 38 traits six are held.
#[test]
fn the_traits_left_over_go_under_the_deck() {
    let pack = Pack::of([]).with(|content| {
        let more = (12..38).map(|n| {
            let mut card = content.traits[n % 12].clone();
            card.id = format!("trait-{n}");
            card
        });
        let more: Vec<_> = more.collect();
        content.traits.extend(more);
    });
    let play = Play::until(&pack, Asked::Occupation);
    assert_eq!(play.table().decks[TRAITS.index()], 32);
    let mut bottom = play.state.decks().pile(TRAITS)[..4].to_vec();
    bottom.sort_unstable();
    assert_eq!(bottom, [3, 4, 8, 9]);
}

/// FL-104: one of three.
#[test]
fn three_occupations_are_dealt_and_one_is_selected() {
    let mut play = at(Asked::Occupation);
    assert_eq!(play.own(ANNA).dealt[..], dealt(ChangeOf::Occupation, [0, 1, 2]));
    assert_eq!(play.own(BEN).dealt[..], dealt(ChangeOf::Occupation, [3, 4, 5]));
    assert_eq!(play.refused(ANNA, Action::Occupation(3)), Illegal::NoSuchPlace);
    play.act(ANNA, Action::Occupation(1)).act(BEN, Action::Occupation(2));
    assert_eq!(
        play.public().table.people.map(|p| p.occupation),
        [1, 5].map(|n| Some(Occupation(n)))
    );
}

/// FL-105, FL-105/1: the first to select is not seen before the second has.
#[test]
fn occupations_are_revealed_at_the_same_time() {
    let mut play = at(Asked::Occupation);
    let from = play.events.len();
    play.act(ANNA, Action::Occupation(1));
    for viewer in [Viewer::Seat(BEN), Viewer::Public] {
        assert_eq!(play.sights(viewer, from), [Happened::SelectedOccupation(ANNA, None)]);
    }
    assert_eq!(play.view(BEN).table.person(ANNA).occupation, None);
    play.act(BEN, Action::Occupation(0));
    assert_eq!(play.view(BEN).table.person(ANNA).occupation, Some(Occupation(1)));
    assert_eq!(play.view(ANNA).table.person(BEN).occupation, Some(Occupation(3)));
}

/// FL-106, FL-106/1: of 36 occupations two are taken.
#[test]
fn the_other_occupations_go_to_the_bottom_of_their_deck() {
    let pack = Pack::of([]).with(|content| {
        let card = content.occupations[0].clone();
        content.occupations.resize(36, card);
    });
    let play = Play::until(&pack, Asked::Feature);
    assert_eq!(play.table().decks[OCCUPATIONS.index()], 34);
    let mut bottom = play.state.decks().pile(OCCUPATIONS)[..4].to_vec();
    bottom.sort_unstable();
    assert_eq!(bottom, [1, 2, 4, 5]);
}

/// FL-107, FL-111: five features, and only their holder sees them.
#[test]
fn five_features_are_dealt_to_each_in_private() {
    let play = at(Asked::Feature);
    assert_eq!(play.own(ANNA).dealt[..], dealt(ChangeOf::Feature, [0, 1, 2, 3, 4]));
    assert_eq!(play.own(BEN).dealt[..], dealt(ChangeOf::Feature, [5, 6, 7, 8, 9]));
    assert_eq!(seen_by_others(&play, Happened::Dealt(ANNA, Dealt::Feature(None))), 5);
}

/// FL-111: once placed, everybody sees it; the others stay hidden.
#[test]
fn a_feature_is_open_when_it_is_placed() {
    let mut play = at(Asked::Feature);
    let from = play.events.len();
    play.act(ANNA, Action::Feature(3));
    assert_eq!(play.sights(Viewer::Public, from)[0], Happened::PlacedFeature(ANNA, Feature(3)));
    assert_eq!(play.view(BEN).table.person(ANNA).dealt, 4);
}

/// FL-108, FL-108/1: first, second, first, second, first, second.
#[test]
fn features_are_placed_in_turn_on_the_partners_character() {
    for first in [ANNA, BEN] {
        let setup = Pack::of([]).setup().starting_with(first).expect("a seat");
        let mut play = Play::of(&setup);
        play.create();
        let placed = play.events.iter().filter_map(|event| match event {
            Happened::PlacedFeature(by, _) => Some(*by),
            _ => None,
        });
        let (one, two) = (first, Seat(1 - first.0));
        assert_eq!(placed.collect::<Vec<_>>(), [one, two, one, two, one, two]);
    }
}

/// FL-96, FL-108/1: the partner chose them.
#[test]
fn a_feature_belongs_to_the_character_of_the_one_who_did_not_hold_it() {
    let mut play = at(Asked::Feature);
    assert_eq!(play.refused(BEN, Action::Feature(0)), Illegal::NotAsked);
    play.create();
    let features = play.public().table.people.map(|person| person.features);
    assert_eq!(features, [[5, 6, 7], [0, 1, 2]].map(|f| f.map(|n| Some(Feature(n)))));
}

/// FL-110, FL-110/1: of 60 features six are placed.
#[test]
fn the_features_left_over_go_under_their_deck() {
    let pack = Pack::of([]).with(|content| {
        let card = content.features[0].clone();
        content.features.resize(60, card);
    });
    let play = Play::until(&pack, Asked::Introduction);
    assert_eq!(play.table().decks[FEATURES.index()], 54);
    let mut bottom = play.state.decks().pile(FEATURES)[..4].to_vec();
    bottom.sort_unstable();
    assert_eq!(bottom, [3, 4, 8, 9]);
}

/// FL-95, FL-96, FL-98, FL-112, FL-112/2: one for the occupation, one for each feature borne.
#[test]
fn each_places_four_tokens_for_occupation_and_features() {
    let play = at(Asked::Introduction);
    for (seat, places) in [(ANNA, [0, 5, 6, 7]), (BEN, [3, 0, 1, 2])] {
        let mut expected = [0; 12];
        places.into_iter().for_each(|place: usize| expected[place] += 1);
        assert_eq!(play.public().table.person(seat).tokens, expected);
    }
}

/// FL-112/1: eight in all; several on one aspect; opposite ones stay.
#[test]
fn tokens_of_creation_may_meet_on_one_aspect_and_do_not_cancel() {
    let pack = Pack::of([]).with(|content| {
        content.features[5].aspect = aspect("discipline up");
        content.features[6].aspect = aspect("discipline down");
    });
    let play = Play::until(&pack, Asked::Introduction);
    let all: u8 = play.table().people.iter().flat_map(|person| person.tokens).sum();
    assert_eq!(all, 8);
    assert_eq!(play.tokens(ANNA, aspect("discipline up")), 2, "occupation and feature");
    assert_eq!(play.tokens(ANNA, aspect("discipline down")), 1);
}

/// FL-115, FL-115/1: three sweet, one serious, one drama, though the chapter draws sweet.
#[test]
fn the_synopsis_tells_the_opening_hand() {
    let pack = Pack::of([]).and_plain(Deck::Serious, 3).and_plain(Deck::Drama, 3);
    let pack = pack.with(|content| content.stories[0].opening_hand = [3, 1, 1, 0]);
    let play = Play::begin(&pack);
    let expected = ["plain-0", "plain-1", "plain-2", "serious-0", "drama-0"];
    assert_eq!(play.hand(ANNA), expected);
    assert_eq!(play.hand_size(BEN), 5);
}

/// FL-115/1: six are refused, and so are four.
#[test]
fn an_opening_hand_is_five_scenes() {
    for hand in [[6, 0, 0, 0], [3, 1, 0, 0]] {
        let pack = Pack::of([]).with(|content| content.stories[0].opening_hand = hand);
        assert!(fog_of_love::Book::new(pack.content).is_err());
    }
}

/// FL-116: matters only for replay.
#[test]
fn the_first_player_draws_first() {
    let setup = Pack::of([]).setup().starting_with(BEN).expect("a seat");
    let mut play = Play::of(&setup);
    play.reach_first_turn();
    let drew = play.events.iter().filter_map(|event| match event {
        Happened::Drew(seat, ..) => Some(*seat),
        _ => None,
    });
    assert_eq!(drew.collect::<Vec<_>>(), [[BEN; 5], [ANNA; 5]].concat());
    assert!(play.holds(BEN, "plain-0") && play.holds(ANNA, "plain-5"));
}

/// FL-117: they come back last, and which they are nobody sees.
#[test]
fn what_is_put_under_a_deck_is_drawn_last_and_unseen() {
    let pack = Pack::anna([scene("crisis").more(&[change_one(Who::Player, ChangeOf::Trait)])]);
    let mut play = Play::begin(&pack);
    assert_eq!(seen_by_others(&play, Happened::Returned(ANNA, ChangeOf::Trait)), 1);
    play.play_out(ANNA, "crisis").act(ANNA, Action::GiveUp(0));
    assert_eq!(
        play.own(ANNA).dealt[..],
        dealt(ChangeOf::Trait, [10, 11, 3]),
        "the fresh ones first, then as returned"
    );
}

/// FL-97: occupation, feature and trait.
#[test]
fn a_scene_may_change_a_character() {
    let changes = [ChangeOf::Trait, ChangeOf::Occupation, ChangeOf::Feature];
    let crisis = scene("crisis").more(&changes.map(|what| change_one(Who::Player, what)));
    let mut play = Play::begin(&Pack::anna([crisis]));
    play.play_out(ANNA, "crisis");
    play.act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0)).act(ANNA, Action::Take(0));
    play.act(ANNA, Action::GiveUp(0)).act(ANNA, Action::Take(0));
    assert!(play.own(ANNA).has_trait(Trait(10)) && !play.own(ANNA).has_trait(Trait(0)));
    assert_eq!(play.table().person(ANNA).occupation, Some(Occupation(6)));
    assert!(play.table().person(ANNA).features.contains(&Some(Feature(10))));
}

/// FL-36: both are asked for their side of the card before anything else.
#[test]
fn after_set_up_the_characters_are_created() {
    let play = Play::of(&Pack::of([]).setup());
    assert_eq!((play.table().phase, play.table().asked), (Phase::Gender, Asked::Gender));
    assert_eq!(play.table().waiting, Seats::all(2));
}
