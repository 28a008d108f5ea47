//! The story pages of games between bots, as Markdown, to be read from start to end. In those with an odd
//! seed, what the first chapter and the finale ask is answered with the cards' own ideas.
//!
//! `cargo run -p house --example tales -- second-helpings fr 7 club` prints one; with a directory
//! as the only argument, a game of each story in each language is written there, for each of
//! `SEEDS`.

use fog_of_love::Setup;
use fog_of_love::content::Effect;
use house::{AnySetup, FogOfLove, Hosted, Sealed, Titles, Wanted};
use std::path::Path;
use tabletop::{Seat, Waiting};
use words::fog_of_love::{CardContext, Said, markdown};
use words::{Lang, Tongue};

const STORIES: [&str; 4] =
    ["sunday-morning-date", "where-were-we", "nothing-serious", "second-helpings"];
const SEEDS: [u8; 3] = [3, 8, 21];

/// The page of a game, as whoever played it would keep it.
fn page(story: &str, lang: Lang, seed: u8, level: &str) -> Result<String, String> {
    let wanted = Wanted { story: Some(story.into()), ..Wanted::default() };
    let setup = FogOfLove::setup(&wanted).map_err(|bad| format!("{bad:?}"))?;
    let (mut sealed, mut dice) = (Sealed::new([seed; 32]), house::dice(seed.into()));
    let mut game = AnySetup::FogOfLove(setup.clone()).begin();
    game.take(game.opening(&mut sealed).map_err(|bad| format!("{bad:?}"))?)
        .map_err(|bad| format!("{bad:?}"))?;
    while let Waiting::For(seats) = game.waiting() {
        let seat = seats.into_iter().next().ok_or("nobody is asked")?;
        let action = game.choose(seat, level, &mut dice).ok_or("no move")?;
        let step = game.decide(seat, action, &mut sealed).map_err(|bad| format!("{bad:?}"))?;
        game.take(step).map_err(|bad| format!("{bad:?}"))?;
    }
    let tongue = Tongue::of(lang);
    let names = ["Anna", "Ben"].map(String::from);
    let told = if seed % 2 == 1 { answers(&setup, tongue, game.steps()) } else { Vec::new() };
    let tale = game.tale(tongue, &told, &names).ok_or("no tale")?;
    Ok(markdown(tongue, &tale))
}

/// What the two tell when the first chapter and the finale ask them, out of the cards' ideas.
fn answers(setup: &Setup, tongue: &Tongue, steps: usize) -> Vec<Said> {
    let place = setup.story();
    let Some(story) = setup.book().content().stories.get(usize::from(place)) else {
        return Vec::new();
    };
    let titles = Titles::new(setup, tongue, &[]);
    let first = (CardContext::Chapter { story: place, chapter: 0 }, &story.chapters[0].more, 40);
    let last = (CardContext::Finale { story: place }, &story.finale.effects, steps);
    let mut told = Vec::new();
    for (card, effects, step) in [first, last] {
        for effect in effects {
            if let Effect::Tell(_, name) = effect {
                let ideas = titles.ideas(card, name).into_iter().zip([Seat(0), Seat(1)]);
                told.extend(ideas.map(|(text, seat)| Said { seat, step, text }));
            }
        }
    }
    told
}

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [story, lang, seed, level] => {
            let lang = Lang::from_code(lang).ok_or("no such language")?;
            print!("{}", page(story, lang, seed.parse().map_err(|_| "no seed")?, level)?);
        }
        [dir] => {
            for (story, lang) in
                STORIES.iter().flat_map(|story| Lang::ALL.map(|lang| (story, lang)))
            {
                for seed in SEEDS {
                    let level = if seed % 2 == 0 { "casual" } else { "club" };
                    let file = format!("{story}-{seed}-{}.md", lang.code());
                    let text = page(story, lang, seed, level)?;
                    std::fs::write(Path::new(dir).join(file), text)
                        .map_err(|bad| bad.to_string())?;
                }
            }
        }
        _ => return Err("tales DIR, or tales STORY LANGUAGE SEED LEVEL".into()),
    }
    Ok(())
}
