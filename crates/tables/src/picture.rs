//! A table as somebody sees it, the game itself apart.

use crate::{
    Attending, Gone, Guest, NumbersPicture, OpenWindow, Phase, Said, SealingPicture,
    SettingPicture, Sitter, Table, WindowsPicture,
};
use house::GameKind;
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;
use words::Lang;

/// A table as one guest sees it: what the pages show and the API sends.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
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
    /// The windows in which silence passes, where the game has moments for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub windows: Option<WindowsPicture>,
    /// Whether spectators may come.
    pub watchers: bool,
    /// Whether this guest is the host.
    pub host: bool,
    /// Whether the host has asked this guest to leave, so that they cannot sit down here again.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub removed: bool,
    /// The seats that this guest acts for.
    pub yours: Vec<u8>,
    /// The seat that a newcomer would be given.
    pub free_seat: Option<u8>,
    /// The seats.
    pub seats: Vec<ChairPicture>,
    /// The story, where the game tells several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub story: Option<String>,
    /// Whether the story is played as its tutorial.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub tutorial: bool,
    /// With which cards the first game is played, where there is a choice, until it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub setting: Option<SettingPicture>,
    /// Who begins the next game, if the host has named somebody.
    pub first: Option<u8>,
    /// How many games have begun here.
    pub games: u32,
    /// How many steps the game has taken.
    pub steps: usize,
    /// What is asked of people for the seed of the next game, for the moment before it begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sealing: Option<SealingPicture>,
    /// The deal, once a game has begun.
    pub deal: Option<DealPicture>,
    /// What was said lately, oldest first.
    pub talk: Vec<SaidPicture>,
    /// The story that is told beside the game, where one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub telling: Option<TellingPicture>,
    /// How many watch.
    pub watching: usize,
    /// Who asks for a seat in the running game: everybody at the table sees it, and the host answers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub requests: Vec<RequestPicture>,
    /// Seats that changed hands in this game. Whoever took one over saw what it held then, and nothing
    /// of before.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken_over: Vec<TakenOverPicture>,
    /// What seats were called earlier in this game, the earliest first.
    #[serde(skip)]
    pub former: Vec<FormerName>,
    /// The seats where this guest sat down and for which other browsers act too, by a private link.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shared: Vec<u8>,
    /// The seats that agree that others read the story of the game that is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub story_shared: Vec<u8>,
    /// The seats that this guest has by a private link alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub borrowed: Vec<u8>,
}

/// Somebody asks for a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = SeatRequest)]
pub struct RequestPicture {
    /// The number by which the host answers.
    pub request: u32,
    /// Which seat.
    pub seat: u8,
    /// What they want to be called.
    pub name: String,
    /// Whether it is this guest's.
    pub yours: bool,
}

/// A seat that changed hands.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = TakenOver)]
pub struct TakenOverPicture {
    /// Which.
    pub seat: u8,
    /// How many steps had been taken.
    pub step: usize,
    /// Who has it since.
    pub name: String,
    /// Who had it before.
    pub from: String,
}

/// What a seat was called earlier in a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FormerName {
    /// Which seat.
    pub seat: u8,
    /// Up to and with which step.
    pub steps: usize,
    /// What it was called.
    pub name: String,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Chair)]
pub struct ChairPicture {
    /// Its number.
    pub seat: u8,
    /// Who has it.
    pub sitter: Sitter,
    /// What they are called; empty while nobody sits there.
    pub name: String,
    /// What their character is called, once it has a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub character: Option<String>,
    /// The language they read.
    pub lang: Lang,
    /// Whether it is the host's.
    pub host: bool,
    /// The level of the bot that plays while the person is away.
    pub stand_in: Option<String>,
    /// Whether somebody who acts for it is connected.
    pub here: bool,
    /// For how long its person has been gone from the running game: for a while, or for so long that
    /// anybody may let a bot play (`stand_in`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gone: Option<Gone>,
    /// How many games whoever has it has won here since they sat down, where one wins against the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub won: Option<u32>,
    /// The same as long as nobody has been told how the present game ended.
    #[serde(skip)]
    pub won_before: Option<u32>,
}

/// A story that is told beside a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Telling)]
pub struct TellingPicture {
    /// Whether characters can be named now.
    pub naming: bool,
    /// Whether somebody is choosing, so that nobody may talk or tell anything.
    pub choosing: bool,
    /// What was told lately, oldest first.
    pub told: Vec<ToldPicture>,
}

/// A line told in character.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Told)]
pub struct ToldPicture {
    /// By whom.
    pub seat: u8,
    /// After how many steps of the game.
    pub step: usize,
    /// What.
    pub text: String,
    /// The same by language, if it is an idea that the card lent: everybody reads it in their own.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lent: BTreeMap<String, String>,
}

