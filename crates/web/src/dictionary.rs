//! What frames have in common, for squeezing them: a sample of each game, in each language.
//!
//! Most of a frame is markup and words that every frame of a game has. A browser fetches the sample once, as
//! it fetches the style sheet, and what it is sent afterwards refers to it.

use crate::{Desk, Drawing, Drawn, Looks, Memory, TablePage, Visit};
use house::GameKind;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};
use tables::{Attending, Eyes, Guest, Host, Opening, Play, Table, counting_entropy};
use words::Lang;

/// No more than this is kept. A longer sample helps little, and what refers to it must come first.
const LONGEST: usize = 20 * 1024;

/// Which sample of frames a page has: `de-favor`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Sample {
    /// In which language.
    pub lang: Lang,
    /// Of which game.
    pub game: GameKind,
}

impl Sample {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Sample> {
        let of = |lang| GameKind::ALL.into_iter().map(move |game| Sample { lang, game });
        Lang::ALL.into_iter().flat_map(of)
    }

    /// What frames have in common.
    pub fn text(self) -> Arc<[u8]> {
        static ALL: LazyLock<BTreeMap<Sample, Arc<[u8]>>> =
            LazyLock::new(|| Sample::all().map(|sample| (sample, sample.draw())).collect());
        ALL.get(&self).cloned().unwrap_or_default()
    }

    /// The name of its asset.
    pub(crate) fn asset(self) -> String {
        format!("frames-{self}.txt")
    }

    fn draw(self) -> Arc<[u8]> {
        // The last is nearest at hand.
        let (players, moments) = match self.game {
            GameKind::LoveLetter => (4, [3, 9]),
            GameKind::Favor => (3, [2, 7]),
            GameKind::FogOfLove => (2, [24, 41]),
        };
        let drawn = moments.map(|steps| frame(self, players, steps));
        let whole = drawn.into_iter().flatten().collect::<String>().into_bytes();
        whole.get(whole.len().saturating_sub(LONGEST)..).unwrap_or_default().into()
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.lang.code(), self.game)
    }
}

impl FromStr for Sample {
    type Err = NoSample;

    fn from_str(name: &str) -> Result<Sample, NoSample> {
        Sample::all().find(|sample| sample.to_string() == name).ok_or(NoSample)
    }
}

/// There is no such sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSample;

/// What somebody whose turn it is would be sent.
fn frame(Sample { lang, game }: Sample, players: u32, steps: usize) -> Option<String> {
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

const STILL: [&str; 7] =
    ["explained-here", "gist", "rail", "summary", "seats", "keys-help", "chat"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_sample_of_every_game_in_every_language() {
        for sample in Sample::all() {
            let text = sample.text();
            let text = String::from_utf8_lossy(&text);
            assert!(text.len() > LONGEST / 2, "{sample}: {}", text.len());
            assert!(text.contains("class="), "{sample}");
            assert_eq!(sample.to_string().parse(), Ok(sample));
        }
        assert_eq!("en-chess".parse::<Sample>(), Err(NoSample));
    }
}
