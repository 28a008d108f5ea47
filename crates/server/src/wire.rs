//! A connection to somebody: what is said on it must be taken in time.

use crate::connection::Place;
use crate::metrics::Lasting;
use crate::parlour::Parlour;
use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Sleep, sleep};

/// A connection to somebody, for as long as it lasts: while requests are answered, and when it has
/// become a socket.
pub(crate) struct Wire {
    parlour: Arc<Parlour>,
    stream: TcpStream,
    /// Runs while something waits to be taken.
    patience: Option<Pin<Box<Sleep>>>,
    /// Given back when it is over.
    _held: (Place, Lasting, mpsc::Sender<Infallible>),
}

impl Wire {
    pub fn new(
        parlour: Arc<Parlour>,
        stream: TcpStream,
        place: Place,
        being_served: mpsc::Sender<Infallible>,
    ) -> Wire {
        let counted = Lasting::new(&parlour.metrics.connections);
        Wire { parlour, stream, patience: None, _held: (place, counted, being_served) }
    }

    /// Whoever takes nothing for too long is dropped.
    fn in_time<T>(
        &mut self,
        taken: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if taken.is_ready() {
            self.patience = None;
            return taken;
        }
        let slow = self.parlour.config.limits.slow;
        let patience = self.patience.get_or_insert_with(|| Box::pin(sleep(slow)));
        if patience.as_mut().poll(context).is_pending() {
            return Poll::Pending;
        }
        self.patience = None;
        self.parlour.metrics.slow.inc();
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(taken, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.in_time(taken, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
