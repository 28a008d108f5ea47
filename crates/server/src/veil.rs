//! What is sent is of a length that does not betray it.
//!
//! Encryption hides what is said, and not how long it is: a page with a Princess on it is longer than
//! one with a Spy. So all that leaves the parlour is padded here, where it leaves: frames on sockets,
//! pages, and answers of the API, compressed or not.
//!
//! What holds a hand is padded to a length that everybody could reckon: that of what the public would be
//! sent at that moment, and room for what a seat sees beside it. The room is for the largest hand that
//! there can be, as far as the public knows ([`web::room`], [`crate::api::answer`]); whatever is held, it
//! is the same. If something should need more all the same, that is an error of ours: it is counted, and
//! logged, and padded to one of very few lengths. All else is padded to one of few lengths.
//!
//! Steps of fixed lengths alone would not do for a hand: one at the edge of a step is told by it.
//! The price is that the public's is made too. Whoever sends something may say what the public
//! would get; who forgets it is padded to coarse steps.

use crate::metrics::Counter;
use crate::parlour::Parlour;
use axum::Extension;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::write::GzEncoder;
use flate2::{Compress, Compression, FlushCompress, Status};
use std::cell::RefCell;
use std::io::{self, Write};
use std::sync::Arc;
use tables::Picture;
use tracing::warn;
use web::Room;

/// The shortest thing that is sent.
const LEAST: usize = 1024;

/// The length to which so much is padded: 1, 1½, 2, 3, 4, 6, 8 … KiB.
pub(crate) fn step(length: usize) -> usize {
    let whole = length.max(LEAST).next_power_of_two();
    let less = whole / 4 * 3;
    if length <= less && less >= LEAST { less } else { whole }
}

/// What the public would be sent when a seat is told more, and room for that.
#[derive(Clone)]
pub(crate) struct Beside {
    /// What the public would be sent.
    pub open: String,
    /// How much more the seat may be told.
    pub room: Room,
}

impl Beside {
    /// An answer that tells a seat more than the public.
    pub fn answer(beside: Option<Beside>, answer: impl IntoResponse) -> Response {
        (beside.map(Extension), answer).into_response()
    }
}

/// The length to which something is padded that would be so long for the public. A seat reads much of it
/// in other words, which may be a little longer.
fn beside(open: usize, room: usize) -> usize {
    (open + open / 16 + room).max(LEAST)
}

/// The length to which something is padded that has no room there: so few that little is told.
fn beyond(wanted: usize, length: usize) -> usize {
    let coarse = 4 * wanted.next_power_of_two();
    if length <= coarse { coarse } else { 4 * length.next_power_of_two() }
}

/// Given how long something is, and how long it would be for the public with how much room beside it, the
/// length to which it is padded.
fn wanted(length: usize, open: Option<(usize, usize)>, tight: &Counter) -> usize {
    let Some((open, room)) = open else { return step(length) };
    let wanted = beside(open, room);
    if length <= wanted {
        return wanted;
    }
    tight.inc();
    warn!(length, open, room, "no room for what a seat is sent");
    debug_assert!(length <= wanted, "no room for {length} beside {open}, only {room}");
    beyond(wanted, length)
}

/// Blanks in place of letters that are drawn at random, as many.
pub(crate) fn blanks(letters: &str) -> String {
    "0".repeat(letters.len())
}

/// Puts them where a picture has such letters.
pub(crate) fn blank(picture: &mut Picture) {
    if let Some(deal) = &mut picture.deal {
        deal.seal = blanks(&deal.seal);
    }
}

/// Packs what is said to a page, given what the public would be told.
#[cfg(test)]
pub(crate) fn packed(
    text: &str,
    known: &[u8],
    beside: Option<&Beside>,
    tight: &Counter,
) -> io::Result<Vec<u8>> {
    let open =
        |beside: &Beside| io::Result::Ok((squeezed(&beside.open, known)?, beside.room.squeezed));
    packed_beside(text, known, beside.map(open).transpose()?, tight)
}

/// Packs what is said to a page: how long it is, then so much of it compressed, then zeros. Given how long it
/// would be for the public when it is compressed, and the room beside that.
pub(crate) fn packed_beside(
    text: &str,
    known: &[u8],
    open: Option<(usize, usize)>,
    tight: &Counter,
) -> io::Result<Vec<u8>> {
    let mut packed = vec![0; 4];
    deflate(text, known, &mut packed)?;
    let length = (packed.len() - 4) as u32;
    packed[..4].copy_from_slice(&length.to_be_bytes());
    let wanted = wanted(packed.len(), open, tight);
    packed.resize(wanted, 0);
    Ok(packed)
}

