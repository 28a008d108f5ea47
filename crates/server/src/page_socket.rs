//! The socket of a table's page: clicks come in, the table goes out.

use crate::door::Visitor;
use crate::keys::{Good, TableKey};
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::screen::{Cause, Screens};
use crate::socket::{Close, Later, Outgoing, Talk, farewell};
use crate::table::{Asker, Version};
use crate::veil;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tables::{Attending, Command, Eyes, Guest, Look, Picture, Request, Table};
use tabletop::Seat;
use tokio::time::Instant;
use web::{Click, Desk, GameUi, Looks, Room, SeatInvitation, TablePage, Visit};
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
    /// When it came to the step that it shows.
    came: Instant,
    /// When it goes on to the next.
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
            known: web::dictionary(visitor.lang),
            pinged: false,
            opened: Instant::now(),
            came: Instant::now(),
            due: None,
            window: None,
        }
    }

    /// Looks at the table through the eyes that are open now, as far as the page has come.
    pub async fn look(&mut self) -> Result<Look, Rejection> {
        Ok(self.look_twice().await?.0)
    }

    /// The same, and as the public would see it, if those eyes are a seat's.
    pub async fn look_twice(&mut self) -> Result<(Look, Option<Look>), Rejection> {
        let (look, open, _) = self.look_on().await?;
        Ok((look, open))
    }

    /// The same, and whether the step that is shown tells nobody anything.
    async fn look_on(&mut self) -> Result<(Look, Option<Look>, bool), Rejection> {
        let (guest, open, shown) = (self.guest, self.desk.open, self.desk.shown);
        let look = move |table: &Table, attending: &Attending| {
            let mut shown = shown.follow(table.games(), table.steps());
            if table.opening().one_device && open.is_none() {
                // Nobody looks behind a curtain, so nobody is to be waited for.
                shown.go_to(table.steps());
            }
            let through = |eyes| table.look_then(guest, eyes, shown.steps(), attending);
            let look = through(Eyes::Page { open })?;
            let public = look.seat.map(|_| through(Eyes::Public)).transpose()?;
            let quiet = shown.steps() < table.steps() && table.is_quiet(shown.steps());
            Ok((look, public, shown, quiet))
        };
        let (mut look, mut open, shown, quiet) = self.parlour.look(self.key, look).await?;
        self.desk.shown = shown;
        self.desk.refresh(look.glimpse.as_ref());
        self.stranger = look.picture.yours.is_empty();
        // Each seat reads its own language, also on a device that is passed around.
        self.spoken = look.lang.unwrap_or(self.lang);
        self.keep_bar(&mut look.picture);
        if let Some(open) = &mut open {
            self.keep_bar(&mut open.picture);
        }
        Ok((look, open, quiet))
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
        let look = self.look().await?;
        let behind = self.desk.shown.steps() < look.picture.steps;
        match click {
            Click::Skip if behind && !self.is_to_be_taken_in(&look) => {
                self.go_to(self.desk.shown.steps() + 1);
                return Ok(());
            }
            // The curtain opens on the table as it is.
            Click::Open { .. } => self.go_to(look.picture.steps),
            _ => {}
        }
        if let Some(request) = self.desk.click(click, &look.picture, look.glimpse.as_ref()) {
            let move_of_ones_own = matches!(request, Request::Play(_));
            let asker = Asker { guest: self.guest, address: self.address };
            if self.later.puts_off(&request) {
                self.later.ask(&self.parlour, self.key, asker, request, None);
                return Ok(());
            }
            let steps = self.parlour.ask(self.key, asker, request).await?;
            if move_of_ones_own {
                self.go_to(steps);
            }
        }
        Ok(())
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
            let news = self.screens.notice(&notice, self.desk.shown.steps());
            if news.is_empty() {
                return Ok(());
            }
            return line.send_packed(&news.json(self.clock()), &self.known, None);
        }
        self.told = Some(version);
        let cause = if clicked { Cause::Click } else { Cause::Table };
        let (look, public) = self.follow().await.map_err(|why| farewell(&why))?;
        let mut screens = std::mem::take(&mut self.screens);
        let (news, beside) = self.show(&look, notice.as_deref(), |page| match public {
            Some(mut public) => {
                self.show_public(&mut public, |public| screens.draw(page, Some(public), cause))
            }
            None => screens.draw(page, None, cause),
        });
        self.screens = screens;
        match news.is_empty() {
            true => {
                line.count(news.drawn);
                Ok(())
            }
            false => line.send_packed(&news.json(self.clock()), &self.known, beside.as_ref()),
        }
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
                self.parlour.metrics.refused.increment(1);
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
    /// Looks at the table, and goes on to the next step if this one has been shown long enough and
    /// nothing is to be taken in. Where a step tells the public nothing, nobody waits.
    async fn follow(&mut self) -> Result<(Look, Option<Look>), Rejection> {
        let pause = self.desk.speed.pause(self.parlour.config.pace);
        loop {
            let (look, open, quiet) = self.look_on().await?;
            let steps = self.desk.shown.steps();
            let waits = steps < look.picture.steps && !self.is_to_be_taken_in(&look);
            let due = self.came + if quiet { Duration::ZERO } else { pause };
            self.due = waits.then_some(due);
            if !waits || Instant::now() < due {
                return Ok((look, open));
            }
            self.go_to(steps + 1);
        }
    }

    /// Whether something is revealed that wants to be confirmed.
    fn is_to_be_taken_in(&self, look: &Look) -> bool {
        let Some(glimpse) = &look.glimpse else { return false };
        self.show(look, None, |page| glimpse.reveal(page).is_some())
    }

    /// Shows as many steps from now on. What was shown before has been seen.
    fn go_to(&mut self, steps: usize) {
        self.desk.taken_in = self.desk.taken_in.max(self.desk.shown.steps());
        self.desk.shown.go_to(steps);
        self.came = Instant::now();
    }

    /// How long the page has been open, in milliseconds.
    fn clock(&self) -> u64 {
        self.opened.elapsed().as_millis() as u64
    }
}
