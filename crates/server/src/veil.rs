//! What is sent is of a length that does not betray it.
//!
//! Encryption hides what is said, and not how long it is: a page with a Princess on it is longer than
//! one with a Spy. So all that leaves the parlour is padded here, where it leaves: frames on sockets,
//! pages, and answers of the API, compressed or not.
//!
//! What holds a hand is padded to a length that is reckoned from what the public would be sent at that
//! moment, with room for what a seat sees beside it: so its length tells what everybody knows. All
//! else is padded to one of few lengths.

use axum::Extension;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::write::GzEncoder;
use flate2::{Compress, Compression, FlushCompress, Status};
use std::io::{self, Write};
use std::sync::Arc;

/// The shortest thing that is sent.
const LEAST: usize = 1024;

/// The length to which so much is padded: 1, 1½, 2, 3, 4, 6, 8 … KiB.
pub(crate) fn step(length: usize) -> usize {
    let whole = length.max(LEAST).next_power_of_two();
    let less = whole / 4 * 3;
    if length <= less && less >= LEAST { less } else { whole }
}

/// Room for what one seat sees beside the public.
const ROOM: usize = 1536;

/// The length to which something is padded that would be so long for the public: a quarter more, and
/// some room, for what one seat sees beside it. Four times that room, or sixteen, if it must be.
fn beside(open: usize, length: usize) -> usize {
    let mut room = open / 4 + ROOM;
    while open + room < length {
        room *= 4;
    }
    open + room
}

/// What the public would be sent when a seat is told more.
pub(crate) struct Beside {
    /// That.
    pub open: String,
    /// Room for all that the seat may pick, if everybody knows that it is asked for something.
    pub picks: usize,
}

/// Packs what is said to a page: how long it is, then so much of it compressed, then zeros.
pub(crate) fn packed(text: &str, known: &[u8], beside: Option<&Beside>) -> io::Result<Vec<u8>> {
    let mut packed = vec![0; 4];
    deflate(text, known, &mut packed)?;
    let length = (packed.len() - 4) as u32;
    packed[..4].copy_from_slice(&length.to_be_bytes());
    let wanted = match beside {
        None => step(packed.len()),
        Some(Beside { open, picks }) => {
            let mut public = Vec::new();
            deflate(open, known, &mut public)?;
            self::beside(public.len() + picks, packed.len())
        }
    };
    packed.resize(wanted, 0);
    Ok(packed)
}

/// Compresses something for somebody who knows a sample of it.
fn deflate(text: &str, known: &[u8], into: &mut Vec<u8>) -> io::Result<()> {
    let mut squeezer = Compress::new(Compression::new(5), false);
    squeezer.set_dictionary(known)?;
    loop {
        let rest = text.as_bytes().get(squeezer.total_in() as usize..).unwrap_or_default();
        into.reserve(rest.len() / 4 + 256);
        if squeezer.compress_vec(rest, into, FlushCompress::Finish)? == Status::StreamEnd {
            return Ok(());
        }
    }
}

fn wanted(length: usize, open: Option<usize>) -> usize {
    open.map_or_else(|| step(length), |open| beside(open, length))
}

/// Pads what is said on a socket, given how long it would be for the public, if a seat is told more.
pub(crate) fn frame(text: String, open: Option<usize>) -> String {
    let wanted = wanted(text.len(), open);
    padded(text, wanted)
}

/// What the public would be answered: goes with an answer that tells a seat more.
#[derive(Clone)]
pub(crate) struct Open(pub Arc<str>);

impl Open {
    /// An answer that tells a seat more than this.
    pub fn beside(open: Option<String>, answer: impl IntoResponse) -> Response {
        let open = open.map(|open| Extension(Open(open.into())));
        (open, answer).into_response()
    }
}

/// Pads a part of a page inside its first tag, and whole pages and JSON at the end, where nobody sees
/// it.
fn padded(mut text: String, wanted: usize) -> String {
    let missing = wanted.saturating_sub(text.len());
    let at = match text.starts_with('<') && !text.starts_with("<!") {
        true => text.find('>').unwrap_or(text.len()),
        false => text.len(),
    };
    text.insert_str(at, &" ".repeat(missing));
    text
}

