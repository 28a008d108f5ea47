//! Two truths, one view: games dealt twice, differing only in what somebody cannot know, send that
//! somebody the same bytes.
//!
//! Two games are driven in step. Whenever chance or a player has a choice that the viewer does not
//! see, the second game is given another one if that can be done without the viewer noticing. As
//! long as the viewer's sights agree, pages, frames, answers of the API, replays and refusals must
//! agree to the last byte.

use crate::api::answer::{seen, sights};
use crate::host::No;
use crate::table::{Looked, Sights};
use house::{Dealer, Live, Refused, Waiting, Wanted};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use tables::{Command, Guest, Opening, Picture, Table, counting_entropy};
use tabletop::{Seat, Viewer, below};
use web::{Click, Desk, Scene, Visit};
use words::{Lang, Tongue};

/// Deals every question from a seed of its own.
#[derive(Clone, Default)]
struct Seeds(Vec<u64>);

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
struct Truth {
    live: Box<dyn Live>,
    /// The seeds of all questions so far, and of no more.
    seeds: Seeds,
}

impl Truth {
    /// A step, an opening or a move, with these seeds for the questions it asks.
    fn try_step(&self, step: Option<(Seat, &str)>, salts: &[u64]) -> Option<Truth> {
        let mut truth = Truth { live: self.live.copy(), seeds: self.seeds.clone() };
        truth.seeds.0.extend(salts);
        let written = match step {
            None => truth.live.begin(&mut truth.seeds).ok()?,
            Some((seat, action)) => truth.live.act(seat, action, &mut truth.seeds).ok()?,
        };
        truth.seeds.0.truncate(written.asked as usize);
        Some(truth)
    }

    fn sights(&self, viewer: Viewer, from: usize) -> Vec<String> {
        self.live.sights(viewer, from).iter().map(|sight| sight.get().to_string()).collect()
    }

    fn hidden(&self, players: u8) -> Vec<String> {
        let all = Viewer::all(players);
        all.map(|viewer| self.live.glimpse(viewer).picture().to_string()).collect()
    }
}

/// A table to show the games at. The seal is a hash, the same for both.
struct Stage {
    game: &'static str,
    picture: Picture,
    names: Vec<String>,
    lang: Lang,
    key: String,
}

impl Stage {
    fn new(game: &'static str, players: u8, viewer: Viewer, rng: &mut impl Rng) -> Stage {
        let guest = Guest::of_secret("somebody");
        let opening =
            Opening { game: game.into(), players: Some(players.into()), ..Opening::default() };
        let lang = Lang::ALL[below(rng, 4) as usize];
        let mut entropy = counting_entropy(7);
        let (mut table, _) =
            Table::open(opening, guest, "Anna", lang, &mut entropy).expect("a table");
        table.handle(guest, Command::Start, &mut entropy).expect("it starts");
        let mut picture = table.picture(guest);
        picture.yours = viewer.seat().map(|seat| seat.0).into_iter().collect();
        let key = "0123456789abcdefghjkmnpqrs".to_string();
        Stage { game, picture, names: table.names(), lang, key }
    }

    /// Everything that is sent to the viewer about this game, as it stands and as it was.
    fn everything(&self, truth: &Truth, viewer: Viewer, past: usize, desk: &Desk) -> Vec<String> {
        let mut sent = Vec::new();
        let steps = truth.live.steps();
        for at in [steps, past.clamp(1, steps)] {
            let looked = self.look(truth, viewer, at);
            let scene = self.scene(&looked, desk);
            sent.push(web::frame(&scene).into_string());
            sent.push(web::table_page(&scene).into_string());
            sent.push(web::replay_page(&scene, steps, None).into_string());
            sent.push(seen(&looked, self.lang).expect("they may look").to_string());
        }
        let told = Sights {
            game: 1,
            steps,
            sights: truth.live.sights(viewer, past.min(steps)),
            moves: truth.live.moves(viewer),
            over: matches!(truth.live.waiting(), Waiting::Over(_)),
        };
        sent.push(sights(&told, past).to_string());
        sent
    }

