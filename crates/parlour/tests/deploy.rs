//! What hosts are given to run a parlour with: it is what their guide says, and it starts what there
//! is.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

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
    let output = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(start.split(' ').skip(1).chain(["--help"]))
        .output()
        .expect("the binary runs");
    assert!(output.status.success(), "{start}");
}

#[test]
fn the_guide_refers_to_what_there_is_and_repeats_none_of_it() {
    let guide = text("docs/hosting.md");
    let files = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy"));
    for file in files.expect("the folder").flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if name != "Dockerfile.dockerignore" {
            assert!(guide.contains(&format!("(../deploy/{name})")), "{name}");
        }
    }
    assert!(!guide.contains("[Service]"), "one unit is enough");
}

/// A call of the binary that does no more than to read its words.
fn is_known(words: &[&str]) -> bool {
    let called = Command::new(env!("CARGO_BIN_EXE_parlour")).args(words).arg("--help").output();
    called.expect("the binary runs").status.success()
}

#[test]
fn a_node_is_kept_to_itself_as_a_parlour_is() {
    let (one, node) = (text("deploy/parlour.service"), text("deploy/parlour@.service"));
    let own = ["ExecStart=", "StateDirectory", "Description=", "#", "["];
    let sets = |line: &&str| line.contains('=') && !own.iter().any(|own| line.starts_with(own));
    for line in one.lines().filter(sets) {
        assert!(node.lines().any(|other| other == line), "{line}");
    }
    assert!(!node.contains("StateDirectory"), "it keeps nothing");
    let start = node.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("a program");
    let start = start.replace("${LISTEN}", "127.0.0.1").replace("${TRUST}", "127.0.0.1");
    let words = start.replace("%i", "7771");
    let words: Vec<&str> = words.split(' ').skip(1).collect();
    assert!(is_known(&words), "{words:?}");
    assert!(node.contains("#     PARLOUR_JOURNAL=postgres://"));
}

/// The balancer's own word on its configuration, as it is and as the containers have it.
#[test]
fn the_balancer_understands_its_configuration() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/haproxy.cfg");
    let compose = text("deploy/compose.yaml");
    let said = |name: &str| {
        let line = compose.lines().find_map(|line| line.trim().strip_prefix(&format!("{name}: ")));
        line.unwrap_or_else(|| panic!("{name}")).trim_matches('"').to_string()
    };
    let names = ["PARLOUR_BIND", "PARLOUR_FRONT", "NODE1", "NODE2", "NODE3"];
    let in_containers: Vec<_> = names.map(|name| (name, said(name))).into();
    for environment in [Vec::new(), in_containers] {
        let judged = Command::new("haproxy")
            .args(["-c", "-q", "-f"])
            .arg(&file)
            .env("PATH", "/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
            .envs(environment)
            .output()
            .expect("HAProxy is missing: ./test installs it");
        assert!(judged.status.success(), "{}", String::from_utf8_lossy(&judged.stderr));
    }
    let configuration = text("deploy/haproxy.cfg");
    for promise in [
        "balance hash var(txn.table)",
        "hash-type consistent",
        "option httpchk GET /healthz",
        "inter 500ms",
        "on-marked-down shutdown-sessions",
    ] {
        assert!(configuration.contains(promise), "{promise}");
    }
}

/// A node that answers everything with the head that it was sent.
fn echo() -> SocketAddr {
    let node = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = node.local_addr().expect("an address");
    std::thread::spawn(move || {
        for line in node.incoming().map_while(Result::ok) {
            let head: Vec<String> = BufReader::new(&line)
                .lines()
                .map_while(Result::ok)
                .take_while(|line| !line.is_empty())
                .collect();
            let head = head.join("\n");
            let length = head.len();
            let _ = write!(
                &line,
                "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{head}"
            );
        }
    });
    address
}

