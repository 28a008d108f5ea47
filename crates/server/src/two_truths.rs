//! Two truths, one view: games dealt twice, differing only in what somebody cannot know, send that
//! somebody the same bytes.
//!
//! Two games are driven in step. Whenever chance or a player has a choice that the viewer does not
//! see, the second game is given another one if that can be done without the viewer noticing. As
//! long as the viewer's sights agree, pages, frames, answers of the API, replays and refusals must
//! agree to the last byte.

use crate::api::answer::{Perceived, Seen};
use crate::rejection::Rejection;
use crate::screen::Screens;
use house::{AnyAction, AnyMatch, AnySetup, AnyStep, CannotAct, Dealer, GameKind, Wanted};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use std::collections::BTreeSet;
use tables::{
    Attending, Eyes, Guest, Host, Look, OpenWindow, Opening, Picture, Refusal, Sights, Table,
    counting_entropy,
};
use tabletop::{Seat, Viewer, Waiting, below};
use web::{Click, Desk, TablePage, Visit};
use words::{Lang, Tongue};

/// Deals every question from a seed of its own.
#[derive(Clone, Default)]
pub(crate) struct Seeds(pub Vec<u64>);

impl Dealer for Seeds {
    fn source(&mut self, question: u32) -> ChaCha20Rng {
        let at = question as usize;
        while self.0.len() <= at {
            let next = self.0.last().map_or(1, |last| last.wrapping_mul(6364136223846793005) + 1);
            self.0.push(next);
        }
        ChaCha20Rng::seed_from_u64(self.0[at])
    }
}

/// A game and how it is dealt.
pub(crate) struct Truth {
    pub game: AnyMatch,
    /// The seeds of all questions so far, and of no more.
    pub seeds: Seeds,
    /// The latest step, as the journal would have it.
    pub step: Option<AnyStep>,
}

impl Truth {
    /// A step, an opening or a move, with these seeds for the questions it asks.
    pub fn try_step(&self, step: Option<(Seat, &AnyAction)>, salts: &[u64]) -> Option<Truth> {
        let mut seeds = self.seeds.clone();
        seeds.0.extend(salts);
        let taken = match step {
            None => self.game.opening(&mut seeds).ok()?,
            Some((seat, action)) => self.game.decide(seat, action.clone(), &mut seeds).ok()?,
        };
        seeds.0.truncate(taken.asked() as usize);
        let mut game = self.game.clone();
        game.take(taken.clone()).ok()?;
        Some(Truth { game, seeds, step: Some(taken) })
    }

    pub fn copy(&self) -> Truth {
        Truth { game: self.game.clone(), seeds: self.seeds.clone(), step: self.step.clone() }
    }

    pub fn sights(&self, viewer: Viewer, from: usize) -> Vec<String> {
        self.game.sights(viewer, from).iter().map(|sight| sight.get().to_string()).collect()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.game.waiting(), Waiting::Over(_))
    }

    pub fn hidden(&self, players: u8) -> Vec<String> {
        let all = Viewer::all(players);
        all.map(|viewer| self.game.glimpse(viewer).view_json().to_string()).collect()
    }
}

/// A table to show the games at. The seal is a hash, the same for both.
pub(crate) struct Stage {
    game: GameKind,
    pub picture: Picture,
    pub lang: Lang,
    pub key: String,
}

impl Stage {
    pub fn new(game: GameKind, players: u8, viewer: Viewer, rng: &mut impl Rng) -> Stage {
        let guest = Guest::of_secret("somebody");
        let opening = Opening { players: Some(players.into()), ..Opening::of(game) };
        let lang = Lang::ALL[below(rng, 4) as usize];
        let host = Host { guest, name: "Anna", lang, bots: Some("random") };
        let (table, _) = Table::open(opening, &host, &mut counting_entropy(7)).expect("a table");
        let look =
            table.look(guest, Eyes::Public, &Attending::default()).expect("the host may look");
        let mut picture = look.picture;
        picture.yours = viewer.seat().map(|seat| seat.0).into_iter().collect();
        let key = "0123456789abcdefghjkmnpqrs".to_string();
        Stage { game, picture, lang, key }
    }

