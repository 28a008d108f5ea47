//! Reads the locale files, refuses what is not right in all languages, and writes a method for
//! every message. See the crate's documentation for what is refused.

#[path = "build/catalogue.rs"]
mod catalogue;
#[path = "build/check.rs"]
mod check;
#[path = "build/generate.rs"]
mod generate;
#[path = "src/lang.rs"]
#[allow(dead_code)]
mod lang;
#[path = "build/variables.rs"]
mod variables;

use catalogue::{Fault, Place};
use check::Language;
use generate::Page;
use lang::Lang;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let mut faults = Vec::new();
    let sources = find("", "ftl", &mut faults)?;
    let rules = find("/rules", "md", &mut faults)?;

    let mut languages = Vec::new();
    for lang in Lang::ALL {
        let mut sayings = Vec::new();
        for page in sources.iter().filter(|page| page.lang == lang) {
            match catalogue::read(&page.path, &fs::read_to_string(&page.path)?) {
                Ok(read) => sayings.extend(read),
                Err(wrong) => faults.extend(wrong),
            }
        }
        let (language, twice) = Language::gather(lang.code(), &home(lang), sayings);
        languages.push(language);
        faults.extend(twice);
    }
    // A file that cannot be read would be reported again as everything missing.
    if faults.is_empty() {
        faults = check::check(&languages);
    }
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    let Some(model) = languages.first().filter(|_| faults.is_empty()) else { return Ok(()) };

    let code = [
        generate::methods(model),
        generate::messages(model),
        generate::pages("SOURCES", &sources),
        generate::pages("RULES", &rules),
    ];
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("messages.rs"), code.concat())
}

fn home(lang: Lang) -> String {
    format!("locales/{}", lang.code())
}

/// The files with this ending in a folder of every language. Each language must have all of them.
fn find(folder: &str, ending: &str, faults: &mut Vec<Fault>) -> io::Result<Vec<Page>> {
    let mut pages = Vec::new();
    let mut all = BTreeSet::new();
    for lang in Lang::ALL {
        for name in names_in(Path::new(&format!("{}{folder}", home(lang))), ending)? {
            let path = format!("{}{folder}/{name}.{ending}", home(lang));
            all.insert(name.clone());
            pages.push(Page { lang, name, path });
        }
    }
    for lang in Lang::ALL {
        for name in &all {
            if !pages.iter().any(|page| page.lang == lang && page.name == *name) {
                let file = format!("{}{folder}/{name}.{ending}", home(lang));
                let what = "this file is missing; another language has it".to_owned();
                faults.push(Fault { at: Place { file, line: 1 }, what });
            }
        }
    }
    Ok(pages)
}

fn names_in(folder: &Path, ending: &str) -> io::Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == ending) {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    Ok(names)
}
