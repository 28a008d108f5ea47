//! A line to the database that can be cut.

use std::net::SocketAddr;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

pub struct Cable {
    pub address: SocketAddr,
    whole: watch::Sender<bool>,
}

impl Cable {
    pub async fn to(port: u16) -> Cable {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let whole = watch::Sender::new(true);
        let cable = whole.clone();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut whole = cable.subscribe();
                tokio::spawn(async move {
                    // Whoever calls while it is cut is not answered.
                    let _ = whole.wait_for(|whole| *whole).await;
                    let Ok(mut far) = TcpStream::connect(("127.0.0.1", port)).await else { return };
                    let _ = near.set_nodelay(true);
                    let _ = far.set_nodelay(true);
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = whole.wait_for(|whole| !whole) => {}
                    }
                });
            }
        });
        Cable { address, whole }
    }

    /// Cuts every line, in the midst of whatever is being said.
    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    pub fn mend(&self) {
        self.whole.send_replace(true);
    }
}