/// What a node is told of a visitor who says that they are 192.0.2.7 and came by `https`, by a balancer
/// before which such a proxy stands, or none.
fn told_by_the_balancer(front: Option<&str>) -> String {
    let nodes = echo().to_string();
    let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let bind = free.expect("a port").to_string();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/haproxy.cfg");
    let mut command = Command::new("haproxy");
    command.arg("-q").arg("-f").arg(file).env("PATH", "/usr/sbin:/usr/bin:/usr/local/sbin");
    command.env("PARLOUR_BIND", &bind).envs(front.map(|front| ("PARLOUR_FRONT", front)));
    command.envs(["NODE1", "NODE2", "NODE3"].map(|node| (node, nodes.as_str())));
    let mut balancer = command.spawn().expect("HAProxy is missing: ./test installs it");
    let begun = Instant::now();
    let told = loop {
        let told = TcpStream::connect(&bind).and_then(|mut line| {
            line.write_all(
                b"GET / HTTP/1.1\r\nHost: parlour\r\nX-Forwarded-For: 192.0.2.7\r\n\
                  X-Forwarded-Proto: https\r\nConnection: close\r\n\r\n",
            )?;
            let mut answer = String::new();
            line.read_to_string(&mut answer)?;
            Ok(answer)
        });
        match told {
            Ok(told) if told.starts_with("HTTP/1.1 200") => break told.to_ascii_lowercase(),
            _ if begun.elapsed() > Duration::from_secs(20) => panic!("no answer: {told:?}"),
            _ => std::thread::yield_now(),
        }
    };
    let _ = balancer.kill();
    let _ = balancer.wait();
    told
}

/// The last word on a visitor is the balancer's own, unless a proxy of the host's stands before it.
#[test]
fn the_balancer_takes_the_word_of_a_proxy_before_it_and_of_nobody_else() {
    for front in [None, Some("192.0.2.1")] {
        let told = told_by_the_balancer(front);
        let last = told.rsplit("x-forwarded-for: ").next().unwrap_or_default();
        assert!(last.starts_with("127.0.0.1"), "{told}");
        assert!(
            told.contains("x-forwarded-proto: http\n") && !told.contains("proto: https"),
            "{told}"
        );
    }
    let told = told_by_the_balancer(Some("127.0.0.1"));
    assert!(told.contains("x-forwarded-proto: https"), "{told}");
    assert_eq!(told.matches("x-forwarded-for: ").count(), 1, "{told}");
    assert!(told.contains("x-forwarded-for: 192.0.2.7"), "{told}");
}

/// What somebody tries out is not open to the whole network, and is tomorrow what it is today.
#[test]
fn containers_are_of_one_version_and_found_by_this_machine_alone() {
    let files = ["deploy/compose.yaml", "deploy/compose-one.yaml", "deploy/Dockerfile"];
    let mut ports = 0;
    for file in files.map(text) {
        for line in file.lines().map(str::trim) {
            let image = line.strip_prefix("image: ").or_else(|| line.strip_prefix("FROM "));
            if let Some(image) = image {
                let (_, version) = image.split_once(':').expect("a version");
                let version = version.split([' ', '-']).next().unwrap_or_default();
                assert!(version.contains('.'), "{image}");
            }
            if let Some(published) = line.strip_prefix("ports: ") {
                assert!(published.starts_with("[\"127.0.0.1:"), "{published}");
                ports += 1;
            }
        }
    }
    assert_eq!(ports, 2, "each is found somewhere");
    let one = text("deploy/compose-one.yaml");
    let command = one.lines().find_map(|line| line.trim().strip_prefix("command: "));
    assert!(is_known(&command.expect("a command").split(' ').collect::<Vec<_>>()));
    assert!(one.contains("journal:/var/lib/parlour"), "the journal outlives the container");
}

#[test]
fn the_containers_start_what_there_is_and_reach_each_other() {
    let (compose, image) = (text("deploy/compose.yaml"), text("deploy/Dockerfile"));
    let line = |text: &str, key: &str| {
        let line = text.lines().find_map(|line| line.trim().strip_prefix(key).map(str::to_string));
        line.unwrap_or_else(|| panic!("{key}"))
    };
    let command = line(&compose, "command: ");
    assert!(is_known(&command.split(' ').collect::<Vec<_>>()), "{command}");
    let usual: Vec<String> = serde_json::from_str(&line(&image, "CMD ")).expect("a list");
    assert!(is_known(&usual.iter().map(String::as_str).collect::<Vec<_>>()), "{usual:?}");
    assert!(image.contains("\nUSER parlour\n"), "not as root");
    // Whoever is called has the address.
    let address = |service: &str| {
        let rest = compose.split(&format!("\n  {service}:\n")).nth(1).expect("a service");
        let rest = rest.split("ipv4_address: ").nth(1).expect("an address");
        rest.split(' ').next().expect("an address").to_string()
    };
    for (name, service) in [("NODE1", "node1"), ("NODE2", "node2"), ("NODE3", "node3")] {
        assert_eq!(line(&compose, &format!("{name}: ")), format!("{}:7777", address(service)));
    }
    assert!(command.ends_with(&format!("--trust {}", address("balancer"))));
    assert!(
        line(&compose, "PARLOUR_JOURNAL: ").ends_with(&format!("@{}/parlour", address("database")))
    );
}
