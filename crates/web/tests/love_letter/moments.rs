//! The steps within a move and what is revealed, in words.

use crate::love_letter::golden::text;
use crate::love_letter::stage::{Numbers, Stage, desk, part, said, show};
use house::AnyGlimpse;
use love_letter::{Card, Happened, Sight, Step, View};
use tabletop::Viewer;
use words::Lang;

const PLAYERS: u8 = 3;

/// The first moment of many games at which this is true of a viewer.
fn when(wanted: impl Fn(&View, &[Sight]) -> bool) -> AnyGlimpse {
    let mut numbers = Numbers(41);
    for seed in 0..500 {
        let mut stage = Stage::new(PLAYERS.into(), "2019", seed);
        for _ in 0..40 {
            for viewer in Viewer::all(PLAYERS) {
                let glimpse = stage.glimpse(viewer);
                let AnyGlimpse::LoveLetter(seen) = &glimpse else { panic!("another game") };
                if wanted(&seen.view, &stage.latest(viewer)) {
                    return glimpse;
                }
            }
            stage.step(|count| numbers.below(count));
        }
    }
    panic!("no such moment");
}

/// The viewer is to play, holding these.
fn holding(view: &View, cards: &[Card]) -> bool {
    let mut hand: Vec<Card> = view.hand().cards().collect();
    let mut held = |card: &Card| {
        hand.iter().position(|other| other == card).map(|at| hand.remove(at)).is_some()
    };
    view.viewer.is(view.table.active)
        && view.table.step == Step::Play
        && cards.iter().all(&mut held)
}

fn prompt_and_tray(glimpse: &AnyGlimpse, lang: Lang, picks: &[&str]) -> String {
    show(glimpse, PLAYERS, lang, &desk(picks), |page| {
        let tray = text(&part(page, "tray").unwrap_or_default());
        let cards = tray.lines().take_while(|line| *line != page.tongue().llw_knowledge());
        let tray: Vec<&str> = cards.collect();
        let prompt = part(page, "prompt").and_then(|prompt| said(&prompt)).unwrap_or_default();
        format!("{prompt}\n{}", tray.join("\n"))
    })
}

fn choices(lang: Lang) -> String {
    let mut told = String::new();
    let mut tell = |title: &str, glimpse: AnyGlimpse, picks: &[&str]| {
        told.push_str(&format!("=== {title}\n{}\n\n", prompt_and_tray(&glimpse, lang, picks)));
    };
    let guard = || {
        when(|view, _| {
            let met = view.table.rows.len() > 4 && view.table.choosable().len() == 1;
            met && holding(view, &[Card::Guard, Card::Guard])
        })
    };
    tell("two Guards", guard(), &[]);
    tell("a Guard questions", guard(), &["guard", "guard"]);
    let idle =
        || when(|view, _| view.table.choosable().is_empty() && holding(view, &[Card::Baron]));
    tell("a Baron and nobody to challenge", idle(), &["baron"]);
    let bound = || when(|view, _| holding(view, &[Card::Countess, Card::King]));
    tell("the Countess with the King", bound(), &[]);
    tell("the Countess chosen", bound(), &["countess"]);
    let princess = || when(|view, _| holding(view, &[Card::Princess, Card::Handmaid]));
    tell("the Princess chosen", princess(), &["princess"]);
    tell("the Handmaid chosen", princess(), &["handmaid"]);
    let keep = || {
        when(|view, _| {
            let hand: Vec<Card> = view.hand().cards().collect();
            view.table.step == Step::Keep
                && hand.len() == 3
                && hand.contains(&Card::King)
                && hand.contains(&Card::Guard)
                && hand.contains(&Card::Priest)
        })
    };
    tell("the Chancellor", keep(), &[]);
    tell("the Chancellor, one kept", keep(), &["keep-king"]);
    tell("the Chancellor, all said", keep(), &["keep-king", "under-guard"]);
    told
}

fn reveals(lang: Lang) -> String {
    let mut told = String::new();
    let mut tell = |title: &str, wanted: fn(&View, &Sight) -> bool| {
        let glimpse = when(|view, sights| {
            let over = sights.iter().any(|sight| matches!(sight, Happened::RoundEnded { .. }));
            !over && sights.iter().any(|sight| wanted(view, sight))
        });
        let mut desk = desk(&[]);
        desk.taken_in = glimpse.steps() - 1;
        let reveal = show(&glimpse, PLAYERS, lang, &desk, |page| {
            part(page, "revealed").expect("something is revealed")
        });
        let reveal = text(&reveal);
        told.push_str(&format!("=== {title}\n{reveal}\n\n"));
    };
    tell("a Priest looks", |view, sight| match sight {
        Happened::Looked { seat, .. } => view.viewer.is(*seat),
        _ => false,
    });
    tell("a Priest has looked", |view, sight| match sight {
        Happened::Looked { target, .. } => view.viewer.is(*target),
        _ => false,
    });
    tell("a Baron wins", |view, sight| match sight {
        Happened::Compared { seat, target, loser, .. } => {
            view.viewer.is(*seat) && *loser == Some(*target)
        }
        _ => false,
    });
    tell("a Baron loses", |view, sight| match sight {
        Happened::Compared { seat, loser, .. } => view.viewer.is(*seat) && *loser == Some(*seat),
        _ => false,
    });
    tell("a Baron finds his equal", |view, sight| match sight {
        Happened::Compared { target, loser, .. } => view.viewer.is(*target) && loser.is_none(),
        _ => false,
    });
    tell("a King swaps", |view, sight| match sight {
        Happened::Swapped { target, .. } => view.viewer.is(*target),
        _ => false,
    });
    tell("a Prince calls", |view, sight| match sight {
        Happened::Redrew { seat, .. } => view.viewer.is(*seat) && *seat == view.table.active,
        _ => false,
    });
    tell("a Guard is right", |view, sight| match sight {
        Happened::Played { card: Card::Guard, target: Some(seat), .. } => {
            view.viewer.is(*seat) && !view.table.inside.has(*seat)
        }
        _ => false,
    });
    tell("the Princess goes", |view, sight| match sight {
        Happened::Out(seat, card) => {
            view.viewer.is(*seat)
                && *card == Card::Princess
                && view.table.rows.of(*seat).count() > 1
        }
        _ => false,
    });
    told
}

#[test]
fn the_steps_of_a_move_read_like_this() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("choices_{}", lang.code()), choices(lang));
    }
}

#[test]
fn what_is_revealed_reads_like_this() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("reveals_{}", lang.code()), reveals(lang));
    }
}
