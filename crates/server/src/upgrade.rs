//! How a request becomes a socket.

use crate::connection::Connection;
use crate::frames::Metered;
use crate::guard::Permit;
use crate::parlour::Parlour;
use crate::socket::{Talk, serve};
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::sync::Arc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// A socket, as bytes and as messages.
pub(crate) type Socket = WebSocketStream<Metered<TokioIo<Upgraded>>>;

/// A request that wants to become a socket.
pub(crate) struct Upgrade {
    upgraded: OnUpgrade,
    accept: HeaderValue,
    connection: Option<Arc<Connection>>,
}

fn has(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|part| part.trim().eq_ignore_ascii_case(word))
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, StatusCode> {
        let headers = &parts.headers;
        let wanted = has(headers, header::CONNECTION, "upgrade")
            && has(headers, header::UPGRADE, "websocket")
            && has(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| wanted);
        let accept = key.and_then(|key| derive_accept_key(key.as_bytes()).parse().ok());
        let upgraded = parts.extensions.remove::<OnUpgrade>();
        let (Some(accept), Some(upgraded)) = (accept, upgraded) else {
            return Err(StatusCode::BAD_REQUEST);
        };
        Ok(Upgrade { upgraded, accept, connection: parts.extensions.get().cloned() })
    }
}

impl Upgrade {
    /// Lets somebody talk on the socket. It takes short messages and little memory.
    pub fn serve(self, parlour: &Parlour, talk: impl Talk + 'static, permit: Permit) -> Response {
        let limits = parlour.config.limits;
        let config = WebSocketConfig::default()
            .read_buffer_size(1024)
            .write_buffer_size(2 * 1024)
            .max_message_size(Some(limits.message))
            .max_frame_size(Some(limits.message));
        let (upgraded, connection) = (self.upgraded, self.connection);
        tokio::spawn(async move {
            let Ok(upgraded) = upgraded.await else { return };
            let metered = Metered::new(TokioIo::new(upgraded), limits.messages_per_second);
            let socket = Socket::from_raw_socket(metered, Role::Server, Some(config)).await;
            serve(talk, socket, permit, connection).await;
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, self.accept);
        response
    }
}
