//! What every page has around it.

use crate::Visit;
use crate::art::{Icon, icon, mark};
use crate::assets::url;
use house::GameKind;
use maud::{DOCTYPE, Markup, html};
use words::{Lang, Tongue};

/// How wide the main part of a page is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    /// As wide as pages are.
    Usual,
    /// The measure of text.
    Narrow,
    /// All there is: for tables.
    Full,
}

impl Width {
    fn class(self) -> Option<&'static str> {
        match self {
            Width::Usual => None,
            Width::Narrow => Some("narrow"),
            Width::Full => Some("full"),
        }
    }
}

/// A whole page. `title` stands alone: the name of the parlour is added here.
pub(crate) fn page(visit: &Visit<'_>, title: &str, width: Width, main: Markup) -> Markup {
    let tongue = visit.tongue();
    html! {
        (DOCTYPE)
        html lang=(visit.lang.code()) data-theme=[visit.looks.theme()] data-motion=[visit.looks.motion()] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                meta name="description" content=(tongue.web_description());
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="same-origin";
                link rel="icon" type="image/svg+xml" href=(url("favicon.svg"));
                link rel="stylesheet" href=(url("parlour.css"));
                @if width != Width::Full { link rel="stylesheet" href=(url("front.css")); }
                // Not deferred: the chosen theme must be there before anything is painted.
                script src=(url("parlour.js")) {}
                script src=(url("vendor/idiomorph.min.js")) defer {}
                script src=(url("seal.js")) defer {}
                @if width == Width::Full {
                    script src=(url("focus.js")) defer {}
                    script src=(url("motion.js")) defer {}
                    script src=(url("sounds.js")) defer {}
                }
                script src=(url("table.js")) defer {}
            }
            body {
                a.skip href="#main" { (tongue.web_skip()) }
                // At a table, what is played comes first; the style sheet puts the head above it.
                @if width == Width::Full {
                    main id="main" class=[width.class()] tabindex="-1" { (main) }
                    (top_of_table(visit, tongue))
                } @else {
                    (top(visit, tongue))
                    main id="main" class=[width.class()] tabindex="-1" { (main) }
                }
                (bottom(tongue))
            }
        }
    }
}

/// The head of a table: whether it sounds, and one menu for all else.
fn top_of_table(visit: &Visit<'_>, tongue: &Tongue) -> Markup {
    let (sound, more) = (tongue.web_sound(), tongue.web_more());
    html! {
        header.top {
            a.home href="/" { (mark()) span { (tongue.web_parlour()) } }
            nav aria-label=(tongue.web_settings()) {
                button.button.quiet.icon-only type="button" data-sound aria-pressed="false" aria-keyshortcuts="m"
                    aria-label=(sound) title=(sound) hidden { (icon(Icon::Sound)) }
                details.menu {
                    summary.button.quiet.icon-only aria-label=(more) title=(more) { (icon(Icon::More)) }
                    div.choices {
                        a.button.quiet href="/settings" { (icon(Icon::Settings)) (tongue.web_settings()) }
                        div role="group" aria-label=(tongue.web_theme()) data-theme-menu hidden { (themes(tongue)) }
                        form method="post" action="/lang" { (langs(visit)) }
                    }
                }
            }
        }
    }
}

/// By day, by night, or as the device has it.
fn themes(tongue: &Tongue) -> Markup {
    html! {
        button.button.quiet type="button" data-theme-to="light" data-cookie="theme=light" { (icon(Icon::Sun)) (tongue.web_theme_light()) }
        button.button.quiet type="button" data-theme-to="dark" data-cookie="theme=dark" { (icon(Icon::Moon)) (tongue.web_theme_dark()) }
        button.button.quiet type="button" data-theme-to="system" data-cookie="theme=system" { (icon(Icon::Sun)) (tongue.web_theme_system()) }
    }
}

/// Every language, by its own name.
fn langs(visit: &Visit<'_>) -> Markup {
    html! {
        input type="hidden" name="back" value=(visit.path);
        @for lang in Lang::ALL {
            button.button.quiet type="submit" name="lang" value=(lang.code()) lang=(lang.code())
                aria-current=[(lang == visit.lang).then_some("true")] {
                (lang.native_name())
            }
        }
    }
}

fn top(visit: &Visit<'_>, tongue: &Tongue) -> Markup {
    html! {
        header.top {
            a.home href="/" { (mark()) span { (tongue.web_parlour()) } }
            nav aria-label=(tongue.web_settings()) {
                a.button.quiet.icon-only href="/settings" aria-label=(tongue.web_settings()) title=(tongue.web_settings()) {
                    (icon(Icon::Settings))
                }
                details.menu data-theme-menu hidden {
                    summary.button.quiet.icon-only aria-label=(tongue.web_theme()) title=(tongue.web_theme()) {
                        (icon(Icon::Sun)) (icon(Icon::Moon))
                    }
                    div.choices { (themes(tongue)) }
                }
                details.menu {
                    summary.button.quiet aria-label={ (tongue.web_language()) ": " (visit.lang.native_name()) } {
                        (visit.lang.native_name())
                    }
                    form.choices method="post" action="/lang" { (langs(visit)) }
                }
            }
        }
    }
}

fn bottom(tongue: &Tongue) -> Markup {
    html! {
        footer {
            p { (tongue.web_footer()) }
            nav aria-label=(tongue.web_panel_rules()) {
                @for game in GameKind::ALL {
                    a href={ "/rules/" (game.key()) } { (tongue.web_rules_of(&game.title(tongue))) }
                }
            }
        }
    }
}
