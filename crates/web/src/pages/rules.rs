//! The rules of a game, to read.

use super::prose::{chapters, prose, spans};
use crate::shell::{self, Width};
use crate::{Visit, games};
use house::GameKind;
use maud::{Markup, html};
use words::rules::{Block, blocks};

/// The rules of a game.
pub fn rules_page(visit: &Visit<'_>, game: GameKind) -> Markup {
    let page = blocks(words::rules::rules_page(visit.lang, game.key()).unwrap_or_default());
    let tongue = visit.tongue();
    let name = game.title(tongue);
    let title = match page.first() {
        Some(Block::Heading(1, title)) => title.as_str(),
        _ => name.as_str(),
    };
    let main = html! {
        article.prose {
            header {
                div.emblem { (games::emblem(game)) }
                h1 { (spans(title)) }
            }
            nav.contents aria-labelledby="contents" {
                h2 id="contents" { (tongue.web_contents()) }
                ol { @for chapter in chapters(&page) { li { a href={ "#" (chapter.anchor) } { (chapter.title) } } } }
            }
            (prose(&page, |chapter| games::ornament(game, chapter)))
            p.actions { a.button href="/" { (tongue.web_error_home()) } }
        }
    };
    shell::page(visit, &tongue.web_title(&tongue.web_rules_of(&name)), Width::Narrow, main)
}
