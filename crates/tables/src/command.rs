//! What people may ask of a table.

use crate::{Begins, Holder, Invitation, Reaction, Said};
use house::{AnyAction, GameKind, NotAMove};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use utoipa::ToSchema;
use words::Lang;

/// Everything that can be asked of a table. Whoever asks is told apart by their
/// [`Guest`](crate::Guest); what they may not do is refused.
#[derive(Clone, Debug)]
pub enum Request {
    /// A seat moves.
    Play(Play),
    /// Something else.
    Command(Command),
}

impl From<Play> for Request {
    fn from(play: Play) -> Request {
        Request::Play(play)
    }
}

impl From<Command> for Request {
    fn from(command: Command) -> Request {
        Request::Command(command)
    }
}

/// A seat moves.
#[derive(Clone, Debug)]
pub struct Play {
    /// Which seat.
    pub seat: u8,
    /// How many steps had been taken when the move was decided; a stale one is refused.
    pub steps: Option<usize>,
    /// The move.
    pub action: AnyAction,
}

/// A move as it comes in.
#[derive(Deserialize)]
struct Written<'a> {
    #[serde(rename = "do", borrow)]
    what: Cow<'a, str>,
    seat: u8,
    #[serde(default)]
    steps: Option<usize>,
    #[serde(borrow)]
    action: &'a RawValue,
    #[serde(default)]
    id: Option<u64>,
}

/// Why a request cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is no request.
    Senseless,
    /// Its move is not one of this game.
    NotAMove,
}

impl Request {
    /// What somebody asks of a table of this game, as JSON: the one place where it is read.
    ///
    /// # Errors
    ///
    /// If it makes no sense.
    pub fn read(kind: GameKind, json: &str) -> Result<Request, Unreadable> {
        if let Some((play, _)) = Request::read_play(kind, json) {
            return play;
        }
        let command = serde_json::from_str(json).map_err(|_| Unreadable::Senseless)?;
        Ok(Request::Command(command))
    }

    /// A move as JSON, if it is one, and the number that whoever sends it has given it.
    pub fn read_play(
        kind: GameKind,
        json: &str,
    ) -> Option<(Result<Request, Unreadable>, Option<u64>)> {
        let written = serde_json::from_str::<Written<'_>>(json).ok()?;
        let Written { what, seat, steps, action, id } = written;
        let read = || match AnyAction::read(kind, action.get()) {
            Ok(action) => Ok(Request::Play(Play { seat, steps, action })),
            Err(NotAMove) => Err(Unreadable::NotAMove),
        };
        (what == "play").then(|| (read(), id))
    }
}