/// Pads pages and answers of the API, after they are compressed: afterwards, for a compressed length
/// tells as much.
pub(crate) async fn answer(request: Request, next: Next) -> Response {
    let (method, squeezed) = (request.method().clone(), takes_gzip(request.headers()));
    let response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !kind.is_some_and(|kind| OURS.iter().any(|ours| kind.starts_with(ours))) {
        return response;
    }
    let (mut head, body) = response.into_parts();
    let open = head.extensions.remove::<Open>();
    head.headers.remove(header::CONTENT_LENGTH);
    if method == Method::HEAD {
        return Response::from_parts(head, Body::empty());
    }
    let answer = async {
        let bytes = to_bytes(body, usize::MAX).await.ok()?;
        if squeezed {
            let open = open.map(|open| squeeze(open.0.as_bytes()).map(|open| open.len()));
            return veiled(squeeze(&bytes).ok()?, open.transpose().ok()?);
        }
        let text = String::from_utf8(bytes.into()).ok()?;
        Some(frame(text, open.map(|open| open.0.len())).into_bytes())
    };
    let Some(answer) = answer.await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    head.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if squeezed {
        head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Response::from_parts(head, answer.into())
}

/// What is padded here, and compressed nowhere else.
pub(crate) const OURS: [&str; 2] = ["text/html", "application/json"];

fn takes_gzip(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).into_iter();
    let mut wanted = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(','));
    wanted.any(|wanted| {
        let (name, weight) = wanted.split_once(';').unwrap_or((wanted, ""));
        let never = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32));
        name.trim().eq_ignore_ascii_case("gzip") && !never
    })
}

pub(crate) fn squeeze(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// Pads what is compressed with a comment, which the format has a place for after its ten first bytes.
pub(crate) fn veiled(mut squeezed: Vec<u8>, open: Option<usize>) -> Option<Vec<u8>> {
    const HEAD: usize = 10;
    const HAS_COMMENT: u8 = 1 << 4;
    let missing = wanted(squeezed.len(), open) - squeezed.len();
    if let Some(spaces) = missing.checked_sub(1) {
        *squeezed.get_mut(3)? |= HAS_COMMENT;
        squeezed.splice(HEAD..HEAD, std::iter::repeat_n(b' ', spaces).chain([0]));
    }
    Some(squeezed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read;

    #[test]
    fn there_are_few_lengths() {
        let steps: Vec<usize> = (0..20_000).map(step).collect();
        assert!(steps.iter().enumerate().all(|(length, step)| length <= *step));
        let mut halves: Vec<usize> = steps.iter().map(|step| step / 512).collect();
        halves.dedup();
        assert_eq!(halves, [2, 3, 4, 6, 8, 12, 16, 24, 32, 48]);
    }

    #[test]
    fn padding_changes_nothing_that_is_read() {
        let html = frame("<div id=\"table\" data-step=\"3\"><p>1 > 0</p></div>".to_string(), None);
        assert_eq!(html.len(), 1024);
        assert!(html.starts_with("<div id=\"table\" data-step=\"3\"  "), "{html}");
        assert!(html.ends_with("  ><p>1 > 0</p></div>"), "{html}");
        let json = frame(r#"{"is":"done","id":null,"steps":3}"#.to_string(), None);
        assert_eq!(json.len(), 1024);
        let read: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(read["steps"], 3);
    }

    #[test]
    fn what_is_compressed_is_padded_too() {
        for length in [0, 1, 5000, 80_000] {
            let text: String =
                (0..length).map(|at| char::from(b'a' + (at % 97 * at % 23) as u8)).collect();
            let squeezed = veiled(squeeze(text.as_bytes()).unwrap(), None).unwrap();
            assert_eq!(step(squeezed.len()), squeezed.len());
            let mut read = String::new();
            GzDecoder::new(squeezed.as_slice()).read_to_string(&mut read).unwrap();
            assert_eq!(read, text);
        }
        let takes = |text: &str| {
            takes_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, text.parse().unwrap())]))
        };
        assert!(takes("gzip") && takes("br, GZIP;q=0.5") && takes("deflate,gzip;q=1.0"));
        assert!(!takes("br") && !takes("gzip;q=0") && !takes("gzip;q=0.000, br"));
    }
}
