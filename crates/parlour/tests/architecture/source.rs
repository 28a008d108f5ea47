//! What a file of Rust declares, by name: items, variants, fields, and whose they are. No compiler
//! is asked, so what a macro makes is not seen, but for one; nothing is believed to be there that
//! is not written.

/// A name that is declared, and the type, trait or variant in which it is.
#[derive(Debug, PartialEq, Eq)]
pub struct Declared {
    pub name: String,
    pub owner: Option<String>,
}

/// Everything that a file declares.
pub fn declared(text: &str) -> Vec<Declared> {
    let mut reader = Reader { tokens: tokens(text), found: Vec::new() };
    reader.items(0, reader.tokens.len(), None);
    reader.found
}

/// Words and signs, without comments, and with every literal as `""`.
fn tokens(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let at = |i: usize| chars.get(i).copied().unwrap_or('\0');
    let (mut found, mut i) = (Vec::new(), 0);
    while i < chars.len() {
        let start = i;
        if at(i) == '/' && at(i + 1) == '/' {
            i = (i..chars.len()).find(|&i| chars[i] == '\n').unwrap_or(chars.len());
        } else if at(i) == '/' && at(i + 1) == '*' {
            i = (i + 2..chars.len())
                .find(|&i| at(i) == '*' && at(i + 1) == '/')
                .map_or(chars.len(), |i| i + 2);
        } else if let Some(end) = literal(&chars, i) {
            found.push("\"\"".to_string());
            i = end;
        } else if is_word(at(i)) || at(i) == '\'' {
            i = (i + 1..chars.len()).find(|&i| !is_word(chars[i])).unwrap_or(chars.len());
            found.push(chars[start..i].iter().collect());
        } else {
            i += if matches!((at(i), at(i + 1)), ('-' | '=', '>')) { 2 } else { 1 };
            if !at(start).is_whitespace() {
                found.push(chars[start..i].iter().collect());
            }
        }
    }
    found
}

fn is_word(char: char) -> bool {
    char.is_alphanumeric() || char == '_'
}

/// Where the text or the character ends that begins here, if one does.
fn literal(chars: &[char], start: usize) -> Option<usize> {
    let at = |i: usize| chars.get(i).copied().unwrap_or('\0');
    if at(start) == '\'' {
        return match (at(start + 1), at(start + 2)) {
            ('\\', _) => (start + 3..chars.len()).find(|&i| chars[i] == '\'').map(|i| i + 1),
            (_, '\'') => Some(start + 3),
            _ => None, // a lifetime
        };
    }
    let mut i = start;
    while i < start + 2 && matches!(at(i), 'b' | 'c' | 'r') {
        i += 1;
    }
    let raw = i > start && at(i - 1) == 'r';
    let fences = (i..chars.len()).take_while(|&i| raw && chars[i] == '#').count();
    i += fences;
    if at(i) != '"' {
        return None;
    }
    i += 1;
    while i < chars.len() {
        if at(i) == '\\' && !raw {
            i += 1;
        } else if at(i) == '"' && (1..=fences).all(|more| at(i + more) == '#') {
            return Some(i + 1 + fences);
        }
        i += 1;
    }
    Some(chars.len())
}

struct Reader {
    tokens: Vec<String>,
    found: Vec<Declared>,
}

impl Reader {
    fn at(&self, i: usize) -> &str {
        self.tokens.get(i).map_or("", String::as_str)
    }

    fn declare(&mut self, i: usize, owner: Option<&str>) {
        let declared = Declared { name: self.tokens[i].clone(), owner: owner.map(str::to_string) };
        self.found.push(declared);
    }

    fn is_name(&self, i: usize) -> bool {
        let mut chars = self.at(i).chars();
        chars.next().is_some_and(|first| first.is_alphabetic() || first == '_')
    }

    /// Behind the bracket that closes the one here.
    fn behind(&self, open: usize) -> usize {
        let mut depth = 0;
        for i in open..self.tokens.len() {
            match self.at(i) {
                "{" | "(" | "[" => depth += 1,
                "}" | ")" | "]" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return i + 1;
            }
        }
        self.tokens.len()
    }

    /// The next of these signs that stands in no bracket.
    fn next(&self, mut i: usize, end: usize, signs: &[&str]) -> usize {
        let mut angles = 0;
        while i < end {
            let token = self.at(i);
            if angles <= 0 && signs.contains(&token) {
                return i;
            }
            match token {
                "<" => angles += 1,
                ">" => angles -= 1,
                _ => {}
            }
            i = if matches!(token, "{" | "(" | "[") { self.behind(i) } else { i + 1 };
        }
        end
    }

    fn items(&mut self, mut i: usize, end: usize, owner: Option<&str>) {
        while i < end {
            let named = self.is_name(i + 1);
            i = match self.at(i) {
                "#" if self.at(i + 1) == "[" => self.behind(i + 1),
                "#" if self.at(i + 2) == "[" => self.behind(i + 2),
                "macro_rules" if self.at(i + 1) == "!" => {
                    self.declare(i + 2, owner);
                    i + 3
                }
                "any" if self.at(i + 1) == "!" => self.any(i),
                "const" if i > 0 && self.at(i - 1) == "*" => i + 1,
                "const" | "static" | "type" | "mod"
                    if named && !matches!(self.at(i + 1), "fn" | "unsafe" | "mut" | "async") =>
                {
                    self.declare(i + 1, owner);
                    i + 2
                }
                "fn" if named => self.function(i, end, owner),
                "struct" | "union" if named => self.structure(i, end, owner),
                "enum" if named => self.enumeration(i, end, owner),
                "trait" if named => {
                    self.declare(i + 1, owner);
                    let name = self.tokens[i + 1].clone();
                    self.body(i + 2, end, Some(&name))
                }
                "impl" if i == 0 || matches!(self.at(i - 1), "{" | "}" | ";" | "]" | "unsafe") => {
                    let name = self.implementor(i, end);
                    self.body(i + 1, end, name.as_deref())
                }
                _ => i + 1,
            };
        }
    }

