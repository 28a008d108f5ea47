//! A parlour in a process of its own, and the smallest of clients.

use serde_json::{Value, json};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// The binary, called with these words.
pub fn call(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.args(arguments).env("LC_ALL", "C.UTF-8");
    command
}

/// What a call prints.
pub fn run(arguments: &[&str]) -> Output {
    call(arguments).output().expect("the binary runs")
}

/// The one sentence with which a call is refused.
pub fn refuses(arguments: &[&str]) -> String {
    let output = run(arguments);
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    assert_eq!(complaint.trim_end().lines().count(), 1, "{arguments:?}: {complaint}");
    complaint
}

/// A parlour in a process of its own.
pub struct Parlour {
    child: Child,
    pub address: String,
}

impl Parlour {
    pub fn open(data: &Path) -> Parlour {
        Parlour::with("--data", data.as_os_str())
    }

    /// One whose journal is in a database.
    pub fn sharing(address: &str) -> Parlour {
        Parlour::with("--journal", address.as_ref())
    }

    fn with(option: &str, place: &OsStr) -> Parlour {
        let words = ["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", option];
        let mut command = call(&words);
        command.arg(place);
        Parlour::of(command)
    }

    /// One that is opened by this call.
    pub fn of(mut command: Command) -> Parlour {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the binary runs");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address: {line}")).to_string();
        Parlour { child, address }
    }

    /// The status with which it says how it is.
    pub fn health(&self) -> u16 {
        self.page("/healthz").0
    }

    /// What anybody is answered there.
    pub fn page(&self, path: &str) -> (u16, String) {
        let nobody =
            Player { address: self.address.clone(), secret: String::new(), table: String::new() };
        nobody.call("GET", path, "")
    }

    /// Asks it to close, as a host does with Ctrl-C or a service manager.
    pub fn close(mut self) {
        let told = Command::new("kill").arg(self.child.id().to_string()).status();
        assert!(told.expect("kill runs").success());
        assert!(self.child.wait().expect("it ends").success(), "a farewell is no failure");
    }

    /// Ends it without a word.
    pub fn kill(mut self) {
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Parlour {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a table.
pub struct Player {
    pub address: String,
    secret: String,
    pub table: String,
}

impl Player {
    pub fn open(parlour: &Parlour, opening: &Value) -> Player {
        let address = parlour.address.clone();
        let mut me = Player { address, secret: String::new(), table: String::new() };
        let answer = me.post("/api/v1/tables", opening);
        me.secret = answer["secret"].as_str().expect("a secret").to_string();
        me.table = format!("/api/v1/tables/{}", answer["table"].as_str().expect("a table"));
        me
    }

    /// Calls, and takes a breath where that was too much at once.
    fn call(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        loop {
            match self.call_once(method, path, body) {
                (429, _) => std::thread::sleep(Duration::from_millis(100)),
                answer => return answer,
            }
        }
    }

    fn call_once(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let (host, secret, long) = (&self.address, &self.secret, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {secret}\r\n\
             Connection: close\r\nContent-Length: {long}\r\n\r\n{body}"
        )
        .expect("sent");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("an answer");
        let status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
        let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
        let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
        let body = if chunked { unchunk(body) } else { body.to_string() };
        (status.expect("a status"), body)
    }

    pub fn get(&self, path: &str) -> String {
        let (status, body) = self.call("GET", path, "");
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    pub fn post(&self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.call("POST", path, &body.to_string());
        assert!(status < 300, "{body}: {answer}");
        serde_json::from_str(&answer).expect("JSON")
    }

    pub fn asks(&self, command: &Value) {
        self.post(&self.table, command);
    }

    pub fn looks(&self, rest: &str) -> Value {
        serde_json::from_str(&self.get(&format!("{}{rest}", self.table))).expect("JSON")
    }

    /// Plays in these seats until the game is over, or until so many moves are made.
    pub fn plays(&self, seats: &[u8], most: usize) {
        let (mut chance, mut made) = (5_u64, 0);
        for _ in 0..100_000 {
            for seat in seats {
                let seen = self.looks(&format!("?seat={seat}"));
                if seen["picture"]["phase"] == "over" || made == most {
                    return;
                }
                let moves = seen["moves"].as_array().expect("moves");
                if moves.is_empty() {
                    std::thread::sleep(Duration::from_millis(20));
                    continue;
                }
                chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1);
                let action = &moves[(chance >> 33) as usize % moves.len()];
                let steps = &seen["steps"];
                self.asks(&json!({ "do": "play", "seat": seat, "steps": steps, "action": action }));
                made += 1;
            }
        }
        panic!("the game does not end");
    }
}

fn unchunk(mut text: &str) -> String {
    let mut body = String::new();
    while let Some((size, rest)) = text.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        body += &rest[..size];
        text = &rest[size + 2..];
    }
    body
}
