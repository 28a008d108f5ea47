//! What the parlour counts, as OpenMetrics has it, which Prometheus reads.

use prometheus_client::encoding::text::encode;
pub(crate) use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};
use std::time::Duration;

/// In which format it is told.
pub(crate) const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Upper ends of the buckets of commit times, in seconds.
const BUCKETS: [f64; 8] = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.05, 0.25];

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
    strange: Counter,
    entries: Counter,
    commit: Histogram,
    registry: Registry,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::default();
        let all = &mut registry;
        Metrics {
            tables: new(all, "parlour_tables", "Tables in memory"),
            stored: new(all, "parlour_stored_tables", "Tables in the journal"),
            abandoned: new(
                all,
                "parlour_abandoned_tables",
                "Tables not over, where nothing has happened for 30 days",
            ),
            sockets: new(all, "parlour_sockets", "Open sockets"),
            connections: new(all, "parlour_connections", "Open connections"),
            moves: new(all, "parlour_moves", "Moves stored"),
            opened: new(all, "parlour_tables_opened", "Tables opened"),
            refused: new(all, "parlour_refusals", "Requests and messages refused"),
            turned_away: new(all, "parlour_turned_away", "Turned away as too much"),
            slow: new(all, "parlour_slow_sockets", "Sockets dropped as too slow"),
            panics: new(all, "parlour_table_panics", "Tables that broke and were rebuilt"),
            tight: new(
                all,
                "parlour_tight",
                "Times that there was no room for what a seat was sent, beside what everybody is",
            ),
            overtaken: new(
                all,
                "parlour_overtaken",
                "Appends refused because another parlour was faster",
            ),
            followed: new(
                all,
                "parlour_followed",
                "Times that a table followed what another parlour had added",
            ),
            strange: new(
                all,
                "parlour_strange",
                "Messages between parlours that were forged or repeated, and not listened to",
            ),
            entries: new(all, "parlour_entries", "Entries stored"),
            commit: add(
                all,
                "parlour_commit_seconds",
                "How long commits took",
                Histogram::new(BUCKETS),
            ),
            registry,
        }
    }
}

/// Something to count, from nothing.
fn new<M: Metric + Clone + Default>(all: &mut Registry, name: &str, help: &str) -> M {
    add(all, name, help, M::default())
}

fn add<M: Metric + Clone>(all: &mut Registry, name: &str, help: &str, metric: M) -> M {
    all.register(name, help, metric.clone());
    metric
}

impl Metrics {
    /// So many entries were stored in one go.
    pub fn commit(&self, entries: usize, took: Duration) {
        self.entries.inc_by(entries as u64);
        self.commit.observe(took.as_secs_f64());
    }

    /// So many strange things were heard in all.
    pub fn heard_strange(&self, in_all: u64) {
        self.strange.inc_by(in_all.saturating_sub(self.strange.get()));
    }

    /// Everything, in its format.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // A string takes whatever is written.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// Counts something for as long as it lasts.
pub(crate) struct Lasting(Gauge);

impl Lasting {
    pub fn new(gauge: &Gauge) -> Lasting {
        gauge.inc();
        Lasting(gauge.clone())
    }
}

impl Drop for Lasting {
    fn drop(&mut self) {
        self.0.dec();
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
        one.moves.inc_by(3);
        let sockets = [Lasting::new(&one.sockets), Lasting::new(&one.sockets)];
        assert_eq!(number(&one.text(), "parlour_moves_total"), 3.0);
        assert_eq!(number(&one.text(), "parlour_sockets"), 2.0);
        assert_eq!(number(&other.text(), "parlour_moves_total"), 0.0);
        drop(sockets);
        assert_eq!(number(&one.text(), "parlour_sockets"), 0.0);
        assert!(one.text().contains("# HELP parlour_moves Moves stored."));
        assert!(one.text().contains("# TYPE parlour_sockets gauge"));
    }

    #[test]
    fn commits_fall_into_buckets() {
        let metrics = Metrics::default();
        for _ in 0..2048 {
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
