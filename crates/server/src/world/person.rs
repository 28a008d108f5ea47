//! Somebody in a world: sits down, plays, talks, looks, loses the line and comes back elsewhere.

use super::evening::{Evening, Handed, Mark, Redeemed, Viewer};
use super::hands::Whose;
use super::view::{Sight, View};
use crate::ground::Beside;
use crate::keys::{Good, TableKey};
use crate::parlour::{LinkTo, Parlour, SeatLink};
use crate::rejection::Rejection;
use crate::table::{Asker, Attendance};
use history::Line;
use house::{AnyAction, Number};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tables::{
    Attending, Command, Eyes, Guest, Host, Opening, Phase, Play, Reaction, Request, Table,
};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use words::Lang;

/// How long somebody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(8);

/// So many take part at most.
const MOST: usize = 8;

/// What comes to a page, and when.
type Frame = (Instant, Result<View, String>);

/// A page that is open at a node.
struct Page {
    frames: mpsc::UnboundedReceiver<Frame>,
    line: Line,
    place: usize,
}

/// Somebody.
pub struct Person {
    evening: Arc<Evening>,
    number: usize,
    guest: Guest,
    name: String,
    /// Whether they come to play.
    plays: bool,
    page: Option<Page>,
    view: Option<View>,
}

/// What somebody may believe once something is granted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Promise {
    /// That it is kept.
    Kept,
    None,
}

/// What came of asking for something.
enum Became {
    Granted,
    Refused,
    /// Nobody knows.
    Unknown,
}

impl Person {
    pub fn new(evening: &Arc<Evening>, name: &str, plays: bool) -> Person {
        let guest = Guest::of_secret(name);
        let number = evening.book().meet(guest);
        let (evening, name) = (evening.clone(), name.to_string());
        Person { evening, number, guest, name, plays, page: None, view: None }
    }

    fn now(&self) -> u64 {
        self.evening.world.tale.now()
    }

    fn below(&self, end: usize) -> usize {
        self.evening.world.dice.below(end)
    }

    fn tell(&self, what: std::fmt::Arguments<'_>) {
        self.evening.world.tale.tell(format_args!("{}: {what}", self.name));
    }

    fn key(&self) -> Option<TableKey> {
        self.evening.key.get().copied()
    }

    /// Opens the table, however often it takes.
    pub async fn host(self) {
        while self.key().is_none() {
            let opening =
                Opening { players: Some(self.evening.players), ..Opening::of(self.evening.game) };
            let (guest, name) = (self.guest, self.name.clone());
            let opened = self.call(self.somewhere(), async move |parlour: Arc<Parlour>| {
                let host = Host { guest, name: &name, lang: Lang::En, bots: None };
                parlour.open(opening, &host, &[]).await
            });
            match opened.await {
                Some(Ok(key)) => {
                    self.tell(format_args!("the table is open"));
                    let _ = self.evening.key.set(key);
                }
                _ => sleep(Duration::from_millis(300)).await,
            }
        }
        self.live().await;
    }

    /// Lives until the world ends. Boxed, since whoever lives may bring others to life.
    pub fn live(self) -> Beside {
        Box::pin(self.goes_on())
    }

    async fn goes_on(mut self) {
        while self.key().is_none() {
            sleep(Duration::from_millis(100)).await;
        }
        while !self.evening.world.over.load(Relaxed) {
            let Some(page) = &mut self.page else {
                self.come().await;
                continue;
            };
            let thinks = self.evening.world.dice.millis(20, 1500);
            tokio::select! {
                biased;
                frame = page.frames.recv() => self.see(frame).await,
                () = sleep(thinks) => self.act().await,
            }
        }
    }

    fn somewhere(&self) -> usize {
        self.below(self.evening.world.places())
    }

    /// Where somebody asks for something: where their page is, or elsewhere.
    fn nearby(&self) -> usize {
        match &self.page {
            Some(page) if self.below(5) > 0 => page.place,
            _ => self.somewhere(),
        }
    }

