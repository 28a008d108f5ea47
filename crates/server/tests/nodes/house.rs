//! Several nodes behind a balancer, with a database of their own: all real, all on this machine.

use crate::client::Caller;
use crate::line::Cable;
use journal::{Journal, Postgres};
use scratch_postgres::Cluster;
use server::{Config, Limits};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Where a node's database is, and where it listens; set only in its process.
const DATABASE: &str = "PARLOUR_TEST_NODE";
const PORT: &str = "PARLOUR_TEST_PORT";

/// Whether this process is a node, and no test.
pub fn is_node() -> bool {
    std::env::var(DATABASE).is_ok()
}

/// Serves for ever, if this process is the one that is to.
pub fn serve() {
    let (Ok(database), Ok(port)) = (std::env::var(DATABASE), std::env::var(PORT)) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let port = port.parse().expect("a port");
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], port)),
            database: Some(database),
            behind_proxy: true,
            limits: Limits::generous(),
            bot_pause: Duration::from_millis(50),
            ..Config::default()
        };
        let serving = server::open(config).await.expect("the parlour opens");
        println!("open");
        server::serve(serving, std::future::pending()).await;
    });
}

/// A node in a process of its own.
pub struct Node {
    child: Child,
    pub address: SocketAddr,
}

impl Node {
    fn start(database: &str, port: u16) -> Node {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "a_node", "--nocapture"])
            .env(DATABASE, database)
            .env(PORT, port.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the child starts");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let mut lines = out.lines().map_while(Result::ok);
        assert!(lines.any(|line| line.ends_with("open")), "the node opens");
        // The test runner goes on to say how long it takes, and ends if nobody hears it.
        std::thread::spawn(move || lines.for_each(drop));
        Node { child, address: SocketAddr::from(([127, 0, 0, 1], port)) }
    }

    fn signal(&self, signal: &str) {
        let told = Command::new("kill").arg(signal).arg(self.child.id().to_string()).status();
        assert!(told.expect("kill runs").success());
    }

    /// Holds its breath: everything stands still, and nobody is told.
    pub fn stop(&self) {
        self.signal("-STOP");
    }

    pub fn go_on(&self) {
        self.signal("-CONT");
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// The status with which it says how it is; none if it says nothing.
    pub async fn health(&self) -> Option<u16> {
        let caller = Caller::new(self.address);
        let asked = tokio::time::timeout(Duration::from_secs(4), caller.get("/healthz")).await;
        asked.ok()?.ok().map(|reply| reply.status)
    }

    pub async fn metric(&self, name: &str) -> f64 {
        let text = Caller::new(self.address).get("/metrics").await.expect("metrics").body;
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
        line.expect("the metric").parse().expect("a number")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Nodes, a balancer and a database.
pub struct House {
    pub cluster: Cluster,
    pub database: String,
    /// Who the nodes are in the database.
    role: &'static str,
    pub nodes: Vec<Node>,
    /// The line of the first node to the database runs through somebody's hands.
    pub cable: Cable,
    balancer: Child,
    /// Where everybody calls.
    pub address: SocketAddr,
}

impl House {
    /// Three nodes, as many as the configuration names.
    pub async fn open() -> House {
        let cluster = Cluster::start();
        let database = cluster.database();
        House::open_as("parlour", cluster, database).await
    }

    /// The same, with the roles that the guide for hosts describes, made by its own statements.
    pub async fn open_with_least_role() -> House {
        let guide = include_str!("../../../../docs/hosting.md");
        let mut blocks =
            guide.split("```sql\n").skip(1).filter_map(|rest| rest.split("```").next());
        let (make, grant) = (blocks.next().expect("roles"), blocks.next().expect("rights"));
        let cluster = Cluster::start();
        make.lines().for_each(|statement| drop(cluster.sql("postgres", statement)));
        let database = String::from("parlour");
        let owner = cluster.url(&database).replace("parlour@", "parlour_owner@");
        let journal = Postgres::open(&owner).await.expect("the owner makes the journal");
        journal.close().await.expect("closed");
        cluster.sql(&database, grant);
        House::open_as("parlour_node", cluster, database).await
    }

    async fn open_as(role: &'static str, cluster: Cluster, database: String) -> House {
        let cable = Cable::to(cluster.port()).await;
        let ports = [cable.address.port(), cluster.port(), cluster.port()];
        let urls = ports.map(|port| format!("postgres://{role}@127.0.0.1:{port}/{database}"));
        let nodes: Vec<Node> = urls.iter().map(|url| Node::start(url, free_port())).collect();
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let haproxy = ["/usr/sbin/haproxy", "/usr/bin/haproxy", "/usr/local/sbin/haproxy"];
        let haproxy = haproxy.into_iter().find(|path| Path::new(path).is_file());
        // The configuration that hosts are given, with this machine's addresses.
        let given = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/haproxy.cfg");
        let own =
            |number: usize| (format!("NODE{}", number + 1), nodes[number].address.to_string());
        let balancer = Command::new(haproxy.expect("HAProxy is missing: ./test installs it"))
            .args(["-db", "-q", "-f"])
            .arg(given)
            .env("PARLOUR_BIND", address.to_string())
            .envs((0..nodes.len()).map(own))
            .spawn()
            .expect("the balancer starts");
        let house = House { cluster, database, role, nodes, cable, balancer, address };
        within(Duration::from_secs(20), async || {
            Caller::new(address).get("/healthz").await.is_ok_and(|reply| reply.status == 200)
        })
        .await;
        house
    }

    fn url(&self, node: usize) -> String {
        let port = if node == 0 { self.cable.address.port() } else { self.cluster.port() };
        format!("postgres://{}@127.0.0.1:{port}/{}", self.role, self.database)
    }

    /// SIGKILL: no farewell, no flush.
    pub fn kill(&mut self, node: usize) {
        self.nodes[node].kill();
    }

    /// Starts a node again that was killed, at its old place.
    pub fn start(&mut self, node: usize) {
        let (url, port) = (self.url(node), self.nodes[node].address.port());
        self.nodes[node] = Node::start(&url, port);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.balancer.kill();
        let _ = self.balancer.wait();
    }
}

/// Waits until something is so; says how long that took.
pub async fn within(most: Duration, is_so: impl AsyncFn() -> bool) -> Duration {
    let start = Instant::now();
    while !is_so().await {
        assert!(start.elapsed() < most, "it takes longer than {most:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    start.elapsed()
}

/// A port that nobody listens on, and none that the system gives to those who call: while a node is
/// down, somebody who calls it again and again could otherwise reach itself.
fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let start = u16::try_from(std::process::id() % 4000).unwrap_or(0);
    (0..4000)
        .map(|_| 14_000 + (start + NEXT.fetch_add(1, Relaxed)) % 4000)
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .expect("a free port")
}
