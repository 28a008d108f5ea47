//! How sure a rate is.

/// A rate with the ends of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The rate that was seen.
    pub rate: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Wilson's 95 % interval for `won` out of `games`. Shared wins count as fractions.
pub fn wilson(won: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { rate: 0.0, low: 0.0, high: 1.0 };
    }
    let (n, z) = (games as f64, 1.959_964);
    let rate = won / n;
    let middle = rate + z * z / (2.0 * n);
    let spread = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    Interval {
        rate,
        low: ((middle - spread) / scale).max(0.0),
        high: ((middle + spread) / scale).min(1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let half = wilson(50.0, 100);
        assert!((half.low - 0.4038).abs() < 1e-3 && (half.high - 0.5962).abs() < 1e-3, "{half:?}");
        let none = wilson(0.0, 10);
        assert!(none.low == 0.0 && (none.high - 0.2775).abs() < 1e-3, "{none:?}");
        assert_eq!(wilson(0.0, 0), Interval { rate: 0.0, low: 0.0, high: 1.0 });
    }
}
