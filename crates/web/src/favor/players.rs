//! Everybody at the table: tokens, collections, points.

use super::Table;
use super::clue::{self, Pile};
use crate::art;
use crate::parts::{Sheet, Slot};
use crate::table::ThrownIn;
use face::favor::Player;
use maud::{Markup, html};
use words::favor::{bid_status, points, tokens};
use words::{Lang, Tongue};

/// Somebody at the table.
#[derive(Hash)]
struct Seated<'a> {
    lang: Lang,
    player: &'a Player,
    /// Whether they sit before this page.
    mine: bool,
    /// What they have just thrown in.
    thrown_in: Option<ThrownIn>,
    won: Slot,
}

/// Everybody, in turn order from the round's first player.
pub(super) fn players(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let all = table.face().players.iter();
    let all: Vec<Slot> = all.map(|player| seated(sheet, table, player)).collect();
    sheet.part("fv-players", &(table.lang(), all), |(lang, all)| {
        html! {
            section.fv-players aria-labelledby="fv-players-title" {
                h2.sr id="fv-players-title" { (Tongue::of(*lang).fvw_players()) }
                ul.bidders { @for player in all { (player) } }
            }
        }
    })
}

fn seated(sheet: &mut Sheet<'_>, table: &Table<'_>, player: &Player) -> Slot {
    let seat = player.seat;
    let place = format!("fv-won-{}", seat.0);
    let thrown_in = table.shown.thrown_in.filter(|(by, _)| *by == seat.0).map(|(_, said)| said);
    let seated = Seated {
        lang: table.lang(),
        player,
        mine: table.face().you == Some(seat),
        thrown_in,
        won: clue::grouped(sheet, table, player.collection, Pile::Won, &place),
    };
    sheet.part(format!("fv-seat-{}", seat.0), &seated, draw)
}

fn draw(seated: &Seated<'_>) -> Markup {
    let (tongue, player) = (Tongue::of(seated.lang), seated.player);
    let held = player.tokens;
    html! {
        li.bidder.active[player.active].high[player.leads].passed[player.bid == Some(0)]
            id={ "fv-seat-" (player.seat.0) } {
            div.who {
                span.name { (player.name) } " "
                (badges(tongue, player, seated.mine))
            }
            @if let Some(said) = &seated.thrown_in { (said.draw(tongue)) }
            div.tokens {
                @for _ in 0..held { (art::coin()) }
                span.purse aria-hidden="true" { (held) } " "
                span.sr { (tokens(tongue, held)) } " "
                span.total { (points(tongue, player.total)) }
            }
            (seated.won)
        }
    }
}

/// What there is to say about somebody, in small words.
fn badges(tongue: &Tongue, player: &Player, mine: bool) -> Markup {
    html! {
        span.fv-badges {
            @if mine { span.badge { (tongue.fvw_you()) } " " }
            @if player.first { span.badge { (tongue.fv_first_player()) } " " }
            @if player.caller { span.badge { (tongue.fv_caller()) } " " }
            @if player.active {
                span.state { (tongue.fvw_deciding()) }
            } @else if player.bid.is_some() {
                span.state { (bid_status(tongue, player.bid)) }
            }
        }
    }
}
