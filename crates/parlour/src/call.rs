//! What can be said on the command line.

use clap::{Args, Parser, Subcommand};
use server::Network;
use std::path::PathBuf;

/// A parlour for romantic table games.
#[derive(Parser)]
#[command(name = "parlour", version, about)]
pub struct Call {
    /// The language: en, it, de or fr [default: the machine's, or English]
    #[arg(long, global = true, value_name = "L")]
    pub lang: Option<String>,

    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Call {
    /// What happens when nothing is said.
    pub fn usual() -> Serve {
        Serve {
            listen: "127.0.0.1:7777".into(),
            data: PathBuf::from("parlour-data"),
            journal: None,
            journal_file: None,
            behind_proxy: false,
            trust: Vec::new(),
            public_name: Vec::new(),
            security: Security::default(),
            pack: Vec::new(),
            bot_pause: 900,
            log: None,
        }
    }
}

#[derive(Subcommand)]
pub enum Command {
    /// Open the parlour: a place to play in the browser (this is what happens without a command)
    Serve(Serve),
    /// Make a consistent copy of the journal, also while the parlour is open
    Backup {
        /// The file to write; it must not exist yet
        file: PathBuf,
        /// The folder of the journal
        #[arg(long, value_name = "DIR", default_value = "parlour-data")]
        data: journal::Place,
    },
    /// Take the journal from a folder to a PostgreSQL database, or back; the parlour must be closed
    Migrate {
        /// Where the journal is: a folder, or postgres://user@host/database
        from: journal::Place,
        /// Where it should be: a folder or a database that holds none yet
        to: journal::Place,
    },
    /// Judge a whole journal without changing it, also while the parlour is open
    Check {
        /// Where the journal is: a folder, postgres://user@host/database, or the file of a backup
        #[arg(value_name = "DIR", default_value = "parlour-data")]
        place: journal::Place,
    },
    /// Remove tables in which nothing has happened for long; the parlour must be closed
    Tidy {
        /// For how many days nothing has happened there
        #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
        older_than: u32,
        /// The folder of the journal
        #[arg(long, value_name = "DIR", default_value = "parlour-data")]
        data: journal::Place,
        /// Only tell what would be removed; the parlour may be open
        #[arg(long)]
        dry_run: bool,
    },
    /// Let bots play many games, and see who wins
    Simulate(Simulate),
    /// Read the rules of a game
    Rules {
        /// The game: love-letter, favor or fog-of-love
        game: String,
    },
    /// Play recorded games again, judging every line
    Replay(Replay),
    /// Look after packs of cards for Fog of Love
    #[command(subcommand)]
    Packs(Packs),
}

#[derive(Args, Clone)]
pub struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    pub listen: String,
    /// The folder of the journal, made if it is missing
    #[arg(long, value_name = "DIR", default_value = "parlour-data")]
    pub data: PathBuf,
    /// The database of the journal instead, postgres://user@host/database, which other parlours may
    /// share [default: PARLOUR_JOURNAL, if that is set]
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    pub journal: Option<String>,
    /// A file that holds that address, where no list of processes shows its password
    #[arg(long, value_name = "FILE", conflicts_with_all = ["data", "journal"])]
    pub journal_file: Option<PathBuf>,
    /// The parlour stands behind a proxy of yours: take its word on addresses and encryption
    #[arg(long)]
    pub behind_proxy: bool,
    /// The addresses your proxy may have; with --behind-proxy [default: this machine's own]
    #[arg(long, value_name = "ADDRESS/LEN,…", value_delimiter = ',', requires = "behind_proxy")]
    pub trust: Vec<Network>,
    /// The name under which people find the parlour; it answers to no other then
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub public_name: Vec<String>,
    #[command(flatten)]
    pub security: Security,
    /// Packs of cards that tables may choose, beside those in packs/ of the data folder
    #[arg(long, value_name = "DIR,…", value_delimiter = ',')]
    pub pack: Vec<PathBuf>,
    /// How long bots seem to think, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 900)]
    pub bot_pause: u64,
    /// What to write to the log: error, warn, info, debug, or a filter such as server=debug
    /// [default: RUST_LOG, or info]
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<String>,
}

