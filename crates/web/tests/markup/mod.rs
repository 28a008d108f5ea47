//! Reads just enough HTML to judge a page.
#![allow(dead_code, unreachable_pub)]

/// A start tag: its name, its attributes, and what follows it.
pub struct Tag<'a> {
    pub name: &'a str,
    pub attributes: Vec<(&'a str, &'a str)>,
    pub after: &'a str,
}

impl<'a> Tag<'a> {
    /// The value of an attribute; empty if it has none.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(of, _)| *of == name).map(|(_, value)| *value)
    }

    /// What stands between this tag and its end, for tags that do not stand in themselves.
    pub fn inner(&self) -> &'a str {
        let end = self.after.find(&format!("</{}>", self.name)).unwrap_or(0);
        &self.after[..end]
    }
}

/// The start tags of a page, in order.
pub fn tags(html: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            continue;
        }
        let end = rest.find(|c: char| c.is_whitespace() || c == '>' || c == '/').unwrap_or(0);
        let name = &rest[..end];
        let (attributes, after) = attributes(&rest[end..]);
        tags.push(Tag { name, attributes, after });
        rest = after;
    }
    tags
}

/// The element with this id, with all that stands in it; empty if there is none.
pub fn element<'a>(html: &'a str, id: &str) -> &'a str {
    let Some(tag) = tags(html).into_iter().find(|tag| tag.get("id") == Some(id)) else { return "" };
    let at = |piece: &str| piece.as_ptr().addr() - html.as_ptr().addr();
    let (begin, end) = (format!("<{}", tag.name), format!("</{}>", tag.name));
    let (mut open, mut place) = (1, at(tag.after));
    while open > 0 {
        let rest = &html[place..];
        let close = rest.find(&end).expect("what is opened is closed");
        let opens = |piece: &str| !piece.starts_with(|c: char| c.is_ascii_alphanumeric());
        let inner = rest[..close].split(&begin).skip(1).filter(|piece| opens(piece)).count();
        open = open + inner - 1;
        place += close + end.len();
    }
    &html[at(tag.name) - 1..place]
}

/// The attributes up to the end of a tag, and what follows.
fn attributes(mut rest: &str) -> (Vec<(&str, &str)>, &str) {
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
        if rest.is_empty() {
            return (found, rest);
        }
        if let Some(after) = rest.strip_prefix('>') {
            return (found, after);
        }
        let end = rest.find(|c: char| c.is_whitespace() || "=>/".contains(c)).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        rest = after;
        let mut value = "";
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let end = quoted.find('"').unwrap_or(quoted.len());
            value = &quoted[..end];
            rest = quoted.get(end + 1..).unwrap_or("");
        }
        found.push((name, value));
    }
}

/// The words of a piece of HTML, without its tags.
pub fn text(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for character in html.chars() {
        match character {
            '<' => inside = true,
            '>' => inside = false,
            _ if !inside => text.push(character),
            _ => {}
        }
    }
    text.trim().to_owned()
}
