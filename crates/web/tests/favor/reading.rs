//! How a game reads: the text of the page at some moments of one game, as each viewer sees it.

use crate::favor::common::{Played, events, part, unescaped, viewers, whole};
use favor::{Event, Happened};
use std::collections::BTreeSet;
use tabletop::Viewer;
use web::Desk;
use words::{Lang, Tongue};

/// The text of some markup: what stands in different blocks on different lines.
pub fn text_of(markup: &str) -> String {
    let mut text = String::new();
    for piece in markup.split('<') {
        let (tag, words) = piece.split_once('>').unwrap_or(("", piece));
        let inline = ["span", "b", "/b", "strong", "/strong", "small", "/small", "/span"];
        let name = tag.split(' ').next().unwrap_or_default();
        if !inline.contains(&name) {
            text.push('\n');
        }
        // Letters and figures that repeat what the words beside them say.
        if !(name == "span" && tag.contains("aria-hidden")) {
            text.push_str(words);
        }
    }
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    unescaped(&lines.collect::<Vec<_>>().join("\n"))
}

/// The moments worth reading: the first turn, an auction, what came of it, the end of a round, the
/// final auction, the end of the game.
fn moments(game: &Played) -> Vec<(&'static str, usize)> {
    let happened = |what: fn(&Event) -> bool| {
        game.journal.iter().position(|step| events(step).iter().any(what)).map(|at| at + 1)
    };
    let all = [
        ("the first turn", Some(1)),
        ("an auction", happened(|event| matches!(event, Happened::Bid(..)))),
        ("what came of it", happened(|event| matches!(event, Happened::Sold { .. }))),
        ("the final auction", happened(|event| matches!(event, Happened::FinalAuction(_)))),
        ("the end of a round", happened(|event| matches!(event, Happened::RoundEnded { .. }))),
        ("the end of the game", happened(|event| matches!(event, Happened::Won { .. }))),
    ];
    all.into_iter().map(|(name, at)| (name, at.unwrap())).collect()
}

/// A game whose rounds are short enough to be remembered whole.
const SEED: u64 = 25;

/// A game of three between bots.
fn played() -> Played {
    let mut game = Played::new(3, SEED);
    let mut dice = house::dice(SEED);
    while let Some(seat) = game.mover() {
        let action = game.live.choose(seat, "casual", &mut dice).unwrap();
        game.act(seat, action);
    }
    game
}

