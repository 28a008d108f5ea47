//! A socket at a table, whoever talks on it.

use crate::connection::{Connection, Standing};
use crate::frames::TooManyPieces;
use crate::guard::{Bucket, Permit};
use crate::keys::TableKey;
use crate::metrics::Lasting;
use crate::parlour::{Closing, Parlour};
use crate::rejection::Rejection;
use crate::table::{Asker, Attendance, Version};
use crate::turns::Turn;
use crate::upgrade::Socket;
use crate::veil::{self, Beside};
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::time::Duration;
use tables::{Guest, Request};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

/// With which code a socket is closed. Those from 4000 on are our own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub(crate) enum Farewell {
    /// The parlour closes.
    GoingAway = 1001,
    /// What came is no message of the protocol.
    Protocol = 1002,
    /// What came is no text.
    NotText = 1003,
    /// What came is text of no kind that we read.
    NotUnicode = 1007,
    /// It is too much.
    TooMuch = 1008,
    /// A message is too long.
    TooLong = 1009,
    /// Something is broken here.
    Broken = 1011,
    /// There is no room, or no disk, just now.
    Again = 1013,
    /// The table is not shown to this guest, or no more.
    NotForYou = 4403,
    /// There is no such table.
    NoTable = 4404,
}

/// Why a socket is closed: with a farewell, or with nothing if nobody would hear it.
pub(crate) type Close = Option<Farewell>;

/// How a socket is closed to which nothing can be told any more.
pub(crate) fn farewell(why: &Rejection) -> Close {
    Some(match why {
        Rejection::Refused(_) => Farewell::NotForYou,
        Rejection::NoTable => Farewell::NoTable,
        Rejection::Damaged => Farewell::Broken,
        _ => Farewell::Again,
    })
}

/// Somebody who talks with a table over a socket.
pub(crate) trait Talk: Send {
    /// Who, and with which table.
    fn place(&self) -> (&Arc<Parlour>, TableKey, Guest);
    /// Whether they have no seat there, as far as is known by now.
    fn is_stranger(&self) -> bool;
    /// When there will be something to tell though nothing has changed.
    fn due(&self) -> Option<Instant> {
        None
    }
    /// There may be something new to tell: the table has changed so often.
    fn tell(
        &mut self,
        line: &mut Outgoing,
        version: Version,
    ) -> impl Future<Output = Result<(), Close>> + Send;
    /// A message has come in. Its answer is told next, unless it is [put off](Later).
    fn hear(&mut self, text: &str) -> impl Future<Output = ()> + Send;
    /// Waits for an answer that was put off. It is told next.
    fn answered(&mut self) -> impl Future<Output = ()> + Send;
}

/// An answer that is put off: whoever wants a game to begin is asked for a number before it does, and must
/// be told so and heard meanwhile.
#[derive(Default)]
pub(crate) struct Later(Option<Box<Waited>>);

/// What is waited for, and the number by which whoever asked knows it.
type Waited = (Option<u64>, oneshot::Receiver<Result<usize, Rejection>>);

impl Later {
    /// Whether an answer to this would be put off: one at a time is.
    pub fn puts_off(&self, request: &Request) -> bool {
        let begins = matches!(request, Request::Command(command) if command.begins().is_some());
        begins && self.0.is_none()
    }

    /// Asks something of a table, and does not wait.
    pub fn ask(
        &mut self,
        parlour: &Arc<Parlour>,
        key: TableKey,
        asker: Asker,
        request: Request,
        id: Option<u64>,
    ) {
        let (reply, answer) = oneshot::channel();
        let asked = parlour.clone();
        parlour.ground.spawn(Box::pin(async move {
            // Whoever asked may have gone, and the game begins all the same.
            let _ = reply.send(asked.ask(key, asker, request).await);
        }));
        self.0 = Some(Box::new((id, answer)));
    }

