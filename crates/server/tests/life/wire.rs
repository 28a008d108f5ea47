//! What a page is sent in the course of a game: little, whatever happens.

use crate::pages::{Weighed, play};
use crate::parlour::Parlour;
use std::time::Duration;

/// In the middle, and of a hundred the longest but one.
const MOST: [usize; 2] = [3500, 9400];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_weighs_little_on_the_wire() {
    // Every step is shown by itself, and quickly.
    let parlour = Parlour::with(|config| config.pace = Duration::from_millis(1)).await;
    let games = [
        ("love-letter", 2, 4),
        ("love-letter", 4, 4),
        ("love-letter", 6, 2),
        ("favor", 3, 4),
        ("fog-of-love", 2, 2),
    ];
    for (game, players, games) in games {
        let mut all = Weighed::default();
        for seed in 0..games {
            let weighed = play(parlour.address, game, players, seed).await.expect("a game");
            all.moves += weighed.moves;
            all.first = all.first.max(weighed.first);
            all.then.extend(weighed.then);
        }
        assert!(all.moves > 3 * games as usize, "{game}: it was played on the page");
        let [median, most] = [0.5, 0.99].map(|share| all.share(share));
        println!(
            "{game} {players}: first {}, median {median}, p99 {most}, of {}",
            all.first,
            all.then.len()
        );
        assert!(median <= MOST[0] && most <= MOST[1], "{game}: {median}, {most}");
    }
    assert_eq!(parlour.metric("parlour_tight_total").await, 0.0, "there was room for everything");
}
