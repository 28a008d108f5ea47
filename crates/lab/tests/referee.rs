//! Outside referees, written from the rulebooks and ignorant of our engines, judge our games.
//!
//! `./test` gives them some hundred games of each kind; with `PARLOUR_LONG` set, ten thousand.

#[path = "referee/favor/mod.rs"]
mod favor;
#[path = "referee/fog_of_love/mod.rs"]
mod fog_of_love;
#[path = "referee/love_letter/mod.rs"]
mod love_letter;

use house::{Favor, FogOfLove, Hosted, LoveLetter, Wanted};
use lab::{Plan, Rotation, simulate};
use tabletop::laws;

/// Simulated games as the lines of a transcript.
fn transcripts<G: Hosted>(players: u32, rules: Option<&str>, games: u64, level: usize) -> Vec<u8> {
    let wanted =
        Wanted { players: Some(players), rules: rules.map(str::to_string), ..Wanted::default() };
    let plan = Plan::<G> {
        setup: &G::setup(&wanted).expect("a table"),
        levels: vec![level; players as usize],
        rotation: Rotation::Fixed,
        games,
        seed: 20_190_000 + u64::from(players),
        threads: 2,
    };
    let mut written = Vec::new();
    simulate(&plan, Some(&mut written), &|_| {}).expect("memory takes everything");
    written
}

/// The best level of a game's bots.
fn best<G: Hosted>() -> usize {
    G::levels().len() - 1
}

fn lines(written: &[u8]) -> impl Iterator<Item = String> {
    std::str::from_utf8(written).expect("JSON is text").lines().map(str::to_string)
}

/// Judges Love Letter for some numbers of players, with random bots and with the best ones, who
/// reach other corners.
fn judge_love_letter(rules: &str, players: std::ops::RangeInclusive<u32>) -> love_letter::Tally {
    let mut tally = love_letter::Tally::default();
    let games = laws::games(300, 10_000);
    for players in players {
        for (bots, games) in [(0, games), (best::<LoveLetter>(), games / 10)] {
            let written = transcripts::<LoveLetter>(players, Some(rules), games, bots);
            if let Err(why) = love_letter::judge(lines(&written), &mut tally) {
                panic!("{rules}, {players} players, {bots}: {why}");
            }
        }
    }
    tally
}

/// Every counter that must not be zero is named with its count.
fn all_occurred(counts: &[(&str, u64)]) {
    let missing: Vec<_> = counts.iter().filter(|(_, count)| *count == 0).collect();
    assert!(missing.is_empty(), "never occurred: {missing:?}");
}

#[test]
fn the_referee_agrees_with_love_letter_of_2019() {
    let tally = judge_love_letter("2019", 2..=6);
    all_occurred(&[
        ("the Prince draws the hidden card", tally.prince_drew_aside),
        ("the Chancellor with two cards", tally.chancellor_two),
        ("the Chancellor with one card", tally.chancellor_one),
        ("the Chancellor with no card", tally.chancellor_none),
        ("everybody protected", tally.nobody_to_choose),
        ("the Prince must hit himself", tally.prince_forced_self),
        ("Baron ties", tally.baron_ties),
        ("tied rounds", tally.tied_rounds),
        ("rounds with one left", tally.rounds_by_last),
        ("rounds to the end of the deck", tally.rounds_by_deck),
        ("several winners", tally.several_game_winners),
        ("the Spy's bonus", tally.spy_bonus),
        ("the Countess obliged", tally.countess_forced),
        ("the Princess played", tally.princess_played),
        ("a returned card drawn", tally.bottom_card_drawn),
    ]);
}

#[test]
fn the_referee_agrees_with_classic_love_letter() {
    let tally = judge_love_letter("classic", 2..=4);
    all_occurred(&[
        ("the Prince draws the hidden card", tally.prince_drew_aside),
        ("everybody protected", tally.nobody_to_choose),
        ("Baron ties", tally.baron_ties),
        ("tied rounds", tally.tied_rounds),
        ("several winners", tally.several_game_winners),
        ("the Countess obliged", tally.countess_forced),
    ]);
    let none = [tally.chancellor_two, tally.spy_bonus, tally.bottom_card_drawn];
    assert_eq!(none, [0; 3], "there is no Chancellor and no Spy in the classic deck");
}

