//! How deep brackets lie in each other, counted before a parser could trip over them.

/// Brackets within brackets in a file of TOML: more than any card needs, few enough for any stack.
pub(crate) const MOST_DEEP: usize = 40;

/// Where the brackets of a TOML file first lie too deep. Strings and comments are passed over; a
/// file that is not TOML may be misjudged, but never so that depth goes unnoticed by the parser,
/// which has a guard of its own.
pub(crate) fn too_deep(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut depth = 0_usize;
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'[' | b'{' => {
                depth += 1;
                if depth > MOST_DEEP {
                    return Some(at);
                }
            }
            b']' | b'}' => depth = depth.saturating_sub(1),
            b'#' => at += line_rest(&bytes[at..]),
            quote @ (b'"' | b'\'') => {
                at += string_length(&bytes[at..], quote);
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    None
}

fn line_rest(bytes: &[u8]) -> usize {
    bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len())
}

/// How long a string is that begins here, with its quotes.
fn string_length(bytes: &[u8], quote: u8) -> usize {
    let triple = [quote; 3];
    let (open, close): (usize, &[u8]) = match bytes.starts_with(&triple) {
        true => (3, &triple),
        false => (1, &triple[..1]),
    };
    let mut at = open;
    while at < bytes.len() {
        if bytes[at..].starts_with(close) {
            return at + close.len();
        }
        match bytes[at] {
            b'\\' if quote == b'"' => at += 2,
            b'\n' if close.len() == 1 => return at,
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_brackets_outside_strings_and_comments_count() {
        let many = MOST_DEEP + 1;
        assert_eq!(too_deep(&"[".repeat(many)), Some(MOST_DEEP));
        assert_eq!(too_deep(&"[]".repeat(many)), None);
        assert_eq!(too_deep(&format!("# {}", "[".repeat(many))), None);
        assert_eq!(too_deep(&format!("x = \"\\\"{}\"", "{".repeat(many))), None);
        assert_eq!(too_deep(&format!("x = '''\n{}'''", "{".repeat(many))), None);
        assert!(too_deep(&format!("x = ''\n{}", "{".repeat(many))).is_some());
    }
}
