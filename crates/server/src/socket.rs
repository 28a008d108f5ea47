//! A socket at a table, whoever talks on it.

use crate::guard::{Bucket, Permit};
use crate::keys::TableKey;
use crate::metrics::Lasting;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::table::{Attendance, Version};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use tables::Guest;
use tokio::time::timeout;

/// Why a socket is closed: a code of the protocol to say farewell with, or nothing if nobody would
/// hear it.
pub(crate) type Close = Option<u16>;

/// How a socket is closed to which nothing can be told any more: whoever may not look is told so, and
/// whoever comes back later may find the table again.
pub(crate) fn farewell(why: &Rejection) -> Close {
    Some(match why {
        Rejection::Refused(_) => close_code::POLICY,
        Rejection::NoTable => close_code::NORMAL,
        _ => close_code::AGAIN,
    })
}

/// Somebody who talks with a table over a socket.
pub(crate) trait Talk: Send {
    /// Who, and with which table.
    fn place(&self) -> (&Arc<Parlour>, TableKey, Guest);
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
    parlour: Arc<Parlour>,
    socket: WebSocket,
}

impl Outgoing {
    /// Says something. It is sent when everything has been said.
    pub async fn send(&mut self, text: String) -> Result<(), Close> {
        let fed = self.socket.feed(Message::text(text));
        in_time(&self.parlour, fed).await
    }

    /// Says something as JSON.
    pub async fn write(&mut self, frame: &impl Serialize) -> Result<(), Close> {
        let text = serde_json::to_string(frame).map_err(|_| Some(close_code::ERROR))?;
        self.send(text).await
    }

    async fn flush(&mut self) -> Result<(), Close> {
        in_time(&self.parlour, self.socket.flush()).await
    }
}

/// Whoever does not take what is sent in time is dropped, and will be told everything anew when they
/// come back.
async fn in_time(
    parlour: &Parlour,
    sent: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), Close> {
    match timeout(parlour.config.limits.slow, sent).await {
        Ok(sent) => sent.map_err(|_| None),
        Err(_) => {
            parlour.metrics.slow.increment(1);
            Err(None)
        }
    }
}

/// Serves a socket until it is closed.
///
/// Not an `async fn`: that would keep what it is given twice, and there are many sockets.
pub(crate) fn serve(
    mut talk: impl Talk,
    socket: WebSocket,
    permit: Permit,
) -> impl Future<Output = ()> + Send {
    let (parlour, key, guest) = talk.place();
    let parlour = parlour.clone();
    let counted = Lasting::new(&parlour.metrics.sockets);
    let mut closing = parlour.closing();
    let mut bucket = parlour.guard.messages();
    let mut attendance = Attendance::new(&parlour, key, guest);
    let mut line = Outgoing { parlour, socket };
    async move {
        let close = loop {
            let version = attendance.version();
            // Boxed: a socket that waits, as most do most of the time, should be small.
            if let Err(close) = Box::pin(talk.tell(&mut line, version)).await {
                break close;
            }
            if let Err(close) = Box::pin(line.flush()).await {
                break close;
            }
            tokio::select! {
                message = line.socket.recv() => {
                    match read(&line.parlour, message, &mut bucket, &permit) {
                        Ok(Some(text)) => Box::pin(talk.hear(&text)).await,
                        Ok(None) => {}
                        Err(close) => break close,
                    }
                }
                () = attendance.news() => {}
                () = closing.wait() => break Some(close_code::RESTART),
            }
        };
        if let Some(code) = close {
            let frame = Message::Close(Some(CloseFrame { code, reason: "".into() }));
            let _ = Box::pin(timeout(Duration::from_secs(1), line.socket.send(frame))).await;
        }
        drop((permit, counted));
    }
}

fn read(
    parlour: &Parlour,
    message: Option<Result<Message, axum::Error>>,
    bucket: &mut Bucket,
    permit: &Permit,
) -> Result<Option<String>, Close> {
    let message = message.ok_or(None)?.map_err(|_| {
        parlour.metrics.refused.increment(1);
        Some(close_code::SIZE)
    })?;
    if !parlour.guard.message(bucket, permit) {
        parlour.metrics.turned_away.increment(1);
        return Err(Some(close_code::POLICY));
    }
    match message {
        Message::Text(text) => Ok(Some(text.to_string())),
        Message::Binary(_) => Err(Some(close_code::UNSUPPORTED)),
        Message::Close(_) => Err(None),
        Message::Ping(_) | Message::Pong(_) => Ok(None),
    }
}