    /// The same table under another name, with another seal.
    pub fn elsewhere(&self, rng: &mut impl Rng) -> Stage {
        let mut letters = |text: &str| -> String {
            let letter = |_| char::from(b"0123456789abcdef"[below(rng, 16) as usize]);
            text.chars().map(letter).collect()
        };
        let (mut picture, key) = (self.picture.clone(), letters(&self.key));
        if let Some(deal) = &mut picture.deal {
            deal.seal = letters(&deal.seal);
        }
        Stage { game: self.game, picture, lang: self.lang, key }
    }

    /// Everything that is sent to the viewer about this game, as it stands and as it was.
    fn everything(&self, truth: &Truth, viewer: Viewer, past: usize, desk: &Desk) -> Vec<String> {
        let mut sent = Vec::new();
        let steps = truth.game.steps();
        for at in [steps, past.clamp(1, steps)] {
            let look = self.look(truth, viewer, at);
            let page = self.page(&look, desk);
            sent.push(Screens::default().draw_alone(&page, None).0.json(0));
            sent.push(web::table_page(&page).into_string());
            let replay = web::Replay { steps, ..web::Replay::default() };
            sent.push(web::replay_page(&page, &replay).into_string());
            sent.push(json(&web::replay_step(&page, &replay, &mut web::Sent::default())));
            sent.push(json(&Seen::of(look, self.lang)));
        }
        let told = Sights {
            game: 1,
            steps,
            sights: truth.game.sights(viewer, past.min(steps)),
            moves: truth.game.moves(viewer),
            longest_menu: 0,
            over: truth.is_over(),
            window: None,
        };
        sent.push(json(&Perceived::of(&told, past)));
        sent
    }

    pub fn look(&self, truth: &Truth, viewer: Viewer, at: usize) -> Look {
        let mut picture = self.picture.clone();
        picture.steps = truth.game.steps();
        if truth.is_over() {
            picture.phase = tables::Phase::Over;
        }
        let mut glimpse = truth.game.glimpse_at(viewer, at);
        if let (Some(window), Some(windows)) = (truth.game.window(), &mut picture.windows) {
            let seats = window.seats.into_iter().map(|seat| seat.0).collect();
            let open = OpenWindow { since: window.since, left: 5000, seats, held: Vec::new() };
            if viewer.seat().is_some_and(|seat| open.is_silent(seat.0)) {
                glimpse.hush();
            }
            windows.open = Some(open);
        }
        Look {
            picture,
            seat: viewer.seat().map(|seat| seat.0),
            holder: None,
            lang: None,
            vetoed: None,
            invitations: Vec::new(),
            glimpse: Some(glimpse),
        }
    }

    pub fn page<'a>(&'a self, look: &'a Look, desk: &'a Desk) -> TablePage<'a> {
        TablePage {
            visit: Visit {
                lang: self.lang,
                origin: "http://here",
                path: "/",
                hints: true,
                name: "",
                looks: web::Looks::default(),
            },
            key: &self.key,
            picture: &look.picture,
            seat: look.seat,
            glimpse: look.glimpse.as_ref(),
            desk,
            notice: None,
            seat_link: None,
            vetoed: look.vetoed.as_deref(),
            invitations: &[],
        }
    }

    /// A move that is refused, in words.
    fn refusal(&self, truth: &Truth, seat: Seat, action: &str) -> Option<String> {
        let refusal = match AnyAction::read(self.game, action) {
            Err(_) => Refusal::Malformed,
            Ok(action) => match truth.game.decide(seat, action, &mut truth.seeds.clone()).err()? {
                CannotAct::Illegal(why) => Refusal::Illegal(why, self.picture.names()),
                other => Refusal::from(other),
            },
        };
        let rejection = Rejection::from(refusal);
        Some(format!("{} {}", rejection.code(), rejection.say(Tongue::of(self.lang))))
    }
}

pub(crate) fn json(answer: &impl serde::Serialize) -> String {
    serde_json::to_string(answer).expect("an answer is written")
}

/// What was compared.
#[derive(Default, Debug)]
pub(crate) struct Compared {
    pub games: usize,
    /// Moments at which the two truths differed.
    pub differing: usize,
    /// Pages, frames and answers.
    bytes: usize,
    refusals: usize,
    /// Games that agreed to the end.
    ended: usize,
    /// Moves that the viewer did not see and that differed.
    unseen: usize,
    /// What differed of what only the others see, by its name in their views.
    kinds: BTreeSet<String>,
}

