//! Changes inputs a little: what is nearly right goes deepest.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::ops::Range;

/// Longer inputs are cut.
const LONGEST: usize = 128 << 10;

/// Numbers at which something may end.
const EDGES: [&str; 16] = [
    "0",
    "1",
    "-1",
    "2",
    "3",
    "7",
    "8",
    "127",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "18446744073709551615",
    "-9223372036854775808",
    "1e999",
];

/// What turns up in what comes from outside, to be put where it does not belong.
const WORDS: [&str; 44] = [
    "null",
    "true",
    "false",
    "\"\"",
    "[]",
    "{}",
    "[[[[[[[[",
    "{\"a\":",
    "\\u0000",
    "\\ud800",
    "\u{202e}",
    "é",
    "\u{1f480}",
    "\u{0}",
    "\"seat\":0",
    "\"steps\":0",
    "\"do\":\"play\"",
    "\"do\":\"leave\"",
    "\"do\":\"rematch\"",
    "\"click\":\"pick\"",
    "\"click\":\"open\"",
    "\"click\":\"skip\"",
    "\"game\":\"favor\"",
    "\"line\":\"game_end\"",
    "\"events\":[]",
    "\"asked\":0",
    "[[scene]]\n",
    "id = \"x\"\n",
    "who = \"both\"",
    "{ $player }",
    "    .text = ",
    "=== pack.toml\n",
    "\n%%\n",
    "@table3@",
    "@table40@",
    "@secret0@",
    "Host: ",
    "Cookie: parlour=",
    "X-Forwarded-For: ",
    "//",
    "\\",
    "%2f%2e%2e",
    "?step=",
    "&seat=",
];

/// Changes inputs, the same way in every run.
pub struct Mutator {
    dice: Xoshiro256PlusPlus,
}

impl Mutator {
    /// One that begins like this.
    pub fn new(seed: u64) -> Mutator {
        Mutator { dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// A number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.dice.next_u64() % limit.max(1) as u64) as usize
    }

    /// An input like this one; what comes new is often out of the other.
    pub fn change(&mut self, input: &[u8], other: &[u8]) -> Vec<u8> {
        let mut bytes = input.to_vec();
        let changes = 1 << self.below(4);
        // Half of all inputs stay well-formed, if they are: whole values and lines change.
        let gentle = self.below(2) == 0;
        for _ in 0..1 + self.below(changes) {
            let way = if gentle { 6 + self.below(6) } else { self.below(12) };
            self.once(way, &mut bytes, other);
        }
        bytes.truncate(LONGEST);
        bytes
    }

    fn once(&mut self, way: usize, bytes: &mut Vec<u8>, other: &[u8]) {
        match way {
            0 => {
                let (at, bit) = (self.below(bytes.len()), 1 << self.below(8));
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= bit;
                }
            }
            1 => {
                let range = self.range(bytes, 40);
                bytes.drain(range);
            }
            2 => {
                let copy = self.piece(bytes, 300);
                self.insert(bytes, &copy);
            }
            3 => {
                let piece = self.piece(other, 200);
                let range = self.range(bytes, 60);
                bytes.splice(range, piece);
            }
            4 => {
                let word = WORDS[self.below(WORDS.len())];
                let times = if self.below(8) == 0 { 1 + self.below(300) } else { 1 };
                self.insert(bytes, word.repeat(times).as_bytes());
            }
            5 => bytes.truncate(self.below(bytes.len() + 1)),
            6 | 7 => {
                let edge = EDGES[self.below(EDGES.len())];
                self.replace(bytes, numbers, edge.as_bytes());
            }
            8 | 9 => {
                let from = if self.below(2) == 0 { other.to_vec() } else { bytes.clone() };
                let value = self.one_of(&values(&from)).map(|range| from[range].to_vec());
                self.replace(bytes, values, &value.unwrap_or_default());
            }
            10 => {
                // A line is left out, or comes again elsewhere.
                if let Some(line) = self.one_of(&lines(bytes)) {
                    let copy = bytes[line.clone()].to_vec();
                    if self.below(2) == 0 {
                        bytes.drain(line);
                    }
                    let ends = lines(bytes);
                    let at = self.one_of(&ends).map_or(0, |line| line.start);
                    bytes.splice(at..at, copy);
                }
            }
            _ => {
                // A line of the other's.
                if let Some(line) = self.one_of(&lines(other)) {
                    let at = self.one_of(&lines(bytes)).map_or(0, |line| line.start);
                    bytes.splice(at..at, other[line].to_vec());
                }
            }
        }
    }

