//! The socket of a table's page: clicks come in, the table goes out.
//!
//! Everybody follows at their own pace: the game goes on, and a page shows one step after the
//! other, as its queue says ([`face::queue`]). It is drawn from the glimpse of the step that it
//! shows, so an ending is not told before its time, and no move is offered from an earlier moment,
//! nor before all that the step asks for was taken in. Whoever comes in for the first time sees the
//! table as it is. On a device that is passed around each seat has a queue of its own, and a page
//! whose curtain is closed is drawn for nobody's eyes.
//!
//! A line that is lost is noticed by the page: it asks when it has heard nothing for a while, hangs
//! up after four seconds of silence, and calls again within a second or so. What is pressed
//! meanwhile is not sent at all, and a click that was long on its way is refused: it was made for
//! another moment.

use crate::door::Visitor;
use crate::keys::{Good, TableKey};
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::screen::{Cause, News, Screens};
use crate::socket::{Close, Farewell, Later, Outgoing, Talk, farewell};
use crate::table::{Asker, Version};
use crate::veil::{self, Beside};
use face::queue::{Event, Queue, Step};
use serde::Deserialize;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use tables::{Attending, Command, Eyes, Guest, Look, Picture, Table};
use tabletop::Seat;
use tokio::time::Instant;
use web::{Click, Desk, Drawing, Looks, Room, SeatInvitation, TablePage, Visit};
use words::{Lang, Tongue};

/// The page of a table as one browser sees it.
pub(crate) struct OpenPage {
    pub parlour: Arc<Parlour>,
    pub key: TableKey,
    pub guest: Guest,
    address: IpAddr,
    pub lang: Lang,
    pub origin: String,
    pub desk: Desk,
    name: String,
    looks: Looks,
    /// The language of the seat whose eyes are open, which may be another.
    spoken: Lang,
    /// Whether nobody at this page has a seat.
    stranger: bool,
    /// Why the last click did nothing.
    notice: Option<String>,
    /// What was asked and is not answered yet.
    later: Later,
    /// How often the table had changed when it was shown last.
    told: Option<Version>,
    /// Whether the desk has changed since.
    clicked: bool,
    /// What the page was sent.
    screens: Screens,
    /// The sample of frames that it knows.
    known: Arc<[u8]>,
    /// Whether it was asked if anybody is there.
    pinged: bool,
    /// When its clock began.
    opened: Instant,
    /// How many steps it shows.
    steps: usize,
    /// When it goes on to the next, or asks for something to be taken in.
    due: Option<Instant>,
    /// The window that it shows, and how much was left of it then: a bar runs down by itself.
    window: Option<Bar>,
}

/// Which window, how long it is, and how much was left of it.
type Bar = (usize, Option<u8>, u64);

impl OpenPage {
    pub fn new(parlour: Arc<Parlour>, key: TableKey, visitor: &Visitor, guest: Guest) -> OpenPage {
        let mut desk = Desk::new(visitor.hints);
        desk.speed = visitor.speed;
        OpenPage {
            parlour,
            key,
            guest,
            address: visitor.address,
            lang: visitor.lang,
            origin: visitor.origin.clone(),
            desk,
            name: visitor.name.clone(),
            looks: visitor.looks,
            spoken: visitor.lang,
            stranger: true,
            notice: None,
            later: Later::default(),
            told: None,
            clicked: false,
            screens: Screens::default(),
            known: Arc::default(),
            pinged: false,
            opened: Instant::now(),
            steps: 0,
            due: None,
            window: None,
        }
    }

    /// The page has this sample of frames. Its language is its seat's when it is opened, which may not be
    /// its browser's.
    pub fn knows(&mut self, frames: web::Sample) {
        self.known = frames.text();
    }

    /// What whoever clicks has before them: the table as the page shows it. Nothing is shown by looking so,
    /// or it would pass unseen.
    async fn look_as_shown(&self) -> Result<Look, Rejection> {
        let (guest, open, shown) = (self.guest, self.desk.open, self.steps);
        let look = move |table: &Table, attending: &Attending| {
            let steps = if shown == 0 { table.steps() } else { shown.min(table.steps()) };
            table.look_then(guest, Eyes::Page { open }, steps, attending)
        };
        self.parlour.look(self.key, look).await
    }