    fn look(&self, truth: &Truth, viewer: Viewer, at: usize) -> Looked {
        let mut picture = self.picture.clone();
        picture.steps = truth.live.steps();
        if matches!(truth.live.waiting(), Waiting::Over(_)) {
            picture.phase = tables::Phase::Over;
        }
        Looked {
            here: vec![true; picture.seats.len()],
            picture,
            names: self.names.clone(),
            allowed: true,
            watching: 0,
            seat: viewer.seat().map(|seat| seat.0),
            glimpse: Some(truth.live.glimpse_at(viewer, at)),
            first: None,
        }
    }

    fn scene<'a>(&'a self, looked: &'a Looked, desk: &'a Desk) -> Scene<'a> {
        Scene {
            visit: Visit { lang: self.lang, origin: "http://here", path: "/", hints: true },
            key: &self.key,
            picture: &looked.picture,
            here: &looked.here,
            watching: looked.watching,
            seat: looked.seat,
            glimpse: looked.glimpse.as_deref(),
            desk,
            notice: None,
            seat_link: None,
        }
    }

    /// A move that is refused, in words.
    fn refusal(&self, truth: &Truth, seat: Seat, action: &str) -> Option<String> {
        let refused = truth.live.copy().act(seat, action, &mut truth.seeds.clone()).err()?;
        let refusal = match refused {
            Refused::Malformed => tables::Refusal::Malformed,
            Refused::Illegal(reason) => tables::Refusal::Illegal(reason),
        };
        let no = No::Refused(refusal, self.names.clone());
        Some(format!("{} {}", no.code(), no.say(Tongue::of(self.lang))))
    }
}

/// What was compared.
#[derive(Default, Debug)]
struct Compared {
    games: usize,
    /// Moments at which the two truths differed.
    differing: usize,
    /// Pages, frames and answers.
    bytes: usize,
    refusals: usize,
    /// Games that agreed to the end.
    ended: usize,
}

fn drive(game: &'static str, players: u8, seed: u64, compared: &mut Compared) {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let viewers: Vec<Viewer> = Viewer::all(players).collect();
    let viewer = viewers[below(&mut rng, viewers.len() as u32) as usize];
    let stage = Stage::new(game, players, viewer, &mut rng);
    let wanted = Wanted { players: Some(players.into()), ..Wanted::default() };
    let open = || house::table(game).expect("a game").open(&wanted).expect("a table");
    let fresh = || Truth { live: open(), seeds: Seeds::default() };
    compared.games += 1;
    let salt = rng.next_u64();
    let Some(mut one) = fresh().try_step(None, &[salt]) else { panic!("a game begins") };
    let Some(mut other) = twin(&one, &fresh(), viewer, None, &mut rng) else { return };
    let mut desk = Desk::new(true);
    loop {
        compare(&stage, &one, &other, viewer, &mut desk, &mut rng, compared);
        let Waiting::For(seats) = one.live.waiting() else {
            compared.ended += 1;
            return;
        };
        let Some(seat) = seats.nth(below(&mut rng, seats.len())) else { return };
        // A move that both could make; the viewer's own moves are the same anyway.
        let moves = |truth: &Truth| -> Vec<String> {
            let moves = truth.live.glimpse(Viewer::Seat(seat)).moves();
            moves.iter().map(|action| action.get().to_string()).collect()
        };
        let (here, there) = (moves(&one), moves(&other));
        if viewer.is(seat) {
            assert_eq!(here, there, "{game} {seed}: the same choices");
        }
        let both: Vec<&String> = here.iter().filter(|action| there.contains(action)).collect();
        let mut found = None;
        for _ in 0..6 {
            let Some(action) = both.get(below(&mut rng, both.len().max(1) as u32) as usize) else {
                break;
            };
            let step = Some((seat, action.as_str()));
            let Some(next) = one.try_step(step, &[rng.next_u64()]) else { panic!("a legal move") };
            found = twin(&next, &other, viewer, step, &mut rng).map(|twin| (next, twin));
            if found.is_some() {
                break;
            }
        }
        // From here on the viewer may know which of the two it is.
        let Some((next, twin)) = found else { return };
        (one, other) = (next, twin);
    }
}

