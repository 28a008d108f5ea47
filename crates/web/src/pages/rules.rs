//! The rules of a game, to read: in a minute first, then in full.

use super::home::{minutes, players};
use super::prose::{chapters, prose, spans};
use crate::art::{Icon, icon};
use crate::assets::url;
use crate::gist::{point, points};
use crate::shell::{self, Width};
use crate::{Visit, games};
use house::GameKind;
use maud::{Markup, html};
use words::Tongue;
use words::rules::{Block, blocks};

/// The rules of a game.
pub fn rules_page(visit: &Visit<'_>, game: GameKind) -> Markup {
    let page = blocks(words::rules::rules_page(visit.lang, game.key()).unwrap_or_default());
    let (tongue, about) = (visit.tongue(), game.about());
    let name = game.title(tongue);
    let title = match page.first() {
        Some(Block::Heading(1, title)) => title.as_str(),
        _ => name.as_str(),
    };
    let main = html! {
        article.book {
            div.title {
                h1 { (spans(title)) }
                p { (players(tongue, about)) " · " (minutes(tongue, about)) }
            }
            (contents(tongue, &page))
            div.prose {
                (minute(tongue, game))
                (prose(&page, &|chapter| games::drawn_chapter(tongue, game, chapter), &|title| games::drawn_entry(game, title)))
                p.none role="status" hidden { (tongue.web_find_none()) }
                p.actions { a.button href="/" { (tongue.web_error_home()) } }
            }
        }
        script src=(url("rules.js")) defer {}
    };
    shell::page(visit, &tongue.web_title(&tongue.web_rules_of(&name)), Width::Usual, main)
}

/// The four points that somebody needs for a first game.
fn minute(tongue: &Tongue, game: GameKind) -> Markup {
    html! {
        section.minute aria-labelledby="minute" {
            h2 id="minute" { (tongue.gist_title()) }
            @for one in &points(tongue, game) { (point(one)) }
        }
    }
}

/// What the page has, beside it for as long as it is read. A script finds words in it.
fn contents(tongue: &Tongue, page: &[Block]) -> Markup {
    let find = tongue.web_find();
    html! {
        nav.contents aria-labelledby="contents" {
            h2 id="contents" { (tongue.web_contents()) }
            div.find hidden {
                (icon(Icon::Question))
                input type="search" aria-label=(find) placeholder=(find) data-find;
            }
            ol {
                li { a href="#minute" { (tongue.gist_title()) } }
                @for chapter in chapters(page) {
                    li {
                        a href={ "#" (chapter.anchor) } { (chapter.title) }
                        @if !chapter.entries.is_empty() {
                            ol { @for entry in &chapter.entries { li { a href={ "#" (entry.anchor) } { (entry.title) } } } }
                        }
                    }
                }
            }
        }
    }
}
