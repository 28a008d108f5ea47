//! Who sits where, and what they and the host may do about it.

use super::{requests, share, window};
use crate::around::Around;
use crate::art::{Icon, icon, room};
use crate::press::{ask, copyable, level_options, send, send_sign, switch};
use crate::{Speed, games};
use maud::{Markup, html};
use serde_json::json;
use tables::{ChairPicture, Phase, Sitter};

/// The seats during a game, with links and settings.
pub(super) fn panel(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let picture = page;
    let bots = picture.seats.iter().any(|chair| matches!(chair.sitter, Sitter::Bot(_)));
    html! {
        (seats(page))
        (requests::shared(page))
        @if picture.phase == Phase::Playing && picture.host { (pause(page)) }
        @if bots && !picture.one_device {
            h3 { (tongue.web_bring()) }
            (share::invitation(page, "bring-link", &tongue.web_bring_help()))
        }
        @if let Some(link) = page.seat_link {
            h3 { (tongue.web_my_seat()) }
            p { (tongue.web_my_seat_help()) }
            (copyable(tongue, "seat-link", &tongue.web_my_seat_link(), link))
        }
        h3 { (tongue.web_settings()) }
        (speeds(page))
        (window::lengths(page))
        (watchers(page))
        @if games::can_dim(picture.game) && !picture.yours.is_empty() {
            @let on = page.dim;
            p { (switch(&json!({ "click": "dim", "on": !on }), on, &tongue.web_dim())) }
        }
        @if !picture.one_device && !picture.yours.is_empty() {
            p { button.button type="button" data-notify { (icon(Icon::Bell)) (tongue.web_notify()) } }
        }
    }
}

/// How quickly moves are shown.
fn speeds(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    html! {
        div.speeds role="group" aria-labelledby="speeds" {
            p id="speeds" { (tongue.web_speed()) }
            @for speed in Speed::ALL {
                button.button.switch type="button" data-cookie={ "speed=" (speed.code()) } data-send=(json!({ "click": "pace", "speed": speed.code() }))
                    aria-pressed=(speed == page.speed) { (tongue.web_speed_of(speed.code())) }
            }
        }
    }
}

/// Whether spectators may come, and how many there are.
pub(super) fn watchers(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let allowed = page.watchers;
    html! {
        p.watchers {
            @if page.host {
                (switch(&ask("watchers", json!({ "allowed": !allowed })), allowed, &tongue.web_watchers()))
            }
            span.badge { (icon(Icon::Eye)) (tongue.web_watching(page.watching as i64)) }
        }
    }
}

fn pause(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let (on, label) =
        if page.paused { (false, tongue.web_resume()) } else { (true, tongue.web_pause()) };
    html! { p { (send("", &ask("pause", json!({ "on": on })), &label)) } }
}

/// The list of seats.
pub(super) fn seats(page: &Around<'_>) -> Markup {
    html! { ul.seats { @for chair in page.seats { (seat(page, chair)) } } }
}

fn seat(page: &Around<'_>, chair: &ChairPicture) -> Markup {
    let mine = page.yours.contains(&chair.seat);
    let free = chair.sitter == Sitter::Nobody;
    html! {
        li.seat.mine[mine].free[free] id={ "chair-" (chair.seat) } {
            (who(page, chair, mine))
            @if mine { (rename(page, chair)) }
            div.actions { (deeds(page, chair, mine)) }
            (invitation(page, chair))
        }
    }
}

fn who(page: &Around<'_>, chair: &ChairPicture, mine: bool) -> Markup {
    let tongue = page.tongue();
    let person = chair.sitter == Sitter::Person;
    let absent = person && !chair.here && !mine && !page.one_device;
    html! {
        div.who {
            @match &chair.sitter {
                Sitter::Nobody => { (sign(page, chair, Icon::Person)) span { (tongue.web_seat_free()) } },
                Sitter::Person => { (sign(page, chair, Icon::Person)) span { (chair.name) } },
                Sitter::Bot(level) => {
                    (sign(page, chair, Icon::Robot)) span { (chair.name) }
                    span.badge { (tongue.web_seat_bot(&tongue.level(level))) }
                },
            }
            @if chair.host && !page.one_device { span.badge { (icon(Icon::Crown)) (tongue.web_host()) } }
            @if mine && !page.one_device { span.badge { (tongue.web_you()) } }
            @if chair.stand_in.is_some() {
                span.badge { (icon(Icon::Robot)) (tongue.web_stand_in_note()) }
            } @else if absent {
                span.badge { (tongue.web_not_here()) }
            }
        }
    }
}

/// Before a game everybody is there as a silhouette; a free seat is a place for one. Later a sign will do.
fn sign(page: &Around<'_>, chair: &ChairPicture, later: Icon) -> Markup {
    let free = chair.sitter == Sitter::Nobody;
    html! {
        @if page.phase != Phase::Gathering { (icon(later)) }
        @else if free { span.med.place aria-hidden="true" { "?" } }
        @else { span.med { (room::seated(chair.seat.into())) } }
    }
}

