//! The socket of the API: commands come in, sights go out.

use super::answer::{Perceived, Seen, Why, sights_twice};
use crate::door::Visitor;
use crate::keys::TableKey;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::socket::{Close, Farewell, Later, Outgoing, Talk, farewell};
use crate::table::{Asker, Version};
use crate::veil::Beside;
use house::GameKind;
use serde::{Deserialize, Serialize};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::Arc;
use tables::{Attending, Eyes, Guest, Look, Picture, Refusal, Request, Sights, Table, Unreadable};
use utoipa::ToSchema;
use web::Room;
use words::Lang;

/// Where a client listens.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub key: TableKey,
    pub kind: GameKind,
    pub eyes: Eyes,
}

/// A client that is told everything that happens at a table, as its seat perceives it.
pub(crate) struct Stream {
    parlour: Arc<Parlour>,
    place: Place,
    guest: Guest,
    address: IpAddr,
    lang: Lang,
    /// Which game of the table, and how many of its steps have been told.
    game: u32,
    told: usize,
    /// Whose eyes it was told through last, once it has been told anything.
    seat: Option<Option<u8>>,
    /// How often the table had changed when it was told last.
    version: Version,
    /// The table as it was told last, hashed: nothing is sent when nothing has changed for them.
    around: Option<u64>,
    /// Whether they have no seat here.
    stranger: bool,
    /// The answer to the last command, and how long it would be for the public.
    answer: Option<(String, Option<Beside>)>,
    /// What was asked and is not answered yet.
    later: Later,
    /// What came of the last command, read off the table with it.
    came: Option<Came>,
}

/// What a seat and the public perceived, and how often the table had changed then.
type Came = Box<(Version, (Sights, Sights))>;

/// What a client says beside its request: a number of its own to recognise the answer by, and
/// whether it wants to see the whole table.
#[derive(Deserialize)]
struct Said {
    #[serde(rename = "do", default)]
    what: Option<String>,
    #[serde(default)]
    id: Option<u64>,
}

/// What the parlour sends on a socket.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case", tag = "is")]
pub(crate) enum Frame<'a> {
    /// The table around the game: sent first, and when it has changed. Its `steps` are always 0: the
    /// steps are told apart.
    Table {
        picture: Box<Picture>,
        /// The seat whose eyes these are; none for those of the public.
        seat: Option<u8>,
        /// The topics that you have asked to leave out of the next game: for the eyes of your seat
        /// alone, and while no game goes on.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        vetoed: Option<Vec<String>>,
    },
    /// The game: sent when you come to one, and when it has moved on.
    Steps(Perceived<'a>),
    /// The answer to `look`.
    Look(Box<Looked>),
    /// What you asked for is done and on disk. What it brought about has been sent before.
    Done {
        /// The number you gave your message, if you gave one.
        id: Option<u64>,
        /// How many steps the game has taken; 0 if none has begun.
        steps: usize,
    },
    /// What you asked for is refused, and nothing has changed.
    Refused {
        /// The number you gave your message, if you gave one.
        id: Option<u64>,
        error: Why,
    },
}

/// The table as you see it, on a socket.
#[derive(Serialize, ToSchema)]
pub(crate) struct Looked {
    /// The number you gave your message, if you gave one.
    id: Option<u64>,
    #[serde(flatten)]
    seen: Seen,
}

impl Frame<'_> {
    fn table(look: Look) -> Frame<'static> {
        let picture = Box::new(Picture { steps: 0, ..look.picture });
        Frame::Table { picture, seat: look.seat, vetoed: look.vetoed }
    }
}

impl Stream {
    pub fn new(
        parlour: Arc<Parlour>,
        place: Place,
        visitor: &Visitor,
        from: Option<usize>,
    ) -> Stream {
        let (guest, lang, told) = (visitor.guest(), visitor.lang, from.unwrap_or(0));
        let address = visitor.address;
        let (version, stranger, seat, answer) = (Version::default(), true, None, None);
        let (game, around) = (0, None);
        Stream {
            parlour,
            place,
            guest,
            address,
            lang,
            game,
            told,
            seat,
            version,
            around,
            stranger,
            answer,
            later: Later::default(),
            came: None,
        }
    }

    /// Tells what is new: the steps of the game, and the table around it if that has changed.
    async fn tell_news(&mut self, line: &mut Outgoing, version: Version) -> Result<(), Close> {
        let (key, guest, eyes) = (self.place.key, self.guest, self.place.eyes);
        let known = std::mem::replace(&mut self.version, version);
        if (version.around, version.present) != (known.around, known.present) {
            let look = move |t: &Table, attending: &Attending| {
                let look = t.look_around(guest, eyes, attending)?;
                let open = look.seat.map(|_| t.look_around(guest, Eyes::Public, attending));
                Ok((look, open.transpose()?))
            };
            let (look, open) = self.parlour.look(key, look).await.map_err(|why| farewell(&why))?;
            self.stranger = look.picture.yours.is_empty();
            // Through other eyes it is another story, told from its first step.
            let before = self.seat.replace(look.seat);
            if before.is_some_and(|seat| seat != look.seat) {
                (self.game, self.told, self.came) = (0, 0, None);
            }
            let frame = write(&Frame::table(look))?;
            let open = open.map(|open| write(&Frame::table(open))).transpose()?;
            // What somebody would rather not meet.
            let beside = open.map(|open| Beside { open, room: Room::of(512, 2048) });
            let mut hasher = DefaultHasher::new();
            frame.hash(&mut hasher);
            let around = Some(hasher.finish());
            if std::mem::replace(&mut self.around, around) != around {
                line.send(&frame, beside.as_ref())?;
            }
        }
        if version.game != known.game {
            self.tell_game(line).await?;
        }
        Ok(())
    }

