//! What tests may rely on.

use scratch_postgres::Cluster;
use std::net::TcpStream;

#[test]
fn a_cluster_survives_a_crash_and_is_gone_when_it_is_dropped() {
    let cluster = Cluster::start();
    let database = cluster.database();
    assert_ne!(database, cluster.database());
    cluster.sql(&database, "CREATE TABLE kept (what text); INSERT INTO kept VALUES ('this')");
    cluster.crash();
    assert!(TcpStream::connect(("127.0.0.1", cluster.port())).is_err(), "it is down");
    cluster.restart();
    assert_eq!(cluster.sql(&database, "SELECT what FROM kept"), "this");
    let folder = cluster.sql(&database, "SHOW data_directory");
    assert_eq!(cluster.sql(&database, "SHOW fsync"), "on");
    let port = cluster.port();
    drop(cluster);
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err(), "it is gone");
    assert!(!std::path::Path::new(&folder).exists(), "{folder}");
}
