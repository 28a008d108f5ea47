//! What every level of Fog of Love promises.

use crate::common::{self, legal, table};
use bots::fog_of_love::{Club, LEVELS, Persona};
use bots::{Among, Bot, Dice, play_watched};
use fog_of_love::content::{Content, Deck, Kind, Scene, Stance};
use fog_of_love::{Action, Asked, Book, FogOfLove, Setup, State, View};
use rand_core::{Rng, SeedableRng};
use std::mem::swap;
use tabletop::{Deals, Seat, below, mix};

const STORY: &str = "sunday-morning-date";

fn base() -> Setup {
    Setup::new(packs::base_book(), STORY).expect("a table")
}

/// The scenes of the tutorial alone, shuffled: secrets and reactions lie close together there.
fn dense() -> Setup {
    let scenes = packs::base_book().content().scenes.iter();
    let others: Vec<&str> =
        scenes.filter(|card| !card.tutorial).map(|card| card.id.as_str()).collect();
    base().without(&others).expect("a complete game")
}

/// The base pack, changed.
fn changed(change: impl FnOnce(&mut Content)) -> Option<Setup> {
    let mut content = packs::base_book().content().clone();
    change(&mut content);
    Setup::new(&Book::new(content).ok()?, STORY).ok()
}

/// Cards with each other's effects, options and types: whatever is still playable.
fn scrambled(seed: u64) -> Option<Setup> {
    changed(|content| {
        let mut dice = Dice::seed_from_u64(seed);
        let count = content.scenes.len() as u32;
        for n in 1..count as usize {
            let (before, after) = content.scenes.split_at_mut(n);
            let (one, two) = (&mut before[below(&mut dice, n as u32) as usize], &mut after[0]);
            // Reactions speak a language of their own.
            if one.reaction.is_some() || two.reaction.is_some() {
                continue;
            }
            match below(&mut dice, 6) {
                0 => swap(&mut one.on_play, &mut two.on_play),
                1 => swap(&mut one.follow_up, &mut two.follow_up),
                2 => {
                    swap(&mut one.secret, &mut two.secret);
                    swap(&mut one.kinds, &mut two.kinds);
                }
                3 => swap(&mut one.deck, &mut two.deck),
                4 => swap(&mut one.requires, &mut two.requires),
                _ => swap(&mut one.on_play, &mut two.more),
            }
        }
    })
}

/// Tables that no box holds: few destinies, people who leave, a single short chapter, all decks as
/// draw sources, hardly a scene.
fn odd_setups() -> Vec<Setup> {
    let leaving = changed(|content| {
        for card in content.destinies.iter_mut().skip(2) {
            card.stance = Stance::Separate;
        }
    });
    let two_destinies = changed(|content| {
        let story = &mut content.stories[0];
        let all = story.destinies;
        all.iter().skip(2).for_each(|card| story.destinies = story.destinies.without(card));
    });
    let short = changed(|content| {
        let story = &mut content.stories[0];
        story.chapters.truncate(1);
        story.chapters[0].length = 1;
        story.chapters[0].draws = [Deck::Sweet, Deck::Serious, Deck::Drama].into_iter().collect();
    });
    let bare = {
        let book = packs::base_book();
        let mut left_out = Vec::new();
        for deck in Deck::ALL {
            let card = |scene: Scene| &book.content().scenes[scene.index()];
            let in_play = book.content().scene_numbers().filter(|&scene| base().in_play(scene));
            let cards = in_play.map(card).filter(|card| card.deck == deck);
            left_out.extend(cards.skip(6).map(|card| card.id.as_str()));
        }
        base().without(&left_out).ok()
    };
    let event = base().with_event("one-roof").ok();
    let odd: Vec<Setup> =
        [leaving, two_destinies, short, bare, event].into_iter().flatten().collect();
    assert_eq!(odd.len(), 5, "every odd table can be set up");
    odd
}

#[test]
fn every_level_plays_only_legal_moves_at_the_base_table() {
    common::plays_only_legal_moves(&LEVELS, &[base()], 30);
}

#[test]
fn every_level_plays_only_legal_moves_at_odd_tables() {
    common::plays_only_legal_moves(&LEVELS, &odd_setups(), 6);
    let scrambled: Vec<Setup> = (0..16).filter_map(scrambled).collect();
    assert!(scrambled.len() >= 8, "{} scrambled packs prove something", scrambled.len());
    common::plays_only_legal_moves(&LEVELS, &scrambled, 2);
}

#[test]
fn the_same_seeds_give_the_same_game() {
    common::plays_the_same_game_again(&LEVELS, &[base()]);
}

/// A player who sits down anew for every move and remembers nothing.
struct Stranger(Persona);

impl Bot<FogOfLove> for Stranger {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        Club::new(self.0).choose(view, rng)
    }
}

