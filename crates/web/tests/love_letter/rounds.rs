//! The end of a round is told on the table itself, with its cards as they lay; then the next is dealt.

use crate::love_letter::stage::{Numbers, Stage, desk, show};
use house::AnyMatch;
use love_letter::{Happened, Sight};
use tabletop::Viewer;
use words::Lang;

/// All that somebody has perceived.
fn sights(stage: &Stage, viewer: Viewer) -> Vec<Sight> {
    let AnyMatch::LoveLetter(game) = &stage.live else { panic!("another game") };
    game.sights(viewer, 0).concat()
}

/// How many cards lay before people when the latest round ended.
fn laid(sights: &[Sight]) -> usize {
    let ended = sights.iter().rposition(|sight| matches!(sight, Happened::RoundEnded { .. }));
    let round = &sights[..ended.expect("a round has ended")];
    let begun = round.iter().rposition(|sight| matches!(sight, Happened::SetAside(_)));
    let lies = |sight: &&Sight| {
        matches!(sight, Happened::Played { .. } | Happened::Discarded(..) | Happened::Out(..))
    };
    round[begun.expect("it had begun")..].iter().filter(lies).count()
}

fn count(page: &str, what: &str) -> usize {
    page.matches(what).count()
}

#[test]
fn a_round_ends_on_the_table_before_the_next_is_dealt() {
    let (mut numbers, mut ended) = (Numbers(53), 0);
    for game in 0..40 {
        let players = 2 + (game % 5) as u8;
        let mut stage = Stage::new(players.into(), "2019", game);
        while stage.step(|count| numbers.below(count)) {
            for viewer in Viewer::all(players) {
                let latest = stage.latest(viewer);
                let winners = latest.iter().find_map(|sight| match *sight {
                    Happened::RoundEnded { winners, .. } => Some(winners),
                    _ => None,
                });
                let Some(winners) = winners else { continue };
                let glimpse = stage.glimpse(viewer);
                let wanted = face::love_letter::take_ins(viewer.seat(), &latest).len();
                let frame = |asking: Option<usize>, left: usize| {
                    let mut desk = desk(&[]);
                    (desk.asking, desk.left) = (asking, left);
                    desk.taken_in = glimpse.steps() - usize::from(asking.is_some());
                    let frame = |page: &web::TablePage<'_>| web::frame(page).into_string();
                    show(&glimpse, players, Lang::En, &desk, frame)
                };
                let table = frame(Some(wanted - 1), 1);
                assert_eq!(count(&table, "class=\"onward\""), 1, "{table}");
                assert_eq!(count(&table, "id=\"reveal\""), 0, "no dialog");
                assert_eq!(count(&table, " id=\"laid-"), laid(&sights(&stage, viewer)));
                let wins = table
                    .split("<li class=\"")
                    .filter(|at| at.split('"').next().is_some_and(|class| class.contains(" wins")));
                assert_eq!(wins.count(), winners.len() as usize);
                assert_eq!(count(&table, "data-pick="), 0, "nothing can be played there");
                // While the last move is told, and then what concerns the viewer, the cards lie as they lay.
                assert_eq!(
                    count(&frame(None, wanted), " id=\"laid-"),
                    count(&table, " id=\"laid-")
                );
                // When it has been taken in, the next round has begun.
                let next = frame(None, 0);
                assert_eq!(count(&next, "class=\"onward\""), 0);
                if stage.mover().is_some() {
                    assert_eq!(count(&next, " id=\"laid-"), 0, "{next}");
                }
                ended += 1;
            }
        }
    }
    assert!(ended > 200, "{ended} ends of rounds");
}