    /// Has something done at a node, and waits for the answer as pages do.
    async fn call<T: Send + 'static, F>(
        &self,
        place: usize,
        what: impl FnOnce(Arc<Parlour>) -> F,
    ) -> Option<T>
    where
        F: Future<Output = T> + Send + 'static,
    {
        let world = &self.evening.world;
        let (lost, unheard) = (world.weather.drops(), world.weather.drops());
        sleep(world.weather.trip()).await;
        let node = world.node(place)?;
        let (mut answer, answered) = oneshot::channel();
        if !lost {
            let asked = what(node.parlour);
            world.hands.spawn(node.whose, async move {
                // Whoever hangs up is not served any more.
                tokio::select! {
                    biased;
                    () = answer.closed() => {}
                    done = asked => drop(answer.send(done)),
                }
            });
        }
        let heard = timeout(PATIENCE, answered).await.ok()?.ok()?;
        sleep(world.weather.trip()).await;
        (!unheard).then_some(heard)
    }

    /// Opens the page somewhere.
    async fn come(&mut self) {
        let Some(key) = self.key() else { return };
        sleep(self.evening.world.dice.millis(50, 800)).await;
        let (place, asked, guest) = (self.somewhere(), self.now(), self.guest);
        let (frames, come) = mpsc::unbounded_channel();
        let weather = self.evening.clone();
        let Some(node) = self.evening.world.node(place) else { return };
        self.tell(format_args!("comes to {:?}", node.whose));
        self.evening.world.hands.spawn(node.whose, async move {
            show(&weather, &node.parlour, key, guest, &frames).await;
        });
        let line = {
            let mut book = self.evening.book();
            let line = book.history.comes(Viewer::Somebody(self.number), asked);
            book.lines[self.number] = Some(line);
            line
        };
        self.page = Some(Page { frames: come, line, place });
        // Where nothing comes, somebody goes elsewhere.
        let first = match &mut self.page {
            Some(page) => timeout(PATIENCE, page.frames.recv()).await,
            None => return,
        };
        match first {
            Ok(frame) => self.see(frame).await,
            Err(_) => self.leave(),
        }
    }

    /// Closes the page.
    fn leave(&mut self) {
        self.page = None;
        self.evening.book().lines[self.number] = None;
    }

    /// Something comes to the page.
    async fn see(&mut self, frame: Option<Frame>) {
        let (Some((due, seen)), Some(page)) = (frame, &self.page) else {
            self.leave();
            return;
        };
        sleep_until(due).await;
        let sight = match &seen {
            Ok(view) => view.sight.clone(),
            Err(code) => Sight::Hidden(code.clone()),
        };
        self.tell(format_args!("sees {sight:?}"));
        self.evening.book().history.saw(page.line, sight, self.now());
        self.view = seen.ok();
    }

    /// Does something.
    async fn act(&mut self) {
        // After a storm everybody rests.
        if self.evening.world.weather.is_peace() {
            return;
        }
        let Some(view) = self.view.clone() else { return };
        let dice = self.below(100);
        let mine = view.seat.filter(|_| self.plays);
        match (view.phase, mine) {
            (Phase::Gathering, None) if self.plays => self.sit().await,
            (Phase::Gathering, Some(_)) if view.is_host && (view.is_full || dice < 8) => {
                self.ask(None, Command::Start).await;
            }
            (Phase::Over, Some(_)) if dice < 30 => self.ask(None, Command::Rematch).await,
            (Phase::Playing, None) if self.plays && dice < 20 => self.sit().await,
            (Phase::Playing, Some(_)) if view.is_host && !view.requests.is_empty() => {
                self.answer_request(view.requests[0]).await;
            }
            (Phase::Playing, Some(_)) if view.is_paused && view.is_host && dice < 50 => {
                self.ask(None, Command::Pause { on: false }).await;
            }
            (Phase::Playing, Some(seat)) if view.is_away && dice < 50 => {
                self.ask(None, Command::Return { seat }).await;
            }
            (Phase::Playing, Some(seat)) if !view.moves.is_empty() && dice < 70 => {
                self.play(&view, seat).await;
            }
            (_, Some(seat)) => self.do_something(&view, seat).await,
            (_, None) => self.look_around().await,
        }
    }

    /// Whatever people do beside the game.
    async fn do_something(&mut self, view: &View, seat: u8) {
        match self.below(100) {
            0..22 => {
                let text = self.evening.book().word("Well");
                self.ask(Some(Mark::Said(text.clone())), Command::Say { seat, text }).await;
            }
            22..28 => {
                let name = self.evening.book().word(&self.name);
                self.ask(Some(Mark::Named(name.clone())), Command::Rename { seat, name }).await;
            }
            28..33 => {
                self.ask(None, Command::React { seat, reaction: Reaction::Bravo }).await;
            }
            33..43 => self.hand_out().await,
            43..48 => {
                self.ask(Some(Mark::Reclaimed(seat)), Command::Reclaim { seat }).await;
            }
            48..51 => self.ask(None, Command::Leave { seat }).await,
            51..55 if view.is_host => self.ask(None, Command::Pause { on: true }).await,
            55..58 if !view.others.is_empty() => {
                let seat = view.others[self.below(view.others.len())];
                self.ask(None, Command::StandIn { seat }).await;
            }
            58..66 if view.has_window => self.ask(None, Command::Hold { seat }).await,
            _ => self.look_around().await,
        }
    }

    /// The host lets somebody in who asks for a seat, or does not.
    async fn answer_request(&mut self, request: u32) {
        let answer = match self.below(4) {
            0 => Command::Decline { request },
            _ => Command::Admit { request },
        };
        self.ask(None, answer).await;
    }

    /// What anybody does.
    async fn look_around(&mut self) {
        match self.below(100) {
            0..35 => self.look().await,
            35..65 => self.look_into_link().await,
            65..72 => self.claim().await,
            72..92 => self.leave(),
            _ => self.visit().await,
        }
    }

    /// Sits down, or asks for a seat. Where a game has begun, or they sit already, that is granted and
    /// nothing is kept: so nothing is promised.
    async fn sit(&mut self) {
        let name = Some(self.evening.book().word(&self.name));
        let sit = Command::Sit { seat: None, name, lang: None };
        self.asks(Some(Mark::Sat(self.number)), sit.into(), Promise::None).await;
    }

    async fn play(&mut self, view: &View, seat: u8) {
        let action = view.moves[self.below(view.moves.len())].get().to_string();
        let Ok(read) = AnyAction::read(self.evening.game, &action) else { return };
        let mark = Mark::Move(view.game, view.steps + 1, seat, action);
        let play = Play { seat, steps: Some(view.steps), action: read };
        self.asks(Some(mark), play.into(), Promise::Kept).await;
    }

    async fn ask(&mut self, mark: Option<Mark>, command: Command) {
        self.asks(mark, command.into(), Promise::Kept).await;
    }

    /// Asks something of the table, and notes what came of it.
    async fn asks(&mut self, mark: Option<Mark>, request: Request, promise: Promise) {
        let Some(key) = self.key() else { return };
        let (asked, guest) = (self.now(), self.guest);
        let asked = mark.map(|mark| self.evening.book().history.asked(mark, asked));
        self.tell(format_args!("asks for {request:?}"));
        let answer = self.call(self.nearby(), async move |parlour: Arc<Parlour>| {
            parlour.ask(key, somewhere(guest), request).await
        });
        let answer = answer.await;
        self.tell(format_args!("is answered {answer:?}"));
        let became = match answer {
            Some(Ok(_)) => Became::Granted,
            Some(Err(Rejection::Refused(_) | Rejection::TalkedOut | Rejection::TableFull)) => {
                Became::Refused
            }
            Some(Err(Rejection::Damaged)) => panic!("the table is damaged"),
            Some(Err(_)) | None => Became::Unknown,
        };
        let (now, mut book) = (self.now(), self.evening.book());
        match (asked, &became) {
            (Some(asked), Became::Granted) if promise == Promise::Kept => {
                book.history.granted(asked, now)
            }
            (Some(asked), Became::Refused) => book.history.refused(asked),
            _ => {}
        }
        drop(book);
        // Who gets no answer looks again, perhaps elsewhere.
        if matches!(became, Became::Unknown) && self.below(2) == 0 {
            self.leave();
        }
    }

    /// Looks afresh.
    async fn look(&mut self) {
        let Some(key) = self.key() else { return };
        let (asked, guest) = (self.now(), self.guest);
        let seen = self.call(self.nearby(), async move |parlour: Arc<Parlour>| {
            parlour.refresh(key).await;
            parlour.read(key, move |table, _| View::sight(table, guest)).await
        });
        if let Some(Ok(sight)) = seen.await {
            self.tell(format_args!("looks and sees {sight:?}"));
            let (now, mut book) = (self.now(), self.evening.book());
            let line = book.history.comes(Viewer::Somebody(self.number), asked);
            book.history.saw(line, sight, now);
        }
    }

    /// Makes a private link of their seat.
    async fn hand_out(&mut self) {
        let Some(key) = self.key() else { return };
        let guest = self.guest;
        let made = self.call(self.nearby(), async move |parlour: Arc<Parlour>| {
            let look = move |table: &Table, attending: &Attending| {
                let look = table.look_around(guest, Eyes::Page { open: None }, attending)?;
                Ok((look.seat, look.holder))
            };
            let (seat, holder) = parlour.look(key, look).await.ok()?;
            let (seat, holder) = (seat?, holder?);
            let token = parlour.seat_token(key, seat, &Good::Own(holder));
            Some(Handed { seat, holder, token })
        });
        if let Some(Some(link)) = made.await {
            self.tell(format_args!("hands out a link to seat {}", link.seat));
            self.evening.book().links.push(link);
        }
    }

    fn some_link(&self) -> Option<Handed> {
        let links = self.evening.book().links.clone();
        (!links.is_empty()).then(|| links[self.below(links.len())].clone())
    }

    /// Finds out where a link leads.
    async fn look_into_link(&mut self) {
        let (Some(link), asked) = (self.some_link(), self.now()) else { return };
        let token = link.token.clone();
        let found = self.call(self.somewhere(), async move |parlour: Arc<Parlour>| {
            parlour.seat_of(&token).await
        });
        let good = match found.await {
            Some(Ok(SeatLink { to: LinkTo::Own(..), .. })) => true,
            Some(Ok(_) | Err(Rejection::NoTable)) => false,
            _ => return,
        };
        self.tell(format_args!("finds the link to seat {} good: {good}", link.seat));
        let now = self.now();
        self.evening.book().looked_into(&link, asked, good, now);
    }

    /// Takes a seat along to a device of its own, which goes on living by itself.
    async fn claim(&mut self) {
        let Some(link) = self.some_link().filter(|_| self.evening.book().guests.len() < MOST)
        else {
            return;
        };
        let name = self.evening.book().word("telephone");
        let device = Person::new(&self.evening, &name, true);
        let (guest, token, asked) = (device.guest, link.token.clone(), self.now());
        let mark = Mark::Claimed(device.number);
        let asked = self.evening.book().history.asked(mark, asked);
        self.tell(format_args!("takes seat {} along to {name}", link.seat));
        let claimed = self.call(self.somewhere(), async move |parlour: Arc<Parlour>| {
            parlour.claim(&token, somewhere(guest), None, Lang::En).await
        });
        let claimed = claimed.await;
        self.tell(format_args!("is answered {claimed:?}"));
        match claimed {
            Some(Ok(_)) => {
                let now = self.now();
                self.evening.book().history.granted(asked, now);
                self.evening.world.hands.spawn(Whose::Worlds, device.live());
            }
            Some(Err(Rejection::Refused(_) | Rejection::NoTable)) => {
                self.evening.book().history.refused(asked);
            }
            _ => {}
        }
    }

    /// Looks at the list of their tables.
    async fn visit(&mut self) {
        let guest = self.guest;
        let tables = self.call(self.somewhere(), async move |parlour: Arc<Parlour>| {
            parlour.your_tables(guest).await.len()
        });
        let tables = tables.await;
        self.tell(format_args!("has {tables:?} tables"));
    }
}

