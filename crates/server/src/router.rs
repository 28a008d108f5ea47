//! Every address of the parlour.

use crate::metrics::FORMAT;
use crate::parlour::Parlour;
use crate::rejection::RETRY;
use crate::{api, door, pages, reading, replay, security, settings, story, veil};
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::set_header::SetResponseHeaderLayer;
use tracing::warn;

/// What pages may load and do: what comes from here, and nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'; manifest-src 'self'";

/// What pages may ask a browser for: to copy a link (and to hand it on, which is theirs unless somebody
/// says otherwise, and of which not every browser has heard). Nothing else that can be denied.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(), camera=(), clipboard-read=(), \
     clipboard-write=(self), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), \
     gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), \
     payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), \
     storage-access=(), usb=(), xr-spatial-tracking=()";

/// Every address of the parlour.
pub fn router(parlour: Arc<Parlour>) -> Router {
    let limit = parlour.config.limits.message;
    let [pages, answers] = veil::OURS.map(NotForContentType::const_new);
    let not_ours = DefaultPredicate::new().and(pages).and(answers);
    let read = Router::new()
        .route("/t/{table}/replay", get(replay::show))
        .route("/t/{table}/replay/steps", get(replay::steps))
        .route("/t/{table}/transcript", get(pages::transcript))
        .route("/t/{table}/story", get(story::show))
        .route("/t/{table}/story.md", get(story::as_text))
        .route("/t/{table}/story.html", get(story::as_page))
        .route("/api/v1/tables/{table}/replay", get(api::replay))
        .route("/api/v1/tables/{table}/transcript", get(api::transcript))
        .layer(from_fn_with_state(parlour.clone(), veil::answer))
        .layer(from_fn_with_state(parlour.clone(), reading::read));
    let looked_at = Router::new()
        .route("/t/{table}", get(pages::table))
        .route("/api/v1/tables/{table}", get(api::look))
        .route("/api/v1/tables/{table}/sights", get(api::perceived))
        .route("/api/v1/tables/{table}/face", get(api::face))
        .layer(from_fn_with_state(parlour.clone(), veil::answer))
        .layer(from_fn_with_state(parlour.clone(), reading::look));
    let guarded = Router::new()
        .route("/", get(pages::home))
        .route("/new", post(pages::new_table))
        .route("/new/ticket", get(pages::reserve))
        .route("/forget", post(pages::forget))
        .route("/lang", post(pages::speak))
        .route("/settings", get(settings::show).post(settings::keep))
        .route("/rules/{game}", get(pages::rules))
        .route("/t/{table}/socket", get(pages::socket))
        .route("/t/{table}/code.svg", get(pages::code))
        .route("/t/{table}/sit", post(pages::sit))
        .route("/t/{table}/story", post(story::share))
        .route("/seat/{token}", get(pages::seat).post(pages::take_seat))
        .route("/assets/{*path}", get(pages::asset))
        .route("/.well-known/security.txt", get(security::show))
        .route("/api/openapi.json", get(api::openapi))
        .route("/api/v1/games", get(api::games))
        .route("/api/v1/boxes", get(api::boxes))
        .route("/api/v1/tables", get(api::yours).post(api::open))
        .route("/api/v1/tables/{table}", post(api::ask))
        .route("/api/v1/tables/{table}/seat", get(api::seat_link))
        .route("/api/v1/tables/{table}/invitation", get(api::invitation))
        .route("/api/v1/tables/{table}/socket", get(api::socket))
        .route("/api/v1/seats/{token}", post(api::claim))
        .fallback(pages::lost)
        .layer(from_fn_with_state(parlour.clone(), veil::answer))
        .merge(read)
        .merge(looked_at)
        .layer(from_fn_with_state(parlour.clone(), door::watch));
    guarded
        // Those who watch over the parlour ask often, and from one address.
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .layer(DefaultBodyLimit::max(limit))
        .layer(CompressionLayer::new().compress_when(not_ours))
        .layer(CatchPanicLayer::new())
        .layer(header(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(HeaderName::from_static("permissions-policy"), PERMISSIONS))
        .layer(header(header::REFERRER_POLICY, "no-referrer"))
        // What may be kept says so: nearly everything here is a secret or has a hand in it.
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(from_fn_with_state(parlour.clone(), door::keep_secure))
        .with_state(parlour)
}

fn header(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}

/// The parlour is open, and something could be stored now.
async fn healthz(State(parlour): State<Arc<Parlour>>) -> Response {
    match parlour.journal.ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(fault) => {
            warn!(%fault, "nothing can be stored");
            let later = [(header::RETRY_AFTER, RETRY.to_string())];
            (StatusCode::SERVICE_UNAVAILABLE, later, "nothing can be stored\n").into_response()
        }
    }
}

async fn metrics(State(parlour): State<Arc<Parlour>>) -> impl IntoResponse {
    parlour.metrics.heard_strange(parlour.journal.strange());
    ([(header::CONTENT_TYPE, FORMAT)], parlour.metrics.text())
}
