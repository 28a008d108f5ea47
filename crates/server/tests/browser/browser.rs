//! A browser, driven as a person would: with clicks and keys, waiting for what is to come.

use crate::wire::Wire;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::sleep;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long between two looks.
const BLINK: Duration = Duration::from_millis(20);

const ARGUMENTS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    // The browser takes more than a hundred pixels of it for itself.
    "--window-size=1280,1100",
];

/// A browser with a profile of its own.
pub struct Browser {
    pub driver: WebDriver,
    /// The parlour it is at.
    pub door: SocketAddr,
    _service: Child,
    _profile: TempDir,
}

impl Browser {
    /// Starts one that asks for pages in this language, and for little motion if `calm`.
    pub async fn start(lang: &str, door: SocketAddr, calm: bool) -> Browser {
        let (service, port) = service().await;
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let mut wanted = DesiredCapabilities::chrome();
        for argument in ARGUMENTS {
            wanted.add_arg(argument).expect("an argument");
        }
        if calm {
            wanted.add_arg("--force-prefers-reduced-motion").expect("an argument");
        }
        wanted.add_arg(&format!("--accept-lang={lang}")).expect("an argument");
        let folder = format!("--user-data-dir={}", profile.path().display());
        wanted.add_arg(&folder).expect("an argument");
        wanted.set_browser_log_level(LoggingPrefsLogLevel::Warning).expect("a level");
        let builder = WebDriver::builder(format!("http://127.0.0.1:{port}"), wanted).client(Wire);
        let driver = builder.connect().await.expect("Chromium starts (install `chromium`)");
        Browser { driver, door, _service: service, _profile: profile }
    }

    /// Opens a page of the parlour.
    pub async fn go(&self, path: &str) {
        let address = format!("http://{}{path}", self.door);
        self.driver.goto(address).await.expect("the page opens");
    }

    /// The path of the page.
    pub async fn path(&self) -> String {
        self.driver.current_url().await.expect("a page has an address").path().to_string()
    }

    /// The table of the page.
    pub async fn table(&self) -> String {
        let path = self.path().await;
        path.split('/').nth(2).expect("the page of a table").to_string()
    }

    /// The secret of the browser.
    pub async fn secret(&self) -> String {
        self.driver.get_named_cookie("parlour").await.expect("the browser has a secret").value
    }

    /// What a script gives back.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        let given = self.driver.execute(script, arguments).await.expect("the script runs");
        given.json().clone()
    }

    /// What an expression is.
    pub async fn eval(&self, expression: &str) -> Value {
        self.run(&format!("return {expression}"), Vec::new()).await
    }

    /// Whether something is so.
    pub async fn is(&self, expression: &str) -> bool {
        self.eval(expression).await == json!(true)
    }

    /// Whether something is on the page.
    pub async fn has(&self, css: &str) -> bool {
        self.run("return !!document.querySelector(arguments[0])", vec![json!(css)]).await == true
    }

    /// Waits until something is so.
    pub async fn until(&self, expression: &str) {
        let begun = Instant::now();
        while !self.is(&format!("!!({expression})")).await {
            if begun.elapsed() > PATIENCE {
                let focus = self.eval("document.activeElement?.outerHTML.slice(0, 200)").await;
                panic!("waited in vain for {expression}, with the focus on {focus}");
            }
            sleep(BLINK).await;
        }
    }

    /// Waits until something is on the page.
    pub async fn await_css(&self, css: &str) {
        self.until(&format!("document.querySelector({})", json!(css))).await;
    }

    /// Waits until the page hears from its table.
    pub async fn connected(&self) {
        self.await_css("#table").await;
        self.until("document.readyState === 'complete'").await;
        self.until("document.body.classList.contains('is-connected')").await;
    }

    /// Clicks as soon as that is possible: a table may be in motion.
    pub async fn click(&self, css: &str) {
        let begun = Instant::now();
        loop {
            let clicked = match self.driver.find(By::Css(css)).await {
                Ok(element) => element.click().await,
                Err(why) => Err(why),
            };
            match clicked {
                Ok(()) => return,
                Err(why) => assert!(begun.elapsed() < PATIENCE, "{css} cannot be clicked: {why}"),
            }
            sleep(BLINK).await;
        }
    }

    /// Clicks if that is possible now.
    pub async fn try_click(&self, css: &str) -> bool {
        match self.driver.find(By::Css(css)).await {
            Ok(element) => element.click().await.is_ok(),
            Err(_) => false,
        }
    }

    /// Presses keys, wherever the focus is. A browser drops what is pressed before a page was painted.
    pub async fn press(&self, keys: impl Into<TypingData>) {
        self.until("performance.getEntriesByType('paint').length").await;
        let keys: TypingData = keys.into();
        let typed: String = keys.as_vec().into_iter().collect();
        self.driver.action_chain().send_keys(typed).perform().await.expect("keys can be pressed");
    }

    /// A command of the browser's own protocol.
    pub async fn command(&self, name: &str, parameters: Value) -> Value {
        self.driver.cdp().send_raw(name, parameters).await.expect("the browser obeys")
    }

    /// Whatever the console has said since it was asked last.
    pub async fn console(&self) -> Vec<String> {
        let log = self.driver.browser_log().await.expect("the console can be read");
        log.into_iter().map(|entry| format!("{}: {}", entry.level, entry.message)).collect()
    }

    /// Closes the browser. Its console must be clean.
    pub async fn close(self) {
        let said = self.console().await;
        assert!(said.is_empty(), "the console has something to say: {said:#?}");
        self.driver.quit().await.expect("the browser closes");
    }
}

/// Starts a driver on a free port.
async fn service() -> (Child, u16) {
    let mut command = Command::new("chromedriver");
    command.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).kill_on_drop(true);
    let mut child = command.spawn().expect("chromedriver starts (install `chromium-driver`)");
    let output = child.stdout.take().expect("the driver says where it is");
    let mut lines = BufReader::new(output).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        let port = line.rsplit_once("successfully on port ").map(|(_, port)| port);
        if let Some(port) = port.and_then(|port| port.trim_end_matches('.').parse().ok()) {
            // Whoever writes must be read.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return (child, port);
        }
    }
    panic!("chromedriver has not said on which port it is");
}
