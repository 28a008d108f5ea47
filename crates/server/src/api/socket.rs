//! The socket of the API: commands come in, sights go out.

use super::answer::Told;
use crate::door::Visitor;
use crate::host::{Host, No};
use crate::keys::TableKey;
use crate::metrics::count;
use crate::socket::{Close, Outgoing, Talk};
use crate::table::{Eyes, Order, Sights};
use axum::extract::ws::close_code;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::sync::Arc;
use tables::{Command, Guest};
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
    /// The answer to the last command.
    answer: Option<Value>,
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
        Stream { host, key, guest, lang, eyes, game: 0, told, picture: None, answer: None }
    }

    /// Tells what is new: the steps of the game, and the table around it if that has changed.
    async fn tell_news(&mut self, line: &mut Outgoing) -> Result<(), Close> {
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
            line.send(frame.to_string()).await?;
        }
        match news.sights {
            Some(sights) => self.tell_steps(line, sights).await,
            None => Ok(()),
        }
    }

    async fn tell_steps(&mut self, line: &mut Outgoing, sights: Sights) -> Result<(), Close> {
        if sights.game != self.game {
            let rematch = self.game != 0;
            self.game = sights.game;
            if rematch {
                // A new game begins: it is told from its first step.
                self.told = 0;
                return Box::pin(self.tell_news(line)).await;
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
        line.send(text).await
    }

    async fn carry_out(&self, text: &str) -> Value {
        let refused = |id: Option<u64>, no: &No| json!({ "is": "refused", "id": id, "error": Told::no(self.lang, no).value() });
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

impl Talk for Stream {
    fn place(&self) -> (&Arc<Host>, TableKey, Guest) {
        (&self.host, self.key, self.guest)
    }

    /// An answer comes after what it brought about.
    async fn tell(&mut self, line: &mut Outgoing) -> Result<(), Close> {
        self.tell_news(line).await?;
        match self.answer.take() {
            Some(answer) => line.send(answer.to_string()).await,
            None => Ok(()),
        }
    }

    async fn hear(&mut self, text: &str) {
        self.answer = Some(self.carry_out(text).await);
    }
}