#[test]
fn the_referee_agrees_with_favor() {
    let mut tally = favor::Tally::default();
    let games = laws::games(1_000, 10_000);
    for players in 2..=4 {
        for (bots, games) in [(0, games), (best::<Favor>(), games / 10)] {
            let written = transcripts::<Favor>(players, None, games, bots);
            if let Err(why) = favor::judge(lines(&written), &mut tally) {
                panic!("{players} players, {bots}: {why}");
            }
        }
    }
    all_occurred(&[
        ("auctions nobody bids in", tally.unsold_auctions),
        ("final auctions nobody bids in", tally.final_unsold),
        ("callers win without remainder", tally.caller_won_even),
        ("callers win with a remainder", tally.caller_won_remainder),
        ("callers win too little to share", tally.caller_won_all_to_box),
        ("short lots in round two", tally.short_lots_round_two),
        ("short lots in round three", tally.short_lots_round_three),
        ("the last card added", tally.final_by_add),
        ("the last card opened", tally.final_by_lot),
        ("negative scores", tally.negative_round_scores),
        ("negative totals", tally.negative_totals),
        ("a shared bonus", tally.bonus_shared),
        ("special clues used", tally.special_used),
        ("the first tie-break", tally.first_tiebreak),
        ("the second tie-break", tally.second_tiebreak),
    ]);
}

/// A game of Fog of Love between two bots of a level, as the lines of a transcript; its number is
/// its seed.
fn fog_of_love_lines(story: &str, tutorial: bool, game: u64, level: usize) -> Vec<String> {
    let wanted = Wanted { story: Some(story.to_string()), tutorial, ..Wanted::default() };
    fog_of_love_at(&wanted, game, level)
}

/// The same at any table.
fn fog_of_love_at(wanted: &Wanted, game: u64, level: usize) -> Vec<String> {
    let setup = FogOfLove::setup(wanted).expect("a table");
    let mut lines = vec![house::header::<FogOfLove>(&setup, &game.to_string())];
    let (levels, choices) = ([level, level], game + 1_000_000);
    let mut study = <FogOfLove as Hosted>::Study::default();
    house::play::<FogOfLove>(&setup, &levels, game, choices, Some(&mut lines), &mut study);
    lines.iter().map(ToString::to_string).collect()
}

#[test]
fn the_referee_agrees_with_fog_of_love() {
    let mut tally = fog_of_love::Tally::default();
    let mut wrong = Vec::new();
    // Good players meet endings that hardly ever come about by chance.
    let best = best::<FogOfLove>();
    let by_chance = (0..laws::games(200, 5_000)).map(|game| (game, 0));
    let games: Vec<_> =
        by_chance.chain((0..laws::games(10, 500)).map(|game| (game, best))).collect();
    let mut tables: Vec<_> = FogOfLove::stories().into_iter().map(|id| (id, false)).collect();
    tables.push(("sunday-morning-date".to_string(), true));
    for (story, tutorial) in &tables {
        for &(game, level) in &games {
            let lines = fog_of_love_lines(story, *tutorial, game, level).into_iter();
            if let Err(why) = fog_of_love::judge(lines, &mut tally) {
                wrong.push(format!("{story}, game {game}: {why}"));
            }
        }
    }
    wrong.truncate(20);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(tally.games as usize, 5 * games.len());
    assert!(tally.judged.values().sum::<u64>() > 10_000, "{:?}", tally.judged);
    all_occurred(
        &[
            "a secret revealed in play",
            "a secret never revealed",
            "a secret overrides a destiny",
            "a reaction to a scene played",
            "a reaction to choices revealed",
            "a reaction to a scene resolved",
            "a scene skipped",
            "a scene replaced",
            "a scene repeated",
            "a scene redirected",
            "a follow-up applied",
            "a follow-up that does not fit",
            "a follow-up from the chapter before",
            "a follow-up lost in the finale",
            "choices in order",
            "choices in the finale",
            "the finale's own effects",
            "one of several decks drawn from",
            "a special event comes into play",
            "a hidden card asked about",
            "choices for each other",
            "a switch in with effect",
            "a switch in without effect",
            "a switch out with effect",
            "a switch out without effect",
            "a switch with an empty pile",
            "a discard ignored at two destinies",
            "a destiny recovered",
            "a trait changed",
            "a trait guessed",
            "a feature changed",
            "an occupation changed",
            "goals on one aspect, to be put in order",
            "a goal missed for being doubled",
            "satisfaction floored",
            "a minor scene exchanged",
            "nothing to play",
            "nothing left to draw",
            "a tutorial laid out",
            "a chapter overshoots",
            "both fulfilled",
            "one fulfilled",
            "none fulfilled",
        ]
        .map(|corner| tally.corner(corner)),
    );
    if laws::games(0, 1) == 1 {
        let rare = [
            "a secret picked blind",
            "a doubled goal completed",
            "a character's token gone before",
            "no other option to choose",
            "a search in vain",
        ];
        all_occurred(&rare.map(|corner| tally.corner(corner)));
    }
}

