//! What is shown to whom until it is taken in.

use crate::love_letter::stage::{Numbers, Stage, desk, part, show};
use love_letter::{Happened, Sight};
use tabletop::Viewer;
use web::Desk;
use words::Lang;

fn reveal(stage: &Stage, viewer: Viewer, players: u8, desk: &Desk) -> Option<String> {
    let glimpse = stage.glimpse(viewer);
    show(&glimpse, players, Lang::En, desk, |page| part(page, "revealed"))
}

/// Whether one of these should make the viewer stop and look.
fn concerns(viewer: Viewer, sights: &[Sight]) -> bool {
    let mover = sights.iter().find_map(|sight| match *sight {
        Happened::Played { seat, .. } => Some(seat),
        _ => None,
    });
    sights.iter().any(|sight| match *sight {
        Happened::Looked { card, .. } => card.is_some(),
        Happened::Compared { cards, .. } | Happened::Swapped { cards, .. } => cards.0.is_some(),
        Happened::Discarded(seat, _) => viewer.is(seat) && mover != Some(seat),
        Happened::Out(seat, _) => viewer.is(seat),
        // The end of a round is told on the table itself.
        _ => false,
    })
}

#[test]
fn what_concerns_somebody_is_shown_once_and_nothing_else_is() {
    let mut numbers = Numbers(31);
    let mut shown = 0;
    for game in 0..300 {
        let players = 2 + (game % 5) as u8;
        let mut stage = Stage::new(players.into(), "2019", game);
        let mut desks: Vec<Desk> = Viewer::all(players).map(|_| desk(&[])).collect();
        while stage.step(|count| numbers.below(count)) {
            for (viewer, desk) in Viewer::all(players).zip(&mut desks) {
                let glimpse = stage.glimpse(viewer);
                let concerned = concerns(viewer, &stage.latest(viewer));
                let found = reveal(&stage, viewer, players, desk);
                assert_eq!(found.is_some(), concerned, "game {game}, {viewer:?}: {found:?}");
                if found.is_some() {
                    shown += 1;
                    desk.taken_in = glimpse.steps();
                    assert_eq!(reveal(&stage, viewer, players, desk), None);
                }
            }
        }
    }
    assert!(shown > 1_000);
}

#[test]
fn what_was_missed_is_still_there_until_ones_own_next_move() {
    let mut numbers = Numbers(37);
    let mut met = 0;
    for game in 0..200 {
        let mut stage = Stage::new(4, "2019", game);
        while let Some(mover) = stage.mover() {
            stage.step(|count| numbers.below(count));
            let seen_by = |viewer| {
                stage.latest(viewer).iter().find_map(|sight| match *sight {
                    Happened::Looked { seat, target, card: Some(card) } => {
                        Some((seat, target, card))
                    }
                    _ => None,
                })
            };
            let Some((looker, target, card)) = seen_by(Viewer::Seat(mover)) else { continue };
            if stage.mover().is_none_or(|next| next == target || next == looker) {
                continue;
            }
            let before = stage.live.steps() - 1;
            stage.step(|count| numbers.below(count));
            let mut late = desk(&[]);
            late.taken_in = before;
            let told = reveal(&stage, Viewer::Seat(looker), 4, &late).expect("the look");
            let name = words::Tongue::of(Lang::En).ll_card(card);
            assert!(told.contains(&format!("holds the {name}. Only you have seen it.")), "{told}");
            met += 1;
        }
    }
    assert!(met > 20, "{met}");
}
