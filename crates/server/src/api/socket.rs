//! The socket of the API: commands come in, sights go out.

use super::answer::{Told, seen};
use crate::door::Visitor;
use crate::guard::{Bucket, Permit};
use crate::host::{Host, No};
use crate::keys::TableKey;
use crate::metrics::{Lasting, count};
use crate::table::{Eyes, Order, Sights};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tables::{Command, Guest};
use tokio::time::timeout;
use words::Lang;

/// A client that is told everything that happens at a table, as its seat perceives it.
pub(crate) struct Stream {
    host: Arc<Host>,
    key: TableKey,
    guest: Guest,
    lang: Lang,
    eyes: Eyes,
    /// Which game of the table, and how many of its steps have been told.
    game: u32,
    told: usize,
    /// The table as it was told last, without the game.
    picture: Option<Value>,
}

/// A command, with a number of the client's to recognise the answer by.
#[derive(Deserialize)]
struct Asked {
    #[serde(default)]
    id: Option<u64>,
    #[serde(flatten)]
    command: Command,
}

/// What is sent when the game has moved on.
#[derive(Serialize)]
struct Step<'a> {
    is: &'static str,
    game: u32,
    from: usize,
    steps: usize,
    sights: &'a [Box<RawValue>],
    moves: &'a [Box<RawValue>],
    over: bool,
}

impl Stream {
    pub fn new(
        host: Arc<Host>,
        key: TableKey,
        visitor: &Visitor,
        eyes: Eyes,
        from: Option<usize>,
    ) -> Stream {
        let (guest, lang) = (visitor.guest(), visitor.lang);
        let told = from.unwrap_or(0);
        Stream { host, key, guest, lang, eyes, game: 0, told, picture: None }
    }

    /// Serves the client until it leaves.
    pub async fn serve(mut self, mut socket: WebSocket, permit: Permit) {
        let _counted = Lasting::new(&self.host.metrics, |metrics| &metrics.sockets);
        let mut closing = self.host.closing.subscribe();
        let mut bucket = self.host.guard.messages();
        let mut attendance = self.host.table(self.key).attend(self.guest);
        let mut answer = None;
        let close = loop {
            // An answer comes after what it brought about.
            if let Err(code) = self.tell(&mut socket).await {
                break code;
            }
            if let Some(answer) = answer.take()
                && let Err(code) = self.send(&mut socket, answer).await
            {
                break code;
            }
            tokio::select! {
                message = socket.recv() => match self.hear(message, &mut bucket).await {
                    Ok(reply) => answer = reply,
                    Err(code) => break code,
                },
                news = attendance.news() => {
                    if news.is_err() {
                        attendance = self.host.table(self.key).attend(self.guest);
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

    /// Tells what is new: the steps of the game, and the table around it if that has changed.
    async fn tell(&mut self, socket: &mut WebSocket) -> Result<(), Option<u16>> {
        let (key, guest, eyes, told) = (self.key, self.guest, self.eyes, self.told);
        let order = |reply| Order::News(guest, eyes, told, reply);
        let news = self.host.look(key, order).await.map_err(|_| Some(close_code::NORMAL))?;
        if !news.looked.allowed {
            return Err(Some(close_code::POLICY));
        }
        // The number of steps is told with the steps.
        let mut picture = news.looked.picture.clone();
        picture.steps = 0;
        let around = json!({
            "picture": picture,
            "here": news.looked.here,
            "watching": news.looked.watching,
            "seat": news.looked.seat,
        });
        if self.picture.as_ref() != Some(&around) {
            let mut frame = around.clone();
            frame["is"] = "table".into();
            self.picture = Some(around);
            self.send(socket, frame.to_string()).await?;
        }
        match news.sights {
            Some(sights) => self.tell_steps(socket, sights).await,
            None => Ok(()),
        }
    }

    async fn tell_steps(&mut self, socket: &mut WebSocket, sights: Sights) -> Result<(), Option<u16>> {
        if sights.game != self.game {
            let rematch = self.game != 0;
            self.game = sights.game;
            if rematch {
                // A new game begins: it is told from its first step.
                self.told = 0;
                return Box::pin(self.tell(socket)).await;
            }
        }
        if sights.sights.is_empty() {
            return Ok(());
        }
        let frame = Step {
            is: "steps",
            game: sights.game,
            from: self.told,
            steps: sights.steps,
            sights: &sights.sights,
            moves: &sights.moves,
            over: sights.over,
        };
        let text = serde_json::to_string(&frame).map_err(|_| Some(close_code::ERROR))?;
        self.told = sights.steps;
        self.send(socket, text).await
    }

    async fn send(&self, socket: &mut WebSocket, text: String) -> Result<(), Option<u16>> {
        match timeout(self.host.config.limits.slow, socket.send(Message::text(text))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(None),
            Err(_) => {
                count(&self.host.metrics.slow);
                Err(None)
            }
        }
    }

    /// Takes in a message, and gives the answer or the code to close with.
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
            Message::Text(text) => Ok(Some(self.carry_out(&text).await.to_string())),
            Message::Binary(_) => Err(Some(close_code::UNSUPPORTED)),
            Message::Close(_) => Err(None),
            Message::Ping(_) | Message::Pong(_) => Ok(None),
        }
    }

    async fn carry_out(&self, text: &str) -> Value {
        let refused = |id: Option<u64>, no: &No| {
            json!({ "is": "refused", "id": id, "error": Told::no(self.lang, no).value() })
        };
        let Ok(asked) = serde_json::from_str::<Asked>(text) else {
            count(&self.host.metrics.refused);
            return refused(None, &No::BadRequest);
        };
        match self.host.ask(self.key, self.guest, asked.command).await {
            Ok(steps) => json!({ "is": "done", "id": asked.id, "steps": steps }),
            Err(no) => refused(asked.id, &no),
        }
    }
}
