//! Clicks, as pages send them on their sockets.

use crate::commands::rebuilds;
use crate::moments::written;
use crate::script::{Who, script};
use crate::{GUESTS, seen};
use face::queue::{Event, Queue, Step};
use std::time::Duration;
use tables::{Attending, Eyes, Guest, Look, Request, Table, counting_entropy};
use web::{Click, Desk, TablePage, Visit};
use words::{Lang, Tongue};

/// Longer than any page.
const LONGEST: usize = 2 << 20;

/// How long a step is usually shown. Here no time passes: a page goes on when it is told to.
const PACE: Duration = Duration::from_secs(1);

/// What is clicked asks of the table what somebody may ask, or nothing; and every page can be drawn.
pub(crate) fn run(data: &[u8]) {
    let (moment, lines) = script(data);
    let mut table = moment.table();
    let mut journal = moment.journal.clone();
    let mut entropy = counting_entropy(1);
    let mut pages = GUESTS.map(Page::new);
    for (who, said) in lines {
        let Who::Guest(at) = who else {
            journal.extend(table.move_bot(&mut entropy).iter().map(written));
            continue;
        };
        let page = &mut pages[at];
        let Ok(click) = serde_json::from_str::<Click>(said) else { continue };
        let Some(request) = page.click(click, &table) else {
            page.draw(&table, web::frame);
            continue;
        };
        let before = seen::now(&table);
        let move_of_ones_own = matches!(request, Request::Play(_));
        match table.handle(page.guest, request, &Attending::of(&GUESTS[..3]), &mut entropy) {
            Ok(entries) => {
                journal.extend(entries.iter().map(written));
                if move_of_ones_own {
                    page.desk.moved(table.steps());
                }
            }
            Err(refusal) => {
                page.notice = Some(refusal.say(Tongue::of(page.lang)));
                assert_eq!(before, seen::now(&table), "{refusal:?} changes nothing");
            }
        }
        page.draw(&table, web::frame);
    }
    for page in &mut pages {
        page.draw(&table, web::table_page);
    }
    rebuilds(&journal, &table);
}

/// An open page, as the server keeps it beside its socket.
pub(crate) struct Page {
    guest: Guest,
    lang: Lang,
    desk: Desk,
    /// How many steps it shows.
    steps: usize,
    notice: Option<String>,
}

impl Page {
    pub fn new(guest: Guest) -> Page {
        let at = GUESTS.iter().position(|one| *one == guest).unwrap_or_default();
        let desk = Desk::new(at.is_multiple_of(2));
        Page { guest, lang: Lang::ALL[at % 4], desk, steps: 0, notice: None }
    }

    /// The table after so many steps.
    fn look_then(&self, table: &Table, steps: usize) -> Option<Look> {
        let eyes = Eyes::Page { open: self.desk.open };
        table.look_then(self.guest, eyes, steps, &Attending::of(&GUESTS[..3])).ok()
    }

    /// The table as far as the page has come.
    fn look(&mut self, table: &Table) -> Option<Look> {
        let (mut queue, event) = self.desk.shown();
        let (game, steps) = (table.games(), table.steps());
        let (latest, hints) = (self.look_then(table, steps)?, self.desk.hints);
        let step = |step: usize| Step {
            quiet: table.is_quiet(step),
            take_ins: latest.glimpse.as_ref().map_or(0, |seen| {
                face::take_ins(seen, step) + if hints { face::lessons(seen, step) } else { 0 }
            }),
            staged: latest.glimpse.as_ref().is_some_and(|seen| face::is_staged(seen, step)),
        };
        if table.opening().one_device && self.desk.open.is_none() {
            queue = Queue::default();
        }
        let pace = self.desk.speed.pace(PACE);
        for event in event.into_iter().chain([Event::News { game, steps }]) {
            queue.on(event, 0, pace, step);
        }
        self.steps = queue.shown();
        assert!(self.steps <= steps, "nothing is shown that has not happened");
        let mut look = self.look_then(table, self.steps)?;
        self.desk.show(queue);
        self.desk.hush(look.glimpse.as_mut());
        if queue.waits() {
            look.put_off_the_end();
        }
        self.desk.refresh(look.glimpse.as_ref());
        assert_eq!(look.seat, self.desk.seat(&look.picture), "desk and table agree on the eyes");
        Some(look)
    }

    pub fn click(&mut self, click: Click, table: &Table) -> Option<Request> {
        let look = self.look(table)?;
        // What is picked is judged by the table as it is.
        let look = match click {
            Click::Pick { .. } => self.look_then(table, table.steps())?,
            _ => look,
        };
        self.desk.click(click, &look.picture, look.glimpse.as_ref())
    }

    fn draw<T: Into<String>>(&mut self, table: &Table, draw: fn(&TablePage<'_>) -> T) {
        let Some(look) = self.look(table) else { return };
        let page = self.show(&look, draw).into();
        assert!(page.len() < LONGEST, "a page of {} bytes", page.len());
    }

    /// What the buttons of the page send.
    pub fn buttons(&mut self, table: &Table) -> Vec<String> {
        let Some(look) = self.look(table) else { return Vec::new() };
        let frame = self.show(&look, |page| web::frame(page).into_string());
        let values = |name: &str| {
            let values = frame.split(name).skip(1).filter_map(|rest| rest.split('"').next());
            values.map(|value| value.replace("&quot;", "\"")).collect::<Vec<String>>()
        };
        let (steps, stand) = (self.steps, &self.desk.picks);
        let pick = |pick: String| {
            let picks: Vec<&String> = stand.iter().chain([&pick]).collect();
            serde_json::json!({ "click": "pick", "picks": picks, "steps": steps }).to_string()
        };
        let mut buttons = values(" data-send=\"");
        buttons.extend(values(" data-pick=\"").into_iter().map(pick));
        buttons
    }

    fn show<T>(&self, look: &Look, show: impl Fn(&TablePage<'_>) -> T) -> T {
        show(&TablePage {
            visit: Visit {
                lang: look.lang.unwrap_or(self.lang),
                origin: "https://parlour.example",
                path: "/t/k3y",
                hints: self.desk.hints,
                name: "",
                looks: web::Looks::default(),
            },
            key: "k3y",
            picture: &look.picture,
            seat: look.seat,
            glimpse: look.glimpse.as_ref(),
            desk: &self.desk,
            notice: self.notice.as_deref(),
            seat_link: look.seat.map(|_| "https://parlour.example/seat/t0ken"),
            vetoed: look.vetoed.as_deref(),
            invitations: &[],
        })
    }
}