/// Everything but moves.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum Command {
    /// Sits down: in this seat, or in the first free one. In a running game the host is asked, and
    /// `requests` of the table says so; once they let you in, the seat is yours. Nothing of that is stored
    /// before: a request that is there no more, and was not answered, is asked again.
    Sit {
        /// Which seat.
        #[serde(default)]
        seat: Option<u8>,
        /// What to be called; a name is found if none is given.
        #[serde(default)]
        name: Option<String>,
        /// The language to read.
        #[serde(default)]
        lang: Option<Lang>,
    },
    /// Changes the name of one's seat.
    Rename {
        /// Which seat.
        seat: u8,
        /// The new name.
        name: String,
    },
    /// Changes the language of one's seat.
    Speak {
        /// Which seat.
        seat: u8,
        /// The language.
        lang: Lang,
    },
    /// The host puts a bot into a free seat, or lets one play for somebody who is not connected.
    Bot {
        /// Which seat.
        seat: u8,
        /// How well it plays.
        level: String,
    },
    /// Lets a bot play for somebody who has had no connection for a minute, and has asked for nothing
    /// since: they take their seat back with `return`. For anybody with a seat.
    StandIn {
        /// Which seat.
        seat: u8,
    },
    /// The host frees a seat: before the game it is open again, in a game a bot has it from now on.
    Remove {
        /// Which seat.
        seat: u8,
    },
    /// The host starts the game. Free seats are taken by bots.
    Start,
    /// Pledges a number of one's own for the seed of the next game, while none is being played: the hash of
    /// 32 random bytes. Asked for again when it is about to begin, and for whoever has a seat; the latest
    /// counts.
    Pledge {
        /// The SHA-256 of `parlour pledge 1`, a line feed and the number, as 64 hexadecimal digits.
        pledge: String,
    },
    /// Opens the number that one has pledged, when `sealing` of the table asks for it.
    Redeem {
        /// The number, as 64 hexadecimal digits.
        number: String,
    },
    /// Leaves a seat: before the game it is open again, in a game a bot plays on.
    Leave {
        /// Which seat.
        seat: u8,
    },
    /// Takes a seat back from the bot that played for it.
    Return {
        /// Which seat.
        seat: u8,
    },
    /// The host lets the game rest, or go on.
    Pause {
        /// Whether it rests.
        on: bool,
    },
    /// The host says how long windows are, in a game that has moments for them: so long does it wait
    /// for somebody to `hold` before silence passes.
    Window {
        /// 0, 2, 5 or 10; none if everybody is to be asked each time, for as long as it takes.
        #[serde(default)]
        seconds: Option<u8>,
    },
    /// Stops the clock of the window that is open, for one's seat: it answers by itself. Lasts as long
    /// as the window.
    Hold {
        /// Which seat.
        seat: u8,
    },
    /// The host names who begins the next game, or leaves it to the rules.
    First {
        /// Which seat; none leaves it to the rules.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// The host says how many seats there are, before the first game. Bots in those that go are sent
    /// home; a seat in which somebody else sits stays.
    Players {
        /// How many.
        players: u32,
    },
    /// The host says with which cards the game is played, where it tells stories: before the first game,
    /// and not in a tutorial. What is left out of the command stays as it is; another story brings its
    /// own events along.
    Set {
        /// Which box of cards: one of `GET /api/v1/boxes`. A story that it does not tell gives way to
        /// its first, and single scenes that it does not have are forgotten.
        #[serde(default, rename = "box")]
        from_box: Option<String>,
        /// Which story.
        #[serde(default)]
        story: Option<String>,
        /// Which special events, of whichever story; an empty list for none.
        #[serde(default)]
        events: Option<Vec<String>>,
        /// Whether the ordinary scenes of all stories are in the decks.
        #[serde(default)]
        all_stories: Option<bool>,
    },
    /// The host leaves single scenes out of the decks, or puts them back.
    LeaveOut {
        /// Which, by their ids.
        scenes: Vec<String>,
        /// Whether they are left out.
        on: bool,
    },
    /// Says which topics one would rather not meet, before a game. What any player names is left out,
    /// and nobody learns who named it, or whether anybody did.
    Veto {
        /// Which seat.
        seat: u8,
        /// Which of the table's topics, all of them; an empty list for none.
        topics: Vec<String>,
    },
    /// The host says whether spectators may come.
    Watchers {
        /// Whether they may.
        allowed: bool,
    },
    /// Says something.
    Say {
        /// In which seat.
        seat: u8,
        /// What.
        text: String,
    },
    /// Makes a gesture.
    React {
        /// In which seat.
        seat: u8,
        /// Which.
        reaction: Reaction,
    },
    /// Tells a line in character, in a game that tells a story.
    Tell {
        /// In which seat.
        seat: u8,
        /// What.
        text: String,
    },
    /// Names the character of one's seat, before the first chapter of a game that tells a story.
    Character {
        /// Which seat.
        seat: u8,
        /// What it is called: not what its player is.
        name: String,
    },
    /// Agrees that others read the story of the game that is over, or no longer. They may once all who
    /// played agree; bots do. Only for a game that tells a story.
    ShareStory {
        /// Which seat.
        seat: u8,
        /// Whether others may read it.
        on: bool,
    },
    /// Plays again with the same seats, when a game is over.
    Rematch,
    /// The host lets somebody in who asks for a seat. They see what the seat holds now, and nothing of
    /// before that not everybody saw.
    Admit {
        /// Which request.
        request: u32,
    },
    /// The host does not let somebody in, for this game.
    Decline {
        /// Which request.
        request: u32,
    },
    /// Takes one's request back.
    Withdraw,
    /// Has one's seat for oneself again: no other browser acts for it any more, and the private links
    /// that lead to it are void. For whoever sat down there.
    Reclaim {
        /// Which seat.
        seat: u8,
    },
    /// Gives back a seat that one has by its private link.
    Release {
        /// Which seat.
        seat: u8,
    },
    /// Takes a seat along to another device. Only the server sends this, to whoever holds the
    /// seat's private link.
    #[serde(skip)]
    Claim {
        /// Which seat.
        seat: u8,
        /// Who held it when the link was made; it is good as long as they do.
        of: Holder,
    },
    /// Sits down by the host's invitation to this very seat. Only the server sends this, to whoever
    /// holds it.
    #[serde(skip)]
    Invited {
        /// Which seat.
        seat: u8,
        /// What to be called; a name is found if none is given.
        name: Option<String>,
        /// The language to read.
        lang: Lang,
        /// What the invitation was bound to.
        by: Invitation,
    },
}

impl Command {
    /// Which game it would begin, if it begins one.
    pub fn begins(&self) -> Option<Begins> {
        match self {
            Command::Start => Some(Begins::First),
            Command::Rematch => Some(Begins::Again),
            _ => None,
        }
    }

    /// What would be said, if the command says something.
    pub(crate) fn said(&self) -> Option<(u8, Option<Said>)> {
        match self {
            Command::Say { seat, text } => {
                Some((*seat, crate::tidy(text, LONGEST_LINE).map(Said::Words)))
            }
            Command::React { seat, reaction } => Some((*seat, Some(Said::Reaction(*reaction)))),
            _ => None,
        }
    }
}

/// The longest line of chat, in characters.
const LONGEST_LINE: usize = 280;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_read_however_its_letters_are_written() {
        for what in ["play", "pl\\u0061y"] {
            let json = format!(r#"{{"do":"{what}","seat":1,"action":{{"play":"handmaid"}}}}"#);
            let read = Request::read(GameKind::LoveLetter, &json);
            assert!(matches!(read, Ok(Request::Play(Play { seat: 1, .. }))), "{json}: {read:?}");
        }
    }
}
