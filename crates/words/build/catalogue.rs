//! One locale file, read: what it says, which variables it takes and what it refers to.

use fluent_syntax::ast::{
    Attribute, CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::ast::{Entry, Resource};
use std::fmt;

/// What messages may call, to put a name behind a word that changes with it: see `src/euphony.rs`.
const FUNCTIONS: [&str; 3] = ["A", "DE", "E"];

/// A line of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The file, as a translator would name it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
}

/// Something wrong with a locale file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where.
    pub at: Place,
    /// What, in one sentence.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.at.file, self.at.line, self.what)
    }
}

/// A choice between variants by the value of a variable.
#[derive(Clone, Debug)]
pub struct Selector {
    /// The variable.
    pub variable: String,
    /// The keys of all variants.
    pub keys: Vec<String>,
    /// The key of the variant marked `*`.
    pub default: String,
    /// Where.
    pub at: Place,
}

/// One thing that can be said: a message (`ll-card`), a term (`-brand`) or an attribute of either
/// (`ll-card.the`).
#[derive(Clone, Debug)]
pub struct Saying {
    /// Its name, as above.
    pub id: String,
    /// Where.
    pub at: Place,
    /// The text in its default variants, for documentation.
    pub gist: String,
    /// The variables that it uses itself.
    pub variables: Vec<(String, Place)>,
    /// The messages, terms and attributes that it uses.
    pub references: Vec<(String, Place)>,
    /// Its choices.
    pub selectors: Vec<Selector>,
}

impl Saying {
    /// Whether Rust may call it: a message is public, terms and attributes are each language's
    /// own grammar.
    pub fn is_public(&self) -> bool {
        !self.id.starts_with('-') && !self.id.contains('.')
    }
}

/// Reads a file, or says what is wrong with it.
pub fn read(file: &str, source: &str) -> Result<Vec<Saying>, Vec<Fault>> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| {
        let fault = |error: &fluent_syntax::parser::ParserError| {
            // The parser stops at the next word, which may be lines below the one that is wrong,
            // but never looks before the message that it gives up.
            let end = source.get(..error.pos.start).unwrap_or(source).trim_end().len();
            let start = error.slice.as_ref().map_or(0, |slice| slice.start);
            let at = Place { file: file.to_owned(), line: line_at(source, end.max(start)) };
            Fault { at, what: format!("syntax error: {error}") }
        };
        errors.iter().map(fault).collect::<Vec<_>>()
    })?;
    let mut reader = Reader { file, source, sayings: Vec::new(), faults: Vec::new() };
    reader.read_all(&resource);
    if reader.faults.is_empty() { Ok(reader.sayings) } else { Err(reader.faults) }
}

fn line_at(source: &str, offset: usize) -> usize {
    1 + source.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

struct Reader<'s> {
    file: &'s str,
    source: &'s str,
    sayings: Vec<Saying>,
    faults: Vec<Fault>,
}

impl<'s> Reader<'s> {
    fn read_all(&mut self, resource: &Resource<&'s str>) {
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    match &message.value {
                        Some(pattern) => self.read_saying(id.to_owned(), id, pattern),
                        None => self.fault(id, format!("`{id}` has no text of its own")),
                    }
                    self.read_attributes(id, &message.attributes);
                }
                Entry::Term(term) => {
                    let id = format!("-{}", term.id.name);
                    self.read_saying(id.clone(), term.id.name, &term.value);
                    self.read_attributes(&id, &term.attributes);
                }
                Entry::Junk { content } => self.fault(content, "syntax error".to_owned()),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }

    fn read_attributes(&mut self, owner: &str, attributes: &[Attribute<&'s str>]) {
        for attribute in attributes {
            let id = format!("{owner}.{}", attribute.id.name);
            self.read_saying(id, attribute.id.name, &attribute.value);
        }
    }

    fn read_saying(&mut self, id: String, name: &'s str, pattern: &Pattern<&'s str>) {
        let mut gist = String::new();
        write_gist(pattern, &mut gist);
        let at = self.place(name);
        let (variables, references, selectors) = (Vec::new(), Vec::new(), Vec::new());
        let mut saying = Saying { id, at, gist, variables, references, selectors };
        self.read_pattern(pattern, &mut saying);
        self.sayings.push(saying);
    }

    fn read_pattern(&mut self, pattern: &Pattern<&'s str>, saying: &mut Saying) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression, saying);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&'s str>, saying: &mut Saying) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline, saying),
            Expression::Select { selector, variants } => {
                self.read_inline(selector, saying);
                if let InlineExpression::VariableReference { id } = selector {
                    saying.selectors.push(self.selector(id.name, variants));
                }
                for variant in variants {
                    self.read_pattern(&variant.value, saying);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&'s str>, saying: &mut Saying) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                saying.variables.push((id.name.to_owned(), self.place(id.name)));
            }
            InlineExpression::MessageReference { id, attribute } => {
                let name = dotted(id.name.to_owned(), attribute.as_ref().map(|a| a.name));
                saying.references.push((name, self.place(id.name)));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let name = dotted(format!("-{}", id.name), attribute.as_ref().map(|a| a.name));
                saying.references.push((name, self.place(id.name)));
                if let Some(CallArguments { positional, .. }) = arguments {
                    for argument in positional {
                        self.read_inline(argument, saying);
                    }
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                if !FUNCTIONS.contains(&id.name) {
                    self.fault(id.name, format!("there is no function {}", id.name));
                }
                for argument in &arguments.positional {
                    self.read_inline(argument, saying);
                }
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression, saying),
        }
    }

    fn selector(&self, variable: &'s str, variants: &[Variant<&'s str>]) -> Selector {
        let keys = variants.iter().map(|variant| key(variant).to_owned()).collect();
        let default = variants.iter().find(|variant| variant.default).map_or("", key).to_owned();
        Selector { variable: variable.to_owned(), keys, default, at: self.place(variable) }
    }

    fn fault(&mut self, slice: &str, what: String) {
        let at = self.place(slice);
        self.faults.push(Fault { at, what });
    }

    /// Where a piece of the source stands: the parser copies nothing, so its address tells.
    fn place(&self, slice: &str) -> Place {
        let offset = (slice.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize);
        Place { file: self.file.to_owned(), line: line_at(self.source, offset) }
    }
}

fn dotted(owner: String, attribute: Option<&str>) -> String {
    attribute.map_or(owner.clone(), |attribute| format!("{owner}.{attribute}"))
}

fn key<'s>(variant: &Variant<&'s str>) -> &'s str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn write_gist(pattern: &Pattern<&str>, gist: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => gist.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    gist.push_str(&format!("{{${}}}", id.name));
                }
                Expression::Inline(InlineExpression::MessageReference { id, attribute }) => {
                    let name = dotted(id.name.to_owned(), attribute.as_ref().map(|a| a.name));
                    gist.push_str(&format!("{{{name}}}"));
                }
                Expression::Inline(_) => gist.push('…'),
                Expression::Select { variants, .. } => {
                    if let Some(variant) = variants.iter().find(|variant| variant.default) {
                        write_gist(&variant.value, gist);
                    }
                }
            },
        }
    }
}