/// FL-320: packs are combined, and the referee agrees with the games of the second edition's box: each
/// story as it is, with the scenes of all stories, and between good players.
#[test]
fn the_referee_agrees_with_the_second_edition() {
    let second = house::boxes::named(house::boxes::SECOND).expect("it is offered");
    let (mut tally, mut wrong) = (fog_of_love::Tally::default(), Vec::new());
    let (best, games) = (best::<FogOfLove>(), laws::games(60, 1_200));
    for story in &second.stories {
        let cards = Some(second.cards.clone());
        let own = Wanted { story: Some(story.clone()), cards, ..Wanted::default() };
        let all = Wanted { all_stories: true, ..own.clone() };
        for (wanted, games, level) in [(&own, games, 0), (&all, games, 0), (&own, games / 12, best)]
        {
            for game in 0..games {
                let lines = fog_of_love_at(wanted, game, level).into_iter();
                if let Err(why) = fog_of_love::judge(lines, &mut tally) {
                    wrong.push(format!("{story}, game {game}, level {level}: {why}"));
                }
            }
        }
    }
    println!("{} games of the second edition's box", tally.games);
    wrong.truncate(20);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(tally.games, 4 * (2 * games + games / 12));
}

/// FL-27, FL-262, FL-263, FL-317, FL-319: the header says which cards were chosen, and the referee
/// agrees with what is made of them. Every event is met in a story that did not bring it.
#[test]
fn the_referee_agrees_with_cards_that_the_players_choose() {
    let ids = |ids: &[&str]| ids.iter().map(ToString::to_string).collect::<Vec<_>>();
    let table = |story: &str| Wanted { story: Some(story.to_string()), ..Wanted::default() };
    let all = ids(&["one-roof", "launch-day", "room-214"]);
    let topics = || FogOfLove::setup(&Wanted::default()).expect("a table");
    let topics = topics().book().content().tags.clone();
    let tables = [
        Wanted { events: Some(all.clone()), ..table("sunday-morning-date") },
        Wanted { events: Some(all.clone()), ..table("second-helpings") },
        Wanted { events: Some(Vec::new()), ..table("where-were-we") },
        Wanted { all_stories: true, ..table("nothing-serious") },
        Wanted { without: ids(&["burnt-moka", "one-roof"]), ..table("sunday-morning-date") },
        Wanted { topics: ids(&["marriage", "money"]), ..table("second-helpings") },
        Wanted { topics, all_stories: true, events: Some(all), ..table("where-were-we") },
    ];
    let mut met = std::collections::BTreeSet::new();
    for wanted in &tables {
        let mut tally = fog_of_love::Tally::default();
        for game in 0..laws::games(40, 1_000) {
            let lines = fog_of_love_at(wanted, game, 0);
            met.extend(inserted(&lines));
            if let Err(why) = fog_of_love::judge(lines.into_iter(), &mut tally) {
                panic!("{wanted:?}, game {game}: {why}");
            }
        }
    }
    assert_eq!(met.into_iter().collect::<Vec<_>>(), ["launch-day", "one-roof", "room-214"]);
}

/// FL-126, FL-317: with hardly a scene left in which somebody chooses, hands hold what cannot be played,
/// and whoever is to play another scene has none.
#[test]
fn the_referee_agrees_with_a_thin_box() {
    let story = Some("second-helpings".to_string());
    let mut wanted = Wanted { story, ..Wanted::default() };
    let whole = FogOfLove::setup(&wanted).expect("a table");
    // As many as can be left out.
    for scene in &whole.book().content().scenes {
        if !scene.options.is_empty() {
            let mut fewer = wanted.clone();
            fewer.without.push(scene.id.clone());
            wanted = if FogOfLove::setup(&fewer).is_ok() { fewer } else { wanted };
        }
    }
    let mut tally = fog_of_love::Tally::default();
    for game in 0..laws::games(300, 2_000) {
        let lines = fog_of_love_at(&wanted, game, 0).into_iter();
        if let Err(why) = fog_of_love::judge(lines, &mut tally) {
            panic!("game {game}: {why}");
        }
    }
    all_occurred(
        &["nothing to play", "nothing to play instead"].map(|corner| tally.corner(corner)),
    );
}

/// The special events that came into play.
fn inserted(lines: &[String]) -> Vec<String> {
    let lines: Vec<serde_json::Value> =
        lines.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let scenes = &lines[1]["scenes"];
    let event = |line: &serde_json::Value| {
        let number = line["event"]["inserted"][0].as_u64()?;
        scenes[number as usize].as_str().map(str::to_string)
    };
    lines.iter().filter_map(event).collect()
}
