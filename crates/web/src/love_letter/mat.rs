//! The mat in the middle of the table: the move that is being told, in a place of its own. It lies there until
//! the next one; when a round has ended it tells who won it, and before the first move of a round, who begins.

use super::card::small;
use super::seats::{medallion, seals};
use super::told::Happenings;
use super::{Table, name_in};
use crate::art::{self, Icon, icon, room};
use crate::parts::{Sheet, Slot};
use crate::told::{self, moves};
use face::love_letter::{Ended, Perceived};
use love_letter::{Card, Happened, Sight};
use maud::{Markup, html};
use tabletop::Seat;
use words::love_letter::{tell, tell_game_end, tell_round_end};
use words::{Lang, Tongue};

/// The latest move.
#[derive(Hash)]
struct Latest<'a> {
    of: Happenings<'a>,
    steps: usize,
}

/// The end of a round.
#[derive(Hash)]
struct End<'a> {
    lang: Lang,
    names: &'a [String],
    you: Option<Seat>,
    ended: &'a Ended,
    steps: usize,
}

/// The beginning of one.
#[derive(Hash)]
struct Begun {
    lang: Lang,
    round: u8,
    /// Who begins, and what they are called; nobody's name is oneself's.
    starter: Option<(Seat, Option<String>)>,
    steps: usize,
}

/// What lies on the mat.
pub(super) fn mat(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let (face, lang, names) = (table.face(), table.lang(), &*table.shown.names);
    let steps = face.steps;
    if let Some(ended) = face.ended.as_ref().filter(|_| table.asks_round_end()) {
        let end = End { lang, names, you: face.you, ended, steps };
        return Some(sheet.part("stage", &end, draw_end));
    }
    let dealt = face.happened.iter().rposition(|seen| matches!(seen.sight, Happened::SetAside(_)));
    match moves(&face.happened, Perceived::mover).pop() {
        Some((_, at)) if face.ended.is_some() || dealt.is_none_or(|dealt| dealt < at.start) => {
            let latest = Latest { of: Happenings::of(table, at), steps };
            Some(sheet.part("stage", &latest, draw_move))
        }
        _ => {
            let starter = face.players.iter().find(|player| player.active);
            let starter = starter.map(|player| {
                let mine = face.you == Some(player.seat);
                (player.seat, (!mine).then(|| player.name.clone()))
            });
            Some(sheet.part(
                "stage",
                &Begun { lang, round: face.round, starter, steps },
                draw_begun,
            ))
        }
    }
}

/// The latest moves on a curtain, and everybody's tokens.
#[derive(Hash)]
struct Lately<'a> {
    lang: Lang,
    players: Vec<(Seat, &'a str, u8)>,
    goal: u8,
    moves: Vec<Happenings<'a>>,
}

/// The latest moves, from the last one of whoever is next. Before the first one, what was dealt.
pub(super) fn lately(
    sheet: &mut Sheet<'_>,
    table: &Table<'_>,
    id: &'static str,
    next: Option<Seat>,
) -> Slot {
    let face = table.face();
    let moves = moves(&face.happened, Perceived::mover);
    let moves = told::on_curtain(moves, next, face.players.len() as u8);
    if moves.is_empty() {
        return super::told::latest(sheet, table, id, told::happened);
    }
    let players = face.players.iter().map(|it| (it.seat, it.name.as_str(), it.tokens));
    let lately = Lately {
        lang: table.lang(),
        players: players.collect(),
        goal: face.goal,
        moves: moves.into_iter().map(|(_, at)| Happenings::of(table, at)).collect(),
    };
    sheet.part(id, &lately, |lately| {
        let tongue = Tongue::of(lately.lang);
        let standing: Vec<_> = lately
            .players
            .iter()
            .map(|(seat, name, tokens)| {
                (room::seated(seat.index()), *name, seals(tongue, *tokens, lately.goal))
            })
            .collect();
        let moves: Vec<_> = lately
            .moves
            .iter()
            .map(|of| {
                let (done, results) = said(of);
                (scene(of, tongue), [done].into_iter().chain(results).collect())
            })
            .collect();
        told::lately(tongue, &standing, &moves)
    })
}

