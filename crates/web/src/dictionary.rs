//! What frames have in common, for squeezing them: a sample, in each language.
//!
//! Most of a frame is markup and words that every frame has. A browser fetches the sample once, as it
//! fetches the style sheet, and what it is sent afterwards refers to it.

use crate::{Desk, Drawing, Drawn, Looks, Memory, TablePage, Visit};
use house::GameKind;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use tables::{Attending, Eyes, Guest, Host, Opening, Play, Table, counting_entropy};
use words::Lang;

/// No more than this is kept. A longer sample helps little, and what refers to it must come first.
const LONGEST: usize = 20 * 1024;

/// The games of the sample, with how many players and after how many steps. The last is nearest at hand.
const SAMPLES: [(GameKind, u32, usize); 3] =
    [(GameKind::Favor, 3, 2), (GameKind::Favor, 3, 7), (GameKind::LoveLetter, 4, 9)];

/// The sample in a language.
pub fn dictionary(lang: Lang) -> Arc<[u8]> {
    static ALL: LazyLock<BTreeMap<&str, Arc<[u8]>>> =
        LazyLock::new(|| Lang::ALL.map(|lang| (lang.code(), draw(lang))).into_iter().collect());
    ALL.get(lang.code()).cloned().unwrap_or_default()
}

/// The name of its asset.
pub(crate) fn name(lang: Lang) -> String {
    format!("frames-{}.txt", lang.code())
}

fn draw(lang: Lang) -> Arc<[u8]> {
    let samples = SAMPLES.map(|(game, players, steps)| sample(lang, game, players, steps));
    let whole = samples.into_iter().flatten().collect::<String>().into_bytes();
    whole.get(whole.len().saturating_sub(LONGEST)..).unwrap_or_default().into()
}

/// What somebody whose turn it is would be sent.
fn sample(lang: Lang, game: GameKind, players: u32, steps: usize) -> Option<String> {
    let guest = Guest::of_secret("sample");
    let mut entropy = counting_entropy(9);
    let opening = Opening { players: Some(players), ..Opening::of(game) };
    let bots = Some(game.about().usual_level);
    let host = Host { guest, name: "Anna", lang, bots };
    let (mut table, _) = Table::open(opening, &host, &mut entropy).ok()?;
    let here = Attending::of(&[guest]);
    let look = loop {
        while table.move_bot(&mut entropy).is_some() {}
        let look = table.look(guest, Eyes::Page { open: None }, &here).ok()?;
        let (seat, action) = look.seat.zip(look.glimpse.as_ref()?.moves().into_iter().next())?;
        if table.steps() >= steps {
            break look;
        }
        table.handle(guest, Play { seat, steps: None, action }, &here, &mut entropy).ok()?;
    };
    let desk = Desk::new(false);
    let page = TablePage {
        visit: Visit {
            lang,
            origin: "",
            path: "",
            hints: false,
            name: "",
            looks: Looks::default(),
        },
        key: "",
        picture: &look.picture,
        seat: look.seat,
        glimpse: look.glimpse.as_ref(),
        desk: &desk,
        notice: None,
        seat_link: None,
        vetoed: None,
        invitations: &[],
    };
    let Drawn { mut parts, ahead, .. } = Memory::default().draw(&page, Drawing::Alone);
    // What never changes is sent once, and of parts that are alike two are enough.
    let mut kinds: BTreeMap<String, u8> = BTreeMap::new();
    parts.retain(|id, _| {
        let kind = id.rsplit_once('-').map_or(id.as_str(), |(kind, _)| kind);
        let met = kinds.entry(kind.to_string()).or_default();
        *met += 1;
        *met <= 2 && !STILL.contains(&id.as_str()) && kind != "about"
    });
    serde_json::to_string(&(ahead, parts)).ok()
}

const STILL: [&str; 5] = ["explained-here", "summary", "seats", "keys-help", "chat"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_sample_in_every_language() {
        for lang in Lang::ALL {
            let sample = dictionary(lang);
            let sample = String::from_utf8_lossy(&sample);
            assert!(sample.len() > LONGEST / 2, "{lang:?}: {}", sample.len());
            assert!(sample.contains("hand-") && sample.contains("player-1"), "{lang:?}");
        }
    }
}
