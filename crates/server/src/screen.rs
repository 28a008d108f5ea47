//! What one page shows, as far as it was sent: only what has changed is sent again.

use crate::veil::Beside;
use serde::Serialize;
use tables::Phase;
use tabletop::Seat;
use web::{Ahead, Drawing, Drawn, Memory, Parts, Room, Shelf, TablePage};
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
        shelf: &mut Shelf,
    ) -> (News, Option<Beside>) {
        let moment = Moment::of(page);
        let before = self.moment.replace(moment);
        // What everybody sees is drawn first, for seats to take from.
        let open = public
            .map(|public| News::of(public, self.public.draw(public, Drawing::Public(&mut *shelf))));
        let drawing = match page.seat {
            None => Drawing::Public(shelf),
            Some(_) => Drawing::Own(shelf),
        };
        let news = News::of(page, self.own.draw(page, drawing));
        let Some(((public, open), seat)) = public.zip(open).zip(page.seat) else {
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
        News { steps, parts, ahead: None, base: String::new(), drawn: 0 }
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

impl News {
    fn of(page: &TablePage<'_>, Drawn { parts, ahead, .. }: Drawn) -> News {
        News {
            steps: page.glimpse.map_or(0, |glimpse| glimpse.steps()),
            drawn: parts.values().map(String::len).sum(),
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
