//! Writes the inputs that are made by playing games: `cargo run -p fuzz --example corpus`. Those made
//! by hand stay as they are.

use std::path::Path;
use std::{fs, io};

/// The files of a small pack.
const SMALL: [(&str, &str); 6] = [
    ("characters.toml", include_str!("../../packs/tests/small/characters.toml")),
    ("en.ftl", include_str!("../../packs/tests/small/en.ftl")),
    ("it.ftl", include_str!("../../packs/tests/small/it.ftl")),
    ("pack.toml", include_str!("../../packs/tests/small/pack.toml")),
    ("scenes.toml", include_str!("../../packs/tests/small/scenes.toml")),
    ("stories.toml", include_str!("../../packs/tests/small/stories.toml")),
];

fn main() -> io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for seed in fuzz::seeds(&SMALL) {
        let folder = corpus.join(seed.target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(seed.name), seed.bytes)?;
    }
    Ok(())
}
