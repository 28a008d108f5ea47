//! Who sits at the table, and what lies before them.

use super::Table;
use super::card::{back, small};
use crate::art::{self, Icon, icon, room};
use crate::parts::{Sheet, Slot};
use crate::table::ThrownIn;
use face::Pick as _;
use face::love_letter::{Chosen, Pick, Player};
use love_letter::{Card, Illegal, Laid};
use maud::{Markup, html};
use tabletop::Seat;
use words::love_letter::illegal;
use words::{Lang, Tongue};

/// Somebody at the table.
#[derive(Hash)]
struct Seated<'a> {
    lang: Lang,
    player: &'a Player,
    /// Whether they sit before this page.
    mine: bool,
    /// How many tokens win.
    goal: u8,
    /// Whether they have won the round that has ended.
    wins: bool,
    /// What they held when it ended, where it was shown.
    shown: Option<Card>,
    /// What they have just thrown in.
    thrown_in: Option<ThrownIn>,
}

/// Their place, while somebody is to be chosen or not: it is drawn for every pick, and so has little in it.
#[derive(Hash)]
struct Place<'a> {
    lang: Lang,
    seat: Seat,
    /// What they are called.
    name: &'a str,
    mine: bool,
    active: bool,
    wins: bool,
    inside: bool,
    protected: bool,
    aim: Aim,
    names: &'a [String],
    seated: Slot,
}

/// While somebody is to be chosen.
#[derive(Hash)]
enum Aim {
    /// Nobody is.
    None,
    /// This one may be, or is. A figure stands for them where figures stand for people.
    May { chosen: bool, key: Option<usize> },
    /// This one may not.
    Not(Illegal),
}

/// Somebody's medallion, cut from paper.
pub(super) fn medallion(seat: Seat) -> Markup {
    room::medallion(seat.index())
}

/// Everybody else, in an arc: from the left over the far side to the right.
pub(super) fn others(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let you = table.face().you;
    let others = table.face().players.iter().filter(|player| you != Some(player.seat));
    let others: Vec<Slot> =
        others.enumerate().map(|(at, player)| place(sheet, table, player, at + 1)).collect();
    sheet.part("others", &(table.lang(), you.is_some(), others), |(lang, seated, others)| {
        let tongue = Tongue::of(*lang);
        let heading = if *seated { tongue.llw_others() } else { tongue.llw_players() };
        html! {
            section.others aria-labelledby="others-title" {
                h2.sr #others-title { (heading) }
                ul class={ "opponents of-" (others.len()) } { @for other in others { (other) } }
            }
        }
    })
}

/// The viewer's own place, where everybody sees it.
pub(super) fn oneself(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let you = table.face().player(table.face().you?)?;
    Some(place(sheet, table, you, 0))
}

fn place(sheet: &mut Sheet<'_>, table: &Table<'_>, player: &Player, key: usize) -> Slot {
    let (face, seat) = (table.face(), player.seat);
    let targets = face.targets(table.chosen);
    let mine = face.you == Some(seat);
    let thrown_in = table.shown.thrown_in.filter(|(by, _)| *by == seat.0).map(|(_, said)| said);
    let wins = face.ended.as_ref().is_some_and(|ended| ended.winners.has(seat));
    let seated = Seated {
        lang: table.lang(),
        player,
        mine,
        goal: face.goal,
        wins,
        shown: face.ended.as_ref().and_then(|ended| ended.card_of(seat)),
        thrown_in,
    };
    let named = matches!(table.chosen, Chosen::Guard(_));
    let place = Place {
        lang: table.lang(),
        seat,
        name: &player.name,
        mine,
        active: player.active && face.ended.is_none(),
        wins,
        inside: player.inside,
        protected: player.protected,
        aim: match targets.has(seat) {
            _ if targets.is_empty() => Aim::None,
            true => Aim::May {
                chosen: table.chosen == Chosen::Guard(seat),
                key: (!named).then_some(key),
            },
            false => Aim::Not(face.why_not(seat)),
        },
        names: &table.shown.names,
        seated: sheet.part(format!("seated-{}", seat.0), &seated, draw_seated),
    };
    sheet.part(format!("player-{}", seat.0), &place, draw)
}

fn draw(place: &Place<'_>) -> Markup {
    let &Place { seat, active, wins, inside, protected, .. } = place;
    let (target, selected) = match place.aim {
        Aim::May { chosen, .. } => (true, chosen),
        Aim::None | Aim::Not(_) => (false, false),
    };
    let not = matches!(place.aim, Aim::Not(_));
    html! {
        li.opponent.active[active].wins[wins].out[!inside].protected[protected].target[target].selected[selected].not[not]
            id={ "player-" (seat.0) } {
            (place.seated)
            (pick(place, Tongue::of(place.lang)))
        }
    }
}

