//! What is sent is of a length that does not betray it.
//!
//! Encryption hides what is said, and not how long it is: a page with a Princess on it is longer than
//! one with a Spy. So all that leaves the parlour is padded to one of few lengths, here, where it
//! leaves: frames on sockets, pages, and answers of the API, compressed or not.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{self, Write};

/// The shortest thing that is sent.
const LEAST: usize = 1024;

/// The length to which so much is padded: 1, 1½, 2, 3, 4, 6, 8 … KiB.
pub(crate) fn step(length: usize) -> usize {
    let whole = length.max(LEAST).next_power_of_two();
    let less = whole / 4 * 3;
    if length <= less && less >= LEAST { less } else { whole }
}

/// Pads what is said on a socket.
pub(crate) fn frame(text: String) -> String {
    let wanted = step(text.len());
    padded(text, wanted)
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
    head.headers.remove(header::CONTENT_LENGTH);
    if method == Method::HEAD {
        return Response::from_parts(head, Body::empty());
    }
    let veiled = async {
        let bytes = to_bytes(body, usize::MAX).await.ok()?;
        if squeezed {
            return squeeze(&bytes).ok();
        }
        let text = String::from_utf8(bytes.into()).ok()?;
        Some(frame(text).into_bytes())
    };
    let Some(veiled) = veiled.await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    head.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if squeezed {
        head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Response::from_parts(head, veiled.into())
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

/// Compresses, and pads with a comment, which the format has a place for after its ten first bytes.
fn squeeze(bytes: &[u8]) -> io::Result<Vec<u8>> {
    const HEAD: usize = 10;
    const HAS_COMMENT: u8 = 1 << 4;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    let mut squeezed = encoder.finish()?;
    let missing = step(squeezed.len()) - squeezed.len();
    if let (Some(last), Some(flags)) = (missing.checked_sub(1), squeezed.get_mut(3)) {
        *flags |= HAS_COMMENT;
        let comment = std::iter::repeat_n(b' ', last).chain([0]);
        squeezed.splice(HEAD..HEAD, comment);
    }
    Ok(squeezed)
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
        let html = frame("<div id=\"table\" data-step=\"3\"><p>1 > 0</p></div>".to_string());
        assert_eq!(html.len(), 1024);
        assert!(html.starts_with("<div id=\"table\" data-step=\"3\"  "), "{html}");
        assert!(html.ends_with("  ><p>1 > 0</p></div>"), "{html}");
        let json = frame(r#"{"is":"done","id":null,"steps":3}"#.to_string());
        assert_eq!(json.len(), 1024);
        let read: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(read["steps"], 3);
    }

    #[test]
    fn what_is_compressed_is_padded_too() {
        for length in [0, 1, 5000, 80_000] {
            let text: String =
                (0..length).map(|at| char::from(b'a' + (at % 97 * at % 23) as u8)).collect();
            let squeezed = squeeze(text.as_bytes()).unwrap();
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
