//! How commands reach the driver of a browser: one short connection each.

use bytes::Bytes;
use http::{Request, Response};
use std::io;
use std::sync::Arc;
use thirtyfour::prelude::{WebDriverError, WebDriverResult};
use thirtyfour::session::http::{Body, HttpClient};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// Speaks to a driver on this machine.
pub struct Wire;

#[async_trait::async_trait]
impl HttpClient for Wire {
    async fn send(&self, request: Request<Body<'_>>) -> WebDriverResult<Response<Bytes>> {
        let (parts, body) = request.into_parts();
        let body = match body {
            Body::Empty => String::new(),
            Body::Json(json) => json.to_string(),
        };
        let place = parts.uri.authority().map_or("", |authority| authority.as_str());
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let head = format!(
            "{} {path} HTTP/1.1\r\nHost: {place}\r\nContent-Type: application/json\r\n\
             Connection: close\r\nContent-Length: {}\r\n\r\n",
            parts.method,
            body.len()
        );
        let answered = ask(place, &head, &body).await;
        let (status, body) =
            answered.map_err(|why| WebDriverError::HttpError(format!("no driver: {why}")))?;
        let response = Response::builder().status(status).body(Bytes::from(body));
        response.map_err(|why| WebDriverError::HttpError(why.to_string()))
    }

    async fn new(&self) -> Arc<dyn HttpClient> {
        Arc::new(Wire)
    }
}

async fn ask(place: &str, head: &str, body: &str) -> io::Result<(u16, Vec<u8>)> {
    let mut stream = BufReader::new(TcpStream::connect(place).await?);
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    stream.flush().await?;
    let mut line = String::new();
    stream.read_line(&mut line).await?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let mut length = 0;
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 || line.trim().is_empty() {
            break;
        }
        let header = line.split_once(':').unwrap_or_default();
        if header.0.eq_ignore_ascii_case("content-length") {
            length = header.1.trim().parse().map_err(io::Error::other)?;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    Ok((status.ok_or(io::ErrorKind::InvalidData)?, body))
}
