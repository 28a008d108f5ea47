//! Writes one page that shows every drawing and component, in both themes.
#![allow(missing_docs)]
use maud::{PreEscaped, html};
fn main() {
    let css =
        concat!(include_str!("../assets/css/tokens.css"), include_str!("../assets/css/art.css"));
    let page = html! { style { (PreEscaped(css)) "body{background:var(--paper);margin:20px} .g{display:grid;grid-template-columns:repeat(5,150px);gap:20px} .s{display:flex;gap:8px;margin-top:20px} .s svg{width:44px}" }
        div.g { @for card in love_letter::Card::ALL { (web::art::portrait(card)) } }
        div.g { (web::art::envelope()) (web::art::deck()) (web::art::seal()) (web::art::broken_seal()) (web::art::seal_empty()) (web::art::shield()) (web::art::mark()) (web::art::coin()) (web::art::gavel()) (web::art::door_shut())
         @for d in favor::Door::ALL { (web::art::door(d)) } span {} @for d in favor::Clue::ALL { (web::art::clue(d)) } }
        div.s { @for d in favor::Clue::ALL { (web::art::clue(d)) } @for d in favor::Door::ALL { (web::art::door(d)) } (web::art::seal()) (web::art::broken_seal()) (web::art::seal_empty()) (web::art::shield()) (web::art::mark()) (web::art::coin()) (web::art::gavel())}
        div.s { @for i in web::art::Icon::ALL { (web::art::icon(i)) } }
        div.s { @for card in love_letter::Card::ALL { (web::art::portrait(card)) } }
    };
    std::fs::write("/tmp/gallery.html", page.into_string()).expect("write");
}
