//! A cable between a browser and the parlour, which can be pulled.

use std::net::SocketAddr;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A cable between a browser and the parlour.
pub struct Cable {
    /// Its other end.
    pub address: SocketAddr,
    plugged: watch::Sender<bool>,
}

impl Cable {
    /// Lays a cable to the parlour.
    pub async fn to(parlour: SocketAddr) -> Cable {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("a port has an address");
        let (plugged, state) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                if *state.borrow() {
                    tokio::spawn(carry(near, parlour, state.clone()));
                }
            }
        });
        Cable { address, plugged }
    }

    /// Pulls the plug: what was open breaks off, and nobody is let in.
    pub fn pull(&self) {
        self.plugged.send_replace(false);
    }

    /// Puts it back.
    pub fn plug(&self) {
        self.plugged.send_replace(true);
    }
}

async fn carry(mut near: TcpStream, parlour: SocketAddr, mut state: watch::Receiver<bool>) {
    let Ok(mut far) = TcpStream::connect(parlour).await else { return };
    tokio::select! {
        _ = copy_bidirectional(&mut near, &mut far) => {}
        _ = state.wait_for(|plugged| !plugged) => {}
    }
}