/// Two games that look alike to somebody, at a moment.
pub(crate) struct Moment<'a> {
    pub stage: &'a Stage,
    pub truths: [&'a Truth; 2],
    pub viewer: Viewer,
}

/// Drives two games in step, and has each moment compared.
pub(crate) fn drive(
    game: GameKind,
    players: u8,
    seed: u64,
    compared: &mut Compared,
    mut compare: impl FnMut(&Moment<'_>, &mut ChaCha20Rng, &mut Compared),
) {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let viewers: Vec<Viewer> = Viewer::all(players).collect();
    let viewer = viewers[below(&mut rng, viewers.len() as u32) as usize];
    let stage = Stage::new(game, players, viewer, &mut rng);
    let wanted = Wanted { players: Some(players.into()), ..Wanted::default() };
    let setup = AnySetup::of(game, &wanted).expect("a table");
    let fresh = || Truth { game: setup.begin(), seeds: Seeds::default(), step: None };
    compared.games += 1;
    let salt = rng.next_u64();
    let Some(mut one) = fresh().try_step(None, &[salt]) else { panic!("a game begins") };
    // Some truths part only when somebody makes a hidden move of one kind: those come late.
    let mut parting = PARTINGS.get(seed as usize % 5).filter(|_| game == GameKind::FogOfLove);
    let together = parting.map(|_| one.copy());
    let dealt = together.or_else(|| twin(&one, &fresh(), viewer, None, &mut rng));
    let Some(mut other) = dealt else { return };
    loop {
        let moment = Moment { stage: &stage, truths: [&one, &other], viewer };
        compare(&moment, &mut rng, compared);
        let Waiting::For(seats) = one.game.waiting() else {
            compared.ended += 1;
            return;
        };
        let Some(seat) = seats.nth(below(&mut rng, seats.len())) else { return };
        // A move that both could make; the viewer's own moves are the same anyway.
        let moves = |truth: &Truth| truth.game.glimpse(Viewer::Seat(seat)).moves();
        let (here, there) = (moves(&one), moves(&other));
        if viewer.is(seat) {
            assert_eq!(here, there, "{game} {seed}: the same choices");
        }
        if let Some(kind) = parting {
            let pair = part(&one, viewer, seat, kind, rng.next_u64());
            let pair = pair.filter(|_| !viewer.is(seat));
            if pair.is_some() {
                (parting, compared.unseen) = (None, compared.unseen + 1);
            }
            (one, other) = pair.unwrap_or_else(|| {
                let action = &here[below(&mut rng, here.len() as u32) as usize];
                let next = one.try_step(Some((seat, action)), &[rng.next_u64()]);
                let next = next.expect("a legal move");
                let copy = next.copy();
                (next, copy)
            });
            continue;
        }
        let both: Vec<&AnyAction> = here.iter().filter(|action| there.contains(action)).collect();
        let mut found = None;
        for _ in 0..6 {
            let at = below(&mut rng, both.len().max(1) as u32) as usize;
            let Some(&action) = both.get(at) else { break };
            let step = Some((seat, action));
            let Some(next) = one.try_step(step, &[rng.next_u64()]) else { panic!("a legal move") };
            // Whoever else moves may do something else, as long as the viewer does not see it.
            let others = if viewer.is(seat) { &[][..] } else { &there[..] };
            let otherwise = others.get(below(&mut rng, 2 * others.len().max(1) as u32) as usize);
            let otherwise = otherwise.filter(|otherwise| *otherwise != action);
            let unseen = otherwise
                .and_then(|action| twin(&next, &other, viewer, Some((seat, action)), &mut rng));
            compared.unseen += usize::from(unseen.is_some());
            let unseen = unseen.or_else(|| twin(&next, &other, viewer, step, &mut rng));
            found = unseen.map(|twin| (next, twin));
            if found.is_some() {
                break;
            }
        }
        // From here on the viewer may know which of the two it is.
        let Some((next, twin)) = found else { return };
        (one, other) = (next, twin);
    }
}

/// Hidden moves of Fog of Love that come late in a game, or seldom.
const PARTINGS: [&str; 3] = ["select", "play", "choose"];

/// Two truths after two moves of this kind that the viewer cannot tell apart, if there are such.
fn part(one: &Truth, viewer: Viewer, seat: Seat, kind: &str, salt: u64) -> Option<(Truth, Truth)> {
    let moves = one.game.glimpse(Viewer::Seat(seat)).moves();
    let of_kind = moves.iter().filter(|action| json(action).contains(kind));
    let mut made: Vec<(Vec<String>, Truth)> = Vec::new();
    for action in of_kind {
        let next = one.try_step(Some((seat, action)), &[salt])?;
        let sights = next.sights(viewer, one.game.steps());
        if let Some(at) = made.iter().position(|(seen, _)| *seen == sights) {
            return Some((made.swap_remove(at).1, next));
        }
        made.push((sights, next));
    }
    None
}

/// The second game one step on, dealt otherwise if the viewer does not notice.
pub(crate) fn twin(
    next: &Truth,
    other: &Truth,
    viewer: Viewer,
    step: Option<(Seat, &AnyAction)>,
    rng: &mut impl Rng,
) -> Option<Truth> {
    let from = other.game.steps();
    let wanted = next.sights(viewer, from);
    let same = next.seeds.0[other.seeds.0.len().min(next.seeds.0.len())..].to_vec();
    let mut found = None;
    // First with one or two answers changed, in the end with none.
    for attempt in 0..25 {
        let mut salts = same.clone();
        for _ in 0..2 - attempt / 12 {
            let at = below(rng, salts.len().max(1) as u32) as usize;
            if let Some(salt) = salts.get_mut(at) {
                *salt = rng.next_u64();
            }
        }
        found = other.try_step(step, &salts);
        found = found.filter(|twin| twin.sights(viewer, from) == wanted);
        if found.is_some() {
            break;
        }
    }
    found
}

impl Moment<'_> {
    pub fn players(&self) -> u8 {
        self.stage.picture.seats.len() as u8
    }

    /// Whether the two truths differ in what others hold.
    pub fn differs(&self) -> bool {
        let [one, other] = self.truths.map(|truth| truth.hidden(self.players()));
        one != other
    }
}

