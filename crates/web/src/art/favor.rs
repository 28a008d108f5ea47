//! Doors, clues, coins: the pieces of a Favor table.
//!
//! Red is hatched and blue is dotted, so that colour never tells alone; the letter comes from the
//! caller, in the language of the reader. Without ids there are no SVG patterns and no clipping:
//! hatches and dots are laid out here, inside the shape they fill.

use ::favor::{Clue, Colour, Door, Role};
use maud::{Markup, html};
use std::fmt::Write;

/// An open door with whoever waits behind it.
pub(super) fn door(door: Door) -> Markup {
    html! {
        (arch())
        path class={ "tint " (colour_class(door.colour())) } d="M24 157V62A36 36 0 0 1 96 62V157Z" {}
        (pattern(door.colour(), in_doorway))
        path d="M24 157V62A36 36 0 0 1 96 62V157Z" {}
        g transform="translate(0 3)" { (figure(door.role(), colour_class(door.colour()))) }
        path.bold d="M8 157H112" {}
    }
}

/// A shut door: an identity nobody may see yet.
pub(super) fn door_shut() -> Markup {
    html! {
        (arch())
        path.umber d="M24 157V62A36 36 0 0 1 96 62V157Z" {}
        path.fine d="M42 157V31M60 157V26M78 157V31" {}
        path.steel d="M24 66H50C54 66 54 74 50 74H24ZM24 126H50C54 126 54 134 50 134H24Z" {}
        path.gold d="M84 88C88 88 90.5 91 90.5 94.5C90.5 97 89 99 87.5 100L89.5 111H78.5L80.5 100C79 99 77.5 97 77.5 94.5C77.5 91 80 88 84 88Z" {}
        circle.solid cx="84" cy="95" r="1.8" {}
        path.bold d="M84 96V104M8 157H112" {}
    }
}

/// A clue: a figure on its colour, or for the special ones the two halves they exchange.
pub(super) fn clue(clue: Clue) -> Markup {
    html! {
        @match (clue.door(), clue) {
            (Some(door), _) => {
                circle class={ "tint " (colour_class(door.colour())) } cx="50" cy="50" r="46" {}
                (pattern(door.colour(), |x, y| in_disc(x, y) && y < 88.0))
                path.stone d="M27.3 90H72.7A46 46 0 0 1 27.3 90Z" {}
                circle cx="50" cy="50" r="46" {}
                g transform="translate(8 -17) scale(.7)" { (figure(door.role(), colour_class(door.colour()))) }
            }
            (None, Clue::BlueRed) => (blue_red()),
            (None, _) => (lady_tiger()),
        }
    }
}

/// A Favor token.
pub(super) fn coin() -> Markup {
    html! {
        circle.gold cx="24" cy="24" r="20.5" {}
        circle.milled cx="24" cy="24" r="16.8" {}
        path.arch-mark d="M16.5 34V22A7.5 7.5 0 0 1 31.5 22V34Z" {}
        path.relief.bare d="M24 30.5C20.8 28 19.5 26.3 19.5 24.5C19.5 21.9 22.9 21.3 24 23.9C25.1 21.3 28.5 21.9 28.5 24.5C28.5 26.3 27.2 28 24 30.5Z" {}
    }
}

/// The auction.
pub(super) fn gavel() -> Markup {
    html! {
        path.umber d="M6 38.5H30C31 38.5 32 39.5 32 40.5V44H4V40.5C4 39.5 5 38.5 6 38.5Z" {}
        g transform="rotate(38 22 18)" {
            path.umber d="M26 16H47C49.5 16 49.5 21 47 21H26Z" {}
            path.umber d="M12 7H27V30H12Z" {}
            path.gold d="M10.5 5C10.5 3 28.5 3 28.5 5V9H10.5ZM10.5 28H28.5V32C28.5 34 10.5 34 10.5 32Z" {}
        }
        path.fine d="M38 33l3 2.5M35 37.5l4.5 1" {}
    }
}

