//! A judge of certificates that is less strict than rustls is by itself.

use std::sync::Arc;

use tokio_rustls::rustls::client::danger::{
    HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier,
};
use tokio_rustls::rustls::client::verify_server_cert_signed_by_trust_anchor;
use tokio_rustls::rustls::crypto::{
    CryptoProvider, WebPkiSupportedAlgorithms, verify_tls12_signature, verify_tls13_signature,
};
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::server::ParsedCertificate;
use tokio_rustls::rustls::{DigitallySignedStruct, Error, RootCertStore, SignatureScheme};

/// Asks for no name. Whoever passes has the key of the certificate that they show.
#[derive(Debug)]
pub struct Lenient {
    /// Who must have signed it; where there is none, anybody may have.
    authorities: Option<Arc<RootCertStore>>,
    algorithms: WebPkiSupportedAlgorithms,
}

impl Lenient {
    pub fn new(authorities: Option<Arc<RootCertStore>>, provider: &CryptoProvider) -> Arc<Lenient> {
        let algorithms = provider.signature_verification_algorithms;
        Arc::new(Lenient { authorities, algorithms })
    }
}

impl ServerCertVerifier for Lenient {
    fn verify_server_cert(
        &self,
        shown: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        if let Some(authorities) = &self.authorities {
            let shown = ParsedCertificate::try_from(shown)?;
            let all = self.algorithms.all;
            verify_server_cert_signed_by_trust_anchor(&shown, authorities, between, now, all)?;
        }
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        shown: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, shown, signed, &self.algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        shown: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, shown, signed, &self.algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}
