//! What the parlour counts, as Prometheus reads it.

use metrics::{Counter, Gauge, Histogram, Key, Level, Metadata, Recorder};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// How long commits took.
const COMMIT: &str = "parlour_commit_seconds";

/// Upper ends of the buckets of commit times, in seconds.
const BUCKETS: [f64; 8] = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.05, 0.25];

/// After how many commits their times are put into buckets, if nobody has asked for them before.
const UPKEEP: u64 = 1024;

/// What one parlour counts. Each has its own, since several may be open in one process; and each
/// number is held by a handle, so that to count is to add to an atomic.
pub(crate) struct Metrics {
    /// Tables in memory.
    pub tables: Gauge,
    /// Tables in the journal.
    pub stored: Gauge,
    /// Those of them where a game was left and nothing has happened for long.
    pub abandoned: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// Open connections.
    pub connections: Gauge,
    /// Moves stored, those of bots included.
    pub moves: Counter,
    /// Tables opened.
    pub opened: Counter,
    /// Requests and messages refused, whatever the reason.
    pub refused: Counter,
    /// Whoever was turned away because it was too much.
    pub turned_away: Counter,
    /// Sockets dropped because they did not take what was sent.
    pub slow: Counter,
    /// Tables that broke and were rebuilt.
    pub panics: Counter,
    /// Times that there was no room for what a seat was sent, so that its length told something.
    pub tight: Counter,
    /// Appends refused because another parlour was faster.
    pub overtaken: Counter,
    /// Times that a table followed what other parlours had added.
    pub followed: Counter,
    /// What was heard among parlours that none of them said; the journal counts it.
    pub strange: Counter,
    entries: Counter,
    commit: Histogram,
    commits: AtomicU64,
    exporter: PrometheusHandle,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets_for_metric(Matcher::Full(COMMIT.to_string()), &BUCKETS);
        let recorder = builder.expect("there are buckets").build_recorder();
        let about = Metadata::new(module_path!(), Level::INFO, None);
        let gauge = |name: &'static str, help: &'static str| {
            recorder.describe_gauge(name.into(), None, help.into());
            recorder.register_gauge(&Key::from_static_name(name), &about)
        };
        let counter = |name: &'static str, help: &'static str| {
            recorder.describe_counter(name.into(), None, help.into());
            recorder.register_counter(&Key::from_static_name(name), &about)
        };
        recorder.describe_histogram(COMMIT.into(), None, "How long commits took.".into());
        Metrics {
            tables: gauge("parlour_tables", "Tables in memory."),
            stored: gauge("parlour_stored_tables", "Tables in the journal."),
            abandoned: gauge(
                "parlour_abandoned_tables",
                "Tables not over, where nothing has happened for 30 days.",
            ),
            sockets: gauge("parlour_sockets", "Open sockets."),
            connections: gauge("parlour_connections", "Open connections."),
            moves: counter("parlour_moves_total", "Moves stored."),
            opened: counter("parlour_tables_opened_total", "Tables opened."),
            refused: counter("parlour_refusals_total", "Requests and messages refused."),
            turned_away: counter("parlour_turned_away_total", "Turned away as too much."),
            slow: counter("parlour_slow_sockets_total", "Sockets dropped as too slow."),
            panics: counter("parlour_table_panics_total", "Tables that broke and were rebuilt."),
            tight: counter(
                "parlour_tight_total",
                "Times that there was no room for what a seat was sent, beside what everybody is.",
            ),
            overtaken: counter(
                "parlour_overtaken_total",
                "Appends refused because another parlour was faster.",
            ),
            followed: counter(
                "parlour_followed_total",
                "Times that a table followed what another parlour had added.",
            ),
            strange: counter(
                "parlour_strange_total",
                "Messages between parlours that were forged or repeated, and not listened to.",
            ),
            entries: counter("parlour_entries_total", "Entries stored."),
            commit: recorder.register_histogram(&Key::from_static_name(COMMIT), &about),
            commits: AtomicU64::new(0),
            exporter: recorder.handle(),
        }
    }
}

impl Metrics {
    /// So many entries were stored in one go.
    pub fn commit(&self, entries: usize, took: Duration) {
        self.entries.increment(entries as u64);
        self.commit.record(took);
        // Single times are kept until somebody reads the metrics, which may be never.
        if self.commits.fetch_add(1, Relaxed) % UPKEEP == UPKEEP - 1 {
            self.exporter.run_upkeep();
        }
    }

    /// Everything, in the text format.
    pub fn text(&self) -> String {
        self.exporter.render()
    }
}

/// Counts something for as long as it lasts.
pub(crate) struct Lasting(Gauge);

impl Lasting {
    pub fn new(gauge: &Gauge) -> Lasting {
        gauge.increment(1);
        Lasting(gauge.clone())
    }
}

impl Drop for Lasting {
    fn drop(&mut self) {
        self.0.decrement(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str, name: &str) -> f64 {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{name} in {text}")).parse().unwrap()
    }

    #[test]
    fn two_parlours_count_apart() {
        let [one, other] = [Metrics::default(), Metrics::default()];
        one.moves.increment(3);
        let sockets = [Lasting::new(&one.sockets), Lasting::new(&one.sockets)];
        assert_eq!(number(&one.text(), "parlour_moves_total"), 3.0);
        assert_eq!(number(&one.text(), "parlour_sockets"), 2.0);
        assert_eq!(number(&other.text(), "parlour_moves_total"), 0.0);
        drop(sockets);
        assert_eq!(number(&one.text(), "parlour_sockets"), 0.0);
        assert!(one.text().contains("# HELP parlour_moves_total Moves stored."));
        assert!(one.text().contains("# TYPE parlour_sockets gauge"));
    }

    #[test]
    fn commits_fall_into_buckets() {
        let metrics = Metrics::default();
        for _ in 0..2 * UPKEEP {
            metrics.commit(3, Duration::from_micros(700));
        }
        metrics.commit(1, Duration::from_secs(1));
        let text = metrics.text();
        let number = |name| number(&text, name);
        assert_eq!(number("parlour_entries_total"), 6145.0);
        assert_eq!(number("parlour_commit_seconds_count"), 2049.0);
        assert_eq!(number("parlour_commit_seconds_bucket{le=\"0.0005\"}"), 0.0);
        assert_eq!(number("parlour_commit_seconds_bucket{le=\"0.001\"}"), 2048.0);
        assert_eq!(number("parlour_commit_seconds_bucket{le=\"0.25\"}"), 2048.0);
        assert_eq!(number("parlour_commit_seconds_bucket{le=\"+Inf\"}"), 2049.0);
        assert!(text.contains("# TYPE parlour_commit_seconds histogram"));
    }
}
