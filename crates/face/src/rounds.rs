//! Where rounds begin.

/// Where something new begins among the sights, and what it is called. What chance says just before
/// belongs to it.
pub(crate) fn beginnings<S>(
    sights: &[S],
    begins: impl FnMut(&S) -> Option<String>,
    is_chance: impl Fn(&S) -> bool,
) -> Vec<(usize, String)> {
    let called = sights.iter().map(begins).enumerate();
    let called = called.filter_map(|(at, called)| Some((at, called?)));
    called
        .map(|(at, called)| {
            let before = at.checked_sub(1).filter(|&before| is_chance(&sights[before]));
            (before.unwrap_or(at), called)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_chance_says_before_a_round_belongs_to_it() {
        let begins = |sight: &char| sight.is_ascii_digit().then(|| sight.to_string());
        let begun = beginnings(&['?', '1', 'a', '?', '2', '3'], begins, |sight| *sight == '?');
        assert_eq!(begun, [(0, "1".into()), (3, "2".into()), (5, "3".into())]);
    }
}