    /// Reads the body that begins at the next brace.
    fn body(&mut self, i: usize, end: usize, owner: Option<&str>) -> usize {
        let open = self.next(i, end, &["{", ";"]);
        if self.at(open) != "{" {
            return open + 1;
        }
        let behind = self.behind(open);
        self.items(open + 1, behind - 1, owner);
        behind
    }

    fn function(&mut self, i: usize, end: usize, owner: Option<&str>) -> usize {
        self.declare(i + 1, owner);
        self.body(i + 2, end, None)
    }

    /// `any! { Name = Of }`, by which `house` makes an enum with something of each game.
    fn any(&mut self, i: usize) -> usize {
        let mut name = i + 3;
        while self.at(name) == "#" {
            name = self.behind(name + 1);
        }
        if self.is_name(name) && self.at(name + 1) == "=" {
            self.declare(name, None);
        }
        i + 3
    }

    /// Whose members stand in the `impl` that begins here.
    fn implementor(&self, i: usize, end: usize) -> Option<String> {
        let open = self.next(i, end, &["{"]);
        let begin = match self.next(i, open, &["for"]) {
            at if at < open => at + 1,
            _ if self.at(i + 1) == "<" => self.next(i + 2, open, &[">"]) + 1,
            _ => i + 1,
        };
        let stop = self.next(begin, open, &["<", "where"]);
        (begin..stop).rev().find(|&i| self.is_name(i)).map(|i| self.tokens[i].clone())
    }

    fn structure(&mut self, i: usize, end: usize, owner: Option<&str>) -> usize {
        self.declare(i + 1, owner);
        let name = self.tokens[i + 1].clone();
        let open = self.next(i + 2, end, &["{", "(", ";"]);
        if self.at(open) == "{" { self.fields(open, &[&name]) } else { open + 1 }
    }

    /// The fields between the braces that open here.
    fn fields(&mut self, open: usize, owners: &[&str]) -> usize {
        let behind = self.behind(open);
        let mut i = open + 1;
        while i < behind - 1 {
            i = match self.at(i) {
                "#" => self.behind(i + 1),
                "pub" if self.at(i + 1) == "(" => self.behind(i + 1),
                "pub" => i + 1,
                _ => {
                    if self.is_name(i) && self.at(i + 1) == ":" {
                        owners.iter().for_each(|owner| self.declare(i, Some(owner)));
                    }
                    self.next(i, behind - 1, &[","]) + 1
                }
            };
        }
        behind
    }

    fn enumeration(&mut self, i: usize, end: usize, owner: Option<&str>) -> usize {
        self.declare(i + 1, owner);
        let name = self.tokens[i + 1].clone();
        let open = self.next(i + 2, end, &["{", ";"]);
        let behind = self.behind(open);
        let mut i = open + 1;
        while i < behind - 1 {
            if self.at(i) == "#" {
                i = self.behind(i + 1);
                continue;
            }
            if self.is_name(i) {
                self.declare(i, Some(&name));
                if self.at(i + 1) == "{" {
                    let variant = self.tokens[i].clone();
                    self.fields(i + 1, &[&name, &variant]);
                }
            }
            i = self.next(i, behind - 1, &[","]) + 1;
        }
        behind
    }
}

#[test]
fn what_is_declared_is_found_and_nothing_else() {
    let text = r###"
        //! struct Comment;
        use other::Used;
        #[derive(Clone)]
        pub struct Bed<'a, T: Into<u8>> where T: Copy {
            pub(crate) sheet: &'a [T],
            pillow: fn(u8) -> u8,
        }
        struct Pair(u8, u8);
        /* enum Hidden { A } */
        enum Fruit {
            #[default] Apple,
            Pear { ripe: bool, hue: u8 },
            Fig(Box<dyn Fn(u8) -> u8>),
            Last = 3,
        }
        pub trait Ripen: Sized {
            const DAYS: u8;
            type Into;
            fn ripen(&self) -> u8 { let inner = '{'; 1 }
        }
        impl<'a, T: Into<u8>> Bed<'a, T> {
            pub const fn make(&mut self, how: impl Fn()) -> impl Copy { 7 }
        }
        impl Ripen for fruit::Fruit {
            fn ripen(&self) -> u8 { "struct Quoted { field: u8 }".len() as u8 }
        }
        macro_rules! basket { () => {} }
        any! { #[derive(Clone)] AnyFruit = Fruit }
        static COUNT: u8 = b'"';
        const RAW: &str = r#"fn quoted() {} "#;
        mod orchard { pub fn gate() { struct Inner { bolt: u8 } } }
        fn last(of: *const u8) -> [u8; 3] { call(of) }
    "###;
    let found: Vec<String> = declared(text)
        .into_iter()
        .map(|Declared { name, owner }| {
            owner.map_or(name.clone(), |owner| format!("{owner}::{name}"))
        })
        .collect();
    let expected = "Bed Bed::sheet Bed::pillow Pair Fruit Fruit::Apple Fruit::Pear Fruit::ripe \
        Pear::ripe Fruit::hue Pear::hue Fruit::Fig Fruit::Last Ripen Ripen::DAYS Ripen::Into \
        Ripen::ripen Bed::make Fruit::ripen basket AnyFruit COUNT RAW orchard gate Inner \
        Inner::bolt last";
    assert_eq!(found.join(" "), expected.split_whitespace().collect::<Vec<_>>().join(" "));
}
