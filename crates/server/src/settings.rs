//! The page of settings: a form, and the cookies that keep what was chosen in it.
//!
//! The server draws a page as somebody wants it, so that theme and motion are there before anything
//! is painted, and without a script. What is chosen elsewhere, in a menu or at a table, writes the
//! same cookies. Sounds, notifications and the numbers that a page adds to seeds are the browser's
//! own.

use crate::door::{HINTS, LANG, MOTION, NAME, SPEED, THEME, Visitor};
use crate::pages::{page, sorry, visit};
use crate::rejection::Rejection;
use axum::Form;
use axum::extract::Query;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use serde::Deserialize;
use tables::Refusal;
use web::{Motion, Settings, Speed, Theme};
use words::{Lang, Tongue};

/// What the address says beside the path.
#[derive(Deserialize)]
pub(crate) struct After {
    /// There when something has just been kept.
    #[serde(default)]
    saved: Option<String>,
}

pub(crate) async fn show(visitor: Visitor, Query(after): Query<After>) -> Response {
    let said = after.saved.map(|_| Ok(()));
    page(web::settings_page(
        &visit(&visitor, "/settings"),
        &Settings { speed: visitor.speed, said },
    ))
}

/// What somebody has chosen.
#[derive(Deserialize)]
pub(crate) struct Chosen {
    #[serde(default)]
    name: String,
    lang: String,
    theme: String,
    motion: String,
    speed: String,
    /// There if they are wanted: a box that is not ticked is not sent.
    #[serde(default)]
    hints: Option<String>,
}

pub(crate) async fn keep(visitor: Visitor, Form(chosen): Form<Chosen>) -> Response {
    let known = (
        Lang::from_code(&chosen.lang),
        Theme::from_code(&chosen.theme),
        Motion::from_code(&chosen.motion),
        Speed::from_code(&chosen.speed),
    );
    let (Some(lang), Some(theme), Some(motion), Some(speed)) = known else {
        return sorry(&visitor, &Rejection::BadRequest);
    };
    let name = match chosen.name.trim() {
        "" => String::new(),
        wanted => match tables::name(wanted) {
            Some(name) => name,
            None => {
                let why = Refusal::BadName.say(Tongue::of(visitor.lang));
                let settings = Settings { speed: visitor.speed, said: Some(Err(&why)) };
                return page(web::settings_page(&visit(&visitor, "/settings"), &settings));
            }
        },
    };
    let hints = if chosen.hints.is_some() { "on" } else { "off" };
    let cookies = [
        (NAME, name.as_str()),
        (LANG, lang.code()),
        (THEME, theme.code()),
        (MOTION, motion.code()),
        (SPEED, speed.code()),
        (HINTS, hints),
    ];
    let jar = cookies
        .into_iter()
        .fold(CookieJar::new(), |jar, (key, value)| jar.add(visitor.cookie(key, value).build()));
    (jar, Redirect::to("/settings?saved=1")).into_response()
}
