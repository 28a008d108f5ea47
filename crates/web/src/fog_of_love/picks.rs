//! What is picked, and the move that it amounts to.
//!
//! A move is a path of picks. A scene, then `lock`: it is played; a scene, then `trade`: it is traded in.
//! Three traits, then `lock`. Only the last pick of a path makes the move.

use ::fog_of_love::Action;
use ::fog_of_love::content::{Destiny, Letter, Scene};

/// What a list of picks amounts to.
pub(super) enum Next {
    /// A whole move.
    Move(Action),
    /// These stand, and more is needed.
    More(Vec<String>),
}

/// A pick that makes a move of what is picked.
pub(super) const LOCK: &str = "lock";
/// A pick that trades a scene in.
pub(super) const TRADE: &str = "trade";
/// Of these several may be picked; picked again, one is put back.
const KEEP: &str = "keep";

pub(super) fn scene(scene: Scene) -> String {
    format!("scene-{}", scene.0)
}

pub(super) fn option(letter: Letter) -> String {
    format!("option-{}", char::from(b'a' + letter as u8))
}

pub(super) fn destiny(card: Destiny) -> String {
    format!("destiny-{}", card.0)
}

/// The picks that lead to a move, the `nth` of those that can be made.
fn path(nth: usize, action: Action) -> Vec<String> {
    let one = |pick: String| vec![pick, LOCK.to_string()];
    let two = |first: String, second: String| vec![first, second, LOCK.to_string()];
    let word = |word: &str| vec![word.to_string()];
    match action {
        Action::Gender(gender) => one(format!("gender-{}", gender.name())),
        Action::Keep(kept) => {
            let kept = kept.iter().map(|place| format!("{KEEP}-{place}"));
            kept.chain([LOCK.to_string()]).collect()
        }
        Action::Occupation(place) | Action::Feature(place) | Action::Take(place) => {
            one(format!("dealt-{place}"))
        }
        Action::Introduce => word("introduce"),
        Action::Exchange(card) => vec![scene(card), TRADE.to_string()],
        Action::Play(card)
        | Action::React(card)
        | Action::Discard(card)
        | Action::ShowScene(card)
        | Action::Offer(card) => one(scene(card)),
        Action::Skip => word("skip"),
        Action::DrawFrom(deck) => vec![format!("deck-{}", deck.name())],
        Action::Choose(letter) => one(option(letter)),
        Action::GoOn => word("go-on"),
        Action::Pick(number) => one(format!("part-{number}")),
        Action::GiveUp(place) | Action::ShowTrait(place) => one(format!("place-{place}")),
        Action::Drop(card)
        | Action::Recover(card)
        | Action::ShowDestiny(card)
        | Action::Select(card) => one(destiny(card)),
        Action::Switch(take, give) => two(format!("take-{}", take.0), format!("give-{}", give.0)),
        Action::Secret(number) => one(format!("secret-{number}")),
        Action::Guess(aspect) => one(format!("aspect-{}", aspect.index())),
        Action::SwapFeatures(mine, theirs) => {
            two(format!("mine-{mine}"), format!("theirs-{theirs}"))
        }
        Action::Enter(_) => one(format!("enter-{nth}")),
        Action::Done => word("done"),
        Action::Confirm => word("confirm"),
        Action::Object => word("object"),
        Action::Order([a, b, c]) => one(format!("order-{a}{b}{c}")),
    }
}

/// What a pick is one of.
fn group(pick: &str) -> &str {
    pick.rsplit_once('-').map_or(pick, |(group, _)| group)
}

/// Whether all of these lie on a path.
fn on(path: &[String], picks: &[String]) -> bool {
    picks.iter().all(|pick| path.contains(pick))
}

/// What these picks amount to, given what can be done.
pub(super) fn read(moves: &[Action], picks: &[String]) -> Next {
    let paths: Vec<Vec<String>> =
        (0..).zip(moves).map(|(nth, action)| path(nth, *action)).collect();
    let whole = |picks: &[String]| {
        let at = paths.iter().position(|path| path.len() == picks.len() && on(path, picks));
        at.map(|at| moves[at])
    };
    let mut standing: Vec<String> = Vec::new();
    for pick in picks {
        let several = group(pick) == KEEP;
        if several && standing.contains(pick) {
            standing.retain(|other| other != pick);
            continue;
        }
        let mut with = standing.clone();
        if !several {
            with.retain(|other| group(other) != group(pick));
        }
        with.push(pick.clone());
        with.sort();
        let alone = std::slice::from_ref(pick);
        if let Some(action) = whole(&with).or_else(|| whole(alone)) {
            return Next::Move(action);
        }
        if pick == LOCK || pick == TRADE {
            continue;
        }
        if paths.iter().any(|path| on(path, &with)) {
            standing = with;
        } else if !several && paths.iter().any(|path| on(path, alone)) {
            standing = alone.to_vec();
        }
    }
    Next::More(standing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::fog_of_love::content::Places;

    fn picks(list: &[&str]) -> Vec<String> {
        list.iter().map(ToString::to_string).collect()
    }

    fn standing(moves: &[Action], list: &[&str]) -> Vec<String> {
        match read(moves, &picks(list)) {
            Next::More(standing) => standing,
            Next::Move(action) => panic!("{list:?} is {action:?}"),
        }
    }

    fn made(moves: &[Action], list: &[&str]) -> Option<Action> {
        match read(moves, &picks(list)) {
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
}
