//! A page that somebody has open while they play: it reads what it is sent and takes in what is
//! revealed.

use crate::client::{Line, Refused, inflate};
use futures_util::StreamExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use tokio_tungstenite::tungstenite::Message;

/// What all pages were sent.
#[derive(Default)]
pub struct Sent {
    pub frames: AtomicU64,
    pub bytes: AtomicU64,
    /// Set before the parlour is closed: a page that is hung up on from then on is no mishap.
    pub over: AtomicBool,
}

/// Follows a game to the end of the measurement.
pub async fn follow(mut line: Line, sent: Arc<Sent>) -> Result<(), Refused> {
    while let Some(message) = line.0.next().await {
        let frame = match message {
            Ok(Message::Text(text)) => text.as_bytes().to_vec(),
            Ok(Message::Binary(packed)) => packed.to_vec(),
            Ok(_) => continue,
            Err(_) if sent.over.load(Relaxed) => return Ok(()),
            Err(why) => return Err(why.into()),
        };
        sent.frames.fetch_add(1, Relaxed);
        sent.bytes.fetch_add(frame.len() as u64, Relaxed);
        if asks_to_be_confirmed(&frame, line.1.sample) {
            line.send(r#"{"click":"got_it"}"#).await?;
        }
    }
    match sent.over.load(Relaxed) {
        true => Ok(()),
        false => Err("the parlour hung up on a page".into()),
    }
}

/// Whether a frame shows something that waits until it has been taken in.
fn asks_to_be_confirmed(frame: &[u8], sample: Option<web::Sample>) -> bool {
    let unpacked = frame.split_first_chunk().and_then(|(length, rest)| {
        inflate(rest.get(..u32::from_be_bytes(*length) as usize)?, sample)
    });
    unpacked.as_deref().unwrap_or(frame).windows(11).any(|part| part == b"data-got-it")
}