fn draw_seated(seated: &Seated<'_>) -> Markup {
    let (tongue, player, mine) = (Tongue::of(seated.lang), seated.player, seated.mine);
    let active = player.active && seated.shown.is_none() && !seated.wins;
    html! {
        div.hd {
            span.portrayed {
                (medallion(player.seat))
                @if !player.inside { (art::broken_seal()) } @else if player.protected { (art::shield()) }
            }
            div.who {
                span.called title=(player.name) {
                    @if mine { (tongue.llt_oneself()) } @else { (player.name) }
                }
                @if player.bot { (icon(Icon::Robot)) span.sr { (tongue.bot()) } }
                (seals(tongue, player.tokens, seated.goal))
                (state(seated, tongue))
            }
            @if !mine { (face_down(tongue, player, seated.shown)) }
            @if active { span.candle-at { (room::candle()) } }
        }
        @if let Some(said) = &seated.thrown_in { (said.draw(tongue)) }
        (row(tongue, player))
    }
}

/// How somebody stands in the round, in a word.
fn state(seated: &Seated<'_>, tongue: &Tongue) -> Markup {
    let Player { inside, protected, active, .. } = *seated.player;
    html! {
        @if seated.wins {
            span.state.turn { (tongue.llt_wins()) }
        } @else if !inside {
            span.state { (tongue.ll_status_out()) }
        } @else if active && seated.shown.is_none() {
            span.state.turn {
                @if seated.mine { (tongue.llw_your_turn()) } @else { (tongue.llw_active()) }
            }
        } @else if protected {
            span.state { (tongue.ll_status_protected()) }
        } @else if seated.mine {
            span.state { (tongue.ll_status_in()) }
        }
    }
}

/// Favour tokens as wax seals, against the goal.
pub(super) fn seals(tongue: &Tongue, has: u8, goal: u8) -> Markup {
    html! {
        span.tokens role="img" aria-label=(tongue.ll_tokens_of_goal(has.into(), goal.into())) {
            @for _ in 0..has { (art::seal()) }
            @for _ in has..goal { (art::seal_empty()) }
        }
    }
}

/// The sealed envelopes before somebody, and what the viewer can be sure of.
fn face_down(tongue: &Tongue, player: &Player, shown: Option<Card>) -> Markup {
    let (held, known) = (player.held, player.sure);
    html! {
        @if let Some(card) = shown {
            span.sealed.open { span.sr { (tongue.ll_card(card)) } (small(tongue, card)) }
        } @else if held > 0 {
            span.sealed {
                span.sr { (tongue.llw_face_down(held.into())) }
                @for n in 0..held {
                    @match known {
                        Some(card) if n == 0 => (small(tongue, card)),
                        _ => (back()),
                    }
                }
                @if let Some(card) = known { span.sr { (tongue.llw_surely(card)) } }
            }
        }
    }
}

/// What somebody has played and discarded this round, in order.
fn row(tongue: &Tongue, player: &Player) -> Markup {
    html! {
        @if player.row.is_empty() {
            p.empty { (tongue.llw_row_empty()) }
        } @else {
            ol.discards.tight[player.row.len() > 4] aria-label=(tongue.ll_column_row()) {
                @for (n, &(card, how)) in player.row.iter().enumerate() {
                    li.discarded[how == Laid::Discarded] id={ "laid-" (player.seat.0) "-" (n) } {
                        span.sr {
                            @match how {
                                Laid::Played => (tongue.llw_played(card)),
                                Laid::Discarded => (tongue.llw_discarded(card)),
                            }
                        }
                        (small(tongue, card))
                    }
                }
            }
        }
    }
}

/// While somebody is to be chosen: a button over the whole of a player, or why not this one.
fn pick(place: &Place<'_>, tongue: &Tongue) -> Markup {
    let seat = place.seat;
    let label = || match place.mine {
        true => tongue.llw_choose_yourself(),
        false => tongue.llw_choose(place.name),
    };
    match place.aim {
        Aim::None => html! {},
        Aim::May { chosen, key } => html! {
            button.pick type="button" id={ "pick-" (seat.0) } aria-pressed=(chosen) data-key=[key] data-pick=(Pick::Seat(seat).name()) { (label()) }
        },
        Aim::Not(why) => {
            let why = illegal(tongue, why, place.names);
            html! {
                button.pick type="button" id={ "pick-" (seat.0) } aria-disabled="true"
                    aria-describedby={ "why-" (seat.0) } title=(why) { (label()) }
                span.sr id={ "why-" (seat.0) } { (why) }
            }
        }
    }
}