/// The stones around a door, with a heart for a keystone.
fn arch() -> Markup {
    html! {
        path.stone d="M10 157V62A50 50 0 0 1 110 62V157Z" {}
        path.fine d="M10 92H24M96 92H110M10 124H24M96 124H110M10 62H24M96 62H110M24.6 26.6L34.5 36.5M95.4 26.6L85.5 36.5" {}
        path.stone d="M51 10L49 28.5H71L69 10C63 8 57 8 51 10Z" {}
        path.wax.bare d="M60 25C56 21.8 54.5 20 54.5 17.6C54.5 14.4 58.6 13.6 60 16.8C61.4 13.6 65.5 14.4 65.5 17.6C65.5 20 64 21.8 60 25Z" {}
    }
}

/// The lady or the tiger, standing on the ground line of a door at 120 × 160.
/// A halo in the tint of the ground keeps it clear of the pattern.
fn figure(role: Role, tint: &str) -> Markup {
    match role {
        Role::Lady => html! {
            path class={ "halo " (tint) } d=(LADY) {}
            path class={ "halo limb-halo " (tint) } d=(ARMS) {}
            path.solid d=(LADY) {}
            path.limb d=(ARMS) {}
            path.gold d="M82 79L71 64C77 58 87 58 93 63Z" {}
            path.fine d="M82 77L76 64M82 77L83 61.5M82 77L89 63.5" {}
            path.on-solid d="M53.5 103H66.5M55 113C51 124 47 138 45.5 150M65 113C69 124 73 138 74.5 150M60 114V150M54 80Q60 86 66 80" {}
            path.on-solid d="M38.5 140Q49 146 60 140Q71 146 81.5 140" {}
        },
        Role::Tiger => html! {
            path class={ "halo " (tint) } d=(TIGER) {}
            path class={ "halo limb-halo " (tint) } d=(TAIL) {}
            path.limb d=(TAIL) {}
            path.solid d=(TIGER) {}
            path.tail-stripes d=(TAIL) {}
            path.stripes d=(STRIPES) {}
            path.on-solid d="M54 130V152M66 130V152" {}
            path.on-solid-fill d="M45.5 87Q51 81 56 88.5Q50 91.5 45.5 87ZM74.5 87Q69 81 64 88.5Q70 91.5 74.5 87ZM55.5 97.5H64.5L60 103Z" {}
            path.on-solid d="M60 103V106M60 106Q56 111 51 107.5M60 106Q64 111 69 107.5" {}
            circle.solid.bare cx="51.5" cy="87" r="1.5" {}
            circle.solid.bare cx="68.5" cy="87" r="1.5" {}
        },
    }
}

const LADY: &str = "M60 48C63 42 72 44 71 51C70.5 54 69 55 68.5 56C70 63 67.5 70 64 72.5V76C70 77 74.5 80 75 86L66.5 104C76 115 86 137 89 153H31C34 137 44 115 53.5 104L45 86C45.5 80 50 77 56 76V72.5C52 70 50.5 64 51.5 58C52.5 52 56 48.5 60 48Z";
const ARMS: &str = "M47.5 83L37 95L51.5 104M72.5 83L83 93L82 79";
const TIGER: &str = "M60 64C51 64 46 67 42.5 71C38 64 32 63 31 68C30 74 32.5 80 35.5 82.5C31.5 91 34 101 40.5 108C36 122 37 142 41 153H79C83 142 84 122 79.5 108C86 101 88.5 91 84.5 82.5C87.5 80 90 74 89 68C88 63 82 64 77.5 71C74 67 69 64 60 64Z";
const STRIPES: &str = "M58.2 64.5h3.6L60 78.5ZM49.5 67l4.3-1.5L57 77.5ZM70.5 67l-4.3-1.5L63 77.5ZM34 88l10.5 1.5L34 92ZM34.5 95.5l11-.5L36.5 99ZM38.5 103l9-3.5L41.5 107ZM86 88l-10.5 1.5L86 92ZM85.5 95.5l-11-.5L83.5 99ZM81.5 103l-9-3.5L78.5 107ZM38.5 119l11.5 2.2L38 123.5ZM37.7 129l12 2.2L38 133.5ZM38.8 139l11 1.8L39.8 143.5ZM81.5 119l-11.5 2.2L82 123.5ZM82.3 129l-12 2.2L82 133.5ZM81.2 139l-11 1.8L80.2 143.5Z";
const TAIL: &str = "M79 148C91 149 94 138 89 131C86 126 88 121 92 121";

