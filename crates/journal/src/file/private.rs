//! What is ours alone: nobody else on the machine may read it.

#[cfg(unix)]
mod here {
    use std::fs::{self, DirBuilder, OpenOptions, Permissions};
    use std::io;
    use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
    use std::path::Path;

    use tracing::warn;

    /// For files that only their owner may open.
    pub fn options() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.mode(0o600);
        options
    }

    pub fn make_folder(folder: &Path) -> io::Result<()> {
        DirBuilder::new().recursive(true).mode(0o700).create(folder)
    }

    /// Closes to others what is open to them, and says so in the log. A folder that is everybody's,
    /// like `/tmp`, is left as it is.
    pub fn keep(path: &Path) {
        let Ok(found) = fs::metadata(path) else { return };
        let mode = found.permissions().mode();
        if mode & 0o077 == 0 {
            return;
        }
        let everybodys = mode & 0o1000 != 0;
        let mode = if found.is_dir() { 0o700 } else { 0o600 };
        match everybodys || fs::set_permissions(path, Permissions::from_mode(mode)).is_err() {
            true => warn!(path = %path.display(), "others on this machine may open it"),
            false => warn!(path = %path.display(), "others could open it; they cannot any more"),
        }
    }
}

#[cfg(not(unix))]
mod here {
    use std::fs::{self, OpenOptions};
    use std::io;
    use std::path::Path;

    pub fn options() -> OpenOptions {
        OpenOptions::new()
    }

    pub fn make_folder(folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    pub fn keep(_: &Path) {}
}

pub use here::{keep, make_folder, options};
