//! What one page shows, as far as it was sent: only what has changed is sent again.
//!
//! The socket of a page remembers the key of each part that it sent. What is new is compressed
//! against a sample of frames that the browser has fetched once, and padded. The script
//! (`assets/table.js`) keeps the parts, puts the page together and changes only what differs, so
//! that focus, what is typed and what is open stay.

use crate::veil::Beside;
use serde::Serialize;
use tables::Phase;
use tabletop::Seat;
use web::{Ahead, Drawing, Drawn, Memory, Parts, Room, Shelf, TablePage, Work};
use words::Lang;

/// What a page was sent, and what the public would have been.
#[derive(Default)]
pub(crate) struct Screens {
    own: Memory,
    public: Memory,
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
    /// Whether the seat is offered no moves: it says nothing where silence passes, or has something to take
    /// in first, which is no secret.
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
            silent: page.desk.waits
                || page.seat.zip(window).is_some_and(|(seat, window)| window.is_silent(seat)),
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
    /// Draws a page as the public would see it, where a seat sees more: what everybody sees is drawn first,
    /// for seats to take from, and what a seat is sent is padded by it.
    pub fn draw_public(&mut self, public: &TablePage<'_>, shelf: &mut Shelf) -> News {
        News::of(public, self.public.draw(public, Drawing::Public(shelf)))
    }

    /// Draws a page, given what was drawn for the public. Gives what has changed, and what that is to be
    /// padded by.
    pub fn draw(
        &mut self,
        page: &TablePage<'_>,
        public: Option<(&TablePage<'_>, News)>,
        cause: Cause,
        drawing: Drawing<'_>,
    ) -> (News, Option<Beside>) {
        let moment = Moment::of(page);
        let before = self.moment.replace(moment);
        let news = News::of(page, self.own.draw(page, drawing));
        let Some(((public, open), seat)) = public.zip(page.seat) else {
            // What is covered is what everybody sees. When it is opened, all is new to its seat.
            if page.picture.one_device {
                self.public = self.own.clone();
            }
            return (news, None);
        };
        let open = open.json(0);
        // When a game is over, every hand is open.
        if page.picture.phase == Phase::Over {
            return (news, None);
        }
        let since = before.filter(|before| moment.continues(before)).map(|before| before.steps);
        let mut room = web::room(public.glimpse, Seat(seat), moment.lang, since);
        // What is to be taken in comes one thing after the other, and the public has seen its share before.
        if page.desk.asking.is_some() {
            room += ASKING;
        }
        // What may be picked comes with the moment, and not again unless something is clicked.
        let anew = before != Some(moment) || cause == Cause::Click;
        if anew && !moment.silent {
            room.squeezed += pick_room(public, Seat(seat));
        }
        (news, Some(Beside { open, room }))
    }

    /// Why a click did nothing: all that there is to say.
    pub fn notice(&mut self, notice: &str, steps: usize) -> News {
        let parts = self.own.notice(notice);
        News { steps, parts, ahead: None, base: String::new(), work: Work::default() }
    }
}

#[cfg(test)]
impl Screens {
    /// Draws a page, and as the public would see it if a seat sees more, with nothing drawn before.
    pub fn draw_alone(
        &mut self,
        page: &TablePage<'_>,
        public: Option<&TablePage<'_>>,
    ) -> (News, Option<Beside>) {
        let mut shelf = Shelf::default();
        let open = public.map(|public| (public, self.draw_public(public, &mut shelf)));
        let drawing = match page.seat {
            None => Drawing::Public(&mut shelf),
            Some(_) => Drawing::Own(&shelf),
        };
        self.draw(page, open, Cause::Table, drawing)
    }
}

/// Room for something that a seat must take in. Whom that concerns is no secret, only what it is.
const ASKING: Room = Room::of(1024, 12 * 1024);

/// Room for all that this seat may pick, if everybody knows that it is asked for something now.
fn pick_room(public: &TablePage<'_>, seat: Seat) -> usize {
    let asked = public.glimpse.filter(|glimpse| {
        glimpse.steps() == public.picture.steps && glimpse.waiting().seats().has(seat)
    });
    asked.map_or(0, |glimpse| web::pick_room(glimpse, seat, public.visit.lang))
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
    /// What it took to find that out.
    #[serde(skip)]
    pub work: Work,
}

/// News with the time by the clock of the page.
#[derive(Serialize)]
struct Timed<'a> {
    clock: u64,
    #[serde(flatten)]
    news: &'a News,
}

impl News {
    fn of(page: &TablePage<'_>, Drawn { parts, ahead, work }: Drawn) -> News {
        News {
            steps: page.glimpse.map_or(0, |glimpse| glimpse.steps()),
            work,
            parts,
            ahead,
            base: page.desk.picks.join(" "),
        }
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
