//! Legal moves, counted: positions with all their moves, and how many ways lead on from there.

use crate::table::Table;
use love_letter::{Action, Card, Edition, LoveLetter, State, Step};
use tabletop::{Ask, Game, Seat, Turn};

const POSITIONS: &str = include_str!("../data/moves.txt");

/// LL-21, LL-22: In each position of `moves.txt` just the moves written there are legal, and the
/// next one, two or more moves can go in just so many ways.
#[test]
fn the_moves_of_every_position_are_as_listed() {
    let mut lines = POSITIONS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut checked = 0;
    while let Some(position) = lines.next() {
        let table = set_up(position);
        let moves: Vec<String> = table.moves().into_iter().map(notation).collect();
        let listed = lines.next().and_then(|line| line.strip_prefix("  moves ")).unwrap();
        assert_eq!(moves.join(", "), listed, "in {position}");
        let counted = lines.next().and_then(|line| line.strip_prefix("  ahead ")).unwrap();
        let depths = 1..=counted.split(' ').count();
        let ahead: Vec<String> = depths.map(|n| ways(&table.state, n).to_string()).collect();
        assert_eq!(ahead.join(" "), counted, "in {position}");
        checked += 1;
    }
    assert!(checked > 20, "only {checked} positions were read");
}

/// A table brought to a position: what is dealt and played, in order.
fn set_up(position: &str) -> Table {
    let mut steps = position.split(", ").map(|step| step.split(' ').collect::<Vec<_>>());
    let first = steps.next().expect("an edition and the players");
    let edition = if first[0] == "classic" { Edition::Classic } else { Edition::Standard };
    let table = Table::new(edition, number(first[1]));
    steps.fold(table, |table, words| {
        let cards = || words[1..].iter().map(|name| card(name)).collect::<Vec<_>>();
        match words[0] {
            "begins" => table.first(number(words[1])),
            "aside" => table.aside(cards()[0]),
            "open" => table.open([cards()[0], cards()[1], cards()[2]]),
            "hands" => table.deal(&cards()),
            "draw" => table.draw(cards()[0]),
            "redraw" => table.redraw(cards()[0]),
            "consult" => table.consult([cards()[0], cards()[1]]),
            _ => table.act(action(&words)),
        }
    })
}

/// `handmaid`, `baron 2`, `guard 1 king`, `keep king guard spy`.
fn notation(action: Action) -> String {
    match action {
        Action::Play(card) => card.name().into(),
        Action::PlayOn(card, target) => format!("{} {}", card.name(), target.0),
        Action::Guess(target, named) => format!("guard {} {}", target.0, named.name()),
        Action::Keep(keep, first, last) => {
            let last = last.map_or(String::new(), |card| format!(" {}", card.name()));
            format!("keep {} {}{last}", keep.name(), first.name())
        }
    }
}

fn action(words: &[&str]) -> Action {
    match *words {
        ["keep", keep, first] => Action::Keep(card(keep), card(first), None),
        ["keep", keep, first, last] => Action::Keep(card(keep), card(first), Some(card(last))),
        ["guard", target, named] => Action::Guess(Seat(number(target)), card(named)),
        [played, target] => Action::PlayOn(card(played), Seat(number(target))),
        [played] => Action::Play(card(played)),
        _ => panic!("no move: {words:?}"),
    }
}

fn card(name: &str) -> Card {
    Card::named(name).unwrap_or_else(|| panic!("no card: {name}"))
}

fn number(word: &str) -> u8 {
    word.parse().expect("a number")
}

/// In how many ways the next `moves` moves of this round can go. Each character that chance may
/// deal is one way, however many copies there are.
fn ways(state: &State, moves: usize) -> u64 {
    let round_is_over =
        matches!(state.table().step, Step::SetAside | Step::Starter(_) | Step::Over(_));
    if moves == 0 || round_is_over {
        return 1;
    }
    let mut sum = 0;
    match LoveLetter::turn(state) {
        Turn::Chance(ask) => ask.outcomes(|answer, _| {
            let mut next = *state;
            LoveLetter::deal(&mut next, answer, &mut ()).expect("chance may deal it");
            sum += ways(&next, moves);
        }),
        _ => {
            let mut legal = Vec::new();
            LoveLetter::legal(LoveLetter::seen(state, state.table().active), &mut legal);
            for action in legal {
                let mut next = *state;
                LoveLetter::act(&mut next, state.table().active, action, &mut ())
                    .expect("a listed move");
                sum += ways(&next, moves - 1);
            }
        }
    }
    sum
}
