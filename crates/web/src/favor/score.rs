//! A score taken apart.

use ::favor::{BONUS_POINTS, EXACT_POINTS, OPPOSITE_POINTS, SHARED_POINTS, SPECIAL_POINTS, Score};
use words::Tongue;

/// A number of points: “3”, “−2”.
pub(super) fn signed(tongue: &Tongue, points: i8) -> String {
    tongue.fvw_number(points.into())
}

/// A number of points that are added: “+3”, “−2”.
pub(super) fn added(tongue: &Tongue, points: i8) -> String {
    if points > 0 { tongue.fvw_gain(points.into()) } else { tongue.fvw_number(points.into()) }
}

/// What a collection is made of and what each part brings; parts there are none of are left out.
pub(super) fn parts(tongue: &Tongue, score: Score) -> Vec<(String, i8)> {
    let idle = score.special - score.changed;
    let worth = |count: u8, each: i8| count as i8 * each;
    let changed = worth(score.changed, EXACT_POINTS - SHARED_POINTS + SPECIAL_POINTS);
    [
        (score.exact, tongue.fvw_part_exact(score.exact.into()), worth(score.exact, EXACT_POINTS)),
        (
            score.shared,
            tongue.fvw_part_shared(score.shared.into()),
            worth(score.shared, SHARED_POINTS),
        ),
        (score.changed, tongue.fvw_part_changed(score.changed.into()), changed),
        (idle, tongue.fvw_part_idle(idle.into()), worth(idle, SPECIAL_POINTS)),
        (
            score.opposite,
            tongue.fvw_part_opposite(score.opposite.into()),
            worth(score.opposite, OPPOSITE_POINTS),
        ),
    ]
    .into_iter()
    .filter(|(count, ..)| *count > 0)
    .map(|(_, label, points)| (label, points))
    .collect()
}

/// The bonus for the most tokens.
pub(super) fn bonus(tongue: &Tongue) -> (String, i8) {
    (tongue.fvw_part_bonus(), BONUS_POINTS)
}
