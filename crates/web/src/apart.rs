//! Drawn HTML taken apart, for what is not drawn in parts yet.
//!
//! Every element with an id is a part. Within what it stands in, a comment with its id keeps its place:
//! `<div id="table"><!--prompt--><!--middle--></div>`. Whoever knows all parts can put the frame together
//! again, from the part `table` inwards. Names and chat cannot pass for a comment: where they are written,
//! their `<` is none.

use crate::parts::Parts;
use memchr::memchr;
use memchr::memmem::Finder;
use std::sync::LazyLock;

/// Takes a frame apart.
pub fn parts(frame: &str) -> Parts {
    let mut parts = Parts::new();
    // The parts that are open: each with its id and what it holds so far. Outside of all is the page.
    let mut open: Vec<(&str, String)> = Vec::new();
    // Of each element that is open, whether it is a part.
    let mut depths: Vec<bool> = Vec::new();
    // Up to here everything belongs where it stands.
    let mut taken = 0;
    let mut at = 0;
    while let Some((start, end)) = next_tag(frame, at) {
        let tag = &frame[start + 1..end];
        at = end + 1;
        if tag.starts_with('/') {
            if depths.pop() == Some(true)
                && let Some((id, mut html)) = open.pop()
            {
                html.push_str(&frame[taken..at]);
                taken = at;
                if let Some((_, around)) = open.last_mut() {
                    around.extend(["<!--", id, "-->"]);
                }
                parts.insert(id.to_string(), html);
            }
            continue;
        }
        if is_void(tag) {
            continue;
        }
        let id = id_of(tag);
        depths.push(id.is_some());
        if let Some(id) = id {
            if let Some((_, around)) = open.last_mut() {
                around.push_str(&frame[taken..start]);
            }
            taken = start;
            open.push((id, String::new()));
        }
    }
    parts
}

/// Where the next tag begins and ends.
fn next_tag(frame: &str, from: usize) -> Option<(usize, usize)> {
    let start = from + memchr(b'<', &frame.as_bytes()[from..])?;
    let end = start + memchr(b'>', &frame.as_bytes()[start..])?;
    Some((start, end))
}

fn id_of(tag: &str) -> Option<&str> {
    static ID: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(" id=\""));
    let id = &tag[ID.find(tag.as_bytes())? + 5..];
    id.split_once('"').map(|(id, _)| id)
}

/// Elements that hold nothing and are never closed.
fn is_void(tag: &str) -> bool {
    let name = tag.split([' ', '/']).next().unwrap_or_default();
    matches!(name, "area" | "br" | "col" | "hr" | "img" | "input" | "link" | "meta")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::whole;

    const FRAME: &str = "<div id=\"table\" class=\"a\">\
        <p id=\"prompt\" role=\"status\">Say &lt;!--hand--&gt;<br>it</p>\
        <div><ul id=\"hand\"><li>1 > 0</li></ul><input id=\"say\" name=\"say\">x</div></div>";

    #[test]
    fn a_frame_is_taken_apart_and_put_together() {
        let parts = parts(FRAME);
        let part = |id: &str| parts[id].as_str();
        assert_eq!(parts.len(), 3);
        assert_eq!(
            part("table"),
            "<div id=\"table\" class=\"a\"><!--prompt--><div><!--hand-->\
             <input id=\"say\" name=\"say\">x</div></div>"
        );
        assert_eq!(part("hand"), "<ul id=\"hand\"><li>1 > 0</li></ul>");
        assert_eq!(whole(&parts, "table"), FRAME);
    }
}
