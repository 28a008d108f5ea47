//! Lines that nobody listens in on, and servers that are not who they should be.

use crate::postgres::{in_time, one, open, table};
use journal::{Denial, Fault, Journal, Postgres};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use scratch_postgres::Cluster;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock, Mutex};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// An authority, and the file that its certificate is in.
struct Authority {
    issuer: Issuer<'static, KeyPair>,
    _folder: TempDir,
    file: PathBuf,
}

impl Authority {
    fn new() -> Authority {
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("root.crt");
        std::fs::write(&file, params.self_signed(&key).unwrap().pem()).unwrap();
        Authority { issuer: Issuer::new(params, key), _folder: folder, file }
    }

    /// A certificate for these names, and its key.
    fn vouch_for(&self, names: &[&str]) -> (String, String) {
        let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
        let key = KeyPair::generate().unwrap();
        let certificate = CertificateParams::new(names).unwrap().signed_by(&key, &self.issuer);
        (certificate.unwrap().pem(), key.serialize_pem())
    }

    fn file(&self) -> &str {
        self.file.to_str().unwrap()
    }
}

/// A cluster that speaks TLS as `localhost`, and as nobody else.
struct House {
    cluster: Cluster,
    authority: Authority,
    stranger: Authority,
}

static HOUSE: LazyLock<House> = LazyLock::new(|| {
    let authority = Authority::new();
    let (certificate, key) = authority.vouch_for(&["localhost"]);
    let cluster = Cluster::start_with_tls(&certificate, &key);
    House { cluster, authority, stranger: Authority::new() }
});

impl House {
    /// The address of a new database, by this name, with these settings.
    fn url(&self, host: &str, settings: &str) -> String {
        let database = self.cluster.database();
        let url = self.cluster.url(&database).replace("127.0.0.1", host);
        format!("{url}?{settings}")
    }
}

/// How a journal is opened there: encrypted, in the open, or not at all.
async fn opens(house: &House, host: &str, settings: &str) -> Result<bool, Fault> {
    let url = house.url(host, settings);
    let journal = in_time(Postgres::open(&url)).await?;
    journal.append(table(1), 0, one("a")).await?;
    let database = url.split('?').next().unwrap().rsplit('/').next().unwrap();
    let lines = "SELECT count(*) || ' ' || bool_and(ssl) || ' ' || bool_or(ssl)
                 FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                 WHERE datname = current_database() AND application_name = 'parlour'";
    let told = house.cluster.sql(database, lines);
    journal.close().await?;
    match told.split_once(' ').unwrap() {
        (_, "true true") => Ok(true),
        (_, "false false") => Ok(false),
        _ => panic!("some lines are encrypted and some are not: {told}"),
    }
}

fn is_exposed(opened: &Result<bool, Fault>) -> bool {
    matches!(opened, Err(Fault::Exposed(_)))
}

#[tokio::test]
async fn the_right_server_is_talked_to_in_secret() {
    let root = HOUSE.authority.file();
    for settings in [
        format!("sslmode=verify-full&sslrootcert={root}"),
        format!("sslrootcert={}&sslmode=verify-full", root.replace('/', "%2F")),
        format!("sslmode=verify-ca&sslrootcert={root}"),
        format!("connect_timeout=5&sslmode=require&sslrootcert={root}"),
        "sslmode=require".into(),
        "sslmode=prefer".into(),
        "connect_timeout=5".into(),
    ] {
        assert_eq!(opens(&HOUSE, "localhost", &settings).await, Ok(true), "{settings}");
    }
    assert_eq!(opens(&HOUSE, "localhost", "sslmode=disable").await, Ok(false));
}

#[tokio::test]
async fn a_server_of_another_name_is_refused_where_names_are_asked_for() {
    let root = HOUSE.authority.file();
    let settings = format!("sslmode=verify-full&sslrootcert={root}");
    let opened = opens(&HOUSE, "127.0.0.1", &settings).await;
    assert!(is_exposed(&opened), "{opened:?}");
    for settings in [format!("sslmode=verify-ca&sslrootcert={root}"), "sslmode=require".into()] {
        assert_eq!(opens(&HOUSE, "127.0.0.1", &settings).await, Ok(true), "{settings}");
    }
}

#[tokio::test]
async fn a_server_of_another_authority_is_refused() {
    let root = HOUSE.stranger.file();
    for mode in ["verify-full", "verify-ca", "require"] {
        let opened =
            opens(&HOUSE, "localhost", &format!("sslmode={mode}&sslrootcert={root}")).await;
        assert!(is_exposed(&opened), "{mode}: {opened:?}");
    }
    let opened = opens(&HOUSE, "localhost", "sslrootcert=system").await;
    assert!(is_exposed(&opened), "{opened:?}");
}