fn read(lang: Lang, viewer: Viewer) -> String {
    let game = played();
    let page = |(name, at): (&str, usize)| {
        let glimpse = game.live.glimpse_at(viewer, at);
        let page = whole(lang, &glimpse, 3, &Desk::new(true));
        format!("== {name} ==\n{}\n", text_of(&page))
    };
    moments(&game).into_iter().map(page).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_game_reads_well_in_every_language_as_everybody_sees_it() {
    for lang in Lang::ALL {
        for (n, viewer) in viewers(3).into_iter().enumerate() {
            let who = ["anna", "bruno", "carla", "a_spectator"][n];
            insta::assert_snapshot!(format!("{}_as_{who}", lang.code()), read(lang, viewer));
        }
    }
}

#[test]
fn cards_and_doors_are_explained_in_every_language() {
    let mut text = String::new();
    let glimpse = Played::new(2, 1).live.glimpse(Viewer::Public);
    let clues = ["red-lady", "blue-lady", "red-tiger", "blue-tiger", "blue-red", "lady-tiger"];
    let doors = ["door-red-lady", "door-blue-lady", "door-red-tiger", "door-blue-tiger"];
    for lang in Lang::ALL {
        let all = part(lang, &glimpse, 2, &Desk::new(true), "explained-here").unwrap();
        for what in clues.into_iter().chain(doors) {
            let begin = format!("<template id=\"about-{what}\" data-explains=\"{what}\">");
            let explained = all.split(&begin).nth(1).unwrap().split("</template>").next().unwrap();
            text += &format!("== {} {what} ==\n{}\n", lang.code(), text_of(explained));
        }
    }
    insta::assert_snapshot!("explained", text);
}

#[test]
fn the_rules_in_short_are_told_in_every_language() {
    let glimpse = Played::new(2, 1).live.glimpse(Viewer::Public);
    let summary = |lang| text_of(&part(lang, &glimpse, 2, &Desk::new(true), "summary").unwrap());
    insta::assert_snapshot!("in_short", Lang::ALL.map(summary).join("\n\n"));
}

#[test]
fn the_moments_of_a_first_game_come_with_a_hint_each_and_can_be_refused() {
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        let mut given = BTreeSet::new();
        for seed in 0..6 {
            let mut game = Played::new(2, seed);
            let mut dice = house::dice(seed);
            // A first round is over by then.
            for _ in 0..40 {
                let Some(seat) = game.mover() else { break };
                let glimpse = game.live.glimpse(Viewer::Seat(seat));
                let hint =
                    |desk: &Desk| part(lang, &glimpse, 2, desk, "hint").map(|hint| text_of(&hint));
                for pick in [None, Some("pass"), Some("bid-1"), Some("bid-2"), Some("add")] {
                    let mut desk = Desk::new(true);
                    desk.picks = pick.into_iter().map(str::to_string).collect();
                    given.extend(hint(&desk));
                    (desk.hints, desk.waits) = (false, false);
                    assert_eq!(hint(&desk), None);
                }
                let other = game.live.glimpse(Viewer::Seat(tabletop::Seat(1 - seat.0)));
                assert_eq!(part(lang, &other, 2, &Desk::new(true), "hint"), None);
                let moves = glimpse.moves();
                let at = tabletop::below(&mut dice, moves.len() as u32) as usize;
                game.act(seat, moves[at].clone());
            }
        }
        let wanted = [
            tongue.fvw_hint_turn(),
            tongue.fvw_hint_bid(),
            tongue.fvw_hint_worth(),
            tongue.fvw_hint_tokens(),
            tongue.fvw_hint_pay(),
            tongue.fvw_hint_pass(),
            tongue.fvw_hint_end(),
            tongue.fvw_hint_final(),
        ];
        assert_eq!(given, BTreeSet::from(wanted.map(|text| text_of(&text))), "{lang:?}");
    }
}

/// The numbers that stand in the parts of a score, one list for each player.
fn scores(markup: &str) -> Vec<Vec<i32>> {
    let list = |piece: &str| {
        let figures = piece.split("<dd class=\"num\">").skip(1);
        let figure =
            |text: &str| text.split('<').next().unwrap().replace('−', "-").parse().unwrap();
        figures.map(figure).collect()
    };
    markup.split("<dl").skip(1).map(list).collect()
}

#[test]
fn the_parts_of_a_score_add_up_wherever_they_are_shown() {
    let mut whole = 0;
    for seed in 0..60 {
        let players = 2 + (seed % 3) as u8;
        let mut game = Played::new(players, seed);
        let mut dice = house::dice(seed);
        while let Some(seat) = game.mover() {
            let action = game.live.choose(seat, "casual", &mut dice).unwrap();
            game.act(seat, action);
            let glimpse = game.live.glimpse(Viewer::Public);
            let fresh = game.live.is_solemn();
            let revealed = part(Lang::En, &glimpse, players, &Desk::new(true), "revealed");
            let Some(revealed) = revealed.filter(|_| fresh) else { continue };
            let remembered = revealed.contains("class=\"collection\"");
            for score in scores(&revealed).into_iter().filter(|_| remembered) {
                let [parts @ .., round, _total] = &score[..] else { panic!("{revealed}") };
                assert_eq!(parts.iter().sum::<i32>(), *round, "seed {seed}: {revealed}");
                whole += 1;
            }
        }
    }
    assert!(whole > 200, "{whole}");
}

