//! A good look at a page: on a desktop and on telephones, by day and by night.

use crate::axe::target;
use crate::browser::Browser;
use serde_json::json;

/// What was found wrong on the pages seen so far.
#[derive(Default)]
pub struct Inspector {
    wrong: Vec<String>,
    /// The pages that were seen.
    pub seen: Vec<String>,
}

/// What reaches beyond the right edge, for the report.
const WIDE: &str = "
    const edge = innerWidth;
    if (document.documentElement.scrollWidth <= edge) return '';
    return [...document.querySelectorAll('body *')].filter(at => at.getBoundingClientRect().right > edge + 1)
        .slice(0, 4).map(at => at.tagName + '.' + at.className + '#' + at.id).join(' ') || 'something';";

/// What of these is not wholly within the window, without scrolling.
const BELOW: &str = "
    scrollTo(0, 0);
    return arguments[0].filter(css => {
        const at = document.querySelector(css)?.getBoundingClientRect();
        return at && (at.bottom > innerHeight + 1 || at.top < 0);
    }).join(' ');";

/// Waits until a window that has changed its size is at rest.
const REST: &str = "
    const [wide, high] = arguments;
    return new Promise(done => {
        const look = left => innerWidth === wide && innerHeight === high && left < 57 || !left
            ? done(true) : requestAnimationFrame(() => look(left - 1));
        look(60);
    });";

impl Inspector {
    /// Looks at a page from all sides.
    pub async fn look(&mut self, browser: &Browser, name: &str) {
        self.seen.push(name.to_string());
        for (form, width, height) in [("desktop", 1280, 800), ("phone", 390, 844)] {
            browser.size(width, height).await;
            for theme in ["light", "dark"] {
                browser.theme(theme).await;
                browser.picture(&format!("{name}-{form}-{theme}")).await;
                // Panels are judged on a telephone, pages on a desktop, and tables on both.
                let phone = form == "phone";
                let both = name.contains("table") || name.contains("story");
                let table = phone && theme == "light" && both;
                if phone == name.contains("panel") || table {
                    let found = browser.findings().await;
                    let found =
                        found.into_iter().map(|line| format!("{name}, {form}, {theme}: {line}"));
                    self.wrong.extend(found);
                }
            }
        }
        for width in [390, 320] {
            browser.size(width, 844).await;
            let wide = browser.run(WIDE, Vec::new()).await;
            self.blame(&wide, &format!("{name} at {width}: wider than the screen"));
        }
        browser.theme("").await;
        browser.size(1280, 800).await;
    }

    /// These must be seen without scrolling, on a desktop and on a telephone.
    pub async fn at_hand(&mut self, browser: &Browser, name: &str, desk: &[&str], phone: &[&str]) {
        for (width, height, what) in [(1280, 800, desk), (390, 844, phone)] {
            browser.size(width, height).await;
            let below = browser.run(BELOW, vec![json!(what)]).await;
            self.blame(&below, &format!("{name} at {width}: out of sight"));
        }
        browser.size(1280, 800).await;
    }

    fn blame(&mut self, what: &serde_json::Value, why: &str) {
        let what = what.as_str().unwrap_or("no answer");
        if !what.is_empty() {
            self.wrong.push(format!("{why}: {what}"));
        }
    }

    /// Nothing was wrong.
    pub fn verdict(self) {
        println!("looked at {}: {}", self.seen.len(), self.seen.join(", "));
        assert!(
            self.wrong.is_empty(),
            "{} things are wrong:\n{}",
            self.wrong.len(),
            self.wrong.join("\n")
        );
    }
}

impl Browser {
    /// Makes the window so large, without moving the page, and waits until the page has followed.
    pub async fn size(&self, width: u32, height: u32) {
        let phone = width < 700;
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone,
        });
        self.command("Emulation.setDeviceMetricsOverride", size).await;
        self.run(REST, vec![json!(width), json!(height)]).await;
    }

    /// Day or night, as the system of the visitor has it; either if empty.
    pub async fn theme(&self, theme: &str) {
        let feature = json!({ "name": "prefers-color-scheme", "value": theme });
        self.command("Emulation.setEmulatedMedia", json!({ "features": [feature] })).await;
    }

    /// Leaves a picture of the page.
    pub async fn picture(&self, name: &str) {
        let folder = target().join("screenshots");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        // What is in motion comes to rest.
        self.run(
            "document.getAnimations().forEach(at => { try { at.finish(); } catch {} })",
            Vec::new(),
        )
        .await;
        let path = folder.join(format!("{name}.png"));
        self.driver.screenshot(&path).await.expect("a picture");
    }
}
