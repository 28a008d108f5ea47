//! A frame in parts, so that only what has changed need be sent.
//!
//! Every element with an id is a part. Within what it stands in, a comment with its id keeps its place:
//! `<div id="table"><!--prompt--><!--middle--></div>`. Whoever knows all parts can put the frame together
//! again, from the part `table` inwards. Names and chat cannot pass for a comment: where they are written,
//! their `<` is none.

use memchr::memchr;
use memchr::memmem::Finder;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// Parts by their ids.
pub type Parts = BTreeMap<String, String>;

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

/// Puts a part together again with all that stands in it.
pub fn whole(parts: &Parts, id: &str) -> String {
    let Some(html) = parts.get(id) else { return String::new() };
    let mut pieces = html.split("<!--");
    let mut whole = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let (id, rest) = piece.split_once("-->").unwrap_or((piece, ""));
        whole += &crate::parts::whole(parts, id);
        whole += rest;
    }
    whole
}

/// What somebody has been sent, as hashes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sent(Box<[u64]>);

impl Sent {
    /// These parts are all that there is now. Gives those that are new.
    pub fn renew(&mut self, mut parts: Parts) -> Parts {
        let mut known = Vec::with_capacity(parts.len());
        parts.retain(|id, html| {
            let hash = hash(&(id, &*html));
            known.push(hash);
            !self.0.contains(&hash)
        });
        self.0 = known.into();
        parts
    }

    /// One part is sent instead of another of its id. Says whether it is new.
    pub fn replace(&mut self, id: &str, before: &str, after: &str) -> bool {
        let [before, after] =
            [before, after].map(|html| hash(&(&id.to_string(), &html.to_string())));
        let is_new = !self.0.contains(&after);
        let kept = self.0.iter().copied().filter(|known| *known != before && *known != after);
        self.0 = kept.chain([after]).collect();
        is_new
    }
}

fn hash(part: &(&String, &String)) -> u64 {
    let mut hasher = DefaultHasher::new();
    part.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn only_what_is_new_is_sent() {
        let mut sent = Sent::default();
        assert_eq!(sent.renew(parts(FRAME)).len(), 3);
        assert_eq!(sent.renew(parts(FRAME)).len(), 0);
        let later = FRAME.replace("1 > 0", "2 > 1");
        assert_eq!(sent.renew(parts(&later)).into_keys().collect::<Vec<_>>(), ["hand"]);
        assert_eq!(sent.renew(parts(FRAME)).into_keys().collect::<Vec<_>>(), ["hand"]);
        let hand = &parts(FRAME)["hand"];
        assert!(sent.replace("hand", hand, "<ul id=\"hand\"></ul>"));
        assert!(!sent.replace("hand", hand, "<ul id=\"hand\"></ul>"));
        assert_eq!(sent.renew(parts(FRAME)).into_keys().collect::<Vec<_>>(), ["hand"]);
    }
}