fn compare(moment: &Moment<'_>, desk: &mut Desk, rng: &mut impl Rng, compared: &mut Compared) {
    let (players, &Moment { stage, truths: [one, other], viewer }) = (moment.players(), moment);
    if !moment.differs() {
        return;
    }
    compared.differing += 1;
    compared.kinds.extend(kinds(one, other, viewer, players));
    // Every first frame, and then one moment in four.
    if one.game.steps() > 1 && below(rng, 4) > 0 {
        return;
    }
    desk.refresh(Some(&one.game.glimpse(viewer)));
    if let Some(seat) = viewer.seat() {
        click_somewhere(stage, one, viewer, desk, rng);
        let nonsense = [
            r#"{"play":"princess"}"#,
            r#"{"play_on":["king",0]}"#,
            r#"{"bid":3}"#,
            r#"{"guess":[1,"guard"]}"#,
            r#"{"keep":["spy","guard",null]}"#,
            r#""call""#,
            "{}",
        ];
        for action in nonsense {
            let refusals = [one, other].map(|truth| stage.refusal(truth, seat, action));
            assert_eq!(refusals[0], refusals[1], "{}: a refusal tells nothing", stage.game);
            compared.refusals += usize::from(refusals[0].is_some());
        }
    }
    let past = below(rng, one.game.steps() as u32 + 1) as usize;
    let [here, there] = [one, other].map(|truth| stage.everything(truth, viewer, past, desk));
    for (here, there) in here.iter().zip(&there) {
        assert!(here == there, "{}: {viewer:?} is sent\n{here}\nor\n{there}", stage.game);
        compared.bytes += here.len();
    }
}

