//! The socket of a table's page: clicks come in, the table goes out.

use crate::door::Visitor;
use crate::guard::{Bucket, Permit};
use crate::host::{Host, No};
use crate::keys::TableKey;
use crate::metrics::{Lasting, count};
use crate::table::{Attendance, Eyes, Looked, Order};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use std::sync::Arc;
use std::time::Duration;
use tables::Guest;
use tokio::time::timeout;
use web::{Click, Desk, Scene, Visit};
use words::{Lang, Tongue};

/// The page of a table as one browser sees it.
pub(crate) struct TablePage {
    pub host: Arc<Host>,
    pub key: TableKey,
    pub guest: Guest,
    pub lang: Lang,
    pub origin: String,
    pub desk: Desk,
}

impl TablePage {
    pub fn new(host: Arc<Host>, key: TableKey, visitor: &Visitor, guest: Guest) -> TablePage {
        TablePage {
            host,
            key,
            guest,
            lang: visitor.lang,
            origin: visitor.origin.clone(),
            desk: Desk::new(visitor.hints),
        }
    }

    /// Looks at the table through the eyes that are open now.
    pub async fn look(&mut self) -> Result<Looked, No> {
        let (host, key, guest) = (&self.host, self.key, self.guest);
        let eyes = Eyes::Page { open: self.desk.open };
        let looked = host.look(key, |reply| Order::Look(guest, eyes, reply)).await?;
        self.desk.refresh(looked.glimpse.as_deref());
        Ok(looked)
    }

    /// What the page shows.
    pub fn show<T>(&self, looked: &Looked, notice: Option<&str>, show: impl Fn(&Scene<'_>) -> T) -> T {
        let chair = looked.seat.and_then(|seat| looked.picture.seats.get(usize::from(seat)));
        let link = match (looked.seat, looked.first) {
            (Some(seat), Some(first)) => {
                let token = self.host.seat_token(self.key, seat, first);
                Some(format!("{}/seat/{token}", self.origin))
            }
            _ => None,
        };
        let key = self.key.to_string();
        show(&Scene {
            visit: Visit {
                // Each seat reads its own language, also on a device that is passed around.
                lang: chair.map_or(self.lang, |chair| chair.lang),
                origin: &self.origin,
                path: &format!("/t/{key}"),
                hints: self.desk.hints,
            },
            key: &key,
            picture: &looked.picture,
            here: &looked.here,
            watching: looked.watching,
            seat: looked.seat,
            glimpse: looked.glimpse.as_deref(),
            desk: &self.desk,
            notice,
            seat_link: link.as_deref(),
        })
    }

    /// A click comes in. Gives the sentence to show if it did nothing.
    async fn click(&mut self, text: &str) -> Option<String> {
        let tongue = Tongue::of(self.lang);
        let Ok(click) = serde_json::from_str::<Click>(text) else {
            count(&self.host.metrics.refused);
            return Some(No::BadRequest.say(tongue));
        };
        let looked = match self.look().await {
            Ok(looked) => looked,
            Err(no) => return Some(no.say(tongue)),
        };
        let command = self.desk.click(click, &looked.picture, looked.glimpse.as_deref())?;
        let asked = self.host.ask(self.key, self.guest, command).await;
        asked.err().map(|no| no.say(tongue))
    }

    /// Serves the page until it is closed.
    pub async fn serve(mut self, mut socket: WebSocket, permit: Permit) {
        let _counted = Lasting::new(&self.host.metrics, |metrics| &metrics.sockets);
        let mut closing = self.host.closing.subscribe();
        let mut bucket = self.host.guard.messages();
        let mut attendance = self.host.table(self.key).attend(self.guest);
        let mut notice = None;
        let close = loop {
            match self.send(&mut socket, notice.take()).await {
                Ok(()) => {}
                Err(code) => break code,
            }
            tokio::select! {
                message = socket.recv() => {
                    match self.hear(message, &mut bucket).await {
                        Ok(said) => notice = said,
                        Err(code) => break code,
                    }
                }
                news = attendance.news() => {
                    if news.is_err() {
                        self.attend_again(&mut attendance);
                    }
                }
                _ = closing.wait_for(|closing| *closing) => break Some(close_code::RESTART),
            }
        };
        if let Some(code) = close {
            let frame = CloseFrame { code, reason: "".into() };
            let _ = timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
        }
        drop(permit);
    }

    /// The table was put away and is fetched again.
    fn attend_again(&self, attendance: &mut Attendance) {
        *attendance = self.host.table(self.key).attend(self.guest);
    }

    async fn send(
        &mut self,
        socket: &mut WebSocket,
        notice: Option<String>,
    ) -> Result<(), Option<u16>> {
        let looked = self.look().await.map_err(|_| Some(close_code::NORMAL))?;
        if !looked.allowed {
            return Err(Some(close_code::POLICY));
        }
        let frame = self.show(&looked, notice.as_deref(), |scene| web::frame(scene).into_string());
        drop(looked);
        let sent = timeout(self.host.config.limits.slow, socket.send(Message::text(frame))).await;
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(None),
            Err(_) => {
                count(&self.host.metrics.slow);
                Err(None)
            }
        }
    }

    /// Takes in a message. Gives a sentence to show, or the code to close with.
    async fn hear(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
        bucket: &mut Bucket,
    ) -> Result<Option<String>, Option<u16>> {
        let message = message.ok_or(None)?.map_err(|_| Some(close_code::SIZE))?;
        if !self.host.guard.message(bucket) {
            count(&self.host.metrics.turned_away);
            return Err(Some(close_code::POLICY));
        }
        match message {
            Message::Text(text) => Ok(self.click(&text).await),
            Message::Binary(_) => Err(Some(close_code::UNSUPPORTED)),
            Message::Close(_) => Err(None),
            Message::Ping(_) | Message::Pong(_) => Ok(None),
        }
    }
}
