//! The hostile peers of a crowd. They are in processes of their own, since one process may not have
//! files enough for all of them, and give way to everybody else: they would be on other machines.

use crate::floods::from;
use crate::slow::knock;
use std::io::{BufRead, BufReader, ErrorKind};
use std::net::SocketAddr;
use std::ops::Range;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

/// What a hostile peer does.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Sends the head of a request, a byte now and then.
    SlowHead,
    /// Sends a body like this.
    SlowBody,
    /// Opens a socket, takes what it is sent and says nothing.
    SilentSocket,
    /// Opens a socket and sends what nobody understands, five times a second.
    Junk,
    /// Opens a socket and takes nothing.
    Vanished,
}

const KINDS: [Kind; 5] =
    [Kind::SlowHead, Kind::SlowBody, Kind::SilentSocket, Kind::Junk, Kind::Vanished];

/// Where the peers of a process go, and which ones they are; set only in such a process.
const ORDERS: &str = "PARLOUR_TEST_CROWD";

/// As many of each kind are in one process.
const IN_ONE: usize = 2500;

/// A crowd, in several processes.
pub struct Crowd(Vec<Part>);

struct Part {
    child: Child,
    /// Connections that are open on their side, and how often they have come.
    counted: Arc<Mutex<(usize, usize)>>,
}

impl Crowd {
    /// So many of each kind set out for that table.
    pub fn of(each: usize, address: SocketAddr, path: &str) -> Crowd {
        let parts = (0..each).step_by(IN_ONE).map(|first| {
            let last = each.min(first + IN_ONE);
            Part::start(&format!("{address} {path} {first} {last}"))
        });
        Crowd(parts.collect())
    }

    /// Connections that are open on their side, and how often they have come.
    pub fn counted(&self) -> (usize, usize) {
        let add = |(open, came): (usize, usize), part: &Part| {
            let counted = part.counted.lock().expect("a count");
            (open + counted.0, came + counted.1)
        };
        self.0.iter().fold((0, 0), add)
    }
}

impl Part {
    fn start(orders: &str) -> Part {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "peers::those_who_are_the_crowd", "--nocapture"])
            .env(ORDERS, orders)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a part of the crowd");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let counted = Arc::<Mutex<(usize, usize)>>::default();
        let told = counted.clone();
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                let numbers: Option<Vec<usize>> =
                    line.split(' ').map(|number| number.parse().ok()).collect();
                if let Some([open, came]) = numbers.as_deref() {
                    *told.lock().expect("a count") = (*open, *came);
                }
            }
        });
        Part { child, counted }
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Not a test of its own: a part of a crowd is this program again.
#[test]
fn those_who_are_the_crowd() {
    let Ok(orders) = std::env::var(ORDERS) else { return };
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let _ = rustix::process::nice(39);
    let mut words = orders.split(' ');
    let mut word = || words.next().expect("orders");
    let peers = Peers {
        address: word().parse().expect("an address"),
        path: word().to_string(),
        open: AtomicUsize::new(0),
        came: AtomicUsize::new(0),
    };
    let mut number = || word().parse().expect("a number");
    let numbers = number()..number();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(Arc::new(peers).come(numbers));
}

struct Peers {
    address: SocketAddr,
    path: String,
    open: AtomicUsize,
    came: AtomicUsize,
}

/// Open until it is dropped.
struct Open<'a>(&'a AtomicUsize);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

impl Peers {
    async fn come(self: Arc<Peers>, numbers: Range<usize>) {
        for number in numbers {
            for kind in KINDS {
                tokio::spawn(self.clone().peer(kind, number));
            }
        }
        loop {
            println!("\n{} {}", self.open.load(Relaxed), self.came.load(Relaxed));
            sleep(Duration::from_millis(250)).await;
        }
    }

    async fn peer(self: Arc<Peers>, kind: Kind, number: usize) {
        // Each of many addresses has as many as are let in from one.
        let source = [127, 0, 1 + (number / 50 / 250) as u8, 1 + (number / 50 % 250) as u8];
        loop {
            let _ = self.once(kind, source).await;
            // They come again, though not all at once.
            sleep(Duration::from_millis(2000 + 37 * (number % 100) as u64)).await;
        }
    }

    async fn once(&self, kind: Kind, source: [u8; 4]) -> std::io::Result<()> {
        let mut stream = from(source, self.address).await?;
        self.came.fetch_add(1, Relaxed);
        self.open.fetch_add(1, Relaxed);
        let _open = Open(&self.open);
        let knock = knock(&self.path);
        let (first, then, every): (&str, &[u8], u64) = match kind {
            Kind::SlowHead => ("GET / HTTP/1.1\r\nHost: h\r\nX-Slow: ", b"x", 1000),
            Kind::SlowBody => {
                ("POST /lang HTTP/1.1\r\nHost: h\r\nContent-Length: 9000\r\n\r\n", b"x", 1000)
            }
            // A whole message of one letter.
            Kind::Junk => (&knock, &[0x81, 0x81, 0, 0, 0, 0, b'x'], 200),
            Kind::SilentSocket | Kind::Vanished => (&knock, b"", 60_000),
        };
        stream.write_all(first.as_bytes()).await?;
        if let Kind::Vanished = kind {
            return std::future::pending().await;
        }
        self.go_on(&mut stream, then, Duration::from_millis(every)).await
    }

    /// Says something again and again and takes what comes, until the connection is closed.
    async fn go_on(
        &self,
        stream: &mut TcpStream,
        say: &[u8],
        every: Duration,
    ) -> std::io::Result<()> {
        let mut buffer = [0; 16 * 1024];
        let mut next = Instant::now() + every;
        loop {
            tokio::select! {
                () = tokio::time::sleep_until(next) => {
                    stream.write_all(say).await?;
                    next += every;
                }
                readable = stream.readable() => {
                    readable?;
                    match stream.try_read(&mut buffer) {
                        Ok(0) => return Ok(()),
                        Ok(_) => {}
                        Err(why) if why.kind() == ErrorKind::WouldBlock => {}
                        Err(why) => return Err(why),
                    }
                }
            }
        }
    }
}
