use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::postgres::line;

/// Where a journal is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In an SQLite file in this folder. To be looked at, it may also be the file itself.
    Folder(PathBuf),
    /// In the PostgreSQL database at this address, or at what somebody believes to be one: whoever
    /// calls it says [`Fault::Address`](crate::Fault::Address).
    Database(String),
}

impl Place {
    /// What somebody means by this: a database by `postgres://…` and by all that was clearly not
    /// meant to be a folder, such as `host=… password=…`; by all else a folder.
    pub fn of(path: &Path) -> Place {
        let text = path.to_string_lossy();
        match means_database(&text) {
            true => Place::Database(text.into_owned()),
            false => Place::Folder(path.to_owned()),
        }
    }

    /// Whether there is a password in it, for all we know.
    pub fn has_password(&self) -> bool {
        match self {
            Place::Folder(_) => false,
            Place::Database(address) => line::has_password(address),
        }
    }
}

impl FromStr for Place {
    type Err = Infallible;

    fn from_str(place: &str) -> Result<Place, Infallible> {
        Ok(Place::of(Path::new(place)))
    }
}

/// What stands before `=` where a database is described by a list.
const LISTED: [&str; 6] = ["host", "hostaddr", "port", "user", "password", "dbname"];

/// Whether this is, or was meant to be, the address of a database. It may have a password in it, so
/// no folder is made of it and nobody is shown it; a folder of such a name is called `./…`.
fn means_database(place: &str) -> bool {
    let place = place.trim_start().to_ascii_lowercase();
    let first = until(&place, &['/']);
    let has_scheme = ["postgres:", "postgresql:"].iter().any(|scheme| first.starts_with(scheme))
        || first.ends_with(':') && place[first.len()..].starts_with("//");
    let has_login = first.split_once(':').is_some_and(|(_, rest)| rest.contains('@'));
    has_scheme || has_login || is_list(&place)
}

/// Whether it looks like `host=db user=anna`, or has a `password=` somewhere.
fn is_list(place: &str) -> bool {
    let mut parts: Vec<&str> = place.split('=').collect();
    parts.pop();
    parts.iter().any(|part| {
        let key = part.split_whitespace().last().unwrap_or_default();
        LISTED.contains(&key) || key.ends_with("password")
    })
}

/// As it may be shown to people: without a password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => folder.display().fmt(f),
            Place::Database(address) => match line::split(address) {
                Some((scheme, rest)) => write!(f, "{scheme}://{}", shown(rest)),
                None => write!(f, "postgres://{HIDDEN}"),
            },
        }
    }
}

/// Shown instead of what may be a secret.
const HIDDEN: &str = "…";

/// What follows the scheme of an address, without the password: that of the login, which ends at the
/// last `@` whatever else is in it, and one among the settings after the `?`.
fn shown(rest: &str) -> String {
    let Some((login, place)) = rest.rsplit_once('@') else { return shown_without_login(rest) };
    let name = until(login, &[':', '/', '?', '#']);
    // This `@` may be in the middle of a password among the settings.
    let among_settings = login.split_once('?').is_some_and(|(_, more)| more.contains('='));
    let place = if among_settings { HIDDEN } else { until(place, &['?', '#']) };
    format!("{name}@{place}")
}

/// The same where nobody is named; or where the host was forgotten, and what looks like its port is a
/// password.
fn shown_without_login(rest: &str) -> String {
    let place = until(rest, &['?', '#']);
    let port = until(place, &['/']).rsplit_once(':').map_or("", |(_, port)| port);
    let is_port = port.ends_with(']') || port.bytes().all(|byte| byte.is_ascii_digit());
    String::from(if is_port { place } else { HIDDEN })
}

/// The text before the first of these.
fn until<'a>(text: &'a str, ends: &[char]) -> &'a str {
    text.split(ends).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(given: &str) -> Place {
        let Ok(place) = given.parse();
        place
    }

    #[test]
    fn a_place_is_shown_without_its_password() {
        for (given, shown) in [
            ("parlour-data", "parlour-data"),
            ("postgres://anna@db/parlour", "postgres://anna@db/parlour"),
            ("postgres://db/parlour", "postgres://db/parlour"),
            ("postgresql://anna:secret@db:5433/parlour", "postgresql://anna@db:5433/parlour"),
            ("postgres://anna:s@cr:et@db/p?password=secret", "postgres://anna@db/p"),
        ] {
            let Ok(place) = given.parse::<Place>();
            assert_eq!(place.to_string(), shown);
        }
    }

    /// Whatever is in a password, it ends at the last `@`.
    #[test]
    fn no_sign_in_a_password_makes_it_visible() {
        for sign in ["#", "?", "/", "@", ":", "?x#", "/@", "#@", "?@", "%40"] {
            let given = format!("postgres://anna:hunter2{sign}sesame@127.0.0.1:7818/parlour");
            assert_eq!(place(&given).to_string(), "postgres://anna@127.0.0.1:7818/parlour");
        }
        for given in [
            "Postgres://anna:hunter2@db/p",
            "POSTGRESQL://anna:hunter2@db/p",
            "postgres://anna@db/p?password=hun@ter2",
            "postgres://anna:hunter2@db/p?password=a@hunter2",
            "postgres://db/p?user=anna&password=hunter2@hunter2",
            "postgres://db/p?password=hunter2",
            "postgres://anna:hunter2",
            "postgres://anna:hunter2/p",
        ] {
            let shown = place(given).to_string();
            assert!(!shown.contains("ter2"), "{given}: {shown}");
            assert!(shown.to_lowercase().starts_with("postgres"), "{given}: {shown}");
        }
        assert_eq!(place("postgres://[::1]/p").to_string(), "postgres://[::1]/p");
        assert_eq!(place("postgres://[::1]:54/p").to_string(), "postgres://[::1]:54/p");
    }

    #[test]
    fn what_was_meant_as_a_database_is_neither_shown_nor_taken_for_a_folder() {
        for given in [
            "host=db user=anna password=secret",
            "user = anna password = secret",
            "PASSWORD=secret host=db",
            "dbname=parlour",
            "mysql://anna:secret@db/parlour",
            "jdbc:postgresql://anna:secret@db/parlour",
            " postgres://anna:secret@db/parlour",
            "postgres:/anna:secret@db/parlour",
            "postgres:secret",
            "anna:secret@db/parlour",
            "db/parlour?password=secret",
        ] {
            assert_eq!(place(given), Place::Database(given.into()));
            assert!(!place(given).to_string().contains("secret"), "{given}");
        }
    }

    #[test]
    fn folders_may_have_odd_names() {
        for given in [
            "postgres",
            "./postgres://anna@db/parlour",
            "/srv/host=alpha/parlour",
            "./host=alpha",
            "parlour@home",
            "10:30",
            "a=b",
            "C:\\parlour",
            "/srv/a:b@c",
            "",
        ] {
            assert_eq!(place(given), Place::Folder(given.into()));
        }
    }
}
