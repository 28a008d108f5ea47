//! A page is drawn in parts. Whatever was sent before, the parts together are the page drawn whole, at
//! every step and at every point of what may be picked; and what did not change is not drawn.

use crate::love_letter::stage::{Numbers, Stage, desk, show};
use face::queue::{Event, Pace, Queue, Step};
use house::{AnyGlimpse, AnySetup, GameKind, Sealed, Wanted};
use tables::{Phase, Picture};
use tabletop::{Seat, Viewer, Waiting};
use web::{Desk, Drawing, Memory, Parts, Shelf, TablePage};
use words::Lang;

/// A game, dealt. The seed decides all cards; some games of Fog of Love are somebody's first.
fn begin(game: GameKind, players: u8, seed: u64) -> Stage {
    let tutorial = game == GameKind::FogOfLove && seed.is_multiple_of(3);
    let wanted = Wanted { players: Some(players.into()), tutorial, ..Wanted::default() };
    let mut live = AnySetup::of(game, &wanted).expect("a table that may be").begin();
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut dealer = Sealed::new(bytes);
    let first = live.opening(&mut dealer).expect("a deal");
    live.take(first).expect("a step of this game");
    Stage { live, dealer }
}

/// Shows the page of a game to whoever has this desk.
fn page_of<T>(
    glimpse: &AnyGlimpse,
    players: u8,
    lang: Lang,
    desk: &Desk,
    look: impl FnOnce(&TablePage<'_>) -> T,
) -> T {
    show(glimpse, players, lang, desk, |page| {
        let over = matches!(glimpse.waiting(), Waiting::Over(_)) && !desk.waits;
        let phase = if over { Phase::Over } else { Phase::Playing };
        let picture = Picture { game: glimpse.kind(), phase, ..page.picture.clone() };
        look(&TablePage { picture: &picture, ..*page })
    })
}

/// Somebody who is sent what is new, as their queue has it.
struct Reader {
    viewer: Viewer,
    players: u8,
    lang: Lang,
    queue: Queue,
    desk: Desk,
    memory: Memory,
    known: Parts,
    counted: Counted,
}

/// What was compared.
#[derive(Clone, Copy, Default, Debug)]
struct Counted {
    moments: usize,
    /// Of them, those at which something waits to be taken in.
    asked: usize,
    /// Points of what may be picked.
    points: usize,
    drawings: usize,
}

impl Counted {
    fn add(&mut self, more: Counted) {
        self.moments += more.moments;
        self.asked += more.asked;
        self.points += more.points;
        self.drawings += more.drawings;
    }
}

const PACE: Pace = Pace { step: 10, breath: 10, staged: 10 };

impl Reader {
    fn new(viewer: Viewer, players: u8, lang: Lang) -> Reader {
        Reader {
            viewer,
            players,
            lang,
            queue: Queue::default(),
            desk: desk(&[]),
            memory: Memory::default(),
            known: Parts::new(),
            counted: Counted::default(),
        }
    }

    /// Looks at the latest step: at the move, then at each thing that is to be taken in, then at the table as
    /// it is.
    fn follow(&mut self, stage: &Stage) {
        let glimpse = stage.glimpse(self.viewer);
        let step = |step: usize| Step {
            quiet: false,
            take_ins: face::take_ins(&glimpse, step) + face::lessons(&glimpse, step),
            staged: face::is_staged(&glimpse, step),
        };
        let steps = glimpse.steps();
        let mut now = steps as u64 * 1000;
        self.queue.on(Event::News { game: 1, steps }, now, PACE, step);
        self.look(stage);
        while self.queue.waits() {
            now += PACE.step;
            let got_it = Event::GotIt { step: steps, which: self.queue.taken() };
            let event = if self.queue.asking().is_some() { got_it } else { Event::Tick };
            self.queue.on(event, now, PACE, step);
            self.look(stage);
        }
        self.queue.on(Event::Enough, now, PACE, step);
    }

    /// Whatever was sent before, the parts together are the page.
    fn look(&mut self, stage: &Stage) {
        let mut glimpse = stage.glimpse(self.viewer);
        self.desk.show(self.queue);
        self.desk.hush(Some(&mut glimpse));
        let Reader { players, lang, desk, memory, known, counted, .. } = self;
        page_of(&glimpse, *players, *lang, desk, |page| {
            let game = page.picture.game;
            let news = memory.draw(page, Drawing::Alone);
            known.extend(news.parts);
            let whole = |parts: &Parts| web::whole(parts, "table");
            let frame = |page: &TablePage<'_>| web::frame(page).into_string();
            assert_eq!(whole(known), frame(page), "{game}");
            let again = memory.draw(page, Drawing::Alone);
            assert!(again.parts.is_empty() && again.ahead.is_none(), "{game}: {again:?}");
            assert_eq!(again.work.drawings, 0, "{game}: what did not change is not drawn");
            counted.moments += 1;
            counted.asked += usize::from(desk.asking.is_some());
            counted.drawings += news.work.drawings;
            for (picks, point) in news.ahead.into_iter().flatten() {
                let mut at = desk.clone();
                at.picks = picks.split(' ').filter(|it| !it.is_empty()).map(Into::into).collect();
                let mut parts = known.clone();
                parts.extend(point.parts);
                let there = frame(&TablePage { desk: &at, ..*page });
                assert_eq!(whole(&parts), there, "{game}: {picks}");
                counted.points += 1;
            }
        });
    }
}

/// Plays so many games, with each of these numbers of players in turn.
fn play(game: GameKind, players: &[u8], games: u64) {
    let mut counted = Counted::default();
    for seed in 0..games {
        let mut numbers = Numbers(17 + seed);
        let (lang, players) =
            (Lang::ALL[(seed % 4) as usize], players[seed as usize % players.len()]);
        let mut stage = begin(game, players, seed);
        let mut readers: Vec<Reader> =
            Viewer::all(players).map(|viewer| Reader::new(viewer, players, lang)).collect();
        loop {
            for reader in &mut readers {
                reader.follow(&stage);
            }
            if !stage.step(|count| numbers.below(count)) {
                break;
            }
        }
        readers.iter().for_each(|reader| counted.add(reader.counted));
    }
    println!("{games} games of {game}: {counted:?}");
    assert!(counted.points > 100 && counted.asked > 4, "{game}: {counted:?}");
}

/// In the long run it is a thousand: `PARLOUR_LONG=1 cargo test -p web incremental`.
fn games(few: u64) -> u64 {
    if std::env::var("PARLOUR_LONG").is_ok() { 1000 } else { few }
}

#[test]
fn the_parts_of_love_letter_are_the_page() {
    play(GameKind::LoveLetter, &[2, 4, 3, 6, 5], games(3));
}

#[test]
fn the_parts_of_favor_are_the_page() {
    play(GameKind::Favor, &[2, 4, 3], games(2));
}

#[test]
fn the_parts_of_fog_of_love_are_the_page() {
    play(GameKind::FogOfLove, &[2], games(2));
}

/// What everybody sees is drawn once for a step and a language, however many pages show it; and a seat's own
/// page takes what it has in common with the public's from there.
fn draw_once(game: GameKind, players: u8, games: u64) {
    let mut saved = 0;
    for seed in 0..games {
        let mut numbers = Numbers(23 + seed);
        let langs = [0, 1].map(|other| Lang::ALL[((seed + other) % 4) as usize]);
        let mut stage = begin(game, players, seed);
        let mut shelf = Shelf::default();
        let mut public: [[Memory; 3]; 2] = Default::default();
        let mut own: [[Memory; 2]; 2] = Default::default();
        for step in 1.. {
            let mut desk = desk(&[]);
            desk.taken_in = stage.live.steps();
            let drawings =
                |glimpse: &AnyGlimpse, lang, memory: &mut Memory, drawing: Drawing<'_>| {
                    page_of(glimpse, players, lang, &desk, |page| {
                        memory.draw(page, drawing).work.drawings
                    })
                };
            let open = stage.glimpse(Viewer::Public);
            let mine = stage.glimpse(Viewer::Seat(Seat(1)));
            for ((lang, public), own) in langs.into_iter().zip(&mut public).zip(&mut own) {
                let drawn = public
                    .each_mut()
                    .map(|memory| drawings(&open, lang, memory, Drawing::Public(&mut shelf)));
                let [alone, shared] = own;
                let alone = drawings(&mine, lang, alone, Drawing::Alone);
                let shared = drawings(&mine, lang, shared, Drawing::Own(&shelf));
                // The shelf has room for what changes, and not for a whole page.
                if step > 1 {
                    assert!(
                        drawn[0] > 0 && drawn[1..] == [0, 0],
                        "{game}, step {step}: {drawn:?} drawings"
                    );
                    // In Fog of Love all that a step changes may look different on one's own page.
                    let fewer = shared < alone || (game == GameKind::FogOfLove && shared == alone);
                    assert!(fewer, "{game}: {shared} of {alone} drawings");
                    saved += alone - shared;
                }
            }
            if !stage.step(|count| numbers.below(count)) {
                break;
            }
        }
    }
    assert!(saved > 100, "{game}: {saved}");
}

#[test]
fn what_the_public_sees_is_drawn_once() {
    draw_once(GameKind::LoveLetter, 4, games(3));
    draw_once(GameKind::Favor, 3, games(2));
    draw_once(GameKind::FogOfLove, 2, games(2));
}
