//! Moves that are certain to lose, against an oracle that tries them in imagined worlds.

use crate::common::{legal, table};
use bots::love_letter::{LEVELS, loses_for_certain};
use bots::{Dice, play_watched};
use love_letter::{Action, Edition, Event, Happened, LoveLetter, Setup, State, Step, View};
use rand_core::SeedableRng;
use tabletop::laws::games;
use tabletop::{Ask, Deals, Game, Imagine, Seat, Turn, mix};

/// Whether `me` may come through this turn in this world: neither goes out nor loses the round.
/// Chance may answer as it likes.
fn comes_through(world: &State, me: Seat, action: Action) -> bool {
    let mut next = *world;
    let mut events = Vec::new();
    LoveLetter::act(&mut next, me, action, &mut events).expect("a legal move");
    verdict(&next, me, &events)
}

fn verdict(state: &State, me: Seat, events: &[Event]) -> bool {
    for event in events {
        match *event {
            Happened::Out(seat, _) if seat == me => return false,
            Happened::RoundEnded { winners, .. } => return winners.has(me),
            Happened::Turn(_) => return true,
            _ => {}
        }
    }
    // Only a Prince's victim draws before the turn is over; with the Chancellor the round goes on.
    let (Turn::Chance(ask), Step::Redraw(_)) = (LoveLetter::turn(state), state.table().step) else {
        return true;
    };
    let mut through = false;
    ask.outcomes(|answer, _| {
        let mut next = *state;
        let mut events = Vec::new();
        LoveLetter::deal(&mut next, answer, &mut events).expect("a possible answer");
        through |= verdict(&next, me, &events);
    });
    through
}

/// Whether a world is found, among so many, in which the move is survived.
fn survivable(view: &View, action: Action, worlds: u32, dice: &mut Dice) -> bool {
    let me = view.viewer.seat().expect("a seat");
    (0..worlds).any(|_| comes_through(&LoveLetter::world(view, dice), me, action))
}

/// Few worlds show what is likely; many are needed to find the one way out.
const FEW: u32 = 100;
const MANY: u32 = 20_000;

/// Plays games at every table and shows each decision.
fn watch_games(
    games: u64,
    level: impl Fn(u64, u8) -> &'static str,
    mut watch: impl FnMut(&View, Action),
) {
    for game in 0..games {
        let edition = if game % 3 == 0 { Edition::Classic } else { Edition::Standard };
        let players = 2 + (game / 3) as u8 % (edition.most_players() - 1);
        let setup = Setup::new(edition, players).expect("a table");
        let mut bots = table(&LEVELS, players, |chair| level(game, chair));
        let mut dice = Dice::seed_from_u64(game);
        let watch = |_: &_, view: &View, &action: &Action| watch(view, action);
        play_watched(&setup, &mut bots, &mut Deals::new(mix(4, game)), &mut dice, watch)
            .expect("legal moves");
    }
}

#[test]
fn a_move_loses_for_certain_if_and_only_if_it_does_in_every_world() {
    let mut dice = Dice::seed_from_u64(5);
    let (mut lost, mut open) = (0, 0);
    let mixed = |game, chair| LEVELS[(game as usize + chair as usize) % LEVELS.len()].name;
    watch_games(games(400, 5_000), mixed, |view, _| {
        for action in legal::<LoveLetter>(view) {
            if loses_for_certain(view, action) {
                lost += 1;
                let survived = survivable(view, action, FEW, &mut dice);
                assert!(!survived, "{action:?} may be survived in {view:?}");
            } else {
                open += 1;
                let survived = survivable(view, action, MANY, &mut dice);
                assert!(survived, "{action:?} is lost in all worlds tried of {view:?}");
            }
        }
    });
    assert!(lost > 1_000 && open > 10_000, "too few moves tried: {lost} lost, {open} open");
}

#[test]
fn club_never_loses_for_certain_while_there_is_another_move() {
    let mut dice = Dice::seed_from_u64(6);
    let mut decisions = 0;
    watch_games(
        games(1_000, 10_000),
        |_, _| "club",
        |view, action| {
            decisions += 1;
            if survivable(view, action, FEW, &mut dice) {
                return;
            }
            for other in legal::<LoveLetter>(view) {
                let better = other != action && survivable(view, other, FEW, &mut dice);
                if better && !survivable(view, action, MANY, &mut dice) {
                    panic!("{action:?} is lost and {other:?} is not, in {view:?}");
                }
            }
        },
    );
    assert!(decisions > 30_000, "only {decisions} decisions");
}