/// Shows somebody a table for as long as they look.
async fn show(
    evening: &Evening,
    parlour: &Arc<Parlour>,
    key: TableKey,
    guest: Guest,
    frames: &mpsc::UnboundedSender<Frame>,
) {
    let mut attendance = Attendance::new(parlour, key, guest);
    parlour.refresh(key).await;
    let (mut shown, mut due) = (None, Instant::now());
    let mut numbers = OwnNumbers::new(evening);
    loop {
        attendance.version();
        numbers.follow(evening, parlour, key, guest).await;
        let seen = parlour.read(key, move |table, _| View::of(table, guest)).await;
        let Ok(seen) = seen else { return };
        let sight = seen.as_ref().map(|view| view.sight.clone()).map_err(|why| why.code());
        if shown.as_ref() != Some(&sight) {
            // What is sent later comes later.
            due = due.max(Instant::now() + evening.world.weather.trip());
            let _ = frames.send((due, seen.map_err(|why| why.code())));
            shown = Some(sight);
        }
        tokio::select! {
            biased;
            () = frames.closed() => return,
            () = attendance.news() => {}
        }
    }
}

/// The numbers that a page adds to the seeds of games, as pages do: by itself.
struct OwnNumbers {
    takes: Part,
    number: Number,
    /// For which game it has pledged that.
    pledged: u32,
}

