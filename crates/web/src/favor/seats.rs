//! Who sits at the table, and what lies before them: tokens, a shut door, what they have won, what they bid.

use super::Table;
use super::clue::{self, Pile};
use crate::art::{self, Icon, icon, room};
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
    /// Whether an auction is being held.
    bidding: bool,
    /// What they have just thrown in.
    thrown_in: Option<ThrownIn>,
    /// What they have won; one's own lies beside one's door.
    won: Option<Slot>,
}

impl Table<'_> {
    /// Everybody else, from the left over the far side to the right; everybody for whoever looks on.
    pub(super) fn others(&self) -> Vec<&Player> {
        let face = self.face();
        let players = face.players.len() as u8;
        let mut others: Vec<&Player> =
            face.players.iter().filter(|player| face.you != Some(player.seat)).collect();
        let from = face.you.map_or(0, |you| you.0 + 1);
        others.sort_by_key(|player| (player.seat.0 + players - from % players) % players);
        others
    }
}

/// Everybody else, in an arc.
pub(super) fn others(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let others: Vec<Slot> =
        table.others().into_iter().map(|player| seated(sheet, table, player)).collect();
    sheet.part("fv-players", &(table.lang(), others), |(lang, others)| {
        html! {
            section.fv-players aria-labelledby="fv-players-title" {
                h2.sr id="fv-players-title" { (Tongue::of(*lang).fvw_players()) }
                ul class={ "bidders of-" (others.len()) } { @for player in others { (player) } }
            }
        }
    })
}

/// The viewer's own place, where everybody sees it.
pub(super) fn oneself(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let you = table.face().player(table.face().you?)?;
    Some(seated(sheet, table, you))
}

fn seated(sheet: &mut Sheet<'_>, table: &Table<'_>, player: &Player) -> Slot {
    let (face, seat) = (table.face(), player.seat);
    let mine = face.you == Some(seat);
    let place = format!("fv-won-{}", seat.0);
    let thrown_in = table.shown.thrown_in.filter(|(by, _)| *by == seat.0).map(|(_, said)| said);
    let won = (!mine).then(|| clue::grouped(sheet, table, player.collection, Pile::Won, &place));
    let bidding = face.auction.is_some();
    let seated = Seated { lang: table.lang(), player, mine, bidding, thrown_in, won };
    sheet.part(format!("fv-seat-{}", seat.0), &seated, draw)
}

fn draw(seated: &Seated<'_>) -> Markup {
    let (tongue, player, mine) = (Tongue::of(seated.lang), seated.player, seated.mine);
    html! {
        li.bidder.active[player.active].high[player.leads].passed[player.bid == Some(0)]
            id={ "fv-seat-" (player.seat.0) } {
            div.hd {
                span.portrayed { (room::medallion(player.seat.index())) }
                div.who {
                    span.called title=(player.name) {
                        @if mine { (tongue.fvt_oneself()) } @else { (player.name) }
                    }
                    @if player.bot { " " (icon(Icon::Robot)) span.sr { (tongue.bot()) } }
                    " " (purse(tongue, player)) " "
                    (state(tongue, player))
                }
                @if player.caller { span.calls { (art::gavel()) } }
                @if !mine { span.shut { (art::door_shut()) } }
                @if player.active { span.candle-at { (room::candle()) } }
            }
            @if let Some(said) = &seated.thrown_in { (said.draw(tongue)) }
            @if let Some(won) = &seated.won { (won) }
            (mark(tongue, seated))
        }
    }
}

/// More coins than this are told by their number alone.
const COINS: u8 = 7;

fn purse(tongue: &Tongue, player: &Player) -> Markup {
    html! {
        span.tokens id={ "fv-coins-" (player.seat.0) } {
            @for _ in 0..player.tokens.min(COINS) { (art::coin()) }
            b.purse aria-hidden="true" { (player.tokens) } " "
            span.sr { (tokens(tongue, player.tokens)) }
        }
    }
}

/// Their points, and whether they called or took the first turn.
fn state(tongue: &Tongue, player: &Player) -> Markup {
    html! {
        span.state {
            span.total { (points(tongue, player.total)) }
            @if player.caller { " · " (tongue.fv_caller()) } @else if player.first { " · " (tongue.fv_first_player()) }
        }
    }
}

/// How they stand in the auction: coins, or a word. The place stays when there is none.
fn mark(tongue: &Tongue, seated: &Seated<'_>) -> Markup {
    let player = seated.player;
    // Whoever reads this sees what is asked of them.
    let bidding = seated.bidding && !(seated.mine && player.bid.is_none());
    html! {
        div.bidmark id={ "fv-mark-" (player.seat.0) } {
            @if bidding {
                @if let Some(bid) = player.bid.filter(|bid| *bid > 0) { (stack(bid)) }
                span.told.pass[player.bid == Some(0)].yet[player.bid.is_none()] {
                    @if player.active { (tongue.fvw_deciding()) } @else { (bid_status(tongue, player.bid)) }
                }
            } @else if player.active && !seated.mine {
                span.told.yet { (tongue.fvw_deciding()) }
            }
        }
    }
}

/// Coins, one on the other.
pub(super) fn stack(coins: u8) -> Markup {
    html! { span.stack aria-hidden="true" { @for _ in 0..coins.min(COINS) { (art::coin()) } } }
}
