//! The socket of the API: commands come in, sights go out.

use super::answer::{Told, seen};
use crate::door::Visitor;
use crate::host::{Host, No};
use crate::keys::TableKey;
use crate::metrics::count;
use crate::socket::{Close, Outgoing, Talk};
use crate::table::{Eyes, Looked, Order, Sights, Version};
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
    /// How often the table had changed when it was told last.
    version: Version,
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

/// A move, which is most of what is asked: read without a detour.
#[derive(Deserialize)]
struct Play<'a> {
    #[serde(rename = "do")]
    what: &'a str,
    #[serde(default)]
    id: Option<u64>,
    seat: u8,
    #[serde(default)]
    steps: Option<usize>,
    #[serde(borrow)]
    action: &'a RawValue,
}

impl Play<'_> {
    fn asked(self) -> Option<Asked> {
        let action = serde_json::from_str(self.action.get()).ok()?;
        let command = Command::Play { seat: self.seat, steps: self.steps, action };
        (self.what == "play").then_some(Asked { id: self.id, command })
    }
}

/// A client wants to see the whole table.
#[derive(Deserialize)]
struct Look {
    #[serde(rename = "do")]
    _look: LookWord,
    #[serde(default)]
    id: Option<u64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum LookWord {
    Look,
}

/// What is sent when the game has moved on.
#[derive(Serialize)]
struct Step<'a> {
    is: &'static str,
    game: u32,
    from: usize,
    steps: usize,
    sights: &'a [Box<RawValue>],
    moves: &'a RawValue,
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
        Stream {
            host,
            key,
            guest,
            lang,
            eyes,
            game: 0,
            told,
            version: Version::default(),
            answer: None,
        }
    }

    /// Tells what is new: the steps of the game, and the table around it if that has changed.
    async fn tell_news(&mut self, line: &mut Outgoing, version: Version) -> Result<(), Close> {
        let (key, guest, eyes) = (self.key, self.guest, self.eyes);
        let known = std::mem::replace(&mut self.version, version);
        if version.around != known.around {
            let order = |reply| Order::Around(guest, eyes, reply);
            let looked = self.host.look(key, order).await.map_err(|_| Some(close_code::NORMAL))?;
            if !looked.allowed {
                return Err(Some(close_code::POLICY));
            }
            line.send(around(&looked).to_string()).await?;
        }
        if version.game != known.game {
            self.tell_game(line).await?;
        }
        Ok(())
    }

    async fn tell_game(&mut self, line: &mut Outgoing) -> Result<(), Close> {
        let (key, guest, eyes, told) = (self.key, self.guest, self.eyes, self.told);
        let order = |reply| Order::Sights(guest, eyes, told, reply);
        let sights = self.host.look(key, order).await.map_err(|_| Some(close_code::NORMAL))?;
        match sights {
            Ok(sights) => self.tell_steps(line, sights).await,
            Err(_) => Ok(()),
        }
    }

    async fn tell_steps(&mut self, line: &mut Outgoing, sights: Sights) -> Result<(), Close> {
        let known = std::mem::replace(&mut self.game, sights.game);
        let rematch = known != 0 && known != sights.game;
        if rematch || self.told > sights.steps {
            // It is another game than the client knows, which is told from its first step.
            self.told = 0;
            return Box::pin(self.tell_game(line)).await;
        }
        // Whoever comes is told the moves to choose from, even if nothing has happened since.
        if sights.sights.is_empty() && known != 0 {
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

    async fn look(&self, id: Option<u64>) -> Result<Value, No> {
        let (guest, eyes) = (self.guest, self.eyes);
        let looked = self.host.look(self.key, |reply| Order::Look(guest, eyes, reply)).await?;
        let mut frame = json!({ "is": "look", "id": id });
        if let (Some(frame), Value::Object(seen)) =
            (frame.as_object_mut(), seen(&looked, self.lang)?)
        {
            frame.extend(seen);
        }
        Ok(frame)
    }

    async fn carry_out(&self, text: &str) -> Value {
        let refused = |id: Option<u64>, no: &No| json!({ "is": "refused", "id": id, "error": Told::no(self.lang, no).value() });
        let quick = serde_json::from_str::<Play<'_>>(text).ok().and_then(Play::asked);
        let Ok(asked) = quick.map_or_else(|| serde_json::from_str::<Asked>(text), Ok) else {
            if let Ok(Look { id, .. }) = serde_json::from_str(text) {
                return self.look(id).await.unwrap_or_else(|no| refused(id, &no));
            }
            count(&self.host.metrics.refused);
            return refused(None, &No::BadRequest);
        };
        match self.host.ask(self.key, self.guest, asked.command).await {
            Ok(steps) => json!({ "is": "done", "id": asked.id, "steps": steps }),
            Err(no) => refused(asked.id, &no),
        }
    }
}

/// The table around the game. How many steps it has taken is told with the steps.
fn around(looked: &Looked) -> Value {
    let mut picture = looked.picture.clone();
    picture.steps = 0;
    json!({
        "is": "table",
        "picture": picture,
        "here": looked.here,
        "watching": looked.watching,
        "seat": looked.seat,
    })
}

impl Talk for Stream {
    fn place(&self) -> (&Arc<Host>, TableKey, Guest) {
        (&self.host, self.key, self.guest)
    }

    /// An answer comes after what it brought about.
    async fn tell(&mut self, line: &mut Outgoing, version: Version) -> Result<(), Close> {
        self.tell_news(line, version).await?;
        match self.answer.take() {
            Some(answer) => line.send(answer.to_string()).await,
            None => Ok(()),
        }
    }

    async fn hear(&mut self, text: &str) {
        self.answer = Some(self.carry_out(text).await);
    }
}
