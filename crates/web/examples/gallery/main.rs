//! Writes one page that shows every drawing and component, by day and by night.
//!
//! ```text
//! cargo run -p web --example gallery -- gallery.html
//! ```

mod pages;
mod pieces;
mod tables;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use web::art::{File, sprite};
use web::assets::{asset, url};

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "gallery.html".to_owned());
    let style = self_contained_style();
    std::fs::write(path, gallery(&style).into_string())
}

fn gallery(style: &str) -> Markup {
    let frame = |theme: &str, width: u32, height: u32, body: Markup| {
        let inside = document(style, theme, "", body).into_string();
        html! { iframe title="A table" width=(width) height=(height) srcdoc=(inside) {} }
    };
    let body = html! {
        div.themes {
            @for theme in ["light", "dark"] {
                section data-theme=(theme) { (pieces::all()) }
            }
        }
        @for theme in ["light", "dark"] {
            (frame(theme, 1280, 980, tables::love_letter()))
            (frame(theme, 1280, 360, tables::six_players()))
            div.phones {
                (frame(theme, 390, 1560, tables::love_letter()))
                (frame(theme, 390, 1560, tables::favor()))
                (frame(theme, 390, 1560, tables::home()))
            }
            div.phones {
                (frame(theme, 390, 1100, pages::lobby()))
                (frame(theme, 390, 700, pages::reveal()))
                (frame(theme, 390, 700, pages::curtain()))
            }
            (frame(theme, 1280, 900, tables::favor()))
            (frame(theme, 1280, 700, tables::home()))
        }
    };
    document(style, "light", LAYOUT, body)
}

fn document(style: &str, theme: &str, layout: &str, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { "Gallery" }
                style { (PreEscaped(style)) (PreEscaped(layout)) }
            }
            body { (art_inside(body)) }
        }
    }
}

/// The same with the drawings it refers to inside.
fn art_inside(body: Markup) -> Markup {
    let body = body.into_string();
    let of = |body: String, file: &File| body.replace(&format!("{}#", url(file.name())), "#");
    let body = File::ALL.iter().fold(body, of);
    html! { div hidden { @for file in File::ALL { (PreEscaped(sprite(file))) } } (PreEscaped(body)) }
}

/// How the gallery itself is hung.
const LAYOUT: &str = "
    body { display: block }
    .themes { display: grid; grid-template-columns: 1fr 1fr }
    .themes > section { padding: 1.5rem; background: var(--paper); color: var(--ink); min-width: 0 }
    .show { display: flex; flex-wrap: wrap; gap: .8rem; align-items: end; margin-bottom: 1.5rem }
    .show > .art { width: 6.8rem } .show.tiny > .art { width: 44px } .show.tokens > .art { width: 3.5rem }
    .show .tiny-art { width: 44px }
    iframe { display: block; border: 0; margin: 0 0 1rem } .phones { display: flex; gap: 1rem }
";

/// The style sheet with its fonts inside.
fn self_contained_style() -> String {
    let style = asset("parlour.css").expect("the style sheet is embedded");
    let style = String::from_utf8_lossy(&style.bytes).into_owned();
    let fonts =
        ["eb-garamond-500", "eb-garamond-400-italic", "alegreya-sans-400", "alegreya-sans-700"];
    fonts.iter().fold(style, |style, font| {
        let name = format!("fonts/{font}.woff2");
        let font = asset(&name).expect("the fonts are embedded");
        let data = format!("data:font/woff2;base64,{}", base64(&font.bytes));
        style.replace(&format!("{name}?v={}", font.hash), &data)
    })
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let group = |group: &[u8]| {
        let at = |index: usize| u32::from(group.get(index).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        [18, 12, 6, 0].map(|shift| DIGITS[(bits >> shift & 63) as usize] as char)
    };
    let mut text: String = bytes.chunks(3).flat_map(group).collect();
    let padding = (3 - bytes.len() % 3) % 3;
    text.truncate(text.len() - padding);
    text + &"=".repeat(padding)
}
