//! All that a seat is sent at a moment, and how long it is.

use crate::api::answer::{Perceived, Seen};
use crate::metrics::Counter;
use crate::screen::Screens;
use crate::two_truths::{Stage, Truth, json};
use crate::veil::{self, Beside};
use tables::{Look, Sights};
use tabletop::{Seat, Viewer};
use web::{Desk, Replay, Room, TablePage};

/// How long something is that a seat is sent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Length {
    pub what: &'static str,
    /// As the public would be sent it.
    pub open: usize,
    /// As it is.
    pub bare: usize,
    /// As it leaves.
    pub veiled: usize,
}

impl Length {
    /// How much of its room it fills, in percent.
    pub fn full(&self) -> usize {
        let room = self.veiled.saturating_sub(self.open).max(1);
        100 * self.bare.saturating_sub(self.open) / room
    }
}

/// How much somebody asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attentive {
    /// The table as it is.
    Now,
    /// The same, and they hold on where silence passes.
    Holding,
    /// The same, and what was before.
    Back,
}

impl Attentive {
    pub const ALL: [Attentive; 3] = [Attentive::Now, Attentive::Holding, Attentive::Back];
}

/// So many steps of a replay are told at once.
const CHUNK: usize = 24;

/// A seat at a table.
pub(crate) struct Seated<'a> {
    pub stage: &'a Stage,
    pub seat: Seat,
}

