//! The files of a pack, bounded before anything reads them.

use crate::problem::{Finding, Problem, Unfit};
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

/// Most files in a pack.
pub const MOST_FILES: usize = 64;
/// Most bytes in a file.
pub const MOST_FILE_BYTES: usize = 256 * 1024;
/// Most bytes in a pack.
pub const MOST_BYTES: usize = 2 * 1024 * 1024;

/// The files of one pack, by name. Reading them needs no disk.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Source {
    /// What stands before the names of its files in findings; empty for nothing.
    pub label: String,
    /// Names and contents.
    pub files: Vec<(String, Vec<u8>)>,
    /// What was found beside the files and not taken.
    strays: Vec<(String, Unfit)>,
}

impl Source {
    /// A pack of these files.
    pub fn new<N: Into<String>, B: Into<Vec<u8>>>(
        files: impl IntoIterator<Item = (N, B)>,
    ) -> Source {
        let files = files.into_iter().map(|(name, text)| (name.into(), text.into())).collect();
        Source { files, ..Source::default() }
    }

    /// The same files, with a label before their names.
    #[must_use]
    pub fn labelled(mut self, label: impl Into<String>) -> Source {
        self.label = label.into();
        self
    }

    /// How a finding names a file.
    pub(crate) fn path(&self, name: &str) -> String {
        match self.label.as_str() {
            "" => name.to_string(),
            label => format!("{label}/{name}"),
        }
    }

    /// The files that may be read, and what is wrong with the others.
    pub(crate) fn sound(&self) -> (Vec<(&str, &str)>, Vec<Finding>) {
        let mut sound: Vec<(&str, &str)> = Vec::new();
        let strays = self.strays.iter().map(|(name, why)| unfit(&self.path(name), why.clone()));
        let mut findings: Vec<Finding> = strays.collect();
        let mut bytes = 0;
        for (number, (name, content)) in self.files.iter().enumerate() {
            if number == MOST_FILES {
                findings.push(unfit(&self.path("pack.toml"), Unfit::TooManyFiles(MOST_FILES)));
                break;
            }
            bytes += content.len();
            if bytes > MOST_BYTES {
                findings.push(unfit(&self.path(name), Unfit::PackTooLarge(MOST_BYTES)));
                break;
            }
            let fault = if !is_name(name) {
                Unfit::Name
            } else if sound.iter().any(|(other, _)| other == name) {
                Unfit::Twice
            } else if content.len() > MOST_FILE_BYTES {
                Unfit::FileTooLarge(MOST_FILE_BYTES)
            } else {
                match std::str::from_utf8(content) {
                    Ok(text) => {
                        sound.push((name, text));
                        continue;
                    }
                    Err(why) => {
                        findings.push(not_text(&self.path(name), content, why.valid_up_to()));
                        continue;
                    }
                }
            };
            findings.push(unfit(&self.path(name), fault));
        }
        if !self.files.iter().any(|(name, _)| name == "pack.toml") {
            findings.push(unfit(&self.path("pack.toml"), Unfit::NoManifest));
        }
        (sound, findings)
    }
}

fn unfit(file: &str, why: Unfit) -> Finding {
    Finding { file: file.to_string(), line: 0, column: 0, problem: Problem::Unfit(why) }
}

fn not_text(file: &str, content: &[u8], at: usize) -> Finding {
    let before = String::from_utf8_lossy(&content[..at.min(content.len())]);
    let line = before.matches('\n').count() as u32 + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() as u32 + 1;
    Finding { file: file.to_string(), line, column, problem: Problem::Unfit(Unfit::NotText) }
}

/// Small letters, digits and hyphens, and one of the two endings: nothing that could leave a folder.
fn is_name(name: &str) -> bool {
    let stem = name.strip_suffix(".toml").or_else(|| name.strip_suffix(".ftl"));
    stem.is_some_and(|stem| {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        !stem.is_empty() && stem.len() <= 64 && stem.bytes().all(plain)
    })
}

/// Files that may lie in a pack's folder without being part of it.
fn is_company(name: &str) -> bool {
    name == "README.md" || name.starts_with("LICENSE")
}

/// The files of a folder. Links are never followed, and nothing but `README.md` and `LICENSE…` is
/// passed over in silence: what does not belong becomes a finding when the pack is read.
///
/// # Errors
///
/// If the folder itself cannot be read.
pub fn folder(path: &Path) -> Result<Source, Finding> {
    let name = path.display().to_string();
    let unreadable = |why: std::io::Error| unfit(&name, Unfit::Unreadable(why.to_string()));
    let mut source = Source::default();
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).map_err(unreadable)? {
        entries.push(entry.map_err(unreadable)?);
        if entries.len() > 2 * MOST_FILES {
            source.strays.push(("pack.toml".to_string(), Unfit::TooManyFiles(MOST_FILES)));
            break;
        }
    }
    entries.sort_by_key(fs::DirEntry::file_name);
    let mut bytes = 0;
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        match read(&entry, &name, MOST_BYTES.saturating_sub(bytes)) {
            Ok(None) => {}
            Ok(Some(content)) => {
                bytes += content.len();
                source.files.push((name, content));
            }
            Err(why) => source.strays.push((name, why)),
        }
    }
    Ok(source)
}

/// One file's content, unless it only keeps the pack company.
fn read(entry: &fs::DirEntry, name: &str, left: usize) -> Result<Option<Vec<u8>>, Unfit> {
    let unreadable = |why: std::io::Error| Unfit::Unreadable(why.to_string());
    let kind = entry.file_type().map_err(unreadable)?;
    if kind.is_symlink() {
        return Err(Unfit::Link);
    }
    if !kind.is_file() {
        return Err(Unfit::NotAFile);
    }
    if is_company(name) {
        return Ok(None);
    }
    if !is_name(name) {
        return Err(Unfit::Name);
    }
    let most = MOST_FILE_BYTES.min(left);
    let mut content = Vec::new();
    let file = File::open(entry.path()).map_err(unreadable)?;
    file.take(most as u64 + 1).read_to_end(&mut content).map_err(unreadable)?;
    match content.len() > most {
        true if most < MOST_FILE_BYTES => Err(Unfit::PackTooLarge(MOST_BYTES)),
        true => Err(Unfit::FileTooLarge(MOST_FILE_BYTES)),
        false => Ok(Some(content)),
    }
}
