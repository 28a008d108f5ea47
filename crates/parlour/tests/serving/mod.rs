//! The parlour from end to end, as a host runs it: the binary serves, a client plays, and what was
//! played can be checked by anybody.

mod client;
mod numbers;
mod packs;

use client::{Parlour, Player, refuses, run};
use scratch_postgres::Cluster;
use serde_json::json;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// A folder of this test's own, emptied.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// The transcript of a whole game, in a file.
fn played(opening: &serde_json::Value, seats: &[u8], folder: &Path) -> PathBuf {
    let parlour = Parlour::open(&folder.join("data"));
    let player = Player::open(&parlour, opening);
    player.asks(&json!({ "do": "start" }));
    let seal = player.looks("")["picture"]["deal"]["seal"].clone();
    player.plays(seats, usize::MAX);
    let file = folder.join("game.jsonl");
    let transcript = player.get(&format!("{}/transcript", player.table));
    assert!(transcript.contains(seal.as_str().expect("a seal")), "the seal seen at the start");
    std::fs::write(&file, transcript).expect("a file");
    parlour.close();
    file
}

/// Checks the transcript, then tampers with it in three ways.
fn check(file: &Path) {
    let output = run(&["replay", "--verify", text(file)]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("seal"), "{told}");

    let transcript = std::fs::read_to_string(file).expect("the transcript");
    let header: serde_json::Value =
        serde_json::from_str(transcript.lines().next().expect("a header")).expect("JSON");
    let change = |field: &str| {
        let old = header[field].as_str().expect("hexadecimal digits");
        let digit = if old.starts_with('0') { "1" } else { "0" };
        let forged = file.with_file_name(format!("{field}.jsonl"));
        std::fs::write(&forged, transcript.replacen(old, &format!("{digit}{}", &old[1..]), 1))
            .expect("a file");
        refuses(&["replay", "--verify", text(&forged)])
    };
    let (seed, seal) = (change("seed"), change("seal"));
    assert!(seed.contains("seed.jsonl"), "{seed}");
    assert!(seal.contains("seal.jsonl"), "{seal}");
}

#[test]
fn a_game_against_bots_can_be_checked_by_anybody() {
    let folder = folder("serving-favor");
    let file = played(&json!({ "game": "favor", "players": 3 }), &[0], &folder);
    check(&file);
}

#[test]
fn a_game_on_one_device_can_be_checked_by_anybody() {
    let folder = folder("serving-love-letter");
    let opening = json!({ "game": "love-letter", "players": 2, "one_device": true });
    let file = played(&opening, &[0, 1], &folder);
    check(&file);
}

