//! Makes encrypted lines, for tokio-postgres.

use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::Socket;
use tokio_postgres::tls::{self, ChannelBinding, MakeTlsConnect, TlsConnect};
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::{TlsConnector, client};

use super::binding;

/// Makes lines of one kind, to whichever server.
#[derive(Clone)]
pub struct Connector(pub Arc<ClientConfig>);

impl MakeTlsConnect<Socket> for Connector {
    type Stream = Stream;
    type TlsConnect = To;
    type Error = Infallible;

    fn make_tls_connect(&mut self, host: &str) -> Result<To, Infallible> {
        Ok(To { host: host.to_string(), config: self.0.clone() })
    }
}

/// Makes a line to this server, if it is to be encrypted.
pub struct To {
    host: String,
    config: Arc<ClientConfig>,
}

impl TlsConnect<Socket> for To {
    type Stream = Stream;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Stream>> + Send>>;

    fn connect(self, socket: Socket) -> Self::Future {
        Box::pin(async move {
            let no_name = |why| io::Error::new(io::ErrorKind::InvalidInput, why);
            let name = ServerName::try_from(self.host).map_err(no_name)?;
            let stream = TlsConnector::from(self.config).connect(name, socket).await?;
            Ok(Stream(Box::new(stream)))
        })
    }
}

/// An encrypted line.
pub struct Stream(Box<client::TlsStream<Socket>>);

impl tls::TlsStream for Stream {
    /// By which both sides can tell, with a password that both know, that nobody is between them.
    fn channel_binding(&self) -> ChannelBinding {
        let shown = self.0.get_ref().1.peer_certificates().and_then(|shown| shown.first());
        match shown.and_then(|shown| binding::hash(shown)) {
            Some(hash) => ChannelBinding::tls_server_end_point(hash),
            None => ChannelBinding::none(),
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buf)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}