fn colour_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "ruby",
        Colour::Blue => "sapphire",
    }
}

/// Blue/Red: the two colours change places.
fn blue_red() -> Markup {
    html! {
        path.tint.ruby d="M50 4A46 46 0 0 0 50 96Z" {}
        path.tint.sapphire d="M50 4A46 46 0 0 1 50 96Z" {}
        (pattern(Colour::Red, |x, y| in_disc(x, y) && x < 49.0))
        (pattern(Colour::Blue, |x, y| in_disc(x, y) && x > 52.0))
        circle cx="50" cy="50" r="46" {}
        path d="M50 4V96" {}
        (swap_arrows())
    }
}

/// Lady/Tiger: the two roles change places.
fn lady_tiger() -> Markup {
    html! {
        circle.stone cx="50" cy="50" r="46" {}
        g transform="translate(-1 -14) scale(.52 .58)" { (figure(Role::Lady, "stone")) }
        g transform="translate(39 -14) scale(.52 .58)" { (figure(Role::Tiger, "stone")) }
        g transform="translate(12.5 45) scale(.75)" { (swap_arrows()) }
    }
}

fn swap_arrows() -> Markup {
    html! {
        circle.linen cx="50" cy="50" r="20" {}
        path.bold d="M39 45H60M55 39.5L60.5 45L55 50.5M61 56H40M45 50.5L39.5 56L45 61.5" {}
    }
}

/// The opening of the arch, a hair inside its line.
fn in_doorway(x: f32, y: f32) -> bool {
    let (dx, dy) = (x - 60.0, y - 62.0);
    dx.abs() < 34.0 && y < 155.0 && (dy > 0.0 || dx * dx + dy * dy < 34.0 * 34.0)
}

/// The face of a clue, a hair inside its line.
fn in_disc(x: f32, y: f32) -> bool {
    (x - 50.0).powi(2) + (y - 50.0).powi(2) < 43.5 * 43.5
}

/// Red is hatched, blue is dotted, as far as a convex shape reaches.
fn pattern(colour: Colour, inside: impl Fn(f32, f32) -> bool) -> Markup {
    match colour {
        Colour::Red => html! { path.hatch.ruby d=(hatch(inside)) {} },
        Colour::Blue => html! { path.dots.sapphire d=(dots(inside)) {} },
    }
}

/// Lines falling to the left, 8 apart.
fn hatch(inside: impl Fn(f32, f32) -> bool) -> String {
    let mut d = String::new();
    for sum in (8..280).step_by(8) {
        let on_line = |x: &i32| inside(*x as f32, (sum - x) as f32);
        let ends = (0..120).find(on_line).zip((0..120).rev().find(on_line));
        if let Some((from, to)) = ends.filter(|(from, to)| to - from > 2) {
            let _ = write!(d, "M{from} {}L{to} {}", sum - from, sum - to);
        }
    }
    d
}

/// Points in staggered rows: strokes of no length with round ends.
fn dots(inside: impl Fn(f32, f32) -> bool) -> String {
    let mut d = String::new();
    for (row, y) in (4..160).step_by(6).enumerate() {
        for x in (row % 2 * 5..120).step_by(10) {
            if inside(x as f32, y as f32) {
                let _ = write!(d, "M{x} {y}h0");
            }
        }
    }
    d
}
