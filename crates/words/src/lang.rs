//! The languages of the parlour.

/// A language that the parlour speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Italian.
    It,
    /// German.
    De,
    /// French.
    Fr,
}

impl Lang {
    /// All of them. The first is the model: the others have its messages, no more and no less.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::It, Lang::De, Lang::Fr];

    /// The two-letter code, which is also the name of the language's folder.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
            Lang::De => "de",
            Lang::Fr => "fr",
        }
    }

    /// The language of a code, whatever its case and region: `de`, `DE`, `de-AT`, `de_CH.UTF-8`.
    pub fn from_code(code: &str) -> Option<Lang> {
        let language = code.split(['-', '_', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    /// What its speakers call it.
    pub const fn native_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::It => "Italiano",
            Lang::De => "Deutsch",
            Lang::Fr => "Français",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_language_is_found_whatever_the_region_and_the_case() {
        for code in ["de", "DE", "de-AT", "de_CH.UTF-8", "De-Latn-DE"] {
            assert_eq!(Lang::from_code(code), Some(Lang::De), "{code}");
        }
        for code in ["", "-", "nl", "deu", "d", "C.UTF-8"] {
            assert_eq!(Lang::from_code(code), None, "{code}");
        }
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
    }
}