/// Whom to tell of a hole, for `/.well-known/security.txt`.
#[derive(Args, Clone, Default)]
pub struct Security {
    /// Where to write about a hole in its security, for /.well-known/security.txt: an e-mail address,
    /// https://… or tel:… [default: PARLOUR_SECURITY_CONTACT, or no such page]
    #[arg(long, value_name = "ADDRESS,…", value_delimiter = ',')]
    pub security_contact: Vec<String>,
    /// Where your rules for whoever looks for holes stand [default: PARLOUR_SECURITY_POLICY]
    #[arg(long, value_name = "URL")]
    pub security_policy: Option<String>,
    /// Where your key lies, to encrypt what is written to you [default: PARLOUR_SECURITY_KEY]
    #[arg(long, value_name = "URL")]
    pub security_key: Option<String>,
    /// The languages you read: en,de [default: PARLOUR_SECURITY_LANGUAGES]
    #[arg(long, value_name = "L,…", value_delimiter = ',')]
    pub security_languages: Vec<String>,
    /// The day until which all that holds, 2027-06-30 [default: PARLOUR_SECURITY_EXPIRES, or 180 days
    /// from now]
    #[arg(long, value_name = "DAY")]
    pub security_expires: Option<String>,
}

#[derive(Subcommand)]
pub enum Packs {
    /// Read a pack and tell what is wrong with it, and where
    Check {
        /// The folder of the pack; several folders are read together
        #[arg(required = true, value_name = "DIR")]
        folders: Vec<PathBuf>,
    },
    /// Let every kind of bot play many games with a pack, and tell how well its cards are balanced
    Balance(Balance),
}

#[derive(Args)]
pub struct Balance {
    /// The folder of the pack; one without a story is played with the cards of the house
    #[arg(required = true, value_name = "DIR")]
    pub folders: Vec<PathBuf>,
    /// How many games of each story
    #[arg(long, value_name = "N", default_value_t = 1800)]
    pub games: u64,
    /// The same seed plays the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Print everything that was counted as one JSON object
    #[arg(long)]
    pub json: bool,
    /// Draw the most important as an SVG picture in this file
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

#[derive(Args)]
pub struct Simulate {
    /// The game: love-letter, favor or fog-of-love
    pub game: String,
    /// How many sit at the table
    #[arg(long, value_name = "N")]
    pub players: Option<u32>,
    /// Which rules, where a game has several: 2019 or classic
    #[arg(long, value_name = "RULES")]
    pub rules: Option<String>,
    /// Which story, where a game tells several: sunday-morning-date, where-were-we
    #[arg(long, value_name = "KEY")]
    pub story: Option<String>,
    /// Play the story's tutorial, whose cards lie in a fixed order
    #[arg(long)]
    pub tutorial: bool,
    /// The special events to include instead of the story's own, for games that have some; none for
    /// none of them
    #[arg(long, value_name = "ID,…", value_delimiter = ',')]
    pub event: Vec<String>,
    /// Leave the ordinary scenes of all stories in the decks
    #[arg(long)]
    pub all_stories: bool,
    /// Cards to leave out
    #[arg(long, value_name = "ID,…", value_delimiter = ',')]
    pub without: Vec<String>,
    /// Topics to leave out, with all cards that touch on them: affair, money, illness
    #[arg(long, value_name = "TAG,…", value_delimiter = ',')]
    pub without_topics: Vec<String>,
    /// Cards to play with beside those of the house, for games with packs: a folder, or several
    #[arg(long, value_name = "DIR,…", value_delimiter = ',')]
    pub pack: Vec<PathBuf>,
    /// A box of the house to play with instead, for games with packs: base or base+second
    #[arg(long = "box", value_name = "BOX", conflicts_with = "pack")]
    pub from_box: Option<String>,
    /// Who begins, counted from 1 [default: by the rules, or by chance]
    #[arg(long, value_name = "SEAT")]
    pub first: Option<u32>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    /// Who plays: a level for all seats, or one for each: club,random
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// Duplicate deals: play every deal once for each way of moving the bots round the table
    #[arg(long)]
    pub swap: bool,
    /// The same seed plays the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Write every game down in this file
    #[arg(long, value_name = "FILE")]
    pub transcripts: Option<PathBuf>,
    /// Draw what the games were like as an SVG picture in this file, where a game has a chart
    #[arg(long, value_name = "FILE")]
    pub chart: Option<PathBuf>,
    /// Print the result as one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Replay {
    /// A file of transcripts
    pub file: PathBuf,
    /// Cards to play with beside those of the house, for games with packs: a folder, or several
    #[arg(long, value_name = "DIR,…", value_delimiter = ',')]
    pub pack: Vec<PathBuf>,
    /// Tell only this game of the file, counted from 1
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
    /// Check that every card was dealt from the seed that was sealed before the first one
    #[arg(long)]
    pub verify: bool,
    /// Tell it as this seat saw it, counted from 1, instead of with open cards
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u32>,
}
