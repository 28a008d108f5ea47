//! Cards that were kept beside the games that are played with them.

use data_encoding::HEXLOWER;
use fog_of_love::content::Content;
use fog_of_love::{Action, Book, FogOfLove, MOST_ACTIONS, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use tabletop::{Audience, Deals, play_random_watched};

#[derive(Deserialize)]
struct Cards<'a> {
    #[serde(borrow)]
    content: &'a RawValue,
}

/// Cards come back or are refused, even if their hash is right; and what comes back can be played.
pub(crate) fn run(data: &[u8]) {
    assert!(packs::unpress(data, "").is_err(), "nothing has this hash");
    let Ok(cards) = serde_json::from_slice::<Cards<'_>>(data) else { return };
    let hash = HEXLOWER.encode(&Sha256::digest(cards.content.get()));
    let Ok(pack) = packs::unpress(data, &hash) else { return };
    let pressed = packs::press(&pack);
    for words in pack.texts.values() {
        let _ = words.get("scene-burnt-toast", Some("text"), "Ada", "Ugo");
    }
    assert!(!pressed.is_empty(), "what came back can be kept again");
    play(pack.content);
}

/// Plays games of every story before everybody's eyes, if the engine takes these cards.
pub(crate) fn play(content: Content) -> bool {
    let Ok(book) = Book::new(content) else { return false };
    let mut menu = [Action::GoOn; MOST_ACTIONS];
    for story in &book.content().stories {
        let Ok(setup) = Setup::new(&book, &story.id) else { continue };
        for seed in 0..2 {
            let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut deals = Deals::new(seed);
            let played = play_random_watched::<FogOfLove, _, _>(
                &setup,
                &mut deals,
                &mut dice,
                &mut menu,
                &mut Audience::<FogOfLove>::everybody(&setup),
                |_, _| {},
            );
            assert!(played.is_ok(), "{}: {played:?}", story.id);
        }
    }
    true
}