    /// Looks at the table through the eyes that are open now, as far as the page has come, and as the public
    /// would see it, if those eyes are a seat's.
    ///
    /// What is shown follows from what happened by one queue ([`face::queue`]); nothing is rendered to find
    /// out how far it has come.
    pub async fn look_twice(&mut self) -> Result<(Look, Option<Look>), Rejection> {
        let (guest, open, (queue, event)) = (self.guest, self.desk.open, self.desk.shown());
        let (now, pace) = (self.parlour.clock(), self.desk.speed.pace(self.parlour.config.pace));
        let hints = self.desk.hints;
        // A line that was lost changes nothing.
        let fresh = queue.shown() == 0;
        let known =
            fresh.then(|| self.parlour.shared(self.key, |shared| shared.known((guest, open))));
        let known = known.flatten();
        let look = move |table: &Table, attending: &Attending| {
            let (game, steps) = (table.games(), table.steps());
            let through = |eyes, steps| table.look_then(guest, eyes, steps, attending);
            let latest = through(Eyes::Page { open }, steps)?;
            let take_ins = |seen, step| {
                face::take_ins(seen, step) + if hints { face::lessons(seen, step) } else { 0 }
            };
            let step = |step: usize| Step {
                quiet: table.is_quiet(step),
                take_ins: latest.glimpse.as_ref().map_or(0, |seen| take_ins(seen, step)),
                staged: latest.glimpse.as_ref().is_some_and(|seen| face::is_staged(seen, step)),
            };
            // Nobody looks behind a curtain, so nobody is to be waited for.
            let covered = table.opening().one_device && open.is_none();
            let mut queue = if covered { Queue::default() } else { known.unwrap_or(queue) };
            let again = known.map(|_| Event::Again { game, steps });
            for event in again.into_iter().chain(event).chain([Event::News { game, steps }]) {
                queue.on(event, now, pace, step);
            }
            let shown = queue.shown();
            let public = latest.seat.map(|_| through(Eyes::Public, shown)).transpose()?;
            let look = if shown < steps { through(Eyes::Page { open }, shown)? } else { latest };
            Ok((look, public, queue, covered))
        };
        let (mut look, mut public, queue, covered) = self.parlour.look(self.key, look).await?;
        self.desk.show(queue);
        self.desk.hush(look.glimpse.as_mut());
        // How it ended is told when all that led there has been taken in.
        if queue.waits() {
            look.put_off_the_end();
            public.iter_mut().for_each(Look::put_off_the_end);
        }
        self.steps = queue.shown();
        if !look.picture.yours.is_empty() && !covered {
            self.parlour.shared(self.key, |shared| shared.keep((guest, open), queue));
        }
        self.due = queue.due().map(|due| self.parlour.at(due));
        self.desk.refresh(look.glimpse.as_ref());
        self.stranger = look.picture.yours.is_empty();
        // Each seat reads its own language, also on a device that is passed around.
        self.spoken = look.lang.unwrap_or(self.lang);
        self.keep_bar(&mut look.picture);
        if let Some(public) = &mut public {
            self.keep_bar(&mut public.picture);
        }
        Ok((look, public))
    }

    /// A bar that runs down is drawn once: as long as its window is open, it is shown as it was.
    fn keep_bar(&mut self, picture: &mut Picture) {
        let seconds = picture.windows.as_ref().and_then(|windows| windows.seconds);
        let open = picture.windows.as_mut().and_then(|windows| windows.open.as_mut());
        let kept = self.window.filter(|kept| {
            open.as_ref().is_some_and(|open| (kept.0, kept.1) == (open.since, seconds))
        });
        self.window = open.map(|open| {
            // Rounded, lest pages of one table differ for nothing.
            open.left = kept.map_or(open.left.div_ceil(100) * 100, |kept| kept.2);
            (open.since, seconds, open.left)
        });
    }

    /// Room for all that a seat sees beside the public, given what the public sees.
    pub fn room(&self, public: &Look, seat: u8) -> Room {
        web::room(public.glimpse.as_ref(), Seat(seat), self.spoken, None)
    }

