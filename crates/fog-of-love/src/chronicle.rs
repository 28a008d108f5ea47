//! The story that two people tell: names of the characters and what was told, kept with the game.
//!
//! Telling never touches the rules (FL-37): it lies beside the game, each line with how far the game
//! had come when it was told, so that the whole can be read as a story.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 30;
/// The longest line told, in characters.
pub const LONGEST_LINE: usize = 500;
/// Most lines kept of one game.
pub const MOST_LINES: usize = 1_000;

/// Why a name or a line is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untold {
    /// There is no such seat.
    Seat,
    /// There is nothing in it.
    Empty,
    /// It is too long.
    TooLong,
    /// It holds characters that cannot be shown.
    Unprintable,
    /// A character's name is not the player's own (FL-113).
    OwnName,
    /// The story is full.
    Full,
}

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// Who told it.
    pub seat: Seat,
    /// How far the game had come: after how many of its steps, or events, as whoever keeps it counts.
    pub at: u32,
    /// What was told.
    pub text: String,
}

/// The names and the tale of one game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chronicle {
    names: [Option<String>; 2],
    lines: Vec<Told>,
}

/// The text without its outer spaces, if it can be kept. What is told may run over several lines; a name
/// stands on one.
fn tidy(text: &str, longest: usize, breaks: bool) -> Result<&str, Untold> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Untold::Empty);
    }
    if text.chars().count() > longest {
        return Err(Untold::TooLong);
    }
    if text.chars().any(|letter| letter.is_control() && !(breaks && letter == '\n')) {
        return Err(Untold::Unprintable);
    }
    Ok(text)
}

impl Chronicle {
    /// Names a character. `player` is the name of the person who plays it, which it may not be,
    /// whatever the case and the spaces around it (FL-113).
    pub fn name(&mut self, seat: Seat, player: &str, name: &str) -> Result<(), Untold> {
        let name = tidy(name, LONGEST_NAME, false)?;
        if name.to_lowercase() == player.trim().to_lowercase() {
            return Err(Untold::OwnName);
        }
        let place = self.names.get_mut(seat.index()).ok_or(Untold::Seat)?;
        *place = Some(name.to_owned());
        Ok(())
    }

    /// The name of a character, once it has one.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index())?.as_deref()
    }

    /// Keeps a line, told when the game had come so far.
    pub fn tell(&mut self, seat: Seat, at: u32, text: &str) -> Result<(), Untold> {
        let text = tidy(text, LONGEST_LINE, true)?;
        if seat.index() >= self.names.len() {
            return Err(Untold::Seat);
        }
        if self.lines.len() >= MOST_LINES {
            return Err(Untold::Full);
        }
        self.lines.push(Told { seat, at, text: text.to_owned() });
        Ok(())
    }

    /// Everything told so far, in order.
    pub fn lines(&self) -> &[Told] {
        &self.lines
    }
}
