//! The day on which something was appended: the only time that is stored.

use std::time::{SystemTime, UNIX_EPOCH};

/// Today, as a number of days since the first of January 1970.
pub fn today() -> u32 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u32::try_from(now.as_secs() / 86_400).unwrap_or(u32::MAX)
}
