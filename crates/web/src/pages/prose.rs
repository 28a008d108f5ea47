//! The Markdown of the rules, as HTML.

use maud::{Markup, html};
use words::rules::Block;

/// A heading with the name it is reached by, and those below it.
pub(super) struct Chapter {
    pub anchor: String,
    pub title: String,
    pub entries: Vec<Chapter>,
}

/// The chapters of a page, its headings of the second level, with their entries, those of the third.
pub(super) fn chapters(blocks: &[Block]) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for block in blocks {
        match block {
            Block::Heading(2, title) => {
                let anchor = anchor(chapters.len() + 1, 0);
                chapters.push(Chapter { anchor, title: plain(title), entries: Vec::new() });
            }
            Block::Heading(3, title) => {
                let number = chapters.len();
                if let Some(chapter) = chapters.last_mut() {
                    let anchor = anchor(number, chapter.entries.len() + 1);
                    chapter.entries.push(Chapter {
                        anchor,
                        title: plain(title),
                        entries: Vec::new(),
                    });
                }
            }
            _ => {}
        }
    }
    chapters
}

/// What a chapter is reached by, or an entry of it.
fn anchor(chapter: usize, entry: usize) -> String {
    match entry {
        0 => format!("chapter-{chapter}"),
        entry => format!("chapter-{chapter}-{entry}"),
    }
}

/// The pieces of a page below its title, chapter by chapter. What a chapter begins with is drawn by its number,
/// what stands beside an entry by its title.
pub(super) fn prose(
    blocks: &[Block],
    chapter: &dyn Fn(usize) -> Option<Markup>,
    entry: &dyn Fn(&str) -> Option<Markup>,
) -> Markup {
    let begins = |block: &Block| matches!(block, Block::Heading(2, _));
    let mut parts = blocks.chunk_by(|_, next| !begins(next)).peekable();
    let preface = parts.next_if(|part| !part.first().is_some_and(begins));
    html! {
        @if let Some(preface) = preface { (flow(preface)) }
        @for (n, part) in parts.enumerate() { (one_chapter(n + 1, part, chapter(n + 1), entry)) }
    }
}

fn one_chapter(
    number: usize,
    blocks: &[Block],
    drawn: Option<Markup>,
    entry: &dyn Fn(&str) -> Option<Markup>,
) -> Markup {
    let begins = |block: &Block| matches!(block, Block::Heading(3, _));
    let mut parts = blocks.chunk_by(|_, next| !begins(next));
    let first = parts.next().unwrap_or_default();
    html! {
        section.chapter {
            @if let Some(Block::Heading(_, title)) = first.first() {
                h2 id=(anchor(number, 0)) { (spans(title)) }
            }
            @if let Some(drawn) = drawn { (drawn) }
            (flow(first))
            @for (n, part) in parts.enumerate() { (one_entry(&anchor(number, n + 1), part, entry)) }
        }
    }
}

fn one_entry(anchor: &str, blocks: &[Block], drawn: &dyn Fn(&str) -> Option<Markup>) -> Markup {
    let title = match blocks.first() {
        Some(Block::Heading(_, title)) => title.as_str(),
        _ => "",
    };
    let drawn = drawn(title);
    html! {
        div.entry.drawn[drawn.is_some()] {
            @if let Some(drawn) = drawn { span.who aria-hidden="true" { (drawn) } }
            h3 id=(anchor) { (spans(title)) }
            (flow(blocks))
        }
    }
}

/// Paragraphs and lists; headings stand by themselves.
fn flow(blocks: &[Block]) -> Markup {
    let is_item = |block: &Block| matches!(block, Block::Item(_));
    html! {
        @for group in blocks.chunk_by(|one, next| is_item(one) && is_item(next)) {
            @match &group[0] {
                Block::Heading(..) => {}
                Block::Paragraph(text) => p { (spans(text)) },
                Block::Item(_) => ul {
                    @for item in group { @if let Block::Item(text) = item { li { (spans(text)) } } }
                },
            }
        }
    }
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
        let page = blocks(
            "# T\n\nFirst.\n\n## A & *b*\n\nOne **two** *three*.\n\n- x\n- **y** <z>\n\nEnd.\n\n\
             ### 9 · Me\n\nI.\n\n## C\n\nLast.\n",
        );
        let drawn = |title: &str| title.starts_with('9').then(|| html! { b { (title) } });
        let html = prose(&page, &|n| (n == 2).then(|| html! { i { (n) } }), &drawn).into_string();
        assert_eq!(
            html,
            "<p>First.</p><section class=\"chapter\"><h2 id=\"chapter-1\">A &amp; <em>b</em></h2>\
             <p>One <strong>two</strong> <em>three</em>.</p>\
             <ul><li>x</li><li><strong>y</strong> &lt;z&gt;</li></ul><p>End.</p>\
             <div class=\"entry drawn\"><span class=\"who\" aria-hidden=\"true\"><b>9 · Me</b></span>\
             <h3 id=\"chapter-1-1\">9 · Me</h3><p>I.</p></div></section>\
             <section class=\"chapter\"><h2 id=\"chapter-2\">C</h2><i>2</i><p>Last.</p></section>"
        );
        let chapters = chapters(&page);
        assert_eq!((chapters.len(), chapters[0].title.as_str()), (2, "A & b"));
        assert_eq!(chapters[0].entries[0].anchor, "chapter-1-1");
    }
}
