//! Lines that nobody listens in on: what `sslmode` and `sslrootcert` ask for, as libpq means them.
//!
//! Certificates are judged by rustls, which knows the names in a certificate's `subjectAltName` alone.

use std::env;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio_postgres::config::SslMode;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::Fault;

mod binding;
mod connector;
mod verifier;

pub use connector::{Connector, Stream};
use verifier::Lenient;

/// How much is asked of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// Nothing: it is never encrypted.
    Disable,
    /// It is encrypted if the server can do that.
    Prefer,
    /// It is encrypted, whoever the server is.
    Require,
    /// And the server has a certificate of an authority that we know.
    VerifyCa,
    /// For the very name by which it was called.
    VerifyFull,
}

impl Mode {
    fn read(text: &str) -> Result<Mode, Fault> {
        match text {
            "disable" => Ok(Mode::Disable),
            "prefer" => Ok(Mode::Prefer),
            "require" => Ok(Mode::Require),
            "verify-ca" => Ok(Mode::VerifyCa),
            "verify-full" => Ok(Mode::VerifyFull),
            _ => Err(Fault::Address),
        }
    }
}

/// Where the authorities are that may vouch for the server.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Roots {
    /// In this file.
    File(PathBuf),
    /// Where the system has them.
    System,
}

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    mode: Mode,
    roots: Option<Roots>,
}

impl Wanted {
    /// By what an address says, and where it says nothing by what `PGSSLMODE` and `PGSSLROOTCERT` do.
    pub fn new(mode: Option<String>, roots: Option<String>) -> Result<Wanted, Fault> {
        let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let roots = roots.or_else(|| set("PGSSLROOTCERT")).map(|roots| match &*roots {
            "system" => Roots::System,
            file => Roots::File(file.into()),
        });
        Wanted::of(mode.or_else(|| set("PGSSLMODE")).as_deref(), roots)
    }

    fn of(mode: Option<&str>, roots: Option<Roots>) -> Result<Wanted, Fault> {
        let mode = mode.map(Mode::read).transpose()?;
        let mode = match (mode, &roots) {
            // Anybody can have a certificate of one of those: only the name tells who somebody is.
            (None, Some(Roots::System)) => Mode::VerifyFull,
            (Some(mode), Some(Roots::System)) if mode < Mode::VerifyFull => {
                let why = "sslrootcert=system goes with sslmode=verify-full alone";
                return Err(Fault::Exposed(why.into()));
            }
            // Whoever names authorities wants them to be asked.
            (Some(Mode::Require), Some(Roots::File(_))) => Mode::VerifyCa,
            (mode, _) => mode.unwrap_or(Mode::Prefer),
        };
        Ok(Wanted { mode, roots })
    }

    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The same as tokio-postgres knows it.
    pub fn ssl_mode(&self) -> SslMode {
        match self.mode {
            Mode::Disable => SslMode::Disable,
            Mode::Prefer => SslMode::Prefer,
            Mode::Require | Mode::VerifyCa | Mode::VerifyFull => SslMode::Require,
        }
    }

    /// What makes such lines.
    pub fn connector(&self) -> Result<Connector, Fault> {
        let provider = Arc::new(ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider.clone())
            .with_safe_default_protocol_versions()
            .map_err(|why| Fault::Exposed(why.to_string()))?;
        let lenient = |authorities| {
            let judge = Lenient::new(authorities, &provider);
            builder.clone().dangerous().with_custom_certificate_verifier(judge)
        };
        let builder = match self.mode {
            Mode::Disable | Mode::Prefer | Mode::Require => lenient(None),
            Mode::VerifyCa => lenient(Some(self.authorities()?)),
            Mode::VerifyFull => builder.with_root_certificates(self.authorities()?),
        };
        Ok(Connector(Arc::new(builder.with_no_client_auth())))
    }

    fn authorities(&self) -> Result<Arc<RootCertStore>, Fault> {
        let mut store = RootCertStore::empty();
        let (place, found) = match &self.roots {
            Some(Roots::System) => {
                let found = rustls_native_certs::load_native_certs().certs;
                ("this system".into(), store.add_parsable_certificates(found).0)
            }
            Some(Roots::File(path)) => (path.display().to_string(), add_all(&mut store, path)?),
            None => {
                let path = usual_file();
                (path.display().to_string(), add_all(&mut store, &path)?)
            }
        };
        match found {
            0 => Err(Fault::Exposed(format!("there is no certificate of an authority in {place}"))),
            _ => Ok(Arc::new(store)),
        }
    }
}

/// Where libpq looks for authorities when nobody says where they are.
fn usual_file() -> PathBuf {
    env::home_dir().unwrap_or_default().join(".postgresql/root.crt")
}

/// Adds all certificates of a file, and tells how many.
fn add_all(store: &mut RootCertStore, path: &Path) -> Result<usize, Fault> {
    let unread = |why: &dyn fmt::Display| {
        Fault::Exposed(format!("sslrootcert {} cannot be read: {why}", path.display()))
    };
    let found = CertificateDer::pem_file_iter(path).map_err(|why| unread(&why))?;
    let found = found.collect::<Result<Vec<_>, _>>().map_err(|why| unread(&why))?;
    Ok(store.add_parsable_certificates(found).0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(mode: Option<&str>, roots: Option<&str>) -> Result<Mode, Fault> {
        let roots = roots.map(|roots| match roots {
            "system" => Roots::System,
            file => Roots::File(file.into()),
        });
        Wanted::of(mode, roots).map(|wanted| wanted.mode())
    }

    #[test]
    fn modes_mean_what_libpq_means_by_them() {
        assert_eq!(wanted(None, None), Ok(Mode::Prefer));
        assert_eq!(wanted(Some("disable"), Some("root.crt")), Ok(Mode::Disable));
        assert_eq!(wanted(Some("require"), None), Ok(Mode::Require));
        assert_eq!(wanted(Some("require"), Some("root.crt")), Ok(Mode::VerifyCa));
        assert_eq!(wanted(Some("verify-ca"), Some("root.crt")), Ok(Mode::VerifyCa));
        assert_eq!(wanted(Some("verify-full"), None), Ok(Mode::VerifyFull));
        assert_eq!(wanted(None, Some("system")), Ok(Mode::VerifyFull));
        for weak in ["disable", "prefer", "require", "verify-ca"] {
            assert!(matches!(wanted(Some(weak), Some("system")), Err(Fault::Exposed(_))), "{weak}");
        }
        for unknown in ["allow", "verify", "VERIFY-FULL", ""] {
            assert_eq!(wanted(Some(unknown), None), Err(Fault::Address), "{unknown}");
        }
    }

    #[test]
    fn without_an_authority_nobody_is_verified() {
        let of = |roots: &str| Wanted::of(Some("verify-full"), Some(Roots::File(roots.into())));
        for roots in ["/no/such/root.crt", "/dev/null", file!()] {
            let made = of(roots).and_then(|wanted| wanted.connector());
            assert!(matches!(made, Err(Fault::Exposed(_))), "{roots}");
        }
    }
}
