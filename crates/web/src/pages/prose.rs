//! The Markdown of the rules, as HTML.

use maud::{Markup, html};
use words::rules::Block;

/// A heading with the name it is reached by.
pub(super) struct Chapter {
    pub anchor: String,
    pub title: String,
}

/// The chapters of a page: its headings of the second level.
pub(super) fn chapters(blocks: &[Block]) -> Vec<Chapter> {
    let titles = blocks.iter().filter_map(|block| match block {
        Block::Heading(2, title) => Some(title),
        _ => None,
    });
    let chapter = |(n, title): (usize, &String)| Chapter {
        anchor: format!("chapter-{}", n + 1),
        title: plain(title),
    };
    titles.enumerate().map(chapter).collect()
}

/// The pieces of a page below its title, with a small picture before each chapter.
pub(super) fn prose(blocks: &[Block], ornament: impl Fn(usize) -> Markup) -> Markup {
    let mut chapter = 0;
    let mut parts = Vec::new();
    let mut rest = blocks;
    while let Some((block, after)) = rest.split_first() {
        rest = after;
        parts.push(match block {
            Block::Heading(1, _) => html! {},
            Block::Heading(2, title) => {
                chapter += 1;
                html! {
                    h2 id={ "chapter-" (chapter) } {
                        span.ornament aria-hidden="true" { (ornament(chapter)) }
                        span { (spans(title)) }
                    }
                }
            }
            Block::Heading(_, title) => html! { h3 { (spans(title)) } },
            Block::Paragraph(text) => html! { p { (spans(text)) } },
            Block::Item(first) => {
                let more = rest.iter().take_while(|block| matches!(block, Block::Item(_))).count();
                let (items, after) = rest.split_at(more);
                rest = after;
                html! {
                    ul {
                        li { (spans(first)) }
                        @for item in items { @if let Block::Item(text) = item { li { (spans(text)) } } }
                    }
                }
            }
        });
    }
    html! { @for part in &parts { (part) } }
}

/// Words, some of them bold or italic.
pub(super) fn spans(text: &str) -> Markup {
    html! {
        @for (n, part) in text.split("**").enumerate() {
            @if n % 2 == 1 { strong { (italics(part)) } } @else { (italics(part)) }
        }
    }
}

fn italics(text: &str) -> Markup {
    html! {
        @for (n, part) in text.split('*').enumerate() {
            @if part.is_empty() {} @else if n % 2 == 1 { em { (part) } } @else { (part) }
        }
    }
}

fn plain(text: &str) -> String {
    text.replace('*', "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::rules::blocks;

    #[test]
    fn headings_lists_and_emphasis_become_html() {
        let page =
            blocks("# T\n\n## A & *b*\n\nOne **two** *three*.\n\n- x\n- **y** <z>\n\nEnd.\n");
        let html = prose(&page, |n| html! { i { (n) } }).into_string();
        assert_eq!(
            html,
            "<h2 id=\"chapter-1\"><span class=\"ornament\" aria-hidden=\"true\"><i>1</i></span>\
             <span>A &amp; <em>b</em></span></h2>\
             <p>One <strong>two</strong> <em>three</em>.</p>\
             <ul><li>x</li><li><strong>y</strong> &lt;z&gt;</li></ul><p>End.</p>"
        );
        assert_eq!(chapters(&page)[0].title, "A & b");
    }
}
