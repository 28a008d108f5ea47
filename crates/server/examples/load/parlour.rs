//! The parlour that is measured: a process of its own, bound to the first core.

use crate::client::{Caller, Refused};
use server::{Config, Limits};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};

/// The parlour itself, on one thread beside the journal's. Pages do not dwell on a step, so that
/// they are sent every one of them.
pub fn serve(folder: &Path) -> Result<(), Refused> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.to_path_buf(),
            limits: Limits::generous(),
            pace: Duration::from_millis(1),
            ..Config::default()
        };
        let serving = server::open(config).await.map_err(|why| format!("{why:?}"))?;
        println!("{}", serving.address().ok_or("no address")?);
        server::serve(serving, std::future::pending()).await;
        Ok(())
    })
}

/// A parlour in a process of its own, bound to the first core where that can be done.
pub struct Parlour {
    child: Child,
    pub address: SocketAddr,
    pub started: Duration,
}

impl Parlour {
    pub async fn open(folder: &Path) -> Result<Parlour, Refused> {
        let start = Instant::now();
        let me = std::env::current_exe()?;
        let serve = format!("serve={}", folder.display());
        let bound = Command::new("taskset")
            .args(["-c", "0"])
            .arg(&me)
            .arg(&serve)
            .stdout(Stdio::piped())
            .spawn();
        let mut child = match bound {
            Ok(child) => child,
            Err(_) => {
                println!("(taskset is missing: the parlour may use more than one core)");
                Command::new(&me).arg(&serve).stdout(Stdio::piped()).spawn()?
            }
        };
        let out = child.stdout.take().ok_or("no output")?;
        let out = tokio::process::ChildStdout::from_std(out)?;
        let line = BufReader::new(out).lines().next_line().await?.ok_or("no address")?;
        let address = line.parse()?;
        Caller::new(address).get("/").await?;
        Ok(Parlour { child, address, started: start.elapsed() })
    }

    /// Resident memory in bytes, once the allocator has had time to settle.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes.unwrap_or(0) * 1024
    }

    /// Seconds of processor time used so far.
    pub fn processor(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok());
        (ticks(11).unwrap_or(0.0) + ticks(12).unwrap_or(0.0)) / 100.0
    }

    pub async fn metric(&self, name: &str) -> Result<f64, Refused> {
        let text = Caller::new(self.address).get("/metrics").await?.body;
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
        Ok(line.ok_or("no such metric")?.parse()?)
    }
}

impl Drop for Parlour {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