    /// Waits for the answer, if one is put off.
    pub async fn answer(&mut self) -> (Option<u64>, Result<usize, Rejection>) {
        let Some(waited) = &mut self.0 else { return std::future::pending().await };
        let answer = (&mut waited.1).await.unwrap_or(Err(Rejection::NotStored));
        let id = waited.0;
        self.0 = None;
        (id, answer)
    }
}

/// The way out of a socket.
pub(crate) struct Outgoing {
    parlour: Arc<Parlour>,
    socket: Socket,
    /// What was said and is not sent yet. Not left to the socket, which would keep room for the longest
    /// of it for ever.
    said: Vec<u8>,
    /// What was told since it was last counted, in bytes.
    told: usize,
}

impl Outgoing {
    /// Says something, in a length that does not betray it: given what the public would be told, if a
    /// seat is told more. It is sent when everything has been said.
    pub fn send(&mut self, text: &str, beside: Option<&Beside>) -> Result<(), Close> {
        let wanted = veil::length(text, beside, &self.parlour.metrics.tight);
        self.count(wanted);
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        // Written in one go: what is sent often is neither copied nor allocated twice.
        self.said.reserve(header.len(wanted as u64) + wanted);
        header.format(wanted as u64, &mut self.said).map_err(|_| Some(Farewell::Broken))?;
        let end = self.said.len() + wanted;
        self.said.extend_from_slice(text.as_bytes());
        self.said.resize(end, b' ');
        Ok(())
    }

    /// Says something to a page that knows a sample of it, packed: a length of four bytes, then so many
    /// that are compressed, then as many zeros as it takes to betray nothing. `open` is how long it would be
    /// for the public, if a seat is told more, and the room beside that.
    pub fn send_packed(
        &mut self,
        text: &str,
        known: &[u8],
        open: Option<(usize, usize)>,
    ) -> Result<(), Close> {
        let packed = veil::packed_beside(text, known, open, &self.parlour.metrics.tight);
        let packed = packed.map_err(|_| Some(Farewell::Broken))?;
        self.count(packed.len());
        let frame = Frame::message(packed, OpCode::Data(Data::Binary), true);
        frame.format(&mut self.said).map_err(|_| Some(Farewell::Broken))
    }

    /// Says that somebody is here.
    pub fn answer_ping(&mut self) -> Result<(), Close> {
        let frame = Frame::message(Vec::new(), OpCode::Data(Data::Binary), true);
        frame.format(&mut self.said).map_err(|_| Some(Farewell::Broken))
    }

    /// Something of so many bytes was made, be it sent or not.
    pub fn count(&mut self, bytes: usize) {
        self.told += bytes;
    }

    /// Sends what was said.
    async fn flush(&mut self) -> Result<(), Close> {
        let said = std::mem::take(&mut self.said);
        let socket = &mut self.socket;
        in_time(&self.parlour, async {
            // What the protocol says of itself goes first: frames must not mix.
            socket.flush().await?;
            let wire = socket.get_mut();
            wire.write_all(&said).await?;
            Ok(wire.flush().await?)
        })
        .await
    }

    /// Asks whether anybody is still there.
    async fn ping(&mut self) -> Result<(), Close> {
        in_time(&self.parlour, self.socket.send(Message::Ping(Bytes::new()))).await
    }

    /// Says farewell. When many leave at once, not all are heard out.
    async fn close(mut self, farewell: Farewell) {
        let frame = CloseFrame { code: (farewell as u16).into(), reason: "".into() };
        let soon = Duration::from_secs(1);
        let _ = timeout(soon, self.socket.send(Message::Close(Some(frame)))).await;
        let parlour = self.parlour.clone();
        let Ok(_one) = parlour.farewells.try_acquire() else { return };
        if farewell == Farewell::GoingAway {
            return;
        }
        // If what is still on its way found the door shut, the farewell would be lost with it.
        let _ = timeout(soon, async {
            let wire = self.socket.get_mut();
            let _ = wire.shutdown().await;
            let mut unheard = [0; 512];
            for _ in 0..512 {
                match wire.read(&mut unheard).await {
                    Ok(0) | Err(_) => break,
                    Ok(_) => {}
                }
            }
        })
        .await;
    }
}

