//! What axe-core, a judge of accessibility, has to say about a page.

use crate::browser::Browser;
use serde::Deserialize;
use serde_json::json;
use std::path::PathBuf;
use std::sync::OnceLock;

/// Something axe-core found.
#[derive(Deserialize)]
struct Finding {
    id: String,
    impact: Option<String>,
    help: String,
    nodes: Vec<String>,
}

const JUDGE: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] }).then(
        judged => done(judged.violations.map(({ id, impact, help, nodes }) => (
            { id, impact, help, nodes: nodes.map(node => node.html + ' — ' + node.failureSummary) }))),
        why => done(String(why)));";

/// The folder of what building leaves.
pub fn target() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target")
}

fn script() -> &'static str {
    static SCRIPT: OnceLock<String> = OnceLock::new();
    SCRIPT.get_or_init(|| {
        let named = std::env::var_os("PARLOUR_AXE").map(PathBuf::from);
        let path = named.unwrap_or_else(|| target().join("axe/axe.min.js"));
        std::fs::read_to_string(&path)
            .unwrap_or_else(|why| panic!("{}: {why}; `./test` fetches axe-core", path.display()))
    })
}

impl Browser {
    /// What axe-core finds to be serious or critical, one line each.
    pub async fn findings(&self) -> Vec<String> {
        if !self.is("'axe' in window").await {
            self.run(script(), Vec::new()).await;
        }
        let judged = self.driver.execute_async(JUDGE, vec![json!(0)]).await.expect("axe-core runs");
        let findings: Vec<Finding> = judged.convert().expect("axe-core judges");
        let grave =
            |finding: &Finding| matches!(finding.impact.as_deref(), Some("serious" | "critical"));
        let line = |finding: Finding| {
            format!("{} ({}): {}", finding.id, finding.help, finding.nodes.join(" | "))
        };
        findings.into_iter().filter(grave).map(line).collect()
    }
}