#[test]
fn a_game_survives_a_kill_and_lives_on_in_a_backup() {
    let folder = folder("serving-backup");
    let data = folder.join("data");
    let parlour = Parlour::open(&data);
    let opening = json!({ "game": "favor", "players": 2, "one_device": true });
    let mut player = Player::open(&parlour, &opening);
    player.asks(&json!({ "do": "start" }));
    player.plays(&[0, 1], 5);

    // A copy while it is open, placed into an empty folder.
    let copy = folder.join("copy.sqlite");
    let output = run(&["backup", text(&copy), "--data", text(&data)]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    refuses(&["backup", text(&copy), "--data", text(&data)]);
    let before = player.looks("?seat=0");
    parlour.kill();
    let restored = folder.join("restored");
    std::fs::create_dir(&restored).expect("a folder");
    std::fs::copy(&copy, restored.join("parlour.sqlite")).expect("a copy");

    for data in [&data, &restored] {
        let parlour = Parlour::open(data);
        player.address.clone_from(&parlour.address);
        assert_eq!(player.looks("?seat=0"), before, "{}", data.display());
        player.plays(&[0, 1], usize::MAX);
        assert_eq!(player.looks("/replay")["honest"], true);
        parlour.close();
    }
}

#[test]
fn what_keeps_the_parlour_from_opening_is_told_in_one_sentence() {
    let folder = folder("serving-trouble");
    let data = folder.join("data");
    let parlour = Parlour::open(&data);
    // Somebody else listens there.
    let other = folder.join("other");
    let busy = refuses(&["serve", "--listen", &parlour.address, "--data", text(&other)]);
    assert!(busy.contains(&parlour.address), "{busy}");
    // Somebody else writes there, also where the lock was deleted.
    for _ in 0..2 {
        let locked = refuses(&["serve", "--listen", "127.0.0.1:0", "--data", text(&data)]);
        assert!(locked.contains("data"), "{locked}");
        let _ = std::fs::remove_file(data.join("parlour.lock"));
    }
    parlour.close();

    // It is no folder at all.
    let file = folder.join("file");
    std::fs::write(&file, "a letter").expect("a file");
    let inside = file.join("data");
    for data in [&file, &inside] {
        let no = refuses(&["serve", "--listen", "127.0.0.1:0", "--data", text(data)]);
        assert!(no.contains("file"), "{no}");
    }
    let nowhere = refuses(&["serve", "--listen", "nowhere", "--data", text(&data)]);
    assert!(nowhere.contains("nowhere"), "{nowhere}");

    // The journal is of a newer parlour: the number of its format stands at byte 60 of the file.
    let journal = data.join("parlour.sqlite");
    let mut bytes = std::fs::read(&journal).expect("the journal");
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(&journal, &bytes).expect("written");
    let newer = refuses(&["serve", "--listen", "127.0.0.1:0", "--data", text(&data)]);
    assert!(newer.contains("newer"), "{newer}");
    // Or it is none.
    std::fs::write(&journal, "not a journal, but long enough to look like something")
        .expect("written");
    let foreign = refuses(&["serve", "--listen", "127.0.0.1:0", "--data", text(&data)]);
    assert!(foreign.contains("data"), "{foreign}");
}

/// Somebody tidies up in the folder of an open parlour.
#[test]
fn a_parlour_whose_journal_was_moved_away_is_not_well() {
    let data = folder("serving-moved").join("data");
    let parlour = Parlour::open(&data);
    let player =
        Player::open(&parlour, &json!({ "game": "favor", "players": 2, "one_device": true }));
    assert_eq!(parlour.health(), 200);
    let (file, away) = (data.join("parlour.sqlite"), data.join("away"));
    let until = |status: u16| {
        for _ in 0..100 {
            if parlour.health() == status {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        panic!("it never says {status}");
    };
    std::fs::rename(&file, &away).expect("moved");
    until(503);
    std::fs::rename(&away, &file).expect("moved back");
    until(200);
    player.asks(&json!({ "do": "start" }));
    parlour.close();
}

/// Several parlours with one database, as a host starts them.
#[test]
fn parlours_that_share_a_database_share_their_tables() {
    let cluster = Cluster::shared();
    let address = cluster.url(&cluster.database());
    let [one, other] = [(); 2].map(|()| Parlour::sharing(&address));
    let opening = json!({ "game": "favor", "players": 2, "one_device": true });
    let mut player = Player::open(&one, &opening);
    player.asks(&json!({ "do": "start" }));
    player.plays(&[0, 1], 5);
    let before = player.looks("?seat=0");
    // It is killed, and the other has everything.
    one.kill();
    player.address.clone_from(&other.address);
    assert_eq!(player.looks("?seat=0"), before);
    player.plays(&[0, 1], usize::MAX);
    assert_eq!(player.looks("/replay")["honest"], true);
    // What a host may want to do with it meanwhile.
    let busy = refuses(&["tidy", "--older-than", "30", "--data", &address]);
    assert!(busy.contains("postgres://") && busy.contains("close"), "{busy}");
    let trial = run(&["tidy", "--older-than", "30", "--dry-run", "--data", &address]);
    assert!(trial.status.success(), "{}", String::from_utf8_lossy(&trial.stderr));
    let judged = run(&["check", &address]);
    assert!(judged.status.success(), "{}", String::from_utf8_lossy(&judged.stderr));
    let copy = refuses(&["backup", "copy.sqlite", "--data", &address]);
    assert!(copy.contains("pg_dump") && copy.contains("point-in-time"), "{copy}");
    other.close();
    // A day that was altered is damage, and nothing goes because of it.
    let database = address.rsplit('/').next().expect("a name");
    let rows = cluster.sql(database, "SELECT count(*) FROM parlour.log");
    cluster.sql(database, "UPDATE parlour.log SET day = day - 40");
    let tidied = run(&["tidy", "--older-than", "30", "--data", &address]);
    assert!(String::from_utf8_lossy(&tidied.stdout).contains("Damaged tables"), "{tidied:?}");
    assert_eq!(cluster.sql(database, "SELECT count(*) FROM parlour.log"), rows);
}

/// A journal of before days were covered by checksums: what is old goes.
#[test]
fn old_tables_of_a_database_go() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    cluster.sql(&database, include_str!("../../../journal/tests/data/postgres-format-2.sql"));
    cluster.sql(&database, "UPDATE parlour.log SET day = 20000");
    let tidied = run(&["tidy", "--older-than", "30", "--data", &cluster.url(&database)]);
    assert!(tidied.status.success(), "{}", String::from_utf8_lossy(&tidied.stderr));
    assert_eq!(cluster.sql(&database, "SELECT count(*) FROM parlour.log"), "0");
}

#[test]
fn what_is_wrong_with_a_database_is_told_in_one_sentence() {
    let cluster = Cluster::start();
    let database = cluster.database();
    let address = cluster.url(&database);
    let serve =
        |address: &str| refuses(&["serve", "--listen", "127.0.0.1:0", "--journal", address]);
    // It is no address, or nobody is there.
    let no = serve("somewhere");
    assert!(no.contains("postgres://user@host/database"), "{no}");
    let no = serve("postgres://parlour:secret@127.0.0.1:1/parlour");
    assert!(no.contains("out of reach") && !no.contains("secret"), "{no}");
    let no = serve(&cluster.url("nothing"));
    assert!(no.contains("nothing"), "{no}");
    // A newer parlour has been there.
    Parlour::sharing(&address).close();
    cluster.sql(&database, "UPDATE parlour.journal SET format = 99");
    let no = serve(&address);
    assert!(no.contains("newer"), "{no}");
    // It does not sync to disk.
    cluster.sql("postgres", "ALTER SYSTEM SET fsync = off");
    cluster.sql("postgres", "SELECT pg_reload_conf()");
    let mut no = serve(&address);
    for _ in 0..50 {
        // A setting takes a moment to arrive everywhere.
        if no.contains("fsync") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
        no = serve(&address);
    }
    assert!(no.contains("fsync = off"), "{no}");
    // One or the other.
    let both = run(&["serve", "--data", "here", "--journal", &address]);
    assert_eq!(both.status.code(), Some(2));
}

/// The folder of a journal and the address of a database have an option each.
#[test]
fn no_folder_is_made_of_the_address_of_a_database() {
    let here = folder("serving-here");
    let call = |arguments: &[&str], journal: &str| {
        let mut command = client::call(&["serve", "--listen", "127.0.0.1:0"]);
        command.args(arguments).env("PARLOUR_JOURNAL", journal).current_dir(&here);
        let output = command.output().expect("the binary runs");
        let complaint = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
        assert_eq!(complaint.trim_end().lines().count(), 1, "{complaint}");
        assert!(!complaint.contains("secret"), "{complaint}");
        complaint
    };
    let list = "host=127.0.0.1 user=anna password=secret";
    for lang in ["en", "it", "de", "fr"] {
        for data in ["postgres://anna:secret@127.0.0.1:1/p", "PostgreSQL://127.0.0.1:1/p", list] {
            let no = call(&["--data", data, "--lang", lang], "");
            assert!(no.contains("--data") && no.contains("--journal"), "{no}");
        }
    }
    for no in [call(&["--journal", list], ""), call(&[], list)] {
        assert!(no.contains("postgres://user@host/database"), "{no}");
    }
    let no = call(&[], "postgres://anna:secret#secret@127.0.0.1:1/p");
    assert!(no.contains("postgres://anna@127.0.0.1:1/p"), "{no}");
    assert_eq!(std::fs::read_dir(&here).expect("a folder").count(), 0, "nothing is made");
}

/// Opens a parlour, closes it, and tells what it wrote into its log.
fn log_of(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> String {
    let log = folder.join("log");
    let mut command = client::call(&["serve", "--listen", "127.0.0.1:0"]);
    command.args(arguments).envs(environment.iter().copied());
    command.stderr(std::fs::File::create(&log).expect("a file"));
    Parlour::of(command).close();
    std::fs::read_to_string(&log).expect("the log")
}

#[test]
fn a_password_is_taken_from_where_nobody_else_sees_it() {
    let (cluster, folder) = (Cluster::start(), folder("serving-password"));
    let database = cluster.database();
    cluster.sql("postgres", "CREATE ROLE anna LOGIN PASSWORD 'right'");
    cluster.sql("postgres", &format!("ALTER DATABASE {database} OWNER TO anna"));
    let doors = cluster.sql("postgres", "SHOW hba_file");
    let rules = "VALUES ('host all anna all scram-sha-256'), ('host all all all trust')";
    cluster.sql("postgres", &format!("COPY ({rules}) TO '{doors}'"));
    cluster.sql("postgres", "SELECT pg_reload_conf()");
    let without = cluster.url(&database).replace("parlour@", "anna@");
    let with = without.replace("anna@", "anna:right@");
    let file = folder.join("journal");
    std::fs::write(&file, format!("{with}\n")).expect("a file");
    std::fs::set_permissions(&file, Permissions::from_mode(0o600)).expect("ours alone");

    let shown = "the list of processes shows";
    for (arguments, environment) in [
        (&["--journal-file", text(&file)][..], &[][..]),
        (&["--journal", &without], &[("PGPASSWORD", "right")]),
        (&[], &[("PARLOUR_JOURNAL", &*with)]),
    ] {
        let log = log_of(&folder, arguments, environment);
        assert!(!log.contains(shown) && !log.contains("right"), "{log}");
    }
    let log = log_of(&folder, &["--journal", &with], &[]);
    assert!(log.contains(shown) && !log.contains("right"), "{log}");
    std::fs::set_permissions(&file, Permissions::from_mode(0o644)).expect("everybody's");
    let log = log_of(&folder, &["--journal-file", text(&file)], &[]);
    assert!(log.contains("everybody on this machine may read") && !log.contains("right"), "{log}");

    // Where everybody may connect, hosts are told what to do about it; and not when they have done it.
    let open_to_all: Vec<&str> = log.lines().filter(|line| line.contains("FROM PUBLIC")).collect();
    assert_eq!(open_to_all.len(), 1, "{log}");
    let revoke = format!("REVOKE CONNECT, TEMPORARY ON DATABASE {database} FROM PUBLIC");
    assert!(open_to_all[0].contains(&revoke), "{log}");
    cluster.sql("postgres", &revoke);
    assert!(!log_of(&folder, &["--journal-file", text(&file)], &[]).contains("PUBLIC"));

    let no = refuses(&["serve", "--journal-file", text(&folder.join("nothing"))]);
    assert!(no.contains("nothing"), "{no}");
    std::fs::write(&file, "host=127.0.0.1 password=right").expect("a file");
    let no = refuses(&["serve", "--journal-file", text(&file)]);
    assert!(no.contains("postgres://user@host/database") && !no.contains("right"), "{no}");
}

#[test]
fn a_line_that_cannot_be_kept_secret_is_told_of_in_every_language() {
    let cluster = Cluster::shared();
    let address = format!("{}?sslmode=require", cluster.url(&cluster.database()));
    for (lang, words) in [
        ("en", "cannot be protected"),
        ("it", "non può essere protetta"),
        ("de", "lässt sich nicht so schützen"),
        ("fr", "ne peut pas être protégée"),
    ] {
        let no = refuses(&["serve", "--lang", lang, "--journal", &address]);
        assert!(no.contains(words) && no.contains("sslmode"), "{no}");
    }
}

/// Whoever is not let in need not think of what they would be allowed inside.
#[test]
fn who_is_not_let_in_is_told_so() {
    let cluster = Cluster::start();
    let database = cluster.database();
    cluster.sql("postgres", "CREATE ROLE anna LOGIN PASSWORD 'right'");
    // Anna has to say a password, everybody else is trusted.
    let doors = cluster.sql("postgres", "SHOW hba_file");
    let rules = "VALUES ('host all anna all scram-sha-256'), ('host all all all trust')";
    cluster.sql("postgres", &format!("COPY ({rules}) TO '{doors}'"));
    cluster.sql("postgres", "SELECT pg_reload_conf()");
    let at = |login: &str| cluster.url(&database).replace("parlour@", &format!("{login}@"));
    let serve = |address: &str, lang: &str| {
        let listen = ["serve", "--listen", "127.0.0.1:0", "--lang", lang, "--journal"];
        refuses(&[&listen[..], &[address]].concat())
    };
    for (lang, words) in [
        ("en", "does not let the parlour in"),
        ("it", "non lascia entrare"),
        ("de", "lässt den Salon nicht ein"),
        ("fr", "ne laisse pas entrer"),
    ] {
        let nothing = cluster.url("nothing");
        for address in [&at("anna:wrong"), &at("anna"), &at("nobody"), &nothing] {
            let no = serve(address, lang);
            assert!(no.contains(words) && !no.contains("wrong"), "{no}");
        }
    }
    // With the right one she is in, and may do nothing there.
    let no = serve(&at("anna:right"), "en");
    assert!(no.contains("create a schema") && !no.contains("right"), "{no}");
}

/// What a host says about holes stands on a page, whether they say it on the command line or around it.
#[test]
fn a_host_says_whom_to_tell_of_holes() {
    let folder = folder("serving-security");
    let page = |arguments: &[&str], environment: &[(&str, &str)]| {
        let data = folder.join("data");
        let mut command =
            client::call(&["serve", "--listen", "127.0.0.1:0", "--data", text(&data)]);
        command.args(arguments).envs(environment.iter().copied());
        let parlour = Parlour::of(command);
        let page = parlour.page("/.well-known/security.txt");
        parlour.close();
        page
    };
    assert_eq!(page(&[], &[]).0, 404);
    let contact = "Contact: mailto:holes@parlour.example\nContact: https://parlour.example/holes\n";
    let both = "holes@parlour.example,https://parlour.example/holes";
    let until = "2099-12-31";
    let expires = "Expires: 2099-12-31T00:00:00Z\n";
    let said =
        ["--security-contact", both, "--security-expires", until, "--security-languages", "en,it"];
    let (status, told) = page(&said, &[("PARLOUR_SECURITY_CONTACT", "nobody@parlour.example")]);
    assert_eq!((status, told), (200, format!("{contact}Preferred-Languages: en, it\n{expires}")));
    let set = [("PARLOUR_SECURITY_CONTACT", both), ("PARLOUR_SECURITY_EXPIRES", until)];
    assert_eq!(page(&[], &set), (200, format!("{contact}{expires}")));
    let (_, told) = page(&["--security-contact", "a@b.example", "--public-name", "127.0.0.1"], &[]);
    assert!(told.contains("\nCanonical: https://127.0.0.1/.well-known/security.txt\n"), "{told}");

    let data = folder.join("data");
    for lang in ["en", "it", "de", "fr"] {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--data", text(&data), "--lang", lang];
        let no = |arguments: &[&str]| refuses(&[&serve[..], arguments].concat());
        assert!(no(&["--security-contact", "me"]).contains("security.txt"));
        assert!(no(&["--security-policy", "https://x.example"]).contains("--security-contact"));
        let contact = ["--security-contact", "a@b.example"];
        let told = no(&[&contact[..], &["--security-expires", "soon"]].concat());
        assert!(told.contains("soon") && told.contains("--security-expires"), "{told}");
        let told = no(&[&contact[..], &["--security-languages", "x"]].concat());
        assert!(told.contains("--security-languages"), "{told}");
    }
    let past = [
        "--data",
        text(&data),
        "--security-contact",
        "a@b.example",
        "--security-expires",
        "2020-01-01",
    ];
    assert!(log_of(&folder, &past, &[]).contains("holds no longer"));
}