/// Whoever does not take what is sent in time is dropped, and will be told everything anew when they
/// come back.
async fn in_time(
    parlour: &Parlour,
    sent: impl Future<Output = Result<(), Error>>,
) -> Result<(), Close> {
    match timeout(parlour.config.limits.slow, sent).await {
        Ok(sent) => sent.map_err(|_| None),
        Err(_) => {
            parlour.metrics.slow.inc();
            Err(None)
        }
    }
}

/// Serves a socket until it is closed.
///
/// Not an `async fn`: that would keep what it is given twice, and there are many sockets.
pub(crate) fn serve(
    mut talk: impl Talk,
    socket: Socket,
    permit: Permit,
    connection: Option<Arc<Connection>>,
) -> impl Future<Output = ()> + Send {
    let (parlour, key, guest) = talk.place();
    let parlour = parlour.clone();
    let counted = Lasting::new(&parlour.metrics.sockets);
    let mut closing = parlour.closing();
    let mut measures = Measures::new(&parlour);
    let mut attendance = Attendance::new(&parlour, key, guest);
    // Three times in as long as nothing may be heard.
    let every = parlour.config.limits.silence / 3;
    let mut beat = Instant::now() + every;
    let mut silent_beats = 0;
    let mut line = Outgoing { parlour, socket, said: Vec::new(), told: 0 };
    async move {
        // Whoever was told too much rests until then, before anything more is read or told.
        Box::pin(line.parlour.refresh(key)).await;
        let mut stranger = !Box::pin(is_seated(&line.parlour, key, guest)).await;
        stand(&line.parlour, &connection, stranger);
        let owed = if stranger { line.parlour.guard.owed(permit.address) } else { Duration::ZERO };
        let mut ready = Instant::now() + owed;
        let (mut turn, mut rest) = (None, Duration::ZERO);
        let close = loop {
            if ready <= Instant::now() {
                // Boxed: a socket that waits, as most do most of the time, should be small.
                if stranger && turn.is_none() {
                    match Box::pin(queue(&line.parlour, &permit, &connection, &mut closing)).await {
                        Ok(ours) => turn = Some(ours),
                        Err(close) => break close,
                    }
                }
                let version = attendance.version();
                if let Err(close) = Box::pin(talk.tell(&mut line, version)).await {
                    break close;
                }
                drop(turn.take());
                if let Err(close) = Box::pin(line.flush()).await {
                    break close;
                }
                stranger = talk.is_stranger();
                stand(&line.parlour, &connection, stranger);
                let fed = measures.told(stranger, &permit, &mut line);
                ready = Instant::now() + fed.max(std::mem::take(&mut rest));
            }
            let rests = ready > Instant::now();
            let due = if rests { Some(ready) } else { talk.due() };
            let wake = due.map_or(beat, |due| beat.min(due));
            tokio::select! {
                message = line.socket.next(), if !rests => {
                    silent_beats = 0;
                    match read(&line.parlour, message, &mut measures.messages, &permit) {
                        Ok(Some(text)) => {
                            if stranger {
                                match Box::pin(queue(&line.parlour, &permit, &connection, &mut closing)).await {
                                    Ok(ours) => turn = Some(ours),
                                    Err(close) => break close,
                                }
                            }
                            Box::pin(talk.hear(text.as_str())).await;
                            rest = measures.heard(stranger, &line.parlour);
                        }
                        Ok(None) => {}
                        Err(close) => break close,
                    }
                }
                () = attendance.news(), if !rests => {}
                () = talk.answered(), if !rests => {}
                () = sleep_until(wake) => {
                    if wake < beat {
                        continue;
                    }
                    beat = Instant::now() + every;
                    silent_beats += u32::from(!rests);
                    if silent_beats > 2 {
                        break None;
                    }
                    if let Err(close) = Box::pin(line.ping()).await {
                        break close;
                    }
                }
                close = asked_to_go(&line.parlour, &connection, &mut closing) => break close,
            }
        };
        drop((attendance, turn));
        if let Some(farewell) = close {
            Box::pin(line.close(farewell)).await;
        }
        drop((permit, counted));
    }
}

