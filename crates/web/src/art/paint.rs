//! From the classes of a drawing to its paint.
//!
//! Drawings are written with the classes of `assets/paint.css`. What a page shows from another file
//! cannot be reached by the page's own style sheet, so the paint is laid on here, as attributes.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The classes that a rule wants, and what it paints.
type Rule = (Vec<&'static str>, &'static str);

/// The rules, those that want fewer classes first, as the cascade has it.
static RULES: LazyLock<Vec<Rule>> = LazyLock::new(|| {
    let mut rules: Vec<Rule> =
        include_str!("../../assets/paint.css").lines().filter_map(rule).collect();
    rules.sort_by_key(|(classes, _)| classes.len());
    rules
});

/// One rule a line: `.skin.b { fill: var(--skin-b); }`.
fn rule(line: &'static str) -> Option<Rule> {
    let (classes, paint) = line.strip_prefix('.')?.split_once('{')?;
    Some((classes.trim().split('.').collect(), paint.trim_end_matches('}').trim()))
}

/// The drawing with paint instead of classes.
pub(super) fn painted(drawing: &str) -> String {
    let mut parts = drawing.split(" class=\"");
    let mut painted = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (classes, rest) = part.split_once('"').unwrap_or((part, ""));
        for (property, value) in paint(classes) {
            painted += &format!(" {property}=\"{value}\"");
        }
        painted += rest;
    }
    painted
}

/// What these classes paint together: of two rules for one property the later one counts.
fn paint(classes: &str) -> BTreeMap<&'static str, &'static str> {
    let worn: Vec<&str> = classes.split(' ').collect();
    let rules = RULES.iter().filter(|(wanted, _)| wanted.iter().all(|one| worn.contains(one)));
    let each =
        rules.flat_map(|(_, paint)| paint.split(';')).filter_map(|each| each.split_once(':'));
    each.map(|(property, value)| (property.trim(), value.trim())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_becomes_paint() {
        assert_eq!(
            painted(r#"<path class="skin b" d="M0 0"></path><g></g>"#),
            r#"<path fill="var(--skin-b)" d="M0 0"></path><g></g>"#
        );
        assert!(!crate::art::sprite().contains("class="));
        assert_eq!(paint("fine gilt").get("stroke-width"), Some(&"1.6"));
    }
}
