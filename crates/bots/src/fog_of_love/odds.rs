//! Numbers that are not settled yet.

/// A number not settled yet: what it will be on average, and how far it may stray.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Guess {
    /// The average.
    pub(crate) mean: f64,
    /// The square of how far it strays.
    pub(crate) variance: f64,
}

/// No number is held for more certain than this: half a point decides comparisons of whole numbers,
/// so a settled number is still told apart from its neighbours.
const LEAST_VARIANCE: f64 = 0.01;

/// The logistic curve comes closest to the normal one when stretched so.
const LOGISTIC: f64 = 1.702;

impl Guess {
    /// A number that is settled.
    pub(crate) fn certain(mean: f64) -> Guess {
        Guess { mean, variance: 0.0 }
    }

    /// The sum of two numbers that have nothing to do with each other.
    pub(crate) fn plus(self, other: Guess) -> Guess {
        Guess { mean: self.mean + other.mean, variance: self.variance + other.variance }
    }

    /// Their difference.
    pub(crate) fn minus(self, other: Guess) -> Guess {
        Guess { mean: self.mean - other.mean, variance: self.variance + other.variance }
    }

    /// The chance that it is at least so much, as a whole number.
    pub(crate) fn at_least(self, bound: f64) -> f64 {
        let spread = self.variance.max(LEAST_VARIANCE).sqrt();
        let distance = (self.mean - bound + 0.5) / spread;
        1.0 / (1.0 + (-LOGISTIC * distance).exp())
    }

    /// The chance that it lies between two bounds, both included.
    pub(crate) fn between(self, low: f64, high: f64) -> f64 {
        (self.at_least(low) - self.at_least(high + 1.0)).max(0.0)
    }
}