/// What a page does with numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Whole,
    /// Pledges, and does not open.
    Half,
    None,
}

impl OwnNumbers {
    fn new(evening: &Evening) -> OwnNumbers {
        let takes = match evening.world.dice.below(8) {
            0 => Part::Half,
            1 | 2 => Part::None,
            _ => Part::Whole,
        };
        OwnNumbers { takes, number: drawn(evening), pledged: 0 }
    }

    async fn follow(
        &mut self,
        evening: &Evening,
        parlour: &Arc<Parlour>,
        key: TableKey,
        guest: Guest,
    ) {
        if self.takes == Part::None {
            return;
        }
        let look = move |table: &Table, attending: &Attending| {
            let look = table.look_around(guest, Eyes::Page { open: None }, attending).ok()?;
            let next = look.picture.phase != Phase::Playing && !look.picture.yours.is_empty();
            next.then_some((look.picture.games + 1, look.picture.sealing))
        };
        let Ok(Some((game, asked))) = parlour.read(key, look).await else { return };
        let ask = |command: Command| parlour.ask(key, somewhere(guest), command);
        match asked {
            None if self.pledged == game => {}
            None => {
                self.number = drawn(evening);
                let pledge = self.number.pledge().hex();
                if ask(Command::Pledge { pledge }).await.is_ok() {
                    self.pledged = game;
                }
            }
            Some(asked) if self.takes == Part::Whole && self.pledged == game => {
                // What was opened once is used up.
                self.pledged = 0;
                let (number, by) = (self.number.hex(), asked.pledge);
                let at = {
                    let redeemed = Redeemed { by, number: number.clone(), granted: false };
                    let mut book = evening.book();
                    book.redeemed.push(redeemed);
                    book.redeemed.len() - 1
                };
                let granted = ask(Command::Redeem { number }).await.is_ok();
                evening.world.tale.tell(format_args!("a number for game {game}: {granted}"));
                evening.book().redeemed[at].granted = granted;
            }
            Some(_) => {}
        }
    }
}

/// A number by the dice of the world.
fn drawn(evening: &Evening) -> Number {
    Number::new(std::array::from_fn(|_| evening.world.dice.below(256) as u8))
}

/// Everybody comes from one address here: what it may ask is counted elsewhere.
fn somewhere(guest: Guest) -> Asker {
    Asker { guest, address: std::net::Ipv4Addr::LOCALHOST.into() }
}
