//! The laboratory: many games at once, who won them and how surely, and transcripts that anybody
//! can judge again.

mod stats;
pub use stats::{Interval, wilson};

mod simulate;
pub use simulate::{Plan, Results, Rotation, Row, Simulated, simulate};

mod chart;
pub use chart::chart;

mod transcript;
pub use transcript::{Recorded, Trouble, Verdict, read};
