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

/// The example that `docs/api.md` leads to plays a whole game of each kind, in whichever language, without
/// knowing its rules; and it is spoken to.
#[tokio::test]
async fn the_example_plays_every_game_in_words() {
    let parlour = Parlour::open().await;
    for (game, lang, you) in
        [("love-letter", "it", "Peschi"), ("favor", "de", "Du "), ("fog-of-love", "fr", "Example")]
    {
        let mut told = Vec::new();
        let end = example::play(parlour.address, game, lang, |line| told.push(line.to_string()));
        let end = end.await.expect("a game");
        assert!(!end.is_empty());
        assert!(told.len() > 20 && told.iter().any(|line| line.contains(you)), "{told:#?}");
    }
}
