//! The emblem of Fog of Love: two silhouettes, a heart between them, and fog up to their chins.

use maud::{Markup, html};

/// The profile that both share; what sits on it differs.
const PROFILE: &str = "M50 27C60 27 66 33 66.5 41C66.8 44 66 45.5 67 48C69 52 73 55 73.5 57.5C73.8 59.3 70 59.5 68.8 60.2C69.5 61.5 71 62.5 70.8 63.6C70.6 64.6 69 64.8 68.4 65.2C69.4 66 70.6 67 70.2 68.2C69.8 69.4 68.2 69.6 68 70.6C68 72.5 69.6 74 69 76.6C68 81 62 82 56.5 82.5C55.5 86 56 90 59 93.5C65 98 74 99 77.2 106A44 56 0 0 1 22.8 106C27 99 35 97.5 38 93C40 89.5 39.5 85 38.5 81C30 74 26 62 27 50C28 36 38 27 50 27Z";

/// The drawing, on a sheet of 360 × 176.
pub(super) fn couple() -> Markup {
    html! {
        rect.plum x="1" y="1" width="358" height="174" rx="12" {}
        ellipse.dusk.far cx="180" cy="78" rx="158" ry="78" {}
        ellipse.dusk.near cx="180" cy="78" rx="112" ry="62" {}
        ellipse.dusk.heart cx="180" cy="78" rx="66" ry="42" {}
        g.cut transform="translate(34 -3) scale(1.5)" { (curls()) }
        g.cut transform="matrix(-1.5 0 0 1.5 326 -3)" { (hat()) }
        path.wax d="M180 100C166 89 160 82 160 73C160 62 175 59 180 70C185 59 200 62 200 73C200 82 194 89 180 100Z" {}
        path.mist d="M2 146C34 128 62 150 100 136C140 122 170 146 210 134C250 122 292 144 358 128V163Q358 174 347 174H13Q2 174 2 163Z" {}
        path.mist d="M2 162C40 146 80 166 130 154C180 142 220 164 270 152C310 143 336 156 358 150V163Q358 174 347 174H13Q2 174 2 163Z" {}
        path.mist-line d="M20 140C50 130 70 144 96 136M250 132C280 124 310 138 338 130" {}
    }
}

fn curls() -> Markup {
    html! {
        path d=(PROFILE) {}
        circle cx="53" cy="25" r="10" {}
        circle cx="38" cy="27" r="12" {}
        circle cx="27" cy="38" r="11" {}
        circle cx="22" cy="52" r="10" {}
        circle cx="23" cy="67" r="10" {}
        circle cx="27" cy="81" r="9" {}
        path d="M30 30H60L40 80H28Z" {}
        path.snip d="M32 30q6-6 12-2M22 44q4-6 10-4M18 58q5-5 10-2M20 72q5-5 10-2" {}
        path.bow d="M44 20C48 14 56 12 60 16C62 20 56 24 50 24Z" {}
    }
}

fn hat() -> Markup {
    html! {
        path d=(PROFILE) {}
        path d="M20 38C26 31 34 30 36 30L33 8C42 3 60 3 67 8L65 29C71 30 77 33 80 38C66 34 38 33 20 38Z" {}
        path.bow d="M35.4 24C44 20 57 20 65.6 24L65 29.5C55 27 45 27 36 30Z" {}
        path d="M30 38C26 46 26 58 30 66L38 66C37 58 38 48 42 40Z" {}
        path.collar d="M36 90C42 88 54 86 58 84L62 96L50 104L36 98Z" {}
    }
}
