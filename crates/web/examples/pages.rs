//! Writes every kind of page into a folder, to be looked at in a browser without a server:
//! `cargo run -p web --example pages -- FOLDER`.

#[path = "../tests/room/mod.rs"]
mod room;

use std::fs;
use std::io::Error;
use std::path::Path;
use web::art::{File, Sheet, sprite};
use web::assets;
use words::Lang;

fn main() -> Result<(), Error> {
    let folder = std::env::args().nth(1).ok_or_else(|| Error::other("name a folder"))?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets/fonts"))?;
    let fonts =
        ["eb-garamond-500", "eb-garamond-400-italic", "alegreya-sans-400", "alegreya-sans-700"];
    let fonts = fonts.map(|font| format!("fonts/{font}.woff2"));
    let sheets = ["parlour.css", "front.css", "letter.css", "favor.css", "fog.css"];
    let others = sheets.into_iter().chain(["parlour.js", "rules.js", "favicon.svg"]);
    let others = others.map(str::to_owned);
    for name in fonts.into_iter().chain(others) {
        if let Some(asset) = assets::asset(&name) {
            fs::write(folder.join("assets").join(name), asset.bytes)?;
        }
    }
    for lang in Lang::ALL {
        for (name, page) in room::every_page(lang) {
            // Without a server, what is drawn must be in the page itself.
            let (mut page, mut art) = (page.into_string(), String::from("<body><div hidden>"));
            for file in File::ALL {
                page = page.replace(&format!("{}#", assets::url(file.name())), "#");
                art += &sprite(file);
            }
            for sheet in Sheet::ALL {
                page = page.replace(&format!("{}#", assets::url(sheet.file())), "#");
                let drawn = assets::asset(sheet.file()).map(|file| file.bytes).unwrap_or_default();
                art += &String::from_utf8_lossy(&drawn);
            }
            art += "</div>";
            let page = page.replacen("<body>", &art, 1).replace("\"/assets/", "\"assets/");
            fs::write(folder.join(format!("{}-{name}.html", lang.code())), page)?;
        }
    }
    Ok(())
}
