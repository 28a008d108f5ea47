//! Who sits at the table, and what lies before them.

use super::Table;
use super::card::{back, small};
use crate::art::{self, Icon, icon};
use crate::parts::{Sheet, Slot};
use crate::table::ThrownIn;
use face::Pick as _;
use face::love_letter::{Chosen, Pick, Player};
use love_letter::{Illegal, Laid};
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
    /// This one may be, or is.
    May { chosen: bool },
    /// This one may not.
    Not(Illegal),
}

/// Everybody else, in the order of the table.
pub(super) fn others(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let you = table.face().you;
    let others = table.face().players.iter().filter(|player| you != Some(player.seat));
    let others: Vec<Slot> = others.map(|player| place(sheet, table, player)).collect();
    sheet.part("others", &(table.lang(), you.is_some(), others), |(lang, seated, others)| {
        let tongue = Tongue::of(*lang);
        let heading = if *seated { tongue.llw_others() } else { tongue.llw_players() };
        html! {
            section.others aria-labelledby="others-title" {
                h2.sr #others-title { (heading) }
                ul.opponents { @for other in others { (other) } }
            }
        }
    })
}

/// The viewer's own row, where everybody sees it.
pub(super) fn oneself(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let you = table.face().player(table.face().you?)?;
    Some(place(sheet, table, you))
}

fn place(sheet: &mut Sheet<'_>, table: &Table<'_>, player: &Player) -> Slot {
    let (face, seat) = (table.face(), player.seat);
    let targets = face.targets(table.chosen);
    let mine = face.you == Some(seat);
    let thrown_in = table.shown.thrown_in.filter(|(by, _)| *by == seat.0).map(|(_, said)| said);
    let seated = Seated { lang: table.lang(), player, mine, goal: face.goal, thrown_in };
    let place = Place {
        lang: table.lang(),
        seat,
        name: &player.name,
        mine,
        active: player.active,
        inside: player.inside,
        protected: player.protected,
        aim: match targets.has(seat) {
            _ if targets.is_empty() => Aim::None,
            true => Aim::May { chosen: table.chosen == Chosen::Guard(seat) },
            false => Aim::Not(face.why_not(seat)),
        },
        names: &table.shown.names,
        seated: sheet.part(format!("seated-{}", seat.0), &seated, draw_seated),
    };
    sheet.part(format!("player-{}", seat.0), &place, draw)
}

fn draw(place: &Place<'_>) -> Markup {
    let &Place { seat, active, inside, protected, .. } = place;
    let (target, selected) = match place.aim {
        Aim::May { chosen } => (true, chosen),
        Aim::None | Aim::Not(_) => (false, false),
    };
    html! {
        li.opponent.active[active].out[!inside].protected[protected].target[target].selected[selected]
            id={ "player-" (seat.0) } {
            (place.seated)
            (pick(place, Tongue::of(place.lang)))
        }
    }
}

fn draw_seated(seated: &Seated<'_>) -> Markup {
    let (tongue, player, mine) = (Tongue::of(seated.lang), seated.player, seated.mine);
    let Player { name, bot, inside, protected, active, .. } = player;
    html! {
        div.who {
            @if !inside { (art::broken_seal()) }
            @if *protected { (art::shield()) }
            span.called { (name) }
            @if *bot { (icon(Icon::Robot)) span.sr { (tongue.bot()) } }
            @if mine { span.badge { (tongue.llw_you()) } }
            @if !inside {
                span.state { (tongue.ll_status_out()) }
            } @else if *protected {
                span.state { (tongue.ll_status_protected()) }
            }
            @if *active {
                span.state.turn {
                    @if mine { (tongue.llw_your_turn()) } @else { (tongue.llw_active()) }
                }
            }
        }
        @if let Some(said) = &seated.thrown_in { (said.draw(tongue)) }
        (seals(tongue, player.tokens, seated.goal))
        div.laid {
            @if !mine { (face_down(tongue, player)) }
            (row(tongue, player))
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
fn face_down(tongue: &Tongue, player: &Player) -> Markup {
    let (held, known) = (player.held, player.sure);
    html! {
        @if held > 0 {
            span.sealed {
                span.sr { (tongue.llw_face_down(held.into())) }
                @for n in 0..held {
                    @match known {
                        Some(card) if n == 0 => (small(tongue, card)),
                        _ => (back()),
                    }
                }
                @if let Some(card) = known { span.known { (tongue.llw_surely(card)) } }
            }
        }
    }
}

/// What somebody has played and discarded this round, in order.
fn row(tongue: &Tongue, player: &Player) -> Markup {
    html! {
        @if player.row.is_empty() {
            p.state.empty { (tongue.llw_row_empty()) }
        } @else {
            ol.discards aria-label=(tongue.ll_column_row()) {
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
        Aim::May { chosen } => html! {
            button.pick type="button" id={ "pick-" (seat.0) } aria-pressed=(chosen) data-pick=(Pick::Seat(seat).name()) { (label()) }
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
