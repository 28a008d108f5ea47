//! Counting the frames of a socket's messages, which the protocol lets people cut into as many pieces
//! as they like. Whole messages are counted where they are read; a piece is seen only here.

use crate::guard::Bucket;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Instant;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// Where a reader of frames stands.
#[derive(Clone, Copy, Default)]
enum At {
    /// At the first byte of a frame.
    #[default]
    First,
    /// At the second, which has the mask and the length.
    Second,
    /// In a length of so many bytes more.
    Length(u8),
    /// In a mask of so many bytes more.
    Mask(u8),
    /// In what it says.
    Said,
}

/// Follows the frames in what comes in.
#[derive(Default)]
struct Frames {
    at: At,
    is_piece: bool,
    is_masked: bool,
    length: u64,
}

impl Frames {
    /// Reads on. Says how many pieces of messages have begun.
    fn read(&mut self, mut bytes: &[u8]) -> u32 {
        let mut pieces = 0;
        while let [first, rest @ ..] = bytes {
            if let At::Said = self.at {
                let skipped = self.length.min(bytes.len() as u64);
                self.length -= skipped;
                bytes = bytes.get(skipped as usize..).unwrap_or_default();
                self.at = if self.length == 0 { At::First } else { At::Said };
                continue;
            }
            self.step(*first);
            if let At::Said = self.at {
                pieces += u32::from(self.is_piece);
                self.at = if self.length == 0 { At::First } else { At::Said };
            }
            bytes = rest;
        }
        pieces
    }

    fn step(&mut self, byte: u8) {
        let masked = if self.is_masked { At::Mask(4) } else { At::Said };
        self.at = match self.at {
            At::First => {
                self.is_piece = byte & 0x80 == 0;
                At::Second
            }
            At::Second => {
                self.is_masked = byte & 0x80 != 0;
                let masked = if self.is_masked { At::Mask(4) } else { At::Said };
                let short = byte & 0x7f;
                self.length = if short < 126 { u64::from(short) } else { 0 };
                match short {
                    126 => At::Length(2),
                    127 => At::Length(8),
                    _ => masked,
                }
            }
            At::Length(left) => {
                self.length = self.length << 8 | u64::from(byte);
                if left > 1 { At::Length(left - 1) } else { masked }
            }
            At::Mask(left) if left > 1 => At::Mask(left - 1),
            At::Mask(_) | At::Said => At::Said,
        };
    }
}

/// Somebody sends more pieces of messages than anybody needs.
#[derive(Debug)]
pub(crate) struct TooManyPieces;

impl std::fmt::Display for TooManyPieces {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("too many pieces of messages")
    }
}

impl std::error::Error for TooManyPieces {}

/// A socket's connection on which pieces of messages are as dear as messages.
pub(crate) struct Metered<S> {
    inner: S,
    frames: Frames,
    pieces: Bucket,
    rate: f64,
}

impl<S> Metered<S> {
    /// So many pieces a second, and five times as many in a burst.
    pub fn new(inner: S, rate: u32) -> Metered<S> {
        let rate = f64::from(rate);
        let pieces = Bucket::full(rate * 5.0, Instant::now());
        Metered { inner, frames: Frames::default(), pieces, rate }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.inner).poll_read(context, buffer);
        let new = buffer.filled().get(before..).unwrap_or_default();
        let rate = self.rate;
        for _ in 0..self.frames.read(new) {
            if !self.pieces.draw(rate, rate * 5.0, Instant::now()) {
                return Poll::Ready(Err(io::Error::other(TooManyPieces)));
            }
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(first: u8, masked: bool, said: usize) -> Vec<u8> {
        let mask = if masked { 0x80 } else { 0 };
        let mut bytes = vec![first];
        match said {
            0..126 => bytes.push(mask | said as u8),
            126..65536 => {
                bytes.push(mask | 126);
                bytes.extend((said as u16).to_be_bytes());
            }
            _ => {
                bytes.push(mask | 127);
                bytes.extend((said as u64).to_be_bytes());
            }
        }
        bytes.extend(vec![0; if masked { 4 } else { 0 }]);
        // Looks like the beginning of many pieces, and is none.
        bytes.extend(vec![1; said]);
        bytes
    }

    #[test]
    fn pieces_are_counted_however_they_arrive() {
        let mut stream = Vec::new();
        for masked in [true, false] {
            for said in [0, 1, 125, 126, 300, 65_536, 70_000] {
                stream.extend(frame(0x81, masked, said));
                stream.extend(frame(0x01, masked, said));
                stream.extend(frame(0x00, masked, said));
                stream.extend(frame(0x89, masked, 0));
                stream.extend(frame(0x80, masked, said));
            }
        }
        for size in [1, 2, 3, 7, 1024, stream.len()] {
            let mut frames = Frames::default();
            let pieces: u32 = stream.chunks(size).map(|chunk| frames.read(chunk)).sum();
            assert_eq!(pieces, 2 * 7 * 2, "in chunks of {size}");
        }
    }
}
