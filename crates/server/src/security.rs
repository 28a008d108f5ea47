//! Whom to tell of a hole, as the host has said: `/.well-known/security.txt` (RFC 9116).

use crate::door::Visitor;
use crate::pages::sorry;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use cookie::time::format_description::well_known::Rfc3339;
use cookie::time::{Duration, OffsetDateTime};
use std::fmt::Write;
use std::sync::Arc;
use std::time::SystemTime;

/// For how long what a host said holds if they did not say: by then they have opened the parlour again.
const HOLDS: Duration = Duration::days(180);

/// What a host has said about it, in their own words.
#[derive(Clone, Default, Debug)]
pub struct SecurityTold {
    /// Where to write, what they like best first: an e-mail address, `https://…` or `tel:…`.
    pub contact: Vec<String>,
    /// Where it stands what they ask of whoever looks for holes.
    pub policy: Option<String>,
    /// Where the key lies with which to encrypt what is written.
    pub key: Option<String>,
    /// The languages they read, as codes.
    pub languages: Vec<String>,
    /// Until when all this holds: a day, or a moment as RFC 3339 has it.
    pub expires: Option<String>,
}

/// What of that can not stand in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SecurityUnfit {
    /// Something is said, but not where to write.
    NoContact,
    /// This is no address.
    Address(String),
    /// This is no code of a language.
    Language(String),
    /// This is no day.
    Day(String),
}

/// What stands in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Security {
    /// Its lines, but for the addresses at which the file itself is found.
    lines: Vec<(&'static str, String)>,
    is_past: bool,
}

impl Security {
    /// Reads what a host has said; there is no file if that is nothing.
    pub fn read(told: &SecurityTold, now: SystemTime) -> Result<Option<Security>, SecurityUnfit> {
        let SecurityTold { contact, policy, key, languages, expires } = told;
        let mut lines = Vec::new();
        for contact in contact {
            lines.push(("Contact", address(contact, &["mailto:", "https://", "tel:"])?));
        }
        if let Some(policy) = policy {
            lines.push(("Policy", address(policy, &["https://"])?));
        }
        if let Some(key) = key {
            lines.push(("Encryption", address(key, &["https://", "dns:", "openpgp4fpr:"])?));
        }
        if !languages.is_empty() {
            let codes: Result<Vec<_>, _> = languages.iter().map(|code| language(code)).collect();
            lines.push(("Preferred-Languages", codes?.join(", ")));
        }
        if contact.is_empty() {
            let nothing = lines.is_empty() && expires.is_none();
            return if nothing { Ok(None) } else { Err(SecurityUnfit::NoContact) };
        }
        let now = OffsetDateTime::from(now);
        let until = expires.as_deref().map_or(Ok(now + HOLDS), moment)?;
        let written = until.replace_nanosecond(0).unwrap_or(until).format(&Rfc3339);
        let expires = expires.clone().unwrap_or_default();
        lines.push(("Expires", written.map_err(|_| SecurityUnfit::Day(expires))?));
        Ok(Some(Security { lines, is_past: until <= now }))
    }

    /// Whether it did not hold any more when it was read.
    pub fn is_past(&self) -> bool {
        self.is_past
    }

    /// The file of a parlour that is found under these names.
    fn text(&self, names: &[String]) -> String {
        let mut text = String::new();
        for (field, value) in &self.lines {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{field}: {value}");
        }
        for name in names {
            let _ = writeln!(text, "Canonical: https://{name}/.well-known/security.txt");
        }
        text
    }
}

/// An address of one of these kinds. One of e-mail may be given as people write it.
fn address(given: &str, kinds: &[&str]) -> Result<String, SecurityUnfit> {
    let given = given.trim();
    let is_bare = given.contains('@') && !given.contains([':', '/']);
    let address = if is_bare { format!("mailto:{given}") } else { given.to_string() };
    let of_kind = |kind: &&str| address.strip_prefix(kind).is_some_and(|rest| !rest.is_empty());
    let is_one = kinds.iter().any(of_kind) && address.bytes().all(|byte| byte.is_ascii_graphic());
    if is_one { Ok(address) } else { Err(SecurityUnfit::Address(given.into())) }
}

fn language(given: &str) -> Result<&str, SecurityUnfit> {
    let code = given.trim();
    let is_one = (2..=35).contains(&code.len())
        && code
            .split('-')
            .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    if is_one { Ok(code) } else { Err(SecurityUnfit::Language(given.into())) }
}

