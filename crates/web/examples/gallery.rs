//! Writes one page that shows every drawing and component, in both themes.
#![allow(missing_docs)]
use maud::{PreEscaped, html};
fn main() {
    let css =
        concat!(include_str!("../assets/css/tokens.css"), include_str!("../assets/css/art.css"));
    let page = html! { style { (PreEscaped(css)) "body{background:var(--paper);margin:20px} .g{display:grid;grid-template-columns:repeat(5,230px);gap:20px} .s{display:flex;gap:8px;margin-top:20px} .s svg{width:44px}" }
        div.g { @for card in love_letter::Card::ALL { (web::art::portrait(card)) } }
        div.s { @for card in love_letter::Card::ALL { (web::art::portrait(card)) } }
    };
    std::fs::write("/tmp/gallery.html", page.into_string()).expect("write");
}
