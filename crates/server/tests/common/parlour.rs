//! A parlour for a test: the real server, on a port of its own.

use server::{Config, Host, Limits};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// An open parlour. It closes properly when asked to, and is dropped like a stone otherwise.
pub struct Parlour {
    pub address: SocketAddr,
    pub host: Arc<Host>,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

/// Quick bots, and no limit that a test would meet by accident.
pub fn quick(folder: &Path) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_path_buf(),
        limits: Limits::generous(),
        bot_pause: Duration::from_millis(1),
        solemn_pause: Duration::from_millis(1),
        ..Config::default()
    }
}

impl Parlour {
    pub async fn open(config: Config) -> Parlour {
        let serving = server::open(config).await.expect("the parlour opens");
        let address = serving.address().expect("it has an address");
        let (host, (stop, stopped)) = (serving.host(), oneshot::channel());
        let served = tokio::spawn(server::serve(serving, async {
            let _ = stopped.await;
        }));
        Parlour { address, host, stop, served }
    }

    pub async fn close(self) {
        let _ = self.stop.send(());
        self.served.await.expect("it closes");
    }
}
