//! What is read of a table over HTTP, and what that costs its reader.
//!
//! A replay, a transcript or a story is long, takes more to make than to ask for, and is no part of
//! playing. So whoever reads one waits for a turn among those who only watch, and until what was sent to
//! their address is paid for, as on a socket. The table itself is shown to those who sit there as it
//! always is; whoever only watches pays for its bytes.

use crate::api::Refused;
use crate::door::{Visitor, is_api};
use crate::keys::TableKey;
use crate::pages::sorry;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::socket::is_seated;
use axum::body::HttpBody;
use axum::extract::{RawPathParams, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use tokio::time::sleep;

/// Somebody reads a replay, a transcript or a story.
pub(crate) async fn read(
    State(parlour): State<Arc<Parlour>>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let Some(_reader) = parlour.guard.reader(visitor.address) else {
        return too_much(&parlour, &visitor, &request);
    };
    if !is_paid(&parlour, &visitor).await {
        return too_much(&parlour, &visitor, &request);
    }
    let turn = parlour.turns.next(parlour.guard.queue(visitor.address)).await;
    let response = next.run(request).await;
    drop(turn);
    pay(&parlour, &visitor, &response);
    response
}

/// Somebody looks at a table, which costs nothing if they have a seat there.
pub(crate) async fn look(
    State(parlour): State<Arc<Parlour>>,
    visitor: Visitor,
    params: RawPathParams,
    request: Request,
    next: Next,
) -> Response {
    let table = params.iter().find(|(name, _)| *name == "table");
    let key: Option<TableKey> = table.and_then(|(_, name)| name.parse().ok());
    let seated = match key {
        Some(key) => is_seated(&parlour, key, visitor.guest()).await,
        None => false,
    };
    if seated {
        return next.run(request).await;
    }
    if !parlour.guard.owed(visitor.address).is_zero() {
        let reader = parlour.guard.reader(visitor.address);
        if reader.is_none() || !is_paid(&parlour, &visitor).await {
            return too_much(&parlour, &visitor, &request);
        }
    }
    let response = next.run(request).await;
    pay(&parlour, &visitor, &response);
    response
}

/// Waits until what was sent to an address is paid for; says no if the parlour closes before.
async fn is_paid(parlour: &Parlour, visitor: &Visitor) -> bool {
    let mut closing = parlour.closing();
    loop {
        let owed = parlour.guard.owed(visitor.address);
        if owed.is_zero() {
            return true;
        }
        tokio::select! {
            () = sleep(owed) => {}
            () = closing.wait() => return false,
        }
    }
}

/// What is sent is paid for by whoever asks next.
fn pay(parlour: &Parlour, visitor: &Visitor, response: &Response) {
    let bytes = response.body().size_hint().lower();
    parlour.guard.has_read(visitor.address, usize::try_from(bytes).unwrap_or(usize::MAX));
}

fn too_much(parlour: &Parlour, visitor: &Visitor, request: &Request) -> Response {
    parlour.metrics.turned_away.inc();
    parlour.metrics.refused.inc();
    match is_api(request.uri().path()) {
        true => Refused::of(visitor.lang, &Rejection::TooMuch).into_response(),
        false => sorry(visitor, &Rejection::TooMuch),
    }
}