    async fn tell_game(&mut self, line: &mut Outgoing) -> Result<(), Close> {
        let (who, told) = ((self.guest, self.place.eyes), self.told);
        let sights = match self.came.take().filter(|came| came.0.game == self.version.game) {
            Some(came) => Ok(came.1),
            None => self.parlour.look(self.place.key, sights_twice(who, told)).await,
        };
        match sights {
            Ok((sights, open)) => self.tell_steps(line, sights, &open).await,
            Err(Rejection::Refused(Refusal::NotPlaying)) => Ok(()),
            Err(why) => Err(farewell(&why)),
        }
    }

    async fn tell_steps(
        &mut self,
        line: &mut Outgoing,
        sights: Sights,
        open: &Sights,
    ) -> Result<(), Close> {
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
        let beside = Perceived::public(&sights, open, self.told);
        let frame = write(&Frame::Steps(Perceived::of(&sights, self.told)))?;
        self.told = sights.steps;
        line.send(&frame, beside.as_ref())
    }

    /// The answer to a message, unless it is put off, and what the public would be told, if it tells a
    /// seat more.
    async fn carry_out(&mut self, text: &str) -> Option<(Frame<'static>, Option<Beside>)> {
        let (read, id) = match Request::read_play(self.place.kind, text) {
            Some(play) => play,
            None => {
                // A flattened frame cannot be borrowed from, so the two parts are read one after the other.
                let said = serde_json::from_str::<Said>(text).ok();
                let id = said.as_ref().and_then(|said| said.id);
                if said.is_some_and(|said| said.what.as_deref() == Some("look")) {
                    let looked = self.look(id).await;
                    return Some(looked.unwrap_or_else(|why| (self.refused(id, &why), None)));
                }
                (Request::read(self.place.kind, text), id)
            }
        };
        match self.ask(id, read).await {
            Ok(done) => done.map(|done| (done, None)),
            Err(why) => Some((self.refused(id, &why), None)),
        }
    }

    fn refused(&self, id: Option<u64>, why: &Rejection) -> Frame<'static> {
        Frame::Refused { id, error: Why::of(self.lang, why) }
    }

    /// What came of a request, unless its answer is put off.
    async fn ask(
        &mut self,
        id: Option<u64>,
        read: Result<Request, Unreadable>,
    ) -> Result<Option<Frame<'static>>, Rejection> {
        let request = read.inspect_err(|_| {
            self.parlour.metrics.refused.inc();
        })?;
        let asker = Asker { guest: self.guest, address: self.address };
        if self.later.puts_off(&request) {
            self.later.ask(&self.parlour, self.place.key, asker, request, id);
            return Ok(None);
        }
        // What it brings about is told before it is answered.
        let sights = sights_twice((self.guest, self.place.eyes), self.told);
        let (steps, came) = self.parlour.ask_then(self.place.key, asker, request, sights).await?;
        self.came = came.and_then(|(version, sights)| Some(Box::new((version, sights.ok()?))));
        Ok(Some(Frame::Done { id, steps }))
    }

    async fn look(&self, id: Option<u64>) -> Result<(Frame<'static>, Option<Beside>), Rejection> {
        let who = (self.guest, self.place.eyes);
        let (seen, beside) = Seen::twice(&self.parlour, self.place.key, who, self.lang).await?;
        let looked = Frame::Look(Box::new(Looked { id, seen }));
        Ok((looked, beside))
    }
}

fn write(frame: &Frame<'_>) -> Result<String, Close> {
    // Most are not longer.
    let mut json = Vec::with_capacity(1000);
    serde_json::to_writer(&mut json, frame).map_err(|_| Some(Farewell::Broken))?;
    String::from_utf8(json).map_err(|_| Some(Farewell::Broken))
}

impl Talk for Stream {
    fn place(&self) -> (&Arc<Parlour>, TableKey, Guest) {
        (&self.parlour, self.place.key, self.guest)
    }

    fn is_stranger(&self) -> bool {
        self.stranger
    }

    /// An answer comes after what it brought about.
    async fn tell(&mut self, line: &mut Outgoing, version: Version) -> Result<(), Close> {
        self.tell_news(line, version).await?;
        match self.answer.take() {
            Some((answer, beside)) => line.send(&answer, beside.as_ref()),
            None => Ok(()),
        }
    }

    async fn hear(&mut self, text: &str) {
        let Some((answer, beside)) = self.carry_out(text).await else { return };
        self.answer = write(&answer).ok().map(|answer| (answer, beside));
    }

    async fn answered(&mut self) {
        let (id, answer) = self.later.answer().await;
        let answer = match answer {
            Ok(steps) => Frame::Done { id, steps },
            Err(why) => self.refused(id, &why),
        };
        self.answer = write(&answer).ok().map(|answer| (answer, None));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_heard_however_the_letters_beside_it_are_written() {
        for what in ["look", "l\\u006fok"] {
            let said: Said = serde_json::from_str(&format!(r#"{{"id":7,"do":"{what}"}}"#)).unwrap();
            assert_eq!((said.id, said.what.as_deref()), (Some(7), Some("look")));
        }
    }
}
