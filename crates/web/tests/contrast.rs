//! Every pair of colours that meet on a page keeps WCAG AA, by day and by night.

use std::collections::HashMap;

const TOKENS: &str = include_str!("../assets/css/tokens.css");

/// Text on its ground.
const TEXT: [(&str, &str); 23] = [
    ("ink", "paper"),
    ("ink", "sheet"),
    ("faded", "paper"),
    ("faded", "sheet"),
    ("wax", "paper"),
    ("wax", "sheet"),
    ("on-seal", "seal"),
    ("gold", "paper"),
    ("gold", "sheet"),
    ("sage", "paper"),
    ("sage", "sheet"),
    ("plum", "paper"),
    ("plum", "sheet"),
    ("teal", "paper"),
    ("teal", "sheet"),
    ("ruby", "paper"),
    ("ruby", "sheet"),
    ("sapphire", "paper"),
    ("sapphire", "sheet"),
    ("linen", "line"),
    ("line", "letter"),
    ("line", "tint-ruby"),
    ("line", "tint-sapphire"),
];

/// Borders of controls, and lines that tell one thing from another.
const GRAPHICS: [(&str, &str); 11] = [
    ("seal", "paper"),
    ("edge", "paper"),
    ("edge", "sheet"),
    ("line", "ground-rose"),
    ("line", "ground-gold"),
    ("line", "ground-sage"),
    ("line", "ground-sky"),
    ("line", "ground-plum"),
    ("line", "stone"),
    ("paint-wax", "tint-ruby"),
    ("paint-royal", "tint-sapphire"),
];

#[test]
fn text_reads_on_its_ground() {
    check(&TEXT, 4.5);
}

#[test]
fn lines_and_borders_are_seen() {
    check(&GRAPHICS, 3.0);
}

fn check(pairs: &[(&str, &str)], least: f64) {
    for (theme, colours) in themes() {
        for (front, ground) in pairs {
            let ratio = contrast(colours[front], colours[ground]);
            assert!(ratio >= least, "{theme}: {front} on {ground} has only {ratio:.2}");
        }
    }
}

/// The tokens by name, for day and for night: `--name: light-dark(#day, #night);`.
fn themes() -> [(&'static str, HashMap<&'static str, [u8; 3]>); 2] {
    let [mut day, mut night] = [HashMap::new(), HashMap::new()];
    for line in TOKENS.lines() {
        let Some((name, pair)) =
            line.trim().strip_prefix("--").and_then(|line| line.split_once(": light-dark("))
        else {
            continue;
        };
        let (light, dark) = pair.trim_end_matches(");").split_once(", ").expect("two colours");
        day.insert(name, rgb(light));
        night.insert(name, rgb(dark));
    }
    [("day", day), ("night", night)]
}

fn rgb(hex: &str) -> [u8; 3] {
    let hex = hex.strip_prefix('#').filter(|hex| hex.len() == 6).expect("a colour as #rrggbb");
    [0, 2, 4].map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal"))
}

/// WCAG 2.2, "contrast ratio".
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// WCAG 2.2, "relative luminance".
fn luminance(colour: [u8; 3]) -> f64 {
    let [red, green, blue] = colour.map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}
