//! The hash of a server's certificate by which a line is bound to it (RFC 5929, `tls-server-end-point`).

use sha2::{Digest, Sha256, Sha384, Sha512};

type Hash = fn(&[u8]) -> Vec<u8>;

/// Algorithms that sign a certificate, as their object identifiers are written, and the hash of each.
const ALGORITHMS: [(&[u8], Hash); 7] = [
    // SHA-1 with RSA: the standard says SHA-256 for what is weaker.
    (&[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x05], sha256),
    // SHA-256, SHA-384, SHA-512 with RSA.
    (&[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b], sha256),
    (&[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0c], sha384),
    (&[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0d], sha512),
    // ECDSA with SHA-256, SHA-384, SHA-512.
    (&[0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02], sha256),
    (&[0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x03], sha384),
    (&[0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x04], sha512),
];

fn sha256(bytes: &[u8]) -> Vec<u8> {
    Sha256::digest(bytes).to_vec()
}

fn sha384(bytes: &[u8]) -> Vec<u8> {
    Sha384::digest(bytes).to_vec()
}

fn sha512(bytes: &[u8]) -> Vec<u8> {
    Sha512::digest(bytes).to_vec()
}

const SEQUENCE: u8 = 0x30;
const OBJECT_IDENTIFIER: u8 = 0x06;

/// The hash, if the certificate is signed in a way that has one.
pub fn hash(certificate: &[u8]) -> Option<Vec<u8>> {
    // Certificate ::= SEQUENCE { what is signed, SEQUENCE { the algorithm, … }, the signature }
    let (inside, _) = element(SEQUENCE, certificate)?;
    let (_, rest) = element(SEQUENCE, inside)?;
    let (algorithm, _) = element(SEQUENCE, rest)?;
    let (algorithm, _) = element(OBJECT_IDENTIFIER, algorithm)?;
    let (_, hash) = ALGORITHMS.iter().find(|(known, _)| *known == algorithm)?;
    Some(hash(certificate))
}

/// What is in the first element, if it is of this kind, and what follows it.
fn element(kind: u8, bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (found, rest) = bytes.split_first()?;
    let (length, rest) = rest.split_first()?;
    let (length, rest) = match length {
        0..=0x7f => (usize::from(*length), rest),
        0x81..=0x84 => {
            let (digits, rest) = rest.split_at_checked(usize::from(length - 0x80))?;
            (digits.iter().fold(0, |length, digit| length << 8 | usize::from(*digit)), rest)
        }
        _ => return None,
    };
    if *found != kind { None } else { rest.split_at_checked(length) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_certificate_has_no_hash() {
        for junk in
            [&b""[..], b"0", b"0\x84\xff\xff\xff\xff", b"0\x80", b"\x30\x02\x30\x00", &[0; 99]]
        {
            assert_eq!(hash(junk), None);
        }
    }
}
