//! The pages and what they are drawn with, for one browser on this machine.

use crate::hung;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;
use web::asset;

/// As the parlour has it: no style and no script but from its own files.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'";

/// Begins to serve, and says where.
pub fn begin() -> std::io::Result<SocketAddr> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            thread::spawn(move || answer(&stream));
        }
    });
    Ok(address)
}

fn answer(stream: &TcpStream) -> Option<()> {
    let mut lines = BufReader::new(stream).lines();
    let first = lines.next()?.ok()?;
    let path = first.split(' ').nth(1)?.split('?').next()?.to_owned();
    lines.by_ref().map_while(Result::ok).find(String::is_empty)?;
    let (kind, bytes) = match path.strip_prefix("/assets/") {
        Some("sheets.css") => ("text/css", hung::LAYOUT.as_bytes().to_vec()),
        Some(name) => asset(name).map(|asset| (asset.content_type, asset.bytes.into_owned()))?,
        None => {
            let (sheet, theme) = path.trim_start_matches('/').split_once('/')?;
            ("text/html; charset=utf-8", hung::page(sheet, theme).into_string().into_bytes())
        }
    };
    let mut stream = stream;
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nContent-Security-Policy: \
         {POLICY}\r\nConnection: close\r\n\r\n",
        bytes.len()
    );
    stream.write_all(head.as_bytes()).ok()?;
    stream.write_all(&bytes).ok()
}