/// A day means its beginning, so that nothing holds longer than was said.
fn moment(given: &str) -> Result<OffsetDateTime, SecurityUnfit> {
    let given = given.trim();
    let whole =
        if given.contains(['T', 't']) { given.into() } else { format!("{given}T00:00:00Z") };
    OffsetDateTime::parse(&whole, &Rfc3339).map_err(|_| SecurityUnfit::Day(given.into()))
}

pub(crate) async fn show(State(parlour): State<Arc<Parlour>>, visitor: Visitor) -> Response {
    match &parlour.config.security {
        Some(security) => security.text(&parlour.config.public_names).into_response(),
        None => sorry(&visitor, &Rejection::NoPage),
    }
}

#[cfg(test)]
mod tests {
    use super::{Security, SecurityTold, SecurityUnfit};
    use std::time::{Duration, SystemTime};

    /// The second of January 2027, at noon and a bit.
    fn now() -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_millis(1_798_891_200_250)
    }

    fn read(told: &SecurityTold) -> Result<Option<Security>, SecurityUnfit> {
        Security::read(told, now())
    }

    #[test]
    fn whoever_says_all_of_it_has_all_of_it_in_the_file() {
        let told = SecurityTold {
            contact: vec!["holes@parlour.example".into(), "https://parlour.example/holes".into()],
            policy: Some("https://parlour.example/policy".into()),
            key: Some("openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f".into()),
            languages: vec!["en".into(), " de-CH".into()],
            expires: Some("2027-06-30".into()),
        };
        let security = read(&told).expect("it can stand there").expect("a file");
        assert!(!security.is_past());
        assert_eq!(
            security.text(&["parlour.example".into()]),
            "Contact: mailto:holes@parlour.example\n\
             Contact: https://parlour.example/holes\n\
             Policy: https://parlour.example/policy\n\
             Encryption: openpgp4fpr:5f2de5521c63a801ab59ccb603d49de44b29100f\n\
             Preferred-Languages: en, de-CH\n\
             Expires: 2027-06-30T00:00:00Z\n\
             Canonical: https://parlour.example/.well-known/security.txt\n"
        );
    }

    #[test]
    fn a_contact_is_enough_and_holds_for_half_a_year() {
        let told = SecurityTold { contact: vec!["tel:+39-02-0000".into()], ..Default::default() };
        let security = read(&told).expect("it can stand there").expect("a file");
        let text = "Contact: tel:+39-02-0000\nExpires: 2027-07-01T12:00:00Z\n";
        assert_eq!(security.text(&[]), text);
    }

    #[test]
    fn where_nothing_is_said_there_is_no_file() {
        assert_eq!(read(&SecurityTold::default()), Ok(None));
        let told = SecurityTold { expires: Some("2027-06-30".into()), ..Default::default() };
        assert_eq!(read(&told), Err(SecurityUnfit::NoContact));
    }

    #[test]
    fn what_is_past_is_told() {
        let told = SecurityTold {
            contact: vec!["a@b.example".into()],
            expires: Some("2026-12-31T23:59:59+01:00".into()),
            ..Default::default()
        };
        assert!(read(&told).expect("it can stand there").expect("a file").is_past());
    }

    #[test]
    fn what_can_not_stand_there_is_named() {
        for wrong in [
            "",
            "me",
            "http://x.example",
            "mailto:",
            "https://",
            "javascript:x",
            "a@b\nPolicy: x",
            "ä@b.example",
        ] {
            let told = SecurityTold { contact: vec![wrong.into()], ..Default::default() };
            assert_eq!(read(&told), Err(SecurityUnfit::Address(wrong.into())), "{wrong}");
        }
        let contact = vec!["a@b.example".to_string()];
        for wrong in ["tomorrow", "2027-02-30", "2027-02-03T10:00:00"] {
            let expires = Some(wrong.to_string());
            let told = SecurityTold { contact: contact.clone(), expires, ..Default::default() };
            assert_eq!(read(&told), Err(SecurityUnfit::Day(wrong.into())), "{wrong}");
        }
        for wrong in ["e", "en_GB", "en-", "deutsch und so"] {
            let languages = vec![wrong.to_string()];
            let told = SecurityTold { contact: contact.clone(), languages, ..Default::default() };
            assert_eq!(read(&told), Err(SecurityUnfit::Language(wrong.into())), "{wrong}");
        }
    }
}
