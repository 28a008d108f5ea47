use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where a journal is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In an SQLite file in this folder.
    Folder(PathBuf),
    /// In the PostgreSQL database at this address.
    Database(String),
}

impl FromStr for Place {
    type Err = Infallible;

    /// `postgres://…` is the address of a database, all else the name of a folder.
    fn from_str(place: &str) -> Result<Place, Infallible> {
        let address = place.starts_with("postgres://") || place.starts_with("postgresql://");
        Ok(match address {
            true => Place::Database(place.into()),
            false => Place::Folder(place.into()),
        })
    }
}

/// As it may be shown to people: without a password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => folder.display().fmt(f),
            Place::Database(address) => {
                let plain = address.split(['?', '#']).next().unwrap_or_default();
                let (scheme, rest) = plain.split_once("://").unwrap_or(("postgres", plain));
                match rest.rsplit_once('@') {
                    None => write!(f, "{scheme}://{rest}"),
                    Some((who, place)) => {
                        let who = who.split(':').next().unwrap_or_default();
                        write!(f, "{scheme}://{who}@{place}")
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
