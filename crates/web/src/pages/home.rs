//! The first page: three games, and three ways to sit down to each.

use crate::art::{Icon, envelope, icon};
use crate::press::{game_name, level_options, usual_level};
use crate::shell::{self, Width};
use crate::{Visit, face};
use house::{Seating, Wanted};
use maud::{Markup, html};
use words::Tongue;

/// The first page.
pub fn home(visit: &Visit<'_>) -> Markup {
    let tongue = visit.tongue();
    let main = html! {
        section.welcome {
            h1 { (tongue.web_home_title()) }
            p { (tongue.web_home_line()) }
        }
        div.games {
            @for seating in house::tables() { (game(tongue, *seating)) }
            (soon(tongue))
        }
        p.ways { (tongue.web_ways()) }
    };
    shell::page(visit, &tongue.web_title(&tongue.web_home_title()), Width::Usual, main)
}

fn game(tongue: &Tongue, seating: &dyn Seating) -> Markup {
    let key = seating.key();
    let (fewest, most) = players(seating, None);
    let (short, long) = seating.minutes();
    html! {
        article.game aria-labelledby={ "game-" (key) } {
            div.scene { @if let Some(face) = face(key) { (face.emblem()) } }
            h2 id={ "game-" (key) } { (game_name(tongue, key)) }
            p { (about(tongue, key)) }
            p.facts {
                span { (tongue.web_players(fewest.into(), most.into())) }
                span { (tongue.web_minutes(short.into(), long.into())) }
                (rules_link(tongue, key))
            }
            form method="post" action="/new" {
                input type="hidden" name="game" value=(key);
                div.actions {
                    button.button.primary type="submit" name="mode" value="bots" { (tongue.web_play_now()) }
                    button.button type="submit" name="mode" value="invite" { (tongue.web_invite()) }
                    button.button type="submit" name="mode" value="device" { (tongue.web_one_device()) }
                }
                details.more {
                    summary { (tongue.web_more()) }
                    div.fields { (fields(tongue, seating)) }
                }
            }
        }
    }
}

/// What can be chosen, but need not be.
fn fields(tongue: &Tongue, seating: &dyn Seating) -> Markup {
    let key = seating.key();
    let (fewest, most) = players(seating, None);
    let levels = seating.levels();
    html! {
        div.field {
            label for={ "players-" (key) } { (tongue.web_field_players()) }
            select id={ "players-" (key) } name="players" {
                option value="" { (tongue.web_as_usual()) }
                @for count in fewest..=most { option value=(count) { (count) } }
            }
        }
        @if !seating.rules().is_empty() {
            div.field {
                label for={ "rules-" (key) } { (tongue.web_field_rules()) }
                select id={ "rules-" (key) } name="rules" {
                    @for rules in seating.rules() {
                        @let (fewest, most) = players(seating, Some(rules));
                        option value=(rules) {
                            (tongue.web_edition_players(rules, fewest.into(), most.into()))
                        }
                    }
                }
            }
        }
        div.field {
            label for={ "level-" (key) } { (tongue.web_field_level()) }
            select id={ "level-" (key) } name="level" {
                (level_options(tongue, &levels, usual_level(&levels)))
            }
        }
    }
}

/// The game that is not there yet.
fn soon(tongue: &Tongue) -> Markup {
    let key = "fog-of-love";
    html! {
        article.game.soon aria-labelledby={ "game-" (key) } {
            div.scene { (envelope()) (envelope()) }
            h2 id={ "game-" (key) } { (game_name(tongue, key)) " " span.badge { (tongue.web_soon()) } }
            p { (tongue.web_about_fog_of_love()) }
            p.facts {
                span { (tongue.web_two_players()) }
                (rules_link(tongue, key))
            }
            p.help { (tongue.web_soon_line()) }
        }
    }
}

fn rules_link(tongue: &Tongue, game: &str) -> Markup {
    let label = tongue.web_rules_of(&game_name(tongue, game));
    html! {
        a href={ "/rules/" (game) } aria-label=(label) { (icon(Icon::Rules)) (tongue.web_panel_rules()) }
    }
}

fn about(tongue: &Tongue, game: &str) -> String {
    match game {
        "love-letter" => tongue.web_about_love_letter(),
        "favor" => tongue.web_about_favor(),
        _ => String::new(),
    }
}

/// How few and how many may play by these rules, or by the usual ones.
fn players(seating: &dyn Seating, rules: Option<&str>) -> (u32, u32) {
    let may = |players: &u32| {
        let rules = rules.map(str::to_owned);
        seating.open(&Wanted { players: Some(*players), rules, ..Wanted::default() }).is_ok()
    };
    let able: Vec<u32> = (1..=12).filter(may).collect();
    (able.first().copied().unwrap_or_default(), able.last().copied().unwrap_or_default())
}