#[tokio::test]
async fn a_server_without_tls_is_refused_where_it_was_asked_for() {
    let cluster = Cluster::shared();
    let root = HOUSE.authority.file();
    for settings in [
        "sslmode=require".into(),
        format!("sslmode=verify-ca&sslrootcert={root}"),
        format!("sslmode=verify-full&sslrootcert={root}"),
    ] {
        let url = format!("{}?{settings}", cluster.url(&cluster.database()));
        let fault = in_time(Postgres::open(&url)).await.err();
        assert!(matches!(fault, Some(Fault::Exposed(_))), "{settings}: {fault:?}");
    }
    for settings in ["sslmode=disable", "sslmode=prefer"] {
        open(&format!("{}?{settings}", cluster.url(&cluster.database()))).await;
    }
}

/// Somebody who says that there is no TLS, or that there is and then talks nonsense, and notes what
/// they are told.
async fn impostor(answer: &'static [u8]) -> (u16, Arc<Mutex<Vec<u8>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let heard = Arc::<Mutex<Vec<u8>>>::default();
    let ears = heard.clone();
    tokio::spawn(async move {
        while let Ok((mut line, _)) = listener.accept().await {
            let ears = ears.clone();
            tokio::spawn(async move {
                let mut request = [0; 8];
                if line.read_exact(&mut request).await.is_ok() {
                    assert_eq!(request, *b"\0\0\0\x08\x04\xd2\x16\x2f", "a request for TLS");
                    let _ = line.write_all(answer).await;
                    let mut buffer = [0; 4096];
                    while let Ok(read @ 1..) = line.read(&mut buffer).await {
                        ears.lock().unwrap().extend(&buffer[..read]);
                    }
                }
            });
        }
    });
    (port, heard)
}

#[tokio::test]
async fn nothing_is_said_in_the_open_where_tls_was_asked_for() {
    let root = HOUSE.authority.file();
    for answer in [&b"N"[..], b"Sno such thing", b"E"] {
        let (port, heard) = impostor(answer).await;
        for mode in ["require", "verify-full"] {
            let url = format!(
                "postgres://anna:geheim@localhost:{port}/salon?sslmode={mode}&sslrootcert={root}"
            );
            let fault = in_time(Postgres::open(&url)).await.err().unwrap();
            assert!(matches!(fault, Fault::Exposed(_)), "{mode}: {fault}");
            assert!(!fault.to_string().contains("geheim"));
        }
        let heard = heard.lock().unwrap();
        let heard = String::from_utf8_lossy(&heard);
        for word in ["anna", "geheim", "salon", "user"] {
            assert!(!heard.contains(word), "{word} is said in the open: {heard}");
        }
    }
}

/// With a password that both know, they can tell that nobody stands between them.
#[tokio::test]
async fn a_password_is_bound_to_the_line() {
    let house = &*HOUSE;
    house.cluster.sql("postgres", "CREATE ROLE anna LOGIN SUPERUSER PASSWORD 'geheim'");
    let rules = "hostnossl all carla 127.0.0.1/32 trust
                 host all carla 127.0.0.1/32 reject
                 host all anna 127.0.0.1/32 scram-sha-256
                 host all all 127.0.0.1/32 trust";
    let rules: String = rules.lines().map(|line| format!("{}\n", line.trim())).collect();
    let file = house.cluster.sql("postgres", "SHOW hba_file");
    house.cluster.sql(
        "postgres",
        &format!("COPY (SELECT regexp_split_to_table('{rules}', '\n')) TO '{file}'"),
    );
    house.cluster.sql("postgres", "SELECT pg_reload_conf()");
    let url = house.url("localhost", "sslmode=require&channel_binding=require");
    let of = |who: &str| url.replace("parlour@", &format!("{who}@"));
    in_time(async {
        // The server takes a moment to hear of the rules.
        while Postgres::open(&of("anna")).await.is_ok() {}
    })
    .await;
    open(&of("anna:geheim")).await;
    let wrong = Postgres::open(&of("anna:falsch")).await.err();
    assert!(matches!(wrong, Some(Fault::Refused(Denial::Entry(_)))), "{wrong:?}");

    // Somebody who is let in only in the open, and asks for no more.
    house.cluster.sql("postgres", "CREATE ROLE carla LOGIN SUPERUSER");
    let carla = |mode: &str| house.url("localhost", mode).replace("parlour@", "carla@");
    open(&carla("sslmode=prefer")).await;
    let refused = Postgres::open(&carla("sslmode=require")).await.err();
    assert!(matches!(refused, Some(Fault::Refused(Denial::Entry(_)))), "{refused:?}");
}
