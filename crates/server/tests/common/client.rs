//! A small client of the API, for tests and for the load tool.

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

/// Somebody who calls the parlour, with the secret of their seat once they have one.
#[derive(Clone, Debug)]
pub struct Caller {
    pub address: SocketAddr,
    pub secret: Option<String>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

impl Caller {
    pub fn new(address: SocketAddr) -> Caller {
        Caller { address, secret: None }
    }

    /// Sends a request with these lines in its head.
    pub async fn call(
        &self,
        method: &str,
        path: &str,
        lines: &[&str],
        body: &str,
    ) -> io::Result<Reply> {
        let mut stream = TcpStream::connect(self.address).await?;
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.address);
        if let Some(secret) = &self.secret {
            head += &format!("Authorization: Bearer {secret}\r\n");
        }
        for line in lines {
            head += &format!("{line}\r\n");
        }
        head += &format!("Connection: close\r\nContent-Length: {}\r\n\r\n", body.len());
        stream.write_all(head.as_bytes()).await?;
        // Whoever refuses a long body may not read it all.
        let _ = stream.write_all(body.as_bytes()).await;
        let mut bytes = Vec::new();
        let read = stream.read_to_end(&mut bytes).await;
        if bytes.is_empty() {
            read?;
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or(io::ErrorKind::InvalidData)?;
        let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
        let body = if chunked { unchunk(body) } else { body.to_string() };
        Ok(Reply { status, head: head.to_string(), body })
    }

    pub async fn get(&self, path: &str) -> io::Result<Reply> {
        self.call("GET", path, &[], "").await
    }

    /// Posts JSON. A secret that comes back is kept.
    pub async fn post(&mut self, path: &str, body: &Value) -> io::Result<Reply> {
        let json = ["Content-Type: application/json"];
        let reply = self.call("POST", path, &json, &body.to_string()).await?;
        if let Some(secret) = reply.json()["secret"].as_str() {
            self.secret = Some(secret.to_string());
        }
        Ok(reply)
    }

    /// Opens a socket.
    pub async fn socket(&self, path: &str, lines: &[(&str, &str)]) -> Result<Line, Refused> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        let bearer = self.secret.as_ref().map(|secret| format!("Bearer {secret}"));
        let bearer = bearer.as_deref().map(|bearer| ("authorization", bearer));
        for (name, value) in bearer.iter().chain(lines) {
            let name: http::HeaderName = name.parse()?;
            request.headers_mut().insert(name, value.parse()?);
        }
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let opened =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        // A page's socket is asked for with the sample that the page has.
        let sample = path.split_once("?frames=").and_then(|(_, sample)| sample.parse().ok());
        Ok(Line(opened.0, Screen { sample, ..Screen::default() }))
    }
}

/// Why a socket could not be opened.
pub type Refused = Box<dyn std::error::Error + Send + Sync>;

fn unchunk(mut text: &str) -> String {
    let mut body = String::new();
    while let Some((size, rest)) = text.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        let Some(chunk) = rest.get(..size).filter(|_| size > 0) else { break };
        body += chunk;
        text = rest.get(size + 2..).unwrap_or("");
    }
    body
}

/// An open socket, and for that of a page the parts that were sent.
pub struct Line(pub WebSocketStream<TcpStream>, pub Screen);

/// A page as its browser shows it.
#[derive(Default)]
pub struct Screen {
    /// The sample of frames that it has.
    pub sample: Option<web::Sample>,
    pub parts: web::Parts,
    /// The latest news.
    pub news: Value,
    /// How long they were, packed and bare.
    pub packed: usize,
    pub bare: usize,
    /// When they came.
    pub came: Option<std::time::Instant>,
}

/// What was compressed for somebody who has this sample, or none.
pub fn inflate(squeezed: &[u8], sample: Option<web::Sample>) -> Option<Vec<u8>> {
    let mut inflater = flate2::Decompress::new(false);
    if let Some(sample) = sample {
        inflater.set_dictionary(&sample.text()).ok()?;
    }
    let mut text = Vec::with_capacity(1 << 20);
    inflater.decompress_vec(squeezed, &mut text, flate2::FlushDecompress::Finish).ok()?;
    Some(text)
}

impl Screen {
    /// News come in. Gives the page as it is now.
    pub fn take(&mut self, packed: &[u8]) -> Option<String> {
        self.came = Some(std::time::Instant::now());
        let (length, rest) = packed.split_first_chunk()?;
        let squeezed = rest.get(..u32::from_be_bytes(*length) as usize)?;
        self.packed = packed.len();
        self.bare = squeezed.len();
        self.news = serde_json::from_slice(&inflate(squeezed, self.sample)?).ok()?;
        let parts: web::Parts = serde_json::from_value(self.news["parts"].clone()).ok()?;
        self.parts.extend(parts);
        Some(web::whole(&self.parts, "table"))
    }
}

impl Line {
    /// The next text, or the page after the next news; none when it is closed.
    pub async fn text(&mut self) -> Option<String> {
        while let Some(Ok(message)) = self.0.next().await {
            match message {
                Message::Text(text) => return Some(text.to_string()),
                Message::Binary(packed) if !packed.is_empty() => return self.1.take(&packed),
                Message::Close(_) => return None,
                _ => {}
            }
        }
        None
    }

    /// The next frame of the API.
    pub async fn frame(&mut self) -> Option<Value> {
        serde_json::from_str(&self.text().await?).ok()
    }

    pub async fn send(&mut self, text: &str) -> Result<(), Refused> {
        Ok(self.0.send(Message::text(text)).await?)
    }
}

/// What a player needs of a frame.
#[derive(Deserialize)]
pub struct Frame<'a> {
    pub is: &'a str,
    #[serde(default)]
    pub steps: usize,
    #[serde(default, borrow)]
    pub moves: Vec<&'a RawValue>,
    #[serde(default)]
    pub over: bool,
}