#[test]
fn a_player_may_take_over_anywhere() {
    let all = [Persona::Plain, Persona::Devoted, Persona::Selfish, Persona::Mischievous];
    for (game, persona) in all.into_iter().cycle().enumerate().take(60) {
        let mut bots = table(&LEVELS, 2, |_| "random");
        bots[game % 2] = Box::new(Stranger(persona));
        let watch = |_: &_, view: &View, action: &Action| {
            assert!(legal::<FogOfLove>(view).contains(action), "{persona:?}: {action:?}");
        };
        let mut dice = Dice::seed_from_u64(game as u64);
        play_watched(&base(), &mut bots, &mut Deals::new(game as u64), &mut dice, watch)
            .expect("legal moves");
    }
}

#[test]
fn thoughtful_players_claim_nothing_by_hand_and_believe_others() {
    let mut asked = 0;
    for game in 0..60 {
        let mut bots = table(&LEVELS, 2, |chair| if chair == 0 { "club" } else { "casual" });
        let watch = |_: &_, view: &View, action: &Action| match view.table.asked {
            Asked::Enter => {
                asked += 1;
                assert_eq!(*action, Action::Done);
            }
            Asked::Confirm => assert_eq!(*action, Action::Confirm),
            _ => {}
        };
        let mut dice = Dice::seed_from_u64(game);
        play_watched(&base(), &mut bots, &mut Deals::new(mix(4, game)), &mut dice, watch)
            .expect("legal moves");
    }
    assert!(asked > 0, "somebody was asked");
}

/// How many secrets and changes of destiny a level comes to in some games with a casual partner.
fn mischief(name: &'static str) -> u32 {
    let mut count = 0;
    for game in 0..40 {
        let mut bots = table(&LEVELS, 2, |chair| if chair == 0 { name } else { "casual" });
        let watch = |_: &_, view: &View, action: &Action| {
            if view.seat() != Some(Seat(0)) {
                return;
            }
            let scenes = &view.book().content().scenes;
            count += match *action {
                Action::Play(scene) => u32::from(scenes[scene.index()].kinds.has(Kind::Secret)),
                Action::Switch(..) | Action::React(_) => 1,
                _ => 0,
            };
        };
        let mut dice = Dice::seed_from_u64(game);
        play_watched(&dense(), &mut bots, &mut Deals::new(mix(5, game)), &mut dice, watch)
            .expect("legal moves");
    }
    count
}

#[test]
fn a_mischievous_player_likes_secrets_and_changes() {
    let (mischievous, devoted) = (mischief("club-mischievous"), mischief("club-devoted"));
    assert!(mischievous > devoted + devoted / 4, "{mischievous} against {devoted}");
}

/// How many in a hundred fulfil their destiny, the first and the second of a couple, every deal
/// being played twice with the seats swapped.
fn fulfilled(one: &'static str, two: &'static str, games: u64) -> [f64; 2] {
    let setup = base();
    let mut count = [0.0; 2];
    for game in 0..games {
        let swapped = game % 2 == 1;
        let mut bots = table(&LEVELS, 2, |chair| if (chair == 1) == swapped { one } else { two });
        let mut deals = Deals::new(mix(3, game / 2));
        let mut dice = Dice::seed_from_u64(game);
        let among = Among { setup: &setup, bots: &mut bots, deals: &mut deals, rng: &mut dice };
        let mut end: Option<State> = None;
        let ended = |_: &mut (), state: &State| end = Some(state.clone());
        among.play(&mut (), |_| {}, |_, _, _| {}, ended).expect("legal moves");
        let end = end.expect("the end");
        for chair in 0..2 {
            let who = usize::from((chair == 1) != swapped);
            let person = end.table().person(Seat(chair));
            count[who] += 100.0 * f64::from(u8::from(person.fulfilled)) / games as f64;
        }
    }
    count
}

/// The bounds lie several standard deviations below what `examples/romance.rs` measures.
#[test]
fn each_level_is_clearly_stronger_than_the_one_below() {
    let each = |name, games| fulfilled(name, name, games).iter().sum::<f64>() / 2.0;
    let (random, casual, club) = (each("random", 400), each("casual", 300), each("club", 80));
    assert!(casual >= 2.0 * random, "casual couples fulfil {casual} %, random ones {random} %");
    assert!(club >= 2.0 * casual, "club couples fulfil {club} %, casual ones {casual} %");
    assert!(club >= 60.0, "club couples fulfil {club} %");
    let [casual, random] = fulfilled("casual", "random", 200);
    assert!(casual >= random + 10.0, "casual fulfils {casual} %, its random partner {random} %");
    let [club, random] = fulfilled("club", "random", 120);
    assert!(club >= random + 10.0, "club fulfils {club} %, its random partner {random} %");
}

#[test]
fn club_fulfils_its_destiny_more_often_than_its_casual_partner() {
    let [club, casual] = fulfilled("club", "casual", 240);
    assert!(club > casual, "club fulfils {club} %, its casual partner {casual} %");
    assert!(club >= 35.0, "club fulfils {club} % with a casual partner");
}
