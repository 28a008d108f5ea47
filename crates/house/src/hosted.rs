//! What a game brings along to be at home here.

use crate::{BadSetup, DeckOfScenes, Follow, Perceived, Scribe, Study, Wanted};
use bots::Level;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tabletop::{Deals, Game, Imagine, Seat, Seats, Tally, Waiting};
use words::Tongue;

/// What it means to say nothing at a moment at which several are asked, one after the other, and
/// few have an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Silence<A> {
    /// What whoever says nothing does.
    pub action: A,
    /// Who is asked at this moment, now or in their turn.
    pub seats: Seats,
}

/// Something that a card asks a player to tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Telling {
    /// What it asks, in words.
    pub text: String,
    /// Lines that may be borrowed.
    pub ideas: Vec<String>,
}

/// A game of the house.
pub trait Hosted:
    Imagine
    + Game<
        Action: Serialize + DeserializeOwned + Sync,
        Event: Serialize + DeserializeOwned + Sync,
        Sight: Serialize + Sync,
        State: Sync,
        View: Sync,
        Illegal: Serialize + Clone + Send + Sync,
    >
{
    /// Its name on the command line and in transcripts.
    const KEY: &'static str;
    /// The sets of rules it knows, the usual one first; empty if there is only one.
    const RULES: &'static [&'static str];
    /// How many minutes a game takes, about: the shortest and the longest.
    const MINUTES: (u8, u8);
    /// How many sights a table that is looked at often remembers before those of the latest step: more
    /// than a round of Favor has.
    const RECENT: usize = 112;
    /// Whether the players contend for one victory, which a tie shares. Otherwise each wins or loses
    /// alone.
    const CONTEST: bool = true;
    /// Whether the players are characters, who have names and tell their story as they play.
    const TELLS: bool = false;
    /// Whether there are moments at which silence means something.
    const WINDOWS: bool = false;

    /// Writes its transcripts.
    type Scribe: Scribe<Self>;
    /// Follows them again.
    type Follow: Follow<Self>;
    /// What simulations learn about it beyond who won; `()` if nothing.
    type Study: Study<Self>;

    /// The stories it tells; empty if it tells none.
    fn stories() -> Vec<String> {
        Vec::new()
    }
    /// The special events that its stories can include; empty if there are none.
    fn events() -> Vec<String> {
        Vec::new()
    }
    /// Its scenes, by their decks, without special events and what is linked to them; empty if it has
    /// none.
    fn scenes() -> Vec<DeckOfScenes> {
        Vec::new()
    }
    /// The table somebody wants, or why it cannot be had.
    fn setup(wanted: &Wanted) -> Result<Self::Setup, BadSetup>;
    /// The levels of its bots, weakest first; the first is `random`.
    fn levels() -> &'static [Level<Self>];
    /// Plays one game at random, watched by nobody but a study, allocating nothing per move.
    fn play_random(
        setup: &Self::Setup,
        deals: &mut Deals,
        rng: &mut bots::Dice,
        study: &mut Self::Study,
    ) -> Tally;

    /// A scribe for a new game.
    fn scribe(setup: &Self::Setup) -> Self::Scribe;
    /// What the header of a transcript says beyond game, players and seed.
    fn header(setup: &Self::Setup) -> Map<String, Value>;
    /// The table that a header describes.
    fn read_header(header: &Map<String, Value>, wanted: &Wanted) -> Result<Self::Setup, BadSetup> {
        let rules = header.get("rules").and_then(Value::as_str).map(str::to_string);
        Self::setup(&Wanted { rules, ..wanted.clone() })
    }

    /// Whom the game waits for, as everybody can see.
    fn waiting(view: &Self::View) -> Waiting;
    /// What silence means at this moment, if it means anything, as everybody can see.
    fn silence(_view: &Self::View) -> Option<Silence<Self::Action>> {
        None
    }
    /// Whether choices lie face down that must not be talked about, as everybody can see.
    fn is_secret_pending(_view: &Self::View) -> bool {
        false
    }
    /// Whether characters may be named now, as everybody can see.
    fn is_naming(_view: &Self::View) -> bool {
        false
    }
    /// Whether other programs are told of a sight. What everybody perceives may tell by its number
    /// what nobody should know.
    fn is_sent(_setup: &Self::Setup, _sight: &Self::Sight) -> bool {
        true
    }
    /// Whom a card asks to tell something, if a sight is that.
    fn prompted(_sight: &Self::Sight) -> Option<Seat> {
        None
    }
    /// What they are to tell.
    fn telling(
        _setup: &Self::Setup,
        _tongue: &Tongue,
        _sight: &Self::Sight,
        _players: &[String],
    ) -> Option<Telling> {
        None
    }
    /// The lessons of a first game that have come to light by now, by their numbers.
    fn lessons(_view: &Self::View) -> Vec<u8> {
        Vec::new()
    }
    /// Whether a seat perceives more of something than the public, whose sight this is.
    fn is_told_more(sight: &Self::Sight, seat: Seat) -> bool;
    /// How long all that a seat knows beside the public is at the most, as other programs read it: in
    /// bytes, as everybody can reckon it from the public's view.
    fn longest_view(setup: &Self::Setup, public: &Self::View, seat: Seat) -> usize;
    /// The same of the list of its moves, when it is asked.
    fn longest_menu(public: &Self::View, seat: Seat) -> usize;
    /// A view as other programs read it. Says what the view says and nothing else.
    fn view_json(setup: &Self::Setup, view: &Self::View) -> Value;
    /// An event as somebody would perceive it from whom nothing is hidden.
    fn open(event: &Self::Event) -> Self::Sight;
    /// The log: what was perceived, in lines, each with the place of its sight, in order.
    fn log(
        setup: &Self::Setup,
        tongue: &Tongue,
        perceived: &Perceived<'_, Self>,
        players: &[String],
    ) -> Vec<(usize, String)>;
    /// What a viewer is to do or to wait for, in one sentence.
    fn ask(setup: &Self::Setup, tongue: &Tongue, view: &Self::View, players: &[String]) -> String;
    /// Why a move is refused, in one sentence to the player who tried it.
    fn illegal(tongue: &Tongue, illegal: &Self::Illegal, players: &[String]) -> String;
    /// Whether nothing is told, to anybody, of what the public perceived from a place on: as when somebody
    /// goes on in silence.
    fn is_quiet(_setup: &Self::Setup, _sights: &[Self::Sight], _from: usize) -> bool {
        false
    }
    /// Whether somebody should be given time to take in what has just been seen: the end of a round,
    /// say. Must not depend on anything hidden.
    fn is_solemn(sight: &Self::Sight) -> bool;
}

/// The legal moves of whoever has this view.
pub(crate) fn menu<G: Game>(view: &G::View) -> Vec<G::Action> {
    let mut menu = Vec::new();
    if let Some(seen) = G::seen_in(view) {
        G::legal(seen, &mut menu);
    }
    menu
}

/// How long the list of a seat's moves can be: nothing if everybody sees that it is not asked.
pub(crate) fn longest_menu<G: Hosted>(public: &G::View, seat: Seat) -> usize {
    if G::waiting(public).seats().has(seat) { G::longest_menu(public, seat) } else { 0 }
}
