//! A parlour for one test.

use crate::browser::Browser;
use crate::client::Caller;
use server::{Config, Limits};
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::{Semaphore, SemaphorePermit, oneshot};
use tokio::task::JoinHandle;

/// As many tests at a time.
static PLACES: Semaphore = Semaphore::const_new(2);

/// A parlour that is open while it is kept.
pub struct Stage {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
    _folder: TempDir,
    _place: SemaphorePermit<'static>,
}

impl Stage {
    /// Opens a parlour with quick bots.
    pub async fn open() -> Stage {
        Stage::with(|_| {}).await
    }

    /// Opens one that is run differently.
    pub async fn with(change: impl FnOnce(&mut Config)) -> Stage {
        let place = PLACES.acquire().await.expect("a place");
        let folder = tempfile::tempdir().expect("a folder for the journal");
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.path().join("journal"),
            limits: Limits::generous(),
            bot_pause: Duration::from_millis(30),
            solemn_pause: Duration::from_millis(60),
            pace: Duration::from_millis(40),
            ..Config::default()
        };
        change(&mut config);
        let serving = server::open(config).await.expect("the parlour opens");
        let address = serving.address().expect("the parlour has an address");
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(server::serve(serving, async {
            let _ = stopped.await;
        }));
        Stage { address, stop, served, _folder: folder, _place: place }
    }

    /// A browser that asks for this language and for little motion, at the door of this parlour.
    pub async fn browser(&self, lang: &str) -> Browser {
        Browser::start(lang, self.address, true).await
    }

    /// The same with all its motion.
    pub async fn lively_browser(&self, lang: &str) -> Browser {
        Browser::start(lang, self.address, false).await
    }

    /// Somebody who uses the API with the secret of a browser.
    pub async fn caller(&self, browser: &Browser) -> Caller {
        Caller { address: self.address, secret: Some(browser.secret().await) }
    }

    /// Closes it.
    pub async fn close(self) {
        let _ = self.stop.send(());
        self.served.await.expect("the parlour closes in peace");
    }
}