#[test]
fn what_was_taken_in_is_not_shown_again() {
    let game = played();
    let (_, end) = moments(&game)[4];
    let shown = |at: usize, taken_in: usize| {
        let glimpse = game.live.glimpse_at(Viewer::Public, at);
        let mut desk = Desk::new(true);
        desk.taken_in = taken_in;
        part(Lang::En, &glimpse, 3, &desk, "revealed").is_some()
    };
    assert!(!shown(end - 1, 0));
    assert!(shown(end, 0));
    assert!(shown(end, end - 1));
    assert!(!shown(end, end));
    assert!(shown(end + 1, end - 1), "one move later it still waits to be taken in");
    assert!(!shown(end + 1, end));
    assert!(!shown(end + 6, 0), "the game has moved on");
}

/// Whole games between bots: what is told of them in the end names everybody by name, says every kind
/// of thing in some game, and leads to steps of the game.
#[test]
fn the_end_tells_each_round_and_what_to_remember() {
    let mut kinds = std::collections::HashSet::new();
    let mut most_told = 0;
    for seed in 0..60 {
        let mut game = Played::new(2 + (seed % 3) as u8, seed);
        let players = game.live.players();
        let mut dice = house::dice(seed);
        while let Some(seat) = game.mover() {
            let level = if seed % 2 == 0 { "casual" } else { "random" };
            let action = game.live.choose(seat, level, &mut dice).unwrap();
            game.act(seat, action);
        }
        let glimpse = game.live.glimpse(Viewer::Public);
        let house::AnyGlimpse::Favor(favor) = &glimpse else { panic!("another game") };
        let told = favor::moments(&favor.recent, players);
        assert!(told.len() <= 5, "game {seed}: {told:?}");
        most_told += usize::from(told.len() > 1);
        kinds.extend(told.iter().map(|(_, moment)| std::mem::discriminant(moment)));
        for lang in Lang::ALL {
            let recap = part(lang, &glimpse, players, &Desk::new(true), "recap").unwrap();
            assert_eq!(recap.matches("step=").count(), 3 + told.len(), "{recap}");
            assert!(!text_of(&recap).contains('{'), "{recap}");
        }
    }
    assert!(most_told > 50, "{most_told} of 60 games have more than one thing to tell");
    assert_eq!(kinds.len(), 9, "every kind of moment occurs");
}

#[test]
fn what_is_remembered_reads_well_in_every_language() {
    use favor::Moment;
    let [anna, bruno] = [tabletop::Seat(0), tabletop::Seat(1)];
    let all = [
        Moment::Bargain { seat: anna, points: 6, price: 1 },
        Moment::Burden { seat: bruno, points: -1, price: 1 },
        Moment::Burden { seat: bruno, points: -4, price: 3 },
        Moment::Dearest { seat: anna, points: 5, price: 7 },
        Moment::Unwanted { cards: 5, round: 2 },
        Moment::Thrifty { seat: bruno, round: 3 },
        Moment::Great { seat: anna, points: 12, round: 1 },
        Moment::Lost { seat: bruno, points: -1, round: 2 },
        Moment::Lost { seat: bruno, points: -3, round: 2 },
        Moment::FromBehind(bruno),
        Moment::Narrow { seat: anna, next: bruno, by: 0 },
        Moment::Narrow { seat: anna, next: bruno, by: 1 },
        Moment::Narrow { seat: anna, next: bruno, by: 2 },
    ];
    let names = ["Anna".to_string(), "Bruno".to_string()];
    let mut text = String::new();
    for lang in Lang::ALL {
        let tongue = words::Tongue::of(lang);
        text += &format!("== {} ==\n", lang.code());
        text += &format!("{}\n", words::favor::best_as(tongue, 12, favor::Door::BlueTiger));
        for moment in &all {
            text += &format!("{}\n", words::favor::moment(tongue, moment, &names));
        }
    }
    insta::assert_snapshot!("what_is_remembered", text);
}
