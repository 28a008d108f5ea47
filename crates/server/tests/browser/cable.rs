//! A cable between a browser and the parlour, which can be pulled, and which can be dead without a word.

use std::net::SocketAddr;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, split};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How a cable is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// It carries everything.
    Plugged,
    /// It carries nothing, and nobody is told: what is sent comes when it is plugged again.
    Dead,
    /// What was open breaks off, and nobody is let in.
    Pulled,
}

/// A cable between a browser and the parlour.
pub struct Cable {
    /// Its other end.
    pub address: SocketAddr,
    state: watch::Sender<State>,
}

impl Cable {
    /// Lays a cable to the parlour.
    pub async fn to(parlour: SocketAddr) -> Cable {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("a port has an address");
        let (state, watched) = watch::channel(State::Plugged);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                if *watched.borrow() != State::Pulled {
                    tokio::spawn(carry(near, parlour, watched.clone()));
                }
            }
        });
        Cable { address, state }
    }

    /// Pulls the plug: what was open breaks off, and nobody is let in.
    pub fn pull(&self) {
        self.state.send_replace(State::Pulled);
    }

    /// Carries nothing from now on, without a word.
    pub fn die(&self) {
        self.state.send_replace(State::Dead);
    }

    /// Puts it back.
    pub fn plug(&self) {
        self.state.send_replace(State::Plugged);
    }
}

async fn carry(near: TcpStream, parlour: SocketAddr, mut state: watch::Receiver<State>) {
    let Ok(far) = TcpStream::connect(parlour).await else { return };
    let ((from_near, to_near), (from_far, to_far)) = (split(near), split(far));
    tokio::select! {
        () = pass(from_near, to_far, state.clone()) => {}
        () = pass(from_far, to_near, state.clone()) => {}
        _ = state.wait_for(|state| *state == State::Pulled) => {}
    }
}

/// Passes on what comes, as long as the cable is alive.
async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut state: watch::Receiver<State>,
) {
    let mut bytes = vec![0; 1 << 16];
    while let Ok(read @ 1..) = from.read(&mut bytes).await {
        if state.wait_for(|state| *state != State::Dead).await.is_err() {
            return;
        }
        if to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}
