//! A parlour in a process of its own: it is the test's own program again.

use server::{Config, Limits};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Where such a parlour keeps its journal; set only in its process.
const FOLDER: &str = "PARLOUR_TEST_CHILD";

/// Whether this process is a parlour apart, and no test.
pub fn is_child() -> bool {
    std::env::var(FOLDER).is_ok()
}

/// Serves for ever, if this process is the one that is to.
pub fn serve(limits: Limits) {
    serve_with(|config| config.limits = limits);
}

/// The same for a parlour that is run differently.
pub fn serve_with(change: impl FnOnce(&mut Config)) {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.into(),
            ..Config::default()
        };
        change(&mut config);
        let serving = server::open(config).await.expect("the parlour opens");
        println!("address {}", serving.address().expect("an address"));
        server::serve(serving, std::future::pending()).await;
    });
}

/// A parlour in a process of its own.
pub struct Apart {
    child: Child,
    pub address: SocketAddr,
}

impl Apart {
    /// Starts it: the test of this name calls [`serve`].
    pub fn start(test: &str, folder: &Path) -> Apart {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", test, "--nocapture"])
            .env(FOLDER, folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the child starts");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let mut lines = out.lines().map_while(Result::ok);
        // The address may stand behind what the test runner prints.
        let address = lines.find_map(|line| {
            line.split_once("address ").and_then(|(_, address)| address.parse().ok())
        });
        // The test runner goes on to say how long it takes, and ends if nobody hears it.
        std::thread::spawn(move || lines.for_each(drop));
        Apart { child, address: address.expect("the parlour opens") }
    }

    /// Seconds of processor time it has used.
    pub fn processor(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok());
        (ticks(11).unwrap_or(0.0) + ticks(12).unwrap_or(0.0)) / 100.0
    }

    /// Kilobytes of memory that are its own, files that it has mapped not among them.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"));
        line.and_then(|line| line.trim().split(' ').next()?.parse().ok()).unwrap_or(0)
    }

    /// SIGKILL: no farewell, no flush.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is dead");
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
