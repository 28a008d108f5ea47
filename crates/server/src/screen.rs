//! What one page shows, as far as it was sent: only what has changed is sent again.

use serde::Serialize;
use std::hash::{DefaultHasher, Hash, Hasher};
use web::{Ahead, Parts, Sent, TablePage};

/// What was sent to a page.
#[derive(Clone, Default)]
pub(crate) struct Screen {
    parts: Sent,
    ahead: u64,
}

/// What a page is sent.
#[derive(Serialize)]
pub(crate) struct News {
    /// How many steps it shows.
    steps: usize,
    /// The parts that have changed.
    parts: Parts,
    /// What picks would show, if that has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    ahead: Option<Ahead>,
    /// The picks that stand already.
    base: String,
    /// How much was drawn to find that out, in bytes.
    #[serde(skip)]
    pub drawn: usize,
}

/// News with the time by the clock of the page.
#[derive(Serialize)]
struct Timed<'a> {
    clock: u64,
    #[serde(flatten)]
    news: &'a News,
}

impl Screen {
    /// Draws a page. Gives what has changed, and what the page shows when it has been sent.
    pub fn draw(mut self, page: &TablePage<'_>) -> (News, Screen) {
        let frame = web::frame(page).into_string();
        let parts = web::parts(&frame);
        let ahead = web::ahead(page, &parts);
        let mut hasher = DefaultHasher::new();
        ahead.hash(&mut hasher);
        // Never 0, which stands for nothing sent.
        let hash = hasher.finish() | 1;
        let is_new = std::mem::replace(&mut self.ahead, hash) != hash;
        let news = News {
            steps: page.glimpse.map_or(0, |glimpse| glimpse.steps()),
            parts: self.parts.renew(parts),
            ahead: is_new.then_some(ahead),
            base: page.desk.picks.join(" "),
            drawn: frame.len(),
        };
        (news, self)
    }

    /// Why a click did nothing: all that there is to say.
    pub fn notice(&mut self, notice: &str, steps: usize) -> News {
        let (id, html) = web::notice_part(Some(notice));
        let mut parts = Parts::new();
        if self.parts.replace(id, &web::notice_part(None).1, &html) {
            parts.insert(id.to_string(), html);
        }
        News { steps, parts, ahead: None, base: String::new(), drawn: 0 }
    }
}

impl News {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.ahead.is_none()
    }

    /// As it is sent.
    pub fn json(&self, clock: u64) -> String {
        serde_json::to_string(&Timed { clock, news: self }).unwrap_or_default()
    }
}
