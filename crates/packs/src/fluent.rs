//! Reading a file of Fluent: plain texts, with at most the two people's names in them, and in an
//! epilogue what is known when a story is over.

use crate::epilogue::is_epilogue;
use crate::notes::{Notes, Place};
use crate::problem::{Problem, TextFault};
use crate::words::{Name, Piece};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// Placeables in one message: more than any card needs, few enough for any stack however they are
/// nested.
pub(crate) const MOST_PLACEABLES: usize = 100;

/// One text of a file.
pub(crate) struct Text {
    /// `scene-burnt-toast` or `scene-burnt-toast.a`.
    pub name: String,
    /// Where it stands.
    pub place: Place,
    /// What it says.
    pub pieces: Vec<Piece>,
}

/// All texts of a file, noting whatever is not a plain text.
pub(crate) fn texts(file: u16, source: &str, notes: &mut Notes) -> Vec<Text> {
    let place = |at: usize| Place { file, at: at as u32 };
    if let Some(at) = too_many_placeables(source) {
        notes.say(place(at), Problem::Text(TextFault::TooMany(MOST_PLACEABLES)));
        return Vec::new();
    }
    let resource = match fluent_syntax::parser::parse(source) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                notes.say(place(error.pos.start), Problem::Syntax(error.kind.to_string()));
            }
            resource
        }
    };
    let mut reader = Reader { file, source, notes, texts: Vec::new() };
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if let Some(value) = message.value {
                    reader.text(id, id.to_string(), &value);
                }
                for attribute in message.attributes {
                    let name = format!("{id}.{}", attribute.id.name);
                    reader.text(attribute.id.name, name, &attribute.value);
                }
            }
            Entry::Term(term) => {
                let at = reader.place(term.id.name);
                reader.notes.say(at, Problem::Text(TextFault::NotPlain));
            }
            _ => {}
        }
    }
    reader.texts
}

struct Reader<'s, 'n> {
    file: u16,
    source: &'s str,
    notes: &'n mut Notes,
    texts: Vec<Text>,
}

impl Reader<'_, '_> {
    /// The place of a slice of the source.
    fn place(&self, slice: &str) -> Place {
        let at = (slice.as_ptr() as usize).wrapping_sub(self.source.as_ptr() as usize);
        Place { file: self.file, at: at.min(self.source.len()) as u32 }
    }

    fn text(&mut self, id: &str, name: String, pattern: &Pattern<&str>) {
        let place = self.place(id);
        let mut pieces = Vec::new();
        let mut lines = Lines::default();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    let at = self.place(value);
                    self.plain(at, value);
                    lines.add(value);
                }
                PatternElement::Placeable { expression } => {
                    self.placeable(place, &name, expression, &mut lines, &mut pieces);
                }
            }
        }
        lines.end(&mut pieces);
        self.texts.push(Text { name, place, pieces });
    }

    fn placeable(
        &mut self,
        place: Place,
        name: &str,
        expression: &Expression<&str>,
        lines: &mut Lines,
        pieces: &mut Vec<Piece>,
    ) {
        let Expression::Inline(inline) = expression else {
            self.notes.say(place, Problem::Text(TextFault::NotPlain));
            return;
        };
        match inline {
            InlineExpression::StringLiteral { value } => {
                let text = unescape_unicode_to_string(value);
                let at = self.place(value);
                self.plain(at, &text);
                lines.add(&text);
            }
            InlineExpression::VariableReference { id } => {
                let piece = match id.name {
                    "player" => Piece::Player,
                    "partner" => Piece::Partner,
                    // Which facts there are is known when all cards are read.
                    fact if is_epilogue(name) => Piece::Fact(fact.to_string()),
                    other => {
                        let at = self.place(id.name);
                        let fault = TextFault::Variable(other.to_string());
                        self.notes.say(at, Problem::Text(fault));
                        return;
                    }
                };
                lines.end(pieces);
                pieces.push(piece);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let name = match arguments.positional.as_slice() {
                    [InlineExpression::VariableReference { id }] => match id.name {
                        "player" => Some(Name::Player),
                        "partner" => Some(Name::Partner),
                        _ => None,
                    },
                    _ => None,
                };
                let Some(name) = name.filter(|_| arguments.named.is_empty()) else {
                    self.notes.say(place, Problem::Text(TextFault::NotPlain));
                    return;
                };
                lines.end(pieces);
                pieces.push(Piece::Before(id.name.to_string(), name));
            }
            _ => self.notes.say(place, Problem::Text(TextFault::NotPlain)),
        }
    }

    /// Notes the first character of a text that does not belong into one.
    fn plain(&mut self, at: Place, text: &str) {
        let mut marks = 0;
        let bad = text.char_indices().find(|(_, char)| {
            marks = if is_mark(*char) { marks + 1 } else { 0 };
            is_markup(*char) || marks > MOST_MARKS
        });
        if let Some((offset, bad)) = bad {
            let place = Place { at: at.at + offset as u32, ..at };
            self.notes.say(place, Problem::Text(TextFault::Markup(bad)));
        }
    }
}

/// What could be taken for markup, cannot be seen, or turns text around unseen.
fn is_markup(char: char) -> bool {
    let hidden = matches!(char, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}');
    matches!(char, '<' | '>') || hidden || (char.is_control() && char != '\n' && char != '\r')
}

/// Marks on one letter that languages need; more would reach over the lines above.
const MOST_MARKS: usize = 2;

/// What is written above, below or through the letter before it.
fn is_mark(char: char) -> bool {
    matches!(char, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Joins the lines of a paragraph: a line's end is a space, an empty line a new paragraph.
#[derive(Default)]
struct Lines {
    text: String,
    ends: usize,
}

impl Lines {
    fn add(&mut self, text: &str) {
        for char in text.chars() {
            match char {
                '\r' => {}
                '\n' => self.ends += 1,
                _ => {
                    self.flush();
                    self.text.push(char);
                }
            }
        }
    }

    fn flush(&mut self) {
        match self.ends {
            0 => {}
            1 => self.text.push(' '),
            _ => self.text.push('\n'),
        }
        self.ends = 0;
    }

    /// Hands over what was gathered.
    fn end(&mut self, pieces: &mut Vec<Piece>) {
        self.flush();
        if !self.text.is_empty() {
            pieces.push(Piece::Text(std::mem::take(&mut self.text)));
        }
    }
}

/// Where a message first opens more placeables or calls than it may. What closes is not
/// subtracted: a brace may be text, and counting too many harms nobody.
fn too_many_placeables(source: &str) -> Option<usize> {
    let mut opened = 0;
    let mut start = 0;
    for line in source.split_inclusive('\n') {
        if begins_message(line) {
            opened = 0;
        }
        if !line.starts_with('#') {
            opened += line.bytes().filter(|byte| matches!(byte, b'{' | b'(')).count();
        }
        if opened > MOST_PLACEABLES {
            return Some(start);
        }
        start += line.len();
    }
    None
}

/// Whether a message or term begins on this line. A placeable that was still open cannot go on
/// past such a line: `=` means nothing in it.
fn begins_message(line: &str) -> bool {
    let line = line.strip_prefix('-').unwrap_or(line);
    let word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let end = line.bytes().position(|byte| !word(byte)).unwrap_or(line.len());
    line.as_bytes().first().is_some_and(u8::is_ascii_alphabetic)
        && line[end..].trim_start_matches(' ').starts_with('=')
}
