//! A table as somebody sees it, the game itself apart.

use crate::{Guest, Phase, Said, Sitter, Table};
use house::GameKind;
use serde::Serialize;
use utoipa::ToSchema;
use words::Lang;

/// A table as one guest sees it: what the pages show and the API sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Picture {
    /// The game.
    pub game: GameKind,
    /// The rules, where the game has several.
    pub rules: Option<String>,
    /// Where the table stands in its life.
    pub phase: Phase,
    /// Whether all seats share one device.
    pub one_device: bool,
    /// Whether the game rests.
    pub paused: bool,
    /// Whether spectators may come.
    pub watchers: bool,
    /// Whether this guest is the host.
    pub host: bool,
    /// The seats that this guest acts for.
    pub yours: Vec<u8>,
    /// The seat that a newcomer would be given.
    pub free_seat: Option<u8>,
    /// The seats.
    pub seats: Vec<ChairPicture>,
    /// The story, where the game tells several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub story: Option<String>,
    /// Who begins the next game, if the host has named somebody.
    pub first: Option<u8>,
    /// How many games have begun here.
    pub games: u32,
    /// How many steps the game has taken.
    pub steps: usize,
    /// The deal, once a game has begun.
    pub deal: Option<DealPicture>,
    /// What was said lately, oldest first.
    pub talk: Vec<SaidPicture>,
    /// How many watch.
    pub watching: usize,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Chair)]
pub struct ChairPicture {
    /// Its number.
    pub seat: u8,
    /// Who has it.
    pub sitter: Sitter,
    /// What they are called; empty while nobody sits there.
    pub name: String,
    /// The language they read.
    pub lang: Lang,
    /// Whether it is the host's.
    pub host: bool,
    /// The level of the bot that plays while the person is away.
    pub stand_in: Option<String>,
    /// Whether somebody who acts for it is connected.
    pub here: bool,
}

/// The seal of a deal, and what was in it once it is broken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Deal)]
pub struct DealPicture {
    /// The seal: the hash of the seed.
    pub seal: String,
    /// The seed, when the game is over.
    pub seed: Option<String>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = SaidBy)]
pub struct SaidPicture {
    /// By whom.
    pub seat: u8,
    /// What.
    pub said: Said,
}

impl Picture {
    /// The names by seat, as the games want them.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

impl Table {
    /// The table as a guest sees it.
    pub(crate) fn picture(&self, guest: Guest, present: &[Guest]) -> Picture {
        let chairs = (0..).zip(&self.chairs).map(|(seat, chair)| ChairPicture {
            seat,
            sitter: chair.sitter.clone(),
            name: chair.name.clone(),
            lang: chair.lang,
            host: chair.is_of(self.host),
            stand_in: chair.stand_in.clone(),
            here: chair.guests.iter().any(|one| present.contains(one)),
        });
        let watching = present.iter().filter(|one| self.seats_of(**one).is_empty()).count();
        let talk =
            self.talk.iter().map(|(seat, said)| SaidPicture { seat: *seat, said: said.clone() });
        Picture {
            game: self.kind(),
            rules: self.opening.rules.clone(),
            phase: self.phase(),
            one_device: self.opening.one_device,
            paused: self.paused,
            watchers: self.watchers,
            host: self.is_host(guest),
            yours: self.seats_of(guest).into_iter().map(|seat| seat.0).collect(),
            free_seat: self.free_seat(),
            seats: chairs.collect(),
            story: self.opening.story.clone(),
            first: self.first,
            games: self.games,
            steps: self.steps(),
            deal: self
                .game
                .as_ref()
                .map(|game| DealPicture { seal: game.seal(), seed: game.seed() }),
            talk: talk.collect(),
            watching,
        }
    }
}