/// The name of one's own seat.
fn rename(page: &Around<'_>, chair: &ChairPicture) -> Markup {
    let tongue = page.tongue();
    let id = format!("name-{}", chair.seat);
    html! {
        form.rename data-keep data-send=(ask("rename", json!({ "seat": chair.seat }))) {
            input id=(id) name="name" type="text" maxlength="24" required autocomplete="nickname"
                aria-label=(tongue.web_your_name()) value=(chair.name);
            button.button.quiet type="submit" { (tongue.web_save()) }
        }
    }
}

/// What may be done about a seat, by whoever looks.
fn deeds(page: &Around<'_>, chair: &ChairPicture, mine: bool) -> Markup {
    let tongue = page.tongue();
    let seat = chair.seat;
    let gathering = page.phase == Phase::Gathering;
    let host = page.host;
    let remove = || {
        send_sign(
            "quiet",
            &ask("remove", json!({ "seat": seat })),
            Icon::Close,
            &tongue.web_remove(&chair.name),
        )
    };
    match &chair.sitter {
        Sitter::Nobody if host => put_bot(page, seat),
        Sitter::Nobody => html! {},
        Sitter::Bot(level) if host => html! {
            (level_of(page, chair, level))
            @if gathering { (remove()) }
        },
        Sitter::Bot(_) => html! {},
        Sitter::Person if mine && page.one_device => html! {
            @if gathering && host && seat > 0 { (remove()) }
        },
        Sitter::Person if mine => match &chair.stand_in {
            Some(_) => send("", &ask("return", json!({ "seat": seat })), &tongue.web_return()),
            None => html! {
                @if !(gathering && host) {
                    button.button.quiet type="button" data-send=(ask("leave", json!({ "seat": seat })))
                        title=[(!gathering).then(|| tongue.web_leave_help())] { (tongue.web_leave()) }
                }
            },
        },
        Sitter::Person if host => html! {
            @if !gathering && chair.stand_in.is_none() && !chair.here {
                @let vals = ask("bot", json!({ "seat": seat, "level": page.game.about().usual_level }));
                (send_sign("quiet", &vals, Icon::Robot, &tongue.web_stand_in(&chair.name)))
            }
            (remove_guest(page, chair))
        },
        Sitter::Person => html! {},
    }
}

/// Whoever is removed stays so, and the host is asked whether they are sure. A popover stays open
/// whatever happens at the table meanwhile.
fn remove_guest(page: &Around<'_>, chair: &ChairPicture) -> Markup {
    let tongue = page.tongue();
    let (label, sure) = (tongue.web_remove(&chair.name), format!("sure-{}", chair.seat));
    let vals = ask("remove", json!({ "seat": chair.seat }));
    html! {
        button.button.icon-only.quiet type="button" id={ "remove-" (chair.seat) } popovertarget=(sure)
            aria-label=(label) title=(label) { (icon(Icon::Close)) }
        div.sure id=(sure) popover role="group" aria-label=(label) {
            p { (tongue.web_remove_sure(&chair.name)) }
            div.actions {
                (send("primary", &vals, &tongue.web_remove_yes()))
                button.button.quiet type="button" popovertarget=(sure) { (tongue.web_cancel()) }
            }
        }
    }
}

/// The host invites somebody to this very seat.
fn invitation(page: &Around<'_>, chair: &ChairPicture) -> Markup {
    let tongue = page.tongue();
    let invitation = page.invitations.iter().find(|invitation| invitation.seat == chair.seat);
    html! {
        @if let Some(invitation) = invitation {
            @let label = tongue.web_invite_seat(&chair.name);
            div.invite-seat id={ "invite-" (chair.seat) } {
                p { (label) }
                p.help {
                    @if invitation.held { (tongue.web_invite_seat_held()) } @else { (tongue.web_invite_seat_help()) }
                }
                (copyable(tongue, &format!("invite-link-{}", chair.seat), &label, &invitation.link))
            }
        }
    }
}

fn put_bot(page: &Around<'_>, seat: u8) -> Markup {
    let tongue = page.tongue();
    let about = page.game.about();
    html! {
        form.put-bot data-send=(ask("bot", json!({ "seat": seat }))) {
            select name="level" aria-label=(tongue.web_field_level()) {
                (level_options(tongue, &about.levels, about.usual_level))
            }
            button.button type="submit" title=(tongue.web_put_bot_in(i64::from(seat) + 1)) { (tongue.web_put_bot()) }
        }
    }
}

fn level_of(page: &Around<'_>, chair: &ChairPicture, level: &str) -> Markup {
    let tongue = page.tongue();
    html! {
        select id={ "level-" (chair.seat) } name="level" aria-label=(tongue.web_level_of(&chair.name))
            data-send=(ask("bot", json!({ "seat": chair.seat }))) {
            (level_options(tongue, &page.game.about().levels, level))
        }
    }
}
