//! Findings in English: what is wrong, and how to mend it. A pack's files speak English, and so do
//! these reports.

mod mend;
mod noun;
mod sentence;

use crate::problem::{Finding, Problem};
use fog_of_love::content::Content;
use std::fmt::{self, Display, Formatter};

impl Display for Finding {
    /// `scenes.toml:12:5: There is no deck “swet”. Use one of sweet, serious, drama, custom.`
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: ", self.file)?,
            line => write!(f, "{}:{line}:{}: ", self.file, self.column)?,
        }
        if !self.is_error() {
            write!(f, "(warning) ")?;
        }
        write!(f, "{} {}", self.problem.sentence(), self.problem.mend())
    }
}

impl Problem {
    /// What is wrong, as one sentence.
    pub fn sentence(&self) -> String {
        sentence::sentence(self)
    }

    /// What to do about it, as one sentence.
    pub fn mend(&self) -> String {
        mend::mend(self)
    }
}

/// One line about a pack as a whole.
pub(crate) fn summary(content: &Content, findings: &[Finding]) -> String {
    let errors = findings.iter().filter(|finding| finding.is_error()).count();
    let warnings = findings.len() - errors;
    let found = match (errors, warnings) {
        (0, 0) => "no findings".to_string(),
        (0, _) => count(warnings, "warning", "warnings"),
        (_, 0) => count(errors, "error", "errors"),
        _ => {
            let errors = count(errors, "error", "errors");
            format!("{errors}, {}", count(warnings, "warning", "warnings"))
        }
    };
    if content.edition.id.is_empty() {
        return format!("The pack could not be read: {found}.");
    }
    let cards = [
        count(content.scenes.len(), "scene", "scenes"),
        count(content.traits.len(), "trait", "traits"),
        count(content.occupations.len(), "occupation", "occupations"),
        count(content.features.len(), "feature", "features"),
        count(content.destinies.len(), "destiny", "destinies"),
        count(content.stories.len(), "story", "stories"),
    ];
    let edition = &content.edition;
    format!("{} {}: {}; {found}.", edition.id, edition.version, cards.join(", "))
}

fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
