//! What the parlour counts, as Prometheus reads it.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper ends of the buckets of commit times, in microseconds.
const BUCKETS: [u64; 8] = [250, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 250_000];

/// What the parlour counts.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Tables in memory.
    pub tables: AtomicI64,
    /// Open sockets.
    pub sockets: AtomicI64,
    /// Open connections, sockets among them.
    pub connections: AtomicI64,
    /// Moves stored, those of bots included.
    pub moves: AtomicU64,
    /// Tables opened.
    pub opened: AtomicU64,
    /// Requests and messages refused, whatever the reason.
    pub refused: AtomicU64,
    /// Whoever was turned away because it was too much.
    pub turned_away: AtomicU64,
    /// Sockets dropped because they did not take what was sent.
    pub slow: AtomicU64,
    /// Tables that broke and were rebuilt.
    pub panics: AtomicU64,
    commits: AtomicU64,
    committed: AtomicU64,
    commit_micros: AtomicU64,
    buckets: [AtomicU64; BUCKETS.len()],
}

impl Metrics {
    /// So many entries were stored in one go.
    pub fn commit(&self, entries: usize, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.commits.fetch_add(1, Relaxed);
        self.committed.fetch_add(entries as u64, Relaxed);
        self.commit_micros.fetch_add(micros, Relaxed);
        for (bucket, end) in self.buckets.iter().zip(BUCKETS) {
            if micros <= end {
                bucket.fetch_add(1, Relaxed);
            }
        }
    }

    /// Everything, in the text format.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("parlour_tables", "Tables in memory.", &self.tables),
            ("parlour_sockets", "Open sockets.", &self.sockets),
            ("parlour_connections", "Open connections.", &self.connections),
        ];
        for (name, help, value) in gauges {
            line(&mut text, name, help, "gauge", value.load(Relaxed));
        }
        let counters = [
            ("parlour_moves_total", "Moves stored.", &self.moves),
            ("parlour_tables_opened_total", "Tables opened.", &self.opened),
            ("parlour_refusals_total", "Requests and messages refused.", &self.refused),
            ("parlour_turned_away_total", "Turned away as too much.", &self.turned_away),
            ("parlour_slow_sockets_total", "Sockets dropped as too slow.", &self.slow),
            ("parlour_table_panics_total", "Tables that broke and were rebuilt.", &self.panics),
            ("parlour_entries_total", "Entries stored.", &self.committed),
        ];
        for (name, help, value) in counters {
            line(&mut text, name, help, "counter", value.load(Relaxed));
        }
        self.commit_times(&mut text);
        text
    }

    fn commit_times(&self, text: &mut String) {
        const NAME: &str = "parlour_commit_seconds";
        let commits = self.commits.load(Relaxed);
        let _ = writeln!(text, "# HELP {NAME} How long commits took.\n# TYPE {NAME} histogram");
        for (bucket, end) in self.buckets.iter().zip(BUCKETS) {
            let end = Duration::from_micros(end).as_secs_f64();
            let _ = writeln!(text, "{NAME}_bucket{{le=\"{end}\"}} {}", bucket.load(Relaxed));
        }
        let sum = Duration::from_micros(self.commit_micros.load(Relaxed)).as_secs_f64();
        let _ = writeln!(text, "{NAME}_bucket{{le=\"+Inf\"}} {commits}");
        let _ = writeln!(text, "{NAME}_sum {sum}\n{NAME}_count {commits}");
    }
}

fn line(text: &mut String, name: &str, help: &str, kind: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
}

/// Counts something for as long as it lasts.
pub(crate) struct Lasting(std::sync::Arc<Metrics>, fn(&Metrics) -> &AtomicI64);

impl Lasting {
    pub fn new(metrics: &std::sync::Arc<Metrics>, which: fn(&Metrics) -> &AtomicI64) -> Lasting {
        which(metrics).fetch_add(1, Relaxed);
        Lasting(metrics.clone(), which)
    }
}

impl Drop for Lasting {
    fn drop(&mut self) {
        (self.1)(&self.0).fetch_sub(1, Relaxed);
    }
}

/// One more of something.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}
