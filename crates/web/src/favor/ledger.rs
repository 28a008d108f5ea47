//! What is left and what is written down: deck, discarded lots, box, points.

use super::Table;
use super::clue::{self, Pile};
use super::score::signed;
use crate::parts::{Sheet, Slot};
use ::favor::{MOST_PLAYERS, ROUNDS};
use maud::{Markup, html};
use tabletop::Seat;
use words::favor::round;
use words::{Lang, Tongue};

/// The quiet side of the table.
#[derive(Hash)]
struct Ledger {
    lang: Lang,
    round: u8,
    deck: Slot,
    discard: Slot,
    boxed: Slot,
    scores: Option<Slot>,
}

/// The quiet side of the table.
pub(super) fn ledger(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let (lang, face) = (table.lang(), table.face());
    let in_deck =
        (face.left > 0).then(|| clue::grouped(sheet, table, face.deck, Pile::Deck, "fv-in-deck"));
    let discarded = clue::grouped(sheet, table, face.discard, Pile::Discard, "fv-discarded");
    let ledger = Ledger {
        lang,
        round: face.round,
        deck: sheet.part("fv-deck", &(lang, face.left, in_deck), deck),
        discard: sheet.part("fv-discard", &(lang, discarded), discard),
        boxed: sheet.part("fv-box", &(lang, face.boxed), boxed),
        scores: (!face.scores.is_empty()).then(|| scores(sheet, table)),
    };
    sheet.part("fv-ledger", &ledger, draw)
}

fn draw(ledger: &Ledger) -> Markup {
    let tongue = Tongue::of(ledger.lang);
    html! {
        section.fv-ledger aria-labelledby="fv-round-title" {
            div.fv-aim {
                h2 id="fv-round-title" { (round(tongue, ledger.round.max(1))) }
                p { (tongue.fvw_aim()) }
            }
            div.fv-piles { (ledger.deck) (ledger.discard) (ledger.boxed) }
            @if let Some(scores) = &ledger.scores { (scores) }
        }
    }
}

fn deck((lang, left, cards): &(Lang, u8, Option<Slot>)) -> Markup {
    let tongue = Tongue::of(*lang);
    html! {
        div id="fv-deck" {
            h3 { (tongue.fv_deck()) }
            p { (tongue.fv_deck_left((*left).into())) }
            @if let Some(cards) = cards { (cards) }
        }
    }
}

fn discard((lang, cards): &(Lang, Slot)) -> Markup {
    html! { div id="fv-discard" { h3 { (Tongue::of(*lang).fv_discard()) } (cards) } }
}

fn boxed((lang, tokens): &(Lang, u8)) -> Markup {
    let tongue = Tongue::of(*lang);
    html! {
        div id="fv-box" {
            h3 { (tongue.fv_box()) }
            p { (tongue.fv_in_box((*tokens).into())) }
        }
    }
}

/// Points by round, and the total.
#[derive(Hash)]
struct Scores<'a> {
    lang: Lang,
    rounds: &'a [[i8; MOST_PLAYERS]],
    /// Everybody: their name, their total, and whether they have won.
    players: Vec<(Seat, &'a str, i8, bool)>,
}

fn scores(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let face = table.face();
    let players = face.players.iter();
    let players = players
        .map(|one| (one.seat, one.name.as_str(), one.total, face.won == Some(one.seat)))
        .collect();
    let scores = Scores { lang: table.lang(), rounds: &face.scores, players };
    sheet.part("fv-points", &scores, draw_scores)
}

fn draw_scores(scores: &Scores<'_>) -> Markup {
    let tongue = Tongue::of(scores.lang);
    html! {
        table.fv-points {
            caption { (tongue.fvw_points_by_round()) }
            thead {
                tr {
                    th scope="col" { (tongue.fvw_player()) }
                    @for round in 1..=ROUNDS { th scope="col" { (tongue.fvw_column_round(round.into())) } }
                    th scope="col" { (tongue.fv_column_total()) }
                }
            }
            tbody {
                @for (seat, name, total, won) in &scores.players {
                    tr class=[won.then_some("winner")] {
                        th scope="row" { (name) }
                        @for round in 0..usize::from(ROUNDS) {
                            td.num {
                                @if let Some(points) = scores.rounds.get(round) { (signed(tongue, points[seat.index()])) }
                                @else { "–" }
                            }
                        }
                        td.num { b { (signed(tongue, *total)) } }
                    }
                }
            }
        }
    }
}
