//! The story of a game that is over: to read, to keep, to share.

use crate::door::Visitor;
use crate::pages::{key, page, sorry, visit};
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use std::sync::Arc;
use tables::{Command, Reading};
use web::Sharing;

type Here = State<Arc<Parlour>>;

/// The story as this visitor may read it.
async fn read(parlour: &Arc<Parlour>, visitor: &Visitor, name: &str) -> Result<Reading, Rejection> {
    let (key, guest, lang) = (key(name)?, visitor.guest(), visitor.lang);
    parlour.refresh(key).await;
    parlour.look(key, move |table, _| table.story(guest, lang)).await
}

pub(crate) async fn show(
    State(parlour): Here,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Response {
    match read(&parlour, &visitor, &name).await {
        Ok(Reading { tale, yours, shared }) => {
            let sharing = yours.map(|yours| Sharing { yours, both: shared });
            let path = format!("/t/{name}/story");
            page(web::story_page(&visit(&visitor, &path), &name, &tale, sharing))
        }
        Err(rejection) => sorry(&visitor, &rejection),
    }
}

/// A file to keep. It is never shown as a page of the parlour: its style is its own.
fn file(content_type: &'static str, name: &'static str, text: String) -> Response {
    let headers = [(header::CONTENT_TYPE, content_type), (header::CONTENT_DISPOSITION, name)];
    (headers, text).into_response()
}

pub(crate) async fn as_page(
    State(parlour): Here,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Response {
    match read(&parlour, &visitor, &name).await {
        Ok(reading) => file(
            "text/html; charset=utf-8",
            "attachment; filename=\"love-story.html\"",
            web::story_file(visitor.lang, &reading.tale),
        ),
        Err(rejection) => sorry(&visitor, &rejection),
    }
}

pub(crate) async fn as_text(
    State(parlour): Here,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Response {
    match read(&parlour, &visitor, &name).await {
        Ok(reading) => file(
            "text/markdown; charset=utf-8",
            "attachment; filename=\"love-story.md\"",
            web::story_text(visitor.lang, &reading.tale),
        ),
        Err(rejection) => sorry(&visitor, &rejection),
    }
}

/// The form with which a player says whether others may read the story.
#[derive(Deserialize)]
pub(crate) struct Share {
    on: bool,
}

pub(crate) async fn share(
    State(parlour): Here,
    visitor: Visitor,
    Path(name): Path<String>,
    Form(Share { on }): Form<Share>,
) -> Response {
    let guest = visitor.guest();
    let shared = async {
        let key = key(&name)?;
        let seats = parlour.look(key, move |table, _| Ok(table.played_by(guest))).await?;
        for seat in seats {
            parlour.ask(key, visitor.asker(guest), Command::ShareStory { seat, on }).await?;
        }
        Ok::<_, Rejection>(())
    };
    match shared.await {
        Ok(()) => Redirect::to(&format!("/t/{name}/story")).into_response(),
        Err(rejection) => sorry(&visitor, &rejection),
    }
}
