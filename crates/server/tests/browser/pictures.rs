//! The pictures of README.md: the three tables on a desktop and on a telephone, by day and by night.
//!
//!     PARLOUR_PICTURES=docs/pictures cargo test -p server --test browser the_pictures_of_the_readme
//!
//! makes them anew; otherwise they are left with all other pictures.

use crate::axe::target;
use crate::browser::Browser;
use crate::fit::LAY;
use crate::fog_positions::pictured as fog_of_love;
use crate::positions::{pictured_favor, pictured_love_letter};
use crate::stage::Stage;
use serde_json::json;
use std::path::PathBuf;

/// Where the pictures go.
fn folder() -> PathBuf {
    let root = target().join("..");
    let named = std::env::var_os("PARLOUR_PICTURES").map(|named| root.join(named));
    named.unwrap_or_else(|| target().join("screenshots"))
}

impl Browser {
    /// The window as a WebP, in the browser's own making: small, and the same for the same pixels.
    async fn small_picture(&self) -> Vec<u8> {
        let wanted = json!({ "format": "webp", "quality": 66 });
        let answer = self.command("Page.captureScreenshot", wanted).await;
        let text = answer["data"].as_str().expect("a picture").to_string();
        from_base64(&text)
    }
}

/// The bytes behind their letters.
fn from_base64(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let letters: Vec<u8> = text.bytes().filter(|letter| *letter != b'=').map(value).collect();
    let bytes = letters.chunks(4).flat_map(|four| {
        let at = |nth: usize| u32::from(four.get(nth).copied().unwrap_or(0)) << (18 - 6 * nth);
        let all = (0..4).map(at).sum::<u32>().to_be_bytes();
        all[1..four.len()].to_vec()
    });
    bytes.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pictures_of_the_readme() {
    let tables = [
        ("love-letter", pictured_love_letter()),
        ("favor", pictured_favor()),
        ("fog-of-love", fog_of_love()),
    ];
    let folder = folder();
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    browser.go("/rules/love-letter").await;
    let mut whole = 0;
    for (form, width, height) in [("desktop", 1280, 800), ("phone", 390, 844)] {
        browser.size(width, height).await;
        for (game, position) in &tables {
            browser.run(LAY, vec![json!(position.page), json!(null)]).await;
            browser.until("document.fonts.status === 'loaded'").await;
            for theme in ["light", "dark"] {
                browser.theme(theme).await;
                browser.picture(&format!("readme-{game}-{form}-{theme}")).await;
                let picture = browser.small_picture().await;
                assert_eq!(&picture[8..12], b"WEBP");
                whole += picture.len();
                println!("{game}-{form}-{theme}: {} bytes", picture.len());
                let file = folder.join(format!("{game}-{form}-{theme}.webp"));
                std::fs::write(file, picture).expect("a picture is kept");
            }
        }
    }
    browser.close().await;
    stage.close().await;
    assert!(whole < 600 * 1024, "they weigh {whole} bytes");
}
