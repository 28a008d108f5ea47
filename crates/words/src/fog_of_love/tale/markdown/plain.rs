//! Words that stay words in a file of Markdown.
//!
//! Names and lines are whatever people write, and a file to keep is opened by whichever program is
//! at hand: those of today make links of bare addresses, too, and some do so after they have taken
//! the backslashes away.

/// What keeps a letter and an `@` apart where both are seen as one word: it takes no place.
const APART: char = '\u{2060}';

/// A text in which nothing is taken for markup or for a link, on one line.
pub(super) fn plain(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let number = numbered(&text);
    let mut plain = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        let before = text[..at].chars().next_back();
        if letter == '@' && before.is_some_and(|before| before != ' ') {
            plain.push(APART);
        }
        let begins = at == 0 && matches!(letter, '+' | '-' | '=' | ':') || number == Some(at);
        if begins || is_mark(letter) || is_of_address(&text, at, letter) {
            plain.push('\\');
        }
        plain.push(letter);
    }
    plain
}

/// What means something wherever it stands.
fn is_mark(letter: char) -> bool {
    matches!(
        letter,
        '\\' | '`'
            | '*'
            | '_'
            | '['
            | ']'
            | '<'
            | '>'
            | '&'
            | '|'
            | '~'
            | '#'
            | '$'
            | '^'
            | '{'
            | '}'
            | '@'
    )
}

/// What makes an address of the words around it: `://`, `//`, and the dots of `www.parlour.example`.
fn is_of_address(text: &str, at: usize, letter: char) -> bool {
    let (before, after) = (&text[..at], &text[at + letter.len_utf8()..]);
    let is_www = || {
        let last = before.as_bytes().last_chunk();
        last.is_some_and(|last: &[u8; 3]| last.eq_ignore_ascii_case(b"www"))
    };
    let in_word =
        || before.ends_with(char::is_alphanumeric) && after.starts_with(char::is_alphanumeric);
    match letter {
        ':' => after.starts_with('/'),
        '/' => before.ends_with('/'),
        '.' => in_word() || is_www(),
        _ => false,
    }
}

/// Where a text begins as an item of a list does, the mark behind its number or letter.
fn numbered(text: &str) -> Option<usize> {
    let digits = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let letter = usize::from(text.starts_with(|letter: char| letter.is_ascii_alphabetic()));
    let mark = digits.max(letter);
    (mark > 0 && text[mark..].starts_with(['.', ')'])).then_some(mark)
}

#[cfg(test)]
mod tests {
    use super::{APART, plain};
    use markdown::mdast::Node;
    use markdown::{Constructs, ParseOptions, to_mdast};

    #[test]
    fn nothing_is_taken_for_markup() {
        assert_eq!(plain("*Really*, <b>_really_</b>"), "\\*Really\\*, \\<b\\>\\_really\\_\\</b\\>");
        assert_eq!(plain("1958. A year."), "1958\\. A year.");
        assert_eq!(plain("# Not a heading\n\n- nor a list"), "\\# Not a heading - nor a list");
        assert_eq!(plain("Ten o’clock. Or so!"), "Ten o’clock. Or so!");
        assert_eq!(
            plain("Half past 9: I/we said so (twice)."),
            "Half past 9: I/we said so (twice)."
        );
    }

    #[test]
    fn nothing_is_taken_for_a_link() {
        assert_eq!(plain("https://evil.example/x"), "https\\:/\\/evil\\.example/x");
        assert_eq!(plain("www.evil.example"), "www\\.evil\\.example");
        assert_eq!(plain("me@evil.example"), format!("me{APART}\\@evil\\.example"));
        assert_eq!(plain("@home"), "\\@home");
        assert_eq!(plain("[here](x) ![y](z)"), "\\[here\\](x) !\\[y\\](z)");
    }

    /// Whatever a reader of Markdown may know besides: what GitHub has, and formulas.
    fn everything() -> ParseOptions {
        let constructs = Constructs { math_flow: true, math_text: true, ..Constructs::gfm() };
        ParseOptions { constructs, ..ParseOptions::gfm() }
    }

    /// The only text of what is read, if it is nothing but that.
    fn only_text(page: &str) -> Option<String> {
        let mut node = to_mdast(page, &everything()).ok()?;
        loop {
            node = match node {
                Node::Text(text) => return Some(text.value),
                Node::Root(_) | Node::Paragraph(_) | Node::Heading(_) | Node::Emphasis(_) => {
                    let children = node.children()?;
                    (children.len() == 1).then(|| children[0].clone())?
                }
                _ => return None,
            };
        }
    }

    #[test]
    fn a_reader_of_markdown_finds_words_and_nothing_else() {
        let pieces = [
            "Anna",
            "ü",
            "7",
            "7.",
            "a)",
            " ",
            "\n\n",
            "\n    ",
            "#",
            "##",
            "-",
            "---",
            "+",
            "*",
            "**",
            "_",
            "~~",
            "`",
            "```",
            "~~~",
            "=",
            "===",
            ">",
            "|",
            "|-|",
            "[",
            "](",
            "]: ",
            "![",
            "(x)",
            "[^1]",
            "[ ]",
            "<",
            "<b>",
            "<!--",
            "</",
            "<?",
            "&amp;",
            "&#64;",
            "\\",
            "\\\\",
            "!",
            ":",
            "://",
            "//",
            "http",
            "https://",
            "ftp://",
            "www.",
            ".",
            "evil.example",
            "@",
            "me@",
            "mailto:",
            "xmpp:",
            "$",
            "$$",
            "^",
            "{",
            "}",
            "::",
            "%%",
        ];
        let mut read = 0;
        for one in pieces {
            for two in pieces {
                for three in
                    ["", "Anna", "evil.example", "@evil.example", "\n", "*", "`", "]", ">", "$"]
                {
                    let text = format!("{one}{two}{three}");
                    let said = text.split_whitespace().collect::<Vec<_>>().join(" ");
                    if said.is_empty() {
                        continue;
                    }
                    // On its own at the beginning of a block, and amid a heading in italics.
                    for (begin, end) in [("", ""), ("x", "x")] {
                        let page = match begin {
                            "" => plain(&text),
                            _ => format!("# *{begin}{}{end}*", plain(&text)),
                        };
                        let found = only_text(&page).map(|found| found.replace(APART, ""));
                        let meant = format!("{begin}{said}{end}");
                        assert_eq!(
                            found.as_deref(),
                            Some(meant.as_str()),
                            "{text:?} becomes {page:?}"
                        );
                        read += 1;
                    }
                }
            }
        }
        assert!(read > 50_000, "{read}");
    }

    /// The test above can fail: what is not guarded becomes something.
    #[test]
    fn a_reader_of_markdown_would_find_more() {
        for text in [
            "https://evil.example",
            "www.evil.example",
            "me@evil.example",
            "*x*",
            "# x",
            "- x",
            "1. x",
            "`x`",
            "[x](y)",
            "![x](y)",
            "<b>",
            "<https://x>",
            "$x$",
            "> x",
            "~~x~~",
            "---",
            "me\\@evil.example",
        ] {
            assert_ne!(only_text(text).as_deref(), Some(text), "{text}");
        }
    }
}
