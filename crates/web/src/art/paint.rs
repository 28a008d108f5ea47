//! From the classes of a drawing to its paint.
//!
//! Drawings are written with the classes of a sheet of paint: `assets/paint.css`, and `assets/art/paint` for
//! the larger ones. What a page shows from another file cannot be reached by the page's own style sheet,
//! so the paint is laid on here, as attributes.

use std::collections::BTreeMap;

/// The classes that a rule wants, and what it paints.
type Rule<'a> = (Vec<&'a str>, &'a str);

/// The rules of one sheet, those that want fewer classes first, as the cascade has it.
pub(super) struct PaintBox<'a> {
    rules: Vec<Rule<'a>>,
}

/// One rule a line: `.skin.b { fill: var(--skin-b); }`.
fn rule(line: &str) -> Option<Rule<'_>> {
    let (classes, paint) = line.strip_prefix('.')?.split_once('{')?;
    Some((classes.trim().split('.').collect(), paint.trim_end_matches('}').trim()))
}

impl<'a> PaintBox<'a> {
    /// The rules of a sheet.
    pub(super) fn read(sheet: &'a str) -> PaintBox<'a> {
        let mut rules: Vec<Rule<'a>> = sheet.lines().filter_map(rule).collect();
        rules.sort_by_key(|(classes, _)| classes.len());
        PaintBox { rules }
    }

    /// The drawing with paint instead of classes. What an element says of itself counts.
    pub(super) fn lay(&self, drawing: &str) -> String {
        let mut tags = drawing.split('<');
        let mut painted = tags.next().unwrap_or_default().to_string();
        for tag in tags {
            painted.push('<');
            let Some((before, rest)) = tag.split_once(" class=\"") else {
                painted += tag;
                continue;
            };
            let (classes, after) = rest.split_once('"').unwrap_or((rest, ""));
            painted += before;
            for (property, value) in self.paint(classes) {
                if !tag.contains(&format!(" {property}=\"")) {
                    painted += &format!(" {property}=\"{value}\"");
                }
            }
            painted += after;
        }
        painted
    }

    /// What these classes paint together: of two rules for one property the later one counts.
    fn paint(&self, classes: &str) -> BTreeMap<&'a str, &'a str> {
        let worn: Vec<&str> = classes.split(' ').collect();
        let rules =
            self.rules.iter().filter(|(wanted, _)| wanted.iter().all(|one| worn.contains(one)));
        let each =
            rules.flat_map(|(_, paint)| paint.split(';')).filter_map(|each| each.split_once(':'));
        each.map(|(property, value)| (property.trim(), value.trim())).collect()
    }

    /// The classes of a drawing that no rule names.
    #[cfg(test)]
    pub(super) fn unknown<'d>(&self, drawing: &'d str) -> Vec<&'d str> {
        let classes = drawing.split(" class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let known = |class: &&str| self.rules.iter().any(|(wanted, _)| wanted.contains(class));
        classes.flat_map(|classes| classes.split(' ')).filter(|class| !known(class)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_becomes_paint() {
        let paint = PaintBox::read(include_str!("../../assets/paint.css"));
        assert_eq!(
            paint.lay(r#"<path class="skin b" d="M0 0"></path><g></g>"#),
            r#"<path fill="var(--skin-b)" d="M0 0"></path><g></g>"#
        );
        for file in crate::art::File::ALL {
            assert!(!crate::art::sprite(file).contains("class="), "{file:?}");
        }
        assert_eq!(paint.paint("fine gilt").get("stroke-width"), Some(&"1.6"));
    }

    #[test]
    fn what_an_element_says_of_itself_counts() {
        let paint = PaintBox::read(".lamp { fill: var(--lamp); }\n.bare { stroke: none; }");
        assert_eq!(
            paint.lay(r#"<path class="lamp bare" fill="var(--sheet)"/>"#),
            r#"<path stroke="none" fill="var(--sheet)"/>"#
        );
        assert_eq!(paint.unknown(r#"<g class="lamp dim"/>"#), ["dim"]);
    }
}