    /// What the page would show the public. In place of letters that are drawn at random it has blanks:
    /// they would compress now better, now worse.
    pub fn show_public<T>(&self, look: &mut Look, show: impl FnOnce(&TablePage<'_>) -> T) -> T {
        veil::blank(&mut look.picture);
        if look.picture.one_device {
            // Before the public no curtain is drawn: they see the table, whoever holds the device.
            look.picture.yours.clear();
        }
        self.show_blank(look, show)
    }

    /// What the page shows, with blanks in place of the table's name.
    pub fn show_blank<T>(&self, look: &Look, show: impl FnOnce(&TablePage<'_>) -> T) -> T {
        self.show_as(look, &veil::blanks(&self.key.to_string()), None, show)
    }

    /// What the page shows.
    pub fn show<T>(
        &self,
        look: &Look,
        notice: Option<&str>,
        show: impl FnOnce(&TablePage<'_>) -> T,
    ) -> T {
        self.show_as(look, &self.key.to_string(), notice, show)
    }

    fn show_as<T>(
        &self,
        look: &Look,
        key: &str,
        notice: Option<&str>,
        show: impl FnOnce(&TablePage<'_>) -> T,
    ) -> T {
        let to = |seat, good: &Good<'_>| {
            format!("{}/seat/{}", self.origin, self.parlour.seat_token(self.key, seat, good))
        };
        let link = look.seat.zip(look.holder).map(|(seat, holder)| to(seat, &Good::Own(holder)));
        let invite = |(seat, invitation): &(u8, tables::Invitation)| SeatInvitation {
            seat: *seat,
            held: invitation.held,
            link: to(*seat, &Good::Invited(invitation)),
        };
        let invitations: Vec<SeatInvitation> = look.invitations.iter().map(invite).collect();
        show(&TablePage {
            visit: Visit {
                lang: self.spoken,
                origin: &self.origin,
                path: &format!("/t/{key}"),
                hints: self.desk.hints,
                name: &self.name,
                looks: self.looks,
            },
            key,
            picture: &look.picture,
            seat: look.seat,
            glimpse: look.glimpse.as_ref(),
            desk: &self.desk,
            notice,
            seat_link: link.as_deref(),
            vetoed: look.vetoed.as_deref(),
            invitations: &invitations,
        })
    }

    async fn click(&mut self, click: Click) -> Result<(), Rejection> {
        if matches!(click, Click::Pick { .. }) {
            return self.pick(click).await;
        }
        let look = self.look_as_shown().await?;
        if let Some(request) = self.desk.click(click, &look.picture, look.glimpse.as_ref()) {
            let asker = self.asker();
            if self.later.puts_off(&request) {
                self.later.ask(&self.parlour, self.key, asker, request, None);
                return Ok(());
            }
            self.parlour.ask(self.key, asker, request).await?;
        }
        Ok(())
    }

    /// What was picked is judged where the table is, and if it is a move, it is made there.
    async fn pick(&mut self, click: Click) -> Result<(), Rejection> {
        let (guest, open, mut desk) = (self.guest, self.desk.open, self.desk.clone());
        let judge = move |table: &Table, attending: &Attending| {
            let look = table.look_then(guest, Eyes::Page { open }, table.steps(), attending)?;
            let request = desk.click(click, &look.picture, look.glimpse.as_ref());
            Ok((desk, request))
        };
        let (desk, steps) = self.parlour.judge(self.key, self.asker(), judge).await?;
        self.desk = desk;
        if let Some(steps) = steps {
            self.desk.moved(steps);
        }
        Ok(())
    }

    fn asker(&self) -> Asker {
        Asker { guest: self.guest, address: self.address }
    }
}

/// What a page is sent, how long it would be for the public if a seat is told more, and the room beside that.
pub(crate) struct Made {
    pub news: News,
    pub open: Option<(usize, usize)>,
    #[cfg(test)]
    pub effort: Effort,
}

/// What was done for a frame.
#[cfg(test)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Effort {
    /// For the public, while the other pages of the table wait.
    pub open: web::Work,
    /// How much of that was compressed, in bytes.
    pub squeezed: usize,
    /// For the page itself.
    pub own: web::Work,
    /// How long it is, to be compressed and sent.
    pub sent: usize,
}

impl OpenPage {
    /// Makes what the page is sent to show what somebody sees, and the public.
    ///
    /// While something is done with what the pages of a table have in common, the others wait. So that is
    /// done for the public alone: how long it takes tells nothing of what anybody holds.
    pub fn make(
        &mut self,
        look: &Look,
        public: Option<Look>,
        notice: Option<&str>,
        cause: Cause,
    ) -> io::Result<Made> {
        let mut screens = std::mem::take(&mut self.screens);
        #[cfg(test)]
        let mut effort = Effort::default();
        let (news, beside) = self.show(look, notice, |page| match public {
            Some(mut public) => self.show_public(&mut public, |public| {
                let (open, shelf) = self.parlour.shared(self.key, |shared| {
                    let open = screens.draw_public(public, &mut shared.shelf);
                    (open, shared.shelf.clone())
                });
                #[cfg(test)]
                {
                    effort.open = open.work;
                }
                screens.draw(page, Some((public, open)), cause, Drawing::Own(&shelf))
            }),
            None => self.parlour.shared(self.key, |shared| {
                screens.draw(page, None, cause, Drawing::Public(&mut shared.shelf))
            }),
        });
        self.screens = screens;
        let squeeze = |Beside { open, room }: Beside| {
            self.parlour.shared(self.key, |shared| {
                let squeeze = || {
                    #[cfg(test)]
                    {
                        effort.squeezed = open.len();
                    }
                    veil::squeezed(&open, &self.known)
                };
                let length = shared.squeezed(&open, &self.known, squeeze);
                length.map(|length| (length, room.squeezed))
            })
        };
        let open = beside.filter(|_| !news.is_empty()).map(squeeze).transpose()?;
        #[cfg(test)]
        let effort = Effort { own: news.work, sent: news.json(0).len(), ..effort };
        Ok(Made {
            news,
            open,
            #[cfg(test)]
            effort,
        })
    }
}

impl Talk for OpenPage {
    fn place(&self) -> (&Arc<Parlour>, TableKey, Guest) {
        (&self.parlour, self.key, self.guest)
    }

    fn is_stranger(&self) -> bool {
        self.stranger
    }

    fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Nothing is sent when nothing has changed.
    async fn tell(&mut self, line: &mut Outgoing, version: Version) -> Result<(), Close> {
        if std::mem::take(&mut self.pinged) {
            line.answer_ping()?;
        }
        let notice = self.notice.take();
        let due = self.due.is_some_and(|due| due <= Instant::now());
        // After a click there may be something new on the desk alone.
        let clicked = std::mem::take(&mut self.clicked);
        if self.told == Some(version) && !clicked && !due {
            let Some(notice) = notice else { return Ok(()) };
            let news = self.screens.notice(&notice, self.steps);
            if news.is_empty() {
                return Ok(());
            }
            return line.send_packed(&news.json(self.clock()), &self.known, None);
        }
        self.told = Some(version);
        let cause = if clicked { Cause::Click } else { Cause::Table };
        let (look, public) = self.look_twice().await.map_err(|why| farewell(&why))?;
        let made = self.make(&look, public, notice.as_deref(), cause);
        let Made { news, open, .. } = made.map_err(|_| Some(Farewell::Broken))?;
        if news.is_empty() {
            line.count(news.work.bytes);
            return Ok(());
        }
        line.send_packed(&news.json(self.clock()), &self.known, open)
    }

    async fn hear(&mut self, text: &str) {
        let before = self.desk.clone();
        let refused = match serde_json::from_str::<Clicked>(text) {
            Ok(Clicked { click: Click::Ping, .. }) => {
                self.pinged = true;
                return;
            }
            Ok(clicked) if clicked.is_late(self.clock()) => {
                Some(Tongue::of(self.spoken).web_late())
            }
            Ok(clicked) => {
                let quiet = clicked.is_of_the_page();
                let refused = self.click(clicked.click).await.err().filter(|_| !quiet);
                refused.map(|why| why.say(Tongue::of(self.spoken)))
            }
            Err(_) => {
                self.parlour.metrics.refused.inc();
                Some(Rejection::BadRequest.say(Tongue::of(self.spoken)))
            }
        };
        self.clicked |= self.desk != before;
        self.notice = refused;
    }

    async fn answered(&mut self) {
        let (_, answer) = self.later.answer().await;
        self.notice = answer.err().map(|why| why.say(Tongue::of(self.spoken)));
    }
}

/// A click, and when it was made by the clock of its page.
#[derive(Deserialize)]
struct Clicked {
    clock: Option<u64>,
    #[serde(flatten)]
    click: Click,
}

/// What was clicked longer ago than this, in milliseconds, was clicked for another moment.
const LATE: u64 = 8000;

impl Clicked {
    /// Whether nobody has clicked, and the page does it by itself: then nobody is told if it is refused.
    fn is_of_the_page(&self) -> bool {
        let Click::Ask { command } = &self.click else { return false };
        matches!(command, Command::Pledge { .. } | Command::Redeem { .. })
    }

    /// Whether it comes too late to be played. What only the page is concerned with is never late.
    fn is_late(&self, clock: u64) -> bool {
        let matters = matches!(self.click, Click::Pick { .. } | Click::Ask { .. });
        matters && !self.is_of_the_page() && self.clock.is_some_and(|then| then + LATE < clock)
    }
}

impl OpenPage {
    /// How long the page has been open, in milliseconds.
    fn clock(&self) -> u64 {
        self.opened.elapsed().as_millis() as u64
    }
}
