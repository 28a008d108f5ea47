use super::*;
use crate::Pick as _;
use fog_of_love::content::{Destiny, Places, Scene};

fn picks(list: &[&str]) -> Vec<Pick> {
    list.iter().map(|name| Pick::named(name).expect("a pick")).collect()
}

fn standing(moves: &[Action], list: &[&str]) -> Vec<String> {
    match Tree::of(moves).read(&picks(list)) {
        Next::More(standing) => standing.iter().map(Pick::name).collect(),
        Next::Move(action) => panic!("{list:?} is {action:?}"),
    }
}

fn made(moves: &[Action], list: &[&str]) -> Option<Action> {
    match Tree::of(moves).read(&picks(list)) {
        Next::More(_) => None,
        Next::Move(action) => Some(action),
    }
}

#[test]
fn a_scene_is_played_or_traded_in() {
    let card = Scene(7);
    let moves = [Action::Play(card), Action::Exchange(card), Action::Play(Scene(8))];
    assert_eq!(standing(&moves, &["scene-7"]), ["scene-7"]);
    assert_eq!(standing(&moves, &["scene-7", "scene-8"]), ["scene-8"]);
    assert_eq!(made(&moves, &["scene-7", "lock"]), Some(moves[0]));
    assert_eq!(made(&moves, &["scene-7", "trade"]), Some(moves[1]));
    assert_eq!(made(&moves, &["scene-8", "trade"]), None, "it is no minor scene");
    assert_eq!(made(&moves, &["lock"]), None);
}

#[test]
fn three_traits_are_kept_in_whatever_order_and_put_back() {
    let places = |list: [u8; 3]| Action::Keep(list.into_iter().collect::<Places>());
    let moves = [places([0, 1, 2]), places([0, 1, 3]), places([1, 2, 3])];
    assert_eq!(standing(&moves, &["keep-2", "keep-0"]), ["keep-0", "keep-2"]);
    assert_eq!(standing(&moves, &["keep-2", "keep-0", "keep-2"]), ["keep-0"]);
    let four = ["keep-2", "keep-0", "keep-1", "keep-3"];
    assert_eq!(standing(&moves, &four), ["keep-0", "keep-1", "keep-2"], "three are enough");
    assert_eq!(made(&moves, &["keep-3", "keep-1", "keep-2", "lock"]), Some(moves[2]));
    assert_eq!(made(&moves, &["keep-3", "keep-1", "lock"]), None);
}

#[test]
fn going_on_needs_no_second_press() {
    let moves = [Action::GoOn, Action::React(Scene(3))];
    assert_eq!(made(&moves, &["go-on"]), Some(Action::GoOn));
    assert_eq!(made(&moves, &["scene-3", "go-on"]), Some(Action::GoOn));
    assert_eq!(made(&moves, &["scene-3", "lock"]), Some(moves[1]));
}

#[test]
fn a_switch_takes_two_picks_and_a_lock() {
    let moves = [
        Action::Switch(Destiny(1), Destiny(2)),
        Action::Switch(Destiny(1), Destiny(3)),
        Action::GoOn,
    ];
    assert_eq!(standing(&moves, &["give-3", "give-2", "take-1"]), ["give-2", "take-1"]);
    assert_eq!(made(&moves, &["take-1", "give-3", "lock"]), Some(moves[1]));
}

fn offered(moves: &[Action], standing: &[&str]) -> Vec<String> {
    let next = Tree::of(moves).next(&picks(standing));
    next.into_iter().map(|(pick, _)| pick.name()).collect()
}

#[test]
fn what_may_be_pressed_is_what_changes_something() {
    let moves = [Action::Play(Scene(7)), Action::Exchange(Scene(7)), Action::Play(Scene(8))];
    assert_eq!(offered(&moves, &[]), ["scene-7", "scene-8"]);
    assert_eq!(offered(&moves, &["scene-7"]), ["lock", "trade", "scene-8"]);
    assert_eq!(offered(&moves, &["scene-8"]), ["scene-7", "lock"]);
    let react = [Action::React(Scene(3)), Action::GoOn];
    assert_eq!(offered(&react, &["scene-3"]), ["lock"], "it lies over all else");
}
