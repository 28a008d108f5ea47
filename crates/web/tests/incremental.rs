//! A page is drawn in parts. Whatever was sent before, the parts together are the page drawn whole, at
//! every step and at every point of what may be picked; and what did not change is not drawn.

#[allow(dead_code)]
#[path = "love_letter/stage.rs"]
mod stage;

use house::{AnyGlimpse, AnySetup, GameKind, Sealed, Wanted};
use stage::{Numbers, Stage, desk, show};
use tables::Picture;
use tabletop::{Seat, Viewer};
use web::{Desk, Drawing, Memory, Parts, Shelf, TablePage};
use words::Lang;

fn begin(game: GameKind, players: u8, seed: u64) -> Stage {
    let wanted = Wanted { players: Some(players.into()), ..Wanted::default() };
    let mut live = AnySetup::of(game, &wanted).expect("a table that may be").begin();
    let mut dealer = Sealed::new([seed as u8; 32]);
    let first = live.opening(&mut dealer).expect("a deal");
    live.take(first).expect("a step of this game");
    Stage { live, dealer }
}

/// What somebody has who is sent what is new.
struct Reader {
    viewer: Viewer,
    memory: Memory,
    known: Parts,
    points: usize,
}

impl Reader {
    fn look(&mut self, game: GameKind, glimpse: &AnyGlimpse, players: u8, lang: Lang, desk: &Desk) {
        show(glimpse, players, lang, desk, |page| {
            let picture = Picture { game, ..page.picture.clone() };
            let page = TablePage { picture: &picture, ..*page };
            let news = self.memory.draw(&page, Drawing::Alone);
            self.known.extend(news.parts);
            let whole = |parts: &Parts| web::whole(parts, "table");
            let frame = |page: &TablePage<'_>| web::frame(page).into_string();
            assert_eq!(whole(&self.known), frame(&page), "{game}");
            let again = self.memory.draw(&page, Drawing::Alone);
            assert!(again.parts.is_empty() && again.ahead.is_none(), "{game}: {again:?}");
            assert_eq!(again.drawings, 0, "{game}: what did not change is not drawn");
            for (picks, point) in news.ahead.into_iter().flatten() {
                let mut at = desk.clone();
                at.picks = picks.split(' ').filter(|it| !it.is_empty()).map(Into::into).collect();
                let mut parts = self.known.clone();
                parts.extend(point.parts);
                let there = frame(&TablePage { desk: &at, ..page });
                assert_eq!(whole(&parts), there, "{game}: {picks}");
                self.points += 1;
            }
        });
    }
}

fn play(game: GameKind, players: u8, games: u64) {
    let mut numbers = Numbers(17);
    let mut points = 0;
    for seed in 0..games {
        let lang = Lang::ALL[(seed % 4) as usize];
        let mut stage = begin(game, players, seed);
        let new =
            |viewer| Reader { viewer, memory: Memory::default(), known: Parts::new(), points: 0 };
        let mut readers: Vec<Reader> = Viewer::all(players).map(new).collect();
        loop {
            let mut desk = desk(&[]);
            desk.taken_in = stage.live.steps() - 1;
            for reader in &mut readers {
                let glimpse = stage.glimpse(reader.viewer);
                reader.look(game, &glimpse, players, lang, &desk);
            }
            if !stage.step(|count| numbers.below(count)) {
                break;
            }
        }
        points += readers.iter().map(|reader| reader.points).sum::<usize>();
    }
    assert!(points > 100, "{game}: {points} points");
}

fn games(few: u64) -> u64 {
    if std::env::var("PARLOUR_LONG").is_ok() { 1000 } else { few }
}

#[test]
fn the_parts_of_love_letter_are_the_page() {
    play(GameKind::LoveLetter, 2, games(2));
    play(GameKind::LoveLetter, 4, games(1));
}

#[test]
fn the_parts_of_favor_are_the_page() {
    play(GameKind::Favor, 2, games(1));
    play(GameKind::Favor, 4, games(1));
}

#[test]
fn the_parts_of_fog_of_love_are_the_page() {
    play(GameKind::FogOfLove, 2, games(2));
}

/// What everybody sees is drawn once for a step and a language, however many pages show it; and a seat's own
/// page takes what it has in common with the public's from there.
fn draw_once(game: GameKind, players: u8, games: u64) {
    let (mut numbers, mut saved) = (Numbers(23), 0);
    for seed in 0..games {
        let lang = Lang::ALL[(seed % 4) as usize];
        let mut stage = begin(game, players, seed);
        let mut shelf = Shelf::default();
        let mut public: [Memory; 2] = Default::default();
        let mut own: [Memory; 2] = Default::default();
        for step in 1.. {
            let mut desk = desk(&[]);
            desk.taken_in = stage.live.steps() - 1;
            let drawings = |glimpse: &AnyGlimpse, memory: &mut Memory, drawing: Drawing<'_>| {
                show(glimpse, players, lang, &desk, |page| {
                    let picture = Picture { game, ..page.picture.clone() };
                    memory.draw(&TablePage { picture: &picture, ..*page }, drawing).drawings
                })
            };
            let open = stage.glimpse(Viewer::Public);
            let drawn = public
                .each_mut()
                .map(|memory| drawings(&open, memory, Drawing::Public(&mut shelf)));
            let mine = stage.glimpse(Viewer::Seat(Seat(1)));
            let [alone, shared] = &mut own;
            let alone = drawings(&mine, alone, Drawing::Alone);
            let shared = drawings(&mine, shared, Drawing::Own(&shelf));
            // The shelf has room for what changes, and not for a whole page.
            if step > 1 {
                assert!(drawn[0] > 0 && drawn[1] == 0, "{game}: {drawn:?} drawings");
                // In Fog of Love all that a step changes may look different on one's own page.
                let fewer = shared < alone || (game == GameKind::FogOfLove && shared == alone);
                assert!(fewer, "{game}: {shared} of {alone} drawings");
                saved += alone - shared;
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
