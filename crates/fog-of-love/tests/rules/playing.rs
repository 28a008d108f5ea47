//! Playing a scene, and who is who on it.

use crate::table::{ANNA, BEN, Pack, Play, aspect, both, letters, option, sat, scene, tokens};
use fog_of_love::Happened;
use fog_of_love::content::{Choice, Who};
use tabletop::Viewer;

/// FL-164, FL-164/1: each scene lies on the last one, and both can read all of them.
#[test]
fn scenes_lie_on_the_table_in_the_order_played() {
    let mut play = Play::begin(&Pack::of([]));
    play.turn(ANNA, "plain-2").turn(BEN, "plain-7").turn(ANNA, "plain-0");
    assert_eq!(play.laid(), ["plain-2", "plain-7", "plain-0"]);
    assert_eq!(play.view(ANNA).table.laid, play.table().laid);
    assert_eq!(play.view(BEN).table.laid, play.table().laid);
}

/// FL-165: a scene is seen by both, a secret by its player.
#[test]
fn a_scene_is_open_but_a_secret_is_not_laid_on_the_table() {
    let mut play = Play::begin(&Pack::hands([scene("kiss")], [scene("lie").secret(&[], &[])]));
    play.turn(ANNA, "kiss");
    assert!(
        play.sights(Viewer::Seat(BEN), 0).contains(&Happened::Played(ANNA, play.scene("kiss")))
    );
    play.turn(BEN, "lie");
    assert!(play.sights(Viewer::Seat(ANNA), 0).contains(&Happened::LaidSecret(BEN, None)));
    assert_eq!(play.laid(), ["kiss"]);
}

/// FL-167, FL-168: whoever lays the card is its player, the other one its partner.
#[test]
fn player_and_partner_depend_on_who_played_the_card() {
    let card = |id: &str| scene(id).more(&[sat(Who::Player, 3), sat(Who::Partner, 1)]);
    let mut play = Play::begin(&Pack::hands([card("hers")], [card("his")]));
    assert_eq!(play.turn(ANNA, "hers").hearts(), (3, 1));
    assert_eq!(play.turn(BEN, "his").hearts(), (4, 4));
}

/// FL-169, FL-170, FL-173, FL-176: the partner decides, is the chooser, and gets the tokens.
#[test]
fn on_a_partner_chooses_card_the_partner_is_the_chooser() {
    let a = option(&["sincerity up"], &[sat(Who::Chooser, 3), sat(Who::Other, 1)]);
    let gift = scene("gift").chooses(Choice::Partner, &[a]);
    let mut play = Play::begin(&Pack::anna([gift]));
    play.play(ANNA, "gift").choose(BEN, 'a');
    assert_eq!(play.hearts(), (1, 3));
    assert_eq!(play.tokens(BEN, aspect("sincerity up")), 1);
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 0);
}

/// FL-172: the same option twice gives both of its parts to each.
#[test]
fn with_the_same_option_each_is_chooser_and_other() {
    let a = option(&[], &[sat(Who::Chooser, 3), sat(Who::Other, 1)]);
    let mut play = Play::begin(&Pack::anna([both("walk", &[a])]));
    assert_eq!(play.play_both(ANNA, "walk", 'a', 'a').hearts(), (4, 4));
}

/// FL-189: a card may mean both, the first or second player, a colour, or whoever chose so.
#[test]
fn cards_name_people_in_many_ways() {
    let seats = [(Who::First, 1), (Who::Second, 2), (Who::Pink, 3), (Who::Blue, 4), (Who::Both, 5)];
    let more: Vec<_> = seats.map(|(who, n)| sat(who, n)).into();
    let mut play = Play::begin(&Pack::anna([scene("all").more(&more)]));
    assert_eq!(play.turn(ANNA, "all").hearts(), (9, 11));

    let options = [option(&[], &[]), option(&[], &[])];
    let card = both("b", &options).more(&[tokens(Who::Chose(letters("b")), "sincerity up", 2)]);
    let mut play = Play::begin(&Pack::anna([card]));
    play.play_both(ANNA, "b", 'a', 'b');
    assert_eq!(play.tokens(BEN, aspect("sincerity up")), 2);
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 0);
}
