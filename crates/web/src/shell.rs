//! What every page has around it.

use crate::Visit;
use maud::{DOCTYPE, Markup, html};

/// A whole page.
pub(crate) fn page(visit: &Visit<'_>, title: &str, main: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(visit.lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                link rel="stylesheet" href="/assets/parlour.css";
                meta name="htmx-config" content=r#"{"includeIndicatorCSS":false}"#;
                script src="/assets/vendor/htmx.min.js" defer {}
                script src="/assets/vendor/hx-ws.min.js" defer {}
                script src="/assets/parlour.js" defer {}
            }
            body { main { (main) } }
        }
    }
}