impl ToldPicture {
    /// What was told, in the words of a reader.
    pub fn text_in(&self, lang: Lang) -> &str {
        self.lent.get(lang.code()).unwrap_or(&self.text)
    }
}

/// The seal of a deal, and what was in it once it is broken.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Deal)]
pub struct DealPicture {
    /// The seal: the hash of the seed.
    pub seal: String,
    /// The seed, when the game is over.
    pub seed: Option<String>,
    /// The numbers of which the seed is made, when the game is over and where people took part in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub numbers: Option<NumbersPicture>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = SaidBy)]
pub struct SaidPicture {
    /// By whom.
    pub seat: u8,
    /// What.
    pub said: Said,
}

impl DealPicture {
    /// Hides what is told when the game is over.
    pub(crate) fn close(&mut self) {
        (self.seed, self.numbers) = (None, None);
    }
}

impl Picture {
    /// The window that is open, if one is.
    pub fn window(&self) -> Option<&OpenWindow> {
        self.windows.as_ref()?.open.as_ref()
    }

    /// The names by seat, as the games want them: those of the characters, once they have any.
    pub fn names(&self) -> Vec<String> {
        let name = |seat: &ChairPicture| seat.character.as_ref().unwrap_or(&seat.name).clone();
        self.seats.iter().map(name).collect()
    }

    /// The names by seat as they were while so many steps were taken.
    pub fn names_then(&self, steps: usize) -> Vec<String> {
        let then = |chair: &ChairPicture| {
            let mut former = self.former.iter().filter(|one| one.seat == chair.seat);
            let earlier = former.find(|one| steps <= one.steps);
            earlier.map_or(&chair.name, |one| &one.name).clone()
        };
        self.seats.iter().map(then).collect()
    }
}

impl Table {
    /// The table as a guest sees it.
    pub(crate) fn picture(&self, guest: Guest, attending: &Attending) -> Picture {
        let counts = self.counts();
        let chairs = (0..).zip(&self.chairs).map(|(seat, chair)| ChairPicture {
            seat,
            sitter: chair.sitter.clone(),
            name: chair.name.clone(),
            character: self.character_of(seat),
            lang: chair.lang,
            host: chair.is_of(self.host),
            stand_in: chair.stand_in.clone(),
            here: chair.guests.iter().any(|one| attending.is_here(*one)),
            gone: self.gone_from(chair, attending),
            won: counts.then(|| chair.won.games()),
            won_before: counts.then(|| chair.won.before()),
        });
        let sits = |one: &&Guest| self.chairs.iter().any(|chair| chair.is_of(**one));
        let watching = attending.here().len() - attending.here().iter().filter(sits).count();
        let talk =
            self.talk.iter().map(|(seat, said)| SaidPicture { seat: *seat, said: said.clone() });
        Picture {
            game: self.kind(),
            rules: self.opening.rules.clone(),
            phase: self.phase(),
            one_device: self.opening.one_device,
            paused: self.paused,
            windows: self.windows(attending),
            watchers: self.watchers,
            host: self.is_host(guest),
            removed: self.removed.contains(&guest),
            yours: self.seats_of(guest).into_iter().map(|seat| seat.0).collect(),
            free_seat: self.free_seat(),
            seats: chairs.collect(),
            story: self.opening.story.clone(),
            tutorial: self.opening.tutorial,
            setting: self.setting(),
            first: self.first,
            games: self.games,
            steps: self.steps(),
            sealing: self.sealing(attending),
            deal: self.game.as_ref().map(crate::TableGame::picture),
            talk: talk.collect(),
            telling: self.telling(),
            watching,
            requests: self.requests(guest, attending),
            taken_over: self.taken_over(),
            former: self.former.clone(),
            shared: self.seats_where(|chair| {
                chair.guests.len() > 1 && chair.guests.first() == Some(&guest)
            }),
            story_shared: self.sharing.clone(),
            borrowed: self
                .seats_where(|chair| chair.guests.iter().skip(1).any(|&one| one == guest)),
        }
    }

    /// Who asks for a seat, while a game runs.
    fn requests(&self, guest: Guest, attending: &Attending) -> Vec<RequestPicture> {
        let picture = |one: &crate::Asking| RequestPicture {
            request: one.number,
            seat: one.seat,
            name: one.name.clone(),
            yours: one.guest == guest,
        };
        self.waiting(attending).map(picture).collect()
    }

    fn taken_over(&self) -> Vec<TakenOverPicture> {
        let picture = |one: &crate::TakenOver| TakenOverPicture {
            seat: one.seat,
            step: one.step,
            name: one.name.clone(),
            from: one.from.clone(),
        };
        self.taken_over.iter().map(picture).collect()
    }

    fn seats_where(&self, wanted: impl Fn(&crate::Chair) -> bool) -> Vec<u8> {
        let seats = (0..).zip(&self.chairs);
        seats.filter(|(_, chair)| wanted(chair)).map(|(seat, _)| seat).collect()
    }
}