impl Seated<'_> {
    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    /// All that is sent after a step, to a page that was shown the step before, and to whoever comes.
    pub fn sent(&self, before: Option<&Truth>, truth: &Truth, how: Attentive) -> Vec<Length> {
        let mut sent = Vec::new();
        let (mut fresh, mut screens) = (Screens::default(), Screens::default());
        if let Some(before) = before {
            self.frame(before, &mut screens, Attentive::Now);
            let (text, beside) = self.frame(truth, &mut screens, how);
            self.packed("frame", &text, beside.as_ref(), &mut sent);
        }
        if how == Attentive::Holding {
            // Whoever holds on is offered what they may do at the same moment.
            let mut screens = Screens::default();
            self.frame(truth, &mut screens, Attentive::Now);
            let (text, beside) = self.frame(truth, &mut screens, how);
            self.packed("frame that offers", &text, beside.as_ref(), &mut sent);
        }
        let (text, beside) = self.frame(truth, &mut fresh, how);
        self.packed("first frame", &text, beside.as_ref(), &mut sent);
        let steps = truth.game.steps();
        self.page(truth, &mut sent);
        self.perceived(truth, 0, ["sights", "sights, gzip"], &mut sent);
        self.perceived(truth, steps - 1, ["a step's sights", "a step's sights, gzip"], &mut sent);
        self.seen(truth, steps, ["view", "view, gzip"], &mut sent);
        if how == Attentive::Back {
            self.replay(truth, (steps * 2).div_ceil(3), &mut sent);
            self.replay_steps(truth, &mut sent);
            self.seen(truth, steps.div_ceil(2), ["past view", "past view, gzip"], &mut sent);
        }
        sent
    }

    /// How long all that is sent is before a game has begun, given what the seat sees and the public.
    pub fn sent_before_a_game(&self, looks: impl Fn() -> [Look; 2]) -> Vec<usize> {
        let mut sent = Vec::new();
        let lang = self.stage.lang;
        let [own, public] = looks();
        let (seen, beside) = (json(&Seen::of(own, lang)), Seen::public(public, self.seat, lang));
        self.told(["view", "view, gzip"], seen, beside.as_ref(), &mut sent);
        let (frame, page) = self.pages(looks(), 0, |own, public| {
            let (news, beside) = Screens::default().draw_alone(own, Some(public));
            let open = web::table_page(public).into_string();
            let room = web::room(None, self.seat, lang, None);
            ((news.json(1), beside), (web::table_page(own).into_string(), Beside { open, room }))
        });
        self.packed("first frame", &frame.0, frame.1.as_ref(), &mut sent);
        self.told(["page", "page, gzip"], page.0, Some(&page.1), &mut sent);
        sent.into_iter().map(|length| length.veiled).collect()
    }

    fn look(&self, truth: &Truth, viewer: Viewer, at: usize, how: Attentive) -> Look {
        let mut look = self.stage.look(truth, viewer, at);
        if how == Attentive::Holding {
            look.glimpse = Some(truth.game.glimpse_at(viewer, at));
            let window = look.picture.windows.as_mut().and_then(|windows| windows.open.as_mut());
            if let Some(window) = window {
                window.held.clone_from(&window.seats);
            }
        }
        look
    }

    /// The page of the seat, and the public's.
    fn pages<T>(
        &self,
        [own, public]: [Look; 2],
        taken_in: usize,
        show: impl FnOnce(&TablePage<'_>, &TablePage<'_>) -> T,
    ) -> T {
        let mut desk = Desk::new(true);
        desk.taken_in = taken_in;
        let mut public = public;
        veil::blank(&mut public.picture);
        let key = veil::blanks(&self.stage.key);
        let link = format!("http://here/seat/{0}{0}{0}", self.stage.key);
        let own = TablePage { seat_link: Some(&link), ..self.stage.page(&own, &desk) };
        show(&own, &TablePage { key: &key, ..self.stage.page(&public, &desk) })
    }

    fn looks(&self, truth: &Truth, at: usize, how: Attentive) -> [Look; 2] {
        [self.viewer(), Viewer::Public].map(|viewer| self.look(truth, viewer, at, how))
    }

    fn frame(
        &self,
        truth: &Truth,
        screens: &mut Screens,
        how: Attentive,
    ) -> (String, Option<Beside>) {
        let steps = truth.game.steps();
        // What a step reveals has been taken in before the next is shown.
        self.pages(self.looks(truth, steps, how), steps - 1, |own, public| {
            let (news, beside) = screens.draw_alone(own, Some(public));
            (news.json(123_456), beside)
        })
    }

    fn packed(
        &self,
        what: &'static str,
        text: &str,
        beside: Option<&Beside>,
        sent: &mut Vec<Length>,
    ) {
        let known = web::Sample { lang: self.stage.lang, game: self.stage.picture.game }.text();
        let bare = |text: &str| {
            let packed =
                veil::packed(text, &known, None, &Counter::default()).expect("it is packed");
            let (length, _) = packed.split_first_chunk().expect("a length");
            4 + u32::from_be_bytes(*length) as usize
        };
        let open = beside.map_or(0, |beside| bare(&beside.open) - 4);
        let veiled = veil::packed(text, &known, beside, &Counter::default()).expect("it is packed");
        sent.push(Length { what, open, bare: bare(text), veiled: veiled.len() });
    }

    /// Something that is sent as it is, or compressed.
    fn told(
        &self,
        [plain, gzip]: [&'static str; 2],
        text: String,
        beside: Option<&Beside>,
        sent: &mut Vec<Length>,
    ) {
        let tight = Counter::default();
        let squeezed = |text: &str| veil::squeeze(text.as_bytes()).expect("it is squeezed").len();
        let open = beside.map_or("", |beside| &beside.open);
        let veiled = veil::veiled(text.as_bytes(), beside, &tight).expect("it is veiled").len();
        sent.push(Length { what: gzip, open: squeezed(open), bare: squeezed(&text), veiled });
        let (open, bare) = (open.len(), text.len());
        let veiled = veil::length(&text, beside, &tight);
        sent.push(Length { what: plain, open, bare, veiled });
    }

    fn replay_room(&self, public: &TablePage<'_>, since: Option<usize>) -> Room {
        web::replay_room(public.glimpse, self.seat, self.stage.lang, since)
    }

    fn page(&self, truth: &Truth, sent: &mut Vec<Length>) {
        let looks = self.looks(truth, truth.game.steps(), Attentive::Now);
        let (text, beside) = self.pages(looks, 0, |own, public| {
            let open = web::table_page(public).into_string();
            let room = web::room(public.glimpse, self.seat, self.stage.lang, None);
            (web::table_page(own).into_string(), Beside { open, room })
        });
        self.told(["page", "page, gzip"], text, Some(&beside), sent);
    }

    fn replay(&self, truth: &Truth, at: usize, sent: &mut Vec<Length>) {
        let replay = Replay { steps: truth.game.steps(), ..Replay::default() };
        let looks = self.looks(truth, at, Attentive::Now);
        let (text, beside) = self.pages(looks, 0, |own, public| {
            let open = web::replay_page(public, &replay).into_string();
            let own = web::replay_page(own, &replay).into_string();
            (own, Beside { open, room: self.replay_room(public, None) })
        });
        self.told(["replay", "replay, gzip"], text, Some(&beside), sent);
    }

    fn replay_steps(&self, truth: &Truth, sent: &mut Vec<Length>) {
        let steps = truth.game.steps();
        let replay = Replay { steps, ..Replay::default() };
        let mut known: [web::Sent; 2] = Default::default();
        let mut told: [Vec<String>; 2] = Default::default();
        let (mut room, mut since) = (Room::default(), None);
        for at in steps.saturating_sub(CHUNK).max(1)..=steps {
            self.pages(self.looks(truth, at, Attentive::Now), 0, |own, public| {
                room += self.replay_room(public, since);
                for (nth, page) in [own, public].into_iter().enumerate() {
                    told[nth].push(json(&web::replay_step(page, &replay, &mut known[nth])));
                }
            });
            since = Some(at);
        }
        let [own, open] = told.map(|told| told.join(","));
        let beside = Beside { open, room };
        self.told(["replay steps", "replay steps, gzip"], own, Some(&beside), sent);
    }

    fn seen(&self, truth: &Truth, at: usize, what: [&'static str; 2], sent: &mut Vec<Length>) {
        let [own, public] = self.looks(truth, at, Attentive::Now);
        let lang = self.stage.lang;
        let beside = Seen::public(public, self.seat, lang);
        self.told(what, json(&Seen::of(own, lang)), beside.as_ref(), sent);
    }

    fn perceived(
        &self,
        truth: &Truth,
        from: usize,
        what: [&'static str; 2],
        sent: &mut Vec<Length>,
    ) {
        let [own, open] = [self.viewer(), Viewer::Public].map(|viewer| Sights {
            game: 1,
            steps: truth.game.steps(),
            sights: truth.game.sights(viewer, from),
            moves: truth.game.moves(viewer),
            longest_menu: viewer.seat().map_or(0, |seat| truth.game.longest_menu(seat)),
            window: None,
            over: truth.is_over(),
        });
        let beside = Perceived::public(&own, &open, from);
        self.told(what, json(&Perceived::of(&own, from)), beside.as_ref(), sent);
    }
}