/// A mat: a new id for each move, so that what is told anew comes in anew.
fn laid(id: &str, heard: &Heard, scene: Markup, done: &str, results: &[String]) -> Markup {
    let long =
        done.chars().count() + results.iter().map(|it| it.chars().count() + 1).sum::<usize>();
    html! {
        div.stage.long[long > 90].longer[long > 150] id=(id) data-sounds=(heard.sounds) data-swaps=[&heard.swaps] {
            div.scene aria-hidden="true" { (scene) }
            p.say {
                span.done { (done) }
                @for result in results { " " span.result { (result) } }
            }
        }
    }
}

/// A move in words: what was done, and what came of it.
fn said(of: &Happenings<'_>) -> (String, Vec<String>) {
    let tongue = Tongue::of(of.lang);
    let say = |sight: &Sight| tell(tongue, sight, of.names, of.you);
    let results = of.sights.iter().skip(1).filter_map(|seen| brief(seen.sight));
    let results = results.filter_map(|sight| say(&sight)).collect();
    (of.sights.first().and_then(|seen| say(&seen.sight)).unwrap_or_default(), results)
}

fn draw_move(latest: &Latest<'_>) -> Markup {
    let of = &latest.of;
    let tongue = Tongue::of(of.lang);
    let (done, results) = said(of);
    laid(
        &format!("stage-{}-move", latest.steps),
        &heard(of.sights),
        scene(of, tongue),
        &done,
        &results,
    )
}

/// What a move sounds like, and whose hands it exchanges: no more than everybody sees.
struct Heard {
    /// One sound after the other, each with its time in milliseconds.
    sounds: &'static str,
    swaps: Option<String>,
}

fn heard(sights: &[Perceived]) -> Heard {
    let mut heard = Heard { sounds: "slide", swaps: None };
    for seen in sights {
        match seen.sight {
            Happened::Missed { .. } => heard.sounds = "slide quill@300 knock@900",
            Happened::Out(..) if heard.sounds.starts_with("slide scales") => {
                heard.sounds = "slide scales@500 crack@1100";
            }
            Happened::Out(..) => heard.sounds = "slide quill@300 crack@900",
            Happened::Compared { .. } => heard.sounds = "slide scales@500",
            Happened::Swapped { seat, target, .. } => {
                heard.sounds = "slide slide@300 slide@420";
                heard.swaps = Some(format!("{} {}", seat.0, target.0));
            }
            Happened::Discarded(..) => heard.sounds = "slide flip@400",
            _ => {}
        }
    }
    heard
}

/// What came of a move, without what only some have seen of it: that is shown to them. What follows at the next
/// turn, or ends the round, is told in its own time.
fn brief(sight: Sight) -> Option<Sight> {
    match sight {
        // Whoever goes out is told of next.
        Happened::Compared { loser: Some(_), .. } => None,
        Happened::Compared { seat, target, loser, .. } => {
            Some(Happened::Compared { seat, target, cards: (None, None), loser })
        }
        Happened::Swapped { seat, target, .. } => {
            Some(Happened::Swapped { seat, target, cards: (None, None) })
        }
        Happened::Missed { .. }
        | Happened::Looked { .. }
        | Happened::Discarded(..)
        | Happened::Redrew { .. }
        | Happened::Out(..) => Some(sight),
        _ => None,
    }
}

/// The latest move as a picture: who played which card, on whom, and what a Guard named.
fn scene(of: &Happenings<'_>, tongue: &Tongue) -> Markup {
    let Some((first, rest)) = of.sights.split_first() else { return html! {} };
    match first.sight {
        Happened::Played { seat, card, target, named } => {
            let out = rest.iter().find_map(|seen| match seen.sight {
                Happened::Out(seat, card) => Some((seat, card)),
                _ => None,
            });
            let compared = rest.iter().any(|seen| matches!(seen.sight, Happened::Compared { .. }));
            html! {
                (medallion(seat))
                span.by data-from={ "player-" (seat.0) } { (small(tongue, card)) }
                @if let Some(target) = target.filter(|&target| target != seat) {
                    @if compared { (weighed(tongue, seat, target, out)) }
                    @else { span.towards { (icon(Icon::ArrowRight)) } (aimed(tongue, [seat, target], named, out)) }
                    (medallion(target))
                }
            }
        }
        Happened::Kept { seat, .. } => html! { (medallion(seat)) span.by { (art::deck()) } },
        _ => html! {},
    }
}

