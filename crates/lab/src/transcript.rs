//! Reading transcripts back, and judging them by our own rules.

use house::{
    AnySetup, BadSetup, Flaw, GameKind, Line, Numbers, Pledge, Replayed, Sealed, UnknownGame,
    Wanted,
};
use serde_json::{Map, Value};
use tabletop::Viewer;
use words::Tongue;

/// What is wrong with a file of transcripts. Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no game in it.
    Empty,
    /// The line is not JSON.
    NotJson(usize),
    /// The line should be the header of a game and is not.
    NoHeader(usize),
    /// The transcript is of a version we do not read.
    Version(usize, String),
    /// The game is not known here.
    UnknownGame(usize, String),
    /// The header describes a table that cannot be.
    Table(usize, BadSetup),
    /// The line is not what the rules make of the lines before; with what should stand there.
    Wrong(usize, Option<String>),
    /// The game that begins on this line stops before its end.
    Truncated(usize),
}

/// One game of a file.
pub struct Recorded {
    /// The line of its header.
    pub line: usize,
    /// Which game.
    pub game: GameKind,
    /// What reproduces it.
    pub seed: String,
    /// The seal that everybody saw before the first card, if it was a sealed deal.
    pub seal: Option<String>,
    /// The numbers of which the seed was made, as the header has them, if people took part in it.
    numbers: Option<Value>,
    setup: AnySetup,
    lines: Vec<Line>,
}

impl Recorded {
    /// How many played.
    pub fn players(&self) -> u8 {
        self.setup.players()
    }

    /// Plays the game again, judging every line, and tells it.
    pub fn replay(
        &self,
        tongue: &Tongue,
        players: &[String],
        viewer: Option<Viewer>,
    ) -> Result<Replayed, Trouble> {
        let told = self.setup.replay(&self.lines, tongue, players, viewer);
        told.map_err(|flaw| self.trouble(flaw))
    }

    /// Whether the seed fits the seal, and every card the seed.
    pub fn verify(&self) -> Result<Verdict, Trouble> {
        let (Some(seal), Some(sealed)) = (&self.seal, Sealed::read(&self.seed)) else {
            return Ok(Verdict::NotSealed);
        };
        if sealed.seal() != *seal {
            return Ok(Verdict::OtherSeal);
        }
        if self.numbers.is_some() && !self.is_made_of_its_numbers(&sealed) {
            return Ok(Verdict::OtherNumbers);
        }
        let dealt = self.setup.is_dealt_by(&self.lines, &sealed);
        let dealt = dealt.map_err(|flaw| self.trouble(flaw))?;
        Ok(if dealt { Verdict::Honest } else { Verdict::OtherCards })
    }

    /// The numbers of which the seed was made, if people took part in it.
    pub fn numbers(&self) -> Option<Numbers> {
        serde_json::from_value(self.numbers.clone()?).ok()
    }

    /// Whether everybody opened what they had pledged, the parlour too, and this deal follows.
    fn is_made_of_its_numbers(&self, sealed: &Sealed) -> bool {
        let pledge = self.numbers.as_ref().and_then(|numbers| numbers["pledge"].as_str());
        let pledge = pledge.and_then(|pledge| Pledge::read(pledge).ok());
        let fits = |numbers: Numbers| {
            Some(numbers.number().pledge()) == pledge
                && numbers.are_kept()
                && numbers.deal() == *sealed
        };
        self.numbers().is_some_and(fits)
    }

    fn trouble(&self, flaw: Flaw) -> Trouble {
        match flaw {
            Flaw::Truncated => Trouble::Truncated(self.line),
            Flaw::Line(at, expected) => Trouble::Wrong(self.line + 1 + at, expected),
        }
    }
}

/// What can be said of a sealed deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The seed fits the seal, and every card the seed.
    Honest,
    /// The transcript names no seal and seed.
    NotSealed,
    /// The seed is not the one that was sealed.
    OtherSeal,
    /// The seed does not follow from the numbers that were pledged for it.
    OtherNumbers,
    /// Other cards were dealt than the seed gives.
    OtherCards,
}

/// Splits a file into its games. What their headers do not say, such as the cards themselves, is as
/// wanted.
pub fn read(text: &str, wanted: &Wanted) -> Result<Vec<Recorded>, Trouble> {
    let mut games: Vec<Recorded> = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let number = n + 1;
        let value: Value = serde_json::from_str(line).map_err(|_| Trouble::NotJson(number))?;
        match value {
            Value::Object(header) if header.contains_key("format") => {
                games.push(begin(number, &header, wanted)?);
            }
            line => {
                games.last_mut().ok_or(Trouble::NoHeader(number))?.lines.push(line);
            }
        }
    }
    if games.is_empty() { Err(Trouble::Empty) } else { Ok(games) }
}

fn begin(line: usize, header: &Map<String, Value>, wanted: &Wanted) -> Result<Recorded, Trouble> {
    let text = |key: &str| header.get(key).and_then(Value::as_str).map(str::to_string);
    if text("format").as_deref() != Some("parlour-transcript") {
        return Err(Trouble::NoHeader(line));
    }
    match header.get("version") {
        Some(version) if *version == 1 => {}
        Some(version) => return Err(Trouble::Version(line, version.to_string())),
        None => return Err(Trouble::NoHeader(line)),
    }
    let key = text("game").ok_or(Trouble::NoHeader(line))?;
    let players = header.get("players").and_then(Value::as_u64).ok_or(Trouble::NoHeader(line))?;
    let game: GameKind = key.parse().map_err(|UnknownGame(key)| Trouble::UnknownGame(line, key))?;
    let players = u32::try_from(players).unwrap_or(u32::MAX);
    let wanted = Wanted { players: Some(players), ..wanted.clone() };
    let setup = AnySetup::of_header(game, header, &wanted);
    let setup = setup.map_err(|why| Trouble::Table(line, why))?;
    let seed = header.get("seed").map_or(String::new(), |seed| match seed {
        Value::String(seed) => seed.clone(),
        other => other.to_string(),
    });
    let (seal, numbers) = (text("seal"), header.get("numbers").cloned());
    Ok(Recorded { line, game, seed, seal, numbers, setup, lines: Vec::new() })
}
