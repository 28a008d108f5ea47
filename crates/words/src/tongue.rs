//! A language ready to speak.

use crate::{Lang, euphony};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A language ready to speak: one method for every message of the locale files, named after it.
/// `$count` and other numbers are `i64`, names and texts `&str`.
pub struct Tongue {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Tongue {
    /// The tongue of a language. It is made when first asked for and then kept.
    pub fn of(lang: Lang) -> &'static Tongue {
        static TONGUES: [OnceLock<Tongue>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        TONGUES[lang as usize].get_or_init(|| Tongue::new(lang))
    }

    fn new(lang: Lang) -> Tongue {
        let id = lang.code().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are for mixed directions of writing, of which there are none here.
        bundle.set_use_isolating(false);
        // A negative number has a minus, not a hyphen.
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => {
                Some(number.as_string().replace('-', "−"))
            }
            _ => None,
        }));
        for (name, join) in euphony::of(lang) {
            // Only a name given twice is refused.
            let _ = bundle.add_function(name, move |given, _| match given {
                [FluentValue::String(name)] => join(name).into(),
                _ => FluentValue::Error,
            });
        }
        for (_, _, source) in SOURCES.iter().filter(|(of, ..)| *of == lang) {
            // The build has read these files and found nothing wrong.
            let read = FluentResource::try_new((*source).to_owned());
            bundle.add_resource_overriding(read.unwrap_or_else(|(resource, _)| resource));
        }
        Tongue { lang, bundle }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// “Anna”, “Anna and Bruno”, “Anna, Bruno and Carla”; nothing for nobody.
    pub fn list(&self, items: &[impl AsRef<str>]) -> String {
        match items {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [first, last] => self.list_two(first.as_ref(), last.as_ref()),
            [first, middle @ .., last] => {
                let first = first.as_ref().to_owned();
                let more = |list: String, next: &_| self.list_more(&list, AsRef::as_ref(next));
                self.list_last(&middle.iter().fold(first, more), last.as_ref())
            }
        }
    }

    /// Whole sentences, one after the other.
    pub(crate) fn text(&self, sentences: impl IntoIterator<Item = String>) -> String {
        let next = |text: String, next: String| self.sentences(&text, &next);
        sentences.into_iter().reduce(next).unwrap_or_default()
    }

    fn say(&self, id: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> String {
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{id} in {:?}: {errors:?}", self.lang);
        text.into_owned()
    }
}

/// A name to select on. Favor's `blue/red` is `[blue-red]`, as Fluent allows no slash.
fn named(name: &'static str) -> FluentValue<'static> {
    if name.contains('/') { name.replace('/', "-").into() } else { name.into() }
}

impl std::fmt::Debug for Tongue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Tongue").field(&self.lang).finish()
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

#[cfg(test)]
mod tests;
