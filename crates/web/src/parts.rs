//! A frame in parts, so that only what has changed need be sent.
//!
//! Every element with an id is a part. Within what it stands in, a comment with its id keeps its place:
//! `<div id="table"><!--prompt--><!--middle--></div>`. Whoever knows all parts can put the frame together
//! again, from the part `table` inwards. Names and chat cannot pass for a comment: where they are written,
//! their `<` is none.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Parts by their ids.
pub type Parts = BTreeMap<String, String>;

/// Takes a frame apart.
pub fn parts(frame: &str) -> Parts {
    let mut parts = Parts::new();
    // What is open: its id, if it is a part, and what it holds so far. The outermost is the page.
    let mut open: Vec<(Option<String>, String)> = vec![(None, String::new())];
    let mut depths: Vec<bool> = Vec::new();
    let mut rest = frame;
    while let Some((text, tagged)) = rest.split_once('<') {
        let Some((tag, after)) = tagged.split_once('>') else { break };
        rest = after;
        push(&mut open, text);
        if tag.starts_with('/') {
            push_tag(&mut open, tag);
            if depths.pop() == Some(true)
                && let Some((Some(id), html)) = open.pop()
            {
                push(&mut open, &format!("<!--{id}-->"));
                parts.insert(id, html);
            }
            continue;
        }
        let id = tag.split_once(" id=\"").and_then(|(_, id)| id.split_once('"')).map(|(id, _)| id);
        let void = VOID.contains(&tag.split([' ', '/']).next().unwrap_or_default());
        if void {
            push_tag(&mut open, tag);
            continue;
        }
        depths.push(id.is_some());
        if let Some(id) = id {
            open.push((Some(id.to_string()), String::new()));
        }
        push_tag(&mut open, tag);
    }
    parts
}

/// Elements that hold nothing and are never closed.
const VOID: [&str; 8] = ["area", "br", "col", "hr", "img", "input", "link", "meta"];

fn push(open: &mut [(Option<String>, String)], text: &str) {
    if let Some((_, html)) = open.last_mut() {
        html.push_str(text);
    }
}

fn push_tag(open: &mut [(Option<String>, String)], tag: &str) {
    for text in ["<", tag, ">"] {
        push(open, text);
    }
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
        let known: Box<[u64]> = parts.iter().map(|part| hash(&part)).collect();
        parts.retain(|id, html| !self.0.contains(&hash(&(id, &*html))));
        self.0 = known;
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
