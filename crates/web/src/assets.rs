//! Style sheet, fonts, scripts and icons, embedded in the program.
//!
//! A page asks for [`url`], which carries a hash of the content: what comes from there may be cached
//! for ever. The server answers with [`asset`].

use crate::Sample;
use crate::art::{File, Sheet, sprite};
use house::GameKind;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Something a browser may fetch below `/assets/`.
#[derive(Clone, Debug)]
pub struct Asset {
    /// The content.
    pub bytes: Cow<'static, [u8]>,
    /// For the header `Content-Type`.
    pub content_type: &'static str,
    /// A hash of the content, in hexadecimal: for urls, and between quotes for the header `ETag`.
    pub hash: String,
}

/// The asset of a name such as `parlour.css` or `fonts/eb-garamond-500.woff2`.
pub fn asset(name: &str) -> Option<Asset> {
    found(name).cloned()
}

/// The address of an asset, with its hash: `/assets/parlour.css?v=…`.
pub fn url(name: &str) -> String {
    match found(name) {
        Some(asset) => format!("/assets/{name}?v={}", asset.hash),
        None => format!("/assets/{name}"),
    }
}

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Folder;

/// The parts of `parlour.css`, in the order of the cascade.
const STYLE_PARTS: [&str; 18] = [
    "tokens",
    "base",
    "art",
    "controls",
    "table",
    "window",
    "telling",
    "love-letter",
    "pages",
    "shell",
    "house",
    "picture",
    "lobby",
    "curtain",
    "play",
    "replay",
    "sight",
    "print",
];

/// The parts of the style sheets that only some pages ask for: those before the tables, and the tables of one game.
const GAME_PARTS: [(&str, &[&str]); 4] = [
    ("front.css", &["home", "book"]),
    ("letter.css", &["candle", "ll-table", "ll-pieces", "ll-windows", "candle-end", "ll-motion"]),
    (
        "favor.css",
        &["candle", "favor", "fv-table", "fv-windows", "fv-score", "candle-end", "fv-motion"],
    ),
    ("fog.css", &["fog-of-love", "fog-stage", "fog-stage-small", "fog-letters"]),
];

/// What the tables of a game are laid out with beside what all pages share.
pub(crate) fn style_of(game: GameKind) -> Option<&'static str> {
    match game {
        GameKind::LoveLetter => Some("letter.css"),
        GameKind::FogOfLove => Some("fog.css"),
        GameKind::Favor => Some("favor.css"),
    }
}

static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let embedded = Folder::iter().filter(|name| !is_source(name)).filter_map(|name| {
        let bytes = match name.as_ref() {
            "focus.js" | "motion.js" | "parlour.js" | "replay.js" | "rules.js" | "seal.js"
            | "sounds.js" | "stage.js" | "table.js" => {
                Cow::Owned(without_comments(&Folder::get(&name)?.data))
            }
            _ => Folder::get(&name)?.data,
        };
        Some((name.to_string(), Asset::new(&name, bytes)))
    });
    let style = Asset::new("parlour.css", Cow::Borrowed(STYLE.as_bytes()));
    let art = File::ALL.map(|file| {
        (file.name().to_owned(), Asset::new(file.name(), Cow::Owned(sprite(file).into_bytes())))
    });
    let games = GAME_PARTS.map(|(name, parts)| {
        (name.to_owned(), Asset::new(name, Cow::Owned(joined(parts).into_bytes())))
    });
    let style = [("parlour.css".to_owned(), style)];
    let sheets = Sheet::ALL.map(|sheet| {
        let bytes = Cow::Owned(sheet.sprite().into_bytes());
        (sheet.file().to_owned(), Asset::new(sheet.file(), bytes))
    });
    embedded.chain(style).chain(games).chain(art).chain(sheets).collect()
});

/// What something that is served is made from; not served itself.
fn is_source(name: &str) -> bool {
    name.starts_with("css/") || name.starts_with("art/") || name == "paint.css"
}

/// The text of a source.
pub(crate) fn source(name: &str) -> String {
    let file = Folder::get(name).filter(|_| is_source(name));
    file.map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default()
}

/// The names of the sources that begin like this, in order.
pub(crate) fn sources_under(begin: &str) -> Vec<String> {
    let names = Folder::iter().filter(|name| is_source(name) && name.starts_with(begin));
    let mut names: Vec<String> = names.map(Cow::into_owned).collect();
    names.sort_unstable();
    names
}

/// Samples of frames, which are drawn with the assets.
static SAMPLES: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let samples = Sample::all().map(|sample| {
        let name = sample.asset();
        let asset = Asset::new(&name, Cow::Owned(sample.text().to_vec()));
        (name, asset)
    });
    samples.collect()
});

/// Only what is no sample itself can be used for drawing one.
fn found(name: &str) -> Option<&'static Asset> {
    ASSETS.get(name).or_else(|| SAMPLES.get(name))
}

