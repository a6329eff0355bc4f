//! Streams that are compressed as they go.

use axum::body::{Body, BodyDataStream, Bytes};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress};
use futures_util::StreamExt as _;
use futures_util::stream::{once, unfold};

/// What a gzip file begins with: deflated, no name, no time, no system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];

/// The answer with its body compressed, if the client accepts that.
///
/// Each part is compressed by itself and sent at once, so no client waits for the next one, and a
/// stream that is open for hours keeps nothing in memory.
pub(super) fn gzip(request: &HeaderMap, mut answer: Response) -> Response {
    if !accepts_gzip(request) {
        return answer;
    }
    let headers = answer.headers_mut();
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    answer.map(|body| {
        let head = once(async { Ok(Bytes::from_static(&HEAD)) });
        let parts = unfold((body.into_data_stream(), Some(Crc::new())), next_part);
        Body::from_stream(head.chain(parts))
    })
}

/// The parts of a body, compressed, and then the trailer of the file. After an error there is none.
async fn next_part(
    (mut body, mut crc): (BodyDataStream, Option<Crc>),
) -> Option<(Result<Bytes, axum::Error>, (BodyDataStream, Option<Crc>))> {
    let mut sum = crc.take()?;
    let part = match body.next().await {
        Some(Ok(part)) => {
            sum.update(&part);
            crc = Some(sum);
            Ok(deflated(&part))
        }
        Some(Err(error)) => Err(error),
        None => Ok(trailer(&sum)),
    };
    Some((part, (body, crc)))
}

/// What a gzip file ends with: an empty last block, the checksum and the length of the content.
fn trailer(sum: &Crc) -> Bytes {
    const LAST_BLOCK: [u8; 2] = [3, 0];
    let numbers = [sum.sum().to_le_bytes(), sum.amount().to_le_bytes()];
    [&LAST_BLOCK[..], numbers.as_flattened()].concat().into()
}

/// Whether the client accepts gzip with a quality above 0 (RFC 9110, 12.5.3).
fn accepts_gzip(request: &HeaderMap) -> bool {
    let codings = request.get_all(ACCEPT_ENCODING).into_iter();
    let codings = codings
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','));
    let mut any = None;
    for coding in codings {
        let mut parts = coding.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let quality = parts.find_map(|part| part.strip_prefix("q="));
        let accepted = quality.is_none_or(|quality| quality.parse().is_ok_and(|q: f32| q > 0.0));
        if name.eq_ignore_ascii_case("gzip") {
            return accepted;
        }
        if name == "*" {
            any = Some(accepted);
        }
    }
    any.unwrap_or(false)
}

/// Blocks of a deflated stream that end at a whole byte and refer to nothing before them.
fn deflated(part: &[u8]) -> Bytes {
    let mut compress = Compress::new(Compression::default(), false);
    let mut packed = Vec::with_capacity(part.len() / 4 + 64);
    loop {
        let done = compress.total_in() as usize;
        // Into a vector there is nothing that could fail; it only may want more room.
        let _ = compress.compress_vec(&part[done..], &mut packed, FlushCompress::Sync);
        if compress.total_in() as usize == part.len() && packed.len() < packed.capacity() {
            return packed.into();
        }
        packed.reserve(part.len() / 4 + 64);
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn parts_can_be_read_one_by_one() {
        let mut stream = HEAD.to_vec();
        let parts = [
            "a".repeat(50_000),
            "tile ".repeat(9),
            String::new(),
            "é\n".repeat(7_000),
        ];
        let mut told = String::new();
        for part in parts {
            let packed = deflated(part.as_bytes());
            assert!(packed.len() < part.len() / 10 + 40, "{}", packed.len());
            stream.extend(packed);
            told += &part;
            // Without the end of the file, all that was sent can be read all the same.
            let mut read = vec![0; told.len()];
            GzDecoder::new(&stream[..]).read_exact(&mut read).unwrap();
            assert_eq!(str::from_utf8(&read), Ok(told.as_str()));
        }
    }

    #[tokio::test]
    async fn a_stream_that_ends_is_a_whole_gzip_file() {
        let mut request = HeaderMap::new();
        request.insert(ACCEPT_ENCODING, HeaderValue::from_static("gzip"));
        let parts = ["tile ".repeat(9), String::new(), "é\n".repeat(7_000)];
        let told = parts.concat();
        let parts = futures_util::stream::iter(parts.map(Ok::<_, std::convert::Infallible>));
        let answer = gzip(&request, Response::new(Body::from_stream(parts)));
        let packed = axum::body::to_bytes(answer.into_body(), usize::MAX).await;
        let mut read = String::new();
        // Reads to the end, and compares checksum and length.
        GzDecoder::new(&packed.unwrap()[..])
            .read_to_string(&mut read)
            .unwrap();
        assert_eq!(read, told);
    }

    #[test]
    fn only_clients_that_accept_it_get_gzip() {
        for (accepted, expected) in [
            ("gzip, deflate, br", true),
            ("br,gzip", true),
            ("gzip;q=0", false),
            ("gzip;q=0.8, br;q=1", true),
            ("br, *;q=0.1", true),
            ("*;q=0", false),
            ("gzip; q=0.000", false),
            ("identity", false),
            ("", false),
        ] {
            let mut request = HeaderMap::new();
            request.insert(ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            let answer = gzip(&request, Response::new(Body::from("x")));
            assert_eq!(
                answer.headers().contains_key(CONTENT_ENCODING),
                expected,
                "{accepted}"
            );
        }
    }
}
