//! Opening and closing the parlour.

use crate::metrics::Metrics;
use crate::parlour::Parlour;
use crate::wire::Wire;
use crate::{Config, census, router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use journal::{Fault, Listing, Postgres, Sqlite};
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;
use tracing::{debug, error, info, warn};

/// Why the parlour cannot open.
#[derive(Debug)]
pub enum Trouble {
    /// Its address cannot be had.
    Listen(SocketAddr, io::Error),
    /// Its journal cannot be had.
    Journal(Fault),
}

/// A parlour that is open.
pub struct Serving {
    parlour: Arc<Parlour>,
    listener: TcpListener,
}

/// How long those who are being served may finish when the parlour closes.
const FAREWELL: Duration = Duration::from_secs(5);

/// Files for whatever is no connection: the journal, and sockets that are just being closed.
const OTHER_FILES: usize = 512;

/// How many may wait to be let in.
const KNOCKING: u32 = 4096;

/// Opens the parlour: journal first, then the door.
pub async fn open(mut config: Config) -> Result<Serving, Trouble> {
    // Sockets are files; take as many as the system grants, and let in no more.
    if let Ok(files) = rlimit::increase_nofile_limit(u64::MAX) {
        let files = usize::try_from(files).unwrap_or(usize::MAX);
        let connections = &mut config.limits.connections;
        *connections = files.saturating_sub(OTHER_FILES).max(files / 2).min(*connections);
    }
    let metrics = Arc::<Metrics>::default();
    let counted = metrics.clone();
    let observer = move |commit: journal::Commit| counted.commit(commit.entries, commit.took);
    let opened: Result<Arc<dyn Listing>, Fault> = match &config.database {
        None => match Sqlite::open_with(&config.data, Box::new(observer)) {
            Ok(journal) => Ok(Arc::new(journal)),
            Err(fault) => Err(fault),
        },
        Some(address) => match Postgres::open_with(address, Box::new(observer)).await {
            Ok(journal) => Ok(Arc::new(journal)),
            Err(fault) => Err(fault),
        },
    };
    let journal = opened.map_err(|fault| {
        // Whoever opened it is told in a sentence; this is what lies behind it.
        debug!(%fault, "the journal cannot be opened");
        Trouble::Journal(fault)
    })?;
    let listen = config.listen;
    let listener = listen_at(listen).map_err(|why| Trouble::Listen(listen, why))?;
    let parlour = Parlour::counting(config, journal.clone(), metrics);
    tokio::spawn(census::keep(parlour.clone(), journal));
    Ok(Serving { parlour, listener })
}

/// Nothing here needs the powers of root, and whoever breaks in would have them.
fn warn_root() {
    if rustix::process::geteuid().is_root() {
        warn!("the parlour runs as root: give it a user of its own");
    }
}

/// Many may knock at once before they are let in.
fn listen_at(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Whoever was here a moment ago does not keep the place from being taken again.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(KNOCKING)
}

impl Serving {
    /// Where it listens, the port found included.
    pub fn address(&self) -> Option<SocketAddr> {
        self.listener.local_addr().ok()
    }

    /// The parlour itself.
    pub fn parlour(&self) -> Arc<Parlour> {
        self.parlour.clone()
    }
}

/// Serves until `until` comes true, then says farewell: sockets are closed, requests finished, the
/// journal closed.
pub async fn serve(serving: Serving, until: impl Future<Output = ()>) {
    let Serving { parlour, listener } = serving;
    let service = router(parlour.clone());
    if let Ok(address) = listener.local_addr() {
        info!(%address, "the parlour is open");
    }
    warn_root();
    // Whoever is being served holds one end of this until they are done.
    let (served, mut all_served) = mpsc::channel::<Infallible>(1);
    tokio::pin!(until);
    loop {
        tokio::select! {
            () = &mut until => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    welcome(&parlour, &service, stream, from, served.clone());
                }
                // Too many files are open, or the caller has gone: give it a moment.
                Err(_) => sleep(Duration::from_millis(20)).await,
            },
        }
    }
    drop(listener);
    info!("the parlour closes");
    parlour.close();
    drop(served);
    let _ = timeout(FAREWELL, all_served.recv()).await;
    if let Err(fault) = parlour.journal.close().await {
        error!(%fault, "the journal could not be closed");
    }
}

/// Lets a connection in, if there is room for it.
fn welcome(
    parlour: &Arc<Parlour>,
    service: &axum::Router,
    stream: TcpStream,
    from: SocketAddr,
    being_served: mpsc::Sender<Infallible>,
) {
    let peer = crate::door::Peer(from.ip());
    let Some(place) = parlour.guard.connect(from.ip(), peer.is_proxy(parlour)) else {
        parlour.metrics.turned_away.inc();
        return;
    };
    let connection = place.connection.clone();
    let _ = stream.set_nodelay(true);
    let wire = Wire::new(parlour.clone(), stream, place, being_served);
    let known = connection.clone();
    let service = service.clone().map_request(move |mut request: hyper::Request<_>| {
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(known.clone());
        request.map(axum::body::Body::new)
    });
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(parlour.config.limits.arrival)
        .max_buf_size(16 * 1024);
    let served = builder.serve_connection(TokioIo::new(wire), TowerToHyperService::new(service));
    let mut closing = parlour.closing();
    let turned_away = parlour.metrics.turned_away.clone();
    tokio::spawn(async move {
        let served = served.with_upgrades();
        tokio::pin!(served);
        tokio::select! {
            _ = served.as_mut() => {}
            () = connection.leave() => {
                turned_away.inc();
            }
            () = closing.wait() => {
                served.as_mut().graceful_shutdown();
                let _ = served.await;
            }
        }
    });
}