/// Whether somebody has a seat there.
pub(crate) async fn is_seated(parlour: &Arc<Parlour>, key: TableKey, guest: Guest) -> bool {
    if guest == Guest::nobody() {
        return false;
    }
    let seated = parlour.read(key, move |table, _| !table.seats_of(guest).is_empty()).await;
    seated.unwrap_or(false)
}

/// Those who only watch make room for others.
fn stand(parlour: &Parlour, connection: &Option<Arc<Connection>>, stranger: bool) {
    if let Some(connection) = connection {
        let standing = if stranger { Standing::Watching } else { Standing::Served };
        parlour.guard.stand(connection, standing);
    }
}

/// Waits for the turn of somebody without a seat.
async fn queue(
    parlour: &Parlour,
    permit: &Permit,
    connection: &Option<Arc<Connection>>,
    closing: &mut Closing,
) -> Result<Turn, Close> {
    let queue = parlour.guard.queue(permit.address);
    tokio::select! {
        turn = parlour.turns.next(queue) => Ok(turn),
        close = asked_to_go(parlour, connection, closing) => Err(close),
    }
}

/// Waits until the socket has to make room, or the parlour closes.
async fn asked_to_go(
    parlour: &Parlour,
    connection: &Option<Arc<Connection>>,
    closing: &mut Closing,
) -> Close {
    let leave = async {
        match connection {
            Some(connection) => connection.leave().await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        () = leave => {
            parlour.metrics.turned_away.inc();
            Some(Farewell::Again)
        }
        () = closing.wait() => Some(Farewell::GoingAway),
    }
}

/// What is measured of one socket.
struct Measures {
    messages: Bucket,
    heard: Bucket,
    fed: Bucket,
}

impl Measures {
    fn new(parlour: &Parlour) -> Measures {
        let guard = &parlour.guard;
        Measures { messages: guard.messages(), heard: guard.heard(), fed: guard.feed() }
    }

    /// Something was heard. Says how long somebody without a seat has to rest for it.
    fn heard(&mut self, stranger: bool, parlour: &Parlour) -> Duration {
        if stranger { parlour.guard.hear(&mut self.heard) } else { Duration::ZERO }
    }

    /// Everything has been told. Says how long somebody without a seat has to rest now.
    fn told(&mut self, stranger: bool, permit: &Permit, line: &mut Outgoing) -> Duration {
        let told = std::mem::take(&mut line.told);
        match stranger && told > 0 {
            true => line.parlour.guard.fed(&mut self.fed, permit, told),
            false => Duration::ZERO,
        }
    }
}

fn read(
    parlour: &Parlour,
    message: Option<Result<Message, Error>>,
    bucket: &mut Bucket,
    permit: &Permit,
) -> Result<Option<Utf8Bytes>, Close> {
    let message = message.ok_or(None)?.map_err(|why| {
        let close = fault(&why);
        if close.is_some() {
            parlour.metrics.refused.inc();
        }
        close
    })?;
    if !parlour.guard.message(bucket, permit) {
        parlour.metrics.turned_away.inc();
        return Err(Some(Farewell::TooMuch));
    }
    match message {
        Message::Text(text) => Ok(Some(text)),
        Message::Binary(_) => Err(Some(Farewell::NotText)),
        Message::Close(_) => Err(None),
        Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Ok(None),
    }
}

/// What was wrong with a message that could not be read.
fn fault(why: &Error) -> Close {
    match why {
        Error::Capacity(_) => Some(Farewell::TooLong),
        Error::Utf8(_) => Some(Farewell::NotUnicode),
        Error::Io(why) => {
            let pieces = why.get_ref().is_some_and(|why| why.is::<TooManyPieces>());
            pieces.then_some(Farewell::TooMuch)
        }
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        Error::Protocol(_) => Some(Farewell::Protocol),
        _ => None,
    }
}
