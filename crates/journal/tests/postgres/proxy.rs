//! A line with somebody in the middle, who cuts it at chosen moments.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};

/// When a line is cut on which something is asked that contains a certain word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Before the database hears of it.
    Before,
    /// When the database has heard it, but not answered yet.
    During,
    /// When the database has answered, but nobody has heard the answer.
    After,
    /// Before the database hears of it; but the database does not notice the cut, and hears of it
    /// when [`Proxy::deliver`] is called.
    Late,
}

pub struct Proxy {
    pub address: SocketAddr,
    shared: Arc<Shared>,
}

struct Shared {
    server: SocketAddr,
    plan: Mutex<Option<(Cut, &'static str)>>,
    open: watch::Sender<bool>,
    cut: Notify,
    deliver: Notify,
    delivered: Notify,
}

impl Proxy {
    pub async fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let shared = Arc::new(Shared {
            server: SocketAddr::from(([127, 0, 0, 1], port)),
            plan: Mutex::new(None),
            open: watch::Sender::new(true),
            cut: Notify::new(),
            deliver: Notify::new(),
            delivered: Notify::new(),
        });
        let lines = shared.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(line(client, lines.clone()));
            }
        });
        Proxy { address, shared }
    }

    /// Cuts the next line on which the word is said.
    pub fn plan(&self, cut: Cut, word: &'static str) {
        *self.shared.plan.lock().unwrap() = Some((cut, word));
    }

    /// Lets nobody through until [`Proxy::open`].
    pub fn close(&self) {
        self.shared.open.send_replace(false);
    }

    pub fn open(&self) {
        self.shared.open.send_replace(true);
    }

    /// Waits until the line has been cut.
    pub async fn cut(&self) {
        self.shared.cut.notified().await;
    }

    /// Lets the database hear what it has not heard yet, and waits until it has.
    pub async fn deliver(&self) {
        self.shared.deliver.notify_one();
        self.shared.delivered.notified().await;
    }
}

async fn line(client: TcpStream, shared: Arc<Shared>) {
    let mut open = shared.open.subscribe();
    let _ = open.wait_for(|open| *open).await;
    let Ok(server) = TcpStream::connect(shared.server).await else { return };
    let ((from_client, to_client), (from_server, to_server)) =
        (client.into_split(), server.into_split());
    let silent = Arc::new(watch::Sender::new(false));
    let answers = tokio::spawn(answers(from_server, to_client, silent.clone(), shared.clone()));
    questions(from_client, to_server, &silent, &shared).await;
    if !*silent.borrow() {
        answers.abort();
    }
}

async fn questions(
    mut client: OwnedReadHalf,
    mut server: OwnedWriteHalf,
    silent: &watch::Sender<bool>,
    shared: &Shared,
) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(read @ 1..) = client.read(&mut buffer).await {
        let heard = &buffer[..read];
        let says = |word: &str| heard.windows(word.len()).any(|part| part == word.as_bytes());
        let cut = shared.plan.lock().unwrap().take_if(|(_, word)| says(word)).map(|(cut, _)| cut);
        match cut {
            Some(Cut::Before) => return shared.cut.notify_one(),
            Some(Cut::During) => {
                let _ = server.write_all(heard).await;
                return shared.cut.notify_one();
            }
            Some(Cut::After) => drop(silent.send_replace(true)),
            Some(Cut::Late) => {
                // The client's end is cut; the server's is held until later.
                let words = heard.to_vec();
                silent.send_replace(true);
                drop(client);
                shared.cut.notify_one();
                shared.deliver.notified().await;
                let _ = server.write_all(&words).await;
                let _ = server.flush().await;
                return shared.delivered.notify_one();
            }
            None => {}
        }
        if server.write_all(heard).await.is_err() {
            break;
        }
    }
}

async fn answers(
    mut server: OwnedReadHalf,
    mut client: OwnedWriteHalf,
    silent: Arc<watch::Sender<bool>>,
    shared: Arc<Shared>,
) {
    let mut buffer = vec![0; 1 << 16];
    let mut silence = silent.subscribe();
    loop {
        let read = tokio::select! {
            read = server.read(&mut buffer) => read,
            _ = silence.changed() => {
                // Nothing more is passed on: an answer that comes is the moment to cut.
                let answered = server.read(&mut buffer);
                drop(tokio::time::timeout(std::time::Duration::from_millis(500), answered).await);
                return shared.cut.notify_one();
            }
        };
        let Ok(read @ 1..) = read else { return };
        if client.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
