//! What is pressed, and what that sends.

use crate::art::{Icon, icon};
use maud::{Markup, html};
use serde_json::{Value, json};
use words::Tongue;

/// A button that sends a click over the socket of its table.
pub(crate) fn send(class: &str, vals: &Value, label: &str) -> Markup {
    html! { button type="button" class={ "button " (class) } data-send=(vals) { (label) } }
}

/// A button that sends a click, with a sign alone; its label is for those who hear it, and for the pointer.
pub(crate) fn send_sign(class: &str, vals: &Value, sign: Icon, label: &str) -> Markup {
    html! {
        button type="button" class={ "button icon-only " (class) } data-send=(vals)
            aria-label=(label) title=(label) { (icon(sign)) }
    }
}

/// The same as a switch that is on or off. Its sign follows from `aria-pressed`: what stands inside a
/// button is not drawn anew while the button has the focus.
pub(crate) fn switch(vals: &Value, on: bool, label: &str) -> Markup {
    html! {
        button.button.switch type="button" data-send=(vals) aria-pressed=(on) {
            span.state aria-hidden="true" {} " " (label)
        }
    }
}

/// The same as one of several choices.
pub(crate) fn choice(vals: &Value, chosen: bool, label: &str) -> Markup {
    html! {
        button.button.switch type="button" data-send=(vals) aria-pressed=(chosen) { (label) }
    }
}

/// Something asked of the table: a `tables::Command` with the click that carries it.
pub(crate) fn ask(command: &str, more: Value) -> Value {
    let mut vals = json!({ "click": "ask", "do": command });
    if let (Some(vals), Value::Object(more)) = (vals.as_object_mut(), more) {
        vals.extend(more);
    }
    vals
}

/// A choice of the levels of bots.
pub(crate) fn level_options(tongue: &Tongue, levels: &[&str], chosen: &str) -> Markup {
    html! {
        @for level in levels {
            option value=(level) selected[*level == chosen] { (tongue.level(level)) }
        }
    }
}

/// A link to hand on, with a button that copies it.
pub(crate) fn copyable(tongue: &Tongue, id: &str, label: &str, link: &str) -> Markup {
    html! {
        div.copyable {
            input id=(id) type="text" readonly aria-label=(label) value=(link);
            button.button type="button" data-copy=(id) data-copied=(tongue.web_copied()) {
                (icon(Icon::Link)) (tongue.web_copy())
            }
        }
    }
}
