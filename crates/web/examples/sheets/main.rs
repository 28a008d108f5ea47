//! Pictures of all drawings for Fog of Love and the table by candlelight, by day and by night, as a browser shows
//! them: from the files that the parlour serves, under the policy that it sends.
//!
//! ```text
//! cargo run -p web --example sheets            # into target/screenshots
//! cargo run -p web --example sheets -- FOLDER places moods
//! ```
//!
//! It wants Chromium; `CHROMIUM` says which, if it is called otherwise.

mod hung;
mod serve;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn main() -> std::io::Result<()> {
    let usual = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    let folder = std::env::args().nth(1).map_or_else(usual, PathBuf::from);
    std::fs::create_dir_all(&folder)?;
    let address = serve::begin()?;
    let browser = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
    let wanted: Vec<String> = std::env::args().skip(2).collect();
    for (sheet, width, height) in hung::SHEETS {
        if !wanted.is_empty() && !wanted.iter().any(|one| one == sheet) {
            continue;
        }
        for theme in ["light", "dark"] {
            let file = folder.join(format!("art-{sheet}-{theme}.png"));
            let status = Command::new(&browser)
                .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"])
                .arg("--disable-dev-shm-usage")
                .arg("--virtual-time-budget=5000")
                .arg(format!("--window-size={width},{height}"))
                .arg(format!("--screenshot={}", file.display()))
                .arg(format!("http://{address}/{sheet}/{theme}"))
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status()?;
            println!("{} {}", file.display(), if status.success() { "" } else { "failed" });
        }
    }
    Ok(())
}
