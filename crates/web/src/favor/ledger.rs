//! What is left and what is written down: deck, box and discarded lots as piles; what is in them, and the points.

use super::Table;
use super::clue::{self, Pile};
use super::score::signed;
use crate::art::{self, Icon, icon};
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
    piles: Slot,
    deck: Slot,
    discard: Slot,
    scores: Option<Slot>,
}

/// How many cards and tokens lie there.
#[derive(Hash)]
struct Piles {
    lang: Lang,
    left: u8,
    boxed: u8,
    discarded: u32,
}

/// The quiet side of the table.
pub(super) fn ledger(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let (lang, face) = (table.lang(), table.face());
    let piles = Piles { lang, left: face.left, boxed: face.boxed, discarded: face.discard.len() };
    let ledger = Ledger {
        lang,
        round: face.round,
        piles: sheet.part("fv-piles", &piles, draw_piles),
        deck: clue::grouped(sheet, table, face.deck, Pile::Deck, "fv-in-deck"),
        discard: clue::grouped(sheet, table, face.discard, Pile::Discard, "fv-discarded"),
        scores: (!face.scores.is_empty()).then(|| scores(sheet, table)),
    };
    sheet.part("fv-ledger", &ledger, draw)
}

fn draw(ledger: &Ledger) -> Markup {
    let tongue = Tongue::of(ledger.lang);
    html! {
        section.fv-ledger aria-labelledby="fv-round-title" {
            (ledger.piles)
            details.know #know {
                summary { (icon(Icon::Eye)) span { (tongue.fvt_know()) } kbd aria-hidden="true" { "K" } }
                div.body {
                    h2 id="fv-round-title" { (round(tongue, ledger.round.max(1))) }
                    p { (tongue.fvw_aim()) }
                    h3 { (tongue.fvw_still_in_deck()) }
                    (ledger.deck)
                    h3 { (tongue.fv_discard()) }
                    (ledger.discard)
                    @if let Some(scores) = &ledger.scores { (scores) }
                }
            }
        }
    }
}

fn draw_piles(piles: &Piles) -> Markup {
    let tongue = Tongue::of(piles.lang);
    let (left, boxed) = (i64::from(piles.left), i64::from(piles.boxed));
    html! {
        div.fv-piles {
            figure #fv-deck {
                span.back.gone[left == 0] aria-hidden="true" { (art::coin()) }
                figcaption {
                    span.sr { (tongue.fv_deck_left(left)) } " "
                    span aria-hidden="true" { b { (left) } " " (tongue.fvt_in_deck()) }
                }
            }
            figure #fv-box {
                (super::seats::stack(piles.boxed))
                figcaption {
                    span.sr { (tongue.fv_in_box(boxed)) } " "
                    span aria-hidden="true" { b { (boxed) } " " (tongue.fvt_in_box()) }
                }
            }
            @if piles.discarded > 0 {
                figure #fv-discard { figcaption { b { (piles.discarded) } " " (tongue.fvt_discarded()) } }
            }
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

/// Points by round, and the total.
pub(super) fn scores(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
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
