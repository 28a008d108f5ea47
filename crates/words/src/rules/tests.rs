use super::terminal::{Block, blocks};
use super::{Ansi, games_with_rules, render_terminal, rules_page};
use crate::Lang;

fn pages() -> impl Iterator<Item = (Lang, &'static str, &'static str)> {
    games_with_rules().flat_map(|game| {
        Lang::ALL.into_iter().map(move |lang| (lang, game, rules_page(lang, game).unwrap()))
    })
}

/// What a page looks like from afar: its headings by level, and the paragraphs and list items
/// under each.
fn shape(page: &str) -> Vec<(usize, usize, usize)> {
    let mut sections = Vec::new();
    for block in blocks(page) {
        match (block, sections.last_mut()) {
            (Block::Heading(level, _), _) => sections.push((level, 0, 0)),
            (Block::Paragraph(_), Some((_, paragraphs, _))) => *paragraphs += 1,
            (Block::Item(_), Some((_, _, items))) => *items += 1,
            (_, None) => panic!("a page begins with its title"),
        }
    }
    sections
}

fn without_escapes(text: &str) -> String {
    let mut plain = String::new();
    for (number, part) in text.split('\x1b').enumerate() {
        let rest = if number == 0 { part } else { part.split_once('m').unwrap().1 };
        plain.push_str(rest);
    }
    plain
}

#[test]
fn a_page_has_the_same_shape_in_every_language() {
    for game in games_with_rules() {
        let model = shape(rules_page(Lang::En, game).unwrap());
        assert_eq!(model[0].0, 1, "{game}");
        for lang in Lang::ALL {
            assert_eq!(shape(rules_page(lang, game).unwrap()), model, "{game} in {lang:?}");
        }
    }
}

#[test]
fn every_game_has_its_page() {
    let games: Vec<&str> = games_with_rules().collect();
    assert_eq!(games, ["favor", "fog-of-love", "love-letter"]);
}

#[test]
fn the_shape_counts_paragraphs_and_items_under_each_heading() {
    let page = "# A\n\nOne\nand the same.\n\n## B\n\n- x\n  more of x\n- y\n\nEnd.\n";
    assert_eq!(shape(page), [(1, 1, 0), (2, 1, 2)]);
}

#[test]
fn no_line_is_wider_than_the_terminal_and_no_word_is_lost() {
    for (lang, game, page) in pages() {
        for width in [20, 40, 72, 200] {
            let plain = render_terminal(page, width, Ansi::Plain);
            let colour = render_terminal(page, width, Ansi::Colour);
            assert_eq!(without_escapes(&colour), plain, "{game} in {lang:?} at {width}");
            for line in plain.lines() {
                assert!(line.chars().count() <= width, "{width}: {line}");
                assert_eq!(line, line.trim_end(), "{width}: {line}");
            }
            let words = |text: &str| -> String {
                text.chars().filter(|c| !" \n#*-•═─".contains(*c)).collect()
            };
            assert_eq!(words(&plain), words(page), "{game} in {lang:?} at {width}");
        }
    }
}

#[test]
fn every_style_ends_with_its_line() {
    for (_, _, page) in pages() {
        for line in render_terminal(page, 40, Ansi::Colour).lines() {
            let last = line.rfind('\x1b').map(|at| &line[at..]);
            assert!(last.is_none_or(|escape| escape.starts_with("\x1b[0m")), "{line:?}");
        }
    }
}

#[test]
fn lines_break_at_plain_spaces_alone() {
    let page = "Une question\u{202f}? Un\u{a0}mot.";
    assert_eq!(render_terminal(page, 12, Ansi::Plain), "Une\nquestion\u{202f}?\nUn\u{a0}mot.\n");
}

#[test]
fn a_word_too_long_for_any_line_is_cut() {
    assert_eq!(render_terminal("- abcdefgh", 6, Ansi::Plain), "• abcd\n  efgh\n");
}

#[test]
fn bold_and_italic_survive_a_line_break() {
    let page = "## Title\n\nA **bold move**, *please*.\n";
    assert_eq!(
        render_terminal(page, 8, Ansi::Colour),
        "\x1b[1;31mTitle\x1b[0m\n\x1b[31m─────\x1b[0m\n\n\
         A \x1b[1mbold\x1b[0m\n\x1b[1mmove\x1b[0m,\n\x1b[3mplease\x1b[0m.\n"
    );
}