    fn range(&mut self, bytes: &[u8], most: usize) -> Range<usize> {
        let start = self.below(bytes.len() + 1);
        start..(start + self.below(most)).min(bytes.len())
    }

    fn piece(&mut self, bytes: &[u8], most: usize) -> Vec<u8> {
        let range = self.range(bytes, most);
        bytes[range].to_vec()
    }

    fn insert(&mut self, bytes: &mut Vec<u8>, piece: &[u8]) {
        let at = self.below(bytes.len() + 1);
        bytes.splice(at..at, piece.iter().copied());
    }

    fn one_of(&mut self, ranges: &[Range<usize>]) -> Option<Range<usize>> {
        ranges.get(self.below(ranges.len())).cloned()
    }

    fn replace(&mut self, bytes: &mut Vec<u8>, find: fn(&[u8]) -> Vec<Range<usize>>, by: &[u8]) {
        if let Some(range) = self.one_of(&find(bytes)) {
            bytes.splice(range, by.iter().copied());
        }
    }
}

/// Where numbers stand.
fn numbers(bytes: &[u8]) -> Vec<Range<usize>> {
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let starts = (0..bytes.len()).filter(|at| is_digit(*at) && (*at == 0 || !is_digit(at - 1)));
    let end = |start: usize| (start..).find(|at| !is_digit(*at)).unwrap_or(start);
    starts.map(|start| start..end(start)).collect()
}

/// Where lines stand, with their ends.
fn lines(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut start = 0;
    let line = |line: &[u8]| {
        start += line.len();
        start - line.len()..start
    };
    bytes.split_inclusive(|byte| *byte == b'\n').map(line).collect()
}

/// Where values of JSON stand: words in quotes, numbers, and what is in brackets.
fn values(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut values = numbers(bytes);
    let (mut open, mut quote) = (Vec::new(), None);
    for (at, byte) in bytes.iter().enumerate() {
        match (byte, quote) {
            (b'"', None) => quote = Some(at),
            (b'"', Some(start)) if bytes[at - 1] != b'\\' => {
                values.push(start..at + 1);
                quote = None;
            }
            (b'[' | b'{', None) => open.push(at),
            (b']' | b'}', None) => values.extend(open.pop().map(|start| start..at + 1)),
            _ => {}
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(find: fn(&[u8]) -> Vec<Range<usize>>, text: &str) -> Vec<&str> {
        find(text.as_bytes()).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn values_numbers_and_lines_are_found_where_they_stand() {
        let text = "{\"seat\":10,\"a\":[1]}\nx";
        assert_eq!(texts(numbers, text), ["10", "1"]);
        assert_eq!(texts(lines, text), ["{\"seat\":10,\"a\":[1]}\n", "x"]);
        let found = texts(values, text);
        assert_eq!(found, ["10", "1", "\"seat\"", "\"a\"", "[1]", "{\"seat\":10,\"a\":[1]}"]);
        for find in [numbers, lines, values] {
            assert!(find(b"").is_empty());
        }
    }

    #[test]
    fn the_same_seed_changes_in_the_same_way() {
        let all = |seed| {
            let mut mutator = Mutator::new(seed);
            (0..200).map(|_| mutator.change(b"{\"a\":1}\nb", b"[2]")).collect::<Vec<_>>()
        };
        assert_eq!(all(1), all(1));
        assert_ne!(all(1), all(2));
        assert!(Mutator::new(3).change(b"", b"").len() < 10_000, "nothing can be changed, too");
    }
}