/// Whom a card points at: what a Guard named there and whether it was, or a letter that stays closed.
fn aimed(
    tongue: &Tongue,
    [by, target]: [Seat; 2],
    named: Option<Card>,
    out: Option<(Seat, Card)>,
) -> Markup {
    let hit = out.is_some_and(|(seat, _)| seat == target);
    html! {
        @match named {
            Some(named) => span.on data-from={ "player-" (by.0) } {
                (small(tongue, named))
                span.verdict.hit[hit] { @if hit { "✓" } @else { "✗" } }
            },
            None if hit => span.on { (art::broken_seal()) },
            None => {}
        }
    }
}

/// Two letters on the scales: only the lower card is laid open.
fn weighed(tongue: &Tongue, seat: Seat, target: Seat, out: Option<(Seat, Card)>) -> Markup {
    let tips = match out {
        Some((lower, _)) if lower == target => Some("left"),
        Some((lower, _)) if lower == seat => Some("right"),
        _ => None,
    };
    html! {
        span class={ "weighs " (tips.unwrap_or_default()) } { (room::scales()) }
        @if let Some((_, card)) = out { span.on { (small(tongue, card)) } }
    }
}

fn draw_end(end: &End<'_>) -> Markup {
    let (tongue, ended) = (Tongue::of(end.lang), end.ended);
    let said = tell_round_end(tongue, ended.end, ended.winners, ended.spy, end.names, end.you);
    let won = ended.won.map(|won| tell_game_end(tongue, won, end.names, end.you));
    let scene = html! {
        span.seal-won { (art::seal()) }
        @for seat in ended.winners {
            (medallion(seat))
            @if let Some(card) = ended.card_of(seat) { span.by { (small(tongue, card)) } }
        }
    };
    let mine = end.you.is_some_and(|you| ended.winners.has(you));
    let heard = Heard {
        sounds: match (mine, ended.won) {
            (true, Some(_)) => "flip flip@160 strings@500 stamp@1500",
            (true, None) => "flip flip@160 fifth@500 stamp@1500",
            (false, _) => "flip flip@160 stamp@1500",
        },
        swaps: None,
    };
    laid(&format!("stage-{}-end", end.steps), &heard, scene, &said, won.as_slice())
}

fn draw_begun(begun: &Begun) -> Markup {
    let tongue = Tongue::of(begun.lang);
    let begins = begun.starter.as_ref().map(|(_, name)| match name {
        Some(name) => tongue.llt_begins(name),
        None => tongue.llt_you_begin(),
    });
    let scene = html! {
        @if let Some((seat, _)) = begun.starter { (medallion(seat)) }
        span.heading { (tongue.llt_round_begins(begun.round.into())) }
    };
    let heard = Heard { sounds: "riffle", swaps: None };
    laid(&format!("stage-{}-begun", begun.steps), &heard, scene, &begins.unwrap_or_default(), &[])
}

/// Who has won the game and with how many tokens: what stands first on its last page.
#[derive(Hash)]
pub(super) struct Verdict<'a> {
    pub lang: Lang,
    pub names: &'a [String],
    pub you: Option<Seat>,
    /// Whether those who read it share a device.
    pub shared: bool,
    pub winners: Vec<(Seat, u8)>,
    pub goal: u8,
    pub why: Slot,
}

/// A laurel around whoever has won, and why.
pub(super) fn verdict(verdict: &Verdict<'_>) -> Markup {
    let tongue = Tongue::of(verdict.lang);
    let names: Vec<String> =
        verdict.winners.iter().map(|(seat, _)| name_in(verdict.names, tongue, *seat)).collect();
    let mine =
        !verdict.shared && verdict.winners.iter().any(|(seat, _)| Some(*seat) == verdict.you);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    html! {
        div.verdict {
            div.laurels {
                @for (seat, _) in &verdict.winners { span.crowned { (room::laurel()) (medallion(*seat)) } }
            }
            h2 {
                @match names[..] {
                    [] => (tongue.web_over()),
                    [_] if mine => (tongue.web_you_won()),
                    [one] => (tongue.web_won(one)),
                    _ => (tongue.web_won_together(&tongue.list(&names))),
                }
            }
            (verdict.why)
            @for (_, tokens) in verdict.winners.iter().take(1) { (seals(tongue, *tokens, verdict.goal)) }
        }
    }
}
