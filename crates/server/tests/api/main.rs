//! The API as it is described, and as it is.

#[path = "../../examples/client.rs"]
#[allow(dead_code)]
mod example;
#[path = "../common/parlour.rs"]
#[allow(dead_code)]
mod parlour;

mod answers;
mod description;
mod errors;
mod schema;
mod silence;

use example::client;
use parlour::Parlour;

/// The example that `docs/api.md` leads to plays a whole game.
#[tokio::test]
async fn the_example_plays_to_the_end() {
    let parlour = Parlour::open().await;
    let mut log = Vec::new();
    let winners = example::play(parlour.address, |line| log.push(line.to_string())).await;
    let winners = winners.expect("a game");
    assert!(!winners.is_empty());
    assert!(log.len() > 20 && log.iter().any(|line| line.contains("Example")), "{log:?}");
}