/// What differs of what only the others see.
fn kinds(one: &Truth, other: &Truth, viewer: Viewer, players: u8) -> Vec<String> {
    let others = (0..players).map(Seat).filter(|seat| !viewer.is(*seat));
    let own = |truth: &Truth, seat| {
        let view = truth.game.glimpse(Viewer::Seat(seat)).view_json();
        view["own"].as_object().cloned().unwrap_or_default()
    };
    let differing = others.flat_map(|seat| {
        let there = own(other, seat);
        let differs = move |(name, here)| (there.get(&name) != Some(&here)).then_some(name);
        own(one, seat).into_iter().filter_map(differs)
    });
    differing.collect()
}

/// Picks something that the tray offers, so that pages in the middle of a move are compared too.
fn click_somewhere(
    stage: &Stage,
    one: &Truth,
    viewer: Viewer,
    desk: &mut Desk,
    rng: &mut impl Rng,
) {
    let look = stage.look(one, viewer, one.game.steps());
    let frame = web::frame(&stage.page(&look, desk)).into_string();
    let offered: Vec<&str> = frame.split(r#" data-pick=""#).skip(1).collect();
    let Some(pick) = offered.get(below(rng, offered.len().max(1) as u32) as usize) else { return };
    let pick = pick.split('"').next().unwrap_or_default().to_string();
    let picks = desk.picks.iter().cloned().chain([pick]).collect();
    let click = Click::Pick { picks, steps: one.game.steps() };
    desk.click(click, &look.picture, look.glimpse.as_ref());
}

fn prove(game: GameKind, players: std::ops::RangeInclusive<u8>, games: usize) -> Compared {
    let long = std::env::var("PARLOUR_LONG").is_ok();
    let games = if long { games * 10 } else { games };
    let mut compared = Compared::default();
    for number in 0..games {
        let span = usize::from(players.end() - players.start()) + 1;
        let mut desk = Desk::new(true);
        drive(
            game,
            players.start() + (number % span) as u8,
            number as u64,
            &mut compared,
            |moment, rng, compared| compare(moment, &mut desk, rng, compared),
        );
    }
    println!("{game}: {compared:?}");
    compared
}

#[test]
fn love_letter_sends_the_same_bytes_for_two_truths() {
    let compared = prove(GameKind::LoveLetter, 2..=6, 1800);
    assert!(compared.differing > 2 * compared.games, "the truths really differ: {compared:?}");
    assert!(compared.refusals > compared.games, "refusals were compared: {compared:?}");
}

#[test]
fn favor_sends_the_same_bytes_for_two_truths() {
    let compared = prove(GameKind::Favor, 2..=4, 200);
    assert!(compared.differing > 5 * compared.games, "the truths really differ: {compared:?}");
}

#[test]
fn fog_of_love_sends_the_same_bytes_for_two_truths() {
    let compared = prove(GameKind::FogOfLove, 2..=2, 40);
    assert!(compared.differing > 5 * compared.games, "the truths really differ: {compared:?}");
    assert!(2 * compared.unseen > compared.games, "moves differed unseen: {compared:?}");
    // Every kind of thing that the catalogue gives to one alone.
    for kind in ["dealt", "traits", "hand", "secrets", "choice", "destinies", "pile", "destiny"] {
        assert!(compared.kinds.contains(kind), "{kind} never differed: {compared:?}");
    }
}

/// The comparison would find a leak: what one seat is sent differs from what the other truth sends,
/// when that seat is the one who knows.
#[test]
fn whoever_knows_is_sent_different_bytes() {
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let stage = Stage::new(GameKind::LoveLetter, 3, Viewer::Seat(Seat(0)), &mut rng);
    let wanted = Wanted { players: Some(3), ..Wanted::default() };
    let setup = AnySetup::of(GameKind::LoveLetter, &wanted).expect("a table");
    let fresh = || Truth { game: setup.begin(), seeds: Seeds::default(), step: None };
    let one = fresh().try_step(None, &[1]).expect("a game begins");
    let viewer = Viewer::Seat(Seat(0));
    let other = twin(&one, &fresh(), viewer, None, &mut rng).expect("a twin");
    let knows = (1..3).map(|seat| Viewer::Seat(Seat(seat)));
    let desk = Desk::new(false);
    let different = knows.filter(|who| {
        stage.everything(&one, *who, 1, &desk) != stage.everything(&other, *who, 1, &desk)
    });
    assert!(different.count() > 0, "the one whose hand differs sees it");
}
