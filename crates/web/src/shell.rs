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
                // Not deferred: the chosen theme must be there before anything is painted.
                script src=(url("parlour.js")) {}
                script src=(url("vendor/idiomorph.min.js")) defer {}
                script src=(url("seal.js")) defer {}
                script src=(url("table.js")) defer {}
            }
            body {
                a.skip href="#main" { (tongue.web_skip()) }
                (top(visit, tongue))
                main id="main" class=[width.class()] tabindex="-1" { (main) }
                (bottom(tongue))
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
                    div.choices {
                        button.button.quiet type="button" data-theme-to="light" data-cookie="theme=light" { (icon(Icon::Sun)) (tongue.web_theme_light()) }
                        button.button.quiet type="button" data-theme-to="dark" data-cookie="theme=dark" { (icon(Icon::Moon)) (tongue.web_theme_dark()) }
                        button.button.quiet type="button" data-theme-to="system" data-cookie="theme=system" { (icon(Icon::Sun)) (tongue.web_theme_system()) }
                    }
                }
                details.menu {
                    summary.button.quiet aria-label={ (tongue.web_language()) ": " (visit.lang.native_name()) } {
                        (visit.lang.native_name())
                    }
                    form.choices method="post" action="/lang" {
                        input type="hidden" name="back" value=(visit.path);
                        @for lang in Lang::ALL {
                            button.button.quiet type="submit" name="lang" value=(lang.code()) lang=(lang.code())
                                aria-current=[(lang == visit.lang).then_some("true")] {
                                (lang.native_name())
                            }
                        }
                    }
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
