//! Everything that somebody can choose for themselves, in one place: a plain form.

use crate::art::{Icon, icon};
use crate::shell::{self, Width};
use crate::{Motion, Speed, Theme, Visit};
use maud::{Markup, html};
use words::Lang;

/// What somebody has chosen, beside what their visit says.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    /// How quickly moves are shown.
    pub speed: Speed,
    /// What is said at the top: that it is kept, or why not.
    pub said: Option<Result<(), &'a str>>,
}

/// The page of settings.
pub fn settings_page(visit: &Visit<'_>, settings: &Settings<'_>) -> Markup {
    let tongue = visit.tongue();
    let theme = |theme: Theme| match theme {
        Theme::System => tongue.web_theme_system(),
        Theme::Light => tongue.web_theme_light(),
        Theme::Dark => tongue.web_theme_dark(),
    };
    let lang = |lang: Lang| lang.native_name().to_string();
    let themes = Theme::ALL.map(|one| (one.code(), theme(one)));
    let motions = Motion::ALL.map(|one| (one.code(), tongue.web_motion_of(one.code())));
    let speeds = Speed::ALL.map(|one| (one.code(), tongue.web_speed_of(one.code())));
    let main = html! {
        h1 { (tongue.web_settings()) }
        @match settings.said {
            Some(Ok(())) => div.notice.good id="saved" role="status" { p { (tongue.web_saved()) } },
            Some(Err(why)) => div.notice.error role="alert" { p { (why) } },
            None => {},
        }
        form.fields.settings method="post" action="/settings" {
            div.field {
                label for="settings-name" { (tongue.web_your_name()) }
                input id="settings-name" name="name" type="text" maxlength="24" autocomplete="nickname"
                    value=(visit.name) aria-describedby="settings-name-help";
                p.help id="settings-name-help" { (tongue.web_settings_name_help()) }
            }
            (choices("lang", &tongue.web_language(), &Lang::ALL.map(|one| (one.code(), lang(one))), visit.lang.code()))
            (choices("theme", &tongue.web_theme(), &themes, visit.looks.theme.code()))
            (choices("motion", &tongue.web_motion(), &motions, visit.looks.motion.code()))
            (choices("speed", &tongue.web_speed(), &speeds, settings.speed.code()))
            p.choice {
                input id="settings-hints" name="hints" type="checkbox" value="on" checked[visit.hints];
                label for="settings-hints" { (tongue.web_hints_on()) }
            }
            p.scripted { button.button type="button" data-notify { (icon(Icon::Bell)) (tongue.web_notify()) } }
            button.button.primary type="submit" { (tongue.web_save()) }
        }
    };
    shell::page(visit, &tongue.web_title(&tongue.web_settings()), Width::Narrow, main)
}

/// One of several.
fn choices(name: &str, label: &str, all: &[(&str, String)], chosen: &str) -> Markup {
    html! {
        fieldset {
            legend { (label) }
            @for (code, label) in all {
                @let id = format!("{name}-{code}");
                p.choice {
                    input id=(id) type="radio" name=(name) value=(code) checked[*code == chosen];
                    label for=(id) { (label) }
                }
            }
        }
    }
}
