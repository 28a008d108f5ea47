//! A socket at a table, whoever talks on it.

use crate::guard::{Bucket, Permit};
use crate::host::Host;
use crate::keys::TableKey;
use crate::metrics::{Lasting, count};
use crate::table::Version;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use std::sync::Arc;
use std::time::Duration;
use tables::Guest;
use tokio::time::timeout;

/// Why a socket is closed: a code of the protocol to say farewell with, or nothing if nobody would
/// hear it.
pub(crate) type Close = Option<u16>;

/// Somebody who talks with a table over a socket.
pub(crate) trait Talk: Send {
    /// Who, and with which table.
    fn place(&self) -> (&Arc<Host>, TableKey, Guest);
    /// There may be something new to tell: the table has changed so often.
    fn tell(
        &mut self,
        line: &mut Outgoing,
        version: Version,
    ) -> impl Future<Output = Result<(), Close>> + Send;
    /// A message has come in. Its answer is told next.
    fn hear(&mut self, text: &str) -> impl Future<Output = ()> + Send;
}

/// The way out of a socket.
pub(crate) struct Outgoing {
    host: Arc<Host>,
    socket: WebSocket,
}

impl Outgoing {
    /// Says something. It is sent when everything has been said.
    pub async fn send(&mut self, text: String) -> Result<(), Close> {
        let fed = self.socket.feed(Message::text(text));
        in_time(&self.host, fed).await
    }

    async fn flush(&mut self) -> Result<(), Close> {
        in_time(&self.host, self.socket.flush()).await
    }
}

/// Whoever does not take what is sent in time is dropped, and will be told everything anew when they
/// come back.
async fn in_time(
    host: &Host,
    sent: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), Close> {
    match timeout(host.config.limits.slow, sent).await {
        Ok(sent) => sent.map_err(|_| None),
        Err(_) => {
            count(&host.metrics.slow);
            Err(None)
        }
    }
}

/// Serves a socket until it is closed.
pub(crate) async fn serve(mut talk: impl Talk, socket: WebSocket, permit: Permit) {
    let (host, key, guest) = talk.place();
    let host = host.clone();
    let _counted = Lasting::new(&host.metrics, |metrics| &metrics.sockets);
    let mut closing = host.closing();
    let mut bucket = host.guard.messages();
    let mut attendance = host.table(key).attend(guest);
    let mut line = Outgoing { host: host.clone(), socket };
    let close = loop {
        let version = attendance.version();
        if let Err(close) = talk.tell(&mut line, version).await {
            break close;
        }
        if let Err(close) = line.flush().await {
            break close;
        }
        tokio::select! {
            message = line.socket.recv() => match read(&host, message, &mut bucket) {
                Ok(Some(text)) => talk.hear(&text).await,
                Ok(None) => {}
                Err(close) => break close,
            },
            news = attendance.news() => {
                if news.is_err() {
                    // The table was put away, and is fetched again.
                    attendance = host.table(key).attend(guest);
                }
            }
            () = closing.wait() => break Some(close_code::RESTART),
        }
    };
    if let Some(code) = close {
        let frame = Message::Close(Some(CloseFrame { code, reason: "".into() }));
        let _ = timeout(Duration::from_secs(1), line.socket.send(frame)).await;
    }
    drop(permit);
}

fn read(
    host: &Host,
    message: Option<Result<Message, axum::Error>>,
    bucket: &mut Bucket,
) -> Result<Option<String>, Close> {
    let message = message.ok_or(None)?.map_err(|_| {
        count(&host.metrics.refused);
        Some(close_code::SIZE)
    })?;
    if !host.guard.message(bucket) {
        count(&host.metrics.turned_away);
        return Err(Some(close_code::POLICY));
    }
    match message {
        Message::Text(text) => Ok(Some(text.to_string())),
        Message::Binary(_) => Err(Some(close_code::UNSUPPORTED)),
        Message::Close(_) => Err(None),
        Message::Ping(_) | Message::Pong(_) => Ok(None),
    }
}