/// One style sheet of all parts, whose fonts are asked for by their hashed addresses.
static STYLE: LazyLock<String> = LazyLock::new(|| {
    let style = joined(&STYLE_PARTS);
    Folder::iter().filter(|name| name.ends_with(".woff2")).fold(style, |style, name| {
        let hash = Folder::get(&name).map(|font| hash(&font.data)).unwrap_or_default();
        style.replace(&format!("\"{name}\""), &format!("\"{name}?v={hash}\""))
    })
});

/// Parts of a style sheet, one after the other.
fn joined(parts: &[&str]) -> String {
    let parts = parts.iter().filter_map(|name| Folder::get(&format!("css/{name}.css")));
    parts.map(|part| without_notes(&String::from_utf8_lossy(&part.data))).collect()
}

/// A style sheet as it is sent: what is written for its readers stays here.
fn without_notes(style: &str) -> String {
    let mut parts = style.split("/*");
    let first = parts.next().unwrap_or_default();
    let rest = parts.map(|part| part.split_once("*/").map_or("", |(_, rest)| rest));
    let bare: String = [first].into_iter().chain(rest).collect();
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    let end = |line: &str| if line.ends_with(['{', '}', ';', ',']) { "" } else { "\n" };
    lines.flat_map(|line| [line, end(line)]).collect()
}

/// Our script as it is sent: what is written for its readers stays here.
fn without_comments(script: &[u8]) -> Vec<u8> {
    let script = String::from_utf8_lossy(script);
    let lines = script.lines().map(str::trim);
    let code = lines
        .filter(|line| !line.is_empty() && !line.starts_with("//") && !line.starts_with("/**"));
    code.flat_map(|line| [line, "\n"]).collect::<String>().into_bytes()
}

impl Asset {
    fn new(name: &str, bytes: Cow<'static, [u8]>) -> Asset {
        let hash = hash(&bytes);
        Asset { bytes, content_type: content_type(name), hash }
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// FNV-1a: enough to tell one version of a file from the next.
fn hash(bytes: &[u8]) -> String {
    let fold = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, fold))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_sheet_is_whole_and_asks_for_fonts_by_their_hash() {
        let style = asset("parlour.css").unwrap();
        assert_eq!(style.content_type, "text/css; charset=utf-8");
        let text = String::from_utf8(style.bytes.into_owned()).unwrap();
        for mark in [
            "--paper:",
            "header.top",
            ".portrait",
            ".button",
            ".rail",
            ".card",
            ".replay-bar",
            ".prose",
        ] {
            assert!(text.contains(mark), "{mark} is missing");
        }
        let font = asset("fonts/eb-garamond-500.woff2").unwrap();
        assert!(text.contains(&format!("eb-garamond-500.woff2?v={}", font.hash)));
        assert_eq!(text.matches(".woff2?v=").count(), 4);
    }

    #[test]
    fn comments_of_the_script_are_not_sent() {
        let sent = String::from_utf8(asset("parlour.js").unwrap().bytes.into_owned()).unwrap();
        assert!(sent.lines().all(|line| !line.starts_with("//") && !line.starts_with("/**")));
        assert!(sent.contains("localStorage"));
        assert_eq!(
            without_comments(b"{\n  // why\n  /** what */\n  a(\"//\");\n}\n"),
            b"{\na(\"//\");\n}\n"
        );
    }

    #[test]
    fn a_style_is_sent_without_what_is_written_for_its_readers() {
        let games = GameKind::ALL.into_iter().filter_map(style_of);
        for name in games.chain(["parlour.css", "front.css"]) {
            let sent = String::from_utf8(asset(name).unwrap().bytes.into_owned()).unwrap();
            assert!(!sent.contains("/*") && !sent.contains("*/"), "{name}");
            assert!(sent.matches('{').count() > 50, "{name}");
            assert_eq!(sent.matches('{').count(), sent.matches('}').count(), "{name}");
        }
        assert_eq!(
            without_notes("/* why\n { */\n  a { b: c; }  /* x */ d {}\n"),
            "a { b: c; }   d {}"
        );
    }

    #[test]
    fn an_address_carries_the_hash_of_what_it_names() {
        let hash = asset("favicon.svg").unwrap().hash;
        assert_eq!(url("favicon.svg"), format!("/assets/favicon.svg?v={hash}"));
        assert_eq!(url("nothing.css"), "/assets/nothing.css");
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        for name in ["../Cargo.toml", "css/base.css", "art/people.svg", "", "/etc/passwd"] {
            assert!(asset(name).is_none(), "{name:?} is served");
        }
    }

    #[test]
    fn the_fonts_stay_light() {
        let fonts = ASSETS.iter().filter(|(name, _)| name.ends_with(".woff2"));
        let bytes: usize = fonts.map(|(_, font)| font.bytes.len()).sum();
        assert!(bytes <= 55_000, "{bytes} bytes of fonts");
    }
}