/// How long something is when it is compressed for somebody who knows a sample of it.
pub(crate) fn squeezed(text: &str, known: &[u8]) -> io::Result<usize> {
    let mut squeezed = Vec::new();
    deflate(text, known, &mut squeezed)?;
    Ok(squeezed.len())
}

thread_local! {
    /// What compresses frames. A new one takes a quarter of a megabyte, which is more work than a frame.
    static SQUEEZER: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(6), false));
}

/// Compresses something for somebody who knows a sample of it.
fn deflate(text: &str, known: &[u8], into: &mut Vec<u8>) -> io::Result<()> {
    SQUEEZER.with_borrow_mut(|squeezer| {
        squeezer.reset();
        squeezer.set_dictionary(known)?;
        loop {
            let rest = text.as_bytes().get(squeezer.total_in() as usize..).unwrap_or_default();
            into.reserve(rest.len() / 4 + 256);
            if squeezer.compress_vec(rest, into, FlushCompress::Finish)? == Status::StreamEnd {
                return Ok(());
            }
        }
    })
}

/// How long something is that is said on a socket, once it is padded at its end.
pub(crate) fn length(text: &str, beside: Option<&Beside>, tight: &Counter) -> usize {
    let open = beside.map(|beside| (beside.open.len(), beside.room.plain));
    wanted(text.len(), open, tight)
}

/// Pads text.
fn frame(text: String, beside: Option<&Beside>, tight: &Counter) -> String {
    let wanted = length(&text, beside, tight);
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
pub(crate) async fn answer(
    State(parlour): State<Arc<Parlour>>,
    request: Request,
    next: Next,
) -> Response {
    let (method, squeezed) = (request.method().clone(), takes_gzip(request.headers()));
    let response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !kind.is_some_and(|kind| OURS.iter().any(|ours| kind.starts_with(ours))) {
        return response;
    }
    let (mut head, body) = response.into_parts();
    let beside = head.extensions.remove::<Beside>();
    head.headers.remove(header::CONTENT_LENGTH);
    if method == Method::HEAD {
        return Response::from_parts(head, Body::empty());
    }
    let answer = async {
        let bytes = to_bytes(body, usize::MAX).await.ok()?;
        let tight = &parlour.metrics.tight;
        if squeezed {
            return veiled(&bytes, beside.as_ref(), tight);
        }
        let text = String::from_utf8(bytes.into()).ok()?;
        Some(frame(text, beside.as_ref(), tight).into_bytes())
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

/// Compresses something and pads it with a comment, which the format has a place for after its ten first
/// bytes.
pub(crate) fn veiled(bytes: &[u8], beside: Option<&Beside>, tight: &Counter) -> Option<Vec<u8>> {
    const HEAD: usize = 10;
    const HAS_COMMENT: u8 = 1 << 4;
    let mut squeezed = squeeze(bytes).ok()?;
    let open = beside.map(|beside| {
        let open = squeeze(beside.open.as_bytes())?;
        io::Result::Ok((open.len(), beside.room.squeezed))
    });
    let missing = wanted(squeezed.len(), open.transpose().ok()?, tight) - squeezed.len();
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

    /// What everybody could reckon is all that a length depends on.
    #[test]
    fn what_has_room_is_as_long_as_everybody_could_reckon() {
        let tight = Counter::default();
        for length in 0..=beside(1000, 500) {
            assert_eq!(wanted(length, Some((1000, 500)), &tight), beside(1000, 500));
        }
        let steps = (beside(1000, 500) + 1..100_000).map(|length| beyond(1562, length));
        let mut steps: Vec<usize> = steps.collect();
        assert!(steps.iter().zip(1563..).all(|(step, length)| length <= *step));
        steps.dedup();
        assert_eq!(steps, [8192, 65_536, 131_072, 262_144, 524_288]);
    }

    #[test]
    fn padding_changes_nothing_that_is_read() {
        let none = Counter::default();
        let html =
            frame("<div id=\"table\" data-step=\"3\"><p>1 > 0</p></div>".to_string(), None, &none);
        assert_eq!(html.len(), 1024);
        assert!(html.starts_with("<div id=\"table\" data-step=\"3\"  "), "{html}");
        assert!(html.ends_with("  ><p>1 > 0</p></div>"), "{html}");
        let json = frame(r#"{"is":"done","id":null,"steps":3}"#.to_string(), None, &none);
        assert_eq!(json.len(), 1024);
        let read: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(read["steps"], 3);
    }

    #[test]
    fn what_is_compressed_is_padded_too() {
        for length in [0, 1, 5000, 80_000] {
            let text: String =
                (0..length).map(|at| char::from(b'a' + (at % 97 * at % 23) as u8)).collect();
            let squeezed = veiled(text.as_bytes(), None, &Counter::default()).unwrap();
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
