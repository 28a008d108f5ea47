//! A page of rules on a terminal.

/// Whether a terminal is sent escape sequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ansi {
    /// Text alone, for pipes and files.
    Plain,
    /// Bold, italic and coloured headings.
    Colour,
}

/// A page for a terminal of `width` columns: lines wrapped, list items with hanging indents,
/// chapters underlined. Every character counts as one column; only a plain space is a place to
/// break a line, so what French and typography hold together stays together.
pub fn render_terminal(markdown: &str, width: usize, ansi: Ansi) -> String {
    let mut page = String::new();
    let mut after_item = false;
    for block in blocks(markdown) {
        let is_item = matches!(block, Block::Item(_));
        let together = page.is_empty() || (after_item && is_item);
        if !together {
            page.push('\n');
        }
        after_item = is_item;
        match block {
            Block::Heading(level, text) => {
                let style = Style { bold: true, italic: false, accent: level < 3 };
                let lines = wrap(words(&text, style), width, 0);
                let underline = match level {
                    1 => Some('═'),
                    2 => Some('─'),
                    _ => None,
                };
                let widest = lines.iter().map(Vec::len).max().unwrap_or(0);
                write_lines(&mut page, &lines, ["", ""], ansi);
                if let Some(mark) = underline {
                    let line = vec![(mark, Style { accent: true, ..Style::default() }); widest];
                    write_lines(&mut page, &[line], ["", ""], ansi);
                }
            }
            Block::Item(text) => {
                let lines = wrap(words(&text, Style::default()), width, 2);
                write_lines(&mut page, &lines, ["• ", "  "], ansi);
            }
            Block::Paragraph(text) => {
                let lines = wrap(words(&text, Style::default()), width, 0);
                write_lines(&mut page, &lines, ["", ""], ansi);
            }
        }
    }
    page
}

/// A piece of a page. In its text `**` switches bold, `*` italic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading and its level, from 1 on.
    Heading(usize, String),
    /// An item of a list.
    Item(String),
    /// A paragraph.
    Paragraph(String),
}

/// The pieces of a page, in order.
pub fn blocks(markdown: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    // Whether a line of text continues the block before it.
    let mut open = false;
    for line in markdown.lines() {
        let text = line.trim_matches(' ');
        let level = text.bytes().take_while(|byte| *byte == b'#').count();
        if text.is_empty() {
            open = false;
        } else if let Some(heading) = text[level..].strip_prefix(' ').filter(|_| level > 0) {
            blocks.push(Block::Heading(level, heading.to_owned()));
            open = false;
        } else if let Some(item) = text.strip_prefix("- ") {
            blocks.push(Block::Item(item.to_owned()));
            open = true;
        } else {
            match blocks.last_mut() {
                Some(Block::Item(before) | Block::Paragraph(before)) if open => {
                    before.push(' ');
                    before.push_str(text);
                }
                _ => blocks.push(Block::Paragraph(text.to_owned())),
            }
            open = true;
        }
    }
    blocks
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Style {
    bold: bool,
    italic: bool,
    accent: bool,
}

impl Style {
    /// What turns a terminal from no style into this one.
    fn escape(self) -> String {
        let codes = [(self.bold, "1"), (self.italic, "3"), (self.accent, "31")];
        let on: Vec<&str> = codes.into_iter().filter(|(on, _)| *on).map(|(_, code)| code).collect();
        if on.is_empty() { String::new() } else { format!("\x1b[{}m", on.join(";")) }
    }
}

/// A character and how it looks.
type Glyph = (char, Style);

/// Splits a text at its spaces; `**` switches bold, `*` italic.
fn words(text: &str, mut style: Style) -> Vec<Vec<Glyph>> {
    let mut words = vec![Vec::new()];
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '*' if characters.next_if_eq(&'*').is_some() => style.bold = !style.bold,
            '*' => style.italic = !style.italic,
            ' ' => words.push(Vec::new()),
            _ => words.last_mut().into_iter().for_each(|word| word.push((character, style))),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Sets words into lines of `width` columns, `indent` of which are taken. A word that no line can
/// hold is cut.
fn wrap(words: Vec<Vec<Glyph>>, width: usize, indent: usize) -> Vec<Vec<Glyph>> {
    let room = width.saturating_sub(indent).max(1);
    let mut lines: Vec<Vec<Glyph>> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= room => {
                let before = line.last().map_or(Style::default(), |glyph| glyph.1);
                let after = word.first().map_or(Style::default(), |glyph| glyph.1);
                let style = if before == after { after } else { Style::default() };
                line.push((' ', style));
                line.extend(word);
            }
            _ => lines.extend(word.chunks(room).map(<[Glyph]>::to_vec)),
        }
    }
    lines
}

/// Writes lines, the first after `margins[0]`, the others after `margins[1]`. No style outlasts
/// its line.
fn write_lines(page: &mut String, lines: &[Vec<Glyph>], margins: [&str; 2], ansi: Ansi) {
    for (number, line) in lines.iter().enumerate() {
        page.push_str(margins[number.min(1)]);
        let mut now = Style::default();
        for &(character, style) in line {
            change(page, &mut now, style, ansi);
            page.push(character);
        }
        change(page, &mut now, Style::default(), ansi);
        page.push('\n');
    }
}

fn change(page: &mut String, now: &mut Style, next: Style, ansi: Ansi) {
    if ansi == Ansi::Colour && *now != next {
        if *now != Style::default() {
            page.push_str("\x1b[0m");
        }
        page.push_str(&next.escape());
    }
    *now = next;
}
