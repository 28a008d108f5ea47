//! A PostgreSQL cluster for the length of a test: made in a temporary folder, on a free port, and
//! gone afterwards, whatever becomes of the test.
//!
//! ```
//! let cluster = scratch_postgres::Cluster::start();
//! let database = cluster.database();
//! assert_eq!(cluster.sql(&database, "SELECT 6 * 7"), "42");
//! println!("postgres is at {}", cluster.url(&database));
//! ```
//!
//! It is a real one: it syncs to disk, and [`Cluster::crash`] kills it as a power failure would,
//! but for the disk. Nothing here is for use outside of tests: who cannot have a cluster panics.

use std::io::Write;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{env, fs, thread};

/// How long a cluster may take to start on a busy machine, a crash to mend included.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs the server as long as somebody holds the other end of standard input: it closes when the
/// test is over, also when the test was killed. Who says `keep` wants the folder again.
const KEEPER: &str = r#"
trap '' INT TERM HUP
"$1/postgres" -D "$2" -p "$3" >"$2/start.log" 2>&1 &
server=$!
read -r order
kill -QUIT $server
wait $server
[ "$order" = keep ] || rm -rf "$2"
"#;

/// A cluster at work. Dropping it takes it down and removes it.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicU32,
    running: Mutex<Running>,
}

struct Running {
    port: u16,
    keeper: Option<Child>,
}

impl Cluster {
    /// Makes a cluster and starts it.
    ///
    /// # Panics
    ///
    /// Where PostgreSQL is missing or does not start.
    pub fn start() -> Cluster {
        Cluster::make(&[])
    }

    /// The same, with a certificate and its key, both as PEM: it speaks TLS with whoever asks for it.
    ///
    /// # Panics
    ///
    /// Where PostgreSQL is missing or does not start.
    pub fn start_with_tls(certificate: &str, key: &str) -> Cluster {
        Cluster::make(&[
            ("server.crt", certificate),
            ("server.key", key),
            ("postgresql.conf", "ssl = on\n"),
        ])
    }

    /// A cluster with something added to its files.
    fn make(more: &[(&str, &str)]) -> Cluster {
        let programs = programs();
        let folder =
            PathBuf::from(said(user(Path::new("mktemp")).args(["-d", "--suffix=.parlour"])));
        said(
            user(&programs.join("initdb"))
                .args(["--auth=trust", "--username=parlour", "--no-locale", "--encoding=UTF8"])
                .args(["--no-sync", "--no-instructions", "-D"])
                .arg(&folder),
        );
        let settings = "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\n";
        for (file, text) in [("postgresql.conf", settings)].iter().chain(more) {
            // A key that others may read is refused.
            let add = "umask 077; printf '%s' \"$1\" >>\"$2\"";
            said(user(Path::new("sh")).args(["-c", add, "sh", text]).arg(folder.join(file)));
        }
        let cluster = Cluster {
            programs,
            folder,
            databases: AtomicU32::new(0),
            running: Mutex::new(Running { port: 0, keeper: None }),
        };
        cluster.restart();
        cluster
    }

    /// The one cluster that the tests of a program share, each with a database of its own.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(Cluster::start)
    }

    /// Makes a new, empty database and tells its name; two of one cluster never have the same.
    pub fn database(&self) -> String {
        let name = format!("scratch_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        name
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://parlour@127.0.0.1:{}/{database}", self.port())
    }

    /// The port that it listens on; it keeps it for life.
    pub fn port(&self) -> u16 {
        self.running.lock().unwrap_or_else(PoisonError::into_inner).port
    }

    /// Where the programs of PostgreSQL are: `pgbench` and others.
    pub fn programs(&self) -> &Path {
        &self.programs
    }

    /// Has a database do something, and tells what it answered.
    pub fn sql(&self, database: &str, what: &str) -> String {
        said(
            Command::new(self.programs.join("psql"))
                .args(["-XqAt", "-v", "ON_ERROR_STOP=1", "-c", what])
                .arg(self.url(database)),
        )
    }

    /// Stops it at once, as `pg_ctl stop -m immediate` does: nothing is tidied up, and what was
    /// not synced is lost.
    pub fn crash(&self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mut keeper) = running.keeper.take() {
            end(&mut keeper, "keep\n");
        }
    }

    /// Starts it again after a crash, on the same port.
    pub fn restart(&self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        assert!(running.keeper.is_none(), "it runs already");
        let end_of_patience = Instant::now() + PATIENCE;
        while running.keeper.is_none() {
            // A port that was free a moment ago may be taken before the server has it.
            let port = if running.port == 0 { free_port() } else { running.port };
            match self.run(port, end_of_patience) {
                Some(keeper) => *running = Running { port, keeper: Some(keeper) },
                None => {
                    let log = self.log();
                    assert!(Instant::now() < end_of_patience, "PostgreSQL does not start: {log}");
                }
            }
        }
    }

    fn run(&self, port: u16, until: Instant) -> Option<Child> {
        let mut keeper = user(Path::new("sh"))
            .args(["-c", KEEPER, "sh"])
            .arg(&self.programs)
            .arg(&self.folder)
            .arg(port.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("a shell");
        while Instant::now() < until {
            let ready = Command::new(self.programs.join("pg_isready"))
                .args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()])
                .status();
            if ready.is_ok_and(|status| status.success()) {
                return Some(keeper);
            }
            if self.log().contains("could not create any TCP/IP sockets") {
                break;
            }
            thread::sleep(Duration::from_millis(30));
        }
        end(&mut keeper, "keep\n");
        None
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("start.log")).unwrap_or_default()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let running = self.running.get_mut().unwrap_or_else(PoisonError::into_inner);
        if let Some(mut keeper) = running.keeper.take() {
            end(&mut keeper, "");
        }
    }
}

/// Has the keeper stop the server, and waits for it.
fn end(keeper: &mut Child, order: &str) {
    if let Some(mut line) = keeper.stdin.take() {
        let _ = line.write_all(order.as_bytes());
    }
    let _ = keeper.wait();
}

/// Where PostgreSQL's programs are. Debian keeps them away from the path, a folder a version.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
    debian.sort();
    let path = env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = env::split_paths(&path).chain(debian).collect();
    places.retain(|place| place.join("initdb").is_file() && place.join("postgres").is_file());
    places.pop().expect("PostgreSQL is missing here: ./test installs it")
}

/// A command by whoever may run a server: PostgreSQL refuses root.
fn user(program: &Path) -> Command {
    let mut command = if said(Command::new("id").arg("-u")) == "0" {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    // A group of its own: who ends the test and all that belongs to it would otherwise end the
    // keeper before it has tidied up.
    command.current_dir("/").process_group(0);
    command
}

/// What a command prints.
fn said(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().expect("a program that runs");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {complaint}");
    String::from_utf8_lossy(&output.stdout).trim_end().to_string()
}

/// A port that nobody listens on.
///
/// Not one that the system gives to those who call: while the server is down, somebody who calls
/// it again and again would one day get its own port to call from, and reach itself.
fn free_port() -> u16 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let start = (process::id() ^ now.subsec_nanos()) % 12_000;
    (0..12_000)
        .map(|next| 20_000 + ((start + next) % 12_000) as u16)
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .expect("a free port")
}