/// The second game one step on, dealt otherwise if the viewer does not notice.
fn twin(
    next: &Truth,
    other: &Truth,
    viewer: Viewer,
    step: Option<(Seat, &str)>,
    rng: &mut impl Rng,
) -> Option<Truth> {
    let from = other.live.steps();
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

fn compare(
    stage: &Stage,
    one: &Truth,
    other: &Truth,
    viewer: Viewer,
    desk: &mut Desk,
    rng: &mut impl Rng,
    compared: &mut Compared,
) {
    let players = stage.picture.seats.len() as u8;
    if one.hidden(players) == other.hidden(players) {
        return;
    }
    compared.differing += 1;
    // Every first frame, and then one moment in four.
    if one.live.steps() > 1 && below(rng, 4) > 0 {
        return;
    }
    let glimpse = one.live.glimpse(viewer);
    desk.refresh(Some(&*glimpse));
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
    let past = below(rng, one.live.steps() as u32 + 1) as usize;
    let [here, there] = [one, other].map(|truth| stage.everything(truth, viewer, past, desk));
    for (here, there) in here.iter().zip(&there) {
        assert!(here == there, "{}: {viewer:?} is sent\n{here}\nor\n{there}", stage.game);
        compared.bytes += here.len();
    }
}

/// Picks something that the tray offers, so that pages in the middle of a move are compared too.
fn click_somewhere(
    stage: &Stage,
    one: &Truth,
    viewer: Viewer,
    desk: &mut Desk,
    rng: &mut impl Rng,
) {
    let looked = stage.look(one, viewer, one.live.steps());
    let frame = web::frame(&stage.scene(&looked, desk)).into_string().replace("&quot;", "\"");
    let offered: Vec<&str> = frame.split(r#""click":"pick","what":""#).skip(1).collect();
    let Some(pick) = offered.get(below(rng, offered.len().max(1) as u32) as usize) else { return };
    let what = pick.split('"').next().unwrap_or_default().to_string();
    desk.click(Click::Pick { what }, &looked.picture, looked.glimpse.as_deref());
}

fn prove(game: &'static str, players: std::ops::RangeInclusive<u8>, games: usize) -> Compared {
    let long = std::env::var("PARLOUR_LONG").is_ok();
    let games = if long { games * 10 } else { games };
    let mut compared = Compared::default();
    for number in 0..games {
        let span = usize::from(players.end() - players.start()) + 1;
        drive(game, players.start() + (number % span) as u8, number as u64, &mut compared);
    }
    println!("{game}: {compared:?}");
    compared
}

#[test]
fn love_letter_sends_the_same_bytes_for_two_truths() {
    let compared = prove("love-letter", 2..=6, 1800);
    assert!(compared.differing > 2 * compared.games, "the truths really differ: {compared:?}");
    assert!(compared.refusals > compared.games, "refusals were compared: {compared:?}");
}

#[test]
fn favor_sends_the_same_bytes_for_two_truths() {
    let compared = prove("favor", 2..=4, 200);
    assert!(compared.differing > 5 * compared.games, "the truths really differ: {compared:?}");
}

/// The comparison would find a leak: what one seat is sent differs from what the other truth sends,
/// when that seat is the one who knows.
#[test]
fn whoever_knows_is_sent_different_bytes() {
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let stage = Stage::new("love-letter", 3, Viewer::Seat(Seat(0)), &mut rng);
    let wanted = Wanted { players: Some(3), ..Wanted::default() };
    let open = || house::table("love-letter").expect("a game").open(&wanted).expect("a table");
    let fresh = || Truth { live: open(), seeds: Seeds::default() };
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
