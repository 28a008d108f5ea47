//! The unit for systemd: what the host's guide says is in it.

use std::path::Path;

fn text(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

#[test]
fn the_unit_keeps_the_parlour_to_itself() {
    let unit = text("deploy/parlour.service");
    let lines: Vec<&str> = unit.lines().collect();
    for line in [
        "DynamicUser=yes",
        "StateDirectoryMode=0700",
        "UMask=0077",
        "CapabilityBoundingSet=",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "PrivateTmp=yes",
        "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
        "SystemCallFilter=@system-service",
        "MemoryMax=1G",
    ] {
        assert!(lines.contains(&line), "{line}");
    }
    let sections = lines.iter().filter(|line| line.starts_with('['));
    assert_eq!(sections.collect::<Vec<_>>(), [&"[Unit]", &"[Service]", &"[Install]"]);
    let odd = lines
        .iter()
        .find(|line| !line.is_empty() && !line.starts_with(['#', '[']) && !line.contains('='));
    assert_eq!(odd, None, "every line sets something");
}

/// The unit starts what the command line knows, in the folder that it may write.
#[test]
fn the_unit_starts_the_parlour_in_its_own_folder() {
    let unit = text("deploy/parlour.service");
    let value = |key: &str| unit.lines().find_map(|line| line.strip_prefix(key));
    let start = value("ExecStart=").expect("a program to start");
    let folder = value("StateDirectory=").expect("a folder");
    assert!(start.contains(&format!("--data /var/lib/{folder}")), "{start}");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(start.split(' ').skip(1).chain(["--help"]))
        .output()
        .expect("the binary runs");
    assert!(output.status.success(), "{start}");
}

#[test]
fn the_guide_refers_to_the_unit_and_to_no_other() {
    let guide = text("docs/hosting.md");
    assert!(guide.contains("(../deploy/parlour.service)"));
    assert!(!guide.contains("[Service]"), "one unit is enough");
}
