//! Disagreements that are known: what the catalogue demands, and what the games do instead. Each is
//! counted whenever it occurs; anything else is an error.

use super::Judge;
use super::record::Verdict;
use serde_json::Value as Json;

/// FL-234: minor scenes are exchanged at the start of a turn, "not after step 2 has begun". When a
/// reaction has the scene replaced, step 2 has begun; yet exchanges are offered again together with
/// the scenes that may be played instead: in game 8, for instance, on line 726.
pub const EXCHANGE_AFTER_REPLACE: &str = "FL-234: exchanges offered after a scene was replaced";

impl Judge<'_> {
    /// The options that a decision must have: those of the catalogue, or those of a known
    /// disagreement if the record has exactly these.
    pub(super) fn known(
        &mut self,
        name: &'static str,
        right: Vec<Json>,
        other: Vec<Json>,
    ) -> Verdict<Vec<Json>> {
        let line = self.record.peek()?;
        let listed = line.and_then(|line| line["options"].as_array().cloned()).unwrap_or_default();
        let same = |options: &[Json]| {
            listed.len() == options.len() && listed.iter().all(|option| options.contains(option))
        };
        if same(&right) || !same(&other) {
            return Ok(right);
        }
        *self.tally.known.entry(name).or_default() += 1;
        Ok(other)
    }
}
