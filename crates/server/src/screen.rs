//! What one page shows, as far as it was sent: only what has changed is sent again.

use crate::veil::Beside;
use serde::Serialize;
use std::hash::{DefaultHasher, Hash, Hasher};
use tables::Phase;
use tabletop::Seat;
use web::{Ahead, GameUi, Parts, Sent, TablePage};
use words::Lang;

/// What a page was sent, and what the public would have been.
#[derive(Default)]
pub(crate) struct Screens {
    own: Screen,
    public: Screen,
    /// The moment that it was sent last.
    moment: Option<Moment>,
}

/// A moment, as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Moment {
    game: u32,
    steps: usize,
    seat: Option<u8>,
    lang: Lang,
    /// Whether the seat says nothing where silence passes, and is offered no moves.
    silent: bool,
}

impl Moment {
    fn of(page: &TablePage<'_>) -> Moment {
        let window = page.picture.window();
        Moment {
            game: page.picture.games,
            steps: page.glimpse.map_or(0, |glimpse| glimpse.steps()),
            seat: page.seat,
            lang: page.visit.lang,
            silent: page.seat.zip(window).is_some_and(|(seat, window)| window.is_silent(seat)),
        }
    }

    /// Whether it is seen as the other is, sooner or later in the same game.
    fn continues(&self, other: &Moment) -> bool {
        let who = |moment: &Moment| (moment.game, moment.seat, moment.lang);
        who(self) == who(other)
    }
}

/// Why a page is drawn again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cause {
    /// Something may have happened at the table.
    Table,
    /// Something was clicked, be there anything else or not.
    Click,
}

impl Screens {
    /// Draws a page, and as the public would see it if a seat sees more. Gives what has changed, and
    /// what that is to be padded by.
    pub fn draw(
        &mut self,
        page: &TablePage<'_>,
        public: Option<&TablePage<'_>>,
        cause: Cause,
    ) -> (News, Option<Beside>) {
        let moment = Moment::of(page);
        let before = self.moment.replace(moment);
        let news = self.own.draw(page);
        let Some((public, seat)) = public.zip(page.seat) else {
            // What is covered is what everybody sees. When it is opened, all is new to its seat.
            if page.picture.one_device {
                self.public = self.own.clone();
            }
            return (news, None);
        };
        let open = self.public.draw(public).json(0);
        // When a game is over, every hand is open.
        if page.picture.phase == Phase::Over {
            return (news, None);
        }
        let since = before.filter(|before| moment.continues(before)).map(|before| before.steps);
        let mut room = web::room(public.glimpse, Seat(seat), moment.lang, since);
        // What may be picked comes with the moment, and not again unless something is clicked.
        let anew = before != Some(moment) || cause == Cause::Click;
        if anew && !moment.silent {
            room.squeezed += pick_room(public, Seat(seat));
        }
        (news, Some(Beside { open, room }))
    }

    /// Why a click did nothing: all that there is to say.
    pub fn notice(&mut self, notice: &str, steps: usize) -> News {
        self.own.notice(notice, steps)
    }
}

/// Room for all that this seat may pick, if everybody knows that it is asked for something now.
fn pick_room(public: &TablePage<'_>, seat: Seat) -> usize {
    let asked = public.glimpse.filter(|glimpse| {
        glimpse.steps() == public.picture.steps && glimpse.waiting().seats().has(seat)
    });
    asked.map_or(0, |glimpse| glimpse.pick_room(seat, public.visit.lang))
}

/// What was sent to a page.
#[derive(Clone, Default)]
struct Screen {
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
    /// Draws a page. Gives what has changed.
    fn draw(&mut self, page: &TablePage<'_>) -> News {
        let frame = web::frame(page).into_string();
        let parts = web::parts(&frame);
        let ahead = web::ahead(page, &parts);
        let mut hasher = DefaultHasher::new();
        ahead.hash(&mut hasher);
        // Never 0, which stands for nothing sent.
        let hash = hasher.finish() | 1;
        let is_new = std::mem::replace(&mut self.ahead, hash) != hash;
        News {
            steps: page.glimpse.map_or(0, |glimpse| glimpse.steps()),
            parts: self.parts.renew(parts),
            ahead: is_new.then_some(ahead),
            base: page.desk.picks.join(" "),
            drawn: frame.len(),
        }
    }

    fn notice(&mut self, notice: &str, steps: usize) -> News {
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
